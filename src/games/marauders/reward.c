/* reward.c - rumours and missions: getting them, their tasks, and what their rewards do, act by act (MM-12, MM-13; 4.13, 4.14). */
#include "games/marauders/marauders.h"

/* ---- Rumours (MM-12) --------------------------------------------------------------------------------------------- */

void mm_rumour_back(mm_state *s, int card) { rs_add(&s->rumour_deck.cards, card); }

void mm_got_rumour(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int card;

    if (rs_is_empty(&s->rumour_deck.cards)) return;
    card = rs_pick(turn->chance, s->rumour_deck.cards, &mm_rumour_words);
    rs_remove(&s->rumour_deck.cards, card);
    rs_add(&c->rumours.cards, card);
    rs_tell_only(turn, seat, MM_EV_RUMOUR, card, 0);
    if (rs_zone_size(&c->rumours) > mm_rumour_limit(c)) rs_push(s, MM_D_RUMOUR_KEEP, seat); /* MM-12.2 */
}

const char *mm_refuse_give_back(const void *state, rs_move move)
{
    const mm_state *s = state;

    return rs_has(&s->captain[rs_top_of(s)->seat].rumours.cards, move.arg[0]) ? NULL : RS_NO("MM-12.2", "You do not hold that rumour.");
}

void mm_rumour_keep_moves(const void *state, rs_moves *moves)
{
    rs_offer_each(moves, MM_V_GIVE_BACK, ((const mm_state *)state)->captain[rs_top_of(state)->seat].rumours.cards);
}

void mm_rumour_keep_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    rs_remove(&s->captain[seat].rumours.cards, move.arg[0]);
    mm_rumour_back(s, move.arg[0]);
    rs_tell_only(turn, seat, MM_EV_RUMOUR_BACK, move.arg[0], 0);
}

/* MM-12.5: shown first. */
void mm_start_rumour(mm_state *s, int seat, int card, rs_turn *turn)
{
    rs_remove(&s->captain[seat].rumours.cards, card);
    s->testing = (int8_t)card;
    rs_tell(turn, MM_EV_TESTS, seat, card, 0, 0, 0);
}

void mm_rumour_tested(mm_state *s, int seat, int card, bool true_, rs_turn *turn)
{
    rs_tell(turn, true_ ? MM_EV_TRUE : MM_EV_FALSE, seat, card, 0, 0, 0);
    if (true_) {
        mm_start_reward(s, seat, card);
        return;
    }
    s->testing = MM_NONE;
    mm_rumour_back(s, card);
}

/* ---- Getting missions (MM-13) ------------------------------------------------------------------------------------ */

/* MM-13.1, MM-13.7 */
void mm_open_missions(mm_state *s, rs_turn *turn)
{
    for (int i = 0; i < MM_OPEN_MISSIONS; i++) {
        if (s->open_mission[i] != MM_NONE) continue;
        if (rs_is_empty(&s->mission_deck.cards)) {
            s->mission_deck.cards = s->mission_discard;
            s->mission_discard = (rs_set){{0, 0}};
        }
        if (rs_is_empty(&s->mission_deck.cards)) return;
        s->open_mission[i] = (int8_t)rs_pick(turn->chance, s->mission_deck.cards, &mm_mission_words);
        rs_remove(&s->mission_deck.cards, s->open_mission[i]);
        rs_tell(turn, MM_EV_OPEN_MISSION, RS_NOBODY, s->open_mission[i], mm_missions[s->open_mission[i]].port, 0, 0);
    }
}

const char *mm_bars_mission(const mm_state *s, int seat, int mission)
{
    const mm_captain *c = &s->captain[seat];
    const mm_mission_face *face = &mm_missions[mission];

    if (mission != s->open_mission[0] && mission != s->open_mission[1]) return RS_NO("MM-13.2", "That mission is not open.");
    if (face->port != c->zone) return RS_NO("MM-13.2", "That mission is open at another port.");
    if (face->needs == MM_NEEDS_NON_PIRATE && mm_pirate(c)) return RS_NO("MM-13.10", "Pirates cannot take this mission.");
    if (face->needs == MM_NEEDS_PIRATE && !mm_pirate(c)) return RS_NO("MM-13.10", "Only pirates can take this mission.");
    if (face->needs == MM_NEEDS_NO_BOUNTY && c->bounty[face->of]) return RS_NO("MM-13.10", "The nation that gives it has a bounty on you.");
    return face->pay > mm_purse(c) ? RS_NO("MM-13.10", "You do not have the gold that this mission asks for.") : NULL;
}

