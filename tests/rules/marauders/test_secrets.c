/* test_secrets.c - rules tests: who sees what ("Hidden information" in the rules). */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* What a seat, or a spectator, sees of the position. The block lives until the next call but one. */
static const mm_state *seen_by(const table *t, int who)
{
    static _Alignas(RS_ALIGN) mm_state view[2];
    static int next;

    next = !next;
    rs_view(&mm_game, &t->s, who, &view[next]);
    return &view[next];
}

/* A position that could be behind that view: sound, and the same to who looks. It lives until the next call. */
static const mm_state *dealt_to(table *t, int who)
{
    static _Alignas(RS_ALIGN) mm_state guess, view;

    rs_deal(&mm_game, seen_by(t, who), &guess, &t->chance);
    if (mm_game.broken(&guess)) fail_msg("a position dealt to %d %s", who, mm_game.broken(&guess));
    rs_view(&mm_game, &guess, who, &view);
    assert_memory_equal(&view, seen_by(t, who), sizeof view);
    return &guess;
}

static const int readers[] = {A, B, C, D, RS_SPECTATOR};

/* Is the first event of this kind told to this reader in full? */
static bool told(const table *t, int event, int who)
{
    for (int i = 0; i < t->turn.events; i++)
        if (t->turn.event[i].kind == event) return rs_event_open(&t->turn.event[i], who);
    fail_msg("no event '%s'", mm_event_kinds[event].name);
    return false;
}

/* Does the log tell this reader of the first event of this kind at all, and is this said? */
static bool says(const table *t, int event, int who, const char *what)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);
    int i = 0;

    while (i < t->turn.events && t->turn.event[i].kind != event) i++;
    assert_true(i < t->turn.events && rs_event_seen(&mm_game, &t->turn.event[i], who));
    rs_event_text(&mm_game, &t->s, &t->turn.event[i], who, &text);
    return strstr(line, what) != NULL;
}

/* That it happened all know; what it was, only its owner. */
static void expect_hint(const table *t, int event, int owner, const char *secret)
{
    assert_true(told(t, event, owner) && says(t, event, owner, secret));
    for (int i = 0; i <= t->s.head.players; i++) {
        int who = i < t->s.head.players ? i : RS_SPECTATOR;

        if (who != owner) assert_false(told(t, event, who) || says(t, event, who, secret));
    }
}

/* All are told. */
static void expect_public(const table *t, int event, const char *what)
{
    for (int i = 0; i <= t->s.head.players; i++) {
        int who = i < t->s.head.players ? i : RS_SPECTATOR;

        assert_true(told(t, event, who) && says(t, event, who, what));
    }
}

/* ---- Gold ----------------------------------------------------------------------------------------------------------------- */

/* MM-3.9, MM-14.2: how much gold is aboard and in the stash only its owner knows; points for it are secret, too. */
RULE(gold_is_its_owners_secret)
{
    table *t = position(4, "A gold 13, stash 37, track 6; B gold 5");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const mm_state *view = seen_by(t, readers[i]);

        assert_int_equal(view->captain[A].gold, readers[i] == A ? 13 : MM_NONE);
        assert_int_equal(view->captain[A].stash, readers[i] == A ? 37 : MM_NONE);
        assert_int_equal(view->captain[A].track, 6);
        assert_int_equal(mm_score(view, A), 6);
    }
}

/* MM-3.9: what is gained and what is paid is told to all. */
RULE(gains_and_payments_are_public)
{
    table *t = position(4, "A in BAS, cargo K21 K22; demand BAS wood; step port");

    plays(t, A, "sell-goods; sell K21");
    expect_public(t, MM_EV_GAINS, "3");
    roll(t, A, "rumour", "1 1 1");
    expect_public(t, MM_EV_PAYS, "2");
}

/* MM-14.2: a deposit is told to all, its amount to nobody else. */
RULE(the_amount_of_a_deposit_is_secret)
{
    table *t = position(4, "A in SJO, gold 9, stash 3; step port");

    plays(t, A, "deposit; amount 4");
    expect_hint(t, MM_EV_DEPOSITS, A, "4");
    expect_hint(t, MM_EV_DEPOSITS, A, "7");
}

/* MM-14.1, MM-14.2: so is what is taken out. */
RULE(the_amount_taken_out_is_secret)
{
    table *t = position(4, "A in SJO, gold 9, stash 3; step port");

    plays(t, A, "withdraw; amount 2");
    expect_hint(t, MM_EV_WITHDRAWS, A, "2");
}

