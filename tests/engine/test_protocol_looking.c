/* test_protocol_looking.c - the line protocol: positions, views, the log and the result as each reader may know them, and game files. */
#include "asking.h"

#include <stdio.h>

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

/* The whole position comes with its hash, and can be loaded again. */
TEST(the_position_is_given_and_loaded)
{
    char hash[32];
    rs_json json;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    json = ask("{'cmd':'state'}");
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)mark_of_now().hash);
    assert_string_equal(word(json, "hash"), hash);
    json = rs_json_get(json, "state");
    snprintf(request, sizeof request, "{\"cmd\":\"load\",\"game\":\"toy\",\"state\":%.*s}", (int)(json.end - json.at), json.at);
    rs_protocol_init(&p);
    json = ask_bytes(request, strlen(request));
    assert_string_equal(word(json, "game"), "toy");
    assert_int_equal(number(json, "next"), 0);
    assert_string_equal(word(ask("{'cmd':'state'}"), "hash"), hash);
}

/* The reply to a request, kept. */
static char *copy_of_reply(const char *text, char *copy, size_t size)
{
    ask(text);
    snprintf(copy, size, "%s", reply);
    return copy;
}

/* A fork keeps what its seat knows, deals the rest anew, and begins a log of its own; the same seed brings the same secrets. */
TEST(a_game_is_forked_behind_a_view)
{
    static char view[RS_REPLY], state[RS_REPLY], fork[RS_REPLY];

    ask("{'cmd':'new','game':'plunder','players':3,'seed':'fork-me'}");
    copy_of_reply("{'cmd':'view','seat':1}", view, sizeof view);
    copy_of_reply("{'cmd':'state'}", state, sizeof state);
    assert_int_equal(number(ask("{'cmd':'fork','seat':1,'seed':'a'}"), "undo"), 0);
    assert_string_equal(copy_of_reply("{'cmd':'view','seat':1}", fork, sizeof fork), view);
    assert_int_equal(number(ask("{'cmd':'log'}"), "moves"), 0);
    copy_of_reply("{'cmd':'state'}", fork, sizeof fork);
    assert_string_not_equal(fork, state);
    ask("{'cmd':'fork','seat':1,'seed':'b'}");
    ask("{'cmd':'state'}");
    assert_string_not_equal(reply, fork);
    ask("{'cmd':'fork','seat':1,'seed':'a'}");
    ask("{'cmd':'state'}");
    assert_string_equal(reply, fork);
}

/* Without a seat everything that a spectator does not see is dealt anew. What cannot be forked stays as it is. */
TEST(a_fork_needs_no_seat)
{
    static char view[RS_REPLY], hand[RS_REPLY], fork[RS_REPLY];

    ask("{'cmd':'new','game':'plunder','players':2,'seed':'fork-me'}");
    copy_of_reply("{'cmd':'view'}", view, sizeof view);
    copy_of_reply("{'cmd':'view','seat':0}", hand, sizeof hand);
    ask("{'cmd':'fork'}");
    assert_string_equal(copy_of_reply("{'cmd':'view'}", fork, sizeof fork), view);
    assert_string_not_equal(copy_of_reply("{'cmd':'view','seat':0}", fork, sizeof fork), hand);
    expect_error("{'cmd':'fork','seat':2}", "bad-request");
    expect_error("{'cmd':'fork','seed':'a b'}", "bad-request");
}

/* A wrong position is refused and the running game goes on. */
TEST(a_bad_position_is_refused)
{
    static const refused wrong[] = {
        {"{'cmd':'load'}", "bad-request"},
        {"{'cmd':'load','game':'toy'}", "bad-request"},
        {"{'cmd':'load','game':'toy','state':'x'}", "bad-request"},
        {"{'cmd':'load','game':'chess','state':{}}", "unknown-game"},
        {"{'cmd':'load','game':'toy','state':{}}", "bad-position"},
        {"{'cmd':'load','game':'toy','state':{'game':'toy'}}", "bad-position"},
        {"{'cmd':'load','game':'toy','state':{},'seed':[]}", "bad-request"},
    };
    rs_json view;

    new_toy();
    expect_errors(wrong, RS_COUNT(wrong));
    view = rs_json_get(ask("{'cmd':'view','seat':0}"), "view");
    snprintf(request, sizeof request, "{\"cmd\":\"load\",\"game\":\"toy\",\"state\":%.*s}", (int)(view.end - view.at), view.at);
    expect_error_bytes(request, strlen(request), "bad-position");
    expect_part(reply, "is a view, not a whole position");
}

