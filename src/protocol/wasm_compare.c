/* wasm_compare.c - memcmp for the page's modules, eight bytes at a time.
 *
 * The C library of wasm compares byte by byte: more than a third of a bot's time in the games that remember what positions were worth. */
#include <stddef.h>
#include <stdint.h>

int memcmp(const void *a, const void *b, size_t size);

static uint64_t eight(const unsigned char *at)
{
    uint64_t value;
    __builtin_memcpy(&value, at, sizeof value);
    return value;
}

int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *p = a, *q = b;
    for (; size >= sizeof(uint64_t) && eight(p) == eight(q); size -= sizeof(uint64_t)) {
        p += sizeof(uint64_t);
        q += sizeof(uint64_t);
    }
    for (; size > 0; p++, q++, size--) {
        if (*p != *q) return *p - *q;
    }
    return 0;
}
