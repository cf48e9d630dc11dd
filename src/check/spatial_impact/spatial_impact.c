/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `spatial-impact`, and its verdict. */
#include "check/spatial_impact/private.h"

int impact3_rejected(const struct impact3 *x, const char *place, const char *item, const char *what)
{
    return answer_set(x->s.answer, ANSWER_REJECTED, place, item, what);
}

/* A field of the problem; NULL when it is absent. */
static scalar field(const struct impact3 *x, const char *name)
{
    const int node = json_member(x->s.json, x->s.problem, name);
    return node != 0 ? quantity_number(x->s.json, x->s.pool, node) : NULL;
}

static scalar cross(const struct spatial *c, scalar a, scalar b, scalar d, scalar e)
{
    return spatial_minus(c, spatial_times(c, a, b), spatial_times(c, d, e));
}

static scalar dot(const struct spatial *c, scalar a, scalar b, scalar d, scalar e)
{
    return spatial_plus(c, spatial_times(c, a, b), spatial_times(c, d, e));
}

/* Reads the data; a = 0 and b = -1 (private.h). */
static void read_data(struct impact3 *x)
{
    struct spatial *c = &x->s;
    const scalar zero = scalar_zero(c->pool), minus_one = spatial_minus(c, zero, scalar_one(c->pool));
    c->x = (struct contact3){field(x, "A11"),
                             field(x, "A12"),
                             field(x, "A22"),
                             field(x, "B1"),
                             field(x, "B2"),
                             field(x, "C"),
                             field(x, "mu"),
                             zero,
                             zero,
                             minus_one,
                             field(x, "u1"),
                             field(x, "u2")};
    c->mu1 = field(x, "mu1");
    c->mu2 = field(x, "mu2");
    x->v0 = field(x, "v");
    x->restitution = field(x, "r");
    x->law = x->s.json->text[x->s.json->node[json_member(x->s.json, x->s.problem, "law")].start];
}

/* Reads mu, or mu1 and mu2, and reduces the problem to a circular cone. */
static int make_circular(struct impact3 *x)
{
    struct spatial *c = &x->s;
    c->elliptic = c->x.mu == NULL;
    if (c->elliptic != (c->mu1 != NULL) || c->elliptic != (c->mu2 != NULL))
        return impact3_rejected(x, "problem", "mu", "either mu, or mu1 and mu2");
    if (c->elliptic && (scalar_sign(c->mu1) <= 0 || scalar_sign(c->mu2) <= 0))
        return impact3_rejected(x, "problem", "mu1", "outside the hypotheses");
    if (c->elliptic) spatial_reduce(c);
    c->m1 = spatial_times(c, c->x.mu, c->x.B1);
    c->m2 = spatial_times(c, c->x.mu, c->x.B2);
    c->detA = cross(c, c->x.A11, c->x.A22, c->x.A12, c->x.A12);
    return 1;
}

/* The quantities in their order. */
enum { QUANTITIES = 22, DET_G = 14, SQUARE = 16, ALONG = 17, STICK = 18, TURN_B = 19, TURN_A = 20, RANGE = 21 };
static const char *const names[QUANTITIES] = {"A11",    "A12",  "A22",   "B1",     "B2",     "C",      "mu",   "u1",
                                              "u2",     "v",    "r",     "detA",   "w1",     "w2",     "detG", "D",
                                              "speed2", "muBu", "stick", "turn_B", "turn_A", "r_range"};

static void evaluate(const struct impact3 *x, scalar q[QUANTITIES])
{
    const struct spatial *c = &x->s;
    const struct contact3 *k = &c->x;
    const scalar w1 = cross(c, k->A22, k->B1, k->A12, k->B2), w2 = cross(c, k->A11, k->B2, k->A12, k->B1);
    const scalar square = dot(c, k->u1, k->u1, k->u2, k->u2), limit = spatial_times(c, k->mu, c->detA);
    const scalar turning = dot(c, k->A12, cross(c, k->u1, k->u1, k->u2, k->u2), spatial_minus(c, k->A22, k->A11),
                               spatial_times(c, k->u1, k->u2));
    const scalar values[QUANTITIES] = {
        k->A11,
        k->A12,
        k->A22,
        k->B1,
        k->B2,
        k->C,
        k->mu,
        k->u1,
        k->u2,
        x->v0,
        x->restitution,
        c->detA,
        w1,
        w2,
        spatial_minus(c, spatial_times(c, k->C, c->detA), dot(c, k->B1, w1, k->B2, w2)),
        spatial_minus(c, dot(c, c->m1, c->m1, c->m2, c->m2), spatial_times(c, k->C, k->C)),
        square,
        dot(c, c->m1, k->u1, c->m2, k->u2),
        spatial_minus(c, spatial_times(c, limit, limit), dot(c, w1, w1, w2, w2)),
        cross(c, k->B2, k->u1, k->B1, k->u2),
        spatial_times(c, k->mu, turning),
        cross(c, x->restitution, scalar_one(c->pool), x->restitution, x->restitution)};
    for (int i = 0; i < QUANTITIES; i++) q[i] = values[i];
}

