/* test_flow.c - the decision stack, and the door: what it lets through, what it does by itself, what it refuses and why. */
#include "kit.h"

static match m;

/* The bytes of a position, to be compared later. */
typedef struct copy {
    _Alignas(RS_ALIGN) unsigned char bytes[RS_STATE];
} copy;

static copy copy_of(const match *of)
{
    copy c = {{0}};

    memcpy(c.bytes, of->state, of->game->state_bytes);
    return c;
}

static void expect_unchanged(const match *of, const copy *before) { assert_memory_equal(of->state, before->bytes, of->game->state_bytes); }

/* ---- The stack --------------------------------------------------------------------------------------------------- */

typedef struct block { /* the least that is a position */
    rs_head head;
    rs_frame stack[12];
} block;

/* A frame that is pushed lies on top with no arguments; popping it leaves no trace. */
TEST(pushing_and_popping_leaves_no_trace)
{
    block head = {.head.players = 2}, before;
    rs_frame *frame = rs_push(&head, 3, 1);

    frame->arg[0] = 7;
    before = head;
    frame = rs_push(&head, 5, 0);
    assert_int_equal(head.head.depth, 2);
    assert_ptr_equal(frame, rs_top(&head));
    assert_ptr_equal(frame, rs_top_of(&head));
    assert_int_equal(frame->kind, 5);
    assert_int_equal(frame->seat, 0);
    for (int i = 0; i < RS_FRAME_ARGS; i++) frame->arg[i] = 9;
    rs_pop(&head);
    assert_memory_equal(&head, &before, sizeof head);
    frame = rs_push(&head, 6, 1);
    assert_int_equal(frame->arg[0], 0);
}

/* Becoming replaces the top and nothing below it; the arguments of the old frame do not survive. */
TEST(becoming_replaces_only_the_top)
{
    block head = {0};

    rs_push(&head, 1, 0)->arg[0] = 4;
    rs_push(&head, 2, 1)->arg[0] = 5;
    assert_int_equal(rs_become(&head, 3, 0)->arg[0], 0);
    assert_int_equal(head.head.depth, 2);
    assert_int_equal(head.stack[0].kind, 1);
    assert_int_equal(head.stack[0].arg[0], 4);
    assert_int_equal(head.stack[1].kind, 3);
}

/* Unwinding drops everything that waits and leaves the bytes of a fresh stack. */
TEST(unwinding_drops_all_that_waits)
{
    block head = {0}, fresh = {0};

    for (int i = 0; i < RS_COUNT(head.stack); i++) rs_push(&head, i, 1)->arg[RS_FRAME_ARGS - 1] = 8;
    rs_unwind(&head, 9, 1);
    rs_push(&fresh, 9, 1);
    assert_memory_equal(&head, &fresh, sizeof head);
}

/* A turn begins with no moves and no events, and is not quiet. */
TEST(a_fresh_turn_is_empty)
{
    static rs_turn turn;
    rs_chance chance;

    memset(&turn, 0xee, sizeof turn);
    rs_turn_init(&turn, &chance);
    assert_ptr_equal(turn.chance, &chance);
    assert_int_equal(turn.moves.count, 0);
    assert_int_equal(turn.events, 0);
    assert_false(turn.quiet);
}

/* ---- Setting up -------------------------------------------------------------------------------------------------- */

