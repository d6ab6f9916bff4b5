/* greedy.c - takes what looks best by the game's value, at the end of its own chain of moves, over a few guesses at what is hidden. */
#include "bots/desk.h"

void rs_think_greedy(const rs_question *question, rs_thoughts *thoughts)
{
    rs_desk *d = question->room;

    rs_first_look(d, question);
    rs_tell_first_look(d, thoughts);
}
