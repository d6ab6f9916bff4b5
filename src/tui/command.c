/* command.c - words that can be typed in place of a move. */
#include "tui/command.h"

#include <stdio.h>
#include <string.h>

const rs_command *rs_command_find(const rs_command *commands, const char *line, const char **rest)
{
    for (; commands->word; commands++) {
        size_t length = strlen(commands->word);

        if (strncmp(line, commands->word, length) != 0 || (line[length] && line[length] != ' ')) continue;
        for (*rest = line + length; **rest == ' ';) ++*rest;
        return commands;
    }
    return NULL;
}

static const char *word_at(const rs_command *commands, int index)
{
    while (index-- > 0 && commands->word) commands++;
    return commands->word;
}

const char *rs_command_propose(const rs_command *commands, const rs_session *session, int index)
{
    static char text[RS_LINE];
    const rs_moves *moves = &session->turn.moves;
    rs_text out = rs_text_on(text, sizeof text);

    if (index >= moves->count) return word_at(commands, index - moves->count);
    rs_move_text(session->game, session->state, moves->at[index], &out);
    return text;
}

void rs_command_help(const rs_command *commands)
{
    printf("Type the number or the text of a move (Tab completes it), or:\n");
    for (; commands->word; commands++) printf("  %-7s %s\n", commands->word, commands->help);
}