/* Wrong numbers of players and wrong options are refused before the block is touched. */
TEST(a_bad_setup_is_refused)
{
    static const int16_t few_rounds[] = {0, 3}, many_rounds[] = {TOY_ROUNDS + 1, 3}, bad_prize[] = {2, 101}, good[] = {TOY_ROUNDS, 100};

    begin(&m, &toy_game, 2, "1");
    copy before = copy_of(&m);

    assert_int_equal(rs_start(&toy_game, m.state, 1, NULL, &m.turn), RS_BAD_SETUP);
    assert_int_equal(rs_start(&toy_game, m.state, 4, NULL, &m.turn), RS_BAD_SETUP);
    assert_int_equal(rs_start(&toy_game, m.state, -1, NULL, &m.turn), RS_BAD_SETUP);
    assert_int_equal(rs_start(&toy_game, m.state, 2, few_rounds, &m.turn), RS_BAD_SETUP);
    assert_int_equal(rs_start(&toy_game, m.state, 2, many_rounds, &m.turn), RS_BAD_SETUP);
    assert_int_equal(rs_start(&toy_game, m.state, 2, bad_prize, &m.turn), RS_BAD_SETUP);
    expect_unchanged(&m, &before);
    assert_int_equal(rs_start(&toy_game, m.state, 3, good, &m.turn), RS_OK);
    assert_int_equal(m.turn.events, 9); /* of this deal, and not of the one before */
    assert_int_equal(toy(&m)->head.option[TOY_OPT_ROUNDS], TOY_ROUNDS);
    assert_int_equal(toy(&m)->head.option[TOY_OPT_PRIZE], 100);
}

/* A new game has its usual options, is nobody's view, asks the first seat, and holds nothing of what was in the block before. */
TEST(a_new_game_begins_from_an_empty_block)
{
    copy first;

    begin(&m, &toy_game, 2, "1");
    first = copy_of(&m);
    assert_int_equal(toy(&m)->head.option[TOY_OPT_ROUNDS], 2);
    assert_int_equal(toy(&m)->head.viewer, RS_NOBODY);
    assert_int_equal(rs_asked(m.state), RED);
    assert_string_equal(rs_pending(&toy_game, m.state)->name, "turn");
    memset(m.state, 0xee, sizeof m.state);
    begin(&m, &toy_game, 2, "1");
    expect_unchanged(&m, &first);
}

/* A set-up whose scripted draws cannot be says so. */
TEST(a_setup_with_impossible_draws_is_refused)
{
    begin(&m, &toy_game, 2, "1");
    script(&m.script, "4 cowrie cowrie");
    assert_int_equal(rs_start(&toy_game, m.state, 2, NULL, &m.turn), RS_BAD_DRAW);
    assert_string_equal(m.chance.wanted.text, "cowrie");
}

/* ---- What the door does by itself -------------------------------------------------------------------------------- */

static void show_all_of_red(void)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    play(&m, RED, "show cowrie");
    play(&m, RED, "show cockle");
    play(&m, RED, "show conch");
}

/* Where one move is legal the engine makes it, tells so, and asks the next who has something to decide. */
TEST(the_only_move_is_made_unasked_and_told_so)
{
    rs_move made;

    show_all_of_red();
    script(&m.script, "3");
    play(&m, RED, "cast 1");
    assert_int_equal(m.turn.events, 3); /* the cast, the die, and Red's rest */
    assert_int_equal(m.turn.event[0].asked, 1);
    assert_int_equal(m.turn.event[2].kind, RS_EVENT_MOVE);
    assert_int_equal(m.turn.event[2].seat, RED);
    assert_int_equal(m.turn.event[2].asked, 0);
    memcpy(&made, m.turn.event[2].arg, sizeof made);
    assert_int_equal(made.verb, TOY_REST);
    assert_int_equal(rs_asked(m.state), BLUE);
    assert_int_equal(toy(&m)->head.plays, 5);
}

/* A decision that is always asked is asked even with one move, where passing by would tell a secret. */
TEST(what_is_always_asked_is_asked_with_one_move_too)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    rs_add_all(&toy(&m)->beach, toy(&m)->captain[RED].hand.cards);
    toy(&m)->captain[RED].hand.cards = (rs_set){{0, 0}};
    play(&m, RED, "rest");
    play(&m, BLUE, "rest");
    assert_string_equal(rs_pending(&toy_game, m.state)->name, "bet");
    assert_int_equal(rs_asked(m.state), RED);
    assert_int_equal(m.turn.moves.count, 1);
}