void mm_drop_mission(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    if (c->mission == MM_NONE) return;
    rs_add(&s->mission_discard, c->mission);
    rs_tell(turn, MM_EV_MISSION_GONE, seat, c->mission, 0, 0, 0);
    c->mission = MM_NONE;
    c->progress = 0;
}

/* MM-13.11: pay; the old mission goes; the card is taken; another is laid out; a duel is fought. */
void mm_accept_mission(mm_state *s, int seat, int mission, rs_turn *turn)
{
    mm_pay(s, seat, mm_missions[mission].pay, turn);
    mm_drop_mission(s, seat, turn);
    for (int i = 0; i < MM_OPEN_MISSIONS; i++)
        if (s->open_mission[i] == mission) s->open_mission[i] = MM_NONE;
    s->captain[seat].mission = (int8_t)mission;
    mm_forget_spying(s);
    rs_tell(turn, MM_EV_ACCEPTS, seat, mission, 0, 0, 0);
    mm_open_missions(s, turn);
    if (mm_missions[mission].task == MM_FIGHT) mm_start_reward(s, seat, MM_RUMOURS + mission);
}

/* ---- Tasks ------------------------------------------------------------------------------------------------------- */

static void complete(mm_state *s, int seat) { mm_start_reward(s, seat, MM_RUMOURS + s->captain[seat].mission); }

static uint64_t carried_of(const mm_captain *c, int good) { return c->cargo.cards.bits[0] & mm_good_mask(good); }

static bool carries_all(const mm_captain *c, const mm_mission_face *face)
{
    for (int i = 0; i < 2; i++)
        if (face->goods[i] && __builtin_popcountll(carried_of(c, face->good[i])) < face->goods[i]) return false;
    return true;
}

/* LETTERS(EN, FR, NL) */
static bool awaits_letter(const mm_captain *c)
{
    int nation = mm_zones[c->zone].nation;

    return nation != MM_ES && !(c->progress >> nation & 1);
}

const char *mm_bars_delivery(const mm_state *s, int seat)
{
    const mm_captain *c = &s->captain[seat];
    const mm_mission_face *face;

    if (c->mission == MM_NONE) return RS_NO("MM-13.8", "You have no mission.");
    face = &mm_missions[c->mission];
    switch (face->task) {
    case MM_GO: return face->place[0] == c->zone ? NULL : RS_NO("MM-13.8", "Your mission leads to another port.");
    case MM_BRING:
        if (face->place[0] != c->zone) return RS_NO("MM-13.8", "Your mission leads to another port.");
        return carries_all(c, face) ? NULL : RS_NO("MM-13.8", "You do not have all the goods.");
    case MM_LETTER: return awaits_letter(c) ? NULL : RS_NO("MM-13.8", "You have no letter for this port.");
    default: return RS_NO("MM-13.8", "Your mission is not carried out in a port.");
    }
}

static void hand_over(mm_state *s, int seat, const mm_mission_face *face, rs_turn *turn)
{
    for (int i = 0; i < 2; i++)
        for (int n = 0; n < face->goods[i]; n++)
            mm_drop_cargo(s, seat, __builtin_ctzll(carried_of(&s->captain[seat], face->good[i])), turn);
}

void mm_deliver(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    const mm_mission_face *face = &mm_missions[c->mission];

    if (face->task == MM_BRING) hand_over(s, seat, face, turn);
    if (face->task == MM_LETTER) {
        c->progress = (int8_t)(c->progress | 1 << mm_zones[c->zone].nation);
        rs_tell(turn, MM_EV_STEP, seat, c->mission, 0, 0, 0);
        if (c->progress != (1 << MM_EN | 1 << MM_FR | 1 << MM_NL)) return;
    }
    complete(s, seat);
}

