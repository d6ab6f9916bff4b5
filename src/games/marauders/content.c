/* content.c - map, ships, captains, cards of marauders, as tables. The tables of section 4 of docs/rules/marauders.md. */
#include "games/marauders/marauders.h"

/* clang-format off */

#define BIT(zone_) (1u << MM_##zone_)

/* 4.1: nation; borders N, NE, E, SE, S, SW, W, NW; the same as bits */
const mm_zone_face mm_zones[MM_ZONES] = {
    [MM_HAV] = {MM_ES, {MM_NONE, MM_NAS, MM_TOR, MM_NONE, MM_PRO, MM_NONE, MM_NONE, MM_NONE}, BIT(NAS) | BIT(TOR) | BIT(PRO)},
    [MM_NAS] = {MM_EN, {MM_NONE, MM_NONE, MM_NONE, MM_TOR, MM_NONE, MM_HAV, MM_NONE, MM_NONE}, BIT(TOR) | BIT(HAV)},
    [MM_TOR] = {MM_FR, {MM_NONE, MM_NONE, MM_NONE, MM_SDO, MM_PGO, MM_PRO, MM_HAV, MM_NAS}, BIT(SDO) | BIT(PGO) | BIT(PRO) | BIT(HAV) | BIT(NAS)},
    [MM_PRO] = {MM_EN, {MM_HAV, MM_TOR, MM_PGO, MM_CAR, MM_OPR, MM_NONE, MM_NONE, MM_NONE}, BIT(HAV) | BIT(TOR) | BIT(PGO) | BIT(CAR) | BIT(OPR)},
    [MM_OPR] = {MM_EN, {MM_PRO, MM_NONE, MM_CAR, MM_NONE, MM_NONE, MM_NONE, MM_NONE, MM_NONE}, BIT(PRO) | BIT(CAR)},
    [MM_PGO] = {MM_FR, {MM_TOR, MM_NONE, MM_SDO, MM_CSE, MM_CAR, MM_NONE, MM_PRO, MM_NONE}, BIT(TOR) | BIT(SDO) | BIT(CSE) | BIT(CAR) | BIT(PRO)},
    [MM_CAR] = {MM_ES, {MM_PGO, MM_CSE, MM_CUR, MM_NONE, MM_NONE, MM_NONE, MM_OPR, MM_PRO}, BIT(PGO) | BIT(CSE) | BIT(CUR) | BIT(OPR) | BIT(PRO)},
    [MM_SDO] = {MM_ES, {MM_NONE, MM_NONE, MM_SJU, MM_NONE, MM_CSE, MM_NONE, MM_PGO, MM_TOR}, BIT(SJU) | BIT(CSE) | BIT(PGO) | BIT(TOR)},
    [MM_CSE] = {MM_NONE, {MM_SDO, MM_SJU, MM_BAS, MM_CCS, MM_CUR, MM_CAR, MM_NONE, MM_PGO}, BIT(SDO) | BIT(SJU) | BIT(BAS) | BIT(CCS) | BIT(CUR) | BIT(CAR) | BIT(PGO)},
    [MM_CUR] = {MM_NL, {MM_CSE, MM_NONE, MM_CCS, MM_NONE, MM_NONE, MM_NONE, MM_CAR, MM_NONE}, BIT(CSE) | BIT(CCS) | BIT(CAR)},
    [MM_SJU] = {MM_ES, {MM_NONE, MM_NONE, MM_SMA, MM_BAS, MM_NONE, MM_CSE, MM_SDO, MM_NONE}, BIT(SMA) | BIT(BAS) | BIT(CSE) | BIT(SDO)},
    [MM_CCS] = {MM_ES, {MM_NONE, MM_BAS, MM_TRI, MM_NONE, MM_NONE, MM_NONE, MM_CUR, MM_CSE}, BIT(BAS) | BIT(TRI) | BIT(CUR) | BIT(CSE)},
    [MM_SMA] = {MM_NL, {MM_NONE, MM_NONE, MM_SJO, MM_NONE, MM_BAS, MM_NONE, MM_SJU, MM_NONE}, BIT(SJO) | BIT(BAS) | BIT(SJU)},
    [MM_BAS] = {MM_FR, {MM_SMA, MM_SJO, MM_BRI, MM_NONE, MM_TRI, MM_CCS, MM_CSE, MM_SJU}, BIT(SMA) | BIT(SJO) | BIT(BRI) | BIT(TRI) | BIT(CCS) | BIT(CSE) | BIT(SJU)},
    [MM_SJO] = {MM_EN, {MM_NONE, MM_NONE, MM_NONE, MM_NONE, MM_BRI, MM_BAS, MM_SMA, MM_NONE}, BIT(BRI) | BIT(BAS) | BIT(SMA)},
    [MM_BRI] = {MM_EN, {MM_SJO, MM_NONE, MM_NONE, MM_NONE, MM_NONE, MM_TRI, MM_BAS, MM_NONE}, BIT(SJO) | BIT(TRI) | BIT(BAS)},
    [MM_TRI] = {MM_ES, {MM_BAS, MM_BRI, MM_NONE, MM_NONE, MM_NONE, MM_NONE, MM_CCS, MM_NONE}, BIT(BAS) | BIT(BRI) | BIT(CCS)},
};

