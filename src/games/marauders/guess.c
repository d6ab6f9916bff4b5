/* guess.c - a guess at secrets that are no card zones, and at zones of which more is known than their size: after rs_deal. */
#include "games/marauders/marauders.h"

/* ---- Tokens face down -------------------------------------------------------------------------------------------- */

static void guess_merchants(mm_state *s, rs_chance *chance)
{
    int8_t left[MM_ZONES];
    int count = 0;

    for (int nation = 0; nation < MM_NATIONS; nation++)
        for (int i = s->afloat[nation]; i < mm_merchant_tokens[nation]; i++) left[count++] = (int8_t)nation;
    for (int zone = 0; zone < MM_ZONES && count > 0; zone++) {
        int at;

        if (!rs_has(&s->merchants, zone)) continue;
        at = rs_below(chance, count);
        s->merchant[zone] = left[at];
        left[at] = left[--count];
    }
}

static void guess_mods(mm_state *s, rs_chance *chance)
{
    int8_t left[2 * MM_MODS];
    int count = 0;

    for (int mod = 0; mod < MM_MODS; mod++) {
        int seen = s->loose_mods >> mod & 1;

        for (int seat = 0; seat < s->head.players; seat++) seen += mm_has_mod(&s->captain[seat], mod);
        for (int zone = 0; zone < MM_ZONES; zone++) seen += s->mod_shown[zone] == mod;
        for (; seen < 2; seen++) left[count++] = (int8_t)mod;
    }
    for (int zone = 0; zone < MM_ZONES && count > 0; zone++) {
        int at;

        if (s->mod_shown[zone] != MM_FACE_DOWN) continue;
        at = rs_below(chance, count);
        s->mod_under[zone] = left[at];
        left[at] = left[--count];
    }
}

/* ---- Gold -------------------------------------------------------------------------------------------------------- */

/* What a purse can hold, unless the goal would have been reached with the stash. */
static void guess_gold(mm_state *s, int seat, rs_chance *chance)
{
    mm_captain *c = &s->captain[seat];
    int goal = s->head.option[MM_OPT_TARGET], most = 60;

    if (!s->final && 2 * c->track >= goal && 10 * (goal - c->track) - 1 < most) most = 10 * (goal - c->track) - 1;
    c->stash = (int16_t)(s->round == 0 ? 0 : rs_below(chance, most + 1));
    c->gold = (int16_t)(c->captain == MM_NONE ? 0 : s->round == 0 ? 10 : rs_below(chance, 41));
    if (!s->head.over) return;
    c->gold = c->shown_gold;
    c->stash = c->shown_stash;
}

/* Who is changing ships in St. John can pay for the new one; who was robbed has nothing left. */
static void guess_purses(mm_state *s, rs_chance *chance)
{
    for (int seat = 0; seat < s->head.players; seat++)
        if (seat != s->head.viewer) guess_gold(s, seat, chance);
    if (s->head.over || s->head.depth == 0) return;
    if (rs_top(s)->kind == MM_D_KEEP_MODS && rs_top(s)->seat != s->head.viewer) s->captain[rs_top(s)->seat].gold += 50;
    if (s->battle.looted == MM_NONE || s->battle.winner == MM_NONE) return;

    int loser = s->battle.side[!s->battle.winner];

    if (mm_is_seat(loser)) s->captain[loser].gold = 0;
}

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

static void guess_captains(mm_state *s, rs_chance *chance)
{
    rs_set left = s->captain_deck.cards;
    int viewer = s->head.viewer;

    if (s->head.depth == 0 || rs_top(s)->kind != MM_D_SETUP_SHIP) return;
    if (viewer >= 0) rs_remove(&left, s->captain[viewer].dealt);
    for (int seat = 0; seat < s->head.players; seat++) {
        int card;

        if (seat == viewer) continue;
        card = rs_nth(&left, rs_below(chance, rs_size(&left)));
        rs_remove(&left, card);
        s->captain[seat].dealt = (int8_t)card;
        if (seat < rs_top(s)->seat) s->captain[seat].choice = (int8_t)rs_below(chance, 2);
    }
}

/* ---- Cards of which somebody knows where they are ---------------------------------------------------------------- */

