/* invariants.c - what is true of every position. Checked in tests after each move, and for every position read from outside. */
#include "games/ahoy/ahoy.h"

#include <stdlib.h>
#include <string.h>

/* ---- Things: each in exactly one place ------------------------------------------------------------------------------------- */

typedef struct census {
    rs_set seen;
    int count;
} census;

static void count_one(census *c, int thing)
{
    if (thing == AH_NONE) return;
    rs_add(&c->seen, thing);
    c->count++;
}

static void count_all(census *c, rs_set things)
{
    rs_add_all(&c->seen, things);
    c->count += rs_size(&things);
}

static bool each_once(const census *c, int things) { return c->count == things && rs_size(&c->seen) == things; }

/* What the frames of these kinds hold in their first argument. */
static void count_frames(const ah_state *s, census *c, const uint8_t *points)
{
    for (int i = 0; i < s->head.depth; i++)
        if (rs_among(points, s->stack[i].kind)) count_one(c, s->stack[i].arg[0]);
}

static bool every_card_once(const ah_state *s)
{
    census c = {0};

    count_all(&c, s->deck.cards);
    count_all(&c, s->market);
    count_all(&c, s->box);
    for (int seat = 0; seat < s->head.players; seat++) {
        count_all(&c, s->captain[seat].crew);
        count_all(&c, s->captain[seat].cargo);
        count_all(&c, s->captain[seat].left.cards);
        count_all(&c, s->captain[seat].right.cards);
    }
    count_frames(s, &c, RS_POINTS(AH_D_PLEDGE, AH_D_NOBLE_KEEP));
    return each_once(&c, AH_CARDS);
}

static bool every_plan_once(const ah_state *s)
{
    census c = {0};

    count_all(&c, s->plans.cards);
    count_all(&c, s->played);
    count_all(&c, s->captain[ah_seat_of(s, AH_UNION)].hand.cards);
    count_one(&c, s->at[AH_CUTTER] == AH_NONE ? AH_NONE : AH_CUTTER_PLAN);
    count_one(&c, s->at[AH_GUNSHIP] == AH_NONE ? AH_NONE : AH_GUNSHIP_PLAN);
    return each_once(&c, AH_PLANS);
}

static bool every_tile_once(const ah_state *s)
{
    census c = {0};

    count_all(&c, s->stack_tiles.cards);
    for (int i = 0; i < s->regions; i++) count_one(&c, s->region[i].tile);
    count_frames(s, &c, RS_POINTS(AH_D_PLACE_TILE, AH_D_ADD_TILE, AH_D_ADD_TURN));
    return each_once(&c, AH_TILES) && rs_size(&s->stack_tiles.cards) >= 1; /* AH-3.3 */
}

static bool gold_and_comrades_are_there(const ah_state *s)
{
    int gold = s->gold, comrades = s->ready + s->comrades + s->lifted;

    for (int seat = 0; seat < s->head.players; seat++) gold += s->captain[seat].gold;
    for (int i = 0; i < s->regions; i++) comrades += s->region[i].comrades;
    return gold == AH_GOLD && comrades == AH_COMRADES;
}

static bool market_is_full(const ah_state *s)
{
    int kind = s->head.depth ? s->stack[s->head.depth - 1].kind : AH_NEXT;

    if (rs_size(&s->market) > AH_MARKET) return false;
    return kind == AH_D_ENLIST_CREW || rs_size(&s->market) == AH_MARKET || rs_is_empty(&s->deck.cards); /* AH-12.1 */
}

/* ---- The map ----------------------------------------------------------------------------------------------------------------- */

static bool region_is_sound(const ah_state *s, int index)
{
    static const ah_region none = {AH_NONE, 0, 0, 0, 0, 0};
    const ah_region *r = &s->region[index];

    if (index >= s->regions) return memcmp(r, &none, sizeof none) == 0;
    return r->tile != AH_NONE && r->wealth >= 1;
}

/* Each region lies beside an earlier one and overlaps none; no islands touch (AH-2.6, AH-2.7). */
static bool regions_fit(const ah_state *s)
{
    ah_state grown = *s;

    if (s->region[0].x != 0 || s->region[0].y != 0) return false;
    for (grown.regions = 1; grown.regions < s->regions; grown.regions++) {
        const ah_region *r = &s->region[grown.regions];

        if (!ah_fits(&grown, r->x, r->y, r->turned) || !ah_touches(&grown, r->x, r->y)) return false;
    }
    return true;
}

