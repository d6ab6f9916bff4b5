/* invariants.c - what is true of every position. Checked in tests after each move, and for every position read
 * from outside. The stack of decisions has a file of its own. */
#include "games/reckoning/reckoning.h"

#include <string.h>

/* ---- Cards: each in exactly one place ----------------------------------------------------------------------------------- */

typedef struct census {
    rs_set seen;
    int count;
} census;

static void count_one(census *c, int thing)
{
    if (thing == DR_NONE) return;
    rs_add(&c->seen, thing);
    c->count++;
}

static void count_all(census *c, rs_set things)
{
    rs_add_all(&c->seen, things);
    c->count += rs_size(&things);
}

static census cards_about(const dr_state *s)
{
    census c = {0};

    count_all(&c, s->boxes);
    count_all(&c, s->buried);
    count_all(&c, s->backs);
    count_one(&c, s->battle.back);
    for (int i = 0; i < RS_COUNT(s->top); i++) count_one(&c, s->top[i]);
    for (int cell = 0; cell < DR_CELLS; cell++) count_one(&c, s->cell[cell].card);
    for (int seat = 0; seat < s->head.players; seat++) {
        count_all(&c, s->captain[seat].waiting);
        for (int i = 0; i < DR_CREW * DR_SLOTS; i++) count_one(&c, s->captain[seat].slot[i]);
    }
    return c;
}

/* A merchant ship that was turned over is its back from then on: of each kind as many ships lie about as backs are unknown. */
static bool fronts_match_backs(const dr_state *s, const rs_set *seen)
{
    for (int kind = 0; kind < DR_FRONTS / 2; kind++) {
        int fronts = 0, backs = 0;

        for (int i = 2 * kind; i < 2 * kind + 2; i++) {
            fronts += rs_has(seen, DR_FIRST_FRONT + i);
            backs += rs_has(&s->backs, DR_FIRST_BACK + i);
        }
        if (fronts != backs) return false;
    }
    return true;
}

static bool every_card_once(const dr_state *s)
{
    census c = cards_about(s);
    rs_set upgrades = rs_range(0, DR_UPGRADES - 1), backs = rs_range(DR_FIRST_BACK, DR_CARDS - 1);
    rs_set missing = rs_without(upgrades, c.seen), lost = rs_without(backs, c.seen);

    if (c.count != rs_size(&c.seen) || !rs_is_empty(&missing) || !rs_is_empty(&lost)) return false;
    return fronts_match_backs(s, &c.seen);
}

static bool is_subset(rs_set part, rs_set whole)
{
    rs_set beyond = rs_without(part, whole);

    return rs_is_empty(&beyond);
}

static bool tops_are_sound(const dr_state *s)
{
    for (int i = 0; i < RS_COUNT(s->top); i++) {
        int card = s->top[i], room = RS_COUNT(s->top) / DR_ROWS;

        if (card == DR_NONE) continue;
        if (!dr_is_front(card) || dr_cards[card].row != i / room || (i % room > 0 && s->top[i - 1] == DR_NONE)) return false;
    }
    return true;
}

static bool piles_are_sound(const dr_state *s)
{
    rs_set backs = rs_range(DR_FIRST_BACK, DR_CARDS - 1), fronts = rs_range(0, DR_FIRST_BACK - 1);

    if (!is_subset(s->backs, backs) || !is_subset(s->buried, backs) || !is_subset(s->boxes, fronts)) return false;
    return (s->battle.back == DR_NONE || dr_is_back(s->battle.back)) && tops_are_sound(s);
}

/* ---- Tiles and islands -------------------------------------------------------------------------------------------------- */

static const uint8_t islands_used[DR_CAPTAINS + 1] = {0, 0, 8, 9, 10};

static bool every_tile_once(const dr_state *s)
{
    int used = islands_used[s->head.players], unexplored = 0;
    rs_set all = rs_range(0, DR_ISLANDS + DR_CELLS - used - 1), seas = rs_range(DR_ISLANDS, DR_ISLANDS + DR_CELLS - used - 1), left_seas;
    census c = {0};

    count_all(&c, s->deep.cards);
    count_all(&c, s->left.cards);
    for (int cell = 0; cell < DR_CELLS; cell++) {
        count_one(&c, s->cell[cell].tile);
        unexplored += s->cell[cell].tile == DR_NONE;
    }
    left_seas = rs_both(s->left.cards, seas);
    if (c.count != rs_size(&all) || memcmp(&c.seen, &all, sizeof all) != 0 || memcmp(&s->seas, &seas, sizeof seas) != 0) return false;
    return rs_size(&s->deep.cards) == unexplored && rs_is_empty(&left_seas) && s->cell[0].tile != DR_NONE && s->cell[1].tile != DR_NONE &&
           s->cell[2].tile != DR_NONE;
}

