/* show.c - a game as lines of text. */
#include "tui/show.h"
#include "engine/game.h"
#include "engine/text.h"

#include <stdio.h>
#include <string.h>

enum { SCREEN = 1 << 16, LOG_BYTES = 4 << 20 };

void rs_show_board(const rs_session *s, int reader)
{
    static char screen[SCREEN];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_text out = rs_text_on(screen, sizeof screen);

    rs_view(s->game, s->state, reader, view);
    s->game->board(view, &out);
    printf("\n%s", screen);
}

void rs_show_question(const rs_session *s)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    char prompt[RS_LINE];
    rs_text question = rs_text_on(prompt, sizeof prompt);

    rs_view(s->game, s->state, rs_asked(s->state), view);
    rs_prompt_text(s->game, view, &question);
    printf("\n%s: %s (%s)\n", rs_seat_name(s->game, s->origin, rs_asked(s->state)), prompt, rs_pending(s->game, s->state)->clause);
}

static void show_prospects(const rs_game *game, const void *view, rs_move move)
{
    const char *warning = game->warn ? game->warn(view, move) : NULL;
    rs_turn told;

    if (warning) printf("     %-28s ! %s\n", "", warning);
    rs_turn_init(&told, NULL);
    if (game->outlook) game->outlook(view, move, &told);
    for (int i = 0; i < told.events; i++) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        rs_event_text(game, view, &told.event[i], rs_asked(view), &text);
        printf("     %-28s ? %s\n", "", line);
    }
}

void rs_show_moves(const rs_session *s)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    rs_view(s->game, s->state, rs_asked(s->state), view);
    for (int i = 0; i < s->turn.moves.count; i++) {
        char text[RS_LINE], label[RS_LINE];
        rs_text a = rs_text_on(text, sizeof text), b = rs_text_on(label, sizeof label);

        rs_move_text(s->game, s->state, s->turn.moves.at[i], &a);
        rs_move_label(s->game, s->state, s->turn.moves.at[i], &b);
        printf("%3d) %-28s %s\n", i + 1, text, label);
        show_prospects(s->game, view, s->turn.moves.at[i]);
    }
}

void rs_show_log(const rs_session *s, int reader, int from, int last)
{
    static char log[LOG_BYTES];
    rs_text out = rs_text_on(log, sizeof log);
    char *start = log;

    rs_session_log(s, reader, from, &out);
    for (char *at = log + out.used; last > 0 && at > log; at--)
        if (at[-1] == '\n' && at != log + out.used && --last == 0) start = at;
    for (char *line = strtok(start, "\n"); line; line = strtok(NULL, "\n")) printf("  %s\n", line);
}
