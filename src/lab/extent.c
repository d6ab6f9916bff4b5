/* extent.c - how near games come to what has a fixed size: what was counted, beside the room there is. */
#include "lab/check.h"

void rs_extent_join(rs_extent *all, const rs_extent *more)
{
    rs_widen(&all->listed, more->listed);
    rs_widen(&all->events, more->events);
    rs_widen(&all->steps, more->steps);
    rs_widen(&all->frames, more->frames);
    rs_widen(&all->draws, more->draws);
    rs_widen(&all->line, more->line);
    rs_widen(&all->json, more->json);
    rs_widen(&all->moves, more->moves);
}

void rs_extent_rows(const rs_extent *e, const rs_game *game, rs_extent_row row[RS_EXTENTS])
{
    const rs_extent_row all[RS_EXTENTS] = {
        {"moves to choose from", e->listed, RS_LIST},   {"events of a move", e->events, RS_EVENTS},
        {"steps after a move", e->steps, RS_STEPS},     {"decisions waiting", e->frames, game->depth},
        {"draws of a move", e->draws, RS_TAPE},         {"bytes of a line", e->line, RS_LINE},
        {"bytes of a position", e->json, RS_JSON_ROOM}, {"moves of a game", e->moves, RS_SESSION_MOVES},
    };

    for (int i = 0; i < RS_EXTENTS; i++) row[i] = all[i];
}