static bool is_empty_sea(const dr_cell *cell)
{
    dr_cell bare = {0};

    bare.tile = cell->tile;
    bare.card = cell->card;
    bare.holder = DR_NONE;
    return memcmp(cell, &bare, sizeof bare) == 0 && (cell->tile != DR_NONE || cell->card == DR_NONE);
}

static bool cell_is_sound(const dr_state *s, int index)
{
    const dr_cell *cell = &s->cell[index];

    if (cell->card != DR_NONE && dr_is_back(cell->card)) return false;
    if (!dr_is_island(cell->tile)) return is_empty_sea(cell);
    for (int seat = s->head.players; seat < DR_CAPTAINS; seat++)
        if (cell->cubes[seat] || cell->lasting[seat]) return false;
    if (dr_empty_spaces(cell) < 0 || cell->holder != dr_controller(cell, s->head.players)) return false;
    return cell->buildings == 0 || cell->holder != DR_NONE; /* DR-9.9 */
}

static bool map_is_sound(const dr_state *s)
{
    for (int cell = 0; cell < DR_CELLS; cell++)
        if (!cell_is_sound(s, cell)) return false;
    return true;
}

static bool bank_is_sound(const dr_state *s)
{
    for (int kind = 0; kind < DR_BUILDINGS; kind++) {
        int count = s->buildings[kind];

        for (int cell = 0; cell < DR_CELLS; cell++) count += s->cell[cell].buildings >> kind & 1;
        if (count != dr_building_supply[kind]) return false;
    }
    for (int i = 0; i < DR_EXTENSIONS; i++) {
        int count = s->extensions[i];

        for (int seat = 0; seat < s->head.players; seat++) count += s->captain[seat].extended[i];
        if (count != 4) return false;
    }
    return true;
}

/* ---- Cubes -------------------------------------------------------------------------------------------------------------- */

static int cubes_in_battle(const dr_state *s, int colour)
{
    int cubes = s->battle.kind == DR_PEACE ? 0 : dr_board_of(&s->battle.board, colour);

    for (int side = 0; s->battle.kind != DR_PEACE && side < DR_SIDES; side++)
        if (dr_colour_of(s, side) == colour) cubes += s->battle.taken[side];
    return cubes;
}

static bool all_cubes_there(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    int cubes = c->supply + c->progress[0] + c->progress[1] + c->progress[2] + cubes_in_battle(s, seat);

    for (int cell = 0; cell < DR_CELLS; cell++) cubes += s->cell[cell].cubes[seat] + s->cell[cell].lasting[seat];
    return cubes == DR_SUPPLY;
}

/* ---- Captains ----------------------------------------------------------------------------------------------------------- */

static bool order_is_sound(const dr_captain *c)
{
    for (int i = 0; i < DR_CREW; i++)
        if ((c->order[i] != DR_NONE) != (i < c->in_play)) return false;
    return true;
}

static bool every_crew_card_once(const dr_captain *c, int seat)
{
    rs_set all = rs_range(dr_crew_id(seat, 0), dr_crew_id(seat, DR_CREW - 1));
    census crew = {0};

    count_all(&crew, c->hand.cards);
    count_all(&crew, c->deck.cards);
    count_all(&crew, c->discard);
    for (int i = 0; i < c->in_play; i++) count_one(&crew, dr_crew_id(seat, c->order[i]));
    return crew.count == DR_CREW && memcmp(&crew.seen, &all, sizeof all) == 0;
}

static bool bottom_is_sound(const dr_captain *c, int seat)
{
    census known = {0};

    for (int i = 0; i < DR_CREW; i++) {
        if ((c->bottom[i] != DR_NONE) != (i < c->bottoms)) return false;
        if (i < c->bottoms) count_one(&known, dr_crew_id(seat, c->bottom[i]));
    }
    return known.count == rs_size(&known.seen) && is_subset(known.seen, c->deck.cards);
}

static bool levels_are_sound(const dr_captain *c, int seat)
{
    rs_set hidden = c->hand.cards;
    int raised = 0, masters = 0;

    rs_add_all(&hidden, c->deck.cards);
    for (int card = 0; card < DR_CREW; card++) {
        int gained = c->level[card] - c->shown[card];

        if (gained < 0 || (gained > 0 && !rs_has(&hidden, dr_crew_id(seat, card)))) return false;
        raised += gained;
        masters += c->level[card] == DR_LEVELS;
    }
    return raised == c->raised && c->masters == dr_hidden_masters(c) && c->progress[DR_MASTERS] <= masters;
}

static bool slots_are_sound(const dr_captain *c)
{
    for (int i = 0; i < DR_CREW * DR_SLOTS; i++)
        if (c->slot[i] != DR_NONE && dr_cards[c->slot[i]].slot - 1 != i % DR_SLOTS) return false;
    return true;
}

