/* flow.c - every decision of the game, in the order of the rules: who is asked, what, and what follows.
 *
 * At the bottom lies ROUND (event, turns, end of the round), on it TURN. TURN asks for an action, and what the action sets off lies above:
 * TRY (a skill roll and what may change it), PORT with its activities, RAID, BATTLE. BATTLE pushes HITS for each volley and CREW for a
 * boarding, and becomes VICTORY. REWARD carries out what a rumour or mission gives, DRAW deals glory cards, WINDOW and QUICK ask those who
 * may use a card, DEATH clears up after a captain, and drops the rest of the turn if it was his. */
#include "games/marauders/marauders.h"

/* clang-format off */
#define STEP(word_, name_, clause_, ...) {.name = word_, .step = mm_##name_##_step, .clause = clause_, __VA_ARGS__}
#define ASK(word_, name_, prompt_, clause_, ...) \
    {.name = word_, .prompt = prompt_, .list = mm_##name_##_moves, .apply = mm_##name_##_apply, .asks = mm_asks, .usual = mm_usual, .clause = clause_, __VA_ARGS__}
#define ARGS(...) .arg = {__VA_ARGS__}
#define SECRET .secret = true
#define ALONE .alone = rs_always /* what is legal rests on gold, cargo or cards that others do not see */
#define CARGO .alone = mm_cargo_lies_there

const rs_decision mm_decisions[MM_POINTS] = {
    /* set-up, round, turn */
    [MM_D_SETUP_SHIP]     = ASK("setup-ship",     setup_ship,     N_("Which ship do you start with?"),                                       "MM-3.3", SECRET),
    [MM_S_ROUND]          = STEP("round", round, "MM-4.1", ARGS({"stage", MM_R_BEGIN, MM_R_END}, {"turns", 0, MM_SEATS})),
    [MM_S_TURN]           = STEP("turn", turn, "MM-4.9", ARGS({"stage", MM_T_ARRIVE, MM_T_END})),
    [MM_D_RESPAWN_SHIP]   = ASK("respawn-ship",   respawn_ship,   N_("Which ship does your new captain start with?"),                        "MM-27.6"),
    [MM_D_EVENT_PARDON]   = ASK("event-pardon",   event_pardon,   N_("Royal Pardon: how many bounty points do you buy off?"),                "MM-4.5", ALONE),
    [MM_D_ACTION]         = ASK("action",         action,         N_("Move, scout, or take a Port action"),                                  "MM-4.7", ALONE),
    [MM_D_ENTER_FEE]      = ASK("enter-fee",      enter_fee,      N_("Port Royal: do you pay 2 gold, or try your Influence?"),               "MM-5.8", ALONE, ARGS({"rolled", 0, 1})),
    [MM_D_LEAVE_DISCARD]  = ASK("leave-discard",  leave_discard,  N_("Your hold is too small: which cargo do you discard?"),                 "MM-5.5"),

    /* in port */
    [MM_D_PORT]           = ASK("port",           port,           N_("In port: what do you do?"),                                            "MM-7.1", ALONE),
    [MM_D_SELL_CARDS]     = ASK("sell-cards",     sell_cards,     N_("Which cargo do you sell?"),                                            "MM-8.1"),
    [MM_S_MARKET]         = STEP("market", market, "MM-9.1", ARGS({"stage", MM_M_OFFER, MM_M_END}, {"missing", 0, 9})),
    [MM_D_BUY_REDRAW]     = ASK("buy-redraw",     buy_redraw,     N_("Santo Domingo: do you pay 1 gold for another offer?"),                 "MM-9.10", ALONE),
    [MM_D_BUY_ABILITY]    = ASK("buy-ability",    buy_ability,    N_("Do you replace one or two cards of the offer?"),                       "MM-9.1", SECRET),
    [MM_D_BUY_CARDS]      = ASK("buy-cards",      buy_cards,      N_("Which goods do you buy?"),                                             "MM-9.4", ALONE, SECRET),
    [MM_D_BUY_SHOW]       = ASK("buy-show",       buy_show,       N_("Whom do you show the cards you bought cheaply?"),                      "MM-9.7"),
    [MM_D_SHIPYARD]       = ASK("shipyard",       shipyard,       N_("In the shipyard: what do you do?"),                                    "MM-10.1", ALONE),
    [MM_D_KEEP_MODS]      = ASK("keep-mods",      keep_mods,      N_("Do you keep the modification for 1 gold?"),                            "MM-10.12", ALONE, ARGS({"ship", MM_SLOOP, MM_GALLEON}, {"kept", -128, 127}, {"mod", 0, MM_MODS - 1})),
    [MM_D_PLACE_MODS]     = ASK("place-mods",     place_mods,     N_("Which port gets a modification of the old ship?"),                     "MM-10.13"),
    [MM_D_RECRUIT_PAY]    = ASK("recruit-pay",    recruit_pay,    N_("How many points of Crew do you hire, for 2 gold each?"),               "MM-11.2", ALONE),
    [MM_D_STASH_AMOUNT]   = ASK("stash-amount",   stash_amount,   N_("How much gold?"),                                                      "MM-14.1", ALONE, SECRET, ARGS({"withdraw", 0, 1})),
    [MM_D_HIRE_PAY]       = ASK("hire-pay",       hire_pay,       N_("The specialist hesitates: do you pay 2 gold?"),                        "MM-17.6", ALONE, ARGS({"card", MM_ORDINARY, MM_GLORY - 1})),

    /* skill rolls, rumours, missions, glory cards */
    [MM_S_TRY]            = STEP("try", try, "MM-2.2", ARGS({"purpose", 0, MM_TRIES - 1}, {"thing", 0, MM_GLORY - 1}, {"stage", 0, 2})),
    [MM_D_REROLL]         = ASK("reroll",         reroll,         N_("Do you roll dice again?"),                                             "MM-2.5", ALONE),
    [MM_S_REWARD]         = STEP("reward", reward, "MM-12.5", ARGS({"program", 0, MM_RUMOURS + MM_MISSIONS - 1}, {"act", 0, MM_PROGRAM + 1})),
    [MM_D_RUMOUR_KEEP]    = ASK("rumour-keep",    rumour_keep,    N_("You have one rumour too many: which do you give back?"),               "MM-12.2", SECRET),
    [MM_D_NATION_PICK]    = ASK("nation-pick",    nation_pick,    N_("Which nation?"),                                                       "MM-13.6"),
    [MM_D_DEMAND_SWAP]    = ASK("demand-swap",    demand_swap,    N_("Which two ports exchange their demand?"),                              "MM-12.5"),
    [MM_D_FOUND_KEEP]     = ASK("found-keep",     found_keep,     N_("You have found cargo: what do you keep?"),                             "MM-12.5", CARGO, SECRET),
    [MM_S_DRAW]           = STEP("draw", draw, "MM-1.2", ARGS({"left", 0, 2})),
    [MM_D_GLORY_PICK]     = ASK("glory-pick",     glory_pick,     N_("You have drawn two glory cards: which do you discard?"),               "MM-17.1"),
    [MM_D_GLORY_DISCARD]  = ASK("glory-discard",  glory_discard,  N_("You have one glory card too many: which do you discard?"),             "MM-17.1"),

    /* raids */
    [MM_D_MERCHANT]       = ASK("merchant",       merchant,       N_("A merchant: do you attack it, and as a ship of which nation?"),        "MM-15.2"),
    [MM_S_RAID]           = STEP("raid", raid, "MM-15.4", ARGS({"stage", MM_A_WINDOW, MM_A_END})),
    [MM_D_RAID_WEAPONS]   = ASK("raid-weapons",   raid_weapons,   N_("Do you spend special weapons for more successes?"),                    "MM-15.5"),
    [MM_D_RAID_USE]       = ASK("raid-use",       raid_use,       N_("Use a success: draw, discard or exchange a card"),                     "MM-15.6"),
    [MM_D_RAID_CARGO]     = ASK("raid-cargo",     open_cargo,     N_("The merchant's cargo: what do you keep?"),                             "MM-15.11", CARGO),

    /* NPCs and battles */
    [MM_S_SEARCH]         = STEP("search", search, "MM-20.1", ARGS({"next", 0, MM_NPCS}, {"found", 0, 63}, {"cove", 0, 1})),
    [MM_S_BATTLE]         = STEP("battle", battle, "MM-21.6", ARGS({"stage", MM_B_START, MM_B_BOARDED})),
    [MM_D_DECLARE]        = ASK("declare",        declare,        N_("Do you shoot, board or flee?"),                                        "MM-21.6", ARGS({"defender", 0, 1})),
    [MM_D_FOUR_POUNDERS]  = ASK("four-pounders",  four_pounders,  N_("Do you fire the Four-Pounders?"),                                      "MM-21.10", ARGS({"defender", 0, 1})),
    [MM_S_HITS]           = STEP("hits", hits, "MM-22.1", ARGS({"stage", MM_H_WINDOW, MM_H_APPLY})),
    [MM_D_AMMO]           = ASK("ammo",           ammo,           N_("Do you load Chain Shot or Grapeshot?"),                                "MM-22.10"),
    [MM_D_ALLOT]          = ASK("allot",          allot,          N_("A skull: which location takes the hit?"),                              "MM-22.2"),
    [MM_D_ABSORB]         = ASK("absorb",         absorb,         N_("Hits on your ship: do you undo or move one?"),                         "MM-22.16", ALONE),
    [MM_S_CREW]           = STEP("crew", crew, "MM-23.1", ARGS({"stage", MM_C_BEGIN, MM_C_HITS}, {"later", 0, 1})),

    /* windows */
    [MM_S_WINDOW]         = STEP("window", window, "MM-17.4", ARGS({"window", MM_W_T, MM_W_C2}, {"phase", 0, 2 * MM_SEATS}, {"named", 0, MM_SEATS})),
    [MM_D_BATTLE_WINDOW]  = ASK("battle-window",  battle_window,  N_("Do you use a card, a weapon, a specialist or an ability?"),            "MM-17.5", ALONE, SECRET),
    [MM_D_WIN_ANNOUNCE]   = ASK("win-announce",   win_announce,   N_("Another player's turn begins: do you announce a card?"),               "MM-17.4", ALONE, SECRET),
    [MM_D_WIN_CONFIRM]    = ASK("win-confirm",    win_confirm,    N_("Your card is next: do you keep it in play, or take it back?"),         "MM-17.4"),
    [MM_D_WIN_CARD]       = ASK("win-card",       win_card,       N_("Do you play a glory card now?"),                                       "MM-17.2", ALONE, ARGS({"window", MM_W_F, MM_W_Q})),
    [MM_D_CARD_TARGET]    = ASK("card-target",    card_target,    N_("What do you use it on?"),                                              "MM-17.4", ARGS({"mode", 0, MM_PICKS - 1}, {"side", 0, 1})),
    [MM_S_QUICK]          = STEP("quick", quick, "MM-17.8", ARGS({"kind", 0, MM_GLORY_KINDS - 1}, {"who", 0, MM_SEATS - 1}, {"next", 0, MM_SEATS})),

    /* victory and death */
    [MM_S_VICTORY]        = STEP("victory", victory, "MM-25.8", ARGS({"stage", MM_K_BOUNTY, MM_K_END})),
    [MM_D_PRIZE]          = ASK("prize",          prize,          N_("Do you keep your ship, or take the beaten one?"),                      "MM-26.1"),
    [MM_D_LOOT]           = ASK("loot",           loot,           N_("Loot: what do you take?"),                                             "MM-25.1", ALONE, SECRET),
    [MM_D_CLAIM]          = ASK("claim",          claim,          N_("Which nation's bounty do you claim?"),                                 "MM-16.8"),
    [MM_D_NAVAL_CARGO]    = ASK("naval-cargo",    open_cargo,     N_("The naval ship's cargo: what do you keep?"),                           "MM-25.5", CARGO),
    [MM_S_DEATH]          = STEP("death", death, "MM-27.1", ARGS({"stage", MM_X_MODS, MM_X_END})),
    [MM_D_RESPAWN_REDRAW] = ASK("respawn-redraw", respawn_redraw, N_("Pirates lie off this captain's home port: who takes over?"),           "MM-27.4"),
    [MM_D_CARPENTER]      = ASK("carpenter",      carpenter,      N_("Your Carpenter repairs 1 point: where?"),                              "MM-17.11"),
};
