/* SPDX-License-Identifier: BSD-2-Clause */
/* Equilibrium, the motions that may begin at rest, and persistence, from signs of intervals
 * (spec/stance/certificate.md, section 4). */
#include "check/stance/stance.h"

#include <stddef.h>

static const int both_ways[2] = {1, -1};

/* -1 when one number is negative; else 0 when one is 0 or not determined; else 1. */
static int least_sign(const struct range *x, int n)
{
    int found = 1;
    for (int k = 0; k < n; k++) {
        const int sign = range_sign(x[k]);
        if (sign == -1) return -1;
        if (sign != 1) found = 0;
    }
    return found;
}

/* The components of the forces normal to the line through the feet. Along this line, s acts at contact 1 and -Fx - s at
 * contact 2. */
static void vertical_forces(const struct stance_body *body, struct range vertical[2])
{
    struct enclosed *e = body->e;
    const struct stance_data *d = &body->data;
    const struct range moment = enclosed_subtract(e, enclosed_multiply(e, d->load[0], d->height), d->torque),
                       span = enclosed_subtract(e, d->foot[1], d->foot[0]);
    vertical[0] = enclosed_negate(e, enclosed_divide(e, enclosed_fma(e, moment, d->load[1], d->foot[1]), span));
    vertical[1] = enclosed_divide(e, enclosed_fma(e, moment, d->load[1], d->foot[0]), span);
}

/* Bounds of s: from mu f.n - d f.t >= 0, or f.n >= 0 without friction; both are constant + slope s. */
struct bounds {
    struct range lower[6], upper[6];
    int lowers, uppers, least; /* least: the least sign of the constants when the slope is 0 */
};

static void add_inequality(struct enclosed *e, struct range constant, struct range slope, struct bounds *bounds)
{
    const int way = enclosed_sign(e, slope);
    if (way == 0) {
        const int sign = range_sign(slope) == 0 ? enclosed_sign(e, constant) : 0;
        bounds->least = sign < bounds->least ? sign : bounds->least;
        return;
    }
    const struct range bound = enclosed_negate(e, enclosed_divide(e, constant, slope));
    if (way > 0)
        bounds->lower[bounds->lowers++] = bound;
    else
        bounds->upper[bounds->uppers++] = bound;
}

/* Adds the bounds from friction at contact i; without friction from the sign of the normal force. */
static void add_bounds(const struct stance_body *body, int i, struct range vertical, struct bounds *bounds)
{
    struct enclosed *e = body->e;
    const struct range c = body->data.tangent[i].cosine, s = body->data.tangent[i].sine, mu = body->data.friction[i],
                       along = i == 0 ? enclosed_integer(e, 0) : enclosed_negate(e, body->data.load[0]);
    const struct range normal = enclosed_subtract(e, enclosed_multiply(e, vertical, c), enclosed_multiply(e, along, s)),
                       tangential = enclosed_fma(e, enclosed_multiply(e, along, c), vertical, s);
    for (int k = 0; k < 2; k++)
        add_inequality(
            e, enclosed_subtract(e, enclosed_multiply(e, normal, mu), enclosed_times(e, both_ways[k], tangential)),
            enclosed_times(e, i == 0 ? -1 : 1,
                           enclosed_add(e, enclosed_multiply(e, s, mu), enclosed_times(e, both_ways[k], c))),
            bounds);
    if (range_sign(mu) == 0) add_inequality(e, normal, enclosed_times(e, i == 0 ? -1 : 1, s), bounds);
}

/* 1: forces inside both cones hold the body; 0: only forces on an edge do; -1: none do. A proof that there are none
 * decides, whatever else is not determined. */
static int equilibrium(const struct stance_body *body)
{
    struct enclosed *e = body->e;
    struct bounds bounds = {.least = 1};
    struct range vertical[2];
    vertical_forces(body, vertical);
    if (e->open) return 0;
    for (int i = 0; i < 2; i++) add_bounds(body, i, vertical[i], &bounds);
    for (int k = 0; k < bounds.lowers; k++)
        for (int l = 0; l < bounds.uppers; l++) {
            const int room = enclosed_sign(e, enclosed_subtract(e, bounds.upper[l], bounds.lower[k]));
            bounds.least = room < bounds.least ? room : bounds.least;
        }
    if (bounds.least < 0) e->open = 0;
    return bounds.least;
}

static int slip_status(const struct stance_body *body, int i, int d)
{
    struct stance_motion m;
    stance_slip(body, i, d, &m);
    const struct range needed[] = {m.normal, enclosed_times(body->e, d, m.acceleration[2 * i]),
                                   m.acceleration[3 - 2 * i]};
    return least_sign(needed, 3);
}

static int stick_status(const struct stance_body *body, int i)
{
    struct stance_motion m;
    stance_stick(body, i, &m);
    const struct range limit = enclosed_multiply(body->e, m.normal, body->data.friction[i]);
    const struct range needed[] = {enclosed_subtract(body->e, limit, m.tangential),
                                   enclosed_add(body->e, limit, m.tangential), m.acceleration[3 - 2 * i]};
    return least_sign(needed, 3);
}

