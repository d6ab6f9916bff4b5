/* records.c - battle, hits, raid, roll, market and the like: is what stands there what the stack is about, and is all else wiped? */
#include "games/marauders/marauders.h"

#include <string.h>

const rs_frame *mm_find(const mm_state *s, int kind)
{
    for (int i = s->head.depth - 1; i >= 0; i--)
        if (s->stack[i].kind == kind) return &s->stack[i];
    return NULL;
}

/* Both sides are there: captains at sea, an NPC in play under way in their zone, or a band. */
static bool side_is_sound(const mm_state *s, int side)
{
    if (mm_is_seat(side)) return side < s->head.players && mm_is_alive(&s->captain[side]);
    return side == MM_SIDE_BAND || (side >= MM_SIDE_NPC && s->npc[side - MM_SIDE_NPC].top != MM_NONE);
}

static bool npc_values_fit(const mm_state *s, int side)
{
    if (side == MM_SIDE_BAND) return s->battle.ship == MM_NONE && s->battle.leadership > 0;
    if (s->battle.ship != mm_npc_ship(s, side - MM_SIDE_NPC) || s->battle.leadership) return false;
    for (int location = 0; location < MM_LOCATIONS; location++)
        if (s->battle.npc[location] > mm_ships[s->battle.ship].value[location]) return false;
    return true;
}

static bool battle_is_sound(const mm_state *s)
{
    const mm_battle *b = &s->battle;
    bool band = b->side[1] == MM_SIDE_BAND;

    if (b->side[0] == b->side[1] || !side_is_sound(s, b->side[0]) || !side_is_sound(s, b->side[1])) return false;
    if (b->side[0] != s->active && b->side[1] != s->active && !mm_find(s, MM_S_VICTORY)) return false;
    for (int i = 0; i < 2; i++) {
        if (mm_is_seat(b->side[i]) ? !band && s->captain[b->side[i]].in_port : !npc_values_fit(s, b->side[i])) return false;
        if (!mm_is_seat(b->side[i]) && !mm_is_seat(b->side[!i])) return false;
    }
    return band == (mm_find(s, MM_S_REWARD) && !mm_find(s, MM_S_BATTLE) && !mm_find(s, MM_S_VICTORY)) && b->side[0] != MM_SIDE_BAND;
}

/* Records that belong to nothing on the stack are wiped. */
static bool no_battle_left(const mm_state *s)
{
    static const mm_battle none = {
        .looted = MM_NONE, .side = {MM_NONE, MM_NONE}, .ship = MM_NONE, .winner = MM_NONE, .declared = {MM_NONE, MM_NONE}};
    mm_battle b = s->battle;

    if (mm_find(s, MM_S_WINDOW)) b.withdrawn = (rs_set){{0, 0}}; /* cards taken back at the start of a turn */
    return memcmp(&b, &none, sizeof b) == 0;
}

static bool battles_are_sound(const mm_state *s)
{
    bool fights = mm_find(s, MM_S_BATTLE) || mm_find(s, MM_S_VICTORY) || mm_find(s, MM_S_CREW);

    return fights ? battle_is_sound(s) : no_battle_left(s);
}

static bool hits_are_sound(const mm_state *s)
{
    static const mm_hits none = {.victim = MM_NONE, .shooter = MM_NONE, .ammo = MM_NONE};
    const mm_hits *h = &s->hits;
    const rs_frame *frame = mm_find(s, MM_S_HITS);

    if (!frame) return memcmp(h, &none, sizeof *h) == 0;
    if (h->victim == MM_NONE || h->victim == MM_SIDE_BAND || h->ammo == MM_HOOKS) return false;
    if (h->source == MM_BY_FATE || h->source == MM_BY_RAID)
        return h->victim == s->active && mm_is_alive(&s->captain[h->victim]) && h->shooter == MM_NONE && frame->arg[0] >= MM_H_ABSORB &&
               h->skulls == 0 && (h->source == MM_BY_RAID) == (frame[-1].kind == MM_S_RAID) && frame[-1].kind != MM_S_BATTLE;
    return h->source != MM_BY_NOTHING && h->shooter != MM_NONE && frame[-1].kind == MM_S_BATTLE && s->battle.side[!h->shooter] == h->victim;
}

