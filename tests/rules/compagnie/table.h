/* table.h - rules tests of compagnie: a position in words, scripted draws, moves, and what must follow.
 *
 *     table *t = position(2, "O I @2 +1 {R d1 [sugar,sugar], F}, ducats 6; B I @2 {R}; port 2 1 1 O2 B0, governor B; phase ports; entered
 * I"); plays(t, O, "attack i blue-i; play S01");
 *
 * Unless it says otherwise a position is: no fleets, 10 ducats each, no cards, one bale on each field, no buildings, no nations, every
 * pirate die at 1, all tiles face down, no forecast, calendar 1, round 2, turn order O B D G, O on turn. Statements are separated by ";",
 * what is said of a company, a port or a nation by ", ".
 *
 *   O I @12 +1 {R d1 m2 [sugar,sugar], F}     a fleet: number, node, level (+0 may be left out), ships with damage, mutiny and cargo;
 *                                             a packet boat's cargo is its marker bale: O X @6 {P [spices]}
 *   O ducats N | losses N | kept N | cards C1 C3 | fresh C4 (bought in the last turn) | marks S11 S20 | extra S12 S13 S21
 *   port 7 1 0 O2 B1d1 0d2, governor O | commander O | director O | new (administrator of this round), fort B d3
 *                                             the fields a to d: bales; a letter before them is the owner of the warehouse
 *   england @6 2 +1 d4, control B, ally D     a nation: node, pips, level (or not), damage (or not)
 *   pirates 2 1 0      of Tortuga, Algiers, Ile Sainte-Marie        forecast N     storm N (the active region)
 *   calendar N     round N     scored (this calendar has had its scoring)     order B O     active B
 *   turned TILES (face up)     next OUTCOMES (the next draws, in this order; all further ones are random)
 *   phase income | sail | pirates | ports | mock | buy | research       where the turn of the active company stands
 *   phase events (the round begins) | year (all turns are done) | scoring (an interim one) | final (the last one)
 *   entered I II     fleets of the active company that came into their port this turn
 *   meets I tortuga  an encounter that waits; several in this order
 *   shipless         the active company began its turn without a ship, though it has one now
 *
 * Ships take the lowest free card of their type in the order in which they are named: r1, r2, .. f1, .. l1, .. p1. The supply holds all
 * bales that are nowhere else. A company whose fleet has a level marks the first strategy of each wheel up to it (S10, S20, S30) unless
 * "marks" names another one. Cards of the calendar's level are on sale, two copies less those that somebody owns;
 * the calendar is, unless stated, that of the highest card somebody owns.
 *
 * Nodes are named by word or by the number of the rules, strategies by word or code, in positions and in moves. A question with one answer
 * is answered by the engine; unasked() sees such moves.
 */
#ifndef TABLE_H
#define TABLE_H

#include "games/compagnie/compagnie.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

enum { O, B, D, G, NOBODY = -1 };

#define GAME co_game
#define STATE co_state
#define AGREED agreed
#include "../play.h"

/* The outcomes of an event phase in which nothing happens. */
#define QUIET "region-1 strength-0a pirates-none-a refill-none-a mutiny-none-a"

void agreed(const table *t); /* what is offered is refused by nothing, and what is not offered is refused by something */

table *positionf(int players, const char *format, ...) __attribute__((format(printf, 2, 3)));

void playf(table *t, int who, const char *format, ...) __attribute__((format(printf, 3, 4)));
void strategies(table *t, int who, const char *own, int other, const char *theirs); /* both choose, in whichever order they are asked */
bool asked(const table *t, int who, int point);
void idle(table *t);                      /* whoever is asked does as little as possible */
void on_to(table *t, int who, int point); /* all idle until this company is asked this */
void next_round(table *t);                /* all idle until the next round has begun */
void learn(table *t);                     /* after a battle: new wheels get their first strategy, no marker is moved */

void expect_fleet(const table *t, int who, const char *fleet); /* "I @2 +1 {R d2, F}": exactly so, ships in any order */
bool has_fleet(const table *t, int who, const char *number);
int level(const table *t, int who, const char *number);
int at(const table *t, int who, const char *number);            /* the node, or CO_NONE */
int steps_left(const table *t);                                 /* of the fleet that is asked where to sail */
int hits(const table *t);                                       /* that the company asked has still to allot */
const co_ship *ship(const table *t, const char *name);          /* "r1" */
void expect_port(const table *t, int port, const char *fields); /* "1 0 O2 B1d1" */
int bales(const table *t, int port);                            /* on all fields */
int supply(const table *t, const char *good);
int left(const table *t, int type); /* ship cards in the supply */
int ducats(const table *t, int who);
int losses(const table *t, int who);
int kept(const table *t, int who);
int points(const table *t, int who); /* if they were counted now, without the final bonus */
bool owns(const table *t, int who, const char *card);
bool marked(const table *t, int who, const char *strategy); /* by a colour marker or an extra one */
int pirates(const table *t, int nest);
const co_nation *nation(const table *t, int which);
void expect_nation(const table *t, const char *nation); /* "spain @2 3 +1 d4", or "spain none" */

/* O I attacks B I; both choose these strategies. */
table *battle(const char *text, const char *own, const char *theirs);
int first(const table *t); /* who shoots first, as the last battle said */

#endif
