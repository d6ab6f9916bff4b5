/* files.c - whole files in. */
#include "cli/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 8 << 20 };

static char *read_stream(const cli_command *command, const char *path, FILE *file, size_t *length)
{
    char *text = malloc(LARGEST + 1);

    if (!text) return cli_failed(command, "there is not enough memory."), NULL;
    *length = fread(text, 1, LARGEST + 1, file);
    if (*length <= LARGEST && !ferror(file)) return text;
    cli_failed(command, ferror(file) ? "%s cannot be read." : "%s is too large for a game file.", path);
    free(text);
    return NULL;
}

char *cli_read_file(const cli_command *command, const char *path, size_t *length)
{
    bool piped = strcmp(path, "-") == 0;
    FILE *file = piped ? stdin : fopen(path, "rb");
    char *text;

    if (!file) return cli_failed(command, "%s cannot be opened: %s.", path, strerror(errno)), NULL;
    text = read_stream(command, path, file, length);
    if (!piped) fclose(file);
    return text;
}

rs_session *cli_session(const cli_command *command)
{
    rs_session *session = aligned_alloc(RS_ALIGN, (sizeof *session + RS_ALIGN - 1) / RS_ALIGN * RS_ALIGN);

    if (!session) return cli_failed(command, "there is not enough memory."), NULL;
    memset(session, 0, sizeof *session);
    return session;
}
