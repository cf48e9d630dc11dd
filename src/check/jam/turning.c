/* SPDX-License-Identifier: BSD-2-Clause */
/* beta' = Q(beta) = eta beta^2 + delta beta - alpha2. The checker does not search for zeros: the verdict lists the
 * positive zeros of Q, which are verified by substitution. */
#include "check/jam/turning.h"

#include "check/numbers/surd.h"
#include "check/text/record_parts.h"

#include <stddef.h>
#include <string.h>

enum { MOST = 2 };

/* What has been verified so far. */
struct turning {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int verdict, witness, state;
    scalar alpha1, alpha2, alpha3, eta, delta, discriminant, p, b, rise;
    struct surd_field field;
    int zeros; /* the number of positive zeros, which are in ascending order */
    struct surd zero[MOST];
};

/* The fate of a state: its word, the limit of the force, and the index of the zero to which it tends (-1: the force is
 * constant). */
struct end {
    const char *word, *limit;
    int zero;
};

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

static scalar times(const struct turning *t, scalar x, scalar y)
{
    return scalar_multiply(t->pool, x, y);
}

static scalar twice(const struct turning *t, scalar x)
{
    return scalar_add(t->pool, x, x);
}

static scalar field(const struct turning *t, const char *key)
{
    const int node = json_member(t->json, record_problem(t->json), key);
    return node != 0 ? quantity_number(t->json, t->pool, node) : NULL;
}

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

/* Checks the list of the quantities that are zero, in order. */
static int zeros_are_listed(const struct turning *t, const char *const *name, const scalar *value, int count)
{
    const int list = json_member(t->json, t->verdict, "zeros");
    int node = list + 1;
    for (int i = 0; i < count; i++) {
        if (scalar_sign(value[i]) != 0) continue;
        node = json_after(t->json, list, node, name[i]);
        if (node == 0) return 0;
    }
    return node == t->json->node[list].next;
}

static int check_quantities(const struct turning *t)
{
    static const char *const spot[] = {"alpha1", "alpha2", "alpha3", "eta", "delta", "discriminant"};
    static const char *const state[] = {"alpha1", "alpha2", "alpha3", "eta", "p", "b", "delta", "discriminant", "rise"};
    const scalar of_spot[] = {t->alpha1, t->alpha2, t->alpha3, t->eta, t->delta, t->discriminant};
    const scalar of_state[] = {t->alpha1, t->alpha2, t->alpha3, t->eta, t->p, t->b, t->delta, t->discriminant, t->rise};
    const char *const *name = t->state ? state : spot;
    const scalar *value = t->state ? of_state : of_spot;
    const int count = t->state ? 9 : 6, quantities = json_member(t->json, 0, "quantities");
    if (json_size(t->json, quantities) != count || (t->state && json_member(t->json, quantities, "rise") == 0) ||
        (t->state && (json_member(t->json, quantities, "p") == 0 || json_member(t->json, quantities, "b") == 0)))
        return rejected(t, "quantities", "", "those of a state are given exactly when there is one");
    return quantities_check(t->json, t->pool, name, value, count, t->answer) &&
           (zeros_are_listed(t, name, value, count) || rejected(t, "verdict", "zeros", "are others"));
}

/* Reads a number, or {"a","b","d"} with d the discriminant. */
static int read_surd(const struct turning *t, int node, struct surd *x)
{
    const int d = json_member(t->json, node, "d");
    if (d == 0) {
        *x = surd_from(quantity_number(t->json, t->pool, node));
        return 1;
    }
    x->a = quantity_number(t->json, t->pool, json_member(t->json, node, "a"));
    x->b = quantity_number(t->json, t->pool, json_member(t->json, node, "b"));
    return scalar_sign(t->discriminant) > 0 && scalar_equal(quantity_number(t->json, t->pool, d), t->discriminant);
}

static struct surd scaled(const struct turning *t, scalar x, struct surd y)
{
    return surd_multiply(&t->field, surd_from(x), y);
}

/* The sign of Q at beta. */
static int course_at(const struct turning *t, struct surd beta)
{
    const struct surd slope = surd_add(&t->field, scaled(t, t->eta, beta), surd_from(t->delta));
    return surd_sign(&t->field, surd_subtract(&t->field, surd_multiply(&t->field, slope, beta), surd_from(t->alpha2)));
}

