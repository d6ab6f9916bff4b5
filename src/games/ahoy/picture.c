/* picture.c - the table drawn in text, for terminals: map, boards, Market, the reader's hand. */
#include "games/ahoy/ahoy.h"

enum { WIDE = 13 }; /* columns of a space, its west edge included */

static const char *label(const rs_words *words, int value)
{
    static char number[16]; /* never used: all these values have words */

    return rs_label(words, value, number);
}

/* ---- The map ------------------------------------------------------------------------------------------------------------ */

static const char suit_letters[AH_SUITS][8] = {"Bird", "Skull", "Swords", "Tree", "Compass", "Fish"};
static const char corners[AH_CORNERS][3] = {"nw", "ne", "se", "sw"};
static const char terrains[][8] = {
    [AH_OPEN] = "open", [AH_FOG] = "fog", [AH_WRECK] = "wreck", [AH_ISLAND] = "island", [AH_CURRENT] = "current", [AH_HARBOUR] = "port",
};
static const char arrows[AH_DIRECTIONS][4] = {"^^^", ">>>", "vvv", "<<<"};

/* First line of a space: its name and terrain. */
static void put_terrain(const ah_state *s, int space, rs_text *out)
{
    const ah_cell *cell = ah_cell_of(s, space);
    char line[40];
    rs_text text = rs_text_on(line, sizeof line);

    rs_put_format(&text, "%c%s ", 'A' + ah_region_of(space), corners[space % AH_CORNERS]);
    switch (cell->terrain) {
    case AH_ISLAND: rs_put(&text, suit_letters[ah_suit_of(s, ah_region_of(space))]); break;
    case AH_CURRENT: rs_put(&text, arrows[ah_current_of(s, space)]); break;
    case AH_OPEN: break;
    default: rs_put(&text, terrains[cell->terrain]);
    }
    if (text.used > WIDE - 1) line[WIDE - 1] = 0;
    rs_put_pad(out, line, WIDE - 1);
}

/* Second line: treasure, tailwind; on an island wealth, control and Comrades. */
static void put_signs(const ah_state *s, int space, rs_text *out)
{
    const ah_cell *cell = ah_cell_of(s, space);
    int region = ah_region_of(space);
    char line[40];
    rs_text text = rs_text_on(line, sizeof line);

    if (cell->terrain == AH_ISLAND)
        rs_put_format(&text, "$%d %d:%d c%d", s->region[region].wealth, ah_control(s, region, AH_SQUADRON), ah_control(s, region, AH_UNION),
                      s->region[region].comrades);
    if (cell->gold) rs_put_format(&text, "g%d ", cell->gold);
    if (cell->tail) rs_put_format(&text, "t%d", cell->tail);
    if (text.used > WIDE - 1) line[WIDE - 1] = 0;
    rs_put_pad(out, line, WIDE - 1);
}

/* Third line: Flagships [S][R][U][W], Patrols p, Strongholds #, Cutter C, Gunship G. */
static void put_figures(const ah_state *s, int space, rs_text *out)
{
    static const char letters[AH_FACTIONS] = {'S', 'R', 'U', 'W'};
    int strongholds = 0;
    char line[64];
    rs_text text = rs_text_on(line, sizeof line);

    for (int faction = 0; faction < AH_FACTIONS; faction++)
        if (s->at[AH_FLAGSHIP + faction] == space) rs_put_char(&text, letters[faction]);
    if (ah_patrols_on(s, space)) rs_put_format(&text, "p%d", ah_patrols_on(s, space));
    for (int figure = AH_FIRST_STRONGHOLD; figure <= AH_LAST_STRONGHOLD; figure++) strongholds += s->at[figure] == space;
    if (strongholds) rs_put_format(&text, "#%d", strongholds);
    if (s->at[AH_CUTTER] == space) rs_put_char(&text, 'c');
    if (s->at[AH_GUNSHIP] == space) rs_put_char(&text, 'g');
    rs_put_pad(out, line, WIDE - 1);
}