/* Exchanges two cards between two sets. */
static void exchange(rs_set *a, int of_a, rs_set *b, int of_b)
{
    rs_remove(a, of_a);
    rs_remove(b, of_b);
    rs_add(a, of_b);
    rs_add(b, of_a);
}

/* Brings a card into a set, for one of those that need not stay there. */
static void bring(rs_set *to, int card, rs_set stay, rs_set **from, int count, rs_chance *chance)
{
    rs_set loose = rs_without(*to, stay);

    if (rs_has(to, card) || rs_is_empty(&loose)) return;
    for (int i = 0; i < count; i++)
        if (from[i] != to && rs_has(from[i], card)) {
            exchange(to, rs_nth(&loose, rs_below(chance, rs_size(&loose))), from[i], card);
            return;
        }
}

/* Cargo that the reader was shown lies where it was shown. */
static void put_shown_cargo(mm_state *s, rs_chance *chance)
{
    rs_set *from[2 * MM_SEATS + 1] = {&s->cargo_deck.cards};
    int count = 1, card;

    for (int seat = 0; seat < s->head.players; seat++) {
        if (seat == s->head.viewer) continue;
        from[count++] = &s->captain[seat].cargo.cards;
        from[count++] = &s->captain[seat].offer.cards;
    }
    for (int seat = 0; seat < s->head.players; seat++) {
        rs_set shown = seat == s->head.viewer ? (rs_set){{0, 0}} : mm_shown_cargo(s, s->head.viewer, seat), stay = shown;

        rs_add_all(&stay, s->known_cargo);
        RS_EACH(card, shown) bring(&s->captain[seat].cargo.cards, card, stay, from, count, chance);
    }
}

static int glory_places(mm_state *s, rs_set **from)
{
    int count = 0;

    from[count++] = &s->glory_deck.cards;
    for (int seat = 0; seat < s->head.players; seat++)
        if (seat != s->head.viewer) from[count++] = &s->captain[seat].glory.cards;
    return count;
}

static rs_set set_of(const int8_t *list, int count)
{
    rs_set set = {{0, 0}};

    for (int i = 0; i < count; i++)
        if (list[i] != MM_NONE) rs_add(&set, list[i]);
    return set;
}

static int looter(const mm_state *s) { return rs_top_of(s)->kind == MM_D_LOOT ? rs_top_of(s)->seat : MM_NONE; }

/* The reader loots and has looked through the loser's things. */
static void put_seen_loot(mm_state *s, rs_chance *chance)
{
    const mm_captain *c = &s->captain[s->head.viewer];
    mm_captain *loser = &s->captain[s->battle.side[!s->battle.winner]];
    rs_set *from[MM_SEATS + 1], seen = set_of(c->sees_glory, RS_COUNT(c->sees_glory)), stay = seen;
    int count = glory_places(s, from), card;

    if (c->sees_gold != MM_NONE) loser->gold = c->sees_gold;
    rs_add_all(&stay, s->known_glory);
    RS_EACH(card, seen) bring(&loser->glory.cards, card, stay, from, count, chance);
    seen = set_of(c->sees_rumours, RS_COUNT(c->sees_rumours));
    from[0] = &s->rumour_deck.cards;
    for (int seat = 0, at = 1; seat < s->head.players; seat++)
        if (seat != s->head.viewer) from[at++] = &s->captain[seat].rumours.cards;
    RS_EACH(card, seen) bring(&loser->rumours.cards, card, seen, from, count, chance);
}

static void list_of(rs_set cards, int8_t *list, int count)
{
    for (int i = 0; i < count; i++) list[i] = (int8_t)rs_next(&cards);
}

/* Somebody else loots: he sees what the guess has given the loser. */
static void show_loot(mm_state *s, int seat)
{
    mm_captain *c = &s->captain[seat];
    int loser = s->battle.side[!s->battle.winner];

    if (s->battle.looted == MM_NONE) c->sees_gold = s->captain[loser].gold;
    list_of(s->captain[loser].glory.cards, c->sees_glory, RS_COUNT(c->sees_glory));
    list_of(s->captain[loser].rumours.cards, c->sees_rumours, RS_COUNT(c->sees_rumours));
    for (int good = 0; good < MM_GOODS; good++)
        c->knows[loser * MM_GOODS + good] = (uint8_t)(s->captain[loser].cargo.cards.bits[0] >> (good * MM_PER_GOOD));
}

