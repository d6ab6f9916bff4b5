/* picture.c - the table drawn in text, from a view. */
#include "games/reckoning/reckoning.h"

static const char letters[] = "PBGY*";

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

/* ---- The map: row 4 on top, the harbour at the bottom ------------------------------------------------------------------- */

static void put_cubes(const dr_state *s, const dr_cell *cell, rs_text *out)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (cell->cubes[seat] + cell->lasting[seat] > 0)
            rs_put_format(out, " %c%d+%d", letters[seat], cell->cubes[seat], cell->lasting[seat]);
    rs_put_format(out, " empty %d", dr_empty_spaces(cell));
    if (cell->holder != DR_NONE) rs_put_format(out, ", held by %c", letters[cell->holder]);
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
}

static void put_arrows(int tile, rs_text *out)
{
    static const char *const names[] = {"out", "in", "east", "west"};

    rs_put(out, ", arrows");
    for (int direction = 0; direction < 4; direction++)
        if (dr_arrows[tile - DR_ISLANDS] >> direction & 1) rs_put_format(out, " %s", names[direction]);
}

static void put_ships(const dr_state *s, int space, rs_text *out)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].at == space)
            rs_put_format(out, " <%c%s>", letters[seat], s->captain[seat].mode == DR_PIRATE_MODE ? " pirate" : "");
}

static void put_row(const dr_line *row, rs_text *out)
{
    for (int i = 0; i < row->count; i++)
        rs_put_format(out, "%s%s",
                      i == 0                                                 ? ""
                      : (row->slash >> i & 1) && (row->slash >> (i - 1) & 1) ? " / "
                                                                             : "; ",
                      label(&dr_ability_words, row->ability[i]));
}

static void put_card(int card, rs_text *out)
{
    const dr_card_face *face = &dr_cards[card];

    rs_put_format(out, "%s %s (%s, %s %d): ", code(&dr_card_words, card), label(&dr_card_words, card), label(&dr_line_words, face->slot),
                  dr_is_front(card) ? "trade" : "cost", face->cost);
    put_row(&face->line, out);
}

static void put_cell(const dr_state *s, int index, rs_text *out)
{
    const dr_cell *cell = &s->cell[index];

    rs_put_format(out, "%s %s %s", label(&dr_space_words, index), code(&dr_tile_words, cell->tile), label(&dr_tile_words, cell->tile));
    if (dr_is_island(cell->tile))
        put_island(s, index, out);
    else
        put_arrows(cell->tile, out);
    put_ships(s, index, out);
    rs_put_char(out, '\n');
    if (cell->card == DR_NONE) return;
    rs_put(out, "      ");
    put_card(cell->card, out);
    rs_put_char(out, '\n');
}

/* Those of a row on one line. A ship lies on one only while it passes. */
static void put_unexplored(const dr_state *s, int row, rs_text *out)
{
    bool any = false;

    for (int cell = row * DR_COLUMNS; cell < (row + 1) * DR_COLUMNS; cell++) {
        if (dr_is_explored(s, cell)) continue;
        rs_put_format(out, "%s%s", any ? ", " : "Unexplored: ", label(&dr_space_words, cell));
        put_ships(s, cell, out);
        any = true;
    }
    if (any) rs_put_char(out, '\n');
}

static void put_map(const dr_state *s, rs_text *out)
{
    for (int row = DR_ROWS - 1; row >= 0; row--) {
        rs_put_format(out, "Row %d; cards in its box: %d\n", row + 1, dr_box_size(s, row));
        for (int cell = row * DR_COLUMNS; cell < (row + 1) * DR_COLUMNS; cell++)
            if (dr_is_explored(s, cell)) put_cell(s, cell, out);
        put_unexplored(s, row, out);
    }
    rs_put(out, "Harbour");
    put_ships(s, DR_HARBOUR, out);
    rs_put_char(out, '\n');
}

/* ---- Captains ----------------------------------------------------------------------------------------------------------- */

static void put_symbols(const dr_tile_face *face, rs_text *out)
{
    if (face->sails) rs_put_format(out, ", sails %d", face->sails);
    if (face->cannons) rs_put_format(out, ", cannons %d", face->cannons);
    if (face->draws) rs_put_format(out, ", draw bonus %d", face->draws);
}

static void put_hull(const dr_captain *c, rs_text *out)
{
    rs_put(out, "     hull:");
    for (int space = 0; space < DR_HULL; space++) {
        const dr_tile_face *face = dr_hull_face(c, space);

        rs_put_format(out, " %s %s", label(&dr_hull_words, space), label(&dr_extension_words, c->hull[space]));
        if (face->hold) rs_put_format(out, ", hold %d%s", face->hold, c->stow >> space & 1 ? " (loaded)" : "");
        put_symbols(face, out);
        rs_put(out, space + 1 < DR_HULL ? " |" : "\n");
    }
}

static void put_crew_card(const dr_state *s, int seat, int card, rs_text *out)
{
    const dr_captain *c = &s->captain[seat];

    rs_put_format(out, "     %s, level %d: ", label(&dr_crew_words, card), c->level[card] ? c->level[card] : c->shown[card]);
    for (int line = 0; line < DR_LINES; line++) {
        const dr_line *row = dr_line_of(s, seat, card, line);

        if (row->count == 0) continue;
        if (line != DR_LEVEL_ROW)
            rs_put_format(out, " | %s, %s: ", label(&dr_line_words, line), label(&dr_card_words, c->slot[card * DR_SLOTS + line - 1]));
        put_row(row, out);
    }
    rs_put_char(out, '\n');
}

