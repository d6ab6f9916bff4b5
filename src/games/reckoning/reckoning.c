/* reckoning.c - the module: everything else, as one rs_game; and what may lie behind a view.
 *
 * Read the folder like the rulebook: content.c and cards.c (tables), setup.c, flow.c (every decision), then one file a topic: turn.c,
 * sail.c (with the main phase), hold.c, crew.c, ability.c (the interpreter), place.c, island.c, market.c, battle.c, cannons.c, board.c,
 * fire.c, outcome.c, damage.c, deeds.c, score.c. */
#include "games/reckoning/reckoning.h"

static const rs_option options[] = {
    [DR_OPT_BONUS] = {"bonus", N_("Bonus tiles are used"), 1, 0, 1},
    [DR_OPT_MAX_ROUNDS] = {"max_rounds", N_("The game ends after this many rounds at the latest"), 60, 1, 100},
    {0},
};

/* ---- Guesses ------------------------------------------------------------------------------------------------------------ */

static int take_one(rs_set *from, rs_chance *chance)
{
    int thing = rs_nth(from, rs_below(chance, rs_size(from)));

    rs_remove(from, thing);
    return thing;
}

/* Crew cards are dealt to their own captain: as many to the hand as were there, the rest to the deck. */
static void guess_hand(dr_captain *c, int seat, int in_hand, rs_chance *chance)
{
    rs_set rest = rs_without(rs_range(dr_crew_id(seat, 0), dr_crew_id(seat, DR_CREW - 1)), c->discard);

    for (int i = 0; i < c->in_play; i++) rs_remove(&rest, dr_crew_id(seat, c->order[i]));
    c->hand.cards = c->deck.cards = (rs_set){{0, 0}};
    while (in_hand-- > 0) rs_add(&c->hand.cards, take_one(&rest, chance));
    c->deck.cards = rest;
    for (int i = 0; i < c->bottoms; i++) c->bottom[i] = (int8_t)(take_one(&rest, chance) - dr_crew_id(seat, 0));
}

typedef struct levelling {
    dr_captain *captain;
    rs_set hidden;
    int seat, levels, masters; /* to give out yet; masters: any number if A2 is achieved */
    bool free;
    rs_chance *chance;
} levelling;

/* Gives out the hidden levels, so many of them fourth ones; goes back where it cannot work out. */
static bool give_levels(levelling *l, int card)
{
    int room = card < DR_CREW ? DR_LEVELS - l->captain->shown[card] : 0, start;

    if (card == DR_CREW) return l->levels == 0 && (l->free || l->masters == 0);
    if (!rs_has(&l->hidden, dr_crew_id(l->seat, card))) return give_levels(l, card + 1);
    start = rs_below(l->chance, room + 1);
    for (int i = 0; i <= room; i++) {
        int given = (start + i) % (room + 1), master = room > 0 && given == room;

        if (given > l->levels || (!l->free && master > l->masters)) continue;
        l->captain->level[card] = (int8_t)(l->captain->shown[card] + given);
        l->levels -= given;
        l->masters -= master;
        if (give_levels(l, card + 1)) return true;
        l->levels += given;
        l->masters += master;
    }
    return false;
}

static void guess_levels(dr_captain *c, int seat, rs_chance *chance)
{
    levelling l = {c, c->hand.cards, seat, c->raised, c->masters, dr_has_deed(c, DR_SEASONED), chance};

    rs_add_all(&l.hidden, c->deck.cards);
    for (int card = 0; card < DR_CREW; card++) c->level[card] = c->shown[card];
    give_levels(&l, 0);
}

/* The coins of a price that its captain is about to pay, and so must have. */
static int coins_due(const dr_state *s, int seat)
{
    int due = 0;

    for (int i = 0; i < s->head.depth; i++) {
        const rs_frame *frame = &s->stack[i];

        if (frame->seat != seat) continue;
        if (frame->kind == DR_D_PAY) due = rs_at_least(due, frame->arg[DR_PAY_COINS]);
        if (frame->kind == DR_D_EXTEND) due = rs_at_least(due, frame->arg[DR_EX_COINS]);
    }
    return due;
}

