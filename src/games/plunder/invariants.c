/* invariants.c - what is true of every position. Checked in tests after each move, and for every position read from outside. */
#include "games/plunder/plunder.h"

#include <string.h>

/* ---- Cards: each of the 108 in exactly one place ------------------------------------------------------------------------- */

typedef struct census {
    rs_set seen;
    int count;
} census;

static void count_one(census *c, int card)
{
    if (card == PL_NONE) return;
    rs_add(&c->seen, card);
    c->count++;
}

static void count_all(census *c, rs_set cards)
{
    rs_add_all(&c->seen, cards);
    c->count += rs_size(&cards);
}

static bool every_card_once(const pl_state *s)
{
    census c = {0};

    count_all(&c, s->deck.cards);
    count_all(&c, s->discard);
    count_all(&c, s->box);
    count_all(&c, s->laid);
    for (int i = 0; i < s->head.players; i++) {
        const pl_captain *captain = &s->captain[i];

        count_all(&c, captain->hand.cards);
        count_one(&c, captain->own);
        count_one(&c, captain->prize);
        count_one(&c, captain->mate);
        count_one(&c, captain->offer);
    }
    for (int i = 0; i < 2; i++) count_one(&c, s->native_at[i] == PL_NONE ? PL_NONE : PL_RIVER_TRADERS + i);
    for (int i = 0; i < 6; i++) count_one(&c, s->war[i].a == PL_NONE ? PL_NONE : PL_FIRST_WAR + i);
    for (int i = 0; i < s->fleets; i++) count_one(&c, s->fleet[i].card);
    count_one(&c, s->pending);
    count_one(&c, s->fight.ship);
    return c.count == PL_CARDS && rs_size(&c.seen) == PL_CARDS;
}

static bool draws_never_fail(const pl_state *s) { return rs_size(&s->deck.cards) + rs_size(&s->discard) >= 14; }

/* ---- Captains -------------------------------------------------------------------------------------------------------------- */

static bool all_tokens_there(const pl_state *s)
{
    for (int good = 0; good < PL_GOODS; good++) {
        int sum = s->supply[good];

        for (int i = 0; i < s->head.players; i++) {
            const pl_captain *c = &s->captain[i];

            if (c->cargo[PL_TRADED][good] < 0 || c->cargo[PL_PLUNDERED][good] < 0) return false;
            sum += c->cargo[PL_TRADED][good] + c->cargo[PL_PLUNDERED][good];
        }
        if (sum != PL_TOKENS || s->supply[good] < 0) return false;
    }
    return true;
}

static bool is_hull(int card) { return pl_is_ship(card) || (card >= PL_FIRST_FLEET && card <= PL_LAST_FLEET); }

static bool ships_are_ships(const pl_captain *c)
{
    if (c->own == PL_PINNACE ? c->own_won : !is_hull(c->own)) return false;
    return (c->prize == PL_NONE || is_hull(c->prize)) && (c->mate == PL_NONE || pl_is_mate(c->mate));
}

static bool cargo_fits(const pl_captain *c)
{
    int traded = pl_tokens(c, PL_TRADED), hold = pl_ship_of(c->own)->hold;

    return traded + pl_stowed(c) <= hold;
}

static bool cargo_is_being_sorted(const pl_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == PL_FIT || s->stack[i].kind == PL_SPOILS || s->stack[i].kind == PL_D_DUMP) return true;
    return s->head.over;
}

static bool hand_is_sound(const pl_captain *c)
{
    rs_set never = rs_range(PL_TORTUGA, PL_START_SEA);

    rs_add(&never, PL_STORM_CARD);
    never = rs_both(never, c->hand.cards);
    return rs_is_empty(&never) && rs_size(&c->hand.cards) <= PL_HAND_STOPS && c->hand.blanks == 0;
}

static bool lost_has_nothing(const pl_captain *c)
{
    bool bare = c->at == PL_TORTUGA && c->own == PL_PINNACE && c->prize == PL_NONE && c->mate == PL_NONE && c->offer == PL_NONE;

    return !c->lost || (bare && pl_cargo(c) == 0 && rs_is_empty(&c->hand.cards));
}

static bool answer_is_sound(const pl_captain *c)
{
    if (c->answer == PL_NONE) return !c->answer_red;
    return c->answered && rs_has(&c->hand.cards, c->answer);
}