/* 4.1 again: the zones of each nation */
const uint32_t mm_zones_of[MM_NATIONS] = {
    [MM_NL] = BIT(CUR) | BIT(SMA),
    [MM_EN] = BIT(NAS) | BIT(PRO) | BIT(OPR) | BIT(SJO) | BIT(BRI),
    [MM_FR] = BIT(TOR) | BIT(PGO) | BIT(BAS),
    [MM_ES] = BIT(HAV) | BIT(CAR) | BIT(SDO) | BIT(SJU) | BIT(CCS) | BIT(TRI),
};

/* 4.1 again: moves between any two zones */
const uint8_t mm_moves_between[MM_ZONES][MM_ZONES] = {
    [MM_HAV] = {0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5},
    [MM_NAS] = {1, 0, 1, 2, 3, 2, 3, 2, 3, 4, 3, 4, 4, 4, 5, 5, 5},
    [MM_TOR] = {1, 1, 0, 1, 2, 1, 2, 1, 2, 3, 2, 3, 3, 3, 4, 4, 4},
    [MM_PRO] = {1, 2, 1, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 3, 4, 4, 4},
    [MM_OPR] = {2, 3, 2, 1, 0, 2, 1, 3, 2, 2, 3, 3, 4, 3, 4, 4, 4},
    [MM_PGO] = {2, 2, 1, 1, 2, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3},
    [MM_CAR] = {2, 3, 2, 1, 1, 1, 0, 2, 1, 1, 2, 2, 3, 2, 3, 3, 3},
    [MM_SDO] = {2, 2, 1, 2, 3, 1, 2, 0, 1, 2, 1, 2, 2, 2, 3, 3, 3},
    [MM_CSE] = {3, 3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 1, 2, 2, 2},
    [MM_CUR] = {3, 4, 3, 2, 2, 2, 1, 2, 1, 0, 2, 1, 3, 2, 3, 3, 2},
    [MM_SJU] = {3, 3, 2, 3, 3, 2, 2, 1, 1, 2, 0, 2, 1, 1, 2, 2, 2},
    [MM_CCS] = {4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 2, 0, 2, 1, 2, 2, 1},
    [MM_SMA] = {4, 4, 3, 4, 4, 3, 3, 2, 2, 3, 1, 2, 0, 1, 1, 2, 2},
    [MM_BAS] = {4, 4, 3, 3, 3, 2, 2, 2, 1, 2, 1, 1, 1, 0, 1, 1, 1},
    [MM_SJO] = {5, 5, 4, 4, 4, 3, 3, 3, 2, 3, 2, 2, 1, 1, 0, 1, 2},
    [MM_BRI] = {5, 5, 4, 4, 4, 3, 3, 3, 2, 3, 2, 2, 2, 1, 1, 0, 1},
    [MM_TRI] = {5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 2, 1, 2, 1, 0},
};

