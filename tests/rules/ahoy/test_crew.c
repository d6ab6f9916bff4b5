/* test_crew.c - rules tests: what the crew can do (AH-16). */
#include "table.h"

#include <stdio.h>

#define FISH "map M3 F1@(4,1)r0; " /* Fish islands at (0,0) and (5,2), Swords at (3,2) */

/* ---- Free actions -------------------------------------------------------------------------------------------------------------- */

/* AH-16.1: Aeronauts fly for 1 gold from an island to the other one of its suit, there and back, with battle on arrival. */
RULE(aeronauts_fly_between_islands_of_a_suit)
{
    table *t = position(3, FISH "SM1 at (0,0), crew aeronauts, gold 2, pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    play(t, SM1, "fly");
    assert_true(sails(t, SM1, 5, 2));
    assert_int_equal(gold(t, SM1), 1);
    play(t, SM1, "fly");
    assert_true(sails(t, SM1, 0, 0));
    refused(t, SM1, "fly", "AH-16.1");
    assert_int_equal(t->s.quota_left, 2);
    t = position(3, FISH "SM1 at (0,0), crew aeronauts, die 1 cannons, gold 2, pool 3 3; BF at (5,2); MU at (3,2); active SM1; next 6 1");
    play(t, SM1, "fly");
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-16.1: not from the sea, not while the other island is unknown, not without the crew. */
RULE(aeronauts_need_two_islands)
{
    table *t = position(3, "map M3; SM1 at (0,0), crew aeronauts, gold 2, pool 3 3; active SM1");

    refused(t, SM1, "fly", "AH-16.1");
    t = position(3, FISH "SM1 at (0,1), crew aeronauts, gold 2, pool 3 3; active SM1");
    refused(t, SM1, "fly", "AH-16.1");
    t = position(3, FISH "SM1 at (0,0), gold 2, pool 3 3; active SM1");
    refused(t, SM1, "fly", "AH-16.1");
}

/* AH-16.1, AH-14.2: ten flights a turn; they bring the Union no Comrades. */
RULE(aeronauts_fly_ten_times_a_turn)
{
    table *t = position(2, FISH "ready 4; MU at (0,0), crew aeronauts, gold 12, pool 3 3; BF at (3,2); active MU");

    for (int i = 0; i < 10; i++) {
        play(t, MU, "fly");
        expect_asked(t, MU, AH_D_TURN);
    }
    assert_int_equal(gold(t, MU), 2);
    refused(t, MU, "fly", "AH-16.1");
}

/* AH-16.14, AH-20.6: Mystic: first a damage of one's own, then one on any figure of the region; once a turn. */
RULE(mystic_takes_damage_to_deal_damage)
{
    table *t =
        position(3, "patrols (0,1); strongholds (0,0); SM1 at (1,1), crew mystic sailor, pool 3 3; MU at (0,0); BF at (3,2); active SM1");

    play(t, SM1, "mystic");
    expect_asked(t, SM1, AH_D_TAKE);
    assert_true(offered(t, "damage sailor") && offered(t, "damage sail"));
    play(t, SM1, "damage sailor");
    expect_asked(t, SM1, AH_D_MYSTIC);
    expect_offers(t, "hurt red-flagship; hurt union-flagship; hurt patrol-1; hurt stronghold-1");
    refused(t, SM1, "hurt squadron-flagship", "AH-16.14");
    play(t, SM1, "hurt stronghold-1");
    assert_int_equal(ah_stronghold_supply(&t->s), 3);
    assert_int_equal(damage(t, SM1), 1);
    refused(t, SM1, "mystic", "AH-16.14");
}

/* AH-16.14, AH-11.2: the dealer picks the slot of the Flagship that is hit; the own one is a target too, and Fog protects nobody. */
RULE(mystic_hits_anybody_even_himself)
{
    table *t = position(3, "map M2; SM1 at (2,2), crew mystic, pool 3 3; MU at (2,1); BF at (0,0); active SM1");

    plays(t, SM1, "mystic; damage sail; hurt union-flagship");
    expect_asked(t, SM1, AH_D_DEAL);
    play(t, SM1, "damage inspire");
    assert_int_equal(slots(t, MU, "inspire", AH_DAMAGED), 1);
    t = position(
        3, "map M2; SM1 at (2,2), crew mystic, damage sail sail sail full-sail negotiate, pool 3 3; MU at (0,0); BF at (0,0); active SM1");
    plays(t, SM1, "mystic; damage tailwind");
    assert_int_equal(slots(t, SM1, "cannons", AH_DAMAGED), 1); /* the only target, the only slot */
}

/* AH-20.6, AH-16.14: without a slot for the own damage Mystic cannot be used. */
RULE(mystic_must_be_paid_for)
{
    table *t = position(
        3,
        "SM1 at (0,0), crew mystic, damage sail sail sail full-sail tailwind cannons negotiate, pool 2 3; market naive-noble elder diver;"
        "active SM1");

    refused(t, SM1, "mystic", "AH-20.6");
}

/* AH-16.15: Naive Noble goes to the box and brings a card of an enemy in the region, as crew. */
RULE(naive_noble_steals_a_card)
{
    table *t =
        position(3, "SM1 at (0,1), cargo tea, crew diver; MU at (0,0), crew naive-noble, pool 3 3; BF at (3,2), crew elder; active MU");

    play(t, MU, "noble");
    expect_asked(t, MU, AH_D_NOBLE);
    expect_offers(t, "steal sailor; steal diver"); /* the Tea is the Sailor's card */
    refused(t, MU, "steal elder", "AH-16.15");
    play(t, MU, "steal sailor");
    assert_true(has_crew(t, MU, "sailor"));
    assert_false(has_cargo(t, SM1, "tea"));
    assert_true(in_box(t, "naive-noble"));
    assert_false(has_crew(t, MU, "naive-noble"));
    t = position(3, "SM1 at (2,1), cargo tea; MU at (0,0), crew naive-noble, pool 3 3; BF at (3,2); active MU");
    refused(t, MU, "noble", "AH-16.15");
}

/* AH-16.15, AH-15.2: a Smuggler may keep it as cargo, and then has too much perhaps; Strongholds do not matter. */
RULE(a_smugglers_noble_may_bring_cargo)
{
    table *t = position(4, "strongholds (0,0); SM1 at (0,0), crew naive-noble, cargo coins lace, pool 3 3; SM2 at (0,1), crew sailor; BF "
                           "at (3,2); MU at (3,2); active SM1");

    play(t, SM1, "noble");
    expect_asked(t, SM1, AH_D_NOBLE_KEEP);
    expect_offers(t, "keep crew; keep cargo");
    play(t, SM1, "keep cargo");
    expect_offers(t, "overboard tea; overboard coins; overboard lace");
    play(t, SM1, "overboard coins");
    assert_true(has_cargo(t, SM1, "tea"));
    assert_false(has_crew(t, SM1, "sailor"));
}

/* AH-16.22: Ghastly Gust goes to the box and takes the Flagship anywhere, with battle and anchoring. */
RULE(ghastly_gust_goes_anywhere)
{
    table *t = position(
        3, "patrols (0,1); SM1 at (3,2), crew ghastly-gust, die 1 cannons, pool 3 3; BF at (3,1); MU at (3,1); active SM1; next 6 1");

    assert_int_equal(offers_of(t, AH_GUST), 7);
    play(t, SM1, "gust (0,1)");
    expect_asked(t, SM1, AH_D_VICTORY);
    assert_true(sails(t, SM1, 0, 1));
    assert_true(in_box(t, "ghastly-gust"));
}

/* AH-16.28: Whispering Wind takes 2 gold and leads to any Tailwind space, once a turn. */
RULE(whispering_wind_leads_to_a_tailwind_space)
{
    table *t = position(3, "SM1 at (3,2), crew whispering-wind, gold 5, pool 3 3; BF at (3,1); MU at (3,1); active SM1");

    refused(t, SM1, "whisper (0,1)", "AH-6.2");
    assert_int_equal(offers_of(t, AH_WHISPER), 3);
    plays(t, SM1, "whisper (1,0); damage sail");
    assert_int_equal(gold(t, SM1), 4); /* and one found there */
    refused(t, SM1, "whisper (2,2)", "AH-16.28");
    t = position(3, "SM1 at (3,2), crew whispering-wind, gold 1, pool 3 3; BF at (3,1); MU at (3,1); active SM1");
    refused(t, SM1, "whisper (2,2)", "AH-16.28");
}

/* ---- End of turn, gold --------------------------------------------------------------------------------------------------------- */

/* AH-16.2: Elder pays only if no own slot is damaged: board, crew or ship plan. */
RULE(elder_pays_the_unharmed)
{
    static const char *const harmed[] = {"", ", damage sail", ", damage sailor", ", damage gunship-4"};

    for (int i = 0; i < 4; i++) {
        char text[200];
        table *t;

        snprintf(text, sizeof text, "gunship (3,1); MU at (0,0), crew elder sailor, pool 1%s; BF at (0,0), pool 3 3; active MU", harmed[i]);
        t = position(2, text);
        play(t, MU, "place 1 tailwind");
        assert_int_equal(gold(t, MU), i == 0);
    }
}

/* AH-16.4: Documentarian: 1 gold, however many Flagships are there; only in the same region. */
RULE(documentarian_meets_a_flagship)
{
    table *t = position(4, "SM1 at (0,1), crew documentarian, pool 1; MU at (0,0); SM2 at (1,1); BF at (1,0), pool 3 3; active SM1");

    play(t, SM1, "place 1 tailwind");
    assert_int_equal(gold(t, SM1), 1);
    t = position(4, "SM1 at (0,1), crew documentarian, pool 1; MU at (3,2); SM2 at (2,1); BF at (3,2), pool 3 3; active SM1");
    play(t, SM1, "place 1 tailwind");
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-16.8: Merchant: 1 gold in a Harbour, not on an island. */
RULE(merchant_earns_in_harbours)
{
    table *t = position(3, HARBOUR "SM1 at (1,2), crew merchant, pool 3 3; BF at (1,1); MU at (1,1); active SM1");

    plays(t, SM1, "place 3 sail; step west; stop");
    assert_int_equal(gold(t, SM1), 1);
    t = position(3, HARBOUR "SM1 at (1,2), crew merchant, pool 3 3; BF at (1,1); MU at (1,1); active SM1");
    plays(t, SM1, "place 3 sail; step south; stop");
    assert_int_equal(gold(t, SM1), 0);
}

/* AH-16.24: Diver: 1 gold more when anchoring on Wreckage. */
RULE(diver_finds_more_in_wreckage)
{
    table *t = position(3, "SM1 at (0,1), crew diver, pool 3 3; active SM1");

    plays(t, SM1, "place 3 sail; step east; damage sail; stop");
    assert_int_equal(gold(t, SM1), 2);
    t = position(3, "map M3; SM1 at (2,1), crew diver, pool 3 3; active SM1");
    plays(t, SM1, "place 3 sail; step west; stop");
    assert_int_equal(gold(t, SM1), 2); /* Treasure, but no Wreckage */
}

/* AH-16.13, AH-5.6: Middleman halves the price, rounded up; at a Harbour too. */
RULE(middleman_halves_the_price)
{
    table *t = position(3, "SM1 at (0,1), crew middleman, gold 3, pool 1 3; active SM1");
    int seat = seat_of(t, SM1);

    assert_int_equal(ah_price(&t->s, seat, 1, 6), 3);
    assert_int_equal(ah_price(&t->s, seat, 2, 5), 2);
    assert_int_equal(ah_price(&t->s, seat, 3, 4), 1);
    assert_int_equal(ah_price(&t->s, seat, 3, 5), 1);
    plays(t, SM1, "place 1 cannons; value 6");
    assert_int_equal(gold(t, SM1), 0);
    t = position(3, HARBOUR "SM1 at (1,2), crew middleman, gold 1, pool 3 3; BF at (1,1); MU at (1,1); active SM1");
    plays(t, SM1, "place 3 sail; value 3; step west; stop");
    expect_offers(
        t, "pass; load sail 3 cannons 1; load sail 3 cannons 2; load sail 3 cannons 3; load sail 3 cannons 4; load sail 3 cannons 5");
    play(t, SM1, "load sail 3 cannons 5");
    assert_int_equal(gold(t, SM1), 0);
    assert_int_equal(slots(t, SM1, "cannons", 5), 1);
}

/* ---- Battle -------------------------------------------------------------------------------------------------------------------- */

/* AH-16.3: Buccaneer, with any figure's win: returned to the box he takes up to 2 crew of the loser along. */
RULE(buccaneer_takes_crew_along)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1), crew diver merchant elder; BF at (0,0), crew buccaneer, die 1 cannons-5, pool 3 "
                           "3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_offers(t, "pass; buccaneer");
    play(t, BF, "buccaneer");
    refused(t, BF, "strip sailor", "AH-16.3");
    plays(t, BF, "strip diver; strip elder");
    assert_true(in_box(t, "buccaneer") && in_box(t, "diver") && in_box(t, "elder"));
    assert_true(has_crew(t, SM1, "merchant"));
    t = position(3,
                 "patrols (3,1); SM1 at (2,1), crew diver; BF at (0,0), crew buccaneer, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 order; order patrol-1; step west; buccaneer");
    assert_true(in_box(t, "diver"));
    expect_asked(t, BF, AH_D_VICTORY);
    t = position(3, "patrols (3,1); SM1 at (2,1); BF at (0,0), crew buccaneer, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_asked(t, BF, AH_D_VICTORY); /* nobody to take along */
    t = position(3,
                 "patrols (3,1); SM1 at (2,1), crew diver; BF at (0,0), crew buccaneer, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 order; order patrol-1; step west; pass");
    assert_true(has_crew(t, BF, "buccaneer") && has_crew(t, SM1, "diver"));
}

/* AH-16.5: Battering Beakhead pushes a damaged enemy one space: Wreckage hurts, Treasure gives nothing, nobody fights. */
RULE(beakhead_pushes_the_damaged)
{
    table *t = position(3, "patrols (1,1); MU at (2,1); SM1 at (3,1), crew beakhead, die 1 cannons, pool 3 3; BF at (0,0), die 1 "
                           "cannons-5; active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil loot; damage rally");
    expect_asked(t, SM1, AH_D_PUSH);
    expect_offers(t, "pass; step east; step west"); /* neither off the map nor over the sandbar */
    refused(t, SM1, "step north", "AH-16.5");
    refused(t, SM1, "step south", "AH-7.2");
    play(t, SM1, "step west");
    expect_asked(t, MU, AH_D_TAKE); /* the Wreckage, its owner picks */
    play(t, MU, "damage inspire");
    assert_true(sails(t, MU, 1, 1));
    assert_int_equal(gold(t, MU), 0);
    assert_int_equal(damage(t, MU), 2);
    expect_asked(t, SM1, AH_D_GRID);
}

/* AH-16.5: pushed by a current as far as the map goes; its owner may use the Sea Dog. */
RULE(a_pushed_ship_drifts_on_the_map_only)
{
    table *t = position(3, "map M3; MU at (0,0); SM1 at (0,1), crew beakhead, die 1 cannons, pool 3 3; BF at (3,2); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step north; spoil loot; damage rally; step east");
    assert_true(sails(t, MU, 1, 0)); /* the current would lead off the map */
    t = position(3, CURRENTS
                 "MU at (1,1), crew sea-dog; SM1 at (1,0), crew beakhead, die 1 cannons, pool 3 3; BF at (1,3); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step south; spoil loot; damage rally; step west");
    expect_asked(t, MU, AH_D_CURRENT);
    expect_offers(t, "ignore; step north; step east; step south"); /* west is off the map */
}

/* AH-16.5: a removed Patrol is not pushed, lost damage pushes nobody; the Gunship is pushed through Wreckage unharmed. */
RULE(beakhead_needs_placed_damage)
{
    table *t =
        position(3, "patrols (2,1); MU at (0,0); SM1 at (3,1), crew beakhead, die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west; spoil loot");
    expect_asked(t, SM1, AH_D_GRID);
    t = position(3, "MU at (2,1), damage sail sail sail sail tailwind tailwind assemble cannons inspire rally; SM1 at (3,1), crew "
                    "beakhead, die 1 cannons, pool 3 3;"
                    "BF at (0,0); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step west; spoil loot");
    expect_asked(t, SM1, AH_D_GRID);
    t = position(3, "gunship (2,1); MU at (0,0); SM1 at (3,1), crew beakhead, die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step west; spoil loot; damage gunship-4; step west");
    assert_true(stands(t, AH_GUNSHIP, 1, 1));
    assert_int_equal(slots(t, MU, "gunship-6", AH_FREE), 1);
}

/* AH-16.6: Emissary buys off a battle that one starts on the own turn, with any figure; the gold goes to the defender. */
RULE(emissary_buys_off_an_attack)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1), die 1 cannons; BF at (0,0), crew emissary, gold 1, pool 3 3; MU at (0,0)");

    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_asked(t, BF, AH_D_EMISSARY);
    expect_offers(t, "bribe; fight");
    play(t, BF, "bribe");
    assert_int_equal(gold(t, SM1), 1);
    assert_int_equal(gold(t, BF), 0);
    assert_int_equal(times(t, AH_EV_ROLLS), 0);
    t = position(3, "SM1 at (2,1), crew emissary, gold 1; BF at (3,1), die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");
    plays(t, BF, "place 3 sail; step west");
    expect_asked(t, BF, AH_D_VICTORY); /* the defender cannot */
    t = position(3, "patrols (1,1); SM1 at (2,1), crew emissary, gold 1; MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0), die 1 "
                    "cannons-5; active MU; next 1 6 6 1");
    plays(t, MU, "place 3 sail; step west");
    plays(t, SM1, "spoil slip-away; damage sail; step west"); /* an attack, but on the Union's turn */
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-16.7: Cutpurse: 2 gold for each victory, with any figure, as defender too. */
RULE(cutpurse_earns_with_every_victory)
{
    table *t =
        position(3, "patrols (2,1); SM1 at (3,1), die 1 cannons, pool 3 3; BF at (0,0), crew cutpurse; MU at (0,0); active SM1; next 1 6");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, BF, AH_D_VICTORY);
    assert_int_equal(gold(t, BF), 2);
}

