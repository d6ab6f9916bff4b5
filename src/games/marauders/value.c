/* value.c - how each captain stands, for bots: points, gold, ship and cargo, what lies within reach (aims.c), and what is about to be won
 * or lost (peril.c). */
#include "games/marauders/value.h"

/* ---- Points ---------------------------------------------------------------------------------------------------------------- */

static int points_worth(const mm_state *s, const mm_captain *c)
{
    int now = rs_at_most(c->stash, 10 * c->track), soon = rs_at_most(c->stash, 5 * s->head.option[MM_OPT_TARGET]);

    return c->track * weigh.point + now * weigh.stashed + rs_at_least(soon - now, 0) * weigh.stashed_early +
           rs_at_least(c->stash - rs_at_least(soon, now), 0) * weigh.stashed_idle;
}

/* ---- The ship and what is aboard --------------------------------------------------------------------------------------------- */

static int cargo_worth(const mm_captain *c)
{
    int cards = mm_cards_carried(c), room = rs_at_least(mm_capacity(c), 0);

    return rs_at_most(cards, room) * weigh.goods + rs_at_least(cards - room, 0) * weigh.good_elsewhere;
}

static int bare_ship(const mm_captain *c, int captain)
{
    const uint8_t *skill = mm_captains[captain].skill;
    bool holds = c->ship == MM_FLUTE || c->ship == MM_GALLEON;

    return weigh.ship[c->ship] +
           (holds ? skill[MM_INFLUENCE] * weigh.trader : (skill[MM_SCOUTING] + skill[MM_SEAMANSHIP] - 2) * weigh.raider);
}

static int damage_worth(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    int sum = 0;

    for (int location = 0; location < MM_LOCATIONS; location++) {
        int left = mm_left_of(s, seat, location), lost = mm_most(c, location) - left;

        sum += lost * (location == MM_CREW ? weigh.crew : weigh.damage) + (location == MM_HULL ? lost * weigh.hull : 0);
        if (left == 0) sum += weigh.destroyed;
    }
    return sum;
}

static int fittings_worth(const mm_captain *c)
{
    int mods = __builtin_popcount(c->mods & ~(1u << MM_EXTRA_HOLD)), hired = 0;

    for (int type = 0; type < MM_SPECIALISTS; type++) hired += c->hired[type] != MM_NONE;
    return mods * weigh.mod + (mm_has_mod(c, MM_EXTRA_HOLD) ? weigh.hold_mod : 0) + __builtin_popcount(c->weapons) * weigh.weapon +
           hired * weigh.hired;
}

static int hand_worth(const mm_captain *c)
{
    rs_set specialists = mm_specialists_of(c);
    int sum = (rs_zone_size(&c->glory) - rs_size(&specialists)) * weigh.card, card;

    RS_EACH(card, specialists)
        if (!mm_has_hired(c, mm_type_of(card))) sum += weigh.specialist;
    return sum;
}

static int bounties_worth(const mm_captain *c)
{
    static const uint8_t ports[MM_NATIONS] = {[MM_NL] = 2, [MM_EN] = 4, [MM_FR] = 3, [MM_ES] = 6};
    int sum = weigh.pirate;

    if (!mm_pirate(c)) return 0;
    for (int nation = 0; nation < MM_NATIONS; nation++)
        if (c->bounty[nation]) sum += c->bounty[nation] * weigh.wanted + (c->documents == nation ? 0 : ports[nation] * weigh.shut_port);
    return sum;
}

/* ---- A captain ---------------------------------------------------------------------------------------------------------------- */

/* A rumour that is being tested is neither in hand nor rewarded yet. */
static int test_worth(const mm_state *s, int seat)
{
    if (s->testing == MM_NONE || seat != s->active) return 0;
    return mm_glory_worth(&s->captain[seat]) * (rs_top_of(s)->kind == MM_D_REROLL ? 30 : 100) / 100;
}

/* Before a captain appears: at set-up with a ship chosen, later with what is left to him. */
static int absent_worth(const mm_state *s, const mm_captain *c)
{
    mm_captain new = *c;
    int who = c->dealt != MM_NONE ? c->dealt : c->successor, gold = rs_at_least(10 - c->stash, 0) * weigh.purse;

    if (s->round > 0 || who == MM_NONE || c->choice == MM_NONE) return gold + weigh.ship[MM_SLOOP] + weigh.death;
    new.ship = c->choice;
    return gold + bare_ship(&new, who);
}

static int loose_worth(const mm_state *s, int seat, const mm_chart *map)
{
    const mm_captain *c = &s->captain[seat];
    int own, stake;

    if (c->captain == MM_NONE) return absent_worth(s, c);
    own = mm_gold_worth(c, c->gold) + cargo_worth(c) + bare_ship(c, c->captain) + damage_worth(s, seat) + fittings_worth(c) +
          hand_worth(c) + mm_aims_worth(s, seat, map);
    stake = rs_at_least(own - weigh.ship[MM_SLOOP] - weigh.death, -weigh.death);
    return own + bounties_worth(c) + test_worth(s, seat) + mm_battle_worth(s, seat, map, stake) + mm_danger(s, seat, stake) +
           (map->raiding && seat == s->active ? mm_raid_worth(s, c, stake) : 0);
}

static int lead_for_double(const mm_state *s)
{
    int best = 0, target = s->head.option[MM_OPT_TARGET];

    if (s->final) return weigh.lead_final;
    for (int seat = 0; seat < s->head.players; seat++) best = rs_at_least(best, mm_total(&s->captain[seat]));
    return weigh.lead_early - (weigh.lead_early - weigh.lead_late) * rs_at_most(best, target) / target;
}

/* In the last round only what counts at its end is worth much. */
static int captains_worth(const mm_state *s, int seat, const mm_chart *map)
{
    const mm_captain *c = &s->captain[seat];
    int loose = loose_worth(s, seat, map);

    if (s->final) return mm_total(c) * weigh.point + c->track * 20 + loose * weigh.loose_final / 100;
    return points_worth(s, c) + loose;
}

static void look_around(const mm_state *s, mm_chart *map)
{
    *map = (mm_chart){false, false, false, {0}};
    for (int i = 2; i < s->head.depth; i++) {
        map->in_port |= s->stack[i].kind == MM_D_PORT;
        map->won |= s->stack[i].kind == MM_S_VICTORY;
        map->raiding |= s->stack[i].kind == MM_S_RAID && s->stack[i].arg[0] <= MM_A_PLUNDER && s->stack[i].arg[0] > MM_A_BOUNTY;
    }
    for (int zone = 0; zone < MM_ZONES; zone++)
        if (s->demand[zone] != MM_NONE) map->buyers[s->demand[zone]] |= 1u << zone;
}

void mm_standings(const void *state, void *notes, int value[RS_SEATS])
{
    const mm_state *s = state;
    int lead = lead_for_double(s);
    mm_chart map;

    (void)notes;
    look_around(s, &map);
    for (int seat = 0; seat < s->head.players; seat++) value[seat] = captains_worth(s, seat, &map) * RS_DOUBLES / lead;
}
