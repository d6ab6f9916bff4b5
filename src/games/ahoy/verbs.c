/* verbs.c - every move of ahoy: its word, how it reads, where it may be offered, what forbids it. */
#include "games/ahoy/ahoy.h"

#define AT RS_POINTS
#define NUMBER &rs_number_words
#define MAY_PASS \
    AT(AH_D_SHIPMODE, AH_D_TAILWIND, AH_D_FOG, AH_D_PATROL, AH_D_COMRADES, AH_D_HARBOUR, AH_D_GUNMATE, AH_D_PLANS, AH_D_FIRE, AH_D_GROG, \
       AH_D_BUCC, AH_D_VICTORY, AH_D_PUSH, AH_D_POWDER, AH_D_CONVINCE, AH_D_NEGOTIATE, AH_D_REWARD, AH_D_ENTRY, AH_D_STRONGHOLD, \
       AH_D_MARKET2)
#define MAY_STOP AT(AH_D_STEP, AH_D_REPAIR, AH_D_ORDER, AH_D_OFFICIAL, AH_D_INSPIRE, AH_D_SNEAK_OUT, AH_D_ENLIST_CREW)

/* clang-format off */
const rs_verb ah_verbs[AH_VERBS] = {
    /* anywhere */
    [AH_PASS]        = {"pass",        N_("Pass"),                                   MAY_PASS, {0}, NULL, "AH-1.7"},
    [AH_STOP]        = {"stop",        N_("Stop"),                       MAY_STOP, {0}, ah_refuse_stop, "AH-7.5"},
    [AH_FIRST]       = {"first",       N_("{0} first"),                            AT(AH_D_FIRST), {&ah_effect_words}, ah_refuse_first, "AH-1.6", N_("Comes first")},
    [AH_BERTH]       = {"berth",       N_("Begin at {0}"),                         AT(AH_D_SETUP_BF, AH_D_SETUP_SM), {&ah_space_words}, ah_refuse_berth, "AH-3.5", N_("Begin here")},

    /* a turn */
    [AH_PLACE]       = {"place",       N_("Place a {0} on {1}"),                   AT(AH_D_TURN), {NUMBER, &ah_berth_words}, ah_refuse_place, "AH-5.1", N_("Place a die")},
    [AH_VALUE]       = {"value",       N_("As a {0}"),                         AT(AH_D_VALUE), {NUMBER}, ah_refuse_value, "AH-5.5", N_("Its value")},
    [AH_WASTE]       = {"waste",       N_("Pay 1 gold for nothing"),               AT(AH_D_VALUE), {0}, ah_refuse_waste, "AH-5.7"},
    [AH_SET_ASIDE]   = {"set-aside",   N_("Set a {0} aside"),                      AT(AH_D_TURN), {NUMBER}, ah_refuse_set_aside, "AH-5.9", N_("Set a die aside")},
    [AH_RECRUIT]     = {"recruit",     N_("Recruit {0} for gold"),                 AT(AH_D_TURN), {&ah_crew_words}, ah_refuse_recruit, "AH-12.2", N_("Recruit for gold")},
    [AH_RECRUIT_DIE] = {"recruit-die", N_("Recruit {0} with a {1}"),               AT(AH_D_TURN), {&ah_crew_words, NUMBER}, ah_refuse_recruit_die, "AH-12.3", N_("Recruit with a die")},
    [AH_SMUGGLE]     = {"smuggle",     N_("Smuggle {0}"),                          AT(AH_D_TURN), {&ah_good_words}, ah_refuse_smuggle, "AH-15.1", N_("Smuggle")},
    [AH_DELIVER]     = {"deliver",     N_("Deliver {0}"),                          AT(AH_D_TURN), {&ah_good_words}, ah_refuse_deliver, "AH-15.3", N_("Deliver")},
    [AH_FLY]         = {"fly",         N_("Aeronauts: fly to the other island of this suit"), AT(AH_D_TURN), {0}, ah_refuse_fly, "AH-16.1"},
    [AH_MYSTIC]      = {"mystic",      N_("Mystic: take 1 damage to deal 1 damage"),   AT(AH_D_TURN), {0}, ah_refuse_mystic, "AH-16.14"},
    [AH_NOBLE]       = {"noble",       N_("Naive Noble: steal a card"),            AT(AH_D_TURN), {0}, ah_refuse_noble, "AH-16.15"},
    [AH_GUST]        = {"gust",        N_("Ghastly Gust: go to {0}"),                 AT(AH_D_TURN), {&ah_space_words}, ah_refuse_gust, "AH-16.22", N_("Ghastly Gust")},
    [AH_WHISPER]     = {"whisper",     N_("Whispering Wind: go to {0}"),              AT(AH_D_TURN), {&ah_space_words}, ah_refuse_whisper, "AH-16.28", N_("Whispering Wind")},
    [AH_PLAN]        = {"plan",        N_("Play {0}"),                             AT(AH_D_TURN, AH_D_PLANS), {&ah_plan_words}, ah_refuse_plan, "AH-14.8", N_("Play a plan")},
    [AH_END]         = {"end",         N_("End the turn"),                         AT(AH_D_TURN), {0}, ah_refuse_end, "AH-4.6"},

    /* moves */
    [AH_GO]          = {"go",          N_("Go to {0}"),                               AT(AH_D_SHIPMODE, AH_D_TAILWIND, AH_D_ENTRY, AH_D_REWARD), {&ah_space_words}, ah_refuse_go, "AH-7.12", N_("Go by Tailwind")},
    [AH_SAIL]        = {"sail",        N_("Sail"),                                 AT(AH_D_SHIPMODE, AH_D_REWARD), {0}, ah_refuse_sail, "AH-7.1"},
    [AH_STEP]        = {"step",        N_("Sail {0}"),                             AT(AH_D_STEP, AH_D_CURRENT), {&ah_direction_words}, ah_refuse_step, "AH-7.1", N_("Sail")},
    [AH_SHOVE]       = {"push",        N_("Push it {0}"),                          AT(AH_D_PUSH), {&ah_direction_words}, ah_refuse_shove, "AH-16.5", N_("Push it")},
    [AH_EXPLORE]     = {"explore",     N_("Explore"),                              AT(AH_D_OFFMAP), {0}, NULL, "AH-8.1"},
    [AH_WITCH]       = {"witch",       N_("Sea Witch: go to the opposite edge"),      AT(AH_D_OFFMAP), {0}, NULL, "AH-16.19"},
    [AH_STAY]        = {"stay",        N_("Stay on the current"),                  AT(AH_D_OFFMAP), {0}, NULL, "AH-16.19"},
    [AH_LAY]         = {"lay",         N_("Lay it {2}"),       AT(AH_D_PLACE_TILE), {NUMBER, NUMBER, &ah_turned_words}, ah_refuse_lay, "AH-8.4", N_("Lay the region")},
    [AH_ORIGIN]      = {"origin",      N_("Lay it here"),                   AT(AH_D_ADD_TILE), {NUMBER, NUMBER}, ah_refuse_origin, "AH-15.17", N_("Lay the region")},
    [AH_ROTATE]      = {"rotate",      N_("Lay it {0}"),                           AT(AH_D_ADD_TURN), {&ah_turned_words}, ah_refuse_rotate, "AH-15.17", N_("Which way round")},
    [AH_IGNORE]      = {"ignore",      N_("Ignore it"),                 AT(AH_D_PILOT, AH_D_CURRENT), {0}, NULL, "AH-16.20"},
    [AH_SUFFER]      = {"suffer",      N_("Take the damage"),                      AT(AH_D_PILOT), {0}, NULL, "AH-16.23"},
    [AH_DRIFT]       = {"drift",       N_("Use the Fog as a current"),                        AT(AH_D_FOG), {0}, NULL, "AH-16.27"},

    /* anchoring */
    [AH_POST]        = {"post",        N_("Post a Patrol at {0}"),                 AT(AH_D_PATROL, AH_D_DEPLOY), {&ah_space_words}, ah_refuse_post, "AH-13.1", N_("Post a Patrol")},
    [AH_LAND]        = {"land",        N_("Land Ready Comrades"),                  AT(AH_D_COMRADES), {0}, ah_refuse_land, "AH-14.1"},
    [AH_GATHER]      = {"gather",      N_("Make Comrades Ready"),                AT(AH_D_COMRADES), {0}, ah_refuse_gather, "AH-14.1"},
    [AH_MEND]        = {"mend",        N_("Repair"),                               AT(AH_D_HARBOUR), {0}, ah_refuse_mend, "AH-10.4"},
    [AH_LOAD]        = {"load",        N_("Move the {1} on {0} to {2} as a {3}"),  AT(AH_D_HARBOUR), {&ah_berth_words, NUMBER, &ah_berth_words, NUMBER}, ah_refuse_load, "AH-10.4", N_("Load the Cannons")},
    [AH_AIM]         = {"aim",         N_("Fight at {0}"),                        AT(AH_D_GUNMATE), {&ah_space_words}, ah_refuse_aim, "AH-16.11", N_("Fight")},

    /* battle */
    [AH_ENGAGE]      = {"engage",      N_("Fight {0}"),                           AT(AH_D_PICK), {&ah_figure_words}, ah_refuse_engage, "AH-9.6", N_("Fight")},
    [AH_BRIBE]       = {"bribe",       N_("Pay the defender 1 gold"),              AT(AH_D_EMISSARY), {0}, NULL, "AH-16.6"},
    [AH_FIGHT]       = {"fight",       N_("Fight"),                                AT(AH_D_EMISSARY), {0}, NULL, "AH-9.3"},
    [AH_FIRE]        = {"fire",        N_("Fire {0} for {1}"),                     AT(AH_D_FIRE), {&ah_berth_words, NUMBER}, ah_refuse_fire, "AH-9.10", N_("Fire the Cannons")},
    [AH_REROLL]      = {"reroll",      N_("Take 1 damage and roll again"),                           AT(AH_D_GROG), {0}, ah_refuse_reroll, "AH-16.12"},
    [AH_BUCCANEER]   = {"buccaneer",   N_("Send the Buccaneer to the box"),                AT(AH_D_BUCC), {0}, NULL, "AH-16.3"},
    [AH_STRIP]       = {"strip",       N_("Send {0} to the box"),                        AT(AH_D_BUCC_CREW), {&ah_crew_words}, ah_refuse_strip, "AH-16.3", N_("Send crew to the box")},
    [AH_SPOIL]       = {"spoil",       N_("Deal {0}"),                             AT(AH_D_VICTORY), {&ah_spoil_words}, ah_refuse_spoil, "AH-9.16", N_("Spoils")},

    /* damage and repair */
    [AH_DAMAGE]      = {"damage",      N_("Damage {0}"),                           AT(AH_D_DEAL, AH_D_TAKE), {&ah_berth_words}, ah_refuse_damage, "AH-11.3", N_("Damage a slot")},
    [AH_REPAIR]      = {"repair",      N_("Repair {0}"),                           AT(AH_D_REPAIR), {&ah_berth_words}, ah_refuse_repair, "AH-11.8", N_("Repair a slot")},
    [AH_HURT]        = {"hurt",        N_("Damage {0}"),                           AT(AH_D_POWDER, AH_D_MYSTIC), {&ah_figure_words}, ah_refuse_hurt, "AH-16.14", N_("Damage a figure")},

    /* Patrols, Comrades */
    [AH_ORDER]       = {"order",       N_("Move {0}"),                             AT(AH_D_ORDER, AH_D_OFFICIAL), {&ah_figure_words}, ah_refuse_order, "AH-13.10", N_("Move a Patrol")},
    [AH_INSPIRE]     = {"inspire",     N_("Place a Comrade on island {0}"),              AT(AH_D_INSPIRE), {&ah_region_words}, ah_refuse_inspire, "AH-14.6", N_("Place a Comrade")},
    [AH_LIFT]        = {"lift",        N_("Take {1} {1|Comrade|Comrades} from island {0}"),                 AT(AH_D_CONVINCE), {&ah_region_words, NUMBER}, ah_refuse_lift, "AH-16.25", N_("Take Comrades")},
    [AH_SET_DOWN]    = {"set-down",    N_("To island {0}"),                        AT(AH_D_CONVINCE_TO), {&ah_region_words}, ah_refuse_set_down, "AH-16.25", N_("Set them down")},

    /* cards, cargo and rewards */
    [AH_TAKE]        = {"take",        N_("Take {0} as crew"),                     AT(AH_D_NEGOTIATE, AH_D_REWARD, AH_D_ENLIST_CREW), {&ah_crew_words}, ah_refuse_take, "AH-12.6", N_("Take as crew")},
    [AH_OVERBOARD]   = {"overboard",   N_("Throw {0} overboard"),                   AT(AH_D_OVERBOARD), {&ah_good_words}, ah_refuse_overboard, "AH-15.2", N_("Throw overboard")},
    [AH_GRID_TO]     = {"grid",        N_("Reward: {0}"),                          AT(AH_D_GRID), {&ah_cell_words}, ah_refuse_grid, "AH-15.5", N_("Choose a reward")},
    [AH_ACCEPT]      = {"accept",      N_("Take it"),                                  AT(AH_D_REWARD), {0}, ah_refuse_accept, "AH-15.5"},
    [AH_PAY]         = {"pay",         N_("Pay {0} gold for {0} Fame"),        AT(AH_D_REWARD), {NUMBER}, ah_refuse_pay, "AH-15.5", N_("Buy Fame")},
    [AH_PLEDGE]      = {"pledge",      N_("On the {0} pile"),                 AT(AH_D_PLEDGE), {&ah_pile_words}, NULL, "AH-15.8", N_("Pledge it")},
    [AH_STEAL]       = {"steal",       N_("Steal {0}"),                            AT(AH_D_NOBLE), {&ah_crew_words}, ah_refuse_steal, "AH-16.15", N_("Steal crew")},
    [AH_STEAL_CARGO] = {"steal-cargo", N_("Steal the cargo {0}"),                  AT(AH_D_NOBLE), {&ah_good_words}, ah_refuse_steal_cargo, "AH-16.15", N_("Steal cargo")},
    [AH_KEEP]        = {"keep",        N_("Keep it as {0}"),                       AT(AH_D_NOBLE_KEEP), {&ah_keep_words}, NULL, "AH-16.15", N_("Keep it")},

    /* plans */
    [AH_EVACUATE]    = {"evacuate",    N_("Evacuate island {0}"),                  AT(AH_D_EVACUATE), {&ah_region_words}, ah_refuse_evacuate, "AH-17.1", N_("Evacuate an island")},
    [AH_SETTLE]      = {"settle",      N_("Land {0}"),                             AT(AH_D_EVACUATE_TO), {NUMBER}, ah_refuse_settle, "AH-17.1", N_("Land Comrades")},
    [AH_AMBUSH]      = {"ambush",      N_("Attack in region {0}"),                 AT(AH_D_SNEAK), {&ah_region_words}, ah_refuse_ambush, "AH-17.5", N_("Attack in a region")},
    [AH_REMOVE]      = {"remove",      N_("Remove a Patrol at {0}"),               AT(AH_D_SNEAK_OUT), {&ah_space_words}, ah_refuse_remove, "AH-17.5", N_("Remove a Patrol")},
    [AH_ENLIST]      = {"enlist",      N_("Enlist on island {0}"),                 AT(AH_D_ENLIST), {&ah_region_words}, ah_refuse_enlist, "AH-17.6", N_("Enlist on an island")},
    [AH_LAUNCH]      = {"launch",      N_("Put to sea at island {0}"),            AT(AH_D_LAUNCH), {&ah_region_words}, ah_refuse_launch, "AH-14.11", N_("Put to sea")},

    /* ends of turns and rounds */
    [AH_FORTIFY]     = {"fortify",     N_("Build a Stronghold on island {0}"),     AT(AH_D_STRONGHOLD), {&ah_region_words}, ah_refuse_fortify, "AH-13.4", N_("Build a Stronghold")},
    [AH_RAISE]       = {"raise",       N_("Raise the wealth of region {0}"),              AT(AH_D_WEALTH2), {&ah_region_words}, ah_refuse_raise, "AH-18.3", N_("Raise the wealth of a region")},
    [AH_CLEAR]       = {"clear",       N_("Clear the Market"),                     AT(AH_D_MARKET2), {0}, NULL, "AH-18.3"},
};
