/* SPDX-License-Identifier: BSD-2-Clause */
/* u = 0: flight, stick, and slip in every direction in which it can start. */
#include "check/numbers/narrow.h"
#include "check/spatial/private.h"

/* Why a certificate is rejected; `what` is NULL when nothing is wrong. */
struct flaw {
    const char *place, *item, *what;
};

/* The slips that start from rest, as far as they were found. */
struct starts {
    struct flaw flaw;
    int list, next; /* the slips in the verdict, and the next one of them */
    int all, sum;   /* the number of slips, and the sum of their indices */
    int folds;      /* how many have the index 0 */
    int continuum;  /* 1 when slip starts with any force up to one */
};

/*@ predicate starts_ok{L}(struct json *json, struct starts s) = 0 <= s.list < json->count && s.list < s.next <= json->count &&
  @   0 <= s.folds <= s.all && -s.all <= s.sum <= s.all && 0 <= s.continuum <= 1; */

/*@ assigns \nothing;
  @ ensures \result.what == \null; */
static struct flaw no_flaw(void)
{
    return (struct flaw){NULL, NULL, NULL};
}

/*@ assigns \nothing; */
static struct flaw in_slips(const char *what)
{
    return (struct flaw){"verdict", "slip_directions", what};
}

/*@ assigns \nothing; */
static struct flaw in_cuts(const char *what)
{
    return (struct flaw){"witness", "cuts", what};
}

/*@ assigns \nothing; */
static struct flaw in_ends(const char *what)
{
    return (struct flaw){"verdict", "slips_at_ends", what};
}

/* No slip yet. */
/*@ requires spatial_ok(c) && 0 <= list < c->json->count;
  @ assigns \nothing;
  @ ensures starts_ok(c->json, \result) && \result.all == 0 && \result.list == list; */
static struct starts no_starts(const struct spatial *c, int list)
{
    (void)c;
    return (struct starts){.flaw = no_flaw(), .list = list, .next = list + 1};
}

/* The interval {"lo","hi"} under a key. */
/*@ requires spatial_ok(c) && 0 <= object < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range stated(const struct spatial *c, int object, const char *key)
{
    const int node = json_member(c->json, object, key);
    const scalar low = quantity_number(c->json, c->pool, json_member(c->json, node, "lo"));
    return (struct range){low, quantity_number(c->json, c->pool, json_member(c->json, node, "hi"))};
}

/* 1 when the interval under a key contains a range, has a positive lower end, and is narrow. */
/*@ requires spatial_ok(c) && 0 <= object < c->json->count && range_ok(range);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int holds(const struct spatial *c, int object, const char *key, struct range range)
{
    const struct range outer = stated(c, object, key);
    return scalar_sign(outer.low) > 0 && scalar_sign(scalar_subtract(c->pool, range.low, outer.low)) >= 0 &&
           scalar_sign(scalar_subtract(c->pool, outer.high, range.high)) >= 0 &&
           range_is_narrow(c->pool, outer, outer.low, SPATIAL_BITS);
}

/*@ requires spatial_ok(c) && 0 <= object < c->json->count && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_cell(const struct spatial *c, int object, int sigma, struct range cell)
{
    const struct range t = stated(c, object, "t");
    return json_is(c->json, json_member(c->json, object, "chart"), sigma > 0 ? known_text("+") : known_text("-")) &&
           scalar_equal(t.low, cell.low) && scalar_equal(t.high, cell.high);
}

/* x / y, where y does not contain 0. */
/*@ requires pool != \null && range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range quotient(struct scalar_pool *pool, struct range x, struct range y)
{
    const scalar one = scalar_one(pool);
    const struct range inverse = {scalar_divide(pool, one, y.high), scalar_divide(pool, one, y.low)};
    return range_multiply(pool, x, inverse);
}

/* lambda_N = -b / p and rho = E / p, where the powers of w cancel. */
/*@ requires spatial_ok(c) && 0 <= object < c->json->count && chart3_ok(chart) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int forces_hold(const struct spatial *c, int object, struct chart3 chart, struct range cell)
{
    struct scalar_pool *pool = c->pool;
    const struct range p = poly_range(pool, poly_multiply(pool, chart.p, chart.w), cell);
    const struct range E = poly_range(pool, chart.E, cell);
    const struct range w_w = poly_range(pool, poly_multiply(pool, chart.w, chart.w), cell);
    const struct range load = range_of(scalar_subtract(pool, scalar_zero(pool), c->x.b));
    if (scalar_sign(p.low) <= 0 && scalar_sign(p.high) >= 0) return 0;
    return holds(c, object, "lambda_N", quotient(pool, range_multiply(pool, load, w_w), p)) &&
           holds(c, object, "rho", quotient(pool, E, p));
}

/* The index: 1 when R decreases, -1 when it increases, 0 for a double zero, at which two solutions coincide. */
/*@ requires spatial_ok(c) && chart3_ok(chart) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int index_of(const struct spatial *c, struct chart3 chart, struct range cell)
{
    const int low = poly_sign_at(c->pool, chart.R, cell.low), high = poly_sign_at(c->pool, chart.R, cell.high);
    return low == high ? 0 : low;
}

/* With one more slip. */
/*@ requires -1 <= index <= 1 && 0 <= s.folds <= s.all <= 4 * JSON_MAX_VALUES && -s.all <= s.sum <= s.all;
  @ assigns \nothing;
  @ ensures count: \result.all == s.all + 1 && 0 <= \result.folds <= \result.all && -\result.all <= \result.sum <= \result.all;
  @ ensures list: \result.list == s.list && \result.next == s.next && \result.continuum == s.continuum; */