/* Which of the places of a SPY task is this zone? */
static int spy_place(const mm_captain *c)
{
    if (c->mission == MM_NONE || mm_missions[c->mission].task != MM_SPY) return MM_NONE;
    for (int i = 0; i < 2; i++)
        if (mm_missions[c->mission].place[i] == c->zone && !(c->progress >> i & 1)) return i;
    return MM_NONE;
}

bool mm_spies_here(const mm_state *s, int seat) { return spy_place(&s->captain[seat]) != MM_NONE; }

void mm_spied(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int all = mm_missions[c->mission].place[1] == MM_NONE ? 1 : 3;

    c->progress = (int8_t)(c->progress | 1 << spy_place(c));
    rs_tell(turn, MM_EV_STEP, seat, c->mission, 0, 0, 0);
    if (c->progress == all) complete(s, seat);
}

bool mm_waives(const mm_captain *c, int nation) { return c->mission != MM_NONE && mm_missions[c->mission].waives == nation; }

void mm_raided(mm_state *s, int seat, int nation)
{
    mm_captain *c = &s->captain[seat];

    if (c->mission == MM_NONE || mm_missions[c->mission].raids == 0 || mm_missions[c->mission].raid != nation) return;
    c->progress++;
    if (c->progress == mm_missions[c->mission].raids) complete(s, seat);
}

bool mm_task_defeat(const mm_state *s, int seat, int loser)
{
    const mm_captain *c = &s->captain[seat];
    int foes = c->mission == MM_NONE ? 0 : mm_missions[c->mission].foes;

    if (mm_is_seat(loser)) return foes & MM_FOE_CAPTAIN && mm_pirate(&s->captain[loser]);
    return foes >> (loser - MM_SIDE_NPC) & 1;
}

/* ---- Rewards, act by act ----------------------------------------------------------------------------------------- */

enum { PROGRAM, AT, LAST = MM_PROGRAM + 1 }; /* of the frame: rumours, then missions; the act that comes next */

void mm_start_reward(mm_state *s, int seat, int program) { rs_push(s, MM_S_REWARD, seat)->arg[PROGRAM] = (int8_t)program; }

static void fix_ship(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    for (int location = 0; location < MM_LOCATIONS; location++)
        if (location != MM_CREW && c->value[location] < mm_most(c, location)) {
            c->value[location] = (int8_t)mm_most(c, location);
            rs_tell(turn, MM_EV_REPAIRS, seat, location, c->value[location], 0, 0);
        }
    c->used_mods = (uint8_t)(c->used_mods & ~(1u << MM_REINFORCED));
}

static void lacking_weapons(mm_state *s, int seat, rs_turn *turn)
{
    for (int weapon = 0; weapon < MM_WEAPONS; weapon++)
        if (!mm_has_weapon(&s->captain[seat], weapon)) rs_tell(turn, MM_EV_WEAPON_IN, seat, weapon, 0, 0, 0);
    s->captain[seat].weapons = (1 << MM_WEAPONS) - 1;
}

/* MM-12.9: the lowest number, from the discard pile before the deck; 10 gold where there is none to take. */
static void take_specialist(mm_state *s, int seat, int type, rs_turn *turn)
{
    rs_set *from[2] = {&s->glory_discard, &s->glory_deck.cards};

    for (int i = 0; i < 4 && !mm_has_hired(&s->captain[seat], type); i++) {
        int card = MM_ORDINARY + 2 * type + i % 2;

        if (!rs_has(from[i / 2], card)) continue;
        rs_remove(from[i / 2], card);
        mm_hire(s, seat, card, turn);
        return;
    }
    mm_gain(s, seat, 10, turn);
}

static void find_cargo(mm_state *s, int seat, int count, rs_turn *turn)
{
    for (int i = 0; i < count; i++) {
        int card = mm_draw_cargo(s, turn);

        if (card == MM_NONE) break;
        rs_add(&s->captain[seat].offer.cards, card);
        rs_tell_only(turn, seat, MM_EV_OFFERED, card, 0);
    }
    rs_push(s, MM_D_FOUND_KEEP, seat);
}

