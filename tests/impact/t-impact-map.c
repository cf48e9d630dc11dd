/* SPDX-License-Identifier: BSD-2-Clause */
/* What every impact map must have, whoever computes it: mirror symmetry, homogeneity in the velocity, no jump at
 * the boundaries of its regions, the same answer of all laws in pure slip, and the limits of r.  NIGHTLY=1: 12,000
 * problems for each. */
#include "impact_support.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

enum { PROBLEMS = 1500, PROBLEMS_NIGHTLY = 12000 };

static const uint64_t SEED = 7;

/* The outgoing velocity and what the verdict says beside it. */
struct outcome {
    int region, energy, without_collision;
    struct exact u, v;
};

static void outcome_init(struct outcome *o)
{
    exact_init(&o->u);
    exact_init(&o->v);
}

static void outcome_clear(struct outcome *o)
{
    exact_clear(&o->u);
    exact_clear(&o->v);
}

/* 0 where the outcome is degenerate. */
static int decide(const struct oracle_impact *data, struct outcome *o)
{
    struct run run;
    assert_int_equal(run_begin(&run, data), STATUS_OK);
    const json_t *region = verdict_of(&run, "region"), *energy = verdict_of(&run, "energy");
    o->region = json_is_null(region) ? -1 : (int)json_integer_value(region);
    o->energy = json_is_string(energy) ? json_string_value(energy)[0] : 0;
    o->without_collision = json_is_true(verdict_of(&run, "impact_without_collision"));
    const int determined =
        o->energy != 0 && exact_read(&o->u, verdict_of(&run, "u")) && exact_read(&o->v, verdict_of(&run, "v"));
    run_end(&run);
    return determined;
}

/* x = c y as numbers: rational parts agree, and so do the irrational ones by sign and square. */
static int is_multiple(const struct exact *x, const struct exact *y, const mpq_t c)
{
    mpq_t left, right;
    mpq_inits(left, right, NULL);
    mpq_mul(right, y->a, c);
    int same = mpq_equal(x->a, right) && mpq_sgn(x->b) == mpq_sgn(y->b) * mpq_sgn(c);
    mpq_mul(left, x->b, x->b);
    mpq_mul(left, left, x->d);
    mpq_mul(right, y->b, c);
    mpq_mul(right, right, right);
    mpq_mul(right, right, y->d);
    same = same && mpq_equal(left, right);
    mpq_clears(left, right, NULL);
    return same;
}

static double value_of(const struct exact *x)
{
    return mpq_get_d(x->a) + mpq_get_d(x->b) * sqrt(mpq_get_d(x->d));
}

/* Runs a check on random problems. */
static void on_problems(void (*check)(struct oracle_impact *data, struct outcome *x, struct outcome *y))
{
    struct oracle_impact data;
    struct outcome x, y;
    uint64_t seed = SEED;
    oracle_impact_init(&data);
    outcome_init(&x);
    outcome_init(&y);
    for (int i = getenv("NIGHTLY") != NULL ? PROBLEMS_NIGHTLY : PROBLEMS; i > 0; i--) {
        oracle_impact_plant(&data, &seed);
        check(&data, &x, &y);
    }
    oracle_impact_clear(&data);
    outcome_clear(&x);
    outcome_clear(&y);
}

static int mirrored_region(int region)
{
    return region <= 0 ? region : region % 2 == 1 ? region + 1 : region - 1;
}

static void check_mirror(struct oracle_impact *data, struct outcome *x, struct outcome *y)
{
    mpq_t one, minus_one;
    mpq_inits(one, minus_one, NULL);
    mpq_set_si(one, 1, 1);
    mpq_set_si(minus_one, -1, 1);
    const int determined = decide(data, x);
    mpq_neg(data->in[IMPACT_U], data->in[IMPACT_U]);
    mpq_neg(data->in[IMPACT_B], data->in[IMPACT_B]);
    assert_int_equal(decide(data, y), determined);
    assert_int_equal(y->region, mirrored_region(x->region));
    assert_int_equal(y->energy, x->energy);
    assert_int_equal(y->without_collision, x->without_collision);
    if (determined) assert_true(is_multiple(&y->u, &x->u, minus_one) && is_multiple(&y->v, &x->v, one));
    mpq_clears(one, minus_one, NULL);
}

