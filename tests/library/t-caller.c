/* SPDX-License-Identifier: BSD-2-Clause */
/* The answers do not depend on the process that uses the library: eight threads at once, each with handles of its own, small stacks of
 * threads, a locale in which the decimal separator is a comma, and memory functions of its own that GMP was given.  (For floating-point
 * environments see t-floating-point.c.) */
#define _GNU_SOURCE
#include "painleve.h"
#include "batch/t-batch-records.h"

#include <gmp.h>
#include <locale.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { THREADS = 8, SMALL_STACK = 256 << 10, ROUNDS = 12, BATCH = 500 };

static const char *const records[] = {
    "{'kind':'contact','a':0,'b':-1,'A':'17/5','B':'6/5','C':'8/5','mu':'4/3','u':1}",
    "{'kind':'contact','a':0,'b':-1,'A':'17/5','B':'sqrt(2)','C':'8/5','mu':'tan(15deg)','u':0}",
    "{'kind':'contact','a':'0.1','b':'-1.5e-3','A':1,'B':'sin(1)','C':'1.25','mu':'[0.1, 0.2]','u':1}",
    "{'kind':'contact','a':'cos(72deg)','b':-1,'A':3,'B':'1 +/- 0.25','C':2,'mu':'0.75','u':'[-1, 1]'}",
    "{'kind':'contact','mechanism':'falling-rod','theta':'65deg +/- 1deg','thetadot':0,'mu':'4/3','u':1}",
    "{'kind':'contact','mechanism':'falling-rod','theta':'atan(2)','thetadot':'0.5','mu':'4/3','u':1}",
    "{'kind':'impact','A':1,'B':-1,'C':3,'mu':'0.625','u':1,'v':-3,'law':'newton','r':1}",
    "{'kind':'impact','A':1,'B':'-sqrt(1/2)','C':3,'mu':'5/8','u':1,'v':-3,'law':'energetic','r':'0.5'}",
    "{'kind':'chatter','a':1,'b':-1,'A':1,'B':'1/2','C':1,'mu':'3/2','r':'0.7','law':'energetic','u':0,'v':-1}",
    "{'kind':'chatter','a':'1/2','b':-1,'A':1,'B':'1/2','C':1,'mu':'3/2','r':'7/10','law':'energetic','u':1,'v':-1}",
    "{'kind':'jam','alpha1':-3,'alpha2':1,'alpha3':-1,'p':1,'b':'-2/3'}",
    "{'kind':'jam','alpha1':'-sin(65deg)','alpha2':'0.1','alpha3':-1,'p':1,'b':'-0.6'}",
    "{'kind':'rest','a':1,'b':-1,'A':1,'B':'1/2','C':1,'mu':2,'r':'7/10','law':'energetic','H':'[[2,1],[1,2.5]]'}",
    "{'kind':'contact','a':0,'b':-1,'A':'1,5','B':0,'C':1,'mu':1,'u':1}",
    "{'kind':'contact','a':0,'b':-1,'A':-1,'B':0,'C':1,'mu':1,'u':1}",
};
enum { RECORDS = sizeof records / sizeof *records };

/* The certificate of a record, or what is wrong with it; the caller frees it. */
static char *answer(int which)
{
    char text[400];
    painleve_problem *problem;
    painleve_verdict *verdict = NULL;
    strcpy(text, records[which]);
    for (char *at = text; *at != '\0'; at++)
        if (*at == '\'') *at = '"';
    if (painleve_problem_from_json(text, &problem) == PAINLEVE_OK &&
        painleve_decide(problem, 0, &verdict) != PAINLEVE_OK)
        verdict = NULL;
    char *const copy = strdup(verdict != NULL ? painleve_verdict_json(verdict) : painleve_problem_error(problem));
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
    return copy;
}

static void answers(char **to)
{
    for (int i = 0; i < RECORDS; i++) to[i] = answer(i);
}

static void free_answers(char **of)
{
    for (int i = 0; i < RECORDS; i++) free(of[i]);
}

/* ---- threads ---- */

static double field[7][BATCH];

/* One thread's work: which record it begins with, what is right, and how often it was not. */
struct work {
    int first, wrong;
    char *const *expected;
    const unsigned char *bytes;
};

static int decide_batch(const struct work *work)
{
    unsigned char verdict[BATCH];
    painleve_contact_batch(BATCH, field[0], field[1], field[2], field[3], field[4], field[5], field[6], verdict);
    return memcmp(verdict, work->bytes, BATCH) != 0;
}

