/* picture.c - the table drawn in text, for terminals: zones line by line, captains, NPCs, what is going on, the reader's own things. */
#include "games/marauders/marauders.h"

static const char *label(const rs_words *words, int value)
{
    static char number[16]; /* never used: all these values have words */

    return rs_label(words, value, number);
}

static const char *word(const rs_words *words, int value)
{
    static char number[16];

    return rs_word(words, value, number);
}

/* ---- The map ----------------------------------------------------------------------------------------------------- */

static const char *code(const rs_words *words, int value) { return words->term[value].code; }

static void put_borders(int zone, rs_text *out)
{
    static const char names[MM_HEADINGS][3] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

    for (int heading = 0; heading < MM_HEADINGS; heading++)
        if (mm_zones[zone].next[heading] != MM_NONE)
            rs_put_format(out, " %s:%s", names[heading], code(&mm_zone_words, mm_zones[zone].next[heading]));
}

static void put_ships(const mm_state *s, int zone, rs_text *out)
{
    for (int npc = 0; npc < MM_NPCS; npc++)
        if (s->npc[npc].zone == zone)
            rs_put_format(out, " [%s%s]", mm_is_naval(npc) ? code(&mm_nation_words, npc) : code(&mm_npc_words, npc),
                          mm_npc_ship(s, npc) == MM_MAN_O_WAR ? " man-o-war" : "");
    for (int seat = 0; seat < s->head.players; seat++)
        if (s->captain[seat].zone == zone)
            rs_put_format(out, s->captain[seat].in_port ? " (%s in port)" : " <%s>", rs_seat_name(&mm_game, s, seat));
}

/* A label where a sentence or an entry begins with it. */
static void put_first(rs_text *out, const char *text, int columns)
{
    size_t before = out->used;

    rs_put_pad(out, text, columns);
    rs_capitalize(out->at + before);
}

static void put_zone(const mm_state *s, int zone, rs_text *out)
{
    rs_put_format(out, "%s ", code(&mm_zone_words, zone));
    put_first(out, label(&mm_zone_words, zone), 18);
    rs_put_pad(out, mm_has_port(zone) ? code(&mm_nation_words, mm_zones[zone].nation) : "--", 3);
    rs_put_pad(out, mm_has_port(zone) ? label(&mm_demand_words, s->demand[zone]) : "", 9);
    rs_put_pad(out,
               s->mod_shown[zone] == MM_NONE        ? ""
               : s->mod_shown[zone] >= MM_FACE_DOWN ? "?"
                                                    : label(&mm_shown_mod_words, s->mod_shown[zone]),
               18);
    rs_put(out, rs_has(&s->merchants, zone) ? "merchant " : "         ");
    put_borders(zone, out);
    for (int i = 0; i < MM_OPEN_MISSIONS; i++)
        if (s->open_mission[i] != MM_NONE && mm_missions[s->open_mission[i]].port == zone)
            rs_put_format(out, " {%s}", label(&mm_mission_words, s->open_mission[i]));
    put_ships(s, zone, out);
    rs_put_char(out, '\n');
}

/* ---- The captains ------------------------------------------------------------------------------------------------ */

static void put_bits(const rs_words *words, int bits, rs_text *out)
{
    for (int i = 0; i < words->count; i++)
        if (bits >> i & 1) rs_put_format(out, "; %s", label(words, i));
}

static void put_mods(const mm_captain *c, rs_text *out)
{
    for (int mod = 0; mod < MM_MODS; mod++)
        if (mm_has_mod(c, mod)) rs_put_format(out, "; %s%s", label(&mm_mod_words, mod), mm_is_used(c, mod) ? " (used)" : "");
}

static void put_locations(const mm_captain *c, rs_text *out)
{
    for (int location = 0; location < MM_LOCATIONS; location++)
        rs_put_format(out, " %s %d/%d", label(&mm_location_words, location), c->value[location], mm_most(c, location));
    rs_put_format(out, " Manoeuvrability %d", mm_manoeuvre(c));
}

static void put_standing(const mm_captain *c, rs_text *out)
{
    rs_put_format(out, "track %d; cargo %d, glory cards %d, rumours %d", c->track, mm_cards_carried(c), rs_zone_size(&c->glory),
                  rs_zone_size(&c->rumours));
    for (int nation = 0; nation < MM_NATIONS; nation++)
        if (c->bounty[nation]) rs_put_format(out, "; bounty %s %d", code(&mm_nation_words, nation), c->bounty[nation]);
    if (c->mission != MM_NONE) rs_put_format(out, "; mission %s", label(&mm_mission_words, c->mission));
    if (c->documents != MM_NONE) rs_put_format(out, "; papers for %s", label(&mm_nation_words, c->documents));
    if (c->shown_gold != MM_NONE) rs_put_format(out, "; %d gold aboard, %d in the stash", c->shown_gold, c->shown_stash);
    rs_put_char(out, '\n');
}

