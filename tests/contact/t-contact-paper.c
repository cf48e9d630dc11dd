/* SPDX-License-Identifier: BSD-2-Clause */
/* The paper's two tables, typed here as data: consistent modes, and what follows once normal stability and
 * impact are taken into account [CV16, Tables 2 and 3].  Every entry, and every alternative of an
 * entry with "or", must be met by some generic problem in its cell, and no generic problem may give anything else. */
#include "oracle/plant.h"
#include "support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* A set of modes, as "F T S-"; the empty text is the paper's dash. */
struct cell {
    const char *name;
    const char *consistent[3], *resolved[3]; /* the exclusive alternatives */
};

static const struct cell paper[] = {
    {"I(i)", {"F"}, {"F"}},
    {"II(i)", {"F"}, {"F"}},
    {"III(i)", {"F"}, {"F"}},
    {"I(ii)", {"F"}, {"F"}},
    {"II(ii)", {"F", "F S- T"}, {"F", "F T"}},
    {"III(ii)", {"F S-"}, {"F IWC"}},
    {"I(iii)", {"F S+"}, {"F IWC"}},
    {"II(iii)", {"F", "F S+ T"}, {"F", "F T"}},
    {"III(iii)", {"F"}, {"F"}},
    {"I(iv)", {"S+"}, {"S+"}},
    {"II(iv)", {"T", "S+", "S-"}, {"T", "S+", "S-"}},
    {"III(iv)", {"S-"}, {"S-"}},
    {"I(v)", {"S+"}, {"S+"}},
    {"II(v)", {"S+", "T"}, {"S+", "T"}},
    {"III(v)", {""}, {"IWC"}},
    {"I(vi)", {""}, {"IWC"}},
    {"II(vi)", {"S-", "T"}, {"S-", "T"}},
    {"III(vi)", {"S-"}, {"S-"}},
};

enum { CELLS = sizeof paper / sizeof *paper, PROBLEMS = 40000, TEXT = 32 };

/* One planted problem for each alternative: a b A B C mu u. */
struct example {
    const char *cell, *consistent, *resolved;
    const char *data[ORACLE_INPUTS];
};

static const struct example examples[] = {
    {"I(i)", "F", "F", {"1", "1", "2", "1", "2", "1", "1"}},
    {"II(i)", "F", "F", {"1", "1", "2", "1", "2", "1", "0"}},
    {"III(i)", "F", "F", {"1", "1", "2", "1", "2", "1", "-1"}},
    {"I(ii)", "F", "F", {"1", "1", "2", "-1", "1", "2", "1"}},
    {"II(ii)", "F", "F", {"1", "1", "2", "-1", "1", "2", "0"}},
    {"II(ii)", "F S- T", "F T", {"-4", "1", "2", "-1", "1", "2", "0"}},
    {"III(ii)", "F S-", "F IWC", {"1", "1", "2", "-1", "1", "2", "-1"}},
    {"I(iii)", "F S+", "F IWC", {"1", "1", "2", "1", "1", "2", "1"}},
    {"II(iii)", "F", "F", {"-1", "1", "2", "1", "1", "2", "0"}},
    {"II(iii)", "F S+ T", "F T", {"4", "1", "2", "1", "1", "2", "0"}},
    {"III(iii)", "F", "F", {"1", "1", "2", "1", "1", "2", "-1"}},
    {"I(iv)", "S+", "S+", {"1", "-1", "2", "1", "2", "1", "1"}},
    {"II(iv)", "T", "T", {"0", "-1", "2", "1", "2", "1", "0"}},
    {"II(iv)", "S+", "S+", {"2", "-1", "2", "1", "2", "1", "0"}},
    {"II(iv)", "S-", "S-", {"-3", "-1", "2", "1", "2", "1", "0"}},
    {"III(iv)", "S-", "S-", {"1", "-1", "2", "1", "2", "1", "-1"}},
    {"I(v)", "S+", "S+", {"1", "-1", "2", "-1", "1", "2", "1"}},
    {"II(v)", "S+", "S+", {"9", "-1", "2", "-1", "1", "2", "0"}},
    {"II(v)", "T", "T", {"0", "-1", "2", "-1", "1", "2", "0"}},
    {"III(v)", "", "IWC", {"1", "-1", "2", "-1", "1", "2", "-1"}},
    {"I(vi)", "", "IWC", {"1", "-1", "2", "1", "1", "2", "1"}},
    {"II(vi)", "S-", "S-", {"-9", "-1", "2", "1", "1", "2", "0"}},
    {"II(vi)", "T", "T", {"0", "-1", "2", "1", "1", "2", "0"}},
    {"III(vi)", "S-", "S-", {"1", "-1", "2", "1", "1", "2", "-1"}},
};

