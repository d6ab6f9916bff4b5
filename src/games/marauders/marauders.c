/* marauders.c - the module: what moves touch, what they cost, and everything else, as one rs_game.
 *
 * Read the folder like the rulebook: content.c and words.c (map, ships, captains, cards), setup.c, flow.c (every decision), then one file a
 * topic: round.c, npc.c, action.c, port.c, market.c, shipyard.c, reward.c (rumours and missions), cards.c, raid.c, battle.c, hits.c,
 * crew.c, window.c (glory cards in battles), victory.c, death.c, captain.c, rank.c; outlook.c tells what moves may
 * bring. */
#include "games/marauders/marauders.h"

#include <string.h>

static const rs_option options[] = {
    [MM_OPT_TARGET] = {"target", N_("Glory points that bring the last round"), 10, 10, 30},
    {0},
};

/* ---- Where on the board a move happens --------------------------------------------------------------------------- */

static void put_zone(int zone, rs_text *out, bool *first)
{
    if (zone >= 0 && zone < MM_ZONES) rs_put_target(out, first, "zone", mm_zone_words.term[zone].word);
}

static const mm_captain *asked(const mm_state *s) { return &s->captain[rs_top_of(s)->seat]; }
static int here(const mm_state *s) { return asked(s)->zone; }

static const int8_t *dice_asked(const mm_state *s)
{
    const rs_frame *frame = rs_top_of(s);

    return frame->kind == MM_D_REROLL ? s->roll.dice : s->battle.dice[frame->arg[1]];
}

/* What is usually rolled again, all of it: one's own failed dice, or skulls of the enemy. */
static void put_usual_dice(const mm_state *s, const int8_t again[MM_FACES], rs_text *out, bool *first)
{
    static const int8_t none[MM_FACES];
    const int8_t *dice = dice_asked(s);

    if (memcmp(again, dice, MM_SKULL) == 0 && again[MM_SKULL] == 0) rs_put_target(out, first, "dice", "failed");
    if (memcmp(again, none, MM_SKULL) == 0 && again[MM_SKULL] == dice[MM_SKULL]) rs_put_target(out, first, "dice", "skulls");
}

/* What is scouted for lies in hand, too, if it is a rumour. */
static void put_aim(const mm_state *s, int aim, rs_text *out, bool *first)
{
    put_zone(here(s), out, first);
    if (aim >= MM_AT_RUMOUR) rs_put_target(out, first, "rumour", mm_rumour_words.term[aim - MM_AT_RUMOUR].word);
}

void mm_targets(const void *state, rs_move move, rs_text *out, bool *first)
{
    switch (move.verb) {
    case MM_V_ENTER:
    case MM_V_LEAVE:
    case MM_V_PORT: put_zone(here(state), out, first); break;
    case MM_V_SCOUT: put_aim(state, move.arg[0], out, first); break;
    case MM_V_MISSION: put_zone(mm_missions[move.arg[0]].port, out, first); break;
    case MM_V_DICE: put_usual_dice(state, &move.arg[0], out, first); break;
    case MM_V_REROLL: put_usual_dice(state, &move.arg[1], out, first); break;
    default: break; /* the engine names what the arguments name */
    }
}

/* ---- What a legal move would cost -------------------------------------------------------------------------------- */

/* Will anybody search for him there? */
static const char *warn_of_searches(const mm_state *s, int zone)
{
    mm_captain there = *asked(s);

    there.zone = (int8_t)zone;
    there.in_port = false;
    for (int npc = 0; npc < MM_NPCS; npc++)
        if (mm_searches(s, npc, &there)) return RS_NO("MM-20.1", "A hostile ship there will search for you.");
    return NULL;
}

/* MM-16.3 */
static bool may_rise(const mm_state *s, int nation) { return asked(s)->bounty[nation] < MM_MOST; }

static const char *warn_of_bounty(const mm_state *s, int aim)
{
    int nation = aim < MM_SIDE_BAND ? mm_wronged_nation(s, aim) : MM_NONE;

    return nation != MM_NONE && may_rise(s, nation)
               ? RS_NO("MM-16.1",
                       "If you find your target, the attack puts a bounty on you: its nation closes its ports to you, your home port "
                       "excepted, and naval ships search for you.")
               : NULL;
}

static const char *warn_of_attack(const mm_state *s, int nation)
{
    return mm_waives(asked(s), nation) || !may_rise(s, nation)
               ? NULL
               : RS_NO("MM-15.3",
                       "The attack puts a bounty on you: that nation closes its ports to you, your home port excepted, and naval ships "
                       "search for you.");
}

/* No success will change these cards any more. */
static const char *warn_of_cards(const mm_state *s, rs_set cards)
{
    const mm_captain *c = asked(s);
    mm_raid_sum sum = mm_reckon_raid(c, s->raid.nation, cards);

    if (sum.hit[MM_HULL] >= c->value[MM_HULL]) return RS_NO("MM-15.9", "Your ship would sink.");
    if (sum.escapes >= mm_manoeuvre(c)) return RS_NO("MM-15.8", "The merchant would escape.");
    for (int location = 0; location < MM_LOCATIONS; location++)
        if (sum.hit[location] >= c->value[location]) return RS_NO("MM-15.9", "A location would be destroyed, and the raid would fail.");
    return NULL;
}

