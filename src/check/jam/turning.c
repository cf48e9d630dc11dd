/* SPDX-License-Identifier: BSD-2-Clause */
/* beta' = Q(beta) = eta beta^2 + delta beta - alpha2. The checker does not search for zeros: the verdict lists the
 * positive zeros of Q, which are verified by substitution. */
#include "check/jam/turning.h"

#include "check/numbers/surd.h"
#include "check/text/record_parts.h"

#include <stddef.h>

enum { MOST = 2 };

/* How the slip of a state ends, and the limit of the force. */
enum fate { NO_FATE, LIFTS_OFF, SLIPS, UNDECIDED, JAMS, ARRESTS, PARADOX };
enum limit { NOWHERE, AT_ZERO, DIVERGES, RESTS };

/* What has been verified so far. */
struct turning {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int verdict, witness;
    short state; /* 1 when the problem gives a state, p and b */
    scalar alpha1, alpha2, alpha3, eta, delta, discriminant, p, b, rise;
    struct surd_field field;
    short zeros; /* the number of positive zeros, which are in ascending order */
    struct surd zero[MOST];
};

/* The fate of a state; and the force to which it tends, if it comes to rest there. */
struct end {
    enum fate fate;
    enum limit limit;
    struct surd rest;
};

//@ predicate end_ok(struct end e) = e.limit == RESTS ==> e.rest.a != \null;

/*@ predicate turning_reads{L}(struct turning *t) = \valid(t) && quantities_ready(t->json, t->pool, t->answer) &&
  @   0 <= t->verdict < t->json->count && 0 <= t->witness < t->json->count && \separated(t, t->json, t->answer);
  @ predicate turning_spot{L}(struct turning *t) = t->alpha1 != \null && t->alpha2 != \null && t->alpha3 != \null &&
  @   t->eta != \null;
  @ predicate turning_state{L}(struct turning *t) = t->state != 0 ==> t->p != \null && t->b != \null;
  @ predicate turning_values{L}(struct turning *t) = t->delta != \null && t->discriminant != \null &&
  @   (t->state != 0 ==> t->rise != \null);
  @ predicate turning_field{L}(struct turning *t) = t->field.pool != \null && t->field.d != \null;
  @ predicate turning_zeros{L}(struct turning *t) = 0 <= t->zeros <= MOST &&
  @   \forall integer k; 0 <= k < t->zeros ==> t->zero[k].a != \null;
  @ // What is known when the numbers have been read and evaluated.
  @ predicate turning_knows{L}(struct turning *t) = turning_reads(t) && turning_spot(t) && turning_state(t) &&
  @   turning_values(t) && turning_field(t) && turning_zeros(t); */

/*@ requires \valid_read(t) && \valid(t->answer);
  @ assigns *t->answer;
  @ ensures \result == 0; */
static int rejected(const struct turning *t, const char *place, const char *item, const char *what)
{
    return answer_set(t->answer, ANSWER_REJECTED, place, item, what);
}

/*@ requires json_ok(json) && 0 <= problem < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_eta(const struct json *json, int problem)
{
    return json_member(json, problem, "eta") != 0;
}

int turning_is_asked(const struct json *json)
{
    const int problem = record_problem(json);
    return problem != 0 && json->node[problem].type == JSON_OBJECT && has_eta(json, problem);
}

/*@ requires turning_reads(t) && x != \null && y != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar times(const struct turning *t, scalar x, scalar y)
{
    return scalar_multiply(t->pool, x, y);
}

/*@ requires turning_reads(t) && x != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static scalar twice(const struct turning *t, scalar x)
{
    return scalar_add(t->pool, x, x);
}

/* A number of the problem. */
/*@ requires turning_reads(t);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number(const struct turning *t, const char *key)
{
    return quantity_number(t->json, t->pool, json_member(t->json, record_problem(t->json), key));
}

/* A number of the problem, which need not be there. */
/*@ requires turning_reads(t);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar number_or_null(const struct turning *t, const char *key)
{
    return json_member(t->json, record_problem(t->json), key) != 0 ? number(t, key) : NULL;
}

/*@ requires turning_reads(t);
  @ assigns t->alpha1, t->alpha2, t->alpha3, t->eta, t->p, t->b, t->state, scalar_doubt;
  @ ensures DOUBT_STAYS && turning_reads(t) && turning_spot(t) && (t->state != 0 <==> t->p != \null); */
