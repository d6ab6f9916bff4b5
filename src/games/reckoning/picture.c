/* picture.c - the table drawn in text, from a view. */
#include "games/reckoning/reckoning.h"

#include <string.h>

/* Of a captain, or of the black cubes. */
static char letter_of(const dr_state *s, int colour) { return "PBGY*"[rs_shown(&dr_colour_words, rs_colours(s), colour)]; }

static const char *label(const rs_words *words, int value)
{
    if (value == DR_NONE) return words->none ? words->none : "-";
    return words->term[value].label;
}

static const char *code(const rs_words *words, int value)
{
    if (value < 0) return "-";
    return words->term[value].code ? words->term[value].code : words->term[value].word;
}

/* ---- The map in short: row 4 on top, the harbour at the bottom ---------------------------------------------------------- */

enum { CELL_ROOM = 96 };

static void put_ships(const dr_state *s, int space, rs_text *out)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].at == space)
            rs_put_format(out, " <%c%s>", letter_of(s, seat), s->captain[seat].mode == DR_PIRATE_MODE ? "!" : "");
}

/* Cubes with the permanent ones behind "+", and an underscore for each empty space. */
static void put_influence(const dr_state *s, const dr_cell *cell, rs_text *out)
{
    for (int seat = 0; seat < s->head.players; seat++) {
        if (cell->cubes[seat] + cell->lasting[seat] == 0) continue;
        rs_put_format(out, " %c%d", letter_of(s, seat), cell->cubes[seat]);
        if (cell->lasting[seat] > 0) rs_put_format(out, "+%d", cell->lasting[seat]);
    }
    if (dr_empty_spaces(cell) > 0) rs_put_char(out, ' ');
    for (int i = dr_empty_spaces(cell); i > 0; i--) rs_put_char(out, '_');
}

/* 2.2 I05 P3+1 B1 _ | 2c 1g | U205(4) <G!> */
static void put_short(const dr_state *s, int index, rs_text *out)
{
    const dr_cell *cell = &s->cell[index];

    rs_put_format(out, "%s %s", label(&dr_space_words, index), cell->tile == DR_NONE ? "?" : code(&dr_tile_words, cell->tile));
    if (dr_is_island(cell->tile)) put_influence(s, cell, out);
    if (cell->cargo + cell->coins > 0) rs_put_format(out, " | %dc %dg", cell->cargo, cell->coins);
    if (cell->card != DR_NONE) rs_put_format(out, " | %s(%d)", code(&dr_card_words, cell->card), dr_cards[cell->card].cost);
    put_ships(s, index, out);
}

/* Columns are as wide as their widest cell. */
static void put_grid(const dr_state *s, rs_text *out)
{
    char text[DR_CELLS][CELL_ROOM];
    int width[DR_COLUMNS] = {0};

    for (int cell = 0; cell < DR_CELLS; cell++) {
        rs_text one = rs_text_on(text[cell], CELL_ROOM);

        put_short(s, cell, &one);
        if ((int)strlen(text[cell]) > width[cell % DR_COLUMNS]) width[cell % DR_COLUMNS] = (int)strlen(text[cell]);
    }
    for (int row = DR_ROWS - 1; row >= 0; row--) {
        rs_put_format(out, "box %2d", dr_box_size(s, row));
        for (int column = 0; column < DR_COLUMNS; column++) rs_put_format(out, " || %-*s", width[column], text[row * DR_COLUMNS + column]);
        rs_put_char(out, '\n');
    }
    rs_put(out, "Harbour");
    put_ships(s, DR_HARBOUR, out);
    rs_put_char(out, '\n');
}

/* ---- The tiles at length ------------------------------------------------------------------------------------------------ */

static void put_cubes(const dr_state *s, const dr_cell *cell, rs_text *out)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (cell->cubes[seat] + cell->lasting[seat] > 0)
            rs_put_format(out, " %c%d+%d", letter_of(s, seat), cell->cubes[seat], cell->lasting[seat]);
    rs_put_format(out, " empty %d", dr_empty_spaces(cell));
    if (cell->holder != DR_NONE) rs_put_format(out, ", held by %c", letter_of(s, cell->holder));
}

static void put_goods(const char *what, int cargo, int coins, rs_text *out)
{
    rs_put(out, what);
    if (cargo > 0 || coins == 0) rs_put_format(out, " %d cargo", cargo);
    if (coins > 0) rs_put_format(out, " %d %s", coins, coins == 1 ? "coin" : "coins");
}

