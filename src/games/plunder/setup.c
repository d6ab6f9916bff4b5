/* setup.c - from the box to the first turn (PL-2; the steps of "Set-up" in docs/rules/plunder.md). */
#include "games/plunder/plunder.h"

#include <string.h>

typedef struct initiative {
    int8_t drawn[PL_CAPTAINS][56]; /* in the order of drawing */
    int count[PL_CAPTAINS];
    bool storm_aside;
} initiative;

static void mats(pl_state *s)
{
    for (int seat = 0; seat < s->head.players; seat++) {
        pl_captain *c = &s->captain[seat];

        c->silver = 5; /* PL-2.1 */
        c->own = PL_PINNACE;
        c->prize = c->mate = c->offer = c->answer = PL_NONE;
        c->at = PL_TORTUGA; /* PL-2.8 */
    }
    for (int good = 0; good < PL_GOODS; good++) s->supply[good] = PL_TOKENS;
    s->fight.ship = PL_NONE;
    for (int i = 0; i < 2; i++) s->native_at[i] = PL_NONE;
    for (int i = 0; i < 3; i++) s->fleet[i] = (pl_fleet){PL_NONE, PL_NONE};
    for (int i = 0; i < 6; i++) {
        s->war[i].a = s->war[i].b = PL_NONE;
        memset(s->war[i].friend_, PL_NONE, sizeof s->war[i].friend_);
    }
}

static void chart(pl_state *s)
{
    memset(s->beside, PL_NONE, sizeof s->beside);
    pl_lay_at(s, PL_TORTUGA, 0, 0); /* PL-2.7: a cross of four Open Sea cards around Tortuga */
    pl_lay_at(s, PL_FIRST_SEA, 0, 1);
    pl_lay_at(s, PL_FIRST_SEA + 1, 1, 0);
    pl_lay_at(s, PL_FIRST_SEA + 2, 0, -1);
    pl_lay_at(s, PL_FIRST_SEA + 3, -1, 0);
    s->deck.cards = rs_range(PL_START_SEA + 1, PL_CARDS - 1); /* PL-2.2 */
    rs_add(&s->known, PL_STORM_CARD);
}

/* PL-2.6: the Storm is set aside and replaced. PL_NONE: the deck has run out. */
static int draw_no_storm(pl_state *s, initiative *i, rs_turn *turn)
{
    while (!rs_is_empty(&s->deck.cards)) {
        int card = pl_next_card(s, turn);

        if (card != PL_STORM_CARD) return card;
        i->storm_aside = true;
    }
    return PL_NONE;
}

/* One card each for those still tied; returns who shares the highest, or 0 if the deck ran out. */
static int show_cards(pl_state *s, initiative *i, int tied, rs_turn *turn)
{
    int best = -1, highest = 0;

    for (int seat = 0; seat < s->head.players; seat++) {
        int card;

        if (!(tied >> seat & 1)) continue;
        if ((card = draw_no_storm(s, i, turn)) == PL_NONE) return 0;
        i->drawn[seat][i->count[seat]++] = (int8_t)card;
        rs_add(&s->captain[seat].hand.cards, card);
        rs_add(&s->known, card);
        rs_tell(turn, PL_EV_INITIATIVE, seat, card, pl_value(card), 0, 0);
        if (pl_value(card) > best) best = pl_value(card), highest = 0;
        if (pl_value(card) == best) highest |= 1 << seat;
    }
    return highest;
}

/* PL-2.3, PL-2.10 */
static void find_first_captain(pl_state *s, initiative *i, rs_turn *turn)
{
    int tied = (1 << s->head.players) - 1;

    while (tied & (tied - 1)) {
        int highest = show_cards(s, i, tied, turn);

        tied = highest ? highest : tied & -tied;
    }
    s->first = (int8_t)__builtin_ctz((unsigned)tied);
    rs_tell(turn, PL_EV_FIRST, s->first, 0, 0, 0, 0);
}

/* PL-2.5 */
static void discard_down_to_six(pl_state *s, initiative *i, rs_turn *turn)
{
    for (int seat = 0; seat < s->head.players; seat++)
        while (i->count[seat] > PL_HAND_DEALT) pl_discard_from_hand(s, seat, i->drawn[seat][--i->count[seat]], turn);
}

/* PL-2.9 */
static void deal_up_to_six(pl_state *s, initiative *i, rs_turn *turn)
{
    for (int round = 0; round < PL_HAND_DEALT; round++)
        for (int k = 0; k < s->head.players; k++) {
            int seat = (s->first + k) % s->head.players, card;

            if (pl_hand_size(&s->captain[seat]) >= PL_HAND_DEALT) continue;
            while ((card = pl_next_card(s, turn)) == PL_STORM_CARD) i->storm_aside = true;
            rs_add(&s->captain[seat].hand.cards, card);
            rs_tell_only(turn, seat, PL_EV_DEALT, card, 0);
        }
}

void pl_setup(void *state, rs_turn *turn)
{
    pl_state *s = state;
    initiative i = {0};

    mats(s);
    chart(s);
    find_first_captain(s, &i, turn);
    discard_down_to_six(s, &i, turn);
    deal_up_to_six(s, &i, turn);
    if (i.storm_aside) rs_add(&s->deck.cards, PL_STORM_CARD);
    s->pending = s->parameter = PL_NONE; /* PL-5.1 */
    s->active = s->first;
    s->round = 1;
    pl_fight_over(s);
    rs_push(s, PL_BEGIN, s->active);
}
