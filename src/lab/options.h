/* options.h - which options of a game a run was made with, for its reports. */
#ifndef RS_LAB_OPTIONS_H
#define RS_LAB_OPTIONS_H

#include "roadstead.h"

enum { RS_OPTIONS_ROOM = 512 }; /* bytes that hold the options of any game */

/* Both write into the buffer and return it. Options NULL: all are as usual. */

/* Those that are not as usual, each behind `before`: " --option goal=40 --option hunt=0". */
const char *rs_options_text(char buffer[RS_OPTIONS_ROOM], const char *before, const rs_game *game, const int16_t *options);

/* All of them: {"goal":40,"hunt":1} */
const char *rs_options_json(char buffer[RS_OPTIONS_ROOM], const rs_game *game, const int16_t *options);

#endif
