/* hash.h - the two hashes of the engine. */
#ifndef RS_HASH_H
#define RS_HASH_H

#include "roadstead.h"

uint64_t rs_siphash(const uint64_t key[2], const void *bytes, size_t length);
uint64_t rs_siphash_number(const uint64_t key[2], uint64_t number); /* of the 8 bytes of a number, little-endian */
void rs_hex(const uint8_t *bytes, size_t length, char *out);        /* 2 * length + 1 bytes */

#endif
