/* sail.c - T2 and T3: paying the crew, exploring, moving, Coastlands (PL-6, PL-7, PL-8). */
#include "games/plunder/plunder.h"

static int crew_pay(const pl_captain *c) { return pl_ship_of(c->own)->pay; }
static int mate_pay(const pl_captain *c) { return c->mate != PL_NONE ? 1 : 0; }
int pl_pay(const pl_captain *c) { return crew_pay(c) + mate_pay(c); }

/* What the next move brings if nothing more is paid (PL-6.4, PL-6.6). */
bool pl_mutiny_threatens(const pl_state *s) { return !s->turn.crew_paid && crew_pay(pl_the_active(s)) > 0; }
static bool mate_leaves(const pl_state *s) { return pl_the_active(s)->mate != PL_NONE && !s->turn.mate_paid; }

/* ---- T2: pay --------------------------------------------------------------------------------------------------------- */

void pl_dues_step(void *state, rs_turn *turn)
{
    pl_state *s = state;
    const pl_captain *c = pl_active(s);

    (void)turn;
    if (s->turn.skip_sail) {
        rs_become(s, PL_ACT, s->active);
    } else if (pl_pay(c) > 0) {
        rs_become(s, PL_D_PAY, s->active);
    } else {
        s->turn.crew_paid = s->turn.mate_paid = true;
        rs_become(s, PL_D_SAIL, s->active);
    }
}

/* What is paid in phase 2 (PL-6.2). */
static const char *refuse_payment(const pl_captain *c, int payment)
{
    if (payment == PL_PAY_ALL && c->silver < pl_pay(c)) return RS_NO("PL-6.1", "You do not have enough silver to pay everyone.");
    if (payment == PL_PAY_CREW && c->mate == PL_NONE) return RS_NO("PL-6.2", "There is no mate: pay everything or nothing.");
    if (payment == PL_PAY_CREW && c->silver < crew_pay(c)) return RS_NO("PL-6.1", "You do not have enough silver to pay the crew.");
    if (payment == PL_PAY_NONE && crew_pay(c) == 0) return RS_NO("PL-6.2", "The Pinnace's crew costs nothing: pay the mate or not.");
    if (payment == PL_PAY_MATE) return RS_NO("PL-6.3", "The mate can be paid only after the crew.");
    return NULL;
}

/* What is paid late, in phase 3 (PL-6.3). */
static const char *refuse_late_payment(const pl_state *s, int payment)
{
    const pl_captain *c = pl_the_active(s);

    if (s->turn.crew_paid && !mate_leaves(s)) return RS_NO("PL-6.3", "Everybody aboard has been paid.");
    if (payment != PL_PAY_CREW && payment != PL_PAY_MATE) return RS_NO("PL-6.3", "Crew and mate are paid one at a time now.");
    if (s->turn.moved) return RS_NO("PL-6.3", "After the ship's first move it is too late to pay.");
    if (payment == PL_PAY_CREW && s->turn.crew_paid) return RS_NO("PL-6.3", "The crew has been paid.");
    if (payment == PL_PAY_CREW && c->silver < crew_pay(c)) return RS_NO("PL-6.1", "You do not have enough silver to pay the crew.");
    if (payment == PL_PAY_CREW) return NULL;
    if (c->mate == PL_NONE || s->turn.mate_paid) return RS_NO("PL-6.3", "There is no unpaid mate.");
    if (!s->turn.crew_paid && crew_pay(c) > 0) return RS_NO("PL-6.3", "The crew must be paid before the mate.");
    return c->silver < 1 ? RS_NO("PL-6.1", "You do not have enough silver to pay the mate.") : NULL;
}

const char *pl_refuse_pay(const void *state, rs_move move)
{
    const pl_state *s = state;

    return rs_top_of(s)->kind == PL_D_PAY ? refuse_payment(pl_the_active(s), move.arg[0]) : refuse_late_payment(s, move.arg[0]);
}

void pl_pay_moves(const void *state, rs_moves *moves)
{
    for (int payment = PL_PAY_ALL; payment <= PL_PAY_NONE; payment++)
        rs_offer_if(pl_verbs, state, moves, (rs_move){PL_PAY, {(int8_t)payment}});
    pl_free_options(state, moves);
}

