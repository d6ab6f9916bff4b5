/* outlook.c - what a move may bring, told before it is made: the chance of a passage, the sums of a fight, silver.
 *
 * Where neither chance nor secrets have a part the move is tried on a copy of the view, so that the rules are reckoned in one place. */
#include "games/plunder/plunder.h"

typedef struct trial {
    pl_state s;
    rs_turn turn;
} trial;

static void try_out(const pl_state *view, rs_move move, trial *t)
{
    t->s = *view;
    rs_turn_init(&t->turn, NULL);
    pl_decisions[rs_top_of(view)->kind].apply(&t->s, move, &t->turn);
}

/* The first event of its kind, or NULL. */
static const rs_event *event_of(const trial *t, int kind)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == kind) return &t->turn.event[i];
    return NULL;
}

/* ---- The passage (PL-8) ------------------------------------------------------------------------------------------------- */

static int count_worth(rs_set cards, int least)
{
    int count = 0, card;

    RS_EACH(card, cards) count += pl_value(card) >= least;
    return count;
}

/* In percent, that the card turned up is worth so much. A deck's blanks are cards of those unseen, each as likely as any other. */
static int chance_of(const pl_state *view, int least)
{
    const rs_zone discards = {view->discard, 0};
    const rs_zone *pile = rs_zone_size(&view->deck) > 0 ? &view->deck : &discards; /* PL-1.8 */
    int unseen = rs_at_least(rs_size(&view->unseen), 1), all = rs_at_least(rs_zone_size(pile) * unseen, 1);
    int enough = count_worth(pile->cards, least) * unseen + (int)pile->blanks * count_worth(view->unseen, least);

    return rs_percent(enough, all);
}

static void tell_passage(const pl_state *view, int direction, rs_turn *told)
{
    pl_tests tests = pl_tests_of(view, direction);
    int from = pl_the_active(view)->at;

    if (pl_mutiny_threatens(view)) return;
    rs_tell(told, PL_EV_LEADS, view->active, view->beside[from][direction], 0, 0, 0);
    if (tests.exit) rs_tell(told, PL_EV_CHANCE_OUT, view->active, from, chance_of(view, tests.exit), 0, 0);
    if (tests.entry) rs_tell(told, PL_EV_CHANCE_IN, view->active, view->beside[from][direction], chance_of(view, tests.entry), 0, 0);
}

/* ---- Fights (PL-15 to PL-17) --------------------------------------------------------------------------------------------- */

static void tell_sums(const pl_state *view, rs_move move, rs_turn *told)
{
    trial t;
    const rs_event *sums;
    bool enough;

    try_out(view, move, &t);
    sums = event_of(&t, PL_EV_COMPARE);
    enough = move.verb == PL_FLEE ? event_of(&t, PL_EV_FLED) != NULL : !event_of(&t, PL_EV_ESCAPES) && !event_of(&t, PL_EV_SHIP_LOST);
    rs_tell(told, enough ? PL_EV_ENOUGH : PL_EV_TOO_LITTLE, view->active, sums->arg[0], sums->arg[1], sums->arg[2], 0);
}

/* Between captains the other's bare number is known; only who has no card cannot change it. */
static void tell_duel(const pl_state *view, rs_move move, rs_turn *told)
{
    pl_state s = *view;
    const rs_frame *frame = rs_top_of(view);
    pl_contest contest = (pl_contest)frame->arg[0];
    bool attacks = frame->seat == view->fight.attacker;
    int other = attacks ? view->fight.defender : view->fight.attacker, mine, theirs, kind = PL_EV_IN_SECRET;

    pl_answer(&s, frame->seat, move.arg[0], move.arg[1]);
    mine = pl_duel_total(&s, frame->seat, other, contest);
    theirs = pl_duel_total(&s, other, frame->seat, contest);
    if (pl_hand_size(&view->captain[other]) == 0) kind = mine > theirs || (attacks && mine == theirs) ? PL_EV_ENOUGH : PL_EV_TOO_LITTLE;
    rs_tell(told, kind, frame->seat, contest, mine, theirs, 0);
}

/* PL-17.5, PL-12.11: fleeing from a captain, with the Prize in tow or without it; cards come later. */
static void tell_flight(const pl_state *view, rs_move move, rs_turn *told)
{
    const pl_captain *c = &view->captain[view->fight.defender];

    rs_tell(told, PL_EV_IN_SECRET, view->fight.defender, PL_BY_SPEED, move.arg[0] ? pl_speed(c) : pl_tow_speed(c),
            pl_speed(&view->captain[view->fight.attacker]), 0);
}