static const char *broken_captain(const pl_state *s, int seat)
{
    const pl_captain *c = &s->captain[seat];

    if (!hand_is_sound(c)) return "has an impossible hand";
    if (c->silver < 0 || (!s->head.over && c->silver >= s->head.option[PL_OPT_GOAL])) return "has an impossible treasury";
    if (!ships_are_ships(c)) return "has a captain with an impossible ship or mate";
    if (!cargo_is_being_sorted(s) && !cargo_fits(c)) return "has a captain with too much cargo";
    if (c->letters & c->deed) return "has a captain with the Letter of an Enemy by deed";
    if (!rs_has(&s->laid, c->at)) return "has a captain off the map";
    if (!lost_has_nothing(c)) return "has a captain who lost a ship and kept something";
    if (c->offer != PL_NONE && (seat != s->active || !pl_is_port(c->at) || !(pl_is_ship(c->offer) || pl_is_mate(c->offer))))
        return "has an offer out of place";
    if (!answer_is_sound(c)) return "has a secret answer that is not in hand";
    return NULL;
}

/* ---- The table --------------------------------------------------------------------------------------------------------------- */

static bool wars_are_sound(const pl_state *s)
{
    for (int i = 0; i < 6; i++) {
        const pl_war *war = &s->war[i];

        if ((war->a == PL_NONE) != (war->b == PL_NONE)) return false;
        if (war->a == PL_NONE) continue;
        if (war->a != pl_pairs[i].a || war->a == war->b || (pl_pairs[i].b != PL_NONE && war->b != pl_pairs[i].b)) return false;
        for (int k = 0; k < i; k++)
            if ((s->war[k].a == war->a && s->war[k].b == war->b) || (s->war[k].a == war->b && s->war[k].b == war->a)) return false;
    }
    return true;
}

static bool fleets_are_sound(const pl_state *s)
{
    for (int i = 0; i < 3; i++) {
        const pl_fleet *fleet = &s->fleet[i];

        if ((i >= s->fleets) != (fleet->card == PL_NONE) || (i >= s->fleets) != (fleet->at == PL_NONE)) return false;
        if (i >= s->fleets) continue;
        if (pl_kind_of(fleet->card) != PL_KIND_FLEET || !rs_has(&s->laid, fleet->at)) return false;
        if (!pl_is_sea(fleet->at) && (!pl_is_port(fleet->at) || pl_port_of(fleet->at)->nation != PL_SPAIN)) return false;
    }
    return true;
}

static bool natives_are_sound(const pl_state *s)
{
    for (int i = 0; i < 2; i++)
        if (s->native_at[i] != PL_NONE && (!pl_is_coast(s->native_at[i]) || !rs_has(&s->laid, s->native_at[i]))) return false;
    return s->native_at[0] == PL_NONE || s->native_at[0] != s->native_at[1];
}

/* Follows neighbours from Tortuga; all that is laid must be reached. */
static bool map_is_connected(const pl_state *s)
{
    rs_set reached = {{1ULL << PL_TORTUGA, 0}}, frontier = reached;

    for (int card; (card = rs_next(&frontier)) != PL_NONE;)
        for (int d = 0; d < PL_DIRECTIONS; d++) {
            int next = s->beside[card][d];

            if (next == PL_NONE || rs_has(&reached, next)) continue;
            rs_add(&reached, next);
            rs_add(&frontier, next);
        }
    return memcmp(&reached, &s->laid, sizeof reached) == 0;
}

enum { REACH = 33, SPAN = 2 * REACH + 1 }; /* places lie within 32 of Tortuga; one more, so that all have neighbours */

/* Which card lies where; false if two lie at one place, or one that is not laid has a place. */
static bool chart_map(const pl_state *s, int8_t at[SPAN][SPAN])
{
    memset(at, PL_NONE, SPAN * SPAN);
    for (int card = 0; card < PL_MAP_CARDS; card++) {
        pl_place place = s->place[card];
        int8_t *spot = &at[place.x + REACH][place.y + REACH];

        if (rs_has(&s->laid, card) ? *spot != PL_NONE : place.x != 0 || place.y != 0) return false;
        if (rs_has(&s->laid, card)) *spot = (int8_t)card;
    }
    return true;
}

static bool neighbours_are_right(const pl_state *s, int8_t at[SPAN][SPAN], int card)
{
    for (int d = 0; d < PL_DIRECTIONS; d++) {
        pl_place next = pl_next_place(s->place[card], d);

        if (s->beside[card][d] != (rs_has(&s->laid, card) ? at[next.x + REACH][next.y + REACH] : PL_NONE)) return false;
    }
    return true;
}

