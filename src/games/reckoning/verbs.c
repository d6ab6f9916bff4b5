/* verbs.c - every move of reckoning: its word, how it reads, where it may be offered, what forbids it. */
#include "games/reckoning/reckoning.h"

#define AT RS_POINTS
#define NUMBER &rs_number_words
#define CREW &dr_crew_words
#define LINE &dr_line_words
#define SPACE &dr_space_words
#define GOOD &dr_good_words
#define CARD &dr_card_words
#define MAY_BE_DONE AT(DR_D_PREPARE, DR_D_CARDS, DR_D_DEFEND, DR_D_PRODUCE, DR_D_BUILD, DR_D_SLEEVE)

/* clang-format off */
const rs_verb dr_verbs[DR_VERBS] = {
    [DR_KEEP_TILE] = {"keep-tile", N_("Keep {0}"),                          AT(DR_D_BONUS), {&dr_bonus_words}, dr_refuse_keep_tile, "DR-2.1", N_("Keep a bonus tile")},
    [DR_LEVEL_UP]  = {"level-up",  N_("Level up {0}"),                      AT(DR_D_LEVEL), {CREW}, dr_refuse_level_up, "DR-20.1", N_("Level up a card")},
    [DR_DECLINE]   = {"decline",   N_("Do not level up"),                  AT(DR_D_LEVEL), {0}, NULL, "DR-20.6"},

    /* the main phase */
    [DR_PLAY]      = {"play",      N_("Play {0}"),                          AT(DR_D_MAIN, DR_D_CARDS, DR_D_DEFEND, DR_D_DRAWFIRE), {CREW}, dr_refuse_play, "DR-5.1", N_("Play a card")},
    [DR_USE]       = {"use",       N_("{0}: {2} ({1})"),                    AT(DR_D_MAIN, DR_D_ABILITY), {CREW, LINE, &dr_ability_words}, dr_refuse_use, "DR-5.3", N_("Use a card in play")},
    [DR_LOAD]      = {"load",      N_("Load {0}"),                          AT(DR_D_MAIN), {GOOD}, dr_refuse_load, "DR-4.7", N_("Load")},
    [DR_UNLOAD]    = {"unload",    N_("Unload {0}"),                        AT(DR_D_MAIN), {GOOD}, dr_refuse_unload, "DR-4.9", N_("Unload")},
    [DR_JETTISON]  = {"jettison",  N_("Jettison {0}"),                      AT(DR_D_MAIN, DR_D_PIRATES, DR_D_PREPARE), {GOOD}, dr_refuse_jettison, "DR-4.10", N_("Jettison")},
    [DR_STOW]      = {"stow",      N_("Shift the goods to other holds"),                         AT(DR_D_MAIN, DR_D_PIRATES, DR_D_PREPARE), {0}, dr_refuse_stow, "DR-4.6"},
    [DR_SET_SAIL]  = {"set-sail",  N_("Set sail"),                          AT(DR_D_MAIN), {0}, dr_refuse_set_sail, "DR-6.1"},
    [DR_SAIL]      = {"sail",      N_("Sail to {0}"),                       AT(DR_D_MAIN, DR_D_STEP), {SPACE}, dr_refuse_sail, "DR-6.9", N_("Sail")},
    [DR_BUY]       = {"buy",       N_("Buy {0}"),                           AT(DR_D_MAIN), {CARD}, dr_refuse_buy, "DR-8.1", N_("Buy a card")},
    [DR_TRADE]     = {"trade",     N_("Trade with the {0}"),                AT(DR_D_MAIN), {CARD}, dr_refuse_trade, "DR-8.5", N_("Trade with a merchant")},
    [DR_RAID]      = {"raid",      N_("Attack the {0}"),                    AT(DR_D_MAIN), {CARD}, dr_refuse_raid, "DR-8.6", N_("Attack a merchant")},
    [DR_FIGHT]     = {"fight",     N_("Fight {0}'s ship, which is in pirate mode"),         AT(DR_D_MAIN, DR_D_PIRATES), {&dr_captain_words}, dr_refuse_fight, "DR-6.14", N_("Fight a ship in pirate mode")},
    [DR_STORM]     = {"storm",     N_("Attack the island's defences"), AT(DR_D_MAIN), {0}, dr_refuse_storm, "DR-18.1"},
    [DR_GIVE_BACK] = {"give-back", N_("Return 12 cargo for the Trade Icon"), AT(DR_D_MAIN), {0}, dr_refuse_give_back, "DR-21.11"},
    [DR_END]       = {"end",       N_("End the main phase"),                AT(DR_D_MAIN), {0}, NULL, "DR-1.2"},

    /* sails, movement, goods */
    [DR_COUNT]     = {"count",     N_("Count the sails of {0} ({1})"),      AT(DR_D_RIG), {CREW, LINE}, dr_refuse_count, "DR-5.7", N_("Count sails")},
    [DR_HOIST]     = {"hoist",     N_("Set sail with what is counted"),               AT(DR_D_RIG), {0}, NULL, "DR-6.1"},
    [DR_ANCHOR]    = {"anchor",    N_("End the movement here"),             AT(DR_D_STEP), {0}, dr_refuse_anchor, "DR-6.9"},
    [DR_AMOUNT]    = {"amount",    N_("Amount: {0}"),                               AT(DR_D_AMOUNT, DR_D_PAY, DR_D_SPLIT, DR_D_CUBES, DR_D_PLUNDER, DR_D_LOOT), {NUMBER}, dr_refuse_amount, "DR-4.12", N_("Amount")},
    [DR_HOLDS]     = {"holds",     N_("Goods into {0}"),                    AT(DR_D_STOW), {&dr_stow_words}, dr_refuse_holds, "DR-4.5", N_("Load the holds")},
    [DR_DROP]      = {"drop",      N_("Throw 1 of your {0} overboard"),                  AT(DR_D_LET_GO), {GOOD}, dr_refuse_drop, "DR-4.11", N_("Throw overboard")},
    [DR_LAND]      = {"land",      N_("Put 1 of your {0} ashore"),                     AT(DR_D_LET_GO), {GOOD}, dr_refuse_land, "DR-4.11", N_("Put ashore")},

    /* abilities */
    [DR_REPLACE]   = {"replace",   N_("Replace a cube of {0}"),             AT(DR_D_REPLACE), {&dr_captain_words}, dr_refuse_replace, "DR-9.2", N_("Replace a cube")},
    [DR_ADD]       = {"add",       N_("Add {0}: {2} ({1})"),                AT(DR_D_REPLACE), {CREW, LINE, &dr_ability_words}, dr_refuse_add, "DR-9.10", N_("Add an ability")},
    [DR_GIVE_UP]   = {"give-up",   N_("Give up the placement"),             AT(DR_D_REPLACE), {0}, dr_refuse_give_up, "DR-9.10"},
    [DR_PLACE_AT]  = {"place",     N_("Place influence at {0}"),            AT(DR_D_REMOTE), {SPACE}, dr_refuse_place_at, "DR-9.1", N_("Place influence")},
    [DR_PRODUCE]   = {"produce",   N_("Produce at {0}"),                    AT(DR_D_PRODUCE), {SPACE}, dr_refuse_produce, "DR-10.2", N_("Produce")},
    [DR_BUILD]     = {"build",     N_("Build the {1} at {0}"),                 AT(DR_D_BUILD), {SPACE, &dr_building_words}, dr_refuse_build, "DR-11.2", N_("Build")},
    [DR_EXTEND]    = {"extend",    N_("Lay {0} on hull space {1}"),             AT(DR_D_EXTEND), {&dr_extension_words, &dr_hull_words}, dr_refuse_extend, "DR-12.2", N_("Lay an extension")},
    [DR_COPY]      = {"copy",      N_("Copy the {0} upgrade"),              AT(DR_D_COPY), {LINE}, dr_refuse_copy, "DR-5.2", N_("Copy an upgrade")},
    [DR_FETCH]     = {"fetch",     N_("Fetch a cube from {0}"),             AT(DR_D_SHORT), {SPACE}, dr_refuse_fetch, "DR-22.2", N_("Fetch a cube")},
    [DR_FEWER]     = {"fewer",     N_("Do without"),                        AT(DR_D_SHORT), {0}, NULL, "DR-22.3"},
    [DR_ATTACK]    = {"attack",    N_("Attack {0}"),                        AT(DR_D_FLAG), {&dr_captain_words}, dr_refuse_attack, "DR-17.2", N_("Attack a ship")},

    /* battle */
    [DR_DONE]      = {"done",      N_("Done"),                       MAY_BE_DONE, {0}, dr_refuse_done, "DR-1.3"},
    [DR_PASS]      = {"pass",      N_("Pass"),                              AT(DR_D_ABILITY, DR_D_BOTTOM, DR_D_TAKE), {0}, NULL, "DR-14.7"},
    [DR_KEEP]      = {"keep",      N_("Keep it in hand"),                   AT(DR_D_DRAWFIRE), {0}, NULL, "DR-5.3"},
    [DR_PUSH]      = {"push",      N_("Move a {1} cube from {0}"),                 AT(DR_D_PUSH), {&dr_zone_words, &dr_colour_words}, dr_refuse_push, "DR-15.9", N_("Move a cube")},
    [DR_TO]        = {"to",        N_("Move it to {0}"),                            AT(DR_D_PUSH_TO), {&dr_zone_words}, dr_refuse_to, "DR-15.9", N_("Move it to a zone")},
    [DR_SACRIFICE] = {"sacrifice", N_("Give up the cube in {0}"),           AT(DR_D_SACRIFICE), {&dr_zone_words}, dr_refuse_sacrifice, "DR-15.10", N_("Give up a cube")},
    [DR_RAISE]     = {"raise",     N_("Level it up"),                       AT(DR_D_BOTTOM), {0}, dr_refuse_raise, "DR-20.8"},
    [DR_TAKE]      = {"take",      N_("Take the card at {0}"),              AT(DR_D_TAKE), {SPACE}, dr_refuse_take, "DR-8.12", N_("Take a card")},

    /* clean-up */
    [DR_MODE]      = {"mode",      N_("Choose {0}"),                         AT(DR_D_MODE), {&dr_mode_words}, NULL, "DR-7.1", N_("Choose a mode")},
    [DR_SLEEVE]    = {"sleeve",    N_("Sleeve {0} into {1}"),               AT(DR_D_SLEEVE), {CARD, CREW}, dr_refuse_sleeve, "DR-19.5", N_("Sleeve an upgrade")},
};
