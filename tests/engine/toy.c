/* toy.c - a game of shells, complete in one file: content, set-up, the table of decisions, schema, invariants.
 *
 *   TOY-1    Three of twelve shells are dealt to each captain. The tide, 1 to 6, is rolled in secret.
 *   TOY-2    In a round each captain has a turn, from the starter clockwise; then all bet. In a turn one may
 *   TOY-2.1  show shells of the hand, each once, for a coin;
 *   TOY-2.2  once draw a shell, or cast one or two dice;
 *   TOY-2.3  and then rest.
 *   TOY-3    A die brings its number of coins; a 1 brings a storm: throw a shell overboard, or lose all coins and the turn,
 *            and the next captain draws a shell.
 *   TOY-4    Each captain bets a shell, or nothing, in secret. The best shell wins the prize, and 2 coins more if it was
 *   TOY-4.1  bet boldly. A bet is in hand;
 *   TOY-4.2  nothing cannot be bet boldly. All shells that were bet are gone.
 *   TOY-5    After the last round the tide brings its number of coins to the poorest. The most coins win. */
#include "toy.h"

/* ---- Content ----------------------------------------------------------------------------------------------------- */

static const rs_term shell_terms[TOY_SHELLS] = {
    {"cowrie", N_("Cowrie"), "S-01"},   {"cockle", N_("Cockle"), "S-02"},   {"conch", N_("Conch"), "S-03"},
    {"whelk", N_("Whelk"), "S-04"},     {"limpet", N_("Limpet"), "S-05"},   {"mussel", N_("Mussel"), "S-06"},
    {"oyster", N_("Oyster"), "S-07"},   {"scallop", N_("Scallop"), "S-08"}, {"clam", N_("Clam"), "S-09"},
    {"nautilus", N_("Nautilus"), NULL}, {"murex", N_("Murex"), "S-11"},     {"abalone", N_("Abalone"), "S-12"},
};
static const rs_term captain_terms[TOY_CAPTAINS] = {{"red", N_("Red"), NULL}, {"blue", N_("Blue"), NULL}, {"green", N_("Green"), NULL}};
static const rs_term mood_terms[2] = {{"", "", NULL}, {"boldly", N_("boldly"), NULL}};
static const rs_term badge_terms[TOY_BADGES] = {{"frank", N_("Frank"), NULL}, {"wet", N_("Wet"), NULL}};

const rs_words toy_shell_words = {"shell", TOY_SHELLS, shell_terms, NULL};
const rs_words toy_bet_words = {"shell", TOY_SHELLS, shell_terms, "nothing"};
const rs_words toy_mood_words = {"mood", 2, mood_terms, NULL};
const rs_words toy_captain_words = {"captain", TOY_CAPTAINS, captain_terms, "nobody", {{0, 1}}};
const rs_words toy_badge_words = {"badge", TOY_BADGES, badge_terms, NULL};

static const rs_option options[] = {
    [TOY_OPT_ROUNDS] = {"rounds", N_("Rounds of a game"), 2, 1, TOY_ROUNDS},
    [TOY_OPT_PRIZE] = {"prize", N_("Coins for the best bet"), 3, 0, 100},
    {0},
};

static const struct rs_rule rules[] = {
    {"TOY-1", "Three shells each, and a secret tide."},
    {"TOY-2", "In a turn show shells, draw or cast once, and rest."},
    {"TOY-2.1", "Showing a shell brings a coin."},
    {"TOY-2.2", "Draw or cast once a turn."},
    {"TOY-3", "A 1 brings a storm."},
    {"TOY-4", "The best bet wins."},
    {"TOY-5", "The tide comes to the poorest."},
    {0},
};

