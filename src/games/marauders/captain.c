/* captain.c - what a captain is and has: values of the ship, gold, bounties, glory points; and the dice everybody throws. */
#include "games/marauders/marauders.h"

/* ---- What the captain is ----------------------------------------------------------------------------------------- */

/* MM-16.4 */
bool mm_pirate(const mm_captain *c) { return c->bounty[MM_NL] || c->bounty[MM_EN] || c->bounty[MM_FR] || c->bounty[MM_ES]; }

int mm_manoeuvre(const mm_captain *c) { return mm_ships[c->ship].manoeuvre + (mm_has_mod(c, MM_RIGGING) ? 1 : 0); }

/* MM-3.6 */
int mm_capacity(const mm_captain *c) { return c->value[MM_HOLD] + (c->captain == MM_AVEZAATH ? 1 : 0); }

int mm_room(const mm_captain *c) { return (c->in_port ? MM_PORT_CARGO : mm_capacity(c)) - mm_cards_carried(c); }

int mm_damage(const mm_captain *c)
{
    int damage = 0;

    for (int location = 0; location < MM_LOCATIONS; location++)
        if (location != MM_CREW) damage += mm_most(c, location) - c->value[location];
    return damage;
}

bool mm_destroyed(const mm_captain *c)
{
    for (int location = 0; location < MM_LOCATIONS; location++)
        if (c->value[location] == 0) return true;
    return false;
}

/* MM-12.2 */
int mm_rumour_limit(const mm_captain *c) { return c->captain == MM_IRIARTE ? 2 : 1; }

/* MM-1.10 */
int mm_total(const mm_captain *c) { return c->track + (c->stash / 10 < c->track ? c->stash / 10 : c->track); }

bool mm_war_between(const mm_state *s, int a, int b)
{
    return a != MM_NONE && ((s->war[0] == a && s->war[1] == b) || (s->war[0] == b && s->war[1] == a));
}

bool mm_is_at_war(const mm_state *s, int nation) { return s->war[0] == nation || s->war[1] == nation; }

uint64_t mm_cards_of_kind(const mm_captain *c, int kind) { return c->glory.cards.bits[0] & mm_kind_mask(kind); }

/* Those that all know there, and, for cards that not all know, any that lies nowhere open. What is hidden is counted, not looked at. */
uint64_t mm_possible_cards(const mm_state *s, int seat)
{
    const rs_zone *hand = &s->captain[seat].glory;
    uint64_t known = s->known_glory.bits[0], cards = hand->cards.bits[0] & known;

    return rs_zone_hidden(hand, s->known_glory) > 0 ? cards | ~(known | s->glory_discard.bits[0]) : cards;
}

bool mm_could_hold(const mm_state *s, int seat, int kind) { return mm_possible_cards(s, seat) & mm_kind_mask(kind); }

/* ---- Gold, bounties, glory --------------------------------------------------------------------------------------- */

void mm_gain(mm_state *s, int seat, int gold, rs_turn *turn)
{
    if (gold <= 0) return;
    s->captain[seat].gold = (int16_t)(s->captain[seat].gold + gold);
    rs_tell(turn, MM_EV_GAINS, seat, gold, 0, 0, 0);
}

/* MM-14.1: at home the stash pays, too. */
int mm_purse(const mm_captain *c) { return c->gold + (mm_is_home(c) ? c->stash : 0); }

/* Gold aboard comes first. What comes out of the stash others see as part of the payment. */
void mm_pay(mm_state *s, int seat, int gold, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];
    int stashed = rs_at_least(gold - c->gold, 0);

    if (gold <= 0) return;
    c->gold = (int16_t)(c->gold - (gold - stashed));
    c->stash = (int16_t)(c->stash - stashed);
    rs_tell(turn, MM_EV_PAYS, seat, gold, 0, 0, 0);
    if (stashed) rs_tell_only(turn, seat, MM_EV_FROM_STASH, stashed, c->stash);
}