static void put_deeds(const dr_state *s, const dr_captain *c, rs_text *out)
{
    rs_put(out, "     achievements:");
    for (int deed = 0; deed < DR_DEEDS; deed++)
        if (dr_has_deed(c, deed)) rs_put_format(out, " %s,", label(&dr_deed_words, deed));
    rs_put_format(out, " %d of %d", dr_tiles_placed(c), DR_TRIGGER);
    for (int course = 0; course < DR_COURSES; course++)
        if (c->progress[course] > 0)
            rs_put_format(out, "; %s %d of %d", label(&dr_course_words, course), c->progress[course], dr_deed_steps(s, course));
    if (c->bonus != DR_NONE) rs_put_format(out, "; bonus tile %s", label(&dr_bonus_words, c->bonus));
    rs_put_char(out, '\n');
}

static void put_waiting(const dr_captain *c, rs_text *out)
{
    int card;

    RS_EACH(card, c->waiting) {
        rs_put(out, "     waiting: ");
        put_card(card, out);
        rs_put_char(out, '\n');
    }
}

static void put_captain(const dr_state *s, int seat, rs_text *out)
{
    const dr_captain *c = &s->captain[seat];

    rs_put_format(out, "%c%s: aboard %d cargo, %d coins; dock %d cargo; chest ", seat == s->active ? '>' : ' ',
                  label(&dr_captain_words, seat), c->cargo, c->coins, c->dock);
    if (c->chest >= 0)
        rs_put_number(out, c->chest);
    else
        rs_put_char(out, '?');
    rs_put_format(out, "; damage %d; sail track %d; cubes %d; hand %d, deck %d, discards %d%s%s\n", c->damage, c->track, c->supply,
                  rs_zone_size(&c->hand), rs_zone_size(&c->deck), rs_size(&c->discard), c->pending ? "; level-up pending" : "",
                  c->done ? "; has had the last turn" : "");
    put_hull(c, out);
    put_deeds(s, c, out);
    for (int i = 0; i < c->in_play; i++) put_crew_card(s, seat, c->order[i], out);
    put_waiting(c, out);
}

/* ---- The battle board, and what is going on ----------------------------------------------------------------------------- */

static void put_board(const dr_board *board, rs_text *out)
{
    for (int zone = 0; zone < DR_ZONES; zone++) {
        rs_put_format(out, " %s", label(&dr_zone_words, zone));
        if (dr_board_in(board, zone) > 0) rs_put(out, ": ");
        for (int colour = 0; colour < DR_COLOURS; colour++)
            for (int i = dr_board_count(board, zone, colour); i > 0; i--) rs_put_char(out, letters[colour]);
        rs_put(out, zone % 4 == 3 ? "\n" : " |");
    }
}

static void put_battle(const dr_state *s, rs_text *out)
{
    static const char *const foes[] = {[DR_ENCOUNTER] = "", [DR_SHIPS] = "the ship of ", [DR_WALLS] = "the buildings of "};
    const dr_battle *b = &s->battle;

    if (b->kind == DR_PEACE) return;
    rs_put_format(out, "Battle: %s against %s%s", label(&dr_captain_words, s->active), foes[b->kind],
                  b->kind == DR_ENCOUNTER ? label(&dr_card_words, b->back) : label(&dr_captain_words, b->foe));
    if (b->kind == DR_ENCOUNTER) rs_put_format(out, ", cubes %d (*)", dr_merchants[b->back - DR_FIRST_BACK].cubes);
    if (b->strength[DR_ATTACKER] + b->strength[DR_DEFENDER] > 0)
        rs_put_format(out, "; strength by abilities %d to %d", b->strength[DR_ATTACKER], b->strength[DR_DEFENDER]);
    rs_put_char(out, '\n');
    if (b->board.count > 0) put_board(&b->board, out);
}

/* Numbers that the question leaves open: what is shared out, what is paid. */
static void put_question(const dr_state *s, rs_text *out)
{
    static const char *const shares[] = {"choices taken as coins", "coins aboard", "coins onto the island", "cargo aboard",
                                         "cargo onto the island"};
    const rs_frame *top = s->head.depth > 0 ? rs_top_of(s) : NULL;

    if (top && top->kind == DR_D_PLUNDER)
        rs_put_format(out, "Plunder to share out: coins %d, cargo %d, either %d. Now: %s.\n", top->arg[DR_PL_COINS], top->arg[DR_PL_CARGO],
                      top->arg[DR_PL_CHOICES], shares[top->arg[DR_PL_STAGE]]);
    if (top && top->kind == DR_D_PAY) rs_put_format(out, "The price: %d cargo.\n", top->arg[DR_PAY_PRICE]);
}

static void put_affairs(const dr_state *s, rs_text *out)
{
    rs_put_format(
        out, "Round %d; this turn: %d of %d cards bought or attacked, sail %sset, %sexplored; bank: %d forts, %d garrisons, %d outposts.\n",
        s->round, s->turn.deals, DR_DEALS, s->turn.set_sail ? "" : "not ", s->turn.explored ? "" : "nothing ", s->buildings[0],
        s->buildings[1], s->buildings[2]);
    if (s->ender != DR_NONE) rs_put_format(out, "%s has triggered the end.\n", label(&dr_captain_words, s->ender));
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

    put_map(s, out);
    for (int seat = 0; seat < s->head.players; seat++) put_captain(s, seat, out);
    put_battle(s, out);
    put_affairs(s, out);
    put_question(s, out);
    if (s->head.viewer >= 0 && s->head.viewer < s->head.players) put_hand(s, s->head.viewer, out);
}
