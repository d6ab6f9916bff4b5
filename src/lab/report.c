/* report.c - the page of a simulation. Pictures are drawn as SVG in the page; every number in them stands beside them, too. */
#include "lab/report.h"
#include "engine/game.h"
#include "lab/options.h"

#include <math.h>

enum { MOST_BINS = 24 };                               /* bars of a histogram */
enum { WIDE = 720, HIGH = 150 };                       /* its size, */
enum { LEFT = 44, RIGHT = 24, TOP = 12, BOTTOM = 24 }; /* and what is around the bars */
enum { ROW = 300, ROW_HIGH = 22 };                     /* the picture of a share */

typedef struct scale { /* of a histogram: bars from `low` on, each `width` wide */
    double low, width;
    int bins;
} scale;

typedef struct histogram {
    const char *name, *colour;
    long count[MOST_BINS + 2], most;
    rs_summary summary;
    scale scale;
} histogram;

/* clang-format off */
static const char style[] =
    ":root{--paper:#f5efe0;--raised:#fdfaf1;--ink:#1b2833;--soft:#4d5963;--line:#cdc2a6;--first:#0072b2;--rest:#c9942a}\n"
    "@media(prefers-color-scheme:dark){\n"
    ":root{--paper:#14202a;--raised:#1b2a36;--ink:#efe7d3;--soft:#a9b4ba;--line:#3a4a56;--first:#56b4e9;--rest:#e6b94f}}\n"
    "body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}\n"
    "main{max-width:780px;margin:0 auto;padding:24px 16px 48px}\n"
    "h1{font:600 28px/1.2 Georgia,serif;margin:0 0 4px}\n"
    "h2{font:600 20px/1.3 Georgia,serif;margin:32px 0 8px}\n"
    "p{margin:4px 0}\n"
    ".soft,caption,figcaption{color:var(--soft);font-size:14px;text-align:left}\n"
    "table,figure,code{background:var(--raised);border:1px solid var(--line)}\n"
    "table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}\n"
    "th,td{padding:4px 10px;text-align:right;white-space:nowrap;border-top:1px solid var(--line)}\n"
    "th:first-child{text-align:left}\n"
    "figure{margin:0 0 12px;padding:8px}\n"
    "svg{display:block;max-width:100%;height:auto}\n"
    "td svg{min-width:60px}\n"
    "text{fill:var(--soft);font:12px system-ui,sans-serif}\n"
    ".axis{stroke:var(--line)}\n"
    ".par{stroke:var(--soft);stroke-dasharray:3 3}\n"
    ".first{fill:var(--first);stroke:var(--first)}\n"
    ".rest{fill:var(--rest);stroke:var(--rest)}\n"
    ".bar{stroke:none}\n"
    ".middle{stroke:var(--ink);stroke-width:2}\n"
    "code{display:block;overflow-x:auto;padding:8px 10px;font-size:14px}\n"
    "@media(max-width:600px){table{font-size:13px}th,td{padding:4px 5px}}\n";
/* clang-format on */

