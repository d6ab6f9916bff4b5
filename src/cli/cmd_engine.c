/* cmd_engine.c - roadstead engine: the line protocol on stdin and stdout (docs/protocol.md). */
#include "cli/commands.h"
#include "lab/clock.h"
#include "protocol/protocol.h"

#include <stdio.h>
#include <stdlib.h>

/* One line into the buffer, without its end. Its length; more than RS_REQUEST: it was longer, and the rest is skipped; -1: the end. */
static long read_request(char *buffer)
{
    long length = 0;
    int c;

    while ((c = getc_unlocked(stdin)) != EOF && c != '\n') {
        if (length < RS_REQUEST) buffer[length] = (char)c;
        length++;
    }
    return c == EOF && length == 0 ? -1 : length;
}

static bool is_blank(const char *line, long length)
{
    for (long i = 0; i < length && i < RS_REQUEST; i++)
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r') return false;
    return true;
}

static void serve(rs_protocol *protocol, char *request, char *reply)
{
    long length;

    while (!protocol->quit && (length = read_request(request)) >= 0) {
        rs_text out = rs_text_on(reply, RS_REPLY);

        if (is_blank(request, length)) continue;
        rs_protocol_reply(protocol, request, (size_t)length, &out);
        fwrite(out.at, 1, out.used, stdout);
        putchar('\n');
        fflush(stdout);
    }
}

int cmd_engine(const cli_command *self, char **args)
{
    const cli_option options[] = {CLI_END};
    const char *operand[CLI_OPERANDS];
    int status = cli_parse(self, options, args, operand);
    rs_protocol *protocol;
    char *request, *reply;

    if (status != CLI_RUN) return status;
    protocol = aligned_alloc(RS_ALIGN, (sizeof *protocol + RS_ALIGN - 1) / RS_ALIGN * RS_ALIGN);
    request = malloc(RS_REQUEST);
    reply = malloc(RS_REPLY);
    if (protocol && request && reply) {
        rs_protocol_init(protocol);
        protocol->now = rs_microseconds;
        serve(protocol, request, reply);
    } else {
        status = cli_failed(self, "there is not enough memory.");
    }
    free(reply);
    free(request);
    free(protocol);
    return status == CLI_RUN ? CLI_FINE : status;
}
