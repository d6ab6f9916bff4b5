/* check.c - the referee: positions, lists of moves, forgeries, JSON, replay. */
#include "lab/check.h"
#include "lab/forgeries.h"
#include "lab/secrecy.h"
#include "engine/game.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* What is dear is done on one position in so many, other ones in each game. So a checked game of a thousand moves takes some
 * milliseconds, and in a thousand games each of these has been tried on thousands of positions. */
enum {
    EVERY_TRIAL = 4,   /* one of the listed moves, at random, is read back and made */
    EVERY_LIST = 256,  /* all of them */
    EVERY_LESSON = 4,  /* does somebody learn too much by the move? */
    EVERY_READER = 16, /* all readers' views, and invariants of what could be behind them; elsewhere one reader's */
    EVERY_REASON = 16, /* refusals and list must agree */
    EVERY_WORD = 64,   /* what moves would cost and may bring */
    EVERY_JSON = 256,  /* written and read */
    EVERY_BOT = 256,   /* and does a bot choose the same, whatever it cannot see? */
};

/* ---- Violations -------------------------------------------------------------------------------------------------------- */

bool rs_referee_fails(rs_referee *r, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(r->violation.sentence, sizeof r->violation.sentence, format, args);
    va_end(args);
    r->violation.move = r->moves;
    return false;
}

bool rs_referee_same(rs_referee *r, const void *expected, const void *found)
{
    rs_text text = rs_text_on(r->violation.detail, sizeof r->violation.detail);

    if (memcmp(expected, found, r->game->state_bytes) == 0) return true;
    rs_state_diff(r->game, expected, found, &text);
    return false;
}

/* ---- Trials ------------------------------------------------------------------------------------------------------------ */

void rs_referee_ready(const rs_referee *r, rs_trial *trial)
{
    trial->chance = r->luck;
    rs_turn_init(&trial->turn, &trial->chance);
}

static void begin_trial(rs_referee *r)
{
    rs_referee_ready(r, &r->trial);
    memcpy(r->trial.state, r->before, r->game->state_bytes);
}

/* Trials use the stream only: they must not use up a script or write on a tape. */
static void note_luck(rs_referee *r, const rs_chance *chance)
{
    r->luck = *chance;
    r->luck.script = NULL;
    r->luck.feed = NULL;
    r->luck.tape = NULL;
    r->luck.fed = r->luck.taped = 0;
    r->luck.failed = false;
    r->luck.plain = 0;
}

static void copy_moves(rs_moves *into, const rs_moves *from)
{
    into->count = from->count;
    memcpy(into->at, from->at, sizeof *from->at * (size_t)from->count);
}

static bool is_due(const rs_referee *r, int every) { return (r->moves + r->phase) % every == 0; }

/* ---- Positions --------------------------------------------------------------------------------------------------------- */

static bool position_is_sound(rs_referee *r, const void *state, const char *which)
{
    const rs_head *head = state;
    const char *broken = r->game->broken(state);

    if (broken) return rs_referee_fails(r, "%s %s", which, broken);
    if (head->viewer != RS_NOBODY) return rs_referee_fails(r, "%s is somebody's view", which);
    if (head->over) return true;
    rs_widen(&r->extent.frames, head->depth);
    if (head->depth == 0 || head->depth > r->game->depth) return rs_referee_fails(r, "%s has %d frames", which, head->depth);
    if (rs_asked(state) < 0 || rs_asked(state) >= head->players) return rs_referee_fails(r, "%s asks nobody", which);
    return true;
}

static bool json_is_faithful(rs_referee *r)
{
    rs_text text = rs_text_on(r->json, sizeof r->json);
    char line[RS_LINE];
    const char *problem;

    rs_state_json(r->game, r->before, &text);
    rs_widen(&r->extent.json, (int)text.used);
    if (text.cut) return rs_referee_fails(r, "the position's JSON is longer than %d bytes", RS_JSON_ROOM);
    problem = rs_state_read(r->game, r->json, text.used, r->trial.state, line);
    if (problem) return rs_referee_fails(r, "the position's JSON is not read back: %s", problem);
    return rs_referee_same(r, r->before, r->trial.state) || rs_referee_fails(r, "the position's JSON reads back as another position");
}