/* A seat's view holds its own hand and not those of others; without a seat it is a spectator's. */
TEST(views_hold_what_a_seat_may_know)
{
    static const refused wrong[] = {
        {"{'cmd':'view','seat':2}", "bad-request"},   {"{'cmd':'view','seat':-2}", "bad-request"},
        {"{'cmd':'view','seat':'0'}", "bad-request"}, {"{'cmd':'board','seat':9}", "bad-request"},
        {"{'cmd':'moves'}", "bad-request"},           {"{'cmd':'moves','seat':5}", "bad-request"},
    };
    rs_json captains;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    captains = rs_json_get(rs_json_get(ask("{'cmd':'view','seat':1}"), "view"), "captain");
    expect_raw(item(captains, RED), "hand", "[\"conch\",null,null]");
    expect_raw(item(captains, BLUE), "hand", "[\"whelk\",\"limpet\",\"mussel\"]");
    captains = rs_json_get(rs_json_get(ask("{'cmd':'view'}"), "view"), "captain");
    expect_raw(item(captains, BLUE), "hand", "[null,null,null]");
    expect_errors(wrong, RS_COUNT(wrong));
    ask("{'cmd':'play','seat':0,'move':'draw'}");
    assert_string_equal(word(ask("{'cmd':'board','seat':1}"), "board"), "Red has 4 shells.\nBlue has 3 shells.\n");
}

static void expect_only_known(rs_json list, rs_json known)
{
    rs_json at = {NULL, NULL}, open;
    char shown[64], name[64];

    while (rs_json_next(list, &at, NULL)) {
        bool found = rs_json_type(at) == 'n';

        open = (rs_json){NULL, NULL};
        while (!found && rs_json_next(known, &open, NULL))
            found = rs_json_string(at, name, sizeof name) && rs_json_string(open, shown, sizeof shown) && strcmp(name, shown) == 0;
        if (!found) fail_msg("a view holds a card that is hidden from it: %.*s", (int)(at.end - at.at), at.at);
    }
}

static void expect_discreet_view(int viewer, const char *secret)
{
    char line[64];
    rs_json view, known, captains;

    snprintf(line, sizeof line, viewer < 0 ? "{'cmd':'view'}" : "{'cmd':'view','seat':%d}", viewer);
    view = rs_json_get(ask(line), "view");
    known = rs_json_get(view, "known");
    captains = rs_json_get(view, "captain");
    expect_only_known(rs_json_get(view, "deck"), known);
    for (int seat = 0; seat < ((rs_head *)(void *)p.session.state)->players; seat++) {
        if (seat == viewer) continue;
        expect_only_known(rs_json_get(item(captains, seat), "hand"), known);
        expect_raw(item(captains, seat), secret, "null");
    }
}

/* In whole games no view of anybody holds a card that all do not know, or somebody else's secret answer. */
TEST(views_never_hold_hidden_cards)
{
    for (int i = 0; i < rs_game_count(); i++) {
        rs_chance whim;

        rs_chance_seed(&whim, "whim", "views", NULL, 0);
        begin_session(&p.session, rs_game_at(i), 3, "");
        for (int moves = 0; moves < 150 && say_any(&p.session, &whim); moves++)
            for (int viewer = -1; viewer < 3; viewer++) expect_discreet_view(viewer, i == 0 ? "answer" : "bet");
    }
}

/* The log as a seat knows it, as a spectator does, or all of it; from any move on. */
TEST(the_log_is_told_by_reader)
{
    rs_json json;

    new_toy();
    ask("{'cmd':'chance','next':['clam']}");
    ask("{'cmd':'play','seat':0,'move':'draw'}");
    json = ask("{'cmd':'log','seat':0}");
    assert_int_equal(items(rs_json_get(json, "log")), 8);
    assert_int_equal(number(json, "moves"), 1);
    expect_raw(ask("{'cmd':'log','seat':0,'from':0}"), "log", "[\"Red: Draw a shell\",\"Red draws Clam.\"]");
    expect_raw(ask("{'cmd':'log','seat':1,'from':0}"), "log", "[\"Red: Draw a shell\",\"Red draws a shell.\"]");
    expect_raw(ask("{'cmd':'log','from':0}"), "log", "[\"Red: Draw a shell\",\"Red draws a shell.\"]");
    expect_raw(ask("{'cmd':'log','from':0,'all':true}"), "log", "[\"Red: Draw a shell\",\"Red draws Clam.\"]");
    expect_raw(ask("{'cmd':'log','seat':1,'from':1}"), "log", "[]");
    expect_error("{'cmd':'log','from':'0'}", "bad-request");
    expect_error("{'cmd':'log','seat':7}", "bad-request");
}

