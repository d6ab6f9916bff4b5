/* figure.h - what stands in braces in the texts of a lesson: figures of the position as the learner sees it, so that no text can lie.
 *
 *     let silver captain[0].silver                a place of the position (engine/place.h); of cards, how many
 *     let gap captain[1].silver - captain[0].silver
 *     let value card:kraken.value                 what is printed on a thing
 *     let points score 0                          the score of a seat
 *     let where captain[0].at                     a word: shown by its label
 */
#ifndef RS_FIGURE_H
#define RS_FIGURE_H

#include "engine/session.h"
#include "lessons/lesson.h"

typedef struct rs_figure {
    int value;
    const rs_words *words; /* what the value means; NULL: it is a number */
} rs_figure;

/* The value of a `let` row. NULL, or what is wrong (in `problem`, RS_LINE bytes). */
const char *rs_figure_of(const rs_game *game, const void *view, const rs_row *let, rs_figure *figure, char *problem);

/* The `let` row of this name that counts for a row of the lesson: the last one before the end of its step; -1: there is none. */
int rs_figure_named(const rs_lesson *lesson, int row, const char *name, size_t length);

/* A text of the lesson in English, its figures filled in: "{silver}", "{silver|coin|coins}". False: one of them is not to be had. */
bool rs_figures_fill(const rs_lesson *lesson, int row, const char *pattern, const void *view, rs_text *out);

/* The figure that a placeholder of a row's text names. */
bool rs_figure_find(const rs_lesson *lesson, int row, const char *name, size_t length, const void *view, rs_figure *figure);

#endif
