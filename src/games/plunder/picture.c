/* picture.c - the table drawn in text, for terminals: chart, places, mats, what is going on, the reader's hand. */
#include "games/plunder/plunder.h"

#include <string.h>

enum { WIDE = 17 }; /* columns of a cell on the chart */

static const char *label(int card) { return card == PL_NONE ? "-" : pl_card_words.term[card].label; }

static const char *letter_of(const pl_state *s, int seat)
{
    static const char *const letters[PL_CAPTAINS] = {"R", "B", "G", "Y"};

    return letters[rs_colour_of(s, seat)];
}

/* ---- The chart ---------------------------------------------------------------------------------------------------------- */

static void put_name(int card, rs_text *out)
{
    char name[64];
    rs_text text = rs_text_on(name, sizeof name);

    rs_put(&text, label(card));
    if (text.used > WIDE - 2) name[WIDE - 2] = 0;
    rs_put_pad(out, name, WIDE - 1);
}

/* What a Coastland asks of who comes in and who goes out. */
static void put_conditions(const pl_coast *coast, rs_text *out)
{
    static const char *const conditions[] = {"", "test", "draught", "toll"};

    if (coast->entry && coast->entry == coast->exit)
        rs_put_format(out, " in, out: %s", conditions[coast->entry]);
    else if (coast->entry)
        rs_put_format(out, " in: %s", conditions[coast->entry]);
    else if (coast->exit)
        rs_put_format(out, " out: %s", conditions[coast->exit]);
}

static void put_nature(const pl_state *s, int card, rs_text *out)
{
    static const char *const arrows[PL_DIRECTIONS] = {"~ ^ ~", "~ > ~", "~ v ~", "~ < ~"};
    char line[64], number[16];
    rs_text text = rs_text_on(line, sizeof line);

    if (pl_is_sea(card)) {
        rs_put(&text, arrows[pl_currents[card]]);
    } else if (pl_is_port(card)) {
        const pl_port *port = pl_port_of(card);

        rs_put_format(&text, "%s %d/%d", port->nation == PL_NONE ? "free" : rs_label(&pl_side_words, port->nation, number), port->cannons,
                      port->garrison);
    } else {
        rs_put(&text, pl_natives_on(s, card) != PL_NONE ? "#" : "");
        put_conditions(&pl_coasts[card - PL_FIRST_COAST], &text);
    }
    rs_put_pad(out, line, WIDE - 1);
}

static void put_ships(const pl_state *s, int card, rs_text *out)
{
    char line[64];
    rs_text text = rs_text_on(line, sizeof line);

    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].at == card) rs_put_format(&text, "[%s]", letter_of(s, seat));
    for (int i = 0; i < s->fleets; i++)
        if (s->fleet[i].at == card) rs_put_format(&text, "{F%d}", s->fleet[i].card - PL_FIRST_FLEET + 1);
    rs_put_pad(out, line, WIDE - 1);
}

static void put_row(const pl_state *s, int y, int west, int east, int line, rs_text *out)
{
    for (int x = west; x <= east; x++) {
        int card = pl_card_at(s, x, y);

        rs_put(out, card == PL_NONE ? " " : "|");
        if (card == PL_NONE)
            rs_put_pad(out, "", WIDE - 1);
        else if (line == 0)
            put_name(card, out);
        else if (line == 1)
            put_nature(s, card, out);
        else
            put_ships(s, card, out);
    }
    rs_put_char(out, '\n');
}

static void put_chart(const pl_state *s, rs_text *out)
{
    int west = 0, east = 0, south = 0, north = 0, card;

    RS_EACH(card, s->laid) {
        pl_place place = s->place[card];

        if (place.x < west) west = place.x;
        if (place.x > east) east = place.x;
        if (place.y < south) south = place.y;
        if (place.y > north) north = place.y;
    }
    for (int y = north; y >= south; y--) {
        for (int line = 0; line < 3; line++) put_row(s, y, west, east, line, out);
        rs_put_char(out, '\n');
    }
}

/* ---- What lies on it ------------------------------------------------------------------------------------------------------ */

static void put_prices(const char *title, const uint8_t *prices, rs_text *out)
{
    char number[16];

    rs_put(out, title);
    for (int good = 0; good < PL_GOODS; good++)
        if (prices[good]) rs_put_format(out, " %s %d", rs_label(&pl_good_words, good, number), prices[good]);
}

static void put_market(const pl_market *market, rs_text *out)
{
    put_prices("; sells", market->sells, out);
    put_prices("; buys", market->buys, out);
    rs_put_char(out, '\n');
}

static void put_port(int card, rs_text *out)
{
    const pl_port *port = pl_port_of(card);

    rs_put_format(out, "%s: cannons %d, garrison %d, plunder %d", label(card), port->cannons, port->garrison, port->plunder);
    put_market(&port->market, out);
}

static void put_village(int natives, int coast, rs_text *out)
{
    rs_put_format(out, "%s on %s: crew %d", label(PL_RIVER_TRADERS + natives), label(coast), pl_villages[natives].crew);
    put_market(&pl_villages[natives].market, out);
}