/* Versions that never were, for the tests of older games: what each changed, and how its positions differ. */
static const rs_version versions[] = {
    {2, "TOY-1", N_("Three shells are dealt.")},
    {3, "TOY-2", N_("One may rest.")},
    {4, "TOY-3", N_("Storms come by a 1.")},
    {5, "TOY-4", N_("Bets are secret.")},
    {6, "TOY-5", N_("The tide comes.")},
    {7, "TOY-2.1,TOY-3", N_("Showing brings a coin, and a storm costs all.")},
    {0},
};

static const rs_change changes[] = {
    {6, RS_RENAMED, "captain.money", "gold", NULL},
    {7, RS_RENAMED, "captain.coins", "money", NULL},
    {7, RS_ADDED, "cast", NULL, "{\"dice\":0,\"coins\":0}"},
    {7, RS_REMOVED, "captain.luck", NULL, NULL},
    {7, RS_REWORDED, "shell", "barnacle", "limpet"},
    {7, RS_REWORDED, "shell", "pebble", NULL},
    {7, RS_REWORDED, "decision", "gale", "storm"},
    {7, RS_REWORDED, "event", "thrown", "rolled"},
    {0},
};

static const rs_event_kind events[TOY_EVENTS] = {
    [TOY_EV_MOVE] = {"move", "", N_("{seat} has decided in secret."), {0}, NULL},
    [TOY_EV_DEALT] = {"dealt", N_("{seat} is dealt {0}."), N_("{seat} is dealt a shell."), {&toy_shell_words}, "TOY-1"},
    [TOY_EV_DRAWN] = {"drawn", N_("{seat} draws {0}."), N_("{seat} draws a shell."), {&toy_shell_words}, "TOY-2.2"},
    [TOY_EV_SHOWN] = {"shown", N_("{seat} shows {0}."), NULL, {&toy_shell_words}, "TOY-2.1"},
    [TOY_EV_ROLLED] = {"rolled", N_("{seat} rolls {0}."), NULL, {&rs_number_words}, "TOY-3"},
    [TOY_EV_BOLD] = {"bold", N_("{seat}'s heart beats."), NULL, {0}, NULL}, /* told to the captain only, and to others not at all */
    [TOY_EV_REVEALED] = {"revealed", N_("{seat} had bet {0}[ {1}]."), NULL, {&toy_bet_words, &toy_mood_words}, "TOY-4", .shows = true},
    [TOY_EV_WON] =
        {"won", N_("{seat} wins round {0} and has {1} {1|coin|coins}."), NULL, {&rs_number_words, &rs_number_words}, "TOY-4", .boon = true},
    [TOY_EV_TIDE] = {"tide", N_("The tide brings {0} {0|coin|coins} to {seat}."), NULL, {&rs_number_words}, "TOY-5", .shows = true},
    [TOY_EV_CALM] = {"calm", N_("No storm for {seat}: {0} %."), NULL, {&rs_number_words}, "TOY-3"},
    [TOY_EV_WRECKS] = {"wrecks", N_("A storm: a shell, or your {0} {0|coin|coins}?"), NULL, {&rs_number_words}, "TOY-3"},
};

/* ---- What captains have ------------------------------------------------------------------------------------------ */

static const toy_captain *asked(const toy_state *s) { return &s->captain[rs_top_of(s)->seat]; }

/* The first captain with the most (sign 1) or the fewest (sign -1) coins. */
static int captain_with(const toy_state *s, int sign)
{
    int found = 0;

    for (int seat = 1; seat < s->head.players; seat++)
        if (sign * s->captain[seat].coins > sign * s->captain[found].coins) found = seat;
    return found;
}

static void derive(void *state) { ((toy_state *)state)->richest = (int8_t)captain_with(state, 1); }

static void gain(toy_state *s, int seat, int coins)
{
    s->captain[seat].coins = (int16_t)(s->captain[seat].coins + coins);
    derive(s);
}

static void draw(toy_state *s, int seat, toy_event how, rs_turn *turn)
{
    int shell = rs_pick(turn->chance, s->deck.cards, &toy_shell_words);

    rs_remove(&s->deck.cards, shell);
    rs_add(&s->captain[seat].hand.cards, shell);
    rs_tell_only(turn, seat, how, shell, 0);
}