static struct starts counted(struct starts s, int index)
{
    s.all++;
    s.folds += index == 0;
    s.sum += index;
    return s;
}

/* The index of a slip in the verdict; 2 when it is none. */
/*@ requires spatial_ok(c) && 0 <= slip < c->json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 2; */
static int stated_index(const struct spatial *c, int slip)
{
    const int node = json_member(c->json, slip, "index");
    if (quantity_sign_is(c->json, node, 1)) return 1;
    if (quantity_sign_is(c->json, node, 0)) return 0;
    return quantity_sign_is(c->json, node, -1) ? -1 : 2;
}

/* For an interval of mu the verdict gives the number of slips of each index, because their directions change. */
/*@ requires spatial_ok(c) && starts_ok(c->json, s);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_counts(const struct spatial *c, struct starts s)
{
    const int p = -scalar_sign(c->x.b);
    struct starts found = no_starts(c, s.list);
    /*@ loop invariant list: s.list < i <= c->json->count && starts_ok(c->json, found);
      @ loop invariant all: found.all <= i;
      @ loop assigns i, found;
      @ loop variant c->json->count - i; */
    for (int i = s.list + 1; i < c->json->node[s.list].next; i = c->json->node[i].next) {
        const int index = stated_index(c, i);
        if (index <= 1) found = counted(found, index);
        if (!quantity_sign_is(c->json, json_member(c->json, i, "p"), p)) return in_slips("another sign of p");
    }
    const int all = json_size(c->json, s.list) == s.all && found.all == s.all;
    return all && found.folds == s.folds && found.sum == s.sum ? no_flaw() : in_slips("other indices");
}

/* Compares the slip in a cell with an object in the verdict. */
/*@ requires spatial_ok(c) && 0 <= object < c->json->count && chart3_ok(chart) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_start(const struct spatial *c, int object, int sigma, struct chart3 chart, struct range cell,
                                 int index, int p)
{
    if (!is_cell(c, object, sigma, cell)) return in_slips("a direction is missing, or is elsewhere");
    if (!range_is_narrow(c->pool, cell, scalar_one(c->pool), SPATIAL_BITS))
        return in_slips("a direction is wider than 2^-40");
    if (!quantity_sign_is(c->json, json_member(c->json, object, "index"), index)) return in_slips("another index");
    if (!quantity_sign_is(c->json, json_member(c->json, object, "p"), p)) return in_slips("another sign of p");
    if (forces_hold(c, object, chart, cell)) return no_flaw();
    return in_slips("a force or acceleration lies outside its interval, or this is wider than 2^-40 allows");
}

/* With the slip in a cell, which has to be the next one in the verdict. */
/*@ requires spatial_ok(c) && starts_ok(c->json, s) && s.all <= 4 * JSON_MAX_VALUES;
  @ requires chart3_ok(chart) && range_ok(cell);
  @ assigns scalar_doubt;
  @ ensures starts_ok(c->json, \result) && DOUBT_STAYS;
  @ ensures all: \result.all <= s.all + 1; */
