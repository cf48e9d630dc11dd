/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `spatial`: fields, hypotheses, quantities; and comparisons of words. */
#include "check/spatial/private.h"
#include "check/numbers/narrow.h"

int spatial_rejected(const struct spatial *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

scalar spatial_times(const struct spatial *c, scalar x, scalar y)
{
    return scalar_multiply(c->pool, x, y);
}

scalar spatial_plus(const struct spatial *c, scalar x, scalar y)
{
    return scalar_add(c->pool, x, y);
}

scalar spatial_minus(const struct spatial *c, scalar x, scalar y)
{
    return scalar_subtract(c->pool, x, y);
}

int spatial_is_narrow(const struct spatial *c, scalar low, scalar high, scalar scale)
{
    return range_is_narrow(c->pool, (struct range){low, high}, scale, 40);
}

/* x y - z w */
static scalar cross(const struct spatial *c, scalar x, scalar y, scalar z, scalar w)
{
    return spatial_minus(c, spatial_times(c, x, y), spatial_times(c, z, w));
}

/* x y + z w */
static scalar dot(const struct spatial *c, scalar x, scalar y, scalar z, scalar w)
{
    return spatial_plus(c, spatial_times(c, x, y), spatial_times(c, z, w));
}

int spatial_word_is(const struct spatial *c, const char *key, const char *word)
{
    const int node = json_member(c->json, c->verdict, key);
    return (node != 0 && c->json->node[node].type == JSON_STRING && json_is(c->json, node, word)) ||
           spatial_rejected(c, "verdict", key, "is another word");
}

int spatial_null_is(const struct spatial *c, const char *key)
{
    const int node = json_member(c->json, c->verdict, key);
    return (node != 0 && c->json->node[node].type == JSON_NULL) || spatial_rejected(c, "verdict", key, "there is none");
}

int spatial_integer_is(const struct spatial *c, const char *key, int value)
{
    const int node = json_member(c->json, c->verdict, key);
    static const char *const digits[] = {"-1", "0", "1", "2", "3", "4", "5", "6", "7", "8"};
    return (node != 0 && c->json->node[node].type == JSON_INTEGER && -1 <= value && value <= 8 &&
            json_is(c->json, node, digits[value + 1])) ||
           spatial_rejected(c, "verdict", key, "is another number");
}

int spatial_row_is(const struct spatial *c, const char *row)
{
    return json_is(c->json, c->row, row) || spatial_rejected(c, "", "row", "is another one");
}

int spatial_mode_is(const struct spatial *c, const char *mode, const char *word)
{
    const int node = json_member(c->json, json_member(c->json, c->verdict, "modes"), mode);
    return json_is(c->json, node, word) || spatial_rejected(c, "verdict.modes", mode, "is another word");
}

static scalar field(const struct spatial *c, const char *name)
{
    const int node = json_member(c->json, c->problem, name);
    return node != 0 ? quantity_number(c->json, c->pool, node) : NULL;
}

/* The data as given in the problem. */
static struct contact3 read_data(const struct spatial *c)
{
    return (struct contact3){field(c, "A11"),
                             field(c, "A12"),
                             field(c, "A22"),
                             field(c, "B1"),
                             field(c, "B2"),
                             field(c, "C"),
                             c->interval ? c->mu : field(c, "mu"),
                             field(c, "a1"),
                             field(c, "a2"),
                             field(c, "b"),
                             field(c, "u1"),
                             field(c, "u2")};
}

/* With lambda_T = L f, |f| <= lambda_N, and u = L^-1 v, L = diag(mu1, mu2): the contact in terms of v and f. */
void spatial_reduce(struct spatial *c)
{
    struct contact3 *x = &c->x;
    x->A11 = spatial_times(c, spatial_times(c, c->mu1, c->mu1), x->A11);
    x->A12 = spatial_times(c, spatial_times(c, c->mu1, c->mu2), x->A12);
    x->A22 = spatial_times(c, spatial_times(c, c->mu2, c->mu2), x->A22);
    x->B1 = spatial_times(c, c->mu1, x->B1);
    x->B2 = spatial_times(c, c->mu2, x->B2);
    x->a1 = spatial_times(c, c->mu1, x->a1);
    x->a2 = spatial_times(c, c->mu2, x->a2);
    x->u1 = spatial_times(c, c->mu1, x->u1);
    x->u2 = spatial_times(c, c->mu2, x->u2);
    x->mu = scalar_one(c->pool);
}

/* Computes the quantities. Stick: G (lambda_T, lambda_N) = -(a, b) by Cramer's rule; and with S = C A - B B^T, S
 * lambda_T = -(C a - b B). */
static void evaluate(struct spatial *c)
{
    const struct contact3 *x = &c->x;
    const scalar zero = scalar_zero(c->pool);
    c->m1 = spatial_times(c, x->mu, x->B1);
    c->m2 = spatial_times(c, x->mu, x->B2);
    c->D = spatial_minus(c, dot(c, c->m1, c->m1, c->m2, c->m2), spatial_times(c, x->C, x->C));
    c->S11 = cross(c, x->C, x->A11, x->B1, x->B1);
    c->S12 = cross(c, x->C, x->A12, x->B1, x->B2);
    c->S22 = cross(c, x->C, x->A22, x->B2, x->B2);
    c->detA = cross(c, x->A11, x->A22, x->A12, x->A12);
    c->detG = scalar_divide(c->pool, cross(c, c->S11, c->S22, c->S12, c->S12), x->C);
    const scalar q1 = cross(c, x->C, x->a1, x->b, x->B1), q2 = cross(c, x->C, x->a2, x->b, x->B2);
    c->T_1 = cross(c, c->S12, q2, c->S22, q1);
    c->T_2 = cross(c, c->S12, q1, c->S11, q2);
    const scalar minor1 = cross(c, x->A12, x->B2, x->A22, x->B1), minor2 = cross(c, x->A12, x->B1, x->A11, x->B2);
    c->T_N =
        spatial_minus(c, zero, spatial_plus(c, dot(c, minor1, x->a1, minor2, x->a2), spatial_times(c, c->detA, x->b)));
    const scalar limit = spatial_times(c, spatial_times(c, x->mu, x->C), c->T_N);
    c->cone = spatial_minus(c, spatial_times(c, limit, limit), dot(c, c->T_1, c->T_1, c->T_2, c->T_2));
}

/* The names of the quantities of a circular cone, and its values. */
enum { CIRCULAR = 28 };
static void list_circular(const struct spatial *c, const char **name, scalar *value)
{
    const struct contact3 *x = &c->x;
    static const char *const names[CIRCULAR] = {
        "A11", "A12",  "A22", "B1",     "B2",   "C",   "mu", "a1", "a2",  "b",   "u1",  "u2",  "detA", "w1",
        "w2",  "detG", "D",   "speed2", "muBu", "T_N", "q1", "q2", "S11", "S12", "S22", "T_1", "T_2",  "T_cone"};
    const scalar values[CIRCULAR] = {x->A11,
                                     x->A12,
                                     x->A22,
                                     x->B1,
                                     x->B2,
                                     x->C,
                                     x->mu,
                                     x->a1,
                                     x->a2,
                                     x->b,
                                     x->u1,
                                     x->u2,
                                     c->detA,
                                     cross(c, x->A22, x->B1, x->A12, x->B2),
                                     cross(c, x->A11, x->B2, x->A12, x->B1),
                                     c->detG,
                                     c->D,
                                     dot(c, x->u1, x->u1, x->u2, x->u2),
                                     dot(c, c->m1, x->u1, c->m2, x->u2),
                                     c->T_N,
                                     cross(c, x->C, x->a1, x->b, x->B1),
                                     cross(c, x->C, x->a2, x->b, x->B2),
                                     c->S11,
                                     c->S12,
                                     c->S22,
                                     c->T_1,
                                     c->T_2,
                                     c->cone};
    for (int i = 0; i < CIRCULAR; i++) {
        name[i] = names[i];
        value[i] = values[i];
    }
}

/* Those of an elliptic cone: the data, and the data of the circular cone to which it is reduced. */
enum { ELLIPTIC = 22 };
static void list_elliptic(const struct spatial *c, const struct contact3 *given, const char **name, scalar *value)
{
    const struct contact3 *x = &c->x;
    static const char *const names[ELLIPTIC] = {"A11", "A12", "A22", "B1",  "B2",  "C",    "mu1",  "mu2",
                                                "a1",  "a2",  "b",   "u1",  "u2",  "A11r", "A12r", "A22r",
                                                "B1r", "B2r", "a1r", "a2r", "u1r", "u2r"};
    const scalar values[ELLIPTIC] = {given->A11, given->A12, given->A22, given->B1, given->B2, given->C, c->mu1, c->mu2,
                                     given->a1,  given->a2,  given->b,   given->u1, given->u2, x->A11,   x->A12, x->A22,
                                     x->B1,      x->B2,      x->a1,      x->a2,     x->u1,     x->u2};
    for (int i = 0; i < ELLIPTIC; i++) {
        name[i] = names[i];
        value[i] = values[i];
    }
}

static int check_quantities(const struct spatial *c, const struct contact3 *given)
{
    const char *name[CIRCULAR];
    scalar value[CIRCULAR];
    const int count = c->elliptic ? ELLIPTIC : CIRCULAR;
    if (c->elliptic)
        list_elliptic(c, given, name, value);
    else
        list_circular(c, name, value);
    if (json_size(c->json, json_member(c->json, 0, "quantities")) != count)
        return spatial_rejected(c, "quantities", "", "there are others than the problem has");
    for (int i = 0; i < count; i++)
        if (json_member(c->json, json_member(c->json, 0, "quantities"), name[i]) == 0)
            return spatial_rejected(c, "quantities", name[i], "is missing");
    return quantities_check(c->json, c->pool, name, value, count, c->answer);
}

static int check_hypotheses(const struct spatial *c)
{
    const char *outside = "outside the hypotheses";
    if (scalar_sign(c->x.A11) <= 0) return spatial_rejected(c, "problem", "A11", outside);
    if (scalar_sign(c->detA) <= 0) return spatial_rejected(c, "problem", "detA", outside);
    if (scalar_sign(c->detG) <= 0) return spatial_rejected(c, "problem", "detG", outside);
    return scalar_sign(c->x.mu) >= 0 || spatial_rejected(c, "problem", "mu", outside);
}

int spatial_read(struct spatial *c)
{
    const struct contact3 given = read_data(c);
    c->x = given;
    c->mu1 = field(c, "mu1");
    c->mu2 = field(c, "mu2");
    c->elliptic = given.mu == NULL;
    if (c->elliptic != (c->mu1 != NULL) || c->elliptic != (c->mu2 != NULL))
        return spatial_rejected(c, "problem", "mu", "either mu, or mu1 and mu2");
    if (c->elliptic && (scalar_sign(c->mu1) <= 0 || scalar_sign(c->mu2) <= 0))
        return spatial_rejected(c, "problem", "mu1", "outside the hypotheses");
    if (scalar_sign(given.C) <= 0) return spatial_rejected(c, "problem", "C", "outside the hypotheses");
    if (c->elliptic) spatial_reduce(c);
    evaluate(c);
    return check_hypotheses(c) && (c->interval || check_quantities(c, &given));
}

int spatial_moves(const struct spatial *c)
{
    return scalar_sign(c->x.u1) != 0 || scalar_sign(c->x.u2) != 0;
}

int spatial_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct spatial c = {.json = json,
                        .pool = pool,
                        .answer = answer,
                        .problem = json_member(json, 0, "problem"),
                        .verdict = json_member(json, 0, "verdict"),
                        .witness = json_member(json, 0, "witness"),
                        .row = json_member(json, 0, "row")};
    if (spatial_is_interval(&c)) return spatial_check_interval(&c);
    if (!spatial_read(&c) || !spatial_check_arc(&c)) return 0;
    return spatial_moves(&c) ? spatial_check_slip(&c) : spatial_check_rest(&c);
}
