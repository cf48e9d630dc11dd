/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker's kernel against the checker of kind `contact`, which is written by hand and proved: contact as data for the kernel must accept
 * and refuse the same witnesses, for the same statuses of the modes, on the certificates of the corpus and on random changes of them.
 *
 * t-kernel [FILE]: the certificates of a file, one a line, in place of those of the corpus and their mutants.
 * t-kernel --systems: the rule MODE on the linear systems of t-kernel-modes.py, which come on stdin. */
#include "check/contact/contact.h"
#include "check/contact/theory.h"
#include "check/kernel/theory.h"
#include "check/kernel/word.h"
#include "check/record.h"
#include "oracle/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { LONGEST = 1 << 20, MUTANTS = 60 };

/* ---------------------------------------------------------------- contact as data */

#define LAMBDA_N                                                                                                       \
    {                                                                                                                  \
        {FORM_ONE}, FORM_ZERO                                                                                          \
    }
#define LAMBDA_T                                                                                                       \
    {                                                                                                                  \
        {FORM_ZERO, FORM_ONE}, FORM_ZERO                                                                               \
    }
#define U_DOT                                                                                                          \
    {                                                                                                                  \
        {FORM_PLUS(Q_B), FORM_PLUS(Q_A)}, FORM_PLUS(Q_a)                                                               \
    }
#define V_DOT                                                                                                          \
    {                                                                                                                  \
        {FORM_PLUS(Q_C), FORM_PLUS(Q_B)}, FORM_PLUS(Q_b)                                                               \
    }
#define CONE_PLUS                                                                                                      \
    {                                                                                                                  \
        {FORM_PLUS(Q_mu), FORM_ONE}, FORM_ZERO                                                                         \
    }
#define CONE_MINUS                                                                                                     \
    {                                                                                                                  \
        {FORM_PLUS(Q_mu), FORM_MINUS_ONE}, FORM_ZERO                                                                   \
    }
#define SLIP(word, d, moves, cone)                                                                                     \
    {                                                                                                                  \
        .name = word, .admissible = {Q_u, moves}, .guard = {"u", Q_u}, .none = {"v_dot", Q_b}, .line = {"a", Q_a},     \
        .equation = {V_DOT, cone}, .inequalities = 2, .inequality = {                                                  \
            {"lambda_N", LAMBDA_N, 1, 0, {0, 0}},                                                                      \
            {"u_dot", U_DOT, d, 0, {Q_u, IS_ZERO}}                                                                     \
        }                                                                                                              \
    }

static const struct mode_table contact_modes[MODES] = {
    {.name = "F", .equation = {LAMBDA_N, LAMBDA_T}, .inequalities = 1, .inequality = {{"v_dot", V_DOT, 1, 0, {0, 0}}}},
    SLIP("S+", 1, NOT_NEGATIVE, CONE_PLUS),
    SLIP("S-", -1, NOT_POSITIVE, CONE_MINUS),
    {.name = "T",
     .admissible = {Q_u, IS_ZERO},
     .guard = {"u", Q_u},
     .equation = {U_DOT, V_DOT},
     .inequalities = 3,
     .inequality = {{"lambda_N", LAMBDA_N, 1, 0, {0, 0}},
                    {"cone_plus", CONE_PLUS, 1, 0, {0, 0}},
                    {"cone_minus", CONE_MINUS, 1, 0, {0, 0}}}}};

static const struct theory_hypothesis contact_hypotheses[] = {{"A", {Q_A, IS_POSITIVE}},
                                                              {"C", {Q_C, IS_POSITIVE}},
                                                              {"Delta", {Q_Delta, IS_POSITIVE}},
                                                              {"mu", {Q_mu, NOT_NEGATIVE}}};

/* Its formulas are those of the checker by hand, filled in when the test begins. */
static struct theory contact_data = {.hypotheses = 4,
                                     .hypothesis = contact_hypotheses,
                                     .unknowns = 2,
                                     .unknown = {"lambda_N", "lambda_T"},
                                     .reports = 2,
                                     .report = {{"u_dot", U_DOT}, {"v_dot", V_DOT}},
                                     .modes = MODES,
                                     .mode = contact_modes};

/* ---------------------------------------------------------------- both checkers */

static int compared, accepted, lines_of_force, failures;

static void differ(const struct json *json, const char *what)
{
    if (failures++ < 5) print_message("%s: %.*s\n", what, json->length, (const char *)json->text);
}

static int by_hand(struct contact *c)
{
    return contact_check_quantities(c) && contact_check_modes(c) && contact_check_solutions(c);
}

