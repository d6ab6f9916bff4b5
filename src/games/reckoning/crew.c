/* crew.c - crew cards: what they show, playing, drawing, levelling up (DR-5, DR-19.10, DR-20). */
#include "games/reckoning/reckoning.h"

/* ---- Rows and symbols --------------------------------------------------------------------------------------------------- */

static const dr_line nothing = {0};

/* In the view of another seat a level is blank; then the level shown last counts. */
static int level_of(const dr_captain *c, int card) { return c->level[card] ? c->level[card] : c->shown[card]; }

const dr_line *dr_line_of(const dr_state *s, int seat, int card, int line)
{
    const dr_captain *c = &s->captain[seat];
    int upgrade;

    if (line == DR_LEVEL_ROW) return &dr_levels[dr_roles[card]][level_of(c, card) - 1];
    upgrade = c->slot[card * DR_SLOTS + line - 1];
    return upgrade == DR_NONE ? &nothing : &dr_cards[upgrade].line;
}

const dr_line *dr_copied_line(const dr_state *s, int seat, int card, int line)
{
    if (s->copied == DR_NONE || line != DR_BOTTOM || s->captain[seat].slot[card * DR_SLOTS + line - 1] != DR_UNDERSTUDY) return NULL;
    return dr_line_of(s, seat, card, s->copied);
}

uint32_t dr_line_symbols(const dr_state *s, int seat, int card, int line)
{
    const dr_line *copied = dr_copied_line(s, seat, card, line);

    return dr_line_of(s, seat, card, line)->symbols + (copied ? copied->symbols : 0);
}

uint32_t dr_card_symbols(const dr_state *s, int seat, int card)
{
    uint32_t symbols = 0;

    for (int line = 0; line < DR_LINES; line++) symbols += dr_line_symbols(s, seat, card, line);
    return symbols;
}

/* DR-5.5; a symbol that is an option of a slash row is shown, too. */
int dr_count_shown(const dr_state *s, int seat, int card, int per)
{
    uint32_t symbols = dr_card_symbols(s, seat, card);

    for (int line = 0; line < DR_LINES; line++) symbols += dr_line_of(s, seat, card, line)->chosen;
    return per == DR_PER_HELM ? dr_helms(symbols) : dr_cannons(symbols);
}

bool dr_fights(const dr_state *s, int seat, int card)
{
    for (int line = 0; line < DR_LINES; line++) {
        const dr_line *row = dr_line_of(s, seat, card, line);

        if (row->battle || dr_cannons(row->symbols + row->chosen)) return true;
    }
    return false;
}

bool dr_in_play(const dr_captain *c, int card)
{
    for (int i = 0; i < c->in_play; i++)
        if (c->order[i] == card) return true;
    return false;
}

/* ---- Abilities used (DR-5.3, DR-5.4) ------------------------------------------------------------------------------------ */

static bool find_in(const dr_line *row, int ability, int first, int *bit)
{
    for (int i = 0; i < row->count; i++)
        if (row->ability[i] == ability) {
            *bit = first + i;
            return true;
        }
    return false;
}

/* What the Understudy copies counts behind its own ability. */
bool dr_find_ability(const dr_state *s, int seat, int card, int line, int ability, int *bit)
{
    const dr_line *copied = dr_copied_line(s, seat, card, line);

    return find_in(dr_line_of(s, seat, card, line), ability, 0, bit) || (copied && find_in(copied, ability, 1, bit));
}

bool dr_is_used(const dr_captain *c, int card, int line, int bit) { return c->used[card] >> (line * DR_LINE_ROOM + bit) & 1; }

void dr_mark_used(dr_state *s, int seat, int card, int line, int bit)
{
    const dr_line *row = dr_line_of(s, seat, card, line);
    int bits = 1 << bit;

    if (row->slash & bits) bits |= row->slash;
    s->captain[seat].used[card] = (int16_t)(s->captain[seat].used[card] | bits << (line * DR_LINE_ROOM));
}