/* PL-18.4: fleets of a cell as one. */
static void put_fleets(const pl_state *s, int at, rs_text *out)
{
    pl_convoy all = pl_fleets_at(s, at);
    int next;

    if (all.crew == 0) return;
    next = pl_next_stop(s, at);
    rs_put_format(out, "Treasure Fleet at %s: speed %d, cannons %d, crew %d, silver %d; ", label(at), all.speed, all.cannons, all.crew,
                  all.silver);
    if (next == PL_NONE)
        rs_put(out, "comes home at the end of the round\n");
    else
        rs_put_format(out, "next at %s\n", label(next));
}

static void put_places(const pl_state *s, rs_text *out)
{
    int card;

    RS_EACH(card, s->laid) {
        if (pl_is_port(card)) put_port(card, out);
        if (pl_is_coast(card) && pl_natives_on(s, card) != PL_NONE) put_village(pl_natives_on(s, card), card, out);
        if (!pl_is_coast(card)) put_fleets(s, card, out);
    }
}

/* ---- The mats ------------------------------------------------------------------------------------------------------------- */

static void put_goods(const int8_t *goods, rs_text *out)
{
    char number[16];
    bool any = false;

    for (int good = 0; good < PL_GOODS; good++) {
        if (goods[good] == 0) continue;
        rs_put_format(out, "%s %d %s", any ? "," : "", goods[good], rs_label(&pl_good_words, good, number));
        any = true;
    }
    if (!any) rs_put(out, " none");
}

/* Nations with what is to be said of some of them. */
static void put_nations(const char *title, int nations, int some, const char *those, const char *others, rs_text *out)
{
    char number[16];
    bool any = false;

    for (int nation = 0; nation < PL_NATIONS; nation++) {
        if (!(nations >> nation & 1)) continue;
        rs_put_format(out, "%s %s%s", any ? "," : title, rs_label(&pl_side_words, nation, number), some >> nation & 1 ? those : others);
        any = true;
    }
}

static void put_room(int room, rs_text *out) { rs_put_format(out, " (room for %d)", room); }

/* PL-12.1, PL-12.12: the Prize carries plunder, or the one hold of a ship that was won. */
static void put_cargo(const pl_captain *c, rs_text *out)
{
    int left = pl_traded_room(c) - pl_tokens(c, PL_TRADED);

    rs_put(out, "; traded:");
    put_goods(c->cargo[PL_TRADED], out);
    put_room(left, out);
    if (c->prize == PL_NONE && !c->own_won && pl_tokens(c, PL_PLUNDERED) == 0) return;
    rs_put(out, "; plundered:");
    put_goods(c->cargo[PL_PLUNDERED], out);
    if (c->prize != PL_NONE)
        put_room(rs_at_least(pl_ship_of(c->prize)->hold - pl_tokens(c, PL_PLUNDERED), 0), out);
    else if (c->own_won)
        put_room(left, out);
}

static void put_prize(int prize, rs_text *out)
{
    const pl_ship *ship = pl_ship_of(prize);

    rs_put_format(out, "; Prize: %s (speed %d, hold %d, worth %d)", label(prize), ship->speed, ship->hold, ship->worth);
}

static void put_strength(const pl_captain *c, rs_text *out)
{
    rs_put_format(out, "speed %d", pl_speed(c));
    if (pl_tow_speed(c) < pl_speed(c)) rs_put_format(out, " (towing %d)", pl_tow_speed(c));
    rs_put_format(out, ", cannons %d, crew %d", pl_cannons(c), pl_crew(c));
}

static void put_mat(const pl_state *s, int seat, rs_text *out)
{
    const pl_captain *c = &s->captain[seat];
    int enemies = pl_enemies(s, seat);

    rs_put_format(out, "%c[%s] ", seat == s->active ? '>' : ' ', letter_of(s, seat));
    rs_put_pad(out, rs_seat_name(&pl_game, s, seat), 7);
    rs_put_format(out, "%2d silver (%d gold %d), %d to go; %d cards%s; sails the %s%s (", c->silver, c->silver / 10, c->silver % 10,
                  rs_at_least(s->head.option[PL_OPT_GOAL] - c->silver, 0), pl_hand_size(c), c->lost ? "; ship lost" : "",
                  c->own == PL_PINNACE ? "Pinnace" : label(c->own), c->own_won ? " (won)" : "");
    put_strength(c, out);
    rs_put_format(out, ", hold %d, pay %d)", pl_ship_of(c->own)->hold, pl_ship_of(c->own)->pay);
    if (c->prize != PL_NONE) put_prize(c->prize, out);
    if (c->mate != PL_NONE) rs_put_format(out, "; mate: %s", label(c->mate));
    put_cargo(c, out);
    put_nations("; Letters:", c->letters, enemies, " (suspended)", "", out);
    put_nations("; Enemies:", enemies, c->deed, " (deed)", " (war)", out);
    if (c->offer != PL_NONE) rs_put_format(out, "; on offer: %s", label(c->offer));
    rs_put_char(out, '\n');
}

