/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/body.h"

#include "problem/budget.h"
#include "problem/failure.h"
#include "problem/number_json.h"

#include <stdio.h>

static const struct number *or_else(const struct problem *problem, int field, long value)
{
    const struct number *x = problem->value[field].number;
    return x != NULL ? x : number_from_integer(problem->pool, value);
}

/* A cosine or sine of an angle, as a rational if it is one; for multiples of pi it has that form from the beginning. */
static const struct number *settled(const struct problem *problem, const struct value *angle, const struct number *x)
{
    return angle_is_fraction(&angle->angle) ? x : number_settle(problem->pool, x);
}

static enum status read_load(const struct problem *problem, struct stance_given *given, struct failure *failure)
{
    const struct value *alpha = problem->value + STANCE_alpha;
    const int forces = (problem->value[STANCE_Fx].number != NULL) + (problem->value[STANCE_Fz].number != NULL);
    if (alpha->sine != NULL && forces > 0)
        return malformed(failure, "alpha", "the load is given by alpha, or by Fx and Fz, not by both");
    if (alpha->sine == NULL && forces < 2)
        return malformed(failure, "alpha", "the field is missing: the load is given by alpha, or by Fx and Fz");
    if (alpha->sine == NULL) {
        given->load[0] = problem->value[STANCE_Fx].number;
        given->load[1] = problem->value[STANCE_Fz].number;
        return STATUS_OK;
    }
    given->load[0] = settled(problem, alpha, alpha->sine);
    given->load[1] = number_negate(problem->pool, settled(problem, alpha, alpha->cosine));
    return STATUS_OK;
}

static enum status check_hypotheses(const struct stance_given *given, struct failure *failure)
{
    for (int i = 0; i < 2; i++) {
        if (number_sign(given->friction[i]) < 0) return hypothesis_fails(failure, i ? "mu2" : "mu1", "mu >= 0");
        const int upright = number_sign(given->cosine[i]);
        if (upright == 0) return hypothesis_fails(failure, i ? "phi2" : "phi1", "cos phi != 0");
    }
    if (number_sign(given->gyration) <= 0) return hypothesis_fails(failure, "rho", "rho > 0");
    return STATUS_OK;
}

/* 1 when the exact forms of the cosine and the sine of an angle, which show whether its tangent is rational, may be found
 * with a larger budget. */
static int awaits_exact_form(struct number_pool *pool, const struct angle *angle)
{
    const struct number *const part[] = {angle_cosine(pool, angle), angle_sine(pool, angle)};
    int awaits = 0;
    for (int i = 0; i < 2; i++) awaits |= number_is_algebraic(part[i]) && !number_has_root(pool, part[i]);
    return awaits;
}

/* Checks that angles have a form that certificates allow (problem/number_json.h). */
static enum status check_angles(const struct problem *problem, struct failure *failure)
{
    for (int field = STANCE_phi1; field <= STANCE_alpha; field++) {
        const struct value *value = problem->value + field;
        if (value->sine == NULL || angle_is_stated(problem->pool, &value->angle)) continue;
        const char *const name = problem->kind->fields[field].name;
        if (!awaits_exact_form(problem->pool, &value->angle))
            return malformed(failure, name,
                             "an angle in degrees, in radians, or atan(x) or 2*atan(x) of a rational number is "
                             "expected, with x at most 2^64");
        snprintf(failure->field, sizeof failure->field, "%s", name);
        return budget_used_up(failure, "whether the angle has a rational tangent is not found");
    }
    return STATUS_OK;
}

enum status body_read(const struct problem *problem, struct stance_given *given, struct failure *failure)
{
    enum status status = check_angles(problem, failure);
    if (status == STATUS_OK) status = read_load(problem, given, failure);
    if (status != STATUS_OK) return status;
    for (int i = 0; i < 2; i++) {
        given->foot[i] = problem->value[STANCE_l1 + i].number;
        given->friction[i] = problem->value[STANCE_mu1 + i].number;
        const struct value *angle = problem->value + STANCE_phi1 + i;
        given->cosine[i] = settled(problem, angle, angle->cosine);
        given->sine[i] = settled(problem, angle, angle->sine);
    }
    given->height = problem->value[STANCE_h].number;
    given->torque = or_else(problem, STANCE_tau, 0);
    given->gyration = or_else(problem, STANCE_rho, 1);
    if (number_compare(problem->pool, given->foot[0], given->foot[1]) == 0)
        return hypothesis_fails(failure, "l2", "l1 != l2");
    return check_hypotheses(given, failure);
}

/* The components of each direction, and the moment of a unit force along it. */
struct directions {
    const struct number *x[DIRECTIONS], *z[DIRECTIONS], *moment[DIRECTIONS];
};

static void find_directions(const struct stance_body *body, struct directions *d)
{
    const struct arithmetic *a = &body->arithmetic;
    const struct stance_given *given = &body->given;
    for (int i = 0; i < 2; i++) {
        d->x[2 * i] = d->z[2 * i + 1] = given->cosine[i];
        d->z[2 * i] = given->sine[i];
        d->x[2 * i + 1] = negative(a, given->sine[i]);
    }
    for (int k = 0; k < DIRECTIONS; k++)
        d->moment[k] = plus_product(a, times(a, d->z[k], given->foot[k / 2]), d->x[k], given->height);
}