static bool map_is_sound(const ah_state *s)
{
    ah_state fresh = *s;

    for (int i = 0; i < AH_REGIONS; i++)
        if (!region_is_sound(s, i)) return false;
    if (!regions_fit(s)) return false;
    ah_derive(&fresh);
    return memcmp(fresh.near_, s->near_, sizeof s->near_) == 0;
}

/* ---- Figures -------------------------------------------------------------------------------------------------------------------- */

/* Which Flagships are on the map; during the set-up not all. */
static uint32_t flagships_due(const ah_state *s)
{
    uint32_t due = 0;
    const rs_frame *bottom = &s->stack[0];

    for (int seat = 0; seat < s->head.players; seat++) due |= 1u << ah_faction_of(s, seat);
    if (s->head.depth == 0 || bottom->kind > AH_D_SETUP_SM) return due;
    if (bottom->kind == AH_D_SETUP_BF) return 0;
    return bottom->seat == 1 ? 1u << AH_SQUADRON : due & ~(1u << AH_WHITE);
}

static bool figures_are_sound(const ah_state *s)
{
    uint32_t due = flagships_due(s);

    for (int figure = 0; figure < AH_FIGURES; figure++) {
        if (s->at[figure] >= s->regions * AH_CORNERS) return false;
        if (ah_is_flagship(figure) && (due >> figure & 1) != (s->at[figure] != AH_NONE)) return false;
        if (ah_is_stronghold(figure) && s->at[figure] != AH_NONE && ah_cell_of(s, s->at[figure])->terrain != AH_ISLAND) return false;
    }
    return true;
}

/* ---- Dice and slots --------------------------------------------------------------------------------------------------------------- */

static bool board_is_sound(const ah_state *s, int seat)
{
    const ah_board_face *board = &ah_boards[ah_faction_of(s, seat)];

    for (int i = 0; i < AH_BOARD_SLOTS; i++) {
        int slot = s->captain[seat].slot[i], berth = i < board->slots ? board->slot[i].berth : AH_NONE;

        if (slot == AH_FREE) continue;
        if (i >= board->slots || (slot == AH_DAMAGED && board->slot[i].dashed)) return false;
        if (berth >= AH_ON_CANNONS && berth <= AH_ON_CANNONS_6) continue; /* lowered or raised */
        if (ah_is_die(slot) && !(board->slot[i].accepts >> slot & 1)) return false;
    }
    return true;
}

static bool card_slots_are_sound(const ah_state *s)
{
    rs_set crew = {{0, 0}};

    for (int seat = 0; seat < s->head.players; seat++) rs_add_all(&crew, s->captain[seat].crew);
    for (int card = 0; card < AH_CARDS; card++) {
        int slot = s->card_slot[card];

        if (slot == AH_FREE) continue;
        if (!rs_has(&crew, card) || (ah_cards[card].slot != 'A' && (ah_cards[card].cost != 0 || slot == AH_DAMAGED))) return false;
    }
    return true;
}

static bool ship_slots_are_sound(const ah_state *s)
{
    for (int i = 0; i < AH_SHIP_SLOTS; i++) {
        int slot = s->ship_slot[i];

        if (slot == AH_FREE) continue;
        if (s->at[i ? AH_GUNSHIP : AH_CUTTER] == AH_NONE) return false;
        if (ah_is_die(slot) && !(ah_ship_accepts[i] >> slot & 1)) return false;
    }
    return s->ship_slot[0] != AH_DAMAGED && (s->ship_slot[1] != AH_DAMAGED || s->ship_slot[2] != AH_DAMAGED); /* AH-11.6 */
}

static bool all_dice_there(const ah_state *s, int seat)
{
    const ah_captain *c = &s->captain[seat];
    int dice = ah_pool_size(c) + c->aside, card;

    for (int i = 0; i < AH_BOARD_SLOTS; i++) dice += ah_is_die(c->slot[i]);
    RS_EACH(card, c->crew) dice += ah_is_die(s->card_slot[card]);
    for (int i = 0; ah_faction_of(s, seat) == AH_UNION && i < AH_SHIP_SLOTS; i++) dice += ah_is_die(s->ship_slot[i]);
    return dice == ah_dice_of(ah_faction_of(s, seat));
}

/* ---- Captains -------------------------------------------------------------------------------------------------------------------------
 */

