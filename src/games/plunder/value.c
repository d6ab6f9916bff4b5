/* value.c - how each captain stands, for bots: what is owned, what it will fetch, and what is about to be won or lost.
 *
 * All is counted in hundredths of a silver, from what lies open and from the cards in hand as far as the position shows them. */
#include "games/plunder/plunder.h"

#include <stdlib.h>
#include <string.h>

enum { CARD_VALUES = 9, FAR = 12, CONTESTS = 3 };

/* What a strong player values. Percentages are marked so; the rest are hundredths of a silver. */
static const struct weights {
    int lead_early, lead_late;      /* a lead that doubles the odds, with nothing won yet and with the goal reached */
    uint8_t nearness[FAR + 1];      /* percent that is left of what can be had so many cells away */
    int traded, captured;           /* percent of the price of goods; of prizes and plunder, after the crew's share */
    int bought_ship, won_ship;      /* percent of the worth of the Own Ship */
    int pay;                        /* for each silver that the crew costs */
    int mate;                       /* a First Mate, the Quartermaster twice */
    int cannon, crew, speed;        /* each point of the ship's numbers above the Pinnace's */
    int route;                      /* percent of the profit of the best trade within reach */
    int hand[PL_HAND_STOPS + 1];    /* cards in hand: few to pay with, or too many to sail */
    int card_point;                 /* each point of a card's value above 3 */
    int port_card;                  /* a Port to be laid */
    int hunt;                       /* percent of what hunting the best ship in hand would bring */
    int treasure_laid, treasure;    /* percent of a map's reward, if its Coastland lies and if not */
    int letter, enemy, enemy_spain; /* each Letter; each Enemy by deed */
    int goods_card;                 /* what a card turned up for plunder brings, sold */
    int towing;                     /* risk of a Prize at sea */
    int trial;                      /* percent of the treasury that may go where a judge sits */
    int duel;                       /* each point that one is stronger in a duel that goes on */
    int afresh;                     /* six new cards at Tortuga, after a ship was lost */
    int lost_turn;                  /* what losing it costs besides */
} weigh = {
    .lead_early = 1200,
    .lead_late = 600,
    .nearness = {95, 92, 87, 81, 74, 67, 60, 54, 48, 43, 38, 34, 30},
    .traded = 92,
    .captured = 85,
    .bought_ship = 92,
    .won_ship = 40,
    .pay = -120,
    .mate = 120,
    .cannon = 30,
    .crew = 20,
    .speed = 20,
    .route = 110,
    .hand = {-250, -50, 100, 210, 260, 250, 180, 40},
    .card_point = 35,
    .port_card = 60,
    .hunt = 55,
    .treasure_laid = 70,
    .treasure = 20,
    .letter = 150,
    .enemy = -150,
    .enemy_spain = -250,
    .goods_card = 350,
    .towing = -100,
    .trial = 3,
    .duel = 60,
    .afresh = 180,
    .lost_turn = -250,
};

typedef struct chart { /* of the position, the same for all captains */
    int ports;
    int8_t port[PL_LAST_PORT - PL_FIRST_PORT + 2];
    int margin[PL_LAST_PORT - PL_FIRST_PORT + 2][PL_GOODS]; /* profit of a token bought there, hundredths of a silver */
} chart;

/* ---- Places ------------------------------------------------------------------------------------------------------------- */

static int nearness(const pl_state *s, int a, int b)
{
    int far = abs(s->place[a].x - s->place[b].x) + abs(s->place[a].y - s->place[b].y);

    return weigh.nearness[far < FAR ? far : FAR];
}

static void find_ports(const pl_state *s, chart *map)
{
    int card;
    rs_set ports = rs_both(s->laid, (rs_set){{1ULL << PL_TORTUGA | ((2ULL << PL_LAST_PORT) - (1ULL << PL_FIRST_PORT)), 0}});

    map->ports = 0;
    RS_EACH(card, ports) map->port[map->ports++] = (int8_t)card;
}

static void find_margins(const pl_state *s, chart *map)
{
    memset(map->margin, 0, sizeof map->margin);
    for (int from = 0; from < map->ports; from++)
        for (int to = 0; to < map->ports; to++) {
            const pl_market *here = &pl_port_of(map->port[from])->market, *there = &pl_port_of(map->port[to])->market;
            int near = nearness(s, map->port[from], map->port[to]);

            for (int good = 0; good < PL_GOODS; good++)
                if (here->sells[good])
                    map->margin[from][good] = rs_at_least(map->margin[from][good], there->buys[good] * near - here->sells[good] * 100);
        }
}

