/* hook.c - calling a player's webhook, by libcurl, on a thread where waiting harms nobody. */
#include "server/hook.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

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
        {0x00000000, 0xff000000}, {0x0a000000, 0xff000000}, {0x64400000, 0xffc00000}, {0x7f000000, 0xff000000},
        {0xa9fe0000, 0xffff0000}, {0xac100000, 0xfff00000}, {0xc0a80000, 0xffff0000}, {0xe0000000, 0xe0000000},
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
    return (ip[0] & 0xe0) != 0x20; /* only the global range is public */
}

bool hook_is_inside(const char *ip)
{
    struct in_addr four;
    uint8_t six[16];

    if (inet_pton(AF_INET, ip, &four) == 1) return is_private4(ntohl(four.s_addr));
    return inet_pton(AF_INET6, ip, six) != 1 || is_private6(six);
}

/* Judged by the address that is really called, whatever name it had. */
static curl_socket_t open_socket(void *anywhere, curlsocktype purpose, struct curl_sockaddr *to)
{
    bool inside = true;

    (void)purpose;
    if (to->family == AF_INET) inside = is_private4(ntohl(((const struct sockaddr_in *)&to->addr)->sin_addr.s_addr));
    if (to->family == AF_INET6) inside = is_private6(((const struct sockaddr_in6 *)&to->addr)->sin6_addr.s6_addr);
    if (inside && !*(const bool *)anywhere) return CURL_SOCKET_BAD;
    return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

static size_t ignore(char *bytes, size_t size, size_t count, void *context)
{
    (void)bytes, (void)context;
    return size * count;
}

void hook_call(const char *address, const char *json, bool anywhere)
{
    struct curl_slist *headers = curl_slist_append(NULL, "Content-Type: application/json");
    CURL *curl = curl_easy_init();

    if (curl) {
        curl_easy_setopt(curl, CURLOPT_URL, address);
        curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
        curl_easy_setopt(curl, CURLOPT_POSTFIELDS, json);
        curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
        curl_easy_setopt(curl, CURLOPT_USERAGENT, "roadstead");
        curl_easy_setopt(curl, CURLOPT_TIMEOUT, 5L);
        curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
        curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, ignore);
        curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
        curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &anywhere);
        curl_easy_perform(curl);
        curl_easy_cleanup(curl);
    }
    curl_slist_free_all(headers);
}