/* AH-16.9: Fighters count once in each battle. */
RULE(fighters_count_once)
{
    table *t = position(3, "SM1 at (2,1), crew fighters; MU at (3,1), die 1 cannons, pool 3 3; BF at (0,0); active MU; next 4 3");

    plays(t, MU, "place 3 sail; step west"); /* 4 to 3 + 1: the attacker's */
    expect_asked(t, MU, AH_D_VICTORY);
    assert_int_equal(arg_of(t, AH_EV_WINS, 2), 4);
}

/* AH-16.10: Gunner: 1 damage more, but only if the Flagship fought. */
RULE(gunner_needs_the_flagship)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1); BF at (0,0), crew gunner, die 1 cannons-5, pool 3 3; MU at (0,0); next 6 1");

    plays(t, BF, "place 3 order; order patrol-1; step west; spoil rob; damage sail");
    assert_int_equal(damage(t, SM1), 1);
    t = position(3, "MU at (2,1); SM1 at (3,1), crew gunner, die 1 cannons, pool 3 3; BF at (0,0); active SM1; next 6 1");
    plays(t, SM1, "place 3 sail; step west; spoil loot; damage sail; damage sail");
    assert_int_equal(damage(t, MU), 2);
}

/* AH-16.11, AH-9.1: Gunner's Mate: a die on Cannons opens fire on one space of the region, own one included, Fog not. */
RULE(gunners_mate_opens_fire)
{
    table *t = position(2, "patrols (1,1) (1,1) (2,1); MU at (0,1), crew gunners-mate, pool 1 3; BF at (0,1); active MU; next 6 1 6 1");

    play(t, MU, "place 1 cannons");
    expect_asked(t, MU, AH_D_GUNMATE);
    expect_offers(t, "pass; aim (1,1); aim (0,1)");
    refused(t, MU, "aim (2,1)", "AH-16.11");
    plays(t, MU, "aim (1,1); spoil rouse");
    expect_asked(t, MU, AH_D_VICTORY); /* the second Patrol */
    play(t, MU, "spoil rouse");
    assert_int_equal(patrols(t, 1, 1), 0);
    assert_true(sails(t, MU, 0, 1));
    assert_int_equal(damage(t, MU), 0);
    expect_asked(t, MU, AH_D_TURN);
    t = position(2, "map M2; patrols (2,1); MU at (2,2), crew gunners-mate, pool 1 3; BF at (0,0); active MU");
    play(t, MU, "place 1 cannons");
    expect_asked(t, MU, AH_D_TURN); /* Fog */
}