static bool hull_is_sound(const dr_captain *c)
{
    int laid[DR_EXTENSIONS] = {0};

    for (int space = 0; space < DR_HULL; space++)
        if (c->hull[space] != DR_NONE && ++laid[c->hull[space]] > c->extended[c->hull[space]]) return false;
    return true;
}

static bool progress_is_sound(const dr_state *s, const dr_captain *c)
{
    for (int course = 0; course < DR_COURSES; course++)
        if (c->progress[course] >= (dr_has_deed(c, dr_deed_of(course)) ? 1 : dr_deed_steps(s, course))) return false;
    if (dr_tiles_placed(c) > DR_TILES_OWNED) return false;
    return c->chest < DR_RICH || dr_has_deed(c, DR_MONEYBAGS) || dr_tiles_placed(c) == DR_TILES_OWNED; /* DR-21.7 */
}

static bool battle_is_on(const dr_state *s, int stage)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == DR_BATTLE) return s->stack[i].arg[0] > stage;
    return false;
}

/* Loaded holds are holds, and hold everything; only while it is being sorted out they may not. */
static bool stow_is_sound(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    const rs_frame *top = s->head.depth ? rs_top_of(s) : NULL;
    bool sorting = top && (top->kind == DR_D_STOW || top->kind == DR_D_LET_GO) && top->seat == seat;
    bool paying = top && top->kind == DR_D_PAY && top->seat == seat && top->arg[DR_PAY_PRICE] == 0; /* the cargo has gone, coins follow */

    if (sorting || dr_stow_is_legal(c, c->stow)) return true;
    return seat == s->active && (paying || battle_is_on(s, DR_B_EFFECTS)) && dr_capacity(c, c->stow) >= dr_aboard(c); /* DR-4.14 */
}

static bool is_under_way(const dr_state *s)
{
    for (int i = 0; i < s->head.depth; i++)
        if (s->stack[i].kind == DR_D_STEP) return true;
    return false;
}

static bool ship_is_sound(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    bool active = seat == s->active;

    if (c->at != DR_HARBOUR && !dr_is_explored(s, c->at) && !(active && is_under_way(s))) return false;
    if (c->at == DR_HARBOUR && !active && c->mode == DR_PIRATE_MODE) return false;
    if (c->damage >= DR_SUNK && s->battle.kind == DR_PEACE) return false;
    return c->track == 0 || (active && s->turn.set_sail);
}

static bool end_marks_are_sound(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];
    int16_t sums = 0;

    if (c->done && c->pending) return false;
    for (int i = 0; i < DR_SUMS; i++) sums = (int16_t)(sums | c->tally[i]);
    if (s->head.over) return c->shown_bonus == c->bonus;
    return sums == 0 && c->won == 0 && c->shown_bonus == DR_NONE;
}

static const char *broken_captain(const dr_state *s, int seat)
{
    const dr_captain *c = &s->captain[seat];

    if (c->hand.blanks || c->deck.blanks) return "has blanks though it is no view";
    if (!order_is_sound(c) || !every_crew_card_once(c, seat)) return "does not hold each crew card exactly once";
    if (!bottom_is_sound(c, seat)) return "knows cards at the bottom of a deck that are not there";
    if (!levels_are_sound(c, seat)) return "has impossible levels";
    if (!slots_are_sound(c)) return "has an upgrade in the wrong slot";
    if (!hull_is_sound(c)) return "has a ship with extensions that nobody acquired";
    if (!all_cubes_there(s, seat)) return "does not have all cubes of a captain";
    if (!progress_is_sound(s, c)) return "has impossible achievements or progress";
    if (!stow_is_sound(s, seat)) return "has goods that do not lie in holds";
    if (!ship_is_sound(s, seat)) return "has a ship that cannot be so";
    return end_marks_are_sound(s, seat) ? NULL : "has marks of the end at the wrong time";
}

/* ---- The battle's record, bonus tiles, the end -------------------------------------------------------------------------- */

static bool board_is_sound(const dr_state *s)
{
    const dr_board *board = &s->battle.board;

    for (int i = 0; i < DR_BOARD_ROOM; i++) {
        int zone = board->cube[i] & 15, colour = board->cube[i] >> 4;

        if (i >= board->count ? board->cube[i] != 0 : zone >= DR_ZONES || zone == DR_B3) return false;
        if (i < board->count && colour != dr_colour_of(s, DR_ATTACKER) && colour != dr_colour_of(s, DR_DEFENDER)) return false;
    }
    return true;
}

static bool numbers_are_modest(const dr_battle *b)
{
    for (int side = 0; side < DR_SIDES; side++)
        if (b->want[side] > 60 || b->strength[side] > 60 || b->hurt[side] > 60 || b->coins[side] > 40 || b->cargo[side] > 40 ||
            b->wound[side] > 20 || b->spare[side] > 20)
            return false;
    return true;
}

