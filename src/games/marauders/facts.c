/* facts.c - what is printed on the map, ships and cards, for whoever draws them. The numbers are those of content.c. */
#include "games/marauders/marauders.h"

#include <string.h>

static const char *const heading_names[MM_HEADINGS] = {"n", "ne", "e", "se", "s", "sw", "w", "nw"};
static const char *const task_names[] = {
    [MM_GO] = "go",   [MM_BRING] = "bring",   [MM_DEFEAT] = "defeat", [MM_RAID] = "raid",
    [MM_SPY] = "spy", [MM_LETTER] = "letter", [MM_FIGHT] = "fight",
};
static const char *const demand_names[] = {
    [MM_NEEDS_NOTHING] = "nothing",
    [MM_NEEDS_NON_PIRATE] = "non-pirate",
    [MM_NEEDS_PIRATE] = "pirate",
    [MM_NEEDS_NO_BOUNTY] = "no-bounty",
};

static void put_word(rs_text *out, bool *first, const char *name, const rs_words *words, int value)
{
    char number[16];

    if (value != MM_NONE) rs_put_word_fact(out, first, name, rs_word(words, value, number));
}

static void put_skills(rs_text *out, bool *first, const uint8_t *skill, int skills)
{
    for (int i = 0; i < skills; i++) rs_put_fact(out, first, mm_skill_words.term[i].word, skill[i]);
}

/* What a card costs of whose good the offer shows one, two, three. */
static void put_prices(int zone, rs_text *out, bool *first)
{
    mm_state s = {0};
    bool none = true;

    s.captain[0].zone = (int8_t)zone;
    rs_put_key(out, first, "goods");
    rs_put_char(out, '[');
    for (int card = 0; card < 3; card++) {
        rs_add(&s.captain[0].offer.cards, card);
        rs_put_comma(out, &none);
        rs_put_format(out, "%d", mm_price(&s, 0, card));
    }
    rs_put_char(out, ']');
}

/* What ships cost here, where it is not what is printed on them. */
static void put_yard(int zone, rs_text *out, bool *first)
{
    const mm_captain giving_nothing = {.zone = (int8_t)zone, .ship = MM_MAN_O_WAR};
    mm_prices prices = mm_yard_prices(&giving_nothing);
    bool none = true;

    if (prices.ship[MM_FRIGATE] == mm_ships[MM_FRIGATE].buy) return;
    rs_put_key(out, first, "ships");
    rs_put_char(out, '{');
    for (int ship = 0; ship < MM_MAN_O_WAR; ship++)
        if (prices.ship[ship] != mm_ships[ship].buy) rs_put_fact(out, &none, mm_ship_words.term[ship].word, prices.ship[ship]);
    rs_put_char(out, '}');
}

/* Gold that raids bring here beside that of their cards, by the merchant's nation. */
static void put_raids(int zone, rs_text *out, bool *first)
{
    for (int nation = 0; nation < MM_NATIONS; nation++) {
        bool none = true;

        if (mm_raid_bonus(zone, nation) == 0) continue;
        rs_put_key(out, first, "raids");
        rs_put_char(out, '{');
        rs_put_fact(out, &none, mm_nation_words.term[nation].word, mm_raid_bonus(zone, nation));
        rs_put_char(out, '}');
    }
}

static void put_zone(int value, rs_text *out, bool *first)
{
    const mm_zone_face *zone = &mm_zones[value];
    bool none = true;

    put_word(out, first, "nation", &mm_nation_words, zone->nation);
    if (mm_has_port(value)) {
        put_prices(value, out, first);
        put_yard(value, out, first);
    }
    put_raids(value, out, first);
    rs_put_key(out, first, "borders");
    rs_put_char(out, '{');
    for (int heading = 0; heading < MM_HEADINGS; heading++)
        put_word(out, &none, heading_names[heading], &mm_zone_words, zone->next[heading]);
    rs_put_char(out, '}');
}

