/* command.h - words that can be typed in place of a move: a table of them, and what comes of a line. */
#ifndef RS_TUI_COMMAND_H
#define RS_TUI_COMMAND_H

#include "engine/session.h"

typedef enum rs_then { RS_GO_ON, RS_LOOK_AGAIN, RS_LEAVE } rs_then;

typedef struct rs_command {
    const char *word, *help; /* NULL ends the table */
    rs_then (*run)(void *desk, const char *rest);
} rs_command;

/* The command that a line begins with, and what follows it; NULL: none. */
const rs_command *rs_command_find(const rs_command *commands, const char *line, const char **rest);
/* What a line may be completed to: the moves that are legal, then the words; NULL: there are not so many. */
const char *rs_command_propose(const rs_command *commands, const rs_session *session, int index);
void rs_command_help(const rs_command *commands);

#endif