static bool is_rewarded(const ah_state *s, int seat)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == AH_MARK && s->stack[i].seat == seat) return true;
    return false;
}

/* Side by side, or both on START; until a reward is over the black marker lags behind (AH-15.5). */
static bool markers_are_sound(const ah_state *s, int seat)
{
    const ah_captain *c = &s->captain[seat];

    if (is_rewarded(s, seat)) return c->white != c->black;
    return (c->white == AH_START_CELL && c->black == AH_START_CELL) || ah_are_neighbours(c->white, c->black);
}

static bool is_sorting_cargo(const ah_state *s, int seat)
{
    const rs_frame *top = &s->stack[s->head.depth - 1];

    return s->head.depth > 0 && top->kind == AH_D_OVERBOARD && top->seat == seat;
}

static bool smuggler_is_sound(const ah_state *s, int seat)
{
    const ah_captain *c = &s->captain[seat];
    int cargo = rs_size(&c->cargo);
    bool secret = !s->head.over && s->at[ah_flagship(s, seat)] != AH_NONE;

    if (!markers_are_sound(s, seat) || (c->left_squadron != AH_NONE) != secret || (c->shown != AH_NONE) != (s->head.over != 0))
        return false;
    return is_sorting_cargo(s, seat) ? cargo == AH_HOLD + 1 : cargo <= AH_HOLD; /* AH-15.2 */
}

static bool has_nothing_of_smugglers(const ah_captain *c)
{
    bool bare = rs_is_empty(&c->cargo) && rs_is_empty(&c->left.cards) && rs_is_empty(&c->right.cards);

    return bare && c->white == AH_START_CELL && c->black == AH_START_CELL && c->left_squadron == AH_NONE && c->shown == AH_NONE;
}

/* AH-19.2 */
static bool piles_are_turned(const ah_state *s)
{
    rs_set piles = {{0, 0}};

    for (int seat = 0; s->head.over && seat < s->head.players; seat++) {
        rs_add_all(&piles, s->captain[seat].left.cards);
        rs_add_all(&piles, s->captain[seat].right.cards);
    }
    return memcmp(&piles, &s->turned_up, sizeof piles) == 0;
}

static const char *broken_captain(const ah_state *s, int seat)
{
    const ah_captain *c = &s->captain[seat];

    if (c->left.blanks || c->right.blanks) return "has blanks though it is no view";
    if (c->hand.blanks || (ah_faction_of(s, seat) != AH_UNION && !rs_is_empty(&c->hand.cards))) return "has plans in the wrong hand";
    if (!board_is_sound(s, seat)) return "has a board with impossible dice or damage";
    if (!all_dice_there(s, seat)) return "does not have all dice of a captain";
    if (ah_is_smuggler(s, seat) ? !smuggler_is_sound(s, seat) : !has_nothing_of_smugglers(c))
        return "has a captain with impossible cargo, markers or pledges";
    return NULL;
}

/* ---- The stack: what may lie on what ---------------------------------------------------------------------------------------------------
 */

#define HURTS AH_DEAL, AH_D_PUSH, AH_D_POWDER
#define REWARDS AH_D_GRID, AH_MARK, AH_D_REWARD, AH_D_ADD_TILE, AH_D_ADD_TURN

