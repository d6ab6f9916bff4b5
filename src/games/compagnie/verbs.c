/* verbs.c - every move of the game: its word, how it reads, where it may be offered, what forbids it. */
#include "games/compagnie/compagnie.h"

#define AT RS_POINTS
#define NUMBER &rs_number_words
#define MAY_END \
    AT(CO_D_SHIFT, CO_D_FLEET, CO_D_SPLIT, CO_D_LOAD, CO_D_TRIBUTE, CO_D_BOARD, CO_D_BATTLES, CO_D_DELIVER, CO_D_BUY, CO_D_ACT, CO_D_REMOVE)
#define MAY_PASS AT(CO_D_CHALLENGE, CO_D_RAID, CO_D_MOCK, CO_D_RESEARCH, CO_D_CLAIM)
#define REPLIES AT(CO_D_LOAD_REPLY, CO_D_BUILD_REPLY)
#define COUNTERS AT(CO_D_LOAD_COUNTER, CO_D_BUILD_COUNTER)

/* clang-format off */
const rs_verb co_verbs[CO_VERBS] = {
    /* anywhere */
    [CO_START]       = {"start",       N_("Begin in {0}"),                          AT(CO_D_START), {&co_port_words}, co_refuse_start, "CO-1.6", N_("Begin in a port")},
    [CO_END]         = {"end",         N_("Done"),                                  MAY_END, {0}, co_refuse_end, NULL},
    [CO_PASS]        = {"pass",        N_("Pass"),                                  MAY_PASS, {0}, NULL, NULL},

    /* events, experience */
    [CO_SHARE]       = {"share",       N_("A bale for {0}"),                         AT(CO_D_SHARE, CO_D_PICK), {&co_field_words}, co_refuse_share, "CO-16.9", N_("A bale for a field")},
    [CO_SUFFER]      = {"suffer",      N_("{0} takes the token"),                   AT(CO_D_UNREST), {&co_ship_words}, co_refuse_suffer, "CO-22.6", N_("Take the token")},
    [CO_MARK]        = {"mark",        N_("Mark {0}"),                              AT(CO_D_MARKER, CO_D_EXTRA), {&co_strategy_words}, co_refuse_mark, "CO-14.3", N_("Mark a strategy")},
    [CO_SHIFT]       = {"shift",       N_("Move the wheel's marker to {0}"),        AT(CO_D_SHIFT), {&co_strategy_words}, co_refuse_shift, "CO-14.5", N_("Move the wheel's marker")},
    [CO_SHIFT_EXTRA] = {"shift-extra", N_("Move the extra marker from {0} to {1}"), AT(CO_D_SHIFT), {&co_strategy_words, &co_strategy_words}, co_refuse_shift_extra, "CO-14.7", N_("Move an extra marker")},

    /* phase 2: fleets */
    [CO_SELECT]      = {"select",      N_("Play fleet {0}"),                        AT(CO_D_FLEET), {&co_number_words}, co_refuse_select, "CO-3.1", N_("Play a fleet")},
    [CO_SPLIT]       = {"split",       N_("Split fleet {0}"),                       AT(CO_D_FLEET), {&co_number_words}, co_refuse_split, "CO-3.3", N_("Split a fleet")},
    [CO_MERGE]       = {"merge",       N_("Merge fleet {1} into {0}"),              AT(CO_D_FLEET), {&co_number_words, &co_number_words}, co_refuse_merge, "CO-3.4", N_("Merge fleets")},
    [CO_JOIN]        = {"join",        N_("{0} joins the new fleet"),               AT(CO_D_SPLIT), {&co_ship_words}, co_refuse_join, "CO-3.3", N_("Ships for the new fleet")},

    /* phase 2: loading */
    [CO_LOAD]        = {"load",        N_("Load {0} from {1}"),                     AT(CO_D_LOAD), {&co_ship_words, &co_field_words}, co_refuse_load, "CO-4.2", N_("Load a bale")},
    [CO_FROM_SUPPLY] = {"gazette",     N_("Load {0} from the supply"),              AT(CO_D_LOAD), {&co_ship_words}, co_refuse_from_supply, "CO-4.6", N_("Load from the supply")},
    [CO_ASK]         = {"ask",         N_("Ask {0} for bales"),                     AT(CO_D_LOAD), {&co_company_words}, co_refuse_ask, "CO-18.1", N_("Ask for bales")},
    [CO_COUNT]       = {"count",       N_("{0} {0|bale|bales}"),                             AT(CO_D_ASK_COUNT), {NUMBER}, co_refuse_count, "CO-18.1", N_("Number of bales")},
    [CO_FEE]         = {"fee",         N_("Offer {0} {0|ducat|ducats}"),                      AT(CO_D_ASK_FEE, CO_D_BUILD_FEE), {NUMBER}, co_refuse_fee, "CO-18.1", N_("Offer a fee")},
    [CO_ACCEPT]      = {"accept",      N_("Accept"),                                REPLIES, {0}, NULL, "CO-18.4"},
    [CO_REFUSE]      = {"refuse",      N_("Refuse"),                                REPLIES, {0}, NULL, "CO-18.1"},
    [CO_COUNTER]     = {"counter",     N_("Ask for {0} {0|ducat|ducats}"),                    REPLIES, {NUMBER}, co_refuse_counter, "CO-18.1", N_("Ask for a higher fee")},
    [CO_PAY]         = {"pay",         N_("Pay"),                                   COUNTERS, {0}, NULL, "CO-18.4"},
    [CO_DECLINE]     = {"decline",     N_("Decline"),                               COUNTERS, {0}, NULL, "CO-18.1"},
    [CO_TAKE]        = {"take",        N_("Load {0} from {1}"),                     AT(CO_D_TAKE), {&co_ship_words, &co_field_words}, co_refuse_take, "CO-18.2", N_("Load a bale")},

    /* phase 2: moving */
    [CO_STEP]        = {"step",        N_("Set sail {0}"),                          AT(CO_D_STEP), {&co_bound_words}, co_refuse_step, "CO-5.1", N_("Sail")},
    [CO_STOP]        = {"stop",        N_("Stay here"),                             AT(CO_D_STEP), {0}, NULL, "CO-5.6"},

    /* phase 3: pirates and battles */
    [CO_GIVE]        = {"give",        N_("Give {1} from {0}"),                       AT(CO_D_TRIBUTE), {&co_ship_words, &co_good_words}, co_refuse_give, "CO-10.4", N_("Give a bale")},
    [CO_FIGHT]       = {"fight",       N_("Fight"),                                 AT(CO_D_ENGAGE), {0}, NULL, "CO-10.6"},
    [CO_SAIL_ON]     = {"sail-on",     N_("Sail on"),                               AT(CO_D_ENGAGE), {0}, NULL, "CO-10.6"},
    [CO_PLAY]        = {"play",        N_("{0}"),                                   AT(CO_D_STRATEGY), {&co_strategy_words}, co_refuse_play, "CO-9.1", N_("Strategies")},
    [CO_BOARD]       = {"board",       N_("Board {0}"),                             AT(CO_D_BOARD), {&co_enemy_ship_words}, co_refuse_board, "CO-9.4", N_("Board a ship")},
    [CO_SACRIFICE]   = {"sacrifice",   N_("Sacrifice {0}"),                         AT(CO_D_SACRIFICE), {&co_ship_words}, co_refuse_sacrifice, "CO-9.2", N_("Sacrifice a ship")},
    [CO_PUT]         = {"put",         N_("{1} {1|hit|hits} on {0}"),                       AT(CO_D_ALLOT), {&co_ship_words, NUMBER}, co_refuse_put, "CO-8.8", N_("Hits on a ship")},
    [CO_PUT_FORT]    = {"put-fort",    N_("{0} {0|hit|hits} on the fort"),                  AT(CO_D_ALLOT), {NUMBER}, co_refuse_put_fort, "CO-12.3", N_("Hits on the fort")},
    [CO_FLEE]        = {"flee",        N_("Flee {0}"),                              AT(CO_D_FLEE), {&co_bound_words}, co_refuse_flee, "CO-9.9", N_("Flee")},
    [CO_STAY]        = {"stay",        N_("Stay"),                                  AT(CO_D_FLEE), {0}, co_refuse_stay, "CO-9.9"},

    /* phase 3: ports */
    [CO_VISIT]       = {"visit",       N_("{0}"),                                   AT(CO_D_PORT), {&co_port_words}, co_refuse_visit, "CO-7.1", N_("Next port")},
    [CO_WANT]        = {"want",        N_("{0} {0|bale|bales}"),                             AT(CO_D_WANT), {NUMBER}, co_refuse_want, "CO-7.2", N_("Number of bales")},
    [CO_CHALLENGE]   = {"challenge",   N_("Challenge it"),                          AT(CO_D_CHALLENGE), {0}, NULL, "CO-8.2"},
    [CO_RESOLVE]     = {"resolve",     N_("Fight {0}, which challenged fleet {1}"),                 AT(CO_D_BATTLES), {&co_party_words, &co_number_words}, co_refuse_resolve, "CO-8.4", N_("Fight a challenger")},
    [CO_ATTACK]      = {"attack",      N_("Fleet {0} attacks {1}"),                 AT(CO_D_BATTLES), {&co_number_words, &co_party_words}, co_refuse_attack, "CO-8.3", N_("Attack")},
    [CO_RAID]        = {"raid",        N_("Raid {0}'s warehouses"),            AT(CO_D_RAID), {&co_company_words}, co_refuse_raid, "CO-12.8", N_("Raid warehouses")},
    [CO_HIT]         = {"hit",         N_("The warehouse on {0}"),                  AT(CO_D_RAID_HIT), {&co_field_words}, co_refuse_hit, "CO-12.9", N_("Hit a warehouse")},
    [CO_DELIVER]     = {"deliver",     N_("Deliver {1} from {0}"),                    AT(CO_D_DELIVER), {&co_ship_words, &co_good_words}, co_refuse_deliver, "CO-7.6", N_("Deliver a bale")},
    [CO_DUMP]        = {"dump",        N_("Dump {1} from {0}"),                       AT(CO_D_DELIVER), {&co_ship_words, &co_good_words}, co_refuse_dump, "CO-7.7", N_("Dump a bale")},
    [CO_MOCK]        = {"mock",        N_("Fleet {0} trains"),                      AT(CO_D_MOCK), {&co_number_words}, co_refuse_mock, "CO-14.2", N_("Train a fleet")},

    /* phase 4 */
    [CO_BUY]         = {"buy",         N_("Buy a {1} in {0}"),                      AT(CO_D_BUY), {&co_port_words, &co_type_words}, co_refuse_buy, "CO-15.1", N_("Buy a ship")},
    [CO_BUY_CHEAP]   = {"buy-cheap",   N_("Sawmill: buy a {1} in {0} for 1 ducat less"), AT(CO_D_BUY), {&co_port_words, &co_type_words}, co_refuse_buy_cheap, "CO-15.6", N_("Sawmill: buy a ship for 1 ducat less")},
    [CO_INTO]        = {"into",        N_("Into fleet {0}"),                        AT(CO_D_SHIP_FLEET), {&co_number_words}, co_refuse_into, "CO-15.3", N_("Into a fleet")},
    [CO_NEW]         = {"new",         N_("A new fleet, for 1 ducat more"),         AT(CO_D_SHIP_FLEET), {0}, co_refuse_new, "CO-15.3"},
    [CO_WAREHOUSE]   = {"warehouse",   N_("Build a warehouse in {0} on {1}"),         AT(CO_D_BUY), {&co_port_words, &co_field_words}, co_refuse_warehouse, "CO-16.2", N_("Build a warehouse")},
    [CO_APPOINT]     = {"appoint",     N_("Appoint a {1} in {0}"),                  AT(CO_D_BUY), {&co_port_words, &co_function_words}, co_refuse_appoint, "CO-17.1", N_("Appoint an administrator")},
    [CO_CHANGE]      = {"change",      N_("Make the administrator in {0} a {1}"),  AT(CO_D_BUY), {&co_port_words, &co_function_words}, co_refuse_change, "CO-17.3", N_("Change an administrator")},
    [CO_TAKEOVER]    = {"takeover",    N_("Take over the administrator in {0}"),    AT(CO_D_BUY), {&co_port_words}, co_refuse_takeover, "CO-17.8", N_("Take over an administrator")},
    [CO_FORT]        = {"fort",        N_("Build a fort in {0}"),                   AT(CO_D_BUY), {&co_port_words}, co_refuse_fort, "CO-17.10", N_("Build a fort")},
    [CO_ASK_BUILD]   = {"ask-build",   N_("Ask for permission to build in {0}"), AT(CO_D_BUY), {&co_port_words}, co_refuse_ask_build, "CO-18.3", N_("Ask for permission to build")},
    [CO_FIX]         = {"fix",         N_("Remove a {1} token from {0}"),                       AT(CO_D_BUY), {&co_ship_words, &co_token_words}, co_refuse_fix, "CO-19.1", N_("Repair a ship")},
    [CO_MEND_FORT]   = {"mend-fort",   N_("Repair the fort in {0}"),                AT(CO_D_BUY), {&co_port_words}, co_refuse_mend_fort, "CO-19.4", N_("Repair a fort")},
    [CO_MEND]        = {"mend",        N_("Repair the warehouse in {0} on {1}"),      AT(CO_D_BUY), {&co_port_words, &co_field_words}, co_refuse_mend, "CO-19.4", N_("Repair a warehouse")},
    [CO_CLEAR]       = {"clear",       N_("Remove a damage token from the ruin in {0} on {1}"),              AT(CO_D_BUY), {&co_port_words, &co_field_words}, co_refuse_clear, "CO-16.11", N_("Clear a ruin")},
    [CO_ABANDON]     = {"abandon",     N_("Abandon {0}"),                           AT(CO_D_BUY), {&co_ship_words}, co_refuse_abandon, "CO-15.5", N_("Abandon a ship")},
    [CO_RESCUE]      = {"rescue",      N_("Start again in {0} with a {1}"),         AT(CO_D_BUY), {&co_port_words, &co_type_words}, co_refuse_rescue, "CO-13.7", N_("Start again")},

    /* phase 5, scorings */
    [CO_RESEARCH]    = {"research",    N_("Buy {0}"),                               AT(CO_D_RESEARCH), {&co_card_words}, co_refuse_research, "CO-20.1", N_("Buy a development card")},
    [CO_ADD]         = {"add",         N_("Add {0} {0|loss token|loss tokens}"),                               AT(CO_D_LOSS_TOKENS), {NUMBER}, co_refuse_add, "CO-21.3", N_("Add loss tokens")},
    [CO_PLACE]       = {"place",       N_("Send {0} to {1}"),                       AT(CO_D_CLAIM), {&co_nation_words, &co_node_words}, co_refuse_place, "CO-24.8", N_("Send a nation")},
    [CO_STRENGTHEN]  = {"strengthen",  N_("Strengthen {0}"),                        AT(CO_D_CLAIM), {&co_nation_words}, co_refuse_strengthen, "CO-24.8", N_("Strengthen a nation")},
    [CO_TRANSFER]    = {"transfer",    N_("Move {0} to {1}"),                       AT(CO_D_CLAIM), {&co_nation_words, &co_node_words}, co_refuse_transfer, "CO-24.8", N_("Move a nation")},
    [CO_ALLY]        = {"ally",        N_("Ally with {0}"),                         AT(CO_D_CLAIM), {&co_nation_words}, co_refuse_ally, "CO-24.8", N_("Ally with a nation")},
    [CO_PIPS]        = {"pips",        N_("{0} {0|pip|pips}"),                              AT(CO_D_PIPS), {NUMBER}, co_refuse_pips, "CO-24.8", N_("Number of pips")},
    [CO_EFFECT]      = {"effect",      N_("Use the effect of {0}"),                   AT(CO_D_ACT), {&co_nation_words}, co_refuse_effect, "CO-24.12", N_("Use a nation's effect")},
    [CO_STRIKE]      = {"strike",      N_("{0} attacks {1}"),                       AT(CO_D_ACT), {&co_nation_words, &co_party_words}, co_refuse_strike, "CO-24.13", N_("Attack with a nation")},
    [CO_REMOVE]      = {"remove",      N_("The warehouse on {0}"),                  AT(CO_D_REMOVE), {&co_field_words}, co_refuse_remove, "CO-24.12", N_("Remove a warehouse")},
};
