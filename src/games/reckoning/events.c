/* events.c - what can happen, and how the log tells it. */
#include "games/reckoning/reckoning.h"

#define NUMBER &rs_number_words
#define WHO &dr_captain_words
#define CREW &dr_crew_words
#define CARD &dr_card_words
#define SPACE &dr_space_words
#define GOOD &dr_good_words
#define ZONE &dr_zone_words
#define COLOUR &dr_colour_words

/* clang-format off */
const rs_event_kind dr_event_kinds[DR_EVENTS] = {
    [DR_EV_MOVE]         = {"move",         "", N_("{seat} has decided in secret."), {0}, NULL},
    [DR_EV_FIRST]        = {"first",        N_("{seat} begins."), NULL, {0}, "DR-2.1"},
    [DR_EV_TURN]         = {"turn",         N_("{seat}'s turn, round {0}."), NULL, {NUMBER}, "DR-1.2"},
    [DR_EV_TILE]         = {"tile",         N_("At {0} lies {1}."), NULL, {SPACE, &dr_tile_words}, "DR-6.12"},
    [DR_EV_CARD]         = {"card",         N_("{0} comes to {1}."), NULL, {CARD, SPACE}, "DR-8.11"},
    [DR_EV_DRAWS]        = {"draws",        N_("{seat} draws {0}, level {1}."), N_("{seat} draws a card."), {CREW, NUMBER}, "DR-19.9"},
    [DR_EV_SHUFFLES]     = {"shuffles",     N_("{seat} shuffles the discard pile."), NULL, {0}, "DR-19.10"},
    [DR_EV_LEVELS]       = {"levels",       N_("{seat} levels up {0} to {1}."), N_("{seat} levels up a card."), {CREW, NUMBER}, "DR-20.1", .shows = true},
    [DR_EV_PLAYED]       = {"played",       N_("{seat}'s {0} is at level {1}."), NULL, {CREW, NUMBER}, "DR-5.1", .shows = true},
    [DR_EV_LOOKS]        = {"looks",        N_("{seat} finds {0}, level {1}, at the bottom."), N_("{seat} looks at a card at the bottom of the deck."), {CREW, NUMBER}, "DR-20.8"},
    [DR_EV_DOCK]         = {"dock",         N_("{seat}: {0} cargo onto the dock, now {1}."), NULL, {NUMBER, NUMBER}, "DR-2.4"},
    [DR_EV_CHEST]        = {"chest",        N_("{seat}: {0} coins into the chest."), NULL, {NUMBER}, "DR-2.4", .shows = true},
    [DR_EV_ABOARD]       = {"aboard",       N_("{seat} takes {0} cargo and {1} coins aboard, now {2} and {3}."), NULL, {NUMBER, NUMBER, NUMBER, NUMBER}, "DR-4.4"},
    [DR_EV_OVERBOARD]    = {"overboard",    N_("{seat} throws overboard {0}: {1}."), NULL, {NUMBER, GOOD}, "DR-4.10"},
    [DR_EV_ASHORE]       = {"ashore",       N_("{seat} leaves {0} at {2}: {1}."), NULL, {NUMBER, GOOD, SPACE}, "DR-4.9"},
    [DR_EV_PAID]         = {"paid",         N_("{seat} pays {0} cargo from the ship and {1} from the dock."), NULL, {NUMBER, NUMBER}, "DR-4.12"},
    [DR_EV_STOWED]       = {"stowed",       N_("{seat}'s loaded holds: {0}."), NULL, {&dr_stow_words}, "DR-4.5"},
    [DR_EV_SET_SAIL]     = {"set-sail",     N_("{seat} sets {0} sails; the track is at {1}."), NULL, {NUMBER, NUMBER}, "DR-6.1"},
    [DR_EV_ENTERS]       = {"enters",       N_("{seat} sails to {0}; sails left: {1}."), NULL, {SPACE, NUMBER}, "DR-6.5"},
    [DR_EV_DAMAGED]      = {"damaged",      N_("{seat}'s ship takes {0} damage and has {1}."), NULL, {NUMBER, NUMBER}, "DR-13.1"},
    [DR_EV_REPAIRED]     = {"repaired",     N_("{seat}'s ship loses {0} damage and has {1}."), NULL, {NUMBER, NUMBER}, "DR-13.3"},
    [DR_EV_SUNK]         = {"sunk",         N_("{seat}'s ship sinks; coins lost: {0}, to {1}."), NULL, {NUMBER, WHO}, "DR-13.5", .shows = true},
    [DR_EV_GAINS]        = {"gains",        N_("{seat} gets {0}."), NULL, {CARD}, "DR-8.3"},
    [DR_EV_PASSED_OVER]  = {"passed-over",  N_("{seat} passes over {0}."), NULL, {CARD}, "DR-8.13"},
    [DR_EV_TURNED]       = {"turned",       N_("{seat} attacks {0}; black cubes: {1}."), NULL, {CARD, NUMBER}, "DR-8.6"},
    [DR_EV_BURIED]       = {"buried",       N_("{0} is buried."), NULL, {CARD}, "DR-8.8"},
    [DR_EV_SLEEVED]      = {"sleeved",      N_("{seat} sleeves {0} into {1}."), NULL, {CARD, CREW}, "DR-19.5"},
    [DR_EV_PLACED]       = {"placed",       N_("{seat} places influence at {0} and has {1} cubes there."), NULL, {SPACE, NUMBER}, "DR-9.2"},
    [DR_EV_REPLACED]     = {"replaced",     N_("A cube of {seat} at {0} goes home."), NULL, {SPACE}, "DR-9.2"},
    [DR_EV_FETCHED]      = {"fetched",      N_("{seat} fetches a cube from {0}."), NULL, {SPACE}, "DR-22.1"},
    [DR_EV_CONTROL]      = {"control",      N_("{seat} controls {0}."), NULL, {SPACE}, "DR-9.6"},
    [DR_EV_NO_CONTROL]   = {"no-control",   N_("{seat} controls {0} no more, and nobody does."), NULL, {SPACE}, "DR-9.9"},
    [DR_EV_LASTING]      = {"lasting",      N_("{seat}'s permanent cubes at {0}: {1}."), NULL, {SPACE, NUMBER}, "DR-9.8"},
    [DR_EV_PRODUCED]     = {"produced",     N_("{0} produces {1} cargo and {2} coins."), NULL, {SPACE, NUMBER, NUMBER}, "DR-10.3"},
    [DR_EV_BUILT]        = {"built",        N_("{seat} builds at {1}: {0}."), NULL, {&dr_building_words, SPACE}, "DR-11.2"},
    [DR_EV_RAZED]        = {"razed",        N_("Removed at {1}: {0}."), NULL, {&dr_building_words, SPACE}, "DR-9.9"},
    [DR_EV_EXTENDED]     = {"extended",     N_("{seat} lays {0} on hull space {1}."), NULL, {&dr_extension_words, &dr_hull_words}, "DR-12.1"},
    [DR_EV_ATTACKS]      = {"attacks",      N_("{seat} attacks {0}'s ship at {1}."), NULL, {WHO, SPACE}, "DR-17.1"},
    [DR_EV_STORMS]       = {"storms",       N_("{seat} attacks {0}'s buildings at {1}."), NULL, {WHO, SPACE}, "DR-18.1"},
    [DR_EV_CUBES]        = {"cubes",        N_("{0} brings {1} cubes."), NULL, {COLOUR, NUMBER}, "DR-14.4"},
    [DR_EV_LANDS]        = {"lands",        N_("A cube of {0} lands in {1}."), NULL, {COLOUR, ZONE}, "DR-15.1"},
    [DR_EV_STRIKES]      = {"strikes",      N_("A cube of {0} is struck from {1} to {2}."), NULL, {COLOUR, ZONE, ZONE}, "DR-15.6"},
    [DR_EV_EXPLODES]     = {"explodes",     N_("Explosion: cubes thrown again: {0}."), NULL, {NUMBER}, "DR-15.3"},
    [DR_EV_PUSHED]       = {"pushed",       N_("{seat} moves a cube of {0} from {1} to {2}."), NULL, {COLOUR, ZONE, ZONE}, "DR-15.9"},
    [DR_EV_PLUNDERS]     = {"plunders",     N_("{seat} plunders {0} cargo, {1} coins and {2} of either."), NULL, {NUMBER, NUMBER, NUMBER}, "DR-14.10"},
    [DR_EV_ISLAND_GOODS] = {"island-goods", N_("{seat} leaves plunder at {2}, {0}: {1}."), NULL, {NUMBER, GOOD, SPACE}, "DR-14.11"},
    [DR_EV_WINS]         = {"wins",         N_("{seat} wins the battle, {0} to {1}."), NULL, {NUMBER, NUMBER}, "DR-14.13"},
    [DR_EV_LOSES]        = {"loses",        N_("{seat} loses the battle, {0} to {1}."), NULL, {NUMBER, NUMBER}, "DR-14.13"},
    [DR_EV_MODE]         = {"mode",         N_("{seat} is in {0}."), NULL, {&dr_mode_words}, "DR-7.1"},
    [DR_EV_PROGRESS]     = {"progress",     N_("{seat} on the way to {0}: {1}."), NULL, {&dr_course_words, NUMBER}, "DR-21.1"},
    [DR_EV_HOME]         = {"home",         N_("{seat}'s cubes on {0} go home."), NULL, {&dr_course_words}, "DR-21.10"},
    [DR_EV_DEED]         = {"deed",         N_("{seat} achieves {0}; tiles placed: {1}."), NULL, {&dr_deed_words, NUMBER}, "DR-21.1", .shows = true},
    [DR_EV_TRIGGER]      = {"trigger",      N_("{seat} has four achievements: everybody else has one more turn."), NULL, {0}, "DR-23.1"},
    [DR_EV_LAST_TURN]    = {"last-turn",    N_("{seat} has had the last turn."), NULL, {0}, "DR-23.5"},
    [DR_EV_SCORES]       = {"scores",       N_("{seat} has {0} coins in all ({1} in the chest; bonus tile: {2})."), NULL, {NUMBER, NUMBER, &dr_bonus_words}, "DR-24.1", .shows = true},
    [DR_EV_TIED]         = {"tied",         N_("{0} are tied and throw for it."), NULL, {NUMBER}, "DR-24.11"},
    [DR_EV_OVER]         = {"over",         N_("The game ends in round {0}."), NULL, {NUMBER}, "DR-23.6"},

    [DR_EV_PAID_COINS]   = {"paid-coins",   N_("{seat} pays, in coins, {0} from the ship and {1} from the chest."), NULL, {NUMBER, NUMBER}, "DR-4.12", .shows = true},
    [DR_EV_NO_ROOM]      = {"no-room",      N_("{seat} has no room for {0} cargo: it goes to the bank."), NULL, {NUMBER}, "DR-4.11"},
    [DR_EV_NO_ROOM_COINS] = {"no-room-coins", N_("{seat} has no room for {0} coins: they go to the bank."), NULL, {NUMBER}, "DR-4.11"},
    [DR_EV_COINS_OVERBOARD] = {"coins-overboard", N_("{seat} throws {0} coins overboard."), NULL, {NUMBER, GOOD}, "DR-4.10"},
    [DR_EV_COINS_ASHORE] = {"coins-ashore", N_("{seat} puts {0} coins ashore at {2}."), NULL, {NUMBER, GOOD, SPACE}, "DR-4.9"},
    [DR_EV_ISLAND_COINS] = {"island-coins", N_("{seat} leaves {0} coins of the plunder at {2}."), NULL, {NUMBER, GOOD, SPACE}, "DR-14.11"},

    /* what a move may bring */
    [DR_EV_MAY_SAIL]     = {"may-sail",     N_("Sails: {0}."), NULL, {NUMBER}, "DR-6.1"},
    [DR_EV_MAY_CHOOSE]   = {"may-choose",   N_("Sails: {0}, or up to {1} if rows are chosen for them."), NULL, {NUMBER, NUMBER}, "DR-5.7"},
    [DR_EV_MAY_THROW]    = {"may-throw",    N_("Cubes on the table: {0} against {1}."), NULL, {NUMBER, NUMBER}, "DR-14.4"},
    [DR_EV_MAY_DEFEND]   = {"may-defend",   N_("Cubes on the table: {0} against {1}; cards in the hand of {2}: {3}."), NULL, {NUMBER, NUMBER, WHO, NUMBER}, "DR-17.4"},
    [DR_EV_MAY_TURN]     = {"may-turn",     N_("Cubes on the table: {0} against {1} or {2}."), NULL, {NUMBER, NUMBER, NUMBER}, "DR-8.6"},
    [DR_EV_TO_BANK]      = {"to-bank",      N_("{0} cargo to the bank."), NULL, {NUMBER, GOOD}, "DR-14.11"},
    [DR_EV_COINS_TO_BANK] = {"coins-to-bank", N_("Coins to the bank: {0}."), NULL, {NUMBER, GOOD}, "DR-14.11"},
};
