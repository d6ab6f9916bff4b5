/* flow.c - the decision stack and the one door through which every change goes. */
#include "engine/game.h"

#include <string.h>

/* ---- Frames --------------------------------------------------------------------------------------------------- */

rs_frame *rs_push(void *state, int kind, int seat)
{
    rs_frame *frame = &rs_stack(state)[((rs_head *)state)->depth++];

    *frame = (rs_frame){(uint8_t)kind, (int8_t)seat, {0}};
    return frame;
}

/* Popped frames are wiped, so that equal positions are equal bytes. */
void rs_pop(void *state)
{
    *rs_top(state) = (rs_frame){0};
    ((rs_head *)state)->depth--;
}

rs_frame *rs_become(void *state, int kind, int seat)
{
    rs_pop(state);
    return rs_push(state, kind, seat);
}

rs_frame *rs_unwind(void *state, int kind, int seat)
{
    while (((rs_head *)state)->depth > 0) rs_pop(state);
    return rs_push(state, kind, seat);
}

bool rs_always(const void *state)
{
    (void)state;
    return true;
}

/* ---- Events --------------------------------------------------------------------------------------------------- */

void rs_note(rs_turn *turn, rs_event event)
{
    if (turn->quiet) return;
    if (turn->events < RS_EVENTS) turn->event[turn->events++] = event;
}

static void note_move(rs_turn *turn, const rs_decision *decision, int seat, rs_move move, bool asked)
{
    rs_event event = {RS_EVENT_MOVE, (uint8_t)(decision->secret ? 1 << seat : RS_EVERYONE), (int8_t)seat, asked, {0}};

    if (turn->quiet) return;
    memcpy(event.arg, &move, sizeof move);
    rs_note(turn, event);
}

/* ---- The door ------------------------------------------------------------------------------------------------- */

void rs_turn_init(rs_turn *turn, rs_chance *chance)
{
    turn->chance = chance;
    turn->moves.count = 0;
    turn->events = 0;
    turn->quiet = false;
    turn->row = 0;
    turn->fault = NULL;
}

const rs_decision *rs_pending(const rs_game *game, const void *state) { return &game->decision[rs_top_of(state)->kind]; }

static void make_move(const rs_game *game, void *state, rs_move move, rs_turn *turn, bool asked)
{
    const rs_decision *decision = rs_pending(game, state);

    turn->row = rs_top(state)->kind;
    note_move(turn, decision, rs_top(state)->seat, move, asked);
    ((rs_head *)state)->plays++;
    decision->apply(state, move, turn);
}

/* What a position must never come to: NULL, or the module's fault. */
static const char *fault_of(const rs_game *game, const rs_head *head, int steps)
{
    if (head->depth == 0) return "leaves nothing to decide, though the game is not over";
    if (head->depth > game->depth) return "puts more on the stack than there is room for";
    return steps > RS_STEPS ? "goes on by itself without end" : NULL;
}

static void take_step(const rs_decision *decision, void *state, rs_turn *turn)
{
    turn->row = rs_top(state)->kind;
    decision->step(state, turn);
}

/* Goes on until somebody has something to decide: runs steps, and makes moves that are the only ones. */
void rs_settle(const rs_game *game, void *state, rs_turn *turn)
{
    const rs_head *head = state;

    for (int steps = 0; !head->over && !(turn->fault = fault_of(game, head, steps)); steps++) {
        const rs_decision *decision = rs_pending(game, state);

        if (decision->step) {
            take_step(decision, state, turn);
            continue;
        }
        turn->moves.count = 0;
        decision->list(state, &turn->moves);
        if (turn->moves.count > 1) return;
        if (turn->moves.count == 1 && decision->alone && decision->alone(state)) return;
        if (turn->moves.count == 0) {
            turn->row = rs_top(state)->kind;
            turn->fault = "has no legal move";
            return;
        }
        make_move(game, state, turn->moves.at[0], turn, false);
    }
    turn->moves.count = 0;
}

static bool options_fit(const rs_game *game, const int16_t *options)
{
    for (int i = 0; game->options[i].name; i++)
        if (options && (options[i] < game->options[i].least || options[i] > game->options[i].most)) return false;
    return true;
}

