/* peril.c - how captains stand: battles, those who may come for a captain, and raids. */
#include "games/marauders/value.h"

/* ---- Battles ----------------------------------------------------------------------------------------------------------------- */

typedef struct fighter {
    int value[MM_LOCATIONS], seamanship, leadership, manoeuvre;
} fighter;

static fighter captain_fights(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    fighter f = {{0}, mm_skill_of(c, MM_SEAMANSHIP), mm_skill_of(c, MM_LEADERSHIP), mm_manoeuvre(c)};

    for (int location = 0; location < MM_LOCATIONS; location++) f.value[location] = mm_left_of(s, seat, location);
    return f;
}

static fighter npc_fights(const mm_state *s, int npc)
{
    int ship = mm_npc_ship(s, npc);
    fighter f = {{0}, mm_npc_skill(s, npc, MM_SEAMANSHIP), mm_events_faces[s->npc[npc].top].skill[2], mm_ships[ship].manoeuvre};

    for (int location = 0; location < MM_LOCATIONS; location++) f.value[location] = mm_ships[ship].value[location];
    return f;
}

static fighter side_fights(const mm_state *s, int side)
{
    fighter f;

    if (mm_is_seat(side)) return captain_fights(s, side);
    f = (fighter){{0}, 0, s->battle.leadership, 0};
    if (side != MM_SIDE_BAND && s->npc[side - MM_SIDE_NPC].top != MM_NONE) f = npc_fights(s, side - MM_SIDE_NPC);
    for (int location = 0; location < MM_LOCATIONS; location++) {
        bool hit = s->hits.source != MM_BY_NOTHING && s->hits.victim == side;

        f.value[location] = rs_at_least(s->battle.npc[location] - (hit ? s->hits.pending[location] : 0), 0);
    }
    return f;
}

static int toughness(const fighter *f)
{
    return 3 * f->value[MM_HULL] + f->value[MM_HOLD] + f->value[MM_MASTS] + f->value[MM_CREW] + f->value[MM_CANNONS];
}

/* Hits in a round, in hundredths. */
static int firepower(const fighter *f, const fighter *foe)
{
    int dice = f->value[MM_MASTS] ? f->seamanship + (f->manoeuvre >= foe->manoeuvre + 2) : 1;
    int others = foe->value[MM_MASTS] ? foe->seamanship + (foe->manoeuvre >= f->manoeuvre + 2) : 1;
    int wins = rs_at_most(rs_at_least(45 + 10 * (dice - others), 10), 80), cannons = f->value[MM_CANNONS];

    return cannons * wins + (100 - wins) * rs_at_most(dice * 33, cannons * 100) / 100;
}

/* Percent of the one who has a against b. */
static int odds(int a, int b) { return a + b == 0 ? 50 : (int)(100LL * a * a / ((int64_t)a * a + (int64_t)b * b)); }

static int winning_chance(const fighter *f, const fighter *foe)
{
    int crews = odds(f->value[MM_CREW] * f->leadership * 10, foe->value[MM_CREW] * foe->leadership * 10);

    if (foe->manoeuvre == 0) return crews; /* a band */
    if (f->value[MM_HULL] == 0) return 0;
    if (foe->value[MM_HULL] == 0) return 100;
    return (odds(toughness(f) * firepower(f, foe), toughness(foe) * firepower(foe, f)) * weigh.by_cannon +
            crews * (100 - weigh.by_cannon)) /
           100;
}

static int prospect(int chance, int gain, int stake, bool may_flee)
{
    return (chance * gain - (100 - chance) * (may_flee ? weigh.flight : 100) / 100 * stake) / 100;
}

