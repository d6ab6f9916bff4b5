/* scene.h - the position of a lesson or of a picture: a game that is begun, changed and played up to it. */
#ifndef RS_SCENE_H
#define RS_SCENE_H

#include "engine/session.h"
#include "lessons/lesson.h"

/* Begins the session as the rows from `scene` on say. NULL, or what is wrong and in which line. `room` is lent: RS_JSON_ROOM bytes. */
const char *rs_scene_begin(const rs_lesson *lesson, int scene, rs_session *session, rs_text *room, char *problem);

/* What the rows of a scene say of those who play: whose eyes, and the bot of the other seats ("" if they do only what is written). */
int rs_scene_seat(const rs_lesson *lesson, int scene);
bool rs_scene_bot(const rs_lesson *lesson, int scene, char *bot, size_t size);

/* Adds the draws that a row names. NULL, or what is wrong. */
const char *rs_scene_draws(const rs_row *row, rs_script *script, char *problem);

#endif