/* Steps run until somebody is asked; a decision inside a step inside a turn lies on top of both, and the step then goes on. */
TEST(steps_run_and_frames_nest)
{
    const rs_head *head = &toy(&m)->head;

    begin_with(&m, &toy_game, 2, usual_deal);
    script(&m.script, "1 6");
    play(&m, RED, "cast 2");
    assert_int_equal(head->depth, 3);
    assert_int_equal(rs_stack_of(head)[0].kind, TOY_D_TURN);
    assert_int_equal(rs_stack_of(head)[1].kind, TOY_CAST_DICE);
    assert_int_equal(rs_stack_of(head)[1].arg[0], 1);
    assert_int_equal(rs_stack_of(head)[2].kind, TOY_D_STORM);
    assert_int_equal(m.script.used, 1);
    play(&m, RED, "throw conch");
    assert_int_equal(m.script.used, 2);
    assert_int_equal(head->depth, 1);
    assert_int_equal(toy(&m)->captain[RED].coins, 6);
    assert_int_equal(rs_asked(m.state), RED);
}

/* Losing to the storm drops the turn and the second die that waited below. */
TEST(an_unwound_turn_does_not_go_on)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    script(&m.script, "1 oyster 6");
    play(&m, RED, "cast 2");
    play(&m, RED, "lose");
    assert_int_equal(rs_asked(m.state), BLUE);
    assert_int_equal(toy(&m)->head.depth, 1);
    assert_int_equal(m.script.used, 2);
}

/* After every move the door leaves the list that rs_legal gives, and a seat's own view gives the same one. */
static void lists_agree(match *at)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_moves legal, seen;
    int seat = rs_asked(at->state);

    rs_legal(at->game, at->state, &legal);
    assert_int_equal(legal.count, at->turn.moves.count);
    assert_memory_equal(legal.at, at->turn.moves.at, sizeof(rs_move) * (size_t)legal.count);
    if (seat < 0) {
        assert_int_equal(legal.count, 0);
        return;
    }
    assert_true(legal.count >= rs_least_moves(rs_pending(at->game, at->state), at->state));
    rs_view(at->game, at->state, seat, view);
    rs_legal(at->game, view, &seen);
    assert_int_equal(seen.count, legal.count);
    assert_memory_equal(seen.at, legal.at, sizeof(rs_move) * (size_t)legal.count);
}

/* The list is the same from the door, from the position and from the view of the seat that is asked. */
TEST(every_list_is_the_same_from_the_view) { every_position(3, lists_agree); }

/* rs_play and rs_choose do the same, and keeping quiet changes nothing but the events. */
static void both_doors_agree(match *at)
{
    static rs_turn loud, quiet;
    copy played = copy_of(at), chosen = played;
    rs_chance luck = at->chance, same_luck = luck;
    int index;

    if (rs_asked(at->state) < 0) return;
    luck.script = same_luck.script = NULL;
    rs_turn_init(&loud, &luck);
    rs_turn_init(&quiet, &same_luck);
    quiet.quiet = true;
    quiet.moves = at->turn.moves;
    index = (int)(toy(at)->head.plays % (unsigned)at->turn.moves.count);
    assert_int_equal(rs_play(at->game, played.bytes, rs_asked(at->state), at->turn.moves.at[index], &loud), RS_OK);
    rs_choose(at->game, chosen.bytes, index, &quiet);
    assert_memory_equal(played.bytes, chosen.bytes, at->game->state_bytes);
    assert_int_equal(luck.counter, same_luck.counter);
    assert_true(loud.events > 0);
    assert_int_equal(quiet.events, 0);
}

/* Playouts choose by number and keep quiet; they must come to the same positions as players do. */
TEST(choosing_quietly_is_playing) { every_position(2, both_doors_agree); }

/* ---- What the door refuses --------------------------------------------------------------------------------------- */