/* AH-16.12: Grogmaster rolls again for a damage, once, for the Flagship, after both have rolled; the new result counts. */
RULE(grogmaster_rolls_again)
{
    table *t = position(3, "MU at (3,1), die 1 cannons, pool 3 3; SM1 at (2,1), crew grogmaster; BF at (0,0); active MU; next 6 3 5");

    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_GROG);
    expect_offers(t, "pass; reroll");
    plays(t, SM1, "reroll; damage tailwind");
    expect_asked(t, MU, AH_D_VICTORY); /* 6 to 5, and no third roll */
    assert_int_equal(damage(t, SM1), 1);
    t = position(3, "MU at (3,1), die 1 cannons, pool 3 3; SM1 at (2,1), crew grogmaster, damage sail sail sail full-sail tailwind cannons "
                    "negotiate; BF at (0,0);"
                    "active MU; next 6 3");
    plays(t, MU, "place 3 sail; step west");
    expect_asked(t, MU, AH_D_VICTORY); /* AH-20.6: no slot, no reroll */
    t = position(3, "patrols (3,1); SM1 at (2,1); BF at (0,0), crew grogmaster, die 1 cannons-5, pool 3 3; MU at (0,0); next 1 6");
    plays(t, BF, "place 3 order; order patrol-1; step west");
    expect_asked(t, SM1, AH_D_VICTORY); /* no Flagship */
}

