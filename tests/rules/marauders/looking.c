/* looking.c - moves and what must follow, for the rules tests of marauders. */
#include "building.h"

#include <stdio.h>
#include <string.h>

/* ---- Playing -------------------------------------------------------------------------------------------------------------- */

const char *outcome(const char *text, char own[32]) { return (void)own, !strcmp(text, "S") ? "6" : text; }

void roll(table *t, int seat, const char *move, const char *outcomes)
{
    draws(t, outcomes);
    play(t, seat, move);
}

void none_drawn(const table *t) { assert_int_equal(t->script.used, 0); }

/* ---- Looking -------------------------------------------------------------------------------------------------------------- */

int zone(const char *name) { return value(&mm_zone_words, name); }

static int first_of(const table *t, int event)
{
    int i = 0;

    while (i < t->turn.events && t->turn.event[i].kind != event) i++;
    if (i == t->turn.events) fail_msg("event %s did not happen", mm_event_kinds[event].name);
    return i;
}

bool before(const table *t, int one, int other) { return first_of(t, one) < first_of(t, other); }

const mm_captain *captain(const table *t, int seat) { return &t->s.captain[seat]; }
int gold(const table *t, int seat) { return captain(t, seat)->gold; }
int stash(const table *t, int seat) { return captain(t, seat)->stash; }
int track(const table *t, int seat) { return captain(t, seat)->track; }
int bounty(const table *t, int seat, int nation) { return captain(t, seat)->bounty[nation]; }
int hand_size(const table *t, int seat) { return rs_zone_size(&captain(t, seat)->glory); }
int cargo_size(const table *t, int seat) { return rs_zone_size(&captain(t, seat)->cargo); }
int demanded(const table *t, const char *port) { return t->s.demand[zone(port)]; }

static bool is_in(const table *t, int seat, const char *name, bool port)
{
    return captain(t, seat)->zone == zone(name) && captain(t, seat)->in_port == port;
}

bool at_sea(const table *t, int seat, const char *name) { return is_in(t, seat, name, false); }
bool in_port(const table *t, int seat, const char *name) { return is_in(t, seat, name, true); }

static bool same_values(const int8_t have[MM_LOCATIONS], const char *text)
{
    int8_t want[MM_LOCATIONS];

    read_values(text, want);
    if (!memcmp(want, have, sizeof want)) return true;
    print_message("the values are %d/%d/%d/%d/%d\n", have[0], have[1], have[2], have[3], have[4]);
    return false;
}

bool values_are(const table *t, int seat, const char *values) { return same_values(captain(t, seat)->value, values); }
bool foe_is(const table *t, const char *values) { return same_values(t->s.battle.npc, values); }

/* Are these all, and nothing else, in the set? Tells what is, if not. */
static bool set_is(rs_set set, const rs_words *of, const char *names)
{
    words w;
    rs_set want = {{0, 0}};
    int thing;

    split(&w, names);
    for (int i = 0; i < w.count; i++) rs_add(&want, value(of, w.token[i]));
    if (!memcmp(&want, &set, sizeof set)) return true;
    RS_EACH(thing, set) print_message("there is %s\n", of->term[thing].word);
    return false;
}

static rs_set of_bits(int bits) { return (rs_set){{(uint64_t)bits, 0}}; }

bool cargo_is(const table *t, int seat, const char *cards) { return set_is(captain(t, seat)->cargo.cards, &mm_cargo_words, cards); }
bool glory_is(const table *t, int seat, const char *cards) { return set_is(captain(t, seat)->glory.cards, &mm_glory_words, cards); }
bool rumours_are(const table *t, int seat, const char *cards) { return set_is(captain(t, seat)->rumours.cards, &mm_rumour_words, cards); }
bool weapons_are(const table *t, int seat, const char *weapons)
{
    return set_is(of_bits(captain(t, seat)->weapons), &mm_weapon_words, weapons);
}
bool mods_are(const table *t, int seat, const char *mods) { return set_is(of_bits(captain(t, seat)->mods), &mm_mod_words, mods); }

bool bounties_are(const table *t, int seat, const char *bounties)
{
    words w;
    int8_t want[MM_NATIONS] = {0};

    split(&w, bounties);
    read_bounties(&w, want);
    return !memcmp(want, captain(t, seat)->bounty, sizeof want);
}

bool is_hired(const table *t, int seat, const char *specialist)
{
    int card = value(&mm_glory_words, specialist);

    return captain(t, seat)->hired[(card - MM_ORDINARY) / 2] == card;
}

bool holds_mission(const table *t, int seat, const char *mission) { return captain(t, seat)->mission == value(&mm_mission_words, mission); }

bool is_open(const table *t, const char *mission)
{
    int card = value(&mm_mission_words, mission);

    return t->s.open_mission[0] == card || t->s.open_mission[1] == card;
}

bool discarded(const table *t, const char *name)
{
    int card, which = kind_of(name, &card);
    mm_state s = t->s;

    return piles[which].discard && rs_has(discard_of(&s, which), card);
}

bool in_deck(const table *t, const char *name)
{
    int card, which = kind_of(name, &card);
    mm_state s = t->s;

    return rs_has(deck_of(&s, which), card);
}

bool on_table(const table *t, const char *cargo) { return rs_has(&t->s.table, value(&mm_cargo_words, cargo)); }

bool npc_is(const table *t, const char *commander, const char *where)
{
    int card = value(&mm_event_words, commander);

    return t->s.npc[card / 3].top == card && t->s.npc[card / 3].zone == zone(where);
}

bool npc_gone(const table *t, int npc) { return t->s.npc[npc].zone == MM_NONE; }

/* ---- Battles ---------------------------------------------------------------------------------------------------------------- */

table *battle(const char *attacker, const char *defender, const char *outcomes)
{
    char text[600];
    table *t;

    snprintf(text, sizeof text, "A %s, at CSE; B %s, at CSE; next S 1 %s", attacker, defender, outcomes);
    t = position(2, text);
    play(t, A, "scout blue");
    all_drawn(t);
    return t;
}

table *boarding(const char *attacker, const char *defender, const char *outcomes)
{
    table *t = battle(attacker, defender, "1 1 1 1");

    play(t, A, "declare board");
    draws(t, "S S 1 1");
    roll(t, B, "declare shoot", outcomes);
    return t;
}