/* ---- The list of moves ------------------------------------------------------------------------------------------------- */

int rs_place_in(const rs_moves *moves, rs_move move)
{
    for (int i = 0; i < moves->count; i++)
        if (memcmp(&moves->at[i], &move, sizeof move) == 0) return i;
    return -1;
}

bool rs_same_moves(const rs_moves *a, const rs_moves *b)
{
    return a->count == b->count && memcmp(a->at, b->at, sizeof *a->at * (size_t)a->count) == 0;
}

static bool list_is_sound(rs_referee *r, const rs_moves *given)
{
    const rs_decision *decision = rs_pending(r->game, r->before);

    rs_legal(r->game, r->before, &r->list);
    rs_widen(&r->extent.listed, r->list.count);
    if (r->list.count >= RS_LIST) return rs_referee_fails(r, "at %s the list is full: legal moves may be missing", decision->name);
    if (!rs_same_moves(given, &r->list)) return rs_referee_fails(r, "at %s the door left another list than rs_legal gives", decision->name);
    if (r->list.count < rs_least_moves(decision, r->before))
        return rs_referee_fails(r, "at %s somebody is asked with %d moves", decision->name, r->list.count);
    for (int i = 0; i < r->list.count; i++) {
        int verb = r->list.at[i].verb;

        if (verb >= r->game->verbs) return rs_referee_fails(r, "at %s move %d has no verb", decision->name, i);
        if (!rs_among(r->game->verb[verb].points, rs_top_of(r->before)->kind))
            return rs_referee_fails(r, "at %s the verb %s is out of place", decision->name, r->game->verb[verb].word);
        if (rs_place_in(&r->list, r->list.at[i]) < i) return rs_referee_fails(r, "at %s move %d is listed twice", decision->name, i);
    }
    return true;
}

static bool text_reads_back(rs_referee *r, int index, const char *line)
{
    rs_move read;

    if (!rs_move_parse(r->game, r->before, line, &read)) return rs_referee_fails(r, "the move \"%s\" cannot be read", line);
    if (memcmp(&read, &r->list.at[index], sizeof read) != 0) return rs_referee_fails(r, "the move \"%s\" reads as another one", line);
    return rs_move_find(r->game, r->before, &r->list, line) == index ||
           rs_referee_fails(r, "the move \"%s\" is not found in its list", line);
}

static bool notes_change_nothing(rs_referee *r, const void *state, const char *which)
{
    const rs_head *head = state;
    int with[RS_SEATS] = {0}, without[RS_SEATS] = {0};

    if (!r->game->value || head->over) return true;
    r->game->value(state, r->notes, with);
    r->game->value(state, NULL, without);
    return memcmp(with, without, sizeof with) == 0 || rs_referee_fails(r, "%s is valued otherwise with notes on an earlier one", which);
}

static bool label_fits(rs_referee *r, int index)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);

    rs_move_label(r->game, r->before, r->list.at[index], &text);
    rs_widen(&r->extent.line, (int)text.used);
    return !text.cut;
}

static bool move_can_be_made(rs_referee *r, int index)
{
    char line[RS_LINE], which[RS_LINE + 64];
    rs_text text = rs_text_on(line, sizeof line);

    rs_move_text(r->game, r->before, r->list.at[index], &text);
    if (text.cut || !label_fits(r, index)) return rs_referee_fails(r, "the move \"%s..\" has too long a text", line);
    rs_widen(&r->extent.line, (int)text.used);
    if (!text_reads_back(r, index, line)) return false;
    begin_trial(r);
    copy_moves(&r->trial.turn.moves, &r->list);
    rs_choose(r->game, r->trial.state, index, &r->trial.turn);
    if (r->trial.turn.fault) return rs_referee_fails(r, "after \"%s\": %s", line, rs_fault_text(r->game, &r->trial.turn, which));
    snprintf(which, sizeof which, "the position after \"%s\"", line);
    return position_is_sound(r, r->trial.state, which) && notes_change_nothing(r, r->trial.state, which);
}

