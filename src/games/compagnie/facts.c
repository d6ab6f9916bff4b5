/* facts.c - what is printed on the map, ships, cards and tiles, for whoever draws them. The numbers are those of content.c. */
#include "games/compagnie/compagnie.h"

#include <string.h>

static bool is_of(const rs_words *words, const rs_words *kind) { return strcmp(words->name, kind->name) == 0; }

static void put_word(rs_text *out, bool *first, const char *name, const rs_words *words, int value)
{
    if (value != CO_NONE) rs_put_word_fact(out, first, name, words->term[value].word);
}

static void put_words(rs_text *out, bool *first, const char *name, const rs_words *words, const int8_t *value, int count)
{
    bool none = true;

    rs_put_key(out, first, name);
    rs_put_char(out, '[');
    for (int i = 0; i < count; i++) {
        rs_put_comma(out, &none);
        rs_put_quoted(out, words->term[value[i]].word);
    }
    rs_put_char(out, ']');
}

/* ---- The map ------------------------------------------------------------------------------------------------------------ */

/* `good` comes from here; `prices` by good, 0: not bought. */
static void put_port(int port, rs_text *out, bool *first)
{
    bool none = true;

    put_word(out, first, "good", &co_good_words, port);
    rs_put_key(out, first, "prices");
    rs_put_char(out, '[');
    for (int good = 0; good < CO_GOODS; good++) {
        rs_put_comma(out, &none);
        rs_put_number(out, co_prices[port][good]);
    }
    rs_put_char(out, ']');
    if (co_admin_ports >> port & 1) {
        rs_put_fact(out, first, "administrator", 1);
        rs_put_fact(out, first, "fort", CO_FORT_HULL);
    }
    if (port != CO_CAPE) rs_put_fact(out, first, "shipyard", 1);
}

/* Steps to each port. */
static void put_away(int at, rs_text *out, bool *first)
{
    bool none = true;

    rs_put_key(out, first, "away");
    rs_put_char(out, '[');
    for (int port = 0; port < CO_PORTS; port++) {
        rs_put_comma(out, &none);
        rs_put_number(out, co_distance[at][port]);
    }
    rs_put_char(out, ']');
}

static void put_node(int at, rs_text *out, bool *first)
{
    const co_node_face *node = &co_nodes[at];

    rs_put_word_fact(out, first, "kind", at < CO_FIRST_SEA ? "port" : at < CO_FIRST_NEST ? "sea" : "nest");
    put_word(out, first, "region", &co_region_words, node->region);
    if (node->storm) rs_put_fact(out, first, "storm", 1);
    put_word(out, first, "pirates", &co_nest_words, node->icon);
    put_words(out, first, "links", &co_node_words, node->link, node->links);
    put_away(at, out, first);
    rs_put_fact(out, first, "x", node->x);
    rs_put_fact(out, first, "y", node->y);
    if (at < CO_PORTS) put_port(at, out, first);
}

/* ---- Ships, strategies, cards --------------------------------------------------------------------------------------------- */

static void put_type(const co_ship_face *ship, rs_text *out, bool *first)
{
    rs_put_fact(out, first, "cost", ship->cost);
    rs_put_fact(out, first, "strength", ship->strength);
    rs_put_fact(out, first, "threshold", ship->threshold);
    rs_put_fact(out, first, "cargo", ship->cargo);
    rs_put_fact(out, first, "speed", ship->speed);
    rs_put_fact(out, first, "volley", ship->volley);
    rs_put_fact(out, first, "insured", ship->insured);
    rs_put_fact(out, first, "points", ship->points);
}

static void put_strategy(const co_strategy_face *strategy, rs_text *out, bool *first)
{
    rs_put_fact(out, first, "level", strategy->level);
    put_word(out, first, "beats", &co_strategy_words, strategy->beats);
    if (strategy->boards) rs_put_fact(out, first, "boards", strategy->boards);
}