/* ---- Goods and trade ---------------------------------------------------------------------------------------------------- */

static bool is_open_to(int enemies, int port) { return port == PL_TORTUGA || !(enemies >> pl_port_of(port)->nation & 1); }

/* PL-11.9: where prizes and plunder are sold. */
static bool buys_captured(const pl_captain *c, int port) { return port == PL_TORTUGA || (c->letters >> pl_port_of(port)->nation & 1); }

static int plunder_for(const pl_captain *c, const pl_market *market)
{
    int sum = 0;

    for (int good = 0; good < PL_GOODS; good++) sum += c->cargo[PL_PLUNDERED][good] * market->buys[good];
    return sum;
}

static int captains_percent(const pl_captain *c) { return c->mate == PL_QUARTERMASTER ? 66 : 50; }

static int captured_worth(const pl_state *s, const pl_captain *c, const chart *map, int enemies)
{
    int best = 0, prize = c->prize == PL_NONE ? 0 : pl_ship_of(c->prize)->worth;

    if (prize == 0 && pl_tokens(c, PL_PLUNDERED) == 0) return 0;
    for (int i = 0; i < map->ports; i++) {
        int port = map->port[i];

        if (!is_open_to(enemies, port) || !buys_captured(c, port)) continue;
        best = rs_at_least(best, (prize + plunder_for(c, &pl_port_of(port)->market)) * nearness(s, c->at, port));
    }
    return best * captains_percent(c) / 100 * weigh.captured / 100;
}

static int traded_worth(const pl_state *s, const pl_captain *c, const chart *map, int enemies)
{
    int best[PL_GOODS] = {0}, sum = 0;

    if (pl_tokens(c, PL_TRADED) == 0) return 0;
    for (int i = 0; i < map->ports; i++) {
        int near = nearness(s, c->at, map->port[i]);

        if (!is_open_to(enemies, map->port[i])) continue;
        for (int good = 0; good < PL_GOODS; good++)
            best[good] = rs_at_least(best[good], pl_port_of(map->port[i])->market.buys[good] * near);
    }
    for (int good = 0; good < PL_GOODS; good++) sum += c->cargo[PL_TRADED][good] * best[good];
    return sum * weigh.traded / 100;
}

/* The best cargo to be bought within reach, and what selling it again would bring. */
static int route_worth(const pl_state *s, const pl_captain *c, const chart *map, int enemies)
{
    int best = 0, hold = pl_ship_of(c->own)->hold, purse = c->silver + 2 * pl_tokens(c, PL_TRADED);

    for (int i = 0; i < map->ports; i++) {
        const pl_port *port = pl_port_of(map->port[i]);
        int near = nearness(s, c->at, map->port[i]);

        if (!is_open_to(enemies, map->port[i])) continue;
        for (int good = 0; good < PL_GOODS; good++) {
            int tokens = map->margin[i][good] > 0 ? rs_at_most(hold, purse / port->market.sells[good]) : 0;

            best = rs_at_least(best, tokens * map->margin[i][good] * near / 100);
        }
    }
    return best * weigh.route / 100;
}

/* ---- Cards in hand ------------------------------------------------------------------------------------------------------ */

static int card_worth(int card)
{
    int kind = pl_kind_of(card), worth = rs_at_least(pl_value(card) - 3, 0) * weigh.card_point;

    return kind == PL_KIND_PORT ? worth + weigh.port_card : worth;
}

static int treasure_worth(const pl_state *s, const pl_captain *c, int map_card)
{
    int coast = PL_FIRST_COAST + map_card - PL_FIRST_MAP, reward = pl_coasts[map_card - PL_FIRST_MAP].reward;

    if (!rs_has(&s->laid, coast)) return reward * weigh.treasure;
    return reward * weigh.treasure_laid * nearness(s, c->at, coast) / 100;
}

/* ---- Fights -------------------------------------------------------------------------------------------------------------- */

typedef struct purse { /* hand cards to fight with: how many of each value */
    int8_t count[CARD_VALUES];
} purse;

static purse cards_of(const pl_captain *c, int but)
{
    purse p = {{0}};
    int card;

    RS_EACH(card, c->hand.cards)
        if (card != but) p.count[pl_value(card)]++;
    return p;
}

/* Takes the lowest card that closes the gap; its worth, or -1 if there is none. */
static int spend_card(purse *p, int gap)
{
    for (int value = gap; value < CARD_VALUES; value++)
        if (p->count[value] > 0) {
            p->count[value]--;
            return 100 + rs_at_least(value - 3, 0) * weigh.card_point;
        }
    return -1;
}

