/* picture.c - the table drawn in text, for terminals: chart, mats, what is going on, the reader's hand. */
#include "games/plunder/plunder.h"

#include <string.h>

enum { WIDE = 17 }; /* columns of a cell on the chart */

static const char *label(int card)
{
    char number[16];

    return card == PL_NONE ? "-" : rs_label(&pl_card_words, card, number);
}

static const char *letter_of(int seat)
{
    static const char *const letters[PL_CAPTAINS] = {"R", "B", "G", "Y"};

    return letters[seat];
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

static void put_nature(const pl_state *s, int card, rs_text *out)
{
    static const char *const arrows[PL_DIRECTIONS] = {"~ ^ ~", "~ > ~", "~ v ~", "~ < ~"};
    static const char *const conditions[] = {"", " test", " draught", " toll"};
    char line[64], number[16];
    rs_text text = rs_text_on(line, sizeof line);

    if (pl_is_sea(card)) {
        rs_put(&text, arrows[pl_currents[card]]);
    } else if (pl_is_port(card)) {
        const pl_port *port = pl_port_of(card);

        rs_put_format(&text, "%s %d/%d", port->nation == PL_NONE ? "free" : rs_label(&pl_side_words, port->nation, number), port->cannons,
                      port->garrison);
    } else {
        const pl_coast *coast = &pl_coasts[card - PL_FIRST_COAST];

        rs_put_format(&text, "coast%s%s", coast->entry ? conditions[coast->entry] : conditions[coast->exit],
                      pl_natives_on(s, card) != PL_NONE ? " #" : "");
    }
    rs_put_pad(out, line, WIDE - 1);
}

static void put_ships(const pl_state *s, int card, rs_text *out)
{
    char line[64];
    rs_text text = rs_text_on(line, sizeof line);

    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].at == card) rs_put_format(&text, "[%s]", letter_of(seat));
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

/* ---- The mats ------------------------------------------------------------------------------------------------------------- */

static void put_goods(const char *title, const int8_t *goods, rs_text *out)
{
    char number[16];
    bool any = false;

    for (int good = 0; good < PL_GOODS; good++) {
        if (goods[good] == 0) continue;
        rs_put_format(out, "%s %d %s", any ? "," : title, goods[good], rs_label(&pl_good_words, good, number));
        any = true;
    }
}

static void put_nations(const char *title, int nations, rs_text *out)
{
    char number[16];
    bool any = false;

    for (int nation = 0; nation < PL_NATIONS; nation++) {
        if (!(nations >> nation & 1)) continue;
        rs_put_format(out, "%s %s", any ? "," : title, rs_label(&pl_side_words, nation, number));
        any = true;
    }
}

static void put_mat(const pl_state *s, int seat, rs_text *out)
{
    const pl_captain *c = &s->captain[seat];
    char number[16];

    rs_put_format(out, "%c[%s] ", seat == s->active ? '>' : ' ', letter_of(seat));
    rs_put_pad(out, rs_label(&pl_captain_words, seat, number), 7);
    rs_put_format(out, "%2d silver, %d cards; sails the %s%s (speed %d, cannons %d, crew %d, hold %d)", c->silver, pl_hand_size(c),
                  c->own == PL_PINNACE ? "Pinnace" : label(c->own), c->own_won ? " (won)" : "", pl_speed(c), pl_cannons(c), pl_crew(c),
                  pl_ship_of(c->own)->hold);
    if (c->prize != PL_NONE) rs_put_format(out, "; Prize: %s", label(c->prize));
    if (c->mate != PL_NONE) rs_put_format(out, "; mate: %s", label(c->mate));
    put_goods("; traded:", c->cargo[PL_TRADED], out);
    put_goods("; plundered:", c->cargo[PL_PLUNDERED], out);
    put_nations("; Letters:", c->letters, out);
    put_nations("; Enemies:", pl_enemies(s, seat), out);
    if (c->offer != PL_NONE) rs_put_format(out, "; on offer: %s", label(c->offer));
    rs_put(out, c->lost ? "; ship lost\n" : "\n");
}

/* ---- What is going on -------------------------------------------------------------------------------------------------------- */

static void put_prices(const char *title, const uint8_t *prices, rs_text *out)
{
    char number[16];

    rs_put(out, title);
    for (int good = 0; good < PL_GOODS; good++)
        if (prices[good]) rs_put_format(out, " %s %d", rs_label(&pl_good_words, good, number), prices[good]);
}

static void put_market(const pl_state *s, rs_text *out)
{
    int at = pl_the_active(s)->at, natives = pl_natives_on(s, at);

    if (!pl_is_port(at) && natives == PL_NONE) return;

    const pl_market *market = pl_is_port(at) ? &pl_port_of(at)->market : &pl_villages[natives].market;

    rs_put_format(out, "Market of %s:", label(pl_is_port(at) ? at : PL_RIVER_TRADERS + natives));
    put_prices(" sells", market->sells, out);
    put_prices("; buys", market->buys, out);
    rs_put_char(out, '\n');
}

static void put_wars(const pl_state *s, rs_text *out)
{
    char a[16], b[16];

    for (int i = 0; i < 6; i++)
        if (s->war[i].a != PL_NONE)
            rs_put_format(out, "War: %s and %s\n", rs_label(&pl_side_words, s->war[i].a, a), rs_label(&pl_side_words, s->war[i].b, b));
}

static void put_affairs(const pl_state *s, rs_text *out)
{
    rs_put_format(out, "Round %d; deck %d, discards %d.\n", s->round, rs_zone_size(&s->deck), rs_size(&s->discard));
    put_wars(s, out);
    if (s->pending != PL_NONE) rs_put_format(out, "Encounter laid: %s (value %d)\n", label(s->pending), pl_value(s->pending));
    if (s->fight.foe != PL_FOE_NONE && s->fight.foe != PL_FOE_CAPTAIN)
        rs_put_format(out, "Fight: speed %d, cannons %d, crew %d\n", s->fight.speed, s->fight.cannons, s->fight.crew);
    put_market(s, out);
}

static void put_hand(const pl_captain *c, rs_text *out)
{
    char number[16];
    int card;

    rs_put(out, "Your hand:\n");
    RS_EACH(card, c->hand.cards) {
        rs_put(out, "  ");
        rs_put_pad(out, pl_card_words.term[card].code, 7);
        rs_put_pad(out, label(card), 27);
        rs_put_format(out, "value %d", pl_value(card));
        if (pl_is_ship(card)) {
            const pl_ship *ship = pl_ship_of(card);

            rs_put_format(out, "  %s: speed %d, cannons %d, crew %d, hold %d, worth %d, pay %d",
                          ship->nation == PL_PIRATE ? "Pirate" : rs_label(&pl_side_words, ship->nation, number), ship->speed, ship->cannons,
                          ship->crew, ship->hold, ship->worth, ship->pay);
        }
        rs_put_char(out, '\n');
    }
}

void pl_board(const void *view, rs_text *out)
{
    const pl_state *s = view;

    put_chart(s, out);
    for (int seat = 0; seat < s->head.players; seat++) put_mat(s, seat, out);
    put_affairs(s, out);
    if (s->head.viewer >= 0) put_hand(&s->captain[s->head.viewer], out);
}