static char west_edge(const ah_state *s, int space, int x, int y)
{
    int west = ah_space_at(s, x - 1, y);

    if (space == AH_NONE) return west == AH_NONE ? ' ' : '|';
    if (ah_sandbar(s, space, AH_WEST)) return '%';
    return west != AH_NONE && ah_region_of(west) == ah_region_of(space) ? ':' : '|';
}

static void put_line(const ah_state *s, int y, int west, int east, int line, rs_text *out)
{
    for (int x = west; x <= east + 1; x++) {
        int space = ah_space_at(s, x, y);

        rs_put_char(out, west_edge(s, space, x, y));
        if (space == AH_NONE)
            rs_put_pad(out, "", x > east ? 0 : WIDE - 1);
        else if (line == 0)
            put_terrain(s, space, out);
        else if (line == 1)
            put_signs(s, space, out);
        else
            put_figures(s, space, out);
    }
    rs_put_char(out, '\n');
}

static char north_edge(const ah_state *s, int x, int y)
{
    int space = ah_space_at(s, x, y), north = ah_space_at(s, x, y - 1);

    if (space == AH_NONE && north == AH_NONE) return ' ';
    if (space != AH_NONE && ah_sandbar(s, space, AH_NORTH)) return '%';
    return space != AH_NONE && north != AH_NONE && ah_region_of(space) == ah_region_of(north) ? '.' : '-';
}

/* The edge above a row; the numbers of the columns above all. */
static void put_edge(const ah_state *s, int y, int west, int east, rs_text *out)
{
    for (int x = west; x <= east; x++) {
        char edge = north_edge(s, x, y);

        rs_put_char(out, edge == ' ' ? ' ' : '+');
        for (int i = 1; i < WIDE; i++) rs_put_char(out, edge == '.' && i % 2 ? ' ' : edge);
    }
    rs_put_char(out, '\n');
}

static void put_map(const ah_state *s, rs_text *out)
{
    int west = 0, east = 1, north = 0, south = 1;

    for (int i = 0; i < s->regions; i++) {
        const ah_region *r = &s->region[i];

        if (r->x < west) west = r->x;
        if (r->x + 1 > east) east = r->x + 1;
        if (r->y < north) north = r->y;
        if (r->y + 1 > south) south = r->y + 1;
    }
    for (int y = north; y <= south + 1; y++) {
        put_edge(s, y, west, east, out);
        for (int line = 0; line < 3 && y <= south; line++) put_line(s, y, west, east, line, out);
    }
    rs_put_format(out,
                  "North-west corner: %d, %d. Islands: $ wealth, control Squadron:Union, c Comrades. g gold, t Tailwind, %% sandbar.\n",
                  west, north);
    rs_put(out, "S R U W Flagships, p Patrols, # Strongholds, c Cutter, g Gunship.\n");
}

/* ---- The boards ------------------------------------------------------------------------------------------------------------ */

static void put_slot(int slot, int accepts, rs_text *out)
{
    if (slot == AH_DAMAGED)
        rs_put(out, "[X]");
    else if (slot != AH_FREE)
        rs_put_format(out, "[%d]", slot);
    else if (accepts == AH_ANY)
        rs_put(out, "[ ]");
    else if (accepts == AH_EVEN)
        rs_put(out, "[e]");
    else
        rs_put_format(out, "[=%d]", __builtin_ctz((unsigned)accepts));
}

static void put_slots(const ah_state *s, int seat, rs_text *out)
{
    const ah_board_face *board = &ah_boards[ah_faction_of(s, seat)];
    int card;

    for (int i = 0; i < board->slots; i++) {
        if (i == 0 || board->slot[i].berth != board->slot[i - 1].berth)
            rs_put_format(out, " %s", label(&ah_berth_words, board->slot[i].berth));
        put_slot(s->captain[seat].slot[i], board->slot[i].accepts, out);
    }
    for (int i = 0; ah_faction_of(s, seat) == AH_UNION && i < AH_SHIP_SLOTS; i++) {
        if (s->at[i ? AH_GUNSHIP : AH_CUTTER] == AH_NONE) continue;
        rs_put_format(out, " %s", label(&ah_berth_words, AH_ON_CUTTER + i));
        put_slot(s->ship_slot[i], ah_ship_accepts[i], out);
    }
    RS_EACH(card, s->captain[seat].crew) {
        rs_put_format(out, "; %s", label(&ah_crew_words, card));
        if (ah_cards[card].slot == 'A' || s->card_slot[card] != AH_FREE) put_slot(s->card_slot[card], AH_ANY, out);
    }
}