static int by_kernel(struct theory_case *c)
{
    return case_check_quantities(c) && case_check_modes(c) && case_check_solutions(c);
}

/* The numbers of both enumerations are the same: consistent, boundary, inconsistent, inadmissible. */
static void compare_found(const struct json *json, const struct contact *hand, const struct theory_case *kernel)
{
    for (int i = 0; i < MODES; i++) {
        if (hand->status[i] != kernel->outcome[i].status) differ(json, "another status");
        lines_of_force += kernel->outcome[i].candidates == MODE_LINE;
    }
    if (hand->continuum != kernel->continuum) differ(json, "another continuum");
    if (hand->continuum < 0 && hand->solutions != kernel->solutions) differ(json, "another number of solutions");
    const int zeros = json_member(json, kernel->verdict, "zeros");
    const char *names[QUANTITIES];
    int count = 0;
    for (int i = 0; i < QUANTITIES; i++)
        if (hand->sign[i] == 0) names[count++] = contact_quantity_name(i);
    if (json_lists(json, zeros, names, count) != case_lists_zeros(kernel, zeros)) differ(json, "other zeros");
}

int __real_contact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);
int __wrap_contact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

int __wrap_contact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct answer of_kernel = *answer;
    struct contact hand = {.json = json,
                           .pool = pool,
                           .answer = answer,
                           .verdict = json_member(json, 0, "verdict"),
                           .witness = json_member(json, 0, "witness"),
                           .continuum = -1};
    static struct theory_case kernel;
    case_begin(&kernel, &contact_data, json, pool, &of_kernel);
    const int one = by_hand(&hand), other = by_kernel(&kernel);
    compared++;
    accepted += one;
    if (one != other) differ(json, other ? "the kernel accepts what is refused by hand" : of_kernel.what);
    if (one && other) compare_found(json, &hand, &kernel);
    return __real_contact_check(json, pool, answer);
}

/* ---------------------------------------------------------------- records */

static struct json json;
static struct scalar_pool *pool;

static void check_line(const char *line, size_t length)
{
    int id;
    record_check(&json, (const unsigned char *)line, (int)length, pool, &id);
}

/* A digit or a word of the part behind `from` becomes another one: of the witness, mostly. */
static void mutate(char *line, size_t length, size_t from, uint64_t *state)
{
    static const char *const words[] = {"lambda_N", "lambda_T", "cone_plus",  "v_dot", "u_dot", "one",   "none",
                                        "line",     "null",     "\"0\"",      "\"1\"", "S+",    "S-",    "to",
                                        "fails",    "force",    "equalities", "modes", "true",  "false", "-1"};
    const size_t at = from + (size_t)random_below(state, (int)(length - from));
    if (random_below(state, 2) == 0) {
        size_t digit = at;
        while (digit < length && (line[digit] < '0' || line[digit] > '9')) digit++;
        if (digit < length) line[digit] = (char)('0' + random_below(state, 10));
        return;
    }
    const char *old = words[random_below(state, 21)], *new = words[random_below(state, 21)];
    char *place = strstr(line + at, old);
    if (place != NULL && strlen(old) == strlen(new)) memcpy(place, new, strlen(new));
}

static void check_mutants(const char *line, size_t length, uint64_t *state)
{
    static char mutant[LONGEST + 1];
    const char *witness = strstr(line, "\"witness\""), *quantities = strstr(line, "\"quantities\"");
    if (witness == NULL || quantities == NULL) return;
    for (int i = 0; i < MUTANTS; i++) {
        memcpy(mutant, line, length + 1);
        const char *from = random_below(state, 5) == 0 ? quantities : witness;
        mutate(mutant, length, (size_t)(from - line), state);
        if (random_below(state, 2) == 0) mutate(mutant, length, (size_t)(from - line), state);
        check_line(mutant, length);
    }
}

static void check_stream(FILE *file, int mutants)
{
    static char line[LONGEST + 1];
    uint64_t state = 20261123;
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL) {
        const size_t length = strcspn(line, "\n");
        line[length] = 0;
        check_line(line, length);
        if (mutants) check_mutants(line, length, &state);
    }
}

static const char *file_of_certificates;