static void *decide_all(void *argument)
{
    struct work *const work = argument;
    for (int n = 0; n < ROUNDS * RECORDS; n++) {
        const int which = (work->first + n * (1 + work->first)) % RECORDS;
        char *const text = answer(which);
        work->wrong += strcmp(text, work->expected[which]) != 0;
        if (n % RECORDS == 0) work->wrong += decide_batch(work);
        free(text);
    }
    painleve_cleanup();
    return NULL;
}

static void make_batch(unsigned char *bytes)
{
    uint64_t seed = 77;
    for (int i = 0; i < BATCH; i++)
        for (int k = 0; k < 7; k++) field[k][i] = ((double)random_below(&seed, 41) - (k == 2 || k == 4 ? -1 : 20)) / 4;
    painleve_contact_batch(BATCH, field[0], field[1], field[2], field[3], field[4], field[5], field[6], bytes);
}

static void run_threads(size_t stack)
{
    static unsigned char bytes[BATCH];
    char *expected[RECORDS];
    struct work work[THREADS];
    pthread_t thread[THREADS];
    pthread_attr_t attributes;
    answers(expected);
    make_batch(bytes);
    assert_int_equal(pthread_attr_init(&attributes), 0);
    if (stack > 0) assert_int_equal(pthread_attr_setstacksize(&attributes, stack), 0);
    for (int i = 0; i < THREADS; i++) {
        work[i] = (struct work){.first = i, .expected = expected, .bytes = bytes};
        assert_int_equal(pthread_create(&thread[i], &attributes, decide_all, &work[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(thread[i], NULL), 0);
        assert_int_equal(work[i].wrong, 0);
    }
    pthread_attr_destroy(&attributes);
    free_answers(expected);
}

static void eight_threads(void **state)
{
    (void)state;
    run_threads(0);
}

static void eight_threads_with_small_stacks(void **state)
{
    (void)state;
    run_threads(SMALL_STACK);
}

/* ---- locale ---- */

static void locale_with_a_decimal_comma(void **state)
{
    (void)state;
    char folder[] = "/tmp/painleve-locale-XXXXXX", command[200];
    char *expected[RECORDS], *found[RECORDS];
    assert_non_null(mkdtemp(folder));
    snprintf(command, sizeof command, "localedef -c -i de_DE -f UTF-8 '%s/de_DE.UTF-8' > '%s/log' 2>&1", folder,
             folder);
    assert_int_equal(system(command), 0);
    answers(expected);
    assert_int_equal(setenv("LOCPATH", folder, 1), 0);
    assert_non_null(setlocale(LC_ALL, "de_DE.UTF-8"));
    assert_string_equal(localeconv()->decimal_point, ",");
    answers(found);
    setlocale(LC_ALL, "C");
    for (int i = 0; i < RECORDS; i++) assert_string_equal(found[i], expected[i]);
    free_answers(expected);
    free_answers(found);
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    assert_int_equal(system(command), 0);
}

/* A record is decided, and others are refused: otherwise the comparisons say little. */
static void answers_differ(void **state)
{
    (void)state;
    char *found[RECORDS];
    int verdicts = 0;
    answers(found);
    for (int i = 0; i < RECORDS; i++) verdicts += found[i][0] == '{';
    assert_int_equal(verdicts, RECORDS - 2);
    free_answers(found);
}

/* ---- memory functions of the caller: blocks that free() does not know ---- */

enum { HEAD = 16 };

static void *own_memory(size_t size)
{
    char *const block = malloc(HEAD + size);
    if (block == NULL) abort();
    return block + HEAD;
}

static void give_back(void *place, size_t size)
{
    (void)size;
    free((char *)place - HEAD);
}

static void *resize(void *place, size_t before, size_t size)
{
    (void)before;
    char *const block = realloc((char *)place - HEAD, HEAD + size);
    if (block == NULL) abort();
    return block + HEAD;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_differ),
        cmocka_unit_test(eight_threads),
        cmocka_unit_test(eight_threads_with_small_stacks),
        cmocka_unit_test(locale_with_a_decimal_comma),
    };
    mp_set_memory_functions(own_memory, resize, give_back); /* before GMP is used, and for all tests of this file */
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("caller", tests, NULL, NULL);
}