static void pay(pl_state *s, bool crew, bool mate, rs_turn *turn)
{
    const pl_captain *c = pl_active(s);

    pl_spend(s, s->active, (crew ? crew_pay(c) : 0) + (mate ? mate_pay(c) : 0), PL_FROM_PAY, turn);
    if (crew) s->turn.crew_paid = true;
    if (mate) s->turn.mate_paid = true;
}

void pl_pay_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) {
        rs_become(s, PL_DUES, s->active); /* with a new due */
        return;
    }
    pay(s, move.arg[0] != PL_PAY_NONE, move.arg[0] == PL_PAY_ALL, turn);
    rs_become(s, PL_D_SAIL, s->active);
}

/* ---- T3: what may be done ----------------------------------------------------------------------------------------------- */

static rs_set map_cards(const pl_captain *c) { return (rs_set){{c->hand.cards.bits[0] & ((1ULL << PL_MAP_CARDS) - 1), 0}}; }

static bool has_map_card(const pl_captain *c) { return map_cards(c).bits[0] != 0; }

static bool has_free_side(const pl_state *s)
{
    for (int direction = 0; direction < PL_DIRECTIONS; direction++)
        if (s->beside[pl_the_active(s)->at][direction] == PL_NONE) return true;
    return false;
}

const char *pl_refuse_explore(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);
    int card = move.arg[0];

    if (s->turn.fog) return RS_NO("PL-7.1", "In the fog you cannot explore.");
    if (s->turn.explored) return RS_NO("PL-7.2", "You have laid a Map card in this step; move first.");
    if (!has_map_card(c)) return RS_NO("PL-3.3", "You hold no Map card.");
    if (!rs_has(&c->hand.cards, card) && !has_free_side(s)) return RS_NO("PL-3.2", "All sides of your ship are charted already.");
    if (card < 0 || card >= PL_MAP_CARDS) return RS_NO("PL-3.3", "Only Map cards are laid.");
    if (!rs_has(&c->hand.cards, card)) return RS_NO("PL-3.3", "That card is not in hand.");
    if (s->beside[c->at][move.arg[1]] != PL_NONE) return RS_NO("PL-3.2", "There is a card there already.");
    return NULL;
}

/* PL-7.4, PL-7.7 */
const char *pl_refuse_move(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);
    int direction = move.arg[0];

    if (pl_hand_size(c) >= PL_HAND_STOPS) return RS_NO("PL-7.4", "Seven cards in hand stop the ship.");
    if (s->turn.fog && s->turn.moved) return RS_NO("PL-7.4", "In the fog you can make only one move.");
    if (s->beside[c->at][direction] == PL_NONE) return RS_NO("PL-7.4", "There is no Map card there; explore first.");
    if (!s->turn.moved || direction == s->turn.direction) return NULL;
    if ((direction + 2) % PL_DIRECTIONS == s->turn.direction) return RS_NO("PL-7.7", "A ship cannot go back the way it came.");
    return s->turn.turned ? RS_NO("PL-7.7", "The ship has already turned once this turn; it can only go straight on.") : NULL;
}

/* Every Map card of the hand on every empty side of the ship. */
static void explore_moves(const pl_state *s, rs_moves *moves)
{
    const pl_captain *c = pl_the_active(s);
    int card;

    if (s->turn.fog || s->turn.explored) return;
    RS_EACH(card, map_cards(c))
        for (int direction = 0; direction < PL_DIRECTIONS; direction++)
            if (s->beside[c->at][direction] == PL_NONE) rs_offer2(moves, PL_EXPLORE, card, direction);
}

void pl_sail_moves(const void *state, rs_moves *moves)
{
    explore_moves(state, moves);
    for (int direction = 0; direction < PL_DIRECTIONS; direction++)
        rs_offer_if(pl_verbs, state, moves, (rs_move){PL_MOVE, {(int8_t)direction}});
    if (!((const pl_state *)state)->turn.moved) {
        rs_offer_if(pl_verbs, state, moves, (rs_move){PL_PAY, {PL_PAY_CREW}}); /* PL-6.3 */
        rs_offer_if(pl_verbs, state, moves, (rs_move){PL_PAY, {PL_PAY_MATE}});
    }
    rs_offer(moves, PL_END);
    pl_free_options(state, moves);
}

/* ---- T3: doing it ---------------------------------------------------------------------------------------------------------- */

