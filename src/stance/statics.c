/* SPDX-License-Identifier: BSD-2-Clause */
#include "stance/statics.h"

#include <stdio.h>
#include <string.h>

/* A linear inequality constant + slope s >= 0 for the component s of the force along the line of the feet. */
struct inequality {
    const struct number *constant, *slope;
    int way; /* the sign of the slope */
};

/* Statics determines the force at each contact normal to the line of the feet; along the line it is s at contact 1 and
 * -Fx - s at contact 2. */
static void vertical_forces(struct stance_body *body, const struct number *vertical[2])
{
    struct arithmetic *a = &body->arithmetic;
    const struct stance_given *g = &body->given;
    const struct number *moment = minus(a, times(a, g->load[0], g->height), g->torque);
    const struct number *span = minus(a, g->foot[1], g->foot[0]);
    vertical[0] = negative(a, over(a, plus_product(a, moment, g->load[1], g->foot[1]), span));
    vertical[1] = over(a, plus_product(a, moment, g->load[1], g->foot[0]), span);
}

/* mu f.n - d f.t >= 0, for f = (s, vertical) at contact 1 and (-Fx - s, vertical) at contact 2. */
static struct inequality friction_limit(struct stance_body *body, int i, int d, const struct number *vertical)
{
    struct arithmetic *a = &body->arithmetic;
    const struct number *c = body->given.cosine[i], *s = body->given.sine[i], *mu = body->given.friction[i];
    const struct number *fixed = i == 0 ? whole(a, 0) : negative(a, body->given.load[0]);
    const struct number *normal = minus(a, times(a, vertical, c), times(a, fixed, s));
    const struct number *tangential = plus_product(a, times(a, fixed, c), vertical, s);
    const struct number *slope = plus(a, times(a, s, mu), signed_by(a, d, c));
    struct inequality limit = {minus(a, times(a, normal, mu), signed_by(a, d, tangential)),
                               signed_by(a, i == 0 ? -1 : 1, slope), 0};
    limit.way = sign_of(a, limit.slope);
    return limit;
}

/* f.n >= 0 for the same forces; both limits imply it, unless there is no friction. */
static struct inequality normal_limit(struct stance_body *body, int i, const struct number *vertical)
{
    struct arithmetic *a = &body->arithmetic;
    const struct number *c = body->given.cosine[i], *s = body->given.sine[i];
    const struct number *fixed = i == 0 ? whole(a, 0) : negative(a, body->given.load[0]);
    struct inequality limit = {minus(a, times(a, vertical, c), times(a, fixed, s)), signed_by(a, i == 0 ? -1 : 1, s),
                               0};
    limit.way = sign_of(a, limit.slope);
    return limit;
}

static int least(int x, int y)
{
    return x < y ? x : y;
}

/* The sign of the length of the interval of s that two inequalities, which bound s on different sides, leave. */
static int room_between(struct arithmetic *a, const struct inequality *lower, const struct inequality *upper)
{
    return compare(a, over(a, negative(a, upper->constant), upper->slope),
                   over(a, negative(a, lower->constant), lower->slope));
}

/* 1: forces inside both cones hold the body; 0: only forces on an edge do; -1: none do. A proof that there are none
 * decides, whatever else is not determined; an inequality for which it is not determined on which side it bounds s is
 * not used for it. */
static int equilibrium(struct stance_body *body)
{
    struct arithmetic *a = &body->arithmetic;
    const struct number *vertical[2];
    struct inequality limit[6];
    int found = 1, limits = 0;
    vertical_forces(body, vertical);
    if (a->open) return 0;
    for (int i = 0; i < 2; i++) {
        for (int d = 1; d >= -1; d -= 2) limit[limits++] = friction_limit(body, i, d, vertical[i]);
        if (known_sign(body->given.friction[i]) == 0) limit[limits++] = normal_limit(body, i, vertical[i]);
    }
    for (int k = 0; k < limits; k++)
        if (limit[k].way == 0 && known_sign(limit[k].slope) == 0) found = least(found, sign_of(a, limit[k].constant));
    for (int k = 0; k < limits; k++)
        for (int l = 0; l < limits; l++)
            if (limit[k].way > 0 && limit[l].way < 0) found = least(found, room_between(a, limit + k, limit + l));
    if (found < 0) a->open = 0;
    return found;
}

