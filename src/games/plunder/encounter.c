/* encounter.c - T1: the Encounter that the neighbour laid (PL-5; the cards' effects are those of "Encounters" in the rules). */
#include "games/plunder/plunder.h"

/* ---- Which are legal (PL-5.4) --------------------------------------------------------------------------------------- */

static bool trial_possible(const pl_state *s) { return pl_the_active(s)->at != PL_TORTUGA && pl_enemies(s, s->active) != 0; }

static bool is_legal(const pl_state *s, int card)
{
    const pl_captain *c = pl_the_active(s);
    bool port = pl_is_port(c->at);

    switch (pl_kind_of(card)) {
    case PL_KIND_SHIP: return true; /* an offer in Port, a meeting elsewhere */
    case PL_KIND_MATE: return port;
    case PL_KIND_NATIVES: return pl_is_coast(c->at) && pl_natives_on(s, c->at) == PL_NONE;
    case PL_KIND_KRAKEN: return pl_is_sea(c->at);
    case PL_KIND_PORT_ENCOUNTER: return port && (card != PL_TRIAL || trial_possible(s));
    case PL_KIND_SEA_ENCOUNTER: return !port && (card != PL_ROUGH_SEAS || pl_cargo(c) > 0);
    case PL_KIND_WAR:
    case PL_KIND_TREATY:
    case PL_KIND_FLEET: return !pl_refuse_news(s, card, s->parameter);
    default: return false; /* PL-5.5 */
    }
}

bool pl_would_matter(const pl_state *s, int card, int parameter)
{
    pl_kind kind = pl_kind_of(card);
    bool news = kind == PL_KIND_WAR || kind == PL_KIND_TREATY || kind == PL_KIND_FLEET;

    return news ? !pl_refuse_news(s, card, parameter) : is_legal(s, card);
}

/* ---- What they do ---------------------------------------------------------------------------------------------------- */

static void meet_ship(pl_state *s, int ship, rs_turn *turn)
{
    if (pl_ship_attacks(s, s->active, ship)) {
        pl_attacked_by_ship(s, ship, turn);
        return;
    }
    s->fight.ship = (int8_t)ship;
    rs_push(s, PL_D_MEET, s->active);
}

static void make_offer(pl_state *s, int card, rs_turn *turn)
{
    pl_active(s)->offer = (int8_t)card;
    rs_tell(turn, PL_EV_OFFER, s->active, card, 0, 0, 0);
}

static void natives_arrive(pl_state *s, int card, rs_turn *turn)
{
    s->native_at[card - PL_RIVER_TRADERS] = pl_active(s)->at;
    rs_tell(turn, PL_EV_NATIVES, s->active, card, pl_active(s)->at, 0, 0);
    if (card == PL_WAR_CANOES) rs_push(s, PL_D_CANOES, s->active);
}

/* PL-19.4: no card may be added. */
static void kraken(pl_state *s, rs_turn *turn)
{
    pl_captain *c = pl_active(s);

    if (pl_crew(c) >= PL_KRAKEN_FEARS) {
        rs_tell(turn, PL_EV_SPARED, s->active, pl_crew(c), 0, 0, 0);
        return;
    }
    rs_tell(turn, PL_EV_KRAKEN, s->active, pl_crew(c), 0, 0, 0);
    if (c->prize != PL_NONE)
        pl_lose_prize(s, s->active, turn);
    else
        pl_lose_ship(s, s->active, turn);
}

static void stand_trial(pl_state *s, rs_turn *turn)
{
    rs_tell(turn, PL_EV_TRIAL, s->active, 0, 0, 0, 0);
    pl_spend(s, s->active, pl_active(s)->silver / 2, PL_FROM_FINES, turn);
}

int pl_harbour_dues(const pl_captain *c) { return (pl_cargo(c) + 1) / 2 + (c->prize != PL_NONE ? 2 : 0); }

static void discard_two(pl_state *s)
{
    if (pl_hand_size(pl_active(s)) > 0) rs_push(s, PL_D_DISCARD_TWO, s->active)->arg[0] = 2;
}

static void scurvy(pl_state *s, rs_turn *turn)
{
    rs_tell(turn, PL_EV_SCURVY, s->active, 0, 0, 0, 0);
    rs_become(s, PL_LAY_ONE, s->active);
}