static void explore(pl_state *s, rs_move move, rs_turn *turn)
{
    pl_place place = pl_next_place(s->place[pl_active(s)->at], move.arg[1]);

    pl_leaves_hand(s, s->active, move.arg[0]);
    pl_lay_at(s, move.arg[0], place.x, place.y);
    s->turn.explored = true;
    rs_tell(turn, PL_EV_LAID_MAP, s->active, move.arg[0], move.arg[1], place.x, place.y);
}

/* PL-6.4 to 6.6: the Mutiny comes before the ship leaves its cell. */
static void set_sail(pl_state *s, int direction, rs_turn *turn)
{
    const pl_captain *c = pl_active(s);

    if (pl_mutiny_threatens(s)) {
        rs_tell(turn, PL_EV_MUTINY, s->active, c->own, 0, 0, 0);
        pl_lose_ship(s, s->active, turn);
        return;
    }
    if (mate_leaves(s)) pl_drop_mate(s, s->active, turn);
    rs_push(s, PL_PASSAGE, s->active)->arg[0] = (int8_t)direction;
}

static void end_sailing(pl_state *s) { rs_become(s, PL_ACT, s->active); }

void pl_sail_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) return;
    switch (move.verb) {
    case PL_EXPLORE: explore(s, move, turn); break;
    case PL_MOVE: set_sail(s, move.arg[0], turn); break;
    case PL_PAY: pay(s, move.arg[0] == PL_PAY_CREW, move.arg[0] == PL_PAY_MATE, turn); break;
    default: end_sailing(s);
    }
}

/* ---- What a move must pass (PL-8.1), and warnings of it (PL-6.8) ---------------------------------------------------------------- */

static bool draws_too_much(const pl_captain *c) { return c->prize != PL_NONE || pl_ship_of(c->own)->hold > 5; }

/* The least value that passes the test; 0: there is none. Who has no card for a toll is tested. */
static int test_of(const pl_captain *c, pl_condition condition)
{
    rs_set tolls = pl_cards_worth(c, pl_asked[PL_TOLL_DUE]);

    switch (condition) {
    case PL_TEST3: return pl_asked[PL_TEST3];
    case PL_DRAUGHT: return draws_too_much(c) ? pl_asked[PL_DRAUGHT] : 0;
    case PL_TOLL_DUE: return rs_is_empty(&tolls) ? pl_asked[PL_TEST3] : 0;
    default: return 0;
    }
}

pl_tests pl_tests_of(const pl_state *s, int direction)
{
    const pl_captain *c = pl_the_active(s);
    int to = s->beside[c->at][direction];
    pl_condition exit = pl_is_coast(c->at) ? pl_coasts[c->at - PL_FIRST_COAST].exit : PL_FREE;
    pl_condition entry = pl_is_coast(to) ? pl_coasts[to - PL_FIRST_COAST].entry : PL_FREE;

    if (c->mate == PL_PILOT && !mate_leaves(s)) return (pl_tests){0, 0, false}; /* PL-8.5, PL-6.9 */

    pl_tests tests = {test_of(c, exit), test_of(c, entry), false};

    tests.toll = (exit == PL_TOLL_DUE && tests.exit == 0) || (entry == PL_TOLL_DUE && tests.entry == 0);
    return tests;
}

static const char *warn_of_passage(pl_tests tests)
{
    int least = tests.exit ? tests.exit : tests.entry;

    if (least && tests.toll) return RS_NO("PL-8.1", "A toll is due, and the passage is tested: if it fails, the ship stays.");
    if (tests.toll) return RS_NO("PL-8.1", "A toll is due: a card of 2 or more.");
    if (least == 3) return RS_NO("PL-8.1", "The passage is tested: a card of 3 or more, or the ship stays.");
    return least ? RS_NO("PL-8.1", "The draught is tested: a card of 4 or more, or the ship stays.") : NULL;
}

/* PL-12.1: plunder lies in a Prize or in a ship that was won; a Port and Natives give neither of them. */
static const char *warn_of_attack(const pl_state *s, int target)
{
    const pl_captain *c = pl_the_active(s);
    bool sunk = target == PL_TARGET_PORT && pl_fleets_at(s, c->at).crew > 0;

    if ((target != PL_TARGET_PORT && target != PL_TARGET_NATIVES) || sunk || pl_plunder_room(c) > 0) return NULL;
    return c->prize != PL_NONE || c->own_won ? RS_NO("PL-12.1", "There is no room left for plunder: a win brings nothing.")
                                             : RS_NO("PL-12.1", "Plunder needs a Prize, or a ship won in a fight: a win brings nothing.");
}

