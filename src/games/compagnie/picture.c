/* picture.c - the table as text: the sea, ports, companies, and what is going on. */
#include "games/compagnie/compagnie.h"

static const char *label(const rs_words *words, int value) { return value < 0 ? "-" : words->term[value].label; }

static const char *word(const rs_words *words, int value) { return value < 0 ? "-" : words->term[value].word; }

/* ---- Ports ------------------------------------------------------------------------------------------------------------------------------
 */

static void put_fields(const co_port *port, rs_text *out)
{
    for (int field = 0; field < CO_FIELDS; field++) {
        rs_put_format(out, " %c:%d", 'a' + field, port->bales[field]);
        if (port->owner[field] != CO_NONE) rs_put_format(out, "(%s)", label(&co_company_words, port->owner[field]));
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
    rs_put_format(out, "; %s %d pips +%d, damage %d, controlled by %s", label(&co_nation_words, s->nation_on[node]), nation->pips,
                  nation->level, nation->damage, nation->controller == CO_NONE ? "nobody" : label(&co_company_words, nation->controller));
    for (int seat = 0; seat < s->head.players; seat++)
        if (nation->allies >> seat & 1) rs_put_format(out, ", ally %s", label(&co_company_words, seat));
}

static void put_port(const co_state *s, int port, rs_text *out)
{
    const co_port *p = &s->port[port];

    rs_put_pad(out, label(&co_node_words, port), 18);
    rs_put_pad(out, label(&co_good_words, port), 9);
    put_fields(p, out);
    rs_put_format(out, "; supply %d", s->supply[port]);
    if (p->admin != CO_NONE) rs_put_format(out, "; %s of %s", label(&co_function_words, p->function), label(&co_company_words, p->admin));
    if (p->fort != CO_NONE) rs_put_format(out, "; fort of %s %d/12", label(&co_company_words, p->fort), CO_FORT_HULL - p->fort_damage);
    put_nation(s, port, out);
    put_prices(port, out);
    rs_put_char(out, '\n');
}

/* ---- Companies
 * ---------------------------------------------------------------------------------------------------------------------------- */

static void put_ship(const co_state *s, int ship, rs_text *out)
{
    const co_ship *card = &s->ship[ship];

    rs_put_format(out, " %s", word(&co_ship_words, ship));
    if (card->damage) rs_put_format(out, " d%d", card->damage);
    if (card->mutiny) rs_put_format(out, " m%d", card->mutiny);
    rs_put_format(out, " %d/%d", co_wear(card), co_face(ship)->strength);
    if (card->cargo[0] != CO_NONE) rs_put_format(out, " [%s", word(&co_good_words, card->cargo[0]));
    if (card->cargo[1] != CO_NONE) rs_put_format(out, ", %s", word(&co_good_words, card->cargo[1]));
    if (card->cargo[0] != CO_NONE) rs_put_char(out, ']');
    rs_put_char(out, ';');
}

static void put_fleets(const co_state *s, int seat, rs_text *out)
{
    int ship;

    for (int number = 0; number < CO_NUMBERS; number++) {
        int fleet = co_fleet_of(seat, number);

        if (s->fleet[fleet].node == CO_NONE) continue;
        rs_put_format(out, "    %s +%d at %s:", label(&co_number_words, number), s->fleet[fleet].level,
                      label(&co_node_words, s->fleet[fleet].node));
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

static void put_company(const co_state *s, int seat, rs_text *out)
{
    const co_company *c = &s->company[seat];
    int card;

    rs_put_format(out, "%c%s (%d.): %d ducats, %d points now; loss tokens %d, kept %d", seat == s->active ? '>' : ' ',
                  label(&co_company_words, seat), co_place_of(s, seat) + 1, c->ducats, co_score(s, seat), c->losses, c->kept);
    RS_EACH(card, c->cards) rs_put_format(out, "; %s%s", label(&co_card_words, card), card == c->fresh ? " (new)" : "");
    put_markers(c, out);
    if (c->budget) rs_put_format(out, "; %d pips to place", c->budget);
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
    rs_put(out, "\nOn sale:");
    for (int card = 0; card < CO_CARDS; card++)
        if (s->sale[card]) rs_put_format(out, " %s (%d left, %d ducats);", label(&co_card_words, card), s->sale[card], co_cards[card].cost);
    rs_put_char(out, '\n');
}

static void put_battle(const co_state *s, rs_text *out)
{
    const co_battle *b = &s->battle;

    if (b->side[0] == CO_NONE) return;
    rs_put_format(out, "Battle at %s: %s (%s, %d hits) against %s (%s, %d hits)", label(&co_node_words, b->node),
                  label(&co_party_words, b->side[0]), label(&co_strategy_words, b->strategy[0]), b->hits[0],
                  label(&co_party_words, b->side[1]), label(&co_strategy_words, b->strategy[1]), b->hits[1]);
    if (co_is_pirate(b->side[1]) || co_is_nation(b->side[0]) || co_is_nation(b->side[1]))
        rs_put_format(out, ", %d foreign ships", b->foreign);
    if (b->fort != CO_NONE) rs_put_format(out, ", a fort of %s fires %d", label(&co_company_words, b->fort), b->fire);
    rs_put_char(out, '\n');
}

/* What the one who is asked must know: the fleet, and in a request who asks for what. */
static void put_question(const co_state *s, rs_text *out)
{
    const rs_frame *top;

    if (s->head.over || s->head.depth == 0) return;
    top = &s->stack[s->head.depth - 1];
    switch (top->kind) {
    case CO_D_LOAD:
    case CO_D_STEP:
    case CO_D_TRIBUTE:
    case CO_D_RAID: rs_put_format(out, "Fleet %s.\n", label(&co_number_words, top->arg[0])); break;
    case CO_D_LOAD_REPLY:
    case CO_D_LOAD_COUNTER:
        rs_put_format(out, "%s asks %s for %d bales; fee %d.\n", label(&co_company_words, s->active),
                      label(&co_company_words, top->arg[CO_A_OWNER]), top->arg[CO_A_COUNT], top->arg[CO_A_FEE]);
        break;
    case CO_D_BUILD_REPLY:
    case CO_D_BUILD_COUNTER:
        rs_put_format(out, "%s asks to build in %s; fee %d.\n", label(&co_company_words, s->active), label(&co_node_words, top->arg[0]),
                      top->arg[1]);
        break;
    case CO_D_CHALLENGE:
        rs_put_format(out, "%s could challenge %s %s.\n", label(&co_party_words, top->arg[0]), label(&co_company_words, s->active),
                      label(&co_number_words, top->arg[1]));
        break;
    case CO_D_WANT: rs_put_format(out, "%s, field %c.\n", label(&co_node_words, top->arg[0]), 'a' + top->arg[1]); break;
    default: break;
    }
}

void co_board(const void *view, rs_text *out)
{
    const co_state *s = view;

    for (int port = 0; port < CO_PORTS; port++) put_port(s, port, out);
    for (int place = 0; place < s->head.players; place++) put_company(s, s->order[place], out);
    put_calendar(s, out);
    put_battle(s, out);
    put_question(s, out);
}