/* A seat that is not asked, or that there is not, cannot move. */
TEST(who_is_not_asked_cannot_move)
{
    static const int others[] = {BLUE, GREEN, 99, -1, RS_SPECTATOR, 256};

    begin_with(&m, &toy_game, 2, usual_deal);
    copy before = copy_of(&m);

    for (int i = 0; i < RS_COUNT(others); i++)
        assert_int_equal(rs_play(&toy_game, m.state, others[i], move_of(&toy_game, "rest"), &m.turn), RS_NOT_ASKED);
    expect_unchanged(&m, &before);
}

/* Moves of the game that are not legal now are refused. */
TEST(what_is_not_listed_is_illegal)
{
    static const char *const wrong[] = {"show whelk", "cast 3", "cast 0", "throw cowrie", "lose", "bet nothing"};
    rs_move nearly = {TOY_REST, {[RS_ARGS - 1] = 1}};

    begin_with(&m, &toy_game, 2, usual_deal);
    copy before = copy_of(&m);

    for (int i = 0; i < RS_COUNT(wrong); i++)
        assert_int_equal(rs_play(&toy_game, m.state, RED, move_of(&toy_game, wrong[i]), &m.turn), RS_ILLEGAL);
    assert_int_equal(rs_play(&toy_game, m.state, RED, nearly, &m.turn), RS_ILLEGAL); /* unused arguments must be 0 */
    expect_unchanged(&m, &before);
}

/* When the game is over nobody can move. */
TEST(nobody_moves_when_the_game_is_over)
{
    begin(&m, &toy_game, 3, "over");
    while (play_any(&m)) continue;
    copy before = copy_of(&m);

    for (int seat = -1; seat <= 3; seat++)
        assert_int_equal(rs_play(&toy_game, m.state, seat, move_of(&toy_game, "rest"), &m.turn), RS_GAME_OVER);
    expect_unchanged(&m, &before);
    assert_int_equal(rs_asked(m.state), RS_NOBODY);
    assert_int_equal(m.turn.moves.count, 0);
}

static bool is_listed(const rs_moves *moves, rs_move move)
{
    for (int i = 0; i < moves->count; i++)
        if (memcmp(&moves->at[i], &move, sizeof move) == 0) return true;
    return false;
}

/* Random bytes; every fourth time a listed move with one byte changed, now and then one as it is. */
static rs_move forge(match *from, int n)
{
    uint64_t bits = rs_chance_step(&from->whim);
    rs_move move;

    memcpy(&move, &bits, sizeof move);
    if (n % 4 == 0) {
        uint8_t byte = (uint8_t)(bits >> 56), *bytes = (uint8_t *)&move;

        move = from->turn.moves.at[bits % (unsigned)from->turn.moves.count];
        if (n % 64) bytes[byte % sizeof move] = (uint8_t)(bits >> 48);
    }
    return move;
}

/* A hundred thousand forged moves at all kinds of positions: accepted are those that are listed, and no others change anything. */
TEST(forged_moves_are_refused_unless_listed)
{
    int accepted = 0;

    begin(&m, &toy_game, 3, "forged");
    for (int n = 0; n < 100000; n++) {
        rs_move move = forge(&m, n);
        bool listed = is_listed(&m.turn.moves, move);
        copy before = copy_of(&m);
        rs_status status = rs_play(&toy_game, m.state, rs_asked(m.state), move, &m.turn);

        assert_int_equal(status, listed ? RS_OK : RS_ILLEGAL);
        if (!listed) expect_unchanged(&m, &before);
        accepted += listed;
        if (rs_asked(m.state) < 0) begin(&m, &toy_game, 2 + n % 2, "forged again");
    }
    assert_true(accepted > 100); /* or nothing was tested */
}

/* The same at positions of plunder, with the reason asked for too: nothing that a client sends may do harm. */
static void forgeries_do_no_harm(match *at)
{
    char why[RS_LINE];
    int seat = rs_asked(at->state);
    copy before = copy_of(at);

    for (int n = 0; seat >= 0 && n < 40; n++) {
        rs_move move = forge(at, n);
        bool listed = is_listed(&at->turn.moves, move);

        assert_true(listed == !rs_why(at->game, at->state, seat, move, why));
        if (listed) continue;
        assert_int_equal(rs_play(at->game, at->state, seat, move, &at->turn), RS_ILLEGAL);
        expect_unchanged(at, &before);
    }
}