/* MM-14.2: the chosen amount is not told by the move either. */
RULE(the_choice_of_an_amount_is_secret)
{
    table *t = position(3, "A in SJO, gold 9; step port");

    plays(t, A, "deposit; amount 4");
    assert_true(told(t, MM_EV_MOVE, A));
    assert_false(told(t, MM_EV_MOVE, B) || told(t, MM_EV_MOVE, RS_SPECTATOR));
}

/* MM-14.3: in St. Maarten the fee is seen, the deposit is not. */
RULE(the_fee_of_st_maarten_is_public)
{
    table *t = position(3, "A in SMA, gold 19; step port");

    plays(t, A, "deposit; amount 4");
    expect_public(t, MM_EV_PAYS, "5");
    expect_hint(t, MM_EV_DEPOSITS, A, "4");
}

/* MM-19.7: an NPC pirate compares true amounts, and only its move is seen. */
RULE(hunting_reveals_no_gold)
{
    table *t = position(4, "B at SDO, gold 7; C at CUR, gold 6; npc E13 CSE; step round; next E28 blue");

    expect_public(t, MM_EV_PIRATE_HUNTS, "Santo Domingo");
    assert_false(says(t, MM_EV_PIRATE_HUNTS, D, "7") || says(t, MM_EV_PIRATE_HUNTS, D, "6"));
    assert_int_equal(seen_by(t, D)->captain[B].gold, MM_NONE);
}

/* MM-19.7: of two captains in one zone nobody learns whom it prefers. */
RULE(hunting_names_nobody)
{
    table *t = position(4, "B at CUR, gold 7; C at CUR, gold 6; npc E13 CSE; step round; next E28 blue");

    expect_public(t, MM_EV_PIRATE_HUNTS, "Cura");
    assert_false(says(t, MM_EV_PIRATE_HUNTS, B, rs_seat_name(&mm_game, &t->s, B)));
}

/* MM-14.5: at the end of the game all stashes are known. */
RULE(the_end_reveals_the_stashes)
{
    table *t = position(4, "A track 3, stash 17; B track 2, stash 44; final; step end");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const mm_state *view = seen_by(t, readers[i]);

        assert_true(told(t, MM_EV_STASH, readers[i]));
        assert_int_equal(view->captain[A].shown_stash, 17);
        assert_int_equal(view->captain[B].shown_stash, 44);
        assert_int_equal(mm_score(view, B), 4);
    }
}

/* MM-3.9: so is the gold aboard. */
RULE(the_end_reveals_the_gold_aboard)
{
    table *t = position(4, "A gold 23; B dead C05; final; step end");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        assert_int_equal(seen_by(t, readers[i])->captain[A].shown_gold, 23);
        assert_int_equal(seen_by(t, readers[i])->captain[B].shown_gold, 0);
        assert_int_equal(seen_by(t, readers[i])->captain[C].shown_gold, 10);
        assert_int_equal(dealt_to(t, readers[i])->captain[A].gold, 23);
    }
}

/* MM-3.9, MM-14.2, MM-14.5: before the end nothing of it is shown. */
RULE(no_stash_is_shown_before_the_end)
{
    const mm_state *view = seen_by(position(2, "A stash 17"), B);

    assert_int_equal(view->captain[A].shown_stash, MM_NONE);
    assert_int_equal(view->captain[A].shown_gold, MM_NONE);
}

/* ---- Cards ---------------------------------------------------------------------------------------------------------------- */

/* So many cards lie there, seen by their owner only. */
static void expect_hidden(const rs_zone *zone_of_view, bool own, int size)
{
    assert_int_equal(rs_zone_size(zone_of_view), size);
    assert_int_equal(rs_size(&zone_of_view->cards), own ? size : 0);
}

/* MM-9.5, MM-12.1, MM-17.1: cargo, glory cards and rumours are seen by their owner; the others see how many there are. */
RULE(cards_in_hand_are_their_owners)
{
    table *t = position(4, "A is C06, cargo K01 K11 K21, glory G03a S09, rumours R01 R02");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const mm_captain *c = &seen_by(t, readers[i])->captain[A];

        expect_hidden(&c->cargo, readers[i] == A, 3);
        expect_hidden(&c->glory, readers[i] == A, 2);
        expect_hidden(&c->rumours, readers[i] == A, 2);
    }
}

