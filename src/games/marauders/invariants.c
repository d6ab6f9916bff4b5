/* invariants.c - what holds in every position (section 12): everything is somewhere exactly once, and every number can really be. */
#include "games/marauders/marauders.h"

#include <string.h>

/* ---- Everything once --------------------------------------------------------------------------------------------- */

typedef struct count { /* of a kind of card: where it was found, and whether any was found twice */
    rs_set found;
    bool twice;
} count;

static void count_set(count *c, rs_set more)
{
    rs_set both = rs_both(c->found, more);

    if (!rs_is_empty(&both)) c->twice = true;
    rs_add_all(&c->found, more);
}

static void count_one(count *c, int card)
{
    rs_set one = {{0, 0}};

    if (card < 0) return;
    rs_add(&one, card);
    count_set(c, one);
}

static bool complete(const count *c, int cards)
{
    rs_set all = rs_range(0, cards - 1);

    return !c->twice && memcmp(&all, &c->found, sizeof all) == 0;
}

/* 12.1 */
static bool events_are_sound(const mm_state *s)
{
    count c = {.found = s->event_discard};

    count_set(&c, s->event_deck.cards);
    for (int npc = 0; npc < MM_NPCS; npc++) {
        count_one(&c, s->npc[npc].top);
        count_one(&c, s->npc[npc].arriving);
        count_set(&c, (rs_set){{(uint64_t)s->npc[npc].under << (3 * npc), 0}});
    }
    return complete(&c, MM_EVENTS_CARDS);
}

static bool captains_are_sound(const mm_state *s)
{
    count c = {.found = s->dead_captains};

    count_set(&c, s->captain_deck.cards);
    for (int seat = 0; seat < s->head.players; seat++) {
        count_one(&c, s->captain[seat].captain);
        count_one(&c, s->captain[seat].successor);
    }
    for (int i = 0; i < RS_COUNT(s->aside); i++) count_one(&c, s->aside[i]);
    return complete(&c, MM_CAPTAINS);
}

/* 12.2 */
static bool glory_is_sound(const mm_state *s)
{
    count c = {.found = s->glory_discard};

    count_set(&c, s->glory_deck.cards);
    for (int seat = 0; seat < s->head.players; seat++) {
        count_set(&c, s->captain[seat].glory.cards);
        for (int type = 0; type < MM_SPECIALISTS; type++) count_one(&c, s->captain[seat].hired[type]);
    }
    return complete(&c, MM_GLORY);
}

/* 12.3 */
static bool cargo_is_sound(const mm_state *s)
{
    count c = {.found = s->cargo_discard};

    count_set(&c, s->cargo_deck.cards);
    count_set(&c, s->table);
    for (int seat = 0; seat < s->head.players; seat++) {
        count_set(&c, s->captain[seat].cargo.cards);
        count_set(&c, s->captain[seat].offer.cards);
    }
    return complete(&c, MM_CARGO);
}

/* 12.4: while Forged Documents bring their point, they lie open with their captain already. */
static bool rumours_are_sound(const mm_state *s)
{
    count c = {.found = s->rumour_deck.cards};
    bool kept = false;

    for (int seat = 0; seat < s->head.players; seat++) {
        count_set(&c, s->captain[seat].rumours.cards);
        if (s->captain[seat].documents == MM_NONE) continue;
        count_one(&c, MM_DOCUMENTS);
        kept = true;
    }
    if (!(kept && s->testing == MM_DOCUMENTS)) count_one(&c, s->testing);
    return complete(&c, MM_RUMOURS);
}

static bool missions_are_sound(const mm_state *s)
{
    count c = {.found = s->mission_discard};
    bool open = s->open_mission[0] != MM_NONE && s->open_mission[1] != MM_NONE;

    count_set(&c, s->mission_deck.cards);
    for (int i = 0; i < MM_OPEN_MISSIONS; i++) count_one(&c, s->open_mission[i]);
    for (int seat = 0; seat < s->head.players; seat++) count_one(&c, s->captain[seat].mission);
    return open && complete(&c, MM_MISSIONS);
}

