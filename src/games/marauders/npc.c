/* npc.c - naval ships and pirates without a player: where they sail, whom they hunt, whom they find (MM-18 to MM-20). */
#include "games/marauders/marauders.h"

/* MM-18.3 */
int mm_npc_ship(const mm_state *s, int npc)
{
    if (npc == MM_SLOOP_PIRATE) return MM_SLOOP;
    return mm_is_naval(npc) && mm_is_at_war(s, npc) ? MM_MAN_O_WAR : MM_FRIGATE;
}

/* MM-18.6 */
void mm_remove_npc(mm_state *s, int npc, rs_turn *turn)
{
    rs_add(&s->event_discard, s->npc[npc].top);
    rs_tell(turn, MM_EV_NPC_GONE, RS_NOBODY, npc, s->npc[npc].top, 0, 0);
    s->npc[npc].top = s->npc[npc].zone = MM_NONE;
}

bool mm_hostile(const mm_state *s, int npc, const mm_captain *c)
{
    if (!mm_is_naval(npc)) return !mm_pirate(c);
    return mm_pirate(c) || mm_war_between(s, npc, mm_nation_of(c));
}

/* Z.: Trinidad hides from all navies; Tortuga hides pirates without a French bounty from the French. */
static bool invisible(int npc, const mm_captain *c)
{
    if (!mm_is_naval(npc)) return false;
    return c->zone == MM_TRI || (npc == MM_FR && c->zone == MM_TOR && mm_pirate(c) && c->bounty[MM_FR] == 0);
}

/* ---- Movement (MM-19) -------------------------------------------------------------------------------------------- */

/* MM-19.7: the three criteria in one number; the earlier ones weigh more. */
static int prey(const mm_state *s, int npc, const mm_captain *c)
{
    int others = 0;

    if (!mm_is_naval(npc)) return c->gold * 64 + mm_cards_carried(c);
    for (int nation = 0; nation < MM_NATIONS; nation++)
        if (nation != npc) others += c->bounty[nation];
    return (c->bounty[npc] * 64 + others) * 2 + mm_war_between(s, npc, mm_nation_of(c));
}

/* Who is hunted: the seats that share the greatest key. */
static rs_set hunted(const mm_state *s, int npc)
{
    uint32_t reach = mm_zones[s->npc[npc].zone].near_ | 1u << s->npc[npc].zone;
    rs_set best = {{0, 0}};
    int greatest = -1;

    for (int seat = 0; seat < s->head.players; seat++) {
        const mm_captain *c = &s->captain[seat];
        int key;

        if (!mm_at_sea(c) || !(reach >> c->zone & 1) || !mm_hostile(s, npc, c) || invisible(npc, c)) continue;
        key = prey(s, npc, c);
        if (key > greatest) greatest = key, best = (rs_set){{0, 0}};
        if (key == greatest) rs_add(&best, seat);
    }
    return best;
}

/* MM-19.3 */
static int next_clockwise(int zone, int heading)
{
    while (mm_zones[zone].next[heading] == MM_NONE) heading = (heading + 1) % MM_HEADINGS;
    return mm_zones[zone].next[heading];
}

void mm_activate(mm_state *s, int npc, int heading, rs_turn *turn)
{
    mm_npc *n = &s->npc[npc];
    rs_set best;

    if (n->top == MM_NONE) return; /* MM-19.1 */
    best = hunted(s, npc);
    if (rs_is_empty(&best)) {
        n->zone = (int8_t)next_clockwise(n->zone, heading);
        rs_tell(turn, MM_EV_NPC_MOVES, RS_NOBODY, npc, n->zone, 0, 0);
        return;
    }

    int seat = rs_pick(turn->chance, best, &mm_seat_words); /* MM-19.8 */

    n->zone = s->captain[seat].zone;
    if (mm_is_naval(npc))
        rs_tell(turn, MM_EV_NPC_HUNTS, seat, npc, n->zone, 0, 0);
    else
        rs_tell(turn, MM_EV_PIRATE_HUNTS, RS_NOBODY, npc, n->zone, 0, 0); /* MM-3.9: his name would tell who has more gold */
}

/* ---- Searches (MM-20) -------------------------------------------------------------------------------------------- */

static bool navy_at(const mm_state *s, int zone)
{
    for (int npc = 0; npc < MM_NATIONS; npc++)
        if (s->npc[npc].zone == zone) return true;
    return false;
}

static bool two_men_o_war_at(const mm_state *s, int zone)
{
    return s->war[0] != MM_NONE && s->npc[s->war[0]].zone == zone && s->npc[s->war[1]].zone == zone;
}