static void give_away(toy_state *s, int seat, int shell)
{
    rs_remove(&s->captain[seat].hand.cards, shell);
    rs_remove(&s->known, shell);
    rs_add(&s->beach, shell);
}

static void setup(void *state, rs_turn *turn)
{
    toy_state *s = state;

    s->deck.cards = rs_range(0, TOY_SHELLS - 1);
    s->tide = (int16_t)rs_roll(turn->chance, 6);
    s->round = 1;
    for (int i = 0; i < TOY_ROUNDS; i++) s->winner[i] = TOY_NONE;
    for (int seat = 0; seat < s->head.players; seat++) {
        s->captain[seat].bet = TOY_NONE;
        for (int i = 0; i < TOY_DEALT; i++) draw(s, seat, TOY_EV_DEALT, turn);
    }
    rs_push(s, TOY_D_TURN, s->starter);
}

/* ---- A turn (TOY-2) ---------------------------------------------------------------------------------------------- */

static const rs_verb verbs[TOY_VERBS];

/* Whatever the turn still had to do is dropped. */
static void end_turn(toy_state *s, int seat)
{
    int next = (seat + 1) % s->head.players;

    rs_unwind(s, next == s->starter ? TOY_BETS : TOY_D_TURN, next == s->starter ? RS_NOBODY : next);
}

static const char *refuse_show(const void *state, rs_move move)
{
    if (!rs_has(&asked(state)->hand.cards, move.arg[0])) return RS_NO("TOY-2.1", "That shell is not in hand.");
    return rs_has(&((const toy_state *)state)->known, move.arg[0]) ? RS_NO("TOY-2.1", "That shell is already shown.") : NULL;
}

/* Asks for the deck's size, not its cards: the list must come out the same from the captain's view. */
static const char *refuse_draw(const void *state, rs_move move)
{
    (void)move;
    if (rs_top_of(state)->arg[0]) return RS_NO("TOY-2.2", "Only one draw or cast a turn.");
    return rs_zone_size(&((const toy_state *)state)->deck) == 0 ? RS_NO("TOY-2.2", "The deck is empty.") : NULL;
}

static const char *refuse_cast(const void *state, rs_move move)
{
    if (rs_top_of(state)->arg[0]) return RS_NO("TOY-2.2", "Only one draw or cast a turn.");
    return move.arg[0] < 1 || move.arg[0] > 2 ? RS_NO("TOY-2.2", "One or two dice are cast.") : NULL;
}

static void turn_moves(const void *state, rs_moves *moves)
{
    const toy_state *s = state;
    int shell;

    RS_EACH(shell, asked(s)->hand.cards) rs_offer_if(verbs, s, moves, (rs_move){TOY_SHOW, {(int8_t)shell}});
    rs_offer_if(verbs, s, moves, (rs_move){TOY_DRAW, {0}});
    for (int8_t dice = 1; dice <= 2; dice++) rs_offer_if(verbs, s, moves, (rs_move){TOY_CAST, {dice}});
    rs_offer(moves, TOY_REST);
}

static void turn_apply(void *state, rs_move move, rs_turn *turn)
{
    toy_state *s = state;
    rs_frame *frame = rs_top(s);
    int seat = frame->seat;

    switch (move.verb) {
    case TOY_SHOW:
        rs_add(&s->known, move.arg[0]);
        s->captain[seat].badges |= 1 << TOY_FRANK;
        gain(s, seat, 1);
        rs_tell(turn, TOY_EV_SHOWN, seat, move.arg[0], 0, 0, 0);
        break;
    case TOY_DRAW:
        frame->arg[0] = true;
        draw(s, seat, TOY_EV_DRAWN, turn);
        break;
    case TOY_CAST:
        frame->arg[0] = true;
        s->cast = (toy_cast){(uint8_t)move.arg[0], 0};
        rs_push(s, TOY_CAST_DICE, seat)->arg[0] = move.arg[0];
        break;
    default: end_turn(s, seat);
    }
}

