/* action.c - T4: the one action of a turn, and the duties that bind it (PL-10). */
#include "games/plunder/plunder.h"

/* ---- Duties ----------------------------------------------------------------------------------------------------------- */

/* PL-10.3, PL-10.4: unless the Port turned hostile while the captain lay in it. */
bool pl_must_attack(const pl_state *s)
{
    bool turned_hostile = s->turn.moved == 0 && !pl_the_active(s)->port_was_enemy;

    return pl_in_enemy_port(s, s->active) && !turned_hostile;
}

/* PL-11.9. Tortuga has no nation; a Letter counts while its nation is no Enemy. */
bool pl_may_sell_captured(const pl_state *s)
{
    const pl_captain *c = pl_the_active(s);

    if (s->turn.sneak || c->at == PL_TORTUGA) return true;
    return pl_is_port(c->at) && (c->letters >> pl_port_of(c->at)->nation & 1) && !pl_in_enemy_port(s, s->active);
}

static bool has_plunder(const pl_captain *c) { return c->prize != PL_NONE || pl_tokens(c, PL_PLUNDERED) > 0; }

/* PL-10.5: with a card the sale is a choice. */
bool pl_must_sell(const pl_state *s) { return !s->turn.sneak && has_plunder(pl_the_active(s)) && pl_may_sell_captured(s); }

static const char *bound_to_attack(const pl_state *s)
{
    return pl_must_attack(s) ? RS_NO("PL-10.3", "You are in an Enemy's Port: attack it, or slip in with a card.") : NULL;
}

static const char *bound_to_sell(const pl_state *s)
{
    return pl_must_sell(s) ? RS_NO("PL-10.5", "Prize and plunder must be sold here: you have to Trade.") : NULL;
}

static const char *bound(const pl_state *s)
{
    const char *why = bound_to_attack(s);

    return why ? why : bound_to_sell(s);
}

/* ---- What may be done --------------------------------------------------------------------------------------------------- */

const char *pl_refuse_pass(const void *state, rs_move move)
{
    (void)move;
    return bound(state);
}

const char *pl_refuse_trade(const void *state, rs_move move)
{
    const pl_state *s = state;
    int at = pl_the_active(s)->at;

    (void)move;
    if (pl_in_enemy_port(s, s->active)) return RS_NO("PL-11.1", "No Trade in an Enemy's Port.");
    if (!pl_is_port(at) && pl_natives_on(s, at) == PL_NONE) return RS_NO("PL-11.1", "Trade needs a Port, or a Coastland with Natives.");
    return NULL;
}

/* Is the card of this kind, or at least another in hand? Without any that is the reason, whichever card was asked about. */
static bool is_or_holds(const pl_state *s, int asked, pl_kind kind)
{
    int card;

    if (pl_kind_of(asked) == kind) return true;
    RS_EACH(card, pl_the_active(s)->hand.cards)
        if (pl_kind_of(card) == kind) return true;
    return false;
}

static const char *refuse_card(const pl_state *s, int card)
{
    return rs_has(&pl_the_active(s)->hand.cards, card) ? NULL : RS_NO("PL-10.2", "That card is not in hand.");
}

/* PL-10.7 */
const char *pl_refuse_sneak_in(const void *state, rs_move move)
{
    const pl_state *s = state;
    int at = pl_the_active(s)->at;

    if (!is_or_holds(s, move.arg[0], PL_KIND_PORT_ACT)) return RS_NO("PL-10.7", "You hold neither Sneak into Port nor Bottle of Rum.");
    if (!pl_is_port(at) || at == PL_TORTUGA) return RS_NO("PL-10.7", "That needs a nation's Port.");
    if (bound_to_sell(s)) return bound_to_sell(s);
    if (refuse_card(s, move.arg[0])) return refuse_card(s, move.arg[0]);
    return pl_kind_of(move.arg[0]) == PL_KIND_PORT_ACT ? NULL : RS_NO("PL-10.7", "Only Sneak into Port and Bottle of Rum do that.");
}

static bool is_at_war(const pl_state *s, int nation)
{
    for (int i = 0; i < 6; i++)
        if (s->war[i].a != PL_NONE && (s->war[i].a == nation || s->war[i].b == nation)) return true;
    return false;
}

const char *pl_refuse_letter(const void *state, rs_move move)
{
    const pl_state *s = state;
    const pl_captain *c = pl_the_active(s);
    int nation = pl_is_port(c->at) ? pl_port_of(c->at)->nation : PL_NONE;

    (void)move;
    if (nation == PL_NONE) return RS_NO("PL-14.1", "A Letter of Marque is asked for in a nation's Port.");
    if (!is_at_war(s, nation)) return RS_NO("PL-14.1", "This nation is at peace.");
    if (pl_is_enemy(s, s->active, nation)) return RS_NO("PL-14.1", "This nation is your Enemy.");
    if (c->letters >> nation & 1) return RS_NO("PL-14.1", "You already hold this nation's Letter.");
    if (pl_hand_size(c) == 0) return RS_NO("PL-14.1", "You need a card to bid.");
    return bound(s);
}

