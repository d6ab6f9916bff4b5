/* cmd_serve.c - roadstead serve: the page and its tables on the network. */
#include "cli/commands.h"
#include "server/serve.h"

#include <stdio.h>

static const char *address;

static void say_ready(int port)
{
    printf("Roadstead is served at http://%s:%d/ (Ctrl+C ends it).\n", address, port);
    fflush(stdout);
}

int cmd_serve(const cli_command *self, char **args)
{
    long port = 8080, threads = 1, bot_ms = 300, sockets = 20000, per_address = 256, limit = 50, guest_days = 180;
    house_settings settings = {.address = "127.0.0.1", .db = "roadstead.db", .site = "build/web"};
    const char *operand[CLI_OPERANDS];
    char problem[STORE_PROBLEM];
    const cli_option options[] = {
        CLI_NUMBER("port", "N", &port, 0, 65535, "where to listen; 0: any port that is free (8080)"),
        CLI_TEXT("address", "A", &settings.address, "the address to listen at (127.0.0.1: only this machine)"),
        CLI_TEXT("db", "DB", &settings.db, "a SQLite file, or postgres://.. (roadstead.db)"),
        CLI_TEXT("site", "FOLDER", &settings.site, "the built page (build/web)"),
        CLI_NUMBER("threads", "N", &threads, 1, 64, "threads for bots (1)"),
        CLI_NUMBER("bot-ms", "MS", &bot_ms, 1, 60000, "how long a bot may think about a move (300)"),
        CLI_NUMBER("sockets", "N", &sockets, 1, 1000000, "sockets at most (20000)"),
        CLI_NUMBER("per-address", "N", &per_address, 0, 1000000,
                   "sockets of one address, and other connections, at most; 0: no limit (256)"),
        CLI_NUMBER("limit", "N", &limit, 0, 1000000, "commands a second from one address or account; 0: no limit (50)"),
        CLI_NUMBER("guest-days", "N", &guest_days, 0, 36500, "how long games of guests are kept without a change; 0: for ever (180)"),
        CLI_FLAG("proxied", &settings.proxied, "behind a reverse proxy with TLS: trust X-Forwarded-For, cookies only by https"),
        CLI_FLAG("private-hooks", &settings.private_hooks, "webhooks may call addresses inside this network"),
        CLI_TEXT("smtp", "URL", &settings.smtp,
                 "letters go out by this server, smtp://[USER[:PASSWORD]@]HOST[:PORT] or smtps://..;"
                 " the password also in ROADSTEAD_SMTP_PASSWORD"),
        CLI_TEXT("mail-from", "ADDRESS", &settings.mail_from, "whom letters are from; needed with --smtp"),
        CLI_END,
    };
    int status = cli_parse(self, options, args, operand);

    if (status != CLI_RUN) return status;
    address = settings.address;
    settings.port = (int)port;
    settings.threads = (int)threads;
    settings.bot_ms = (int)bot_ms;
    settings.sockets = (int)sockets;
    settings.per_address = (int)per_address;
    settings.limit = (int)limit;
    settings.guest_days = (int)guest_days;
    if (serve(&settings, say_ready, problem)) return CLI_FINE;
    return cli_failed(self, "%s", *problem ? problem : "the server could not go on.");
}
