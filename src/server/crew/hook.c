/* hook.c - which addresses a player's webhook may have. */
#include "server/crew/hook.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

bool hook_sound(const char *address)
{
    size_t scheme = strncmp(address, "https://", 8) == 0 ? 8 : strncmp(address, "http://", 7) == 0 ? 7 : 0;

    if (scheme == 0 || strchr("/?#:", address[scheme])) return false; /* no host; the list's end matches the text's */
    for (const char *c = address; *c; c++)
        if (*c <= ' ' || *c == '"' || *c == '\\' || (unsigned char)*c >= 127) return false;
    return true;
}

static bool is_private4(uint32_t ip)
{
    static const struct {
        uint32_t net, mask;
    } ranges[] = {
        {0x00000000, 0xff000000}, {0x0a000000, 0xff000000}, {0x64400000, 0xffc00000}, {0x7f000000, 0xff000000}, {0xa9fe0000, 0xffff0000},
        {0xac100000, 0xfff00000}, {0xc0000000, 0xffffff00}, {0xc0a80000, 0xffff0000}, {0xc6120000, 0xfffe0000}, {0xe0000000, 0xe0000000},
    };

    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        if ((ip & ranges[i].mask) == ranges[i].net) return true;
    return false;
}

static bool is_private6(const uint8_t ip[16])
{
    static const uint8_t mapped[12] = {[10] = 0xff, [11] = 0xff};
    uint32_t inner;

    if (memcmp(ip, mapped, sizeof mapped) == 0) {
        memcpy(&inner, ip + 12, sizeof inner);
        return is_private4(ntohl(inner));
    }
    if ((ip[0] & 0xe0) != 0x20) return true; /* only the global range is public, */
    return (ip[0] == 0x20 && ip[1] == 2) || (ip[0] == 0x20 && ip[1] == 1 && ip[2] == 0 && ip[3] == 0); /* but for tunnels to IPv4 */
}

bool hook_is_inside(const char *ip)
{
    struct in_addr four;
    uint8_t six[16];

    if (inet_pton(AF_INET, ip, &four) == 1) return is_private4(ntohl(four.s_addr));
    return inet_pton(AF_INET6, ip, six) != 1 || is_private6(six);
}
