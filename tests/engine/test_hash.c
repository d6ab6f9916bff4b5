/* test_hash.c - the two hashes against the vectors that their authors published. */
#include "kit.h"
#include "engine/hash.h"

#include <stdlib.h>

static const uint64_t paper_key[2] = {0x0706050403020100ULL, 0x0f0e0d0c0b0a0908ULL};

static void expect_sha256(const void *bytes, size_t length, const char *expected)
{
    uint8_t digest[32];
    char hex[65];

    rs_sha256(bytes, length, digest);
    rs_hex(digest, sizeof digest, hex);
    assert_string_equal(hex, expected);
}

/* The short examples of FIPS 180: nothing, three letters, and 448 bits, which need a second block for the length. */
TEST(sha256_gives_the_published_digests)
{
    expect_sha256("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect_sha256("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect_sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56,
                  "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

/* The long example of FIPS 180: a million letters a. */
TEST(sha256_of_a_million_letters_is_the_published_one)
{
    char *letters = malloc(1000000);

    memset(letters, 'a', 1000000);
    expect_sha256(letters, 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    free(letters);
}

/* Around the ends of a block, where padding goes wrong first: 55, 56, 63, 64 and 65 letters a. */
TEST(sha256_pads_every_length_rightly)
{
    char letters[65];

    memset(letters, 'a', sizeof letters);
    expect_sha256(letters, 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    expect_sha256(letters, 56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
    expect_sha256(letters, 63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34");
    expect_sha256(letters, 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
    expect_sha256(letters, 65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0");
}

/* The reference vectors of SipHash-2-4: the bytes 0, 1, 2, .. under the key 00 01 .. 0f. */
TEST(siphash_gives_the_reference_values)
{
    static const uint64_t expected[16] = {
        [0] = 0x726fdb47dd0e0e31ULL, [1] = 0x74f839c593dc67fdULL,  [2] = 0x0d6c8009d9a94f5aULL, [3] = 0x85676696d7fb7e2dULL,
        [4] = 0xcf2794e0277187b7ULL, [5] = 0x18765564cd99a68dULL,  [6] = 0xcbc9466e58fee3ceULL, [7] = 0xab0200f58b01d137ULL,
        [8] = 0x93f5f5799a932462ULL, [15] = 0xa129ca6149be45e5ULL,
    };
    uint8_t bytes[15];

    for (uint8_t i = 0; i < sizeof bytes; i++) bytes[i] = i;
    for (size_t length = 0; length < RS_COUNT(expected); length++)
        if (expected[length]) assert_int_equal(rs_siphash(paper_key, bytes, length), expected[length]);
}

/* The short way for numbers gives what the long way gives for their eight bytes, lowest first. */
TEST(siphash_of_a_number_is_that_of_its_bytes)
{
    static const uint64_t numbers[] = {0, 1, 255, 256, 0x0123456789abcdefULL, UINT64_MAX};

    for (int i = 0; i < RS_COUNT(numbers); i++) {
        uint8_t bytes[8];

        for (int k = 0; k < 8; k++) bytes[k] = (uint8_t)(numbers[i] >> (8 * k));
        assert_int_equal(rs_siphash_number(paper_key, numbers[i]), rs_siphash(paper_key, bytes, 8));
    }
}

/* A position's hash is SipHash under the key of zeros, and one changed bit changes it. */
TEST(hash_of_a_position_is_siphash_without_a_key)
{
    static const uint64_t no_key[2] = {0, 0};
    uint8_t bytes[100] = {0};
    uint64_t before = rs_hash(bytes, sizeof bytes);

    assert_int_equal(before, rs_siphash(no_key, bytes, sizeof bytes));
    bytes[99] ^= 0x80;
    assert_int_not_equal(rs_hash(bytes, sizeof bytes), before);
}

/* Hexadecimal is written in small letters, two a byte, and ends. */
TEST(bytes_are_written_in_hexadecimal)
{
    static const uint8_t bytes[] = {0x00, 0x0f, 0xa0, 0xff};
    char hex[9] = "????????";

    rs_hex(bytes, sizeof bytes, hex);
    assert_string_equal(hex, "000fa0ff");
    rs_hex(bytes, 0, hex);
    assert_string_equal(hex, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sha256_gives_the_published_digests),       cmocka_unit_test(sha256_of_a_million_letters_is_the_published_one),
        cmocka_unit_test(sha256_pads_every_length_rightly),         cmocka_unit_test(siphash_gives_the_reference_values),
        cmocka_unit_test(siphash_of_a_number_is_that_of_its_bytes), cmocka_unit_test(hash_of_a_position_is_siphash_without_a_key),
        cmocka_unit_test(bytes_are_written_in_hexadecimal),
    };

    return RUN(tests);
}