int mm_battle_worth(const mm_state *s, int seat, const mm_chart *map, int stake)
{
    int i = mm_index_of(s, seat), gain = mm_glory_worth(&s->captain[seat]) + weigh.spoils;
    fighter own, foe;

    if (i == MM_NONE) return 0;
    if (map->won) return s->battle.winner == i ? 0 : -stake;
    own = captain_fights(s, seat);
    foe = side_fights(s, s->battle.side[!i]);
    return prospect(winning_chance(&own, &foe), gain, stake, own.value[MM_MASTS] > 0 && s->battle.side[!i] != MM_SIDE_BAND);
}

/* Who searches for him at the start of his next turn, or may come for him before: bits. */
static unsigned hunters_of(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    const uint8_t *moves = mm_moves_between[c->zone];
    unsigned hunters = 0;

    for (int npc = 0; npc < MM_NPCS; npc++) {
        int zone = s->npc[npc].zone;

        if (zone == MM_NONE || moves[zone] > 1 || !mm_hostile(s, npc, c)) continue;
        if (zone == c->zone ? mm_searches(s, npc, c) : c->zone != MM_TRI || !mm_is_naval(npc)) hunters |= 1u << npc;
    }
    return hunters;
}

int mm_danger(const mm_state *s, int seat, int stake)
{
    const mm_captain *c = &s->captain[seat];
    unsigned hunters = c->in_port || mm_index_of(s, seat) != MM_NONE ? 0 : hunters_of(s, seat);
    fighter own;
    int sum = 0;

    if (!hunters) return 0;
    own = captain_fights(s, seat);
    for (; hunters; hunters &= hunters - 1) {
        int npc = __builtin_ctz(hunters), share = s->npc[npc].zone == c->zone ? weigh.fear : weigh.passing;
        fighter foe = npc_fights(s, npc);

        share = share * weigh.roll[rs_at_most(mm_search_dice(s, npc, c), SKILLED)] / 100;
        sum += rs_at_most(prospect(winning_chance(&own, &foe), weigh.point, stake, own.value[MM_MASTS] > 0), 0) * share / 100;
    }
    return sum;
}

/* ---- Raids -------------------------------------------------------------------------------------------------------------------- */

/* What the cards on the table will bring or cost, if they stay as they are. */
int mm_raid_worth(const mm_state *s, const mm_captain *c, int stake)
{
    int gold = c->zone == MM_SJU && s->raid.nation == MM_ES ? 3 : 0, escapes = c->captain == MM_RICHERY ? -1 : 0, cards = 0, card;
    int hits[MM_LOCATIONS] = {0}, cost = 0, left = s->raid.successes;
    bool destroyed = false, counted = s->hits.source == MM_BY_RAID, fails;

    RS_EACH(card, s->table) {
        int location = mm_cargo_faces[card].hit;

        gold += mm_cargo_faces[card].plunder;
        cards++;
        if (location == MM_NONE)
            escapes++;
        else if (location != MM_HULL && c->value[location] - hits[location] <= 0)
            hits[MM_HULL]++;
        else
            hits[location]++;
    }
    for (int location = 0; location < MM_LOCATIONS; location++) {
        int lost = counted ? s->hits.pending[location] : hits[location];

        if (lost >= c->value[location]) destroyed = true;
        if (!counted && s->raid.gold == 0)
            cost += lost * (location == MM_CREW ? weigh.crew : weigh.damage) + (location == MM_HULL ? lost * weigh.hull : 0);
        if (!counted && lost && lost >= c->value[location]) cost += location == MM_HULL ? -stake : weigh.destroyed;
    }
    if (s->raid.gold > 0) gold = s->raid.gold, destroyed = false, cost = 0;
    fails = destroyed || escapes >= mm_manoeuvre(c);
    gold = mm_gold_worth(c, c->gold + gold) - mm_gold_worth(c, c->gold) + (gold >= MM_GLORIOUS_PLUNDER ? mm_glory_worth(c) : 0) +
           rs_at_most(cards, rs_at_least(mm_room(c), 0)) * weigh.goods;
    return cost + (fails ? gold * rs_at_most(left * weigh.doubt, 60) / 100 : gold);
}