/* Without a price it is not for sale. */
static void put_ship(const mm_ship_face *ship, rs_text *out, bool *first)
{
    for (int i = 0; i < MM_LOCATIONS; i++) rs_put_fact(out, first, mm_location_words.term[i].word, ship->value[i]);
    rs_put_fact(out, first, "manoeuvre", ship->manoeuvre);
    if (ship->buy) rs_put_fact(out, first, "price", ship->buy);
    rs_put_fact(out, first, "sells", ship->sell);
}

/* What it adds to a ship, and up to where. */
static void put_mod(int mod, rs_text *out, bool *first)
{
    const mm_captain plain = {.ship = MM_SLOOP}, fitted = {.ship = MM_SLOOP, .mods = (uint8_t)(1 << mod)};
    const char *raised = mm_manoeuvre(&fitted) > mm_manoeuvre(&plain) ? "manoeuvre" : NULL;

    for (int i = 0; i < MM_LOCATIONS; i++)
        if (mm_most(&fitted, i) > mm_most(&plain, i)) raised = mm_location_words.term[i].word;
    if (!raised) return;
    rs_put_word_fact(out, first, "raises", raised);
    rs_put_fact(out, first, "limit", MM_MOST);
}

static void put_master(int who, rs_text *out, bool *first)
{
    const mm_captain_face *captain = &mm_captains[who];

    put_word(out, first, "home", &mm_zone_words, captain->home);
    put_word(out, first, "nation", &mm_nation_words, mm_zones[captain->home].nation);
    put_skills(out, first, captain->skill, MM_SKILLS);
    if (mm_uncounted_escapes(who)) rs_put_fact(out, first, "uncounted_escapes", mm_uncounted_escapes(who));
}

static void put_symbols(const mm_event_face *event, rs_text *out, bool *first)
{
    bool none = true;

    if (event->symbols == 0) return;
    rs_put_key(out, first, "symbols");
    rs_put_char(out, '[');
    for (int i = 0; i < event->symbols; i++) {
        bool start = true;

        rs_put_comma(out, &none);
        rs_put_char(out, '{');
        put_word(out, &start, "npc", &mm_npc_words, event->symbol[i].npc);
        rs_put_word_fact(out, &start, "heading", heading_names[event->symbol[i].heading]);
        rs_put_char(out, '}');
    }
    rs_put_char(out, ']');
}

/* Where it is, or whom it is about. */
static void put_scope(int card, rs_text *out, bool *first)
{
    switch (card) {
    case MM_PLAGUE_1:
    case MM_PLAGUE_2: rs_put_words_fact(out, first, "zones", &mm_zone_words, mm_plague_ports[card - MM_PLAGUE_1]); break;
    case MM_NORTH_STORM:
    case MM_SOUTH_STORM: rs_put_words_fact(out, first, "zones", &mm_zone_words, mm_storm_zones[card - MM_NORTH_STORM]); break;
    case MM_HUNT_1:
    case MM_HUNT_2: rs_put_words_fact(out, first, "nations", &mm_nation_words, mm_hunted[card - MM_HUNT_1]); break;
    case MM_PARDON_1:
    case MM_PARDON_2: rs_put_words_fact(out, first, "nations", &mm_nation_words, mm_pardoned[card - MM_PARDON_1]); break;
    default: break;
    }
}

/* Does it bear on the turns of its round? The others are over when they have happened. */
static bool lasts(int card)
{
    switch (card) {
    case MM_PLAGUE_1:
    case MM_PLAGUE_2:
    case MM_NORTH_STORM:
    case MM_SOUTH_STORM:
    case MM_DOLDRUMS:
    case MM_TRADE_WINDS:
    case MM_PARDON_1:
    case MM_PARDON_2: return true;
    default: return false;
    }
}

static void put_event(int card, rs_text *out, bool *first)
{
    const mm_event_face *event = &mm_events_faces[card];

    put_word(out, first, "npc", &mm_npc_words, event->npc);
    put_word(out, first, "zone", &mm_zone_words, event->zone);
    if (event->npc != MM_NONE) put_skills(out, first, event->skill, RS_COUNT(event->skill));
    put_symbols(event, out, first);
    if (lasts(card)) rs_put_fact(out, first, "lasts", 1);
    put_scope(card, out, first);
}

