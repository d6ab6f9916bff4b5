/* picture.c - the table as text: the sea, ports, companies, and what is going on. */
#include "games/compagnie/compagnie.h"

static const char *label(const rs_words *words, int value) { return value < 0 ? "-" : words->term[value].label; }

/* Of things that belong to companies. */
static const char *own_label(const co_state *s, const rs_words *words, int value)
{
    return label(words, rs_shown(words, rs_colours(s), value));
}

static const char *word(const rs_words *words, int value) { return value < 0 ? "-" : words->term[value].word; }

/* ---- Ports ------------------------------------------------------------------------------------------------------------------------------
 */

static void put_fields(const co_state *s, const co_port *port, rs_text *out)
{
    for (int field = 0; field < CO_FIELDS; field++) {
        rs_put_format(out, " %c:%d", 'a' + field, port->bales[field]);
        if (port->owner[field] != CO_NONE) rs_put_format(out, "(%s)", rs_seat_name(&co_game, s, port->owner[field]));
        for (int i = 0; i < port->damage[field]; i++) rs_put_char(out, 'x');
    }
}

static void put_prices(int port, rs_text *out)
{
    rs_put(out, "; buys");
    for (int good = 0; good < CO_GOODS; good++)
        if (co_prices[port][good]) rs_put_format(out, " %s %d", word(&co_good_words, good), co_prices[port][good]);
}

static void put_nation(const co_state *s, int node, rs_text *out)
{
    const co_nation *nation;

    if (s->nation_on[node] == CO_NONE) return;
    nation = &s->nation[s->nation_on[node]];
    rs_put_format(out, "; %s: pips %d, +%d, damage %d, controlled by %s", label(&co_nation_words, s->nation_on[node]), nation->pips,
                  nation->level, nation->damage, nation->controller == CO_NONE ? "nobody" : rs_seat_name(&co_game, s, nation->controller));
    for (int seat = 0; seat < s->head.players; seat++)
        if (nation->allies >> seat & 1) rs_put_format(out, ", ally %s", rs_seat_name(&co_game, s, seat));
}

static void put_port(const co_state *s, int port, rs_text *out)
{
    const co_port *p = &s->port[port];

    rs_put_pad(out, label(&co_node_words, port), 18);
    rs_put_pad(out, label(&co_good_words, port), 9);
    put_fields(s, p, out);
    rs_put_format(out, "; supply %d", s->supply[port]);
    if (!(co_admin_ports >> port & 1)) rs_put(out, "; no administrator, no fort");
    if (port == CO_CAPE) rs_put(out, ", no shipyard");
    if (p->admin != CO_NONE) rs_put_format(out, "; %s of %s", label(&co_function_words, p->function), rs_seat_name(&co_game, s, p->admin));
    if (p->fort != CO_NONE) rs_put_format(out, "; fort of %s %d/12", rs_seat_name(&co_game, s, p->fort), CO_FORT_HULL - p->fort_damage);
    put_nation(s, port, out);
    put_prices(port, out);
    rs_put_char(out, '\n');
}

/* ---- Companies
 * ---------------------------------------------------------------------------------------------------------------------------- */

static void put_ship(const co_state *s, int ship, rs_text *out)
{
    const co_ship *card = &s->ship[ship];
    bool is_slow = co_wear(card) >= co_face(ship)->threshold;

    rs_put_format(out, " %s", word(&co_ship_words, ship));
    if (card->damage) rs_put_format(out, " d%d", card->damage);
    if (card->mutiny) rs_put_format(out, " m%d", card->mutiny);
    rs_put_format(out, " %d/%d%s%d", co_wear(card), co_face(ship)->strength, is_slow ? " slow since " : " slow from ",
                  co_face(ship)->threshold);
    if (card->cargo[0] != CO_NONE) rs_put_format(out, " [%s", word(&co_good_words, card->cargo[0]));
    if (card->cargo[1] != CO_NONE) rs_put_format(out, ", %s", word(&co_good_words, card->cargo[1]));
    if (card->cargo[0] != CO_NONE) rs_put_char(out, ']');
    rs_put_char(out, ';');
}

/* What a storm or pirates would need to know. */
static void put_place(int node, rs_text *out)
{
    const co_node_face *face = &co_nodes[node];

    rs_put_format(out, "%s (%s%s", label(&co_node_words, node), label(&co_region_words, face->region), face->storm ? ", storm icon" : "");
    if (face->area != CO_NONE) rs_put_format(out, ", pirates of %s", label(&co_nest_words, face->area));
    rs_put_char(out, ')');
}