/* MM-4.6, MM-9.8, MM-17.3: nobody looks into a deck, everybody at its size and at the discard piles. */
RULE(decks_are_seen_by_nobody)
{
    table *t = position(4, "discard K01 G03a M05 E30; A gold 1");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const mm_state *view = seen_by(t, readers[i]);

        expect_hidden(&view->event_deck, false, MM_EVENTS_CARDS - 2);
        expect_hidden(&view->glory_deck, false, MM_GLORY - 1);
        expect_hidden(&view->cargo_deck, false, MM_CARGO - 1);
        expect_hidden(&view->captain_deck, false, MM_CAPTAINS - 4);
        expect_hidden(&view->rumour_deck, false, MM_RUMOURS);
        expect_hidden(&view->mission_deck, false, MM_MISSIONS - 3);
        assert_true(rs_has(&view->cargo_discard, 0) && rs_size(&view->glory_discard) == 1);
    }
}

/* MM-9.1, MM-9.5: the offer is the buyer's to see; what is bought is not told, that something is, and for how much, is. */
RULE(an_offer_is_seen_by_the_buyer)
{
    table *t = position(4, "A in BAS; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    for (int i = 0; i < RS_COUNT(readers); i++) {
        expect_hidden(&seen_by(t, readers[i])->captain[A].offer, readers[i] == A, 6);
        assert_int_equal(told(t, MM_EV_OFFERED, readers[i]), readers[i] == A);
    }
    play(t, A, "buy K01");
    assert_false(told(t, MM_EV_BUYS, B) || told(t, MM_EV_BUYS, RS_SPECTATOR) || told(t, MM_EV_MOVE, B));
    expect_public(t, MM_EV_PAYS, "2");
    expect_hidden(&seen_by(t, B)->captain[A].cargo, false, 1);
}