static int both_slip_status(const struct stance_body *body, int d)
{
    struct enclosed *e = body->e;
    struct range normal[2], along = body->c[X1];
    stance_both_slip(body, d, normal);
    if (e->open) {
        e->open = 0;
        return 0;
    }
    for (int j = 0; j < 2; j++) {
        const int way = j == 0 ? d : stance_second(body, d);
        const struct range rub = enclosed_multiply(e, body->data.friction[j], body->G[X1][2 * j]);
        along = enclosed_fma(e, along, normal[j],
                             enclosed_subtract(e, body->G[X1][2 * j + 1], enclosed_times(e, way, rub)));
    }
    const struct range needed[] = {normal[0], normal[1], enclosed_times(e, d, along)};
    return least_sign(needed, 3);
}

static void take(struct stance_statics *statics, const char *word, int status, int *most)
{
    if (status > 0) statics->move[statics->moves++] = word;
    if (status > *most) *most = status;
}

/* Finds all words that are kinematically possible besides rest. Returns the largest status: 1 when a motion may begin,
 * 0 for a boundary. */
static int find_motions(const struct stance_body *body, struct stance_statics *statics)
{
    static const char *const single[2][3] = {{"PF", "NF", "SF"}, {"FP", "FN", "FS"}};
    static const char *const both[2][2] = {{"PP", "PN"}, {"NN", "NP"}};
    const struct range free[] = {body->c[Z1], body->c[Z2]};
    int most = -1;
    take(statics, "FF", least_sign(free, 2), &most);
    for (int i = 0; i < 2; i++) {
        for (int k = 0; k < 2; k++) take(statics, single[i][k], slip_status(body, i, both_ways[k]), &most);
        take(statics, single[i][2], stick_status(body, i), &most);
    }
    for (int k = 0; k < 2; k++) {
        const int same = stance_second(body, 1) > 0;
        take(statics, both[k][!same], both_slip_status(body, both_ways[k]), &most);
    }
    return most;
}

/* Answers, which may be undetermined. */
enum answer_of_signs { NO, YES, OPEN };

/* Whether the other contact cannot lift off while contact i slips. */
static enum answer_of_signs single_slip_ends(const struct stance_body *body, int i, int d)
{
    struct stance_motion m;
    stance_slip(body, i, d, &m);
    const int normal = range_sign(m.normal), other = range_sign(m.acceleration[3 - 2 * i]);
    if (normal == -1 || other == -1) return YES;
    return normal == RANGE_OPEN || other == RANGE_OPEN ? OPEN : NO;
}

/* Whether both contacts remain pressed while both slip. */
static enum answer_of_signs both_press(const struct stance_body *body, int d)
{
    struct range normal[2];
    stance_both_slip(body, d, normal);
    const int first = range_sign(normal[0]), second = range_sign(normal[1]), open = body->e->open;
    body->e->open = 0;
    if (!open && (first == -1 || second == -1 || first == 0 || second == 0)) return NO;
    return open || first == RANGE_OPEN || second == RANGE_OPEN ? OPEN : YES;
}

/* A condition that is proved to fail decides, whatever else is not determined. */
static int is_persistent(const struct stance_body *body)
{
    int open = 0;
    for (int k = 0; k < 2; k++) {
        const enum answer_of_signs found[] = {single_slip_ends(body, 0, both_ways[k]),
                                              single_slip_ends(body, 1, both_ways[k]), both_press(body, both_ways[k])};
        for (int l = 0; l < 3; l++) {
            if (found[l] == NO) return 0;
            if (found[l] == OPEN) open = 1;
        }
    }
    if (open) body->e->open = 1;
    return 1;
}

/* The load presses contact 1, and is not 0 at contact 2. */
static int number_contacts(struct enclosed *e, const struct stance_data *data, struct stance_statics *statics)
{
    struct stance_data order = *data;
    statics->contact = enclosed_sign(e, statics->body.c[Z1]) < 0 ? 1 : 2;
    if (statics->contact == 2) {
        stance_exchange(&order);
        stance_make_body(e, &order, &statics->body);
    }
    return enclosed_sign(e, statics->body.c[Z1]) < 0 && enclosed_sign(e, statics->body.c[Z2]) != 0;
}

static enum stance_code code_of(struct enclosed *e, const struct stance_data *data, struct stance_statics *statics)
{
    const struct stance_body *body = &statics->body;
    struct range p[4];
    const int held = equilibrium(body);
    if (e->open || held == 0) return STANCE_BOUNDARY;
    if (held < 0) return STANCE_NO_EQUILIBRIUM;
    for (int k = 0; k < 4; k++) p[k] = stance_painleve(body, k / 2, both_ways[k % 2]);
    const int least = least_sign(p, 4);
    if (least <= 0) return least < 0 ? STANCE_PAINLEVE : STANCE_BOUNDARY;
    const int moves = find_motions(body, statics);
    if (moves >= 0) return moves > 0 ? STANCE_AMBIGUOUS : STANCE_BOUNDARY;
    if (!number_contacts(e, data, statics)) return STANCE_BOUNDARY;
    statics->persistent = is_persistent(body);
    return e->open ? STANCE_BOUNDARY : STANCE_EQUILIBRIUM;
}

void stance_find_statics(struct enclosed *e, const struct stance_data *data, struct stance_statics *statics)
{
    statics->contact = statics->persistent = statics->moves = 0;
    e->open = 0;
    stance_make_body(e, data, &statics->body);
    statics->code = code_of(e, data, statics);
    if (statics->code != STANCE_EQUILIBRIUM) statics->contact = statics->persistent = 0;
    if (statics->code != STANCE_AMBIGUOUS) statics->moves = 0;
    e->open = 0;
}