/* -1 when one number is negative; else 0 when one is 0 or not determined; else 1. */
static int least_sign(const struct number *const *x, int count)
{
    int found = 1;
    for (int k = 0; k < count; k++) {
        const int sign = number_sign(x[k]);
        if (sign == -1) return -1;
        if (sign != 1) found = 0;
    }
    return found;
}

static int slip_status(struct stance_body *body, int i, int d)
{
    struct stance_motion m;
    body_slip(body, i, d, &m);
    const struct number *along = signed_by(&body->arithmetic, d, m.acceleration[2 * i]);
    return least_sign((const struct number *[]){m.normal, along, m.acceleration[2 * (1 - i) + 1]}, 3);
}

static int stick_status(struct stance_body *body, int i)
{
    struct stance_motion m;
    const struct arithmetic *a = &body->arithmetic;
    body_stick(body, i, &m);
    const struct number *limit = times(a, m.normal, body->given.friction[i]);
    return least_sign((const struct number *[]){minus(a, limit, m.tangential), plus(a, limit, m.tangential),
                                                m.acceleration[2 * (1 - i) + 1]},
                      3);
}

/* The status of slip at both contacts, contact 1 in direction d. */
static int both_slip_status(struct stance_body *body, int d, char word[3])
{
    struct stance_body copy = *body;
    struct arithmetic *a = &copy.arithmetic;
    const struct number *normal[2], *along = body->c[X1];
    a->open = 0;
    const int second = body_both_slip(&copy, d, normal);
    snprintf(word, 3, "%c%c", d > 0 ? 'P' : 'N', second > 0 ? 'P' : 'N');
    if (a->open) return 0;
    for (int j = 0; j < 2; j++) {
        const struct number *rub = times(a, body->given.friction[j], body->G[X1][2 * j]);
        along =
            plus_product(a, along, normal[j], minus(a, body->G[X1][2 * j + 1], signed_by(a, j == 0 ? d : second, rub)));
    }
    return least_sign((const struct number *[]){normal[0], normal[1], signed_by(a, d, along)}, 3);
}

/* Adds the word of a motion that may begin at rest; returns the larger of its status and of `most`. */
static int take(struct stance_statics *statics, const char *word, int status, int most)
{
    if (status > 0) memcpy(statics->moves[statics->move_count++], word, 3);
    return status > most ? status : most;
}

/* Finds every motion that the rigid body allows. Returns 1 when one may begin at rest, 0 for a boundary, -1 when none
 * does. */
static int motions(struct stance_body *body, struct stance_statics *statics)
{
    static const int direction[] = {1, -1};
    static const char *const slip[2][2] = {{"PF", "NF"}, {"FP", "FN"}};
    char word[3];
    int most = take(statics, "FF", least_sign((const struct number *[]){body->c[Z1], body->c[Z2]}, 2), -1);
    for (int i = 0; i < 2; i++) {
        for (int k = 0; k < 2; k++) most = take(statics, slip[i][k], slip_status(body, i, direction[k]), most);
        most = take(statics, i == 0 ? "SF" : "FS", stick_status(body, i), most);
    }
    for (int k = 0; k < 2; k++) {
        const int status = both_slip_status(body, direction[k], word);
        most = take(statics, word, status, most);
    }
    return most;
}

enum certainty { CERTAINLY_NOT, CERTAINLY, NOT_KNOWN };