static void put_island(const dr_state *s, int index, rs_text *out)
{
    const dr_cell *cell = &s->cell[index];
    const dr_island *island = &dr_islands[cell->tile];

    rs_put_format(out, " (places %d/%d/%d%s):", island->place[0], island->place[1], island->place[2], island->hand ? ", hand +1" : "");
    put_cubes(s, cell, out);
    put_goods("; makes", dr_production(s, index, DR_CARGO), dr_production(s, index, DR_COINS), out);
    if (cell->cargo + cell->coins > 0) put_goods("; ashore", cell->cargo, cell->coins, out);
    for (int kind = 0; kind < DR_BUILDINGS; kind++)
        if (cell->buildings >> kind & 1) rs_put_format(out, "; %s", label(&dr_building_words, kind));
    if (dr_is_blocked(s, s->active, index)) rs_put_format(out, "; blocked for %c", letter_of(s, s->active));
}

static void put_arrows(int tile, rs_text *out)
{
    static const char *const names[] = {"out", "in", "east", "west"};

    rs_put(out, ", arrows");
    for (int direction = 0; direction < 4; direction++)
        if (dr_arrows[tile - DR_ISLANDS] >> direction & 1) rs_put_format(out, " %s", names[direction]);
}

/* `used`: bit per ability. */
static void put_row(const dr_line *row, int used, rs_text *out)
{
    for (int i = 0; i < row->count; i++)
        rs_put_format(out, "%s%s%s",
                      i == 0                                                 ? ""
                      : (row->slash >> i & 1) && (row->slash >> (i - 1) & 1) ? " / "
                                                                             : "; ",
                      label(&dr_ability_words, row->ability[i]), used >> i & 1 ? " [used]" : "");
}

static void put_card(const char *before, int card, rs_text *out)
{
    const dr_card_face *face;

    if (card == DR_NONE) return;
    face = &dr_cards[card];
    rs_put_format(out, "%s%s %s (%s, %s %d): ", before, code(&dr_card_words, card), label(&dr_card_words, card),
                  label(&dr_line_words, face->slot), dr_is_front(card) ? "trade" : "cost", face->cost);
    put_row(&face->line, 0, out);
    rs_put_char(out, '\n');
}

static void put_cell(const dr_state *s, int index, rs_text *out)
{
    const dr_cell *cell = &s->cell[index];

    rs_put_format(out, "%s %s %s", label(&dr_space_words, index), code(&dr_tile_words, cell->tile), label(&dr_tile_words, cell->tile));
    if (dr_is_island(cell->tile))
        put_island(s, index, out);
    else
        put_arrows(cell->tile, out);
    rs_put_char(out, '\n');
    put_card("      ", cell->card, out);
}

static void put_tiles(const dr_state *s, rs_text *out)
{
    for (int row = DR_ROWS - 1; row >= 0; row--)
        for (int cell = row * DR_COLUMNS; cell < (row + 1) * DR_COLUMNS; cell++)
            if (dr_is_explored(s, cell)) put_cell(s, cell, out);
}

/* ---- Captains ----------------------------------------------------------------------------------------------------------- */

static void put_symbols(const dr_tile_face *face, rs_text *out)
{
    if (face->sails) rs_put_format(out, ", sails %d", face->sails);
    if (face->cannons) rs_put_format(out, ", cannons %d", face->cannons);
    if (face->draws) rs_put_format(out, ", draw bonus %d", face->draws);
}

static int extensions_of(const dr_captain *c)
{
    int count = 0;

    for (int i = 0; i < DR_EXTENSIONS; i++) count += c->extended[i];
    return count;
}

static void put_hull(const dr_captain *c, rs_text *out)
{
    int extensions = extensions_of(c), covered = extensions;

    rs_put(out, "     hull:");
    for (int space = 0; space < DR_HULL; space++) {
        const dr_tile_face *face = dr_hull_face(c, space);

        covered -= c->hull[space] != DR_NONE;
        rs_put_format(out, " %s %s", label(&dr_hull_words, space), label(&dr_extension_words, c->hull[space]));
        if (face->hold) rs_put_format(out, ", hold %d%s", face->hold, c->stow >> space & 1 ? " (loaded)" : "");
        put_symbols(face, out);
        rs_put(out, " |");
    }
    rs_put_format(out, " extensions %d, covered %d\n", extensions, covered);
}

