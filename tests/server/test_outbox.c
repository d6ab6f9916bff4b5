/* test_outbox.c - what waits for readers: in order, held back until released, once in memory; and the addresses they come from. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "server/net/gate.h"
#include "server/net/outbox.h"

#include <stdio.h>
#include <string.h>

#define TEST(name) static void name(__attribute__((unused)) void **unused_)

static office post;
static outbox ann, bert;

static void add(outbox *box, const char *head, const char *text)
{
    assert_true(outbox_add(&post, box, head, strlen(head), text, strlen(text)));
}

/* What may be written now, as one text. */
static const char *to_write(const outbox *box)
{
    static char all[1000];
    struct iovec parts[16];
    int count = outbox_gather(box, parts, 16);
    size_t length = 0;

    for (int i = 0; i < count; i++) {
        memcpy(all + length, parts[i].iov_base, parts[i].iov_len);
        length += parts[i].iov_len;
    }
    all[length] = 0;
    return all;
}

TEST(what_is_added_is_held_back_until_released)
{
    add(&ann, "1", "one");
    assert_string_equal(to_write(&ann), "");
    outbox_release(&ann);
    add(&ann, "2", "two");
    assert_string_equal(to_write(&ann), "1one");
    outbox_written(&post, &ann, 3);
    assert_string_equal(to_write(&ann), "e");
    outbox_release(&ann);
    assert_true(outbox_add_lasting(&ann, "lasting", 7));
    assert_string_equal(to_write(&ann), "e2two");
    outbox_release(&ann);
    assert_string_equal(to_write(&ann), "e2twolasting");
    assert_int_equal(ann.waiting, 8); /* a piece counts until it is gone */
    outbox_written(&post, &ann, 1 + 4 + 2);
    assert_string_equal(to_write(&ann), "sting");
    assert_int_equal(ann.waiting, 0);
    outbox_written(&post, &ann, 5);
    assert_int_equal(ann.left, 0);
    assert_int_equal(post.waiting, 0);
    assert_null(post.latest);
}

TEST(what_many_get_is_there_once)
{
    char text[300] = "";
    letter *first;

    memset(text, 'x', sizeof text - 1);
    add(&ann, "h", text);
    first = post.latest;
    add(&bert, "h", "short");
    add(&bert, "h", text);
    assert_ptr_equal(post.latest, first);
    assert_int_equal(first->readers, 2);
    assert_int_equal(post.waiting, 300 + 6 + 300);
    text[7] = 'y';
    add(&bert, "h", text);
    assert_ptr_not_equal(post.latest, first);
    outbox_clear(&post, &ann);
    outbox_release(&bert);
    outbox_written(&post, &bert, 6 + 300);
    assert_int_equal(strlen(to_write(&bert)), 300);
    assert_int_equal(to_write(&bert)[8], 'y');
    outbox_clear(&post, &bert);
    assert_int_equal(post.waiting, 0);
    assert_null(post.latest);
    assert_int_equal(bert.left, 0);
}

static const char *canonical(const char *text)
{
    static char name[GATE_NAME];
    address a;

    if (!gate_read(text, &a)) return "none";
    gate_name(&a, name);
    return name;
}

TEST(addresses_have_one_form)
{
    assert_string_equal(canonical("192.0.2.7"), "192.0.2.7");
    assert_string_equal(canonical("::ffff:192.0.2.7"), "192.0.2.7");
    assert_string_equal(canonical("2001:DB8:0:1:2:3:4:5"), "2001:db8:0:1::/64");
    assert_string_equal(canonical("2001:db8:0:1::"), "2001:db8:0:1::/64");
    assert_string_equal(canonical("unknown"), "none");
    assert_string_equal(canonical(""), "none");
    assert_string_equal(canonical("192.0.2.7 "), "none");
}

TEST(guests_are_found_again_until_they_are_gone)
{
    static gate g;
    address a, b;
    guest *first;

    gate_open(&g);
    gate_read("2001:db8::1", &a);
    gate_read("2001:db8::2", &b);
    first = gate_find(&g, &a);
    first->lines = 1;
    assert_ptr_equal(gate_find(&g, &b), first);
    gate_forget(&g, first);
    assert_ptr_equal(gate_find(&g, &a), first);
    first->lines = 0;
    gate_forget(&g, first);
    first = gate_find(&g, &a);
    assert_int_equal(first->lines, 0);
    gate_forget(&g, first);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_added_is_held_back_until_released),
        cmocka_unit_test(what_many_get_is_there_once),
        cmocka_unit_test(addresses_have_one_form),
        cmocka_unit_test(guests_are_found_again_until_they_are_gone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
