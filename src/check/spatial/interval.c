/* SPDX-License-Identifier: BSD-2-Clause */
/* mu in an interval: the words hold at both ends, and nothing changes between them (spec/spatial/README.md, section 5). */
#include "check/spatial/private.h"

int spatial_is_interval(struct spatial_record r)
{
    const int mu = json_member(r.json, r.problem, "mu");
    return mu != 0 && json_member(r.json, mu, "hi") != 0 && json_member(r.json, mu, "text") == 0;
}

/* ---------------------------------------------------------------- slips that begin at rest */

/* (S + C s) T = -det q with det = det(S + C s), so that lambda_T = T / det, and lambda_N = N / (C det) with N = -b det
 * - B.T; neither depends on mu. */
struct forces {
    struct poly size, N, critical; /* |T|^2; N; (T.T') N - |T|^2 N' */
};

/*@ predicate forces_ok(struct forces f) = poly_ok(f.size) && f.size.count <= 3 && poly_ok(f.N) && f.N.count <= 3 &&
  @   poly_ok(f.critical); */

/* X Y + Z W */
/*@ requires pool != \null && poly_ok(X) && X.count <= 2 && poly_ok(Y) && Y.count <= 2;
  @ requires poly_ok(Z) && Z.count <= 2 && poly_ok(W) && W.count <= 2;
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= 3 && DOUBT_STAYS; */
static struct poly products(struct scalar_pool *pool, struct poly X, struct poly Y, struct poly Z, struct poly W)
{
    return poly_add(pool, poly_multiply(pool, X, Y), poly_multiply(pool, Z, W));
}

/* det(S + C s) */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= 3 && DOUBT_STAYS; */
static struct poly determinant(const struct spatial *c)
{
    struct scalar_pool *pool = c->pool;
    const struct poly first = poly_line(c->S11, c->x.C), last = poly_line(c->S22, c->x.C);
    const struct poly other = poly_line(c->S12, scalar_zero(pool));
    return poly_subtract(pool, poly_multiply(pool, first, last), poly_multiply(pool, other, other));
}

/* A component of T, where T is its value at s = 0. */
/*@ requires spatial_ok(c) && T != \null && a != \null && B != \null;
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && \result.count <= 2 && DOUBT_STAYS; */
static struct poly tangential(const struct spatial *c, scalar T, scalar a, scalar B)
{
    const scalar q = spatial_cross(c->pool, c->x.C, a, c->x.b, B);
    return poly_line(T, scalar_subtract(c->pool, scalar_zero(c->pool), scalar_multiply(c->pool, c->x.C, q)));
}

/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures forces_ok(\result) && DOUBT_STAYS; */
static struct forces find_forces(const struct spatial *c)
{
    struct scalar_pool *pool = c->pool;
    const scalar zero = scalar_zero(pool), minus_b = scalar_subtract(pool, zero, c->x.b);
    const struct poly T1 = tangential(c, c->T_1, c->x.a1, c->x.B1), T2 = tangential(c, c->T_2, c->x.a2, c->x.B2);
    const struct poly push = products(pool, poly_line(c->x.B1, zero), T1, poly_line(c->x.B2, zero), T2);
    const struct poly size = products(pool, T1, T1, T2, T2);
    const struct poly rate = products(pool, T1, poly_slope(pool, T1), T2, poly_slope(pool, T2));
    const struct poly N = poly_subtract(pool, poly_scale(pool, minus_b, determinant(c)), push);
    const struct poly left = poly_multiply(pool, rate, N), right = poly_multiply(pool, size, poly_slope(pool, N));
    return (struct forces){size, N, poly_subtract(pool, left, right)};
}

/* (C |T|)^2 - (mu N)^2, which is negative when the quotient of the forces is below mu. */
/*@ requires spatial_ok(c) && forces_ok(f) && mu != \null;
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && DOUBT_STAYS; */
static struct poly gap(const struct spatial *c, struct forces f, scalar mu)
{
    struct scalar_pool *pool = c->pool;
    const scalar C = c->x.C, C_C = scalar_multiply(pool, C, C), mu_mu = scalar_multiply(pool, mu, mu);
    const struct poly left = poly_scale(pool, C_C, f.size);
    return poly_subtract(pool, left, poly_scale(pool, mu_mu, poly_multiply(pool, f.N, f.N)));
}

struct gaps {
    struct forces f;
    struct poly low, high;
};

/*@ predicate gaps_ok(struct gaps g) = forces_ok(g.f) && poly_ok(g.low) && poly_ok(g.high); */