static void put_cargo(int card, rs_text *out, bool *first)
{
    const mm_cargo_face *face = &mm_cargo_faces[card];

    put_word(out, first, "good", &mm_good_words, mm_good_of(card));
    rs_put_fact(out, first, "plunder", face->plunder);
    if (face->hit == MM_NONE)
        rs_put_fact(out, first, "escape", 1);
    else
        put_word(out, first, "hit", &mm_location_words, face->hit);
}

static void put_kind(const mm_glory_face *face, rs_text *out, bool *first)
{
    rs_put_fact(out, first, "copies", face->copies);
    if (face->copyable) rs_put_fact(out, first, "copyable", 1);
}

static void put_glory(int card, rs_text *out, bool *first)
{
    if (mm_is_specialist(card)) {
        put_word(out, first, "specialist", &mm_specialist_words, (card - MM_ORDINARY) / 2);
        put_word(out, first, "port", &mm_zone_words, mm_hired_in[card - MM_ORDINARY]);
    } else {
        put_word(out, first, "kind", &mm_kind_words, mm_kind_of(card));
        if (mm_glory_faces[mm_kind_of(card)].copyable) rs_put_fact(out, first, "copyable", 1);
    }
}

/* What a reward pays without condition but the winning of its crew battle. */
static void put_gold(const mm_act *reward, rs_text *out, bool *first)
{
    for (int i = 0; i < MM_PROGRAM; i++)
        if (reward[i].op == MM_OP_GOLD) rs_put_fact(out, first, "gold", reward[i].a);
}

static void put_rumour(const mm_rumour_face *rumour, rs_text *out, bool *first)
{
    put_word(out, first, rumour->port ? "port" : "zone", &mm_zone_words, rumour->zone);
    put_word(out, first, "roll", &mm_skill_words, rumour->port ? MM_INFLUENCE : MM_SCOUTING);
    put_gold(rumour->reward, out, first);
}

static void put_goods(const mm_mission_face *mission, rs_text *out, bool *first)
{
    bool none = true;

    if (mission->task != MM_BRING) return;
    rs_put_key(out, first, "goods");
    rs_put_char(out, '{');
    for (int i = 0; i < RS_COUNT(mission->good); i++)
        if (mission->good[i] != MM_NONE) rs_put_fact(out, &none, mm_good_words.term[mission->good[i]].word, mission->goods[i]);
    rs_put_char(out, '}');
}

/* In the order in which `progress` counts them. */
static void put_places(const mm_mission_face *mission, rs_text *out, bool *first)
{
    bool none = true;

    if (mission->place[0] == MM_NONE) return;
    rs_put_key(out, first, "places");
    rs_put_char(out, '[');
    for (int i = 0; i < RS_COUNT(mission->place); i++)
        if (mission->place[i] != MM_NONE) {
            rs_put_comma(out, &none);
            rs_put_quoted(out, mm_zone_words.term[mission->place[i]].word);
        }
    rs_put_char(out, ']');
}

static void put_mission(const mm_mission_face *mission, rs_text *out, bool *first)
{
    put_word(out, first, "port", &mm_zone_words, mission->port);
    rs_put_word_fact(out, first, "needs", demand_names[mission->needs]);
    put_word(out, first, "nation", &mm_nation_words, mission->of);
    put_word(out, first, "roll", &mm_skill_words, mission->roll);
    if (mission->pay) rs_put_fact(out, first, "pay", mission->pay);
    rs_put_word_fact(out, first, "task", task_names[mission->task]);
    put_places(mission, out, first);
    put_goods(mission, out, first);
    if (mission->raids) rs_put_fact(out, first, "raids", mission->raids);
    if (mission->task == MM_LETTER) rs_put_words_fact(out, first, "nations", &mm_nation_words, 1u << MM_NL | 1u << MM_EN | 1u << MM_FR);
    put_gold(mission->reward, out, first);
}