/* ---- Dice and storms (TOY-3) ------------------------------------------------------------------------------------- */

static void cast_step(void *state, rs_turn *turn)
{
    toy_state *s = state;
    rs_frame *frame = rs_top(s);
    int number, seat = frame->seat;

    if (frame->arg[0] == 0) {
        rs_pop(s);
        return;
    }
    number = rs_roll(turn->chance, 6);
    s->dice[--frame->arg[0]] = (int8_t)number;
    rs_tell(turn, TOY_EV_ROLLED, seat, number, 0, 0, 0);
    if (number == 1) {
        s->captain[seat].badges |= 1 << TOY_WET;
        rs_push(s, TOY_D_STORM, seat);
    } else {
        s->cast.coins = (uint8_t)(s->cast.coins + number);
        gain(s, seat, number);
    }
}

static void storm_moves(const void *state, rs_moves *moves)
{
    rs_offer_each(moves, TOY_THROW, asked(state)->hand.cards);
    rs_offer(moves, TOY_LOSE);
}

/* Only with coins there is something to name. */
static void storm_asks(const void *view, rs_turn *told)
{
    if (asked(view)->coins > 0) rs_tell(told, TOY_EV_WRECKS, rs_top_of(view)->seat, asked(view)->coins, 0, 0, 0);
}

static void storm_apply(void *state, rs_move move, rs_turn *turn)
{
    toy_state *s = state;
    int seat = rs_top(s)->seat;

    if (move.verb == TOY_LOSE) {
        gain(s, seat, -s->captain[seat].coins);
        if (!rs_is_empty(&s->deck.cards)) draw(s, (seat + 1) % s->head.players, TOY_EV_DRAWN, turn);
        end_turn(s, seat);
    } else {
        rs_pop(s);
        give_away(s, seat, move.arg[0]);
    }
}

/* ---- Bets (TOY-4) ------------------------------------------------------------------------------------------------ */

static const char *refuse_bet(const void *state, rs_move move)
{
    if (move.arg[0] == TOY_NONE) return move.arg[1] ? RS_NO("TOY-4.2", "Nothing cannot be bet boldly.") : NULL;
    return rs_has(&asked(state)->hand.cards, move.arg[0]) ? NULL : RS_NO("TOY-4.1", "That shell is not in hand.");
}

static void bet_moves(const void *state, rs_moves *moves)
{
    int shell;

    RS_EACH(shell, asked(state)->hand.cards)
        for (int boldly = 0; boldly <= 1; boldly++) rs_offer2(moves, TOY_BET, shell, boldly);
    rs_offer2(moves, TOY_BET, TOY_NONE, false);
}

static void bet_apply(void *state, rs_move move, rs_turn *turn)
{
    toy_state *s = state;
    toy_captain *c = &s->captain[rs_top(s)->seat];

    c->has_bet = true;
    c->bet = move.arg[0];
    c->boldly = (uint8_t)move.arg[1];
    if (c->boldly) rs_tell_only(turn, rs_top(s)->seat, TOY_EV_BOLD, 0, 0);
    rs_pop(s);
}

static void reveal_bets(toy_state *s, rs_turn *turn)
{
    int best = TOY_NONE, winner = TOY_NONE, prize = 0;

    for (int seat = 0; seat < s->head.players; seat++) {
        toy_captain *c = &s->captain[seat];

        rs_tell(turn, TOY_EV_REVEALED, seat, c->bet, c->boldly, 0, 0);
        if (c->bet > best) best = c->bet, winner = seat, prize = s->head.option[TOY_OPT_PRIZE] + (c->boldly ? 2 : 0);
        if (c->bet != TOY_NONE) give_away(s, seat, c->bet);
        c->has_bet = c->boldly = false;
        c->bet = TOY_NONE;
    }
    s->winner[s->round - 1] = (int8_t)winner;
    if (winner == TOY_NONE) return;
    gain(s, winner, prize);
    rs_tell(turn, TOY_EV_WON, winner, s->round, s->captain[winner].coins, 0, 0);
}

