/* cmd_odds.c - roadstead odds FILE: what each move of the pending decision may bring, for the one who is asked. */
#include "cli/commands.h"
#include "cli/contest.h"
#include "cli/files.h"
#include "engine/text.h"
#include "protocol/advice.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

enum { REPLY = 1 << 18 };

typedef struct desk {
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char room[RS_BOT_ROOM];
    rs_odds odds[RS_LIST];
    char reply[REPLY];
} desk;

static void put_row(const rs_session *s, rs_move move, const rs_odds *o)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    rs_move_text(s->game, s->state, move, &text);
    printf("  %-32s %5.1f %%  %+7.2f  %+4d .. %+4d ", line, 100.0 * (double)o->chance / (double)o->samples / (double)RS_CERTAIN,
           (double)o->score / o->samples, o->low, o->high);
    for (int kind = 1; kind < s->game->events && kind < RS_ODDS_KINDS; kind++)
        if (o->happens[kind]) printf("  %s %d %%", s->game->event[kind].name, rs_per_mille(o->happens[kind], o->samples) / 10);
    printf("\n");
}

static void put_table(const rs_session *s, const void *view, const rs_odds *odds)
{
    char prompt[RS_LINE];
    rs_text question = rs_text_on(prompt, sizeof prompt);

    rs_prompt_text(s->game, view, &question);
    printf("%s: %s\n%d samples of each move\n\n", rs_seat_name(s->game, s->state, rs_asked(s->state)), prompt, odds[0].samples);
    printf("  %-32s %7s  %7s  %12s   %s\n", "move", "wins", "score", "from .. to", "what happens");
    for (int i = 0; i < s->turn.moves.count; i++) put_row(s, s->turn.moves.at[i], &odds[i]);
}

static void put_json(const rs_session *s, desk *d)
{
    rs_text out = rs_text_on(d->reply, sizeof d->reply);

    rs_reply_odds(s, d->odds, &out);
    assert(!out.cut);
    printf("{\"seat\":%d,%s}\n", rs_asked(s->state), d->reply);
}

static void find_odds(const rs_session *s, rs_budget budget, desk *d)
{
    rs_chance chance;
    rs_question question = {s->game, d->view, &s->turn.moves, &chance, budget, d->room, 0};

    rs_chance_seed(&chance, "odds", s->seed, NULL, 0);
    rs_view(s->game, s->state, rs_asked(s->state), d->view);
    rs_find_odds(&question, d->odds);
}

static int tell(const cli_command *self, const rs_session *s, rs_budget budget, bool json)
{
    desk *d;

    if (rs_session_asked(s) < 0) return cli_failed(self, "this game is over: there is nothing to decide.");
    if (!(d = aligned_alloc(RS_ALIGN, sizeof *d))) return cli_failed(self, "there is not enough memory.");
    find_odds(s, budget, d);
    if (json)
        put_json(s, d);
    else
        put_table(s, d->view, d->odds);
    free(d);
    return CLI_FINE;
}

int cmd_odds(const cli_command *self, char **args)
{
    bool json = false;
    long ms = 500, iterations = 0;
    const char *operand[CLI_OPERANDS], *why;
    char problem[RS_LINE], *text;
    const cli_option options[] = {
        CLI_NUMBER("ms", "MS", &ms, 1, 600000, "how long to sample, in milliseconds (500)"),
        CLI_NUMBER("iterations", "N", &iterations, 0, 100000000, "how many samples instead, of all moves together"),
        CLI_FLAG("json", &json, "as JSON, for programs"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);
    rs_session *session;
    size_t length;

    if (status != CLI_RUN) return status;
    if (!(text = cli_read_file(self, operand[0], &length)) || !(session = cli_session(self))) return free(text), CLI_FAILED;
    why = rs_session_restore(session, text, length, problem);
    status = why ? cli_failed(self, "%s: %s", operand[0], why) : tell(self, session, cli_budget(ms, iterations), json);
    free(session);
    free(text);
    return status;
}