/* ---- Playing ------------------------------------------------------------------------------------------------------------ */

/* Fourth levels that all know of though they have not seen the cards: those that advanced A2. */
int dr_hidden_masters(const dr_captain *c)
{
    int masters = 0;

    if (dr_has_deed(c, DR_SEASONED)) return 0; /* from then on nobody is told */
    for (int card = 0; card < DR_CREW; card++) masters += c->level[card] == DR_LEVELS && c->shown[card] < DR_LEVELS;
    return masters;
}

/* All see the card now. */
void dr_show_card(dr_state *s, int seat, int card)
{
    dr_captain *c = &s->captain[seat];
    int gained = c->level[card] - c->shown[card];

    if (gained == 0) return;
    c->raised = (int8_t)(c->raised - gained);
    c->shown[card] = c->level[card];
    c->masters = (int8_t)dr_hidden_masters(c);
}

static void ask_copy(dr_state *s, int seat, int card)
{
    const int8_t *slots = &s->captain[seat].slot[card * DR_SLOTS];

    if (slots[DR_BOTTOM - 1] != DR_UNDERSTUDY || (slots[DR_TOP - 1] == DR_NONE && slots[DR_MIDDLE - 1] == DR_NONE)) return;
    rs_push(s, DR_D_COPY, seat)->arg[0] = (int8_t)card;
}

void dr_play_card(dr_state *s, int seat, int card, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    rs_remove(&c->hand.cards, dr_crew_id(seat, card));
    c->order[c->in_play++] = (int8_t)card;
    dr_show_card(s, seat, card);
    rs_tell(turn, DR_EV_PLAYED, seat, card, c->level[card], 0, 0);
    ask_copy(s, seat, card);
}

const char *dr_refuse_play(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);
    const dr_captain *c = &s->captain[top->seat];

    if (move.arg[0] < 0 || !dr_in_hand(c, top->seat, move.arg[0])) return RS_NO("DR-5.1", "That card is not in your hand.");
    if (top->kind == DR_D_DRAWFIRE && c->drawn != move.arg[0]) return RS_NO("DR-5.3", "Only the card just drawn can be played now.");
    if ((top->kind == DR_D_CARDS || top->kind == DR_D_DEFEND) && !dr_fights(s, top->seat, move.arg[0]))
        return RS_NO("DR-14.4", "In a battle you can play only cards with cannons or battle abilities.");
    return NULL;
}

const char *dr_refuse_copy(const void *state, rs_move move)
{
    const dr_state *s = state;
    const rs_frame *top = rs_top_of(s);
    bool there = (move.arg[0] == DR_TOP || move.arg[0] == DR_MIDDLE) &&
                 s->captain[top->seat].slot[top->arg[0] * DR_SLOTS + move.arg[0] - 1] != DR_NONE;

    return there ? NULL : RS_NO("DR-5.2", "There is no other upgrade in that slot.");
}

void dr_copy_moves(const void *state, rs_moves *moves)
{
    for (int line = DR_TOP; line <= DR_MIDDLE; line++) rs_offer_if(dr_verbs, state, moves, (rs_move){DR_COPY, {(int8_t)line}});
}

void dr_copy_apply(void *state, rs_move move, rs_turn *turn)
{
    (void)turn;
    rs_pop(state);
    ((dr_state *)state)->copied = move.arg[0];
}

/* ---- Drawing (DR-19.10) ------------------------------------------------------------------------------------------------- */

bool dr_can_draw(const dr_captain *c) { return rs_zone_size(&c->deck) > 0 || !rs_is_empty(&c->discard); }

/* The known bottom cards come last, the lowest at the very end. */
static int top_of_deck(const dr_captain *c, int seat, rs_turn *turn)
{
    rs_set above = c->deck.cards;

    for (int i = 0; i < c->bottoms; i++) rs_remove(&above, dr_crew_id(seat, c->bottom[i]));
    if (rs_is_empty(&above)) return c->bottom[c->bottoms - 1];
    return rs_pick(turn->chance, dr_crew_set(above, seat), &dr_crew_words);
}