static void end_game(toy_state *s, rs_turn *turn)
{
    int poorest = captain_with(s, -1);

    gain(s, poorest, s->tide);
    rs_tell(turn, TOY_EV_TIDE, poorest, s->tide, 0, 0, 0);
    s->head.over = true;
    rs_pop(s);
}

static void bets_step(void *state, rs_turn *turn)
{
    toy_state *s = state;

    for (int i = 0; i < s->head.players; i++) {
        int seat = (s->starter + i) % s->head.players;

        if (s->captain[seat].has_bet) continue;
        rs_push(s, TOY_D_BET, seat);
        return;
    }
    reveal_bets(s, turn);
    if (s->round == s->head.option[TOY_OPT_ROUNDS]) {
        end_game(s, turn);
        return;
    }
    s->round++;
    s->starter = (int8_t)((s->starter + 1) % s->head.players);
    rs_become(s, TOY_D_TURN, s->starter);
}

static rs_move bet_nothing(const void *state, const rs_moves *moves)
{
    (void)state;
    return moves->at[moves->count - 1];
}

/* ---- The tables -------------------------------------------------------------------------------------------------- */

#define ASK(name_, prompt_) .name = #name_, .prompt = prompt_, .list = name_##_moves, .apply = name_##_apply

static const rs_decision decisions[TOY_POINTS] = {
    [TOY_D_TURN] = {ASK(turn, N_("Show, draw, cast or rest")), .clause = "TOY-2", .arg = {{"done", 0, 1}}},
    [TOY_CAST_DICE] = {.name = "cast", .step = cast_step, .clause = "TOY-3", .arg = {{"left", 0, 2}}},
    [TOY_D_STORM] = {ASK(storm, N_("A storm: what do you lose?")), .clause = "TOY-3", .asks = storm_asks},
    [TOY_BETS] = {.name = "bets", .step = bets_step, .clause = "TOY-4"},
    [TOY_D_BET] = {ASK(bet, N_("Bet a shell in secret, or nothing")), .clause = "TOY-4", .usual = bet_nothing, .secret = true,
                   .alone = rs_always},
};

static const rs_verb verbs[TOY_VERBS] = {
    [TOY_SHOW] = {"show", N_("Show {0}"), RS_POINTS(TOY_D_TURN), {&toy_shell_words}, refuse_show, "TOY-2.1"},
    [TOY_DRAW] = {"draw", N_("Draw a shell"), RS_POINTS(TOY_D_TURN), {0}, refuse_draw, "TOY-2.2"},
    [TOY_CAST] = {"cast", N_("Cast {0} {0|die|dice}"), RS_POINTS(TOY_D_TURN), {&rs_number_words}, refuse_cast, "TOY-2.2"},
    [TOY_REST] = {"rest", N_("Rest"), RS_POINTS(TOY_D_TURN), {0}, NULL, NULL},
    [TOY_THROW] = {"throw", N_("Throw {0} overboard"), RS_POINTS(TOY_D_STORM), {&toy_shell_words}, NULL, "TOY-3"},
    [TOY_LOSE] = {"lose", N_("Lose all coins and the turn"), RS_POINTS(TOY_D_STORM), {0}, NULL, "TOY-3"},
    [TOY_BET] = {"bet", N_("Bet {0}[, {1}]"), RS_POINTS(TOY_D_BET), {&toy_bet_words, &toy_mood_words}, refuse_bet, "TOY-4"},
};

#define SHELLS_OF(type, member, who) \
    RS_ZONE_FIELD(type, member, toy_shell_words, .sight = who, .known = offsetof(toy_state, known), .unseen = offsetof(toy_state, unseen))

