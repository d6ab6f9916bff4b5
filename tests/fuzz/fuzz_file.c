/* fuzz_file.c - any text may be read as a game file. */
#include "fuzz.h"
#include "protocol/gamefile.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static rs_session session;
    char problem[RS_LINE];
    const char *why = rs_session_restore(&session, (const char *)data, size, problem);

    must(why ? !session.game : session.game != NULL, "a file was neither read nor refused");
    if (!why) must(!session.game->broken(session.state), "a game file led to a broken position");
    return 0;
}
