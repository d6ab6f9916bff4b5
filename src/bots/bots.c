/* bots.c - the bots there are, from the weakest up. */
#include "bots/bot.h"
#include "engine/text.h"

static int choose_at_random(const rs_game *game, const void *view, const rs_moves *moves, rs_chance *chance, int ms)
{
    (void)game, (void)view, (void)ms;
    return rs_below(chance, moves->count);
}

static const rs_bot bots[] = {
    {"random", "Random", choose_at_random},
};

int rs_bot_count(void) { return (int)(sizeof bots / sizeof *bots); }

const rs_bot *rs_bot_at(int index) { return index >= 0 && index < rs_bot_count() ? &bots[index] : NULL; }

const rs_bot *rs_bot_find(const char *id)
{
    for (int i = 0; i < rs_bot_count(); i++)
        if (rs_same_word(bots[i].id, id)) return &bots[i];
    return NULL;
}