/* Which abilities of a row were used: those of cards in play alone. */
static int used_in(const dr_captain *c, int card, int line)
{
    return dr_in_play(c, card) ? c->used[card] >> (line * DR_LINE_ROOM) & ((1 << DR_LINE_ROOM) - 1) : 0;
}

static void put_slot(const dr_state *s, int seat, int card, int line, rs_text *out)
{
    const dr_captain *c = &s->captain[seat];
    const dr_line *row = dr_line_of(s, seat, card, line), *copied = dr_in_play(c, card) ? dr_copied_line(s, seat, card, line) : NULL;

    if (row->count == 0) return;
    rs_put_format(out, " | %s, %s: ", label(&dr_line_words, line), label(&dr_card_words, c->slot[card * DR_SLOTS + line - 1]));
    put_row(row, used_in(c, card, line), out);
    if (!copied) return;
    rs_put(out, ": ");
    put_row(copied, used_in(c, card, line) >> 1, out); /* behind the one of the Understudy */
}

static void put_crew_card(const dr_state *s, int seat, int card, rs_text *out)
{
    const dr_captain *c = &s->captain[seat];
    int level = c->level[card] ? c->level[card] : c->shown[card];

    rs_put_format(out, "     %s, level %d: ", label(&dr_crew_words, card), level);
    put_row(dr_line_of(s, seat, card, DR_LEVEL_ROW), used_in(c, card, DR_LEVEL_ROW), out);
    for (int line = DR_TOP; line < DR_LINES; line++) put_slot(s, seat, card, line, out);
    if (level < DR_LEVELS) {
        rs_put_format(out, " | level %d: ", level + 1);
        put_row(&dr_levels[dr_roles[card]][level], 0, out);
    }
    rs_put_char(out, '\n');
}

/* How many there are of what an achievement counts; DR_NONE: nothing is counted, or it is a secret. */
static int steps_to(const dr_state *s, int seat, int deed)
{
    const dr_captain *c = &s->captain[seat];
    int steps = 0;

    for (int course = 0; course < DR_COURSES; course++)
        if (dr_deed_of(course) == deed) return c->progress[course];
    for (int cell = 0; cell < DR_CELLS; cell++) {
        if (deed == DR_STONE && s->cell[cell].holder == seat) steps += __builtin_popcount(s->cell[cell].buildings);
        if (deed == DR_TO_STAY) steps += s->cell[cell].lasting[seat];
    }
    if (deed == DR_MONEYBAGS) return c->chest >= 0 ? c->chest : DR_NONE;
    if (deed == DR_ELITE) return extensions_of(c);
    if (deed == DR_ICON) return dr_means(c);
    return deed == DR_TERROR ? DR_NONE : steps;
}

static int steps_needed(const dr_state *s, int deed) { return deed == DR_SHORES ? dr_shores_needed[s->head.players] : dr_deed_needs[deed]; }

static void put_deeds(const dr_state *s, int seat, rs_text *out)
{
    const dr_captain *c = &s->captain[seat];

    rs_put_format(out, "     achievements: %d of %d", dr_tiles_placed(c), DR_TRIGGER);
    for (int deed = 0; deed < DR_DEEDS; deed++)
        if (dr_has_deed(c, deed))
            rs_put_format(out, "; %s", label(&dr_deed_words, deed));
        else if (steps_to(s, seat, deed) > 0)
            rs_put_format(out, "; %s %d/%d", label(&dr_deed_words, deed), steps_to(s, seat, deed), steps_needed(s, deed));
    if (c->bonus != DR_NONE) rs_put_format(out, "; bonus tile %s", label(&dr_bonus_words, c->bonus));
    rs_put_char(out, '\n');
}

static void put_discards(const dr_captain *c, int seat, rs_text *out)
{
    rs_set discards = dr_crew_set(c->discard, seat);
    bool first = true;
    int card;

    if (rs_is_empty(&discards)) return;
    rs_put(out, "     discards: ");
    RS_EACH(card, discards) {
        rs_put_format(out, "%s%s %d", first ? "" : ", ", label(&dr_crew_words, card), c->shown[card]);
        for (int slot = 0; slot < DR_SLOTS; slot++)
            if (c->slot[card * DR_SLOTS + slot] != DR_NONE)
                rs_put_format(out, " + %s", label(&dr_card_words, c->slot[card * DR_SLOTS + slot]));
        first = false;
    }
    rs_put_char(out, '\n');
}