/* The number of positive zeros of Q, from the signs of its coefficients and of its discriminant. */
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

static int read_zeros(struct turning *t)
{
    const int list = json_member(t->json, t->verdict, "resting");
    if (json_size(t->json, list) != positive_zeros(t)) return rejected(t, "verdict", "resting", "are not as many");
    for (int i = list + 1; i < t->json->node[list].next; i = t->json->node[i].next) {
        struct surd x;
        if (!read_surd(t, json_member(t->json, i, "force"), &x) || surd_sign(&t->field, x) <= 0 || course_at(t, x) != 0)
            return rejected(t, "verdict", "resting", "is no force that rests");
        if (t->zeros > 0 && surd_sign(&t->field, surd_subtract(&t->field, x, t->zero[t->zeros - 1])) <= 0)
            return rejected(t, "verdict", "resting", "do not rise");
        t->zero[t->zeros++] = x;
    }
    return 1;
}

/* The sign of Q just above 0. */
static int course_near_0(const struct turning *t)
{
    if (scalar_sign(t->alpha2) != 0) return -scalar_sign(t->alpha2);
    return scalar_sign(t->delta) != 0 ? scalar_sign(t->delta) : scalar_sign(t->eta);
}

/* The sign of Q between two zeros, `below` of which are smaller: a simple zero changes the sign of Q, a double one does
 * not. */
static int course_in(const struct turning *t, int below)
{
    const int is_double = scalar_sign(t->eta) != 0 && scalar_sign(t->discriminant) == 0;
    return below % 2 != 0 && !is_double ? -course_near_0(t) : course_near_0(t);
}

static struct end at(const struct turning *t, struct surd beta, const char *limit, int zero)
{
    const int rate = surd_sign(&t->field, surd_subtract(&t->field, surd_from(t->alpha1), scaled(t, t->eta, beta)));
    if (rate > 0) return (struct end){"slip", NULL, 0};
    return rate == 0 ? (struct end){"undecided", NULL, 0} : (struct end){"jam", limit, zero};
}

static struct end beyond_bounds(const struct turning *t)
{
    const int alpha1 = scalar_sign(t->alpha1);
    if (scalar_sign(t->eta) > 0) return (struct end){"paradox", "diverges", 0};
    if (alpha1 >= 0) return (struct end){alpha1 > 0 ? "slip" : "undecided", NULL, 0};
    return (struct end){scalar_sign(t->alpha3) < 0 ? "jam" : "arrest", "diverges", 0};
}

static struct end in_range(const struct turning *t, int below)
{
    if (course_in(t, below) > 0) return below < t->zeros ? at(t, t->zero[below], "rests", below) : beyond_bounds(t);
    if (below > 0) return at(t, t->zero[below - 1], "rests", below - 1);
    if (scalar_sign(t->alpha2) != 0) return (struct end){"lift-off", "0", 0};
    return at(t, surd_from(scalar_zero(t->pool)), "0", 0);
}

static int rests_everywhere(const struct turning *t)
{
    return course_near_0(t) == 0;
}

static const char *place_word(const struct turning *t, int place)
{
    if (rests_everywhere(t)) return at(t, surd_from(scalar_zero(t->pool)), "0", 0).word;
    return place % 2 == 0 ? in_range(t, place / 2).word : at(t, t->zero[place / 2], "rests", place / 2).word;
}

/* Checks the list of words of the ranges and zeros in turn, in which equal neighbours occur once. */
static int check_outcomes(const struct turning *t)
{
    const int list = json_member(t->json, t->verdict, "outcomes");
    int node = list + 1;
    for (int place = 0; place <= 2 * t->zeros; place++) {
        const char *word = place_word(t, place);
        if (place > 0 && strcmp(place_word(t, place - 1), word) == 0) continue;
        node = json_after(t->json, list, node, word);
        if (node == 0) break;
    }
    return node == t->json->node[list].next || rejected(t, "verdict", "outcomes", "are others");
}

