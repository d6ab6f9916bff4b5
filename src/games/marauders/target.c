/* target.c - what a card, token or specialist is used on: a side, dice, a nation (CARD_TARGET; MM-17). */
#include "games/marauders/marauders.h"

enum { MODE, INDEX }; /* of the frame: mm_target_mode, and whose dice */

#define ANOTHER_CHOICE RS_NO("MM-17.4", "You have to choose something else now.")

static bool chooses(const mm_state *s, int mode) { return rs_top_of(s)->arg[MODE] == mode; }

/* The dice before the chooser's eyes: of the location dice one is picked, of the others one or several. */
static const int8_t *dice_here(const mm_state *s)
{
    const rs_frame *frame = rs_top_of(s);

    return frame->arg[MODE] == MM_PICK_SHOT ? s->battle.shot[frame->arg[INDEX]] : s->battle.dice[frame->arg[INDEX]];
}

/* ---- What is refused --------------------------------------------------------------------------------------------- */

const char *mm_refuse_side(const void *state, rs_move move)
{
    (void)move;
    return chooses(state, MM_PICK_SIDE) ? NULL : ANOTHER_CHOICE;
}

const char *mm_refuse_dice(const void *state, rs_move move)
{
    return chooses(state, MM_PICK_DICE) ? mm_bars_dice(dice_here(state), move.arg) : ANOTHER_CHOICE;
}

const char *mm_refuse_die(const void *state, rs_move move)
{
    if (!chooses(state, MM_PICK_DIE) && !chooses(state, MM_PICK_SHOT)) return ANOTHER_CHOICE;
    return dice_here(state)[move.arg[0]] > 0 ? NULL : RS_NO("MM-2.5", "No die shows that.");
}

/* G07 */
const char *mm_refuse_turn(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!chooses(s, MM_PICK_TURN)) return ANOTHER_CHOICE;
    if (s->battle.shot[rs_top_of(s)->arg[INDEX]][move.arg[0]] == 0) return RS_NO("MM-22.1", "No location die shows that.");
    return move.arg[1] == MM_SKULL || move.arg[1] == move.arg[0]
               ? RS_NO("MM-22.1", "The die has to be turned to another figure from 1 to 4.")
               : NULL;
}

/* G15 */
const char *mm_bars_denouncing(const mm_state *s, int nation)
{
    int bounty = s->captain[s->active].bounty[nation];

    if (!chooses(s, MM_PICK_NATION)) return ANOTHER_CHOICE;
    if (bounty == 0) return RS_NO("MM-16.6", "That nation has set no bounty that could rise.");
    return bounty == MM_MOST ? RS_NO("MM-16.3", "That bounty is as high as it can be.") : NULL;
}

/* ---- The choice -------------------------------------------------------------------------------------------------- */

static void offer_turns(const mm_state *s, rs_moves *moves)
{
    for (int from = 0; from < MM_FACES; from++)
        for (int to = 0; to < MM_SKULL; to++) mm_offer_if(s, moves, MM_V_TURN, from, to);
}

void mm_card_target_moves(const void *state, rs_moves *moves)
{
    switch (rs_top_of(state)->arg[MODE]) {
    case MM_PICK_SIDE:
        rs_offer1(moves, MM_V_SIDE, 0);
        rs_offer1(moves, MM_V_SIDE, 1);
        break;
    case MM_PICK_DICE: mm_offer_dice(moves, MM_V_DICE, MM_NONE, dice_here(state)); break;
    case MM_PICK_DIE:
    case MM_PICK_SHOT:
        for (int face = 0; face < MM_FACES; face++) mm_offer_if(state, moves, MM_V_DIE, face, 0);
        break;
    case MM_PICK_TURN: offer_turns(state, moves); break;
    default:
        for (int nation = 0; nation < MM_NATIONS; nation++) mm_offer_if(state, moves, MM_V_NATION, nation, 0);
    }
}

static void rethrow(int8_t dice[MM_FACES], const int8_t again[MM_FACES], int seat, rs_turn *turn)
{
    mm_rethrow(dice, again, turn);
    rs_tell(turn, MM_EV_DICE, seat, mm_dice_count(dice), dice[MM_SKULL], 0, 0);
}

/* G01, G02: of the own side, or of the enemy's. */
static void rethrow_side(mm_state *s, rs_frame frame, const int8_t again[MM_FACES], rs_turn *turn)
{
    int8_t *dice = s->battle.dice[frame.arg[INDEX]];
    int side = s->battle.side[frame.arg[INDEX]];

    if (side == frame.seat) {
        rethrow(dice, again, frame.seat, turn);
        return;
    }
    mm_rethrow(dice, again, turn);
    rs_tell(turn, MM_EV_FORCED, frame.seat, side, mm_dice_count(dice), dice[MM_SKULL], 0);
}

static void rethrow_one(mm_state *s, rs_frame frame, int face, rs_turn *turn)
{
    int8_t again[MM_FACES] = {0};

    again[face] = 1;
    rethrow(frame.arg[MODE] == MM_PICK_SHOT ? s->battle.shot[frame.arg[INDEX]] : s->battle.dice[frame.arg[INDEX]], again, frame.seat, turn);
}

void mm_card_target_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    rs_frame frame = *rs_top(s);
    int8_t *shot = s->battle.shot[frame.arg[INDEX]];

    rs_pop(s);
    switch (move.verb) {
    case MM_V_SIDE: mm_ask_target(s, frame.seat, MM_PICK_DICE, move.arg[0] ? !frame.arg[INDEX] : frame.arg[INDEX]); break;
    case MM_V_DICE: rethrow_side(s, frame, move.arg, turn); break;
    case MM_V_DIE: rethrow_one(s, frame, move.arg[0], turn); break;
    case MM_V_TURN: /* G07 */
        shot[move.arg[0]]--;
        shot[move.arg[1]]++;
        break;
    default: mm_bounty(s, s->active, move.arg[0], turn); /* G15 */
    }
}