static const char *refuse_captain(const pl_state *s, int seat)
{
    int at = pl_the_active(s)->at;

    if (seat >= s->head.players || seat == s->active) return RS_NO("PL-17.1", "There is no such captain to attack.");
    if (s->captain[seat].at != at) return RS_NO("PL-17.1", "That captain is not here.");
    return pl_is_port(at) ? RS_NO("PL-17.1", "Captains do not fight in a Port.") : NULL;
}

const char *pl_refuse_attack(const void *state, rs_move move)
{
    const pl_state *s = state;
    int at = pl_the_active(s)->at;

    if (rs_top_of(s)->kind == PL_D_MEET)
        return move.arg[0] == PL_TARGET_SHIP ? NULL : RS_NO("PL-16.3", "Only the ship in sight can be attacked now.");
    switch (move.arg[0]) {
    case PL_TARGET_SHIP:
        return pl_is_port(at) && bound_to_sell(s) ? bound_to_sell(s) : RS_NO("PL-10.2", "There is nothing here that you could attack.");
    case PL_TARGET_PORT:
        if (!pl_is_port(at)) return RS_NO("PL-10.2", "There is no Port here.");
        return pl_must_attack(s) ? NULL : bound_to_sell(s); /* PL-10.11 */
    case PL_TARGET_FLEET:
        return pl_is_sea(at) && pl_fleets_at(s, at).crew > 0 ? NULL : RS_NO("PL-18.5", "There is no Treasure Fleet at sea here.");
    case PL_TARGET_NATIVES: return pl_natives_on(s, at) != PL_NONE ? NULL : RS_NO("PL-19.2", "There are no Natives here.");
    default: return refuse_captain(s, move.arg[0] - PL_TARGET_CAPTAIN);
    }
}

/* PL-10.9 */
const char *pl_refuse_hunt(const void *state, rs_move move)
{
    const pl_state *s = state;

    if (!s->head.option[PL_OPT_HUNT]) return RS_NO("PL-10.9", "This game is played without the Hunt.");
    if (!is_or_holds(s, move.arg[0], PL_KIND_SHIP)) return RS_NO("PL-10.9", "You hold no Ship card.");
    if (!pl_is_sea(pl_the_active(s)->at)) return RS_NO("PL-10.9", "The Hunt needs the Open Sea.");
    if (!pl_is_ship(move.arg[0])) return RS_NO("PL-10.9", "Only a Ship card can be hunted.");
    return refuse_card(s, move.arg[0]);
}

const char *pl_refuse_dig(const void *state, rs_move move)
{
    const pl_state *s = state;

    if (!is_or_holds(s, move.arg[0], PL_KIND_MAP)) return RS_NO("PL-10.2", "You hold no Treasure Map.");
    if (!pl_is_coast(pl_the_active(s)->at)) return RS_NO("PL-10.2", "Treasure lies on Coastlands only.");
    if (pl_kind_of(move.arg[0]) != PL_KIND_MAP) return RS_NO("PL-10.2", "Your Treasure Maps show other Coastlands.");
    if (move.arg[0] - PL_FIRST_MAP != pl_the_active(s)->at - PL_FIRST_COAST) return RS_NO("PL-10.2", "The map shows another Coastland.");
    return refuse_card(s, move.arg[0]);
}

const char *pl_refuse_turtle_hunt(const void *state, rs_move move)
{
    const pl_state *s = state;

    (void)move;
    if (!pl_is_coast(pl_the_active(s)->at)) return RS_NO("PL-10.2", "Turtles are hunted on a Coastland.");
    return refuse_card(s, PL_TURTLES) ? RS_NO("PL-10.2", "You do not hold the Turtle Hunt.") : NULL;
}

static bool is_news(int card)
{
    return pl_kind_of(card) == PL_KIND_WAR || pl_kind_of(card) == PL_KIND_TREATY || pl_kind_of(card) == PL_KIND_FLEET;
}

/* PL-10.8 */
const char *pl_refuse_announce(const void *state, rs_move move)
{
    const pl_state *s = state;
    const char *why = refuse_card(s, move.arg[0]);
    bool news = is_or_holds(s, move.arg[0], PL_KIND_WAR) || is_or_holds(s, move.arg[0], PL_KIND_TREATY) ||
                is_or_holds(s, move.arg[0], PL_KIND_FLEET);

    if (!news) return RS_NO("PL-10.8", "You hold no News: no War, Treaty or Treasure Fleet.");
    if (bound(s)) return bound(s);
    if (why) return is_news(move.arg[0]) ? why : RS_NO("PL-10.8", "None of your News can be announced now.");
    return pl_refuse_news(s, move.arg[0], move.arg[1]);
}