/* All of the groups, one thing of each group and so many of it. */
static void put_needs(const co_card_face *card, rs_text *out, bool *first)
{
    bool none = true;

    rs_put_key(out, first, "needs");
    rs_put_char(out, '[');
    for (int group = 0; group < CO_NEEDS && card->need[group][0].least; group++) {
        bool alone = true;

        rs_put_comma(out, &none);
        rs_put_char(out, '[');
        for (int i = 0; i < CO_CHOICES && card->need[group][i].least; i++) {
            const co_need *need = &card->need[group][i];

            rs_put_comma(out, &alone);
            rs_put_format(out, "{\"asset\":\"%s\",\"least\":%d}", co_asset_names[need->asset], need->least);
        }
        rs_put_char(out, ']');
    }
    rs_put_char(out, ']');
}

static void put_card(int value, rs_text *out, bool *first)
{
    const co_card_face *card = &co_cards[value];

    rs_put_fact(out, first, "level", card->level);
    rs_put_fact(out, first, "cost", card->cost);
    rs_put_fact(out, first, "points", card->points);
    put_needs(card, out, first);
    if (value == CO_SEXTANT) rs_put_fact(out, first, "steps", 1);
}

/* ---- Calendars ------------------------------------------------------------------------------------------------------------------ */

enum { FIRST_YEAR = 1640, YEARS = 7 }; /* the years of a calendar follow those of the one before */

/* The calendars for as many companies as there are up to this one: rounds, after which of them a scoring may come, years. */
static void put_calendar(int players, rs_text *out, bool *first)
{
    const co_calendar_face *calendar = &co_calendars[players];
    bool none = true;

    if (calendar->rounds == 0) return;
    rs_put_fact(out, first, "rounds", calendar->rounds);
    rs_put_key(out, first, "scorings");
    rs_put_char(out, '[');
    for (int round = 1; round <= calendar->rounds; round++) {
        if (!(calendar->scoring >> round & 1)) continue;
        rs_put_comma(out, &none);
        rs_put_number(out, round);
    }
    rs_put_char(out, ']');
    rs_put_fact(out, first, "calendars", CO_CALENDARS);
    rs_put_fact(out, first, "year", FIRST_YEAR);
    rs_put_fact(out, first, "years", YEARS);
    rs_put_fact(out, first, "points_per_pip", CO_POINTS_PER_PIP); /* CO-24.6: behind the leader */
}

/* ---- Tiles ------------------------------------------------------------------------------------------------------------------ */

static void put_refill(int ports, rs_text *out, bool *first)
{
    int8_t port[CO_PORTS];
    int count = 0;

    for (int i = 0; i < CO_PORTS; i++)
        if (ports >> i & 1) port[count++] = (int8_t)i;
    put_words(out, first, "ports", &co_port_words, port, count);
}

static void put_ambush(const co_ambush *ambush, rs_text *out, bool *first)
{
    put_word(out, first, "strategy", &co_strategy_words, ambush->strategy);
    rs_put_fact(out, first, "aggression", ambush->aggression);
}

/* Each stack is a range of the tiles. */
static void put_tile(int tile, rs_text *out, bool *first)
{
    if (tile < CO_FIRST_STRENGTH) {
        rs_put_word_fact(out, first, "kind", "region");
        put_word(out, first, "region", &co_region_words, tile + 1);
    } else if (tile < CO_FIRST_PIRATES) {
        rs_put_word_fact(out, first, "kind", "storm");
        rs_put_fact(out, first, "strength", co_strengths[tile - CO_FIRST_STRENGTH]);
    } else if (tile < CO_FIRST_REFILL) {
        rs_put_word_fact(out, first, "kind", "pirates");
        put_word(out, first, "nest", &co_nest_words, co_pirate_tiles[tile - CO_FIRST_PIRATES]);
    } else if (tile < CO_FIRST_UNREST) {
        rs_put_word_fact(out, first, "kind", "refill");
        put_refill(co_refills[tile - CO_FIRST_REFILL], out, first);
    } else if (tile < CO_FIRST_AMBUSH) {
        rs_put_word_fact(out, first, "kind", "mutiny");
        rs_put_fact(out, first, "ships", co_unrest[tile - CO_FIRST_UNREST]);
    } else {
        rs_put_word_fact(out, first, "kind", "ambush");
        put_ambush(&co_ambushes[tile - CO_FIRST_AMBUSH], out, first);
    }
}