static const char *const mode_name[CONTACT_MODES] = {"F", "S+", "S-", "T"};

static void append(char text[TEXT], const char *word)
{
    if (*text != '\0') strcat(text, " ");
    strcat(text, word);
}

static void consistent_text(const struct contact_verdict *v, char text[TEXT])
{
    *text = '\0';
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        if (v->mode[mode] == CONSISTENT) append(text, mode_name[mode]);
}

static void resolved_text(const struct contact_verdict *v, char text[TEXT])
{
    *text = '\0';
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        if (v->resolution[mode]) append(text, mode_name[mode]);
    if (v->resolution_iwc) append(text, "IWC");
    if (v->resolution_arrest) append(text, "arrest");
}

/* The index of the text among the alternatives, or -1. */
static int alternative(const char *const alternatives[3], const char *text)
{
    for (int i = 0; i < 3; i++)
        if (alternatives[i] != NULL && strcmp(alternatives[i], text) == 0) return i;
    return -1;
}

static const struct cell *cell_named(const char *name)
{
    for (int i = 0; i < CELLS; i++)
        if (strcmp(paper[i].name, name) == 0) return &paper[i];
    return NULL;
}

static void planted_examples(void **state)
{
    (void)state;
    struct oracle_problem problem;
    oracle_problem_init(&problem);
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        char text[TEXT];
        int sign[ORACLE_QUANTITIES];
        struct contact_verdict v;
        oracle_set(&problem, examples[i].data);
        assert_true(support_decide(&problem, sign, &v));
        assert_non_null(contact_case_text(v.cell));
        assert_string_equal(contact_case_text(v.cell), examples[i].cell);
        consistent_text(&v, text);
        assert_string_equal(text, examples[i].consistent);
        resolved_text(&v, text);
        assert_string_equal(text, examples[i].resolved);
    }
    oracle_problem_clear(&problem);
}

/* Each alternative of the paper has a planted example. */
static void examples_are_complete(void **state)
{
    (void)state;
    int seen[CELLS][3] = {{0}};
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        const struct cell *cell = cell_named(examples[i].cell);
        const int at = alternative(cell->consistent, examples[i].consistent);
        assert_int_not_equal(at, -1);
        assert_int_equal(at, alternative(cell->resolved, examples[i].resolved));
        seen[cell - paper][at] = 1;
    }
    for (int i = 0; i < CELLS; i++)
        for (int k = 0; k < 3; k++)
            if (paper[i].consistent[k] != NULL) assert_true(seen[i][k]);
}

/* Stick occurs if and only if (a, b) lies in the interior of the friction cone, says the paper's caption. */
static void random_generic_problems(void **state)
{
    (void)state;
    struct oracle_problem problem;
    uint64_t seed = 7;
    int generic = 0;
    oracle_problem_init(&problem);
    for (int i = 0; i < PROBLEMS; i++) {
        char consistent[TEXT], resolved[TEXT];
        int sign[ORACLE_QUANTITIES];
        struct contact_verdict v;
        oracle_plant(&problem, &seed);
        assert_true(support_decide(&problem, sign, &v));
        if (v.cell < 0) continue;
        const struct cell *cell = cell_named(contact_case_text(v.cell));
        consistent_text(&v, consistent);
        resolved_text(&v, resolved);
        const int at = alternative(cell->consistent, consistent);
        if (at < 0 || at != alternative(cell->resolved, resolved))
            fail_msg("cell %s: consistent {%s}, resolved {%s}", cell->name, consistent, resolved);
        if (sign[ORACLE_u] == 0) assert_int_equal(v.mode[MODE_T] == CONSISTENT, v.cone == CONE_INTERIOR);
        generic++;
    }
    oracle_problem_clear(&problem);
    assert_true(2 * generic > PROBLEMS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planted_examples),
        cmocka_unit_test(examples_are_complete),
        cmocka_unit_test(random_generic_problems),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
