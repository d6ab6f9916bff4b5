/* cards.c - what every card of reckoning shows: crew levels, upgrades, merchant ships ("Content" in the rules). */
#include "games/reckoning/reckoning.h"

/* clang-format off */

#define ABILITY(id_, op_, n_, where_, per_, a_, b_, rows_, word_, label_) \
    [DR_A_##id_] = {DR_OP_##op_, n_, DR_AT_##where_, DR_PER_##per_, a_, b_, rows_},
const dr_ability dr_abilities[DR_ABILITIES] = {DR_ABILITY_TABLE(ABILITY)};

#define TERM(id_, op_, n_, where_, per_, a_, b_, rows_, word_, label_) [DR_A_##id_] = {word_, label_, NULL},
static const rs_term ability_terms[DR_ABILITIES] = {DR_ABILITY_TABLE(TERM)};
const rs_words dr_ability_words = {"ability", DR_ABILITIES, ability_terms, NULL};

/* ---- Rows of abilities: counted once, here ---------------------------------------------------------------------- */

#define IS_SYMBOL(op_) (DR_OP_##op_ <= DR_OP_HELM)
#define IS_ACTION(op_) (DR_OP_##op_ >= DR_OP_CARGO && DR_OP_##op_ <= DR_OP_BOX)
#define IS_BATTLE(op_) (DR_OP_##op_ >= DR_OP_STRENGTH && DR_OP_##op_ <= DR_OP_WIN)
#define SYMBOLS(op_, n_) \
    (DR_OP_##op_ == DR_OP_SAIL ? (n_) : DR_OP_##op_ == DR_OP_CANNON ? (n_) * (1 << DR_CANNON_SHIFT) : \
     DR_OP_##op_ == DR_OP_HELM ? (n_) * (1 << DR_HELM_SHIFT) : 0)

/* Of each ability: the symbols it is, and of which kind it is. */
#define TRAITS(id_, op_, n_, ...) \
    SYM_##id_ = SYMBOLS(op_, n_), ACT_##id_ = IS_ACTION(op_), FGT_##id_ = IS_BATTLE(op_), \
    OTH_##id_ = !IS_SYMBOL(op_) && !IS_ACTION(op_) && !IS_BATTLE(op_),
enum { DR_ABILITY_TABLE(TRAITS) SYM_NIL = 0, ACT_NIL = 0, FGT_NIL = 0, OTH_NIL = 0, DR_A_NIL = 0 };

#define BIT(slash_, i_) ((slash_) >> (i_) & 1)
#define PLAIN(slash_, i_, id_) (BIT(slash_, i_) ? 0 : SYM_##id_)
#define OPTED(slash_, i_, id_) (BIT(slash_, i_) ? SYM_##id_ : 0)
#define SLASH(slash_, count_, a_, b_, c_, d_) \
    {count_, slash_, ACT_##a_ | ACT_##b_ << 1 | ACT_##c_ << 2 | ACT_##d_ << 3, FGT_##a_ | FGT_##b_ << 1 | FGT_##c_ << 2 | FGT_##d_ << 3, \
     OTH_##a_ | OTH_##b_ << 1 | OTH_##c_ << 2 | OTH_##d_ << 3, {DR_A_##a_, DR_A_##b_, DR_A_##c_, DR_A_##d_}, \
     PLAIN(slash_, 0, a_) + PLAIN(slash_, 1, b_) + PLAIN(slash_, 2, c_) + PLAIN(slash_, 3, d_), \
     OPTED(slash_, 0, a_) + OPTED(slash_, 1, b_) + OPTED(slash_, 2, c_) + OPTED(slash_, 3, d_)}
#define L4(a_, b_, c_, d_) SLASH(0, 4, a_, b_, c_, d_)
#define L3(a_, b_, c_) SLASH(0, 3, a_, b_, c_, NIL)
#define L2(a_, b_) SLASH(0, 2, a_, b_, NIL, NIL)
#define L1(a_) SLASH(0, 1, a_, NIL, NIL, NIL)
#define BLANK {0}

/* 4.7; SLASH: the bits of the options of which only one is used */
const dr_line dr_levels[DR_ROLES][DR_LEVELS] = {
    [DR_CAPTAIN] = {L1(SAIL1), L2(FLAG, HELM1), L3(FLAG, HELM1, WIN_HELM), L4(FLAG, HELM1, CANNON1, WIN_HELM2)},
    [DR_BOSUN] = {L1(DOCK1), L2(HELM1, DOCK1), SLASH(6, 3, HELM1, DOCK1, BASIC3, NIL), SLASH(14, 4, HELM1, DOCK1, BASIC3, ADVANCED6)},
    [DR_PURSER] = {L1(PRODUCE1), L1(PRODUCE2), L1(PRODUCE3), L1(PRODUCE4)},
    [DR_MATE] = {L1(DOCK1), L1(BUILD1), L1(BUILD2), L1(BUILD3)},
    [DR_BUCCANEER] = {L1(PLACE1), L1(PLACE2), L1(PLACE3), L1(PLACE4)},
    [DR_GUNNER] = {L1(DOCK1), L2(DOCK1, CANNON1), L3(DOCK2, CANNON1, THROW2), L4(DOCK2, CANNON1, THROW2, SACRIFICE)},
    [DR_DECKHAND] = {L1(PLACE1), SLASH(3, 2, PLACE1, SAIL1, NIL, NIL), SLASH(3, 2, PLACE1, SAIL2, NIL, NIL), L2(PLACE1, SAIL3)},
    [DR_SAILOR] = {L1(DOCK1), L2(DOCK2, REPAIR2H), L2(DOCK3, REPAIR2), L2(ANY4, REPAIR0)},
};

const uint8_t dr_roles[DR_CREW] = {
    DR_CAPTAIN, DR_BOSUN, DR_PURSER, DR_MATE, DR_BUCCANEER, DR_GUNNER, DR_GUNNER, DR_DECKHAND, DR_DECKHAND, DR_SAILOR, DR_SAILOR, DR_SAILOR,
};

/* row (from 0), slot, cost, abilities */
const dr_card_face dr_cards[DR_CARDS] = {
    /* row 1 */
    {0, DR_TOP,    2, L1(SAIL1)},                                         /* U101 */
    {0, DR_MIDDLE, 2, L1(SAIL1)},                                         /* U102 */
    {0, DR_BOTTOM, 2, L1(SAIL1)},                                         /* U103 */
    {0, DR_TOP,    2, L1(CANNON1)},                                       /* U104 */
    {0, DR_MIDDLE, 2, L1(CANNON1)},                                       /* U105 */
    {0, DR_BOTTOM, 2, L1(CANNON1)},                                       /* U106 */
    {0, DR_TOP,    3, L2(HELM1, DOCK1)},                                  /* U107 */
    {0, DR_MIDDLE, 3, L2(HELM1, DOCK1)},                                  /* U108 */
    {0, DR_BOTTOM, 3, L1(DOCK2)},                                         /* U109 */
    {0, DR_MIDDLE, 2, L1(SHIP1)},                                         /* U110 */
    {0, DR_TOP,    3, L1(CHEST1)},                                        /* U111 */
    {0, DR_MIDDLE, 2, L1(STRENGTH1)},                                     /* U112 */
    {0, DR_BOTTOM, 4, L2(CANNON1, STRENGTH1)},                            /* U113 */
    {0, DR_BOTTOM, 4, L1(FAR3)},                                          /* U114 */
    {0, DR_TOP,    4, L1(PLACE1)},                                        /* U115 */
    {0, DR_MIDDLE, 3, L1(PRODUCE1)},                                      /* U116 */
    {0, DR_TOP,    3, L1(DRAW1)},                                         /* U117 */
    {0, DR_BOTTOM, 2, L1(REPAIR1S)},                                      /* U118 */
    {0, DR_BOTTOM, 3, SLASH(3, 2, SAIL1, CANNON1, NIL, NIL)},             /* U119 */
    /* row 2 */
    {1, DR_TOP,    4, L1(SAIL2)},                                         /* U201 */
    {1, DR_BOTTOM, 3, L2(SAIL1, HELM1)},                                  /* U202 */
    {1, DR_MIDDLE, 4, L1(CANNON2)},                                       /* U203 */
    {1, DR_TOP,    3, L2(CANNON1, HELM1)},                                /* U204 */
    {1, DR_MIDDLE, 4, L1(THROW2)},                                        /* U205 */
    {1, DR_BOTTOM, 4, L1(THROW2)},                                        /* U206 */
    {1, DR_TOP,    4, L1(EXCHANGE2)},                                     /* U207 */
    {1, DR_MIDDLE, 5, L1(FAR34)},                                         /* U208 */
    {1, DR_BOTTOM, 5, L2(PLACE1, SAIL1)},                                 /* U209 */
    {1, DR_TOP,    5, L1(PRODUCE2)},                                      /* U210 */
    {1, DR_BOTTOM, 4, L1(PRODUCE1C)},                                     /* U211 */
    {1, DR_MIDDLE, 4, L2(HELM2, DOCK1)},                                  /* U212 */
    {1, DR_TOP,    4, L1(DRAW_HELM)},                                     /* U213 */
    {1, DR_BOTTOM, 4, L1(BOX)},                                           /* U214 */
    {1, DR_MIDDLE, 4, L1(SHIP2)},                                         /* U215 */
    {1, DR_BOTTOM, 4, L1(COIN_HELM)},                                     /* U216 */
    {1, DR_TOP,    3, L1(BASIC2)},                                        /* U217 */
    {1, DR_MIDDLE, 4, L2(FLAG, CANNON1)},                                 /* U218 */
    {1, DR_BOTTOM, 4, L2(DOCK1, END_CARGO)},                              /* U219 */
    /* row 3 */
    {2, DR_TOP,    5, L1(SAIL3)},                                         /* U301 */
    {2, DR_MIDDLE, 6, L2(SAIL2, DRAW1)},                                  /* U302 */
    {2, DR_BOTTOM, 5, L2(CANNON2, HELM1)},                                /* U303 */
    {2, DR_TOP,    5, L2(CANNON1, DRAWFIRE)},                             /* U304 */
    {2, DR_MIDDLE, 4, L2(CANNON1, PUSH_DMG)},                             /* U305 */
    {2, DR_BOTTOM, 4, L2(CANNON1, WIN_SPARE)},                            /* U306 */
    {2, DR_TOP,    5, L1(LEVEL)},                                         /* U307 */
    {2, DR_MIDDLE, 6, L1(PLACE2)},                                        /* U308 */
    {2, DR_BOTTOM, 6, L1(PLACE_GUN)},                                     /* U309 */
    {2, DR_TOP,    6, L2(PRODUCE2, HELM1)},                               /* U310 */
    {2, DR_MIDDLE, 5, L2(COIN3, END_MINUS3)},                             /* U311 */
    {2, DR_BOTTOM, 5, L1(ANY3)},                                          /* U312 */
    {2, DR_TOP,    5, L1(SABOTAGE)},                                      /* U313 */
    {2, DR_MIDDLE, 5, L1(ADVANCED2)},                                     /* U314 */
    {2, DR_BOTTOM, 5, L2(SAIL1, END_ISLE)},                               /* U315 */
    {2, DR_TOP,    4, L1(DRAW2)},                                         /* U316 */
    {2, DR_BOTTOM, 5, L1(COPY)},                                          /* U317 */
    /* row 4 */
    {3, DR_TOP,    6, L1(SAIL4)},                                         /* U401 */
    {3, DR_TOP,    7, L1(SWEEP4)},                                        /* U402 */
    {3, DR_BOTTOM, 8, L2(SWEEP4, SAIL1)},                                 /* U403 */
    {3, DR_MIDDLE, 7, L2(CANNON1, WIN_BOARD)},                            /* U404 */
    {3, DR_BOTTOM, 6, L2(CANNON1, PUSH_ANY)},                             /* U405 */
    {3, DR_TOP,    6, L1(RAKE)},                                          /* U406 */
    {3, DR_MIDDLE, 7, L2(RAKE, SAIL1)},                                   /* U407 */
    {3, DR_TOP,    6, L1(CANNON3)},                                       /* U408 */
    {3, DR_MIDDLE, 7, L2(CANNON2, THROW2)},                               /* U409 */
    {3, DR_BOTTOM, 8, L1(PLACE3)},                                        /* U410 */
    {3, DR_MIDDLE, 7, L1(PLACE_HELM)},                                    /* U411 */
    {3, DR_TOP,    7, L1(PRODUCE3)},                                      /* U412 */
    {3, DR_BOTTOM, 9, L1(PRODUCE2G)},                                     /* U413 */
    {3, DR_MIDDLE, 8, L1(CHEST3)},                                        /* U414 */
    {3, DR_TOP,    6, L2(DRAW2, HELM2)},                                  /* U415 */
    {3, DR_BOTTOM, 6, L2(HELM1, END_HELM)},                               /* U416 */
    {3, DR_MIDDLE, 8, L2(ANY4, REPAIR0)},                                 /* U417 */
    {3, DR_BOTTOM, 6, L1(BUILD_FREE)},                                    /* U418 */
    {3, DR_MIDDLE, 7, L1(END_PLUS5)},                                     /* U419 */
    /* merchant ships as they lie: two of each */
    {0, DR_TOP,    2, L1(SHIP1)},
    {0, DR_TOP,    2, L1(SHIP1)},
    {0, DR_MIDDLE, 3, L1(DRAW1)},
    {0, DR_MIDDLE, 3, L1(DRAW1)},
    {0, DR_BOTTOM, 3, L1(SAIL1)},
    {0, DR_BOTTOM, 3, L1(SAIL1)},
    {1, DR_TOP,    4, L2(SHIP1, HELM1)},
    {1, DR_TOP,    4, L2(SHIP1, HELM1)},
    {1, DR_MIDDLE, 4, L2(SAIL1, DOCK1)},
    {1, DR_MIDDLE, 4, L2(SAIL1, DOCK1)},
    {1, DR_BOTTOM, 5, L2(PRODUCE1, HELM1)},
    {1, DR_BOTTOM, 5, L2(PRODUCE1, HELM1)},
    {2, DR_TOP,    5, L1(CANNON2)},
    {2, DR_TOP,    5, L1(CANNON2)},
    {2, DR_MIDDLE, 6, L2(COIN1, DRAW1)},
    {2, DR_MIDDLE, 6, L2(COIN1, DRAW1)},
    {2, DR_BOTTOM, 6, L2(PLACE1, SAIL1)},
    {2, DR_BOTTOM, 6, L2(PLACE1, SAIL1)},
    {3, DR_TOP,    7, L1(CHEST2)},
    {3, DR_TOP,    7, L1(CHEST2)},
    {3, DR_MIDDLE, 7, L2(ANY3, HELM1)},
    {3, DR_MIDDLE, 7, L2(ANY3, HELM1)},
    {3, DR_BOTTOM, 6, L2(CANNON2, SAIL1)},
    {3, DR_BOTTOM, 6, L2(CANNON2, SAIL1)},
    /* their backs */
    {0, DR_TOP,    0, L1(DOCK2)},                                         /* M101 */
    {0, DR_TOP,    0, BLANK},                                             /* M102 */
    {0, DR_MIDDLE, 0, L2(DRAW1, HELM1)},                                  /* M103 */
    {0, DR_MIDDLE, 0, BLANK},                                             /* M104 */
    {0, DR_BOTTOM, 0, L2(SAIL1, HELM1)},                                  /* M105 */
    {0, DR_BOTTOM, 0, L1(CANNON1)},                                       /* M106 */
    {1, DR_TOP,    0, L2(COIN1, HELM1)},                                  /* M201 */
    {1, DR_TOP,    0, BLANK},                                             /* M202 */
    {1, DR_MIDDLE, 0, L1(SAIL2)},                                         /* M203 */
    {1, DR_MIDDLE, 0, L1(CANNON2)},                                       /* M204 */
    {1, DR_BOTTOM, 0, L1(PRODUCE2)},                                      /* M205 */
    {1, DR_BOTTOM, 0, BLANK},                                             /* M206 */
    {2, DR_TOP,    0, L2(CANNON2, HELM1)},                                /* M301 */
    {2, DR_TOP,    0, BLANK},                                             /* M302 */
    {2, DR_MIDDLE, 0, L1(COIN2)},                                         /* M303 */
    {2, DR_MIDDLE, 0, BLANK},                                             /* M304 */
    {2, DR_BOTTOM, 0, L1(PLACE2)},                                        /* M305 */
    {2, DR_BOTTOM, 0, L2(PLACE1, HELM1)},                                 /* M306 */
    {3, DR_TOP,    0, L2(CHEST2, HELM1)},                                 /* M401 */
    {3, DR_TOP,    0, BLANK},                                             /* M402 */
    {3, DR_MIDDLE, 0, L1(ANY4)},                                          /* M403 */
    {3, DR_MIDDLE, 0, BLANK},                                             /* M404 */
    {3, DR_BOTTOM, 0, L1(CANNON3)},                                       /* M405 */
    {3, DR_BOTTOM, 0, L2(CANNON2, THROW2)},                               /* M406 */
};

/* 4.9: cubes; won: coins, cargo, bottom cards raised, rows to take a card from, repairs; lost: damage, cargo */
const dr_merchant dr_merchants[DR_BACKS] = {
    {2, 0, 3, 0, 0, 0, 1, 0}, /* M101 */
    {3, 2, 2, 0, 0, 0, 1, 0}, /* M102 */
    {2, 1, 0, 0, 0, 0, 0, 0}, /* M103 */
    {3, 2, 0, 1, 0, 0, 1, 0}, /* M104 */
    {2, 1, 1, 0, 0, 0, 1, 0}, /* M105 */
    {3, 3, 0, 0, 0, 0, 1, 0}, /* M106 */
    {3, 2, 2, 0, 0, 0, 1, 0}, /* M201 */
    {4, 4, 0, 0, 0, 0, 1, 0}, /* M202 */
    {3, 0, 3, 1, 0, 0, 1, 0}, /* M203 */
    {5, 3, 2, 0, 0, 0, 2, 0}, /* M204 */
    {4, 1, 3, 0, 0, 0, 1, 0}, /* M205 */
    {4, 0, 0, 0, 0x3, 0, 1, 0}, /* M206 */
    {5, 4, 2, 0, 0, 0, 1, 0}, /* M301 */
    {6, 6, 0, 0, 0, 0, 2, 0}, /* M302 */
    {5, 3, 0, 1, 0, 0, 1, 0}, /* M303 */
    {5, 0, 0, 0, 0x7, 0, 1, 0}, /* M304 */
    {5, 2, 2, 0, 0, 0, 1, 0}, /* M305 */
    {6, 5, 0, 0, 0, 1, 1, 2}, /* M306 */
    {7, 7, 0, 0, 0, 0, 2, 0}, /* M401 */
    {8, 9, 0, 0, 0, 0, 2, 0}, /* M402 */
    {6, 3, 4, 0, 0, 0, 1, 0}, /* M403 */
    {7, 4, 0, 2, 0, 0, 2, 0}, /* M404 */
    {8, 5, 0, 0, 0, 0, 2, 0}, /* M405 */
    {7, 3, 0, 0, 0xf, 0, 1, 0}, /* M406 */
};

/* ---- Words ------------------------------------------------------------------------------------------------------ */

static const rs_term card_terms[DR_CARDS] = {
    /* row 1 */
    {"spare-jib", N_("Spare Jib"), "U101", N_("1 sail.")},
    {"trimmed-lines", N_("Trimmed Lines"), "U102", N_("1 sail.")},
    {"fair-breeze", N_("Fair Breeze"), "U103", N_("1 sail.")},
    {"swivel-gun", N_("Swivel Gun"), "U104", N_("1 cannon.")},
    {"musket-rack", N_("Musket Rack"), "U105", N_("1 cannon.")},
    {"powder-runner", N_("Powder Runner"), "U106", N_("1 cannon.")},
    {"pilots-notes", N_("Pilot's Notes"), "U107", N_("1 helm. 1 cargo onto the dock.")},
    {"wharf-contacts", N_("Wharf Contacts"), "U108", N_("1 helm. 1 cargo onto the dock.")},
    {"warehouse-key", N_("Warehouse Key"), "U109", N_("2 cargo onto the dock.")},
    {"full-nets", N_("Full Nets"), "U110", N_("1 cargo onto the ship.")},
    {"tip-jar", N_("Tip Jar"), "U111", N_("1 coin into the chest.")},
    {"bold-heart", N_("Bold Heart"), "U112", N_("Battle: 1 more strength.")},
    {"drilled-loading", N_("Drilled Loading"), "U113", N_("1 cannon. Battle: 1 more strength.")},
    {"messenger-gulls", N_("Messenger Gulls"), "U114", N_("Place 1 influence on an explored island in row 3, wherever your ship is.")},
    {"landing-party", N_("Landing Party"), "U115", N_("Place 1 influence where your ship is.")},
    {"foremans-ledger", N_("Foreman's Ledger"), "U116", N_("Produce on 1 island.")},
    {"roll-call", N_("Roll Call"), "U117", N_("Draw 1 more card in the clean-up.")},
    {"carpenters-kit", N_("Carpenter's Kit"), "U118", N_("Repair 1 damage for 1 cargo from the ship.")},
    {"all-hands", N_("All Hands"), "U119", N_("1 sail or 1 cannon.")},
    /* row 2 */
    {"topgallants", N_("Topgallants"), "U201", N_("2 sails.")},
    {"coxswains-eye", N_("Coxswain's Eye"), "U202", N_("1 sail and 1 helm.")},
    {"twin-nine-pounders", N_("Twin Nine-Pounders"), "U203", N_("2 cannons.")},
    {"gun-captain", N_("Gun Captain"), "U204", N_("1 cannon and 1 helm.")},
    {"chain-shot", N_("Chain Shot"), "U205", N_("Battle: throw 2 more cubes.")},
    {"grapeshot", N_("Grapeshot"), "U206", N_("Battle: throw 2 more cubes.")},
    {"shipwrights-favour", N_("Shipwright's Favour"), "U207", N_("For 2 cargo, lay an advanced extension on one of your basic ones; both count at the end.")},
    {"far-envoys", N_("Far Envoys"), "U208", N_("Place 1 influence on an explored island in row 3 or 4, wherever your ship is.")},
    {"longboat", N_("Longboat"), "U209", N_("Place 1 influence where your ship is. 1 sail.")},
    {"growers-deal", N_("Growers' Deal"), "U210", N_("Produce on up to 2 islands.")},
    {"quartermaster", N_("Quartermaster"), "U211", N_("Produce on 1 island, with 1 more cargo.")},
    {"night-watch", N_("Night Watch"), "U212", N_("2 helms. 1 cargo onto the dock.")},
    {"bosuns-call", N_("Bosun's Call"), "U213", N_("Draw 1 more card in the clean-up for each helm on this crew card.")},
    {"old-charts", N_("Old Charts"), "U214", N_("Take the first upgrade in a box: row 1 with 1 or 2 helms on this crew card, 2 with 3, 3 with 4, 4 with 5 or more.")},
    {"hidden-stores", N_("Hidden Stores"), "U215", N_("2 cargo onto the ship.")},
    {"toll-collector", N_("Toll Collector"), "U216", N_("1 coin onto the ship for each helm on this crew card.")},
    {"timber-supply", N_("Timber Supply"), "U217", N_("Acquire a basic extension for 2 cargo from the dock.")},
    {"black-ensign", N_("Black Ensign"), "U218", N_("Attack an opposing ship in your space. 1 cannon.")},
    {"hoarder", N_("Hoarder"), "U219", N_("1 cargo onto the dock. End: 1 coin for every 3 cargo on dock, ship and controlled islands.")},
    /* row 3 */
    {"full-spread", N_("Full Spread"), "U301", N_("3 sails.")},
    {"trade-winds", N_("Trade Winds"), "U302", N_("2 sails. Draw 1 more card in the clean-up.")},
    {"demi-culverins", N_("Demi-Culverins"), "U303", N_("2 cannons and 1 helm.")},
    {"reserve-watch", N_("Reserve Watch"), "U304", N_("1 cannon. Battle: draw a card; if you play it at once, throw a cube for each cannon it shows.")},
    {"aimed-fire", N_("Aimed Fire"), "U305", N_("1 cannon. Battle: move any cube to a neighbouring damage zone.")},
    {"damage-control", N_("Damage Control"), "U306", N_("1 cannon. Battle: if you win, take back 1 damage that you suffered in it.")},
    {"hard-school", N_("Hard School"), "U307", N_("This crew card rises one level, up to 4.")},
    {"colonists", N_("Colonists"), "U308", N_("Place 2 influence where your ship is.")},
    {"shore-battery", N_("Shore Battery"), "U309", N_("Place 1 influence where your ship is for each cannon on this crew card.")},
    {"harbour-agents", N_("Harbour Agents"), "U310", N_("Produce on up to 2 islands. 1 helm.")},
    {"cursed-doubloons", N_("Cursed Doubloons"), "U311", N_("3 coins onto the ship. End: lose 3 coins.")},
    {"supply-chain", N_("Supply Chain"), "U312", N_("3 cargo onto dock and ship, divided as you like.")},
    {"saboteurs", N_("Saboteurs"), "U313", N_("Place 1 influence where your ship is, in spite of an opposing fort or garrison.")},
    {"naval-yard", N_("Naval Yard"), "U314", N_("Acquire an advanced extension for 2 cargo and 2 coins; the coins come from the ship or the chest.")},
    {"wanderer", N_("Wanderer"), "U315", N_("1 sail. End: 1 coin for each explored island without your cubes.")},
    {"hot-bunks", N_("Hot Bunks"), "U316", N_("Draw 2 more cards in the clean-up.")},
    {"understudy", N_("Understudy"), "U317", N_("When you play this crew card, choose another upgrade on it: its abilities count twice, except for end bonuses.")},
    /* row 4 */
    {"storm-riders", N_("Storm Riders"), "U401", N_("4 sails.")},
    {"coastal-collectors", N_("Coastal Collectors"), "U402", N_("The production of explored row-4 islands that your ship enters comes aboard, once per turn for each.")},
    {"treasure-run", N_("Treasure Run"), "U403", N_("The production of explored row-4 islands that your ship enters comes aboard, once per turn for each. 1 sail.")},
    {"ruthless-boarding", N_("Ruthless Boarding"), "U404", N_("1 cannon. Battle, not against buildings: if you win, 2 coins, 1 cargo and 1 damage to the ship beaten.")},
    {"master-gunner", N_("Master Gunner"), "U405", N_("1 cannon. Battle: move any cube to a neighbouring zone.")},
    {"ramming-prow", N_("Ramming Prow"), "U406", N_("The first time in a turn that your ship enters a tile, opposing ships there take 1 damage.")},
    {"fire-barrels", N_("Fire Barrels"), "U407", N_("The first time in a turn that your ship enters a tile, opposing ships there take 1 damage. 1 sail.")},
    {"carronades", N_("Carronades"), "U408", N_("3 cannons.")},
    {"rolling-broadside", N_("Rolling Broadside"), "U409", N_("2 cannons. Battle: throw 2 more cubes.")},
    {"governors-charter", N_("Governor's Charter"), "U410", N_("Place 3 influence where your ship is.")},
    {"silver-tongue", N_("Silver Tongue"), "U411", N_("Place 1 influence where your ship is for each helm on this crew card.")},
    {"crown-monopoly", N_("Crown Monopoly"), "U412", N_("Produce on up to 3 islands.")},
    {"silver-mine", N_("Silver Mine"), "U413", N_("Produce on up to 2 islands, each with 1 more coin.")},
    {"letters-of-credit", N_("Letters of Credit"), "U414", N_("3 coins into the chest.")},
    {"officers-mess", N_("Officers' Mess"), "U415", N_("Draw 2 more cards in the clean-up. 2 helms.")},
    {"navigators-guild", N_("Navigators' Guild"), "U416", N_("1 helm. End: 2 coins for each helm on this crew card.")},
    {"admiralty-stores", N_("Admiralty Stores"), "U417", N_("4 cargo onto dock and ship, divided as you like. Repair 1 damage.")},
    {"master-builder", N_("Master Builder"), "U418", N_("Build 1 building free of charge on an island you control.")},
    {"royal-pardon", N_("Royal Pardon"), "U419", N_("End: 5 coins.")},
    /* merchant ships as they lie: two of each */
    {"coaster", N_("Coaster"), "MF11", N_("Trade with it or attack it. Traded for: 1 cargo onto the ship.")},
    {"coaster-2", N_("Coaster"), "MF11b", N_("Trade with it or attack it. Traded for: 1 cargo onto the ship.")},
    {"fishing-lugger", N_("Fishing Lugger"), "MF12", N_("Trade with it or attack it. Traded for: draw 1 more card in the clean-up.")},
    {"fishing-lugger-2", N_("Fishing Lugger"), "MF12b", N_("Trade with it or attack it. Traded for: draw 1 more card in the clean-up.")},
    {"packet-boat", N_("Packet Boat"), "MF13", N_("Trade with it or attack it. Traded for: 1 sail.")},
    {"packet-boat-2", N_("Packet Boat"), "MF13b", N_("Trade with it or attack it. Traded for: 1 sail.")},
    {"brig", N_("Brig"), "MF21", N_("Trade with it or attack it. Traded for: 1 cargo onto the ship; 1 helm.")},
    {"brig-2", N_("Brig"), "MF21b", N_("Trade with it or attack it. Traded for: 1 cargo onto the ship; 1 helm.")},
    {"snow", N_("Snow"), "MF22", N_("Trade with it or attack it. Traded for: 1 sail; 1 cargo onto the dock.")},
    {"snow-2", N_("Snow"), "MF22b", N_("Trade with it or attack it. Traded for: 1 sail; 1 cargo onto the dock.")},
    {"salt-ship", N_("Salt Ship"), "MF23", N_("Trade with it or attack it. Traded for: produce on 1 island; 1 helm.")},
    {"salt-ship-2", N_("Salt Ship"), "MF23b", N_("Trade with it or attack it. Traded for: produce on 1 island; 1 helm.")},
    {"armed-trader", N_("Armed Trader"), "MF31", N_("Trade with it or attack it. Traded for: 2 cannons.")},
    {"armed-trader-2", N_("Armed Trader"), "MF31b", N_("Trade with it or attack it. Traded for: 2 cannons.")},
    {"company-ship", N_("Company Ship"), "MF32", N_("Trade with it or attack it. Traded for: 1 coin onto the ship; draw 1 more card in the clean-up.")},
    {"company-ship-2", N_("Company Ship"), "MF32b", N_("Trade with it or attack it. Traded for: 1 coin onto the ship; draw 1 more card in the clean-up.")},
    {"passenger-galleon", N_("Passenger Galleon"), "MF33", N_("Trade with it or attack it. Traded for: place 1 influence where your ship is; 1 sail.")},
    {"passenger-galleon-2", N_("Passenger Galleon"), "MF33b", N_("Trade with it or attack it. Traded for: place 1 influence where your ship is; 1 sail.")},
    {"treasure-galleon", N_("Treasure Galleon"), "MF41", N_("Trade with it or attack it. Traded for: 2 coins into the chest.")},
    {"treasure-galleon-2", N_("Treasure Galleon"), "MF41b", N_("Trade with it or attack it. Traded for: 2 coins into the chest.")},
    {"great-indiaman", N_("Great Indiaman"), "MF42", N_("Trade with it or attack it. Traded for: 3 cargo onto dock and ship, divided as you like; 1 helm.")},
    {"great-indiaman-2", N_("Great Indiaman"), "MF42b", N_("Trade with it or attack it. Traded for: 3 cargo onto dock and ship, divided as you like; 1 helm.")},
    {"escort-frigate", N_("Escort Frigate"), "MF43", N_("Trade with it or attack it. Traded for: 2 cannons and 1 sail.")},
    {"escort-frigate-2", N_("Escort Frigate"), "MF43b", N_("Trade with it or attack it. Traded for: 2 cannons and 1 sail.")},
    /* their backs */
    {"dutiful-anne", N_("Dutiful Anne"), "M101", N_("2 cubes. Victory: 3 cargo. Defeat: 1 damage. As your upgrade: 2 cargo onto the dock.")},
    {"old-margaret", N_("Old Margaret"), "M102", N_("3 cubes. Victory: 2 coins, 2 cargo. Defeat: 1 damage. Buried in any case.")},
    {"cod-princess", N_("Cod Princess"), "M103", N_("2 cubes. Victory: 1 coin. Defeat: nothing. As your upgrade: draw 1 more card in the clean-up; 1 helm.")},
    {"bitter-tide", N_("Bitter Tide"), "M104", N_("3 cubes. Victory: 2 coins, you may level up your bottom card. Defeat: 1 damage. Buried in any case.")},
    {"swift-errand", N_("Swift Errand"), "M105", N_("2 cubes. Victory: 1 coin, 1 cargo. Defeat: 1 damage. As your upgrade: 1 sail and 1 helm.")},
    {"lucky-penny", N_("Lucky Penny"), "M106", N_("3 cubes. Victory: 3 coins. Defeat: 1 damage. As your upgrade: 1 cannon.")},
    {"amber-duchess", N_("Amber Duchess"), "M201", N_("3 cubes. Victory: 2 coins, 2 cargo. Defeat: 1 damage. As your upgrade: 1 coin onto the ship; 1 helm.")},
    {"three-brothers", N_("Three Brothers"), "M202", N_("4 cubes. Victory: 4 coins. Defeat: 1 damage. Buried in any case.")},
    {"white-heron", N_("White Heron"), "M203", N_("3 cubes. Victory: 3 cargo, you may level up your bottom card. Defeat: 1 damage. As your upgrade: 2 sails.")},
    {"iron-widow", N_("Iron Widow"), "M204", N_("5 cubes. Victory: 3 coins, 2 cargo. Defeat: 2 damage. As your upgrade: 2 cannons.")},
    {"salt-and-sugar", N_("Salt and Sugar"), "M205", N_("4 cubes. Victory: 1 coin, 3 cargo. Defeat: 1 damage. As your upgrade: produce on up to 2 islands.")},
    {"tamars-gift", N_("Tamar's Gift"), "M206", N_("4 cubes. Victory: take a card from row 1 or 2. Defeat: 1 damage. Buried in any case.")},
    {"golden-fleece", N_("Golden Fleece"), "M301", N_("5 cubes. Victory: 4 coins, 2 cargo. Defeat: 1 damage. As your upgrade: 2 cannons and 1 helm.")},
    {"bloody-ledger", N_("Bloody Ledger"), "M302", N_("6 cubes. Victory: 6 coins. Defeat: 2 damage. Buried in any case.")},
    {"companys-pride", N_("Company's Pride"), "M303", N_("5 cubes. Victory: 3 coins, you may level up your bottom card. Defeat: 1 damage. As your upgrade: 2 coins onto the ship.")},
    {"silent-partner", N_("Silent Partner"), "M304", N_("5 cubes. Victory: take a card from rows 1 to 3. Defeat: 1 damage. Buried in any case.")},
    {"queens-colonists", N_("Queen's Colonists"), "M305", N_("5 cubes. Victory: 2 coins, 2 cargo. Defeat: 1 damage. As your upgrade: place 2 influence where your ship is.")},
    {"letter-from-home", N_("Letter from Home"), "M306", N_("6 cubes. Victory: 5 coins, 1 damage repaired. Defeat: 1 damage, 2 cargo lost. As your upgrade: place 1 influence where your ship is; 1 helm.")},
    {"san-sebastian", N_("San Sebastian"), "M401", N_("7 cubes. Victory: 7 coins. Defeat: 2 damage. As your upgrade: 2 coins into the chest; 1 helm.")},
    {"holy-cross", N_("Holy Cross"), "M402", N_("8 cubes. Victory: 9 coins. Defeat: 2 damage. Buried in any case.")},
    {"spice-empress", N_("Spice Empress"), "M403", N_("6 cubes. Victory: 3 coins, 4 cargo. Defeat: 1 damage. As your upgrade: 4 cargo onto dock and ship, divided as you like.")},
    {"ghost-of-goa", N_("Ghost of Goa"), "M404", N_("7 cubes. Victory: 4 coins, you may level up your bottom card, twice. Defeat: 2 damage. Buried in any case.")},
    {"vengeance", N_("Vengeance"), "M405", N_("8 cubes. Victory: 5 coins. Defeat: 2 damage. As your upgrade: 3 cannons.")},
    {"turncoat", N_("Turncoat"), "M406", N_("7 cubes. Victory: 3 coins, take a card from rows 1 to 4. Defeat: 1 damage. As your upgrade: 2 cannons; battle: throw 2 more cubes.")},
};
/* clang-format on */

const rs_words dr_card_words = {"card", DR_CARDS, card_terms, "none"};