/* The other cards go to the discard pile as their effect begins (PL-5.11). */
static void discarded_card(pl_state *s, int card, rs_turn *turn)
{
    pl_discard(s, card);
    switch (card) {
    case PL_KRAKEN: kraken(s, turn); break;
    case PL_TRIAL: stand_trial(s, turn); break;
    case PL_BRAWL_CARD: rs_push(s, PL_D_BRAWL, s->active); break;
    case PL_DUES_CARD: pl_spend(s, s->active, pl_harbour_dues(pl_active(s)), PL_FROM_FINES, turn); break;
    case PL_PRESS_GANG:
    case PL_LEAK: discard_two(s); break;
    case PL_DRUNKEN:
        s->turn.skip_sail = true;
        rs_tell(turn, PL_EV_DRUNKEN, s->active, 0, 0, 0, 0);
        break;
    case PL_PIRATE_FLEET: rs_push(s, PL_D_BRIBE, s->active); break;
    case PL_ROUGH_SEAS: pl_ask_dump(s, s->active, (pl_cargo(pl_active(s)) + 1) / 2, PL_BOTH_PILES, PL_BY_ROUGH_SEAS); break;
    case PL_SCURVY: scurvy(s, turn); break;
    case PL_FOG:
        s->turn.fog = true;
        rs_tell(turn, PL_EV_FOG, s->active, 0, 0, 0, 0);
        break;
    default: assert(false);
    }
}

/* The pending card takes effect. Below lies PL_DUES: phase 2 follows unless the card says otherwise. */
static void take_place(pl_state *s, rs_turn *turn)
{
    int card = s->pending, parameter = s->parameter;

    s->pending = s->parameter = PL_NONE;
    switch (pl_kind_of(card)) {
    case PL_KIND_SHIP:
        if (!pl_is_port(pl_active(s)->at)) {
            meet_ship(s, card, turn); /* PL-16.1 */
            break;
        }
        make_offer(s, card, turn); /* PL-5.6 */
        break;
    case PL_KIND_MATE: make_offer(s, card, turn); break; /* PL-5.7 */
    case PL_KIND_NATIVES: natives_arrive(s, card, turn); break;
    case PL_KIND_WAR:
    case PL_KIND_TREATY:
    case PL_KIND_FLEET: pl_take_effect(s, card, parameter, turn); break;
    default: discarded_card(s, card, turn);
    }
}

/* ---- The step, and the Lookout ----------------------------------------------------------------------------------------- */

/* A card that others do not know might be high enough: who has one is asked, so that passing by tells nothing of the hand. */
static bool lookout_sees(const pl_state *s, int card)
{
    const pl_captain *c = pl_the_active(s);
    pl_kind kind = pl_kind_of(card);
    rs_set enough = pl_cards_worth(c, pl_value(card));

    if (c->mate != PL_LOOKOUT_MATE || (rs_is_empty(&enough) && rs_zone_hidden(&c->hand, s->known) == 0)) return false;
    return (kind == PL_KIND_SHIP && !pl_is_port(c->at)) || kind == PL_KIND_NATIVES || kind == PL_KIND_KRAKEN ||
           kind == PL_KIND_PORT_ENCOUNTER || kind == PL_KIND_SEA_ENCOUNTER;
}

static void no_effect(pl_state *s, rs_turn *turn)
{
    rs_tell(turn, PL_EV_NO_EFFECT, s->active, s->pending, 0, 0, 0);
    pl_discard(s, s->pending);
    s->pending = s->parameter = PL_NONE;
}

/* Would it turn out otherwise without the Prize, or without the mate? Elsewhere giving them up can wait for the next question. */
static bool is_encumbered(const pl_state *s, int card)
{
    const pl_captain *c = pl_the_active(s);
    bool prize = c->prize != PL_NONE;

    if (pl_is_ship(card) && !pl_is_port(c->at))
        return pl_is_enemy(s, s->active, pl_ship_of(card)->nation) && (prize || c->mate == PL_PILOT); /* PL-16.2 */
    if (card == PL_KRAKEN) return prize || c->mate == PL_BOATSWAIN;
    return prize && (card == PL_DUES_CARD || card == PL_ROUGH_SEAS);
}

static void meet(pl_state *s, rs_turn *turn)
{
    if (is_legal(s, s->pending))
        take_place(s, turn); /* PL-5.3 */
    else
        no_effect(s, turn); /* PL-5.5 */
}

static void face(pl_state *s, rs_turn *turn)
{
    bool legal = is_legal(s, s->pending);

    if (legal && lookout_sees(s, s->pending))
        rs_push(s, PL_D_LOOKOUT, s->active);
    else if (legal && is_encumbered(s, s->pending))
        rs_push(s, PL_D_FACE, s->active);
    else
        meet(s, turn);
}

void pl_resolve_step(void *state, rs_turn *turn)
{
    pl_state *s = state;

    rs_become(s, PL_DUES, s->active);
    if (s->pending == PL_NONE) return; /* PL-5.2 */
    rs_tell(turn, PL_EV_ENCOUNTER, s->active, s->pending, 0, 0, 0);
    face(s, turn);
}