/* clang-format off */
static const uint8_t *const on_top_of[AH_POINTS] = {
    [AH_D_TURN]     = RS_POINTS(AH_ACTION),
    [AH_ROUND_END]  = RS_POINTS(AH_D_WEALTH2, AH_D_MARKET2),
    [AH_ACTION]     = RS_POINTS(AH_D_VALUE, AH_D_SHIPMODE, AH_D_TAILWIND, AH_MOVE, AH_D_GUNMATE, AH_BATTLES, HURTS, AH_D_REPAIR, AH_D_MYSTIC, AH_D_ORDER,
                      AH_D_OFFICIAL, AH_D_DEPLOY, AH_D_INSPIRE, AH_D_CONVINCE, AH_D_CONVINCE_TO, AH_D_NEGOTIATE, AH_D_OVERBOARD, AH_D_PLEDGE,
                      AH_D_NOBLE, AH_D_NOBLE_KEEP, AH_D_EVACUATE, AH_D_EVACUATE_TO, AH_D_SNEAK, AH_D_SNEAK_OUT, AH_D_ENLIST, AH_D_ENLIST_CREW,
                      AH_D_ENTRY, AH_D_LAUNCH),
    [AH_D_MYSTIC]   = RS_POINTS(AH_D_TAKE),
    [AH_D_ORDER]    = RS_POINTS(AH_MOVE),
    [AH_D_OFFICIAL] = RS_POINTS(AH_MOVE),
    [AH_D_PLEDGE]   = RS_POINTS(REWARDS, AH_MOVE, HURTS), /* a reward without its MARK was begun under older rules */
    [AH_MARK]       = RS_POINTS(AH_D_REWARD, AH_D_ADD_TILE, AH_D_ADD_TURN, AH_MOVE, HURTS),
    [AH_MOVE]       = RS_POINTS(AH_D_STEP, AH_D_OFFMAP, AH_D_PLACE_TILE, AH_D_PILOT, AH_D_TAKE, AH_D_FOG, AH_D_CURRENT, AH_D_PATROL, AH_D_COMRADES, AH_D_HARBOUR,
                      AH_D_FIRST, AH_D_GUNMATE, AH_D_REPAIR, AH_BATTLES, AH_MOVE, HURTS),
    [AH_BATTLES]    = RS_POINTS(AH_D_PICK, AH_BATTLE, AH_VICTORY, AH_MOVE, REWARDS, HURTS),
    [AH_BATTLE]     = RS_POINTS(AH_D_EMISSARY, AH_D_PLANS, AH_D_FIRE, AH_D_GROG, AH_D_TAKE),
    [AH_VICTORY]    = RS_POINTS(AH_D_FIRST, AH_D_BUCC, AH_D_BUCC_CREW, AH_D_VICTORY, AH_DEAL, AH_D_PUSH, AH_MOVE),
    [AH_DEAL]       = RS_POINTS(AH_D_DEAL),
};

/* The stage of a MOVE below what lies on it; -1: not there. */
static const int8_t stage_below[AH_POINTS] = {
    [AH_D_STEP] = AH_M_STEPPING, [AH_D_OFFMAP] = AH_M_STEPPING, [AH_D_PLACE_TILE] = AH_M_STEPPING, [AH_D_FOG] = AH_M_FIGHTING, [AH_D_CURRENT] = AH_M_STEPPING,
    [AH_D_PILOT] = AH_M_DRIFTING, [AH_D_TAKE] = AH_M_DRIFTING, [AH_D_PATROL] = AH_M_PORT, [AH_D_COMRADES] = AH_M_PORT, [AH_D_HARBOUR] = AH_M_DONE,
    [AH_D_GUNMATE] = AH_M_DONE, [AH_D_REPAIR] = AH_M_DONE, [AH_MOVE] = AH_M_DONE, [AH_DEAL] = AH_M_DONE, [AH_D_PUSH] = AH_M_DONE, [AH_D_POWDER] = AH_M_DONE,
    [AH_BATTLES] = AH_M_WRECKED,
};
/* clang-format on */

/* What the Harbour sets off may come last, or before gold and Patrol; Gunner's Mate battles from there, too. */
static bool stage_fits(int kind, int stage)
{
    bool harbour = stage_below[kind] == AH_M_DONE || kind == AH_BATTLES;

    if (stage == stage_below[kind] && kind != AH_D_FIRST) return true;
    if (kind == AH_D_PATROL) return stage == AH_M_DONE;
    if (kind == AH_D_FIRST) return stage == AH_M_ANCHORING || stage == AH_M_BONUS;
    return harbour && (stage == AH_M_DONE || stage == AH_M_GOLD_LAST || stage == AH_M_BONUS_LAST);
}

static bool plays(const ah_state *s, int figure) { return ah_owner(s, figure) != AH_NONE; }
static bool on_map(const ah_state *s, int figure) { return s->at[figure] != AH_NONE; }
static bool is_space(const ah_state *s, int space) { return space >= 0 && space < s->regions * AH_CORNERS; }

/* ---- Moves under way
 * --------------------------------------------------------------------------------------------------------------------- */

static bool leaves_map(const ah_state *s, int figure, int direction)
{
    return on_map(s, figure) && s->near_[s->at[figure]][direction] == AH_NONE && !ah_sandbar(s, s->at[figure], direction);
}

static bool is_tossed(const ah_state *s, int figure, const rs_frame *child)
{
    int terrain = ah_cell_of(s, s->at[figure])->terrain;

    if (!ah_is_flagship(figure)) return false;
    if (child->kind == AH_D_FOG) return terrain == AH_FOG;
    return child->kind == AH_D_CURRENT ? terrain == AH_FOG || terrain == AH_CURRENT : terrain == AH_WRECK;
}

