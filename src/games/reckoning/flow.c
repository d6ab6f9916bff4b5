/* flow.c - every decision of the game, in the order of the rules: who is asked, what, and what follows.
 *
 * At the bottom lies the turn: TURN resets and asks for the level-up, D-MAIN is the main phase, CLEANUP ends the turn. On D-MAIN lies what
 * an action sets off: D-STEP (a movement) becomes ARRIVE, which pushes pirate battles; PLACE lays cubes one by one; BATTLE goes through its
 * stages. CONTROL (a cube for the permanent track) and PROGRESS (a cube on an achievement) may lie on anything that causes them, and
 * D-SHORT on whatever needs a cube. */
#include "games/reckoning/reckoning.h"

/* clang-format off */
#define STEP(word_, name_, clause_, ...) {.name = word_, .step = dr_##name_##_step, .clause = clause_, __VA_ARGS__}
#define ASK(word_, name_, prompt_, clause_, ...) \
    {.name = word_, .prompt = prompt_, .list = dr_##name_##_moves, .apply = dr_##name_##_apply, .usual = dr_usual, .clause = clause_, __VA_ARGS__}
#define ARGS(...) .arg = {__VA_ARGS__}
#define CELL(name_) {name_, 0, DR_CELLS - 1}

const rs_decision dr_decisions[DR_POINTS] = {
    /* set-up */
    [DR_D_BONUS]     = ASK("bonus",     bonus,     N_("Which bonus tile do you keep?"),                              "DR-2.1", .secret = true), /* D01 */

    /* the turn */
    [DR_TURN]        = STEP("turn", turn, "DR-3.1", ARGS({"stage", 0, 1})),
    [DR_D_LEVEL]     = ASK("level",     level,     N_("Level up a card in your hand?"),                              "DR-20.1", .secret = true, .alone = rs_always, .shows = true, ARGS({"attacked", 0, 1})), /* D02 */
    [DR_D_MAIN]      = ASK("main",      main,      N_("Take an action, or end the main phase"),                     "DR-1.3", .alone = dr_purse_is_secret, .asks = dr_main_asks),  /* D03 */
    [DR_D_RIG]       = ASK("rig",       rig,       N_("Which optional sails do you count?"),                  "DR-5.7", ARGS({"next", 0, DR_CREW * DR_LINES}, {"sails", 0, 60})),
    [DR_D_STEP]      = ASK("step",      step,      N_("Sail on, or end the movement here"),                          "DR-6.8", .asks = dr_step_asks), /* D04 */
    [DR_ARRIVE]      = STEP("arrive", arrive, "DR-6.12", ARGS({"stage", 0, DR_AR_PIRATES})),
    [DR_D_PIRATES]   = ASK("pirates",   pirates,   N_("There are pirates here: which ship do you fight next?"),            "DR-6.13", ARGS({"stowed", 0, 1})), /* D05 */

    /* goods */
    [DR_D_AMOUNT]    = ASK("amount",    amount,    N_("How many?"),                                                  "DR-4.7", .asks = dr_amount_asks, ARGS({"handling", 0, DR_JETTISONING}, {"good", 0, 1})),
    [DR_D_STOW]      = ASK("stow",      stow,      N_("Which holds do you load?"),                                    "DR-4.5", .asks = dr_stow_asks),  /* D18 (2), X04 */
    [DR_D_LET_GO]    = ASK("let-go",    let_go,    N_("There is too much aboard: what do you let go?"),                                "DR-4.11", .asks = dr_let_go_asks), /* D18 (1) */
    [DR_D_PAY]       = ASK("pay",       pay,       N_("How much of the price comes from the ship?"),                 "DR-4.12", .asks = dr_pay_asks, 
                           .alone = dr_purse_is_secret, ARGS({"price", 0, 12}, {"for", 0, DR_FOR_ICON}, {"a", 0, DR_CELLS}, {"b", 0, DR_EXTENSIONS}, {"from", 0, DR_AT_HARBOUR}, {"coins", 0, 9})), /* D17 */
    [DR_D_SPLIT]     = ASK("split",     split,     N_("How much of the cargo goes onto the ship?"),                  "DR-4.12", .asks = dr_split_asks, ARGS({"cargo", 1, 4})), /* D19 */

    /* influence, production, buildings, extensions */
    [DR_PLACE]       = STEP("place", place, "DR-9.11", ARGS(CELL("cell"), {"credit", 0, 60}, {"nofort", 0, 1})),
    [DR_D_REPLACE]   = ASK("replace",   replace,   N_("No space is empty: whose cube do you replace?"),              "DR-9.2", .asks = dr_replace_asks),  /* D12 */
    [DR_D_REMOTE]    = ASK("remote",    remote,    N_("On which island do you place influence?"),                    "DR-9.1", ARGS({"rows", 1, 15})), /* D13 */
    [DR_CONTROL]     = STEP("control", control, "DR-9.8", ARGS(CELL("cell"))),
    [DR_D_PRODUCE]   = ASK("produce",   produce,   N_("Which island produces?"),                                     "DR-10.4", .asks = dr_produce_asks, ARGS({"left", 1, 4}, {"ability", 0, DR_ABILITIES - 1}, {"low", 0, 63}, {"high", 0, 63})), /* D14 */
    [DR_D_BUILD]     = ASK("build",     build,     N_("What do you build, and where?"),                                     "DR-11.2", .asks = dr_build_asks, ARGS({"left", 1, 3}, {"free", 0, 1}, {"begun", 0, 1})), /* D15 */
    [DR_D_EXTEND]    = ASK("extend",    extend,    N_("Which extension do you lay, and on which hull space?"),                      "DR-12.2", .asks = dr_extend_asks, ARGS({"class", 0, DR_CLASS_EXCHANGE}, {"price", 0, 6}, {"from", 0, DR_AT_HARBOUR}, {"coins", 0, 9})), /* D16 */
    [DR_D_COPY]      = ASK("copy",      copy,      N_("Which upgrade does the Understudy copy?"),                    "DR-5.2", ARGS({"card", 0, DR_CREW - 1})), /* D24 */
    [DR_D_SHORT]     = ASK("short",     short,     N_("Your supply is empty: do you fetch a cube from an island?"),  "DR-22.1", .asks = dr_short_asks), /* D20, D29 */
    [DR_PROGRESS]    = STEP("progress", progress, "DR-21.1", ARGS({"course", 0, DR_COURSES - 1})),

    /* battle */
    [DR_D_FLAG]      = ASK("flag",      flag,      N_("Which ship do you attack?"),                                  "DR-17.2"), /* X12 */
    [DR_BATTLE]      = STEP("battle", battle, "DR-14.2", ARGS({"stage", 0, DR_B_OVER})),
    [DR_D_PREPARE]   = ASK("prepare",   prepare,   N_("You are attacked: do you jettison or stow goods first?"),                  "DR-17.3", .asks = dr_prepare_asks), /* D06 */
    [DR_D_CARDS]     = ASK("cards",     cards,     N_("Play a card for this battle?"),                               "DR-14.4", .alone = rs_always), /* D07 */
    [DR_D_CUBES]     = ASK("cubes",     cubes,     N_("How many cannons do you use?"),                               "DR-14.5", .asks = dr_cubes_asks), /* D08 */
    [DR_D_DEFEND]    = ASK("defend",    defend,    N_("You are attacked: play a card for this battle?"),             "DR-17.4", .asks = dr_defend_asks, .alone = rs_always), /* D09 */
    [DR_D_ABILITY]   = ASK("ability",   ability,   N_("Use a battle ability, or pass"),                              "DR-14.7"), /* D10 */
    [DR_D_DRAWFIRE]  = ASK("drawfire",  drawfire,  N_("Play the card you have drawn?"),                              "DR-5.3", .asks = dr_drawfire_asks),  /* D26 */
    [DR_D_PUSH]      = ASK("push",      push,      N_("Which cube do you move?"),                                    "DR-15.9", ARGS({"any", 0, 1})), /* D27 */
    [DR_D_PUSH_TO]   = ASK("push-to",   push_to,   N_("To which zone do you move it?"),                                             "DR-15.9", .asks = dr_push_to_asks, ARGS({"any", 0, 1}, {"zone", 0, DR_ZONES - 1}, {"colour", 0, DR_BLACK})),
    [DR_D_SACRIFICE] = ASK("sacrifice", sacrifice, N_("Which of your cubes do you give up?"),                        "DR-15.10"), /* D28 */
    [DR_D_PLUNDER]   = ASK("plunder",   plunder,   N_("How do you share out the plunder?"), "DR-14.11", .asks = dr_plunder_asks,
                           ARGS({"stage", 0, DR_PS_CARGO_ISLAND}, {"choices", 0, 60}, {"coins", 0, 120}, {"cargo", 0, 120}, {"coins_aboard", 0, 120}, {"cargo_aboard", 0, 120})), /* D11 */
    [DR_D_LOOT]      = ASK("loot",      loot,      N_("There is not enough room for everything: how many coins come aboard?"), "DR-14.17", .asks = dr_loot_asks, ARGS({"coins", 1, 120}, {"cargo", 1, 120})), /* D30 */
    [DR_D_BOTTOM]    = ASK("bottom",    bottom,    N_("Level up the bottom card of your deck?"),                     "DR-20.8", .alone = rs_always, .shows = true), /* D25 */
    [DR_D_TAKE]      = ASK("take",      take,      N_("Take a card from the map?"),                                  "DR-8.12", ARGS({"rows", 1, 15})), /* D23 */

    /* clean-up */
    [DR_CLEANUP]     = STEP("cleanup", cleanup, "DR-19.1", ARGS({"stage", 0, DR_CU_DRAW}, {"draws", 0, 60})),
    [DR_D_MODE]      = ASK("mode",      mode,      N_("Pirate mode or trade mode?"),                                 "DR-7.1"),  /* D21 */
    [DR_D_SLEEVE]    = ASK("sleeve",    sleeve,    N_("Sleeve an upgrade into a card in play? It adds its row to that card for good."),                                         "DR-19.5"), /* D22 */
};
