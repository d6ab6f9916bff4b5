/* commands.h - the commands, one file each; main.c lists them. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli/args.h"

int cmd_games(const cli_command *self, char **args);
int cmd_schema(const cli_command *self, char **args);
int cmd_play(const cli_command *self, char **args);
int cmd_replay(const cli_command *self, char **args);
int cmd_verify(const cli_command *self, char **args);
int cmd_learn(const cli_command *self, char **args);
int cmd_lesson(const cli_command *self, char **args);
int cmd_rules(const cli_command *self, char **args);
int cmd_engine(const cli_command *self, char **args);
int cmd_sim(const cli_command *self, char **args);
int cmd_arena(const cli_command *self, char **args);
int cmd_judge(const cli_command *self, char **args);
int cmd_odds(const cli_command *self, char **args);
int cmd_admin(const cli_command *self, char **args);
int cmd_serve(const cli_command *self, char **args);
int cmd_bench(const cli_command *self, char **args);

#endif