/* 4.3: Hull, Cargo hold, Masts, Crew, Cannons; Manoeuvrability, buy, sell */
const mm_ship_face mm_ships[MM_SHIPS] = {
    [MM_SLOOP]     = {{2, 2, 2, 2, 1}, 4, 10, 5},
    [MM_FLUTE]     = {{3, 4, 3, 1, 1}, 2, 10, 5},
    [MM_FRIGATE]   = {{3, 3, 3, 3, 3}, 3, 35, 10},
    [MM_GALLEON]   = {{4, 5, 4, 4, 4}, 1, 35, 10},
    [MM_MAN_O_WAR] = {{5, 3, 5, 5, 5}, 2, 0, 0},
};

/* 4.7: home port; Seamanship, Scouting, Leadership, Influence */
const mm_captain_face mm_captains[MM_CAPTAINS] = {
    {MM_HAV, {3, 2, 2, 3}}, /* C01 */
    {MM_TRI, {3, 3, 3, 1}}, /* C02 */
    {MM_CAR, {4, 2, 3, 1}}, /* C03 */
    {MM_SDO, {2, 3, 2, 3}}, /* C04 */
    {MM_SJU, {2, 2, 2, 2}}, /* C05 */
    {MM_CCS, {3, 2, 2, 3}}, /* C06 */
    {MM_NAS, {2, 3, 3, 2}}, /* C07 */
    {MM_PRO, {3, 3, 3, 1}}, /* C08 */
    {MM_OPR, {4, 2, 2, 2}}, /* C09 */
    {MM_SJO, {2, 2, 3, 3}}, /* C10 */
    {MM_BRI, {2, 2, 2, 4}}, /* C11 */
    {MM_PGO, {3, 3, 1, 3}}, /* C12 */
    {MM_TOR, {2, 4, 1, 3}}, /* C13 */
    {MM_BAS, {2, 2, 3, 3}}, /* C14 */
    {MM_CUR, {2, 1, 3, 4}}, /* C15 */
    {MM_SMA, {2, 2, 2, 2}}, /* C16 */
};

