/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `spatial-impact`, and the parts of the check in their order. */
#include "check/spatial_impact/private.h"

/* The data of the contact; a = 0 and b = -1 (private.h). */
/*@ requires spatial_record_ok(r);
  @ assigns scalar_doubt;
  @ ensures contact3_plain(\result) && DOUBT_STAYS; */
static struct contact3 read_contact(struct spatial_record r)
{
    const scalar zero = scalar_zero(r.pool);
    struct contact3 k = {.a1 = zero, .a2 = zero, .b = scalar_subtract(r.pool, zero, scalar_one(r.pool))};
    k.A11 = spatial_field(r, "A11");
    k.A12 = spatial_field(r, "A12");
    k.A22 = spatial_field(r, "A22");
    k.B1 = spatial_field(r, "B1");
    k.B2 = spatial_field(r, "B2");
    k.C = spatial_field(r, "C");
    k.mu = spatial_optional(r, "mu");
    k.u1 = spatial_field(r, "u1");
    k.u2 = spatial_field(r, "u2");
    return k;
}

/* The first letter of the law. */
/*@ requires spatial_record_ok(r);
  @ assigns \nothing; */
static int read_law(struct spatial_record r)
{
    const int start = r.json->node[json_member(r.json, r.problem, "law")].start;
    return start < r.json->length ? r.json->text[start] : 0;
}

/* The data, where k are those of the contact. */
/*@ requires spatial_record_ok(r) && contact3_plain(k);
  @ assigns scalar_doubt;
  @ ensures plain: impact3_plain(\result) && \result.mu == k.mu;
  @ ensures doubt: DOUBT_STAYS; */
static struct impact3_numbers numbers_of(struct spatial_record r, struct contact3 k)
{
    return (struct impact3_numbers){.A11 = k.A11,
                                    .A12 = k.A12,
                                    .A22 = k.A22,
                                    .B1 = k.B1,
                                    .B2 = k.B2,
                                    .C = k.C,
                                    .mu = k.mu,
                                    .u1 = k.u1,
                                    .u2 = k.u2,
                                    .v0 = spatial_field(r, "v"),
                                    .restitution = spatial_field(r, "r"),
                                    .detA = spatial_cross(r.pool, k.A11, k.A22, k.A12, k.A12)};
}

/* Signs, as in the verdict; and whether the record does not say what happens when p = v = 0 >= h. */
struct signs {
    int stick, v, p, h, turns, open;
};

/* The direction of slip, which is not 0. */
/*@ requires impact3_ok(x) && square != \null;
  @ assigns scalar_doubt;
  @ ensures surd_vector_ok(&x->field, \result) && DOUBT_STAYS; */
static struct surd_vector direction_of(const struct impact3 *x, scalar square)
{
    const struct surd_field *f = &x->field;
    const scalar one = scalar_divide(x->e.pool, scalar_one(x->e.pool), square);
    const struct surd over = surd_times(f, one, spatial_root(f));
    return (struct surd_vector){surd_times(f, x->x.u1, over), surd_times(f, x->x.u2, over)};
}

/* 1 when the record has the row of the edge of the paradox. */
/*@ requires impact3_ok(x);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_edge(const struct impact3 *x)
{
    return json_is(x->json, x->row, "edge_of_the_paradox");
}

/* The signs of p, h and g in the direction of slip, and the others. */
/*@ requires impact3_ok(x) && \valid_read(q + (0 .. IMPACT3_QUANTITIES - 1));
  @ requires \forall integer i; 0 <= i < IMPACT3_QUANTITIES ==> q[i] != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct signs find_signs(const struct impact3 *x, const scalar *q)
{
    const struct surd_field *f = &x->field;
    struct signs s = {.stick = scalar_sign(q[IMPACT3_STICK]), .v = scalar_sign(x->n.v0), .p = 1};
    if (f->d == NULL) return s;
    const struct surd speed = spatial_root(f);
    const struct surd p = surd_subtract(f, surd_times(f, x->x.C, speed), surd_from(q[IMPACT3_ALONG]));
    const struct surd g = surd_subtract(f, surd_times(f, q[IMPACT3_TURN_B], speed), surd_from(q[IMPACT3_TURN_A]));
    s.p = surd_sign(f, p);
    s.turns = surd_sign(f, g);
    if (s.p == 0) s.h = surd_sign(f, spatial_form_h(f, x->x, direction_of(x, f->d)));
    s.open = s.v == 0 && s.p == 0 && s.h <= 0 && is_edge(x);
    return s;
}

/* For an impact whose slip does not turn: its direction, and how it is slowed down. */
struct line {
    struct surd speed, cosine, sine, brake;
};

