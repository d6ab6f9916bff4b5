/* totp.c - codes that change with time, by nettle. */
#include "server/people/totp.h"

#include <nettle/hmac.h>
#include <string.h>

static const char digits32[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

void totp_text(const uint8_t secret[TOTP_SECRET], char text[TOTP_TEXT])
{
    uint32_t bits = 0;
    int count = 0, used = 0;

    for (int i = 0; i < TOTP_SECRET; i++) {
        bits = bits << 8 | secret[i];
        for (count += 8; count >= 5; count -= 5) text[used++] = digits32[bits >> (count - 5) & 31];
    }
    text[used] = 0;
}

bool totp_read(const char *text, uint8_t secret[TOTP_SECRET])
{
    uint32_t bits = 0;
    int count = 0, used = 0;

    if (strlen(text) != TOTP_TEXT - 1 || strspn(text, digits32) != TOTP_TEXT - 1) return false;
    for (; *text; text++) {
        bits = bits << 5 | (uint32_t)(strchr(digits32, *text) - digits32);
        count += 5;
        if (count < 8) continue;
        count -= 8;
        secret[used++] = (uint8_t)(bits >> count);
    }
    return true;
}

int totp_code(const uint8_t *secret, size_t length, int64_t step, int digits)
{
    struct hmac_sha1_ctx hmac;
    uint8_t message[8], digest[SHA1_DIGEST_SIZE];
    uint32_t code, limit = 1;
    int at;

    for (int i = 0; i < 8; i++) message[i] = (uint8_t)(step >> (56 - 8 * i));
    hmac_sha1_set_key(&hmac, length, secret);
    hmac_sha1_update(&hmac, sizeof message, message);
    hmac_sha1_digest(&hmac, sizeof digest, digest);
    at = digest[sizeof digest - 1] & 15;
    code = (uint32_t)(digest[at] & 127) << 24 | (uint32_t)digest[at + 1] << 16 | (uint32_t)digest[at + 2] << 8 | digest[at + 3];
    while (digits-- > 0) limit *= 10;
    return (int)(code % limit);
}
