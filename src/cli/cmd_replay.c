/* cmd_replay.c - roadstead replay FILE and roadstead verify FILE: a game file, told again and proven. */
#include "cli/commands.h"
#include "cli/files.h"
#include "engine/game.h"
#include "protocol/reply.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct telling {
    int reader;
    bool board, step;
} telling;

/* ---- Telling ------------------------------------------------------------------------------------------------------------------ */

static void put_events(const rs_session *session, const rs_turn *turn, int reader)
{
    for (int i = 0; i < turn->events; i++) {
        char line[RS_LINE * 2];
        rs_text out = rs_text_on(line, sizeof line);

        if (!rs_event_seen(session->game, &turn->event[i], reader)) continue;
        rs_event_text(session->game, session->origin, &turn->event[i], reader, &out);
        printf("  %s\n", line);
    }
}

static void put_board(const rs_game *game, const void *state, int reader)
{
    static char screen[1 << 16];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_text out = rs_text_on(screen, sizeof screen);

    rs_view(game, state, reader, view);
    game->board(view, &out);
    printf("\n%s\n", screen);
}

/* From here on it was played under newer rules. */
static void put_turn(const rs_session *session) { printf("Version %d of the rules from here on\n", session->game->rules_version); }

static void tell(void *context, const rs_session *session, int index, const void *state, const rs_turn *turn)
{
    const telling *t = context;
    char text[RS_LINE];
    rs_text out = rs_text_on(text, sizeof text);
    int seat;

    if (session->turned && index == session->past_moves) put_turn(session);
    if (index < 0) {
        printf("Set-up\n");
    } else {
        rs_session_move(session, index, &seat, &out);
        printf("%d. %s: %s\n", index + 1, rs_seat_name(session->game, session->origin, seat), text);
    }
    put_events(session, turn, t->reader);
    if (t->board && state) put_board(session->game, state, t->reader);
    if (t->step) {
        printf("[Enter]");
        fflush(stdout);
        for (int c = getchar(); c != '\n' && c != EOF;) c = getchar();
    }
}

/* What newer rules did to it. */
static void put_turning(const rs_session *session)
{
    const rs_turning *t = &session->turning;
    char buffer[RS_LINE];
    rs_text clauses = rs_text_on(buffer, sizeof buffer);

    if (t->how == RS_TODAYS) return;
    rs_put_clauses(session->game, t->from, &clauses);
    printf("Played under version %d of the rules; this program has version %d, which differs in %s.\n", t->from,
           session->game->rules_version, buffer);
    switch (t->how) {
    case RS_SAME: printf("Every move was made again under version %d and leads to the same.\n", session->game->rules_version); break;
    case RS_REPLAYED:
        printf("Every move was made again under version %d; whether it leads to the same cannot be told.\n", session->game->rules_version);
        break;
    case RS_CONVERTED: printf("It is told as it was noted, and goes on from the position that it had.\n"); break;
    default: printf("From move %d on it cannot go as it went: %s\n", t->move + 1, t->why);
    }
}

static void put_result(const rs_session *session)
{
    int players = ((const rs_head *)session->state)->players;
    int8_t place[RS_SEATS] = {0};

    printf("%s, %d players, %d moves, hash %016llx\n", session->game->title, players, rs_session_moves(session),
           (unsigned long long)rs_state_hash(session->game, session->state));
    if (rs_session_asked(session) >= 0) {
        printf("The game is not over.\n");
        return;
    }
    if (session->conceded >= 0) printf("%s conceded.\n", rs_seat_name(session->game, session->state, session->conceded));
    rs_session_rank(session, place);
    for (int seat = 0; seat < players; seat++)
        printf("  %d. %-8s %d\n", place[seat], rs_seat_name(session->game, session->state, seat),
               session->game->score(session->state, seat));
}

/* Was every move made again, from the beginning to the position that was noted? */
static bool is_all_proven(const rs_session *session)
{
    return !session->turned && (session->turning.how == RS_TODAYS || session->turning.how == RS_SAME);
}