/* Those of an elliptic cone: the data, and the data of the circular cone to which it is reduced. */
enum { ELLIPTIC = 19 };
static const char *const elliptic_names[ELLIPTIC] = {"A11",  "A12", "A22", "B1",  "B2", "C",    "mu1",
                                                     "mu2",  "u1",  "u2",  "v",   "r",  "A11r", "A12r",
                                                     "A22r", "B1r", "B2r", "u1r", "u2r"};

static int check_quantities(const struct impact3 *x, const struct contact3 *given, const scalar q[QUANTITIES])
{
    const struct spatial *c = &x->s;
    const struct contact3 *k = &c->x;
    const scalar elliptic[ELLIPTIC] = {given->A11, given->A12, given->A22, given->B1, given->B2,      given->C, c->mu1,
                                       c->mu2,     given->u1,  given->u2,  x->v0,     x->restitution, k->A11,   k->A12,
                                       k->A22,     k->B1,      k->B2,      k->u1,     k->u2};
    const int count = c->elliptic ? ELLIPTIC : QUANTITIES, node = json_member(c->json, 0, "quantities");
    const char *const *name = c->elliptic ? elliptic_names : names;
    if (json_size(c->json, node) != count)
        return impact3_rejected(x, "quantities", "", "there are others than the problem has");
    for (int i = 0; i < count; i++)
        if (json_member(c->json, node, name[i]) == 0) return impact3_rejected(x, "quantities", name[i], "is missing");
    return quantities_check(c->json, c->pool, name, c->elliptic ? elliptic : q, count, c->answer);
}

static int check_hypotheses(const struct impact3 *x, const scalar *q)
{
    const char *outside = "outside the hypotheses";
    const int law = json_member(x->s.json, x->s.problem, "law");
    if (scalar_sign(x->s.x.A11) <= 0 || scalar_sign(x->s.detA) <= 0)
        return impact3_rejected(x, "problem", "A11", outside);
    if (scalar_sign(x->s.detG) <= 0) return impact3_rejected(x, "problem", "detG", outside);
    if (scalar_sign(x->s.x.mu) < 0) return impact3_rejected(x, "problem", "mu", outside);
    if (scalar_sign(x->v0) > 0) return impact3_rejected(x, "problem", "v", outside);
    if (scalar_sign(q[RANGE]) < 0) return impact3_rejected(x, "problem", "r", outside);
    return json_is(x->s.json, law, "poisson") || json_is(x->s.json, law, "energetic") ||
           json_is(x->s.json, law, "newton") || impact3_rejected(x, "problem", "law", "is no such word");
}

/* The signs of p, h and g in the direction of slip. */
static void find_signs(struct impact3 *x, const scalar *q)
{
    struct spatial *c = &x->s;
    x->stick = scalar_sign(q[STICK]);
    x->v = scalar_sign(x->v0);
    x->p = 1;
    if (scalar_sign(q[SQUARE]) == 0) return;
    const struct surd speed = spatial_set_root(c, q[SQUARE]);
    const struct surd p =
        surd_subtract(&c->field, surd_multiply(&c->field, surd_from(c->x.C), speed), surd_from(q[ALONG]));
    const struct surd g =
        surd_subtract(&c->field, surd_multiply(&c->field, surd_from(q[TURN_B]), speed), surd_from(q[TURN_A]));
    const struct surd one_over = {scalar_zero(c->pool), scalar_divide(c->pool, scalar_one(c->pool), q[SQUARE])};
    x->p = surd_sign(&c->field, p);
    x->turns = surd_sign(&c->field, g);
    if (x->p == 0)
        x->h = surd_sign(&c->field, spatial_form_h(c, surd_multiply(&c->field, surd_from(c->x.u1), one_over),
                                                   surd_multiply(&c->field, surd_from(c->x.u2), one_over)));
}

