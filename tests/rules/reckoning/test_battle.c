/* test_battle.c - rules tests: battles (DR-8, DR-13 to DR-18). */
#include "table.h"

/* ---- Kinds and stages ------------------------------------------------------------------------------------------------------ */

/* DR-14.1: a ship battles an encounter, another ship, or buildings. */
RULE(there_are_three_kinds_of_battle)
{
    static const char *const moves[] = {"raid MF21", "use captain level flag", "storm"};
    static const int kinds[] = {DR_ENCOUNTER, DR_SHIPS, DR_WALLS};

    for (int i = 0; i < 3; i++) {
        table *t = position(3, "2.1 I10, B 3+1, fort, card MF21; G at 2.1; P at 2.1, play captain:2, hand sailor-1; next M201");

        play(t, P, moves[i]);
        assert_int_equal(t->s.battle.kind, kinds[i]);
        expect_asked(t, P, DR_D_CARDS);
    }
}

static int first_event(const table *t, int kind)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == kind) return i;
    fail_msg("no event '%s'", dr_event_kinds[kind].name);
    return 0;
}

/* DR-14.2, DR-14.9: cubes are taken, thrown, abilities used; then plunder, damage and strength, and the outcome. */
RULE(a_battle_goes_through_its_stages)
{
    table *t = position(3, "2.2 OS1; G at 2.2; P at 2.2, play captain:2 sailor-1+U203+U106, play sailor-2+U112; next L65 L21 L0 L0 L0");

    plays(t, P, "use captain level flag; amount 4");
    assert_true(first_event(t, DR_EV_CUBES) < first_event(t, DR_EV_LANDS));
    expect_asked(t, P, DR_D_ABILITY);
    play(t, P, "use sailor-2 middle strength-1");
    expect_asked(t, P, DR_D_PLUNDER);
    assert_int_equal(captain(t, G)->damage, 0);
    plays(t, P, "amount 2; holds a");
    assert_true(first_event(t, DR_EV_DAMAGED) < first_event(t, DR_EV_WINS));
    assert_int_equal(captain(t, G)->damage, 2); /* by the cube, and by losing */
    assert_int_equal(arg_of(t, DR_EV_WINS, 0), 3);
    assert_int_equal(arg_of(t, DR_EV_WINS, 1), 1);
}

static void expect_no_goods_moved(const table *t)
{
    assert_int_equal(offers_of(t, DR_LOAD) + offers_of(t, DR_UNLOAD) + offers_of(t, DR_STOW) + offers_of(t, DR_JETTISON), 0);
}

/* DR-14.14, DR-4.6: from the cards to the abilities goods stay where they are. */
RULE(goods_stay_where_they_are_in_a_battle)
{
    table *t = position(2, "2.1 I10, P 3+1, cargo 2, card MF21; P at 2.1, cargo 2, stow A, play sailor-1+U112, hand gunner-1:2;"
                           "next M201 L0 L0 L0 L0");

    assert_true(offered(t, "load cargo") && offered(t, "stow"));
    play(t, P, "raid MF21");
    expect_asked(t, P, DR_D_CARDS);
    expect_no_goods_moved(t);
    play(t, P, "done");
    expect_asked(t, P, DR_D_CUBES);
    expect_no_goods_moved(t);
    play(t, P, "amount 1");
    expect_asked(t, P, DR_D_ABILITY);
    expect_no_goods_moved(t);
    play(t, P, "pass");
    expect_asked(t, P, DR_D_MAIN);
    assert_true(offered(t, "load cargo") && offered(t, "stow"));
}