static void read_problem(struct turning *t)
{
    t->alpha1 = number(t, "alpha1");
    t->alpha2 = number(t, "alpha2");
    t->alpha3 = number(t, "alpha3");
    t->eta = number(t, "eta");
    t->p = number_or_null(t, "p");
    t->b = number_or_null(t, "b");
    t->state = t->p != NULL;
}

/*@ requires turning_reads(t) && turning_spot(t) && (t->state != 0 <==> t->p != \null);
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures read: \result == 1 ==> turning_reads(t) && turning_state(t); */
static int check_hypotheses(const struct turning *t)
{
    if (t->state != (t->b != NULL)) return rejected(t, "problem", "p", "a state has p and b");
    if (t->state && scalar_sign(t->p) <= 0) return rejected(t, "problem", "p", "outside the hypothesis p > 0");
    if (t->state && scalar_sign(t->b) >= 0) return rejected(t, "problem", "b", "outside the hypothesis b < 0");
    return 1;
}

/*@ requires turning_reads(t) && turning_spot(t) && turning_state(t);
  @ assigns t->delta, t->discriminant, t->rise;
  @ ensures turning_reads(t) && turning_spot(t) && turning_state(t) && turning_values(t); */
static void evaluate(struct turning *t)
{
    t->delta = scalar_subtract(t->pool, t->alpha3, t->alpha1);
    const scalar product = twice(t, twice(t, times(t, t->eta, t->alpha2)));
    t->discriminant = scalar_add(t->pool, times(t, t->delta, t->delta), product);
    if (!t->state) return;
    const scalar square = times(t, times(t, t->eta, t->b), t->b), mixed = times(t, times(t, t->delta, t->b), t->p);
    const scalar last = times(t, times(t, t->alpha2, t->p), t->p);
    t->rise = scalar_subtract(t->pool, scalar_subtract(t->pool, square, mixed), last);
}

/*@ requires turning_reads(t) && turning_spot(t) && turning_state(t) && turning_values(t) && turning_zeros(t);
  @ assigns t->field;
  @ ensures reads: turning_reads(t);
  @ ensures numbers: turning_spot(t) && turning_state(t) && turning_values(t);
  @ ensures field: turning_field(t);
  @ ensures zeros: turning_zeros(t); */
static void set_field(struct turning *t)
{
    t->field.pool = t->pool;
    t->field.d = t->discriminant;
}

/* Checks the list of the quantities that are zero, in order. */
/*@ requires turning_reads(t) && 0 <= count;
  @ requires lists: \valid_read(name + (0 .. count - 1)) && \valid_read(value + (0 .. count - 1));
  @ requires items: \forall integer k; 0 <= k < count ==> constant_text(name[k]) && value[k] != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int zeros_are_listed(const struct turning *t, const char *const *name, const scalar *value, int count)
{
    const int list = json_member(t->json, t->verdict, "zeros");
    int node = list + 1;
    /*@ loop invariant 0 <= i <= count && list < node <= t->json->count && DOUBT_HAS_STAYED;
      @ loop assigns i, node, scalar_doubt;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        if (scalar_sign(value[i]) != 0) continue;
        node = json_after(t->json, list, node, name[i]);
        if (node == 0) return 0;
    }
    return node == t->json->node[list].next;
}

/*@ requires turning_knows(t) && 0 <= count;
  @ requires lists: \valid_read(name + (0 .. count - 1)) && \valid_read(value + (0 .. count - 1));
  @ requires apart: \separated(t->answer, name + (0 .. count - 1), value + (0 .. count - 1));
  @ requires items: \forall integer k; 0 <= k < count ==> constant_text(name[k]) && value[k] != \null;
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> turning_knows(t)); */
static int check_list(const struct turning *t, const char *const *name, const scalar *value, int count)
{
    return quantities_check(t->json, t->pool, name, value, count, t->answer) &&
           (zeros_are_listed(t, name, value, count) || rejected(t, "verdict", "zeros", "are others"));
}

