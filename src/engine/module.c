/* module.c - is a game module sound? What a new game's author is likely to forget, found before the first move. */
#include "engine/game.h"
#include "engine/json.h"

#include <string.h>

typedef struct review {
    const rs_game *game;
    char *problem;
} review;

static bool fault(review *r, const char *where, const char *what)
{
    rs_text text = rs_text_on(r->problem, RS_LINE);

    rs_put_format(&text, "%s: %s: %s", r->game->id, where, what);
    return false;
}

static bool clause_is_real(review *r, const char *where, const char *clause)
{
    return rs_rule_text(r->game, clause) ? true : fault(r, where, "its clause is not in the rules");
}

/* ---- The schema ------------------------------------------------------------------------------------------------------------------ */

static bool holds_secrets(const rs_field *fields)
{
    for (const rs_field *field = fields; field->name; field++)
        if (field->sight != RS_OPEN || (field->type == RS_GROUP && holds_secrets(field->fields))) return true;
    return false;
}

static bool field_is_sound(review *r, const rs_field *field, size_t room)
{
    size_t count = field->count == RS_EACH_SEAT ? (size_t)r->game->most_players : field->count;

    if (field->offset + count * field->size > room) return fault(r, field->name, "the field does not fit the state");
    if (field->type == RS_ZONE_OF && field->sight != RS_OPEN && !field->unseen)
        return fault(r, field->name, "a secret zone needs its unseen set");
    if (field->type == RS_GROUP && field->sight == RS_OPEN && holds_secrets(field->fields))
        return fault(r, field->name, "the group holds secrets and must say so");
    if ((field->type == RS_SET_OF || field->type == RS_ZONE_OF || field->type == RS_BITS) && !field->words)
        return fault(r, field->name, "a set needs words");
    if ((field->type == RS_SET_OF || field->type == RS_ZONE_OF) && field->words->count > RS_SET_ROOM)
        return fault(r, field->name, "a set has room for 128 things");
    if (field->type == RS_BITS && field->words->count > 8) return fault(r, field->name, "a byte has room for 8 bits");
    if (field->type == RS_SET_OF && field->sight != RS_OPEN) return fault(r, field->name, "a secret set must be a zone");
    if (field->by && (!field->list || field->by->count < (int)count))
        return fault(r, field->name, "what it is numbered by has too few words");
    return true;
}

static bool fields_are_sound(review *r, const rs_field *fields, size_t room)
{
    for (const rs_field *field = fields; field->name; field++) {
        if (!field_is_sound(r, field, room)) return false;
        if (field->type == RS_GROUP && !fields_are_sound(r, field->fields, field->size)) return false;
    }
    return true;
}

/* ---- Patterns -------------------------------------------------------------------------------------------------------------------------
 */

/* "{seat}", "{0}", "{0text}" or "{0|one|many}", and of an argument that there is. What follows it, or NULL. */
static const char *after_placeholder(const char *at, int args)
{
    const char *end = strchr(at, '}'), *bar = strchr(at, '|');

    if (!end) return NULL;
    if (strncmp(at, "{seat}", 6) == 0) return end + 1;
    if (at[1] < '0' || at[1] >= '0' + args) return NULL;
    if (at[2] == '}' || strncmp(at + 2, "text}", 5) == 0) return end + 1;
    return at[2] == '|' && (bar = strchr(bar + 1, '|')) && bar < end ? end + 1 : NULL;
}

static bool pattern_is_sound(review *r, const char *where, const char *pattern, const rs_words *const *arg, int most)
{
    int args = 0;

    while (args < most && arg[args]) args++;
    for (const char *at = pattern; at && (at = strchr(at, '{'));)
        if (!(at = after_placeholder(at, args))) return fault(r, where, "its text names an argument that it has not, or badly");
    return true;
}

/* ---- Decisions, verbs, events ------------------------------------------------------------------------------------------------------ */

