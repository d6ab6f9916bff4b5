/* batch.c - many games moved on together. */
#include "roadstead_batch.h"
#include "bots/bot.h"
#include "engine/session.h"
#include "engine/text.h"

#include <string.h>

typedef struct slot { /* one game after another is played in it */
    int64_t number;
    rs_chance dice, wits[RS_SEATS];
    rs_turn turn;
    bool ended; /* by the last step; the results are those of the game before this one */
    int8_t place[RS_SEATS];
    int32_t score[RS_SEATS];
    _Alignas(RS_ALIGN) unsigned char state[RS_STATE];
} slot;

struct rs_batch {
    const rs_game *game;
    int players, games, numbers;
    int16_t options[RS_OPTIONS];
    char seed[RS_BATCH_SEED + 1];
    int64_t next; /* game to begin */
    rs_run *runs;
    _Alignas(RS_ALIGN) slot slot[];
};

typedef struct thinking { /* of a bot that is asked */
    rs_thoughts thoughts;
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    _Alignas(RS_ALIGN) unsigned char room[RS_BOT_ROOM];
} thinking;

/* ---- Games ---------------------------------------------------------------------------------------------------------- */

static rs_status begin_game(rs_batch *b, slot *s)
{
    char seed[RS_SEED + 1];
    rs_text text = rs_text_on(seed, sizeof seed);

    s->number = b->next++;
    rs_put_format(&text, "%s.%lld", b->seed, (long long)s->number);
    rs_chance_seed(&s->dice, b->game->id, seed, NULL, 0);
    rs_bot_dice(s->wits, b->players, seed);
    rs_turn_init(&s->turn, &s->dice);
    s->turn.quiet = true;
    return rs_start(b->game, s->state, b->players, b->options, &s->turn);
}

static void forget_result(slot *s)
{
    s->ended = false;
    memset(s->place, 0, sizeof s->place);
    memset(s->score, 0, sizeof s->score);
}

static void note_result(const rs_batch *b, slot *s)
{
    s->ended = true;
    b->game->rank(s->state, s->place);
    for (int seat = 0; seat < b->players; seat++) s->score[seat] = b->game->score(s->state, seat);
}

static void move_on(rs_batch *b, slot *s, int choice)
{
    forget_result(s);
    if (choice == RS_WAIT) return;
    if (choice == RS_RENEW) {
        begin_game(b, s);
        return;
    }
    rs_choose(b->game, s->state, choice, &s->turn);
    if (rs_asked(s->state) >= 0) return;
    note_result(b, s);
    begin_game(b, s);
}

/* ---- The batch ------------------------------------------------------------------------------------------------------ */

size_t rs_batch_bytes(const rs_game *game, int players, int games)
{
    size_t bytes =
        sizeof(rs_batch) + (size_t)games * sizeof(slot) + (size_t)(rs_number_plan(game, players, NULL, NULL) + 1) * sizeof(rs_run);

    return (bytes + RS_ALIGN - 1) / RS_ALIGN * RS_ALIGN;
}

const char *rs_batch_begin(rs_batch *b, const rs_game *game, int players, int games, const int16_t *options, const char *seed)
{
    if (games < 1) return "A batch has one game at least.";
    if (players < game->least_players || players > game->most_players) return "The game is not for so many players.";
    if (!rs_seed_sound(seed) || strlen(seed) > RS_BATCH_SEED) return "A seed is 1 to 40 letters, digits, hyphens, underscores or dots.";
    b->game = game;
    b->players = players;
    b->games = games;
    for (int i = 0; game->options[i].name; i++) b->options[i] = options ? options[i] : game->options[i].usual;
    strcpy(b->seed, seed);
    b->next = 0;
    b->runs = (rs_run *)(void *)&b->slot[games];
    b->numbers = rs_number_plan(game, players, b->runs, NULL);
    for (int i = 0; i < games; i++) {
        forget_result(&b->slot[i]);
        if (begin_game(b, &b->slot[i]) != RS_OK) return "An option is out of its range.";
    }
    return NULL;
}

static int find_bad_choice(const rs_batch *b, const int16_t *choice)
{
    for (int i = 0; i < b->games; i++)
        if (choice[i] < RS_RENEW || choice[i] >= b->slot[i].turn.moves.count) return i;
    return -1;
}

int rs_batch_step(rs_batch *b, const int16_t *choice, const rs_window *window)
{
    int bad = find_bad_choice(b, choice);

    if (bad >= 0) return bad;
    for (int i = 0; i < b->games; i++) move_on(b, &b->slot[i], choice[i]);
    rs_batch_show(b, window);
    return -1;
}

/* ---- What is shown -------------------------------------------------------------------------------------------------- */

static void show_numbers(const rs_batch *b, const slot *s, int16_t *row)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    rs_view(b->game, s->state, rs_asked(s->state), view);
    rs_read_numbers(b->runs, view, row);
}

static void show_game(const rs_batch *b, int i, const rs_window *w)
{
    const slot *s = &b->slot[i];
    size_t row = (size_t)i;

    if (w->number) w->number[i] = s->number;
    if (w->seat) w->seat[i] = (int8_t)rs_asked(s->state);
    if (w->legal) w->legal[i] = (int16_t)s->turn.moves.count;
    if (w->moves) memcpy(w->moves + row * RS_LIST, s->turn.moves.at, (size_t)s->turn.moves.count * sizeof(rs_move));
    if (w->numbers) show_numbers(b, s, w->numbers + row * (size_t)b->numbers);
    if (w->ended) w->ended[i] = s->ended;
    if (w->place) memcpy(w->place + row * RS_SEATS, s->place, sizeof s->place);
    if (w->score) memcpy(w->score + row * RS_SEATS, s->score, sizeof s->score);
}

void rs_batch_show(const rs_batch *b, const rs_window *window)
{
    for (int i = 0; i < b->games; i++) show_game(b, i, window);
}

/* ---- Bots ----------------------------------------------------------------------------------------------------------- */

size_t rs_batch_ask_bytes(void) { return sizeof(thinking); }

static int ask(const rs_batch *b, slot *s, const rs_bot *bot, int iterations, thinking *t)
{
    int seat = rs_asked(s->state);
    rs_question question = {b->game, t->view, &s->turn.moves, &s->wits[seat], {.iterations = iterations}, t->room, 0};

    rs_view(b->game, s->state, seat, t->view);
    return rs_bot_choose(bot, &question, &t->thoughts);
}

bool rs_batch_ask(rs_batch *b, const char *name, int iterations, void *room, int16_t *choice)
{
    const rs_bot *bot = rs_bot_find(name);

    if (!bot) return false;
    for (int i = 0; i < b->games; i++)
        if (choice[i] == RS_ASK) choice[i] = (int16_t)ask(b, &b->slot[i], bot, iterations, room);
    return true;
}