static void put_dice(const ah_captain *c, rs_text *out)
{
    rs_put(out, "dice");
    for (int value = 1; value <= 6; value++)
        for (int i = 0; i < c->pool[value - 1]; i++) rs_put_format(out, " %d", value);
    if (ah_pool_size(c) == 0) rs_put(out, " none");
    if (c->aside) rs_put_format(out, ", %d aside", c->aside);
}

/* By suits, as far as the reader may know them. */
static void put_pile(const rs_zone *pile, rs_text *out)
{
    rs_set cards = pile->cards;
    int card;

    RS_EACH(card, cards) rs_put_format(out, " %s", label(&ah_suit_words, ah_cards[card].suit));
    if (pile->blanks || rs_is_empty(&cards)) rs_put_format(out, " %d%s", (int)pile->blanks, pile->blanks ? " face down" : "");
}

static void put_cargo(const ah_state *s, int seat, rs_text *out)
{
    const ah_captain *c = &s->captain[seat];
    int known = c->shown != AH_NONE ? c->shown : c->left_squadron, card;

    rs_put(out, "     cargo:");
    RS_EACH(card, c->cargo) rs_put_format(out, " %s (to %s)", label(&ah_good_words, card), label(&ah_suit_words, ah_cards[card].deliver));
    rs_put_format(out, "; white marker at %d,%d, black at %d,%d; pledges: left", c->white / AH_GRID, c->white % AH_GRID, c->black / AH_GRID,
                  c->black % AH_GRID);
    put_pile(&c->left, out);
    rs_put(out, ", right");
    put_pile(&c->right, out);
    if (known != AH_NONE) rs_put_format(out, "; the left marker is the %s's", known ? "Squadron" : "Union");
    rs_put_char(out, '\n');
}

static void put_board(const ah_state *s, int seat, rs_text *out)
{
    const ah_captain *c = &s->captain[seat];

    rs_put_format(out, "%c%s (%s): %d Fame, %d gold, ", seat == s->active ? '>' : ' ', label(&ah_faction_words, ah_faction_of(s, seat)),
                  label(&ah_captain_words, seat), c->fame, c->gold);
    put_dice(c, out);
    if (ah_faction_of(s, seat) == AH_SQUADRON)
        rs_put_format(out, "; supply: %d Patrols, %d Strongholds", ah_patrol_supply(s), ah_stronghold_supply(s));
    if (ah_faction_of(s, seat) == AH_UNION)
        rs_put_format(out, "; Comrades: %d ready, %d in supply; %d plans", s->ready, s->comrades, rs_zone_size(&c->hand));
    rs_put(out, "\n    ");
    put_slots(s, seat, out);
    rs_put_char(out, '\n');
    if (ah_is_smuggler(s, seat)) put_cargo(s, seat, out);
}

/* ---- What is going on ------------------------------------------------------------------------------------------------------------ */

static void put_market(const ah_state *s, rs_text *out)
{
    int card;

    RS_EACH(card, s->market) {
        const ah_card_face *face = &ah_cards[card];

        rs_put_format(out, "Market: %s, %s, ", label(&ah_suit_words, face->suit), label(&ah_crew_words, card));
        if (face->cost)
            rs_put_format(out, "%d gold", face->cost);
        else
            rs_put(out, "a die");
        rs_put_format(out, "; cargo %s to %s\n", label(&ah_good_words, card), label(&ah_suit_words, face->deliver));
    }
}