static void put_ship(const mm_captain *c, rs_text *out)
{
    rs_put_format(out, "    %s:", label(&mm_ship_words, c->ship));
    put_locations(c, out);
    put_mods(c, out);
    put_bits(&mm_weapon_words, c->weapons, out);
    for (int type = 0; type < MM_SPECIALISTS; type++)
        if (mm_has_hired(c, type)) rs_put_format(out, "; %s", label(&mm_glory_words, c->hired[type]));
    rs_put_char(out, '\n');
}

static void put_captain(const mm_state *s, int seat, rs_text *out)
{
    const mm_captain *c = &s->captain[seat];

    rs_put_format(out, "%c%s: ", seat == s->active ? '>' : ' ', rs_seat_name(&mm_game, s, seat));
    if (c->captain == MM_NONE) {
        if (c->successor == MM_NONE)
            rs_put(out, "captain not yet shown; ");
        else
            rs_put_format(out, "next captain %s; ", label(&mm_master_words, c->successor));
        put_standing(c, out);
        return;
    }
    rs_put_format(out, "%s of %s (Seamanship %d, Scouting %d, Leadership %d, Influence %d); ", label(&mm_master_words, c->captain),
                  label(&mm_zone_words, mm_home(c)), mm_skill_of(c, MM_SEAMANSHIP), mm_skill_of(c, MM_SCOUTING),
                  mm_skill_of(c, MM_LEADERSHIP), mm_skill_of(c, MM_INFLUENCE));
    put_standing(c, out);
    put_ship(c, out);
}

/* ---- What is going on -------------------------------------------------------------------------------------------- */

static void put_npcs(const mm_state *s, rs_text *out)
{
    for (int npc = 0; npc < MM_NPCS; npc++)
        if (s->npc[npc].top != MM_NONE) {
            put_first(out, label(&mm_npc_words, npc), 0);
            rs_put_format(out, ": %s, in the waters of %s, Seamanship %d, Scouting %d, Leadership %d\n",
                          label(&mm_event_words, s->npc[npc].top), label(&mm_zone_words, s->npc[npc].zone),
                          mm_npc_skill(s, npc, MM_SEAMANSHIP), mm_npc_skill(s, npc, MM_SCOUTING), mm_npc_skill(s, npc, MM_LEADERSHIP));
        }
}

static void put_dice(const int8_t dice[MM_FACES], rs_text *out)
{
    for (int face = 0; face < MM_FACES; face++)
        for (int n = 0; n < dice[face]; n++) rs_put_format(out, " %s", word(&mm_face_words, face));
}

static void put_side(const mm_state *s, int i, rs_text *out)
{
    int side = s->battle.side[i];

    rs_put_format(out, "  %s %s:", i ? "defender" : "attacker", label(&mm_side_words, rs_shown(&mm_side_words, rs_colours(s), side)));
    for (int location = 0; location < MM_LOCATIONS; location++)
        rs_put_format(out, " %s %d", label(&mm_location_words, location), mm_values_of(s, side)[location]);
    if (s->battle.declared[i] != MM_NONE) rs_put_format(out, "; %s", label(&mm_declare_words, s->battle.declared[i]));
    rs_put(out, "; dice");
    put_dice(s->battle.dice[i], out);
    if (mm_dice_count(s->battle.shot[i]) > 0) {
        rs_put(out, "; location dice");
        put_dice(s->battle.shot[i], out);
    }
    if (s->hits.victim == side && s->hits.skulls > 0) rs_put_format(out, "; skulls to place %d", s->hits.skulls);
    rs_put_char(out, '\n');
}

static void put_list(const rs_words *words, rs_set cards, rs_text *out)
{
    const char *between = " ";
    int card;

    RS_EACH(card, cards) {
        rs_put_format(out, "%s%s", between, label(words, card));
        between = ", ";
    }
}

/* What the cards of a raid would bring as they lie there. */
static void put_raid(const mm_state *s, rs_text *out)
{
    const mm_captain *c = &s->captain[s->active];
    mm_raid_sum sum = mm_reckon_raid(c, s->raid.nation, s->table);

    rs_put_format(out, "Raid, merchant of %s: gold %d, escapes %d against Manoeuvrability %d, successes %d; hits:",
                  label(&mm_nation_words, s->raid.nation), s->raid.gold ? s->raid.gold : sum.gold, sum.escapes, mm_manoeuvre(c),
                  s->raid.successes + s->roll.dice[MM_SKULL]);
    for (int location = 0; location < MM_LOCATIONS; location++)
        if (sum.hit[location]) rs_put_format(out, " %s %d", label(&mm_location_words, location), sum.hit[location]);
    rs_put(out, sum.hits ? "\n" : " none\n");
}

