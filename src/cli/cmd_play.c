/* cmd_play.c - roadstead play GAME: seats, seed and options, then the terminal table. */
#include "cli/commands.h"
#include "cli/files.h"
#include "engine/game.h"
#include "engine/hash.h"
#include "lab/clock.h"
#include "tui/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

typedef struct wishes {
    const char *seats, *colours, *seed, *load, *entropy;
    long players, ms;
    cli_texts options;
} wishes;

/* The next item of a list separated by commas; "" at its end, and too long an item is cut. */
static const char *next_item(const char *list, char *item, size_t size)
{
    size_t length = strcspn(list, ",");

    snprintf(item, size, "%.*s", (int)length, list);
    return list[length] ? list + length + 1 : list + length;
}

/* "human,mate": one word a seat. Without it, a person and captains. */
static int seat_players(const cli_command *self, const wishes *w, rs_terminal_table *table, int least)
{
    char item[32];
    int seats = 0;

    if (!w->seats) {
        seats = w->players ? (int)w->players : least;
        for (int i = 1; i < seats; i++) table->bot[i] = rs_bot_find("captain");
        return seats;
    }
    for (const char *rest = w->seats; *rest; seats++) {
        rest = next_item(rest, item, sizeof item);
        if (seats == RS_SEATS) return cli_bad(self, "there are at most %d seats.", RS_SEATS), 0;
        table->bot[seats] = strcmp(item, "human") == 0 ? NULL : rs_bot_find(item);
        if (strcmp(item, "human") != 0 && !table->bot[seats]) return cli_bad(self, "a seat is human or a bot, not \"%s\".", item), 0;
    }
    if (w->players && w->players != seats) return cli_bad(self, "--players and --seats do not agree."), 0;
    return seats;
}

static const char *random_seed(char seed[33])
{
    uint8_t bytes[16];

    if (getrandom(bytes, sizeof bytes, 0) != sizeof bytes) return NULL;
    rs_hex(bytes, sizeof bytes, seed);
    return seed;
}

static int begin(const cli_command *self, const wishes *w, const rs_game *game, rs_terminal_table *table)
{
    char problem[RS_LINE], seed[33];
    int16_t option[RS_OPTIONS];
    rs_beginning b = {.game = game, .options = option, .seed = w->seed ? w->seed : random_seed(seed)};
    const char *why;

    if (!b.seed) return cli_failed(self, "the system gives no random numbers.");
    if ((b.players = seat_players(self, w, table, game->least_players)) == 0) return CLI_BAD_USAGE;
    if (cli_game_options(self, game, &w->options, option) != CLI_RUN) return CLI_BAD_USAGE;
    if (w->entropy) b.entropy[b.entropies++] = w->entropy;
    why = w->colours ? rs_colours_parse(game, b.players, w->colours, &b.colours) : NULL;
    if (!why) why = rs_session_begin(table->session, &b, problem);
    return why ? cli_bad(self, "%s", why) : CLI_RUN;
}

static int go_on(const cli_command *self, const wishes *w, rs_terminal_table *table)
{
    char problem[RS_LINE];
    size_t length;
    char *text = cli_read_file(self, w->load, &length);
    const char *why = text ? rs_session_restore(table->session, text, length, problem) : NULL;

    if (why) cli_failed(self, "%s: %s", w->load, why);
    free(text);
    if (!text || why) return CLI_FAILED;

    wishes here = *w;
    int players = ((const rs_head *)table->session->state)->players;

    if (!here.players && !here.seats) here.players = players;
    if (seat_players(self, &here, table, players) == players) return CLI_RUN;
    return cli_bad(self, "this game has %d seats.", players);
}

int cmd_play(const cli_command *self, char **args)
{
    wishes w = {.ms = 300};
    rs_terminal_table table = {0};
    const char *operand[CLI_OPERANDS];
    const cli_option options[] = {
        CLI_NUMBER("players", "P", &w.players, 1, RS_SEATS, "how many; you are the first, the others are bots (captain)"),
        CLI_TEXT("seats", "LIST", &w.seats, "who sits where: human or a bot for each seat, as in human,admiral,deckhand"),
        CLI_TEXT("colours", "LIST", &w.colours, "which colour each seat plays, as in green,red (without it: the usual ones)"),
        CLI_TEXT("seed", "S", &w.seed, "the seed of all draws (without it: a random one)"),
        CLI_TEXT("entropy", "TEXT", &w.entropy, "your own share in the draws, mixed with the seed"),
        CLI_GAME_OPTIONS(&w.options),
        CLI_TEXT("load", "FILE", &w.load, "go on with a saved game"),
        CLI_NUMBER("ms", "MS", &w.ms, 1, 600000, "how long a bot may think"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);
    const rs_game *game = NULL;

    if (status != CLI_RUN) return status;
    if (!operand[0] && !w.load) return cli_bad(self, "name a game, or load one.");
    if (operand[0] && !(game = cli_game(self, operand[0]))) return CLI_BAD_USAGE;
    if (!(table.session = cli_session(self))) return CLI_FAILED;
    table.budget = (rs_budget){(int)w.ms, 0, rs_microseconds};
    status = !(table.room = aligned_alloc(RS_ALIGN, RS_BOT_ROOM)) ? cli_failed(self, "there is not enough memory.")
             : w.load                                             ? go_on(self, &w, &table)
                                                                  : begin(self, &w, game, &table);
    if (status == CLI_RUN) status = rs_play_at_terminal(&table);
    free(table.room);
    free(table.session);
    return status;
}