/* Forged moves and questions about them, at every position of random games. */
TEST(forgeries_do_no_harm_anywhere) { every_position(2, forgeries_do_no_harm); }

/* Red's move, with these draws, is taken back for this reason: position, luck, script and tape are as they were. */
static void expect_taken_back(const char *move, const char *draws, rs_status why)
{
    copy before = copy_of(&m);
    static int16_t tape[8]; /* which the match keeps */
    rs_chance luck;

    script(&m.script, draws);
    m.chance.tape = tape;
    m.chance.tape_size = RS_COUNT(tape);
    luck = m.chance;
    assert_int_equal(rs_play(m.game, m.state, RED, move_of(m.game, move), &m.turn), why);
    expect_unchanged(&m, &before);
    luck.wanted = m.chance.wanted;
    assert_memory_equal(&m.chance, &luck, sizeof luck);
    assert_int_equal(m.script.used, 0);
    assert_int_equal(m.turn.events, 0);
    assert_true(offered(&m, move));
}

static void expect_bad_draw(const char *move, const char *draws, const char *wanted)
{
    expect_taken_back(move, draws, RS_BAD_DRAW);
    assert_string_equal(m.chance.wanted.text, wanted);
}

/* A scripted draw that cannot be, even one in the middle of a move, takes everything back: position, luck, script and tape. */
TEST(an_impossible_draw_changes_nothing)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    expect_bad_draw("cast 1", "7", "7");
    expect_bad_draw("cast 2", "3 9", "9");
    expect_bad_draw("draw", "cowrie", "cowrie");
    script(&m.script, "3 4");
    play(&m, RED, "cast 2");
    assert_int_equal(toy(&m)->captain[RED].coins, 7);
}

/* ---- Faults of a module ------------------------------------------------------------------------------------------ */

static void lists_nothing(const void *state, rs_moves *moves)
{
    (void)state;
    moves->count = 0;
}

static void does_nothing(void *state, rs_turn *turn)
{
    (void)state;
    (void)turn;
}

static void drops_everything(void *state, rs_turn *turn)
{
    (void)turn;
    while (((rs_head *)state)->depth > 0) rs_pop(state);
}

static void pushes_itself(void *state, rs_turn *turn)
{
    (void)turn;
    rs_push(state, TOY_CAST_DICE, RED);
}

typedef struct faulty { /* a toy whose tables can be spoilt */
    rs_game game;
    rs_decision row[TOY_POINTS];
} faulty;

static faulty *fresh_toy(void)
{
    static faulty f;

    f.game = toy_game;
    f.game.decision = memcpy(f.row, toy_game.decision, sizeof f.row);
    return &f;
}

/* Casting a 1 brings the fault to light, is taken back, and Red can go on by another way. */
static void expect_fault(const rs_game *game, const char *what)
{
    char line[RS_LINE];

    begin_with(&m, game, 2, usual_deal);
    expect_taken_back("cast 1", "1", RS_FAULT);
    assert_string_equal(rs_fault_text(game, &m.turn, line), what);
    play(&m, RED, "show cowrie");
    assert_null(m.turn.fault);
}

/* A decision without a legal move is a fault that names the decision. */
TEST(a_decision_that_lists_nothing_is_a_fault)
{
    faulty *f = fresh_toy();

    f->row[TOY_D_STORM].list = lists_nothing;
    expect_fault(&f->game, "A fault of the rules' program: \"storm\" of toy has no legal move.");
    f->row[TOY_D_STORM].alone = rs_always;
    expect_fault(&f->game, "A fault of the rules' program: \"storm\" of toy has no legal move.");
}