static bool map_is_sound(const pl_state *s)
{
    int8_t at[SPAN][SPAN];

    if ((s->laid.bits[0] & 0x1f) != 0x1f || !chart_map(s, at)) return false; /* Tortuga and the cross */
    for (int card = 0; card < PL_MAP_CARDS; card++)
        if (!neighbours_are_right(s, at, card)) return false;
    return at[REACH][REACH] == PL_TORTUGA && at[REACH][REACH + 1] == 1 && at[REACH + 1][REACH] == 2 && at[REACH][REACH - 1] == 3 &&
           at[REACH - 1][REACH] == 4 && map_is_connected(s);
}

/* ---- The stack: a position from outside must not lead into nowhere --------------------------------------------------------------- */

static bool is_fight_point(int kind) { return kind >= PL_D_CHASE && kind <= PL_D_TAKE; }
static bool is_duel_point(int kind) { return kind >= PL_D_DEFEND && kind <= PL_D_VICTOR; }

static bool fight_is_sound(const pl_state *s)
{
    const pl_fight *f = &s->fight;
    int n = s->head.players;

    if (f->attacker >= n || f->defender >= n || f->winner >= n) return false;
    if ((f->foe == PL_FOE_CAPTAIN) != (f->defender != PL_NONE)) return false;
    if (f->foe == PL_FOE_CAPTAIN && (f->attacker != s->active || f->defender == f->attacker)) return false;
    if (f->foe != PL_FOE_NONE && f->attacker != s->active) return false;
    if (f->winner != PL_NONE && f->winner != f->attacker && f->winner != f->defender) return false;
    if (f->foe == PL_FOE_PORT && !pl_is_port(s->captain[s->active].at)) return false;
    if (f->foe == PL_FOE_NATIVES && pl_natives_on(s, s->captain[s->active].at) == PL_NONE && f->winner == PL_NONE) return false;
    return f->ship == PL_NONE || pl_is_ship(f->ship);
}

/* Who a frame asks, where that follows from the position; PL_NONE: anybody. */
static int seat_of(const pl_state *s, int kind)
{
    switch (kind) {
    case PL_D_DEFEND:
    case PL_D_CAUGHT: return s->fight.defender;
    case PL_D_SALVAGE: return s->fight.attacker;
    case PL_D_VICTOR:
    case PL_SPOILS:
    case PL_D_TAKE: return s->fight.winner;
    case PL_D_STORM:
    case PL_D_BLOCK:
    case PL_D_WARSIDE:
    case PL_D_DUMP:
    case PL_FIT:
    case PL_D_DUEL: return PL_NONE;
    default: return s->active;
    }
}

static bool fits_fight(const pl_state *s, const rs_frame *frame)
{
    const pl_fight *f = &s->fight;

    if (is_fight_point(frame->kind) && f->foe == PL_FOE_NONE) return false;
    if (is_duel_point(frame->kind) && f->foe != PL_FOE_CAPTAIN) return false;
    if (frame->kind >= PL_D_CHASE && frame->kind <= PL_D_BOARDING && f->foe == PL_FOE_CAPTAIN) return false;
    if ((frame->kind == PL_D_CAUGHT || frame->kind == PL_D_SALVAGE) && s->captain[f->defender].prize == PL_NONE) return false;
    if (frame->kind == PL_D_DUEL && frame->seat != f->attacker && frame->seat != f->defender) return false;
    if ((frame->kind == PL_SPOILS || frame->kind == PL_D_TAKE || frame->kind == PL_D_VICTOR) && f->winner == PL_NONE) return false;
    if ((frame->kind == PL_D_MEET || frame->kind == PL_D_ATTACKED) && f->ship == PL_NONE) return false;
    if (frame->kind == PL_D_ATTACKED && f->foe != PL_FOE_SHIP) return false;
    if (frame->kind == PL_SPOILS && frame->arg[0] <= 1 && f->foe == PL_FOE_SHIP && f->ship == PL_NONE) return false;
    if (frame->kind == PL_SPOILS && frame->arg[0] <= 3 && f->foe == PL_FOE_NATIVES && pl_natives_on(s, s->captain[s->active].at) == PL_NONE)
        return false;
    return frame->kind != PL_D_TAKE || f->foe != PL_FOE_SHIP || f->ship != PL_NONE;
}