/* The graver reason comes first; what an unpaid mate's leaving adds is said with it. */
const char *pl_warn(const void *view, rs_move move)
{
    const pl_state *s = view;
    const char *passage;
    int to;

    if (move.verb == PL_ATTACK) return warn_of_attack(s, move.arg[0]);
    if (move.verb == PL_END && pl_must_attack(s) && !s->turn.skip_action)
        return RS_NO("PL-10.3", "This is an Enemy's Port: if you stay, you must attack it or slip in with a card.");
    if (move.verb != PL_MOVE) return NULL;
    if (pl_mutiny_threatens(s)) return RS_NO("PL-6.5", "The crew is unpaid: this move means Mutiny, and the ship is lost.");
    to = s->beside[pl_the_active(s)->at][move.arg[0]];
    if (pl_is_port(to) && pl_is_enemy(s, s->active, pl_port_of(to)->nation))
        return mate_leaves(s) ? RS_NO("PL-10.3", "An Enemy's Port: attack it, or slip in with a card. And the unpaid mate will leave.")
                              : RS_NO("PL-10.3", "An Enemy's Port: attack it, or slip in with a card.");
    passage = warn_of_passage(pl_tests_of(s, move.arg[0]));
    if (!mate_leaves(s)) return passage;
    return passage ? RS_NO("PL-6.6", "The mate is unpaid and will leave, and the passage is not free.")
                   : RS_NO("PL-6.6", "The mate is unpaid and will leave.");
}

/* ---- A move under way: exit, entry, arrival (PL-7.5) -------------------------------------------------------------------------- */

static void test_passage(pl_state *s, int least, rs_turn *turn)
{
    int card = pl_turn_up(s, turn); /* PL-8.4: a Storm counts 0 and does nothing else */
    bool passed = pl_value(card) >= least;

    rs_tell(turn, PL_EV_TEST, s->active, card, pl_value(card), least, passed);
    if (passed) return;
    rs_pop(s); /* PL-8.2 */
    end_sailing(s);
}

static void meet_condition(pl_state *s, pl_condition condition, rs_turn *turn)
{
    const pl_captain *c = pl_active(s);
    int least = test_of(c, condition);

    if (c->mate == PL_PILOT) return; /* PL-8.5 */
    if (least)
        test_passage(s, least, turn);
    else if (condition == PL_TOLL_DUE)
        rs_push(s, PL_D_TOLL, s->active);
}

static void arrive(pl_state *s, int direction, rs_turn *turn)
{
    pl_captain *c = pl_active(s);
    bool storm;

    pl_drop_offer(s, s->active);
    c->at = s->beside[c->at][direction];
    if (s->turn.moved && direction != s->turn.direction) s->turn.turned = true;
    s->turn.direction = (int8_t)direction;
    s->turn.moved++;
    s->turn.explored = false;
    rs_tell(turn, PL_EV_SAILS, s->active, direction, c->at, 0, 0);
    rs_pop(s);
    storm = !pl_draw(s, s->active, turn);                                               /* PL-9.1 */
    if (storm || !pl_is_sea(c->at) || pl_hand_size(c) == PL_HAND_STOPS) end_sailing(s); /* PL-7.6 */
    if (storm) pl_storm_breaks(s);
}

void pl_passage_step(void *state, rs_turn *turn)
{
    pl_state *s = state;
    rs_frame *frame = rs_top(s);
    int from = pl_active(s)->at, to = s->beside[from][frame->arg[0]];

    switch (frame->arg[1]++) { /* PL-8.3: the exit comes first */
    case 0:
        if (pl_is_coast(from)) meet_condition(s, pl_coasts[from - PL_FIRST_COAST].exit, turn);
        break;
    case 1:
        if (pl_is_coast(to)) meet_condition(s, pl_coasts[to - PL_FIRST_COAST].entry, turn);
        break;
    default: arrive(s, frame->arg[0], turn);
    }
}

void pl_toll_moves(const void *state, rs_moves *moves)
{
    rs_offer_each(moves, PL_DISCARD, pl_cards_worth(pl_the_active(state), pl_asked[PL_TOLL_DUE]));
}

void pl_toll_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    rs_pop(s);
    pl_discard_from_hand(s, s->active, move.arg[0], turn);
}