static void put_fleets(const co_state *s, int seat, rs_text *out)
{
    int ship;

    for (int number = 0; number < CO_NUMBERS; number++) {
        int fleet = co_fleet_of(seat, number);

        if (s->fleet[fleet].node == CO_NONE) continue;
        rs_put_format(out, "    %s +%d at ", label(&co_number_words, number), s->fleet[fleet].level);
        put_place(s->fleet[fleet].node, out);
        rs_put_format(out, ", steps %d:", co_steps(s, fleet));
        CO_EACH_SHIP(ship, s->ships_of[fleet]) put_ship(s, ship, out);
        rs_put_char(out, '\n');
    }
}

static void put_markers(const co_company *c, rs_text *out)
{
    for (int i = 0; i < CO_MARKERS; i++)
        if (c->marker[i] != CO_NONE) rs_put_format(out, "; +%d %s", i + 1, label(&co_strategy_words, c->marker[i]));
    for (int i = 0; i < CO_MARKERS; i++)
        if (c->extra[i] != CO_NONE) rs_put_format(out, "; extra %s", label(&co_strategy_words, c->extra[i]));
}

/* CO-24.6: what being behind would give, unless no nation is sent any more. */
static void put_deficit(const co_state *s, int seat, rs_text *out)
{
    int highest = co_score(s, seat);

    for (int other = 0; other < s->head.players; other++)
        if (co_score(s, other) > highest) highest = co_score(s, other);
    if (highest == co_score(s, seat)) return;
    rs_put_format(out, ", %d behind", highest - co_score(s, seat));
    if (!co_only_final_left(s)) rs_put_format(out, " (pips %d)", (highest - co_score(s, seat)) / CO_POINTS_PER_PIP);
}

static void put_company(const co_state *s, int seat, rs_text *out)
{
    const co_company *c = &s->company[seat];
    int card;

    rs_put_format(out, "%c%s (%d.): ducats %d, points now %d", seat == s->active ? '>' : ' ', rs_seat_name(&co_game, s, seat),
                  co_place_of(s, seat) + 1, c->ducats, co_score(s, seat));
    if (!s->head.over) put_deficit(s, seat, out);
    rs_put_format(out, "; loss tokens %d, kept %d", c->losses, c->kept);
    RS_EACH(card, c->cards) rs_put_format(out, "; %s%s", label(&co_card_words, card), card == c->fresh ? " (new)" : "");
    put_markers(c, out);
    if (c->budget) rs_put_format(out, "; pips to place %d", c->budget);
    rs_put_char(out, '\n');
    put_fleets(s, seat, out);
}

/* ---- What is going on
 * ---------------------------------------------------------------------------------------------------------------------------- */

static void put_calendar(const co_state *s, rs_text *out)
{
    int rounds = co_calendars[s->head.players].rounds;

    rs_put_format(out, "Calendar %d of 3, round %d of %d, the year %d%s. Storm: %s; forecast: %s.\n", s->calendar, s->round, rounds,
                  1640 + 7 * (s->calendar - 1) + s->round - 1, s->scored ? ", scored" : "", label(&co_region_words, s->storm),
                  label(&co_region_words, s->forecast));
    rs_put(out, "Pirates:");
    for (int nest = 0; nest < CO_NESTS; nest++) {
        rs_put_format(out, " %s %d", label(&co_nest_words, nest), s->nest[nest]);
        put_nation(s, CO_FIRST_NEST + nest, out);
        rs_put_char(out, ';');
    }
    rs_put_char(out, '\n');
}

/* Cards on sale, with what the reader lacks for them. */
static void put_sale(const co_state *s, rs_text *out)
{
    int reader = s->head.viewer;

    rs_put(out, "On sale:");
    for (int card = 0; card < CO_CARDS; card++) {
        if (!s->sale[card]) continue;
        rs_put_format(out, " %s (%d left, ducats %d", label(&co_card_words, card), s->sale[card], co_cards[card].cost);
        if (reader >= 0) rs_put(out, co_meets_need(s, reader, card) ? ", need met" : ", need not met");
        rs_put(out, ");");
    }
    rs_put_char(out, '\n');
}

/* The tiles of each stack that lie face up. */
static void put_discards(const co_state *s, rs_text *out)
{
    static const int8_t stacks[] = {CO_FIRST_REGION_TILE, CO_FIRST_STRENGTH, CO_FIRST_PIRATES, CO_FIRST_REFILL,
                                    CO_FIRST_UNREST,      CO_FIRST_AMBUSH,   CO_TILES};

    rs_put(out, "Turned:");
    for (int i = 0; i + 1 < RS_COUNT(stacks); i++)
        for (int tile = stacks[i]; tile < stacks[i + 1]; tile++)
            if (!rs_has(&s->tiles, tile)) rs_put_format(out, " %s;", label(&co_tile_words, tile));
    rs_put_char(out, '\n');
}

