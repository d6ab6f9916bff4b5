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

/* clang-format off */
const rs_event_kind mm_event_kinds[MM_EVENTS] = {
    [MM_EV_MOVE]         = {"move",         "", N_("{seat} has decided in secret."), {0}, NULL},

    /* rounds and turns */
    [MM_EV_DEALT]        = {"dealt",        N_("{seat} is dealt {0}."), N_("{seat} is dealt a captain."), {&mm_master_words}, "MM-3.1"},
    [MM_EV_CAPTAIN]      = {"captain",      N_("{seat}: {0}, with a {1}, in port at {2}."), NULL, {&mm_master_words, &mm_ship_words, ZONE}, "MM-27.6", .shows = true},
    [MM_EV_FIRST]        = {"first",        N_("{seat} is the start player."), NULL, {0}, "MM-4.1"},
    [MM_EV_ROUND]        = {"round",        N_("Round {0} begins."), NULL, {NUMBER}, "MM-4.1"},
    [MM_EV_EVENT]        = {"event",        N_("Event: {0}."), NULL, {&mm_event_words}, "MM-4.4"},
    [MM_EV_TURN]         = {"turn",         N_("{seat}'s turn."), NULL, {0}, "MM-4.7"},
    [MM_EV_MERCHANTS]    = {"merchants",    N_("The merchant tokens of the track are dealt to the zones without one."), NULL, {0}, "MM-4.3"},
    [MM_EV_WAR]          = {"war",          N_("War between {0}."), NULL, {&mm_pair_words}, "MM-4.10"},
    [MM_EV_PEACE]        = {"peace",        N_("Nobody is at war any more."), NULL, {0}, "MM-4.10"},
    [MM_EV_DEMAND]       = {"demand",       N_("{0} demands {1}."), NULL, {ZONE, &mm_good_words}, "MM-8.4"},

    /* NPCs */
    [MM_EV_NPC_MOVES]    = {"npc-moves",    N_("By its letter {0} sails to {1}."), NULL, {NPC, ZONE}, "MM-19.2"},
    [MM_EV_NPC_HUNTS]    = {"npc-hunts",    N_("Hunting {seat}, {0} sails to {1}."), NULL, {NPC, ZONE}, "MM-19.4"},
    [MM_EV_PIRATE_HUNTS] = {"pirate-hunts", N_("On the hunt, {0} sails to {1}."), NULL, {NPC, ZONE}, "MM-19.7", .shows = true},
    [MM_EV_NPC_ENTERS]   = {"npc-enters",   N_("New at {2}: {0} under {1}."), NULL, {NPC, &mm_event_words, ZONE}, "MM-18.2"},
    [MM_EV_NPC_GONE]     = {"npc-gone",     N_("Off the board: {0} under {1}."), NULL, {NPC, &mm_event_words}, "MM-18.6"},
    [MM_EV_SEARCH]       = {"search",       N_("Search for {seat} by {0}: dice {1}, skulls {2}."), NULL, {NPC, NUMBER, NUMBER}, "MM-20.4"},
    [MM_EV_ROLL]         = {"roll",         N_("{seat} rolls {0}: dice {1}, skulls {2}."), NULL, {&mm_skill_words, NUMBER, NUMBER}, "MM-2.2"},
    [MM_EV_DICE]         = {"dice",         N_("{seat} rolls: dice {0}, skulls now {1}."), NULL, {NUMBER, NUMBER}, "MM-2.5"},
    [MM_EV_FOUND]        = {"found",        N_("{seat} is found by {0}."), NULL, {SIDE}, "MM-20.5"},
    [MM_EV_HIDDEN]       = {"hidden",       N_("{seat} is not found after all."), NULL, {0}, "MM-6.6"},

    /* movement, gold, bounties */
    [MM_EV_SAILS]        = {"sails",        N_("{seat} sails to {0}."), NULL, {ZONE}, "MM-5.1"},
    [MM_EV_ENTERS]       = {"enters",       N_("{seat} enters the port of {0}."), NULL, {ZONE}, "MM-5.1"},
    [MM_EV_LEAVES]       = {"leaves",       N_("{seat} leaves the port of {0}."), NULL, {ZONE}, "MM-5.1"},
    [MM_EV_GAINS]        = {"gains",        N_("{seat} gains {0} gold."), NULL, {NUMBER}, "MM-3.9"},
    [MM_EV_PAYS]         = {"pays",         N_("{seat} pays {0} gold."), NULL, {NUMBER}, "MM-3.9", .shows = true},
    [MM_EV_FROM_STASH]   = {"from-stash",   N_("{0} gold of it comes from {seat}'s stash, which now holds {1}."), NULL, {NUMBER, NUMBER}, "MM-14.1"},
    [MM_EV_DEPOSITS]     = {"deposits",     N_("{seat} puts {0} gold into the stash, which now holds {1}."), N_("{seat} puts gold into the stash."), {NUMBER, NUMBER}, "MM-14.2"},
    [MM_EV_WITHDRAWS]    = {"withdraws",    N_("{seat} takes {0} gold out of the stash, which now holds {1}."), N_("{seat} takes gold out of the stash."), {NUMBER, NUMBER}, "MM-14.1"},
    [MM_EV_BOUNTY]       = {"bounty",       N_("{0} puts a bounty on {seat}: now {1}."), NULL, {NATION, NUMBER}, "MM-16.1"},
    [MM_EV_PARDON]       = {"pardon",       N_("{0} pardons {seat}: bounty now {1}."), NULL, {NATION, NUMBER}, "MM-16.6"},

    /* glory cards */
    [MM_EV_GLORY]        = {"glory",        N_("{seat} gains a glory point and stands at {0}."), NULL, {NUMBER}, "MM-1.2"},
    [MM_EV_DRAWS]        = {"draws",        N_("{seat} draws {0}."), N_("{seat} draws a glory card."), {CARD}, "MM-1.2"},
    [MM_EV_DISCARDS]     = {"discards",     N_("{seat} discards {0}."), NULL, {CARD}, "MM-17.1", .shows = true},
    [MM_EV_PLAYS]        = {"plays",        N_("{seat} plays {0}."), NULL, {CARD}, "MM-17.2", .shows = true},
    [MM_EV_ANNOUNCES]    = {"announces",    N_("{seat} lays a glory card face down."), NULL, {0}, "MM-17.4", .shows = true},
    [MM_EV_NAMES]        = {"names",        N_("{seat} uses {0}."), NULL, {&mm_thing_words}, "MM-17.5", .shows = true},
    [MM_EV_TAKES_BACK]   = {"takes-back",   N_("{seat} shows {0} and takes it back."), NULL, {CARD}, "MM-17.4", .shows = true},
    [MM_EV_COPIES]       = {"copies",       N_("{seat} copies {0}."), NULL, {&mm_kind_words}, "MM-17.8"},

    /* goods */
    [MM_EV_OFFERED]      = {"offered",      N_("{seat} is offered {0}."), N_("{seat} looks at a cargo card."), {GOODS}, "MM-9.1"},
    [MM_EV_BUYS]         = {"buys",         N_("{seat} takes {0} for {1} gold."), N_("{seat} takes a card of the offer."), {GOODS, NUMBER}, "MM-9.5", .shows = true},
    [MM_EV_SELLS]        = {"sells",        N_("{seat} sells {0}."), NULL, {GOODS}, "MM-8.1", .shows = true},
    [MM_EV_CARGO_LOST]   = {"cargo-lost",   N_("{seat} discards {0}."), NULL, {GOODS}, "MM-22.5", .shows = true},
    [MM_EV_CARGO_IN]     = {"cargo-in",     N_("{seat} takes {0} aboard."), NULL, {GOODS}, "MM-15.11"},
    [MM_EV_CARGO_FOUND]  = {"cargo-found",  N_("{seat} takes {0} aboard."), N_("{seat} takes a cargo card aboard."), {GOODS}, "MM-12.5", .shows = true},
    [MM_EV_SHOWS]        = {"shows",        N_("{seat} shows {0} to {1}."), NULL, {&mm_shown_cargo_words, &mm_seat_words}, "MM-9.7", .shows = true},
    [MM_EV_ASIDE]        = {"aside",        N_("{0} is in demand here and laid aside."), NULL, {GOODS}, "MM-9.12"},
    [MM_EV_TURNED_UP]    = {"turned-up",    N_("{seat} does not take {0}[, {1}][, {2}][, {3}]."), NULL, {GOODS, MORE, MORE, MORE}, "MM-9.5", .shows = true},

    /* ships */
    [MM_EV_REPAIRS]      = {"repairs",      N_("{seat} repairs {0}: now {1}."), NULL, {&mm_location_words, NUMBER}, "MM-10.2"},
    [MM_EV_RESTORED]     = {"restored",     N_("{seat} restores the Reinforced Hull."), NULL, {0}, "MM-10.3"},
    [MM_EV_MOD]          = {"mod",          N_("{seat} fits {0}."), NULL, {&mm_mod_words}, "MM-10.5"},
    [MM_EV_MOD_SHOWN]    = {"mod-shown",    N_("{0} turns out to have {1}."), NULL, {ZONE, &mm_mod_words}, "MM-7.4", .shows = true},
    [MM_EV_MOD_PLACED]   = {"mod-placed",   N_("A modification token goes face down to {0}."), NULL, {ZONE}, "MM-10.13"},
    [MM_EV_WEAPON_IN]    = {"weapon-in",    N_("{seat} gets {0}."), NULL, {&mm_weapon_words}, "MM-10.4", .shows = true},
    [MM_EV_WEAPON_OUT]   = {"weapon-out",   N_("{seat} gives up {0}."), NULL, {&mm_weapon_words}, "MM-24.3"},
    [MM_EV_SHIP]         = {"ship",         N_("{seat} buys a {0}."), NULL, {&mm_ship_words}, "MM-10.8"},
    [MM_EV_CREW]         = {"crew",         N_("{seat}'s Crew is now {0}."), NULL, {NUMBER}, "MM-11.1"},

    /* rumours, missions, specialists */
    [MM_EV_RUMOUR]       = {"rumour",       N_("{seat} hears a rumour: {0}."), N_("{seat} hears a rumour."), {RUMOUR}, "MM-12.1"},
    [MM_EV_TESTS]        = {"tests",        N_("{seat} tests a rumour: {0}."), NULL, {RUMOUR}, "MM-12.5"},
    [MM_EV_FALSE]        = {"false",        N_("Nothing is found: {0}."), NULL, {RUMOUR}, "MM-12.5"},
    [MM_EV_TRUE]         = {"true",         N_("The rumour is true: {0}."), NULL, {RUMOUR}, "MM-12.5"},
    [MM_EV_RUMOUR_BACK]  = {"rumour-back",  N_("{seat} gives {0} back."), N_("{seat} gives a rumour back."), {RUMOUR}, "MM-12.3", .shows = true},
    [MM_EV_DOCUMENTS]    = {"documents",    N_("{seat} has papers that open the ports of {0}."), NULL, {NATION}, "MM-5.9"},
    [MM_EV_OPEN_MISSION] = {"open-mission", N_("A mission at {1}: {0}."), NULL, {MISSION, ZONE}, "MM-13.1"},
    [MM_EV_ACCEPTS]      = {"accepts",      N_("{seat} gets the mission {0}."), NULL, {MISSION}, "MM-13.4"},
    [MM_EV_STEP]         = {"step",         N_("{seat} comes nearer to the end of {0}."), NULL, {MISSION}, "MM-13.8"},
    [MM_EV_COMPLETES]    = {"completes",    N_("{seat} completes {0}."), NULL, {MISSION}, "MM-13.6"},
    [MM_EV_MISSION_GONE] = {"mission-gone", N_("{seat}'s mission {0} is discarded."), NULL, {MISSION}, "MM-13.5"},
    [MM_EV_HIRES]        = {"hires",        N_("{seat} has {0} aboard."), NULL, {CARD}, "MM-17.6", .shows = true},

    /* raids */
    [MM_EV_MERCHANT]     = {"merchant",     N_("{seat} finds a merchant at {1}; its token: {0}."), NULL, {NATION, ZONE}, "MM-15.1", .shows = true},
    [MM_EV_CARD_DRAWN]   = {"card-drawn",   N_("A cargo card is drawn: {0}."), NULL, {GOODS}, "MM-15.4"},
    [MM_EV_CARD_GONE]    = {"card-gone",    N_("A cargo card is removed: {0}."), NULL, {GOODS}, "MM-15.6"},
    [MM_EV_RAID_FAILS]   = {"raid-fails",   N_("{seat}'s raid on the merchant of {0} fails."), NULL, {NATION}, "MM-15.10"},
    [MM_EV_RAID_WON]     = {"raid-won",     N_("{seat}'s raid on the merchant of {0} brings {1} gold."), NULL, {NATION, NUMBER}, "MM-15.10"},

    /* battles */
    [MM_EV_BATTLE]       = {"battle",       N_("Battle: {0} attacks {1}."), NULL, {SIDE, SIDE}, "MM-21.1"},
    [MM_EV_CONTEST]      = {"contest",      N_("Contest: attacker skulls {0}, pips {1}; defender skulls {2}, pips {3}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "MM-21.11"},
    [MM_EV_NO_WINNER]    = {"no-winner",    N_("Nobody wins the contest."), NULL, {0}, "MM-21.12"},
    [MM_EV_VOLLEY]       = {"volley",       N_("Hits scored by {0}: {1}."), NULL, {SIDE, NUMBER}, "MM-21.13"},
    [MM_EV_HIT]          = {"hit",          N_("Damage to {0}: {1} by {2}, to {3}."), NULL, {SIDE, &mm_location_words, NUMBER, NUMBER}, "MM-22.3"},
    [MM_EV_SINKS]        = {"sinks",        N_("A ship sinks: {0}."), NULL, {SIDE}, "MM-22.4"},
    [MM_EV_FLED]         = {"fled",         N_("The flight succeeds: {0} gets away."), NULL, {SIDE}, "MM-21.16"},
    [MM_EV_BREAKS_OFF]   = {"breaks-off",   N_("The battle ends without a winner."), NULL, {SIDE}, "MM-21.18"},
    [MM_EV_CREW_BATTLE]  = {"crew-battle",  N_("Boarding: {0} boards {1}."), NULL, {SIDE, SIDE}, "MM-23.1"},
    [MM_EV_CREW_DICE]    = {"crew-dice",    N_("Crew battle: attacker skulls {0}, pips {1}; defender skulls {2}, pips {3}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "MM-23.4"},
    [MM_EV_CREW_LEFT]    = {"crew-left",    N_("Crews left: {0} and {1}."), NULL, {NUMBER, NUMBER}, "MM-23.4"},
    [MM_EV_WINS]         = {"wins",         N_("Winner: {0}."), NULL, {SIDE}, "MM-21.12"},
    [MM_EV_PRIZE]        = {"prize",        N_("{seat} takes the beaten ship, a {0}."), NULL, {&mm_ship_words}, "MM-26.1"},
    [MM_EV_LOOKS]        = {"looks",        N_("{seat} looks through the loser's things and counts {0} gold."), N_("{seat} looks through the loser's things."), {NUMBER}, "MM-25.1", .shows = true},
    [MM_EV_SEES]         = {"sees",         N_("{seat} sees with the loser: [{0}][{1}][{2}]."), NULL, {&mm_shown_cargo_words, &mm_shown_glory_words, &mm_shown_rumour_words}, "MM-25.1", .shows = true},
    [MM_EV_LOOTS_GOLD]   = {"loots-gold",   N_("{seat} takes {0} gold from the loser."), NULL, {NUMBER}, "MM-25.1", .shows = true},
    [MM_EV_LOOTS_CARGO]  = {"loots-cargo",  N_("{seat} takes {0} from the loser."), NULL, {GOODS}, "MM-25.1", .shows = true},
    [MM_EV_LOOTS_GLORY]  = {"loots-glory",  N_("{seat} takes {0} from the loser."), N_("{seat} takes a glory card from the loser."), {CARD}, "MM-25.1", .shows = true},
    [MM_EV_LOOTS_RUMOUR] = {"loots-rumour", N_("{seat} takes the rumour {0} from the loser."), N_("{seat} takes a rumour from the loser."), {RUMOUR}, "MM-25.1", .shows = true},
    [MM_EV_SURGEON]      = {"surgeon",      N_("{seat}'s Surgeon saves a man: Crew now {0}."), NULL, {NUMBER}, "MM-17.7"},

    /* death and the end */
    [MM_EV_DEAD]         = {"dead",         N_("{seat}'s captain {0} is gone."), NULL, {&mm_master_words}, "MM-27.1"},
    [MM_EV_SUCCESSOR]    = {"successor",    N_("{seat} draws a new captain: {0}."), NULL, {&mm_master_words}, "MM-27.3"},
    [MM_EV_FINAL]        = {"final",        N_("{seat} has reached the goal: this round is the last."), NULL, {0}, "MM-28.1", .shows = true},
    [MM_EV_STASH]        = {"stash",        N_("{seat}'s stash holds {0} gold, the ship {2}; {1} points in all."), NULL, {NUMBER, NUMBER, NUMBER}, "MM-14.5", .shows = true},
    [MM_EV_OVER]         = {"over",         N_("The game ends in round {0}."), NULL, {NUMBER}, "MM-28.2"},

    /* rolls that the rows above do not tell */
    [MM_EV_STORM]        = {"storm",        N_("{seat} in the storm rolls Seamanship: dice {0}, skulls {1}."), NULL, {NUMBER, NUMBER}, "MM-22.13"},
    [MM_EV_BAR]          = {"bar",          N_("{seat} crosses the bar of Bridgetown by Seamanship: dice {0}, skulls {1}."), NULL, {NUMBER, NUMBER}, "MM-5.12"},
    [MM_EV_BATTLE_ROUND] = {"battle-round", N_("Round {0} of the battle."), NULL, {NUMBER}, "MM-21.6"},
    [MM_EV_LONG_GUNS]    = {"long-guns",    N_("Long Guns of {0}: dice {1}, skulls {2}."), NULL, {SIDE, NUMBER, NUMBER}, "MM-21.5"},
    [MM_EV_FOUR_POUNDERS] = {"four-pounders", N_("Four-Pounders fired by {0}."), NULL, {SIDE}, "MM-21.19"},
    [MM_EV_LOCATIONS]    = {"locations",    N_("Location dice: Cargo hold {0}, Masts {1}, Crew {2}, Cannons {3}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "MM-22.1"},
    [MM_EV_LOCATION_SKULLS] = {"location-skulls", N_("Location dice: skulls {0}."), NULL, {NUMBER}, "MM-22.2"},
    [MM_EV_SWIVELS]      = {"swivels",      N_("Swivel Guns of {0}: dice {1}, skulls {2}."), NULL, {SIDE, NUMBER, NUMBER}, "MM-23.2"},

    /* what a move may bring */
    [MM_EV_MAY_SEARCH]   = {"may-search",   N_("Search by {0}: dice {1}, {2} %."), NULL, {NPC, NUMBER, NUMBER}, "MM-20.4"},
    [MM_EV_MAY_ROLL]     = {"may-roll",     N_("{0}: dice {1}, {2} %."), NULL, {&mm_skill_words, NUMBER, NUMBER}, "MM-2.2"},
    [MM_EV_NO_ROLL]      = {"no-roll",      N_("It succeeds without a roll."), NULL, {0}, "MM-6.7"},
    [MM_EV_MAY_RAID]     = {"may-raid",     N_("Seamanship: dice {0}; with {1} % the successes suffice to win."), NULL, {NUMBER, NUMBER}, "MM-15.10"},
    [MM_EV_CARDS_LEFT]   = {"cards-left",   N_("Then gold {0}, hits {1}, escapes {2}/{3}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "MM-15.8"},
    [MM_EV_COSTS]        = {"costs",        N_("Costs {0} gold."), NULL, {NUMBER}, "MM-10.1"},
    [MM_EV_BRINGS]       = {"brings",       N_("Brings {0} gold."), NULL, {NUMBER}, "MM-8.1"},
    [MM_EV_REMITS]       = {"remits",       N_("Bounty, {0}: points {1}, for {2} gold."), NULL, {NATION, NUMBER, NUMBER}, "MM-4.5"},
};
