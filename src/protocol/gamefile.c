/* gamefile.c - game files. Readable text: a header, one move a line, and how it ended.
 *
 *     roadstead game 2
 *     game plunder
 *     rules 1
 *     players 2
 *     option goal 40
 *     colours green red                  only if they were chosen: what each seat plays
 *     seed 5f1c0a7e
 *     commit 3e0b..                      the SHA-256 of the seed, known before the first move
 *     entropy 77aa                       what each player mixed in, in the order of the seats
 *     record                             only if it tells what happened, too (engine/record.h)
 *     moves
 *     . dealt 0 nassau                   only with a record: what was told, and how the position changed
 *     begin {..}                         only with a record: the position after the set-up
 *     0 explore nassau north
 *     draw 46 12                         only where draws were scripted: what came out during that move
 *     1 pay all
 *     rules 1 2 PL-4.1,PL-7.2            from here on under newer rules, which differ in these clauses,
 *     position 217 {..}                  from this position and this place in the stream
 *     0 sail north
 *     stream 217                         only where draws were scripted: how far the seed's stream was used
 *     end over                           or "end open", or "end conceded 1": seat 1 gave it up
 *     hash 0123456789abcdef              of the last position's canonical form
 *     last 221 {..}                      only if the position is not over: where the stream is, and the position
 *
 * Lines that begin with # are remarks; those that begin with #: are the program's own and stay with the game. A game that began from a
 * position has a line "position {..}" (as the engine prints it) in place of commitment and entropy. Version 1 of the format had no
 * records and no last position, and its hash was of the bytes of the position. */
#include "protocol/gamefile.h"
#include "engine/game.h"
#include "engine/record.h"

#include <string.h>

static void save_options(const rs_session *s, rs_text *out)
{
    const rs_head *origin = (const rs_head *)s->origin;

    for (int i = 0; s->game->options[i].name; i++)
        if (origin->option[i] != s->game->options[i].usual)
            rs_put_format(out, "option %s %d\n", s->game->options[i].name, origin->option[i]);
}

static void save_colours(const rs_session *s, rs_text *out)
{
    if (!rs_colours(s->origin)) return;
    rs_put(out, "colours ");
    rs_put_colours(s->game, s->origin, " ", out);
    rs_put_char(out, '\n');
}

static void save_beginning(const rs_session *s, rs_text *out)
{
    char commitment[65];

    if (s->loaded) {
        rs_put_format(out, "seed %s\nposition ", s->seed);
        rs_state_json(s->game, s->origin, out);
        rs_put_char(out, '\n');
        return;
    }
    rs_commitment(s->seed, commitment);
    rs_put_format(out, "seed %s\ncommit %s\n", s->seed, commitment);
    for (int i = 0; i < s->entropies; i++) rs_put_format(out, "entropy %s\n", s->entropy[i]);
}

static void save_header(const rs_session *s, rs_text *out)
{
    rs_put_format(out, "game %s\nrules %d\nplayers %d\n", s->game->id, s->game->rules_version, ((const rs_head *)s->origin)->players);
    save_options(s, out);
    save_colours(s, out);
    save_beginning(s, out);
}

static void save_draws(const rs_session *s, int first, int count, rs_text *out)
{
    if (!s->scripted || count == 0) return;
    rs_put(out, "draw");
    for (int i = first; i < first + count; i++) rs_put_format(out, " %d", s->tape[i]);
    rs_put_char(out, '\n');
}

static void save_move(const rs_session *s, int index, int drawn, rs_text *out)
{
    rs_put_format(out, "%d ", s->entry[index].seat);
    rs_move_text(s->game, s->state, s->entry[index].move, out);
    rs_put_char(out, '\n');
    save_draws(s, drawn, s->entry[index].draws, out);
}

static void save_moves(const rs_session *s, rs_text *out)
{
    int drawn = s->setup_draws;

    save_draws(s, 0, s->setup_draws, out);
    for (int i = 0; i < s->count; i++) {
        save_move(s, i, drawn, out);
        drawn += s->entry[i].draws;
    }
}

/* ---- With a record ------------------------------------------------------------------------------------------------------------ */

typedef struct recorder {
    rs_text *out;
    int drawn;
    _Alignas(RS_ALIGN) unsigned char before[RS_STATE];
} recorder;

static void record_setup(const rs_session *s, const rs_turn *turn, recorder *r)
{
    save_draws(s, 0, s->setup_draws, r->out);
    rs_record_turn(s->game, NULL, s->origin, turn, r->out);
    if (s->loaded) return;
    rs_put(r->out, "begin ");
    rs_state_json(s->game, s->origin, r->out);
    rs_put_char(r->out, '\n');
}

static void record_move(void *context, const rs_session *s, int index, const void *state, const rs_turn *turn)
{
    recorder *r = context;

    if (index < s->past_moves && index >= 0) return;
    if (index < 0 && s->turned) return;
    if (index < 0) {
        record_setup(s, turn, r);
        return;
    }
    index -= s->past_moves;
    save_move(s, index, r->drawn, r->out);
    r->drawn += s->entry[index].draws;
    rs_record_turn(s->game, r->before, state, turn, r->out);
    memcpy(r->before, state, s->game->state_bytes);
}

static void record_moves(const rs_session *s, rs_text *out)
{
    recorder r = {.out = out, .drawn = s->setup_draws};

    memcpy(r.before, s->origin, s->game->state_bytes);
    rs_session_retell(s, record_move, &r);
}

/* ---- The end ------------------------------------------------------------------------------------------------------------------- */

static void save_last(const rs_session *s, rs_text *out)
{
    rs_put_format(out, "last %llu ", (unsigned long long)s->chance.counter);
    rs_state_json(s->game, s->state, out);
    rs_put_char(out, '\n');
}

static void save_end(const rs_session *s, rs_text *out)
{
    if (s->conceded >= 0)
        rs_put_format(out, "end conceded %d\n", s->conceded);
    else
        rs_put(out, rs_asked(s->state) < 0 ? "end over\n" : "end open\n");
    rs_put_format(out, "hash %016llx\n", (unsigned long long)rs_state_hash(s->game, s->state));
    if (!((const rs_head *)s->state)->over) save_last(s, out);
}

void rs_session_save_as(const rs_session *s, bool record, rs_text *out)
{
    rs_put(out, "roadstead game 2\n");
    if (s->turned)
        rs_put(out, s->past);
    else
        save_header(s, out);
    if (record) rs_put(out, "record\n");
    if (!s->turned) rs_put(out, "moves\n");
    if (record)
        record_moves(s, out);
    else
        save_moves(s, out);
    if (!s->turned) rs_put(out, s->past);
    if (s->scripted) rs_put_format(out, "stream %llu\n", (unsigned long long)s->chance.counter);
    save_end(s, out);
}

void rs_session_save(const rs_session *s, rs_text *out)
{
    size_t begin = out->used;

    rs_session_save_as(s, rs_session_asked(s) < 0, out);
    if (!out->cut) return;
    out->at[out->used = begin] = 0; /* there is no room for the record */
    out->cut = false;
    rs_session_save_as(s, false, out);
}