/* Directions are unit vectors, and those of one contact are orthogonal: cos^2 + sin^2 is not computed. */
static const struct number *product_of(const struct arithmetic *a, const struct directions *d, int i, int j)
{
    if (i / 2 == j / 2) return whole(a, i == j);
    return plus_product(a, times(a, d->x[i], d->x[j]), d->z[i], d->z[j]);
}

void body_make(struct number_pool *pool, const struct stance_given *given, struct stance_body *body)
{
    struct directions d;
    *body = (struct stance_body){.arithmetic = {pool, 0}, .given = *given};
    struct arithmetic *a = &body->arithmetic;
    find_directions(body, &d);
    const struct number *square = square_of(a, given->gyration);
    for (int i = 0; i < DIRECTIONS; i++) {
        const struct number *turn = over(a, d.moment[i], square);
        const struct number *push = plus_product(a, times(a, d.x[i], given->load[0]), d.z[i], given->load[1]);
        body->c[i] = plus_product(a, push, turn, given->torque);
        for (int j = 0; j < DIRECTIONS; j++)
            body->G[i][j] = plus_product(a, product_of(a, &d, i, j), turn, d.moment[j]);
    }
}

static void exchange(const struct number **pair)
{
    const struct number *first = pair[0];
    pair[0] = pair[1];
    pair[1] = first;
}

void body_exchange(struct stance_given *given)
{
    exchange(given->foot);
    exchange(given->cosine);
    exchange(given->sine);
    exchange(given->friction);
}

const struct number *body_painleve(const struct stance_body *body, int i, int d)
{
    const struct arithmetic *a = &body->arithmetic;
    const struct number *rub = times(a, body->given.friction[i], body->G[2 * i + 1][2 * i]);
    return minus(a, body->G[2 * i + 1][2 * i + 1], signed_by(a, d, rub));
}

static void accelerate(struct stance_body *body, int i, struct stance_motion *motion)
{
    const struct arithmetic *a = &body->arithmetic;
    for (int k = 0; k < DIRECTIONS; k++) {
        const struct number *x = plus_product(a, body->c[k], motion->normal, body->G[k][2 * i + 1]);
        motion->acceleration[k] = plus_product(a, x, motion->tangential, body->G[k][2 * i]);
    }
}

void body_slip(struct stance_body *body, int i, int d, struct stance_motion *motion)
{
    struct arithmetic *a = &body->arithmetic;
    motion->normal = negative(a, over(a, body->c[2 * i + 1], body_painleve(body, i, d)));
    motion->tangential = signed_by(a, -d, times(a, body->given.friction[i], motion->normal));
    accelerate(body, i, motion);
}

void body_stick(struct stance_body *body, int i, struct stance_motion *motion)
{
    struct arithmetic *a = &body->arithmetic;
    const struct number *A = body->G[2 * i][2 * i], *B = body->G[2 * i][2 * i + 1], *C = body->G[2 * i + 1][2 * i + 1];
    const struct number *cx = body->c[2 * i], *cz = body->c[2 * i + 1];
    const struct number *delta = minus(a, times(a, A, C), times(a, B, B));
    motion->tangential = over(a, minus(a, times(a, cz, B), times(a, cx, C)), delta);
    motion->normal = over(a, minus(a, times(a, cx, B), times(a, cz, A)), delta);
    accelerate(body, i, motion);
}

int body_rest(struct stance_body *body, int i, struct stance_motion *motion)
{
    struct arithmetic *a = &body->arithmetic;
    body_stick(body, i, motion);
    const struct number *limit = times(a, motion->normal, body->given.friction[i]);
    const int forward = sign_of(a, plus(a, limit, motion->tangential)),
              backward = sign_of(a, minus(a, limit, motion->tangential));
    if (forward >= 0 && backward >= 0) return 0;
    const int d = forward < 0 ? 1 : -1;
    body_slip(body, i, d, motion);
    if (sign_of(a, motion->normal) <= 0 || sign_of(a, motion->acceleration[2 * i]) != d) a->open = 1;
    return d;
}

int body_both_slip(struct stance_body *body, int d, const struct number *normal[2])
{
    struct arithmetic *a = &body->arithmetic;
    const struct number *P[2][2];
    const int second = d * sign_of(a, body->given.cosine[0]) * sign_of(a, body->given.cosine[1]);
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            const struct number *rub = times(a, body->given.friction[j], body->G[2 * i + 1][2 * j]);
            P[i][j] = minus(a, body->G[2 * i + 1][2 * j + 1], signed_by(a, j == 0 ? d : second, rub));
        }
    const struct number *D = minus(a, times(a, P[0][0], P[1][1]), times(a, P[0][1], P[1][0]));
    normal[0] = over(a, minus(a, times(a, P[0][1], body->c[Z2]), times(a, P[1][1], body->c[Z1])), D);
    normal[1] = over(a, minus(a, times(a, P[1][0], body->c[Z1]), times(a, P[0][0], body->c[Z2])), D);
    return second;
}
