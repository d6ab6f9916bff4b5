/* restore.h - what reading a game file knows: shared by restore.c, which reads one of today's rules, and older.c. */
#ifndef RS_RESTORE_H
#define RS_RESTORE_H

#include "engine/record.h"
#include "protocol/gamefile.h"

enum { RS_TOLD = 1 << 16 }; /* bytes that hold what one move told and changed */

typedef struct rs_slice {
    const char *at;
    size_t length;
} rs_slice;

typedef struct rs_reader {
    rs_session *session;
    char *problem;
    const char *text;
    size_t length;
    rs_lines lines;
    bool pending; /* a line was read that belongs to what follows */
    int format;
    const rs_game *game;
    int rules; /* the version under which the moves that are played were made */
    int players, entropies;
    int16_t option[RS_OPTIONS];
    uint16_t colours;
    char seed[RS_SEED + 2], commit[66], entropy[RS_SEATS][RS_SEED + 2];
    int rules_at, commit_at, position_at, moves_at, draws_at; /* the lines, the first one of draws; 0: none */
    rs_slice position;                                        /* from which it began, or with which newer rules came */
    uint64_t counter;                                         /* where the stream was then */
    bool turned;                                              /* newer rules came: */
    const char *turned_at;                                    /* the last time here */
    bool recorded;
    int most_moves; /* where to stop before the end; -1: nowhere */
    int16_t draws[RS_SESSION_DRAWS];
    int drawn;
    char told[RS_TOLD]; /* what the last move told and changed, as the file must have it */
    const char *untold; /* what of it is still to come */
    _Alignas(RS_ALIGN) unsigned char before[RS_STATE];
} rs_reader;

const char *rs_file_wrong(rs_reader *r, const char *what); /* a sentence with the line's number */
bool rs_file_line(rs_reader *r);                           /* the next one that is no remark, into r->lines.text */
bool rs_file_number(const char *text, long least, long most, long *number);
const char *rs_file_draws(rs_reader *r); /* a line of draws, if one comes next; they are then repeated */
void rs_file_feed(rs_reader *r, rs_chance *chance);
const char *rs_file_stream(rs_reader *r, const char *text);
bool rs_file_concession(rs_session *session, const char *seat);
rs_beginning rs_file_beginning(const rs_reader *r);
rs_slice rs_file_past(const rs_reader *r, const char *end); /* the file from its line "game" up to there */

/* Goes on with a game whose header was read, under newer rules than it was played under (older.c). `why` it could not even begin, or NULL.
 */
const char *rs_restore_older(rs_reader *r, const char *why);

#endif