void mm_facts(const rs_words *words, int value, rs_text *out, bool *first)
{
    if (strcmp(words->name, mm_zone_words.name) == 0)
        put_zone(value, out, first);
    else if (strcmp(words->name, mm_mod_words.name) == 0)
        put_mod(value, out, first);
    else if (strcmp(words->name, mm_ship_words.name) == 0)
        put_ship(&mm_ships[value], out, first);
    else if (strcmp(words->name, mm_master_words.name) == 0)
        put_master(value, out, first);
    else if (strcmp(words->name, mm_event_words.name) == 0 || strcmp(words->name, mm_commander_words.name) == 0)
        put_event(value, out, first);
    else if (strcmp(words->name, mm_cargo_words.name) == 0)
        put_cargo(value, out, first);
    else if (strcmp(words->name, mm_kind_words.name) == 0)
        put_kind(&mm_glory_faces[value], out, first);
    else if (strcmp(words->name, mm_glory_words.name) == 0)
        put_glory(value, out, first);
    else if (strcmp(words->name, mm_rumour_words.name) == 0)
        put_rumour(&mm_rumours_faces[value], out, first);
    else if (strcmp(words->name, mm_mission_words.name) == 0)
        put_mission(&mm_missions[value], out, first);
}

const rs_kind mm_kinds[] = {
    {"captain", N_("Player"), N_("A player. The first with enough glory points wins."), "MM-1.1"},
    {"event", N_("Event"), N_("Opens a round and changes what everybody finds."), "MM-4.1"},
    {"glory", N_("Glory card"), N_("Played for its effect, or a specialist to hire."), "MM-17.2"},
    {"master", N_("Captain"), N_("Skills from 1 to 4 say how many dice a roll has; each captain has an ability and a home port."),
     "MM-3.1"},
    {"cargo", N_("Cargo"),
     N_("Sells for 3 gold, or 6 where its good is in demand. Turned up in a raid, it pays its plunder and hits a part of the ship or helps "
        "the merchant escape."),
     "MM-8.1"},
    {"rumour", N_("Rumour"), N_("Tested where it says; if it is true it brings glory."), "MM-12.1"},
    {"mission", N_("Mission"), N_("Tried in its port for what it needs; it brings what it pays."), "MM-13.2"},
    {"zone", N_("Zone"), N_("A stretch of sea with its port. Ships here can be scouted for; in port one trades, recruits and repairs."),
     "MM-5.1"},
    {"ship", N_("Ship"), N_("Its numbers are what its parts can bear; manoeuvrability decides contests."), "MM-3.3"},
    {"location", N_("Part of the ship"),
     N_("A hit takes one point of it; with none left hits go to the Hull, and a ship without Hull sinks."), "MM-22.3"},
    {"modification", N_("Modification"), N_("Bought in a shipyard, it improves the ship for good."), "MM-10.1"},
    {"weapon", N_("Special weapon"), N_("Spent in a battle for its effect."), "MM-24.1"},
    {"nation", N_("Nation"), N_("A nation puts bounties on captains who attack its ships, and its ports may be closed to them."),
     "MM-16.1"},
    {"specialist", N_("Specialist"), N_("Hired in port, a specialist helps as long as they are aboard."), "MM-17.1"},
    {"npc", N_("Ship of the game"), N_("Nobody's ship. It sails by itself and searches for captains it is after."), "MM-18.1"},
    {"commander", N_("Commander"), N_("Commands a ship of the game and lends it the skills."), "MM-18.1"},
    {"good", N_("Good"), N_("A port pays 6 gold for the good it demands, else 3."), "MM-8.1"},
    {"aim", N_("Target of a Scout action"), N_("A successful Scouting roll finds it."), "MM-6.1"},
    {"side", N_("Side"), N_("One side of a battle."), "MM-21.1"},
    {"skill", N_("Skill"), N_("As many dice as points; one skull succeeds."), "MM-2.2"},
    {"face", N_("Die"), N_("Only skulls succeed; figures break ties and locate hits."), "MM-2.1"},
    {"kind", N_("Glory card"), N_("Played for its effect."), "MM-17.2"},
    {0},
};