const char *pl_refuse_cancel(const void *state, rs_move move)
{
    const pl_state *s = state;

    rs_set enough = pl_cards_worth(pl_the_active(s), pl_value(s->pending));

    if (rs_is_empty(&enough)) return RS_NO("PL-5.3", "None of your cards is as high as the Encounter's.");
    if (!rs_has(&pl_the_active(s)->hand.cards, move.arg[0])) return RS_NO("PL-5.3", "That card is not in hand.");
    if (pl_value(move.arg[0]) < pl_value(s->pending))
        return RS_NO("PL-5.3", "The Lookout needs a card at least as high as the Encounter's.");
    return NULL;
}

void pl_lookout_moves(const void *state, rs_moves *moves)
{
    const pl_state *s = state;

    rs_offer_each(moves, PL_CANCEL, pl_cards_worth(pl_the_active(s), pl_value(s->pending)));
    pl_face_moves(state, moves);
}

void pl_face_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, PL_ACCEPT);
    pl_free_options(state, moves);
}

void pl_lookout_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    rs_pop(s);
    if (pl_apply_free_option(s, move, turn)) {
        face(s, turn);
    } else if (move.verb == PL_ACCEPT) {
        meet(s, turn);
    } else {
        pl_discard_from_hand(s, s->active, move.arg[0], turn);
        no_effect(s, turn);
    }
}

void pl_face_apply(void *state, rs_move move, rs_turn *turn) { pl_lookout_apply(state, move, turn); }

/* ---- Choices that Encounters ask for ------------------------------------------------------------------------------------ */

void pl_meet_moves(const void *state, rs_moves *moves)
{
    rs_offer1(moves, PL_ATTACK, PL_TARGET_SHIP);
    rs_offer(moves, PL_LET_PASS);
    pl_free_options(state, moves);
}

/* PL-16.3 */
void pl_meet_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;
    int ship = s->fight.ship;

    if (pl_apply_free_option(s, move, turn)) return;
    rs_pop(s);
    if (move.verb == PL_ATTACK)
        pl_attack_ship(s, ship, turn);
    else
        pl_fight_over(s);
}

void pl_brawl_moves(const void *state, rs_moves *moves)
{
    rs_offer_each(moves, PL_DISCARD, pl_cards_worth(pl_the_active(state), 4));
    rs_offer(moves, PL_NO_ACTION);
    pl_free_options(state, moves);
}

void pl_brawl_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) return;
    rs_pop(s);
    if (move.verb == PL_DISCARD)
        pl_discard_from_hand(s, s->active, move.arg[0], turn);
    else
        s->turn.skip_action = true;
}

void pl_discard_two_moves(const void *state, rs_moves *moves)
{
    rs_offer_each(moves, PL_DISCARD, pl_the_active(state)->hand.cards);
    pl_free_options(state, moves);
}

void pl_discard_two_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) return;
    pl_discard_from_hand(s, s->active, move.arg[0], turn);
    if (--rs_top(s)->arg[0] == 0 || pl_hand_size(pl_active(s)) == 0) rs_pop(s);
}

void pl_bribe_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, PL_BRIBE);
    rs_offer(moves, PL_FIGHT);
    pl_free_options(state, moves);
}

void pl_bribe_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) return;
    rs_pop(s);
    if (move.verb == PL_BRIBE)
        pl_spend(s, s->active, PL_PIRATE_BRIBE, PL_FROM_FINES, turn);
    else
        pl_fight_pirates(s, turn);
}

void pl_canoes_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, PL_TRIBUTE);
    rs_offer(moves, PL_FIGHT);
    pl_free_options(state, moves);
}

/* With fewer than two tokens there is nothing to choose: they go, and silver makes up for them. */
static void pay_tribute(pl_state *s, rs_turn *turn)
{
    if (pl_cargo(pl_active(s)) >= 2) {
        pl_ask_dump(s, s->active, 2, PL_BOTH_PILES, PL_BY_TRIBUTE);
        return;
    }
    pl_drop_pile(s, s->active, PL_TRADED, turn);
    pl_drop_pile(s, s->active, PL_PLUNDERED, turn);
    pl_spend(s, s->active, 3, PL_FROM_FINES, turn);
}

void pl_canoes_apply(void *state, rs_move move, rs_turn *turn)
{
    pl_state *s = state;

    if (pl_apply_free_option(s, move, turn)) return;
    rs_pop(s);
    if (move.verb == PL_TRIBUTE)
        pay_tribute(s, turn);
    else
        pl_attack_natives(s, PL_WAR_CANOES - PL_RIVER_TRADERS, turn);
}