/*@ requires turning_knows(t);
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> turning_knows(t)); */
static int check_spot_quantities(const struct turning *t)
{
    const char *const name[] = {known_text("alpha1"), known_text("alpha2"), known_text("alpha3"),
                                known_text("eta"),    known_text("delta"),  known_text("discriminant")};
    const scalar value[] = {t->alpha1, t->alpha2, t->alpha3, t->eta, t->delta, t->discriminant};
    return check_list(t, name, value, 6);
}

/*@ requires turning_knows(t) && t->state != 0;
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> turning_knows(t)); */
static int check_state_quantities(const struct turning *t)
{
    const char *const name[] = {
        known_text("alpha1"), known_text("alpha2"), known_text("alpha3"),       known_text("eta"), known_text("p"),
        known_text("b"),      known_text("delta"),  known_text("discriminant"), known_text("rise")};
    const scalar value[] = {t->alpha1, t->alpha2, t->alpha3, t->eta, t->p, t->b, t->delta, t->discriminant, t->rise};
    //@ assert names: \forall integer k; 0 <= k < 9 ==> constant_text(name[k]);
    //@ assert values: \forall integer k; 0 <= k < 9 ==> value[k] != \null;
    return check_list(t, name, value, 9);
}

/*@ requires turning_knows(t);
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> turning_knows(t)); */
static int check_quantities(const struct turning *t)
{
    const int count = t->state ? 9 : 6, quantities = json_member(t->json, 0, "quantities");
    if (json_size(t->json, quantities) != count || (t->state && json_member(t->json, quantities, "rise") == 0) ||
        (t->state && (json_member(t->json, quantities, "p") == 0 || json_member(t->json, quantities, "b") == 0)))
        return rejected(t, "quantities", "", "those of a state are given exactly when there is one");
    return t->state ? check_state_quantities(t) : check_spot_quantities(t);
}

/* A number, or {"a","b","d"} with d the discriminant. */
/*@ requires turning_knows(t) && 0 <= node < t->json->count;
  @ assigns scalar_doubt;
  @ ensures \result.a != \null && DOUBT_STAYS; */
static struct surd read_surd(const struct turning *t, int node)
{
    if (json_member(t->json, node, "d") == 0) return surd_from(quantity_number(t->json, t->pool, node));
    const scalar a = quantity_number(t->json, t->pool, json_member(t->json, node, "a"));
    return (struct surd){a, quantity_number(t->json, t->pool, json_member(t->json, node, "b"))};
}

/* Whether it is a number of the field. */
/*@ requires turning_knows(t) && 0 <= node < t->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_in_field(const struct turning *t, int node)
{
    const int d = json_member(t->json, node, "d");
    return d == 0 ||
           (scalar_sign(t->discriminant) > 0 && scalar_equal(quantity_number(t->json, t->pool, d), t->discriminant));
}

/*@ requires turning_knows(t) && x != \null && y.a != \null;
  @ assigns \nothing;
  @ ensures \result.a != \null; */
static struct surd scaled(const struct turning *t, scalar x, struct surd y)
{
    return surd_multiply(&t->field, surd_from(x), y);
}

/* The sign of x - y. */
/*@ requires turning_knows(t) && x.a != \null && y.a != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int side(const struct turning *t, struct surd x, struct surd y)
{
    return surd_sign(&t->field, surd_subtract(&t->field, x, y));
}

/* The sign of Q at beta. */
/*@ requires turning_knows(t) && beta.a != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int course_at(const struct turning *t, struct surd beta)
{
    const struct surd slope = surd_add(&t->field, scaled(t, t->eta, beta), surd_from(t->delta));
    return side(t, surd_multiply(&t->field, slope, beta), surd_from(t->alpha2));
}

/* The number of positive zeros of Q, from the signs of its coefficients and of its discriminant. */
/*@ requires turning_knows(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= MOST && DOUBT_STAYS; */
static int positive_zeros(const struct turning *t)
{
    const int eta = scalar_sign(t->eta), delta = scalar_sign(t->delta), alpha2 = scalar_sign(t->alpha2);
    const int discriminant = scalar_sign(t->discriminant);
    if (eta == 0) return delta * alpha2 > 0;
    if (discriminant < 0) return 0;
    if (eta * alpha2 > 0) return 1; /* the product of the zeros, -alpha2 / eta, is negative */
    if (delta * eta >= 0) return 0; /* no positive zero */
    return alpha2 == 0 || discriminant == 0 ? 1 : 2;
}