bool mm_searches(const mm_state *s, int npc, const mm_captain *c)
{
    if (s->npc[npc].zone != c->zone || !mm_hostile(s, npc, c) || invisible(npc, c)) return false;
    if (mm_is_naval(npc)) return !(mm_is_at_war(s, npc) && two_men_o_war_at(s, c->zone)); /* MM-20.3 */
    if (c->zone == MM_TOR && mm_nation_of(c) == MM_FR) return false;                      /* Z. */
    return !navy_at(s, c->zone);                                                          /* MM-20.2 */
}

/* MM-20.4, C14 */
int mm_search_dice(const mm_state *s, int npc, const mm_captain *c)
{
    int dice = mm_npc_skill(s, npc, MM_SCOUTING);

    if (mm_is_naval(npc) && c->bounty[npc] > dice) dice = c->bounty[npc];
    return c->captain == MM_JAURES && dice > 1 ? dice - 1 : dice;
}

static void search_roll(mm_state *s, int npc, int seat, rs_turn *turn)
{
    int dice = mm_search_dice(s, npc, &s->captain[seat]);

    s->roll = (mm_roll){0};
    mm_throw(s->roll.dice, dice, turn);
    rs_tell(turn, MM_EV_SEARCH, seat, npc, dice, s->roll.dice[MM_SKULL], 0);
}

/* MM-20.7: near Nassau a navy must succeed twice, near Basse-Terre the French may try twice. */
bool mm_must_find_twice(int npc, int zone) { return mm_is_naval(npc) && zone == MM_NAS; }
bool mm_may_search_twice(int npc, int zone) { return npc == MM_FR && zone == MM_BAS; }

static bool finds(mm_state *s, int npc, int seat, rs_turn *turn)
{
    int zone = s->captain[seat].zone;
    bool found;

    search_roll(s, npc, seat, turn);
    found = s->roll.dice[MM_SKULL] > 0;
    if (found ? mm_must_find_twice(npc, zone) : mm_may_search_twice(npc, zone)) search_roll(s, npc, seat, turn);
    return s->roll.dice[MM_SKULL] > 0;
}

void mm_start_search(mm_state *s, int seat)
{
    for (int npc = 0; npc < MM_NPCS; npc++)
        if (mm_searches(s, npc, &s->captain[seat])) {
            rs_push(s, MM_S_SEARCH, seat);
            return;
        }
}

enum { NEXT, FOUND, COVE }; /* of the frame: the NPC to search next, those that have found him, may he hide from the last one? */

/* MM-20.6: all search first. */
static bool search_next(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int npc = frame->arg[NEXT]++, seat = frame->seat;

    if (!mm_searches(s, npc, &s->captain[seat])) return true;
    if (finds(s, npc, seat, turn)) {
        rs_tell(turn, MM_EV_FOUND, seat, MM_SIDE_NPC + npc, 0, 0, 0);
        frame->arg[COVE] = 1;
        if (mm_could_hold(s, seat, MM_HIDDEN_COVE)) {
            rs_push(s, MM_D_WIN_CARD, seat)->arg[0] = MM_W_F;
            return false;
        }
    }
    return true;
}

static void note_finder(mm_state *s)
{
    rs_frame *frame = rs_top(s);

    if (frame->arg[COVE] && s->roll.dice[MM_SKULL] > 0) frame->arg[FOUND] = (int8_t)(frame->arg[FOUND] | 1 << (frame->arg[NEXT] - 1));
    frame->arg[COVE] = 0;
    s->roll = (mm_roll){0};
}

/* In random order, as long as he is still hunted. Who dies takes the whole turn with him. */
static void fight_finders(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int seat = frame->seat;

    while (frame->arg[FOUND]) {
        int npc = rs_pick(turn->chance, (rs_set){{(uint64_t)frame->arg[FOUND], 0}}, &mm_npc_words);

        frame->arg[FOUND] = (int8_t)(frame->arg[FOUND] & ~(1 << npc));
        if (s->npc[npc].top == MM_NONE || !mm_hostile(s, npc, &s->captain[seat])) continue;
        mm_start_battle(s, MM_SIDE_NPC + npc, seat, turn);
        return;
    }
    rs_pop(s);
}

void mm_search_step(void *state, rs_turn *turn)
{
    mm_state *s = state;

    note_finder(s);
    while (rs_top(s)->arg[NEXT] < MM_NPCS) {
        if (!search_next(s, turn)) return;
        note_finder(s);
    }
    fight_finders(s, turn);
}
