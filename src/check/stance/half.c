/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule HALFMAP (spec/stance/certificate.md, section 5): the leaves of a half map on an interval. Guards are affine
 * in t, so that the ends of the interval decide them; when they do not, both branches are leaves. */
#include "check/stance/stance.h"

struct stance_end stance_line_at(struct enclosed *e, const struct stance_line *line, const struct stance_end *t)
{
    if (!t->infinite) return (struct stance_end){0, enclosed_fma(e, line->a, line->b, t->x)};
    const int rising = enclosed_sign(e, line->b);
    return (struct stance_end){rising * t->infinite, line->a};
}

/* The half map, the part of the interval in question, and the leaves found so far. */
struct visit {
    const struct stance_half *half;
    struct enclosed *e;
    struct stance_end span[2];
    struct stance_leaf *leaf;
    int *count;
};

static int sign_at(const struct visit *v, const struct stance_line *line, int k)
{
    const struct stance_end *t = v->span + k;
    if (!t->infinite) return range_sign(enclosed_fma(v->e, line->a, line->b, t->x));
    const int rising = range_sign(line->b);
    return rising == RANGE_OPEN ? rising : rising == 0 ? range_sign(line->a) : rising * t->infinite;
}

enum { ABOVE = 1, BELOW = 2 };

/* Which of line >= 0 and line <= 0 hold for some t. */
static int possible(const struct visit *v, const struct stance_line *line)
{
    const int low = sign_at(v, line, 0), high = sign_at(v, line, 1);
    if (low == RANGE_OPEN || high == RANGE_OPEN) return ABOVE | BELOW;
    if (low >= 0 && high >= 0) return ABOVE;
    return low <= 0 && high <= 0 ? BELOW : ABOVE | BELOW;
}

static struct stance_leaf *new_leaf(const struct visit *v, enum stance_form form)
{
    struct stance_leaf *leaf = v->leaf + (*v->count)++;
    const struct range zero = enclosed_integer(v->e, 0);
    *leaf = (struct stance_leaf){form, {0, zero}, {0, zero}, zero, {zero, zero}};
    return leaf;
}

static struct range not_negative(const struct visit *v, struct range x)
{
    return enclosed_at_least(v->e, x, scalar_zero(v->e->pool));
}

static void put_constant(const struct visit *v, struct range value, struct range growth)
{
    struct stance_leaf *leaf = new_leaf(v, FORM_CONSTANT);
    leaf->low.x = leaf->high.x = value;
    leaf->growth = not_negative(v, growth);
}

static void put_line(const struct visit *v, struct stance_line line, struct range speed)
{
    struct stance_leaf *leaf = new_leaf(v, FORM_AFFINE);
    leaf->line = line;
    leaf->low = stance_line_at(v->e, &line, v->span);
    leaf->high = stance_line_at(v->e, &line, v->span + 1);
    leaf->growth = enclosed_square(v->e, speed);
}

/* w^2 - 2 a h */
static struct range landing(const struct visit *v, struct range lift, struct range gravity, struct range height)
{
    return enclosed_subtract(v->e, enclosed_square(v->e, lift),
                             enclosed_times(v->e, 2, enclosed_multiply(v->e, gravity, height)));
}

/* along (rho + 1) / -gravity kappa - slope: the velocity when contact j lands, after slip that began at rest. */
static struct range slipped(const struct visit *v, const struct stance_motion *rest, struct range rho)
{
    struct enclosed *e = v->e;
    const struct stance_half *h = v->half;
    const struct range gravity = enclosed_negate(e, rest->acceleration[2 * h->j + 1]),
                       gain = enclosed_multiply(e, rest->acceleration[2 * h->i],
                                                enclosed_add(e, rho, enclosed_integer(e, 1)));
    return enclosed_subtract(e, enclosed_multiply(e, enclosed_divide(e, gain, gravity), h->kappa), h->slope);
}

/* velocity / sqrt(square), which lies between -1 and 1. */
static struct range ratio(const struct visit *v, struct range velocity, struct range square)
{
    struct enclosed *e = v->e;
    const scalar one = scalar_one(e->pool), minus_one = enclosed_integer(e, -1).low;
    const struct range rho = enclosed_divide(e, velocity, enclosed_root(e, square));
    return enclosed_at_most(e, enclosed_at_least(e, rho, minus_one), one);
}