static bool raid_is_sound(const mm_state *s)
{
    static const mm_raid none = {.nation = MM_NONE};
    const rs_frame *raid = mm_find(s, MM_S_RAID), *met = mm_find(s, MM_D_MERCHANT);
    bool dead = mm_find(s, MM_S_DEATH);

    if (!raid && !met) return memcmp(&s->raid, &none, sizeof none) == 0;
    return dead || s->raid.nation != MM_NONE;
}

static bool table_is_sound(const mm_state *s) { return rs_is_empty(&s->table) || mm_find(s, MM_S_RAID) || mm_find(s, MM_D_NAVAL_CARGO); }

static bool roll_is_sound(const mm_state *s)
{
    static const mm_roll none = {{0}, 0};
    const rs_frame *search = mm_find(s, MM_S_SEARCH), *raid = mm_find(s, MM_S_RAID);

    if (mm_find(s, MM_S_TRY) || (search && search->arg[2]) || (raid && raid->arg[0] > MM_A_BOUNTY && raid->arg[0] <= MM_A_USE)) return true;
    return memcmp(&s->roll, &none, sizeof none) == 0;
}

static bool market_is_sound(const mm_state *s)
{
    static const mm_market none = {0};
    const rs_frame *market = mm_find(s, MM_S_MARKET);

    if (!market) return memcmp(&s->market, &none, sizeof none) == 0;
    return __builtin_popcountll(mm_fresh(&s->captain[market->seat])) == s->market.paid + s->market.free_taken;
}

/* A rumour is being tested, or its reward is under way. */
static bool testing_is_sound(const mm_state *s)
{
    const rs_frame *try_ = mm_find(s, MM_S_TRY), *reward = mm_find(s, MM_S_REWARD);
    int tested = MM_NONE;

    if (try_ && try_->arg[0] == MM_TRY_SCOUT && try_->arg[1] >= MM_AT_RUMOUR) tested = try_->arg[1] - MM_AT_RUMOUR;
    if (try_ && try_->arg[0] == MM_TRY_TEST) tested = try_->arg[1];
    if (reward && reward->arg[0] < MM_RUMOURS) tested = reward->arg[0];
    return s->testing == tested || (s->testing == MM_NONE && mm_find(s, MM_S_DEATH));
}

static bool aside_is_sound(const mm_state *s)
{
    return (s->aside[0] == MM_NONE && s->aside[1] == MM_NONE) || (mm_find(s, MM_S_DEATH) && s->aside[0] != MM_NONE);
}

static bool takes_part(const mm_state *s, const rs_frame *window, int seat)
{
    return window->arg[0] == MM_W_T ? seat != s->active : mm_index_of(s, seat) != MM_NONE;
}

static bool named_is_sound(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    const rs_frame *window = mm_find(s, MM_S_WINDOW);
    rs_set cards;

    if ((c->named == MM_A_CARD) != (c->announced != MM_NONE)) return false;
    if (c->named == MM_NOTHING) return true;
    if (!window || !window->arg[2]) return false;
    cards = mm_announceable(s, window, seat);
    if (c->named == MM_A_CARD) return rs_has(&c->glory.cards, c->announced) && rs_has(&cards, c->announced) && takes_part(s, window, seat);
    return window->arg[0] != MM_W_T && takes_part(s, window, seat);
}

bool mm_records_are_sound(const mm_state *s)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (!named_is_sound(s, seat)) return false;
    return battles_are_sound(s) && hits_are_sound(s) && raid_is_sound(s) && table_is_sound(s) && roll_is_sound(s) && market_is_sound(s) &&
           testing_is_sound(s) && aside_is_sound(s) && mm_loose_mods_are_sound(s);
}
