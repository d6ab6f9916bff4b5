/* facts.c - what is printed on the cards, for whoever draws them. The numbers are those of content.c. */
#include "games/plunder/plunder.h"

#include <string.h>

static const char *const kind_names[] = {
    [PL_KIND_TORTUGA] = "port",
    [PL_KIND_SEA] = "sea",
    [PL_KIND_PORT] = "port",
    [PL_KIND_COAST] = "coast",
    [PL_KIND_MAP] = "map",
    [PL_KIND_MATE] = "mate",
    [PL_KIND_SHIP] = "ship",
    [PL_KIND_WAR] = "war",
    [PL_KIND_TREATY] = "treaty",
    [PL_KIND_NATIVES] = "natives",
    [PL_KIND_PORT_ACT] = "port-act",
    [PL_KIND_COAST_ACT] = "coast-act",
    [PL_KIND_KRAKEN] = "kraken",
    [PL_KIND_PORT_ENCOUNTER] = "port-encounter",
    [PL_KIND_SEA_ENCOUNTER] = "sea-encounter",
    [PL_KIND_FLEET] = "fleet",
    [PL_KIND_RED] = "red",
    [PL_KIND_STORM] = "storm",
    [PL_KIND_PARROT] = "parrot",
};

/* Where the rules begin to speak of a kind of card. */
static const char *const kind_rules[] = {
    [PL_KIND_TORTUGA] = "PL-11.1",      [PL_KIND_SEA] = "PL-7.1",
    [PL_KIND_PORT] = "PL-11.1",         [PL_KIND_COAST] = "PL-8.1",
    [PL_KIND_MAP] = "PL-10.2",          [PL_KIND_MATE] = "PL-13.1",
    [PL_KIND_SHIP] = "PL-16.1",         [PL_KIND_WAR] = "PL-22.1",
    [PL_KIND_TREATY] = "PL-22.3",       [PL_KIND_NATIVES] = "PL-19.2",
    [PL_KIND_PORT_ACT] = "PL-11.1",     [PL_KIND_COAST_ACT] = "PL-10.2",
    [PL_KIND_KRAKEN] = "PL-5.3",        [PL_KIND_PORT_ENCOUNTER] = "PL-5.3",
    [PL_KIND_SEA_ENCOUNTER] = "PL-5.3", [PL_KIND_FLEET] = "PL-18.1",
    [PL_KIND_RED] = "PL-15.1",          [PL_KIND_STORM] = "PL-9.4",
    [PL_KIND_PARROT] = "PL-15.1",
};

static const char *const passage_names[] = {[PL_FREE] = "free", [PL_TEST3] = "test", [PL_DRAUGHT] = "draught", [PL_TOLL_DUE] = "toll"};

static void put_word(rs_text *out, bool *first, const char *name, const rs_words *words, int value)
{
    char number[16];

    if (value != PL_NONE) rs_put_word_fact(out, first, name, rs_word(words, value, number));
}

/* By good: what a token costs; 0: not for sale. */
static void put_prices(rs_text *out, bool *first, const char *name, const uint8_t price[PL_GOODS])
{
    bool none = true;

    rs_put_key(out, first, name);
    rs_put_char(out, '[');
    for (int good = 0; good < PL_GOODS; good++) {
        rs_put_comma(out, &none);
        rs_put_number(out, price[good]);
    }
    rs_put_char(out, ']');
}

static void put_strength(rs_text *out, bool *first, int speed, int cannons, int crew)
{
    rs_put_fact(out, first, "speed", speed);
    rs_put_fact(out, first, "cannons", cannons);
    rs_put_fact(out, first, "crew", crew);
}

static void put_ship(const pl_ship *ship, rs_text *out, bool *first)
{
    if (ship->nation == PL_PIRATE)
        rs_put_word_fact(out, first, "nation", "pirate");
    else
        put_word(out, first, "nation", &pl_nation_words, ship->nation);
    put_strength(out, first, ship->speed, ship->cannons, ship->crew);
    rs_put_fact(out, first, "hold", ship->hold);
    rs_put_fact(out, first, "worth", ship->worth);
    rs_put_fact(out, first, "pay", ship->pay);
}

static void put_port(const pl_port *port, rs_text *out, bool *first)
{
    put_word(out, first, "nation", &pl_nation_words, port->nation);
    put_prices(out, first, "sells", port->market.sells);
    put_prices(out, first, "buys", port->market.buys);
    rs_put_fact(out, first, "cannons", port->cannons);
    rs_put_fact(out, first, "crew", port->garrison);
    rs_put_fact(out, first, "plunder", port->plunder);
}

static void put_coast(const pl_coast *coast, rs_text *out, bool *first)
{
    rs_put_word_fact(out, first, "entry", passage_names[coast->entry]);
    rs_put_fact(out, first, "entry_asks", pl_asked[coast->entry]);
    rs_put_word_fact(out, first, "exit", passage_names[coast->exit]);
    rs_put_fact(out, first, "exit_asks", pl_asked[coast->exit]);
}

