/* files.h - whole files in. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include "cli/args.h"
#include "protocol/gamefile.h"

/* A file's text ("-": standard input), to be freed; NULL: it cannot be read or is larger than a game file can be, and that has been said.
 */
char *cli_read_file(const cli_command *command, const char *path, size_t *length);

/* A session, to be freed; NULL: there is not enough memory, and that has been said. */
rs_session *cli_session(const cli_command *command);

#endif
