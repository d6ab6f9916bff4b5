/* verbs.c - every move of marauders: its word, how it reads, where it may be offered, what forbids it. */
#include "games/marauders/marauders.h"

#define AT RS_POINTS
#define NUMBER &rs_number_words
#define CARGO &mm_cargo_words
#define MORE &mm_maybe_cargo_words
#define MAY_PASS \
    AT(MM_D_DEMAND_SWAP, MM_D_REROLL, MM_D_ABSORB, MM_D_BATTLE_WINDOW, MM_D_FOUR_POUNDERS, MM_D_CLAIM, MM_D_CARPENTER, MM_D_WIN_ANNOUNCE, \
       MM_D_WIN_CARD)
#define MAY_STOP \
    AT(MM_D_PORT, MM_D_BUY_CARDS, MM_D_SHIPYARD, MM_D_FOUND_KEEP, MM_D_RAID_CARGO, MM_D_NAVAL_CARGO, MM_D_LOOT, MM_D_RAID_WEAPONS, \
       MM_D_RAID_USE)
#define MAY_KEEP AT(MM_D_RESPAWN_REDRAW, MM_D_BUY_REDRAW, MM_D_BUY_ABILITY, MM_D_KEEP_MODS, MM_D_PRIZE, MM_D_WIN_CONFIRM)
#define MAY_DROP AT(MM_D_LEAVE_DISCARD, MM_D_BUY_CARDS, MM_D_FOUND_KEEP, MM_D_RAID_CARGO, MM_D_NAVAL_CARGO, MM_D_LOOT)

