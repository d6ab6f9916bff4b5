/* names.c - what somebody may be called: names that can be read, typed, and told apart. By ICU. */
#include "server/people/account.h"
#include "bots/bot.h"
#include "store/looks.h"

#include <stdio.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

enum { ROOM = STORE_NAME * 2, MARKS = 2 /* on one letter */ };

static const char
    bad_length[] = "A name has 1 to 40 bytes.",
    bad_letter[] = "A name needs a letter or a digit.",
    bad_sign[] = "A name is made of letters, digits, blanks and common punctuation; this one contains something else, perhaps invisible.",
    bad_mix[] = "This name mixes alphabets whose letters look alike.", reserved[] = "This name is reserved.",
    taken[] = "Somebody with a password has this name, or one that looks like it.";

/* ---- One character ------------------------------------------------------------------------------------------------------------------ */

/* No emoji: many of them look alike, and others are joined by what cannot be seen. */
static bool is_sound(UChar32 c)
{
    if (c < 128) return c >= 32 && c < 127;
    if (c == 0x2019) return true; /* the apostrophe of O’Malley */
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return false;
    return (U_GET_GC_MASK(c) & (U_GC_L_MASK | U_GC_MN_MASK | U_GC_MC_MASK | U_GC_ND_MASK)) != 0;
}

static bool is_mark(UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }

static const char *refuse_characters(const UChar *text, int length)
{
    bool readable = false;
    int marks = 0;
    UChar32 c;

    for (int i = 0; i < length;) {
        U16_NEXT(text, i, length, c);
        marks = is_mark(c) ? marks + 1 : 0;
        if (!is_sound(c) || marks > MARKS || (i == 1 && marks)) return bad_sign;
        readable = readable || u_isalnum(c);
    }
    return readable ? NULL : bad_letter;
}

/* ---- The whole ---------------------------------------------------------------------------------------------------------------------- */

/* One script, or Latin beside one that cannot be taken for it; digits of one kind; no dot over what has one. */
static const char *refuse_mixture(const UChar *text, int length)
{
    UErrorCode status = U_ZERO_ERROR;
    USpoofChecker *checker = uspoof_open(&status);
    int found = 0;

    if (U_FAILURE(status)) return bad_mix;
    uspoof_setRestrictionLevel(checker, USPOOF_MODERATELY_RESTRICTIVE);
    uspoof_setChecks(checker, USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS | USPOOF_HIDDEN_OVERLAY, &status);
    found = uspoof_check2(checker, text, length, NULL, &status);
    uspoof_close(checker);
    if (found & USPOOF_INVISIBLE) return bad_sign;
    return U_FAILURE(status) || found ? bad_mix : NULL;
}

static bool looks_like(const looks *a, const char *word)
{
    looks b;

    return looks_of(word, &b) && (strcmp(a->folded, b.folded) == 0 || strcmp(a->seen, b.folded) == 0 || strcmp(a->folded, b.seen) == 0 ||
                                  strcmp(a->seen, b.seen) == 0);
}

static bool is_reserved(const char *name)
{
    static const char *const words[] = {"gone", "admin", "administrator", "moderator", "server", "system", "roadstead"};
    looks own;

    if (!looks_of(name, &own)) return true;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (looks_like(&own, words[i])) return true;
    for (int i = 0; i < rs_bot_count(); i++)
        if (looks_like(&own, rs_bot_at(i)->id) || looks_like(&own, rs_bot_at(i)->title)) return true;
    return false;
}

/* Without blanks around it, with single ones in it, composed: what looks the same is the same. */
static int tidy(const char *wish, UChar text[ROOM])
{
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
    UChar raw[ROOM];
    int length, kept = 0;

    u_strFromUTF8(raw, ROOM, &length, wish, -1, &status);
    if (U_FAILURE(status)) return -1;
    for (int i = 0; i < length; i++)
        if (raw[i] != ' ' || (kept > 0 && raw[kept - 1] != ' ')) raw[kept++] = raw[i];
    if (kept > 0 && raw[kept - 1] == ' ') kept--;
    length = unorm2_normalize(normalizer, raw, kept, text, ROOM, &status);
    return U_SUCCESS(status) ? length : -1;
}

const char *name_refuse(const char *wish, char name[STORE_NAME])
{
    UErrorCode status = U_ZERO_ERROR;
    UChar text[ROOM];
    int length = tidy(wish, text);
    const char *why;

    if (length <= 0) return bad_length;
    u_strToUTF8(name, STORE_NAME, NULL, text, length, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return bad_length;
    why = refuse_characters(text, length);
    if (!why) why = refuse_mixture(text, length);
    return why ? why : is_reserved(name) ? reserved : NULL;
}

bool name_is_free(visit *v, const char *name) { return !store_name_taken(v->h->store, name, v->user.id); }

/* Of an older version it may stay as it is. */
static bool is_own(const visit *v, const char *wish) { return *v->user.id && strcmp(wish, v->user.name) == 0; }

bool name_take(visit *v, rs_json json, bool own, char name[STORE_NAME])
{
    char wish[ROOM], found[STORE_NAME];
    const char *why = rs_json_string(rs_json_get(json, "name"), wish, sizeof wish) ? NULL : bad_length;

    if (!why && own && is_own(v, wish)) return true;
    if (!why) why = name_refuse(wish, found);
    if (why) return visit_fail(v, 400, "bad-request", why), false;
    if (store_name_taken(v->h->store, found, own ? v->user.id : "")) return visit_fail(v, 409, "name-taken", taken), false;
    snprintf(name, STORE_NAME, "%s", found);
    return true;
}
