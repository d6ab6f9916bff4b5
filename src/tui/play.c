/* play.c - the terminal table: shows what a seat may see, asks, understands, tells what happened. */
#include "tui/play.h"
#include "engine/game.h"
#include "tui/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCREEN = 1 << 16, FILE_BYTES = 4 << 20 };

typedef enum outcome { GO_ON, LOOK_AGAIN, LEAVE } outcome;

typedef struct desk { /* the table and who looks at it */
    rs_terminal_table *table;
    rs_session *session;
    int reader;         /* the person the screen is for; RS_SPECTATOR: nobody yet */
    int told[RS_SEATS]; /* moves whose events this person has been shown */
    rs_chance dice;     /* the bots' own */
    rs_wake wake;
} desk;

static const char *name_of(const desk *d, int seat) { return rs_seat_name(d->session->game, d->session->origin, seat); }

/* ---- Showing ------------------------------------------------------------------------------------------------------------------- */

static void show_board(const desk *d)
{
    static char screen[SCREEN];
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    rs_text out = rs_text_on(screen, sizeof screen);

    rs_view(d->session->game, d->session->state, d->reader, view);
    d->session->game->board(view, &out);
    printf("\n%s", screen);
}

/* What a move would cost and what it may bring. */
static void show_prospects(const desk *d, const void *view, rs_move move)
{
    const rs_game *game = d->session->game;
    const char *warning = game->warn ? game->warn(view, move) : NULL;
    rs_turn told;

    if (warning) printf("     %-28s ! %s\n", "", warning);
    rs_turn_init(&told, NULL);
    if (game->outlook) game->outlook(view, move, &told);
    for (int i = 0; i < told.events; i++) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        rs_event_text(game, view, &told.event[i], rs_asked(view), &text);
        printf("     %-28s ? %s\n", "", line);
    }
}

static void show_moves(const desk *d)
{
    const rs_session *s = d->session;
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];
    char prompt[RS_LINE];
    rs_text question = rs_text_on(prompt, sizeof prompt);

    rs_view(s->game, s->state, rs_asked(s->state), view);
    rs_prompt_text(s->game, view, &question);
    printf("\n%s: %s (%s)\n", name_of(d, rs_asked(s->state)), prompt, rs_pending(s->game, s->state)->clause);
    for (int i = 0; i < s->turn.moves.count; i++) {
        char text[RS_LINE], label[RS_LINE];
        rs_text a = rs_text_on(text, sizeof text), b = rs_text_on(label, sizeof label);

        rs_move_text(s->game, s->state, s->turn.moves.at[i], &a);
        rs_move_label(s->game, s->state, s->turn.moves.at[i], &b);
        printf("%3d) %-28s %s\n", i + 1, text, label);
        show_prospects(d, view, s->turn.moves.at[i]);
    }
}

/* The log from a move on, as the reader may know it; `last` lines at most, 0: all. */
static void show_log(const desk *d, int from, int last)
{
    static char log[FILE_BYTES];
    rs_text out = rs_text_on(log, sizeof log);
    char *start = log;

    rs_session_log(d->session, d->reader, from, &out);
    for (char *at = log + out.used; last > 0 && at > log; at--)
        if (at[-1] == '\n' && at != log + out.used && --last == 0) start = at;
    for (char *line = strtok(start, "\n"); line; line = strtok(NULL, "\n")) printf("  %s\n", line);
}

