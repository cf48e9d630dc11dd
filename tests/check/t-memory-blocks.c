/* SPDX-License-Identifier: BSD-2-Clause */
/* The memory of the checker: sizes that wrap round, a mark with blocks that are freed on both sides of it, and random operations compared
 * with a simple model, which knows what each block holds and whether it was there at the mark. */
#include "check/memory.h"
#include "oracle/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <sys/wait.h>
#include <unistd.h>

enum { SLOTS = 3000, STEPS = 400000, NO_MEMORY = 5, ALIGNMENT = 16, OVERHEAD = 32 };

/* What memory_used counts for a block of this size. */
static size_t counted(size_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT + OVERHEAD;
}

/* The exit status of a process that asks for this much. */
static int status_of(size_t n, size_t size, int zeroed)
{
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(STDERR_FILENO);
        void *x = memory_new(8);
        if (zeroed)
            memory_zeroed(n, size);
        else
            memory_resized(n == 0 ? NULL : x, size);
        _exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void too_large(void **state)
{
    (void)state;
    const size_t sizes[] = {SIZE_MAX,      SIZE_MAX - 15, SIZE_MAX - 31,    SIZE_MAX - 32,
                            SIZE_MAX - 47, SIZE_MAX / 2,  SIZE_MAX / 64 + 1};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        assert_int_equal(status_of(0, sizes[k], 0), NO_MEMORY);
        assert_int_equal(status_of(1, sizes[k], 0), NO_MEMORY);
        assert_int_equal(status_of(1, sizes[k], 1), NO_MEMORY);
    }
    const size_t half = (size_t)1 << 32;
    assert_int_equal(status_of(half, half, 1), NO_MEMORY);
    assert_int_equal(status_of(half + 1, half, 1), NO_MEMORY);
    assert_int_equal(status_of(SIZE_MAX / 3 + 2, 3, 1), NO_MEMORY);
    assert_int_equal(status_of(3, SIZE_MAX / 3 + 2, 1), NO_MEMORY);
    assert_int_equal(status_of(0, SIZE_MAX, 1), 0);
    assert_int_equal(status_of(SIZE_MAX, 0, 1), 0);
}

static struct slot {
    unsigned char *block;
    size_t size;
    int before; /* whether it was there at the mark */
    unsigned char byte;
} slot[SLOTS];
static size_t used; /* what memory_used should return */

static void check(const struct slot *s)
{
    assert_true((uintptr_t)s->block % ALIGNMENT == 0);
    for (size_t k = 0; k < s->size; k++) assert_int_equal(s->block[k], s->byte);
}

static void fill(struct slot *s, unsigned char *block, size_t size, unsigned char byte)
{
    s->block = block;
    s->size = size;
    s->byte = byte;
    memset(block, byte, size);
    used += counted(size);
}

static void take(struct slot *s, size_t size, int zeroed, unsigned char byte)
{
    unsigned char *block = zeroed ? memory_zeroed(size, 1) : memory_new(size);
    assert_non_null(block);
    for (size_t k = 0; zeroed && k < size; k++) assert_int_equal(block[k], 0);
    fill(s, block, size, byte);
    s->before = 0;
}

static void resize(struct slot *s, size_t size, unsigned char byte)
{
    const size_t before = s->size;
    unsigned char *block = memory_resized(s->block, size);
    for (size_t k = 0; k < before && k < size; k++) assert_int_equal(block[k], s->byte);
    used -= counted(before);
    fill(s, block, size, byte);
}

static void drop(struct slot *s)
{
    check(s);
    memory_free(s->block);
    used -= counted(s->size);
    s->block = NULL;
}

/* Small sizes are frequent; a few are large. */
static size_t some_size(uint64_t *r)
{
    const int kind = random_below(r, 20);
    return (size_t)random_below(r, kind == 0 ? 20000 : kind < 5 ? 400 : 60);
}

static void many(void **state)
{
    (void)state;
    uint64_t r = 1;
    const size_t start = memory_used();
    used = start;
    memory_mark();
    for (int k = 0; k < STEPS; k++) {
        struct slot *s = &slot[random_below(&r, SLOTS)];
        const int what = random_below(&r, 8);
        const unsigned char byte = (unsigned char)random_below(&r, 256);
        if (random_below(&r, 20000) == 0) {
            memory_mark();
            for (int i = 0; i < SLOTS; i++) slot[i].before = 1;
        } else if (random_below(&r, 20000) == 0) {
            memory_give_up();
            for (int i = 0; i < SLOTS; i++) {
                if (slot[i].block == NULL || slot[i].before) continue;
                used -= counted(slot[i].size);
                slot[i].block = NULL;
            }
        } else if (s->block == NULL) {
            take(s, some_size(&r), what % 2, byte);
        } else if (what < 3) {
            resize(s, some_size(&r), byte);
        } else {
            drop(s);
        }
        assert_true(memory_used() == used);
    }
    for (int i = 0; i < SLOTS; i++)
        if (slot[i].block != NULL) drop(&slot[i]);
    memory_free(NULL);
    assert_true(memory_used() == start);
}

/* Blocks on both sides of a mark, freed in each of several orders; then the rest is given up. */
static void sides(void **state)
{
    (void)state;
    enum { EACH = 50 };
    for (int order = 1; order < 2 * EACH; order += 2) {
        void *block[2 * EACH];
        const size_t start = memory_used();
        for (int k = 0; k < EACH; k++) block[k] = memory_new((size_t)k);
        memory_mark();
        const size_t marked = memory_used();
        for (int k = EACH; k < 2 * EACH; k++) block[k] = memory_new((size_t)k);
        if (order % 3 == 0) {
            memory_give_up();
            assert_true(memory_used() == marked);
            for (int k = 0; k < EACH; k++) memory_free(block[k]);
        } else {
            for (int k = 0; k < EACH; k++) memory_free(block[order % 5 == 0 ? EACH - 1 - k : k]);
            memory_give_up();
        }
        assert_true(memory_used() == start);
        memory_mark();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(too_large), cmocka_unit_test(many), cmocka_unit_test(sides)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