/* A stack with more frames than there is room for is one that names the step which put them there. */
TEST(a_stack_that_is_full_is_a_fault)
{
    faulty *f = fresh_toy();

    f->game.depth = TOY_DEPTH - 1; /* no room for a storm in a cast in a turn */
    expect_fault(&f->game, "A fault of the rules' program: \"cast\" of toy puts more on the stack than there is room for.");
    f = fresh_toy();
    f->row[TOY_CAST_DICE].step = pushes_itself; /* beyond the end of the true stack by one frame, and no further */
    expect_fault(&f->game, "A fault of the rules' program: \"cast\" of toy puts more on the stack than there is room for.");
}

/* So are steps without end, and steps that leave nothing to decide. */
TEST(steps_that_lead_nowhere_are_a_fault)
{
    faulty *f = fresh_toy();

    f->row[TOY_CAST_DICE].step = does_nothing;
    expect_fault(&f->game, "A fault of the rules' program: \"cast\" of toy goes on by itself without end.");
    f->row[TOY_CAST_DICE].step = drops_everything;
    expect_fault(&f->game, "A fault of the rules' program: \"cast\" of toy leaves nothing to decide, though the game is not over.");
}

/* A fault of the set-up is told, too. */
TEST(a_setup_that_leads_nowhere_is_a_fault)
{
    faulty *f = fresh_toy();
    char line[RS_LINE];

    begin(&m, &toy_game, 2, "1");
    f->row[TOY_D_TURN].list = lists_nothing;
    assert_int_equal(rs_start(&f->game, m.state, 2, NULL, &m.turn), RS_FAULT);
    assert_string_equal(rs_fault_text(&f->game, &m.turn, line), "A fault of the rules' program: \"turn\" of toy has no legal move.");
    assert_int_equal(rs_start(&toy_game, m.state, 2, NULL, &m.turn), RS_OK);
    assert_null(m.turn.fault);
}

/* ---- Why not ----------------------------------------------------------------------------------------------------- */

static void expect_why(int seat, const char *move, const char *expected)
{
    char buffer[RS_LINE];

    assert_string_equal(rs_why(&toy_game, m.state, seat, move_of(&toy_game, move), buffer), expected);
}

/* A legal move has no reason against it. */
TEST(a_legal_move_has_no_reason_against_it)
{
    char buffer[RS_LINE];

    begin_with(&m, &toy_game, 2, usual_deal);
    assert_null(rs_why(&toy_game, m.state, RED, move_of(&toy_game, "show cowrie"), buffer));
    assert_null(rs_why(&toy_game, m.state, RED, move_of(&toy_game, "cast 2"), buffer));
}

/* Who is not asked learns who is, what about, and by which clause. */
TEST(another_seats_decision_is_named)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    expect_why(BLUE, "rest", "TOY-2: It is not this seat's decision. Red is asked: Show, draw, cast or rest");
}

/* A move of another moment is told what the moment is. */
TEST(a_move_out_of_its_moment_is_told_so)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    expect_why(RED, "bet cowrie", "TOY-2: This is not the moment for that. Red is asked: Show, draw, cast or rest");
}

/* A verb's own refusal answers with its own clause. */
TEST(the_verbs_own_refusal_names_its_clause)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    expect_why(RED, "show whelk", "TOY-2.1: That shell is not in hand.");
    play(&m, RED, "show conch");
    expect_why(RED, "show conch", "TOY-2.1: That shell is already shown.");
    expect_why(RED, "cast 3", "TOY-2.2: One or two dice are cast.");
    play(&m, RED, "draw");
    expect_why(RED, "cast 1", "TOY-2.2: Only one draw or cast a turn.");
    play(&m, RED, "rest");
    play(&m, BLUE, "rest");
    expect_why(RED, "bet nothing boldly", "TOY-4.2: Nothing cannot be bet boldly.");
    expect_why(RED, "bet whelk", "TOY-4.1: That shell is not in hand.");
}