/* The motion after contact i comes to rest; `gravity` must bring contact j back. */
static int find_rest(const struct visit *v, struct stance_motion *rest)
{
    const struct stance_half *h = v->half;
    const int d = stance_rest(h->body, h->i, rest);
    if (enclosed_sign(v->e, rest->acceleration[2 * h->j + 1]) >= 0) v->e->open = 1;
    return d;
}

static struct range flight(const struct visit *v)
{
    struct enclosed *e = v->e;
    const struct stance_half *h = v->half;
    const struct range x = h->body->c[2 * h->j], z = h->body->c[2 * h->j + 1];
    if (enclosed_sign(e, z) >= 0) e->open = 1;
    return enclosed_subtract(e, h->slope, enclosed_times(e, 2, enclosed_divide(e, x, z)));
}

/* The impact ends in stick, and contact j leaves with velocities between those at the ends. */
static void put_stick(const struct visit *v)
{
    struct enclosed *e = v->e;
    const struct stance_half *h = v->half;
    struct range lift[2];
    for (int k = 0; k < 2; k++) {
        lift[k] = stance_line_at(e, &h->lift, v->span + k).x;
        if (h->touches) lift[k] = not_negative(v, lift[k]);
    }
    const struct range all = enclosed_hull(e, lift[0], lift[1]);
    if (h->flies) {
        put_constant(v, flight(v), enclosed_square(e, all));
        return;
    }
    struct stance_motion rest;
    const int d = find_rest(v, &rest);
    const struct range gravity = rest.acceleration[2 * h->j + 1], square = landing(v, all, gravity, h->height);
    if (d == 0)
        put_constant(v, enclosed_negate(e, h->slope), square);
    else if (h->touches)
        put_constant(v, slipped(v, &rest, enclosed_integer(e, 1)), square);
    else {
        struct stance_leaf *leaf = new_leaf(v, FORM_MONOTONE);
        leaf->low.x = slipped(v, &rest, ratio(v, lift[0], landing(v, lift[0], gravity, h->height)));
        leaf->high.x = slipped(v, &rest, ratio(v, lift[1], landing(v, lift[1], gravity, h->height)));
        leaf->growth = not_negative(v, square);
    }
}

static void put_sticks(const struct visit *v)
{
    const int leaves = v->half->touches ? possible(v, &v->half->lift) : ABOVE;
    if (leaves & ABOVE) put_stick(v);
    if (leaves & BELOW) new_leaf(v, FORM_DOUBLE_IMPACT);
}

/* Slip after an impact: the velocity of contact j, the velocity of slip, the accelerations of contact j and of slip;
 * when slip lasts until contact j lands, the time and speed of landing. */
struct slip {
    int d, falls;
    struct range lift, gravity, along, time, speed;
    struct stance_line left;
};

/* The time until slip ends, at an end of the interval. */
static struct range time_of_stop(const struct visit *v, const struct slip *s, int k)
{
    struct enclosed *e = v->e;
    const struct stance_line stop = {enclosed_negate(e, enclosed_divide(e, s->left.a, s->along)),
                                     enclosed_negate(e, enclosed_divide(e, s->left.b, s->along))};
    const struct stance_end end = stance_line_at(e, &stop, v->span + k);
    if (end.infinite > 0 && !s->falls) e->open = 1;
    if (end.infinite) return end.infinite > 0 && s->falls ? s->time : enclosed_integer(e, 0);
    const struct range positive = not_negative(v, end.x);
    return s->falls ? enclosed_at_most(e, positive, s->time.high) : positive;
}

/* The square of the speed at which contact j lands when slip ends after a time s, under the acceleration that follows. */
static struct range landing_after(const struct visit *v, const struct slip *slip, struct range s, struct range after)
{
    struct enclosed *e = v->e;
    const struct range velocity = enclosed_fma(e, slip->lift, slip->gravity, s);
    const struct range path = enclosed_multiply(e, s, enclosed_add(e, slip->lift, velocity));
    const struct range height = enclosed_add(e, v->half->height, v->half->height);
    return enclosed_subtract(e, enclosed_square(e, velocity),
                             enclosed_multiply(e, after, enclosed_add(e, height, path)));
}