/* What has happened since this person last looked. */
static void show_news(desk *d)
{
    int *told = d->reader >= 0 ? &d->told[d->reader] : &d->told[0];

    if (*told < d->session->count) {
        printf("\n");
        show_log(d, *told, 0);
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

static outcome do_undo(desk *d, const char *rest)
{
    const char *why = rs_session_undo(d->session);

    (void)rest;
    if (why) return printf("%s\n", why), GO_ON;
    rs_wake_clear(&d->wake);
    d->told[d->reader] = d->session->count;
    printf("Taken back. %d more can be.\n", rs_session_undoable(d->session));
    return LOOK_AGAIN;
}

static outcome do_why(desk *d, const char *rest)
{
    char problem[RS_LINE];
    const char *why;

    if (!*rest) return printf("Ask about a move: why MOVE\n"), GO_ON;
    why = rs_session_why(d->session, d->reader, rest, problem);
    printf("%s\n", why ? why : "That is legal.");
    return GO_ON;
}

static outcome do_log(desk *d, const char *rest)
{
    int lines = atoi(rest);

    show_log(d, -1, *rest ? (lines > 0 ? lines : 1) : 20);
    return GO_ON;
}

static outcome do_rules(desk *d, const char *rest)
{
    const char *text = *rest ? rs_rule_text(d->session->game, rest) : NULL;

    if (text)
        printf("%s  %s\n", rest, text);
    else
        printf("Name a clause, such as %s: rules %s\n", d->session->game->rules[0].clause, d->session->game->rules[0].clause);
    return GO_ON;
}

static outcome do_save(desk *d, const char *rest)
{
    static char text[FILE_BYTES];
    rs_text out = rs_text_on(text, sizeof text);
    FILE *file;
    bool written;

    if (!*rest) return printf("Name a file: save FILE\n"), GO_ON;
    rs_session_save(d->session, &out);
    if (out.cut || !(file = fopen(rest, "w"))) return printf("The file %s cannot be written.\n", rest), GO_ON;
    written = fwrite(text, 1, out.used, file) == out.used;
    written = fclose(file) == 0 && written;
    printf(written ? "Saved to %s. Go on with: roadstead play --load %s\n" : "The file %s could not be written whole. (%s)\n", rest, rest);
    return GO_ON;
}

static outcome do_concede(desk *d, const char *rest)
{
    const char *why = rs_session_concede(d->session, d->reader);

    (void)rest;
    if (why) return printf("%s\n", why), GO_ON;
    return LOOK_AGAIN;
}

static outcome do_table(desk *d, const char *rest)
{
    (void)d, (void)rest;
    return LOOK_AGAIN;
}

static outcome do_quit(desk *d, const char *rest)
{
    (void)d, (void)rest;
    return LEAVE;
}

static outcome do_help(desk *d, const char *rest);

static const struct command {
    const char *word, *help;
    outcome (*run)(desk *d, const char *rest);
} commands[] = {
    {"undo", "take the last move back, as far as nothing was revealed", do_undo},
    {"why", "why MOVE: which rule forbids it", do_why},
    {"log", "log [LINES]: what has happened", do_log},
    {"rules", "rules CLAUSE: the text of a rule", do_rules},
    {"save", "save FILE: keep the game", do_save},
    {"table", "show the table again", do_table},
    {"concede", "concede a game for two", do_concede},
    {"help", "this list", do_help},
    {"quit", "leave the game", do_quit},
};

static outcome do_help(desk *d, const char *rest)
{
    (void)d, (void)rest;
    printf("Type the number or the text of a move (Tab completes it), or:\n");
    for (int i = 0; i < RS_COUNT(commands); i++) printf("  %-7s %s\n", commands[i].word, commands[i].help);
    return GO_ON;
}

static const char *propose(void *context, int index)
{
    static char text[RS_LINE];
    const desk *d = context;
    const rs_moves *moves = &d->session->turn.moves;
    rs_text out = rs_text_on(text, sizeof text);

    if (index >= moves->count) return index - moves->count < RS_COUNT(commands) ? commands[index - moves->count].word : NULL;
    rs_move_text(d->session->game, d->session->state, moves->at[index], &out);
    return text;
}

/* ---- A line typed -------------------------------------------------------------------------------------------------------------------- */

static const struct command *find_command(const char *line, const char **rest)
{
    for (int i = 0; i < RS_COUNT(commands); i++) {
        size_t length = strlen(commands[i].word);

        if (strncmp(line, commands[i].word, length) != 0 || (line[length] && line[length] != ' ')) continue;
        for (*rest = line + length; **rest == ' ';) ++*rest;
        return &commands[i];
    }
    return NULL;
}

static void note_wake(desk *d)
{
    _Alignas(RS_ALIGN) unsigned char view[RS_STATE];

    rs_view(d->session->game, d->session->state, d->reader, view);
    rs_wake_note(&d->wake, d->session->game, view);
}

static outcome play_move(desk *d, const char *line)
{
    char problem[RS_LINE], *end;
    long number = strtol(line, &end, 10);
    rs_session *s = d->session;
    const char *why;

    if (*line && !*end && (number < 1 || number > s->turn.moves.count)) return printf("There is no move number %ld.\n", number), GO_ON;
    note_wake(d);
    if (*line && !*end)
        why = rs_session_play(s, d->reader, s->turn.moves.at[number - 1], problem);
    else
        why = rs_session_play_text(s, d->reader, line, problem);
    if (why) return printf("%s\n", why), GO_ON;
    return LOOK_AGAIN;
}

static outcome understand(desk *d, const char *line)
{
    const struct command *command;
    const char *rest;

    while (*line == ' ') line++;
    if (!*line) return GO_ON;
    if (rs_move_find(d->session->game, d->session->state, &d->session->turn.moves, line) >= 0)
        return play_move(d, line); /* moves go before commands */
    command = find_command(line, &rest);
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

static outcome ask_person(desk *d)
{
    outcome result = GO_ON;

    show_news(d);
    show_board(d);
    show_moves(d);
    while (result == GO_ON) {
        const char *line = rs_read_line("> ", propose, d);

        if (!line) return LEAVE;
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
        if (!hand_over(&d, asked) || ask_person(&d) == LEAVE) {
            printf("\nThe game is left unfinished.\n");
            return 0;
        }
    }
    show_news(&d);
    show_result(&d);
    return 0;
}