static void fight_band(mm_state *s, int seat, int leadership, int crew)
{
    mm_no_battle(s);
    s->battle.side[0] = (int8_t)seat;
    s->battle.side[1] = MM_SIDE_BAND;
    s->battle.leadership = (int8_t)leadership;
    s->battle.npc[MM_CREW] = (int8_t)crew;
    mm_start_crew_battle(s);
}

/* R20 */
static void idle_yard(mm_state *s, int seat, rs_turn *turn)
{
    const mm_captain *c = &s->captain[seat];
    int mod = s->mod_shown[c->zone];
    bool fits = mod != MM_NONE && mod != MM_FACE_DOWN && !mm_has_mod(c, mod);

    mm_gain(s, seat, fits ? 6 : 12, turn);
    if (fits) mm_fit_mod(s, seat, turn);
}

/* R22: the dice lie open for a step of their own, as all see them. */
static void gamble(mm_state *s, int seat, rs_turn *turn)
{
    mm_throw(s->roll.dice, 4, turn);
    rs_tell(turn, MM_EV_DICE, seat, 4, s->roll.dice[MM_SKULL], 0, 0);
}

static bool has_gambled(const mm_state *s) { return mm_dice_count(s->roll.dice) > 0; }

static void pay_out(mm_state *s, int seat, rs_turn *turn)
{
    mm_gain(s, seat, 5 + 5 * s->roll.dice[MM_SKULL], turn);
    s->roll = (mm_roll){0};
}

static void pardon_of(mm_state *s, int seat, int nation, rs_turn *turn)
{
    int points = s->captain[seat].bounty[nation];

    if (points == 0)
        mm_gain(s, seat, 8, turn);
    else
        mm_pardon(s, seat, nation, points, turn);
}

static void do_act(mm_state *s, int seat, mm_act act, rs_turn *turn)
{
    switch (act.op) {
    case MM_OP_GOLD: mm_gain(s, seat, act.a, turn); break;
    case MM_OP_CARGO: find_cargo(s, seat, act.a, turn); break;
    case MM_OP_DRAW: mm_draw_glory(s, seat, act.a); break;
    case MM_OP_SPECIALIST: take_specialist(s, seat, act.a, turn); break;
    case MM_OP_FIX: fix_ship(s, seat, turn); break;
    case MM_OP_CREW: mm_recruited(s, seat, turn); break;
    case MM_OP_WEAPONS: lacking_weapons(s, seat, turn); break;
    case MM_OP_HIT: mm_fate_hit(s, seat, act.a); break;
    case MM_OP_FIGHT: fight_band(s, seat, act.a, act.b); break;
    case MM_OP_PARDON: pardon_of(s, seat, act.a, turn); break;
    case MM_OP_PARDON_ONE:
        if (mm_pirate(&s->captain[seat])) rs_push(s, MM_D_NATION_PICK, seat);
        break;
    case MM_OP_DOCUMENTS: rs_push(s, MM_D_NATION_PICK, seat); break;
    case MM_OP_MOD: idle_yard(s, seat, turn); break;
    case MM_OP_DICE: gamble(s, seat, turn); break;
    default: rs_push(s, MM_D_DEMAND_SWAP, seat);
    }
}

/* The card itself goes last; Forged Documents stay (MM-12.7). */
static void put_away(mm_state *s, int seat, int program, rs_turn *turn)
{
    if (program >= MM_RUMOURS) {
        mm_drop_mission(s, seat, turn);
        return;
    }
    if (program != MM_DOCUMENTS || s->captain[seat].documents == MM_NONE) mm_rumour_back(s, s->testing);
    s->testing = MM_NONE;
}

static void point_for_it(mm_state *s, int seat, int program, rs_turn *turn)
{
    if (program >= MM_RUMOURS) rs_tell(turn, MM_EV_COMPLETES, seat, program - MM_RUMOURS, 0, 0, 0);
    if (program >= MM_RUMOURS && s->captain[seat].captain == MM_FERRER) mm_gain(s, seat, 4, turn); /* C04 */
    mm_glory(s, seat, MM_BY_TASKS, turn);
}