static void put_json(const rs_session *session, bool verified)
{
    char buffer[4096];
    rs_text out = rs_text_on(buffer, sizeof buffer);

    rs_put_format(&out, "{\"game\":\"%s\",\"players\":%d,\"moves\":%d,\"over\":%s,\"hash\":\"%016llx\"", session->game->id,
                  ((const rs_head *)session->state)->players, rs_session_moves(session), rs_session_asked(session) < 0 ? "true" : "false",
                  (unsigned long long)rs_state_hash(session->game, session->state));
    if (verified) rs_put_format(&out, ",\"verified\":%s", is_all_proven(session) ? "true" : "false");
    rs_reply_turning(session, &out);
    rs_put(&out, "}");
    assert(!out.cut);
    puts(buffer);
}

/* ---- The commands ----------------------------------------------------------------------------------------------------------------- */

typedef const char *file_reader(rs_session *session, const char *text, size_t length, char *problem);

/* Reads a game file with one of the two readers; NULL: it cannot be read, and that has been said. */
static rs_session *open_game(const cli_command *self, const char *path, file_reader *read)
{
    char problem[RS_LINE];
    size_t length;
    char *text = cli_read_file(self, path, &length);
    rs_session *session = text ? cli_session(self) : NULL;
    const char *why = session ? read(session, text, length, problem) : NULL;

    free(text);
    if (!why) return session;
    cli_failed(self, "%s: %s", path, why);
    free(session);
    return NULL;
}

int cmd_replay(const cli_command *self, char **args)
{
    bool board = false, step = false, quiet = false, json = false;
    long seat = RS_NOBODY;
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {
        CLI_NUMBER("seat", "N", &seat, 0, RS_SEATS - 1, "tell it as this seat may know it (without it: everything)"),
        CLI_FLAG("board", &board, "draw the table after each move"),
        CLI_FLAG("step", &step, "wait for Enter after each move"),
        CLI_FLAG("quiet", &quiet, "only how it ended"),
        CLI_FLAG("json", &json, "only how it ended, as JSON"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);
    rs_session *session;

    if (status != CLI_RUN) return status;
    if (!(session = open_game(self, operand[0], rs_session_restore))) return CLI_FAILED;
    if (!quiet && !json) rs_session_retell(session, tell, &(telling){(int)seat, board, step});
    if (json)
        put_json(session, false);
    else
        put_result(session);
    if (!json) put_turning(session);
    free(session);
    return CLI_FINE;
}

/* What is proven of a game that could not be played again as a whole, and what is not. */
static void put_findings(const rs_session *session, const char *commitment)
{
    int version = session->game->rules_version;

    printf("Proven: the seed %s has the SHA-256 %s, as committed.\n", session->seed, commitment);
    if (session->turned) {
        if (session->count > 0)
            printf("Proven: the %d moves made under version %d of the rules are legal, and their draws came from the seed.\n",
                   session->count, version);
        printf("Not proven: the %d moves before them, which were made under older rules, and their draws.\n", session->past_moves);
    } else {
        printf("Proven: %d moves are legal under version %d of the rules, with draws from the seed.\n", session->count, version);
        printf("Not proven: that they led to the position that was noted%s.\n",
               session->turning.how == RS_SHORTENED ? ", and the moves behind them" : "");
    }
}

int cmd_verify(const cli_command *self, char **args)
{
    bool json = false;
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {CLI_FLAG("json", &json, "the findings as JSON"), CLI_END};
    int status = cli_parse(self, options, args, operand);
    char commitment[65];
    rs_session *session;

    if (status != CLI_RUN) return status;
    if (!(session = open_game(self, operand[0], rs_session_verify))) return CLI_FAILED;
    rs_commitment(session->seed, commitment);
    if (json)
        put_json(session, true);
    else if (is_all_proven(session))
        printf("Verified: the seed %s has the SHA-256 %s, as committed; all %d moves are legal and every draw came from it.\n",
               session->seed, commitment, session->count);
    else
        put_findings(session, commitment);
    if (!json) put_turning(session);
    free(session);
    return CLI_FINE;
}