/* What lies on a move fits it. */
static bool child_fits_move(const ah_state *s, const rs_frame *move, const rs_frame *child)
{
    int figure = move->arg[AH_M_FIGURE], owner = ah_owner(s, figure), stage = move->arg[AH_M_STAGE];
    bool pushed = move->arg[AH_M_FLAGS] & AH_PUSHED;

    if (!stage_fits(child->kind, stage)) return false;
    if (!on_map(s, figure) && !(child->kind == AH_BATTLES && stage == AH_M_WRECKED)) return false;
    switch (child->kind) {
    case AH_D_STEP: return move->arg[AH_M_BUDGET] > 0 && child->seat == move->seat && !pushed;
    case AH_D_OFFMAP: return child->seat == move->seat && !pushed && ah_is_flagship(figure) && leaves_map(s, figure, child->arg[0]);
    case AH_D_PLACE_TILE: return child->seat == move->seat && !pushed && leaves_map(s, figure, child->arg[1]);
    case AH_D_PILOT:
    case AH_D_TAKE:
    case AH_D_FOG:
    case AH_D_CURRENT: return child->seat == owner && is_tossed(s, figure, child);
    case AH_D_PATROL: return child->seat == owner && figure == AH_SQUADRON_FLAGSHIP && ah_patrol_supply(s) > 0 && !pushed;
    case AH_D_FIRST:
        return !pushed && ah_is_flagship(figure) && child->arg[1] == AH_E_HARBOUR &&
               child->arg[0] == (stage == AH_M_BONUS ? AH_E_PATROL : AH_E_GOLD);
    case AH_D_COMRADES: return child->seat == owner && figure == AH_UNION_FLAGSHIP && !pushed;
    case AH_BATTLES: return child->arg[AH_B_FIGURE] == figure && !pushed;
    case AH_MOVE: return (child->arg[AH_M_FLAGS] & AH_PUSHED) && ah_is_flagship(figure) && !pushed;
    default: return ah_is_flagship(figure) && child->seat == owner && !pushed;
    }
}

static bool move_is_sound(const ah_state *s, const rs_frame *frame, const rs_frame *below)
{
    int figure = frame->arg[AH_M_FIGURE];
    bool pushed = frame->arg[AH_M_FLAGS] & AH_PUSHED;

    if (!plays(s, figure) || ah_is_stronghold(figure)) return false;
    if (pushed) return frame->arg[AH_M_BUDGET] == 0 && frame->arg[AH_M_TAKEN] == 0;
    if (below->kind == AH_D_ORDER || below->kind == AH_D_OFFICIAL) return ah_is_patrol(figure);
    return below->kind != AH_VICTORY;
}

/* ---- Battles
 * ------------------------------------------------------------------------------------------------------------------------------- */

static bool battles_are_sound(const ah_state *s, const rs_frame *frame)
{
    int figure = frame->arg[AH_B_FIGURE];

    if (!plays(s, figure) || ah_is_stronghold(figure) || ah_owner(s, figure) != frame->seat || !is_space(s, frame->arg[AH_B_SPACE]))
        return false;
    for (int foe = 0; foe < AH_FIGURES; foe++)
        if ((ah_foes_of(frame) >> foe & 1) && (!plays(s, foe) || ah_owner(s, foe) == frame->seat)) return false;
    return true;
}

static bool union_fights(const ah_state *s)
{
    int union_ = ah_seat_of(s, AH_UNION);

    return ah_owner(s, s->battle.attacker) == union_ || ah_owner(s, s->battle.defender) == union_;
}

/* The record of a battle under way, with the frame of its BATTLES below. */
static bool battle_is_sound(const ah_state *s, const rs_frame *battles)
{
    const ah_battle *b = &s->battle;

    if (b->attacker == AH_NONE || b->defender == AH_NONE || !plays(s, b->attacker) || !plays(s, b->defender)) return false;
    if (ah_owner(s, b->attacker) == ah_owner(s, b->defender) || !on_map(s, b->attacker) || !on_map(s, b->defender)) return false;
    if (battles->arg[AH_B_FIGURE] != b->attacker || battles->arg[AH_B_SPACE] != b->space) return false;
    return !b->weapon || union_fights(s);
}