static void put_escaped(FILE *out, const char *text)
{
    for (; *text; text++) switch (*text) {
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '&': fputs("&amp;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(*text, out);
        }
}

/* ---- Shares ------------------------------------------------------------------------------------------------------------- */

static double along_row(double share, double widest) { return 7 + share / widest * (ROW - 14); }

/* A dot for the share, a line for its interval, a dashed one for par. */
static void put_interval(FILE *out, const rs_tally *tally, double par, double widest)
{
    double low = along_row(tally->interval.low, widest), high = along_row(tally->interval.high, widest);

    fprintf(out, "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" aria-hidden=\"true\">", ROW, ROW_HIGH, ROW, ROW_HIGH);
    fprintf(out, "<line class=\"par\" x1=\"%.1f\" x2=\"%.1f\" y1=\"0\" y2=\"%d\"/>", along_row(par, widest), along_row(par, widest),
            ROW_HIGH);
    fprintf(out, "<line class=\"first\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke-width=\"3\"/>", low, high, ROW_HIGH / 2,
            ROW_HIGH / 2);
    fprintf(out, "<circle class=\"first\" cx=\"%.1f\" cy=\"%d\" r=\"5\"/></svg>", along_row(tally->share, widest), ROW_HIGH / 2);
}

static void put_share(FILE *out, const char *name, const rs_tally *tally, double par, double widest)
{
    fputs("<tr><th scope=\"row\">", out);
    put_escaped(out, name);
    fprintf(out, "</th><td>%ld</td><td>%ld</td><td>%.1f %%</td><td>%.1f &ndash; %.1f %%</td><td>", tally->played, tally->wins,
            100 * tally->share, 100 * tally->interval.low, 100 * tally->interval.high);
    put_interval(out, tally, par, widest);
    fprintf(out, "</td><td>%.1f</td></tr>\n", tally->score);
}

static void begin_shares(FILE *out, const char *title, const char *what, const char *played, double par)
{
    fprintf(out, "<h2>%s</h2>\n<table><caption>The line is the 95 %% interval; dashed: par, %.1f %%.</caption>\n", title, 100 * par);
    fprintf(out,
            "<tr><th scope=\"col\">%s</th><th scope=\"col\">%s</th><th scope=\"col\">wins</th><th scope=\"col\">share</th>"
            "<th scope=\"col\">95 %% interval</th><th></th><th scope=\"col\">mean score</th></tr>\n",
            what, played);
}

static double widest_of(const rs_tally *tally, int count, double par)
{
    double widest = par;

    for (int i = 0; i < count; i++) widest = fmax(widest, tally[i].interval.high);
    return widest;
}

static void put_shares(FILE *out, const rs_sim_plan *plan, const rs_sim_result *result)
{
    double par = 1.0 / plan->players, widest = widest_of(result->seat, plan->players, par);

    begin_shares(out, "Wins by seat", "seat", "games", par);
    for (int seat = 0; seat < plan->players; seat++)
        put_share(out, rs_seat_name(plan->game, &(rs_head){.players = (uint8_t)plan->players}, seat), &result->seat[seat], par, widest);
    fputs("</table>\n", out);
    if (result->bots > 1) {
        widest = widest_of(result->of_bot, result->bots, par);
        begin_shares(out, "Wins by bot", "bot", "seats", par);
        for (int i = 0; i < result->bots; i++) put_share(out, result->bot[i]->id, &result->of_bot[i], par, widest);
        fputs("</table>\n", out);
    }
    if (result->shared)
        fprintf(out, "<p class=\"soft\">%ld games were won by several; each of them counts it as won.</p>\n", result->shared);
}

/* ---- Histograms --------------------------------------------------------------------------------------------------------- */

/* Bars of a round width: 1, 2 or 5 times a power of ten. */
static scale scale_for(double low, double high)
{
    static const double steps[] = {1, 2, 5, 10};
    double rough = fmax((high - low) / (double)MOST_BINS, 1), power = pow(10, floor(log10(rough))), width = 10 * power;

    for (int i = RS_COUNT(steps) - 1; i >= 0; i--)
        if (steps[i] * power >= rough) width = steps[i] * power;
    low = floor(low / width) * width;
    return (scale){low, width, (int)floor((high - low) / width) + 1};
}

static void count_in(histogram *h, double value)
{
    long *count = &h->count[(int)floor((value - h->scale.low) / h->scale.width)];

    if (++*count > h->most) h->most = *count;
}

static double along(const scale *s, double value) { return (double)LEFT + (value - s->low) / (s->width * s->bins) * (WIDE - LEFT - RIGHT); }

/* Where a bar stands for a single number, that belongs in the middle of it. */
static double mark_at(const scale *s, double value) { return along(s, s->width > 1 ? value : value + 0.5); }

static void put_bars(FILE *out, const histogram *h)
{
    const scale *s = &h->scale;
    double room = HIGH - TOP - BOTTOM;

    for (int bin = 0; bin < s->bins; bin++) {
        double low = s->low + bin * s->width, from = along(s, low), to = along(s, low + s->width);
        double tall = room * (double)h->count[bin] / (double)h->most;

        if (h->count[bin] == 0) continue;
        fprintf(out, "<rect class=\"bar %s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\">", h->colour, from + 0.5,
                (double)TOP + room - tall, to - from - 1, tall);
        fprintf(out, "<title>%g to %g: %ld</title></rect>", low, low + s->width - 1, h->count[bin]);
    }
}

static void put_axis(FILE *out, const histogram *h)
{
    const scale *s = &h->scale;
    int every = s->bins > 16 ? 5 : s->bins > 8 ? 2 : 1, floor_at = HIGH - BOTTOM;

    fprintf(out, "<line class=\"axis\" x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\"/>", LEFT, WIDE - RIGHT, floor_at, floor_at);
    fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%ld</text>", LEFT - 6, TOP + 10, h->most);
    for (int bin = 0; bin < s->bins + (s->width > 1); bin += every)
        fprintf(out, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%g</text>", mark_at(s, s->low + bin * s->width), HIGH - 6,
                s->low + bin * s->width);
}

static void put_histogram(FILE *out, const histogram *h)
{
    const rs_summary *found = &h->summary;
    double middle = mark_at(&h->scale, found->median);

    if (found->count == 0) return;
    fprintf(out, "<figure><svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s: histogram\">", WIDE, HIGH, h->name);
    put_bars(out, h);
    put_axis(out, h);
    fprintf(out, "<line class=\"middle\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"/></svg>\n", middle, middle, TOP - 6, HIGH - BOTTOM);
    fprintf(out, "<figcaption>%s. Mean %.1f, median %.1f (the line); four of five from %.1f to %.1f; at most %.0f.</figcaption></figure>\n",
            h->name, found->mean, found->median, found->p10, found->p90, found->most);
}

static void put_lengths(FILE *out, const rs_sim_plan *plan, const rs_sim_result *result)
{
    histogram h = {.name = "Games by their moves", .colour = "first", .summary = result->moves};
    double least = plan->rows[0].moves;

    for (long game = 1; game < plan->games; game++) least = fmin(least, plan->rows[game].moves);
    h.scale = scale_for(least, result->moves.most);
    for (long game = 0; game < plan->games; game++) count_in(&h, plan->rows[game].moves);
    fputs("<h2>Length</h2>\n", out);
    put_histogram(out, &h);
}

/* Those who were first and the rest, on the same scale. */
static void put_scores(FILE *out, const rs_sim_plan *plan, const rs_sim_result *result)
{
    histogram first = {.name = "Winners by their score", .colour = "first", .summary = result->winners};
    histogram rest = {.name = "The others by their score", .colour = "rest", .summary = result->others};
    double least = plan->rows[0].score[0], most = least;

    for (long game = 0; game < plan->games; game++)
        for (int seat = 0; seat < plan->players; seat++) {
            least = fmin(least, plan->rows[game].score[seat]);
            most = fmax(most, plan->rows[game].score[seat]);
        }
    first.scale = rest.scale = scale_for(least, most);
    for (long game = 0; game < plan->games; game++)
        for (int seat = 0; seat < plan->players; seat++)
            count_in(plan->rows[game].place[seat] == 1 ? &first : &rest, plan->rows[game].score[seat]);
    fputs("<h2>Scores</h2>\n", out);
    put_histogram(out, &first);
    put_histogram(out, &rest);
}

/* ---- The page ----------------------------------------------------------------------------------------------------------- */

static void put_head(FILE *out, const rs_sim_plan *plan, const rs_sim_result *result)
{
    char options[RS_OPTIONS_ROOM];

    fputs("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
          "content=\"width=device-width,initial-scale=1\">\n<title>",
          out);
    put_escaped(out, plan->game->title);
    fprintf(out, ": %ld games</title>\n<style>%s</style></head>\n<body><main>\n<h1>", result->games, style);
    put_escaped(out, plan->game->title);
    fprintf(out, "</h1>\n<p>%ld games of %d players%s, by", result->games, plan->players,
            rs_options_text(options, ", ", plan->game, plan->options));
    for (int i = 0; i < plan->bots; i++) fprintf(out, "%s %s", i ? "," : "", plan->bot[i]->id);
    fprintf(out, ".%s</p>\n", plan->check ? " Every move was checked, and sound." : "");
}

static void put_foot(FILE *out, const rs_sim_plan *plan, const rs_sim_result *result, const char *command)
{
    fputs("<h2>How it was made</h2>\n<code>", out);
    put_escaped(out, command);
    fprintf(out,
            "</code>\n<p class=\"soft\">Rules version %d. Digest of all final positions: %016llx. Played in %.2f s: %.0f games and %.0f "
            "moves a second.</p>\n",
            plan->game->rules_version, (unsigned long long)result->digest, result->seconds, (double)result->games / result->seconds,
            (double)result->total_moves / result->seconds);
    fputs("</main></body></html>\n", out);
}

void rs_write_report(FILE *out, const rs_sim_plan *plan, const rs_sim_result *result, const char *command)
{
    put_head(out, plan, result);
    put_shares(out, plan, result);
    put_lengths(out, plan, result);
    put_scores(out, plan, result);
    put_foot(out, plan, result, command);
}
