/* play.c - the terminal table: shows what a seat may see, asks, understands, tells what happened. */
#include "tui/play.h"
#include "engine/game.h"
#include "tui/command.h"
#include "tui/show.h"
#include "tui/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_BYTES = 4 << 20 };

typedef struct desk { /* the table and who looks at it */
    rs_terminal_table *table;
    rs_session *session;
    int reader;         /* the person the screen is for; RS_SPECTATOR: nobody yet */
    int told[RS_SEATS]; /* moves whose events this person has been shown */
    rs_chance dice;     /* the bots' own */
    rs_wake wake;
} desk;

static const char *name_of(const desk *d, int seat) { return rs_seat_name(d->session->game, d->session->origin, seat); }

/* ---- News and the result ------------------------------------------------------------------------------------------------------- */

/* What has happened since this person last looked. */
static void show_news(desk *d)
{
    int *told = d->reader >= 0 ? &d->told[d->reader] : &d->told[0];

    if (*told < d->session->count) {
        printf("\n");
        rs_show_log(d->session, d->reader, *told, 0);
    }
    *told = d->session->count;
}

/* "        Goods bought and sold 31, Treasure 12" */
static void show_sources(const rs_words *sources, const int16_t sum[RS_SOURCES])
{
    const char *between = "       ";

    for (int i = 0; i < sources->count; i++) {
        if (sum[i] == 0) continue;
        printf("%s %s %d", between, sources->term[i].label, sum[i]);
        between = ",";
    }
    printf("\n");
}

static void show_place(const desk *d, int place, int seat, const int16_t sum[RS_SOURCES])
{
    const rs_session *s = d->session;

    printf("  %d. %-8s %d\n", place, name_of(d, seat), s->game->score(s->state, seat));
    if (s->game->sources) show_sources(s->game->sources, sum);
}

static void show_result(const desk *d)
{
    const rs_session *s = d->session;
    const rs_head *head = (const rs_head *)s->state;
    int16_t sum[RS_SEATS][RS_SOURCES];
    int8_t place[RS_SEATS];

    rs_session_rank(s, place);
    rs_session_sources(s, sum);
    if (s->conceded >= 0) printf("\n%s concedes.", name_of(d, s->conceded));
    printf("\nThe game is over.\n");
    for (int rank = 1; rank <= head->players; rank++)
        for (int seat = 0; seat < head->players; seat++)
            if (place[seat] == rank) show_place(d, rank, seat, sum[seat]);
    if (!s->loaded) printf("The seed was %s: check it against the commitment shown at the start.\n", s->seed);
}

/* ---- Commands --------------------------------------------------------------------------------------------------------------------- */

static rs_then do_undo(void *at, const char *rest)
{
    desk *d = at;
    const char *why = rs_session_undo(d->session);

    (void)rest;
    if (why) return printf("%s\n", why), RS_GO_ON;
    rs_wake_clear(&d->wake);
    d->told[d->reader] = d->session->count;
    printf("Taken back. %d more can be.\n", rs_session_undoable(d->session));
    return RS_LOOK_AGAIN;
}

static rs_then do_why(void *at, const char *rest)
{
    desk *d = at;
    char problem[RS_LINE];
    const char *why;

    if (!*rest) return printf("Ask about a move: why MOVE\n"), RS_GO_ON;
    why = rs_session_why(d->session, d->reader, rest, problem);
    printf("%s\n", why ? why : "That is legal.");
    return RS_GO_ON;
}

static rs_then do_log(void *at, const char *rest)
{
    desk *d = at;
    int lines = atoi(rest);

    rs_show_log(d->session, d->reader, -1, *rest ? (lines > 0 ? lines : 1) : 20);
    return RS_GO_ON;
}

static rs_then do_rules(void *at, const char *rest)
{
    desk *d = at;
    const char *text = *rest ? rs_rule_text(d->session->game, rest) : NULL;

    if (text)
        printf("%s  %s\n", rest, text);
    else
        printf("Name a clause, such as %s: rules %s\n", d->session->game->rules[0].clause, d->session->game->rules[0].clause);
    return RS_GO_ON;
}

static rs_then do_save(void *at, const char *rest)
{
    desk *d = at;
    static char text[FILE_BYTES];
    rs_text out = rs_text_on(text, sizeof text);
    FILE *file;
    bool written;

    if (!*rest) return printf("Name a file: save FILE\n"), RS_GO_ON;
    rs_session_save(d->session, &out);
    if (out.cut || !(file = fopen(rest, "w"))) return printf("The file %s cannot be written.\n", rest), RS_GO_ON;
    written = fwrite(text, 1, out.used, file) == out.used;
    written = fclose(file) == 0 && written;
    printf(written ? "Saved to %s. Go on with: roadstead play --load %s\n" : "The file %s could not be written whole. (%s)\n", rest, rest);
    return RS_GO_ON;
}

static rs_then do_concede(void *at, const char *rest)
{
    desk *d = at;
    const char *why = rs_session_concede(d->session, d->reader);

    (void)rest;
    if (why) return printf("%s\n", why), RS_GO_ON;
    return RS_LOOK_AGAIN;
}