/* AH-16.12, AH-17.2: as attacker with Secret Weapon both dice are rolled again. */
RULE(grogmaster_rolls_both_dice)
{
    table *t = position(
        3,
        "MU at (3,1), die 1 cannons, crew grogmaster, hand secret-weapon, pool 3 3; SM1 at (2,1); BF at (0,0); active MU; next 1 1 5 2 3");

    plays(t, MU, "place 3 sail; step west; plan secret-weapon; reroll; damage rally"); /* 2 + 3 to 5 */
    expect_asked(t, MU, AH_D_VICTORY);
    assert_int_equal(arg_of(t, AH_EV_WINS, 1), 5);
}

/* ---- Repair -------------------------------------------------------------------------------------------------------------------- */

/* AH-16.16: Powder Monkey: after any repair that removed something one figure of the region may be damaged. */
RULE(powder_monkey_strikes_after_a_repair)
{
    table *t =
        position(3, "patrols (0,1); SM1 at (1,1), crew powder-monkey, damage sail sail, pool 2 3; MU at (0,0); BF at (3,2); active SM1");

    plays(t, SM1, "place 2 repair; repair sail; repair sail");
    expect_asked(t, SM1, AH_D_POWDER);
    expect_offers(t, "pass; hurt red-flagship; hurt union-flagship; hurt patrol-1");
    play(t, SM1, "hurt patrol-1");
    assert_int_equal(ah_patrol_supply(&t->s), 10);
    t = position(3, "patrols (0,1); SM1 at (1,1), crew powder-monkey, damage sail sail, pool 2 3; MU at (0,0); BF at (3,2); active SM1");
    plays(t, SM1, "place 2 repair; stop");
    expect_asked(t, SM1, AH_D_TURN); /* nothing was removed */
    t = position(
        3, "patrols (0,1); SM1 at (1,1), crew powder-monkey shipwright, damage sail sail, pool 2 3; MU at (0,0); BF at (3,2); active SM1");
    play(t, SM1, "place 2 shipwright");
    expect_asked(t, SM1, AH_D_POWDER);
    play(t, SM1, "pass");
    expect_asked(t, SM1, AH_D_TURN); /* once */
    t = position(3, HARBOUR "SM1 at (1,2), crew powder-monkey, damage sail, pool 3 3; BF at (1,3); MU at (1,1); active SM1");
    plays(t, SM1, "place 3 sail; step west; stop; mend; repair sail");
    expect_asked(t, SM1, AH_D_POWDER);
}