/* clang-format off */
const rs_verb mm_verbs[MM_VERBS] = {
    /* anywhere */
    [MM_V_PASS]            = {"pass",            N_("Pass"),                              MAY_PASS, {0}, NULL, NULL},
    [MM_V_DONE]            = {"done",            N_("Done"),                              MAY_STOP, {0}, NULL, NULL},
    [MM_V_KEEP]            = {"keep",            N_("Keep it"),                           MAY_KEEP, {0}, mm_refuse_keep, NULL},
    [MM_V_SHIP]            = {"ship",            N_("A {0}"),                               AT(MM_D_SETUP_SHIP, MM_D_RESPAWN_SHIP), {&mm_ship_words}, mm_refuse_ship, "MM-27.6", N_("Choose a ship")},
    [MM_V_REDRAW]          = {"redraw",          N_("Draw again"),                        AT(MM_D_RESPAWN_REDRAW, MM_D_BUY_REDRAW), {0}, NULL, NULL},

    /* the turn */
    [MM_V_REMIT]           = {"remit",           N_("Points bought off: {0} of the first nation, {1} of the second"), AT(MM_D_EVENT_PARDON), {NUMBER, NUMBER}, mm_refuse_remit, "MM-4.5", N_("Buy off bounty")},
    [MM_V_MOVE]            = {"move",            N_("Sail to {0}"),                         AT(MM_D_ACTION), {&mm_zone_words}, mm_refuse_move, "MM-5.1", N_("Sail to another zone")},
    [MM_V_ENTER]           = {"enter",           N_("Enter the port"),                      AT(MM_D_ACTION), {0}, mm_refuse_enter, "MM-5.1"},
    [MM_V_LEAVE]           = {"leave",           N_("Put to sea"),                          AT(MM_D_ACTION), {0}, mm_refuse_leave, "MM-5.1"},
    [MM_V_SCOUT]           = {"scout",           N_("Scout for {0}"),                       AT(MM_D_ACTION), {&mm_aim_words}, mm_refuse_scout, "MM-6.1", N_("Scout here")},
    [MM_V_PORT]            = {"port",            N_("Take a Port action"),                  AT(MM_D_ACTION), {0}, mm_refuse_port, "MM-7.1"},
    [MM_V_RETIRE]          = {"retire",          N_("Retire this captain"),                 AT(MM_D_ACTION), {0}, mm_refuse_retire, "MM-27.8"},
    [MM_V_END]             = {"end",             N_("End the turn"),                        AT(MM_D_ACTION), {0}, NULL, "MM-4.7"},
    [MM_V_PLAY]            = {"play",            N_("Play {0}[: {1}]"),                     AT(MM_D_ACTION, MM_D_PORT, MM_D_WIN_CARD), {&mm_glory_words, &mm_maybe_nation_words}, mm_refuse_play, "MM-17.2", N_("Play a glory card")},
    [MM_V_PAY]             = {"pay",             N_("Pay 2 gold"),                        AT(MM_D_ENTER_FEE, MM_D_HIRE_PAY), {0}, mm_refuse_pay, NULL},
    [MM_V_ROLL]            = {"roll",            N_("Roll Influence"),                      AT(MM_D_ENTER_FEE), {0}, mm_refuse_roll, "MM-5.8"},
    [MM_V_STAY]            = {"stay",            N_("Stay at sea"),                         AT(MM_D_ENTER_FEE), {0}, mm_refuse_stay, "MM-5.8"},
    [MM_V_DROP]            = {"drop",            N_("Discard {0}"),                       MAY_DROP, {CARGO}, mm_refuse_drop, NULL, N_("Discard cargo")},

    /* in port */
    [MM_V_SELL_GOODS]      = {"sell-goods",      N_("Sell goods"),                          AT(MM_D_PORT), {0}, mm_refuse_sell_goods, "MM-8.1"},
    [MM_V_BUY_GOODS]       = {"buy-goods",       N_("Buy goods"),                           AT(MM_D_PORT), {0}, mm_refuse_buy_goods, "MM-9.1"},
    [MM_V_SHIPYARD]        = {"shipyard",        N_("Go to the shipyard"),                  AT(MM_D_PORT), {0}, mm_refuse_shipyard, "MM-10.1"},
    [MM_V_RECRUIT]         = {"recruit",         N_("Recruit"),                             AT(MM_D_PORT), {0}, mm_refuse_recruit, "MM-11.1"},
    [MM_V_RUMOUR]          = {"rumour",          N_("Listen for a rumour"),                 AT(MM_D_PORT), {0}, mm_refuse_rumour, "MM-12.1"},
    [MM_V_MISSION]         = {"mission",         N_("Ask for the mission {0}"),             AT(MM_D_PORT), {&mm_mission_words}, mm_refuse_mission, "MM-13.2", N_("Ask for a mission")},
    [MM_V_DEPOSIT]         = {"deposit",         N_("Put gold into the stash"),             AT(MM_D_PORT), {0}, mm_refuse_deposit, "MM-14.1"},
    [MM_V_WITHDRAW]        = {"withdraw",        N_("Take gold out of the stash"),          AT(MM_D_PORT), {0}, mm_refuse_withdraw, "MM-14.1"},
    [MM_V_TEST]            = {"test",            N_("Test the rumour {0}"),                 AT(MM_D_PORT), {&mm_rumour_words}, mm_refuse_test, "MM-12.4", N_("Test a rumour")},
    [MM_V_DELIVER]         = {"deliver",         N_("Carry out the mission here"),        AT(MM_D_PORT), {0}, mm_refuse_deliver, "MM-13.8"},
    [MM_V_HIRE]            = {"hire",            N_("Hire {0}"),                            AT(MM_D_PORT), {&mm_glory_words}, mm_refuse_hire, "MM-17.6", N_("Hire a specialist")},
    [MM_V_SELL]            = {"sell",            N_("Sell {0}[, {1}][, {2}][, {3}][, {4}][, {5}]"), AT(MM_D_SELL_CARDS), {CARGO, MORE, MORE, MORE, MORE, MORE}, mm_refuse_sell, "MM-8.1", N_("Sell cargo")},
    [MM_V_REPLACE]         = {"replace",         N_("Replace {0}[ and {1}]"),               AT(MM_D_BUY_ABILITY), {CARGO, MORE}, mm_refuse_replace, "MM-9.1", N_("Replace cards of the offer")},
    [MM_V_BUY]             = {"buy",             N_("Buy {0}"),                             AT(MM_D_BUY_CARDS), {CARGO}, mm_refuse_buy, "MM-9.4", N_("Buy cargo")},
    [MM_V_FREE]            = {"free",            N_("Take {0} for nothing"),                AT(MM_D_BUY_CARDS), {CARGO}, mm_refuse_free, "MM-9.9", N_("Take cargo for nothing")},
    [MM_V_SHOW]            = {"show",            N_("Show them to {0}"),                  AT(MM_D_BUY_SHOW), {&mm_seat_words}, mm_refuse_show, "MM-9.7", N_("Show them")},
    [MM_V_REPAIR]          = {"repair",          N_("Repair the {0} by {1} {1|point|points}"), AT(MM_D_SHIPYARD), {&mm_location_words, NUMBER}, mm_refuse_repair, "MM-10.2", N_("Repair the ship")},
    [MM_V_RESTORE]         = {"restore",         N_("Restore the Reinforced Hull"),         AT(MM_D_SHIPYARD), {0}, mm_refuse_restore, "MM-10.3"},
    [MM_V_BUY_MOD]         = {"buy-mod",         N_("Buy the modification on sale here"), AT(MM_D_SHIPYARD), {0}, mm_refuse_buy_mod, "MM-10.5"},
    [MM_V_BUY_WEAPON]      = {"buy-weapon",      N_("Buy {0}"),                             AT(MM_D_SHIPYARD), {&mm_weapon_words}, mm_refuse_buy_weapon, "MM-10.4", N_("Buy a weapon")},
    [MM_V_SELL_WEAPON]     = {"sell-weapon",     N_("Sell {0}"),                            AT(MM_D_SHIPYARD), {&mm_weapon_words}, mm_refuse_sell_weapon, "MM-10.4", N_("Sell a weapon")},
    [MM_V_BUY_SHIP]        = {"buy-ship",        N_("Buy a {0} and trade in the old ship"), AT(MM_D_SHIPYARD), {&mm_ship_words}, mm_refuse_buy_ship, "MM-10.8", N_("Buy another ship, trading in the old one")},
    [MM_V_GIVE]            = {"give",            N_("Give up {0}"),                         AT(MM_D_KEEP_MODS), {&mm_mod_words}, mm_refuse_give, "MM-10.12", N_("Give up a modification")},
    [MM_V_PLACE]           = {"place",           N_("{0}"),                               AT(MM_D_PLACE_MODS), {&mm_zone_words}, mm_refuse_place, "MM-10.13", N_("Choose a port")},
    [MM_V_POINTS]          = {"points",          N_("{0} {0|point|points} of Crew"),      AT(MM_D_RECRUIT_PAY), {NUMBER}, mm_refuse_points, "MM-11.2", N_("Hire crew")},
    [MM_V_AMOUNT]          = {"amount",          N_("{0} gold"),                            AT(MM_D_STASH_AMOUNT), {NUMBER}, mm_refuse_amount, "MM-14.1", N_("Amount of gold")},
    [MM_V_HUNDREDS]        = {"hundreds",        N_("{0}{1} gold"),                         AT(MM_D_STASH_AMOUNT), {NUMBER, &mm_two_digit_words}, mm_refuse_hundreds, "MM-14.1", N_("Hundreds of gold")},
    [MM_V_ALL]             = {"all",             N_("All of it"),                           AT(MM_D_STASH_AMOUNT), {0}, mm_refuse_all, "MM-14.1"},

    /* rumours, missions, glory cards, rolls */
    [MM_V_NATION]          = {"nation",          N_("{0}"),                               AT(MM_D_NATION_PICK, MM_D_CARD_TARGET), {&mm_nation_words}, mm_refuse_nation, NULL, N_("Choose a nation")},
    [MM_V_SWAP]            = {"swap",            N_("Swap {0} and {1}"),                    AT(MM_D_DEMAND_SWAP), {&mm_zone_words, &mm_zone_words}, mm_refuse_swap, "MM-12.5", N_("Swap the demand of two ports")},
    [MM_V_DISCARD]         = {"discard",         N_("Discard {0}"),                       AT(MM_D_GLORY_PICK, MM_D_GLORY_DISCARD, MM_D_HIRE_PAY), {&mm_glory_words}, mm_refuse_discard, NULL, N_("Discard a glory card")},
    [MM_V_GIVE_BACK]       = {"give-back",       N_("Give back {0}"),                       AT(MM_D_RUMOUR_KEEP), {&mm_rumour_words}, mm_refuse_give_back, "MM-12.2", N_("Give back a rumour")},
    [MM_V_REROLL]          = {"reroll",          N_("Play {0} and roll again: {1} {1|one|ones}, {2} {2|two|twos}, {3} {3|three|threes}, {4} {4|four|fours}, {5} {5|skull|skulls}"), AT(MM_D_REROLL), {&mm_glory_words, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER}, mm_refuse_reroll, "MM-2.5", N_("Play a card and roll again")},
    [MM_V_REROLL_ONE]      = {"reroll-one",      N_("Your specialist rolls a {0} again"), AT(MM_D_REROLL), {&mm_face_words}, mm_refuse_reroll_one, "MM-2.5", N_("Your specialist rolls a die again")},
    [MM_V_REROLL_ALL]      = {"reroll-all",      N_("Roll all dice again"),                 AT(MM_D_REROLL), {0}, mm_refuse_reroll_all, "MM-2.5"},

    /* raids */
    [MM_V_TAKE]            = {"take",            N_("Take {0}"),                          AT(MM_D_FOUND_KEEP, MM_D_RAID_CARGO, MM_D_NAVAL_CARGO, MM_D_LOOT), {CARGO}, mm_refuse_take, NULL, N_("Take cargo")},
    [MM_V_ATTACK]          = {"attack",          N_("Attack it as a ship of {0}"),        AT(MM_D_MERCHANT), {&mm_nation_words}, mm_refuse_attack, "MM-15.2", N_("Attack it")},
    [MM_V_LET_GO]          = {"let-go",          N_("Let it go"),                           AT(MM_D_MERCHANT), {0}, NULL, "MM-15.2"},
    [MM_V_SPEND]           = {"spend",           N_("Spend {0}"),                           AT(MM_D_RAID_WEAPONS), {&mm_weapon_words}, mm_refuse_spend, "MM-15.5", N_("Spend a weapon")},
    [MM_V_DRAW]            = {"draw",            N_("Draw a card"),                         AT(MM_D_RAID_USE), {0}, mm_refuse_draw, "MM-15.6"},
    [MM_V_REMOVE]          = {"remove",          N_("Discard {0}"),                         AT(MM_D_RAID_USE), {CARGO}, mm_refuse_remove, "MM-15.6", N_("Discard a card")},
    [MM_V_EXCHANGE]        = {"exchange",        N_("Exchange {0}"),                        AT(MM_D_RAID_USE), {CARGO}, mm_refuse_remove, "MM-15.6", N_("Exchange a card")},

    /* hits */
    [MM_V_SHIFT]           = {"shift",           N_("Move a hit from {0} to {1}"),          AT(MM_D_ABSORB), {&mm_location_words, &mm_location_words}, mm_refuse_shift, "MM-22.15", N_("Move a hit")},
    [MM_V_REINFORCE]       = {"reinforce",       N_("Reinforced Hull: undo a hit on {0}"), AT(MM_D_ABSORB), {&mm_location_words}, mm_refuse_reinforce, "MM-22.12", N_("Reinforced Hull: undo a hit")},
    [MM_V_BRACE]           = {"brace",           N_("Play {0}: undo a hit on {1}"),       AT(MM_D_ABSORB), {&mm_glory_words, &mm_location_words}, mm_refuse_brace, "MM-22.16", N_("Play a card: undo a hit")},

    /* windows */
    [MM_V_ANNOUNCE]        = {"announce",        N_("Announce {0} face down"),            AT(MM_D_BATTLE_WINDOW, MM_D_WIN_ANNOUNCE), {&mm_glory_words}, mm_refuse_announce, "MM-17.4", N_("Announce a card face down")},
    [MM_V_USE]             = {"use",             N_("Use {0}"),                             AT(MM_D_BATTLE_WINDOW), {&mm_thing_words}, mm_refuse_use, "MM-17.5", N_("Use something")},
    [MM_V_WITHDRAW_CARD]   = {"take-back",       N_("Take the card back"),                  AT(MM_D_WIN_CONFIRM), {0}, NULL, "MM-17.4"},
    [MM_V_SIDE]            = {"side",            N_("{0} dice"),                          AT(MM_D_CARD_TARGET), {&mm_whose_words}, mm_refuse_side, "MM-17.4", N_("Whose dice")},
    [MM_V_DICE]            = {"dice",            N_("Roll again: {0} {0|one|ones}, {1} {1|two|twos}, {2} {2|three|threes}, {3} {3|four|fours}, {4} {4|skull|skulls}"), AT(MM_D_CARD_TARGET), {NUMBER, NUMBER, NUMBER, NUMBER, NUMBER}, mm_refuse_dice, "MM-2.5", N_("Roll dice again")},
    [MM_V_DIE]             = {"die",             N_("Roll a {0} again"),                    AT(MM_D_CARD_TARGET), {&mm_face_words}, mm_refuse_die, "MM-2.5", N_("Roll a die again")},
    [MM_V_TURN]            = {"turn",            N_("Turn a {0} to a {1}"),               AT(MM_D_CARD_TARGET), {&mm_face_words, &mm_face_words}, mm_refuse_turn, "MM-17.4", N_("Turn a die")},

    /* battle */
    [MM_V_DECLARE]         = {"declare",         N_("{0}"),                                 AT(MM_D_DECLARE), {&mm_declare_words}, mm_refuse_declare, "MM-21.7", N_("Choose an action")},
    [MM_V_FIRE]            = {"fire",            N_("Fire the Four-Pounders"),              AT(MM_D_FOUR_POUNDERS), {0}, NULL, "MM-21.10"},
    [MM_V_AMMO]            = {"ammo",            N_("{0}"),                               AT(MM_D_AMMO), {&mm_ammo_words}, mm_refuse_ammo, "MM-22.10", N_("Load")},
    [MM_V_ALLOT]           = {"allot",           N_("The {0}"),                             AT(MM_D_ALLOT), {&mm_location_words}, NULL, "MM-22.2", N_("Take the hit")},

    /* victory and the end of a turn */
    [MM_V_TAKE_SHIP]       = {"take-ship",       N_("Take the beaten ship"),              AT(MM_D_PRIZE), {0}, NULL, "MM-26.1"},
    [MM_V_TAKE_GOLD]       = {"take-gold",       N_("Take all the gold"),                   AT(MM_D_LOOT), {0}, mm_refuse_take_gold, "MM-25.1"},
    [MM_V_TAKE_GLORY]      = {"take-glory",      N_("Take {0}"),                            AT(MM_D_LOOT), {&mm_glory_words}, mm_refuse_take_glory, "MM-25.1", N_("Take a glory card")},
    [MM_V_DROP_GLORY]      = {"drop-glory",      N_("Discard your own {0}"),              AT(MM_D_LOOT), {&mm_glory_words}, mm_refuse_drop_glory, "MM-25.1", N_("Discard a glory card of your own")},
    [MM_V_TAKE_RUMOUR]     = {"take-rumour",     N_("Take the rumour {0}"),                 AT(MM_D_LOOT), {&mm_rumour_words}, mm_refuse_take_rumour, "MM-25.1", N_("Take a rumour")},
    [MM_V_DROP_RUMOUR]     = {"drop-rumour",     N_("Give back your rumour {0}"),           AT(MM_D_LOOT), {&mm_rumour_words}, mm_refuse_drop_rumour, "MM-25.1", N_("Give back a rumour of your own")},
    [MM_V_TAKE_WEAPON]     = {"take-weapon",     N_("Take {0}"),                            AT(MM_D_LOOT), {&mm_weapon_words}, mm_refuse_take_weapon, "MM-25.1", N_("Take a weapon")},
    [MM_V_TAKE_SPECIALIST] = {"take-specialist", N_("Take on the {0}"),                   AT(MM_D_LOOT), {&mm_specialist_words}, mm_refuse_take_specialist, "MM-25.2", N_("Take on a specialist")},
    [MM_V_CLAIM]           = {"claim",           N_("Claim the bounty of {0}"),             AT(MM_D_CLAIM), {&mm_nation_words}, mm_refuse_claim, "MM-16.8", N_("Claim a bounty")},
    [MM_V_MEND]            = {"mend",            N_("Repair the {0}"),                    AT(MM_D_CARPENTER), {&mm_location_words}, mm_refuse_mend, "MM-17.11", N_("Repair 1 point")},
};