static const rs_field captain_fields[] = {
    SHELLS_OF(toy_captain, hand, RS_OWN),
    RS_NUM(toy_captain, coins, RS_I16, 0, 999),
    RS_FLAG(toy_captain, has_bet),
    RS_WORD(toy_captain, bet, toy_bet_words, .sight = RS_OWN, .blank = TOY_NONE),
    RS_NUM(toy_captain, boldly, RS_BOOL, 0, 1, .sight = RS_OWN),
    RS_BITS_OF(toy_captain, badges, toy_badge_words),
    {0},
};

static const rs_field cast_fields[] = {
    RS_NUM(toy_cast, dice, RS_U8, 0, 2),
    RS_NUM(toy_cast, coins, RS_U8, 0, 12),
    {0},
};

static const rs_field fields[] = {
    SHELLS_OF(toy_state, deck, RS_SHUT),
    RS_SET_FIELD(toy_state, beach, toy_shell_words),
    RS_SET_FIELD(toy_state, known, toy_shell_words),
    RS_SET_FIELD(toy_state, unseen, toy_shell_words),
    RS_GROUP_OF(toy_state, captain, RS_EACH_SEAT, captain_fields, .sight = RS_OWN),
    RS_NUM(toy_state, round, RS_I8, 1, TOY_ROUNDS),
    RS_WORD(toy_state, starter, toy_captain_words),
    RS_NUM(toy_state, tide, RS_I16, 1, 6, .sight = RS_SHUT, .blank = RS_HIDDEN),
    RS_NUMS(toy_state, dice, RS_I8, 2, 0, 6),
    RS_WORD_LIST(toy_state, winner, TOY_ROUNDS, toy_captain_words),
    RS_RECORD(toy_state, cast, cast_fields),
    {0},
};

/* ---- Invariants: what is true of every position ------------------------------------------------------------------ */

static bool every_shell_once(const toy_state *s)
{
    rs_set all = s->deck.cards;
    int count = rs_size(&s->deck.cards) + rs_size(&s->beach);

    rs_add_all(&all, s->beach);
    for (int seat = 0; seat < s->head.players; seat++) {
        rs_add_all(&all, s->captain[seat].hand.cards);
        count += rs_size(&s->captain[seat].hand.cards);
    }
    return count == TOY_SHELLS && rs_size(&all) == TOY_SHELLS;
}

static bool shown_are_in_hands(const toy_state *s)
{
    rs_set nowhere = s->known;

    for (int seat = 0; seat < s->head.players; seat++) nowhere = rs_without(nowhere, s->captain[seat].hand.cards);
    return rs_is_empty(&nowhere);
}

static bool bet_is_sound(const toy_captain *c)
{
    if (c->bet == TOY_NONE) return !c->boldly;
    return c->has_bet && rs_has(&c->hand.cards, c->bet);
}

/* What lies below each kind of frame. */
static bool stack_is_sound(const toy_state *s)
{
    static const int below[TOY_POINTS] = {TOY_NONE, TOY_D_TURN, TOY_CAST_DICE, TOY_NONE, TOY_BETS};

    for (int i = 0; i < s->head.depth; i++) {
        const rs_frame *frame = &s->stack[i];

        if ((i == 0 ? TOY_NONE : s->stack[i - 1].kind) != below[frame->kind]) return false;
        if (frame->kind == TOY_D_BET && s->captain[frame->seat].has_bet) return false;
        if ((frame->kind == TOY_D_STORM || frame->kind == TOY_CAST_DICE) && frame->seat != s->stack[i - 1].seat) return false;
    }
    return true;
}