/* MM-16.3 */
void mm_bounty(mm_state *s, int seat, int nation, rs_turn *turn)
{
    int8_t *bounty = &s->captain[seat].bounty[nation];

    if (*bounty == MM_MOST) return;
    ++*bounty;
    rs_tell(turn, MM_EV_BOUNTY, seat, nation, *bounty, 0, 0);
}

void mm_pardon(mm_state *s, int seat, int nation, int points, rs_turn *turn)
{
    int8_t *bounty = &s->captain[seat].bounty[nation];

    if (points <= 0) return;
    *bounty = (int8_t)(*bounty - points);
    rs_tell(turn, MM_EV_PARDON, seat, nation, *bounty, 0, 0);
}

/* MM-28.1 */
void mm_check_final(mm_state *s, int seat, rs_turn *turn)
{
    if (s->final || mm_total(&s->captain[seat]) < s->head.option[MM_OPT_TARGET]) return;
    s->final = true;
    rs_tell(turn, MM_EV_FINAL, seat, 0, 0, 0, 0);
}

void mm_glory(mm_state *s, int seat, mm_source by, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    if (c->track < INT8_MAX) c->track++;
    rs_tell(turn, MM_EV_GLORY, seat, c->track, by, 0, 0);
    mm_check_final(s, seat, turn);
    mm_draw_glory(s, seat, 1);
}

/* ---- The ship ---------------------------------------------------------------------------------------------------- */

void mm_set_ship(mm_captain *c, int ship)
{
    c->ship = (int8_t)ship;
    for (int location = 0; location < MM_LOCATIONS; location++) c->value[location] = (int8_t)mm_most(c, location);
}

/* S07, S08 */
void mm_surgeon(mm_state *s, int seat, rs_turn *turn)
{
    mm_captain *c = &s->captain[seat];

    if (!mm_has_hired(c, MM_SURGEON) || c->value[MM_CREW] >= mm_most(c, MM_CREW)) return;
    c->value[MM_CREW]++;
    rs_tell(turn, MM_EV_SURGEON, seat, c->value[MM_CREW], 0, 0, 0);
}

/* MM-10.13 */
void mm_place_mods(mm_state *s, int seat, int mods)
{
    if (!mods) return;
    s->loose_mods = (uint8_t)mods;
    rs_push(s, MM_D_PLACE_MODS, seat);
}

const char *mm_refuse_place(const void *state, rs_move move)
{
    const mm_state *s = state;

    if (!mm_has_port(move.arg[0])) return RS_NO("MM-5.13", "The Caribbean Sea has no port.");
    return s->mod_shown[move.arg[0]] == MM_NONE ? NULL : RS_NO("MM-10.13", "That port already has a token.");
}

void mm_place_mods_moves(const void *state, rs_moves *moves)
{
    for (int zone = 0; zone < MM_ZONES; zone++) mm_offer_if(state, moves, MM_V_PLACE, zone, 0);
}

static rs_set loose_tokens(const mm_state *s)
{
    rs_set tokens = {{0, 0}};

    for (int mod = 0; mod < MM_MODS; mod++)
        if (s->loose_mods >> mod & 1) rs_add(&tokens, 2 * mod);
    return tokens;
}

static int ports_chosen(const mm_state *s)
{
    int count = 0;

    for (int zone = 0; zone < MM_ZONES; zone++) count += s->mod_shown[zone] == MM_TO_COME;
    return count;
}

static void lay_tokens(mm_state *s, rs_turn *turn)
{
    for (int zone = 0; zone < MM_ZONES; zone++) {
        if (s->mod_shown[zone] != MM_TO_COME) continue;

        int mod = rs_pick(turn->chance, loose_tokens(s), &mm_mod_token_words) / 2;

        s->loose_mods = (uint8_t)(s->loose_mods & ~(1u << mod));
        s->mod_shown[zone] = MM_FACE_DOWN;
        s->mod_under[zone] = (int8_t)mod;
    }
}