static bool child_fits_battle(const ah_state *s, const rs_frame *child)
{
    const ah_battle *b = &s->battle;
    int side = child->arg[0], seat = ah_owner(s, side ? b->defender : b->attacker);
    bool rolled = b->die[0] > 0 && b->die[1] > 0;

    switch (child->kind) {
    case AH_D_EMISSARY: return b->stage == AH_B_PLANS && child->seat == seat && s->captain[seat].gold > 0;
    case AH_D_PLANS: return b->stage == AH_B_FIRE_A && union_fights(s) && child->seat == ah_seat_of(s, AH_UNION);
    case AH_D_FIRE: return b->stage == AH_B_FIRE_A + 1 + side && child->seat == seat;
    case AH_D_GROG: return b->stage == AH_B_GROG_A + 1 + side && child->seat == seat && rolled;
    default: break; /* D-TAKE: Grogmaster's price, and one die waits to be rolled again */
    }
    side = b->die[0] == 0 ? 0 : 1;
    return b->stage == AH_B_GROG_A + 1 + side && b->die[side] == 0 && b->die[!side] > 0 &&
           child->seat == ah_owner(s, side ? b->defender : b->attacker);
}

static bool is_spoil_of(int faction, int spoil)
{
    const ah_spoil_face *face = &ah_spoils[spoil];

    return faction == AH_SQUADRON ? face->squadron : faction == AH_UNION ? face->union_ : face->smuggler;
}

static bool victory_is_sound(const ah_state *s, const rs_frame *frame, const rs_frame *child)
{
    int winner = frame->arg[AH_V_WINNER], loser = frame->arg[AH_V_LOSER], stage = frame->arg[AH_V_STAGE], spoil = frame->arg[AH_V_SPOIL];

    bool after = stage == AH_V_REST || stage == AH_V_BUCC_LAST, buccaneer = stage == AH_V_CHOICE || stage == AH_V_REST, strips;

    if (!plays(s, winner) || !plays(s, loser) || ah_owner(s, winner) == ah_owner(s, loser)) return false;
    strips = ah_has_crew(s, frame->seat, AH_BUCCANEER_CREW) && !rs_is_empty(&s->captain[ah_owner(s, loser)].crew);
    if (frame->seat != ah_owner(s, winner) || !is_space(s, frame->arg[AH_V_SPACE])) return false;
    if (spoil != AH_NONE && (!is_spoil_of(ah_faction_of(s, frame->seat), spoil) || !after)) return false;
    switch (child->kind) {
    case AH_D_FIRST: return stage == AH_V_CHOICE && child->arg[0] == AH_E_BUCCANEER && child->arg[1] == AH_E_SPOILS && strips;
    case AH_D_BUCC_CREW: return buccaneer && child->arg[1] == ah_owner(s, loser) && child->seat == frame->seat;
    case AH_D_BUCC: return buccaneer && strips && child->seat == frame->seat;
    case AH_D_VICTORY: return (stage == AH_V_HIT || stage == AH_V_HIT_FIRST) && child->seat == frame->seat;
    default: return after && spoil != AH_NONE && child->seat == frame->seat;
    }
}

/* ---- Questions
 * -------------------------------------------------------------------------------------------------------------------------------- */

static bool smuggler_asked(const ah_state *s, const rs_frame *frame) { return ah_is_smuggler(s, frame->seat); }
static bool union_asked(const ah_state *s, const rs_frame *frame) { return frame->seat == ah_seat_of(s, AH_UNION); }

static bool can_negotiate(const ah_state *s, const rs_frame *frame)
{
    int region = ah_island_under(s, frame->seat);

    return smuggler_asked(s, frame) && region != AH_NONE && (!frame->arg[0] || s->region[region].comrades > 0);
}

static bool can_evacuate_to(const ah_state *s, const rs_frame *frame)
{
    int from = frame->arg[0], region = frame->arg[1], last = from == s->regions - 1 ? s->regions - 2 : s->regions - 1;

    return union_asked(s, frame) && from < s->regions && region != from && region < last && s->lifted > 0;
}

static bool can_be_launched(const ah_state *s, const rs_frame *frame)
{
    return union_asked(s, frame) && rs_has(&s->played, frame->arg[0] ? AH_GUNSHIP_PLAN : AH_CUTTER_PLAN);
}

static bool deal_is_sound(const ah_state *s, const rs_frame *frame)
{
    int figure = frame->arg[AH_DEAL_FIGURE];

    return plays(s, figure) && on_map(s, figure) && !ah_is_patrol(figure) && !ah_is_stronghold(figure) && frame->arg[AH_DEAL_LEFT] > 0;
}