/* What closing all gaps costs in cards, the widest first; -1: it cannot be done. */
static int cost_of_gaps(purse p, int gap[CONTESTS])
{
    int cost = 0;

    for (int round = 0; round < CONTESTS; round++) {
        int widest = 0, price;

        for (int i = 1; i < CONTESTS; i++)
            if (gap[i] > gap[widest]) widest = i;
        if (gap[widest] <= 0) break;
        if ((price = spend_card(&p, gap[widest])) < 0) return -1;
        cost += price;
        gap[widest] = 0;
    }
    return cost;
}

/* A ship in tow or a better one to tow, and its plunder. */
static int spoils_of_ship(const pl_state *s, const pl_captain *c, int worth)
{
    int had = c->prize == PL_NONE ? 0 : pl_ship_of(c->prize)->worth;

    return rs_at_least(worth - had, 0) * nearness(s, c->at, PL_TORTUGA) * captains_percent(c) / 100 * weigh.captured / 100 +
           weigh.goods_card;
}

static int offence(int enemies, int nation)
{
    if (nation < 0 || (enemies >> nation & 1)) return 0;
    return nation == PL_SPAIN ? weigh.enemy_spain : weigh.enemy;
}

static int hunt_of(const pl_state *s, const pl_captain *c, int card, int enemies)
{
    const pl_ship *ship = pl_ship_of(card);
    int gap[CONTESTS] = {ship->speed - pl_speed(c), ship->cannons - pl_cannons(c), ship->crew - pl_crew(c)};
    int cost = cost_of_gaps(cards_of(c, card), gap);

    return cost < 0 ? 0 : spoils_of_ship(s, c, ship->worth) - cost + offence(enemies, ship->nation);
}

static int hand_worth(const pl_state *s, const pl_captain *c, int enemies)
{
    int size = rs_at_most(pl_hand_size(c), PL_HAND_STOPS), sum = weigh.hand[size], hunt = 0, card;

    RS_EACH(card, c->hand.cards) {
        sum += card_worth(card);
        if (pl_kind_of(card) == PL_KIND_MAP) sum += treasure_worth(s, c, card);
        if (pl_is_ship(card) && s->head.option[PL_OPT_HUNT]) hunt = rs_at_least(hunt, hunt_of(s, c, card, enemies));
    }
    return sum + hunt * weigh.hunt / 100;
}

static bool carries_plunder(const pl_captain *c) { return c->prize != PL_NONE || c->own_won; }

static int spoils(const pl_state *s, const pl_captain *c)
{
    pl_convoy fleet = {0};

    switch (s->fight.foe) {
    case PL_FOE_SHIP: return s->fight.ship == PL_NONE ? 0 : spoils_of_ship(s, c, pl_ship_of(s->fight.ship)->worth);
    case PL_FOE_FLEET:
    case PL_FOE_PORT: fleet = pl_fleets_at(s, c->at); break;
    default: break;
    }
    return fleet.silver * 100 + (fleet.crew ? spoils_of_ship(s, c, 12) : 0) + (carries_plunder(c) ? 2 * weigh.goods_card : 0);
}

/* All that goes down with the ship. */
static int at_stake(int belongings) { return weigh.afresh + weigh.lost_turn - belongings; }

/* PL-16.4: who is attacked flees if that can be done. */
static int attacked(const pl_state *s, const pl_captain *c, int fight)
{
    purse p = cards_of(c, PL_NONE);
    int lead = pl_tow_speed(c) - s->fight.speed, cost = lead > 0 ? 0 : spend_card(&p, 1 - lead);

    return cost < 0 ? fight : rs_at_least(fight, -cost);
}

/* What a fight against the game is worth to the one in it, belongings apart. */
static int fight_prospect(const pl_state *s, const pl_captain *c, int belongings)
{
    int point = rs_top_of(s)->kind;
    int gap[CONTESTS] = {point == PL_D_CHASE ? s->fight.speed - pl_speed(c) : 0,
                         point == PL_D_CHASE || point == PL_D_BROADSIDE || point == PL_D_ATTACKED ? s->fight.cannons - pl_cannons(c) : 0,
                         point == PL_D_TAKE || point == PL_D_DUMP ? 0 : s->fight.crew - pl_crew(c)};
    int can_stop = point == PL_D_CHASE || point == PL_D_BOARD || point == PL_D_MEET;
    int cost = cost_of_gaps(cards_of(c, PL_NONE), gap);
    int won = cost < 0 ? at_stake(belongings) : spoils(s, c) - cost;

    if (point == PL_D_ATTACKED) return attacked(s, c, won);
    return can_stop ? rs_at_least(won, 0) : won;
}

