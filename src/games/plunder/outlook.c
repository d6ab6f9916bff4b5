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

/* Captain against captain before a card is put down: who has none fights with bare numbers, as the game does. */
static void tell_contest(const pl_state *after, pl_contest contest, rs_turn *told)
{
    const pl_fight *fight = &after->fight;
    int mine = pl_duel_total(after, fight->attacker, fight->defender, contest);
    int theirs = pl_duel_total(after, fight->defender, fight->attacker, contest);

    if (pl_hand_size(&after->captain[fight->defender]) > 0)
        rs_tell(told, PL_EV_BOTH_SECRET, fight->attacker, contest, mine, theirs, 0);
    else if (mine < theirs)
        rs_tell(told, PL_EV_GAPS, fight->attacker, contest, theirs - mine, 0, 0);
    else
        rs_tell(told, PL_EV_ENOUGH, fight->attacker, contest, mine, theirs, 0);
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

enum { STEPS = 3 }; /* Chase, Broadside, Boarding */

static bool closes(const pl_state *s, int card, int step, int gap)
{
    if (step == PL_BY_SPEED && card == PL_CHAIN_SHOT) return true;
    if (step == PL_BY_CREW && card == PL_GRAPESHOT && pl_crew(pl_the_active(s)) >= s->fight.crew / 2) return true;
    return pl_value(card) >= gap;
}

/* PL-15.3: one card a step, and each for one step only. */
static bool can_close(const pl_state *s, rs_set hand, const int gaps[STEPS], int step)
{
    int card;

    while (step < STEPS && gaps[step] == 0) step++;
    if (step >= STEPS) return true;
    RS_EACH(card, hand) {
        rs_set rest = hand;

        rs_remove(&rest, card);
        if (closes(s, card, step, gaps[step]) && can_close(s, rest, gaps, step + 1)) return true;
    }
    return false;
}

/* What cards must add, step by step, in a fight that the move has begun or goes on with, and whether the hand has them. */
static void tell_gaps(const pl_state *after, rs_move move, rs_turn *told)
{
    const pl_captain *c = pl_the_active(after);
    const pl_fight *fight = &after->fight;
    int gaps[STEPS] = {
        [PL_BY_SPEED] = rs_top_of(after)->kind == PL_D_CHASE ? gap(pl_speed(c), fight->speed) : 0,
        [PL_BY_CANNONS] = move.verb == PL_BOARD ? 0 : gap(pl_cannons(c), fight->cannons),
        [PL_BY_CREW] = gap(pl_crew(c), fight->crew),
    };
    bool none = gaps[PL_BY_SPEED] + gaps[PL_BY_CANNONS] + gaps[PL_BY_CREW] == 0;

    if (none) rs_tell(told, PL_EV_NO_GAP, after->active, 0, 0, 0, 0);
    for (int step = 0; step < STEPS; step++)
        if (gaps[step] > 0) rs_tell(told, PL_EV_GAPS, after->active, step, gaps[step], 0, 0);
    if (!can_close(after, c->hand.cards, gaps, 0)) rs_tell(told, PL_EV_BEYOND, after->active, 0, 0, 0, 0);
}

static void tell_boarding(const pl_state *view, rs_move move, rs_turn *told)
{
    trial t;

    try_out(view, move, &t);
    if (t.s.fight.foe != PL_FOE_CAPTAIN) tell_gaps(&t.s, move, told);
}

/* ---- What a win would bring (PL-12, PL-17.8, PL-18.7, PL-19.6) ------------------------------------------------------------ */

/* A galleon taken on the spot makes room. */
static int most_room(const pl_state *after)
{
    pl_convoy fleets = pl_fleets_at(after, pl_the_active(after)->at);
    int room = pl_plunder_room(pl_the_active(after));

    for (int i = 0; i < after->fleets && fleets.crew > 0; i++)
        if (after->fleet[i].at == pl_the_active(after)->at) room = rs_at_least(room, pl_ship_of(after->fleet[i].card)->hold);
    return room;
}

static void tell_goods(const pl_state *after, int cards, rs_turn *told)
{
    int room = most_room(after);

    rs_tell(told, room > 0 ? PL_EV_WIN_GOODS : PL_EV_WIN_NO_GOODS, after->active, cards, room, 0, 0);
}

static void tell_fleets(const pl_state *after, rs_turn *told)
{
    pl_convoy fleets = pl_fleets_at(after, pl_the_active(after)->at);

    if (fleets.crew > 0) rs_tell(told, PL_EV_WIN_FLEET, after->active, fleets.silver, 0, 0, 0);
}

static void tell_captains_goods(const pl_state *after, rs_turn *told)
{
    const pl_captain *other = &after->captain[after->fight.defender];
    int ships = (other->own != PL_PINNACE) + (other->prize != PL_NONE);

    rs_tell(told, PL_EV_WIN_CARGO, after->fight.defender, pl_cargo(other), ships, 0, 0);
}

/* PL-17.2: whether there is a Chase is up to the one who is attacked. */
static void tell_attack(const pl_state *after, rs_turn *told)
{
    for (int step = 0; step < STEPS; step++) tell_contest(after, (pl_contest)step, told);
    tell_captains_goods(after, told);
}

/* That there is no room is warned of where an attack is chosen freely. */
static void tell_plunder(const pl_state *after, int cards, rs_move move, rs_turn *told)
{
    if (move.verb != PL_ATTACK || most_room(after) > 0) tell_goods(after, cards, told);
}

static void tell_gains(const pl_state *after, rs_move move, rs_turn *told)
{
    const pl_captain *c = pl_the_active(after);
    int ship = after->fight.ship;

    switch (after->fight.foe) {
    case PL_FOE_SHIP: rs_tell(told, PL_EV_WIN_SHIP, after->active, ship, pl_captains_share(c, pl_ship_of(ship)->worth), 0, 0); break;
    case PL_FOE_FLEET: tell_fleets(after, told); break;
    case PL_FOE_PORT:
        tell_fleets(after, told);
        tell_plunder(after, pl_port_of(c->at)->plunder, move, told);
        break;
    case PL_FOE_NATIVES: tell_plunder(after, PL_NATIVE_PLUNDER, move, told); break;
    case PL_FOE_PIRATES: tell_plunder(after, PL_PIRATE_PLUNDER, move, told); break;
    default: break;
    }
}

/* PL-21.1, PL-21.2: what the attack alone costs. */
static void tell_enmity(const pl_captain *before, const pl_captain *after, rs_turn *told)
{
    for (int nation = 0; nation < PL_NATIONS; nation++) {
        if ((after->deed & ~before->deed) >> nation & 1) rs_tell(told, PL_EV_MAKES_ENEMY, RS_NOBODY, nation, 0, 0, 0);
        if ((before->letters & ~after->letters) >> nation & 1) rs_tell(told, PL_EV_COSTS_LETTER, RS_NOBODY, nation, 0, 0, 0);
    }
}

static void tell_fight(const pl_state *view, rs_move move, rs_turn *told)
{
    trial t;

    try_out(view, move, &t);
    if (t.s.fight.foe == PL_FOE_CAPTAIN) { /* who chooses and adds in secret */
        if (move.verb == PL_ATTACK) tell_attack(&t.s, told);
        return;
    }
    tell_gaps(&t.s, move, told);
    tell_gains(&t.s, move, told);
    tell_enmity(pl_the_active(view), pl_the_active(&t.s), told);
}

/* ---- Silver --------------------------------------------------------------------------------------------------------------- */

/* PL-6.1: who buys until too little is left cannot sail on. */
static void tell_next_pay(const pl_state *after, int had, rs_turn *told)
{
    const pl_captain *c = pl_the_active(after);

    if (c->silver < had && c->silver < pl_pay(c)) rs_tell(told, PL_EV_SHORT_OF_PAY, after->active, pl_pay(c), c->silver, 0, 0);
}

static void tell_silver(const pl_state *view, rs_move move, rs_turn *told)
{
    int had = pl_the_active(view)->silver, has;
    trial t;

    try_out(view, move, &t);
    has = t.s.captain[view->active].silver;
    if (has < had) rs_tell(told, PL_EV_COSTS, view->active, had - has, has, 0, 0);
    if (has > had) rs_tell(told, PL_EV_BRINGS, view->active, has - had, has, 0, 0);
    if (has == had && move.verb == PL_EXCHANGE) rs_tell(told, PL_EV_EVEN, view->active, 0, 0, 0, 0);
    if (rs_top_of(view)->kind == PL_D_TRADE) tell_next_pay(&t.s, had, told);
}

/* PL-6.4 to 6.6: who is still unpaid then. */
static void tell_pay(const pl_state *view, rs_move move, rs_turn *told)
{
    const pl_captain *c = pl_the_active(view);
    trial t;

    try_out(view, move, &t);
    if (pl_mutiny_threatens(&t.s))
        rs_tell(told, PL_EV_UNPAID_CREW, view->active, c->own, 0, 0, 0);
    else if (c->mate != PL_NONE && !t.s.turn.mate_paid)
        rs_tell(told, PL_EV_UNPAID_MATE, view->active, c->mate, 0, 0, 0);
}

/* ---- Ships and mates ------------------------------------------------------------------------------------------------------ */

static void tell_figures(int kind, int ship, rs_turn *told)
{
    const pl_ship *face = pl_ship_of(ship);

    rs_tell(told, kind, RS_NOBODY, face->speed, face->cannons, face->crew, face->hold);
}

/* A ship that is bought, beside the one there is. */
static void tell_ship(const pl_captain *c, int ship, rs_turn *told)
{
    tell_figures(PL_EV_FIGURES, ship, told);
    rs_tell(told, PL_EV_CREW_DUE, RS_NOBODY, pl_ship_of(ship)->pay, 0, 0, 0);
    tell_figures(PL_EV_FIGURES_NOW, c->own, told);
}

/* PL-12.12: what the new hold has no room for. */
static void tell_no_room(const pl_state *view, rs_move move, rs_turn *told)
{
    int goes = 0;
    trial t;

    try_out(view, move, &t);
    if (rs_top_of(&t.s)->kind == PL_FIT) pl_fit_step(&t.s, &t.turn);
    if (rs_top_of(&t.s)->kind == PL_D_DUMP) goes = rs_top_of(&t.s)->arg[0];
    if (goes > 0) rs_tell(told, PL_EV_LOSES_CARGO, RS_NOBODY, goes, pl_cargo(pl_the_active(&t.s)) - goes, 0, 0);
}

/* PL-12.5: what is sailed, what is towed, and what is neither. */
static void tell_ships(const pl_state *view, int own, int prize, rs_turn *told)
{
    const pl_captain *c = &view->captain[view->fight.winner];
    rs_set left = pl_ships_to_take(view);
    int ship;

    tell_figures(PL_EV_FIGURES, own, told);
    if (pl_ship_of(own)->pay > 0) rs_tell(told, PL_EV_CREW_DUE, RS_NOBODY, pl_ship_of(own)->pay, 0, 0, 0);
    if (prize != PL_NONE)
        rs_tell(told, PL_EV_AS_PRIZE, RS_NOBODY, pl_captains_share(c, pl_ship_of(prize)->worth), pl_ship_of(prize)->hold, 0, 0);
    if (c->own != PL_PINNACE) rs_add(&left, c->own);
    if (c->prize != PL_NONE) rs_add(&left, c->prize);
    RS_EACH(ship, left)
        if (ship != own && ship != prize) rs_tell(told, PL_EV_NO_PRIZE, RS_NOBODY, ship, 0, 0, 0);
}

static void tell_mate(const pl_captain *c, int mate, rs_turn *told)
{
    static const uint8_t gifts[] = {PL_EV_GUNNER, PL_EV_BOATSWAIN, PL_EV_PILOT, PL_EV_QUARTERMASTER, PL_EV_LOOKOUT};

    rs_tell(told, gifts[mate - PL_FIRST_MATE], RS_NOBODY, 0, 0, 0, 0);
    rs_tell(told, PL_EV_MATE_DUE, RS_NOBODY, 0, 0, 0, 0);
    if (c->mate != PL_NONE) rs_tell(told, PL_EV_MATE_GOES, RS_NOBODY, c->mate, 0, 0, 0);
}

/* PL-12.9: what goes with the Prize, and what its captain has of that. */
static void tell_abandon(const pl_captain *c, rs_turn *told)
{
    int worth = pl_captains_share(c, pl_ship_of(c->prize)->worth), slow = pl_tow_speed(c), fast = pl_speed(c);

    rs_tell(told, PL_EV_GIVES_UP, RS_NOBODY, c->prize, worth, pl_tokens(c, PL_PLUNDERED) - pl_stowed(c), 0);
    if (fast > slow) rs_tell(told, PL_EV_FASTER, RS_NOBODY, slow, fast, 0, 0);
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

/* ---- A card laid for the next captain (PL-5), as far as everybody knows what it would do ----------------------------------- */

/* An amount, if there is any. */
static void tell_loss(int kind, int seat, int amount, rs_turn *told)
{
    rs_tell(told, amount > 0 ? kind : PL_EV_LAY_VOID, seat, amount, 0, 0, 0);
}

static void tell_met(const pl_state *s, int ship, rs_turn *told)
{
    const pl_ship *face = pl_ship_of(ship);

    if (pl_is_port(pl_the_active(s)->at))
        rs_tell(told, PL_EV_LAY_BUY, s->active, 0, 0, 0, 0);
    else if (pl_ship_attacks(s, s->active, ship))
        rs_tell(told, PL_EV_LAY_ATTACKS, s->active, face->speed, face->cannons, face->crew, 0);
    else
        rs_tell(told, PL_EV_LAY_MEETS, s->active, 0, 0, 0, 0);
}

static void tell_kraken(const pl_state *s, rs_turn *told)
{
    const pl_captain *c = pl_the_active(s);
    int kind = pl_crew(c) >= PL_KRAKEN_FEARS ? PL_EV_LAY_SPARED : c->prize != PL_NONE ? PL_EV_LAY_KRAKEN_PRIZE : PL_EV_LAY_KRAKEN_SHIP;

    rs_tell(told, kind, s->active, pl_crew(c), 0, 0, 0);
}

static void tell_natives(const pl_state *s, int card, rs_turn *told)
{
    int kind = card == PL_WAR_CANOES ? PL_EV_LAY_CANOES : PL_EV_LAY_NATIVES;

    rs_tell(told, kind, s->active, pl_the_active(s)->at, pl_villages[card - PL_RIVER_TRADERS].crew, 0, 0);
}

/* PL-22.2: of the nations of a war that begins; such a captain has yet to choose. */
static bool holds_both(const pl_captain *c, const rs_event *war) { return c->letters >> war->arg[0] & c->letters >> war->arg[1] & 1; }

/* PL-21.4: who becomes an Enemy, and who is one no longer. */
static void tell_foes(const pl_state *before, const pl_state *after, int seat, rs_turn *told)
{
    int had = pl_enemies(before, seat), has = pl_enemies(after, seat);

    for (int nation = 0; nation < PL_NATIONS; nation++)
        if ((had ^ has) >> nation & 1) rs_tell(told, has >> nation & 1 ? PL_EV_NEW_FOE : PL_EV_FOE_NO_MORE, seat, nation, 0, 0, 0);
}

/* The nations are those of the event that it will be told with. */
static void tell_news(const pl_state *s, int card, int parameter, rs_turn *told)
{
    trial t;
    const rs_event *war, *peace;

    if (pl_kind_of(card) == PL_KIND_FLEET) {
        const pl_convoy *fleet = &pl_convoys[card - PL_FIRST_FLEET];

        rs_tell(told, PL_EV_LAY_FLEET, s->active, parameter, fleet->silver, fleet->cannons, fleet->crew);
        return;
    }
    t.s = *s;
    rs_turn_init(&t.turn, NULL);
    pl_take_effect(&t.s, card, parameter, &t.turn);
    war = event_of(&t, PL_EV_WAR);
    peace = event_of(&t, PL_EV_PEACE);
    if (war) rs_tell(told, PL_EV_LAY_WAR, s->active, war->arg[0], war->arg[1], 0, 0);
    if (peace) rs_tell(told, PL_EV_LAY_PEACE, s->active, peace->arg[0], peace->arg[1], 0, 0);
    for (int seat = 0; seat < s->head.players; seat++)
        if (!war || !holds_both(&s->captain[seat], war)) tell_foes(s, &t.s, seat, told);
}

static void tell_mishap(const pl_state *s, int card, rs_turn *told)
{
    const pl_captain *c = pl_the_active(s);
    int seat = s->active;

    switch (card) {
    case PL_KRAKEN: tell_kraken(s, told); break;
    case PL_TRIAL: tell_loss(PL_EV_LAY_SILVER, seat, c->silver / 2, told); break;
    case PL_DUES_CARD: tell_loss(PL_EV_LAY_SILVER, seat, rs_at_most(pl_harbour_dues(c), c->silver), told); break;
    case PL_PRESS_GANG:
    case PL_LEAK: tell_loss(PL_EV_LAY_CARDS, seat, rs_at_most(2, pl_hand_size(c)), told); break;
    case PL_ROUGH_SEAS: tell_loss(PL_EV_LAY_CARGO, seat, (pl_cargo(c) + 1) / 2, told); break;
    case PL_BRAWL_CARD: rs_tell(told, PL_EV_LAY_BRAWL, seat, 0, 0, 0, 0); break;
    case PL_DRUNKEN: rs_tell(told, PL_EV_LAY_DRUNKEN, seat, 0, 0, 0, 0); break;
    case PL_SCURVY: rs_tell(told, PL_EV_LAY_SCURVY, seat, 0, 0, 0, 0); break;
    case PL_FOG: rs_tell(told, PL_EV_LAY_FOG, seat, 0, 0, 0, 0); break;
    case PL_PIRATE_FLEET:
        rs_tell(told, PL_EV_LAY_PIRATES, seat, rs_at_most(PL_PIRATE_BRIBE, c->silver), PL_PIRATE_CANNONS, PL_PIRATE_CREW, 0);
        break;
    default: break;
    }
}

/* What it does to the active captain. */
static void tell_encounter(const pl_state *s, int card, int parameter, rs_turn *told)
{
    switch (pl_kind_of(card)) {
    case PL_KIND_SHIP: tell_met(s, card, told); break;
    case PL_KIND_MATE: rs_tell(told, PL_EV_LAY_HIRE, s->active, 0, 0, 0, 0); break;
    case PL_KIND_NATIVES: tell_natives(s, card, told); break;
    case PL_KIND_WAR:
    case PL_KIND_TREATY:
    case PL_KIND_FLEET: tell_news(s, card, parameter, told); break;
    default: tell_mishap(s, card, told);
    }
}

static void tell_laid(const pl_state *view, int card, int parameter, rs_turn *told)
{
    pl_state s = *view;

    s.active = (int8_t)((view->active + 1) % view->head.players);
    if (pl_would_matter(&s, card, parameter))
        tell_encounter(&s, card, parameter, told);
    else
        rs_tell(told, PL_EV_LAY_VOID, s.active, 0, 0, 0, 0);
}

/* ---- Losses and Letters ------------------------------------------------------------------------------------------------------ */

/* PL-9.4: the Prize with all in it, or half of the cargo, rounded up. */
static void tell_storm(const pl_captain *c, pl_loss loss, rs_turn *told)
{
    int cargo = pl_cargo(c), goes = (cargo + 1) / 2;

    if (loss == PL_LOSE_PRIZE)
        tell_abandon(c, told);
    else
        rs_tell(told, PL_EV_LOSES_CARGO, RS_NOBODY, goes, cargo - goes, 0, 0);
}

/* PL-19.2: two tokens, and with fewer than two all of them and silver. */
static void tell_tribute(const pl_state *view, rs_move move, rs_turn *told)
{
    int tokens = rs_at_most(pl_cargo(pl_the_active(view)), 2);

    if (tokens > 0) rs_tell(told, PL_EV_TRIBUTE_DUE, RS_NOBODY, tokens, 0, 0, 0);
    tell_silver(view, move, told);
}

/* PL-14.4, PL-14.7 */
static void tell_letter(const pl_state *view, rs_turn *told)
{
    pl_state s = *view;
    int nation = pl_port_of(pl_the_active(view)->at)->nation, had = pl_enemies(view, view->active), has;

    pl_active(&s)->letters |= (uint8_t)(1 << nation);
    has = pl_enemies(&s, view->active);
    rs_tell(told, PL_EV_LETTER_OPENS, RS_NOBODY, nation, 0, 0, 0);
    for (int foe = 0; foe < PL_NATIONS; foe++)
        if ((has & ~had) >> foe & 1) rs_tell(told, PL_EV_LETTER_FOE, RS_NOBODY, foe, 0, 0, 0);
}

/* ---- By move ---------------------------------------------------------------------------------------------------------------- */

/* Fights, and whatever else has to do with other ships. */
static void outlook_of_fights(const pl_state *view, rs_move move, rs_turn *told)
{
    int point = rs_top_of(view)->kind;

    switch (move.verb) {
    case PL_ADD: (point == PL_D_DUEL ? tell_duel : tell_sums)(view, move, told); break;
    case PL_FLEE: tell_fleeing(view, move, told); break;
    case PL_BOARD:
        if (point == PL_D_BOARD) tell_boarding(view, move, told);
        break;
    case PL_ATTACK:
    case PL_HUNT:
    case PL_FIGHT: tell_fight(view, move, told); break;
    case PL_TAKE: tell_ships(view, move.arg[0], move.arg[1], told); break;
    default: break;
    }
}

/* Meeting what was laid, the Storm, and what is seldom done. */
static void outlook_of_encounters(const pl_state *view, rs_move move, rs_turn *told)
{
    const pl_captain *c = pl_the_active(view);

    switch (move.verb) {
    case PL_ACCEPT: tell_encounter(view, view->pending, view->parameter, told); break;
    case PL_LOSE: tell_storm(&view->captain[rs_top_of(view)->seat], (pl_loss)move.arg[0], told); break;
    case PL_TRIBUTE: tell_tribute(view, move, told); break;
    case PL_LETTER: tell_letter(view, told); break;
    case PL_TURTLE_HUNT: rs_tell(told, PL_EV_DRAWS, RS_NOBODY, PL_HAND_STOPS - pl_hand_size(c) + 1, 0, 0, 0); break;
    default: break;
    }
}

static void outlook_of_silver(const pl_state *view, rs_move move, rs_turn *told)
{
    switch (move.verb) {
    case PL_TRADE:
    case PL_SELL_PLUNDER: tell_shares(view, move, told); break;
    case PL_PAY:
    case PL_BRIBE:
    case PL_DIG:
    case PL_BUY:
    case PL_SELL:
    case PL_SELL_SHIP:
    case PL_BUY_SHIP:
    case PL_EXCHANGE: tell_silver(view, move, told); break;
    default: break;
    }
}

void pl_outlook(const void *view, rs_move move, rs_turn *told)
{
    const pl_captain *c = pl_the_active(view);

    outlook_of_fights(view, move, told);
    outlook_of_silver(view, move, told);
    switch (move.verb) {
    case PL_MOVE: tell_passage(view, move.arg[0], told); break;
    case PL_PAY: tell_pay(view, move, told); break;
    case PL_BUY_SHIP:
    case PL_EXCHANGE:
        tell_ship(c, move.arg[0], told);
        tell_no_room(view, move, told);
        break;
    case PL_HIRE: tell_mate(c, move.arg[0], told); break;
    case PL_ABANDON: tell_abandon(c, told); break;
    case PL_LAY: tell_laid(view, move.arg[0], move.arg[1], told); break;
    case PL_ANNOUNCE: tell_news(view, move.arg[0], move.arg[1], told); break;
    default: outlook_of_encounters(view, move, told);
    }
}