/* Of those that lie there after a move more must go than successes are left. What a drawn card does is not known: at best nothing. */
static const char *warn_of_raid(const mm_state *s, rs_move move)
{
    int successes = move.verb == MM_V_DONE ? 0 : s->raid.successes - 1, symbols[MM_RAID_SYMBOLS] = {0}, card;
    const char *end;
    rs_set cards = s->table;

    if (move.verb == MM_V_REMOVE || move.verb == MM_V_EXCHANGE) rs_remove(&cards, move.arg[0]);
    RS_EACH(card, cards) symbols[mm_raid_symbol(card)]++;
    if (mm_raid_excess(asked(s), symbols) <= successes) return NULL;
    end = successes == 0 ? warn_of_cards(s, cards) : NULL;
    return end ? end : RS_NO("MM-15.10", "Whatever you do after that, the raid would fail.");
}

/* R09, R13, M25: whoever has no Crew has lost such a fight (MM-23.3). */
static const char *warn_of_fight(const mm_state *s, const mm_act reward[MM_PROGRAM])
{
    bool fights = false;

    for (int i = 0; i < MM_PROGRAM; i++) fights |= reward[i].op == MM_OP_FIGHT;
    return fights && asked(s)->value[MM_CREW] == 0 ? RS_NO("MM-23.3", "Without Crew you would lose the fight, and your captain would die.")
                                                   : NULL;
}

static const char *warn_of_scouting(const mm_state *s, int aim)
{
    return aim >= MM_AT_RUMOUR ? warn_of_fight(s, mm_rumours_faces[aim - MM_AT_RUMOUR].reward) : warn_of_bounty(s, aim);
}

const char *mm_warn(const void *view, rs_move move)
{
    const mm_state *s = view;

    switch (move.verb) {
    case MM_V_MOVE: return warn_of_searches(s, move.arg[0]);
    case MM_V_LEAVE: return warn_of_searches(s, here(s));
    case MM_V_SCOUT: return warn_of_scouting(s, move.arg[0]);
    case MM_V_MISSION: return warn_of_fight(s, mm_missions[move.arg[0]].reward);
    case MM_V_ATTACK: return warn_of_attack(s, move.arg[0]);
    case MM_V_DONE: return rs_top_of(s)->kind == MM_D_RAID_USE ? warn_of_raid(s, move) : NULL;
    case MM_V_DRAW:
    case MM_V_REMOVE:
    case MM_V_EXCHANGE: return warn_of_raid(s, move);
    case MM_V_BUY_SHIP: return mm_warn_of_trade(asked(s), move.arg[0]);
    case MM_V_RETIRE: return RS_NO("MM-27.8", "You give up ship, cargo, cards and the gold aboard.");
    case MM_V_ALLOT:
        return mm_hit_goes_to(s, move.arg[0]) == MM_HULL && mm_values_of(s, s->hits.victim)[MM_HULL] - s->hits.pending[MM_HULL] <= 1
                   ? RS_NO("MM-22.4", "Your ship would sink.")
                   : NULL;
    default: return NULL;
    }
}

/* MM-9.7: whoever is shown them, the buyer pays and has the same. The others can be pointed at. */
rs_move mm_like(const void *view, rs_move move)
{
    const mm_state *s = view;

    if (move.verb == MM_V_SHOW) move.arg[0] = (int8_t)mm_next_seat(s, rs_top_of(s)->seat);
    return move;
}

static const rs_version versions[] = {
    {2, "MM-6.2,MM-10.13,MM-19.7,MM-20.1",
     N_("Modifications of a ship given up are mixed when all their ports are chosen, looted cargo is seen by all, a hunting pirate names "
        "nobody, and another mission's spying is another task.")},
    {3, "MM-3.9,MM-9.7,MM-17.10", N_("Who could hold a card or gold that matters is asked, so that not being asked tells nothing.")},
    {4, "MM-1.13,MM-4.7,MM-10.1,MM-14.1,MM-17.2,MM-17.4",
     N_("Cards for any time of the own turn can be played after its last action, an announced card can be withdrawn whatever has changed "
        "since, the stash pays for everything in the home port, and no shipyard is visited where nothing can be bought or sold.")},
    {0},
};

static const rs_change changes[] = {
    {4, RS_REMOVED, "stack.window.cards", NULL, NULL},
    {0},
};

const rs_game mm_game = {
    .id = "marauders",
    .title = N_("Marauders"),
    .summary =
        N_("Captains trade, raid and fight across the Caribbean, hunted by navies and pirates; ten points of glory and gold decide."),
    .rules_version = 4,
    .versions = versions,
    .changes = changes,
    .least_players = 2,
    .most_players = MM_SEATS,
    .state_bytes = sizeof(mm_state),
    .depth = MM_DEPTH,
    .options = options,
    .decisions = MM_POINTS,
    .verbs = MM_VERBS,
    .events = MM_EVENTS,
    .decision = mm_decisions,
    .verb = mm_verbs,
    .event = mm_event_kinds,
    .fields = mm_fields,
    .captains = &mm_seat_words,
    .colours = true,
    .setup = mm_setup,
    .broken = mm_broken,
    .guess = mm_guess,
    .score = mm_score,
    .sources = &mm_source_words,
    .credit = mm_credit,
    .value = mm_standings,
    .rank = mm_rank,
    .targets = mm_targets,
    .warn = mm_warn,
    .like = mm_like,
    .outlook = mm_outlook,
    .board = mm_board,
    .facts = mm_facts,
    .kinds = mm_kinds,
    .rules = mm_rules,
};