static bool moves_can_be_made(rs_referee *r)
{
    if (!is_due(r, EVERY_LIST)) return !is_due(r, EVERY_TRIAL) || move_can_be_made(r, rs_below(&r->wits, r->list.count));
    for (int i = 0; i < r->list.count; i++)
        if (!move_can_be_made(r, i)) return false;
    return true;
}

/* ---- What moves would cost and may bring --------------------------------------------------------------------------------- */

static bool warning_is_sound(rs_referee *r, rs_move move)
{
    const char *warning = r->game->warn ? r->game->warn(r->view, move) : NULL, *colon = warning ? strchr(warning, ':') : NULL;
    char clause[16];

    if (!warning) return !r->game->vain || !r->game->vain(r->view, move) || rs_referee_fails(r, "a vain move carries no warning");
    snprintf(clause, sizeof clause, "%.*s", colon ? (int)(colon - warning) : 0, warning);
    return rs_rule_text(r->game, clause) || rs_referee_fails(r, "the warning \"%s\" names no clause", warning);
}

static bool outlook_is_sound(rs_referee *r, rs_move move)
{
    rs_turn *told = &r->trial.turn;

    rs_turn_init(told, NULL);
    if (r->game->outlook) r->game->outlook(r->view, move, told);
    for (int i = 0; i < told->events; i++) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        if (told->event[i].kind >= r->game->events) return rs_referee_fails(r, "an outlook is of no kind");
        rs_event_text(r->game, r->view, &told->event[i], rs_asked(r->view), &text);
        if (text.cut || text.used == 0) return rs_referee_fails(r, "the outlook \"%s\" is empty or too long", line);
    }
    return true;
}

static bool prompt_is_sound(rs_referee *r)
{
    char line[RS_LINE];
    rs_text text = rs_text_on(line, sizeof line);
    rs_event question;

    if (rs_asks(r->game, r->view, &question) && question.kind >= r->game->events) return rs_referee_fails(r, "a prompt is of no kind");
    rs_prompt_text(r->game, r->view, &text);
    return (!text.cut && text.used > 0) || rs_referee_fails(r, "the prompt \"%s\" is empty or too long", line);
}

static bool prospects_are_sound(rs_referee *r)
{
    rs_view(r->game, r->before, rs_asked(r->before), r->view);
    if (!prompt_is_sound(r)) return false;
    for (int i = 0; i < r->list.count; i++)
        if (!warning_is_sound(r, r->list.at[i]) || !outlook_is_sound(r, r->list.at[i])) return false;
    return true;
}

/* ---- A game ------------------------------------------------------------------------------------------------------------ */

void rs_referee_begin(rs_referee *r, const rs_game *game, int players, const char *seed)
{
    r->game = game;
    r->room = NULL;
    r->moves = 0;
    r->drawn = 0;
    rs_wake_clear(&r->course);
    r->violation = (rs_violation){.players = players};
    snprintf(r->violation.seed, sizeof r->violation.seed, "%s", seed);
    memset(r->notes, 0, sizeof r->notes);
    rs_chance_seed(&r->wits, "referee", seed, NULL, 0);
    rs_note_secrets(r);
    r->phase = rs_below(&r->wits, 1 << 16);
}

/* Did the last move, or the set-up, go well in itself? */
bool rs_referee_sound(rs_referee *r, const rs_turn *turn)
{
    char line[RS_LINE];

    if (turn->fault) return rs_referee_fails(r, "%s", rs_fault_text(r->game, turn, line));
    return turn->chance->plain == 0 ||
           rs_referee_fails(r, "\"%s\" or what led to it drew by rs_below: such luck can be neither scripted nor noted",
                            r->game->decision[turn->row].name);
}

static bool events_fit(rs_referee *r, const rs_turn *turn)
{
    for (int i = 0; i < turn->events; i++) {
        char line[RS_LINE];
        rs_text text = rs_text_on(line, sizeof line);

        rs_event_text(r->game, r->before, &turn->event[i], turn->event[i].seat, &text);
        rs_widen(&r->extent.line, (int)text.used);
        if (text.cut) return rs_referee_fails(r, "the event \"%s..\" has too long a text", line);
    }
    return true;
}

