/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `spatial`, its quantities and its hypotheses. */
#include "check/spatial/private.h"

scalar spatial_cross(struct scalar_pool *pool, scalar x, scalar y, scalar z, scalar w)
{
    return scalar_subtract(pool, scalar_multiply(pool, x, y), scalar_multiply(pool, z, w));
}

scalar spatial_dot(struct scalar_pool *pool, scalar x, scalar y, scalar z, scalar w)
{
    return scalar_add(pool, scalar_multiply(pool, x, y), scalar_multiply(pool, z, w));
}

scalar spatial_field(struct spatial_record r, const char *name)
{
    return quantity_number(r.json, r.pool, json_member(r.json, r.problem, name));
}

scalar spatial_optional(struct spatial_record r, const char *name)
{
    return json_member(r.json, r.problem, name) != 0 ? spatial_field(r, name) : NULL;
}

/* The contact as given in the problem. */
/*@ requires spatial_record_ok(r);
  @ assigns scalar_doubt;
  @ ensures contact3_plain(\result) && DOUBT_STAYS; */
static struct contact3 read_contact(struct spatial_record r)
{
    struct contact3 x;
    x.A11 = spatial_field(r, "A11");
    x.A12 = spatial_field(r, "A12");
    x.A22 = spatial_field(r, "A22");
    x.B1 = spatial_field(r, "B1");
    x.B2 = spatial_field(r, "B2");
    x.C = spatial_field(r, "C");
    x.mu = r.mu != NULL ? r.mu : spatial_optional(r, "mu");
    x.a1 = spatial_field(r, "a1");
    x.a2 = spatial_field(r, "a2");
    x.b = spatial_field(r, "b");
    x.u1 = spatial_field(r, "u1");
    x.u2 = spatial_field(r, "u2");
    return x;
}

/*@ requires \valid(r.answer);
  @ assigns *r.answer;
  @ ensures \result == 0; */
static int reject_data(struct spatial_record r, const char *item, const char *what)
{
    return answer_set(r.answer, ANSWER_REJECTED, "problem", item, what);
}

/* Whether there is mu, or mu1 and mu2 are in the hypotheses. */
/*@ requires spatial_record_ok(r);
  @ assigns *r.answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures elliptic: \result == 1 && d.elliptic != 0 ==> d.mu1 != \null && d.mu2 != \null;
  @ ensures record: \result == 1 ==> spatial_record_ok(r); */
static int check_cone(struct spatial_record r, struct spatial_data d)
{
    if (d.elliptic != (d.mu1 != NULL) || d.elliptic != (d.mu2 != NULL))
        return reject_data(r, "mu", "either mu, or mu1 and mu2");
    if (!d.elliptic) return 1;
    return (scalar_sign(d.mu1) > 0 && scalar_sign(d.mu2) > 0) || reject_data(r, "mu1", "outside the hypotheses");
}

struct spatial_data spatial_with_cone(struct spatial_record r, struct contact3 given)
{
    struct spatial_data d = {.elliptic = given.mu == NULL, .given = given, .x = given};
    d.mu1 = spatial_optional(r, "mu1");
    d.mu2 = spatial_optional(r, "mu2");
    d.is_right = check_cone(r, d);
    if (d.is_right && d.elliptic) d.x = spatial_reduce(r.pool, given, d.mu1, d.mu2);
    return d;
}

struct spatial_data spatial_read(struct spatial_record r)
{
    struct spatial_data d = spatial_with_cone(r, read_contact(r));
    if (d.is_right && scalar_sign(d.x.C) <= 0) d.is_right = reject_data(r, "C", "outside the hypotheses");
    return d;
}

