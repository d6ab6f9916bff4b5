/* cmd_replay.c - roadstead replay FILE and roadstead verify FILE: a game file, told again and proven. */
#include "cli/commands.h"
#include "cli/files.h"
#include "engine/game.h"

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
        rs_event_text(session->game, ((const rs_head *)session->origin)->players, &turn->event[i], reader, &out);
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

static void tell(void *context, const rs_session *session, int index, const void *state, const rs_turn *turn)
{
    const telling *t = context;
    char text[RS_LINE];
    rs_text out = rs_text_on(text, sizeof text);

    if (index < 0) {
        printf("Set-up\n");
    } else {
        rs_move_text(session->game, session->entry[index].move, &out);
        printf("%d. %s: %s\n", index + 1,
               rs_seat_name(session->game, ((const rs_head *)session->origin)->players, session->entry[index].seat), text);
    }
    put_events(session, turn, t->reader);
    if (t->board) put_board(session->game, state, t->reader);
    if (t->step) {
        printf("[Enter]");
        fflush(stdout);
        for (int c = getchar(); c != '\n' && c != EOF;) c = getchar();
    }
}

static void put_result(const rs_session *session)
{
    int players = ((const rs_head *)session->state)->players;
    int8_t place[RS_SEATS] = {0};

    printf("%s, %d players, %d moves, hash %016llx\n", session->game->title, players, session->count,
           (unsigned long long)rs_hash(session->state, session->game->state_bytes));
    if (rs_session_asked(session) >= 0) {
        printf("The game is not over.\n");
        return;
    }
    if (session->conceded >= 0) printf("%s conceded.\n", rs_seat_name(session->game, players, session->conceded));
    rs_session_rank(session, place);
    for (int seat = 0; seat < players; seat++)
        printf("  %d. %-8s %d\n", place[seat], rs_seat_name(session->game, players, seat), session->game->score(session->state, seat));
}

static void put_json(const rs_session *session, bool proven, const char *why)
{
    char buffer[2048];
    rs_text out = rs_text_on(buffer, sizeof buffer);

    rs_put_format(&out, "{\"game\":\"%s\",\"players\":%d,\"moves\":%d,\"over\":%s,\"hash\":\"%016llx\"", session->game->id,
                  ((const rs_head *)session->state)->players, session->count, rs_session_asked(session) < 0 ? "true" : "false",
                  (unsigned long long)rs_hash(session->state, session->game->state_bytes));
    if (proven || why) rs_put_format(&out, ",\"verified\":%s", proven ? "true" : "false");
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
        put_json(session, false, NULL);
    else
        put_result(session);
    free(session);
    return CLI_FINE;
}

int cmd_verify(const cli_command *self, char **args)
{
    bool json = false;
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {CLI_FLAG("json", &json, "the finding as JSON"), CLI_END};
    int status = cli_parse(self, options, args, operand);
    char commitment[65];
    rs_session *session;

    if (status != CLI_RUN) return status;
    if (!(session = open_game(self, operand[0], rs_session_verify))) return CLI_FAILED;
    rs_commitment(session->seed, commitment);
    if (json)
        put_json(session, true, NULL);
    else
        printf("Verified: the seed %s has the SHA-256 %s, as committed; all %d moves are legal and every draw came from it.\n",
               session->seed, commitment, session->count);
    free(session);
    return CLI_FINE;
}
