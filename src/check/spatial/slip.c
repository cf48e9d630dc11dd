/* SPDX-License-Identifier: BSD-2-Clause */
/* u not 0: p |u| = C |u| - mu B . u, in numbers x + y |u|. */
#include "check/spatial/private.h"

/* The solutions of b + p lambda_N = v_dot by Newton's, Signorini's and Coulomb's laws, according to the signs of b and
 * p. */
struct row {
    const char *name, *F, *S;
    int solutions; /* -1 for a continuum */
    const char *class;
};

/*@ predicate row_ok{L}(struct row r) = constant_text(r.name) && constant_text(r.F) && constant_text(r.S) &&
  @   constant_text(r.class); */

/*@ requires constant_text(name);
  @ requires constant_text(F);
  @ requires constant_text(S);
  @ requires constant_text(class);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row row(const char *name, const char *F, const char *S, int solutions, const char *class)
{
    return (struct row){name, F, S, solutions, class};
}

/* b = 0 */
/*@ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row weightless(int p)
{
    if (p == 0) return row("g_spot", "boundary", "boundary", -1, "degenerate");
    if (p > 0) return row("weightless", "boundary", "boundary", 1, "degenerate");
    return row("weightless_in_paradox", "boundary", "boundary", 1, "degenerate");
}

/*@ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row row_of(int b, int p, int h)
{
    if (b == 0) return weightless(p);
    if (b > 0 && p < 0) return row("flight_or_slip", "consistent", "consistent", 2, "indeterminate");
    if (b > 0 && p > 0) return row("flight", "consistent", "inconsistent", 1, "determinate");
    if (b > 0) return row("flight_at_the_edge", "consistent", "inconsistent", 1, "determinate");
    if (p > 0) return row("slip", "inconsistent", "consistent", 1, "determinate");
    if (p < 0) return row("paradox", "inconsistent", "inconsistent", 0, "inconsistent");
    if (h < 0) return row("enter", "inconsistent", "inconsistent", 0, "inconsistent");
    if (h > 0) return row("repel", "inconsistent", "inconsistent", 0, "inconsistent");
    return row("edge", "inconsistent", "inconsistent", 0, "inconsistent");
}

/* 1 when g is not 0 where p = 0: there g = -mu (J u . S u) / (C |u|^2), J being the rotation by a right angle. */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int turns_at_edge(const struct spatial *c)
{
    const scalar u1 = c->x.u1, u2 = c->x.u2;
    const scalar first = spatial_dot(c->pool, c->S11, u1, c->S12, u2);
    const scalar second = spatial_dot(c->pool, c->S12, u1, c->S22, u2);
    return !scalar_equal(scalar_multiply(c->pool, u1, second), scalar_multiply(c->pool, u2, first));
}

/*@ assigns \result \from p, h, turns;
  @ ensures constant_text(\result); */
static const char *impact_of(int p, int h, int turns)
{
    const int sign = p != 0 ? p : h;
    if (sign < 0) return known_text("possible");
    return sign > 0 || turns ? known_text("no") : known_text("degenerate");
}

/* What follows for b < 0 at p = 0. */
/*@ assigns \result \from h, turns;
  @ ensures constant_text(\result); */
static const char *follows_edge(int h, int turns)
{
    if (h < 0) return known_text("IWC");
    return h > 0 || turns ? known_text("S-singular") : known_text("arrest");
}

/* What can follow: consistent modes that are normally stable, and impact without collision; at p = 0 according to the
 * signs of h and g. */