/*@ requires pool != \null && poly_ok(x) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_negative(struct scalar_pool *pool, struct poly x, struct range cell)
{
    return x.count > 0 && scalar_sign(poly_range(pool, x, cell).high) < 0;
}

/*@ requires pool != \null && poly_ok(x) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_positive(struct scalar_pool *pool, struct poly x, struct range cell)
{
    return x.count > 0 && scalar_sign(poly_range(pool, x, cell).low) > 0;
}

/* 1 when no value of mu in the interval is critical on a cell. */
/*@ requires pool != \null && gaps_ok(g) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_quiet(struct scalar_pool *pool, struct gaps g, struct range cell)
{
    return is_negative(pool, g.f.N, cell) || is_negative(pool, g.low, cell) || is_positive(pool, g.high, cell) ||
           poly_zeros_within(pool, g.f.critical, cell) == 0;
}

/*@ requires pool != \null && gaps_ok(g) && cut != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int cut_is_quiet(struct scalar_pool *pool, struct gaps g, scalar cut)
{
    return poly_sign_at(pool, g.f.critical, cut) != 0 || poly_sign_at(pool, g.low, cut) < 0 ||
           poly_sign_at(pool, g.high, cut) > 0;
}

/* What is wrong with a cut behind another one; NULL when nothing is. */
/*@ requires pool != \null && gaps_ok(g) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static const char *wrong_cell(struct scalar_pool *pool, struct gaps g, struct range cell)
{
    if (scalar_sign(scalar_subtract(pool, cell.high, cell.low)) <= 0) return "the cuts do not rise from 0";
    if (is_quiet(pool, g, cell) && cut_is_quiet(pool, g, cell.high)) return NULL;
    return "slips may appear or vanish in a cell";
}

/* What is wrong with the cells from 0 upwards, and with what lies beyond them. */
/*@ requires spatial_ok(c) && 0 <= list < c->json->count && gaps_ok(g);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static const char *wrong_cells(const struct spatial *c, int list, struct gaps g)
{
    const int end = c->json->node[list].next;
    if (list == 0) return "is missing";
    if (end == list + 1) return "slips may appear or vanish beyond the cells";
    scalar last = quantity_number(c->json, c->pool, list + 1);
    if (scalar_sign(last) != 0) return "the cuts do not rise from 0";
    /*@ loop invariant list < i <= c->json->count && last != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, last, scalar_doubt;
      @ loop variant c->json->count - i; */
    for (int i = c->json->node[list + 1].next; i < end; i = c->json->node[i].next) {
        const struct range cell = {last, quantity_number(c->json, c->pool, i)};
        const char *wrong = wrong_cell(c->pool, g, cell);
        if (wrong != NULL) return wrong;
        last = cell.high;
    }
    if (poly_zeros_beyond(c->pool, g.f.critical, last) == 0) return NULL;
    return "slips may appear or vanish beyond the cells";
}

/* Checks the cuts between which no slip appears or vanishes. */
/*@ requires spatial_ok(c) && low != \null && high != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_slips(const struct spatial *c, scalar low, scalar high)
{
    const int list = json_member(c->json, json_member(c->json, 0, "witness"), "slips");
    const struct forces f = find_forces(c);
    if (f.critical.count == 0)
        return (list == 0 && f.size.count == 0) ||
               spatial_rejected(c, "witness", "slips", "no slip begins, or any does");
    const struct gaps all = {f, gap(c, f, low), gap(c, f, high)};
    const char *wrong = wrong_cells(c, list, all);
    return wrong == NULL || spatial_rejected(c, "witness", "slips", wrong);
}

/* ---------------------------------------------------------------- the ends of the arc */

/* At an end of the arc h vanishes only if (B.d)^2 = C^2/mu^2 is a zero of delta x^2 - delta |B|^2 x + (B x SB)^2. */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures poly_ok(\result) && DOUBT_STAYS; */
static struct poly turns_of(const struct spatial *c)
{
    struct scalar_pool *pool = c->pool;
    const scalar B1 = c->x.B1, B2 = c->x.B2;
    const scalar gap = scalar_subtract(pool, c->S11, c->S22), twice = scalar_add(pool, c->S12, c->S12);
    const scalar delta = spatial_dot(pool, gap, gap, twice, twice), size = spatial_dot(pool, B1, B1, B2, B2);
    const scalar SB1 = spatial_dot(pool, c->S11, B1, c->S12, B2), SB2 = spatial_dot(pool, c->S12, B1, c->S22, B2);
    const scalar cross = spatial_cross(pool, B1, SB2, B2, SB1);
    const scalar linear = scalar_subtract(pool, scalar_zero(pool), scalar_multiply(pool, delta, size));
    return poly_of(scalar_multiply(pool, cross, cross), linear, delta);
}