static void put_waiting(const dr_captain *c, rs_text *out)
{
    int card;

    RS_EACH(card, c->waiting) put_card("     waiting: ", card, out);
}

static void put_captain(const dr_state *s, int seat, rs_text *out)
{
    const dr_captain *c = &s->captain[seat];

    rs_put_format(out, "%c%s: aboard %d cargo, %d coins of %d; dock %d cargo; chest ", seat == s->active ? '>' : ' ',
                  rs_seat_name(&dr_game, s, seat), c->cargo, c->coins, dr_aboard(c) + dr_free_hold(c), c->dock);
    if (c->chest >= 0)
        rs_put_number(out, c->chest);
    else
        rs_put_char(out, '?');
    rs_put_format(out, "; damage %d; sails %d, track %d; cannons %d; cubes %d; hand %d, deck %d, discards %d", c->damage,
                  dr_sails_now(s, seat) + dr_sails_by_choice(s, seat, 0), c->track, dr_cannons_left(s, seat), c->supply,
                  rs_zone_size(&c->hand), rs_zone_size(&c->deck), rs_size(&c->discard));
    if (c->mode == DR_PIRATE_MODE) rs_put_format(out, "; %s", label(&dr_mode_words, c->mode));
    if (c->pending && !s->head.over) rs_put(out, "; level-up pending");
    if (c->done) rs_put_format(out, "; has had the last turn: %d more cubes, double price", DR_LAST_CUBES);
    rs_put_char(out, '\n');
    put_hull(c, out);
    put_deeds(s, seat, out);
    for (int i = 0; i < c->in_play; i++) put_crew_card(s, seat, c->order[i], out);
    put_waiting(c, out);
    put_discards(c, seat, out);
}

/* ---- The battle board, and what is going on ----------------------------------------------------------------------------- */

static void put_board(const dr_state *s, const dr_board *board, rs_text *out)
{
    for (int zone = 0; zone < DR_ZONES; zone++) {
        rs_put_format(out, " %s", label(&dr_zone_words, zone));
        if (dr_board_in(board, zone) > 0) rs_put(out, ": ");
        for (int colour = 0; colour < DR_COLOURS; colour++)
            for (int i = dr_board_count(board, zone, colour); i > 0; i--) rs_put_char(out, letter_of(s, colour));
        rs_put(out, zone % 4 == 3 ? "\n" : " |");
    }
}

static void put_some(const char *what, int number, rs_text *out)
{
    if (number > 0) rs_put_format(out, "; %s %d", what, number);
}

static void put_side(const dr_state *s, int side, rs_text *out)
{
    const dr_battle *b = &s->battle;
    int colour = dr_colour_of(s, side);
    const dr_merchant *ship = side == DR_ATTACKER && b->kind == DR_ENCOUNTER ? &dr_merchants[b->back - DR_FIRST_BACK] : NULL;

    rs_put_format(out, " %c: cubes %d, strength %d", letter_of(s, colour), dr_board_of(&b->board, colour) + b->taken[side] + b->want[side],
                  dr_board_strength(&b->board, colour) + b->strength[side]);
    put_some("damage received", b->hurt[side], out);
    put_some("for a victory: coins", b->coins[side] + (ship ? ship->coins : 0), out);
    put_some("for a victory: cargo", b->cargo[side] + (ship ? ship->cargo : 0), out);
    put_some("for a victory: damage dealt", b->wound[side], out);
    put_some("for a victory: damage spared", b->spare[side], out);
    rs_put_char(out, '\n');
}

static void put_battle(const dr_state *s, rs_text *out)
{
    static const char *const foes[] = {[DR_ENCOUNTER] = "", [DR_SHIPS] = "the ship of ", [DR_WALLS] = "the buildings of "};
    const dr_battle *b = &s->battle;

    if (b->kind == DR_PEACE) return;
    rs_put_format(out, "Battle: %s against %s%s", rs_seat_name(&dr_game, s, s->active), foes[b->kind],
                  b->kind == DR_ENCOUNTER ? label(&dr_card_words, b->back) : rs_seat_name(&dr_game, s, b->foe));
    if (b->kind == DR_ENCOUNTER) rs_put_format(out, ", cubes %d (*)", dr_merchants[b->back - DR_FIRST_BACK].cubes);
    if (b->kind == DR_WALLS) rs_put_format(out, ", cubes %d", dr_wall_cubes(s));
    rs_put_char(out, '\n');
    if (b->board.count > 0) put_board(s, &b->board, out);
    for (int side = 0; side < DR_SIDES; side++) put_side(s, side, out);
}