/*@ requires spatial_ok(c);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_resolution(const struct spatial *c, int b, int p, int h, int turns)
{
    const struct json *json = c->json;
    const int list = json_member(json, c->verdict, "resolution");
    int item = list + 1;
    if (b > 0) item = json_after(json, list, item, "F");
    if (b < 0 && p > 0) item = json_after(json, list, item, "S");
    if (p < 0) item = json_after(json, list, item, "IWC");
    if (b < 0 && p == 0) item = json_after(json, list, item, follows_edge(h, turns));
    return item == json->node[list].next || spatial_rejected(c, "verdict", "resolution", "is another list");
}

/*@ requires spatial_ok(c);
  @ requires row: row_ok(row);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_row(const struct spatial *c, struct row row, int p)
{
    if (!spatial_word_is(c, "state", "slips") || !spatial_row_is(c, row.name) || !spatial_integer_is(c, "p", p))
        return 0;
    if (!spatial_mode_is(c, "F", row.F) || !spatial_mode_is(c, "S", row.S) || !spatial_mode_is(c, "T", "inadmissible"))
        return 0;
    if (!(row.solutions < 0 ? spatial_word_is(c, "solutions", "continuum")
                            : spatial_integer_is(c, "solutions", row.solutions)))
        return 0;
    return spatial_word_is(c, "class", row.class);
}

/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_signs(const struct spatial *c, int b, int p, int h)
{
    const int turns = turns_at_edge(c);
    if (!check_row(c, row_of(b, p, h), p)) return 0;
    if (!spatial_word_is(c, "impact_without_collision", impact_of(p, h, turns))) return 0;
    if (!check_resolution(c, b, p, h, turns)) return 0;
    if (p != 0 || b >= 0) return spatial_null_is(c, "crossing");
    return spatial_word_is(c, "crossing", spatial_crossing(h));
}

/* Checks lambda_N by p |u| lambda_N = -b |u|. */
/*@ requires spatial_ok(c) && surd_ok(&c->speed, p);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int check_force(const struct spatial *c, struct surd p, int wanted)
{
    const struct surd_field *f = &c->speed;
    const int witness = json_member(c->json, c->witness, "S");
    if (!wanted || witness == 0)
        return !wanted == (witness == 0) || spatial_rejected(c, "witness", "S", "has one force");
    const struct surd force = spatial_surd(c, f, json_member(c->json, witness, "lambda_N"));
    if (force.a == NULL) return spatial_rejected(c, "witness", "S", "a number of another field");
    const struct surd push = surd_times(f, c->x.b, spatial_root(f));
    return surd_sign(f, surd_add(f, surd_multiply(f, p, force), push)) == 0 ||
           spatial_rejected(c, "witness", "S", "is not the force of slip");
}

/* 1 when a field of the verdict about rest is absent. */
/*@ requires spatial_ok(c);
  @ requires constant_text(key);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int is_absent(const struct spatial *c, const char *key)
{
    return json_member(c->json, c->verdict, key) == 0 || spatial_rejected(c, "verdict", key, "the point slips");
}

/* 1 when the fields about rest are absent. */
/*@ requires spatial_ok(c);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
static int has_no_rest(const struct spatial *c)
{
    if (!is_absent(c, "slips") || !is_absent(c, "slip_directions")) return 0;
    if (!is_absent(c, "slips_at_ends") || !is_absent(c, "stick_stability")) return 0;
    return (json_member(c->json, c->witness, "cuts") == 0 && json_member(c->json, c->witness, "T") == 0) ||
           spatial_rejected(c, "witness", "cuts", "the point slips");
}

/* The sign of h in the direction of slip. */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of_h(const struct spatial *c)
{
    const struct surd_field *f = &c->speed;
    const scalar one = scalar_divide(c->pool, scalar_one(c->pool), c->square);
    const struct surd over = surd_times(f, one, spatial_root(f));
    const struct surd_vector d = {surd_times(f, c->x.u1, over), surd_times(f, c->x.u2, over)};
    return surd_sign(f, spatial_form_h(f, c->x, d));
}

int spatial_check_slip(const struct spatial *c)
{
    const struct surd_field *f = &c->speed;
    const struct surd p = surd_subtract(f, surd_times(f, c->x.C, spatial_root(f)), surd_from(c->along));
    const int sign = surd_sign(f, p), b = scalar_sign(c->x.b), h = sign == 0 ? sign_of_h(c) : 0;
    return has_no_rest(c) && check_signs(c, b, sign, h) && check_force(c, p, sign != 0 && b * sign <= 0);
}