static rs_then do_table(void *at, const char *rest)
{
    (void)at, (void)rest;
    return RS_LOOK_AGAIN;
}

static rs_then do_quit(void *at, const char *rest)
{
    (void)at, (void)rest;
    return RS_LEAVE;
}

static rs_then do_help(void *at, const char *rest);

static const rs_command commands[] = {
    {"undo", "take the last move back, as far as nothing was revealed", do_undo},
    {"why", "why MOVE: which rule forbids it", do_why},
    {"log", "log [LINES]: what has happened", do_log},
    {"rules", "rules CLAUSE: the text of a rule", do_rules},
    {"save", "save FILE: keep the game", do_save},
    {"table", "show the table again", do_table},
    {"concede", "concede a game for two", do_concede},
    {"help", "this list", do_help},
    {"quit", "leave the game", do_quit},
    {NULL, NULL, NULL},
};

static rs_then do_help(void *at, const char *rest)
{
    (void)at, (void)rest;
    rs_command_help(commands);
    return RS_GO_ON;
}

static const char *propose(void *context, int index) { return rs_command_propose(commands, ((const desk *)context)->session, index); }

/* ---- A line typed -------------------------------------------------------------------------------------------------------------------- */

static void note_wake(desk *d)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    rs_view(d->session->game, d->session->state, d->reader, view);
    rs_wake_note(&d->wake, d->session->game, view);
}

static rs_then play_move(desk *d, const char *line)
{
    char problem[RS_LINE], *end;
    long number = strtol(line, &end, 10);
    rs_session *s = d->session;
    const char *why;

    if (*line && !*end && (number < 1 || number > s->turn.moves.count)) return printf("There is no move number %ld.\n", number), RS_GO_ON;
    note_wake(d);
    if (*line && !*end)
        why = rs_session_play(s, d->reader, s->turn.moves.at[number - 1], problem);
    else
        why = rs_session_play_text(s, d->reader, line, problem);
    if (why) return printf("%s\n", why), RS_GO_ON;
    return RS_LOOK_AGAIN;
}

static rs_then understand(desk *d, const char *line)
{
    const rs_command *command;
    const char *rest;

    while (*line == ' ') line++;
    if (!*line) return RS_GO_ON;
    if (rs_move_find(d->session->game, d->session->state, &d->session->turn.moves, line) >= 0)
        return play_move(d, line); /* moves go before commands */
    command = rs_command_find(commands, line, &rest);
    return command ? command->run(d, rest) : play_move(d, line);
}

/* ---- Turns ------------------------------------------------------------------------------------------------------------------------------
 */

static int people(const desk *d)
{
    int count = 0;

    for (int seat = 0; seat < ((const rs_head *)d->session->state)->players; seat++) count += !d->table->bot[seat];
    return count;
}

/* Hot-seat: nobody sees another's hand. */
static bool hand_over(desk *d, int seat)
{
    char prompt[RS_LINE];

    if (people(d) > 1 && d->reader != seat) {
        rs_clear_screen();
        snprintf(prompt, sizeof prompt, "\n--- %s is asked. Press Enter when only %s is looking. ", name_of(d, seat), name_of(d, seat));
        if (!rs_read_line(prompt, NULL, NULL)) return false;
    }
    d->reader = seat;
    return true;
}

static rs_then ask_person(desk *d)
{
    rs_then result = RS_GO_ON;

    show_news(d);
    rs_show_board(d->session, d->reader);
    rs_show_question(d->session);
    rs_show_moves(d->session);
    while (result == RS_GO_ON) {
        const char *line = rs_read_line("> ", propose, d);

        if (!line) return RS_LEAVE;
        result = understand(d, line);
    }
    return result;
}

static void ask_bot(desk *d, int seat)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    char problem[RS_LINE];
    rs_session *s = d->session;
    rs_question question = {s->game, view, &s->turn.moves, &d->dice, d->table->budget, d->table->room, 0, &d->wake};
    rs_thoughts thoughts;

    rs_view(s->game, s->state, seat, view);
    rs_session_play(s, seat, s->turn.moves.at[rs_bot_choose(d->table->bot[seat], &question, &thoughts)], problem);
}

static void greet(const desk *d)
{
    char commitment[65];

    rs_commitment(d->session->seed, commitment);
    printf("%s. Type help for the commands.\n", d->session->game->title);
    if (!d->session->loaded) printf("The seed of this game is committed to: %s\n", commitment);
}

int rs_play_at_terminal(rs_terminal_table *table)
{
    desk d = {.table = table, .session = table->session, .reader = RS_SPECTATOR, .told = {-1, -1, -1, -1, -1}};
    int asked;

    rs_chance_seed(&d.dice, "bots", table->session->seed, NULL, 0);
    rs_wake_clear(&d.wake);
    greet(&d);
    while ((asked = rs_session_asked(table->session)) >= 0) {
        if (table->bot[asked]) {
            ask_bot(&d, asked);
            continue;
        }
        if (!hand_over(&d, asked) || ask_person(&d) == RS_LEAVE) {
            printf("\nThe game is left unfinished.\n");
            return 0;
        }
    }
    show_news(&d);
    show_result(&d);
    return 0;
}
