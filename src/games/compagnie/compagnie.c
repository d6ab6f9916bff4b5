/* compagnie.c - ducats, the turn order, what derives; and the module: everything else, as one rs_game.
 *
 * Read the folder like the rules: content.c and words.c (map, ships, strategies, cards), setup.c, flow.c (every decision), then one file a
 * topic: turn.c, fleet.c, sail.c, load.c, pirates.c, battle.c, effect.c, markers.c, port.c, market.c, buy.c, build.c, research.c,
 * calendar.c, scoring.c, nation.c, rank.c. value.c is for bots. */
#include "games/compagnie/compagnie.h"

/* ---- Ducats --------------------------------------------------------------------------------------------------------- */

void co_gain(co_state *s, int seat, int ducats, rs_turn *turn)
{
    if (ducats <= 0) return;
    s->company[seat].ducats = (int16_t)(s->company[seat].ducats + ducats);
    rs_tell(turn, CO_EV_DUCATS, seat, ducats, s->company[seat].ducats, 0, 0);
}

void co_pay(co_state *s, int seat, int ducats, rs_turn *turn)
{
    if (ducats <= 0) return;
    s->company[seat].ducats = (int16_t)(s->company[seat].ducats - ducats);
    rs_tell(turn, CO_EV_PAYS, seat, ducats, s->company[seat].ducats, 0, 0);
}

/* CO-18.4 */
void co_hand_over(co_state *s, int from, int to, int ducats, rs_turn *turn)
{
    if (ducats <= 0) return;
    s->company[from].ducats = (int16_t)(s->company[from].ducats - ducats);
    s->company[to].ducats = (int16_t)(s->company[to].ducats + ducats);
    rs_tell(turn, CO_EV_FEE, from, to, ducats, 0, 0);
}

int co_place_of(const co_state *s, int seat)
{
    int place = 0;

    while (place < s->head.players - 1 && s->order[place] != seat) place++;
    return place;
}

/* ---- What derives ------------------------------------------------------------------------------------------------------ */

static void derive_ships(co_state *s)
{
    s->free_ships = 0;
    for (int fleet = 0; fleet < CO_FLEETS; fleet++) s->ships_of[fleet] = 0;
    for (int ship = 0; ship < CO_SHIPS; ship++) {
        if (s->ship[ship].fleet == CO_NONE)
            s->free_ships |= 1ULL << ship;
        else
            s->ships_of[s->ship[ship].fleet] |= 1ULL << ship;
    }
}

void co_derive(void *state)
{
    co_state *s = state;

    derive_ships(s);
    for (int node = 0; node < CO_NODES; node++) {
        s->fleets_on[node] = 0;
        s->nation_on[node] = CO_NONE;
    }
    for (int fleet = 0; fleet < CO_FLEETS; fleet++)
        if (s->fleet[fleet].node != CO_NONE) s->fleets_on[s->fleet[fleet].node] |= 1u << fleet;
    for (int nation = 0; nation < CO_NATIONS; nation++)
        if (s->nation[nation].node != CO_NONE) s->nation_on[s->nation[nation].node] = (int8_t)nation;
}

/* ---- The module ---------------------------------------------------------------------------------------------------------- */

static const rs_option options[] = {{0}};

/* A strategy that another company has chosen in secret: any that its fleet could play. */
void co_guess(void *state, rs_chance *chance)
{
    co_state *s = state;

    for (int side = 0; side < 2; side++) {
        int fleet = s->battle.side[side], seat;

        if (!co_is_fleet(fleet) || (seat = co_owner_of(fleet)) == s->head.viewer || !s->company[seat].has_chosen) continue;

        rs_set could = {{co_available(s, fleet), 0}};

        s->company[seat].chosen = (int8_t)rs_nth(&could, rs_below(chance, rs_size(&could)));
    }
}

/* ---- Targets: the places on the map that a move is about ------------------------------------------------------------------ */

static int node_of_ship(const co_state *s, int ship)
{
    return ship == CO_NONE || s->ship[ship].fleet == CO_NONE ? CO_NONE : s->fleet[s->ship[ship].fleet].node;
}