/* MM-12.8: after a crew battle. False: the reward goes no further. */
static bool band_beaten(mm_state *s, int seat, int program, rs_turn *turn)
{
    int winner = s->battle.winner;

    if (s->battle.side[1] != MM_SIDE_BAND) return true;
    mm_battle_over(s, winner == 1 ? 1 : 0, turn);
    if (winner == 0) return true;
    if (winner == 1) {
        mm_kill(s, seat, turn); /* MM-12.10 */
    } else {
        put_away(s, seat, program, turn);
        rs_pop(s);
    }
    return false;
}

static void reward_stage(mm_state *s, rs_turn *turn)
{
    rs_frame *frame = rs_top(s);
    int seat = frame->seat, program = frame->arg[PROGRAM], at = frame->arg[AT];
    const mm_act *acts = program < MM_RUMOURS ? mm_rumours_faces[program].reward : mm_missions[program - MM_RUMOURS].reward;

    if (!band_beaten(s, seat, program, turn)) return;
    if (at == LAST) {
        put_away(s, seat, program, turn);
        rs_pop(s);
    } else if (at == MM_PROGRAM || acts[at].op == MM_OP_END) {
        frame->arg[AT] = LAST;
        point_for_it(s, seat, program, turn);
    } else {
        frame->arg[AT]++;
        do_act(s, seat, acts[at], turn);
    }
}

void mm_reward_step(void *state, rs_turn *turn)
{
    if (has_gambled(state)) pay_out(state, rs_top(state)->seat, turn);
    do reward_stage(state, turn);
    while (mm_goes_on(state, MM_S_REWARD) && !has_gambled(state));
}

/* R14: any nation; M19, M24: one with a bounty on him. */
static bool picks_documents(const mm_state *s) { return mm_below_of(s)->arg[PROGRAM] == MM_DOCUMENTS; }

const char *mm_refuse_nation(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (rs_top_of(s)->kind == MM_D_CARD_TARGET) return mm_bars_denouncing(s, move.arg[0]);
    if (picks_documents(s) || s->captain[rs_top_of(s)->seat].bounty[move.arg[0]] > 0) return NULL;
    return RS_NO("MM-16.6", "That nation has no bounty on you.");
}

void mm_nation_pick_moves(const void *state, rs_moves *moves)
{
    for (int nation = 0; nation < MM_NATIONS; nation++) mm_offer_if(state, moves, MM_V_NATION, nation, 0);
}

void mm_nation_pick_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    if (picks_documents(s)) {
        s->captain[seat].documents = move.arg[0];
        rs_tell(turn, MM_EV_DOCUMENTS, seat, move.arg[0], 0, 0, 0);
    } else {
        mm_pardon(s, seat, move.arg[0], s->captain[seat].bounty[move.arg[0]], turn);
    }
    rs_pop(s);
}

/* R23 */
const char *mm_refuse_swap(const void *state, rs_move move)
{
    (void)state;
    if (!mm_has_port(move.arg[0]) || !mm_has_port(move.arg[1])) return RS_NO("MM-5.13", "The Caribbean Sea has no port.");
    return move.arg[0] < move.arg[1] ? NULL : RS_NO("MM-12.5", "Name two different ports, in the order of the list of zones.");
}

void mm_demand_swap_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, MM_V_PASS);
    for (int a = 0; a < MM_ZONES; a++)
        for (int b = a + 1; b < MM_ZONES; b++) mm_offer_if(state, moves, MM_V_SWAP, a, b);
}

void mm_demand_swap_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int8_t good;

    rs_pop(s);
    if (move.verb == MM_V_PASS) return;
    good = s->demand[move.arg[0]];
    s->demand[move.arg[0]] = s->demand[move.arg[1]];
    s->demand[move.arg[1]] = good;
    for (int i = 0; i < 2; i++) rs_tell(turn, MM_EV_DEMAND, RS_NOBODY, move.arg[i], s->demand[move.arg[i]], 0, 0);
}
