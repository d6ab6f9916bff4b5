/* events.c - what can happen, and how the log tells it. Seats are named by what they play. */
#include "games/ahoy/ahoy.h"

#define NUMBER &rs_number_words
#define WHO &ah_faction_words
#define FIGURE &ah_figure_words
#define SPACE &ah_spot_words
#define REGION &ah_region_words
#define CREW &ah_crew_words
#define GOOD &ah_good_words

/* clang-format off */
const rs_event_kind ah_event_kinds[AH_EVENTS] = {
    [AH_EV_MOVE]       = {"move",       "", N_("{seat} has decided in secret."), {0}, NULL},
    [AH_EV_FOUND]      = {"found",      N_("{seat} finds the region {0}."), NULL, {&ah_tile_words}, "AH-8.1"},
    [AH_EV_REGION]     = {"region",     N_("Region {0} is {1}, at {2}, {3}."), NULL, {REGION, &ah_tile_words, NUMBER, NUMBER}, "AH-8.1"},
    [AH_EV_MARKET]     = {"market",     N_("{0} comes to the Market."), NULL, {CREW}, "AH-12.1"},
    [AH_EV_BOXED]      = {"boxed",      N_("{0} goes back to the box."), NULL, {CREW}, "AH-12.8"},
    [AH_EV_BERTH]      = {"berth",      N_("{0} begins at {1}."), NULL, {FIGURE, SPACE}, "AH-3.1"},
    [AH_EV_ROLLED]     = {"rolled",     N_("{0} rolls a {1}."), NULL, {WHO, NUMBER}, "AH-18.4"},
    [AH_EV_ROUND]      = {"round",      N_("Round {1} begins; First Mate: {0}."), NULL, {WHO, NUMBER}, "AH-4.1"},
    [AH_EV_TURN]       = {"turn",       N_("{0}'s turn; dice to place: {1}."), NULL, {WHO, NUMBER}, "AH-4.2"},
    [AH_EV_PLACED]     = {"placed",     N_("{0} places a {1} on {2}."), NULL, {WHO, NUMBER, &ah_berth_words}, "AH-5.1"},
    [AH_EV_ASIDE]      = {"aside",      N_("{0} sets a {1} aside."), NULL, {WHO, NUMBER}, "AH-4.5"},
    [AH_EV_SAILS]      = {"sails",      N_("{0} comes to {1}."), NULL, {FIGURE, SPACE}, "AH-7.1"},
    [AH_EV_DAMAGED]    = {"damaged",    N_("{0} is damaged: {1}."), NULL, {FIGURE, &ah_berth_words}, "AH-11.1"},
    [AH_EV_REPAIRED]   = {"repaired",   N_("{0} repairs {1} damage."), NULL, {WHO, NUMBER}, "AH-11.8"},
    [AH_EV_RETURNED]   = {"returned",   N_("{0} at {1} goes back to the supply."), NULL, {FIGURE, SPACE}, "AH-11.5"},
    [AH_EV_SUNK]       = {"sunk",       N_("{0} is sunk."), NULL, {FIGURE}, "AH-11.6"},
    [AH_EV_GOLD]       = {"gold",       N_("{0} gains {1} gold and has {2}."), NULL, {WHO, NUMBER, NUMBER}, "AH-20.2"},
    [AH_EV_PAID]       = {"paid",       N_("{0} pays {1} gold and has {2}."), NULL, {WHO, NUMBER, NUMBER}, "AH-5.5"},
    [AH_EV_STOLEN]     = {"stolen",     N_("{0} gets 1 gold from {1}."), NULL, {WHO, WHO}, "AH-9.17"},
    [AH_EV_FAME]       = {"fame",       N_("{0} gains {1} Fame and has {2}."), NULL, {WHO, NUMBER, NUMBER}, "AH-18.1"},
    [AH_EV_WEALTH]     = {"wealth",     N_("The wealth of region {0} is now {1}."), NULL, {REGION, NUMBER}, "AH-2.11"},
    [AH_EV_PATROL]     = {"patrol",     N_("A Patrol is posted at {0}."), NULL, {SPACE}, "AH-13.1"},
    [AH_EV_STRONGHOLD] = {"stronghold", N_("A Stronghold is built on island {0}."), NULL, {REGION}, "AH-13.4"},
    [AH_EV_COMRADES]   = {"comrades",   N_("Comrades on island {0}: {1}."), NULL, {REGION, NUMBER}, "AH-14.3"},
    [AH_EV_BOMBARD]    = {"bombard",    N_("Island {0} is bombarded."), NULL, {REGION}, "AH-13.9"},
    [AH_EV_READY]      = {"ready",      N_("Ready Comrades: {0}."), NULL, {NUMBER}, "AH-14.3"},
    [AH_EV_SHIP]       = {"ship",       N_("{0} puts to sea at {1}."), NULL, {FIGURE, SPACE}, "AH-14.11"},
    [AH_EV_BATTLE]     = {"battle",     N_("{0} attacks {1} at {2}."), NULL, {FIGURE, FIGURE, SPACE}, "AH-9.3"},
    [AH_EV_FIRES]      = {"fires",      N_("{0} fires for {1}; the die now shows {2}."), NULL, {WHO, NUMBER, NUMBER}, "AH-9.10"},
    [AH_EV_ROLLS]      = {"rolls",      N_("Battle dice: {0} {1}, {2} {3}."), NULL, {FIGURE, NUMBER, FIGURE, NUMBER}, "AH-9.13"},
    [AH_EV_WINS]       = {"wins",       N_("{0} wins (attack {1}, defence {2})."), NULL, {FIGURE, NUMBER, NUMBER}, "AH-9.14"},
    [AH_EV_IGNORED]    = {"ignored",    N_("{0} and {1} do not fight."), NULL, {FIGURE, FIGURE}, "AH-7.8"},
    [AH_EV_RECRUITS]   = {"recruits",   N_("{0} takes {1} as crew."), NULL, {WHO, CREW}, "AH-12.2"},
    [AH_EV_CARGO]      = {"cargo",      N_("{0} takes {1} aboard."), NULL, {WHO, GOOD}, "AH-15.1"},
    [AH_EV_DELIVERS]   = {"delivers",   N_("{0} delivers {1}."), NULL, {WHO, GOOD}, "AH-15.3"},
    [AH_EV_GRID]       = {"grid",       N_("{0} reaches a reward: {1}."), NULL, {WHO, &ah_reward_words}, "AH-15.5"},
    [AH_EV_PLEDGE]     = {"pledge",     N_("{0} pledges {1}: {2} pile."), NULL, {WHO, GOOD, &ah_pile_words}, "AH-15.8"},
    [AH_EV_OVERBOARD]  = {"overboard",  N_("{0} throws {1} overboard."), NULL, {WHO, GOOD}, "AH-15.2"},
    [AH_EV_LOADED]     = {"loaded",     N_("{0} moves a die, now a {1}, to {2}."), NULL, {WHO, NUMBER, &ah_berth_words}, "AH-10.4"},
    [AH_EV_PLAN]       = {"plan",       N_("{0} plays {1}."), NULL, {WHO, &ah_plan_words}, "AH-14.9"},
    [AH_EV_DRAWS]      = {"draws",      N_("The Union draws {0}."), N_("The Union draws a plan."), {&ah_plan_words}, "AH-18.6"},
    [AH_EV_CONTROL]    = {"control",    N_("{0} controls region {1} of wealth {2}."), NULL, {WHO, REGION, NUMBER}, "AH-18.1"},
    [AH_EV_REVEAL]     = {"reveal",     N_("{0} turns the markers over: the left one is for {1}."), NULL, {WHO, WHO}, "AH-19.2", .shows = true},
    [AH_EV_PLEDGES]    = {"pledges",    N_("{0}'s pledges are worth {1} Fame."), NULL, {WHO, NUMBER}, "AH-19.2"},
    [AH_EV_OVER]       = {"over",       N_("The game ends after round {0}."), NULL, {NUMBER}, "AH-19.1"},

    /* outlook */
    [AH_EV_CHANCE]     = {"chance",     N_("Chance to win: {0} %."), NULL, {NUMBER}, "AH-9.14"},
    [AH_EV_CHANCE_FIRING] = {"chance-firing", N_("If you fire for {0}: {1} %."), NULL, {NUMBER, NUMBER}, "AH-9.10"},
    [AH_EV_CHANCE_UNDER_FIRE] = {"chance-under-fire", N_("If the enemy fires for {0}: {1} %."), NULL, {NUMBER, NUMBER}, "AH-9.10"},
    [AH_EV_CHANCE_GROG] = {"chance-grog", N_("With the Grogmaster's second roll: {0} %."), NULL, {NUMBER}, "AH-16.12"},
    [AH_EV_MEETS]      = {"meets",      N_("Battle with {0}: chance to win {1} % if nobody fires."), NULL, {FIGURE, NUMBER}, "AH-9.3"},
    [AH_EV_SETTLES]    = {"settles",    N_("Island {0}: {1} land, {2} go on."), NULL, {REGION, NUMBER, NUMBER}, "AH-17.1"},
    [AH_EV_IN_HOLD]    = {"in-hold",    N_("It is cargo of {0}: {1}."), NULL, {WHO, GOOD}, "AH-16.15"},
    [AH_EV_STANDS]     = {"stands",     N_("It is at {0}."), NULL, {SPACE}, "AH-13.10"},
};
