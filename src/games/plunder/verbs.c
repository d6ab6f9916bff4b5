/* verbs.c - every move of plunder: its word, how it reads, where it may be offered, what forbids it. */
#include "games/plunder/plunder.h"

#define AT RS_POINTS
#define OWN_TURN \
    AT(PL_D_LOOKOUT, PL_D_FACE, PL_D_MEET, PL_D_BRAWL, PL_D_DISCARD_TWO, PL_D_BRIBE, PL_D_CANOES, PL_D_PAY, PL_D_SAIL, PL_D_ACTION, \
       PL_D_TRADE, PL_D_ENCOUNTER)

/* clang-format off */
const rs_verb pl_verbs[PL_VERBS] = {
    /* in one's own turn */
    [PL_ABANDON]      = {"abandon",      N_("Give up the Prize"),                      OWN_TURN, {0}, pl_refuse_free_option, "PL-12.9"},
    [PL_RELEASE]      = {"release",      N_("Let the First Mate go"),                  OWN_TURN, {0}, pl_refuse_free_option, "PL-13.3"},

    /* meeting an Encounter */
    [PL_CANCEL]       = {"cancel",       N_("Avoid it by discarding {0}"),             AT(PL_D_LOOKOUT), {&pl_hand_words}, pl_refuse_cancel, "PL-5.3", N_("Avoid it by discarding a card")},
    [PL_ACCEPT]       = {"accept",       N_("Meet the Encounter"),                     AT(PL_D_LOOKOUT, PL_D_FACE), {0}, NULL, "PL-5.3"},
    [PL_ATTACK]       = {"attack",       N_("Attack {0}"),                             AT(PL_D_MEET, PL_D_ACTION), {&pl_target_words}, pl_refuse_attack, "PL-10.2", N_("Attack")},
    [PL_LET_PASS]     = {"let-pass",     N_("Let it pass"),                            AT(PL_D_MEET), {0}, NULL, "PL-16.3"},
    [PL_FIGHT]        = {"fight",        N_("Fight"),                                  AT(PL_D_ATTACKED, PL_D_BRIBE, PL_D_CANOES, PL_D_SALVAGE), {0}, NULL, "PL-16.4"},
    [PL_FLEE]         = {"flee",         N_("Flee[, {0}][, adding {1}][ {2}]"),        AT(PL_D_ATTACKED, PL_D_DEFEND, PL_D_CAUGHT), {&pl_abandon_words, &pl_maybe_words, &pl_red_words}, pl_refuse_flee, "PL-16.5", N_("Flee")},
    [PL_NO_ACTION]    = {"no-action",    N_("Take no Action this turn"),               AT(PL_D_BRAWL), {0}, NULL, "PL-5.3"},
    [PL_BRIBE]        = {"bribe",        N_("Pay the bribe"),                          AT(PL_D_BRIBE), {0}, NULL, "PL-19.3"},
    [PL_TRIBUTE]      = {"tribute",      N_("Pay tribute"),                            AT(PL_D_CANOES), {0}, NULL, "PL-5.3"},
    [PL_DISCARD]      = {"discard",      N_("Discard {0}"),                            AT(PL_D_TOLL, PL_D_STORM, PL_D_BRAWL, PL_D_DISCARD_TWO), {&pl_hand_words}, pl_refuse_discard, "PL-1.9", N_("Discard a card")},
    [PL_LOSE]         = {"lose",         N_("Lose {0}"),                               AT(PL_D_STORM), {&pl_loss_words}, pl_refuse_lose, "PL-9.4", N_("Lose something")},

    /* paying and sailing */
    [PL_PAY]          = {"pay",          N_("Pay {0}"),                                AT(PL_D_PAY, PL_D_SAIL), {&pl_payment_words}, pl_refuse_pay, "PL-6.2", N_("Pay")},
    [PL_EXPLORE]      = {"explore",      N_("Lay {0} to the {1}"),                     AT(PL_D_SAIL), {&pl_hand_words, &pl_heading_words}, pl_refuse_explore, "PL-3.3", N_("Lay a Map card")},
    [PL_MOVE]         = {"move",         N_("Sail {0}"),                               AT(PL_D_SAIL), {&pl_heading_words}, pl_refuse_move, "PL-7.4", N_("Sail")},
    [PL_END]          = {"end",          N_("Stay here"),                              AT(PL_D_SAIL), {0}, NULL, "PL-7.6"},

    /* the action */
    [PL_PASS]         = {"pass",         N_("Take no Action"),                         AT(PL_D_ACTION), {0}, pl_refuse_pass, "PL-10.1"},
    [PL_TRADE]        = {"trade",        N_("Trade"),                                  AT(PL_D_ACTION), {0}, pl_refuse_trade, "PL-11.1"},
    [PL_SNEAK_IN]     = {"sneak",        N_("Play {0} and Trade"),                     AT(PL_D_ACTION), {&pl_hand_words}, pl_refuse_sneak_in, "PL-10.7", N_("Sneak into the port and Trade")},
    [PL_LETTER]       = {"letter",       N_("Ask for a Letter of Marque"),             AT(PL_D_ACTION), {0}, pl_refuse_letter, "PL-14.1"},
    [PL_HUNT]         = {"hunt",         N_("Hunt the {0}"),                           AT(PL_D_ACTION), {&pl_hand_words}, pl_refuse_hunt, "PL-10.9", N_("Hunt a ship")},
    [PL_DIG]          = {"dig",          N_("Dig with the {0}"),                       AT(PL_D_ACTION), {&pl_hand_words}, pl_refuse_dig, "PL-10.2", N_("Dig for treasure")},
    [PL_TURTLE_HUNT]  = {"turtle-hunt",  N_("Hunt turtles"),                           AT(PL_D_ACTION), {0}, pl_refuse_turtle_hunt, "PL-10.2"},
    [PL_ANNOUNCE]     = {"announce",     N_("Announce {0}[ ({1})]"),                    AT(PL_D_ACTION), {&pl_hand_words, &pl_parameter_words}, pl_refuse_announce, "PL-10.8", N_("Announce a card")},

    /* a Trade */
    [PL_BUY]          = {"buy",          N_("Buy {1} {0}"),                            AT(PL_D_TRADE), {&pl_good_words, &rs_number_words}, pl_refuse_buy, "PL-11.4", N_("Buy goods")},
    [PL_SELL]         = {"sell",         N_("Sell {1} {0}"),                           AT(PL_D_TRADE), {&pl_good_words, &rs_number_words}, pl_refuse_sell, "PL-11.5", N_("Sell goods")},
    [PL_SELL_PLUNDER] = {"sell-plunder", N_("Sell the Prize and all plunder"),         AT(PL_D_TRADE), {0}, pl_refuse_sell_plunder, "PL-11.3"},
    [PL_BUY_SHIP]     = {"buy-ship",     N_("Buy the {0}"),                            AT(PL_D_TRADE), {&pl_hand_words}, pl_refuse_buy_ship, "PL-11.10", N_("Buy a ship")},
    [PL_EXCHANGE]     = {"exchange",     N_("Exchange the Own Ship for the {0}"),      AT(PL_D_TRADE), {&pl_hand_words}, pl_refuse_exchange, "PL-11.11", N_("Exchange the Own Ship")},
    [PL_SELL_SHIP]    = {"sell-ship",    N_("Sell the Own Ship"),                      AT(PL_D_TRADE), {0}, pl_refuse_sell_ship, "PL-11.12"},
    [PL_HIRE]         = {"hire",         N_("Hire {0}"),                               AT(PL_D_TRADE), {&pl_hand_words}, pl_refuse_hire, "PL-13.1", N_("Hire a First Mate")},
    [PL_DONE]         = {"done",         N_("Finish the Trade"),                       AT(PL_D_TRADE), {0}, pl_refuse_done, "PL-11.3"},

    /* Letters and wars */
    [PL_BID]          = {"bid",          N_("Put down {0}"),                           AT(PL_D_BID, PL_D_BLOCK), {&pl_added_words}, pl_refuse_bid, "PL-14.2", N_("Put down a card")},
    [PL_SIDE]         = {"side",         N_("Stay friends with {0}"),                  AT(PL_D_WARSIDE), {&pl_side_words}, NULL, "PL-22.2", N_("Stay friends with")},

    /* fights */
    [PL_ADD]          = {"add",          N_("Add {0}[ {1}]"),                          AT(PL_D_CHASE, PL_D_BROADSIDE, PL_D_BOARDING, PL_D_DUEL), {&pl_added_words, &pl_red_words}, pl_refuse_add, "PL-15.3", N_("Add a card")},
    [PL_BOARD]        = {"board",        N_("Board"),                                  AT(PL_D_BOARD, PL_D_VICTOR), {0}, NULL, "PL-15.7"},
    [PL_BREAK_OFF]    = {"break-off",    N_("Break off the fight"),                    AT(PL_D_BOARD, PL_D_SALVAGE), {0}, NULL, "PL-15.7"},
    [PL_STAND]        = {"stand",        N_("Stand and fight"),                        AT(PL_D_DEFEND, PL_D_CAUGHT), {0}, NULL, "PL-17.2"},
    [PL_SALVAGE]      = {"salvage",      N_("Take the Prize left behind"),             AT(PL_D_SALVAGE), {0}, NULL, "PL-17.4"},
    [PL_CHASE]        = {"chase",        N_("Give chase"),                             AT(PL_D_SALVAGE), {0}, NULL, "PL-17.3"},
    [PL_SINK]         = {"sink",         N_("Sink the beaten ship"),                   AT(PL_D_VICTOR), {0}, NULL, "PL-17.6"},
    [PL_TAKE]         = {"take",         N_("{0} as Own Ship, {1} in tow"),           AT(PL_D_TAKE), {&pl_own_words, &pl_prize_words}, pl_refuse_take, "PL-12.5", N_("Choose your ships")},
    [PL_DUMP]         = {"dump",         N_("Give up 1 {1} ({0} Cargo)"),              AT(PL_D_DUMP), {&pl_pile_words, &pl_good_words}, pl_refuse_dump, "PL-12.3", N_("Give up cargo")},

    /* the end of the turn */
    [PL_LAY]          = {"lay",          N_("Lay {0}[ ({1})] for the next captain"),    AT(PL_D_ENCOUNTER), {&pl_hand_words, &pl_parameter_words}, pl_refuse_lay, "PL-22.4", N_("Lay a card for the next captain")},
};