static int strength(const pl_captain *c)
{
    int best = 0, card;

    RS_EACH(card, c->hand.cards) best = rs_at_least(best, pl_value(card));
    return pl_cannons(c) + pl_crew(c) / 2 + best;
}

static int duel_prospect(const pl_state *s, int seat)
{
    int other = seat == s->fight.attacker ? s->fight.defender : s->fight.attacker;
    int lead = strength(&s->captain[seat]) - strength(&s->captain[other]);

    if (rs_top_of(s)->kind == PL_D_SALVAGE && rs_top_of(s)->arg[0] == PL_AWAY) return 0;
    if (s->fight.winner != PL_NONE) lead = seat == s->fight.winner ? 6 : -6;
    return rs_at_most(rs_at_least(lead, -6), 6) * weigh.duel;
}

static int fighting(const pl_state *s, int seat, int belongings)
{
    if (s->fight.foe == PL_FOE_NONE) return 0;
    if (s->fight.foe != PL_FOE_CAPTAIN) return seat == s->fight.attacker ? fight_prospect(s, &s->captain[seat], belongings) : 0;
    return seat == s->fight.attacker || seat == s->fight.defender ? duel_prospect(s, seat) : 0;
}

/* ---- A captain ------------------------------------------------------------------------------------------------------------ */

static int ship_worth(const pl_captain *c)
{
    const pl_ship *own = pl_ship_of(c->own), *pinnace = pl_ship_of(PL_PINNACE);
    int points = (own->cannons - pinnace->cannons) * weigh.cannon + (own->crew - pinnace->crew) * weigh.crew +
                 (own->speed - pinnace->speed) * weigh.speed;

    if (c->own == PL_PINNACE) return 0;
    return own->worth * (c->own_won ? weigh.won_ship : weigh.bought_ship) + points + own->pay * weigh.pay;
}

static int mate_worth(const pl_captain *c) { return c->mate == PL_NONE ? 0 : c->mate == PL_QUARTERMASTER ? 2 * weigh.mate : weigh.mate; }

static int standing(const pl_captain *c)
{
    int spain = c->deed >> PL_SPAIN & 1, others = __builtin_popcount(c->deed) - spain;

    return __builtin_popcount(c->letters) * weigh.letter + others * weigh.enemy + spain * weigh.enemy_spain;
}

/* What the neighbour may do to a captain who lies there. */
static int danger(const pl_captain *c, int enemies)
{
    bool port = pl_is_port(c->at);

    if (port) return enemies && c->at != PL_TORTUGA ? -c->silver * weigh.trial : 0;
    return c->prize != PL_NONE ? weigh.towing : 0;
}

/* Left behind, and soon another's or nobody's. */
static bool prize_is_adrift(const pl_state *s, int seat)
{
    return s->fight.defender == seat && s->head.depth > 0 && rs_top_of(s)->kind == PL_D_SALVAGE;
}

static int captains_worth(const pl_state *s, int seat, const chart *map)
{
    const pl_captain *c = &s->captain[seat];
    int enemies = pl_enemies(s, seat);
    int captured = prize_is_adrift(s, seat) ? 0 : captured_worth(s, c, map, enemies);
    int afloat = captured + traded_worth(s, c, map, enemies) + ship_worth(c) + mate_worth(c) +
                 (c->lost ? weigh.afresh : hand_worth(s, c, enemies)); /* PL-20.6: the hand comes with the next turn */

    return c->silver * 100 + afloat + route_worth(s, c, map, enemies) + standing(c) + danger(c, enemies) + fighting(s, seat, afloat);
}

void pl_values(const void *state, void *notes, int value[RS_SEATS])
{
    const pl_state *s = state;
    int richest = 0, goal = s->head.option[PL_OPT_GOAL], lead;
    chart map;

    (void)notes;
    find_ports(s, &map);
    find_margins(s, &map);
    for (int seat = 0; seat < s->head.players; seat++) richest = rs_at_least(richest, s->captain[seat].silver);
    lead = weigh.lead_early - (weigh.lead_early - weigh.lead_late) * rs_at_most(richest, goal) / goal;
    for (int seat = 0; seat < s->head.players; seat++) value[seat] = captains_worth(s, seat, &map) * RS_DOUBLES / lead;
}