static bool battle_is_sound(const dr_state *s)
{
    const dr_battle *b = &s->battle;
    int own = s->captain[s->active].at;
    dr_state fresh;

    if (b->kind == DR_PEACE) {
        dr_battle_over(&fresh);
        return memcmp(&fresh.battle, b, sizeof *b) == 0;
    }
    if (b->at != own || b->foe == s->active || b->foe >= s->head.players || (b->kind == DR_ENCOUNTER) != (b->foe == DR_NONE)) return false;
    if (b->kind != DR_SHIPS && b->mover != DR_ATTACKER) return false;
    if (b->kind == DR_SHIPS && s->captain[b->foe].at != own) return false;
    if (b->kind != DR_SHIPS && own == DR_HARBOUR) return false;
    return b->passes < (b->kind == DR_SHIPS ? 3 : 2) && numbers_are_modest(b) && board_is_sound(s);
}

static bool bonuses_are_sound(const dr_state *s)
{
    bool choosing = s->head.depth > 0 && s->stack[0].kind == DR_D_BONUS;
    census tiles = {0};

    for (int seat = 0; seat < s->head.players; seat++) {
        const dr_captain *c = &s->captain[seat];
        bool open = choosing && seat >= s->stack[0].seat, kept = s->head.option[DR_OPT_BONUS] && !open;

        if ((c->bonus != DR_NONE) != kept || (c->offer[0] != DR_NONE) != open || (c->offer[1] != DR_NONE) != open) return false;
        count_one(&tiles, c->bonus);
        count_one(&tiles, c->offer[0]);
        count_one(&tiles, c->offer[1]);
    }
    return tiles.count == rs_size(&tiles.seen);
}

/* DR-23.3: from the one who triggered the end on, all up to the active player have had the last turn. */
static bool end_is_sound(const dr_state *s)
{
    int players = s->head.players, from = s->ender == DR_NONE ? 0 : s->ender, since = s->ender == DR_NONE ? 0 : s->active - s->ender;

    if (s->head.over) return true;
    if (since < 0) since += players;
    if (s->round > s->head.option[DR_OPT_MAX_ROUNDS] || (s->ender != DR_NONE && since == 0)) return false;
    for (int i = 0; i < players; i++)
        if (s->captain[from + i < players ? from + i : from + i - players].done != (i < since)) return false;
    return true;
}

static bool has_blanks(const dr_state *s)
{
    return s->deep.blanks || s->left.blanks || !rs_is_empty(&s->unseen_tiles) || !rs_is_empty(&s->unseen_crew);
}

/* The Understudy copies an upgrade of a card in play, and only one that is there. */
static bool copy_is_sound(const dr_state *s)
{
    if (s->copied == DR_NONE) return true;
    if (s->copied != DR_TOP && s->copied != DR_MIDDLE) return false;
    for (int seat = 0; seat < s->head.players; seat++)
        for (int i = 0; i < s->captain[seat].in_play; i++) {
            const int8_t *slots = &s->captain[seat].slot[s->captain[seat].order[i] * DR_SLOTS];

            if (slots[DR_BOTTOM - 1] == DR_UNDERSTUDY) return slots[s->copied - 1] != DR_NONE;
        }
    return false;
}

static bool seats_are_sound(const dr_state *s)
{
    int players = s->head.players;

    for (int cell = 0; cell < DR_CELLS; cell++)
        if (s->cell[cell].holder >= players) return false;
    return s->first >= 0 && s->first < players && s->active >= 0 && s->active < players && s->ender < players &&
           s->turn.attacked < 1 << players && s->declined == 0;
}

const char *dr_broken(const void *state)
{
    const dr_state *s = state;

    if (!seats_are_sound(s)) return "names a captain who does not play";
    if (has_blanks(s)) return "has blanks though it is no view";
    if (!every_tile_once(s)) return "does not hold each ocean tile exactly once";
    if (!piles_are_sound(s) || !every_card_once(s)) return "does not hold each upgrade and merchant ship exactly once";
    if (!map_is_sound(s)) return "has an impossible island";
    if (!bank_is_sound(s)) return "does not hold all buildings and extensions";
    if (!battle_is_sound(s)) return "has an impossible battle";
    if (s->black + cubes_in_battle(s, DR_BLACK) != DR_BLACK_CUBES) return "does not hold 20 black cubes";
    if (!bonuses_are_sound(s)) return "has impossible bonus tiles";
    if (!copy_is_sound(s)) return "copies an upgrade that is not there";
    for (int seat = 0; seat < s->head.players; seat++) {
        const char *broken = broken_captain(s, seat);

        if (broken) return broken;
    }
    if (!end_is_sound(s)) return "has captains who cannot have had the last turn";
    return s->head.over || dr_stack_is_sound(s) ? NULL : "has an impossible stack of decisions";
}