/* Reads the next zero; `force` is its node. */
/*@ requires turning_knows(t) && t->zeros < MOST && 0 <= force < t->json->count;
  @ assigns t->zeros, t->zero[0 .. MOST - 1], *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures read: \result == 1 ==> turning_knows(t); */
static int read_zero(struct turning *t, int force)
{
    const struct surd x = read_surd(t, force);
    if (!is_in_field(t, force) || surd_sign(&t->field, x) <= 0 || course_at(t, x) != 0)
        return rejected(t, "verdict", "resting", "is no force that rests");
    if (t->zeros > 0 && side(t, x, t->zero[t->zeros - 1]) <= 0) return rejected(t, "verdict", "resting", "do not rise");
    t->zero[t->zeros++] = x;
    return 1;
}

/*@ requires turning_knows(t) && t->zeros == 0;
  @ assigns t->zeros, t->zero[0 .. MOST - 1], *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures read: \result == 1 ==> turning_knows(t); */
static int read_zeros(struct turning *t)
{
    const int list = json_member(t->json, t->verdict, "resting");
    if (json_size(t->json, list) != positive_zeros(t)) return rejected(t, "verdict", "resting", "are not as many");
    const int end = t->json->node[list].next;
    /*@ loop invariant turning_knows(t) && list < i && end <= t->json->count && DOUBT_HAS_STAYED;
      @ loop invariant answer: t->answer == \at(t->answer, Pre);
      @ loop assigns i, t->zeros, t->zero[0 .. MOST - 1], *\at(t->answer, Pre), scalar_doubt;
      @ loop variant end - i; */
    for (int i = list + 1; i < end && t->zeros < MOST; i = t->json->node[i].next)
        if (!read_zero(t, json_member(t->json, i, "force"))) return 0;
    return 1;
}

/* The sign of Q just above 0. */
/*@ requires turning_knows(t);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int course_near_0(const struct turning *t)
{
    if (scalar_sign(t->alpha2) != 0) return -scalar_sign(t->alpha2);
    return scalar_sign(t->delta) != 0 ? scalar_sign(t->delta) : scalar_sign(t->eta);
}

/* The sign of Q between two zeros, `below` of which are smaller: a simple zero changes the sign of Q, a double one does
 * not. */
/*@ requires turning_knows(t) && 0 <= below <= MOST;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int course_in(const struct turning *t, int below)
{
    const int is_double = scalar_sign(t->eta) != 0 && scalar_sign(t->discriminant) == 0;
    return below % 2 != 0 && !is_double ? -course_near_0(t) : course_near_0(t);
}

/*@ requires turning_knows(t) && beta.a != \null;
  @ assigns scalar_doubt;
  @ ensures end_ok(\result) && DOUBT_STAYS; */
static struct end at(const struct turning *t, struct surd beta, enum limit limit)
{
    const int rate = side(t, surd_from(t->alpha1), scaled(t, t->eta, beta));
    if (rate > 0) return (struct end){SLIPS, NOWHERE, beta};
    return rate == 0 ? (struct end){UNDECIDED, NOWHERE, beta} : (struct end){JAMS, limit, beta};
}

/* The fate of a state whose force grows beyond all bounds. */
/*@ requires turning_knows(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= PARADOX && DOUBT_STAYS; */
static enum fate fate_beyond_bounds(const struct turning *t)
{
    const int alpha1 = scalar_sign(t->alpha1);
    if (scalar_sign(t->eta) > 0) return PARADOX;
    if (alpha1 >= 0) return alpha1 > 0 ? SLIPS : UNDECIDED;
    return scalar_sign(t->alpha3) < 0 ? JAMS : ARRESTS;
}

/*@ requires turning_knows(t);
  @ assigns scalar_doubt;
  @ ensures end_ok(\result) && DOUBT_STAYS; */
static struct end beyond_bounds(const struct turning *t)
{
    const enum fate fate = fate_beyond_bounds(t);
    return (struct end){fate, fate == SLIPS || fate == UNDECIDED ? NOWHERE : DIVERGES, surd_from(NULL)};
}