rs_status rs_start(const rs_game *game, void *state, int players, const int16_t *options, rs_turn *turn)
{
    rs_head *head = state;

    if (players < game->least_players || players > game->most_players || !options_fit(game, options)) return RS_BAD_SETUP;
    memset(state, 0, game->state_bytes);
    head->players = (uint8_t)players;
    head->viewer = RS_NOBODY;
    head->colours = turn->chance->colours;
    for (int i = 0; game->options[i].name; i++) head->option[i] = options ? options[i] : game->options[i].usual;
    turn->events = 0;
    turn->fault = NULL;
    game->setup(state, turn);
    rs_settle(game, state, turn);
    return turn->fault ? RS_FAULT : turn->chance->failed ? RS_BAD_DRAW : RS_OK;
}

void rs_legal(const rs_game *game, const void *state, rs_moves *moves)
{
    moves->count = 0;
    if (rs_asked(state) >= 0) rs_pending(game, state)->list(state, moves);
}

void rs_choose(const rs_game *game, void *state, int index, rs_turn *turn)
{
    assert(index >= 0 && index < turn->moves.count);
    turn->events = 0;
    turn->fault = NULL;
    make_move(game, state, turn->moves.at[index], turn, true);
    rs_settle(game, state, turn);
}

static int find_move(const rs_moves *moves, rs_move move)
{
    for (int i = 0; i < moves->count; i++)
        if (memcmp(&moves->at[i], &move, sizeof move) == 0) return i;
    return -1;
}

rs_status rs_play(const rs_game *game, void *state, int seat, rs_move move, rs_turn *turn)
{
    _Alignas(RS_ALIGN) unsigned char before[RS_STATE];
    rs_chance *chance = turn->chance;
    int index;

    if (rs_asked(state) < 0) return RS_GAME_OVER;
    if (rs_asked(state) != seat) return RS_NOT_ASKED;
    rs_legal(game, state, &turn->moves);
    if ((index = find_move(&turn->moves, move)) < 0) return RS_ILLEGAL;
    memcpy(before, state, game->state_bytes);

    rs_chance luck = *chance;
    int used = chance->script ? chance->script->used : 0;

    rs_choose(game, state, index, turn);
    if (!chance->failed && !turn->fault) return RS_OK;
    luck.wanted = chance->wanted;
    *chance = luck;
    if (chance->script) chance->script->used = used;
    memcpy(state, before, game->state_bytes);
    rs_legal(game, state, &turn->moves);
    turn->events = 0;
    return turn->fault ? RS_FAULT : RS_BAD_DRAW;
}

const char *rs_fault_text(const rs_game *game, const rs_turn *turn, char *buffer)
{
    rs_text text = rs_text_on(buffer, RS_LINE);

    rs_put_format(&text, "A fault of the rules' program: \"%s\" of %s %s.", game->decision[turn->row].name, game->id, turn->fault);
    return buffer;
}

/* ---- Why not -------------------------------------------------------------------------------------------------- */

static const char *not_now(const rs_game *game, const void *state, char *buffer, const char *what)
{
    const rs_decision *decision = rs_pending(game, state);
    rs_text text = rs_text_on(buffer, RS_LINE);

    rs_put_format(&text, "%s: %s %s is asked: %s", decision->clause, what, rs_seat_name(game, state, rs_asked(state)), decision->prompt);
    return buffer;
}

/* Are the arguments values of their words? Only then may a refusal look at them. */
static bool args_fit(const rs_verb *verb, rs_move move)
{
    for (int i = 0; i < RS_ARGS && verb->arg[i]; i++) {
        const rs_words *words = verb->arg[i];
        bool plain = words->count == 0, none = move.arg[i] == -1 && words->none;

        if (!plain && !none && (move.arg[i] < 0 || move.arg[i] >= words->count)) return false;
    }
    return true;
}

const char *rs_why(const rs_game *game, const void *state, int seat, rs_move move, char *buffer)
{
    const char *reason = NULL;
    rs_moves moves;

    if (rs_asked(state) < 0) return "The game is over.";
    if (rs_asked(state) != seat) return not_now(game, state, buffer, N_("It is not this seat's decision."));
    rs_legal(game, state, &moves);
    if (find_move(&moves, move) >= 0) return NULL;
    if (move.verb >= game->verbs || !rs_among(game->verb[move.verb].points, rs_top_of(state)->kind))
        return not_now(game, state, buffer, N_("This is not the moment for that."));
    if (game->verb[move.verb].refuse && args_fit(&game->verb[move.verb], move)) reason = game->verb[move.verb].refuse(state, move);
    return reason ? reason : not_now(game, state, buffer, N_("That is not among the choices."));
}