static void put_stops(const struct visit *v, const struct slip *s)
{
    struct enclosed *e = v->e;
    struct stance_motion rest;
    struct range velocity[2], square[2];
    const int d = find_rest(v, &rest);
    const struct range after = rest.acceleration[2 * v->half->j + 1];
    for (int k = 0; k < 2; k++) {
        const struct range time = time_of_stop(v, s, k);
        velocity[k] = enclosed_fma(e, s->lift, s->gravity, time);
        square[k] = landing_after(v, s, time, after);
    }
    struct range growth = enclosed_hull(e, square[0], square[1]);
    const int first = range_sign(velocity[0]), last = range_sign(velocity[1]);
    const int turns = !(first == last && (first == 1 || first == -1));
    if (s->falls && turns) {
        const struct range top = enclosed_negate(e, enclosed_divide(e, s->lift, s->gravity));
        growth = enclosed_hull(e, growth, landing_after(v, s, top, after));
    }
    if (d == 0) {
        put_constant(v, enclosed_negate(e, v->half->slope), growth);
        return;
    }
    struct stance_leaf *leaf = new_leaf(v, FORM_MONOTONE);
    leaf->low.x = slipped(v, &rest, ratio(v, velocity[0], square[0]));
    leaf->high.x = slipped(v, &rest, ratio(v, velocity[1], square[1]));
    leaf->growth = not_negative(v, growth);
}

static void put_lasts(const struct visit *v, const struct slip *s, const struct stance_line *onto)
{
    struct enclosed *e = v->e;
    const struct range gain = enclosed_divide(e, v->half->kappa, s->speed);
    put_line(v, (struct stance_line){enclosed_subtract(e, enclosed_multiply(e, onto->a, gain), v->half->slope), gain},
             s->speed);
}

/* Contact j is in flight while contact i slips: until it lands, or until slip ends before. */
static void put_slip(const struct visit *v, struct slip *s)
{
    struct enclosed *e = v->e;
    const struct stance_half *h = v->half;
    struct stance_motion motion;
    stance_slip(h->body, h->i, s->d, &motion);
    s->gravity = motion.acceleration[2 * h->j + 1];
    s->along = motion.acceleration[2 * h->i];
    s->falls = enclosed_sign(e, s->gravity) < 0;
    const int stops = enclosed_sign(e, s->along) * s->d < 0;
    if (enclosed_sign(e, motion.normal) <= 0) e->open = 1;
    if (!s->falls && !stops) {
        new_leaf(v, FORM_DOUBLE_IMPACT);
        return;
    }
    if (!s->falls) {
        put_stops(v, s);
        return;
    }
    s->speed = h->touches ? s->lift : enclosed_root(e, landing(v, s->lift, s->gravity, h->height));
    s->time = enclosed_negate(e, enclosed_divide(e, enclosed_add(e, s->lift, s->speed), s->gravity));
    const struct stance_line onto = {enclosed_fma(e, s->left.a, s->along, s->time), s->left.b};
    const struct stance_line ahead = {enclosed_times(e, s->d, onto.a), enclosed_integer(e, s->d)};
    const int lasts = stops ? possible(v, &ahead) : ABOVE;
    if (lasts & ABOVE) put_lasts(v, s, &onto);
    if (lasts & BELOW) put_stops(v, s);
}

/* The impact slips in direction d. */
static void put_slides(const struct visit *v, int d)
{
    struct enclosed *e = v->e;
    const struct stance_half *h = v->half;
    const struct range one = enclosed_integer(e, 1),
                       rub = enclosed_multiply(e, h->body->data.friction[h->i], h->body->G[2 * h->j + 1][2 * h->i]);
    const struct range push = enclosed_subtract(e, h->body->G[2 * h->j + 1][2 * h->i + 1], enclosed_times(e, d, rub));
    struct slip s = {.d = d};
    s.lift = enclosed_add(e, h->rise, enclosed_divide(e, push, stance_painleve(h->body, h->i, d)));
    s.left = (struct stance_line){d > 0 ? enclosed_negate(e, h->reach[0]) : h->reach[1], one};
    if (h->touches && enclosed_sign(e, s.lift) <= 0) {
        new_leaf(v, FORM_DOUBLE_IMPACT);
        return;
    }
    if (!h->flies) {
        put_slip(v, &s);
        return;
    }
    const struct range gain = enclosed_divide(e, h->kappa, s.lift);
    put_line(v, (struct stance_line){enclosed_fma(e, flight(v), s.left.a, gain), gain}, s.lift);
}