/* 4.8, 4.9: NPC, where it enters, its Seamanship, Scouting, Leadership; symbols */
const mm_event_face mm_events_faces[MM_EVENTS_CARDS] = {
    {MM_NL, MM_CUR, {3, 2, 2}, 0, {{0}}}, /* E01 */
    {MM_NL, MM_SMA, {2, 3, 2}, 0, {{0}}}, /* E02 */
    {MM_NL, MM_SMA, {3, 2, 3}, 0, {{0}}}, /* E03 */
    {MM_EN, MM_OPR, {3, 3, 2}, 0, {{0}}}, /* E04 */
    {MM_EN, MM_PRO, {3, 2, 2}, 0, {{0}}}, /* E05 */
    {MM_EN, MM_BRI, {2, 3, 3}, 0, {{0}}}, /* E06 */
    {MM_FR, MM_PGO, {3, 2, 3}, 0, {{0}}}, /* E07 */
    {MM_FR, MM_BAS, {2, 3, 2}, 0, {{0}}}, /* E08 */
    {MM_FR, MM_TOR, {3, 2, 2}, 0, {{0}}}, /* E09 */
    {MM_ES, MM_CAR, {3, 2, 3}, 0, {{0}}}, /* E10 */
    {MM_ES, MM_HAV, {2, 3, 2}, 0, {{0}}}, /* E11 */
    {MM_ES, MM_SJU, {3, 2, 2}, 0, {{0}}}, /* E12 */
    {MM_SLOOP_PIRATE, MM_SJO, {3, 3, 2}, 0, {{0}}}, /* E13 */
    {MM_SLOOP_PIRATE, MM_BRI, {2, 2, 2}, 0, {{0}}}, /* E14 */
    {MM_SLOOP_PIRATE, MM_NAS, {3, 2, 2}, 0, {{0}}}, /* E15 */
    {MM_FRIGATE_PIRATE, MM_TRI, {3, 2, 3}, 0, {{0}}}, /* E16 */
    {MM_FRIGATE_PIRATE, MM_TOR, {2, 3, 3}, 0, {{0}}}, /* E17 */
    {MM_FRIGATE_PIRATE, MM_PRO, {3, 2, 2}, 3, {{MM_SLOOP_PIRATE, MM_E}, {MM_ES, MM_W}, {MM_NL, MM_S}}}, /* E18 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_EN, MM_N}, {MM_ES, MM_E}, {MM_FRIGATE_PIRATE, MM_W}}}, /* E19 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_FR, MM_E}, {MM_NL, MM_W}, {MM_FRIGATE_PIRATE, MM_N}}}, /* E20 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_EN, MM_S}, {MM_ES, MM_N}, {MM_FRIGATE_PIRATE, MM_E}}}, /* E21 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_FRIGATE_PIRATE, MM_S}, {MM_ES, MM_E}, {MM_NL, MM_W}}}, /* E22 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_EN, MM_W}, {MM_NL, MM_E}, {MM_FR, MM_N}}}, /* E23 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_NL, MM_S}, {MM_FR, MM_N}, {MM_ES, MM_W}}}, /* E24 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_FRIGATE_PIRATE, MM_S}, {MM_EN, MM_E}, {MM_SLOOP_PIRATE, MM_N}}}, /* E25 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_SLOOP_PIRATE, MM_W}, {MM_EN, MM_S}, {MM_NL, MM_N}}}, /* E26 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_FRIGATE_PIRATE, MM_E}, {MM_FR, MM_S}, {MM_EN, MM_N}}}, /* E27 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_SLOOP_PIRATE, MM_W}, {MM_ES, MM_S}, {MM_EN, MM_E}}}, /* E28 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_FR, MM_W}, {MM_NL, MM_N}, {MM_SLOOP_PIRATE, MM_S}}}, /* E29 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_EN, MM_W}, {MM_SLOOP_PIRATE, MM_N}, {MM_FR, MM_E}}}, /* E30 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_ES, MM_S}, {MM_FR, MM_W}, {MM_SLOOP_PIRATE, MM_E}}}, /* E31 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_FRIGATE_PIRATE, MM_N}, {MM_FR, MM_S}, {MM_ES, MM_W}}}, /* E32 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_EN, MM_S}, {MM_SLOOP_PIRATE, MM_N}, {MM_FRIGATE_PIRATE, MM_W}}}, /* E33 */
    {MM_NONE, MM_NONE, {0}, 3, {{MM_NL, MM_E}, {MM_ES, MM_N}, {MM_FR, MM_S}}}, /* E34 */
};

const uint32_t mm_plague_ports[2] = {BIT(HAV) | BIT(TOR) | BIT(SMA) | BIT(BRI), BIT(PRO) | BIT(CAR) | BIT(CUR) | BIT(SJU)};
const uint32_t mm_storm_zones[2] = {
    BIT(NAS) | BIT(HAV) | BIT(TOR) | BIT(SDO) | BIT(SJU) | BIT(SMA) | BIT(SJO),
    BIT(OPR) | BIT(CAR) | BIT(CUR) | BIT(CCS) | BIT(TRI) | BIT(BRI) | BIT(CSE),
};
const uint8_t mm_hunted[2] = {1 << MM_FR | 1 << MM_ES, 1 << MM_EN | 1 << MM_NL};
const uint8_t mm_pardoned[2] = {1 << MM_ES | 1 << MM_NL, 1 << MM_EN | 1 << MM_FR};
const uint8_t mm_merchant_tokens[MM_NATIONS] = {[MM_ES] = 5, [MM_NL] = 4, [MM_FR] = 4, [MM_EN] = 4};