/* All movements of coins are told, but nobody's view adds them up. DR-21.7: 30 would show. */
static void guess_chest(dr_state *s, int seat, rs_chance *chance)
{
    dr_captain *c = &s->captain[seat];
    bool shown = dr_has_deed(c, DR_MONEYBAGS) || dr_tiles_placed(c) == DR_TILES_OWNED;
    int least = rs_at_least(0, coins_due(s, seat) - c->coins);

    c->chest = (int16_t)(least + rs_below(chance, (shown ? 2 * DR_RICH : DR_RICH) - least));
}

static bool has_chosen(const dr_state *s, int seat)
{
    return s->head.depth == 0 || s->stack[0].kind != DR_D_BONUS || seat < s->stack[0].seat;
}

static void guess_bonus(dr_state *s, int seat, rs_set *tiles, rs_chance *chance)
{
    dr_captain *c = &s->captain[seat];

    if (!s->head.option[DR_OPT_BONUS]) return;
    if (s->head.over) {
        c->bonus = c->shown_bonus;
        return;
    }
    if (has_chosen(s, seat)) {
        c->bonus = (int8_t)take_one(tiles, chance);
        return;
    }
    for (int i = 0; i < 2; i++) c->offer[i] = (int8_t)take_one(tiles, chance);
}

/* The card just drawn: while its owner is asked, one of the hand; while it is fired, the last one played. */
static void guess_drawn(dr_state *s, int seat, rs_chance *chance)
{
    dr_captain *c = &s->captain[seat];
    const rs_frame *top = s->head.depth ? rs_top(s) : NULL, *below = s->head.depth > 1 ? top - 1 : NULL;
    rs_set hand = dr_crew_set(c->hand.cards, seat);

    if (!top || top->seat != seat) return;
    if (top->kind == DR_D_DRAWFIRE) c->drawn = (int8_t)take_one(&hand, chance);
    if (top->kind == DR_D_COPY && below && below->kind == DR_BATTLE) c->drawn = c->order[c->in_play - 1];
}

static void keep_own_tiles(const dr_captain *c, rs_set *tiles)
{
    if (c->bonus != DR_NONE) rs_remove(tiles, c->bonus);
    for (int i = 0; i < 2; i++)
        if (c->offer[i] != DR_NONE) rs_remove(tiles, c->offer[i]);
}

void dr_guess(void *state, rs_chance *chance)
{
    dr_state *s = state;
    rs_set tiles = rs_range(0, DR_BONUSES - 1);

    if (s->head.viewer >= 0) keep_own_tiles(&s->captain[s->head.viewer], &tiles);
    for (int seat = 0; seat < s->head.players; seat++) {
        dr_captain *c = &s->captain[seat];

        if (seat == s->head.viewer) continue;
        guess_hand(c, seat, rs_size(&c->hand.cards), chance);
        guess_levels(c, seat, chance);
        guess_chest(s, seat, chance);
        guess_bonus(s, seat, &tiles, chance);
        guess_drawn(s, seat, chance);
    }
}

/* ---- The module --------------------------------------------------------------------------------------------------------- */

static void put_space(int space, rs_text *out, bool *first)
{
    char number[16];

    rs_put_target(out, first, "space", rs_word(&dr_space_words, space, number));
}

static void put_crew_card(const dr_state *s, int card, rs_text *out, bool *first)
{
    char number[16];

    rs_put_target(out, first, dr_hand_words.name, rs_word_in(s, &dr_hand_words, rs_top_of(s)->seat * DR_CREW + card, number));
}

/* Where on the map a move happens, which cards of the crew it is about; the swords of the merchant ship there, the
 * holds that are loaded. */