/* Raises the lower end of an interval to x, or lowers the upper end. */
static void cut(struct enclosed *e, struct stance_end *end, scalar x, int lower)
{
    const int beyond = end->infinite ? end->infinite : enclosed_compare(e, end->x.low, x);
    if (lower ? beyond < 0 : beyond > 0) *end = (struct stance_end){0, range_of(x)};
}

static int is_empty(struct enclosed *e, const struct stance_end span[2])
{
    if (span[0].infinite || span[1].infinite) return span[0].infinite > 0 || span[1].infinite < 0;
    return enclosed_compare(e, span[0].x.low, span[1].x.low) > 0;
}

/* The impact slips forward above reach[0], backward below -reach[1], and sticks between them. */
static void visit_part(struct visit v, int d)
{
    const struct range first = v.half->reach[0], last = enclosed_negate(v.e, v.half->reach[1]);
    if (d >= 0) cut(v.e, &v.span[0], d > 0 ? first.low : last.low, 1);
    if (d <= 0) cut(v.e, &v.span[1], d < 0 ? last.high : first.high, 0);
    if (is_empty(v.e, v.span)) return;
    if (d == 0)
        put_sticks(&v);
    else
        put_slides(&v, d);
}

int stance_half_leaves(const struct stance_half *half, const struct stance_end span[2],
                       struct stance_leaf leaf[STANCE_HALF_LEAVES])
{
    int count = 0;
    struct enclosed *e = half->e;
    const struct range one = enclosed_integer(e, 1);
    const struct visit v = {half, e, {span[0], span[1]}, leaf, &count};
    const struct stance_line over_first = {enclosed_negate(e, half->reach[0]), one}, over_last = {half->reach[1], one};
    const int forward = possible(&v, &over_first), backward = possible(&v, &over_last);
    if (forward & ABOVE) visit_part(v, 1);
    if ((forward & BELOW) && (backward & BELOW)) visit_part(v, -1);
    if ((forward & BELOW) && (backward & ABOVE)) visit_part(v, 0);
    return count;
}

void stance_make_half(const struct stance_body *body, int i, int flies, struct range height, struct range rise,
                      struct stance_half *half)
{
    struct enclosed *e = body->e;
    const int x = 2 * i, z = 2 * i + 1, j = 1 - i;
    const struct range A = body->G[x][x], B = body->G[x][z], C = body->G[z][z], *up = body->G[2 * j + 1];
    const struct range delta = enclosed_subtract(e, enclosed_multiply(e, A, C), enclosed_square(e, B)),
                       rub = enclosed_multiply(e, A, body->data.friction[i]), cosine = body->data.tangent[j].cosine;
    *half = (struct stance_half){.body = body, .e = e, .i = i, .j = j, .flies = flies, .height = height, .rise = rise};
    half->touches = range_sign(height) == 0;
    half->reach[0] = enclosed_divide(e, enclosed_subtract(e, rub, B), stance_painleve(body, i, 1));
    half->reach[1] = enclosed_divide(e, enclosed_add(e, rub, B), stance_painleve(body, i, -1));
    half->kappa = enclosed_divide(e, body->data.tangent[i].cosine, cosine);
    half->slope = enclosed_divide(e, body->data.tangent[j].sine, cosine);
    const struct range constant = enclosed_subtract(e, enclosed_multiply(e, up[z], A), enclosed_multiply(e, up[x], B));
    const struct range rate = enclosed_subtract(e, enclosed_multiply(e, up[z], B), enclosed_multiply(e, up[x], C));
    half->lift.a = enclosed_add(e, rise, enclosed_divide(e, constant, delta));
    half->lift.b = enclosed_divide(e, rate, delta);
}