/* Everybody is told of a move, but of a secret one only its maker is told which. */
static bool move_is_told(rs_referee *r, const rs_turn *turn)
{
    int seat = rs_asked(r->before), sees = rs_pending(r->game, r->before)->secret ? 1 << seat : RS_EVERYONE;
    const rs_event *event = &turn->event[0];

    if (turn->quiet) return true;
    rs_widen(&r->extent.events, turn->events);
    if (turn->events >= RS_EVENTS) return rs_referee_fails(r, "the last move made more events than there is room for");
    return (turn->events > 0 && event->kind == RS_EVENT_MOVE && event->seat == seat && event->sees == sees) ||
           rs_referee_fails(r, "the last move was not told to those who may see it, or to others");
}

bool rs_referee_play(rs_referee *r, void *state, int index, rs_turn *turn)
{
    if (r->moves >= RS_GUARD) return rs_referee_fails(r, "the game does not end");
    memcpy(r->before, state, r->game->state_bytes);
    note_luck(r, turn->chance);
    if (!position_is_sound(r, r->before, "the position") || !list_is_sound(r, &turn->moves) || !moves_can_be_made(r)) return false;
    if (is_due(r, EVERY_WORD) && !prospects_are_sound(r)) return false;
    if (!rs_forgeries_fail(r) || (is_due(r, EVERY_REASON) && !rs_reasons_hold(r)) || (is_due(r, EVERY_JSON) && !json_is_faithful(r)))
        return false;
    if (!rs_views_hold(r, is_due(r, EVERY_READER))) return false;
    if (is_due(r, EVERY_LESSON) && !rs_learning_holds(r, turn->moves.at[index], is_due(r, EVERY_BOT))) return false;
    rs_choose(r->game, state, index, turn);
    r->index[r->moves++] = (uint16_t)index;
    return rs_referee_sound(r, turn) && move_is_told(r, turn) && (!is_due(r, EVERY_WORD) || events_fit(r, turn));
}

/* Where the points came from must add up to them. */
static bool sources_add_up(rs_referee *r, int16_t sum[RS_SEATS][RS_SOURCES])
{
    for (int seat = 0; r->game->sources && seat < ((const rs_head *)(const void *)r->trial.state)->players; seat++) {
        int all = 0, score = r->game->score(r->trial.state, seat);

        for (int i = 0; i < RS_SOURCES; i++) all += sum[seat][i];
        if (all != score) return rs_referee_fails(r, "the sources of seat %d add up to %d, and its score is %d", seat, all, score);
    }
    return true;
}

/* The same game again, on the trial. */
static bool replay(rs_referee *r, const rs_head *head)
{
    rs_turn *turn = &r->trial.turn;
    int16_t sum[RS_SEATS][RS_SOURCES] = {0};

    rs_chance_seed(&r->trial.chance, r->game->id, r->violation.seed, NULL, 0);
    rs_turn_init(turn, &r->trial.chance);
    if (rs_start(r->game, r->trial.state, head->players, head->option, turn) != RS_OK)
        return rs_referee_fails(r, "in the replay the set-up fails");
    if (r->game->sources) rs_begin_sources(r->game, r->trial.state, sum);
    for (int i = 0; i < r->moves; i++) {
        if (r->index[i] >= turn->moves.count) return rs_referee_fails(r, "in the replay move %d is not there", i);
        rs_choose(r->game, r->trial.state, r->index[i], turn);
        if (r->game->sources) r->game->credit(r->trial.state, turn->event, turn->events, sum);
    }
    return sources_add_up(r, sum);
}

bool rs_referee_end(rs_referee *r, const void *state)
{
    size_t bytes = r->game->state_bytes;

    rs_widen(&r->extent.moves, r->moves);
    memcpy(r->before, state, bytes);
    if (!position_is_sound(r, state, "the final position") || !json_is_faithful(r)) return false;
    if (!rs_views_hold(r, true) || !replay(r, state)) return false;
    return (rs_referee_same(r, state, r->trial.state) && rs_hash(state, bytes) == rs_hash(r->trial.state, bytes)) ||
           rs_referee_fails(r, "seed and moves lead to another final position");
}