static struct starts with_start(const struct spatial *c, struct starts s, int sigma, struct chart3 chart,
                                struct range cell, int p)
{
    const int object = s.next, index = index_of(c, chart, cell);
    struct starts more = counted(s, index);
    if (c->interval) return more;
    if (s.list == 0 || object >= c->json->node[s.list].next) {
        more.flaw = in_slips("a direction is missing");
        return more;
    }
    more.next = c->json->node[object].next;
    more.flaw = flaw_of_start(c, object, sigma, chart, cell, index, p);
    return more;
}

/*@ assigns \nothing;
  @ ensures \result.list == s.list && \result.next == s.next && \result.all == s.all;
  @ ensures \result.folds == s.folds && \result.sum == s.sum && \result.continuum == s.continuum; */
static struct starts flawed(struct starts s, struct flaw flaw)
{
    s.flaw = flaw;
    return s;
}

/* Decides whether slip starts at the zero of R in a cell. */
/*@ requires spatial_ok(c) && starts_ok(c->json, s) && s.all <= 4 * JSON_MAX_VALUES;
  @ requires chart3_ok(chart) && spatial_walk_ok(c->json, w);
  @ assigns scalar_doubt;
  @ ensures starts_ok(c->json, \result) && DOUBT_STAYS;
  @ ensures all: \result.all <= s.all + 1; */
static struct starts visit(const struct spatial *c, struct starts s, int sigma, struct chart3 chart,
                           struct spatial_walk w)
{
    const struct flaw wide = in_cuts("a cell is too wide to tell a sign");
    const int p = poly_sign_at_zero(c->pool, chart.p, w.simple, w.cell);
    if (p == RANGE_OPEN) return flawed(s, wide);
    if (scalar_sign(c->x.b) * p >= 0) return s;
    const int E = poly_sign_at_zero(c->pool, chart.E, w.simple, w.cell);
    if (E == RANGE_OPEN) return flawed(s, wide);
    return E * p <= 0 ? s : with_start(c, s, sigma, chart, w.cell, p);
}

/* With the slips in a chart, at the zeros of R. */
/*@ requires spatial_ok(c) && 0 <= cuts < c->json->count && starts_ok(c->json, s) && s.all <= JSON_MAX_VALUES;
  @ assigns scalar_doubt;
  @ ensures starts_ok(c->json, \result) && DOUBT_STAYS;
  @ ensures all: \result.all <= s.all + JSON_MAX_VALUES; */
static struct starts with_chart(const struct spatial *c, struct starts s, int cuts, int sigma)
{
    const struct chart3 chart = spatial_chart(c->pool, c->x, sigma);
    struct spatial_walk w = spatial_begin(c->json, c->pool, cuts, sigma, chart.R);
    w = spatial_next(c->json, c->pool, w);
    /*@ loop invariant walk: spatial_walk_ok(c->json, w) && DOUBT_HAS_STAYED;
      @ loop invariant starts: starts_ok(c->json, s);
      @ loop invariant all: s.all <= \at(s.all, Pre) + (w.is_in_cell == 1 ? w.node : JSON_MAX_VALUES);
      @ loop assigns w, s, scalar_doubt;
      @ loop variant w.is_in_cell == 1 ? c->json->count - w.node : 0; */
    while (w.is_in_cell) {
        if (w.zeros > 0) s = visit(c, s, sigma, chart, w);
        if (s.flaw.what != NULL) return s;
        w = spatial_next(c->json, c->pool, w);
    }
    return w.wrong != NULL ? flawed(s, in_cuts(w.wrong)) : s;
}

/* b not 0: the slips at the zeros of R, unless it vanishes identically. */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures starts_ok(c->json, \result) && DOUBT_STAYS;
  @ ensures all: \result.all <= 2 * JSON_MAX_VALUES; */