/* DR-14.15: when the battle is over all cubes are home, black ones in the bank. */
RULE(all_cubes_go_home_after_a_battle)
{
    table *t = position(2, "2.2 OS1, card MF21; B at 2.2; P at 2.2, play captain:2 sailor-1+U203; next M201 L0 L29 L84 L11 L50 L0");

    plays(t, P, "raid MF21; amount 2"); /* 2 against 3 */
    assert_int_equal(t->s.battle.board.count, 0);
    assert_int_equal(t->s.black, DR_BLACK_CUBES);
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY);
    draws(t, "L0 L0");
    plays(t, P, "use captain level flag; amount 1");
    assert_int_equal(t->s.battle.board.count, 0);
    assert_int_equal(captain(t, P)->supply, DR_SUPPLY - captain(t, P)->progress[DR_WINS]);
    assert_int_equal(captain(t, B)->supply, DR_SUPPLY - captain(t, B)->progress[DR_WINS]);
}

/* ---- Cubes on the board ---------------------------------------------------------------------------------------------------- */

/* DR-15.5: every number puts a cube into a zone, as often as the zone's chance says; none leaves the board. */
RULE(every_cube_lands_in_a_zone)
{
    table *t = position(2, "3.1 OS1, card MF33; P at 3.1, play sailor-1+U408+U112; next M306");
    int count[DR_ZONES] = {0};

    for (int i = 0; i < 100; i++) count[dr_landing[i]]++;
    for (int zone = 0; zone < DR_ZONES; zone++) assert_int_equal(count[zone], dr_zones[zone].weight);
    draws(t, "L0 L20 L28 L39 L49 L56 L71 L77 L83 L99");
    plays(t, P, "raid MF33; amount 4");
    expect_asked(t, P, DR_D_ABILITY);
    assert_int_equal(on_board(t, P), 4);
    assert_int_equal(on_board(t, BLACK), 6);
    assert_int_equal(in_zone(t, "c4", BLACK), 1);
}

/* DR-15.8, DR-15.6: a cube in the explosion zone may be struck out of it by the next one before it explodes. */
RULE(a_cube_may_be_struck_out_of_the_explosion)
{
    table *t = position(2, "2.2 OS1, card MF21; P at 2.2, play gunner-1:3 sailor-1+U112; next M201 L11 L11 L11");

    plays(t, P, "raid MF21; amount 0");
    draws(t, "L57 L84 s0 w0 m3"); /* into b3; to c3 by way of a3 and b3: to the left */
    play(t, P, "use gunner-1 level throw-2");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_EXPLODES), 0);
    assert_int_equal(in_zone(t, "b3", P), 0);
    assert_int_equal(in_zone(t, "b2", P), 1);
    assert_int_equal(in_zone(t, "c3", P), 1);
}

/* ---- Damage ---------------------------------------------------------------------------------------------------------------- */

/* DR-13.1: with four damage a ship sails, loads and fights like a sound one. */
RULE(four_damage_do_no_harm)
{
    table *t = position(2, "1.1 OS1, card MF11; P at 1.1, damage 4, play sailor-1+U203, hand sailor-2; next M103");

    play(t, P, "set-sail");
    assert_int_equal(captain(t, P)->track, 2);
    t = position(2, "1.1 OS1, card MF11; P at 1.1, damage 4, play sailor-1+U203; next M101");
    play(t, P, "raid MF11");
    expect_asked(t, P, DR_D_CUBES);
    expect_offers(t, "amount 3; amount 2; amount 1; amount 0");
    assert_int_equal(captain(t, P)->damage, 4);
    assert_int_equal(dr_free_hold(captain(t, P)), 7);
}

/* ---- Encounters ------------------------------------------------------------------------------------------------------------ */

/* DR-8.10: the first attack removes an encounter, won or lost, so that it is not attacked again. */
RULE(an_encounter_is_attacked_once)
{
    table *t = position(2, "2.2 OS1, card MF21; P at 2.2, hand sailor-1; next M201 L0 L0 L0 L0");

    plays(t, P, "raid MF21; done; amount 1");
    assert_int_equal(cell(t, "2.2")->card, DR_NONE);
    assert_int_equal(t->s.turn.deals, 1);
    refused(t, P, "raid MF21", "DR-8.1");
    t = position(2, "2.2 OS1, card MF21; P at 2.2, hand sailor-1; next M201 L0 L11 L11 L11");
    plays(t, P, "raid MF21; done; amount 1; holds a");
    assert_int_equal(cell(t, "2.2")->card, DR_NONE);
    refused(t, P, "raid MF21", "DR-8.1");
}

