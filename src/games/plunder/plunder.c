/* plunder.c - the module: everything above, as one rs_game.
 *
 * Read the folder like the rulebook: content.c (the cards), setup.c, flow.c (every decision), then one file a topic:
 * turn.c, encounter.c, sail.c, deck.c, chart.c, action.c, trade.c, war.c, fight.c, duel.c, spoils.c, captain.c, rank.c. value.c is for
 * bots, outlook.c for who has to choose. */
#include "games/plunder/plunder.h"

static const rs_option options[] = {
    [PL_OPT_HUNT] = {"hunt", N_("Ship cards in hand may be hunted"), 1, 0, 1},
    [PL_OPT_STORM_CUTS] = {"storm_cuts_redraw", N_("A Storm ends the drawing after a lost ship"), 0, 0, 1},
    [PL_OPT_MAX_ROUNDS] = {"max_rounds", N_("The game ends after this many rounds"), 100, 1, 1000},
    [PL_OPT_GOAL] = {"goal", N_("Silver that wins the game"), 60, 10, 500},
    {0},
};

/* A secret answer is a card of the hand or none; which, nobody else can know. Who asks for a Letter must have put one down. */
void pl_guess(void *state, rs_chance *chance)
{
    pl_state *s = state;
    bool letter = s->head.depth > 0 && rs_top(s)->kind == PL_D_BLOCK;

    for (int seat = 0; seat < s->head.players; seat++) {
        pl_captain *c = &s->captain[seat];

        if (!c->answered || seat == s->head.viewer) continue;

        bool must = letter && seat == s->active;
        int rank = rs_below(chance, pl_hand_size(c) + (must ? 0 : 1));

        c->answer = PL_NONE;
        if (rank == pl_hand_size(c)) continue;
        for (rs_set rest = c->hand.cards; rank >= 0; rank--) c->answer = (int8_t)rs_next(&rest);
        c->answer_red = !letter && c->answer == pl_red_card(rs_top(s)) && rs_below(chance, 2);
    }
}

static void put_cell(pl_place place, rs_text *out, bool *first) { rs_put_cell(out, first, place.x, place.y); }

/* Where on the map a move happens. */
void pl_targets(const void *state, rs_move move, rs_text *out, bool *first)
{
    const pl_state *s = state;
    pl_place here = s->place[pl_the_active(s)->at];

    switch (move.verb) {
    case PL_MOVE: put_cell(pl_next_place(here, move.arg[0]), out, first); break;
    case PL_EXPLORE: put_cell(pl_next_place(here, move.arg[1]), out, first); break;
    case PL_ATTACK:
    case PL_TRADE:
    case PL_DIG: put_cell(here, out, first); break;
    default: break;
    }
}

static const rs_version versions[] = {
    {2, "PL-5.3,PL-7.1,PL-8.1,PL-9.4,PL-10.2,PL-11.3,PL-15.5,PL-15.6,PL-15.8,PL-22.4",
     N_("Who has hidden cards is asked even with one choice left, so that passing by tells nothing.")},
    {3, "PL-10.4,PL-11.2,PL-11.3,PL-12.1,PL-12.2,PL-12.5,PL-12.9,PL-12.12,PL-13.3,PL-17.2,PL-17.3,PL-17.4,PL-17.5,PL-17.8",
     N_("The Prize and the mate may be given up throughout the turn, and the Prize also when caught in a chase between captains; a Trade "
        "has no fixed order; a beaten captain's goods may go into one's own hold; a ship just won may be kept alone.")},
    {0},
};

static const rs_change changes[] = {
    {3, RS_ADDED, "stack.salvage.flight", NULL, "0"},
    {3, RS_ADDED, "stack.spoils.stowed", NULL, "0"},
    {3, RS_ADDED, "stack.fit.stowed", NULL, "0"},
    {3, RS_ADDED, "stack.dump.cause", NULL, "0"},
    {0},
};

const rs_game pl_game = {
    .id = "plunder",
    .title = N_("Plunder"),
    .summary = N_("Chart the islands around Tortuga card by card; trade, hunt and fight; be the first with 60 silver."),
    .rules_version = 3,
    .versions = versions,
    .changes = changes,
    .least_players = 2,
    .most_players = PL_CAPTAINS,
    .state_bytes = sizeof(pl_state),
    .depth = PL_DEPTH,
    .options = options,
    .decisions = PL_POINTS,
    .verbs = PL_VERBS,
    .events = PL_EVENTS,
    .decision = pl_decisions,
    .verb = pl_verbs,
    .event = pl_event_kinds,
    .fields = pl_fields,
    .captains = &pl_captain_words,
    .colours = true,
    .setup = pl_setup,
    .broken = pl_broken,
    .derive = pl_derive,
    .guess = pl_guess,
    .score = pl_score,
    .sources = &pl_source_words,
    .credit = pl_credit,
    .value = pl_values,
    .rank = pl_rank,
    .targets = pl_targets,
    .warn = pl_warn,
    .outlook = pl_outlook,
    .board = pl_board,
    .facts = pl_facts,
    .kinds = pl_kinds,
    .rules = pl_rules,
};