/* The same by parts: the verb and the words of moves, the arguments of events, for those who may know them. */
TEST(the_log_is_told_in_parts)
{
    rs_json story, draw;

    new_toy();
    ask("{'cmd':'chance','next':['clam']}");
    ask("{'cmd':'play','seat':0,'move':'draw'}");
    story = rs_json_get(ask("{'cmd':'log','seat':0,'events':true}"), "log");
    assert_int_equal(items(story), 2);
    assert_int_equal(number(item(story, 0), "move"), -1);
    assert_int_equal(number(item(story, 1), "move"), 0);
    draw = item(rs_json_get(item(story, 1), "events"), 0);
    assert_string_equal(word(draw, "move"), "draw");
    assert_string_equal(p.session.game->verb[number(draw, "verb")].word, "draw");
    expect_raw(draw, "args", "[]");
    expect_raw(item(rs_json_get(item(story, 1), "events"), 1), "args", "[\"clam\"]");
    story = rs_json_get(ask("{'cmd':'log','seat':1,'from':0,'events':true}"), "log");
    assert_int_equal(items(story), 1);
    assert_null(rs_json_get(item(rs_json_get(item(story, 0), "events"), 1), "args").at);
}

/* What a label is made of stands beside it. */
TEST(moves_are_listed_in_parts)
{
    rs_json moves;

    new_toy();
    moves = rs_json_get(ask("{'cmd':'moves','seat':0}"), "moves");
    for (int i = 0; i < items(moves); i++) {
        const rs_verb *verb = &p.session.game->verb[number(item(moves, i), "verb")];
        const char *text = word(item(moves, i), "text");
        int args = 0;

        while (args < RS_ARGS && verb->arg[args]) args++;
        assert_memory_equal(text, verb->word, strlen(verb->word));
        assert_int_equal(items(rs_json_get(item(moves, i), "args")), args);
    }
}

/* The schema tells all that the page needs to speak another language. */
TEST(the_schema_has_the_keys_of_all_texts)
{
    rs_json schema = ask("{'cmd':'schema','game':'plunder'}");

    assert_int_equal(items(rs_json_get(schema, "events")), rs_game_find("plunder")->events);
    assert_string_equal(word(schema, "captains"), "captain");
    expect_part(reply, "\"text\":\"{seat} draws {0}.\",\"hidden\":\"{seat} draws a card.\",\"args\":[\"card\"]");
    expect_part(reply, "\"at\":[\"lookout\",\"face\",\"meet\",\"brawl\",\"discard-two\",\"bribe\",\"canoes\",\"pay\",\"sail\",\"action\","
                       "\"trade\",\"encounter\"]");
    expect_part(reply, "\"word\":\"harrier\",\"label\":\"Harrier\",\"code\":\"SH-12\"");
    expect_part(reply, "\"facts\":{\"kind\":\"ship\",\"value\":4");
}

/* Events that a mover may not see the whole of are told without their arguments. */
TEST(replies_to_a_move_keep_the_secrets_of_others)
{
    rs_json event;

    new_toy();
    ask("{'cmd':'chance','next':[1,'murex']}");
    ask("{'cmd':'play','seat':0,'move':'cast 1'}");
    event = item(rs_json_get(ask("{'cmd':'play','seat':0,'move':'lose'}"), "events"), 1);
    assert_string_equal(word(event, "text"), "Blue draws a shell.");
    assert_null(rs_json_get(event, "args").at);
    expect_no_part(reply, "urex");
    new_toy();
    ask("{'cmd':'play','seat':0,'move':'rest'}");
    ask("{'cmd':'play','seat':1,'move':'rest'}");
    ask("{'cmd':'play','seat':0,'move':'bet conch boldly'}");
    expect_part(reply, "\"move\":\"bet conch boldly\"");
    expect_part(reply, "Red's heart beats.");
    ask("{'cmd':'play','seat':1,'move':'bet nothing'}");
    expect_part(reply, "\"text\":\"Red had bet Conch boldly.\",\"clause\":\"TOY-4\",\"args\":[\"conch\",\"boldly\"]}");
    expect_part(reply, "\"args\":[1,5]}"); /* the round, and Red's coins */
}