/* What a frame needs on the table, whatever lies below it. */
static bool fits_table(const ah_state *s, const rs_frame *frame)
{
    switch (frame->kind) {
    case AH_D_VALUE:
        return s->quota_left > 0 && s->captain[frame->seat].pool[frame->arg[0] - 1] > 0 && ah_has_berth(s, frame->seat, frame->arg[1]);
    case AH_D_SHIPMODE: return union_asked(s, frame) && on_map(s, AH_CUTTER + frame->arg[0]);
    case AH_D_FIRST: return frame->seat == s->active;
    case AH_BATTLES: return battles_are_sound(s, frame);
    case AH_DEAL: return deal_is_sound(s, frame);
    case AH_D_PUSH: return plays(s, frame->arg[0]) && on_map(s, frame->arg[0]) && !ah_is_stronghold(frame->arg[0]);
    case AH_D_ORDER:
    case AH_D_STRONGHOLD: return frame->seat == ah_seat_of(s, AH_SQUADRON);
    case AH_D_DEPLOY: return frame->seat == ah_seat_of(s, AH_SQUADRON) && ah_patrol_supply(s) > 0;
    case AH_D_INSPIRE: return union_asked(s, frame) && s->ready > 0;
    case AH_D_CONVINCE_TO: return frame->arg[0] < s->regions && s->lifted > 0;
    case AH_D_NEGOTIATE: return can_negotiate(s, frame);
    case AH_D_OVERBOARD:
    case AH_D_GRID:
    case AH_MARK:
    case AH_D_REWARD:
    case AH_D_PLEDGE:
    case AH_D_NOBLE_KEEP:
    case AH_D_ADD_TILE: return smuggler_asked(s, frame);
    case AH_D_ADD_TURN: return smuggler_asked(s, frame) && ah_touches(s, frame->arg[1], frame->arg[2]);
    case AH_D_EVACUATE:
    case AH_D_SNEAK:
    case AH_D_ENLIST:
    case AH_D_ENTRY: return union_asked(s, frame);
    case AH_D_SNEAK_OUT:
    case AH_D_ENLIST_CREW: return union_asked(s, frame) && frame->arg[0] < s->regions;
    case AH_D_EVACUATE_TO: return can_evacuate_to(s, frame);
    case AH_D_LAUNCH: return can_be_launched(s, frame);
    default: return true;
    }
}

/* ---- The stack as a whole
 * ----------------------------------------------------------------------------------------------------------------------- */

/* Those on whom the rest of the stack waits, with what is on them. */
static bool pair_is_sound(const ah_state *s, int index)
{
    const rs_frame *below = &s->stack[index - 1], *frame = &s->stack[index];

    if (!rs_among(on_top_of[below->kind], frame->kind)) return false;
    if (frame->kind == AH_MOVE && !move_is_sound(s, frame, below)) return false;
    switch (below->kind) {
    case AH_D_TURN:
    case AH_ACTION:
    case AH_D_ORDER:
    case AH_D_OFFICIAL: return frame->seat == below->seat || (frame->kind == AH_BATTLES && below->kind == AH_ACTION);
    case AH_D_MYSTIC: return frame->seat == below->seat;
    case AH_MARK:
    case AH_D_PLEDGE: return frame->seat == below->seat;
    case AH_ROUND_END:
        return frame->seat == s->first_mate && s->head.players == 2 &&
               below->arg[0] == (frame->kind == AH_D_WEALTH2 ? AH_E_MARKET : AH_E_REROLL);
    case AH_MOVE: return child_fits_move(s, below, frame);
    case AH_BATTLES:
        if (frame->kind == AH_BATTLE) return frame->seat == below->seat && battle_is_sound(s, below);
        return frame->kind != AH_D_PICK || (frame->seat == below->seat && !below->arg[AH_B_MOVED] && on_map(s, below->arg[AH_B_FIGURE]));
    case AH_BATTLE: return child_fits_battle(s, frame);
    case AH_VICTORY: return victory_is_sound(s, below, frame);
    case AH_DEAL: return frame->seat == below->seat;
    default: return true;
    }
}