static void check_homogeneity(struct oracle_impact *data, struct outcome *x, struct outcome *y)
{
    mpq_t factor;
    mpq_init(factor);
    mpq_set_ui(factor, 355, 113);
    const int determined = decide(data, x);
    mpq_mul(data->in[IMPACT_U], data->in[IMPACT_U], factor);
    mpq_mul(data->in[IMPACT_V], data->in[IMPACT_V], factor);
    assert_int_equal(decide(data, y), determined);
    assert_int_equal(y->region, x->region);
    assert_int_equal(y->energy, x->energy);
    if (determined) assert_true(is_multiple(&y->u, &x->u, factor) && is_multiple(&y->v, &x->v, factor));
    mpq_clear(factor);
}

/* Where slip never ends (regions 0, 1, 2) and where r = 0, the three laws say the same. */
static void check_laws(struct oracle_impact *data, struct outcome *x, struct outcome *y)
{
    mpq_t one;
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    data->law = IMPACT_POISSON;
    const int determined = decide(data, x), agree = x->region <= 2 || mpq_sgn(data->in[IMPACT_R]) == 0;
    for (int law = IMPACT_ENERGETIC; law <= IMPACT_NEWTON; law++) {
        data->law = law;
        assert_int_equal(decide(data, y), determined);
        assert_int_equal(y->region, x->region);
        if (determined && agree) assert_true(is_multiple(&y->u, &x->u, one) && is_multiple(&y->v, &x->v, one));
    }
    mpq_clear(one);
}

/* r = 0 leaves v = 0; without friction and coupling r is the ratio of the normal velocities. */
static void check_limits(struct oracle_impact *data, struct outcome *x, struct outcome *y)
{
    (void)y;
    mpq_set_ui(data->in[IMPACT_R], 0, 1);
    if (decide(data, x)) assert_true(mpq_sgn(x->v.a) == 0 && mpq_sgn(x->v.b) == 0);
    mpq_set_ui(data->in[IMPACT_R], 1, 1);
    mpq_set_ui(data->in[IMPACT_MU], 0, 1);
    mpq_set_ui(data->in[IMPACT_B], 0, 1);
    assert_true(decide(data, x));
    assert_int_equal(x->energy, 'c');
    mpq_add(x->v.a, x->v.a, data->in[IMPACT_V]);
    assert_true(mpq_sgn(x->v.a) == 0 && mpq_equal(x->u.a, data->in[IMPACT_U]));
}

/* A small change of u, or of mu, changes the outcome little: also on a boundary, to both sides.  (r away from 0:
 * the energetic law has a square root there.  v < 0: at v = 0 an impact may begin or not.) */
static void check_continuity(struct oracle_impact *data, struct outcome *x, struct outcome *y)
{
    static const long step[] = {1, -1};
    mpq_t small;
    if (mpq_sgn(data->in[IMPACT_V]) == 0 || mpq_sgn(data->in[IMPACT_R]) == 0) return;
    mpq_init(small);
    assert_true(decide(data, x));
    for (int i = 0; i < 4; i++) {
        mpq_t *const field = &data->in[i < 2 ? IMPACT_U : IMPACT_MU];
        mpq_set_si(small, step[i % 2], 1UL << 40);
        mpq_add(*field, *field, small);
        if (mpq_sgn(data->in[IMPACT_MU]) >= 0) {
            assert_true(decide(data, y));
            const double jump = fabs(value_of(&x->u) - value_of(&y->u)) + fabs(value_of(&x->v) - value_of(&y->v));
            assert_true(jump < 0x1p-16);
        }
        mpq_sub(*field, *field, small);
    }
    mpq_clear(small);
}

static void mirror(void **state)
{
    (void)state;
    on_problems(check_mirror);
}

static void homogeneity(void **state)
{
    (void)state;
    on_problems(check_homogeneity);
}

static void laws_agree(void **state)
{
    (void)state;
    on_problems(check_laws);
}

static void limits(void **state)
{
    (void)state;
    on_problems(check_limits);
}

static void continuity(void **state)
{
    (void)state;
    on_problems(check_continuity);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mirror), cmocka_unit_test(homogeneity), cmocka_unit_test(laws_agree),
        cmocka_unit_test(limits), cmocka_unit_test(continuity),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