static bool fits_place(const pl_state *s, const rs_frame *frame)
{
    const pl_captain *c = &s->captain[s->active];

    switch (frame->kind) {
    case PL_D_TRADE: return pl_is_port(c->at) || pl_natives_on(s, c->at) != PL_NONE;
    case PL_D_BID:
    case PL_D_BLOCK: return pl_is_port(c->at) && c->at != PL_TORTUGA && (frame->kind == PL_D_BID || c->answer != PL_NONE);
    case PL_PASSAGE: return s->beside[c->at][frame->arg[0]] != PL_NONE;
    case PL_D_WARSIDE: return s->war[frame->arg[0]].a != PL_NONE;
    case PL_WAR_SIDES: return s->war[frame->arg[1]].a != PL_NONE;
    case PL_D_LOOKOUT:
    case PL_D_FACE: return s->pending != PL_NONE;
    case PL_D_CANOES: return s->native_at[1] == c->at;
    default: return true;
    }
}

/* The tokens that a dump asks for must be there. */
static bool can_be_dumped(const pl_state *s, const rs_frame *frame)
{
    const pl_captain *c = &s->captain[frame->seat];
    int tokens = (frame->arg[1] & 1 ? pl_tokens(c, PL_TRADED) : 0) + (frame->arg[1] & 2 ? pl_tokens(c, PL_PLUNDERED) : 0);

    return frame->arg[0] <= tokens;
}

/* Play never stacks one kind twice, nor more than five frames; so what is pushed later finds room. */
static bool stack_is_shallow(const pl_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        for (int k = 0; k < i; k++)
            if (s->stack[i].kind == s->stack[k].kind) return false;
    return s->head.depth <= 5;
}

static bool stack_is_sound(const pl_state *s)
{
    if (!stack_is_shallow(s)) return false;
    for (int i = 0; i < s->head.depth; i++) {
        const rs_frame *frame = &s->stack[i];
        bool phase = frame->kind <= PL_RESOLVE || frame->kind == PL_DUES || frame->kind == PL_D_PAY || frame->kind == PL_D_SAIL ||
                     frame->kind == PL_ACT || frame->kind == PL_D_ACTION || frame->kind >= PL_LAY_ONE;

        if (phase != (i == 0) || frame->seat < 0 || frame->seat >= s->head.players) return false;
        if (seat_of(s, frame->kind) != PL_NONE && frame->seat != seat_of(s, frame->kind)) return false;
        if (!fits_fight(s, frame) || !fits_place(s, frame)) return false;
        if (frame->kind == PL_D_DUMP && !can_be_dumped(s, frame)) return false;
        if (i > 0 && frame->kind == PL_PASSAGE && s->stack[i - 1].kind != PL_D_SAIL) return false;
        if (frame->kind == PL_D_TOLL && s->stack[i - 1].kind != PL_PASSAGE) return false;
        if (frame->kind == PL_D_TAKE && (s->stack[i - 1].kind != PL_SPOILS || s->stack[i - 1].arg[0] != 2)) return false;
    }
    return true;
}

const char *pl_broken(const void *state)
{
    const pl_state *s = state;

    if (s->first < 0 || s->first >= s->head.players || s->active < 0 || s->active >= s->head.players)
        return "has no first or active captain";
    if (!map_is_sound(s)) return "has an impossible map";
    if (!every_card_once(s)) return "does not hold each card exactly once";
    if (!draws_never_fail(s)) return "has too few cards to draw from";
    if (!all_tokens_there(s)) return "does not hold 12 tokens of each good";
    if (!rs_has(&s->known, PL_STORM_CARD)) return "does not know the Storm";
    if (!rs_is_empty(&s->unseen) || s->deck.blanks) return "has blanks though it is no view";
    for (int seat = 0; seat < s->head.players; seat++) {
        const char *broken = broken_captain(s, seat);

        if (broken) return broken;
    }
    if (!wars_are_sound(s)) return "has impossible wars";
    if (!fleets_are_sound(s)) return "has a Treasure Fleet out of place";
    if (!natives_are_sound(s)) return "has Natives out of place";
    if (s->head.over) return NULL;
    if (!fight_is_sound(s)) return "has an impossible fight";
    return stack_is_sound(s) ? NULL : "has an impossible stack of decisions";
}