static void put_grid(const ah_state *s, rs_text *out)
{
    if (s->head.viewer < 0 || s->head.viewer >= s->head.players || !ah_is_smuggler(s, s->head.viewer)) return;
    for (int row = 0; row < AH_GRID; row++) {
        rs_put(out, "  ");
        for (int column = 0; column < AH_GRID; column++) {
            int cell = row * AH_GRID + column;
            const ah_captain *c = &s->captain[s->head.viewer];

            rs_put_char(out, cell == c->white ? '*' : cell == c->black ? 'x' : ' ');
            rs_put_pad(out, ah_reward_words.term[ah_rewards[cell]].word, 8);
        }
        rs_put_char(out, '\n');
    }
}

static void put_side(const ah_state *s, int side, rs_text *out)
{
    rs_put_format(out, "%s (+%d, %s", label(&ah_figure_words, side ? s->battle.defender : s->battle.attacker), ah_battle_bonus(s, side),
                  ah_rolls_two(s, side) ? "two dice" : "die");
    if (s->battle.die[side]) rs_put_format(out, " %d, total %d", s->battle.die[side], s->battle.die[side] + ah_battle_bonus(s, side));
    rs_put_char(out, ')');
}

/* The region that was found: its spaces as printed, before it is turned. */
static void put_found(const ah_state *s, rs_text *out)
{
    const rs_frame *top = rs_top_of(s);
    const ah_tile *tile;

    if (top->kind != AH_D_PLACE_TILE && top->kind != AH_D_ADD_TILE && top->kind != AH_D_ADD_TURN) return;
    tile = &ah_tiles[top->arg[0]];
    rs_put_format(out, "Region found: %s. Turned 0:", label(&ah_tile_words, top->arg[0]));
    for (int corner = 0; corner < AH_CORNERS; corner++) {
        const ah_cell *cell = &tile->cell[corner];

        rs_put_format(out, "%s %s %s", corner ? "," : "", corners[corner], terrains[cell->terrain]);
        if (cell->current != AH_NONE) rs_put_format(out, " %s", arrows[cell->current]);
        if (cell->gold) rs_put_format(out, " g%d", cell->gold);
        if (cell->tail) rs_put_format(out, " t%d", cell->tail);
    }
    if (tile->sandbar != AH_NONE) rs_put_format(out, "; sandbar %s|%s", corners[tile->sandbar], corners[(tile->sandbar + 1) % AH_CORNERS]);
    rs_put(out, ". Each turn is a quarter clockwise.\n");
}

static void put_played(const ah_state *s, rs_text *out)
{
    int plan;

    if (rs_is_empty(&s->played)) return;
    rs_put(out, "Plans played:");
    RS_EACH(plan, s->played) rs_put_format(out, " %s;", label(&ah_plan_words, plan));
    rs_put_char(out, '\n');
}

static void put_affairs(const ah_state *s, rs_text *out)
{
    rs_put_format(out, "Round %d; First Mate: %s; regions left %d, market deck %d, gold %d, plans left %d; dice to place %d.\n", s->round,
                  label(&ah_faction_words, ah_faction_of(s, s->first_mate)), rs_zone_size(&s->stack_tiles) - 1, rs_zone_size(&s->deck),
                  s->gold, rs_zone_size(&s->plans), s->quota_left);
    put_played(s, out);
    put_found(s, out);
    if (s->battle.attacker == AH_NONE) return;
    rs_put(out, "Battle: ");
    put_side(s, 0, out);
    rs_put(out, " against ");
    put_side(s, 1, out);
    rs_put_char(out, '\n');
}

static void put_hand(const ah_captain *c, rs_text *out)
{
    int plan;

    rs_put(out, "Your plans:");
    RS_EACH(plan, c->hand.cards) rs_put_format(out, " %s;", label(&ah_plan_words, plan));
    rs_put_char(out, '\n');
}

void ah_board(const void *view, rs_text *out)
{
    const ah_state *s = view;

    put_map(s, out);
    for (int seat = 0; seat < s->head.players; seat++) put_board(s, seat, out);
    put_market(s, out);
    put_affairs(s, out);
    put_grid(s, out);
    if (s->head.viewer >= 0 && s->head.viewer < s->head.players && ah_faction_of(s, s->head.viewer) == AH_UNION)
        put_hand(&s->captain[s->head.viewer], out);
}