/* ---- What is going on -------------------------------------------------------------------------------------------------------- */

static void put_wars(const pl_state *s, rs_text *out)
{
    char a[16], b[16];

    for (int i = 0; i < 6; i++)
        if (s->war[i].a != PL_NONE)
            rs_put_format(out, "War: %s and %s\n", rs_label(&pl_side_words, s->war[i].a, a), rs_label(&pl_side_words, s->war[i].b, b));
}

/* Round and goal, who begins, what is left, and what has gone. */
static void put_status(const pl_state *s, rs_text *out)
{
    int card;

    rs_put_format(out, "Round %d; %d silver win. First Captain: %s. Supply:", s->round, s->head.option[PL_OPT_GOAL],
                  rs_seat_name(&pl_game, s, s->first));
    put_goods(s->supply, out);
    rs_put_format(out, ".\nDeck %d; discards %d:", rs_zone_size(&s->deck), rs_size(&s->discard));
    RS_EACH(card, s->discard) rs_put_format(out, " %s (%d)", pl_card_words.term[card].code, pl_value(card));
    rs_put_char(out, '\n');
}

static void put_ship(int card, rs_text *out)
{
    const pl_ship *ship = pl_ship_of(card);
    char number[16];

    rs_put_format(out, "%s: speed %d, cannons %d, crew %d, hold %d, worth %d, pay %d",
                  ship->nation == PL_PIRATE ? "Pirate" : rs_label(&pl_side_words, ship->nation, number), ship->speed, ship->cannons,
                  ship->crew, ship->hold, ship->worth, ship->pay);
}

/* A captain's side of a fight; that a secret card lies there is no secret. */
static void put_side(const pl_state *s, int seat, rs_text *out)
{
    rs_put_format(out, " %s ", rs_seat_name(&pl_game, s, seat));
    put_strength(&s->captain[seat], out);
    if (s->captain[seat].answered) rs_put(out, " (has chosen)");
}

static void put_fight(const pl_state *s, rs_text *out)
{
    char number[16];

    if (s->fight.ship != PL_NONE) {
        rs_put_format(out, "In sight: %s, ", label(s->fight.ship));
        put_ship(s->fight.ship, out);
        rs_put_char(out, '\n');
    }
    if (s->fight.foe == PL_FOE_NONE) return;
    rs_put(out, "Fight:");
    put_side(s, s->fight.attacker, out);
    rs_put(out, " against");
    if (s->fight.foe == PL_FOE_CAPTAIN)
        put_side(s, s->fight.defender, out);
    else
        rs_put_format(out, " a %s speed %d, cannons %d, crew %d", rs_label(&pl_fight_words, s->fight.foe, number), s->fight.speed,
                      s->fight.cannons, s->fight.crew);
    rs_put_char(out, '\n');
}

static void put_affairs(const pl_state *s, rs_text *out)
{
    put_status(s, out);
    put_wars(s, out);
    if (s->pending != PL_NONE) rs_put_format(out, "Encounter laid: %s (value %d)\n", label(s->pending), pl_value(s->pending));
    put_fight(s, out);
}

/* What is printed on a card besides its value. */
static void put_print(int card, rs_text *out)
{
    const pl_face *face = &pl_faces[card];
    char number[16];

    if (face->good != PL_NONE) rs_put_format(out, ", plunder %s %d", rs_label(&pl_good_words, face->good, number), face->quantity);
    if (pl_is_ship(card)) {
        rs_put(out, "; ");
        put_ship(card, out);
    } else if (pl_is_mate(card)) {
        const pl_mate *mate = &pl_mates[card - PL_FIRST_MATE];

        rs_put_format(out, "; speed +%d, cannons +%d, crew +%d", mate->speed, mate->cannons, mate->crew);
    } else if (face->kind == PL_KIND_MAP) {
        rs_put_format(out, "; treasure %d", pl_coasts[card - PL_FIRST_MAP].reward);
    } else if (pl_is_port(card)) {
        put_prices("; sells", pl_port_of(card)->market.sells, out);
        put_prices("; buys", pl_port_of(card)->market.buys, out);
    }
}

static void put_hand(const pl_captain *c, rs_text *out)
{
    int card;

    rs_put(out, "Your hand:\n");
    RS_EACH(card, c->hand.cards) {
        rs_put(out, "  ");
        rs_put_pad(out, pl_card_words.term[card].code, 7);
        rs_put_pad(out, label(card), 27);
        rs_put_format(out, "value %d", pl_value(card));
        put_print(card, out);
        rs_put_char(out, '\n');
    }
}

void pl_board(const void *view, rs_text *out)
{
    const pl_state *s = view;

    put_chart(s, out);
    put_places(s, out);
    for (int seat = 0; seat < s->head.players; seat++) put_mat(s, seat, out);
    put_affairs(s, out);
    if (s->head.viewer >= 0) put_hand(&s->captain[s->head.viewer], out);
}
