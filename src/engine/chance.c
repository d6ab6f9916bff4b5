/* chance.c - the one door for luck: a counter-based stream that can be scripted by outcome and noted on a tape.
 *
 * Values 2n and 2n + 1 of a stream are the low and the high half of SipHash-2-4(key, n): the same on every machine, not to be guessed
 * without the key. */
#include "engine/game.h"
#include "engine/hash.h"

#include <string.h>

void rs_chance_seed(rs_chance *chance, const char *game, const char *seed, const char *const *entropy, int entropies)
{
    char buffer[1024];
    rs_text text = rs_text_on(buffer, sizeof buffer);
    uint8_t digest[32];

    rs_put_format(&text, "roadstead %s\n%s\n", game, seed);
    for (int i = 0; i < entropies; i++) rs_put_format(&text, "%s\n", entropy[i]);
    rs_sha256(buffer, text.used, digest);
    *chance = (rs_chance){0};
    for (int i = 0; i < 16; i++) chance->key[i / 8] |= (uint64_t)digest[i] << (8 * (i % 8));
}

/* The hash with this number, kept because its second half is asked for next. */
static uint64_t pair(rs_chance *chance, uint64_t number)
{
    if (chance->pairs != number + 1) {
        chance->pair = rs_siphash_number(chance->key, number);
        chance->pairs = number + 1;
    }
    return chance->pair;
}

static uint32_t next_value(rs_chance *chance)
{
    uint64_t n = chance->counter++;

    return (uint32_t)(pair(chance, n / 2) >> (n % 2 * 32));
}

uint64_t rs_chance_step(rs_chance *chance)
{
    uint64_t number = (chance->counter + 1) / 2;

    chance->plain++;
    chance->counter = 2 * number + 2;
    return pair(chance, number);
}

/* Lemire's multiplication: the high half of 32 random bits times n, drawn again in the few cases that would be unfair. */
static int below(rs_chance *chance, int n)
{
    uint32_t range = (uint32_t)n;
    uint64_t product;

    assert(n > 0);
    if (n == 1) return 0;
    product = (uint64_t)next_value(chance) * range;
    if ((uint32_t)product < range) {
        uint32_t unfair = -range % range;

        while ((uint32_t)product < unfair) product = (uint64_t)next_value(chance) * range;
    }
    return (int)(product >> 32);
}

int rs_below(rs_chance *chance, int n)
{
    chance->plain++;
    return below(chance, n);
}

/* ---- Scripts and tapes --------------------------------------------------------------------------------------- */

bool rs_script_add(rs_script *script, const char *outcome)
{
    rs_outcome *next = &script->next[script->count];

    if (script->count == RS_COUNT(script->next) || strlen(outcome) >= sizeof next->text || !*outcome) return false;
    *next = (rs_outcome){0};
    strcpy(next->text, outcome);
    script->count++;
    return true;
}

static bool is_told(const rs_chance *chance)
{
    return (chance->feed && chance->fed < chance->feed_size) || (chance->script && chance->script->used < chance->script->count);
}

/* The next told outcome as a value of the words. An outcome that is none of them stands for -1, which no draw allows. */
static int told(rs_chance *chance, rs_wanted *wanted)
{
    int value = -1;

    if (chance->feed && chance->fed < chance->feed_size) return chance->feed[chance->fed++];
    strcpy(wanted->text, chance->script->next[chance->script->used].text);
    wanted->number = ++chance->script->used;
    return rs_value(wanted->words, wanted->text, &value) ? rs_meant(wanted->words, chance->colours, value) : -1;
}

/* What is drawn after the first impossible outcome may be so because of it: only the first is to blame. */
static void fail(rs_chance *chance, const rs_wanted *wanted)
{
    if (!chance->failed) chance->wanted = *wanted;
    chance->failed = true;
}

static int noted(rs_chance *chance, int value)
{
    if (chance->tape) {
        if (chance->taped < chance->tape_size) chance->tape[chance->taped] = (int16_t)value;
        chance->taped++;
    }
    return value;
}

int rs_roll(rs_chance *chance, int sides)
{
    if (is_told(chance)) {
        rs_wanted wanted = {.words = &rs_number_words, .such = 1, .choices = sides};
        int value = told(chance, &wanted);

        if (value >= 1 && value <= sides) return noted(chance, value);
        fail(chance, &wanted);
    }
    return noted(chance, 1 + below(chance, sides));
}

int rs_pick(rs_chance *chance, rs_set from, const rs_words *words)
{
    assert(!rs_is_empty(&from));
    if (is_told(chance)) {
        rs_wanted wanted = {.words = words, .such = rs_nth(&from, 0), .choices = rs_size(&from)};
        int value = told(chance, &wanted);

        if (value >= 0 && value < 128 && rs_has(&from, value)) return noted(chance, value);
        fail(chance, &wanted);
    }
    return noted(chance, rs_nth(&from, below(chance, rs_size(&from))));
}