/* Scores, and places once the game is over. */
TEST(the_result_is_given)
{
    rs_json seats;

    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    seats = rs_json_get(ask("{'cmd':'result'}"), "seats");
    assert_int_equal(items(seats), 2);
    assert_int_equal(number(item(seats, RED), "score"), 1);
    expect_raw(item(seats, RED), "place", "null");
    play_to_the_end("toy", 3);
    seats = rs_json_get(ask("{'cmd':'result'}"), "seats");
    assert_true(flag(ask("{'cmd':'result'}"), "over"));
    assert_int_equal(items(seats), 3);
    assert_in_range(number(item(seats, GREEN), "place"), 1, 3);
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

static void put_restore(const char *file)
{
    rs_text out = rs_text_on(request, sizeof request);

    rs_put(&out, "{\"cmd\":\"restore\",\"file\":");
    rs_put_quoted(&out, file);
    rs_put_char(&out, '}');
    assert_false(out.cut);
}

/* A game is saved as a game file and restored from it. */
TEST(a_game_is_saved_and_restored)
{
    static char file[65536];
    mark before, after;
    rs_json json;

    play_to_the_end("plunder", 2);
    ask("{'cmd':'new','game':'plunder','players':2,'seed':'save'}");
    say_many(&p.session, "save", 50);
    before = mark_of_now();
    assert_true(rs_json_string(rs_json_get(ask("{'cmd':'save'}"), "file"), file, sizeof file));
    expect_part(file, "roadstead game 2\ngame plunder\n");
    new_toy();
    put_restore(file);
    json = ask_bytes(request, strlen(request));
    assert_string_equal(word(json, "game"), "plunder");
    assert_int_equal(number(json, "moves"), 50);
    assert_int_equal(number(json, "next"), rs_asked(p.session.state));
    after = mark_of_now();
    before.told = before.used = after.told = after.used = 0;
    assert_memory_equal(&before, &after, sizeof before);
}

/* A game file can be taken as far as one likes: the position in the middle, with the luck still to come. */
TEST(a_game_is_restored_to_its_middle)
{
    static char file[65536];
    uint64_t middle;

    ask("{'cmd':'new','game':'plunder','players':2,'seed':'middle'}");
    say_many(&p.session, "middle", 20);
    middle = rs_hash(p.session.state, p.session.game->state_bytes);
    say_many(&p.session, "further", 20);
    assert_true(rs_json_string(rs_json_get(ask("{'cmd':'save'}"), "file"), file, sizeof file));
    put_restore(file);
    strcpy(strrchr(request, '}'), ",\"moves\":20}");
    assert_int_equal(number(ask_bytes(request, strlen(request)), "moves"), 20);
    assert_true(rs_hash(p.session.state, p.session.game->state_bytes) == middle);
    put_restore(file);
    strcpy(strrchr(request, '}'), ",\"moves\":-1}");
    expect_error_bytes(request, strlen(request), "bad-request");
}

/* Remarks may stand anywhere in a game file. */
TEST(remarks_in_a_file_are_passed_over)
{
    static char file[8192], remarked[16384];

    ask("{'cmd':'new','game':'plunder','players':2,'seed':'remark'}");
    say_many(&p.session, "remark", 3);
    assert_true(rs_json_string(rs_json_get(ask("{'cmd':'save'}"), "file"), file, sizeof file));
    snprintf(remarked, sizeof remarked, "# seats of the page\n%s# the end\n", file);
    put_restore(remarked);
    assert_int_equal(number(ask_bytes(request, strlen(request)), "moves"), 3);
}

/* A wrong file is refused and the running game goes on. */
TEST(a_bad_file_is_refused)
{
    new_toy();
    ask("{'cmd':'play','seat':0,'move':'show conch'}");
    expect_error("{'cmd':'restore'}", "bad-request");
    expect_error("{'cmd':'restore','file':7}", "bad-request");
    expect_error("{'cmd':'restore','file':''}", "bad-file");
    expect_error("{'cmd':'restore','file':'garbage'}", "bad-file");
    put_restore("roadstead game 2\ngame toy\nrules 7\nplayers 2\nseed x\nmoves\n0 dance\nend open\nhash 0\n");
    expect_error_bytes(request, strlen(request), "bad-file");
    expect_part(reply, "Line 7: That is not a move of this game.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_position_is_given_and_loaded),
        cmocka_unit_test(a_game_is_forked_behind_a_view),
        cmocka_unit_test(a_fork_needs_no_seat),
        cmocka_unit_test(a_bad_position_is_refused),
        cmocka_unit_test(views_hold_what_a_seat_may_know),
        cmocka_unit_test(views_never_hold_hidden_cards),
        cmocka_unit_test(the_log_is_told_by_reader),
        cmocka_unit_test(the_log_is_told_in_parts),
        cmocka_unit_test(moves_are_listed_in_parts),
        cmocka_unit_test(the_schema_has_the_keys_of_all_texts),
        cmocka_unit_test(replies_to_a_move_keep_the_secrets_of_others),
        cmocka_unit_test(the_result_is_given),
        cmocka_unit_test(a_game_is_saved_and_restored),
        cmocka_unit_test(a_game_is_restored_to_its_middle),
        cmocka_unit_test(remarks_in_a_file_are_passed_over),
        cmocka_unit_test(a_bad_file_is_refused),
    };

    return RUN(tests);
}