/* 12.5 */
static bool demand_is_sound(const mm_state *s)
{
    int goods[MM_GOODS] = {0};

    for (int zone = 0; zone < MM_ZONES; zone++) {
        if ((s->demand[zone] == MM_NONE) != !mm_has_port(zone)) return false;
        if (s->demand[zone] != MM_NONE) goods[s->demand[zone]]++;
    }
    for (int good = 0; good < MM_GOODS; good++)
        if (goods[good] + s->pile[good] != 3) return false;
    return true;
}

static bool mods_are_sound(const mm_state *s)
{
    int mods[MM_MODS] = {0};

    for (int zone = 0; zone < MM_ZONES; zone++) {
        int shown = s->mod_shown[zone], under = s->mod_under[zone];

        if ((shown == MM_FACE_DOWN) != (under != MM_NONE) || (shown != MM_NONE && !mm_has_port(zone))) return false;
        if (shown != MM_NONE && shown != MM_TO_COME) mods[shown == MM_FACE_DOWN ? under : shown]++;
    }
    for (int mod = 0; mod < MM_MODS; mod++) {
        mods[mod] += s->loose_mods >> mod & 1;
        for (int seat = 0; seat < s->head.players; seat++) mods[mod] += mm_has_mod(&s->captain[seat], mod);
        if (mods[mod] != 2) return false;
    }
    return true;
}

/* 12.6 */
static bool merchants_are_sound(const mm_state *s)
{
    int tokens[MM_NATIONS] = {0};

    for (int zone = 0; zone < MM_ZONES; zone++) {
        if ((s->merchant[zone] != MM_NONE) != rs_has(&s->merchants, zone)) return false;
        if (s->merchant[zone] != MM_NONE) tokens[s->merchant[zone]]++;
    }
    for (int nation = 0; nation < MM_NATIONS; nation++)
        if (tokens[nation] + s->afloat[nation] != mm_merchant_tokens[nation]) return false;
    return true;
}

/* 12.11 */
static bool npcs_are_sound(const mm_state *s)
{
    for (int npc = 0; npc < MM_NPCS; npc++) {
        const mm_npc *n = &s->npc[npc];

        if ((n->top == MM_NONE) != (n->zone == MM_NONE)) return false;
        if (n->top != MM_NONE && mm_events_faces[n->top].npc != npc) return false;
        if (n->arriving != MM_NONE && (mm_events_faces[n->arriving].npc != npc || n->arriving != s->event)) return false;
    }
    return true;
}

/* ---- The captains ------------------------------------------------------------------------------------------------ */

static bool is_on_stack(const mm_state *s, int kind, int seat)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == kind && (seat == MM_NONE || s->stack[i].seat == seat)) return true;
    return false;
}

/* Between the hits and what they lead to, a ship may have no Hull left. */
static bool may_be_sinking(const mm_state *s, int seat)
{
    return s->head.over || mm_index_of(s, seat) != MM_NONE || is_on_stack(s, MM_S_DEATH, seat) || is_on_stack(s, MM_S_RAID, seat);
}

static bool ship_is_sound(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];

    for (int location = 0; location < MM_LOCATIONS; location++)
        if (c->value[location] > mm_most(c, location)) return false;
    if (c->used_mods & ~(c->mods & (1 << MM_REINFORCED | 1 << MM_FOUR_POUNDERS))) return false;
    if (mm_is_used(c, MM_FOUR_POUNDERS) && mm_index_of(s, seat) == MM_NONE) return false;
    return c->value[MM_HULL] > 0 || may_be_sinking(s, seat);
}

