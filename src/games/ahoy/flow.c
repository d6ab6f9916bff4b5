/* flow.c - every decision of the game, in the order of the rules: who is asked, what, and what follows.
 *
 * At the bottom lies the round: NEXT finds who has dice, D-TURN is his turn, ROUND-END scores and rolls again. On D-TURN lies
 * ACTION, which cleans up when all is done, and on it what the action sets off: MOVE (a figure under way, stage by stage) pushes BATTLES
 * (all battles of one space), which pushes BATTLE (one of them), which becomes VICTORY; and that may push DEAL (damage), another MOVE, or a
 * reward. */
#include "games/ahoy/ahoy.h"

/* clang-format off */
#define STEP(word_, name_, clause_, ...) {.name = word_, .step = ah_##name_##_step, .clause = clause_, __VA_ARGS__}
#define ASK(word_, name_, prompt_, clause_, ...) \
    {.name = word_, .prompt = prompt_, .list = ah_##name_##_moves, .apply = ah_##name_##_apply, .usual = ah_usual, .asks = ah_asks, .clause = clause_, __VA_ARGS__}
#define ARGS(...) .arg = {__VA_ARGS__}

const rs_decision ah_decisions[AH_POINTS] = {
    /* set-up */
    [AH_D_SETUP_BF]    = ASK("setup-bf",    setup_bf,    N_("On which island do you begin?"),                   "AH-3.5"),
    [AH_D_SETUP_SM]    = ASK("setup-sm",    setup_sm,    N_("On which space do you begin?"),                    "AH-3.6"),

    /* turns */
    [AH_NEXT]          = STEP("next", next, "AH-4.7"),
    [AH_D_TURN]        = ASK("turn",        turn,        N_("Place a die, or take a free action"),                                "AH-4.2", .alone = ah_has_plans),
    [AH_ACTION]        = STEP("action", action, "AH-1.7"),
    [AH_D_FIRST]       = ASK("first",       first,       N_("Two effects at once: which comes first?"),                   "AH-1.6", ARGS({"one", 0, AH_EFFECTS - 1}, {"other", 0, AH_EFFECTS - 1})),
    [AH_D_VALUE]       = ASK("value",       value,       N_("Which value does the die take?"),                           "AH-5.5", ARGS({"die", 1, 6}, {"berth", 0, AH_BERTHS - 1})),
    [AH_D_SHIPMODE]    = ASK("shipmode",    shipmode,    N_("Does the ship sail, or take a Tailwind?"),                       "AH-14.12", ARGS({"ship", 0, 1}, {"value", 1, 6})),
    [AH_D_TAILWIND]    = ASK("tailwind",    tailwind,    N_("Tailwind: to which space?"),                                 "AH-6.2", ARGS({"value", 1, 6})),

    /* moves */
    [AH_MOVE]          = STEP("move", move, "AH-7.4", ARGS({"figure", 0, AH_FIGURES - 1}, {"budget", 0, 6}, {"flags", 0, 127}, {"taken", 0, 1}, {"pushed", -128, 127}, {"stage", 0, AH_M_BONUS_LAST})),
    [AH_D_STEP]        = ASK("step",        step,        N_("In which direction?"),                                       "AH-7.1"),
    [AH_D_OFFMAP]      = ASK("offmap",      offmap,      N_("You have reached the edge of the map: how do you go on?"),                                         "AH-7.3", ARGS({"direction", 0, 3}, {"current", 0, 1})),
    [AH_D_PLACE_TILE]  = ASK("place-tile",  place_tile,  N_("Where does the region you found go?"),                             "AH-8.4", ARGS({"tile", 0, AH_TILES - 1}, {"direction", 0, 3})),
    [AH_D_ADD_TILE]    = ASK("add-tile",    add_tile,    N_("Where does the new region go?"),                           "AH-15.17", ARGS({"tile", 0, AH_TILES - 1})),
    [AH_D_ADD_TURN]    = ASK("add-turn",    add_turn,    N_("Which way round does the new region lie?"),                       "AH-15.17", ARGS({"tile", 0, AH_TILES - 1}, {"x", -40, 40}, {"y", -40, 40})),
    [AH_D_PILOT]       = ASK("pilot",       pilot,       N_("Wreckage: does your Pilot avoid it, or do you take 1 damage?"),                         "AH-16.23"),
    [AH_D_FOG]         = ASK("fog",         fog,         N_("Does your Barrelman use the Fog as a current?"),                    "AH-16.27"),
    [AH_D_CURRENT]     = ASK("current",     current,     N_("A Strong Current carries you on: which way?"),                         "AH-16.20"),

    /* anchoring */
    [AH_D_PATROL]      = ASK("patrol",      patrol,      N_("Post a Patrol here?"),                                       "AH-13.1"),
    [AH_D_COMRADES]    = ASK("comrades",    comrades,    N_("Land Comrades here, or make new ones Ready?"),                   "AH-14.1"),
    [AH_D_HARBOUR]     = ASK("harbour",     harbour,     N_("In a Harbour: repair, or move a die to load the Cannons?"),               "AH-10.4"),
    [AH_D_GUNMATE]     = ASK("gunmate",     gunmate,     N_("Your Gunner's Mate can start a battle: on which space?"),         "AH-16.11"),

    /* battle */
    [AH_BATTLES]       = STEP("battles", battles, "AH-9.6", ARGS({"figure", 0, AH_FIGURES - 1}, {"space", 0, AH_SPACES - 1}, {"foes0", 0, 127}, {"foes1", 0, 127}, {"foes2", 0, 31}, {"moved", 0, 1})),
    [AH_D_PICK]        = ASK("pick",        pick,        N_("Whom do you fight next?"),                                  "AH-9.6"),
    [AH_BATTLE]        = STEP("battle", battle, "AH-9.13"),
    [AH_D_EMISSARY]    = ASK("emissary",    emissary,    N_("Does your Emissary buy you out of this battle?"),              "AH-16.6"),
    [AH_D_PLANS]       = ASK("plans",       plans,       N_("A battle: do you play a plan?"),                            "AH-14.8", .alone = rs_always),
    [AH_D_FIRE]        = ASK("fire",        fire,        N_("Fire the Cannons? The die drops by what you add"),      "AH-9.10", ARGS({"defender", 0, 1})),
    [AH_D_GROG]        = ASK("grog",        grog,        N_("Your Grogmaster: take 1 damage to roll again?"),             "AH-16.12", ARGS({"defender", 0, 1})),
    [AH_VICTORY]       = STEP("victory-effects", victory, "AH-9.20", ARGS({"winner", 0, AH_FIGURES - 1}, {"loser", 0, AH_FIGURES - 1}, {"space", 0, AH_SPACES - 1}, {"stage", 0, AH_V_BUCC_LAST}, {"spoil", -1, AH_SPOILS - 1}, {"extra", 0, 1})),
    [AH_D_BUCC]        = ASK("bucc",        bucc,        N_("Give up your Buccaneer to send crew of the loser to the box?"),      "AH-16.3"),
    [AH_D_BUCC_CREW]   = ASK("bucc-crew",   bucc_crew,   N_("Which crew does the loser lose?"),                           "AH-16.3", ARGS({"left", 1, 2}, {"victim", 0, 3})),
    [AH_D_VICTORY]     = ASK("victory",     victory,     N_("Victory: choose your spoils"),                               "AH-9.16"),

    /* damage and repair */
    [AH_DEAL]          = STEP("damage", deal, "AH-11.1", ARGS({"figure", 0, AH_FIGURES - 1}, {"left", 0, 4}, {"done", 0, 1})),
    [AH_D_DEAL]        = ASK("deal",        deal,        N_("Which slot is damaged? It takes no die until it is repaired."),                                 "AH-9.18"),
    [AH_D_TAKE]        = ASK("take",        take,        N_("Which of your slots takes the damage? It takes no die until it is repaired."),                                   "AH-11.2"),
    [AH_D_PUSH]        = ASK("push",        push,        N_("Does your Battering Beakhead push the damaged figure?"),       "AH-16.5", ARGS({"figure", 0, AH_FIGURES - 1})),
    [AH_D_REPAIR]      = ASK("repair",      repair,      N_("Which slot is repaired?"),                                 "AH-6.5", ARGS({"left", 1, 2}, {"done", 0, 1})),
    [AH_D_POWDER]      = ASK("powder",      powder,      N_("Your Powder Monkey can damage a figure in your region: which?"),     "AH-16.16"),
    [AH_D_MYSTIC]      = ASK("mystic",      mystic,      N_("Which figure in your region does your Mystic damage?"),               "AH-16.14"),

    /* the Squadron, and Comrades and Patrols moved by crew */
    [AH_D_ORDER]       = ASK("order",       order,       N_("Order: which Patrol moves next?"),                                "AH-13.10", ARGS({"left", 1, 4})),
    [AH_D_OFFICIAL]    = ASK("official",    official,    N_("Convincing Official: which Patrol moves next?"),                        "AH-16.26", ARGS({"left", 1, 2})),
    [AH_D_DEPLOY]      = ASK("deploy",      deploy,      N_("Where do you deploy a Patrol?"),                                   "AH-13.11"),
    [AH_D_INSPIRE]     = ASK("inspire",     inspire,     N_("Inspire: which island gets a Ready Comrade?"),                 "AH-14.6", ARGS({"left", 1, 4})),
    [AH_D_CONVINCE]    = ASK("convince",    convince,    N_("Convincing Comrade: from which island?"),            "AH-16.25"),
    [AH_D_CONVINCE_TO] = ASK("convince-to", convince_to, N_("To which island do they go?"),                               "AH-16.25", ARGS({"from", 0, AH_REGIONS - 1})),

    /* Smugglers */
    [AH_D_NEGOTIATE]   = ASK("negotiate",   negotiate,   N_("Negotiate: which card joins your crew?"),                           "AH-15.10", ARGS({"second", 0, 1})),
    [AH_D_OVERBOARD]   = ASK("overboard",   overboard,   N_("Too much cargo: what goes overboard?"),                      "AH-15.2"),
    [AH_D_GRID]        = ASK("grid",        grid,        N_("A reward: where does the white marker go?"),                 "AH-15.5"),
    [AH_MARK]          = STEP("mark", mark, "AH-15.5", ARGS({"cell", 0, AH_CELLS - 1})),
    [AH_D_REWARD]      = ASK("reward",      reward,      N_("Take the reward?"),                                          "AH-15.5", ARGS({"reward", AH_R_FAME4W, AH_R_REPAIRF})),
    [AH_D_PLEDGE]      = ASK("pledge",      pledge,      N_("Under which marker do you pledge the cargo?"),              "AH-15.8", ARGS({"card", 0, AH_CARDS - 1})),
    [AH_D_NOBLE]       = ASK("noble",       noble,       N_("Which card does your Naive Noble steal?"),                           "AH-16.15"),
    [AH_D_NOBLE_KEEP]  = ASK("noble-keep",  noble_keep,  N_("Do you keep it as crew or as cargo?"),                                      "AH-16.15", ARGS({"card", 0, AH_CARDS - 1})),

    /* plans */
    [AH_D_EVACUATE]    = ASK("evacuate",    evacuate,    N_("Evacuation: from which island?"),                                 "AH-17.1"),
    [AH_D_EVACUATE_TO] = ASK("evacuate-to", evacuate_to, N_("How many Comrades land on the next island?"),                         "AH-17.1", ARGS({"from", 0, AH_REGIONS - 1}, {"region", 0, AH_REGIONS - 1})),
    [AH_D_SNEAK]       = ASK("sneak",       sneak,       N_("Sneak Attack: in which region?"),                            "AH-17.5"),
    [AH_D_SNEAK_OUT]   = ASK("sneak-out",   sneak_out,   N_("Which Patrol is removed?"),                                  "AH-17.5", ARGS({"region", 0, AH_REGIONS - 1}, {"left", 1, 2})),
    [AH_D_ENLIST]      = ASK("enlist",      enlist,      N_("Enlist: on which island?"),                                  "AH-17.6"),
    [AH_D_ENLIST_CREW] = ASK("enlist-crew", enlist_crew, N_("Which card joins your crew?"),                                  "AH-17.6", ARGS({"region", 0, AH_REGIONS - 1})),
    [AH_D_ENTRY]       = ASK("entry",       entry,       N_("Dynamic Entry: to which Tailwind space?"),                   "AH-17.7"),
    [AH_D_LAUNCH]      = ASK("launch",      launch,      N_("At which island does the ship put to sea?"),                     "AH-14.11", ARGS({"ship", 0, 1})),

    /* the end of a turn and of a round */
    [AH_D_STRONGHOLD]  = ASK("stronghold",  stronghold,  N_("Build a Stronghold?"),                                       "AH-13.4"),
    [AH_ROUND_END]     = STEP("round-end", round_end, "AH-18.1", ARGS({"stage", 0, AH_E_REROLL})),
    [AH_D_WEALTH2]     = ASK("wealth2",     wealth2,     N_("In which region does the wealth rise?"),                                "AH-18.3"),
    [AH_D_MARKET2]     = ASK("market2",     market2,     N_("Clear the Market, or pass?"),                             "AH-18.3"),
};