/* Numbers that the question leaves open: what is shared out, what is paid. */
static void put_question(const dr_state *s, rs_text *out)
{
    static const char *const shares[] = {"choices taken as coins", "coins aboard", "coins onto the island", "cargo aboard",
                                         "cargo onto the island"};
    const rs_frame *top = s->head.depth > 0 ? rs_top_of(s) : NULL;

    if (!top) return;
    if (top->kind == DR_D_PLUNDER)
        rs_put_format(out, "Plunder to share out: coins %d, cargo %d, either %d; room aboard %d. Now: %s.\n", top->arg[DR_PL_COINS],
                      top->arg[DR_PL_CARGO], top->arg[DR_PL_CHOICES],
                      dr_free_hold(&s->captain[top->seat]) - top->arg[DR_PL_COINS_ABOARD] - top->arg[DR_PL_CARGO_ABOARD],
                      shares[top->arg[DR_PL_STAGE]]);
    if (top->kind == DR_D_LOOT)
        rs_put_format(out, "Loot: coins %d, cargo %d; room aboard %d. Now: coins aboard; cargo takes the room that is left.\n", top->arg[0],
                      top->arg[1], dr_free_hold(&s->captain[top->seat]));
    if (top->kind == DR_D_PAY && top->arg[DR_PAY_PRICE] > 0)
        rs_put_format(out, "The price: %d cargo.\n", top->arg[DR_PAY_PRICE]);
    else if (top->kind == DR_D_PAY)
        rs_put_format(out, "The price: %d coins.\n", top->arg[DR_PAY_COINS]);
}

/* DR-23.2: everybody else has one more turn. */
static void put_ending(const dr_state *s, rs_text *out)
{
    int left = 0;

    if (s->ender == DR_NONE) return;
    for (int seat = 0; seat < s->head.players; seat++) left += !s->captain[seat].done;
    rs_put_format(out, "%s has triggered the end; last turns, with this one: %d.\n", rs_seat_name(&dr_game, s, s->ender), left);
}

static void put_bank(const dr_state *s, rs_text *out)
{
    rs_put(out, "Bank:");
    for (int kind = 0; kind < DR_BUILDINGS; kind++)
        rs_put_format(out, " %s %d (cost %d);", label(&dr_building_words, kind), s->buildings[kind], dr_building_cost[kind]);
    for (int kind = 0; kind < DR_EXTENSIONS; kind++) rs_put_format(out, " %s %d;", label(&dr_extension_words, kind), s->extensions[kind]);
    rs_put_format(out, " black cubes %d\nAchievements, in coins:", s->black);
    for (int deed = 0; deed < DR_DEEDS; deed++)
        rs_put_format(out, "%s %s %d", deed ? "," : "", label(&dr_deed_words, deed), dr_deed_coins[deed]);
    rs_put_char(out, '\n');
}

static void put_affairs(const dr_state *s, rs_text *out)
{
    put_bank(s, out);
    rs_put_format(out, "Round %d; this turn: %d of %d cards bought or attacked, sail %sset, %sexplored.\n", s->round, s->turn.deals,
                  DR_DEALS, s->turn.set_sail ? "" : "not ", s->turn.explored ? "" : "nothing ");
    put_ending(s, out);
}

static void put_hand(const dr_state *s, int seat, rs_text *out)
{
    rs_set hand = dr_crew_set(s->captain[seat].hand.cards, seat);
    int card;

    rs_put(out, rs_is_empty(&hand) ? "Your hand is empty.\n" : "Your hand:\n");
    RS_EACH(card, hand) put_crew_card(s, seat, card, out);
}

void dr_board_picture(const void *view, rs_text *out)
{
    const dr_state *s = view;

    put_grid(s, out);
    put_tiles(s, out);
    for (int seat = 0; seat < s->head.players; seat++) put_captain(s, seat, out);
    put_battle(s, out);
    put_affairs(s, out);
    put_question(s, out);
    if (s->head.viewer >= 0 && s->head.viewer < s->head.players) put_hand(s, s->head.viewer, out);
}
