/* SPDX-License-Identifier: BSD-2-Clause */
/* Reads the data of a problem; angles have one of four forms (spec/stance/certificate.md, section 3). */
#include "check/stance/private.h"

#include "check/numbers/scalar_round.h"

#include <stddef.h>

struct stance_flaw stance_no_flaw(void)
{
    return (struct stance_flaw){NULL, NULL, NULL};
}

struct stance_flaw stance_flaw(const char *place, const char *item, const char *what)
{
    return (struct stance_flaw){place, item, what};
}

/*@ assigns \nothing;
  @ ensures \result.what == what; */
static struct stance_flaw of_problem(const char *item, const char *what)
{
    return stance_flaw("problem", item, what);
}

/*@ requires constant_text(text);
  @ assigns \nothing;
  @ ensures 0 <= \result <= MAX_CONSTANT_TEXT && \valid_read(text + (0 .. \result)); */
static int length_of(const char *text)
{
    int length = 0;
    /*@ loop invariant 0 <= length <= MAX_CONSTANT_TEXT;
      @ loop invariant \forall integer k; 0 <= k < length ==> text[k] != 0;
      @ loop assigns length;
      @ loop variant MAX_CONSTANT_TEXT - length; */
    while (text[length] != '\0') length++;
    return length;
}

/* 1 when these n bytes are those of a word. */
/*@ requires 0 <= n && \valid_read(text + (0 .. n - 1)) && \valid_read(word + (0 .. n - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int are_same(const unsigned char *text, const char *word, int n)
{
    /*@ loop invariant 0 <= i <= n;
      @ loop assigns i;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++)
        if (text[i] != (unsigned char)word[i]) return 0;
    return 1;
}

/* 1 when |x| <= 2^64. */
/*@ requires enclosed_ok(e) && x != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_small(const struct enclosed *e, scalar x)
{
    const scalar limit = scalar_power_of_two(e->pool, 64);
    return enclosed_compare(e, x, limit) <= 0 && scalar_sign(scalar_add(e->pool, x, limit)) >= 0;
}

/* The number between a prefix and a suffix of a text; NULL when the text has another form, or the number is beyond
 * 2^64. */
/*@ requires enclosed_ok(e) && json_ok(json) && 0 <= node < json->count;
  @ requires constant_text(before);
  @ requires constant_text(after);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar number_inside(const struct enclosed *e, const struct json *json, int node, const char *before,
                            const char *after)
{
    const int start = json->node[node].start, end = json->node[node].end, head = length_of(before),
              tail = length_of(after);
    if (end - start <= head + tail) return NULL;
    if (!are_same(json->text + start, before, head) || !are_same(json->text + end - tail, after, tail)) return NULL;
    const scalar number = scalar_read(e->pool, json->text + start + head, end - start - head - tail);
    return number != NULL && is_small(e, number) ? number : NULL;
}

/* An angle; `is_known` is 0 when it has none of the four forms. */
struct angle {
    int is_known;
    struct direction direction;
};

/*@ predicate angle_ok(struct angle a) = a.is_known == 0 || direction_ok(a.direction); */

/*@ requires enclosed_ok(e) && json_ok(json) && 0 <= node < json->count;
  @ assigns e->open, scalar_doubt;
  @ ensures angle_ok(\result) && DOUBT_STAYS; */
static struct angle read_angle(struct enclosed *e, const struct json *json, int node)
{
    const scalar turns = number_inside(e, json, node, "", "*pi");
    if (turns != NULL) return (struct angle){1, direction_of_half_turns(e, turns)};
    const scalar half = number_inside(e, json, node, "2*atan(", ")");
    if (half != NULL) return (struct angle){1, direction_of_half(e, half)};
    const scalar tangent = number_inside(e, json, node, "atan(", ")");
    if (tangent != NULL) return (struct angle){1, direction_of_tangent(e, tangent)};
    const scalar radians = number_inside(e, json, node, "", "");
    if (radians != NULL) return (struct angle){1, direction_of_radians(e, radians)};
    return (struct angle){.is_known = 0};
}

/* The number in the problem with a name; 0 when it is not given. */
/*@ requires enclosed_ok(e) && json_ok(json) && 0 <= problem < json->count;
  @ requires constant_text(name);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range number_of(const struct enclosed *e, const struct json *json, int problem, const char *name)
{
    const int node = json_member(json, problem, name);
    if (node == 0) return enclosed_integer(e, 0);
    return range_of(quantity_number(json, e->pool, node));
}

/* A contact and the direction of the load, unless there is a flaw. */
struct read_contact {
    struct stance_flaw flaw;
    struct stance_contact contact;
};
struct read_load {
    struct stance_flaw flaw;
    struct range x, z;
};