static void put_village(const pl_village *village, rs_text *out, bool *first)
{
    rs_put_fact(out, first, "crew", village->crew);
    put_prices(out, first, "sells", village->market.sells);
    put_prices(out, first, "buys", village->market.buys);
}

/* The fleet as it fights, and its galleon as a ship once it is taken. */
static void put_fleet(int card, rs_text *out, bool *first)
{
    const pl_convoy *convoy = &pl_convoys[card - PL_FIRST_FLEET];
    bool none = true;

    put_strength(out, first, convoy->speed, convoy->cannons, convoy->crew);
    rs_put_fact(out, first, "silver", convoy->silver);
    rs_put_key(out, first, "galleon");
    rs_put_char(out, '{');
    put_ship(pl_ship_of(card), out, &none);
    rs_put_char(out, '}');
}

/* Encounters that a captain's numbers are held against. */
static void put_danger(int card, rs_text *out, bool *first)
{
    if (card == PL_PIRATE_FLEET) {
        rs_put_fact(out, first, "cannons", PL_PIRATE_CANNONS);
        rs_put_fact(out, first, "crew", PL_PIRATE_CREW);
    } else if (card == PL_KRAKEN) {
        rs_put_fact(out, first, "crew", PL_KRAKEN_FEARS);
    }
}

static void put_pair(const pl_pair *pair, rs_text *out, bool *first)
{
    put_word(out, first, "a", &pl_nation_words, pair->a);
    put_word(out, first, "b", &pl_nation_words, pair->b);
}

/* What only cards of this kind have. */
static void put_own(int card, rs_text *out, bool *first)
{
    const pl_mate *mate = &pl_mates[pl_is_mate(card) ? card - PL_FIRST_MATE : 0];

    switch (pl_kind_of(card)) {
    case PL_KIND_SEA: put_word(out, first, "current", &pl_direction_words, pl_currents[card]); break;
    case PL_KIND_TORTUGA:
    case PL_KIND_PORT: put_port(pl_port_of(card), out, first); break;
    case PL_KIND_COAST: put_coast(&pl_coasts[card - PL_FIRST_COAST], out, first); break;
    case PL_KIND_MAP: rs_put_fact(out, first, "reward", pl_coasts[card - PL_FIRST_MAP].reward); break;
    case PL_KIND_MATE: put_strength(out, first, mate->speed, mate->cannons, mate->crew); break;
    case PL_KIND_SHIP: put_ship(pl_ship_of(card), out, first); break;
    case PL_KIND_WAR: put_pair(&pl_pairs[card - PL_FIRST_WAR], out, first); break;
    case PL_KIND_TREATY: put_pair(&pl_pairs[card - PL_FIRST_TREATY], out, first); break;
    case PL_KIND_NATIVES: put_village(&pl_villages[card - PL_RIVER_TRADERS], out, first); break;
    case PL_KIND_FLEET: put_fleet(card, out, first); break;
    case PL_KIND_KRAKEN:
    case PL_KIND_SEA_ENCOUNTER: put_danger(card, out, first); break;
    default: break;
    }
}

static void put_card(int card, rs_text *out, bool *first)
{
    const pl_face *face = &pl_faces[card];

    rs_put_word_fact(out, first, "kind", kind_names[face->kind]);
    rs_put_fact(out, first, "value", face->value);
    put_word(out, first, "good", &pl_good_words, face->good);
    if (face->good != PL_NONE) rs_put_fact(out, first, "quantity", face->quantity);
    put_own(card, out, first);
    rs_put_word_fact(out, first, "rule", kind_rules[face->kind]);
}

void pl_facts(const rs_words *words, int value, rs_text *out, bool *first)
{
    if (strcmp(words->name, pl_card_words.name) == 0 && value < PL_CARDS)
        put_card(value, out, first);
    else if (strcmp(words->name, pl_captain_words.name) == 0)
        put_ship(pl_ship_of(PL_PINNACE), out, first); /* printed on every captain's mat */
    else if (strcmp(words->name, pl_good_words.name) == 0)
        rs_put_fact(out, first, "price", pl_base_price[value]);
}

const rs_kind pl_kinds[] = {
    {"captain", N_("Captain"), N_("A captain and the ship they sail. With as much silver as the goal, a captain wins."), "PL-23.1"},
    {"card", N_("Card"), N_("One of 108 cards: to sail on, to play, to fight or bid with by its value, or to lay as an Encounter."),
     "PL-4.1"},
    {"good", N_("Good"), N_("Goods are bought cheap in one Port and sold dear in another. The base price counts in the ranking only."),
     "PL-11.3"},
    {"nation", N_("Nation"),
     N_("A nation has Ports and ships. Its Letter of Marque lets a captain sell a Prize in its Ports; whoever attacks it is its Enemy."),
     "PL-14.1"},
    {"direction", N_("Direction"), N_("Where the ship sails or the next Map card is laid."), "PL-7.1"},
    {"target", N_("Captain's ship"), N_("Whoever lies in the same place, at sea or on a Coastland, can attack it."), "PL-17.1"},
    {0},
};
