/* SPDX-License-Identifier: BSD-2-Clause */
/* The program against the oracle on random problems, with every row of the verdict table and every cell of
 * the paper's table among them; mirror images and other units.  NIGHTLY=1: 150,000 problems. */
#include "oracle/plant.h"
#include "support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

enum { PROBLEMS = 30000, PROBLEMS_NIGHTLY = 150000, ROWS_MAX = 64, ROWS_EXPECTED = 38, CELLS_EXPECTED = 18 };

static const uint64_t SEED = 20160229;

/* Each row and each cell has to occur this often. */
enum { ONE_IN = 7500 };

static int problems(void)
{
    return getenv("NIGHTLY") != NULL ? PROBLEMS_NIGHTLY : PROBLEMS;
}

struct tally {
    int total, degenerate, at_rest, on_boundary;
    int row[ROWS_MAX], cell[CELLS_EXPECTED];
};

/* Fails with the problem in the words of the command line, so that it can be repeated. */
static _Noreturn void refuse(const struct oracle_problem *problem, const char *field)
{
    char *text = oracle_text(problem);
    print_error("%s: painleve explain contact %s\n", field, text);
    free(text);
    fail();
    abort();
}

static int any_zero(const int sign[ORACLE_QUANTITIES])
{
    for (int i = 0; i < ORACLE_QUANTITIES; i++)
        if (i != ORACLE_u && i != ORACLE_B && sign[i] == 0) return 1;
    return 0;
}

static void count(struct tally *tally, const struct contact_verdict *v, const int sign[ORACLE_QUANTITIES])
{
    tally->total++;
    tally->degenerate += any_zero(sign);
    tally->at_rest += sign[ORACLE_u] == 0;
    tally->on_boundary += v->class == DEGENERATE;
    assert_in_range(v->row, 0, ROWS_MAX - 1);
    tally->row[v->row]++;
    if (v->cell >= 0) tally->cell[v->cell]++;
}

static void compare(const struct oracle_problem *problem, struct tally *tally)
{
    int sign[ORACLE_QUANTITIES];
    struct contact_verdict verdict;
    struct oracle_verdict expected;
    if (!support_decide(problem, sign, &verdict)) refuse(problem, "no verdict");
    oracle_contact(problem, &expected);
    const char *field = support_difference(&verdict, sign, &expected);
    if (field != NULL) refuse(problem, field);
    count(tally, &verdict, sign);
}

static void print_tally(const struct tally *tally)
{
    print_message(
        "# note: %d random problems, seed %llu: %.1f%% with an exact zero (other than u or B), %.1f%% with u = 0, "
        "%.1f%% on a boundary\n",
        tally->total, (unsigned long long)SEED, 100.0 * tally->degenerate / tally->total,
        100.0 * tally->at_rest / tally->total, 100.0 * tally->on_boundary / tally->total);
    for (int i = 0; contact_row_name(i) != NULL; i++)
        print_message("# %7d row %s\n", tally->row[i], contact_row_name(i));
    for (int i = 0; contact_case_text(i) != NULL; i++)
        print_message("# %7d cell %s\n", tally->cell[i], contact_case_text(i));
}

static void random_problems(void **state)
{
    (void)state;
    struct tally tally = {0};
    struct oracle_problem problem;
    uint64_t seed = SEED;
    oracle_problem_init(&problem);
    for (int i = problems(); i > 0; i--) {
        oracle_plant(&problem, &seed);
        compare(&problem, &tally);
    }
    oracle_problem_clear(&problem);
    print_tally(&tally);
    int rows = 0, cells = 0;
    const int least = problems() / ONE_IN;
    for (; contact_row_name(rows) != NULL; rows++)
        if (tally.row[rows] < least) fail_msg("row %s: %d problems", contact_row_name(rows), tally.row[rows]);
    for (; contact_case_text(cells) != NULL; cells++)
        if (tally.cell[cells] < least) fail_msg("cell %s: %d problems", contact_case_text(cells), tally.cell[cells]);
    assert_int_equal(rows, ROWS_EXPECTED);
    assert_int_equal(cells, CELLS_EXPECTED);
    assert_true(3 * tally.degenerate >= tally.total);
}

/* The verdict on the mirror image must be the mirror image of the verdict. */
static void turn(struct contact_verdict *v)
{
    const struct contact_verdict old = *v;
    v->mode[MODE_S_PLUS] = old.mode[MODE_S_MINUS];
    v->mode[MODE_S_MINUS] = old.mode[MODE_S_PLUS];
    v->stability[MODE_S_PLUS] = old.stability[MODE_S_MINUS];
    v->stability[MODE_S_MINUS] = old.stability[MODE_S_PLUS];
    v->resolution[MODE_S_PLUS] = old.resolution[MODE_S_MINUS];
    v->resolution[MODE_S_MINUS] = old.resolution[MODE_S_PLUS];
}

static int same(const struct contact_verdict *x, const struct contact_verdict *y)
{
    int equal = x->solutions == y->solutions && x->class == y->class && x->cone == y->cone &&
                x->impact_without_collision == y->impact_without_collision && x->resolution_iwc == y->resolution_iwc &&
                x->resolution_arrest == y->resolution_arrest && (x->cell < 0) == (y->cell < 0);
    for (int i = 0; i < CONTACT_MODES; i++)
        equal = equal && x->mode[i] == y->mode[i] && x->stability[i] == y->stability[i] &&
                x->resolution[i] == y->resolution[i];
    return equal;
}

static void check_images(const struct oracle_problem *problem, struct oracle_problem *image, uint64_t *seed)
{
    int sign[ORACLE_QUANTITIES];
    struct contact_verdict verdict, other;
    if (!support_decide(problem, sign, &verdict)) refuse(problem, "no verdict");
    oracle_scale(image, problem, seed);
    if (!support_decide(image, sign, &other) || !same(&verdict, &other) || verdict.row != other.row ||
        verdict.cell != other.cell)
        refuse(image, "other units");
    oracle_mirror(image, problem);
    if (!support_decide(image, sign, &other)) refuse(image, "no verdict");
    turn(&other);
    if (!same(&verdict, &other)) refuse(image, "mirror image");
}

static void mirror_and_units(void **state)
{
    (void)state;
    struct oracle_problem problem, image;
    uint64_t seed = SEED, units = 1;
    oracle_problem_init(&problem);
    oracle_problem_init(&image);
    for (int i = problems(); i > 0; i--) {
        oracle_plant(&problem, &seed);
        check_images(&problem, &image, &units);
    }
    oracle_problem_clear(&problem);
    oracle_problem_clear(&image);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_problems),
        cmocka_unit_test(mirror_and_units),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