static bool bottom_is_sound(const ah_state *s)
{
    const rs_frame *bottom = &s->stack[0];
    int pools = 0;

    for (int seat = 0; seat < s->head.players; seat++) pools += ah_pool_size(&s->captain[seat]);
    switch (bottom->kind) {
    case AH_D_SETUP_BF: return bottom->seat == 0 && s->regions == 2 && s->comrades == AH_COMRADES;
    case AH_D_SETUP_SM: return ah_is_smuggler(s, bottom->seat) && s->regions == 2 && (bottom->seat != 1 || s->comrades == AH_COMRADES);
    case AH_D_TURN: return bottom->seat == s->active && (s->head.depth == 1 || s->stack[1].seat == s->active);
    case AH_D_STRONGHOLD: return s->head.depth == 1;
    case AH_ROUND_END: return s->head.depth == 2 && pools == 0;
    default: return false;
    }
}

/* AH-15.22 bounds the stack: every move within another was counted; a push comes last. */
static bool stack_is_bounded(const ah_state *s)
{
    int inner = 0, pushes = 0;

    for (int i = 1; i < s->head.depth; i++) {
        bool nested = s->stack[i - 1].kind == AH_BATTLES || s->stack[i - 1].kind == AH_D_PLEDGE || s->stack[i - 1].kind == AH_MARK;

        if (s->stack[i].kind != AH_MOVE) continue;
        if (s->stack[i].arg[AH_M_FLAGS] & AH_PUSHED)
            pushes++;
        else if (nested && !ah_is_flagship(s->stack[i].arg[AH_M_FIGURE]))
            return false;
        else
            inner += nested;
    }
    return inner <= s->chain && pushes <= 1;
}

/* What lasts for an action only, and what waits only while it is asked about. */
static bool leftovers_are_wiped(const ah_state *s)
{
    int top = s->stack[s->head.depth - 1].kind;
    bool fighting = false, acting = s->head.depth > 1 && s->stack[1].kind == AH_ACTION;
    ah_state fresh;

    for (int i = 0; i < s->head.depth; i++) fighting = fighting || s->stack[i].kind == AH_BATTLE;
    if (!acting && (s->chain || s->patrols_moved || s->inspired)) return false;
    if (s->lifted && top != AH_D_CONVINCE_TO && top != AH_D_EVACUATE_TO) return false;
    ah_battle_over(&fresh);
    return fighting || memcmp(&fresh.battle, &s->battle, sizeof s->battle) == 0;
}

static bool stack_is_sound(const ah_state *s)
{
    if (!bottom_is_sound(s) || !stack_is_bounded(s) || !leftovers_are_wiped(s)) return false;
    for (int i = 0; i < s->head.depth; i++) {
        const rs_frame *frame = &s->stack[i];

        if (frame->seat < 0 || frame->seat >= s->head.players || !fits_table(s, frame)) return false;
        if (i > 0 && !pair_is_sound(s, i)) return false;
    }
    return true;
}

static bool has_blanks(const ah_state *s)
{
    return s->stack_tiles.blanks || s->deck.blanks || s->plans.blanks || !rs_is_empty(&s->unseen_tiles) || !rs_is_empty(&s->unseen_cards) ||
           !rs_is_empty(&s->unseen_plans);
}

const char *ah_broken(const void *state)
{
    const ah_state *s = state;

    if (s->first_mate >= s->head.players || s->active >= s->head.players) return "has no First Mate or active captain";
    if (has_blanks(s)) return "has blanks though it is no view";
    if (!map_is_sound(s)) return "has an impossible map";
    if (!every_tile_once(s)) return "does not hold each region exactly once";
    if (!figures_are_sound(s)) return "has a figure out of place";
    if (!every_card_once(s) || !market_is_full(s)) return "does not hold each market card exactly once, three of them in the Market";
    if (!every_plan_once(s)) return "does not hold each plan exactly once";
    if (!gold_and_comrades_are_there(s)) return "does not hold 20 gold and 20 Comrades";
    if (!card_slots_are_sound(s) || !ship_slots_are_sound(s)) return "has impossible dice or damage on crew or ships";
    for (int seat = 0; seat < s->head.players; seat++) {
        const char *broken = broken_captain(s, seat);

        if (broken) return broken;
    }
    if (s->quota_left > s->quota || s->quota_left > ah_pool_size(&s->captain[s->active])) return "has more dice to place than there are";
    if (!piles_are_turned(s)) return "has pledges turned up before the end, or face down after it";
    if (s->head.over) return NULL;
    return stack_is_sound(s) ? NULL : "has an impossible stack of decisions";
}