static struct starts find_slips(const struct spatial *c)
{
    const int cuts = json_member(c->json, c->witness, "cuts");
    const int list = json_member(c->json, c->verdict, "slip_directions");
    const struct chart3 chart = spatial_chart(c->pool, c->x, 1);
    struct starts s = no_starts(c, list);
    if (list == 0 || json_member(c->json, c->verdict, "slips_at_ends") != 0) return flawed(s, in_slips("b is not 0"));
    if ((cuts != 0) != (chart.R.count > 0)) return flawed(s, in_cuts("are there where R is not 0"));
    if (cuts != 0) s = with_chart(c, s, cuts, 1);
    if (cuts != 0 && s.flaw.what == NULL) s = with_chart(c, s, cuts, -1);
    if (s.flaw.what != NULL) return s;
    if (c->interval) return flawed(s, flaw_of_counts(c, s));
    if (s.next == c->json->node[list].next) return s;
    return flawed(s, in_slips("there are directions in which no slip starts"));
}

/* Slip at an end of the arc, b = 0: e.a + g lambda_N = 0 and rho = d.a - k lambda_N. */
struct end_case {
    struct surd e_a, d_a, g, k;
};

/*@ predicate end_case_ok{L}(struct surd_field *f, struct end_case x) = surd_ok(f, x.e_a) && surd_ok(f, x.d_a) &&
  @   surd_ok(f, x.g) && surd_ok(f, x.k); */

/*@ requires spatial_ok(c) && surd_vector_ok(&c->edge, d);
  @ assigns \nothing;
  @ ensures end_case_ok(&c->edge, \result); */
static struct end_case case_at(const struct spatial *c, struct surd_vector d)
{
    const struct surd_field *f = &c->edge;
    const scalar a1 = c->x.a1, a2 = c->x.a2;
    return (struct end_case){surd_subtract(f, surd_times(f, a2, d.x1), surd_times(f, a1, d.x2)),
                             surd_add(f, surd_times(f, a1, d.x1), surd_times(f, a2, d.x2)), spatial_form_g(f, c->x, d),
                             spatial_form_k(f, c->x, d)};
}

/* Whether slip starts: 0 no, 1 with one force, 2 with a continuum. */
/*@ requires spatial_ok(c) && end_case_ok(&c->edge, x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 2 && DOUBT_STAYS; */
static int kind_of_end(const struct spatial *c, struct end_case x)
{
    const struct surd_field *f = &c->edge;
    const int g = surd_sign(f, x.g), pushed = surd_sign(f, x.e_a);
    if (g == 0) return pushed == 0 && surd_sign(f, x.d_a) > 0 ? 2 : 0;
    /* g rho = g d.a + k e.a */
    const struct surd rate = surd_add(f, surd_multiply(f, x.g, x.d_a), surd_multiply(f, x.k, x.e_a));
    return pushed * g < 0 && surd_sign(f, rate) * g > 0;
}

/* 1 when an object states the force and the acceleration of a kind of slip. */
/*@ requires spatial_ok(c) && 0 <= object < c->json->count && end_case_ok(&c->edge, x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int forces_are_stated(const struct spatial *c, int object, int kind, struct end_case x)
{
    const struct surd_field *f = &c->edge;
    const struct surd force = spatial_surd(c, f, json_member(c->json, object, "lambda_N"));
    const struct surd rho = spatial_surd(c, f, json_member(c->json, object, "rho"));
    if (force.a == NULL || rho.a == NULL) return 0;
    const struct surd braked = surd_multiply(f, x.k, force);
    if (kind == 2) return surd_equal(f, braked, x.d_a) && surd_equal(f, rho, x.d_a);
    const struct surd across = surd_add(f, x.e_a, surd_multiply(f, x.g, force));
    return surd_sign(f, across) == 0 && surd_equal(f, surd_add(f, rho, braked), x.d_a);
}

/*@ requires spatial_ok(c) && 0 <= object < c->json->count && end_case_ok(&c->edge, x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int end_is_stated(const struct spatial *c, int object, int which, int kind, struct end_case x)
{
    const char *end = which == 0 ? known_text("+") : known_text("-");
    const char *force = kind == 2 ? known_text("up to lambda_N") : known_text("lambda_N");
    return json_is(c->json, json_member(c->json, object, "end"), end) &&
           json_is(c->json, json_member(c->json, object, "force"), force) && forces_are_stated(c, object, kind, x);
}

/* With the slip at the end d+ (which = 0) or d-, if it starts there. */
/*@ requires spatial_ok(c) && starts_ok(c->json, s) && s.all <= 1;
  @ assigns scalar_doubt;
  @ ensures starts_ok(c->json, \result) && DOUBT_STAYS;
  @ ensures all: \result.all <= s.all + 1 && \result.list == s.list; */