static void reshuffle(dr_captain *c, int seat, rs_turn *turn)
{
    c->deck.cards = c->discard;
    c->discard = (rs_set){{0, 0}};
    rs_tell(turn, DR_EV_SHUFFLES, seat, 0, 0, 0, 0);
}

int dr_draw_card(dr_state *s, int seat, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];
    int card;

    if (rs_is_empty(&c->deck.cards) && !rs_is_empty(&c->discard)) reshuffle(c, seat, turn);
    if (rs_is_empty(&c->deck.cards)) return DR_NONE;
    card = top_of_deck(c, seat, turn);
    if (c->bottoms == rs_size(&c->deck.cards)) c->bottom[--c->bottoms] = DR_NONE;
    rs_remove(&c->deck.cards, dr_crew_id(seat, card));
    rs_add(&c->hand.cards, dr_crew_id(seat, card));
    rs_tell_only(turn, seat, DR_EV_DRAWS, card, c->level[card]);
    return card;
}

/* ---- Levelling up (DR-20) ----------------------------------------------------------------------------------------------- */

/* DR-5.10: nothing of the new row if something of the old one was used. */
static void carry_marks(dr_state *s, int seat, int card)
{
    dr_captain *c = &s->captain[seat];
    const dr_line *row = dr_line_of(s, seat, card, DR_LEVEL_ROW);

    if (c->used[card] & 0xf) c->used[card] = (int16_t)((c->used[card] & ~0xf) | row->actions | row->battle | row->slash);
}

static bool is_hidden(const dr_captain *c, int seat, int card)
{
    return dr_in_hand(c, seat, card) || rs_has(&c->deck.cards, dr_crew_id(seat, card));
}

void dr_raise(dr_state *s, int seat, int card, rs_turn *turn)
{
    dr_captain *c = &s->captain[seat];

    c->level[card]++;
    if (is_hidden(c, seat, card)) {
        c->raised++;
        rs_tell_only(turn, seat, DR_EV_LEVELS, card, c->level[card]);
        c->masters = (int8_t)dr_hidden_masters(c);
    } else {
        c->shown[card] = c->level[card];
        carry_marks(s, seat, card);
        rs_tell(turn, DR_EV_LEVELS, seat, card, c->level[card], 0, 0);
    }
    if (c->level[card] == DR_LEVELS) dr_advance(s, seat, DR_MASTERS, turn);
}

const char *dr_refuse_level_up(const void *state, rs_move move)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat;

    if (move.arg[0] < 0 || !dr_in_hand(&s->captain[seat], seat, move.arg[0]))
        return RS_NO("DR-20.1", "You can level up only cards in your hand.");
    return s->captain[seat].level[move.arg[0]] < DR_LEVELS ? NULL : RS_NO("DR-20.4", "It is already at level 4.");
}

void dr_level_moves(const void *state, rs_moves *moves)
{
    const dr_state *s = state;
    int seat = rs_top_of(s)->seat, card;
    rs_set hand = dr_crew_set(s->captain[seat].hand.cards, seat);

    RS_EACH(card, hand)
        if (s->captain[seat].level[card] < DR_LEVELS) rs_offer1(moves, DR_LEVEL_UP, card);
    rs_offer(moves, DR_DECLINE);
}

/* Declining gives it up at the start of the own turn; when attacked, it stays (D02). */
void dr_level_apply(void *state, rs_move move, rs_turn *turn)
{
    dr_state *s = state;
    rs_frame frame = *rs_top(s);

    rs_pop(s);
    if (move.verb == DR_LEVEL_UP || !frame.arg[0]) s->captain[frame.seat].pending = 0;
    if (move.verb == DR_LEVEL_UP) dr_raise(s, frame.seat, move.arg[0], turn);
}