/* AH-16.17: Shipwright removes all damage but that of ship plans. */
RULE(shipwright_repairs_everything)
{
    table *t = position(
        2,
        "gunship (2,1); MU at (0,0), crew shipwright sailor, damage gunship-6 sail rally inspire sailor, pool 5 3; BF at (3,2); active MU");

    play(t, MU, "place 5 shipwright");
    assert_int_equal(damage(t, MU), 0);
    assert_int_equal(slots(t, MU, "gunship-6", AH_DAMAGED), 1);
    assert_int_equal(slots(t, MU, "shipwright", 5), 1);
    refused(t, MU, "place 3 shipwright", "AH-5.1");
}

/* ---- Moves --------------------------------------------------------------------------------------------------------------------- */

/* AH-16.18: Trawler takes the gold of every space it enters, once; Diver only where it anchors. */
RULE(trawler_takes_gold_on_the_way)
{
    table *t = position(3, "SM1 at (0,0), crew trawler diver, pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "place 3 trawler; step east; damage sail");
    assert_int_equal(gold(t, SM1), 1);
    plays(t, SM1, "step south; damage sail");
    assert_int_equal(gold(t, SM1), 3);
    assert_int_equal(damage(t, SM1), 2);
    expect_asked(t, SM1, AH_D_TURN);
    t = position(3, HARBOUR "SM1 at (1,2), crew trawler merchant, pool 3 3; BF at (1,1); MU at (1,1); active SM1");
    plays(t, SM1, "place 3 trawler; step south; step west");
    assert_int_equal(gold(t, SM1), 1); /* Treasure at (0,3); the Harbour was not reached */
}

/* AH-16.19, AH-10.10: Sea Witch goes to the far end of the line behind, to the first gap; the movement goes on. */
RULE(sea_witch_goes_to_the_other_edge)
{
    table *t = position(3, "map M1 S1@(-2,1)r0 K2@(-3,-1)r2; SM1 at (1,0), crew sea-witch, pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "place 3 sail; step east");
    expect_asked(t, SM1, AH_D_OFFMAP);
    expect_offers(t, "explore; witch");
    play(t, SM1, "witch");
    assert_true(sails(t, SM1, 0, 0));
    expect_asked(t, SM1, AH_D_STEP);
    assert_true(offered(t, "stop"));
    t = position(3, "SM1 at (1,0), crew sea-witch, pool 3 3; BF at (3,2); MU at (3,2); active SM1; next f1");
    plays(t, SM1, "place 3 sail; step north; explore");
    expect_asked(t, SM1, AH_D_PLACE_TILE);
}

/* AH-16.19: also where nothing can be explored, under a current even with a choice to stay; the target is resolved. */
RULE(sea_witch_works_without_regions)
{
    table *t = position(3, "map M3; fill; SM1 at (1,1), crew sea-witch, pool 3 3; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "place 3 sail; step north");
    expect_asked(t, SM1, AH_D_OFFMAP);
    expect_offers(t, "witch; stay");
    play(t, SM1, "stay");
    assert_true(sails(t, SM1, 1, 0));
    t = position(3, "fill; SM1 at (0,1), crew sea-witch, pool 3 3; BF at (3,2); MU at (3,2); active SM1");
    plays(t, SM1, "place 3 sail; step west"); /* to the east end of row 1 */
    assert_true(sails(t, SM1, 3, 1));
    t = position(3, "fill; SM1 at (0,0), crew sea-witch, pool 3 3; BF at (3,2); MU at (3,2); active SM1");
    plays(t, SM1, "place 3 sail; step west"); /* to (1,0), Wreckage */
    expect_asked(t, SM1, AH_D_TAKE);
}

/* AH-16.20: Sea Dog ignores a current or steers it, off the map if he likes. */
RULE(sea_dog_steers_the_current)
{
    table *t = position(3, CURRENTS "SM1 at (0,0), crew sea-dog, pool 3 3; BF at (1,3); MU at (1,3); active SM1; next c2");

    plays(t, SM1, "place 3 sail; step south");
    expect_offers(t, "ignore; step north; step east; step south; step west");
    play(t, SM1, "ignore");
    assert_true(sails(t, SM1, 0, 1));
    expect_asked(t, SM1, AH_D_STEP);
    t = position(3, CURRENTS "SM1 at (0,0), crew sea-dog, pool 3 3; BF at (1,3); MU at (1,3); active SM1; next c2");
    plays(t, SM1, "place 3 sail; step south; step east");
    assert_true(sails(t, SM1, 1, 1));
    t = position(3, CURRENTS "SM1 at (0,0), crew sea-dog, pool 3 3; BF at (1,3); MU at (1,3); active SM1; next c2");
    plays(t, SM1, "place 3 sail; step south; step west");
    expect_asked(t, SM1, AH_D_PLACE_TILE);
}

/* AH-16.21: Sailor moves 1 to 3 spaces, and it is no Sail. */
RULE(sailor_moves_three_spaces)
{
    table *t = position(2, "BF at (3,1), crew sailor, pool 6 3; MU at (0,0)");

    play(t, BF, "place 6 sailor");
    refused(t, BF, "stop", "AH-7.5");
    plays(t, BF, "step west; step east; step west");
    assert_true(sails(t, BF, 2, 1));
    expect_asked(t, BF, AH_D_TURN);
}

/* AH-16.23: Pilot ignores Wreckage, or not; only for the Flagship. */
RULE(pilot_avoids_wreckage)
{
    table *t = position(3, "SM1 at (0,1), crew pilot, pool 3 3; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "place 3 sail; step east");
    expect_offers(t, "ignore; suffer");
    plays(t, SM1, "suffer; damage sail; stop");
    assert_int_equal(damage(t, SM1), 1);
    t = position(2, "patrols (0,1); BF at (3,1), crew pilot, pool 3 3; MU at (3,2)");
    plays(t, BF, "place 3 order; order patrol-1; step east");
    assert_int_equal(ah_patrol_supply(&t->s), 10);
}

/* AH-16.25: Convincing Comrade, both of them: anybody moves up to 2 Comrades from one island to another. */
RULE(convincing_comrade_moves_comrades)
{
    static const char *const names[2] = {"convincing-comrade", "convincing-comrade-2"};

    for (int i = 0; i < 2; i++) {
        char text[200], move[64];
        table *t;

        snprintf(text, sizeof text, "map M1 S1@(-2,1)r0; comrades (0,0) 3; comrades (3,2) 1; BF at (3,1), crew %s, pool 6 3; MU at (3,2)",
                 names[i]);
        t = position(2, text);
        snprintf(move, sizeof move, "place 6 %s", names[i]);
        play(t, BF, move);
        expect_asked(t, BF, AH_D_CONVINCE);
        expect_offers(t, "pass; lift [0,0] 1; lift [0,0] 2; lift [3,2] 1");
        refused(t, BF, "lift [3,2] 2", "AH-16.25");
        refused(t, BF, "lift [0,0] 3", "AH-16.25");
        refused(t, BF, "lift [-1,2] 1", "AH-16.25");
        play(t, BF, "lift [0,0] 2");
        expect_offers(t, "set-down [3,2]; set-down [-1,2]");
        play(t, BF, "set-down [-1,2]");
        assert_int_equal(comrades(t, 0, 0), 1);
        assert_int_equal(comrades(t, -1, 2), 2);
        assert_int_equal(t->s.comrades, 16);
    }
}

/* AH-16.26: Convincing Official, both of them: anybody moves up to 2 Patrols 1 or 2 spaces, without battles; terrain counts. */
RULE(convincing_official_moves_patrols)
{
    static const char *const names[2] = {"convincing-official", "convincing-official-2"};

    for (int i = 0; i < 2; i++) {
        char text[200], move[64];
        table *t;

        snprintf(text, sizeof text,
                 "patrols (0,1) (3,1) (3,2); SM1 at (2,1), die 1 cannons, crew %s, pool 6 3; BF at (0,0); MU at (0,0); active SM1",
                 names[i]);
        t = position(3, text);
        snprintf(move, sizeof move, "place 6 %s", names[i]);
        play(t, SM1, move);
        expect_asked(t, SM1, AH_D_OFFICIAL);
        expect_offers(t, "stop; order patrol-1; order patrol-2; order patrol-3");
        plays(t, SM1, "order patrol-1; step east"); /* Wreckage */
        assert_int_equal(ah_patrol_supply(&t->s), 8);
        expect_offers(t, "stop; order patrol-2; order patrol-3");
        plays(t, SM1, "order patrol-2; step west"); /* onto the loaded Smuggler */
        assert_int_equal(times(t, AH_EV_BATTLE), 0);
        expect_asked(t, SM1, AH_D_STEP);
        play(t, SM1, "stop");
        expect_asked(t, SM1, AH_D_TURN);
        assert_int_equal(patrols(t, 2, 1), 1);
    }
}

/* AH-16.27: Barrelman uses Fog as a current in any direction; no battle in the Fog itself. */
RULE(barrelman_rides_out_of_the_fog)
{
    table *t =
        position(3, "map M2; patrols (2,1); SM1 at (1,1), crew barrelman, die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1");

    plays(t, SM1, "place 3 sail; step east");
    expect_asked(t, SM1, AH_D_FOG);
    expect_offers(t, "pass; drift");
    assert_int_equal(times(t, AH_EV_BATTLE), 0);
    play(t, SM1, "drift");
    expect_offers(t, "step north; step east; step south; step west");
    play(t, SM1, "step south");
    assert_true(sails(t, SM1, 2, 2));
    expect_asked(t, SM1, AH_D_STEP);
    t = position(3, "map M2; SM1 at (1,1), crew barrelman, pool 3 3; BF at (0,0); MU at (0,0); active SM1");
    plays(t, SM1, "place 3 sail; step east; pass");
    assert_true(sails(t, SM1, 2, 1));
}

/* AH-16.5: one push for one victory, however much damage; the pushed owner may use Pilot and Barrelman. */
RULE(beakhead_pushes_once_for_a_victory)
{
    table *t = position(2, "MU at (2,1), crew pilot; BF at (3,1), crew beakhead, die 1 cannons-5, pool 3 3; next 6 1");

    plays(t, BF, "place 3 sail; step west; spoil batter; damage sail; damage sail; step west");
    expect_asked(t, MU, AH_D_PILOT);
    play(t, MU, "ignore");
    assert_int_equal(damage(t, MU), 2);
    expect_asked(t, BF, AH_D_PATROL);
    t = position(2, "map M2; MU at (1,1), crew barrelman; BF at (1,0), crew beakhead, die 1 cannons-5, pool 3 3; next 6 1");
    plays(t, BF, "place 3 sail; step south; spoil rob; damage sail; step east");
    expect_asked(t, MU, AH_D_FOG);
    plays(t, MU, "drift");
    expect_offers(t, "step east; step south; step west"); /* north is off the map */
}

/* AH-16.5, AH-16.14: Mystic's damage pushes too, and own figures are never pushed. */
RULE(beakhead_follows_mystic)
{
    table *t = position(3, "SM1 at (3,1), crew beakhead mystic, pool 3 3; MU at (2,1); BF at (0,0); active SM1");

    plays(t, SM1, "mystic; damage sail; hurt union-flagship; damage sail");
    expect_asked(t, SM1, AH_D_PUSH);
    play(t, SM1, "pass");
    assert_true(sails(t, MU, 2, 1));
    t = position(3, "SM1 at (3,1), crew beakhead mystic, pool 3 3; MU at (2,1); BF at (0,0); active SM1");
    plays(t, SM1, "mystic; damage sail; hurt red-flagship; damage sail");
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-12.7, AH-16.3: crew that the Buccaneer sends away sets its die aside. */
RULE(stripped_crew_sets_its_die_aside)
{
    table *t = position(3, "patrols (3,1); SM1 at (2,1), crew sailor, die 4 sailor, pool 3 3 3; BF at (0,0), crew buccaneer, die 1 "
                           "cannons-5, pool 3 3; MU at (0,0);"
                           "next 6 1");

    plays(t, BF, "place 3 order; order patrol-1; step west; buccaneer");
    assert_int_equal(captain(t, SM1)->aside, 1);
    assert_int_equal(pool(t, SM1), 3);
}

/* AH-16.16, AH-11.2: Powder Monkey's dealer picks the slot. */
RULE(powder_monkey_picks_the_slot)
{
    table *t = position(3, "SM1 at (1,1), crew powder-monkey, damage sail, pool 2 3; MU at (0,0); BF at (3,2); active SM1");

    plays(t, SM1, "place 2 repair; repair sail; hurt union-flagship");
    expect_asked(t, SM1, AH_D_DEAL);
    play(t, SM1, "damage assemble");
    assert_int_equal(slots(t, MU, "assemble", AH_DAMAGED), 1);
}

/* AH-16.6: without gold the Emissary is not asked. */
RULE(an_emissary_needs_gold)
{
    table *t =
        position(3, "patrols (2,1); SM1 at (3,1), crew emissary, die 1 cannons, pool 3 3; BF at (0,0); MU at (0,0); active SM1; next 6 1");

    plays(t, SM1, "place 3 sail; step west");
    expect_asked(t, SM1, AH_D_VICTORY);
}

/* AH-16.11: if the Gunner's Mate's victory moves the Flagship, the rest of the space is not fought. */
RULE(a_gunners_mate_who_slips_away_is_done)
{
    table *t =
        position(3, "patrols (1,1) (1,1); SM1 at (0,1), crew gunners-mate, pool 1 3; BF at (3,2); MU at (3,2); active SM1; next 6 1");

    plays(t, SM1, "place 1 cannons; aim (1,1); spoil slip-away; step north; stop");
    assert_int_equal(patrols(t, 1, 1), 1);
    assert_true(sails(t, SM1, 0, 0));
    expect_asked(t, SM1, AH_D_TURN);
}

/* AH-16.2, AH-12.7: a die is no damage to the Elder. */
RULE(dice_do_not_worry_the_elder)
{
    table *t = position(2, "MU at (0,0), crew elder, die 3 sail, pool 1; BF at (0,0), pool 3 3; active MU");

    play(t, MU, "place 1 tailwind");
    assert_int_equal(gold(t, MU), 1);
}

/* AH-16.14: the Squadron's Flagship is a target like any other. */
RULE(mystic_hits_the_squadron)
{
    table *t = position(2, "BF at (0,1); MU at (0,0), crew mystic, pool 3 3; active MU");

    plays(t, MU, "mystic; damage sail; hurt squadron-flagship; damage cannons-5");
    assert_int_equal(slots(t, BF, "cannons-5", AH_DAMAGED), 1);
}

/* AH-16.1, AH-16.14, AH-16.28: what is limited to so often a turn is open again on the next one. */
RULE(limits_of_a_turn_end_with_it)
{
    table *t =
        position(3, FISH "SM1 at (0,0), crew aeronauts mystic whispering-wind, gold 16, pool 1 1 1; BF at (3,2); MU at (3,2); active SM1");

    plays(t, SM1, "mystic; damage sail; damage sail"); /* alone in the region */
    for (int i = 0; i < 10; i++) play(t, SM1, "fly");
    play(t, SM1, "whisper (3,1)");
    plays(t, SM1, "place 1 cannons; value 1; place 1 full-sail; value 1; step east"); /* nothing is left to do: the turn ends */
    expect_asked(t, SM1, AH_D_TURN);
    assert_true(offered(t, "mystic"));
    assert_int_equal(t->s.flights, 0);
    assert_true(offered(t, "whisper (3,1)"));
}

/* AH-16.4: the Squadron's Flagship is an enemy's too, for the Documentarian. */
RULE(documentarian_meets_the_squadron)
{
    table *t = position(3, "SM1 at (0,1), crew documentarian, pool 1; MU at (3,2); BF at (1,0), pool 3 3; active SM1");

    play(t, SM1, "place 1 tailwind");
    assert_int_equal(gold(t, SM1), 1);
}

/* AH-16.5: a push goes in any direction that stays on the map, north as well. */
RULE(beakhead_pushes_in_all_directions)
{
    static const struct {
        const char *step;
        int x, y;
    } ways[] = {{"step north", 2, 0}, {"step east", 3, 1}, {"step south", 2, 2}, {"step west", 1, 1}};

    for (int i = 0; i < 4; i++) {
        table *t = position(
            3, "map T1@(0,0)r2 K2@(2,1)r0 F2@(2,-1)r0; MU at (2,1); SM1 at (3,1), crew beakhead mystic, pool 3 3; BF at (0,0); active SM1");

        plays(t, SM1, "mystic; damage sail; hurt union-flagship; damage sail");
        expect_offers(t, "pass; step north; step east; step south; step west");
        play(t, SM1, ways[i].step);
        if (i == 0) /* F2's current at (2,0) leads south again */
            assert_true(sails(t, MU, 2, 1));
        else
            assert_true(sails(t, MU, ways[i].x, ways[i].y));
    }
}

/* AH-16.25: Comrades may be set down on the first region's island. */
RULE(comrades_may_go_to_the_first_island)
{
    table *t = position(2, "map M1 S1@(-2,1)r0; comrades (3,2) 2; BF at (3,1), crew convincing-comrade, pool 6 3; MU at (3,2)");

    plays(t, BF, "place 6 convincing-comrade; lift [3,2] 2");
    expect_offers(t, "set-down [0,0]; set-down [-1,2]");
    refused(t, BF, "set-down [3,2]", "AH-16.25");
    play(t, BF, "set-down [0,0]");
    assert_int_equal(comrades(t, 0, 0), 2);
    assert_int_equal(comrades(t, 3, 2), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(aeronauts_fly_between_islands_of_a_suit),
        TEST(aeronauts_need_two_islands),
        TEST(aeronauts_fly_ten_times_a_turn),
        TEST(mystic_takes_damage_to_deal_damage),
        TEST(mystic_hits_anybody_even_himself),
        TEST(mystic_must_be_paid_for),
        TEST(naive_noble_steals_a_card),
        TEST(a_smugglers_noble_may_bring_cargo),
        TEST(ghastly_gust_goes_anywhere),
        TEST(whispering_wind_leads_to_a_tailwind_space),
        TEST(elder_pays_the_unharmed),
        TEST(documentarian_meets_a_flagship),
        TEST(merchant_earns_in_harbours),
        TEST(diver_finds_more_in_wreckage),
        TEST(middleman_halves_the_price),
        TEST(buccaneer_takes_crew_along),
        TEST(beakhead_pushes_the_damaged),
        TEST(a_pushed_ship_drifts_on_the_map_only),
        TEST(beakhead_needs_placed_damage),
        TEST(emissary_buys_off_an_attack),
        TEST(cutpurse_earns_with_every_victory),
        TEST(fighters_count_once),
        TEST(gunner_needs_the_flagship),
        TEST(gunners_mate_opens_fire),
        TEST(grogmaster_rolls_again),
        TEST(grogmaster_rolls_both_dice),
        TEST(powder_monkey_strikes_after_a_repair),
        TEST(shipwright_repairs_everything),
        TEST(trawler_takes_gold_on_the_way),
        TEST(sea_witch_goes_to_the_other_edge),
        TEST(sea_witch_works_without_regions),
        TEST(sea_dog_steers_the_current),
        TEST(sailor_moves_three_spaces),
        TEST(pilot_avoids_wreckage),
        TEST(convincing_comrade_moves_comrades),
        TEST(convincing_official_moves_patrols),
        TEST(barrelman_rides_out_of_the_fog),
        TEST(beakhead_pushes_once_for_a_victory),
        TEST(beakhead_follows_mystic),
        TEST(stripped_crew_sets_its_die_aside),
        TEST(powder_monkey_picks_the_slot),
        TEST(an_emissary_needs_gold),
        TEST(a_gunners_mate_who_slips_away_is_done),
        TEST(dice_do_not_worry_the_elder),
        TEST(mystic_hits_the_squadron),
        TEST(limits_of_a_turn_end_with_it),
        TEST(documentarian_meets_the_squadron),
        TEST(beakhead_pushes_in_all_directions),
        TEST(comrades_may_go_to_the_first_island),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