/* 4.10: plunder value and symbol */
#define ESC  MM_NONE
#define HULL MM_HULL
#define HOLD MM_HOLD
#define MAST MM_MASTS
#define CREW MM_CREW
#define GUNS MM_CANNONS
const mm_cargo_face mm_cargo_faces[MM_CARGO] = {
    {1, ESC}, {2, HOLD}, {2, ESC}, {3, CREW}, {3, ESC}, {3, MAST}, {4, HULL}, {5, ESC}, /* Cocoa */
    {1, ESC}, {2, ESC}, {2, CREW}, {3, HOLD}, {3, ESC}, {3, GUNS}, {4, ESC}, {5, MAST}, /* Food */
    {1, GUNS}, {2, ESC}, {2, CREW}, {3, ESC}, {3, HOLD}, {3, ESC}, {4, ESC}, {5, MAST}, /* Rum */
    {1, MAST}, {2, ESC}, {2, GUNS}, {3, ESC}, {3, CREW}, {3, ESC}, {4, ESC}, {5, HOLD}, /* Spices */
    {1, CREW}, {2, ESC}, {3, HOLD}, {3, ESC}, {3, GUNS}, {4, MAST}, {4, ESC}, {5, ESC}, /* Sugar */
    {1, ESC}, {2, MAST}, {3, ESC}, {3, CREW}, {3, ESC}, {4, ESC}, {4, HOLD}, {5, GUNS}, /* Textiles */
    {1, ESC}, {2, GUNS}, {3, HOLD}, {3, ESC}, {3, CREW}, {4, ESC}, {4, MAST}, {5, ESC}, /* Tobacco */
    {1, ESC}, {2, ESC}, {3, HOLD}, {3, ESC}, {3, MAST}, {4, GUNS}, {4, ESC}, {5, HULL}, /* Wood */
};

/* 4.11: first card, copies, copyable, window */
const mm_glory_face mm_glory_faces[MM_GLORY_KINDS] = {
    {0, 5, true, MM_W_C2},
    {5, 5, true, MM_W_B2},
    {10, 4, false, MM_W_S},
    {14, 4, false, MM_W_I},
    {18, 3, false, MM_W_Q},
    {21, 3, true, MM_W_B3},
    {24, 3, false, MM_W_B4},
    {27, 2, true, MM_W_B1},
    {29, 2, false, MM_W_B5},
    {31, 2, true, MM_W_C1},
    {33, 2, false, MM_W_B0},
    {35, 3, false, MM_W_R2},
    {38, 2, false, MM_W_R1},
    {40, 3, false, MM_W_OWN},
    {43, 2, true, MM_W_T},
    {45, 3, false, MM_W_OWN},
    {48, 2, true, MM_W_T},
    {50, 2, false, MM_W_F},
    {52, 2, false, MM_W_G},
};

const uint8_t mm_glory_kinds[MM_ORDINARY] = {
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13, 14, 14, 15, 15, 15, 16, 16, 17, 17, 18, 18,
};

/* 4.12: where each specialist is hired */
const int8_t mm_hired_in[MM_GLORY - MM_ORDINARY] = {
    MM_SJO, MM_HAV, MM_PRO, MM_TRI, MM_CAR, MM_SMA, MM_PGO, MM_BRI, MM_NAS, MM_SJU, MM_CUR, MM_CCS, MM_BAS, MM_OPR, MM_TOR, MM_SDO,
};