/* Whether the other contact cannot lift off while contact i slips. */
static enum certainty single_slip_ends(struct stance_body *body, int i, int d)
{
    struct stance_motion m;
    body_slip(body, i, d, &m);
    const int normal = known_sign(m.normal), other = known_sign(m.acceleration[2 * (1 - i) + 1]);
    if (normal == -1 || other == -1) return CERTAINLY;
    return normal == NUMBER_SIGN_UNKNOWN || other == NUMBER_SIGN_UNKNOWN ? NOT_KNOWN : CERTAINLY_NOT;
}

/* Whether both contacts remain pressed while both slip. */
static enum certainty both_press(struct stance_body *body, int d)
{
    const struct number *normal[2];
    body_both_slip(body, d, normal);
    const int first = known_sign(normal[0]), second = known_sign(normal[1]), open = body->arithmetic.open;
    body->arithmetic.open = 0;
    if (open) return NOT_KNOWN;
    if (first == -1 || second == -1 || first == 0 || second == 0) return CERTAINLY_NOT;
    return first == 1 && second == 1 ? CERTAINLY : NOT_KNOWN;
}

/* [VO], Definition 4. A condition that is proved to fail decides, whatever else is not determined. */
static int is_persistent(struct stance_body *body)
{
    int open = 0;
    for (int d = 1; d >= -1; d -= 2) {
        const enum certainty found[] = {single_slip_ends(body, 0, d), single_slip_ends(body, 1, d),
                                        both_press(body, d)};
        for (int k = 0; k < 3; k++) {
            if (found[k] == CERTAINLY_NOT) return 0;
            if (found[k] == NOT_KNOWN) open = 1;
        }
    }
    if (open) body->arithmetic.open = 1;
    return 1;
}

/* The least sign of the four Painleve parameters; 0 also when it is not determined. */
static int least_painleve(const struct stance_body *body)
{
    const struct number *p[4];
    for (int k = 0; k < 4; k++) p[k] = body_painleve(body, k / 2, k % 2 == 0 ? 1 : -1);
    return least_sign(p, 4);
}

/* Numbers the contacts so that the load presses contact 1. Returns 0 when it presses neither, or has no effect on
 * contact 2. */
static int number_contacts(struct number_pool *pool, const struct stance_given *given, struct stance_statics *statics)
{
    struct stance_given order = *given;
    struct stance_body *body = &statics->body;
    statics->contact = sign_of(&body->arithmetic, body->c[Z1]) < 0 ? 1 : 2;
    if (statics->contact == 2) body_exchange(&order);
    if (statics->contact == 2) body_make(pool, &order, body);
    return sign_of(&body->arithmetic, body->c[Z1]) < 0 && sign_of(&body->arithmetic, body->c[Z2]) != 0;
}

static enum statics_code find_code(struct number_pool *pool, const struct stance_given *given,
                                   struct stance_statics *statics)
{
    struct stance_body *body = &statics->body;
    const int held = equilibrium(body);
    if (body->arithmetic.open || held <= 0)
        return body->arithmetic.open || held == 0 ? STATICS_BOUNDARY : STATICS_NO_EQUILIBRIUM;
    const int p = least_painleve(body);
    if (p <= 0) return p < 0 ? STATICS_PAINLEVE : STATICS_BOUNDARY;
    const int moves = motions(body, statics);
    if (moves >= 0) return moves > 0 ? STATICS_AMBIGUOUS : STATICS_BOUNDARY;
    if (!number_contacts(pool, given, statics)) return STATICS_BOUNDARY;
    statics->persistent = is_persistent(body);
    return body->arithmetic.open ? STATICS_BOUNDARY : STATICS_EQUILIBRIUM;
}

void statics_find(struct number_pool *pool, const struct stance_given *given, struct stance_statics *statics)
{
    *statics = (struct stance_statics){.move_count = 0};
    body_make(pool, given, &statics->body);
    statics->code = find_code(pool, given, statics);
    if (statics->code != STATICS_EQUILIBRIUM) statics->contact = statics->persistent = 0;
}