/* ---- Battles ------------------------------------------------------------------------------------------------------------------------ */

/* Each beats the next, the last the first; and who plays what of the nations. */
static void put_wheels(rs_text *out)
{
    for (int wheel = 0; wheel < CO_WHEELS; wheel++) {
        rs_put_format(out, "+%d:", wheel);
        for (int strategy = co_wheel_first[wheel]; strategy < co_wheel_first[wheel + 1]; strategy++)
            rs_put_format(out, " %s beats", label(&co_strategy_words, strategy));
        rs_put_format(out, " %s;", label(&co_strategy_words, co_wheel_first[wheel]));
        for (int nation = 0; nation < CO_NATIONS; nation++)
            rs_put_format(out, " %s %s;", label(&co_nation_words, nation), label(&co_strategy_words, co_nation_strategy[nation][wheel]));
        rs_put_char(out, '\n');
    }
}

/* What it has played; or that it has chosen, and for the company itself what. */
static void put_choice(const co_state *s, int side, rs_text *out)
{
    const co_battle *b = &s->battle;
    const co_company *c = co_is_fleet(b->side[side]) ? &s->company[co_owner_of(b->side[side])] : NULL;

    if (b->strategy[side] != CO_NONE)
        rs_put(out, label(&co_strategy_words, b->strategy[side]));
    else if (c && c->has_chosen)
        rs_put_format(out, "has chosen%s%s", c->chosen == CO_NONE ? "" : " ",
                      c->chosen == CO_NONE ? "" : label(&co_strategy_words, c->chosen));
    else
        rs_put_char(out, '-');
}

static void put_side(const co_state *s, int side, rs_text *out)
{
    const co_battle *b = &s->battle;
    int party = b->side[side], ship;

    rs_put_format(out, "  %s", own_label(s, &co_party_words, party));
    if (co_is_nation(party))
        rs_put_format(out, " +%d, damage %d", s->nation[party - CO_FIRST_NATION].level, s->nation[party - CO_FIRST_NATION].damage);
    if (co_is_nation(party) || co_is_pirate(party)) rs_put_format(out, ", ships %d", b->foreign);
    if (co_is_fort(party)) rs_put_format(out, ", %d left", CO_FORT_HULL - s->port[b->node].fort_damage);
    rs_put(out, ": ");
    put_choice(s, side, out);
    if (b->stage > CO_B_FIRST_SHIPS && b->first == side) rs_put(out, ", acts first");
    rs_put_format(out, ", hits %d", b->hits[side]);
    CO_EACH_SHIP(ship, b->aside[side].bits[0]) rs_put_format(out, ", has boarded %s", word(&co_ship_words, ship));
    rs_put_char(out, '\n');
}

static void put_battle(const co_state *s, rs_text *out)
{
    const co_battle *b = &s->battle;

    if (b->side[0] == CO_NONE) return;
    rs_put_format(out, "Battle at %s\n", label(&co_node_words, b->node));
    put_side(s, 0, out);
    put_side(s, 1, out);
    if (b->fort != CO_NONE && b->stage <= CO_B_LOWER)
        rs_put_format(out, "  %s's fort adds hits: %d, unless a Flight is first.\n", rs_seat_name(&co_game, s, b->fort), b->fire);
    if (b->tile != CO_NONE) rs_put_format(out, "  %s\n", label(&co_tile_words, b->tile));
}

/* ---- The question -------------------------------------------------------------------------------------------------------------------- */

/* Where strategies are chosen or marked, the wheels are at hand. */
static void put_question(const co_state *s, rs_text *out)
{
    if (s->head.over || s->head.depth == 0) return;
    switch (rs_top_of(s)->kind) {
    case CO_D_STRATEGY:
    case CO_D_MARKER:
    case CO_D_SHIFT:
    case CO_D_EXTRA: put_wheels(out); break;
    default: break;
    }
}

void co_board(const void *view, rs_text *out)
{
    const co_state *s = view;

    for (int port = 0; port < CO_PORTS; port++) put_port(s, port, out);
    for (int place = 0; place < s->head.players; place++) put_company(s, s->order[place], out);
    put_calendar(s, out);
    put_sale(s, out);
    put_discards(s, out);
    put_battle(s, out);
    put_question(s, out);
}