void dr_targets(const void *state, rs_move move, rs_text *out, bool *first)
{
    const dr_state *s = state;

    for (int i = 0; i < 2; i++)
        if (dr_verbs[move.verb].arg[i] == &dr_crew_words && move.arg[i] >= 0) put_crew_card(s, move.arg[i], out, first);
    if (move.verb == DR_RAID) rs_put_target(out, first, dr_battle_words.name, dr_battle_words.term[DR_ENCOUNTER].word);
    switch (move.verb) {
    case DR_BUY:
    case DR_TRADE:
    case DR_RAID:
    case DR_STORM:
    case DR_ANCHOR:
    case DR_LOAD:
    case DR_UNLOAD:
    case DR_FIGHT:
    case DR_ATTACK: put_space(s->captain[s->active].at, out, first); break;
    case DR_STOW: rs_put_target(out, first, dr_stow_words.name, dr_stow_words.term[s->captain[rs_top_of(s)->seat].stow].word); break;
    case DR_GIVE_BACK: rs_put_target(out, first, dr_deed_words.name, dr_deed_words.term[DR_ICON].word); break;
    case DR_REPLACE: put_space(s->stack[s->head.depth - 2].arg[DR_P_CELL], out, first); break;
    default: break;
    }
}

static const rs_version versions[] = {
    {2, "DR-7.5,DR-7.6,DR-14.17,DR-22.2",
     N_("A victory is noted before the blockade ends, and whoever loses to a merchant ship or to buildings changes to trade mode, too.")},
    {3, "DR-20.8", N_("A player who may level up the bottom card is asked even if it cannot rise.")},
    {4, "DR-1.6,DR-2.4,DR-4.8,DR-4.12,DR-4.14,DR-7.6,DR-7.7,DR-10.2,DR-12.1",
     N_("Whoever lost to a ship in pirate mode cannot produce on that island; holds that are no longer needed are empty at once; "
        "some prices are paid from the dock, from the ship, or in coins as well.")},
    {0},
};

static const rs_change changes[] = {
    {4, RS_ADDED, "stack.pay.from", NULL, "0"},
    {4, RS_ADDED, "stack.pay.coins", NULL, "0"},
    {4, RS_ADDED, "stack.extend.from", NULL, "0"},
    {4, RS_ADDED, "stack.extend.coins", NULL, "0"},
    {4, RS_REWORDED, "ability", "basic-2", "basic-2-dock"},
    {4, RS_REWORDED, "ability", "advanced-4", "advanced-2-coin-2"},
    {0},
};

/* DR-1.6: what the limits of a turn count. */
static void uncount(void *view)
{
    dr_turn *turn = &((dr_state *)view)->turn;

    turn->actions = 0;
    turn->goods = 0;
}

const rs_game dr_game = {
    .id = "reckoning",
    .title = N_("Dead Reckoning"),
    .summary = N_("Level up and upgrade a crew of twelve cards, explore the ocean, hold islands, trade and fight; most coins win."),
    .rules_version = 4,
    .versions = versions,
    .changes = changes,
    .least_players = 2,
    .most_players = DR_CAPTAINS,
    .state_bytes = sizeof(dr_state),
    .depth = DR_DEPTH,
    .options = options,
    .decisions = DR_POINTS,
    .verbs = DR_VERBS,
    .events = DR_EVENTS,
    .decision = dr_decisions,
    .verb = dr_verbs,
    .event = dr_event_kinds,
    .fields = dr_fields,
    .captains = &dr_captain_words,
    .colours = true,
    .setup = dr_setup,
    .broken = dr_broken,
    .uncount = uncount,
    .guess = dr_guess,
    .score = dr_score,
    .sources = &dr_sum_words,
    .credit = dr_credit,
    .rank = dr_rank,
    .value = dr_values,
    .targets = dr_targets,
    .warn = dr_warn,
    .outlook = dr_outlook,
    .board = dr_board_picture,
    .facts = dr_facts,
    .kinds = dr_kinds,
    .rules = dr_rules,
};