/* (C / mu)^2 */
/*@ requires spatial_ok(c) && mu != \null;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar inverse_square(const struct spatial *c, scalar mu)
{
    const scalar ratio = scalar_divide(c->pool, c->x.C, mu);
    return scalar_multiply(c->pool, ratio, ratio);
}

/* When S is a multiple of the unit matrix, h is 0 at both ends for every mu. */
/*@ requires spatial_ok(c) && low != \null && high != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_ends(const struct spatial *c, scalar low, scalar high)
{
    const scalar gap = scalar_subtract(c->pool, c->S11, c->S22);
    if (scalar_sign(gap) == 0 && scalar_sign(c->S12) == 0) return 1;
    const struct poly turns = turns_of(c);
    const struct range range = {inverse_square(c, high), inverse_square(c, low)};
    return (poly_sign_at(c->pool, turns, range.low) != 0 && poly_sign_at(c->pool, turns, range.high) != 0 &&
            poly_zeros_within(c->pool, turns, range) == 0) ||
           spatial_rejected(c, "verdict.words", "ends", "may change within the interval");
}

/* ---------------------------------------------------------------- the interval */

/* That nothing changes between low and high, where the words hold for high. */
/*@ requires spatial_ok(c) && low != \null && high != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_between(const struct spatial *c, scalar low, scalar high)
{
    const int arc = scalar_sign(c->D) > 0, rests = !spatial_moves(c), b = scalar_sign(c->x.b);
    if (arc && !check_ends(c, low, high)) return 0;
    if (arc && rests && b == 0) return spatial_rejected(c, "verdict", "words", "the ends of the arc move with mu");
    if (rests && b != 0) return check_slips(c, low, high);
    return json_member(c->json, json_member(c->json, 0, "witness"), "slips") == 0 ||
           spatial_rejected(c, "witness", "slips", "no slip begins in a cell");
}

/* The words for one mu, with the witness under a name. */
/*@ requires spatial_record_ok(r) && mu != \null;
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures spatial_record_ok(\result) && \result.answer == r.answer; */
static struct spatial_record record_for(struct spatial_record r, scalar mu, const char *name)
{
    r.mu = mu;
    r.row = json_member(r.json, r.verdict, "row");
    r.verdict = json_member(r.json, r.verdict, "words");
    r.witness = json_member(r.json, r.witness, name);
    return r;
}

/* Checks the words for low. */
/*@ requires spatial_record_ok(r);
  @ assigns *r.answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures record: \result == 1 ==> spatial_record_ok(r); */
static int check_low(struct spatial_record r)
{
    const struct spatial_data data = spatial_read(r);
    if (!data.is_right) return 0;
    const struct spatial c = spatial_find(r, data.x);
    if (!spatial_check_hypotheses(&c)) return 0;
    //@ assert same: c.json == r.json && c.answer == r.answer;
    if (!spatial_check_words(&c)) return 0;
    //@ assert same: c.json == r.json && c.answer == r.answer;
    //@ assert json: json_ok(r.json);
    //@ assert count: r.json->count == \at(r.json->count, Pre);
    //@ assert text: r.json->text == \at(r.json->text, Pre) && r.json->length == \at(r.json->length, Pre);
    return 1;
}

/* Checks the words for high, and that nothing changes from low to high. */
/*@ requires spatial_record_ok(r) && low != \null && high != \null;
  @ assigns *r.answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_high(struct spatial_record r, scalar low, scalar high)
{
    const struct spatial_data data = spatial_read(r);
    if (!data.is_right) return 0;
    const struct spatial c = spatial_find(r, data.x);
    return spatial_check_hypotheses(&c) && spatial_check_words(&c) && check_between(&c, low, high);
}

int spatial_check_interval(struct spatial_record r)
{
    const int mu = json_member(r.json, r.problem, "mu"), certain = json_member(r.json, r.verdict, "certain");
    const scalar low = quantity_number(r.json, r.pool, json_member(r.json, mu, "lo")),
                 high = quantity_number(r.json, r.pool, json_member(r.json, mu, "hi"));
    if (scalar_sign(low) <= 0 || scalar_sign(scalar_subtract(r.pool, high, low)) <= 0)
        return answer_set(r.answer, ANSWER_REJECTED, "problem", "mu", "is no interval of positive numbers");
    if (r.json->node[certain].type != JSON_TRUE)
        return answer_set(r.answer, ANSWER_REJECTED, "verdict", "certain", "is true");
    return check_low(record_for(r, low, "low")) && check_high(record_for(r, high, "high"), low, high);
}