static bool decision_is_sound(review *r, int index)
{
    const rs_decision *d = &r->game->decision[index];

    if (!d->name) return fault(r, "decisions", "a row is empty");
    for (int i = 0; i < index; i++)
        if (strcmp(r->game->decision[i].name, d->name) == 0) return fault(r, d->name, "two decisions have this name");
    if (!d->clause) return fault(r, d->name, "the decision names no clause");
    if (!d->step && (!d->list || !d->apply || !d->prompt)) return fault(r, d->name, "a decision needs a prompt, a list and an apply");
    if (d->step && (d->list || d->apply)) return fault(r, d->name, "a step asks nobody");
    return clause_is_real(r, d->name, d->clause);
}

static bool verb_is_sound(review *r, int index)
{
    const rs_verb *v = &r->game->verb[index];

    if (!v->word || !v->label || !v->points)
        return fault(r, v->word ? v->word : "verbs", "a verb needs a word, a label and the points that offer it");
    for (int i = 0; i < index; i++)
        if (rs_same_word(r->game->verb[i].word, v->word)) return fault(r, v->word, "two verbs have this word");
    if (!pattern_is_sound(r, v->word, v->label, v->arg, RS_ARGS)) return false;
    if (v->heading && strpbrk(v->heading, "{[")) return fault(r, v->word, "a heading has no places for arguments");
    return !v->clause || clause_is_real(r, v->word, v->clause);
}

static bool event_is_sound(review *r, int index)
{
    const rs_event_kind *e = &r->game->event[index];

    if (!e->name || !e->text) return fault(r, "events", "a row is empty");
    for (int i = 0; i < index; i++)
        if (strcmp(r->game->event[i].name, e->name) == 0) return fault(r, e->name, "two events have this name");
    if (!pattern_is_sound(r, e->name, e->text, e->arg, RS_COUNT(e->arg)) ||
        !pattern_is_sound(r, e->name, e->hidden, e->arg, RS_COUNT(e->arg)))
        return false;
    return !e->clause || clause_is_real(r, e->name, e->clause);
}

/* ---- Versions ---------------------------------------------------------------------------------------------------------------------- */

static bool kinds_are_real(review *r)
{
    for (const rs_kind *kind = r->game->kinds; kind && kind->words; kind++)
        if (!clause_is_real(r, kind->words, kind->clause)) return false;
    return true;
}

static bool clauses_are_real(review *r, const char *clauses)
{
    while (*clauses) {
        char clause[32];
        size_t length = strcspn(clauses, ",");

        if (length >= sizeof clause) return fault(r, "versions", "a clause is too long");
        memcpy(clause, clauses, length);
        clause[length] = 0;
        if (!clause_is_real(r, "versions", clause)) return false;
        clauses += length + (clauses[length] == ',');
    }
    return true;
}

/* One row for each version since the first, so that people can be told what has changed. */
static bool versions_are_sound(review *r)
{
    int version = 1;

    for (const rs_version *row = r->game->versions; row && row->version; row++) {
        if (row->version != ++version || !row->clauses || !*row->clauses || !row->text)
            return fault(r, "versions", "each version but the first needs a row with clauses and a text");
        if (!clauses_are_real(r, row->clauses)) return false;
    }
    return version == rs_at_least(r->game->rules_version, 1) ||
           fault(r, "versions", "each version but the first needs a row with clauses and a text");
}

/* A field, an option or a frame's argument of today, by its path. */
static bool is_there(const rs_game *game, const rs_field *fields, const char *path)
{
    size_t length = strcspn(path, ".");

    if (strncmp(path, "options.", 8) == 0)
        for (const rs_option *option = game->options; option->name; option++)
            if (strcmp(option->name, path + 8) == 0) return true;
    if (strncmp(path, "stack.", 6) == 0) return true;
    for (const rs_field *field = fields; field && field->name; field++)
        if (strncmp(field->name, path, length) == 0 && !field->name[length])
            return !path[length] || is_there(game, field->fields, path + length + 1);
    return false;
}