/* The direction of slip, for an impact whose slip does not turn. */
static void give_line(const struct impact3 *x, struct impact3_given *g)
{
    const struct spatial *c = &x->s;
    const scalar zero = scalar_zero(c->pool), square = dot(c, c->x.u1, c->x.u1, c->x.u2, c->x.u2);
    const struct surd over = {zero, scalar_divide(c->pool, scalar_one(c->pool), square)};
    g->field = c->field;
    g->speed = (struct surd){zero, scalar_one(c->pool)};
    g->cosine = surd_multiply(&c->field, surd_from(c->x.u1), over);
    g->sine = surd_multiply(&c->field, surd_from(c->x.u2), over);
    g->brake = spatial_form_k(c, g->cosine, g->sine);
}

/* What is known of the impact before it is followed. */
static struct impact3_given given_of(const struct impact3 *x)
{
    const struct spatial *c = &x->s;
    const struct surd none = surd_from(scalar_zero(c->pool));
    const struct range zero = enclose_integer(&x->e, 0);
    struct impact3_given g = {.json = c->json, .answer = c->answer, .witness = c->witness, .e = x->e};
    g.A11 = c->x.A11;
    g.A12 = c->x.A12;
    g.A22 = c->x.A22;
    g.B1 = c->x.B1;
    g.B2 = c->x.B2;
    g.C = c->x.C;
    g.mu = c->x.mu;
    g.u1 = c->x.u1;
    g.u2 = c->x.u2;
    g.detA = c->detA;
    g.detG = c->detG;
    g.v0 = x->v0;
    g.restitution = x->restitution;
    g.law = x->law;
    g.stick = x->stick;
    g.v = x->v;
    g.p = x->p;
    g.turns = x->turns;
    g.starts = x->starts;
    g.rate = x->starts > 0 ? x->rate : zero;
    g.speed_up = x->starts > 0 ? x->speed_up : zero;
    g.towards_1 = x->starts > 0 ? x->direction[0] : zero;
    g.towards_2 = x->starts > 0 ? x->direction[1] : zero;
    g.field = (struct surd_field){c->pool, NULL};
    g.speed = g.cosine = g.sine = g.brake = none;
    return g;
}

/* The walk where there is no impact. */
static struct impact3_walk no_walk(const struct enclose *e)
{
    const struct range zero = enclose_integer(e, 0);
    const struct impact3_event none = {zero, zero, zero, zero, zero};
    return (struct impact3_walk){.stop = none,
                                 .compression = none,
                                 .end = none,
                                 .state = {zero, zero, zero, zero},
                                 .target = zero,
                                 .last = scalar_zero(e->pool)};
}

/* Follows the impact, when there is one, and checks the verdict. */
static int check_motion(const struct impact3 *x)
{
    const struct spatial *c = &x->s;
    const scalar one = scalar_one(c->pool);
    struct impact3_given given = given_of(x);
    const struct impact3_claim claim = {.given = &given,
                                        .verdict = c->verdict,
                                        .row = c->row,
                                        .h = x->h,
                                        .open = x->open,
                                        .axis1 = c->elliptic ? c->mu1 : one,
                                        .axis2 = c->elliptic ? c->mu2 : one};
    if (!impact3_happens(claim)) return impact3_has_no_path(&given) && impact3_check_verdict(claim, no_walk(&x->e));
    if (x->turns == 0 && (scalar_sign(c->x.u1) != 0 || scalar_sign(c->x.u2) != 0)) give_line(x, &given);
    const struct impact3_walk walk = impact3_follow(&given);
    return walk.is_right && impact3_check_verdict(claim, walk);
}

int spatial_impact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    scalar q[QUANTITIES];
    struct impact3 x = {.s = {.json = json,
                              .pool = pool,
                              .answer = answer,
                              .problem = json_member(json, 0, "problem"),
                              .verdict = json_member(json, 0, "verdict"),
                              .witness = json_member(json, 0, "witness"),
                              .row = json_member(json, 0, "row")},
                        .e = {pool, IMPACT3_BITS}};
    read_data(&x);
    const struct contact3 given = x.s.x;
    if (!make_circular(&x)) return 0;
    evaluate(&x, q);
    x.s.detG = q[DET_G];
    if (!check_hypotheses(&x, q) || !check_quantities(&x, &given, q)) return 0;
    find_signs(&x, q);
    x.open = x.v == 0 && x.p == 0 && x.h <= 0 && json_is(json, json_member(json, 0, "row"), "edge_of_the_paradox");
    return impact3_check_directions(&x) && check_motion(&x);
}