/* Stick: G (lambda_T, lambda_N) = -(a, b) by Cramer's rule; and with S = C A - B B^T, S lambda_T = -(C a - b B). */
struct spatial spatial_find(struct spatial_record r, struct contact3 x)
{
    struct scalar_pool *pool = r.pool;
    struct spatial c = {r.json, pool, r.answer, r.verdict, r.witness, r.row, .interval = r.mu != NULL, .x = x};
    c.m1 = scalar_multiply(pool, x.mu, x.B1);
    c.m2 = scalar_multiply(pool, x.mu, x.B2);
    c.D = scalar_subtract(pool, spatial_dot(pool, c.m1, c.m1, c.m2, c.m2), scalar_multiply(pool, x.C, x.C));
    c.S11 = spatial_cross(pool, x.C, x.A11, x.B1, x.B1);
    c.S12 = spatial_cross(pool, x.C, x.A12, x.B1, x.B2);
    c.S22 = spatial_cross(pool, x.C, x.A22, x.B2, x.B2);
    c.detA = spatial_cross(pool, x.A11, x.A22, x.A12, x.A12);
    c.detG = scalar_divide(pool, spatial_cross(pool, c.S11, c.S22, c.S12, c.S12), x.C);
    const scalar q1 = spatial_cross(pool, x.C, x.a1, x.b, x.B1), q2 = spatial_cross(pool, x.C, x.a2, x.b, x.B2);
    c.T_1 = spatial_cross(pool, c.S12, q2, c.S22, q1);
    c.T_2 = spatial_cross(pool, c.S12, q1, c.S11, q2);
    const scalar minor1 = spatial_cross(pool, x.A12, x.B2, x.A22, x.B1);
    const scalar minor2 = spatial_cross(pool, x.A12, x.B1, x.A11, x.B2);
    const scalar sides = spatial_dot(pool, minor1, x.a1, minor2, x.a2), below = scalar_multiply(pool, c.detA, x.b);
    c.T_N = scalar_subtract(pool, scalar_zero(pool), scalar_add(pool, sides, below));
    const scalar limit = scalar_multiply(pool, scalar_multiply(pool, x.mu, x.C), c.T_N);
    c.cone = scalar_subtract(pool, scalar_multiply(pool, limit, limit), spatial_dot(pool, c.T_1, c.T_1, c.T_2, c.T_2));
    c.square = spatial_dot(pool, x.u1, x.u1, x.u2, x.u2);
    c.along = spatial_dot(pool, c.m1, x.u1, c.m2, x.u2);
    c.edge.pool = pool;
    c.edge.d = scalar_sign(c.D) > 0 ? c.D : NULL;
    c.speed = (struct surd_field){pool, c.square};
    return c;
}

/* The quantities of a circular cone, and those of an elliptic cone: the data, and the data of the circular cone to which
 * it is reduced. Each has a name and a value. */
/* clang-format off */
#define CIRCULAR(Q)                                                                                                    \
    Q(A11, c->x.A11) Q(A12, c->x.A12) Q(A22, c->x.A22) Q(B1, c->x.B1) Q(B2, c->x.B2) Q(C, c->x.C) Q(mu, c->x.mu)       \
    Q(a1, c->x.a1) Q(a2, c->x.a2) Q(b, c->x.b) Q(u1, c->x.u1) Q(u2, c->x.u2) Q(detA, c->detA)                          \
    Q(w1, spatial_cross(c->pool, c->x.A22, c->x.B1, c->x.A12, c->x.B2))                                                \
    Q(w2, spatial_cross(c->pool, c->x.A11, c->x.B2, c->x.A12, c->x.B1))                                                \
    Q(detG, c->detG) Q(D, c->D) Q(speed2, c->square) Q(muBu, c->along) Q(T_N, c->T_N)                                  \
    Q(q1, spatial_cross(c->pool, c->x.C, c->x.a1, c->x.b, c->x.B1))                                                    \
    Q(q2, spatial_cross(c->pool, c->x.C, c->x.a2, c->x.b, c->x.B2))                                                    \
    Q(S11, c->S11) Q(S12, c->S12) Q(S22, c->S22) Q(T_1, c->T_1) Q(T_2, c->T_2) Q(T_cone, c->cone)
#define ELLIPTIC(Q)                                                                                                    \
    Q(A11, d.given.A11) Q(A12, d.given.A12) Q(A22, d.given.A22) Q(B1, d.given.B1) Q(B2, d.given.B2) Q(C, d.given.C)    \
    Q(mu1, d.mu1) Q(mu2, d.mu2) Q(a1, d.given.a1) Q(a2, d.given.a2) Q(b, d.given.b) Q(u1, d.given.u1)                  \
    Q(u2, d.given.u2) Q(A11r, d.x.A11) Q(A12r, d.x.A12) Q(A22r, d.x.A22) Q(B1r, d.x.B1) Q(B2r, d.x.B2)                 \
    Q(a1r, d.x.a1) Q(a2r, d.x.a2) Q(u1r, d.x.u1) Q(u2r, d.x.u2)
