/* flow.c - every decision of the game, in the order of the rules: who is asked, what, and what follows.
 *
 * A turn is T0 begin, T1 resolve, T2 dues, T3 sail, T4 act, T5 lay one, T6 end turn. Each phase becomes the next; what interrupts
 * it is pushed on top and, when done, uncovers it again. A ship lost in its captain's own turn unwinds everything to T6. */
#include "games/plunder/plunder.h"

/* clang-format off */
#define STEP(name_, clause_, ...) {.name = #name_, .step = pl_##name_##_step, .clause = clause_, __VA_ARGS__}
#define ASK(word_, name_, prompt_, clause_, ...) \
    {.name = word_, .prompt = prompt_, .list = pl_##name_##_moves, .apply = pl_##name_##_apply, .usual = pl_##name_##_usual, \
     .clause = clause_, __VA_ARGS__}
#define ARGS(...) .arg = {__VA_ARGS__}
#define HAND .alone = pl_has_secrets /* what can be chosen rests on the hand */

const rs_decision pl_decisions[PL_POINTS] = {
    /* T0, T1: begin; the Encounter laid by the neighbour */
    [PL_BEGIN]         = STEP(begin, "PL-5.10", ARGS({"redraw", 0, 1})),
    [PL_RESOLVE]       = STEP(resolve, "PL-5.3"),
    [PL_D_LOOKOUT]     = ASK("lookout",     lookout,     N_("The Lookout has seen it: avoid the Encounter, or meet it"), "PL-5.3", HAND, .asks = pl_lookout_asks),
    [PL_D_FACE]        = ASK("face",        face,        N_("Meet the Encounter, or give something up first"),            "PL-12.9", .asks = pl_face_asks),
    [PL_D_MEET]        = ASK("meet",        meet,        N_("A ship is in sight: attack it or let it pass"),            "PL-16.3", .asks = pl_meet_asks),
    [PL_D_ATTACKED]    = ASK("attacked",    attacked,    N_("A ship attacks: fight or flee"),                           "PL-16.4", .asks = pl_attacked_asks),
    [PL_D_BRAWL]       = ASK("brawl",       brawl,       N_("A tavern brawl: discard a card of 4 or more, or take no Action"), "PL-5.3", HAND),
    [PL_D_DISCARD_TWO] = ASK("discard-two", discard_two, N_("Discard a hand card"),                                     "PL-5.3", ARGS({"left", 1, 2}), .asks = pl_discard_two_asks),
    [PL_D_BRIBE]       = ASK("bribe",       bribe,       N_("The Pirate Fleet: pay or fight"),                          "PL-19.3", .asks = pl_bribe_asks),
    [PL_D_CANOES]      = ASK("canoes",      canoes,      N_("War canoes: give tribute or fight"),                       "PL-19.2"),

    /* T2: the crew */
    [PL_DUES]          = STEP(dues, "PL-6.1"),
    [PL_D_PAY]         = ASK("pay",         pay,         N_("Pay your crew, or risk a mutiny"),                         "PL-6.2", .asks = pl_pay_asks),

    /* T3: explore and move */
    [PL_D_SAIL]        = ASK("sail",        sail,        N_("Lay a Map card, sail on, or stay"),                        "PL-7.1", HAND, .asks = pl_sail_asks),
    [PL_PASSAGE]       = STEP(passage, "PL-7.5", ARGS({"direction", 0, 3}, {"stage", 0, 2})),
    [PL_D_TOLL]        = ASK("toll",        toll,        N_("Pay the toll with a card of value 2 or more"),             "PL-8.1", HAND, .asks = pl_toll_asks),
    [PL_STORM]         = {.name = "storm-passes", .step = pl_storm_step, .clause = "PL-9.4", ARGS({"asked", 0, 4})},
    [PL_D_STORM]       = ASK("storm",       storm,       N_("The Storm: what do you lose?"),                            "PL-9.4", HAND),

    /* T4: the action */
    [PL_ACT]           = STEP(act, "PL-10.1"),
    [PL_D_ACTION]      = ASK("action",      action,      N_("Take one Action"),                                         "PL-10.2", HAND, .asks = pl_action_asks),
    [PL_D_TRADE]       = ASK("trade",       trade,       N_("Trade: buy, sell, hire"),                                  "PL-11.3", HAND, .asks = pl_trade_asks),
    [PL_DRAW_TO_SEVEN] = STEP(draw_to_seven, "PL-9.8"),
    [PL_D_BID]         = ASK("bid",         bid,         N_("Put a card down in secret for the Letter of Marque"),      "PL-14.2", .secret = true, .asks = pl_bid_asks),
    [PL_D_BLOCK]       = ASK("block",       block,       N_("Put a card down in secret against the Letter, or nothing"), "PL-14.3", .secret = true, .asks = pl_block_asks),
    [PL_WAR_SIDES]     = STEP(war_sides, "PL-22.2", ARGS({"asked", 0, 4}, {"war", 0, 5})),
    [PL_D_WARSIDE]     = ASK("warside",     warside,     N_("You hold the Letters of both: whose friend do you stay?"), "PL-22.2", ARGS({"war", 0, 5}), .asks = pl_warside_asks),

    /* fights against the game */
    [PL_D_CHASE]       = ASK("chase",       chase,       N_("It is faster: add a card to your speed"),                  "PL-15.5", HAND, .asks = pl_chase_asks),
    [PL_D_BROADSIDE]   = ASK("broadside",   broadside,   N_("You are outgunned: add a card to your cannons"),          "PL-15.6", HAND, .asks = pl_broadside_asks),
    [PL_D_BOARD]       = ASK("board",       board,       N_("The Broadside is won: board, or break off"),               "PL-15.7", .asks = pl_board_asks),
    [PL_D_BOARDING]    = ASK("boarding",    boarding,    N_("Boarding: add a card to your crew"),                       "PL-15.8", HAND, .asks = pl_boarding_asks),

    /* captain against captain */
    [PL_D_DEFEND]      = ASK("defend",      defend,      N_("A captain attacks you: stand or flee"),                    "PL-17.2", .asks = pl_defend_asks),
    [PL_D_CAUGHT]      = ASK("caught",      caught,      N_("You are caught: stand, or give up the Prize and flee"),    "PL-17.5", ARGS({"against", 0, 40}, {"alone", 0, 40}), .asks = pl_caught_asks),
    [PL_D_SALVAGE]     = ASK("salvage",     salvage,     N_("The Prize was left behind: take it?"),                     "PL-17.3", ARGS({"flight", 0, 2}), .asks = pl_salvage_asks),
    [PL_D_DUEL]        = ASK("duel",        duel,        N_("Add a card in secret, or nothing"),                        "PL-17.5", .secret = true, ARGS({"contest", 0, 2}), .asks = pl_duel_asks),
    [PL_D_VICTOR]      = ASK("victor",      victor,      N_("You have won the Broadside: sink, or board"),              "PL-17.6", .asks = pl_victor_asks),

    /* spoils */
    [PL_SPOILS]        = STEP(spoils, "PL-19.5", ARGS({"stage", 0, 5}, {"stowed", 0, PL_ALL_TOKENS})),
    [PL_D_TAKE]        = ASK("take",        take,        N_("Which ship do you sail, and which is your Prize?"),            "PL-12.5"),
    [PL_FIT]           = STEP(fit, "PL-12.12", ARGS({"stowed", 0, PL_ALL_TOKENS})),
    [PL_D_DUMP]        = ASK("dump",        dump,        N_("Which cargo goes?"),                             "PL-12.3", ARGS({"left", 1, PL_ALL_TOKENS}, {"piles", 1, 3}, {"cause", 0, 3}), .asks = pl_dump_asks),

    /* T5, T6: an Encounter for the neighbour; the end */
    [PL_LAY_ONE]       = STEP(lay_one, "PL-22.4"),
    [PL_D_ENCOUNTER]   = ASK("encounter",   encounter,   N_("Lay a card as Encounter for the next captain"),            "PL-22.4", HAND, .asks = pl_encounter_asks),
    [PL_END_TURN]      = STEP(end_turn, "PL-4.2"),
};
