/* looks.c - what a name looks like, by ICU's table of confusable letters (Unicode UTS #39). */
#include "looks.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

enum { ROOM = 400, EDITION = 1 };

/* Without regard to case, width and form of presentation. */
static int fold(const UChar *from, int length, UChar to[ROOM])
{
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFKCCasefoldInstance(&status);
    int folded = U_SUCCESS(status) ? unorm2_normalize(normalizer, from, length, to, ROOM, &status) : 0;

    return U_SUCCESS(status) ? folded : -1;
}

static int skeleton(const USpoofChecker *checker, const UChar *from, int length, UChar to[ROOM])
{
    UErrorCode status = U_ZERO_ERROR;
    int found = uspoof_getSkeleton(checker, 0, from, length, to, ROOM, &status);

    return U_SUCCESS(status) ? found : -1;
}

static bool write_out(const UChar *from, int length, char to[LOOKS])
{
    UErrorCode status = U_ZERO_ERROR;

    u_strToUTF8(to, LOOKS, NULL, from, length, &status);
    return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

/* What it looks like, written small; if `small` is what it looks like when it is written small. */
static bool look(const USpoofChecker *checker, const UChar *name, int length, bool small, char to[LOOKS])
{
    UChar first[ROOM], second[ROOM];
    const UChar *from = name;

    if (small) {
        length = fold(name, length, first);
        from = first;
    }
    if (length < 0) return false;
    length = skeleton(checker, from, length, second);
    if (length < 0) return false;
    length = fold(second, length, first);
    return length >= 0 && write_out(first, length, to);
}

bool looks_of(const char *name, looks *found)
{
    UErrorCode status = U_ZERO_ERROR;
    UChar text[ROOM];
    USpoofChecker *checker;
    int length;
    bool fine;

    u_strFromUTF8(text, ROOM, &length, name, -1, &status);
    if (U_FAILURE(status)) return false;
    checker = uspoof_open(&status);
    fine = U_SUCCESS(status) && look(checker, text, length, true, found->folded) && look(checker, text, length, false, found->seen);
    uspoof_close(checker);
    return fine;
}

int looks_edition(void)
{
    UVersionInfo unicode;

    u_getUnicodeVersion(unicode);
    return EDITION * 1000000 + unicode[0] * 1000 + unicode[1];
}