/*@ predicate line_ok{L}(struct surd_field *f, struct line l) = surd_ok(f, l.speed) && surd_ok(f, l.cosine) &&
  @   surd_ok(f, l.sine) && surd_ok(f, l.brake); */

/* All numbers are 0 where the slip turns, or there is none. */
/*@ requires impact3_ok(x);
  @ assigns scalar_doubt;
  @ ensures line_ok(&x->field, \result) && DOUBT_STAYS; */
static struct line find_line(const struct impact3 *x, int turns)
{
    const struct surd_field *f = &x->field;
    const struct surd none = surd_from(scalar_zero(x->e.pool));
    if (turns != 0 || f->d == NULL) return (struct line){none, none, none, none};
    const struct surd_vector d = direction_of(x, f->d);
    return (struct line){spatial_root(f), d.x1, d.x2, spatial_form_k(f, x->x, d)};
}

/* What is known of the impact before it is followed. */
/*@ requires impact3_ok(x) && impact3_start_ok(start) && line_ok(&x->field, line);
  @ assigns \nothing;
  @ ensures record: \result.json == x->json && \result.answer == x->answer && \result.witness == x->witness;
  @ ensures e: \result.e.pool == x->e.pool && \result.e.bits == x->e.bits;
  @ ensures matrix: \result.A11 != \null && \result.A12 != \null && \result.A22 != \null && \result.detA != \null;
  @ ensures vector: \result.B1 != \null && \result.B2 != \null && \result.C != \null && \result.mu != \null;
  @ ensures motion: \result.u1 != \null && \result.u2 != \null && \result.v0 != \null;
  @ ensures others: \result.detG != \null && \result.restitution != \null;
  @ ensures start: range_ok(\result.rate) && range_ok(\result.speed_up) && range_ok(\result.towards_1) && range_ok(\result.towards_2);
  @ ensures field: \result.field.pool == x->field.pool && \result.field.d == x->field.d;
  @ ensures speed: surd_ok(&x->field, \result.speed);
  @ ensures cosine: surd_ok(&x->field, \result.cosine);
  @ ensures sine: surd_ok(&x->field, \result.sine);
  @ ensures brake: surd_ok(&x->field, \result.brake); */
