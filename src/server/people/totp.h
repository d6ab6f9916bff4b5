/* totp.h - codes of six digits that change with time: RFC 6238 with HMAC-SHA1 and 30 seconds, and base 32 for secrets. */
#ifndef SERVER_TOTP_H
#define SERVER_TOTP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TOTP_SECONDS = 30, TOTP_SECRET = 20, TOTP_TEXT = 33 /* of a secret, with its 0 */ };

void totp_text(const uint8_t secret[TOTP_SECRET], char text[TOTP_TEXT]);       /* base 32 */
bool totp_read(const char *text, uint8_t secret[TOTP_SECRET]);                 /* false: it is none */
int totp_code(const uint8_t *secret, size_t length, int64_t step, int digits); /* of this step of time */

#endif
