/* catalogue.c - a .po file as tools/po.py writes it: a text a line, quoted as in JSON. */
#include "cli/catalogue.h"
#include "engine/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text that a row gives behind its word, to be freed; NULL: the row has another word. */
static char *text_of(const char *line, const char *word)
{
    size_t length = strlen(word), room = strlen(line) + 1;
    char *text;
    rs_json json;

    if (strncmp(line, word, length) != 0 || line[length] != ' ' ||
        !rs_json_parse(line + length + 1, strcspn(line + length + 1, "\n"), &json))
        return NULL;
    if (!(text = malloc(room))) return NULL;
    if (rs_json_string(json, text, room)) return text;
    free(text);
    return NULL;
}

static void add(cli_catalogue *c, char *text, char *said)
{
    if (text && said && *text && *said && c->count < CLI_CATALOGUE_TEXTS) {
        c->text[c->count] = text;
        c->said[c->count++] = said;
        return;
    }
    free(text);
    free(said);
}

bool cli_catalogue_open(cli_catalogue *c, const char *path)
{
    FILE *file = fopen(path, "r");
    char *line = NULL, *key = NULL, *text;
    size_t size = 0;

    c->count = 0;
    if (!file) return false;
    while (getline(&line, &size, file) >= 0) {
        if ((text = text_of(line, "msgid"))) {
            free(key);
            key = text;
        } else if ((text = text_of(line, "msgstr"))) {
            add(c, key, text);
            key = NULL;
        }
    }
    free(key);
    free(line);
    fclose(file);
    return true;
}

void cli_catalogue_close(cli_catalogue *c)
{
    while (c->count > 0) {
        c->count--;
        free(c->text[c->count]);
        free(c->said[c->count]);
    }
}

const char *cli_in_words(const cli_catalogue *c, const char *text)
{
    for (int i = 0; i < c->count; i++)
        if (strcmp(c->text[i], text) == 0) return c->said[i];
    return text;
}
