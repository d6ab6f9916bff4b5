/* toy.h - the smallest whole game there is: shells, dice and secret bets. For the engine's tests, and to learn from.
 *
 * Its position, its words and the rows of its tables; what they do is in toy.c. */
#ifndef TOY_H
#define TOY_H

#include "engine/game.h"

enum { TOY_CAPTAINS = 3, TOY_SHELLS = 12, TOY_DEALT = 3, TOY_ROUNDS = 4, TOY_NONE = -1 };
enum { TOY_DEPTH = 3 }; /* a storm in a cast in a turn */

/* A shell's number is its value: cowrie 0 .. abalone 11. */
typedef enum toy_shell {
    TOY_COWRIE,
    TOY_COCKLE,
    TOY_CONCH,
    TOY_WHELK,
    TOY_LIMPET,
    TOY_MUSSEL,
    TOY_OYSTER,
    TOY_SCALLOP,
    TOY_CLAM,
    TOY_NAUTILUS,
    TOY_MUREX,
    TOY_ABALONE,
} toy_shell;

typedef enum toy_badge { TOY_FRANK, TOY_WET, TOY_BADGES } toy_badge;

typedef struct toy_captain {
    rs_zone hand;
    int16_t coins;
    uint8_t has_bet;
    int8_t bet;     /* in secret: a shell of the hand, or TOY_NONE for nothing */
    uint8_t boldly; /* in secret too */
    uint8_t badges; /* bit per toy_badge */
    uint8_t unused[2];
} toy_captain;

typedef struct toy_cast { /* the last cast: how many dice, what they brought */
    uint8_t dice, coins;
} toy_cast;

typedef struct toy_state {
    rs_head head;
    rs_frame stack[TOY_DEPTH];
    rs_zone deck;
    rs_set beach;  /* shells out of the game */
    rs_set known;  /* shells shown and still in hand */
    rs_set unseen; /* in a view: the shells that its reader cannot tell apart */
    toy_captain captain[TOY_CAPTAINS];
    int8_t round, starter;
    int16_t tide; /* 1 .. 6; nobody knows it before the end */
    int8_t dice[2];
    int8_t winner[TOY_ROUNDS];
    int8_t richest; /* derived: the first captain with the most coins */
    toy_cast cast;
    uint8_t unused[3];
} toy_state;

typedef enum toy_option { TOY_OPT_ROUNDS, TOY_OPT_PRIZE } toy_option;
typedef enum toy_point { TOY_D_TURN, TOY_CAST_DICE, TOY_D_STORM, TOY_BETS, TOY_D_BET, TOY_POINTS } toy_point;
typedef enum toy_verb { TOY_SHOW, TOY_DRAW, TOY_CAST, TOY_REST, TOY_THROW, TOY_LOSE, TOY_BET, TOY_VERBS } toy_verb;

typedef enum toy_event {
    TOY_EV_MOVE,
    TOY_EV_DEALT,
    TOY_EV_DRAWN,
    TOY_EV_SHOWN,
    TOY_EV_ROLLED,
    TOY_EV_BOLD,
    TOY_EV_REVEALED,
    TOY_EV_WON,
    TOY_EV_TIDE,
    TOY_EV_CALM,   /* outlook */
    TOY_EV_WRECKS, /* prompt */
    TOY_EVENTS,
} toy_event;

extern const rs_words toy_shell_words, toy_bet_words, toy_mood_words, toy_captain_words, toy_badge_words;
extern const rs_game toy_game;

#endif