/* MM-26.3, MM-25.1: with his ship the winner takes a beaten captain's Extra Hold; the cards that lay in it are there to be looted. */
static bool has_lost_his_hold(const mm_state *s, int seat)
{
    return is_on_stack(s, MM_S_VICTORY, MM_NONE) && s->battle.by_crew && s->battle.winner != MM_NONE &&
           s->battle.side[!s->battle.winner] == seat && mm_room(&s->captain[seat]) == -1;
}

/* Too much cargo is being sorted out, or belongs to one about to lose it all. */
static bool cargo_may_be_much(const mm_state *s, int seat)
{
    return is_on_stack(s, MM_D_LEAVE_DISCARD, seat) || is_on_stack(s, MM_S_DEATH, seat) || has_lost_his_hold(s, seat);
}

static bool hand_is_sound(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    int over = is_on_stack(s, MM_D_GLORY_PICK, seat) ? 2 : is_on_stack(s, MM_D_GLORY_DISCARD, seat) ? 1 : 0;

    if (rs_zone_size(&c->glory) > MM_HAND + over) return false;
    if (is_on_stack(s, MM_D_GLORY_DISCARD, seat) && rs_zone_size(&c->glory) != MM_HAND + 1) return false;
    if (rs_zone_size(&c->rumours) > mm_rumour_limit(c) + is_on_stack(s, MM_D_RUMOUR_KEEP, seat)) return false;
    for (int type = 0; type < MM_SPECIALISTS; type++)
        if (c->hired[type] != MM_NONE && (!mm_is_specialist(c->hired[type]) || mm_type_of(c->hired[type]) != type)) return false;
    return true;
}

static bool progress_is_sound(const mm_captain *c)
{
    const mm_mission_face *face;

    if (c->mission == MM_NONE) return c->progress == 0;
    face = &mm_missions[c->mission];
    switch (face->task) {
    case MM_SPY: return c->progress <= (face->place[1] == MM_NONE ? 1 : 3);
    case MM_LETTER: return c->progress <= 7;
    default: return c->progress <= face->raids;
    }
}

static const char *broken_living(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];

    if (c->successor != MM_NONE || c->ship == MM_NONE || c->zone == MM_NONE) return "has a captain without ship or place";
    if (c->in_port && !mm_has_port(c->zone)) return "has a captain in a port that does not exist";
    if (!ship_is_sound(s, seat)) return "has a ship with impossible values";
    if (mm_room(c) < 0 && !cargo_may_be_much(s, seat)) return "has a captain with too much cargo";
    if (!hand_is_sound(s, seat)) return "has an impossible hand";
    if (!progress_is_sound(c)) return "has a mission with impossible progress";
    if (c->captains == 0 || c->dealt != MM_NONE || c->choice != MM_NONE) return "has a captain who has not appeared";
    return NULL;
}

static bool has_nothing(const mm_captain *c)
{
    static const uint8_t nothing[MM_LOCATIONS] = {0};

    for (int type = 0; type < MM_SPECIALISTS; type++)
        if (c->hired[type] != MM_NONE) return false;
    return rs_is_empty(&c->cargo.cards) && rs_is_empty(&c->glory.cards) && rs_is_empty(&c->rumours.cards) && c->ship == MM_NONE &&
           c->zone == MM_NONE && !c->in_port && !c->mods && !c->used_mods && !c->weapons && c->gold == 0 && !mm_pirate(c) &&
           c->mission == MM_NONE && c->progress == 0 && c->documents == MM_NONE && !c->big_ship &&
           memcmp(c->value, nothing, sizeof c->value) == 0 && c->bought_at == MM_NONE && c->bought_before == MM_NONE;
}

static bool setting_up(const mm_state *s) { return s->head.depth > 0 && s->stack[s->head.depth - 1].kind == MM_D_SETUP_SHIP; }