/* MM-9.7: cheap cards are seen by the one to whom they are shown, and by nobody else. */
RULE(shown_cards_are_seen_by_one_player)
{
    table *t = position(4, "A in BAS; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    plays(t, A, "buy K01; done; show green");
    assert_true(told(t, MM_EV_SHOWS, A) && told(t, MM_EV_SHOWS, C));
    assert_false(told(t, MM_EV_SHOWS, B) || told(t, MM_EV_SHOWS, D) || told(t, MM_EV_SHOWS, RS_SPECTATOR));
    assert_int_equal(seen_by(t, C)->captain[C].knows[A * MM_GOODS + MM_COCOA], 1);
    assert_int_equal(seen_by(t, B)->captain[C].knows[A * MM_GOODS + MM_COCOA], 0);
    assert_int_equal(seen_by(t, A)->captain[C].knows[A * MM_GOODS + MM_COCOA], 0);
}

/* MM-9.12: demanded cards that are put aside are seen by all. */
RULE(demanded_cards_are_laid_open)
{
    table *t = position(3, "A in BAS; demand BAS cocoa; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41 K51 K61");
    assert_true(told(t, MM_EV_ASIDE, B) && told(t, MM_EV_ASIDE, RS_SPECTATOR));
    assert_true(rs_has(&seen_by(t, B)->cargo_discard, 0));
}

/* MM-15.11: what was taken out of a raid has been seen by all and stays known. */
RULE(cargo_from_a_raid_is_known)
{
    table *t = position(3, "A at TRI, cargo K02; merchant TRI NL; next S 1");

    play(t, A, "scout merchant");
    roll(t, A, "attack NL", "K01 K22 K32 1 1");
    play(t, A, "take K22");
    for (int i = 0; i < 3; i++) {
        const rs_zone *cargo = &seen_by(t, readers[i])->captain[A].cargo;

        assert_int_equal(rs_zone_size(cargo), 2);
        assert_true(rs_has(&cargo->cards, 17)); /* K22 */
        assert_int_equal(rs_has(&cargo->cards, 1), readers[i] == A);
    }
}

/* MM-1.2: which glory card was drawn only its owner is told; discards are open. */
RULE(a_drawn_glory_card_is_secret)
{
    table *t = position(3, "A in BAS, cargo K21 K22 K23, glory G03a G03b G03c G03d; demand BAS rum; step port");

    play(t, A, "sell-goods");
    roll(t, A, "sell K21 K22 K23", "cocoa-1 G16a");
    expect_hint(t, MM_EV_DRAWS, A, "Fair Wind");
    play(t, A, "discard G03b");
    assert_true(told(t, MM_EV_DISCARDS, B) && told(t, MM_EV_DISCARDS, RS_SPECTATOR));
}

/* MM-12.1, MM-12.2, MM-12.5: which rumour was heard or given back is secret; when it is tested all see it. */
RULE(rumours_are_secret_until_they_are_tested)
{
    table *t = position(3, "A in PRO, rumours R16; step port");

    roll(t, A, "rumour", "S 1 1 R02");
    expect_hint(t, MM_EV_RUMOUR, A, "Wreck");
    play(t, A, "give-back R02");
    expect_hint(t, MM_EV_RUMOUR_BACK, A, "Wreck");
    assert_false(told(t, MM_EV_MOVE, B));
    roll(t, A, "test R16", "1 1 1");
    assert_true(told(t, MM_EV_TESTS, B) && told(t, MM_EV_TESTS, RS_SPECTATOR));
}

/* MM-12.5: found cargo is the finder's secret. */
RULE(found_cargo_is_secret)
{
    table *t = position(3, "A in CAR, rumours R15; step port");

    roll(t, A, "test R15", "S 1 1 K01 K11 K21 K31 K41 K51 K61 K71");
    expect_hidden(&seen_by(t, B)->captain[A].offer, false, 8);
    play(t, A, "take K11");
    expect_hint(t, MM_EV_CARGO_FOUND, A, "Food");
}

/* MM-17.4: of an announced card the others know that there is one. */
RULE(an_announced_card_is_secret)
{
    table *t = position(3, "A bounty ES1; B glory G15a; C glory G17a; step start");

    play(t, B, "announce G15a");
    assert_int_equal(seen_by(t, B)->captain[B].announced, captain(t, B)->announced);
    assert_int_equal(seen_by(t, C)->captain[B].announced, MM_NONE);
    assert_int_equal(seen_by(t, C)->captain[B].named, MM_A_CARD);
    assert_false(told(t, MM_EV_MOVE, C) || told(t, MM_EV_MOVE, RS_SPECTATOR));
    assert_true(says(t, MM_EV_ANNOUNCES, C, "Blue"));
    assert_false(says(t, MM_EV_ANNOUNCES, C, "Denounced"));
}

/* ---- Set-up, tokens ------------------------------------------------------------------------------------------------------- */

/* MM-3.1: captains and ships are secret until all have chosen. */
RULE(captain_and_ship_are_secret_in_set_up)
{
    table *t = set_up(3, "");

    assert_true(told(t, MM_EV_DEALT, A));
    assert_false(told(t, MM_EV_DEALT, B) || told(t, MM_EV_DEALT, RS_SPECTATOR));
    play(t, A, "ship flute");
    assert_false(told(t, MM_EV_MOVE, B));
    for (int i = 1; i < 3; i++) {
        assert_int_equal(seen_by(t, i)->captain[A].dealt, MM_NONE);
        assert_int_equal(seen_by(t, i)->captain[A].choice, MM_NONE);
    }
    assert_int_equal(seen_by(t, A)->captain[A].choice, MM_FLUTE);
    assert_int_equal(seen_by(t, A)->captain[A].dealt, captain(t, A)->dealt);
    play(t, B, "ship flute");
    play(t, C, "ship flute");
    assert_true(told(t, MM_EV_CAPTAIN, RS_SPECTATOR));
}

/* MM-15.1, MM-7.4: nobody knows face-down tokens; that they lie there all see. */
RULE(tokens_face_down_are_seen_by_nobody)
{
    table *t = position(4, "merchant HAV none; shown TOR; A in SJO");

    for (int i = 0; i < RS_COUNT(readers); i++) {
        const mm_state *view = seen_by(t, readers[i]);

        for (int where = 0; where < MM_ZONES; where++) {
            assert_int_equal(view->merchant[where], MM_NONE);
            assert_int_equal(view->mod_under[where], MM_NONE);
        }
        assert_int_equal(rs_size(&view->merchants), MM_ZONES - 1);
        assert_int_equal(view->mod_shown[MM_TOR], MM_RIGGING);
        assert_int_equal(view->mod_shown[MM_HAV], MM_FACE_DOWN);
    }
}

/* MM-15.1, MM-7.4: a found merchant and a turned token are shown to all. */
RULE(what_is_turned_up_is_seen_by_all)
{
    table *t = position(3, "A at TRI; merchant TRI NL; next S 1");

    play(t, A, "scout merchant");
    expect_public(t, MM_EV_MERCHANT, "Netherlands");
    t = position(3, "A in HAV");
    play(t, A, "port");
    expect_public(t, MM_EV_MOD_SHOWN, "Swivel Guns");
    assert_int_equal(seen_by(t, B)->mod_shown[MM_HAV], MM_SWIVELS);
}

/* MM-10.13: of placed modifications all know the types, not the ports. */
RULE(placed_modifications_lie_face_down)
{
    table *t = position(3, "A in CUR, gold 60, mods MOD1 MOD5; step port");

    plays(t, A, "shipyard; buy-ship frigate; place CUR");
    for (int i = 0; i < 3; i++) assert_int_equal(seen_by(t, i)->mod_under[MM_CUR], MM_NONE);
    assert_false(says(t, MM_EV_MOD_PLACED, A, "Swivel") || says(t, MM_EV_MOD_PLACED, A, "Four"));
}

/* MM-10.13: the tokens are mixed when all ports are chosen: before that none of them lies anywhere. */
RULE(modifications_are_mixed_when_all_ports_are_chosen)
{
    table *t = position(3, "A in CUR, gold 60, mods MOD1 MOD2 MOD5; step port");

    plays(t, A, "shipyard; buy-ship frigate; place CUR");
    expect_asked(t, A, MM_D_PLACE_MODS);
    assert_int_equal(t->s.mod_shown[MM_CUR], MM_TO_COME);
    refused(t, A, "place CUR", "MM-10.13");
    for (int i = 0; i < 3; i++) assert_int_equal(__builtin_popcount(seen_by(t, i)->loose_mods), 3);
    rs_choose(&mm_game, &t->s, 0, &t->turn); /* the third port is the only one left */
    expect_asked(t, A, MM_D_SHIPYARD);
    assert_int_equal(t->s.loose_mods, 0);
    assert_int_equal(t->s.mod_shown[MM_CUR], MM_FACE_DOWN);
}

/* ---- Loot ----------------------------------------------------------------------------------------------------------------- */

static table *looting(void)
{
    table *t = position(3, "A at CSE, ship frigate; B at CSE, gold 4, cargo K01, glory G03a, rumours R01; next S 1 1 1 1 1");

    play(t, A, "scout blue");
    play(t, A, "declare board");
    roll(t, B, "declare shoot", "S S 1 1 S S S 1");
    play(t, A, "keep");
    expect_asked(t, A, MM_D_LOOT);
    return t;
}

/* MM-25.1: the looter sees the loser's cards, and nobody else does. */
RULE(the_looter_sees_the_losers_cards)
{
    table *t = looting();
    rs_moves mine;

    assert_int_equal(seen_by(t, A)->captain[A].sees_glory[0], 10); /* G03a */
    assert_int_equal(seen_by(t, A)->captain[A].sees_rumours[0], 0);
    assert_int_equal(seen_by(t, A)->captain[A].knows[B * MM_GOODS + MM_COCOA], 1);
    assert_int_equal(seen_by(t, C)->captain[A].sees_glory[0], MM_NONE);
    assert_int_equal(seen_by(t, C)->captain[A].sees_rumours[0], MM_NONE);
    assert_int_equal(seen_by(t, C)->captain[A].knows[B * MM_GOODS + MM_COCOA], 0);
    rs_legal(&mm_game, seen_by(t, A), &mine);
    assert_int_equal(mine.count, t->turn.moves.count);
    assert_memory_equal(mine.at, t->turn.moves.at, (size_t)mine.count * sizeof mine.at[0]);
}

/* MM-25.1: he also sees the loser's gold, until he has taken it and all know; the others see neither. */
RULE(the_looter_sees_the_losers_gold)
{
    table *t = looting();

    assert_int_equal(seen_by(t, A)->captain[A].sees_gold, 4);
    for (int i = 0; i < 20; i++) assert_int_equal(dealt_to(t, A)->captain[B].gold, 4);
    assert_int_equal(seen_by(t, B)->captain[A].sees_gold, MM_NONE);
    assert_int_equal(dealt_to(t, B)->captain[A].sees_gold, 4); /* his own */
    assert_int_equal(seen_by(t, C)->captain[A].sees_gold, MM_NONE);
    assert_int_equal(seen_by(t, C)->captain[B].gold, MM_NONE);
    dealt_to(t, C);
    play(t, A, "take-gold");
    assert_int_equal(seen_by(t, A)->captain[A].sees_gold, MM_NONE);
    assert_int_equal(seen_by(t, C)->battle.looted, 4);
    assert_int_equal(dealt_to(t, C)->captain[B].gold, 0);
}

/* MM-25.1: who leaves the gold has seen it no longer than the loot. */
RULE(gold_that_is_left_is_seen_no_more)
{
    table *t = looting();

    play(t, A, "done");
    assert_int_equal(captain(t, A)->sees_gold, MM_NONE);
    assert_int_equal(gold(t, A), 10);
}

/* MM-25.1: of looted glory cards and rumours others see the number; cargo and gold they see. */
RULE(looted_cards_stay_secret)
{
    table *t = looting();

    play(t, A, "take K01");
    expect_public(t, MM_EV_LOOTS_CARGO, "Cocoa");
    assert_true(rs_has(&seen_by(t, C)->captain[A].cargo.cards, 0));
    play(t, A, "take-glory G03a");
    assert_false(told(t, MM_EV_MOVE, C));
    assert_false(says(t, MM_EV_LOOTS_GLORY, C, "Keen Eyes"));
    play(t, A, "take-rumour R01");
    assert_false(says(t, MM_EV_LOOTS_RUMOUR, C, "Silver"));
    play(t, A, "take-gold");
    expect_public(t, MM_EV_LOOTS_GOLD, "4");
}

/* ---- All the rest --------------------------------------------------------------------------------------------------------- */

static void hide_captain(mm_captain *open, const mm_captain *seen)
{
    open->cargo = seen->cargo;
    open->glory = seen->glory;
    open->rumours = seen->rumours;
    open->offer = seen->offer;
    open->gold = seen->gold;
    open->stash = seen->stash;
}

/* MM-13.4, MM-16.4, MM-17.7, MM-18.5: a view differs from the position only in what is secret; missions, specialists, bounties, damage,
 * NPCs lie open. */
RULE(everything_else_lies_open)
{
    table *t =
        position(4, "A at CSE, ship frigate, mods MOD3, weapons SW1, values 2/3/3/1/3, hired S09, mission M10, bounty ES2, cargo K01; "
                    "B track 4, documents EN, glory G03a; C stash 12; npc E02 SMA under E01; war ES EN; merchant HAV none; deck cargo K11");
    mm_state open = t->s;
    const mm_state *view = seen_by(t, RS_SPECTATOR);

    open.head.viewer = RS_SPECTATOR;
    memcpy(&open.event_deck, &view->event_deck, 6 * sizeof(rs_zone)); /* the six decks and what is behind them */
    memcpy(&open.unseen_events, &view->unseen_events, 6 * sizeof(rs_set));
    memcpy(open.merchant, view->merchant, sizeof open.merchant);
    memcpy(open.mod_under, view->mod_under, sizeof open.mod_under);
    for (int seat = 0; seat < 4; seat++) hide_captain(&open.captain[seat], &view->captain[seat]);
    assert_memory_equal(&open, view, sizeof open);
}

/* MM-17.4: who is asked finds the same moves in the own view. */
RULE(the_one_who_is_asked_can_list_from_the_own_view)
{
    static const char *const texts[] = {
        "A in SJO, gold 40, stash 9, cargo K01 K11, glory G14a S01, rumours R16, bounty ES1; missions M09 M14; step port",
        "A at CAR, rumours R01, glory G16a; B at CAR; npc E10 CAR",
        "A bounty ES1; B glory G15a G17a; step start",
    };

    for (int i = 0; i < RS_COUNT(texts); i++) {
        table *t = position(3, texts[i]);
        rs_moves mine;

        rs_legal(&mm_game, seen_by(t, rs_asked(&t->s)), &mine);
        assert_int_equal(mine.count, t->turn.moves.count);
        assert_memory_equal(mine.at, t->turn.moves.at, (size_t)mine.count * sizeof mine.at[0]);
    }
}

/* MM-3.9, MM-9.7: a position dealt from a view fits it: the sizes, what was shown, and what lies open. */
RULE(a_dealt_position_fits_the_view)
{
    table *t = position(4, "A in BAS, glory G03a, rumours R01; B cargo K71 K72; demand BAS wood; step port");

    roll(t, A, "buy-goods", "K01 K02 K11 K21 K31 K41");
    plays(t, A, "buy K01; buy K11; done; show green");
    for (int i = 0; i < RS_COUNT(readers); i++) {
        const mm_state *guess = dealt_to(t, readers[i]);

        assert_int_equal(rs_size(&guess->captain[A].cargo.cards), 2);
        assert_int_equal(rs_size(&guess->captain[B].cargo.cards), 2);
        assert_int_equal(rs_size(&guess->captain[A].glory.cards), 1);
        if (readers[i] == C) assert_true(rs_has(&guess->captain[A].cargo.cards, 0)); /* K01 was shown */
    }
}

/* All readers' guesses are sound, again and again. */
static void deal_often(table *t)
{
    for (int i = 0; i < 200; i++)
        for (int reader = -1; reader < t->s.head.players; reader++) dealt_to(t, reader < 0 ? RS_SPECTATOR : reader);
}

/* MM-17.4, MM-17.5: where two have announced a card, each is dealt one of his own that fits, even the last two there are. */
RULE(each_announced_card_is_another)
{
    table *t = position(4, "A at CSE, glory G02a; B at CSE, glory G02b; discard G02c G02d G02e; next S 1 1 1 S 1");

    play(t, A, "scout blue");
    play(t, A, "announce G02a");
    play(t, B, "announce G02b");
    expect_asked(t, A, MM_D_WIN_CONFIRM);
    deal_often(t);
}

/* MM-17.4: a card that was taken back is known, and may be announced again later; the only hidden one is then dealt to the other. */
RULE(a_known_card_may_be_announced_again)
{
    table *t = position(4, "A at CSE, glory G02a G03a; B at CSE, glory G02b G02c; discard G02d G02e; next S 1 1 1 1 1");

    play(t, A, "scout blue");
    play(t, A, "announce G02a");
    play(t, B, "announce G02b");
    play(t, A, "take-back");
    plays(t, B, "keep; side own");
    roll(t, B, "dice 1 0 0 0 0", "1");
    play(t, B, "pass");
    play(t, A, "declare shoot");
    roll(t, B, "declare shoot", "1 1 1 1");
    play(t, A, "announce G02a");
    deal_often(t);
    play(t, B, "announce G02c");
    expect_asked(t, A, MM_D_WIN_CONFIRM);
    deal_often(t);
    for (int i = 0; i < 50; i++) assert_int_equal(dealt_to(t, C)->captain[B].announced, captain(t, B)->announced);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(gold_is_its_owners_secret),
        TEST(gains_and_payments_are_public),
        TEST(the_amount_of_a_deposit_is_secret),
        TEST(the_amount_taken_out_is_secret),
        TEST(the_choice_of_an_amount_is_secret),
        TEST(the_fee_of_st_maarten_is_public),
        TEST(hunting_reveals_no_gold),
        TEST(hunting_names_nobody),
        TEST(the_end_reveals_the_stashes),
        TEST(the_end_reveals_the_gold_aboard),
        TEST(no_stash_is_shown_before_the_end),
        TEST(cards_in_hand_are_their_owners),
        TEST(decks_are_seen_by_nobody),
        TEST(an_offer_is_seen_by_the_buyer),
        TEST(shown_cards_are_seen_by_one_player),
        TEST(demanded_cards_are_laid_open),
        TEST(cargo_from_a_raid_is_known),
        TEST(a_drawn_glory_card_is_secret),
        TEST(rumours_are_secret_until_they_are_tested),
        TEST(found_cargo_is_secret),
        TEST(an_announced_card_is_secret),
        TEST(captain_and_ship_are_secret_in_set_up),
        TEST(tokens_face_down_are_seen_by_nobody),
        TEST(what_is_turned_up_is_seen_by_all),
        TEST(placed_modifications_lie_face_down),
        TEST(modifications_are_mixed_when_all_ports_are_chosen),
        TEST(the_looter_sees_the_losers_cards),
        TEST(the_looter_sees_the_losers_gold),
        TEST(gold_that_is_left_is_seen_no_more),
        TEST(looted_cards_stay_secret),
        TEST(everything_else_lies_open),
        TEST(the_one_who_is_asked_can_list_from_the_own_view),
        TEST(a_dealt_position_fits_the_view),
        TEST(each_announced_card_is_another),
        TEST(a_known_card_may_be_announced_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
