/* test_picture.c - the table as terminals show it: numbers that follow from the rules. */
#include "table.h"

#include <string.h>

/* The table in the eyes of a seat, or of one who only watches. */
static const char *seen_by(const table *t, int seat)
{
    static char screen[1 << 14];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_text out = rs_text_on(screen, sizeof screen);

    rs_view(&pl_game, &t->s, seat, view);
    pl_board(view, &out);
    return screen;
}

static void shows(const table *t, int seat, const char *text)
{
    if (!strstr(seen_by(t, seat), text)) fail_msg("'%s' is not shown in:\n%s", text, seen_by(t, seat));
}

/* PL-12.1, PL-12.11: a captain's speed with the Prize in tow, and what still fits into either hold. */
RULE(a_mat_has_tow_speed_and_room)
{
    const table *t =
        position(2, "A at OS-01, prize SH-06, traded sugar 1, plundered cocoa 3; B own SH-08w, traded cotton 5, plundered sugar 3");

    shows(t, B, "speed 4 (towing 2), cannons 2, crew 4");
    shows(t, B, "traded: 1 Sugar (room for 2); plundered: 3 Cocoa (room for 5)");
    shows(t, B, "traded: 5 Cotton (room for 1); plundered: 3 Sugar (room for 1)"); /* one hold for both */
}

/* PL-21.4, PL-21.6: Enemies with their reason; a Letter of an Enemy is suspended. */
RULE(a_mat_says_why_a_nation_is_an_enemy)
{
    table *t = position(2, "war WD-01; A letters england spain, deed france; B letters england");

    t->s.war[0].friend_[A] = PL_SPAIN;
    shows(t, B, "Letters: England (suspended), Spain; Enemies: England (war), France (deed)");
    shows(t, A, "Letters: England; Enemies: Spain (war)");
}

/* PL-18.3, PL-18.4: fleets of a cell as one, and where they go. */
RULE(fleets_are_shown_as_one_with_their_way)
{
    const table *t = position(2, "map PT-09 2,0; fleet TF-01 OS-02; fleet TF-02 OS-02; fleet TF-03 PT-09");

    shows(t, A, "Treasure Fleet at Open Sea 2: speed 2, cannons 17, crew 34, silver 35; next at Havana");
    shows(t, A, "Treasure Fleet at Havana: speed 2, cannons 10, crew 20, silver 25; comes home at the end of the round");
}

/* PL-18.3: only the sea has currents; a Port of another nation is shown without one. */
RULE(a_port_without_a_fleet_is_shown)
{
    const table *t = position(2, "map PT-02 2,0");

    if (strstr(seen_by(t, A), "next at")) fail_msg("a fleet is on its way in:\n%s", seen_by(t, A));
}

/* PL-16.3, PL-17.5: the ship in sight has its numbers; in a duel it is seen who has chosen, and not what. */
RULE(fights_are_shown)
{
    table *t = position(2, "A at OS-01; pending SH-18; step resolve");

    shows(t, A, "In sight: Renard, France: speed 5, cannons 4, crew 6, hold 3, worth 13, pay 2");
    t = position(2, "A at OS-01, hand PT-02; B at OS-01, prize SH-06, hand OS-05");
    play(t, A, "attack blue");
    play(t, B, "flee");
    play(t, A, "add PT-02");
    shows(t, B, "Fight: Red speed 4, cannons 2, crew 4 (has chosen) against Blue speed 4 (towing 2), cannons 2, crew 4\n");
    assert_null(strstr(seen_by(t, B), "PT-02"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_mat_has_tow_speed_and_room),
        TEST(a_mat_says_why_a_nation_is_an_enemy),
        TEST(fleets_are_shown_as_one_with_their_way),
        TEST(a_port_without_a_fleet_is_shown),
        TEST(fights_are_shown),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