/* ---- The list -------------------------------------------------------------------------------------------------------------- */

/* Act cards, each by its kind. */
static void card_moves(const pl_state *s, rs_moves *moves, int card)
{
    rs_move move = {PL_HUNT, {(int8_t)card}};

    switch (pl_kind_of(card)) {
    case PL_KIND_SHIP: break;
    case PL_KIND_MAP: move.verb = PL_DIG; break;
    case PL_KIND_PORT_ACT: move.verb = PL_SNEAK_IN; break;
    case PL_KIND_COAST_ACT: move = (rs_move){PL_TURTLE_HUNT, {0}}; break;
    case PL_KIND_WAR:
    case PL_KIND_TREATY:
    case PL_KIND_FLEET:
        if (!bound(s)) pl_offer_with_parameters(s, moves, PL_ANNOUNCE, card, true);
        return;
    default: return;
    }
    rs_offer_if(pl_verbs, s, moves, move);
}

/* What there is to attack depends on where the ship lies. */
static void attack_moves(const pl_state *s, rs_moves *moves)
{
    int at = pl_the_active(s)->at;

    if (pl_is_port(at)) {
        rs_offer_if(pl_verbs, s, moves, (rs_move){PL_ATTACK, {PL_TARGET_PORT}});
        return;
    }
    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_ATTACK, {pl_is_sea(at) ? PL_TARGET_FLEET : PL_TARGET_NATIVES}});
    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].at == at) rs_offer_if(pl_verbs, s, moves, (rs_move){PL_ATTACK, {(int8_t)(PL_TARGET_CAPTAIN + seat)}});
}

void pl_action_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;
    int card;

    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_PASS, {0}});
    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_TRADE, {0}});
    rs_offer_if(pl_verbs, s, moves, (rs_move){PL_LETTER, {0}});
    attack_moves(s, moves);
    RS_EACH(card, pl_the_active(s)->hand.cards) card_moves(s, moves, card);
    pl_free_options(s, moves);
}

void pl_act_step(void *state, rs_turn *turn)
{
    pl_state *s = state;

    (void)turn;
    rs_become(s, s->turn.skip_action ? PL_LAY_ONE : PL_D_ACTION, s->active);
}

/* ---- Doing it ---------------------------------------------------------------------------------------------------------------- */

static void attack(pl_state *s, int target, rs_turn *turn)
{
    switch (target) {
    case PL_TARGET_PORT: pl_attack_port(s, turn); break;
    case PL_TARGET_FLEET: pl_attack_fleet(s, turn); break;
    case PL_TARGET_NATIVES: pl_attack_natives(s, pl_natives_on(s, pl_active(s)->at), turn); break;
    default: pl_attack_captain(s, target - PL_TARGET_CAPTAIN, turn);
    }
}

static void sneak_in(pl_state *s, int card, rs_turn *turn)
{
    pl_discard_from_hand(s, s->active, card, turn);
    pl_begin_trade(s, true);
}

static void dig(pl_state *s, int card, rs_turn *turn)
{
    pl_leaves_hand(s, s->active, card);
    rs_add(&s->box, card); /* PL-1.9 */
    rs_tell(turn, PL_EV_TREASURE, s->active, card, 0, 0, 0);
    pl_gain(s, s->active, pl_coasts[card - PL_FIRST_MAP].reward, PL_FROM_TREASURE, turn);
}

static void turtle_hunt(pl_state *s, rs_turn *turn)
{
    pl_discard_from_hand(s, s->active, PL_TURTLES, turn);
    rs_push(s, PL_DRAW_TO_SEVEN, s->active);
}

static void announce(pl_state *s, int card, int parameter, rs_turn *turn)
{
    pl_leaves_hand(s, s->active, card);
    pl_take_effect(s, card, parameter, turn);
}

static void hunt(pl_state *s, int ship, rs_turn *turn)
{
    pl_leaves_hand(s, s->active, ship);
    pl_attack_ship(s, ship, turn);
}

/* PL-10.10: phase 5 follows whatever the action is, so it is put below it first. */
void pl_action_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) return;
    rs_become(s, PL_LAY_ONE, s->active);
    switch (move.verb) {
    case PL_TRADE: pl_begin_trade(s, false); break;
    case PL_SNEAK_IN: sneak_in(s, move.arg[0], turn); break;
    case PL_LETTER: rs_push(s, PL_D_BID, s->active); break;
    case PL_ATTACK: attack(s, move.arg[0], turn); break;
    case PL_HUNT: hunt(s, move.arg[0], turn); break;
    case PL_DIG: dig(s, move.arg[0], turn); break;
    case PL_TURTLE_HUNT: turtle_hunt(s, turn); break;
    case PL_ANNOUNCE: announce(s, move.arg[0], move.arg[1], turn); break;
    default: break; /* pass */
    }
}