/* Finds the range or zero in which the state lies, and its fate. */
static struct end end_of(const struct turning *t, struct surd force)
{
    int below = 0;
    if (rests_everywhere(t)) return at(t, force, "rests", -1);
    for (; below < t->zeros; below++) {
        const int side = surd_sign(&t->field, surd_subtract(&t->field, force, t->zero[below]));
        if (side == 0) return at(t, force, "rests", below);
        if (side < 0) break;
    }
    return in_range(t, below);
}

static int is_word_or_null(const struct turning *t, const char *key, const char *word)
{
    const int node = json_member(t->json, t->verdict, key), null = t->json->node[node].type == JSON_NULL;
    return (word == NULL ? null : !null && json_is(t->json, node, word)) ||
           rejected(t, "verdict", key, "is another word");
}

/* Checks the limit of the force: the constant force to which it tends; null when there is none. */
static int check_force(const struct turning *t, const struct end *end, struct surd force)
{
    const int node = json_member(t->json, t->verdict, "normal_force"), null = t->json->node[node].type == JSON_NULL;
    const int rests = end->limit != NULL && end->limit[0] == 'r';
    struct surd stated;
    if (null || !rests)
        return null == !rests || rejected(t, "verdict", "normal_force", "is there where the force comes to rest");
    return (read_surd(t, node, &stated) && surd_equal(&t->field, stated, end->zero < 0 ? force : t->zero[end->zero])) ||
           rejected(t, "verdict", "normal_force", "is another force");
}

static int check_state(const struct turning *t)
{
    const int witness = json_member(t->json, t->witness, "force");
    struct end end = {NULL, NULL, 0};
    struct surd force = surd_from(scalar_zero(t->pool));
    if ((witness != 0) != t->state) return rejected(t, "witness", "force", "is there where there is a state");
    if (t->state) {
        force = surd_from(quantity_number(t->json, t->pool, witness));
        const scalar balance = scalar_add(t->pool, times(t, force.a, t->p), t->b);
        if (scalar_sign(balance) != 0) return rejected(t, "witness", "force", "is not -b / p");
        end = end_of(t, force);
    }
    return is_word_or_null(t, "outcome", end.word) && is_word_or_null(t, "limit", end.limit) &&
           check_force(t, &end, force);
}

static int check_row(const struct turning *t)
{
    static const char *const words[] = {"falls", "rests", "rises"};
    const int row = json_member(t->json, 0, "row"), eta = scalar_sign(t->eta), first = course_near_0(t),
              second = course_in(t, 1);
    const char *pull = eta > 0 ? "enter_" : eta < 0 ? "repel_" : "straight_", *start = words[first + 1];
    int fine = 0;
    if (t->zeros == 0) fine = json_is_joined(t->json, row, pull, start, "");
    if (t->zeros == 1 && first < 0) fine = json_is_joined(t->json, row, pull, "falls_", words[second + 1]);
    if (t->zeros == 1 && first > 0) fine = json_is_joined(t->json, row, pull, "rises_", words[second + 1]);
    if (t->zeros == 2) fine = json_is_joined(t->json, row, pull, first < 0 ? "falls_rises_" : "rises_falls_", start);
    return fine || rejected(t, "", "row", "is another one");
}

int turning_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct turning t = {
        .json = json, .pool = pool, .answer = answer, .verdict = record_verdict(json), .witness = record_witness(json)};
    t.alpha1 = field(&t, "alpha1");
    t.alpha2 = field(&t, "alpha2");
    t.alpha3 = field(&t, "alpha3");
    t.eta = field(&t, "eta");
    t.p = field(&t, "p");
    t.b = field(&t, "b");
    t.state = t.p != NULL;
    if (t.state != (t.b != NULL)) return rejected(&t, "problem", "p", "a state has p and b");
    if (t.state && scalar_sign(t.p) <= 0) return rejected(&t, "problem", "p", "outside the hypothesis p > 0");
    if (t.state && scalar_sign(t.b) >= 0) return rejected(&t, "problem", "b", "outside the hypothesis b < 0");
    evaluate(&t);
    t.field = (struct surd_field){pool, t.discriminant};
    return check_quantities(&t) && read_zeros(&t) && check_row(&t) && check_outcomes(&t) && check_state(&t);
}