/*@ requires enclosed_ok(e) && json_ok(json) && 0 <= problem < json->count;
  @ assigns e->open, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures load: \result.flaw.what == \null ==> range_ok(\result.x) && range_ok(\result.z); */
static struct read_load read_load(struct enclosed *e, const struct json *json, int problem)
{
    const int alpha = json_member(json, problem, "alpha"), x = json_member(json, problem, "Fx"),
              z = json_member(json, problem, "Fz");
    if (alpha != 0 ? x != 0 || z != 0 : x == 0 || z == 0)
        return (struct read_load){.flaw = of_problem("alpha", known_text("is given, or Fx and Fz are"))};
    if (alpha == 0)
        return (struct read_load){stance_no_flaw(), number_of(e, json, problem, "Fx"),
                                  number_of(e, json, problem, "Fz")};
    const struct angle angle = read_angle(e, json, alpha);
    if (!angle.is_known)
        return (struct read_load){.flaw = of_problem("alpha", known_text("has none of the four forms of an angle"))};
    return (struct read_load){stance_no_flaw(), angle.direction.sine, enclosed_negate(e, angle.direction.cosine)};
}

/* The flaw of a contact whose angle, with this key, has been read. */
/*@ requires range_ok(friction) && angle_ok(angle);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures known: \result.what == \null ==> angle.is_known != 0; */
static struct stance_flaw flaw_of_contact(struct range friction, struct angle angle, const char *key)
{
    if (scalar_sign(friction.low) < 0) return of_problem("mu", known_text("outside the hypothesis mu >= 0"));
    if (!angle.is_known) return of_problem(key, known_text("has none of the four forms of an angle"));
    if (range_sign(angle.direction.cosine) == 0)
        return of_problem(key, known_text("outside the hypothesis cos phi != 0"));
    return stance_no_flaw();
}

/*@ requires enclosed_ok(e) && json_ok(json) && 0 <= problem < json->count;
  @ requires constant_text(foot);
  @ requires constant_text(mu);
  @ requires constant_text(phi);
  @ assigns e->open, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures contact: \result.flaw.what == \null ==> stance_contact_ok(\result.contact); */
static struct read_contact read_contact(struct enclosed *e, const struct json *json, int problem, const char *foot,
                                        const char *mu, const char *phi)
{
    const struct range place = number_of(e, json, problem, foot), friction = number_of(e, json, problem, mu);
    const struct angle angle = read_angle(e, json, json_member(json, problem, phi));
    return (struct read_contact){flaw_of_contact(friction, angle, phi), {place, friction, angle.direction}};
}

/* The radius of gyration, 1 when it is not given. */
/*@ requires enclosed_ok(e) && json_ok(json) && 0 <= problem < json->count;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar gyration_of(const struct enclosed *e, const struct json *json, int problem)
{
    if (json_member(json, problem, "rho") == 0) return scalar_one(e->pool);
    return number_of(e, json, problem, "rho").low;
}

/*@ assigns \nothing;
  @ ensures \result.flaw == flaw; */
static struct stance_problem flawed(struct stance_flaw flaw)
{
    return (struct stance_problem){.flaw = flaw};
}

struct stance_problem stance_read(struct enclosed *e, const struct json *json)
{
    const int problem = json_member(json, 0, "problem");
    const struct read_contact first = read_contact(e, json, problem, "l1", "mu1", "phi1");
    if (first.flaw.what != NULL) return flawed(first.flaw);
    const struct read_contact second = read_contact(e, json, problem, "l2", "mu2", "phi2");
    if (second.flaw.what != NULL) return flawed(second.flaw);
    if (scalar_equal(first.contact.foot.low, second.contact.foot.low))
        return flawed(of_problem("l2", known_text("outside the hypothesis l1 != l2")));
    const struct read_load load = read_load(e, json, problem);
    if (load.flaw.what != NULL) return flawed(load.flaw);
    const scalar gyration = gyration_of(e, json, problem);
    if (scalar_sign(gyration) <= 0) return flawed(of_problem("rho", known_text("outside the hypothesis rho > 0")));
    const struct range height = number_of(e, json, problem, "h"), torque = number_of(e, json, problem, "tau");
    return (struct stance_problem){stance_no_flaw(),
                                   {.contact = {first.contact, second.contact},
                                    .height = height,
                                    .load = {load.x, load.z},
                                    .torque = torque,
                                    .gyration_squared = range_of(scalar_multiply(e->pool, gyration, gyration))}};
}