void co_facts(const rs_words *words, int value, rs_text *out, bool *first)
{
    if (is_of(words, &co_company_words)) put_calendar(value + 1, out, first);
    if (is_of(words, &co_node_words)) put_node(value, out, first);
    if (is_of(words, &co_port_words)) put_port(value, out, first);
    if (is_of(words, &co_good_words)) put_word(out, first, "origin", &co_port_words, value);
    if (is_of(words, &co_region_words)) put_word(out, first, "nest", &co_nest_words, co_mutiny_nest[value]);
    if (is_of(words, &co_nest_words)) put_word(out, first, "node", &co_node_words, CO_FIRST_NEST + value);
    if (is_of(words, &co_type_words)) put_type(&co_types[value], out, first);
    if (is_of(words, &co_ship_words)) put_word(out, first, "type", &co_type_words, co_type_of[value]);
    if (is_of(words, &co_strategy_words)) put_strategy(&co_strategies[value], out, first);
    if (is_of(words, &co_nation_words)) put_words(out, first, "plays", &co_strategy_words, co_nation_strategy[value], CO_WHEELS);
    if (is_of(words, &co_card_words)) put_card(value, out, first);
    if (is_of(words, &co_tile_words)) put_tile(value, out, first);
}

const rs_kind co_kinds[] = {
    {"company", N_("Company"), N_("A trading company. The most points at the last scoring win."), "CO-24.2"},
    {"card", N_("Development"), N_("Bought once its requirement is met; it serves its owner alone, for good, and counts points."),
     "CO-20.1"},
    {"strategy", N_("Strategy"), N_("Chosen in secret for a battle; each wheel is open from its level on."), "CO-9.1"},
    {"tile", N_("Event"), N_("Turned up at the start of a round."), "CO-22.1"},
    {"party", N_("Side"), N_("What meets in a battle: a fleet, a fort, a nation or pirates."), "CO-8.1"},
    {"port", N_("Port"), N_("Bales are loaded here and delivered from elsewhere for the price shown."), "CO-4.2"},
    {"ship", N_("Ship"), N_("It carries bales and fights; with as much wear as strength it is lost."), "CO-13.1"},
    {"node", N_("Place"), N_("Fleets move along the links, one step from a port and as many as the slowest ship allows at sea."), "CO-5.1"},
    {"fleet", N_("Fleet"), N_("Moves, loads and fights as a whole; battles raise its level."), "CO-3.1"},
    {"good", N_("Good"), N_("Loaded where it comes from; the farther the port, the better the price."), "CO-4.2"},
    {"field", N_("Warehouse field"), N_("Bales lie here. Without a warehouse everybody may load them; a warehouse belongs to its company."),
     "CO-16.1"},
    {"function", N_("Function"), N_("What an administrator does."), "CO-17.1"},
    {"nation", N_("Nation"), N_("Its ports are occupied for companies that are not its allies."), "CO-11.2"},
    {"nest", N_("Pirate nest"), N_("As long as its die shows pips, fleets that pass its icons are met by pirates."), "CO-10.1"},
    {"region", N_("Region"), N_("Storms strike the ships in one region each round."), "CO-22.1"},
    {"type", N_("Ship"), N_("What ships of this type cost and can do."), "CO-15.1"},
    {"token", N_("Token"), N_("Shows what a company is to a nation."), "CO-11.1"},
    {"number", N_("Fleet"), N_("The number of a fleet; X and XI are packet boats."), "CO-3.2"},
    {0},
};