static void put_roll(const mm_state *s, rs_text *out)
{
    if (mm_dice_count(s->roll.dice) == 0) return;
    rs_put(out, "Dice:");
    put_dice(s->roll.dice, out);
    rs_put_char(out, '\n');
}

static void put_fight(const mm_state *s, rs_text *out)
{
    if (s->battle.side[0] != MM_NONE) {
        rs_put_format(out, "%s, round %d\n", mm_find(s, MM_S_CREW) ? "Crew battle" : "Battle", s->battle.round);
        put_side(s, 0, out);
        put_side(s, 1, out);
    }
    put_roll(s, out);
    if (rs_is_empty(&s->table)) return;
    rs_put(out, "On the table:");
    put_list(&mm_cargo_words, s->table, out);
    rs_put_char(out, '\n');
    if (s->raid.nation != MM_NONE) put_raid(s, out);
}

/* A pardon names two nations, and its question asks in this order. */
static void put_event(const mm_state *s, rs_text *out)
{
    bool pardon = s->event == MM_PARDON_1 || s->event == MM_PARDON_2;

    rs_put_format(out, "event: %s", label(&mm_event_or_none_words, s->event));
    for (int nation = 0; pardon && nation < MM_NATIONS; nation++)
        if (mm_pardoned[s->event - MM_PARDON_1] >> nation & 1) rs_put_format(out, " %s", code(&mm_nation_words, nation));
    rs_put(out, "; ");
}

static void put_affairs(const mm_state *s, rs_text *out)
{
    if (s->round == 0) {
        rs_put(out, "Set-up\n");
        return;
    }
    rs_put_format(out, "Round %d%s; ", s->round, s->final ? " (the last)" : "");
    put_event(s, out);
    if (s->war[0] != MM_NONE)
        rs_put_format(out, "war: %s and %s; ", label(&mm_nation_words, s->war[0]), label(&mm_nation_words, s->war[1]));
    rs_put_format(out, "merchant track %d; actions %d, extra Moves %d\n", MM_ZONES - rs_size(&s->merchants), s->turn.actions,
                  s->turn.extra);
}

/* A card and what it does; more may follow on its line. */
static void put_card(const char *title, const rs_words *words, int card, rs_text *out)
{
    rs_put_format(out, "%s: %s. %s", title, label(words, card), words->term[card].text);
}

static void put_missions(const mm_state *s, rs_text *out)
{
    for (int i = 0; i < MM_OPEN_MISSIONS; i++)
        if (s->open_mission[i] != MM_NONE) {
            put_card("Open mission", &mm_mission_words, s->open_mission[i], out);
            rs_put_char(out, '\n');
        }
}

static void put_cards(const char *title, const rs_words *words, rs_set cards, rs_text *out)
{
    if (rs_is_empty(&cards)) return;
    rs_put_format(out, "  %s:", title);
    put_list(words, cards, out);
    rs_put_char(out, '\n');
}

/* What the reader is offered in the market, with prices. */
static void put_offer(const mm_state *s, int seat, rs_text *out)
{
    rs_set offer = s->captain[seat].offer.cards;
    int card;

    if (!mm_find(s, MM_S_MARKET)) {
        put_cards("Found", &mm_cargo_words, offer, out);
        return;
    }
    if (rs_is_empty(&offer)) return;
    rs_put(out, "  Offer:");
    RS_EACH(card, offer) rs_put_format(out, " %s for %d;", label(&mm_cargo_words, card), mm_price(s, seat, card));
    rs_put_char(out, '\n');
}

static void put_yard(const mm_state *s, int seat, rs_text *out)
{
    const mm_captain *c = &s->captain[seat];
    int mod = s->mod_shown[c->zone];
    mm_prices prices = mm_yard_prices(c);

    rs_put_format(out, "Shipyard: %d gold a point of damage, %d a special weapon", prices.repair, prices.weapon);
    if (mm_is_used(c, MM_REINFORCED)) rs_put_format(out, ", restoring the Reinforced Hull %d", prices.restore);
    if (mod != MM_NONE && mod < MM_FACE_DOWN) rs_put_format(out, ", %s %d", label(&mm_mod_words, mod), prices.mod);
    rs_put(out, "; for the old ship and gold:");
    for (int ship = 0; ship < MM_MAN_O_WAR; ship++) rs_put_format(out, " %s %d", label(&mm_ship_words, ship), prices.ship[ship]);
    rs_put_char(out, '\n');
}