/* 4.13: place, in port, reward */
const mm_rumour_face mm_rumours_faces[MM_RUMOURS] = {
    {MM_CSE, 0, {{MM_OP_GOLD, 15, 0}}}, /* R01 */
    {MM_NAS, 0, {{MM_OP_GOLD, 8, 0}, {MM_OP_DRAW, 1, 0}}}, /* R02 */
    {MM_TOR, 0, {{MM_OP_GOLD, 10, 0}}}, /* R03 */
    {MM_HAV, 0, {{MM_OP_GOLD, 4, 0}, {MM_OP_CARGO, 4, 0}}}, /* R04 */
    {MM_TRI, 0, {{MM_OP_GOLD, 4, 0}, {MM_OP_FIX, 0, 0}, {MM_OP_CREW, 0, 0}}}, /* R05 */
    {MM_BRI, 0, {{MM_OP_SPECIALIST, MM_MASTER_GUNNER, 0}}}, /* R06 */
    {MM_SJO, 0, {{MM_OP_SPECIALIST, MM_SAILING_MASTER, 0}}}, /* R07 */
    {MM_OPR, 0, {{MM_OP_GOLD, 6, 0}, {MM_OP_CREW, 0, 0}}}, /* R08 */
    {MM_CCS, 0, {{MM_OP_FIGHT, 2, 3}, {MM_OP_GOLD, 16, 0}}}, /* R09 */
    {MM_CUR, 0, {{MM_OP_GOLD, 6, 0}, {MM_OP_WEAPONS, 0, 0}}}, /* R10 */
    {MM_PGO, 0, {{MM_OP_CARGO, 5, 0}, {MM_OP_GOLD, 4, 0}}}, /* R11 */
    {MM_BAS, 0, {{MM_OP_GOLD, 12, 0}, {MM_OP_HIT, MM_MASTS, 0}}}, /* R12 */
    {MM_SJU, 0, {{MM_OP_FIGHT, 3, 2}, {MM_OP_GOLD, 20, 0}}}, /* R13 */
    {MM_SDO, 1, {{MM_OP_DOCUMENTS, 0, 0}}}, /* R14 */
    {MM_CAR, 1, {{MM_OP_CARGO, 8, 0}}}, /* R15 */
    {MM_PRO, 1, {{MM_OP_GOLD, 10, 0}}}, /* R16 */
    {MM_SMA, 1, {{MM_OP_PARDON, MM_ES, 0}}}, /* R17 */
    {MM_NAS, 1, {{MM_OP_SPECIALIST, MM_MASTER_FIGHTER, 0}}}, /* R18 */
    {MM_HAV, 1, {{MM_OP_PARDON, MM_NL, 0}}}, /* R19 */
    {MM_BRI, 1, {{MM_OP_MOD, 0, 0}}}, /* R20 */
    {MM_TRI, 1, {{MM_OP_DRAW, 2, 0}}}, /* R21 */
    {MM_TOR, 1, {{MM_OP_DICE, 0, 0}}}, /* R22 */
    {MM_CUR, 1, {{MM_OP_GOLD, 8, 0}, {MM_OP_SWAP, 0, 0}}}, /* R23 */
    {MM_OPR, 1, {{MM_OP_PARDON, MM_FR, 0}}}, /* R24 */
    {MM_BAS, 1, {{MM_OP_PARDON, MM_EN, 0}}}, /* R25 */
};