/*@ requires turning_knows(t) && 0 <= below <= t->zeros;
  @ assigns scalar_doubt;
  @ ensures end_ok(\result) && DOUBT_STAYS; */
static struct end in_range(const struct turning *t, int below)
{
    if (course_in(t, below) > 0) return below < t->zeros ? at(t, t->zero[below], RESTS) : beyond_bounds(t);
    if (below > 0) return at(t, t->zero[below - 1], RESTS);
    if (scalar_sign(t->alpha2) != 0) return (struct end){LIFTS_OFF, AT_ZERO, surd_from(NULL)};
    return at(t, surd_from(scalar_zero(t->pool)), AT_ZERO);
}

/*@ requires turning_knows(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int rests_everywhere(const struct turning *t)
{
    return course_near_0(t) == 0;
}

/* The fate in a place: ranges and zeros in turn. */
/*@ requires turning_knows(t) && 0 <= place <= 2 * t->zeros;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static enum fate place_fate(const struct turning *t, int place)
{
    if (rests_everywhere(t)) return at(t, surd_from(scalar_zero(t->pool)), AT_ZERO).fate;
    return place % 2 == 0 ? in_range(t, place / 2).fate : at(t, t->zero[place / 2], RESTS).fate;
}

/*@ assigns \result \from fate;
  @ ensures constant_text(\result); */
static const char *fate_name(enum fate fate)
{
    switch (fate) {
    case NO_FATE: return known_text("");
    case LIFTS_OFF: return known_text("lift-off");
    case SLIPS: return known_text("slip");
    case UNDECIDED: return known_text("undecided");
    case JAMS: return known_text("jam");
    case ARRESTS: return known_text("arrest");
    case PARADOX: return known_text("paradox");
    }
    return known_text("");
}

/*@ assigns \result \from limit;
  @ ensures constant_text(\result); */
static const char *limit_name(enum limit limit)
{
    switch (limit) {
    case NOWHERE: return known_text("");
    case AT_ZERO: return known_text("0");
    case DIVERGES: return known_text("diverges");
    case RESTS: return known_text("rests");
    }
    return known_text("");
}

/* Whether the list has the fates of all places, in which equal neighbours occur once. */
/*@ requires turning_knows(t) && 0 <= list < t->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int are_outcomes(const struct turning *t, int list)
{
    int node = list + 1;
    /*@ loop invariant 0 <= place <= 2 * t->zeros + 1 && (node == 0 || list < node <= t->json->count) && DOUBT_HAS_STAYED;
      @ loop assigns place, node, scalar_doubt;
      @ loop variant 2 * t->zeros + 1 - place; */
    for (int place = 0; place <= 2 * t->zeros; place++) {
        const enum fate fate = place_fate(t, place);
        if (place > 0 && place_fate(t, place - 1) == fate) continue;
        node = json_after(t->json, list, node, fate_name(fate));
    }
    return node == t->json->node[list].next;
}

/*@ requires turning_knows(t);
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> turning_knows(t)); */
static int check_outcomes(const struct turning *t)
{
    return are_outcomes(t, json_member(t->json, t->verdict, "outcomes")) ||
           rejected(t, "verdict", "outcomes", "are others");
}

/* Finds the range or zero in which the state lies, and its fate. */
/*@ requires turning_knows(t) && force.a != \null;
  @ assigns scalar_doubt;
  @ ensures end_ok(\result) && DOUBT_STAYS; */
static struct end end_of(const struct turning *t, struct surd force)
{
    int below = 0;
    if (rests_everywhere(t)) return at(t, force, RESTS);
    /*@ loop invariant 0 <= below <= t->zeros && DOUBT_HAS_STAYED;
      @ loop assigns below, scalar_doubt;
      @ loop variant t->zeros - below; */
    for (; below < t->zeros; below++) {
        const int direction = side(t, force, t->zero[below]);
        if (direction == 0) return at(t, force, RESTS);
        if (direction < 0) break;
    }
    return in_range(t, below);
}