/* Where a verb has no refusal of its own, the answer still names the decision's clause. */
TEST(a_choice_that_is_not_offered_is_told_so)
{
    begin_with(&m, &toy_game, 2, usual_deal);
    script(&m.script, "1");
    play(&m, RED, "cast 1");
    expect_why(RED, "throw whelk", "TOY-3: That is not among the choices. Red is asked: A storm: what do you lose?");
}

/* Arguments that mean nothing never reach a refusal, which would look them up in the position. */
TEST(meaningless_arguments_are_not_looked_at)
{
    static const rs_move wild[] = {{TOY_SHOW, {-1}}, {TOY_SHOW, {TOY_SHELLS}}, {TOY_SHOW, {127}}, {TOY_SHOW, {-128}},
                                   {200, {0}},       {TOY_VERBS, {0}}};
    char buffer[RS_LINE];

    begin_with(&m, &toy_game, 2, usual_deal);
    for (int i = 0; i < RS_COUNT(wild); i++) expect_part(rs_why(&toy_game, m.state, RED, wild[i], buffer), "Red is asked");
    play(&m, RED, "rest");
    play(&m, BLUE, "rest");
    expect_part(rs_why(&toy_game, m.state, RED, (rs_move){TOY_BET, {TOY_NONE, 2}}, buffer), "not among the choices");
    expect_part(rs_why(&toy_game, m.state, RED, (rs_move){TOY_BET, {TOY_NONE, 1}}, buffer), "TOY-4.2");
}

/* After the end there is one answer. */
TEST(after_the_end_every_question_has_one_answer)
{
    char buffer[RS_LINE];

    begin(&m, &toy_game, 2, "over");
    while (play_any(&m)) continue;
    assert_string_equal(rs_why(&toy_game, m.state, RED, move_of(&toy_game, "rest"), buffer), "The game is over.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pushing_and_popping_leaves_no_trace),
        cmocka_unit_test(becoming_replaces_only_the_top),
        cmocka_unit_test(unwinding_drops_all_that_waits),
        cmocka_unit_test(a_fresh_turn_is_empty),
        cmocka_unit_test(a_bad_setup_is_refused),
        cmocka_unit_test(a_new_game_begins_from_an_empty_block),
        cmocka_unit_test(a_setup_with_impossible_draws_is_refused),
        cmocka_unit_test(the_only_move_is_made_unasked_and_told_so),
        cmocka_unit_test(what_is_always_asked_is_asked_with_one_move_too),
        cmocka_unit_test(steps_run_and_frames_nest),
        cmocka_unit_test(an_unwound_turn_does_not_go_on),
        cmocka_unit_test(every_list_is_the_same_from_the_view),
        cmocka_unit_test(choosing_quietly_is_playing),
        cmocka_unit_test(who_is_not_asked_cannot_move),
        cmocka_unit_test(what_is_not_listed_is_illegal),
        cmocka_unit_test(nobody_moves_when_the_game_is_over),
        cmocka_unit_test(forged_moves_are_refused_unless_listed),
        cmocka_unit_test(forgeries_do_no_harm_anywhere),
        cmocka_unit_test(an_impossible_draw_changes_nothing),
        cmocka_unit_test(a_decision_that_lists_nothing_is_a_fault),
        cmocka_unit_test(a_stack_that_is_full_is_a_fault),
        cmocka_unit_test(steps_that_lead_nowhere_are_a_fault),
        cmocka_unit_test(a_setup_that_leads_nowhere_is_a_fault),
        cmocka_unit_test(a_legal_move_has_no_reason_against_it),
        cmocka_unit_test(another_seats_decision_is_named),
        cmocka_unit_test(a_move_out_of_its_moment_is_told_so),
        cmocka_unit_test(the_verbs_own_refusal_names_its_clause),
        cmocka_unit_test(a_choice_that_is_not_offered_is_told_so),
        cmocka_unit_test(meaningless_arguments_are_not_looked_at),
        cmocka_unit_test(after_the_end_every_question_has_one_answer),
    };

    return RUN(tests);
}
