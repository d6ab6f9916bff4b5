/* slots.c - where dice and damage lie: on boards, on crew cards, on the Union's ships (AH-5, AH-11.3). */
#include "games/ahoy/ahoy.h"

static const ah_board_face *board_of(const ah_state *s, int seat) { return &ah_boards[ah_faction_of(s, seat)]; }

static bool ship_in_play(const ah_state *s, int seat, int berth)
{
    return seat == ah_seat_of(s, AH_UNION) && s->at[berth == AH_ON_CUTTER ? AH_CUTTER : AH_GUNSHIP] != AH_NONE;
}

/* Where the slot lies: its content, and what it accepts. NULL: there is no such slot that holds this. */
static const int8_t *slot_holding(const ah_state *s, int seat, int berth, int content, int *accepts)
{
    const ah_board_face *board = board_of(s, seat);

    if (berth >= AH_ON_CREW) {
        int card = berth - AH_ON_CREW;

        *accepts = ah_cards[card].slot == 'A' ? AH_ANY : 0; /* AH-12.6: a cost slot takes a die only while recruiting */
        return ah_has_crew(s, seat, card) && s->card_slot[card] == content ? &s->card_slot[card] : NULL;
    }
    if (berth >= AH_ON_CUTTER) {
        *accepts = ah_ship_accepts[berth - AH_ON_CUTTER];
        return ship_in_play(s, seat, berth) && s->ship_slot[berth - AH_ON_CUTTER] == content ? &s->ship_slot[berth - AH_ON_CUTTER] : NULL;
    }
    for (int i = 0; i < board->slots; i++)
        if (board->slot[i].berth == berth && s->captain[seat].slot[i] == content) {
            *accepts = board->slot[i].accepts;
            return &s->captain[seat].slot[i];
        }
    return NULL;
}

int8_t *ah_find_slot(ah_state *s, int seat, int berth, int content)
{
    int accepts;
    const int8_t *slot = slot_holding(s, seat, berth, content, &accepts);

    return slot ? (int8_t *)s + (slot - (const int8_t *)s) : NULL;
}

bool ah_has_slot(const ah_state *s, int seat, int berth, int content)
{
    int accepts;

    return slot_holding(s, seat, berth, content, &accepts) != NULL;
}

int ah_accepts(const ah_state *s, int seat, int berth, int content)
{
    int accepts;

    return slot_holding(s, seat, berth, content, &accepts) ? accepts : 0;
}

bool ah_has_berth(const ah_state *s, int seat, int berth)
{
    const ah_board_face *board = board_of(s, seat);

    if (berth >= AH_ON_CREW) return ah_has_crew(s, seat, berth - AH_ON_CREW) && ah_cards[berth - AH_ON_CREW].slot == 'A';
    if (berth >= AH_ON_CUTTER) return ship_in_play(s, seat, berth);
    for (int i = 0; i < board->slots; i++)
        if (board->slot[i].berth == berth) return true;
    return false;
}

static void note_berth(ah_berths *found, int berth, int accepts)
{
    found->at[found->count] = (uint8_t)berth;
    found->accepts[found->count++] = (uint8_t)accepts;
}

void ah_berths_with(const ah_state *s, int seat, int content, ah_berths *found)
{
    const ah_board_face *board = board_of(s, seat);
    const ah_captain *c = &s->captain[seat];
    int last = AH_NONE, card;

    found->count = 0;
    for (int i = 0; i < board->slots; i++) { /* every slot is written, and kept if it counts: faster than to ask first */
        bool counts = c->slot[i] == content && board->slot[i].berth != last;

        found->at[found->count] = board->slot[i].berth;
        found->accepts[found->count] = board->slot[i].accepts;
        found->count += counts;
        last = counts ? board->slot[i].berth : last;
    }
    for (int i = 0; i < AH_SHIP_SLOTS; i++)
        if (s->ship_slot[i] == content && ship_in_play(s, seat, AH_ON_CUTTER + i)) note_berth(found, AH_ON_CUTTER + i, ah_ship_accepts[i]);
    RS_EACH(card, c->crew)
        if (s->card_slot[card] == content && ah_cards[card].slot == 'A') note_berth(found, AH_ON_CREW + card, AH_ANY);
}

bool ah_can_be_damaged(const ah_state *s, int seat, int berth)
{
    if (berth == AH_ON_REPAIR || (berth >= AH_ON_CUTTER && berth <= AH_ON_GUNSHIP_6)) return false; /* AH-11.3, AH-11.7 */
    return ah_accepts(s, seat, berth, AH_FREE) != 0;
}

bool ah_any_damageable(const ah_state *s, int seat)
{
    const ah_board_face *board = board_of(s, seat);
    int card;

    for (int i = 0; i < board->slots; i++)
        if (s->captain[seat].slot[i] == AH_FREE && !board->slot[i].dashed) return true;
    RS_EACH(card, s->captain[seat].crew)
        if (ah_cards[card].slot == 'A' && s->card_slot[card] == AH_FREE) return true;
    return false;
}

int ah_damage_on(const ah_state *s, int seat)
{
    int count = 0, card;

    for (int i = 0; i < AH_BOARD_SLOTS; i++) count += s->captain[seat].slot[i] == AH_DAMAGED;
    RS_EACH(card, s->captain[seat].crew) count += s->card_slot[card] == AH_DAMAGED;
    return count;
}

/* AH-9.2 */
bool ah_loaded(const ah_state *s, int figure)
{
    const ah_board_face *board;
    int owner = ah_owner(s, figure);

    if (ah_always_loaded(figure)) return true;
    if (figure == AH_CUTTER || owner == AH_NONE) return false;
    board = board_of(s, owner);
    for (int i = 0; i < board->slots; i++) {
        int berth = board->slot[i].berth;

        if (berth >= AH_ON_CANNONS && berth <= AH_ON_CANNONS_6 && ah_is_die(s->captain[owner].slot[i])) return true;
    }
    return false;
}