static const char *broken(const void *state)
{
    const toy_state *s = state;

    if (!rs_is_empty(&s->unseen) || s->deck.blanks) return "has blanks though it is no view";
    if (!every_shell_once(s)) return "does not hold each shell exactly once";
    if (!shown_are_in_hands(s)) return "knows a shell that is in no hand";
    if (s->tide < 1) return "has no tide";
    if (s->round > s->head.option[TOY_OPT_ROUNDS] || s->starter < 0 || s->starter >= s->head.players) return "has no such round or starter";
    for (int seat = 0; seat < s->head.players; seat++)
        if (!bet_is_sound(&s->captain[seat])) return "has an impossible bet";
    if (s->richest != captain_with(s, 1)) return "does not know who is richest";
    return stack_is_sound(s) ? NULL : "has an impossible stack of decisions";
}

/* ---- The rest of a module ---------------------------------------------------------------------------------------- */

/* After the shells are dealt: bets of others and the tide are anybody's guess. */
static void guess(void *state, rs_chance *chance)
{
    toy_state *s = state;

    s->tide = (int16_t)(1 + rs_below(chance, 6));
    for (int seat = 0; seat < s->head.players; seat++) {
        toy_captain *c = &s->captain[seat];
        int rank = rs_below(chance, rs_size(&c->hand.cards) + 1);

        if (!c->has_bet || seat == s->head.viewer) continue;
        for (rs_set rest = c->hand.cards; rank > 0; rank--) c->bet = (int8_t)rs_next(&rest);
        c->boldly = c->bet != TOY_NONE && rs_below(chance, 2);
    }
}

static int score(const void *state, int seat) { return ((const toy_state *)state)->captain[seat].coins; }

static void rank(const void *state, int8_t place[RS_SEATS])
{
    int players = ((const rs_head *)state)->players;

    for (int seat = 0; seat < players; seat++) {
        place[seat] = 1;
        for (int other = 0; other < players; other++)
            if (score(state, other) > score(state, seat)) place[seat]++;
    }
}

static void targets(const void *state, rs_move move, rs_text *out, bool *first)
{
    static const char *const seats[] = {"0", "1", "2"};

    if (move.verb == TOY_REST) rs_put_target(out, first, "mat", seats[rs_asked(state)]);
    if (move.verb == TOY_SHOW) rs_put_target(out, first, "table", "middle");
}

static const char *warn(const void *state, rs_move move)
{
    return move.verb == TOY_LOSE && asked(state)->coins > 0 ? RS_NO("TOY-3", "All your coins are lost.") : NULL;
}

static bool vain(const void *state, rs_move move) { return warn(state, move) != NULL; }

static void outlook(const void *view, rs_move move, rs_turn *told)
{
    int calm = 100;

    if (move.verb != TOY_CAST) return;
    for (int die = 0; die < move.arg[0]; die++) calm = calm * 5 / 6;
    rs_tell(told, TOY_EV_CALM, rs_asked(view), calm, 0, 0, 0);
}

static void board(const void *view, rs_text *out)
{
    const toy_state *s = view;

    for (int seat = 0; seat < s->head.players; seat++)
        rs_put_format(out, "%s has %d shells.\n", captain_terms[seat].label, rs_zone_size(&s->captain[seat].hand));
}

const rs_game toy_game = {
    .id = "toy",
    .title = N_("Shells"),
    .summary = N_("Show shells, cast dice, bet in secret."),
    .rules_version = 7,
    .versions = versions,
    .changes = changes,
    .least_players = 2,
    .most_players = TOY_CAPTAINS,
    .state_bytes = sizeof(toy_state),
    .depth = TOY_DEPTH,
    .options = options,
    .decisions = TOY_POINTS,
    .verbs = TOY_VERBS,
    .events = TOY_EVENTS,
    .decision = decisions,
    .verb = verbs,
    .event = events,
    .fields = fields,
    .captains = &toy_captain_words,
    .colours = true,
    .setup = setup,
    .broken = broken,
    .derive = derive,
    .guess = guess,
    .score = score,
    .rank = rank,
    .targets = targets,
    .warn = warn,
    .vain = vain,
    .outlook = outlook,
    .board = board,
    .rules = rules,
};
