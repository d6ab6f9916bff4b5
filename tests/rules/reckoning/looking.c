/* looking.c - outcomes, the battle board and what must follow, for the rules tests of reckoning. */
#include "building.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Playing -------------------------------------------------------------------------------------------------------------- */

/* L57, s7, w0 and m0 are counted from 0 in the rules and from 1 by the engine. */
const char *outcome(const char *text, char own[32])
{
    bool counted = strchr("Lswm", text[0]) && text[1] >= '0' && text[1] <= '9';

    if (counted) snprintf(own, 32, "%d", atoi(text + 1) + 1);
    return counted ? own : text;
}

/* ---- The battle board ----------------------------------------------------------------------------------------------------- */

/* The cubes of a colour that are not on the board are in the supply or in the bank. */
static int8_t *home_of(dr_state *s, int who) { return who == BLACK ? &s->black : &s->captain[who].supply; }

static void sweep_board(dr_state *s)
{
    for (int who = 0; who < DR_COLOURS; who++) *home_of(s, who) = (int8_t)(*home_of(s, who) + dr_board_of(&s->battle.board, who));
    dr_board_clear(&s->battle.board);
}

void lay_board(table *t, const char *cubes)
{
    int who = NOBODY;
    words w;

    sweep_board(&t->s);
    split(&w, cubes);
    while (w.at < w.count) {
        const char *name = next(&w);

        if (!strcmp(name, ";")) continue;
        if (colour(name) != NOBODY) {
            who = colour(name);
            continue;
        }
        dr_board_put(&t->s.battle.board, value(&dr_zone_words, name), who);
        --*home_of(&t->s, who);
    }
    rs_legal(&dr_game, &t->s, &t->turn.moves);
    sound(t);
}

int in_zone(const table *t, const char *zone, int who) { return dr_board_count(&t->s.battle.board, value(&dr_zone_words, zone), who); }
int on_board(const table *t, int who) { return dr_board_of(&t->s.battle.board, who); }

int strength(const table *t, int who)
{
    int side = who == t->s.active ? DR_ATTACKER : DR_DEFENDER;

    return dr_board_strength(&t->s.battle.board, who) + t->s.battle.strength[side];
}

/* ---- Looking -------------------------------------------------------------------------------------------------------------- */

int card(const char *name) { return value(&dr_card_words, name); }
int crew(const char *name) { return value(&dr_crew_words, name); }
int tile(const char *name) { return value(&dr_tile_words, name); }
int cell_named(const char *name) { return value(&dr_space_words, name); }

const dr_captain *captain(const table *t, int who) { return &t->s.captain[who]; }
const dr_cell *cell(const table *t, const char *name) { return &t->s.cell[cell_named(name)]; }
bool is_at(const table *t, int who, const char *space) { return captain(t, who)->at == cell_named(space); }
int level(const table *t, int who, const char *crew_card) { return captain(t, who)->level[crew(crew_card)]; }

bool in_hand(const table *t, int who, const char *crew_card) { return dr_in_hand(captain(t, who), who, crew(crew_card)); }
bool in_play(const table *t, int who, const char *crew_card) { return dr_in_play(captain(t, who), crew(crew_card)); }

bool in_deck(const table *t, int who, const char *crew_card)
{
    return rs_has(&captain(t, who)->deck.cards, dr_crew_id(who, crew(crew_card)));
}

bool in_discard(const table *t, int who, const char *crew_card)
{
    return rs_has(&captain(t, who)->discard, dr_crew_id(who, crew(crew_card)));
}

int hand_size(const table *t, int who) { return rs_zone_size(&captain(t, who)->hand); }
bool waits(const table *t, int who, const char *name) { return rs_has(&captain(t, who)->waiting, card(name)); }

bool is_sleeved(const table *t, int who, const char *crew_card, const char *name)
{
    return captain(t, who)->slot[crew(crew_card) * DR_SLOTS + dr_cards[card(name)].slot - DR_TOP] == card(name);
}

bool achieved(const table *t, int who, int deed) { return dr_has_deed(captain(t, who), deed); }
bool stowed(const table *t, int who, const char *holds) { return captain(t, who)->stow == (*holds ? holds_named(holds) : 0); }
int controls(const table *t, const char *name) { return cell(t, name)->holder; }

bool cubes_are(const table *t, const char *name, int who, int influence, int lasting)
{
    return cell(t, name)->cubes[who] == influence && cell(t, name)->lasting[who] == lasting;
}

bool stands(const table *t, const char *name, int kind) { return cell(t, name)->buildings >> kind & 1; }
bool lies(const table *t, const char *cell_name, const char *name) { return cell(t, cell_name)->card == card(name); }
bool in_box(const table *t, const char *name) { return rs_has(&t->s.boxes, card(name)); }
bool is_buried(const table *t, const char *name) { return rs_has(&t->s.buried, card(name)); }
