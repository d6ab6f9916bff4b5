/* hash.c - SHA-256 for commitments (so that anybody can check one with sha256sum) and SipHash-2-4 for all else. */
#include "engine/hash.h"

#include <string.h>

/* ---- SipHash-2-4 (Aumasson and Bernstein): a keyed function of 64 bits that cannot be predicted without its key. ---- */

typedef struct sip {
    uint64_t v0, v1, v2, v3;
} sip;

static inline uint64_t rotate(uint64_t x, int by) { return x << by | x >> (64 - by); }

static inline void sip_round(sip *s)
{
    s->v0 += s->v1;
    s->v1 = rotate(s->v1, 13) ^ s->v0;
    s->v0 = rotate(s->v0, 32);
    s->v2 += s->v3;
    s->v3 = rotate(s->v3, 16) ^ s->v2;
    s->v0 += s->v3;
    s->v3 = rotate(s->v3, 21) ^ s->v0;
    s->v2 += s->v1;
    s->v1 = rotate(s->v1, 17) ^ s->v2;
    s->v2 = rotate(s->v2, 32);
}

static inline sip sip_begin(const uint64_t key[2])
{
    return (sip){key[0] ^ 0x736f6d6570736575ULL, key[1] ^ 0x646f72616e646f6dULL, key[0] ^ 0x6c7967656e657261ULL,
                 key[1] ^ 0x7465646279746573ULL};
}

static inline void sip_word(sip *s, uint64_t word)
{
    s->v3 ^= word;
    sip_round(s);
    sip_round(s);
    s->v0 ^= word;
}

static inline uint64_t sip_end(sip *s)
{
    s->v2 ^= 0xff;
    for (int i = 0; i < 4; i++) sip_round(s);
    return s->v0 ^ s->v1 ^ s->v2 ^ s->v3;
}

static uint64_t little_endian(const uint8_t *bytes, size_t length)
{
    uint64_t word = 0;

    for (size_t i = 0; i < length; i++) word |= (uint64_t)bytes[i] << (8 * i);
    return word;
}

uint64_t rs_siphash(const uint64_t key[2], const void *bytes, size_t length)
{
    const uint8_t *at = bytes;
    sip s = sip_begin(key);

    for (size_t left = length; left >= 8; left -= 8, at += 8) sip_word(&s, little_endian(at, 8));
    sip_word(&s, little_endian(at, length % 8) | (uint64_t)length << 56);
    return sip_end(&s);
}

uint64_t rs_siphash_number(const uint64_t key[2], uint64_t number)
{
    sip s = sip_begin(key);

    sip_word(&s, number);
    sip_word(&s, 8ULL << 56);
    return sip_end(&s);
}

uint64_t rs_hash(const void *bytes, size_t length)
{
    static const uint64_t no_key[2] = {0, 0};

    return rs_siphash(no_key, bytes, length);
}

/* ---- SHA-256 (FIPS 180-4) ------------------------------------------------------------------------------------ */

static const uint32_t sha_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t right(uint32_t x, int by) { return x >> by | x << (32 - by); }

static void sha_block(uint32_t h[8], const uint8_t *block)
{
    uint32_t w[64], v[8];

    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 | (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t s0 = right(w[i - 15], 7) ^ right(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t s1 = right(w[i - 2], 17) ^ right(w[i - 2], 19) ^ w[i - 2] >> 10;

        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    memcpy(v, h, sizeof v);
    for (int i = 0; i < 64; i++) {
        uint32_t s1 = right(v[4], 6) ^ right(v[4], 11) ^ right(v[4], 25);
        uint32_t s0 = right(v[0], 2) ^ right(v[0], 13) ^ right(v[0], 22);
        uint32_t t1 = v[7] + s1 + ((v[4] & v[5]) ^ (~v[4] & v[6])) + sha_constants[i] + w[i];
        uint32_t t2 = s0 + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));

        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += t1;
        v[0] = t1 + t2;
    }
    for (int i = 0; i < 8; i++) h[i] += v[i];
}

void rs_sha256(const void *bytes, size_t length, uint8_t out[32])
{
    uint32_t h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const uint8_t *at = bytes;
    uint8_t last[128] = {0};
    size_t left = length;

    for (; left >= 64; left -= 64, at += 64) sha_block(h, at);
    memcpy(last, at, left);
    last[left] = 0x80;

    size_t end = left < 56 ? 64 : 128;

    for (int i = 0; i < 8; i++) last[end - 1 - (size_t)i] = (uint8_t)((uint64_t)length * 8 >> (8 * i));
    for (size_t i = 0; i < end; i += 64) sha_block(h, last + i);
    for (int i = 0; i < 32; i++) out[i] = (uint8_t)(h[i / 4] >> (24 - 8 * (i % 4)));
}

void rs_hex(const uint8_t *bytes, size_t length, char *out)
{
    static const char digits[] = "0123456789abcdef";

    for (size_t i = 0; i < length; i++) {
        *out++ = digits[bytes[i] >> 4];
        *out++ = digits[bytes[i] & 15];
    }
    *out = 0;
}