/* U8, U9 */
static bool dealt_is_sound(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];

    for (int other = 0; other < seat; other++)
        if (s->captain[other].dealt == c->dealt) return false;
    if (c->dealt == MM_NONE || c->successor != MM_NONE || c->captains != 0 || c->stash != 0) return false;
    return seat < s->stack[s->head.depth - 1].seat ? c->choice == MM_SLOOP || c->choice == MM_FLUTE : c->choice == MM_NONE;
}

static const char *broken_absent(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];

    if (!has_nothing(c)) return "has a dead captain with possessions";
    if (setting_up(s)) return dealt_is_sound(s, seat) ? NULL : "has an impossible set-up";
    if (c->dealt != MM_NONE || c->choice != MM_NONE || c->captains == 0) return "has a captain who has not appeared";
    return c->successor == MM_NONE && !s->head.over ? "has a player without captain" : NULL;
}

/* What is only there for a moment: offers, cards just taken, cards looked at. */
static bool moment_is_sound(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    bool takes = is_on_stack(s, MM_S_MARKET, seat) || is_on_stack(s, MM_D_FOUND_KEEP, seat) || is_on_stack(s, MM_D_LOOT, seat) ||
                 is_on_stack(s, MM_D_RAID_CARGO, seat) || is_on_stack(s, MM_D_NAVAL_CARGO, seat);
    bool looks = is_on_stack(s, MM_D_LOOT, seat) || is_on_stack(s, MM_D_GLORY_PICK, seat);
    bool shops = is_on_stack(s, MM_S_MARKET, seat);

    if (!takes && (mm_fresh(c) || c->fresh_glory[0] != MM_NONE)) return false;
    if (mm_fresh(c) & ~c->cargo.cards.bits[0]) return false;
    if (!looks && (c->sees_glory[0] != MM_NONE || c->sees_glory[1] != MM_NONE || c->sees_rumours[0] != MM_NONE)) return false;
    if (!shops && !is_on_stack(s, MM_D_FOUND_KEEP, seat) && !rs_is_empty(&c->offer.cards)) return false;
    return shops || c->free_card == MM_NONE;
}

/* Lists of cards name each once, and only such as are where they say. */
static bool list_is_sound(const int8_t *list, int size, rs_set among)
{
    for (int i = 0; i < size; i++) {
        if (list[i] == MM_NONE) continue;
        if (!rs_has(&among, list[i])) return false;
        rs_remove(&among, list[i]);
    }
    return true;
}

static bool lists_are_sound(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    const mm_captain *looked_at = c;
    int gold = MM_NONE;

    if (is_on_stack(s, MM_D_LOOT, seat) && s->battle.winner != MM_NONE && mm_is_seat(s->battle.side[!s->battle.winner])) {
        looked_at = &s->captain[s->battle.side[!s->battle.winner]];
        if (s->battle.looted == MM_NONE) gold = looked_at->gold;
    }
    return c->sees_gold == gold && list_is_sound(c->sees_glory, RS_COUNT(c->sees_glory), looked_at->glory.cards) &&
           list_is_sound(c->sees_rumours, RS_COUNT(c->sees_rumours), looked_at->rumours.cards) &&
           list_is_sound(c->fresh_glory, RS_COUNT(c->fresh_glory), c->glory.cards) &&
           list_is_sound(c->fresh_rumours, RS_COUNT(c->fresh_rumours), c->rumours.cards);
}

static bool knowledge_is_sound(const mm_state *s, int seat)
{
    rs_set open = mm_open_cargo(s);

    for (int other = 0; other < MM_SEATS; other++)
        for (int good = 0; good < MM_GOODS; good++) {
            int known = s->captain[seat].knows[other * MM_GOODS + good];

            if (known && (other >= s->head.players || other == seat)) return false;
            if (known & ~(int)((s->captain[other].cargo.cards.bits[0] | open.bits[0]) >> (good * MM_PER_GOOD))) return false;
        }
    return true;
}