static struct impact3_given given_of(const struct impact3 *x, struct signs s, struct impact3_start start,
                                     struct line line)
{
    struct impact3_given g = {.json = x->json, .answer = x->answer, .witness = x->witness, .e = x->e};
    g.A11 = x->n.A11;
    g.A12 = x->n.A12;
    g.A22 = x->n.A22;
    g.B1 = x->n.B1;
    g.B2 = x->n.B2;
    g.C = x->n.C;
    g.mu = x->n.mu;
    g.u1 = x->n.u1;
    g.u2 = x->n.u2;
    g.detA = x->n.detA;
    g.detG = x->detG;
    g.v0 = x->n.v0;
    g.restitution = x->n.restitution;
    g.law = x->law;
    g.stick = s.stick;
    g.v = s.v;
    g.p = s.p;
    g.turns = s.turns;
    g.starts = start.starts;
    g.rate = start.rate;
    g.speed_up = start.speed_up;
    g.towards_1 = start.towards_1;
    g.towards_2 = start.towards_2;
    g.field = x->field;
    g.speed = line.speed;
    g.cosine = line.cosine;
    g.sine = line.sine;
    g.brake = line.brake;
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
/*@ requires impact3_claim_ok(claim);
  @ assigns *claim.given->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_claim(struct impact3_claim claim)
{
    const struct impact3_given *given = claim.given;
    if (!impact3_happens(claim)) return impact3_has_no_path(given) && impact3_check_verdict(claim, no_walk(&given->e));
    const struct impact3_walk walk = impact3_follow(given);
    return walk.is_right && impact3_check_verdict(claim, walk);
}

/*@ requires impact3_ok(x) && impact3_start_ok(start);
  @ assigns *x->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_motion(const struct impact3 *x, struct signs s, struct impact3_start start)
{
    const struct impact3_given given = given_of(x, s, start, find_line(x, s.turns));
    //@ assert numbers: impact3_numbers(&given);
    //@ assert moves: impact3_moves(&given);
    //@ assert given: impact3_given_ok(&given);
    const struct impact3_claim claim = {.given = &given,
                                        .verdict = x->verdict,
                                        .row = x->row,
                                        .h = s.h,
                                        .open = s.open,
                                        .axis1 = x->axis1,
                                        .axis2 = x->axis2};
    return check_claim(claim);
}

/* Whether the data are in the hypotheses, and the quantities are right. */
/*@ requires spatial_record_ok(r) && spatial_data_ok(d) && impact3_plain(n) && n.mu != \null;
  @ requires \valid_read(q + (0 .. IMPACT3_QUANTITIES - 1)) && \separated(r.answer, q + (0 .. IMPACT3_QUANTITIES - 1));
  @ requires \forall integer i; 0 <= i < IMPACT3_QUANTITIES ==> q[i] != \null;
  @ assigns *r.answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures record: \result == 1 ==> spatial_record_ok(r); */
static int check_quantities(struct spatial_record r, struct spatial_data d, struct impact3_numbers n, const scalar *q)
{
    if (!impact3_check_hypotheses(r.json, r.problem, n, q, r.answer)) return 0;
    if (!d.elliptic) return impact3_check_circular(r.json, r.pool, q, r.answer);
    return impact3_check_elliptic(r.json, r.pool, numbers_of(r, d.given), n, d.mu1, d.mu2, r.answer);
}

/* The certificate with its data. */
/*@ requires spatial_record_ok(r) && spatial_data_ok(d) && impact3_plain(n) && n.mu != \null && detG != \null && square != \null;
  @ assigns scalar_doubt;
  @ ensures record: \result.json == r.json && \result.answer == r.answer && \result.verdict == r.verdict &&
  @   \result.witness == r.witness && \result.row == r.row;
  @ ensures pool: \result.e.pool == r.pool && \result.e.bits == IMPACT3_BITS && \result.field.pool == r.pool;
  @ ensures contact: contact3_ok(\result.x);
  @ ensures numbers: impact3_plain(\result.n) && \result.n.mu != \null;
  @ ensures others: \result.detG != \null && \result.axis1 != \null && \result.axis2 != \null && DOUBT_STAYS; */
static struct impact3 gather(struct spatial_record r, struct spatial_data d, struct impact3_numbers n, scalar detG,
                             scalar square)
{
    const scalar one = scalar_one(r.pool);
    struct impact3 x = {r.json, r.answer, r.verdict, r.witness, r.row, .e = {r.pool, IMPACT3_BITS}, .x = d.x, .n = n};
    x.law = read_law(r);
    x.detG = detG;
    x.axis1 = d.elliptic ? d.mu1 : one;
    x.axis2 = d.elliptic ? d.mu2 : one;
    x.field.pool = r.pool;
    x.field.d = scalar_sign(square) != 0 ? square : NULL;
    return x;
}

/* Checks the directions and the impact. */
/*@ requires impact3_ok(x) && \valid_read(q + (0 .. IMPACT3_QUANTITIES - 1));
  @ requires \forall integer i; 0 <= i < IMPACT3_QUANTITIES ==> q[i] != \null;
  @ assigns *x->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_parts(const struct impact3 *x, const scalar *q)
{
    const struct signs signs = find_signs(x, q);
    const struct impact3_start start = impact3_check_directions(x);
    return start.is_right && check_motion(x, signs, start);
}

int spatial_impact_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    scalar q[IMPACT3_QUANTITIES];
    const int problem = json_member(json, 0, "problem"), verdict = json_member(json, 0, "verdict");
    const int witness = json_member(json, 0, "witness"), row = json_member(json, 0, "row");
    const struct spatial_record record = {json, pool, answer, problem, verdict, witness, row, NULL};
    const struct spatial_data data = spatial_with_cone(record, read_contact(record));
    if (!data.is_right) return 0;
    const struct impact3_numbers numbers = numbers_of(record, data.x);
    impact3_evaluate(pool, numbers, q);
    if (!check_quantities(record, data, numbers, q)) return 0;
    const struct impact3 x = gather(record, data, numbers, q[IMPACT3_DET_G], q[IMPACT3_SQUARE]);
    return check_parts(&x, q);
}