static int node_of_party(const co_state *s, int party)
{
    if (co_is_fleet(party)) return s->fleet[party].node;
    if (co_is_nation(party)) return s->nation[party - CO_FIRST_NATION].node;
    return co_is_pirate(party) ? CO_FIRST_NEST + party - CO_FIRST_PIRATE : CO_NONE;
}

static int node_of_move(const co_state *s, rs_move move)
{
    int seat = rs_top_of(s)->seat;

    switch (move.verb) {
    case CO_SELECT:
    case CO_SPLIT:
    case CO_MERGE:
    case CO_MOCK:
    case CO_INTO: return s->fleet[co_fleet_of(seat, move.arg[0])].node;
    case CO_RESOLVE: return node_of_party(s, move.arg[0]);
    case CO_ATTACK:
    case CO_STRIKE: return node_of_party(s, move.arg[1]);
    case CO_STRENGTHEN:
    case CO_ALLY:
    case CO_EFFECT: return s->nation[move.arg[0]].node;
    default: break;
    }
    return co_verbs[move.verb].arg[0] == &co_ship_words ? node_of_ship(s, move.arg[0]) : CO_NONE;
}

static void put_place(rs_text *out, bool *first, int node)
{
    if (node != CO_NONE) rs_put_target(out, first, "node", co_node_words.term[node].word);
}

/* Ports are nodes, fleets are named with their company, and fields with their port. */
void co_targets(const void *state, rs_move move, rs_text *out, bool *first)
{
    const co_state *s = state;
    const rs_words *word = co_verbs[move.verb].arg[0];
    char number[16];

    if (word == &co_port_words || word == &co_bound_words) put_place(out, first, move.arg[0]);
    if (word == &co_number_words)
        rs_put_target(out, first, "fleet", rs_word_in(s, &co_fleet_words, co_fleet_of(rs_top_of(s)->seat, move.arg[0]), number));
    put_place(out, first, node_of_move(s, move));
}

static const rs_version versions[] = {
    {2, "CO-15.1,CO-25.1",
     N_("A rescue ship needs a port whose limit is not reached, and a Trade gazette bought in the last turn counts in the final mutiny.")},
    {3, "CO-3.4,CO-7.7,CO-10.12,CO-12.2,CO-13.7,CO-14.5,CO-22.2,CO-24.8",
     N_("Played fleets can merge too. Only bales that the port does not buy are dumped. No rescue ship follows an abandoned one. After a "
        "battle, markers move only on wheels below the fleet's level. A fort helps its owner's fleet when that is challenged. Storm icons "
        "count at strength 0. An alliance can be made with a nation at six pips. The Bounty hunter also pays for France's effect.")},
    {0},
};

static const rs_change changes[] = {
    {3, RS_ADDED, "company.abandoned", NULL, "false"},
    {3, RS_ADDED, "stack.shift.level", NULL, "3"},
    {0},
};

const rs_game co_game = {
    .id = "compagnie",
    .title = N_("Compagnieën"),
    .summary = N_("Dutch trading companies of the 17th century: fleets, bales and prices from the Hudson to Nagasaki. The companies whose "
                  "fleets are played here also traded and enslaved people; the game does not turn that into a move."),
    .rules_version = 3,
    .versions = versions,
    .changes = changes,
    .least_players = 2,
    .most_players = CO_COMPANIES,
    .state_bytes = sizeof(co_state),
    .depth = CO_DEPTH,
    .options = options,
    .decisions = CO_POINTS,
    .verbs = CO_VERBS,
    .events = CO_EVENTS_,
    .decision = co_decisions,
    .verb = co_verbs,
    .event = co_event_kinds,
    .fields = co_fields,
    .captains = &co_company_words,
    .colours = true,
    .setup = co_setup,
    .broken = co_broken,
    .derive = co_derive,
    .guess = co_guess,
    .score = co_score,
    .sources = &co_source_words,
    .credit = co_credit,
    .open_sources = true,
    .rank = co_rank,
    .value = co_values,
    .targets = co_targets,
    .warn = co_warn,
    .like = co_like,
    .outlook = co_outlook,
    .board = co_board,
    .facts = co_facts,
    .kinds = co_kinds,
    .rules = co_rules,
};
