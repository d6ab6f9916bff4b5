/* events.c - what can happen, and how the log tells it. */
#include "games/marauders/marauders.h"

#define NUMBER &rs_number_words
#define NATION &mm_nation_words
#define ZONE &mm_zone_words
#define CARD &mm_glory_words
#define GOODS &mm_cargo_words
#define MORE &mm_maybe_cargo_words
#define SIDE &mm_side_words
#define NPC &mm_npc_words
#define RUMOUR &mm_rumour_words
#define MISSION &mm_mission_words
#define DOING &mm_doing_words

/* clang-format off */
const rs_event_kind mm_event_kinds[MM_EVENTS] = {
    [MM_EV_MOVE]         = {"move",         "", N_("{seat} has decided in secret."), {0}, NULL},

    /* rounds and turns */
    [MM_EV_DEALT]        = {"dealt",        N_("{seat} is dealt {0}."), N_("{seat} is dealt a captain."), {&mm_master_words}, "MM-3.1"},
    [MM_EV_CAPTAIN]      = {"captain",      N_("{seat} starts as {0}, with a {1}, in the port of {2}."), NULL, {&mm_master_words, &mm_ship_words, ZONE}, "MM-27.6", .shows = true},
    [MM_EV_FIRST]        = {"first",        N_("{seat} is the start player."), NULL, {0}, "MM-4.1"},
    [MM_EV_ROUND]        = {"round",        N_("Round {0} begins."), NULL, {NUMBER}, "MM-4.1"},
    [MM_EV_EVENT]        = {"event",        N_("Event: {0}."), NULL, {&mm_event_words}, "MM-4.4"},
    [MM_EV_TURN]         = {"turn",         N_("{seat}'s turn."), NULL, {0}, "MM-4.7"},
    [MM_EV_MERCHANTS]    = {"merchants",    N_("The tokens on the Merchant track are dealt to the zones without a merchant."), NULL, {0}, "MM-4.3"},
    [MM_EV_WAR]          = {"war",          N_("{0} are at war."), NULL, {&mm_pair_words}, "MM-4.10"},
    [MM_EV_PEACE]        = {"peace",        N_("No nations are at war any more."), NULL, {0}, "MM-4.10"},
    [MM_EV_DEMAND]       = {"demand",       N_("{0} demands {1}."), NULL, {ZONE, &mm_good_words}, "MM-8.4"},

    /* NPCs */
    [MM_EV_NPC_MOVES]    = {"npc-moves",    N_("{0} sails to {1}."), NULL, {NPC, ZONE}, "MM-19.2"},
    [MM_EV_NPC_HUNTS]    = {"npc-hunts",    N_("{0} hunts {seat} in the waters of {1}."), NULL, {NPC, ZONE}, "MM-19.4"},
    [MM_EV_PIRATE_HUNTS] = {"pirate-hunts", N_("{0} goes hunting in the waters of {1}."), NULL, {NPC, ZONE}, "MM-19.7", .shows = true},
    [MM_EV_NPC_ENTERS]   = {"npc-enters",   N_("{0} appears off {2} under {1}."), NULL, {NPC, &mm_event_words, ZONE}, "MM-18.2"},
    [MM_EV_NPC_GONE]     = {"npc-gone",     N_("{0} under {1} leaves the board."), NULL, {NPC, &mm_event_words}, "MM-18.6"},
    [MM_EV_SEARCH]       = {"search",       N_("{0} searches for {seat}: {1} {1|die|dice}, {2} {2|skull|skulls}."), NULL, {NPC, NUMBER, NUMBER}, "MM-20.4"},
    [MM_EV_ROLL]         = {"roll",         N_("{seat} rolls {0}: {1} {1|die|dice}, {2}."), NULL, {&mm_skill_words, NUMBER, &mm_thrown_words}, "MM-2.2"},
    [MM_EV_DICE]         = {"dice",         N_("{seat} rolls: {0} {0|die|dice}, now {1} {1|skull|skulls}."), NULL, {NUMBER, NUMBER}, "MM-2.5"},
    [MM_EV_FORCED]       = {"forced",       N_("{seat} makes {0} roll again: {1} {1|die|dice}, now {2} {2|skull|skulls}."), NULL, {SIDE, NUMBER, NUMBER}, "MM-2.5"},
    [MM_EV_FOUND]        = {"found",        N_("{0} finds {seat}."), NULL, {SIDE}, "MM-20.5"},
    [MM_EV_HIDDEN]       = {"hidden",       N_("{seat} is not found after all."), NULL, {0}, "MM-6.6", .boon = true},

    /* movement, gold, bounties */
    [MM_EV_SAILS]        = {"sails",        N_("{seat} sails to {0}."), NULL, {ZONE}, "MM-5.1"},
    [MM_EV_ENTERS]       = {"enters",       N_("{seat} enters the port of {0}."), NULL, {ZONE}, "MM-5.1"},
    [MM_EV_LEAVES]       = {"leaves",       N_("{seat} leaves the port of {0}."), NULL, {ZONE}, "MM-5.1"},
    [MM_EV_GAINS]        = {"gains",        N_("{seat} gains {0} gold."), NULL, {NUMBER}, "MM-3.9", .boon = true},
    [MM_EV_PAYS]         = {"pays",         N_("{seat} pays {0} gold."), NULL, {NUMBER}, "MM-3.9", .shows = true},
    [MM_EV_FROM_STASH]   = {"from-stash",   N_("{0} gold of it comes from {seat}'s stash, which now holds {1}."), NULL, {NUMBER, NUMBER}, "MM-14.1"},
    [MM_EV_DEPOSITS]     = {"deposits",     N_("{seat} puts {0} gold into the stash, which now holds {1}."), N_("{seat} puts gold into the stash."), {NUMBER, NUMBER}, "MM-14.2", .boon = true},
    [MM_EV_WITHDRAWS]    = {"withdraws",    N_("{seat} takes {0} gold out of the stash, which now holds {1}."), N_("{seat} takes gold out of the stash."), {NUMBER, NUMBER}, "MM-14.1"},
    [MM_EV_BOUNTY]       = {"bounty",       N_("{0} puts a bounty on {seat}, now {1} {1|point|points}."), NULL, {NATION, NUMBER}, "MM-16.1"},
    [MM_EV_PARDON]       = {"pardon",       N_("{0} pardons {seat}, whose bounty is now {1}."), NULL, {NATION, NUMBER}, "MM-16.6", .boon = true},

    /* glory cards */
    [MM_EV_GLORY]        = {"glory",        N_("{seat} gains a glory point and now has {0}."), NULL, {NUMBER}, "MM-1.2", .boon = true},
    [MM_EV_DRAWS]        = {"draws",        N_("{seat} draws {0}."), N_("{seat} draws a glory card."), {CARD}, "MM-1.2", .boon = true},
    [MM_EV_DISCARDS]     = {"discards",     N_("{seat} discards {0}."), NULL, {CARD}, "MM-17.1", .shows = true},
    [MM_EV_PLAYS]        = {"plays",        N_("{seat} plays {0}."), NULL, {CARD}, "MM-17.2", .shows = true},
    [MM_EV_ANNOUNCES]    = {"announces",    N_("{seat} lays a glory card face down."), NULL, {0}, "MM-17.4", .shows = true},
    [MM_EV_NAMES]        = {"names",        N_("{seat} uses {0}."), NULL, {&mm_thing_words}, "MM-17.5", .shows = true},
    [MM_EV_TAKES_BACK]   = {"takes-back",   N_("{seat} shows {0} and takes it back."), NULL, {CARD}, "MM-17.4", .shows = true},
    [MM_EV_COPIES]       = {"copies",       N_("{seat} copies {0}."), NULL, {&mm_kind_words}, "MM-17.8"},

    /* goods */
    [MM_EV_OFFERED]      = {"offered",      N_("{seat} is offered {0}."), N_("{seat} looks at a cargo card."), {GOODS}, "MM-9.1"},
    [MM_EV_BUYS]         = {"buys",         N_("{seat} takes {0} for {1} gold."), N_("{seat} takes a card of the offer."), {GOODS, NUMBER}, "MM-9.5", .shows = true, .boon = true},
    [MM_EV_SELLS]        = {"sells",        N_("{seat} sells {0}."), NULL, {GOODS}, "MM-8.1", .shows = true, .boon = true},
    [MM_EV_CARGO_LOST]   = {"cargo-lost",   N_("{seat} discards {0}."), NULL, {GOODS}, "MM-22.5", .shows = true},
    [MM_EV_CARGO_IN]     = {"cargo-in",     N_("{seat} takes {0} aboard."), NULL, {GOODS}, "MM-15.11", .boon = true},
    [MM_EV_CARGO_FOUND]  = {"cargo-found",  N_("{seat} takes {0} aboard."), N_("{seat} takes a cargo card aboard."), {GOODS}, "MM-12.5", .shows = true, .boon = true},
    [MM_EV_SHOWS]        = {"shows",        N_("{seat} shows {0} to {1}."), NULL, {&mm_shown_cargo_words, &mm_seat_words}, "MM-9.7", .shows = true},
    [MM_EV_ASIDE]        = {"aside",        N_("{0} is in demand here and is put aside."), NULL, {GOODS}, "MM-9.12"},
    [MM_EV_TURNED_UP]    = {"turned-up",    N_("{seat} turns down {0}[, {1}][, {2}][, {3}]."), NULL, {GOODS, MORE, MORE, MORE}, "MM-9.5", .shows = true},

    /* ships */
    [MM_EV_REPAIRS]      = {"repairs",      N_("{seat} repairs the {0}, now at {1}."), NULL, {&mm_location_words, NUMBER}, "MM-10.2", .boon = true},
    [MM_EV_RESTORED]     = {"restored",     N_("{seat} restores the Reinforced Hull."), NULL, {0}, "MM-10.3", .boon = true},
    [MM_EV_MOD]          = {"mod",          N_("{seat} fits {0}."), NULL, {&mm_mod_words}, "MM-10.5", .boon = true},
    [MM_EV_MOD_SHOWN]    = {"mod-shown",    N_("{0} has {1} on sale."), NULL, {ZONE, &mm_mod_words}, "MM-7.4", .shows = true},
    [MM_EV_MOD_PLACED]   = {"mod-placed",   N_("A modification token is laid face down at {0}."), NULL, {ZONE}, "MM-10.13"},
    [MM_EV_WEAPON_IN]    = {"weapon-in",    N_("{seat} gets {0}."), NULL, {&mm_weapon_words}, "MM-10.4", .shows = true, .boon = true},
    [MM_EV_WEAPON_OUT]   = {"weapon-out",   N_("{seat} gives up {0}."), NULL, {&mm_weapon_words}, "MM-24.3"},
    [MM_EV_SHIP]         = {"ship",         N_("{seat} buys a {0}."), NULL, {&mm_ship_words}, "MM-10.8", .boon = true},
    [MM_EV_CREW]         = {"crew",         N_("{seat}'s Crew is now {0}."), NULL, {NUMBER}, "MM-11.1", .boon = true},

    /* rumours, missions, specialists */
    [MM_EV_RUMOUR]       = {"rumour",       N_("{seat} hears a rumour: {0}."), N_("{seat} hears a rumour."), {RUMOUR}, "MM-12.1", .boon = true},
    [MM_EV_TESTS]        = {"tests",        N_("{seat} tests the rumour {0}."), NULL, {RUMOUR}, "MM-12.5"},
    [MM_EV_FALSE]        = {"false",        N_("The rumour is false: {0}."), NULL, {RUMOUR}, "MM-12.5"},
    [MM_EV_TRUE]         = {"true",         N_("The rumour is true: {0}."), NULL, {RUMOUR}, "MM-12.5"},
    [MM_EV_RUMOUR_BACK]  = {"rumour-back",  N_("{seat} gives {0} back."), N_("{seat} gives a rumour back."), {RUMOUR}, "MM-12.3", .shows = true},
    [MM_EV_DOCUMENTS]    = {"documents",    N_("{seat} has papers that open the ports of {0}."), NULL, {NATION}, "MM-5.9", .boon = true},
    [MM_EV_OPEN_MISSION] = {"open-mission", N_("A new mission is open at {1}: {0}."), NULL, {MISSION, ZONE}, "MM-13.1"},
    [MM_EV_ACCEPTS]      = {"accepts",      N_("{seat} accepts the mission {0}."), NULL, {MISSION}, "MM-13.4", .boon = true},
    [MM_EV_STEP]         = {"step",         N_("{seat} makes progress with {0}."), NULL, {MISSION}, "MM-13.8", .boon = true},
    [MM_EV_COMPLETES]    = {"completes",    N_("{seat} completes {0}."), NULL, {MISSION}, "MM-13.6", .boon = true},
    [MM_EV_MISSION_GONE] = {"mission-gone", N_("{seat}'s mission {0} is discarded."), NULL, {MISSION}, "MM-13.5"},
    [MM_EV_HIRES]        = {"hires",        N_("{0} joins {seat}."), NULL, {CARD}, "MM-17.6", .shows = true, .boon = true},

    /* raids */
    [MM_EV_MERCHANT]     = {"merchant",     N_("{seat} finds a merchant in the waters of {1}; its token shows {0}."), NULL, {NATION, ZONE}, "MM-15.1", .shows = true, .boon = true},
    [MM_EV_CARD_DRAWN]   = {"card-drawn",   N_("A cargo card is turned up: {0}."), NULL, {GOODS}, "MM-15.4"},
    [MM_EV_CARD_GONE]    = {"card-gone",    N_("A cargo card is discarded: {0}."), NULL, {GOODS}, "MM-15.6"},
    [MM_EV_ESCAPES]      = {"escapes",      N_("The merchant gets away from {seat}: {0} {0|escape|escapes} against Manoeuvrability {1}."), NULL, {NUMBER, NUMBER}, "MM-15.8"},
    [MM_EV_DESTROYED]    = {"destroyed",    N_("Destroyed on {seat}'s ship: {0}."), NULL, {&mm_location_words}, "MM-15.9"},
    [MM_EV_RAID_FAILS]   = {"raid-fails",   N_("{seat}'s raid on the merchant from {0} fails."), NULL, {NATION}, "MM-15.10"},
    [MM_EV_RAID_WON]     = {"raid-won",     N_("{seat}'s raid on the merchant from {0} brings {1} gold."), NULL, {NATION, NUMBER}, "MM-15.10", .boon = true},

    /* battles */
    [MM_EV_BATTLE]       = {"battle",       N_("{0} attacks {1}."), NULL, {SIDE, SIDE}, "MM-21.1"},
    [MM_EV_CONTEST]      = {"contest",      N_("Contest: the attacker has {0} {0|skull|skulls} and {1} {1|pip|pips}, the defender {2} {2|skull|skulls} and {3} {3|pip|pips}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "MM-21.11"},
    [MM_EV_NO_WINNER]    = {"no-winner",    N_("Nobody wins the contest."), NULL, {0}, "MM-21.12"},
    [MM_EV_VOLLEY]       = {"volley",       N_("{0} scores {1} {1|hit|hits}."), NULL, {SIDE, NUMBER}, "MM-21.13"},
    [MM_EV_HIT]          = {"hit",          N_("{0} takes {2} {2|hit|hits} on the {1}, now at {3}."), NULL, {SIDE, &mm_location_words, NUMBER, NUMBER}, "MM-22.3"},
    [MM_EV_SINKS]        = {"sinks",        N_("{0} is sunk."), NULL, {SIDE}, "MM-22.4"},
    [MM_EV_FLED]         = {"fled",         N_("{0} flees and gets away."), NULL, {SIDE}, "MM-21.16", .boon = true},
    [MM_EV_HELD]         = {"held",         N_("{0} cannot get away: the enemy has {1} {1|skull|skulls}."), NULL, {SIDE, NUMBER}, "MM-21.16"},
    [MM_EV_NO_BOARDERS]  = {"no-boarders",  N_("{0} cannot board: no Crew is left."), NULL, {SIDE}, "MM-21.15"},
    [MM_EV_BREAKS_OFF]   = {"breaks-off",   N_("The battle ends without a winner."), NULL, {SIDE}, "MM-21.18"},
    [MM_EV_CREW_BATTLE]  = {"crew-battle",  N_("{0} boards {1}."), NULL, {SIDE, SIDE}, "MM-23.1"},
    [MM_EV_CREW_DICE]    = {"crew-dice",    N_("Crew battle: the attacker has {0} {0|skull|skulls} and {1} {1|pip|pips}, the defender {2} {2|skull|skulls} and {3} {3|pip|pips}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "MM-23.4"},
    [MM_EV_CREW_LEFT]    = {"crew-left",    N_("Crew left: attacker {0}, defender {1}."), NULL, {NUMBER, NUMBER}, "MM-23.4"},
    [MM_EV_WINS]         = {"wins",         N_("{0} wins."), NULL, {SIDE}, "MM-21.12"},
    [MM_EV_PRIZE]        = {"prize",        N_("{seat} takes the beaten {0}."), NULL, {&mm_ship_words}, "MM-26.1"},
    [MM_EV_LOOKS]        = {"looks",        N_("{seat} looks through the loser's things and counts {0} gold."), N_("{seat} looks through the loser's things."), {NUMBER}, "MM-25.1", .shows = true},
    [MM_EV_SEES]         = {"sees",         N_("{seat} sees among the loser's things: [{0}][{1}][{2}]."), NULL, {&mm_shown_cargo_words, &mm_shown_glory_words, &mm_shown_rumour_words}, "MM-25.1", .shows = true},
    [MM_EV_LOOTS_GOLD]   = {"loots-gold",   N_("{seat} takes {0} gold from the loser."), NULL, {NUMBER}, "MM-25.1", .shows = true, .boon = true},
    [MM_EV_LOOTS_CARGO]  = {"loots-cargo",  N_("{seat} takes {0} from the loser."), NULL, {GOODS}, "MM-25.1", .shows = true, .boon = true},
    [MM_EV_LOOTS_GLORY]  = {"loots-glory",  N_("{seat} takes {0} from the loser."), N_("{seat} takes a glory card from the loser."), {CARD}, "MM-25.1", .shows = true, .boon = true},
    [MM_EV_LOOTS_RUMOUR] = {"loots-rumour", N_("{seat} takes the rumour {0} from the loser."), N_("{seat} takes a rumour from the loser."), {RUMOUR}, "MM-25.1", .shows = true, .boon = true},
    [MM_EV_SURGEON]      = {"surgeon",      N_("{seat}'s Surgeon saves 1 Crew, now at {0}."), NULL, {NUMBER}, "MM-17.11", .boon = true},

    /* death and the end */
    [MM_EV_DEAD]         = {"dead",         N_("{seat}'s captain {0} is out of the game."), NULL, {&mm_master_words}, "MM-27.1"},
    [MM_EV_SUCCESSOR]    = {"successor",    N_("{seat} draws a new captain: {0}."), NULL, {&mm_master_words}, "MM-27.3"},
    [MM_EV_FINAL]        = {"final",        N_("{seat} has reached the target: this round is the last."), NULL, {0}, "MM-28.1", .shows = true, .boon = true},
    [MM_EV_STASH]        = {"stash",        N_("{seat} has {0} gold in the stash and {2} aboard: {1} {1|point|points} in all."), NULL, {NUMBER, NUMBER, NUMBER}, "MM-14.5", .shows = true},
    [MM_EV_NO_EVENTS]    = {"no-events",    N_("No event card is left for another round, so the game is over."), NULL, {0}, "MM-28.2", .shows = true},
    [MM_EV_NO_CAPTAINS]  = {"no-captains",  N_("No captain is left to draw, so the game is over."), NULL, {0}, "MM-28.2", .shows = true},
    [MM_EV_REACHED]      = {"reached",      N_("The target for glory points was reached and the round played to its end, so the game is over."), NULL, {0}, "MM-28.1", .shows = true},
    [MM_EV_OVER]         = {"over",         N_("The game ends in round {0}."), NULL, {NUMBER}, "MM-28.2"},

    /* rolls that the rows above do not tell */
    [MM_EV_STORM]        = {"storm",        N_("{seat} rolls Seamanship in the storm: {0} {0|die|dice}, {1} {1|skull|skulls}."), NULL, {NUMBER, NUMBER}, "MM-22.13"},
    [MM_EV_BAR]          = {"bar",          N_("{seat} rolls Seamanship at the bar of Bridgetown: {0} {0|die|dice}, {1} {1|skull|skulls}."), NULL, {NUMBER, NUMBER}, "MM-5.12"},
    [MM_EV_BATTLE_ROUND] = {"battle-round", N_("Round {0} of the battle."), NULL, {NUMBER}, "MM-21.6"},
    [MM_EV_LONG_GUNS]    = {"long-guns",    N_("{0} fires Long Guns: {1} {1|die|dice}, {2} {2|skull|skulls}."), NULL, {SIDE, NUMBER, NUMBER}, "MM-21.5"},
    [MM_EV_FOUR_POUNDERS] = {"four-pounders", N_("{0} fires Four-Pounders."), NULL, {SIDE}, "MM-21.19"},
    [MM_EV_LOCATIONS]    = {"locations",    N_("Location dice: Cargo hold {0}, Masts {1}, Crew {2}, Cannons {3}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "MM-22.1"},
    [MM_EV_LOCATION_SKULLS] = {"location-skulls", N_("Location dice: {0} {0|skull|skulls}."), NULL, {NUMBER}, "MM-22.2"},
    [MM_EV_SWIVELS]      = {"swivels",      N_("{0} fires Swivel Guns: {1} {1|die|dice}, {2} {2|skull|skulls}."), NULL, {SIDE, NUMBER, NUMBER}, "MM-23.2"},

    /* what a move may bring */
    [MM_EV_MAY_SEARCH]   = {"may-search",   N_("{0} will search for you with {1} {1|die|dice}: {2} %."), NULL, {NPC, NUMBER, NUMBER}, "MM-20.4"},
    [MM_EV_MAY_ROLL]     = {"may-roll",     N_("{0} with {1} {1|die|dice}: {2} %."), NULL, {&mm_skill_words, NUMBER, NUMBER}, "MM-2.2"},
    [MM_EV_NO_ROLL]      = {"no-roll",      N_("It succeeds without a roll."), NULL, {0}, "MM-6.7"},
    [MM_EV_MAY_RAID]     = {"may-raid",     N_("The raid succeeds with {1} % (Seamanship with {0} {0|die|dice}). Its cards pay about {2} gold, and you keep those that you have room for; 12 gold also bring a glory point."), NULL, {NUMBER, NUMBER, NUMBER}, "MM-15.10"},
    [MM_EV_CARDS_LEFT]   = {"cards-left",   N_("Then {0} gold, {1} {1|hit|hits}, {2} {2|escape|escapes} against Manoeuvrability {3}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "MM-15.8"},
    [MM_EV_COSTS]        = {"costs",        N_("Costs {0} gold; you have {1} left aboard."), NULL, {NUMBER, NUMBER}, "MM-10.1"},
    [MM_EV_BRINGS]       = {"brings",       N_("Brings {0} gold; then you have {1} aboard."), NULL, {NUMBER, NUMBER}, "MM-8.1"},
    [MM_EV_REMITS]       = {"remits",       N_("{0}: {1} {1|point|points} for {2} gold."), NULL, {NATION, NUMBER, NUMBER}, "MM-4.5"},

    [MM_EV_FROM_CHEST]   = {"from-chest",   N_("Costs {0} gold, {1} of it from the stash, where {2} are left."), NULL, {NUMBER, NUMBER, NUMBER}, "MM-14.1"},
    [MM_EV_POINT]        = {"point",        N_("It also brings a glory point."), NULL, {0}, "MM-1.2"},
    [MM_EV_CHEST]        = {"chest",        N_("The stash then holds {0} gold: {1} {1|point|points}."), NULL, {NUMBER, NUMBER}, "MM-1.10"},
    [MM_EV_WEAPON]       = {"weapon",       N_("{0text}"), NULL, {&mm_weapon_words}, "MM-10.4"},
    [MM_EV_AGAIN]        = {"again",        N_("{0} % for at least one skull."), NULL, {NUMBER}, "MM-2.5"},
    [MM_EV_NEW_CARD]     = {"new-card",     N_("The new card pays {0} gold on average, and is an escape with {1} %."), NULL, {NUMBER, NUMBER}, "MM-15.6"},
    [MM_EV_MAY_SHOOT]    = {"may-shoot",    N_("{0} % to win the contest and hit with every Cannon ({1}); otherwise each skull is a hit, up to as many."), NULL, {NUMBER, NUMBER}, "MM-21.13"},
    [MM_EV_MAY_BOARD]    = {"may-board",    N_("{0} % to win the contest and board; then the crews fight, {1} against {2}."), NULL, {NUMBER, NUMBER, NUMBER}, "MM-21.15"},
    [MM_EV_MAY_FLEE]     = {"may-flee",     N_("{0} % to get away."), NULL, {NUMBER}, "MM-21.16"},
    [MM_EV_ON_SALE]      = {"on-sale",      N_("It is {0}. {0text}"), NULL, {&mm_mod_words}, "MM-10.5"},
    [MM_EV_WANTED_AT]    = {"wanted-at",    N_("In demand in {0}[, {1}][, {2}]: usually 6 gold there, 3 elsewhere."), NULL, {ZONE, &mm_maybe_zone_words, &mm_maybe_zone_words}, "MM-8.1"},
    [MM_EV_UNWANTED]     = {"unwanted",     N_("In demand nowhere: it sells for 3 gold."), NULL, {0}, "MM-8.1"},
    [MM_EV_SHUT]         = {"shut",         N_("The port of {0} is closed to you."), NULL, {ZONE}, "MM-5.6"},
    [MM_EV_WANTED]       = {"wanted",       N_("In demand there: {0}."), NULL, {&mm_good_words}, "MM-8.1"},

    /* what is asked, with its particulars */
    [MM_EV_ASKS_ACTION]  = {"asks-action",  N_("At sea off {1}, with {0} {0|action|actions} left: [{2}, ][{3}, ]or end the turn?"), NULL, {NUMBER, ZONE, DOING, DOING}, "MM-5.1"},
    [MM_EV_ASKS_SHUT]    = {"asks-shut",    N_("At sea off {1}, whose port is closed to you, with {0} {0|action|actions} left: [{2}, ][{3}, ]or end the turn?"), NULL, {NUMBER, ZONE, DOING, DOING}, "MM-5.6"},
    [MM_EV_ASKS_AT_SEA]  = {"asks-at-sea",  N_("On the open sea, with {0} {0|action|actions} left: [{2}, ][{3}, ]or end the turn?"), NULL, {NUMBER, ZONE, DOING, DOING}, "MM-5.1"},
    [MM_EV_ASKS_ASHORE]  = {"asks-ashore",  N_("In {1}, with {0} {0|action|actions} left: [{2}, ][{3}, ]or end the turn?"), NULL, {NUMBER, ZONE, DOING, DOING}, "MM-5.1"},
    [MM_EV_ASKS_BUY]     = {"asks-buy",     N_("Which goods do you buy? You can pay {0} gold. In port there is room for {1} more {1|card|cards}, at sea for {2}."), N_("Which goods do you buy?"), {NUMBER, NUMBER, NUMBER}, "MM-9.1"},
    [MM_EV_ASKS_SHOW]    = {"asks-show",    N_("Whom do you show the cards that were cheap because there were several, as proof?"), NULL, {0}, "MM-9.7"},
    [MM_EV_ASKS_PARDON]  = {"asks-pardon",  N_("Royal Pardon: how many bounty points do you buy off, first from {0}, then from {1}?"), NULL, {NATION, NATION}, "MM-4.5"},
    [MM_EV_ASKS_LAST]    = {"asks-last",    N_("You have no action left: do you play a card, or end the turn?"), NULL, {0}, "MM-17.2"},
    [MM_EV_ASKS_FEE]     = {"asks-fee",     N_("Your roll has failed: do you pay 2 gold to enter {0}, or stay at sea?"), NULL, {ZONE}, "MM-5.8"},
    [MM_EV_ASKS_STOW]    = {"asks-stow",    N_("You have {0} cargo {0|card|cards} too many: which do you discard?"), NULL, {NUMBER}, "MM-5.5"},
    [MM_EV_ASKS_PORT]    = {"asks-port",    N_("In the port of {0}: what do you do?"), NULL, {ZONE}, "MM-7.1"},
    [MM_EV_ASKS_SALE]    = {"asks-sale",    N_("{0} is in demand here: which cargo do you sell?"), NULL, {&mm_good_words}, "MM-8.1"},
    [MM_EV_ASKS_YARD]    = {"asks-yard",    N_("In the shipyard, where {0} can be had: what do you do?"), NULL, {&mm_mod_words}, "MM-10.1"},
    [MM_EV_ASKS_KEEP]    = {"asks-keep",    N_("Do you keep {0} for 1 gold?"), NULL, {&mm_mod_words}, "MM-10.12"},
    [MM_EV_ASKS_DEPOSIT] = {"asks-deposit", N_("How much gold do you put into the stash?"), NULL, {0}, "MM-14.1"},
    [MM_EV_ASKS_WITHDRAW] = {"asks-withdraw", N_("How much gold do you take out of the stash?"), NULL, {0}, "MM-14.1"},
    [MM_EV_ASKS_HIRE]    = {"asks-hire",    N_("{0} hesitates: do you pay 2 gold, or discard the card?"), NULL, {CARD}, "MM-17.6"},
    [MM_EV_ASKS_PAPERS]  = {"asks-papers",  N_("Which nation's ports do the Forged Documents open?"), NULL, {0}, "MM-5.9"},
    [MM_EV_ASKS_MERCY]   = {"asks-mercy",   N_("Which nation's bounty on you is removed?"), NULL, {0}, "MM-13.6"},
    [MM_EV_ASKS_USE]     = {"asks-use",     N_("You have {0} {0|success|successes} left: do you draw, discard or exchange a card?"), NULL, {NUMBER}, "MM-15.6"},
    [MM_EV_ASKS_LEADER]  = {"asks-leader",  N_("You lead {0}: does it shoot, board or flee?"), NULL, {SIDE}, "MM-21.3"},
    [MM_EV_ASKS_ALLOT]   = {"asks-allot",   N_("A skull: which location of {0} takes the hit?"), NULL, {SIDE}, "MM-22.2"},
    [MM_EV_ASKS_WINDOW]  = {"asks-window",  N_("{0}: do you use a card, a weapon, a specialist or an ability?"), NULL, {&mm_window_words}, "MM-17.5"},
    [MM_EV_ASKS_TURN]    = {"asks-turn",    N_("{seat}'s turn begins: do you announce a card?"), NULL, {0}, "MM-17.4"},
    [MM_EV_ASKS_CONFIRM] = {"asks-confirm", N_("{0} is next: do you keep it in play, or take it back?"), N_("Your card is next: do you keep it in play, or take it back?"), {CARD}, "MM-17.4"},
    [MM_EV_ASKS_CARD]    = {"asks-card",    N_("{0}: do you play a glory card?"), NULL, {&mm_window_words}, "MM-17.2"},
    [MM_EV_ASKS_TARGET]  = {"asks-target",  N_("{0}?"), NULL, {&mm_pick_words}, "MM-17.4"},
    [MM_EV_ASKS_PRIZE]   = {"asks-prize",   N_("Do you keep your {0}, or take the beaten {1}?"), NULL, {&mm_ship_words, &mm_ship_words}, "MM-26.1"},
    [MM_EV_ASKS_LOOT]    = {"asks-loot",    N_("What do you take from {seat}?"), NULL, {0}, "MM-25.1"},
    [MM_EV_ASKS_CLAIM]   = {"asks-claim",   N_("Which nation's bounty on {seat} do you claim?"), NULL, {0}, "MM-16.8"},
    [MM_EV_ASKS_REDRAW]  = {"asks-redraw",  N_("Pirates lie off {1}: do you keep {0}?"), NULL, {&mm_master_words, ZONE}, "MM-27.4"},
};