static struct starts with_end(const struct spatial *c, struct starts s, int which)
{
    const struct end_case x = case_at(c, spatial_end(c, which));
    const int kind = kind_of_end(c, x);
    if (kind == 0) return s;
    if (s.next >= c->json->node[s.list].next || !end_is_stated(c, s.next, which, kind, x))
        return flawed(s, in_ends("are others"));
    s.next = c->json->node[s.next].next;
    s.all++;
    s.folds += kind == 2;
    if (kind == 2) s.continuum = 1;
    return s;
}

/* b = 0: slip is possible only where p = 0. */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures starts_ok(c->json, \result) && DOUBT_STAYS;
  @ ensures all: \result.all <= 2 * JSON_MAX_VALUES; */
static struct starts find_slips_at_ends(const struct spatial *c)
{
    const int list = json_member(c->json, c->verdict, "slips_at_ends"), D = scalar_sign(c->D);
    struct starts s = no_starts(c, list);
    if (list == 0 || json_member(c->json, c->verdict, "slip_directions") != 0 ||
        json_member(c->json, c->witness, "cuts") != 0)
        return flawed(s, in_ends("b is 0"));
    if (D >= 0) s = with_end(c, s, 0);
    if (D > 0 && s.flaw.what == NULL) s = with_end(c, s, 1);
    if (s.flaw.what != NULL || s.next == c->json->node[list].next) return s;
    return flawed(s, in_ends("are others"));
}

/* Whether the forces of stick are in the witness. */
/*@ requires spatial_ok(c) && 0 <= witness < c->json->count && by != \null && value != \null;
  @ requires constant_text(key);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_force(const struct spatial *c, int witness, const char *key, scalar by, scalar value)
{
    const scalar stated = quantity_number(c->json, c->pool, json_member(c->json, witness, key));
    return scalar_equal(scalar_multiply(c->pool, stated, by), value) ||
           spatial_rejected(c, "witness.T", key, "is not the force of stick");
}

/* Stick: 2 strictly inside the cone, 1 on its boundary, 0 outside. */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 2 && DOUBT_STAYS; */
static int stick_of(const struct spatial *c)
{
    const int force = scalar_sign(c->T_N), cone = scalar_sign(c->cone);
    return force < 0 || cone < 0 ? 0 : force > 0 && cone > 0 ? 2 : 1;
}

/*@ requires spatial_ok(c) && 0 <= stick <= 2;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_stick(const struct spatial *c, int stick)
{
    const int witness = json_member(c->json, c->witness, "T");
    const char *word = stick == 0 ? known_text("inconsistent") : known_text("consistent");
    if (!spatial_mode_is(c, "T", stick == 1 ? known_text("boundary") : word)) return 0;
    if ((witness != 0) != (stick != 0)) return spatial_rejected(c, "witness", "T", "is there where stick is possible");
    if (witness == 0) return 1;
    const scalar scale = scalar_multiply(c->pool, c->x.C, c->detG);
    return check_force(c, witness, "lambda_N", c->detG, c->T_N) &&
           check_force(c, witness, "lambda_T1", scale, c->T_1) && check_force(c, witness, "lambda_T2", scale, c->T_2);
}

/* The stability of stick under a small disturbance. */
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_stability(const struct spatial *c, int stick, int b, struct starts s)
{
    if (stick == 0) return spatial_null_is(c, "stick_stability");
    if (stick == 1) return spatial_word_is(c, "stick_stability", "degenerate");
    if (b >= 0 || s.all > 0) return spatial_word_is(c, "stick_stability", "unstable");
    const int arc = scalar_sign(c->D) > 0;
    return spatial_word_is(c, "stick_stability", arc ? known_text("undecided-arc") : known_text("stable"));
}