/* Did a later version touch that path again? Then it need not be there any more. */
static bool is_touched_later(const rs_change *row)
{
    for (const rs_change *later = row + 1; later->version; later++)
        if (later->kind == RS_REMOVED ? strcmp(later->path, row->path) == 0 : later->kind == RS_RENAMED) return true;
    return false;
}

static bool change_is_sound(review *r, const rs_change *row, int before)
{
    rs_json value;

    if (row->version < 2 || row->version > r->game->rules_version || row->version < before || !row->path)
        return fault(r, "changes", "a row needs a path, and rows stand in the order of their versions");
    if ((row->kind == RS_RENAMED || row->kind == RS_REWORDED) && !row->was) return fault(r, row->path, "what it was called is missing");
    if (row->kind == RS_ADDED && (!row->value || !rs_json_parse(row->value, strlen(row->value), &value)))
        return fault(r, row->path, "what it begins with is missing, or no JSON");
    if (row->kind > RS_ADDED) return true;
    return is_there(r->game, r->game->fields, row->path) || is_touched_later(row) || fault(r, row->path, "no such field is there");
}

static bool changes_are_sound(review *r)
{
    int before = 0;

    for (const rs_change *row = r->game->changes; row && row->version; row++) {
        if (!change_is_sound(r, row, before)) return false;
        before = row->version;
    }
    return true;
}

/* Colours are chosen among the captains' words, which then must say that they belong to seats. */
static bool colours_are_sound(review *r)
{
    const rs_words *captains = r->game->captains;

    if (!r->game->colours) return true;
    if (captains->seats[0].each != 1 || captains->seats[0].first != 0) return fault(r, "captains", "their words do not belong to seats");
    if (captains->count > RS_SEATS || captains->count < r->game->most_players)
        return fault(r, "captains", "a colour is missing, or one too many");
    return r->game->seat_name ? fault(r, "captains", "who has a colour of choice has no other name") : true;
}

static bool sources_are_sound(review *r)
{
    const rs_words *sources = r->game->sources;

    if (!sources != !r->game->credit) return fault(r, "sources", "they need their words and a credit");
    return !sources || sources->count <= RS_SOURCES || fault(r, "sources", "there are too many");
}

void rs_begin_sources(const rs_game *game, const void *state, int16_t sum[RS_SEATS][RS_SOURCES])
{
    for (int seat = 0; seat < ((const rs_head *)state)->players; seat++) sum[seat][0] = (int16_t)game->score(state, seat);
    game->credit(state, NULL, 0, sum);
}

static bool basics_are_sound(review *r)
{
    const rs_game *g = r->game;
    int options = 0;

    while (g->options[options].name) options++;
    if (g->state_bytes > RS_STATE || g->state_bytes % 8) return fault(r, "state", "its size must be a multiple of 8 and fit RS_STATE");
    if (g->depth < 1 || sizeof(rs_head) + (size_t)g->depth * sizeof(rs_frame) > g->state_bytes)
        return fault(r, "stack", "it does not fit the state");
    if (options > RS_OPTIONS) return fault(r, "options", "there are too many");
    if (g->decisions > RS_NO_POINT) return fault(r, "decisions", "there are more than 255");
    if (g->most_players > RS_SEATS || g->least_players < 1) return fault(r, "players", "their number is out of range");
    return g->setup && g->broken && g->score && g->rank && g->board && g->captains ? true : fault(r, "functions", "one is missing");
}

const char *rs_game_check(const rs_game *game, char *problem)
{
    review r = {game, problem};
    bool sound = basics_are_sound(&r) && fields_are_sound(&r, game->fields, game->state_bytes);

    for (int i = 0; sound && i < game->decisions; i++) sound = decision_is_sound(&r, i);
    for (int i = 0; sound && i < game->verbs; i++) sound = verb_is_sound(&r, i);
    for (int i = 0; sound && i < game->events; i++) sound = event_is_sound(&r, i);
    sound =
        sound && sources_are_sound(&r) && colours_are_sound(&r) && versions_are_sound(&r) && kinds_are_real(&r) && changes_are_sound(&r);
    return sound ? NULL : problem;
}
