/* ahoy.c - who is who, gold and Fame; and the module: everything else, as one rs_game.
 *
 * Read the folder like the rulebook: content.c (boards, tiles, cards), setup.c, flow.c (every decision), then one file a topic:
 * dice.c (a turn), order.c, sail.c, chart.c, battle.c, damage.c, market.c, squadron.c, union.c, smuggler.c, round.c, rank.c. */
#include "games/ahoy/ahoy.h"

/* ---- Who is who ------------------------------------------------------------------------------------------------ */

/* AH-1.1: two play Squadron and Union; the third and fourth are Smugglers and sit between and behind them. */
static bool is_white_alone(const ah_state *s) { return s->head.players == 3 && s->head.option[AH_OPT_WHITE]; }

int ah_faction_of(const ah_state *s, int seat)
{
    if (seat != AH_RED) return seat;
    return s->head.players == 2 ? AH_UNION : is_white_alone(s) ? AH_WHITE : AH_RED;
}

int ah_seat_of(const ah_state *s, int faction)
{
    if (s->head.players == 2) return faction == AH_UNION ? 1 : faction == AH_SQUADRON ? 0 : AH_NONE;
    if (is_white_alone(s)) return faction == AH_WHITE ? AH_RED : faction == AH_RED ? AH_NONE : faction;
    return faction < s->head.players ? faction : AH_NONE;
}

int ah_flagship(const ah_state *s, int seat) { return AH_FLAGSHIP + ah_faction_of(s, seat); }

int ah_owner(const ah_state *s, int figure)
{
    if (ah_is_flagship(figure)) return ah_seat_of(s, figure);
    return figure >= AH_CUTTER ? ah_seat_of(s, AH_UNION) : ah_seat_of(s, AH_SQUADRON);
}

bool ah_is_smuggler(const ah_state *s, int seat)
{
    int faction = ah_faction_of(s, seat);

    return faction == AH_RED || faction == AH_WHITE;
}

bool ah_has_crew(const ah_state *s, int seat, int card) { return rs_has(&s->captain[seat].crew, card); }

/* ---- Gold and Fame ---------------------------------------------------------------------------------------------- */

void ah_tell(const ah_state *s, rs_turn *turn, int kind, int seat, int a, int b, int c)
{
    if (!turn->quiet) rs_tell(turn, kind, seat, ah_faction_of(s, seat), a, b, c);
}

void ah_gain(ah_state *s, int seat, int gold, rs_turn *turn)
{
    if (gold > s->gold) gold = s->gold; /* AH-20.2 */
    if (gold <= 0) return;
    s->gold = (int8_t)(s->gold - gold);
    s->captain[seat].gold = (int8_t)(s->captain[seat].gold + gold);
    ah_tell(s, turn, AH_EV_GOLD, seat, gold, s->captain[seat].gold, 0);
}

void ah_pay(ah_state *s, int seat, int gold, rs_turn *turn)
{
    if (gold <= 0) return;
    s->gold = (int8_t)(s->gold + gold);
    s->captain[seat].gold = (int8_t)(s->captain[seat].gold - gold);
    ah_tell(s, turn, AH_EV_PAID, seat, gold, s->captain[seat].gold, 0);
}

/* AH-9.17: if there is any. Gold given goes the same way. */
void ah_steal_gold(ah_state *s, int thief, int victim, rs_turn *turn)
{
    if (s->captain[victim].gold == 0) return;
    s->captain[victim].gold--;
    s->captain[thief].gold++;
    ah_tell(s, turn, AH_EV_STOLEN, thief, ah_faction_of(s, victim), 0, 0);
}

void ah_fame(ah_state *s, int seat, int fame, ah_source source, rs_turn *turn)
{
    if (fame <= 0) return;
    s->captain[seat].fame = (int16_t)(s->captain[seat].fame + fame);
    ah_tell(s, turn, AH_EV_FAME, seat, fame, s->captain[seat].fame, source);
}

/* ---- The module ------------------------------------------------------------------------------------------------- */

static const rs_option options[] = {
    [AH_OPT_GOAL] = {"goal", N_("Fame that ends the game"), 30, 5, 100},
    [AH_OPT_MAX_ROUNDS] = {"max_rounds", N_("The game ends after this many rounds"), 40, 1, 100},
    [AH_OPT_WHITE] = {"white_smuggler", N_("With three players: the Smuggler is white, not red"), 0, 0, 1},
    {0},
};

/* Which pledge marker is which, only its Smuggler knows. */
void ah_guess(void *state, rs_chance *chance)
{
    ah_state *s = state;

    for (int seat = 0; seat < s->head.players && !s->head.over; seat++)
        if (seat != s->head.viewer && ah_is_smuggler(s, seat) && s->at[ah_flagship(s, seat)] != AH_NONE)
            s->captain[seat].left_squadron = (int8_t)rs_below(chance, 2);
}

