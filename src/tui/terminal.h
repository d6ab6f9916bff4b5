/* terminal.h - lines in and out: with editing and completion on a terminal, plain when input or output is a pipe. */
#ifndef RS_TERMINAL_H
#define RS_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/* Proposes completions of a line: called with 0, 1, 2, .. until it returns NULL. */
typedef const char *rs_proposals(void *context, int index);

bool rs_is_terminal(void);
/* The next line without its end, or NULL at the end of input. Lives until the next call. */
const char *rs_read_line(const char *prompt, rs_proposals *proposals, void *context);
/* Wipes the screen, so that the next player does not see the last one's hand. */
void rs_clear_screen(void);

#endif