/* PL-17.5: once caught, what the Chase would have been without the Prize. */
static void tell_escape(const pl_state *view, rs_turn *told)
{
    const rs_frame *frame = rs_top_of(view);

    rs_tell(told, frame->arg[1] > frame->arg[0] ? PL_EV_ENOUGH : PL_EV_TOO_LITTLE, frame->seat, PL_BY_SPEED, frame->arg[1], frame->arg[0],
            0);
}

/* Fleeing: from a ship, from a captain, or from one who has caught up. */
static void tell_fleeing(const pl_state *view, rs_move move, rs_turn *told)
{
    switch (rs_top_of(view)->kind) {
    case PL_D_DEFEND: tell_flight(view, move, told); break;
    case PL_D_CAUGHT: tell_escape(view, told); break;
    default: tell_sums(view, move, told);
    }
}

static int gap(int mine, int theirs) { return rs_at_least(theirs - mine, 0); }

/* What cards must add, step by step, in a fight that the move begins or goes on with. */
static void tell_gaps(const pl_state *view, rs_move move, rs_turn *told)
{
    const pl_captain *c = pl_the_active(view);
    const pl_fight *fight;
    int speed, cannons, crew;
    trial t;

    try_out(view, move, &t);
    fight = &t.s.fight;
    if (fight->foe == PL_FOE_CAPTAIN) return; /* who chooses and adds in secret */
    speed = rs_top(&t.s)->kind == PL_D_CHASE ? gap(pl_speed(c), fight->speed) : 0;
    cannons = move.verb == PL_BOARD ? 0 : gap(pl_cannons(c), fight->cannons);
    crew = gap(pl_crew(c), fight->crew);
    rs_tell(told, speed + cannons + crew > 0 ? PL_EV_GAPS : PL_EV_NO_GAP, view->active, speed, cannons, crew, 0);
}

/* ---- Silver --------------------------------------------------------------------------------------------------------------- */

static void tell_silver(const pl_state *view, rs_move move, rs_turn *told)
{
    int had = pl_the_active(view)->silver, has;
    trial t;

    try_out(view, move, &t);
    has = t.s.captain[view->active].silver;
    if (has < had) rs_tell(told, PL_EV_COSTS, view->active, had - has, has, 0, 0);
    if (has > had) rs_tell(told, PL_EV_BRINGS, view->active, has - had, has, 0, 0);
}

static void tell_figures(int ship, rs_turn *told)
{
    const pl_ship *face = pl_ship_of(ship);

    rs_tell(told, PL_EV_FIGURES, RS_NOBODY, face->speed, face->cannons, face->crew, face->hold);
}

/* PL-11.7: where captured things are sold the crew has its share. */
static void tell_shares(const pl_state *view, rs_move move, rs_turn *told)
{
    const rs_move sale = {PL_SELL_PLUNDER, {0}};
    int worth, gained;
    trial t;

    try_out(view, move, &t);
    if (move.verb == PL_TRADE && !pl_must_sell(&t.s)) return;
    worth = pl_captured_worth(view);
    if (move.verb == PL_TRADE) pl_trade_apply(&t.s, sale, &t.turn);
    gained = t.s.captain[view->active].silver - pl_the_active(view)->silver;
    if (t.s.head.over) /* perhaps before all was sold */
        rs_tell(told, PL_EV_BRINGS, view->active, gained, t.s.captain[view->active].silver, 0, 0);
    else if (gained > 0)
        rs_tell(told, PL_EV_SHARES, view->active, worth, gained, worth - gained, 0);
}

/* ---- By move ---------------------------------------------------------------------------------------------------------------- */

void pl_outlook(const void *view, rs_move move, rs_turn *told)
{
    int point = rs_top_of(view)->kind;

    switch (move.verb) {
    case PL_MOVE: tell_passage(view, move.arg[0], told); break;
    case PL_ADD: (point == PL_D_DUEL ? tell_duel : tell_sums)(view, move, told); break;
    case PL_FLEE: tell_fleeing(view, move, told); break;
    case PL_BOARD:
        if (point == PL_D_BOARD) tell_gaps(view, move, told);
        break;
    case PL_ATTACK:
    case PL_HUNT:
    case PL_FIGHT: tell_gaps(view, move, told); break;
    case PL_TRADE:
    case PL_SELL_PLUNDER: tell_shares(view, move, told); break;
    case PL_PAY:
    case PL_BRIBE:
    case PL_DIG:
    case PL_BUY:
    case PL_SELL:
    case PL_SELL_SHIP: tell_silver(view, move, told); break;
    case PL_BUY_SHIP:
    case PL_EXCHANGE: tell_silver(view, move, told); /* fall through */
    case PL_TAKE: tell_figures(move.arg[0], told); break;
    default: break;
    }
}