static void put_number(const char *kind, int value, rs_text *out, bool *first)
{
    char number[16];

    rs_put_target(out, first, kind, rs_word(&rs_number_words, value, number));
}

/* Where on the map a move happens, and with which die. */
void ah_targets(const void *state, rs_move move, rs_text *out, bool *first)
{
    const ah_state *s = state;
    int space = AH_NONE;
    char number[16];
    ah_place place;

    switch (move.verb) {
    case AH_BERTH:
    case AH_GUST:
    case AH_WHISPER:
    case AH_GO:
    case AH_POST:
    case AH_AIM:
    case AH_REMOVE: space = move.arg[0]; break;
    case AH_ENGAGE:
    case AH_HURT:
    case AH_ORDER: space = s->at[move.arg[0]]; break;
    case AH_FLY: space = ah_flight(s, rs_top_of(s)->seat); break;
    case AH_SETTLE: rs_put_target(out, first, "region", rs_word(&ah_region_words, rs_top_of(s)->arg[1], number)); break;
    case AH_LAY:
    case AH_ORIGIN: rs_put_cell(out, first, move.arg[0], move.arg[1]); break;
    case AH_ROTATE: rs_put_cell(out, first, rs_top_of(s)->arg[1], rs_top_of(s)->arg[2]); break;
    case AH_STEP:
    case AH_SHOVE:
        place = ah_beside(ah_place_of(s, s->at[ah_stepping(s)]), move.arg[0]);
        rs_put_cell(out, first, place.x, place.y);
        break;
    case AH_PLACE:
    case AH_SET_ASIDE: put_number("die", move.arg[0], out, first); break;
    case AH_RECRUIT_DIE: put_number("die", move.arg[1], out, first); break;
    default: break;
    }
    if (space < 0 || space >= s->regions * AH_CORNERS) return;
    place = ah_place_of(s, space);
    rs_put_cell(out, first, place.x, place.y);
}

/* Seats go by what they play; a lone Smuggler may be red or white. */
static const char *seat_name(int players, int seat)
{
    if (players == 3 && seat == AH_RED) return N_("Smuggler");
    return ah_faction_words.term[players == 2 && seat == 1 ? AH_UNION : seat].label;
}

static const rs_version versions[] = {
    {2, "AH-9.6", N_("A figure that left a space in the midst of a series of battles is not fought any more when it comes back.")},
    {3, "AH-4.2", N_("A Union with plans in hand ends its turns itself, so that nothing is told of them.")},
    {4, "AH-1.1,AH-1.6,AH-5.7,AH-15.5,AH-15.8,AH-16.27,AH-20.5",
     N_("Pledges lie face down; the player on turn orders effects that coincide; the black marker moves after the reward; Fog used by the "
        "Barrelman allows battles; gold, plans and crew may be spent for nothing; a lone Smuggler may be white.")},
    {0},
};

static const rs_change changes[] = {
    {4, RS_ADDED, "options.white_smuggler", NULL, "0"},
    {4, RS_ADDED, "turned_up", NULL, "[]"},
    {0},
};

/* Before version 4 the Barrelman was asked after the battles of his space, and all piles were open. */
void ah_convert(void *state, int from)
{
    ah_state *s = state;

    for (int i = 1; from < 4 && i < s->head.depth; i++)
        if (s->stack[i].kind == AH_D_FOG) s->stack[i - 1].arg[AH_M_STAGE] = AH_M_FIGHTING;
    for (int seat = 0; from < 4 && s->head.over && seat < s->head.players; seat++) {
        rs_add_all(&s->turned_up, s->captain[seat].left.cards);
        rs_add_all(&s->turned_up, s->captain[seat].right.cards);
    }
}

const rs_game ah_game = {
    .id = "ahoy",
    .title = N_("Ahoy"),
    .summary = N_("Squadron and Union fight for islands that Smugglers make rich; dice are placed, the map grows, 30 Fame ends it."),
    .rules_version = 4,
    .versions = versions,
    .changes = changes,
    .least_players = 2,
    .most_players = AH_CAPTAINS,
    .state_bytes = sizeof(ah_state),
    .depth = AH_DEPTH,
    .options = options,
    .decisions = AH_POINTS,
    .verbs = AH_VERBS,
    .events = AH_EVENTS,
    .decision = ah_decisions,
    .verb = ah_verbs,
    .event = ah_event_kinds,
    .fields = ah_fields,
    .captains = &ah_captain_words,
    .seat_name = seat_name,
    .setup = ah_setup,
    .broken = ah_broken,
    .derive = ah_derive,
    .convert = ah_convert,
    .guess = ah_guess,
    .warn = ah_warn,
    .vain = ah_vain,
    .outlook = ah_outlook,
    .score = ah_score,
    .sources = &ah_source_words,
    .credit = ah_credit,
    .value = ah_values,
    .rank = ah_rank,
    .targets = ah_targets,
    .board = ah_board,
    .facts = ah_facts,
    .kinds = ah_kinds,
    .rules = ah_rules,
};
