/* flow.c - every decision of the game, in the order of the rules: who is asked, what, and what follows.
 *
 * At the bottom lies ROUND, which pushes EVENTS, one TURN after another, ROLL and SCORING. TURN goes through the five phases; in phase 3 it
 * pushes PORT for each port, and that and the encounters push BATTLE. The letters behind the rows are those of the rules' flow table. */
#include "games/compagnie/compagnie.h"

/* clang-format off */
#define STEP(word_, name_, clause_, ...) {.name = word_, .step = co_##name_##_step, .clause = clause_, __VA_ARGS__}
#define ASK(word_, name_, prompt_, clause_, ...) \
    {.name = word_, .prompt = prompt_, .list = co_##name_##_moves, .apply = co_##name_##_apply, .usual = co_usual, .asks = co_asks, .clause = clause_, __VA_ARGS__}
#define ARGS(...) .arg = {__VA_ARGS__}
#define PORT {"port", 0, CO_PORTS - 1}
#define NUMBER {"number", 0, CO_NUMBERS - 1}
#define OWN {"number", 0, CO_ORDINARY - 1}
#define OWNER {"owner", 0, CO_COMPANIES - 1}
#define SIDE {"side", 0, 1}
#define FEE {"fee", 0, CO_MOST_FEE}

const rs_decision co_decisions[CO_POINTS] = {
    /* set-up and rounds */
    [CO_D_START]         = ASK("start",         start,         N_("In which port does your company begin?"),              "CO-1.6"),                                             /* S1 */
    [CO_ROUND]           = STEP("round", round, "CO-1.1", ARGS({"stage", 0, CO_R_NEXT}, {"index", 0, CO_COMPANIES})),

    /* events */
    [CO_EVENTS]          = STEP("events", events, "CO-22.1", ARGS({"stage", 0, CO_E_DONE}, {"index", 0, CO_PORTS}, {"tile", 0, 7})),
    [CO_REFILL]          = STEP("refill", refill, "CO-16.6", ARGS(PORT, {"place", 0, CO_COMPANIES - 1})),
    [CO_D_SHARE]         = ASK("share",         share,         N_("There are too few bales: which field gets the next one?"),"CO-16.9", ARGS(PORT)),                                /* Q1 */
    [CO_D_PICK]          = ASK("pick",          share,         N_("The last bales are shared out: which field gets one?"),"CO-16.10", ARGS(PORT)),                               /* Q1b */
    [CO_UNREST]          = STEP("mutiny", unrest, "CO-22.6", ARGS({"tile", 1, 4}, {"place", 0, CO_COMPANIES}, NUMBER)),
    [CO_D_UNREST]        = ASK("unrest",        unrest,        N_("Mutiny: which ship takes the next token?"),            "CO-22.6", ARGS({"fleet", 0, CO_FLEETS - 1}, {"left", 1, CO_SHIPS})), /* Q2 */

    /* phase 1 */
    [CO_TURN]            = STEP("turn", turn, "CO-1.2", ARGS({"stage", 0, CO_T_DONE})),
    [CO_MARK_WHEELS]     = STEP("mark-wheels", mark_wheels, "CO-14.3"),
    [CO_D_MARKER]        = ASK("marker",        marker,        N_("You have reached a new wheel: which strategy do you mark?"),"CO-14.3", ARGS({"wheel", 1, 3})),                     /* T1 */
    [CO_D_SHIFT]         = ASK("shift",         shift,         N_("Do you move a marker?"),                               "CO-14.5", ARGS({"colour", 0, 1}, {"extra", 0, 7}, {"level", 0, CO_WHEELS - 1})),   /* T1b */

    /* phase 2 */
    [CO_D_FLEET]         = ASK("fleet",         fleet,         N_("Which fleet do you play? You can also split or merge fleets."),"CO-3.1"),                                             /* T2 */
    [CO_D_SPLIT]         = ASK("split",         split,         N_("Which ships form the new fleet?"),                     "CO-3.3", ARGS({"from", 0, CO_ORDINARY - 1}, {"to", 0, CO_ORDINARY - 1})), /* T2a */
    [CO_D_LOAD]          = ASK("load",          load,          N_("What does the fleet load?"),                           "CO-4.1", ARGS(OWN, {"asked", 0, 15})),                /* T3 */
    [CO_D_ASK_COUNT]     = ASK("ask-count",     ask_count,     N_("How many bales do you ask for?"),                      "CO-18.1", ARGS(OWN, OWNER)),                          /* T3c */
    [CO_D_ASK_FEE]       = ASK("ask-fee",       ask_fee,       N_("How much do you offer for the bales?"),                "CO-18.1", ARGS(OWN, OWNER, {"count", 1, CO_SHIPS})),  /* T3d */
    [CO_D_LOAD_REPLY]    = ASK("load-reply",    load_reply,    N_("Do you let the company load from your warehouses?"),   "CO-18.1", ARGS(OWN, OWNER, {"count", 1, CO_SHIPS}, FEE)), /* T3a */
    [CO_D_LOAD_COUNTER]  = ASK("load-counter",  load_counter,  N_("Do you pay the higher fee?"),                          "CO-18.1", ARGS(OWN, OWNER, {"count", 1, CO_SHIPS}, FEE)), /* T3b */
    [CO_D_TAKE]          = ASK("take",          take,          N_("Which ship loads, and from which field?"),             "CO-18.2", ARGS(OWN, OWNER, {"count", 1, CO_SHIPS})),  /* T3e */
    [CO_D_STEP]          = ASK("step",          step,          N_("Where does the fleet sail?"),                          "CO-5.1", ARGS(NUMBER, {"left", 1, 4}, {"made", 0, 3}, {"full", 1, 3}, {"area", -1, 2}, {"half", 0, 1})), /* T4 */

    /* phase 3: pirates and battles */
    [CO_D_TRIBUTE]       = ASK("tribute",       tribute,       N_("Do you give the pirates bales, so that fewer fight?"), "CO-10.4", ARGS(OWN, {"nest", 0, CO_NESTS - 1}, {"given", 0, CO_MOST_PIPS})), /* T5 */
    [CO_D_ENGAGE]        = ASK("engage",        engage,        N_("The pirates keep away: do you fight them, or sail on?"),"CO-10.6"),                                            /* T6 */
    [CO_BATTLE]          = STEP("battle", battle, "CO-8.7"),
    [CO_D_STRATEGY]      = ASK("strategy",      strategy,      N_("Choose your strategy in secret."),                     "CO-8.5", ARGS(SIDE), .secret = true),                  /* B1 */
    [CO_D_BOARD]         = ASK("board",         board,         N_("Do you board an enemy ship?"),                         "CO-9.4", ARGS(SIDE)),                                 /* B2 */
    [CO_D_SACRIFICE]     = ASK("sacrifice",     sacrifice,     N_("Which ship becomes the fireship?"),                    "CO-9.2", ARGS(SIDE)),                                 /* B3 */
    [CO_D_ALLOT]         = ASK("allot",         allot,         N_("Where do the hits go?"),                               "CO-8.8", ARGS(SIDE)),                                 /* B4 */
    [CO_D_FLEE]          = ASK("flee",          flee,          N_("Where does the fleet flee?"),                          "CO-9.9", ARGS(SIDE)),                                 /* B5 */

    /* phase 3: ports */
    [CO_D_PORT]          = ASK("port",          visit,         N_("Which port comes next?"),                              "CO-7.1"),                                             /* T7 */
    [CO_PORT]            = STEP("port-call", port, "CO-7.5", ARGS({"stage", 0, CO_P_DONE}, {"index", 0, 100}, PORT, {"field", 0, CO_FIELDS})),
    [CO_D_WANT]          = ASK("want",          want,          N_("The packet boat has come in: how many bales for the field?"), "CO-7.2", ARGS(PORT, {"field", 0, CO_FIELDS - 1})), /* T8 */
    [CO_D_CHALLENGE]     = ASK("challenge",     challenge,     N_("Do you challenge the fleet that has come in?"),        "CO-8.2", ARGS({"party", 0, CO_PARTIES - 1}, OWN)),      /* T9 */
    [CO_D_BATTLES]       = ASK("battles",       battles,       N_("Which battle is fought?"),                             "CO-8.4", ARGS(PORT)),                                 /* T10 */
    [CO_D_RAID]          = ASK("raid",          raid,          N_("Does the fleet raid warehouses instead of delivering?"),"CO-12.8", ARGS(OWN, PORT)),                           /* T11 */
    [CO_D_RAID_HIT]      = ASK("raid-hit",      raid_hit,      N_("Which warehouse is hit?"),                             "CO-12.9", ARGS(OWN, PORT, OWNER, {"hits", 1, CO_FIELDS * CO_WAREHOUSE_HULL})), /* T11a */
    [CO_D_DELIVER]       = ASK("deliver",       deliver,       N_("What do you deliver?"),                                "CO-7.6", ARGS(PORT)),                                 /* T12 */
    [CO_D_MOCK]          = ASK("mock",          mock,          N_("Mock battles: which fleet trains?"),                   "CO-14.2"),                                            /* T13 */

    /* phases 4 and 5 */
    [CO_D_BUY]           = ASK("buy",           buy,           N_("What do you buy, build or repair?"),                   "CO-15.1"),                                            /* T14 */
    [CO_D_SHIP_FLEET]    = ASK("ship-fleet",    ship_fleet,    N_("Which fleet does the new ship join?"),                 "CO-15.3", ARGS(PORT, {"type", 0, CO_LINE}, {"cheap", 0, 1})), /* T14c */
    [CO_D_BUILD_FEE]     = ASK("build-fee",     build_fee,     N_("How much do you offer for permission to build?"),      "CO-18.3", ARGS(PORT)),                                /* T14d */
    [CO_D_BUILD_REPLY]   = ASK("build-reply",   build_reply,   N_("Do you let the company build in your governor's port?"),"CO-18.3", ARGS(PORT, FEE)),                           /* T14a */
    [CO_D_BUILD_COUNTER] = ASK("build-counter", build_counter, N_("Do you pay the higher fee for permission to build?"),  "CO-18.3", ARGS(PORT, FEE)),                           /* T14b */
    [CO_D_RESEARCH]      = ASK("research",      research,      N_("Do you buy a development card?"),                      "CO-20.1"),                                            /* T15 */
    [CO_D_EXTRA]         = ASK("extra",         extra,         N_("Tactics manual: which strategy do you mark?"),         "CO-20.5", ARGS({"left", 1, CO_MARKERS})),             /* T16 */

    /* the end of a round, and scorings */
    [CO_ROLL]            = STEP("roll", roll, "CO-21.2", ARGS({"index", 0, CO_COMPANIES}, {"sum", 1, 6})),
    [CO_D_LOSS_TOKENS]   = ASK("loss-tokens",   loss_tokens,   N_("How many loss tokens do you add to the roll?"),        "CO-21.3"),                                            /* E1 */
    [CO_SCORING]         = STEP("scoring", scoring, "CO-24.1", ARGS({"stage", 0, CO_S_DONE}, {"index", 0, CO_COMPANIES})),
    [CO_D_CLAIM]         = ASK("claim",         claim,         N_("You are behind: what do you do with your pips?"),      "CO-24.7"),                                            /* N1 */
    [CO_D_PIPS]          = ASK("pips",          pips,          N_("How many pips do you spend?"),                         "CO-24.8", ARGS({"claim", 0, CO_CLAIMS - 1}, {"nation", 0, CO_NATIONS - 1}, {"node", 0, CO_NODES - 1})), /* N1a */
    [CO_D_ACT]           = ASK("act",           act,           N_("What do your nations do?"),                            "CO-24.11"),                                           /* N2 */
    [CO_D_REMOVE]        = ASK("remove",        remove,        N_("Which warehouse does Portugal remove?"),               "CO-24.12", ARGS({"left", 1, CO_MOST_PIPS}, {"done", 0, 1})), /* N2a */
};
