/* play.h - what the rules tests of all games have in common: a table, scripted draws, moves, and what must follow.
 *
 * A game's table.h defines GAME and STATE and includes this; its positions in words are its own. Where a game writes moves, draws or
 * players in its own way, it defines the hook named below and the function behind it. */
#ifndef RULES_PLAY_H
#define RULES_PLAY_H

typedef struct table {
    rs_chance chance;
    rs_script script;
    rs_turn turn;
    _Alignas(RS_ALIGN) STATE s;
} table;

/* Who a test means by a number: the seat, unless the game says otherwise. */
#ifndef SEAT_OF
#define SEAT_OF(t, who) ((void)(t), (who))
#endif

#ifdef OWN_OUTCOMES
const char *outcome(const char *text, char own[32]); /* a scripted outcome as the engine calls it */
#endif
#ifdef OWN_MOVES
const char *in_words(const table *t, const char *move, char line[RS_LINE]); /* a move as the module writes it */
#endif

/* A position ready for its first question. It lives until the next call, as does a set-up. */
table *position(int players, const char *text);
/* Set-up with these draws first. */
table *set_up(int players, const char *outcomes);

void draws(table *t, const char *outcomes);                            /* further scripted draws and dice */
void play(table *t, int who, const char *move);                        /* must be legal */
void plays(table *t, int who, const char *moves);                      /* one after the other, separated by ";" */
void refused(table *t, int who, const char *move, const char *clause); /* must be illegal, and for this clause */
void answer_alone(table *t, int who, const char *move); /* asked though this is the only legal move, since passing by would tell a secret */
bool offered(const table *t, const char *move);
void expect_clause(const char *sentence, const char *clause); /* it begins with the clause; "": there is no sentence */
const char *warning(const table *t, const char *move);        /* what it would cost, with its clause; "" if the program does not warn */
bool vain(const table *t, const char *move);                  /* the warning says that it is for nothing */
const char *outlook(const table *t, const char *move);        /* what it may bring, a line each; "" if there is nothing to tell */
void expect_outlook(const table *t, const char *move, const char *lines);
int offers_of(const table *t, int verb);                 /* how many moves of this verb are offered */
void expect_offers(const table *t, const char *moves);   /* exactly these, separated by ";", in any order */
void expect_asked(const table *t, int who, int point);   /* a row of the game's decisions */
void expect_over(const table *t, int winner);            /* has place 1, perhaps with others */
int place_of(const table *t, int who);                   /* of a game that is over */
void all_drawn(const table *t);                          /* every scripted outcome has come */
bool happened(const table *t, int event, int who);       /* during the last play or the position's first steps; RS_NOBODY: nobody's doing */
int times(const table *t, int event);                    /* how often */
int arg_of(const table *t, int event, int index);        /* an argument of the last such event */
bool unasked(const table *t, int who, const char *move); /* the engine made it, as the only one there was */
void sound(const table *t);                              /* all invariants hold */

/* ---- What is done for a player whose time is up (`usual` of a decision) ---- */

int usual_of(const table *t);                                   /* its place in the list; it must be there */
void expect_usual(const table *t, int point, const char *move); /* at this decision, a row of the game's */
/* A position of three players, moves made by whoever is asked, and then that. */
void expect_after(const char *text, const char *const *moves, int point, const char *usual);
void expect_usual_everywhere(int games); /* in games at random; the first three, made of usual moves alone, must end */

#define AFTER(...) ((const char *const[]){__VA_ARGS__, NULL})
#define AT_ONCE ((const char *const[]){NULL})

/* A test: RULE(a_ship_never_moves_back) { .. } */
#define RULE(name) static void name(__attribute__((unused)) void **unused_)

/* Every test file ends with the list of its tests. */
#define TEST(name) cmocka_unit_test(name)

#endif