/* 4.14: port; what it asks for; the task; the reward */
#define ANY      MM_NEEDS_NOTHING, MM_NONE
#define NP       MM_NEEDS_NON_PIRATE, MM_NONE
#define PI       MM_NEEDS_PIRATE, MM_NONE
#define NB(n_)   MM_NEEDS_NO_BOUNTY, n_
#define INF      MM_INFLUENCE
#define LDR      MM_LEADERSHIP
#define NO_ROLL  MM_NONE
#define NO_RAID  .raid = MM_NONE, .waives = MM_NONE
#define NOWHERE  .place = {MM_NONE, MM_NONE}, .good = {MM_NONE, MM_NONE}
#define GO(p_)   .task = MM_GO, .place = {p_, MM_NONE}, .good = {MM_NONE, MM_NONE}, NO_RAID
#define BRING(p_, n_, good_, m_, other_) .task = MM_BRING, .place = {p_, MM_NONE}, .goods = {n_, m_}, .good = {good_, other_}, NO_RAID
#define DEFEAT(foes_) .task = MM_DEFEAT, NOWHERE, .foes = foes_, NO_RAID
#define RAID(n_) .task = MM_RAID, NOWHERE, .raids = 1, .raid = n_, .waives = n_
#define SPY(z_, y_) .task = MM_SPY, .place = {z_, y_}, .good = {MM_NONE, MM_NONE}, NO_RAID
#define GOLD(n_) .reward = {{MM_OP_GOLD, n_, 0}}
const mm_mission_face mm_missions[MM_MISSIONS] = {
    {MM_CCS, NP, INF, GO(MM_HAV), GOLD(20)},                                       /* M01 */
    {MM_BRI, ANY, INF, GO(MM_NAS), GOLD(24)},                                      /* M02 */
    {MM_CAR, NP, NO_ROLL, .pay = 5, GO(MM_SJU), GOLD(17)},                         /* M03 */
    {MM_SMA, ANY, INF, GO(MM_CUR), GOLD(16)},                                      /* M04 */
    {MM_BAS, ANY, INF, GO(MM_PGO), GOLD(12)},                                      /* M05 */
    {MM_SDO, ANY, INF, GO(MM_SJO), GOLD(16)},                                      /* M06 */
    {MM_HAV, NB(MM_ES), INF, GO(MM_TRI), GOLD(24)},                                /* M07 */
    {MM_OPR, ANY, NO_ROLL, BRING(MM_OPR, 3, MM_FOOD, 0, MM_NONE), GOLD(20)},       /* M08 */
    {MM_SJO, ANY, NO_ROLL, BRING(MM_SJO, 2, MM_TEXTILES, 1, MM_WOOD), .reward = {{MM_OP_GOLD, 16, 0}, {MM_OP_FIX, 0, 0}}}, /* M09 */
    {MM_PRO, ANY, NO_ROLL, BRING(MM_PRO, 3, MM_RUM, 0, MM_NONE), GOLD(20)},        /* M10 */
    {MM_NAS, ANY, NO_ROLL, BRING(MM_NAS, 3, MM_WOOD, 0, MM_NONE), GOLD(20)},       /* M11 */
    {MM_TOR, ANY, NO_ROLL, BRING(MM_TOR, 2, MM_SPICES, 1, MM_SUGAR), GOLD(22)},    /* M12 */
    {MM_PGO, NP, NO_ROLL, DEFEAT(1 << MM_SLOOP_PIRATE), GOLD(12)},                 /* M13 */
    {MM_SJU, NP, NO_ROLL, DEFEAT(1 << MM_FRIGATE_PIRATE), GOLD(15)},               /* M14 */
    {MM_CUR, NP, INF, DEFEAT(1 << MM_SLOOP_PIRATE | 1 << MM_FRIGATE_PIRATE | MM_FOE_CAPTAIN), GOLD(12)}, /* M15 */
    {MM_TOR, ANY, INF, .task = MM_DEFEAT, NOWHERE, .foes = 1 << MM_ES, .raids = 2, .raid = MM_ES, .waives = MM_NONE, GOLD(15)}, /* M16 */
    {MM_PRO, NB(MM_EN), INF, RAID(MM_FR), GOLD(10)},                               /* M17 */
    {MM_CAR, NB(MM_ES), INF, RAID(MM_NL), GOLD(10)},                               /* M18 */
    {MM_OPR, ANY, LDR, DEFEAT(0x0f), .reward = {{MM_OP_GOLD, 15, 0}, {MM_OP_PARDON_ONE, 0, 0}}}, /* M19 */
    {MM_BRI, ANY, INF, SPY(MM_TRI, MM_CSE), GOLD(16)},                             /* M20 */
    {MM_SDO, ANY, INF, SPY(MM_CSE, MM_NONE), GOLD(12)},                            /* M21 */
    {MM_TRI, ANY, INF, SPY(MM_OPR, MM_NONE), .reward = {{MM_OP_SPECIALIST, MM_SURGEON, 0}}}, /* M22 */
    {MM_HAV, ANY, INF, .task = MM_LETTER, NOWHERE, NO_RAID, GOLD(24)},             /* M23: EN, FR, NL */
    {MM_BAS, PI, NO_ROLL, BRING(MM_SMA, 2, MM_RUM, 0, MM_NONE), .reward = {{MM_OP_GOLD, 6, 0}, {MM_OP_PARDON_ONE, 0, 0}}}, /* M24 */
    {MM_CUR, ANY, LDR, .task = MM_FIGHT, NOWHERE, NO_RAID, .reward = {{MM_OP_FIGHT, 2, 2}, {MM_OP_GOLD, 12, 0}}}, /* M25 */
};