/* The tokens are mixed when all ports are chosen, so that nobody knows which of them lies where. */
void mm_place_mods_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;

    s->mod_shown[move.arg[0]] = MM_TO_COME;
    rs_tell(turn, MM_EV_MOD_PLACED, rs_top(s)->seat, move.arg[0], 0, 0, 0);
    if (ports_chosen(s) < __builtin_popcount(s->loose_mods)) return;
    lay_tokens(s, turn);
    rs_pop(s);
}

bool mm_loose_mods_are_sound(const mm_state *s)
{
    bool placing = mm_find(s, MM_D_PLACE_MODS) != NULL;

    return placing ? ports_chosen(s) < __builtin_popcount(s->loose_mods) : s->loose_mods == 0 && ports_chosen(s) == 0;
}

/* S01, S02 */
const char *mm_refuse_mend(const void *state, rs_move move)
{
    const mm_state *s = state;
    const mm_captain *c = &s->captain[rs_top_of(s)->seat];

    if (move.arg[0] == MM_CREW) return RS_NO("MM-10.2", "Crew is recruited, not repaired.");
    return c->value[move.arg[0]] < mm_most(c, move.arg[0]) ? NULL : RS_NO("MM-10.2", "There is nothing to repair.");
}

void mm_carpenter_moves(const void *state, rs_moves *moves)
{
    rs_offer(moves, MM_V_PASS);
    for (int location = 0; location < MM_LOCATIONS; location++) mm_offer_if(state, moves, MM_V_MEND, location, 0);
}

void mm_carpenter_apply(void *state, rs_move move, rs_turn *turn)
{
    mm_state *s = state;
    int seat = rs_top(s)->seat;

    rs_pop(s);
    if (move.verb == MM_V_PASS) return;
    s->captain[seat].value[move.arg[0]]++;
    rs_tell(turn, MM_EV_REPAIRS, seat, move.arg[0], s->captain[seat].value[move.arg[0]], 0, 0);
}

/* ---- Dice -------------------------------------------------------------------------------------------------------- */

/* MM-2.1: two faces of six are skulls. */
void mm_throw(int8_t dice[MM_FACES], int count, rs_turn *turn)
{
    for (int i = 0; i < count; i++) {
        int face = rs_roll(turn->chance, 6);

        dice[face > MM_SKULL ? MM_SKULL : face - 1]++;
    }
}

/* MM-2.5 */
void mm_rethrow(int8_t dice[MM_FACES], const int8_t again[MM_FACES], rs_turn *turn)
{
    int count = 0;

    for (int face = 0; face < MM_FACES; face++) {
        dice[face] = (int8_t)(dice[face] - again[face]);
        count += again[face];
    }
    mm_throw(dice, count, turn);
}

int mm_pips(const int8_t dice[MM_FACES]) { return dice[0] + 2 * dice[1] + 3 * dice[2] + 4 * dice[3]; }

int mm_dice_count(const int8_t dice[MM_FACES]) { return dice[0] + dice[1] + dice[2] + dice[3] + dice[4]; }

const char *mm_bars_dice(const int8_t dice[MM_FACES], const int8_t again[MM_FACES])
{
    int count = 0;

    for (int face = 0; face < MM_FACES; face++) {
        if (again[face] < 0 || again[face] > dice[face]) return RS_NO("MM-2.5", "There are not that many dice showing this.");
        count += again[face];
    }
    return count > 0 ? NULL : RS_NO("MM-2.5", "Choose at least one die.");
}

/* Every choice of dice to throw again: a number of each face, at least one in all. */
void mm_offer_dice(rs_moves *moves, int verb, int card, const int8_t dice[MM_FACES])
{
    int8_t n[MM_FACES] = {0};
    int at = card == MM_NONE ? 0 : 1;

    for (;;) {
        rs_move move = {(uint8_t)verb, {(int8_t)card}};
        int face = 0;

        while (face < MM_FACES && n[face] == dice[face]) n[face++] = 0;
        if (face == MM_FACES) return;
        n[face]++;
        for (int i = 0; i < MM_FACES; i++) move.arg[at + i] = n[i];
        rs_offer_move(moves, move);
    }
}
