/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `spatial-impact`, and the parts of the check in their order. */
#include "check/spatial_impact/private.h"
#include "check/spatial_impact/quantities.h"

int impact3_rejected(const struct impact3 *x, const char *place, const char *item, const char *what)
{
    return answer_set(x->s.answer, ANSWER_REJECTED, place, item, what);
}

/* A field of the problem; NULL when it is absent. */
/*@ requires impact3_reads(x);
  @ requires constant_text(name);
  @ assigns scalar_doubt, \result \from x, name;
  @ ensures DOUBT_STAYS; */
static scalar field(const struct impact3 *x, const char *name)
{
    const int node = json_member(x->s.json, x->s.problem, name);
    return node != 0 ? quantity_number(x->s.json, x->s.pool, node) : NULL;
}

/*@ requires c->pool != \null && \valid_read(c) && p != \null && q != \null && r != \null && s != \null;
  @ assigns \result \from c, p, q, r, s;
  @ ensures \result != \null; */
static scalar cross(const struct spatial *c, scalar p, scalar q, scalar r, scalar s)
{
    return scalar_subtract(c->pool, scalar_multiply(c->pool, p, q), scalar_multiply(c->pool, r, s));
}

/*@ requires c->pool != \null && \valid_read(c) && p != \null && q != \null && r != \null && s != \null;
  @ assigns \result \from c, p, q, r, s;
  @ ensures \result != \null; */
static scalar dot(const struct spatial *c, scalar p, scalar q, scalar r, scalar s)
{
    return scalar_add(c->pool, scalar_multiply(c->pool, p, q), scalar_multiply(c->pool, r, s));
}

/* A field that the schema requires. */
/*@ requires impact3_reads(x);
  @ requires constant_text(name);
  @ assigns scalar_doubt, \result \from x, name;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar needed(const struct impact3 *x, const char *name)
{
    return quantity_number(x->s.json, x->s.pool, json_member(x->s.json, x->s.problem, name));
}

/* The data of the contact; a = 0 and b = -1 (private.h). */
/*@ requires impact3_reads(x);
  @ assigns scalar_doubt;
  @ ensures matrix: \result.A11 != \null && \result.A12 != \null && \result.A22 != \null;
  @ ensures vector: \result.B1 != \null && \result.B2 != \null && \result.C != \null;
  @ ensures motion: \result.u1 != \null && \result.u2 != \null && \result.b != \null;
  @ ensures doubt: DOUBT_STAYS; */
static struct contact3 read_contact(const struct impact3 *x)
{
    const scalar zero = scalar_zero(x->s.pool);
    struct contact3 k = {.a1 = zero, .a2 = zero, .b = scalar_subtract(x->s.pool, zero, scalar_one(x->s.pool))};
    k.A11 = needed(x, "A11");
    k.A12 = needed(x, "A12");
    k.A22 = needed(x, "A22");
    k.B1 = needed(x, "B1");
    k.B2 = needed(x, "B2");
    k.C = needed(x, "C");
    k.mu = field(x, "mu");
    k.u1 = needed(x, "u1");
    k.u2 = needed(x, "u2");
    return k;
}

/* The first letter of the law. */
/*@ requires impact3_reads(x);
  @ assigns \nothing; */
static int read_law(const struct impact3 *x)
{
    const struct json *json = x->s.json;
    const int start = json->node[json_member(json, x->s.problem, "law")].start;
    return start < json->length ? json->text[start] : 0;
}

/* Reads the data. */
static void read_data(struct impact3 *x)
{
    x->s.x = read_contact(x);
    x->s.mu1 = field(x, "mu1");
    x->s.mu2 = field(x, "mu2");
    x->v0 = needed(x, "v");
    x->restitution = needed(x, "r");
    x->law = read_law(x);
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

/* The data, where `k` are those of the contact. */
/*@ requires \valid_read(x) && \valid_read(k);
  @ assigns \nothing;
  @ ensures contact: \result.A11 == k->A11 && \result.A12 == k->A12 && \result.A22 == k->A22 && \result.B1 == k->B1 &&
  @   \result.B2 == k->B2 && \result.C == k->C && \result.mu == k->mu && \result.u1 == k->u1 && \result.u2 == k->u2;
  @ ensures others: \result.v0 == x->v0 && \result.restitution == x->restitution && \result.detA == x->s.detA; */
static struct impact3_numbers numbers_of(const struct impact3 *x, const struct contact3 *k)
{
    return (struct impact3_numbers){.A11 = k->A11,
                                    .A12 = k->A12,
                                    .A22 = k->A22,
                                    .B1 = k->B1,
                                    .B2 = k->B2,
                                    .C = k->C,
                                    .mu = k->mu,
                                    .u1 = k->u1,
                                    .u2 = k->u2,
                                    .v0 = x->v0,
                                    .restitution = x->restitution,
                                    .detA = x->s.detA};
}

/* The signs of p, h and g in the direction of slip. */
static void find_signs(struct impact3 *x, const scalar *q)
{
    struct spatial *c = &x->s;
    x->stick = scalar_sign(q[IMPACT3_STICK]);
    x->v = scalar_sign(x->v0);
    x->p = 1;
    if (scalar_sign(q[IMPACT3_SQUARE]) == 0) return;
    const struct surd speed = spatial_set_root(c, q[IMPACT3_SQUARE]);
    const struct surd p =
        surd_subtract(&c->field, surd_multiply(&c->field, surd_from(c->x.C), speed), surd_from(q[IMPACT3_ALONG]));
    const struct surd g = surd_subtract(&c->field, surd_multiply(&c->field, surd_from(q[IMPACT3_TURN_B]), speed),
                                        surd_from(q[IMPACT3_TURN_A]));
    const struct surd one_over = {scalar_zero(c->pool), scalar_divide(c->pool, scalar_one(c->pool), q[IMPACT3_SQUARE])};
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
/*@ requires enclose_ok(e);
  @ assigns \nothing;
  @ ensures impact3_walk_ok(\result); */
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
    scalar q[IMPACT3_QUANTITIES];
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
    const struct impact3_numbers numbers = numbers_of(&x, &x.s.x);
    impact3_evaluate(pool, numbers, q);
    x.s.detG = q[IMPACT3_DET_G];
    if (!impact3_check_hypotheses(json, x.s.problem, numbers, q, answer)) return 0;
    if (!(x.s.elliptic ? impact3_check_elliptic(json, pool, numbers_of(&x, &given), numbers, x.s.mu1, x.s.mu2, answer)
                       : impact3_check_circular(json, pool, q, answer)))
        return 0;
    find_signs(&x, q);
    x.open = x.v == 0 && x.p == 0 && x.h <= 0 && json_is(json, json_member(json, 0, "row"), "edge_of_the_paradox");
    return impact3_check_directions(&x) && check_motion(&x);
}
