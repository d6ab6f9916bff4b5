/* options.c - which options of a game a run was made with, in words and as JSON. */
#include "lab/options.h"
#include "engine/text.h"

const char *rs_options_text(char buffer[RS_OPTIONS_ROOM], const char *before, const rs_game *game, const int16_t *options)
{
    rs_text out = rs_text_on(buffer, RS_OPTIONS_ROOM);

    for (int i = 0; options && game->options[i].name; i++)
        if (options[i] != game->options[i].usual) rs_put_format(&out, "%s%s=%d", before, game->options[i].name, options[i]);
    return buffer;
}

const char *rs_options_json(char buffer[RS_OPTIONS_ROOM], const rs_game *game, const int16_t *options)
{
    rs_text out = rs_text_on(buffer, RS_OPTIONS_ROOM);
    bool first = true;

    rs_put(&out, "{");
    for (int i = 0; game->options[i].name; i++) {
        rs_put_key(&out, &first, game->options[i].name);
        rs_put_number(&out, options ? options[i] : game->options[i].usual);
    }
    rs_put(&out, "}");
    return buffer;
}