/* MM-3.9, MM-14.5: gold aboard and stashes are shown at the end, and not before. */
static bool shown_is_sound(const mm_state *s, const mm_captain *c)
{
    return s->head.over ? c->shown_gold == c->gold && c->shown_stash == c->stash : c->shown_gold == MM_NONE && c->shown_stash == MM_NONE;
}

static const char *broken_captain(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    const char *broken = c->captain == MM_NONE ? broken_absent(s, seat) : broken_living(s, seat);

    if (broken) return broken;
    if (c->gold < 0 || c->stash < 0) return "has a captain with less than no gold";
    if (!shown_is_sound(s, c)) return "shows gold or a stash at the wrong time";
    if (!s->final && mm_total(c) >= s->head.option[MM_OPT_TARGET]) return "should be in its last round";
    if (!moment_is_sound(s, seat) || !lists_are_sound(s, seat)) return "has cards laid out at the wrong time";
    if (!knowledge_is_sound(s, seat)) return "has a captain who knows what is not so";
    return NULL;
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

static const char *broken_cards(const mm_state *s)
{
    if (!events_are_sound(s)) return "has an event card too many or too few";
    if (!captains_are_sound(s)) return "has a captain too many or too few";
    if (!glory_is_sound(s)) return "has a glory card too many or too few";
    if (!cargo_is_sound(s)) return "has a cargo card too many or too few";
    if (!rumours_are_sound(s)) return "has a rumour too many or too few";
    return missions_are_sound(s) ? NULL : "has a mission too many or too few";
}

static const char *broken_tokens(const mm_state *s)
{
    if (!demand_is_sound(s)) return "has a demand token too many or too few";
    if (!mods_are_sound(s)) return "has a modification token too many or too few";
    if (!merchants_are_sound(s)) return "has a merchant token too many or too few";
    return npcs_are_sound(s) ? NULL : "has an NPC that cannot be";
}

static bool nothing_is_unseen(const mm_state *s)
{
    return rs_is_empty(&s->unseen_events) && rs_is_empty(&s->unseen_glory) && rs_is_empty(&s->unseen_captains) &&
           rs_is_empty(&s->unseen_cargo) && rs_is_empty(&s->unseen_rumours) && rs_is_empty(&s->unseen_missions);
}

/* Cards that all know lie in a hand. */
static bool known_is_sound(const mm_state *s)
{
    rs_set cargo = s->known_cargo, glory = s->known_glory;

    for (int seat = 0; seat < s->head.players; seat++) {
        cargo = rs_without(cargo, s->captain[seat].cargo.cards);
        glory = rs_without(glory, s->captain[seat].glory.cards);
    }
    return rs_is_empty(&cargo) && rs_is_empty(&glory);
}

static const char *broken_affairs(const mm_state *s)
{
    if ((s->war[0] == MM_NONE) != (s->war[1] == MM_NONE) || (s->war[0] != MM_NONE && s->war[0] >= s->war[1]))
        return "has an impossible war";
    if (s->active >= s->head.players || s->first >= s->head.players) return "has a turn of nobody";
    if (s->event >= MM_NPC_CARDS && !rs_has(&s->event_discard, s->event)) return "has an event that was not drawn";
    if (s->event != MM_NONE && s->event < MM_NPC_CARDS && s->npc[mm_events_faces[s->event].npc].arriving != s->event)
        return "has an event that was not drawn";
    return NULL;
}

const char *mm_broken(const void *state)
{
    const mm_state *s = state;
    const char *broken;

    if (!nothing_is_unseen(s)) return "has unseen cards, as only views have";
    if ((broken = broken_affairs(s)) || (broken = broken_cards(s)) || (broken = broken_tokens(s))) return broken;
    for (int seat = 0; seat < s->head.players; seat++)
        if ((broken = broken_captain(s, seat))) return broken;
    if (!known_is_sound(s)) return "has known cards where they cannot be";
    return s->head.over ? NULL : mm_broken_stack(s);
}