/* DR-16.2: an encounter has the cubes of its back, whatever stands on the island and though the end has been triggered. */
RULE(an_encounter_never_has_extra_cubes)
{
    table *t = position(3, "1.1 I02, B 2+1, fort, garrison, outpost, card MF11; B done; G done; ender B; P at 1.1; next M101 L0 L11 L11");

    plays(t, P, "raid MF11; amount 1");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 3);
}

/* ---- Ships and buildings --------------------------------------------------------------------------------------------------- */

/* DR-17.1: ships battle by a flag, when a movement ends beside a pirate, and when a pirate is attacked without a movement. */
RULE(ships_battle_in_three_ways)
{
    table *t = position(3, "2.2 OS1; G at 2.2; P at 2.2, play captain:2");

    play(t, P, "use captain level flag");
    assert_true(happened(t, DR_EV_ATTACKS, P));
    t = position(3, "2.2 OS1; 2.1 OS2; G at 2.2, pirate; P at 2.1, track 1");
    play(t, P, "sail 2.2");
    assert_true(happened(t, DR_EV_ATTACKS, P));
    t = position(3, "2.2 OS1; G at 2.2, pirate; P at 2.2");
    play(t, P, "fight green");
    assert_true(happened(t, DR_EV_ATTACKS, P));
    t = position(3, "2.2 OS1; 2.1 OS2; G at 2.2; P at 2.1, track 1, hand sailor-1");
    play(t, P, "sail 2.2");
    expect_asked(t, P, DR_D_MAIN);
    refused(t, P, "fight green", "DR-6.14");
}

/* DR-18.7: the owner's ship beside the buildings stays out of it: it is not asked, brings no cube, and takes no damage. */
RULE(a_trader_does_not_join_the_defence_of_buildings)
{
    table *t = position(2, "2.1 I10, B 3+1, garrison; B at 2.1, cargo 1, hull B:EB4, play sailor-1+U203, hand gunner-1:3; P at 2.1;"
                           "next L21 L0 L0");

    plays(t, P, "storm; amount 1");
    all_drawn(t);
    assert_int_equal(times(t, DR_EV_LANDS), 3);
    assert_int_equal(captain(t, B)->damage, 0);
    assert_true(in_hand(t, B, "gunner-1"));
    assert_int_equal(captain(t, P)->damage, 1);
    assert_int_equal(t->s.turn.attacked, 0);
}

/* DR-21.13, DR-13.8: when both ships sink, the active captain's tile is laid first. */
RULE(the_active_captains_tile_is_laid_first)
{
    table *t = position(3, "2.2 OS1; P at 2.2, damage 4; G at 2.2, damage 4, play captain:2; active G; next L21 L21");
    int first;

    plays(t, G, "use captain level flag; amount 1");
    first = first_event(t, DR_EV_DEED);
    assert_int_equal(times(t, DR_EV_DEED), 2);
    assert_int_equal(t->turn.event[first].seat, G);
    assert_true(achieved(t, P, DR_TERROR) && achieved(t, G, DR_TERROR));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(there_are_three_kinds_of_battle),
        TEST(a_battle_goes_through_its_stages),
        TEST(goods_stay_where_they_are_in_a_battle),
        TEST(all_cubes_go_home_after_a_battle),
        TEST(every_cube_lands_in_a_zone),
        TEST(a_cube_may_be_struck_out_of_the_explosion),
        TEST(four_damage_do_no_harm),
        TEST(an_encounter_is_attacked_once),
        TEST(an_encounter_never_has_extra_cubes),
        TEST(ships_battle_in_three_ways),
        TEST(a_trader_does_not_join_the_defence_of_buildings),
        TEST(the_active_captains_tile_is_laid_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