/*@ requires spatial_ok(c) && starts_ok(c->json, s) && s.all <= 2 * JSON_MAX_VALUES && 0 <= stick <= 2 && -1 <= b <= 1;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_class(const struct spatial *c, int b, int stick, struct starts s, int solutions)
{
    if (b == 0) return spatial_row_is(c, "rest_weightless") && spatial_word_is(c, "class", "degenerate");
    if (stick == 1 || s.folds > 0)
        return spatial_row_is(c, "rest_on_a_boundary") && spatial_word_is(c, "class", "degenerate");
    if (s.sum + (b > 0) + (stick == 2) != 1)
        return spatial_rejected(c, "verdict", "slips", "the indices do not add up to 1");
    if (solutions == 1) return spatial_row_is(c, "rest_one_motion") && spatial_word_is(c, "class", "determinate");
    return spatial_row_is(c, "rest_several_motions") && spatial_word_is(c, "class", "indeterminate");
}

/*@ assigns \result \from s;
  @ ensures constant_text(\result); */
static const char *mode_of_slip(struct starts s)
{
    if (s.all == 0) return known_text("inconsistent");
    return s.all > s.folds ? known_text("consistent") : known_text("boundary");
}

/*@ assigns \result \from b;
  @ ensures constant_text(\result); */
static const char *mode_of_flight(int b)
{
    return b > 0 ? known_text("consistent") : b == 0 ? known_text("boundary") : known_text("inconsistent");
}

/*@ requires spatial_ok(c) && starts_ok(c->json, s) && s.all <= 2 * JSON_MAX_VALUES && 0 <= stick <= 2 && -1 <= b <= 1;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_counts(const struct spatial *c, int b, int stick, struct starts s)
{
    const int sticks = stick != 0 && scalar_sign(c->T_N) > 0, solutions = (b >= 0) + sticks + s.all;
    if (!spatial_mode_is(c, "F", mode_of_flight(b)) || !spatial_mode_is(c, "S", mode_of_slip(s))) return 0;
    if (!spatial_integer_is(c, "slips", s.all)) return 0;
    if (!(s.continuum ? spatial_word_is(c, "solutions", "continuum") : spatial_integer_is(c, "solutions", solutions)))
        return 0;
    return check_class(c, b, stick, s, solutions) && check_stability(c, stick, b, s);
}

/* 1 when a field of the verdict about slip is absent. */
/*@ requires spatial_ok(c);
  @ requires constant_text(key);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int is_absent(const struct spatial *c, const char *key)
{
    return json_member(c->json, c->verdict, key) == 0 || spatial_rejected(c, "verdict", key, "the point rests");
}

/* 1 when the fields about slip are absent. */
/*@ requires spatial_ok(c);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int has_no_slip(const struct spatial *c)
{
    if (!is_absent(c, "p") || !is_absent(c, "impact_without_collision")) return 0;
    if (!is_absent(c, "crossing") || !is_absent(c, "resolution")) return 0;
    return json_member(c->json, c->witness, "S") == 0 || spatial_rejected(c, "witness", "S", "the point rests");
}

/* Checks the slips that start from rest, and how many motions there are. */
/*@ requires spatial_ok(c) && 0 <= stick <= 2;
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_starts(const struct spatial *c, int stick)
{
    const int b = scalar_sign(c->x.b);
    const struct starts s = b == 0 ? find_slips_at_ends(c) : find_slips(c);
    if (s.flaw.what != NULL) return spatial_rejected(c, s.flaw.place, s.flaw.item, s.flaw.what);
    return check_counts(c, b, stick, s);
}

int spatial_check_rest(const struct spatial *c)
{
    const int stick = stick_of(c);
    return spatial_word_is(c, "state", "rests") && has_no_slip(c) && check_stick(c, stick) && check_starts(c, stick);
}