static void kernel_agrees(void **unused)
{
    (void)unused;
    static char command[1000];
    const char *painleve = getenv("PAINLEVE");
    pool = scalar_pool_new();
    contact_data.program = contact_known_theory()->program;
    assert_non_null(pool);
    if (file_of_certificates != NULL) {
        FILE *file = fopen(file_of_certificates, "r");
        check_stream(file, 0);
        fclose(file);
    } else {
        assert_non_null(painleve);
        snprintf(command, sizeof command,
                 "'%s' decide --json $(ls corpus/contact/*.json | grep -v expect) 2> /dev/null", painleve);
        FILE *decided = popen(command, "r");
        check_stream(decided, 1);
        pclose(decided);
    }
    scalar_pool_free(pool);
    print_message("%d records compared, %d accepted, %d modes with a line of forces\n", compared, accepted,
                  lines_of_force);
    assert_int_equal(failures, 0);
    assert_true(compared > 1000 && accepted > 100 && accepted < compared && lines_of_force > 5);
}

/* ---------------------------------------------------------------- systems of t-kernel-modes.py */

enum { LARGEST = 200 }; /* coefficients are between -LARGEST and LARGEST: the quantities are 0, 1, ..., LARGEST */

static struct coefficient coefficient_of(int x)
{
    return (struct coefficient){(short)(x < 0 ? -1 : 1), (short)(x < 0 ? -x : x)};
}

static int read_int(void)
{
    int x;
    assert_int_equal(scanf("%d", &x), 1);
    return x;
}

static struct form read_form(int n)
{
    struct form form = {.constant = FORM_ZERO};
    for (int k = 0; k < n; k++) form.of[k] = coefficient_of(read_int());
    form.constant = coefficient_of(read_int());
    return form;
}

static scalar read_rational(void)
{
    char text[200];
    assert_int_equal(scanf("%199s", text), 1);
    return scalar_read(pool, (const unsigned char *)text, (int)strlen(text));
}

/* A line: unknowns, inequalities; the equations; of each inequality the form and whether it is strict; 1 and the point, or 0.
 * Prints the outcome. */
static void answer_system(int n)
{
    static const char *const status[] = {"consistent", "boundary", "inconsistent", "inadmissible"};
    static const char *const candidates[] = {"inadmissible", "one", "none", "line"};
    struct mode_table mode = {.name = "random", .inequalities = read_int()};
    struct mode_outcome outcome;
    scalar q[LARGEST + 1];
    struct point point;
    const short sign[LARGEST + 1] = {0};
    for (int k = 0; k <= LARGEST; k++) q[k] = k == 0 ? scalar_zero(pool) : scalar_add(pool, q[k - 1], scalar_one(pool));
    for (int k = 0; k < n; k++) mode.equation[k] = read_form(n);
    for (int k = 0; k < mode.inequalities; k++) {
        mode.inequality[k] = (struct mode_inequality){.name = "", .form = read_form(n), .side = 1};
        mode.inequality[k].strict = (short)read_int();
    }
    const int has_point = read_int();
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++) point.of[k] = has_point && k < n ? read_rational() : scalar_zero(pool);
    const struct numbers numbers = {pool, q, LARGEST + 1, n};
    const char *wrong = mode_find(&numbers, &mode, sign, has_point ? &point : NULL, &outcome);
    printf("%s %s ", wrong != NULL ? "refused" : status[outcome.status], candidates[outcome.candidates]);
    for (int k = 0; k < MODE_MAX_INEQUALITIES; k++)
        if (wrong == NULL && mode_holds(&outcome) && outcome.tight[k]) printf("%d", k);
    puts("");
    scalar_pool_empty(pool);
}

static int answer_systems(void)
{
    int n;
    pool = scalar_pool_new();
    while (scanf("%d", &n) == 1) answer_system(n);
    scalar_pool_free(pool);
    return 0;
}

static void words_are_found(void **unused)
{
    (void)unused;
    static const struct word_row table[] = {
        {"falls", {{0, IS_NEGATIVE}, {1, NOT_ZERO}}}, {"rests", {{1, IS_ZERO}}}, {"rises", {{0, 0}}}};
    for (short x = -1; x <= 1; x++)
        for (short y = -1; y <= 1; y++) {
            const short sign[] = {x, y};
            const char *right = x < 0 && y != 0 ? "falls" : y == 0 ? "rests" : "rises";
            assert_string_equal(table[word_find(table, WORD_ROWS(table), sign, 2)].word, right);
        }
    const short zero[] = {0, 1};
    assert_int_equal(word_find(table, 2, zero, 2), 2);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(words_are_found), cmocka_unit_test(kernel_agrees)};
    if (argc > 1 && strcmp(argv[1], "--systems") == 0) return answer_systems();
    file_of_certificates = argc > 1 ? argv[1] : NULL;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