/* ---- The reader's own ---------------------------------------------------------------------------------------------- */

static void put_hand(const mm_captain *c, rs_text *out)
{
    int card;

    RS_EACH(card, c->glory.cards) {
        put_card("  Glory card", &mm_glory_words, card, out);
        if (mm_is_specialist(card)) rs_put_format(out, " Hired in %s.", label(&mm_zone_words, mm_hired_in[card - MM_ORDINARY]));
        rs_put_char(out, '\n');
    }
    RS_EACH(card, c->rumours.cards) {
        put_card("  Rumour", &mm_rumour_words, card, out);
        rs_put_char(out, '\n');
    }
    if (c->announced != MM_NONE) rs_put_format(out, "  Announced: %s.\n", label(&mm_glory_words, c->announced));
}

static void put_step(const char *name, bool done, rs_text *out)
{
    rs_put_char(out, ' ');
    put_first(out, name, 0);
    rs_put(out, done ? ": done." : ": to do.");
}

/* How far the mission is. */
static void put_progress(const mm_captain *c, rs_text *out)
{
    const mm_mission_face *face = &mm_missions[c->mission];

    for (int i = 0; i < RS_COUNT(face->place); i++)
        if (face->task == MM_SPY && face->place[i] != MM_NONE) put_step(label(&mm_zone_words, face->place[i]), c->progress >> i & 1, out);
    for (int nation = MM_NL; face->task == MM_LETTER && nation <= MM_FR; nation++)
        put_step(label(&mm_nation_words, nation), c->progress >> nation & 1, out);
    if (face->raids) rs_put_format(out, " Raids: %d of %d.", c->progress, face->raids);
    for (int i = 0; i < RS_COUNT(face->good); i++)
        if (face->task == MM_BRING && face->good[i] != MM_NONE)
            rs_put_format(out, " %s aboard: %d of %d.", label(&mm_good_words, face->good[i]),
                          __builtin_popcountll(c->cargo.cards.bits[0] & mm_good_mask(face->good[i])), face->goods[i]);
}

/* The captain, once he is shown or still in secret. */
static void put_person(const mm_captain *c, rs_text *out)
{
    int who = c->captain != MM_NONE ? c->captain : c->dealt;

    if (who == MM_NONE) return;
    put_card("  Captain", &mm_master_words, who, out);
    if (c->captain == MM_NONE)
        for (int skill = 0; skill < MM_SKILLS; skill++)
            rs_put_format(out, " %s %d.", label(&mm_skill_words, skill), mm_captains[who].skill[skill]);
    rs_put_char(out, '\n');
}

static void put_own(const mm_state *s, int seat, rs_text *out)
{
    const mm_captain *c = &s->captain[seat];

    rs_put_format(out, "You: %d gold aboard, %d in the stash, %d points in all.", c->gold, c->stash, mm_total(c));
    if (mm_is_alive(c)) rs_put_format(out, " Cargo cards %d of %d.", mm_cards_carried(c), mm_cards_carried(c) + mm_room(c));
    rs_put_char(out, '\n');
    put_person(c, out);
    if (c->sees_gold != MM_NONE) rs_put_format(out, "The beaten captain has %d gold aboard.\n", c->sees_gold);
    put_cards("Cargo", &mm_cargo_words, c->cargo.cards, out);
    put_offer(s, seat, out);
    put_hand(c, out);
    if (c->mission != MM_NONE) {
        put_card("  Mission", &mm_mission_words, c->mission, out);
        put_progress(c, out);
        rs_put_char(out, '\n');
    }
    if (s->head.depth > 0 && rs_top_of(s)->kind == MM_D_SHIPYARD && rs_top_of(s)->seat == seat) put_yard(s, seat, out);
}

void mm_board(const void *view, rs_text *out)
{
    const mm_state *s = view;

    rs_put(out, "    Zone              Of Demand   Modification      Token     Borders; {missions} (ships)\n");
    for (int zone = 0; zone < MM_ZONES; zone++) put_zone(s, zone, out);
    put_npcs(s, out);
    for (int seat = 0; seat < s->head.players; seat++) put_captain(s, seat, out);
    put_affairs(s, out);
    put_missions(s, out);
    put_fight(s, out);
    if (s->head.viewer >= 0 && s->head.viewer < s->head.players) put_own(s, s->head.viewer, out);
}