/* Whether a member of the verdict is this word, or null where the word is empty. */
/*@ requires turning_knows(t);
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns *t->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> turning_knows(t)); */
static int is_word_or_null(const struct turning *t, const char *key, const char *word)
{
    const int node = json_member(t->json, t->verdict, key), null = t->json->node[node].type == JSON_NULL;
    return (word[0] == '\0' ? null : !null && json_is(t->json, node, word)) ||
           rejected(t, "verdict", key, "is another word");
}

/* Checks the limit of the force: the constant force to which it tends; null when there is none. */
/*@ requires turning_knows(t) && end_ok(end);
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_force(const struct turning *t, struct end end)
{
    const int node = json_member(t->json, t->verdict, "normal_force"), null = t->json->node[node].type == JSON_NULL;
    const int rests = end.limit == RESTS;
    if (null || !rests)
        return null == !rests || rejected(t, "verdict", "normal_force", "is there where the force comes to rest");
    const struct surd stated = read_surd(t, node);
    return (is_in_field(t, node) && surd_equal(&t->field, stated, end.rest)) ||
           rejected(t, "verdict", "normal_force", "is another force");
}

/*@ requires turning_knows(t) && end_ok(end);
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_end(const struct turning *t, struct end end)
{
    return is_word_or_null(t, "outcome", fate_name(end.fate)) && is_word_or_null(t, "limit", limit_name(end.limit)) &&
           check_force(t, end);
}

/*@ requires turning_knows(t);
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_state(const struct turning *t)
{
    const int witness = json_member(t->json, t->witness, "force");
    if ((witness != 0) != t->state) return rejected(t, "witness", "force", "is there where there is a state");
    if (!t->state) return check_end(t, (struct end){NO_FATE, NOWHERE, surd_from(NULL)});
    const struct surd force = surd_from(quantity_number(t->json, t->pool, witness));
    const scalar balance = scalar_add(t->pool, times(t, force.a, t->p), t->b);
    if (scalar_sign(balance) != 0) return rejected(t, "witness", "force", "is not -b / p");
    return check_end(t, end_of(t, force));
}

/* What the force does next to a zero, by the sign of Q. */
/*@ assigns \result \from sign;
  @ ensures constant_text(\result); */
static const char *course_word(int sign)
{
    return sign < 0 ? known_text("falls") : sign == 0 ? known_text("rests") : known_text("rises");
}

/*@ assigns \result \from eta;
  @ ensures constant_text(\result); */
static const char *pull_word(int eta)
{
    return eta > 0 ? known_text("enter_") : eta < 0 ? known_text("repel_") : known_text("straight_");
}

/*@ requires turning_knows(t) && 0 <= row < t->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_row(const struct turning *t, int row)
{
    const int eta = scalar_sign(t->eta), first = course_near_0(t), second = course_in(t, 1);
    const char *pull = pull_word(eta), *start = course_word(first), *then = course_word(second);
    if (t->zeros == 0) return json_is_joined(t->json, row, pull, start, "");
    if (t->zeros == 1 && first < 0) return json_is_joined(t->json, row, pull, "falls_", then);
    if (t->zeros == 1 && first > 0) return json_is_joined(t->json, row, pull, "rises_", then);
    if (t->zeros == 1) return 0;
    return json_is_joined(t->json, row, pull, first < 0 ? "falls_rises_" : "rises_falls_", start);
}

/*@ requires turning_knows(t);
  @ assigns *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> turning_knows(t)); */
static int check_row(const struct turning *t)
{
    return is_row(t, json_member(t->json, 0, "row")) || rejected(t, "", "row", "is another one");
}

/*@ requires turning_knows(t) && t->zeros == 0;
  @ assigns t->zeros, t->zero[0 .. MOST - 1], *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_statements(struct turning *t)
{
    return check_quantities(t) && read_zeros(t) && check_row(t) && check_outcomes(t) && check_state(t);
}

/*@ requires turning_reads(t) && t->zeros == 0;
  @ assigns *t, *t->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct turning *t)
{
    read_problem(t);
    if (!check_hypotheses(t)) return 0;
    evaluate(t);
    set_field(t);
    return check_statements(t);
}

int turning_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int verdict = record_verdict(json), witness = record_witness(json);
    struct turning t = {.json = json, .pool = pool, .answer = answer, .verdict = verdict, .witness = witness};
    return check(&t);
}