/* C16: two cards of the hand are those she has just drawn. */
static void guess_pick(mm_state *s, int seat, rs_chance *chance)
{
    mm_captain *c = &s->captain[seat];
    rs_set left = rs_without(c->glory.cards, s->known_glory);

    for (int i = 0; i < 2 && !rs_is_empty(&left); i++) {
        int card = rs_nth(&left, rs_below(chance, rs_size(&left)));

        rs_remove(&left, card);
        c->sees_glory[i] = (int8_t)card;
    }
}

/* As many cards of the cargo are new as were paid for or given. */
static void guess_bought(mm_state *s, int seat, rs_chance *chance)
{
    mm_captain *c = &s->captain[seat];
    rs_set left = rs_without(c->cargo.cards, s->known_cargo);

    for (int i = 0; i < s->market.paid + s->market.free_taken && !rs_is_empty(&left); i++) {
        int card = rs_nth(&left, rs_below(chance, rs_size(&left)));

        rs_remove(&left, card);
        mm_mark_fresh(c, card);
        if (i == 0 && s->market.free_taken) c->free_card = (int8_t)card;
    }
}

/* ---- Cards announced face down ----------------------------------------------------------------------------------- */

/* What he can have announced of the cards that all know in his hand. */
static rs_set known_fitting(const mm_state *s, const rs_frame *window, int seat)
{
    return rs_both(rs_both(s->captain[seat].glory.cards, s->known_glory), mm_announceable(s, window, seat));
}

/* One of those or, for a card that nobody knows, any hidden one that is not spoken for (`stay`). */
static void guess_announced(mm_state *s, const rs_frame *window, int seat, rs_set *stay, rs_chance *chance)
{
    mm_captain *c = &s->captain[seat];
    rs_set *from[MM_SEATS + 1], cards = known_fitting(s, window, seat), fits = mm_announceable(s, window, seat);
    rs_set loose = rs_without(c->glory.cards, *stay);
    int count = glory_places(s, from), card;

    for (int i = 0; i < count && !rs_is_empty(&loose); i++) rs_add_all(&cards, rs_without(rs_both(*from[i], fits), *stay));
    card = rs_nth(&cards, rs_below(chance, rs_size(&cards)));
    bring(&c->glory.cards, card, *stay, from, count, chance);
    c->announced = (int8_t)card;
    rs_add(stay, card);
}

/* First those who need a hidden card, then those who may have one that all know; each time in the order in which cards take effect, so
 * that who is to confirm his chooses first. So there is one for everybody, as there was. */
static void guess_windows(mm_state *s, rs_chance *chance)
{
    const rs_frame *window = mm_find(s, MM_S_WINDOW);
    int slots = window ? mm_window_slots(s, window->arg[0]) : 0;
    rs_set stay = s->known_glory;

    for (int i = 0; i < 2 * slots; i++) {
        int seat = mm_window_seat(s, window->arg[0], i % slots);
        rs_set known;

        if (seat == MM_NONE || seat == s->head.viewer || s->captain[seat].named != MM_A_CARD || s->captain[seat].announced != MM_NONE)
            continue;
        known = known_fitting(s, window, seat);
        if (i >= slots || rs_is_empty(&known)) guess_announced(s, window, seat, &stay, chance);
    }
}

void mm_guess(void *state, rs_chance *chance)
{
    mm_state *s = state;
    int viewer = s->head.viewer, asked = rs_asked(s);

    guess_merchants(s, chance);
    guess_mods(s, chance);
    guess_purses(s, chance);
    guess_captains(s, chance);
    if (viewer >= 0) put_shown_cargo(s, chance);
    if (asked < 0) return;
    if (looter(s) != MM_NONE && looter(s) == viewer) put_seen_loot(s, chance);
    guess_windows(s, chance);
    if (asked == viewer) return;
    if (looter(s) != MM_NONE) show_loot(s, asked);
    if (rs_top(s)->kind == MM_D_GLORY_PICK) guess_pick(s, asked, chance);
    if (rs_top(s)->kind == MM_D_BUY_CARDS || rs_top(s)->kind == MM_D_BUY_SHOW) guess_bought(s, asked, chance);
}