/* clang-format on */
#define CIRCULAR_INDEX(name, x) CIRCULAR_##name,
#define ELLIPTIC_INDEX(name, x) ELLIPTIC_##name,
#define CIRCULAR_NAME(name, x)                                                                                         \
    if (quantity == CIRCULAR_##name) return known_text(#name);
#define ELLIPTIC_NAME(name, x)                                                                                         \
    if (quantity == ELLIPTIC_##name) return known_text(#name);
#define CIRCULAR_VALUE(name, x)                                                                                        \
    if (quantity == CIRCULAR_##name) return x;
#define ELLIPTIC_VALUE(name, x)                                                                                        \
    if (quantity == ELLIPTIC_##name) return x;
enum { CIRCULAR(CIRCULAR_INDEX) CIRCULAR_COUNT };
enum { ELLIPTIC(ELLIPTIC_INDEX) ELLIPTIC_COUNT };

/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
static const char *circular_name(int quantity)
{
    CIRCULAR(CIRCULAR_NAME)
    return known_text("");
}

/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
static const char *elliptic_name(int quantity)
{
    ELLIPTIC(ELLIPTIC_NAME)
    return known_text("");
}

/*@ requires spatial_ok(c) && 0 <= quantity < CIRCULAR_COUNT;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar circular_value(const struct spatial *c, int quantity)
{
    CIRCULAR(CIRCULAR_VALUE)
    return NULL;
}

/*@ requires spatial_data_ok(d) && d.elliptic != 0 && 0 <= quantity < ELLIPTIC_COUNT;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar elliptic_value(struct spatial_data d, int quantity)
{
    ELLIPTIC(ELLIPTIC_VALUE)
    return NULL;
}

/* Checks that `quantities` has these quantities. */
/*@ requires spatial_ok(c) && 0 <= count;
  @ requires lists: \valid_read(name + (0 .. count - 1)) && \valid_read(value + (0 .. count - 1));
  @ requires apart: \separated(c->answer, name + (0 .. count - 1), value + (0 .. count - 1));
  @ requires items: \forall integer k; 0 <= k < count ==> constant_text(name[k]) && value[k] != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_list(const struct spatial *c, const char *const *name, const scalar *value, int count)
{
    const int node = json_member(c->json, 0, "quantities");
    if (json_size(c->json, node) != count)
        return spatial_rejected(c, "quantities", "", "there are others than the problem has");
    /*@ loop invariant 0 <= i <= count;
      @ loop assigns i;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++)
        if (json_member(c->json, node, name[i]) == 0) return spatial_rejected(c, "quantities", name[i], "is missing");
    return quantities_check(c->json, c->pool, name, value, count, c->answer);
}

/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_circular(const struct spatial *c)
{
    const char *name[CIRCULAR_COUNT];
    scalar value[CIRCULAR_COUNT];
    /*@ loop invariant 0 <= i <= CIRCULAR_COUNT;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]) && value[k] != \null;
      @ loop assigns i, name[0 .. CIRCULAR_COUNT - 1], value[0 .. CIRCULAR_COUNT - 1];
      @ loop variant CIRCULAR_COUNT - i; */
    for (int i = 0; i < CIRCULAR_COUNT; i++) {
        name[i] = circular_name(i);
        value[i] = circular_value(c, i);
    }
    return check_list(c, name, value, CIRCULAR_COUNT);
}

/*@ requires spatial_ok(c) && spatial_data_ok(d) && d.elliptic != 0;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_elliptic(const struct spatial *c, struct spatial_data d)
{
    const char *name[ELLIPTIC_COUNT];
    scalar value[ELLIPTIC_COUNT];
    /*@ loop invariant 0 <= i <= ELLIPTIC_COUNT;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]) && value[k] != \null;
      @ loop assigns i, name[0 .. ELLIPTIC_COUNT - 1], value[0 .. ELLIPTIC_COUNT - 1];
      @ loop variant ELLIPTIC_COUNT - i; */
    for (int i = 0; i < ELLIPTIC_COUNT; i++) {
        name[i] = elliptic_name(i);
        value[i] = elliptic_value(d, i);
    }
    return check_list(c, name, value, ELLIPTIC_COUNT);
}

int spatial_check_quantities(const struct spatial *c, struct spatial_data data)
{
    return data.elliptic ? check_elliptic(c, data) : check_circular(c);
}

int spatial_check_hypotheses(const struct spatial *c)
{
    const char *outside = "outside the hypotheses";
    if (scalar_sign(c->x.A11) <= 0) return spatial_rejected(c, "problem", "A11", outside);
    if (scalar_sign(c->detA) <= 0) return spatial_rejected(c, "problem", "detA", outside);
    if (scalar_sign(c->detG) <= 0) return spatial_rejected(c, "problem", "detG", outside);
    return scalar_sign(c->x.mu) >= 0 || spatial_rejected(c, "problem", "mu", outside);
}
