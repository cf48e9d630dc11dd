/* SPDX-License-Identifier: BSD-2-Clause */
/* All two-folds of the wheel (spec/fold/certificate.md, section 5): for each radius the roots of B as a quadratic in
 * omega. */
#include "check/fold/private.h"
#include "check/numbers/surd.h"

/* A radius: side, r, and B = b[0] + b[1] omega + b[2] omega^2 at it. */
struct radius {
    const struct fold *c;
    int side;
    scalar r, b[3];
};

/* The position in the list verdict.two_folds. */
struct places {
    int array, node; /* the next entry; the end of the array when there is none */
    int genuine, continuum;
};

static int reject_two_folds(const struct fold *c, const char *what)
{
    return fold_rejected(c, "verdict.two_folds", "", what);
}

static scalar integer(struct scalar_pool *pool, int n)
{
    scalar x = scalar_zero(pool);
    for (int i = 0; i < (n < 0 ? -n : n); i++) x = scalar_add(pool, x, scalar_one(pool));
    return n < 0 ? scalar_subtract(pool, scalar_zero(pool), x) : x;
}

/* The formulas of spec/fold/wheel.h in surds: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const struct surd t = surd_add(f, x, y);
#define LET_SUB(t, x, y) const struct surd t = surd_subtract(f, x, y);
#define LET_MUL(t, x, y) const struct surd t = surd_multiply(f, x, y);
#define TAKE(name, unit, meaning) const struct surd name = surd_from(at->c->q[fold_find(at->c, #name)]);
#define FORMULA(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL)(void) output;
/* The quantities that determine words, at omega; returns B. */
static struct surd ride(const struct radius *at, const struct surd_field *f, struct surd omega, short *sign)
{
    const struct surd side = surd_from(integer(f->pool, at->side)), r = surd_from(at->r);
    FOLD_PARAMETER_INPUTS(TAKE)
    FOLD_WHEEL_FORMULAS(FORMULA)
    const struct surd seen[FOLD_SEEN] = {Lp, Lm, Kpp, Kpm, Kmp, Kmm, gap, sum, trace, own, cross, det, disc, agree};
    for (int i = 0; i < FOLD_SEEN; i++) sign[i] = (short)surd_sign(f, seen[i]);
    return B;
}

static scalar B_at(const struct radius *at, int omega)
{
    const struct surd_field f = {at->c->pool, NULL};
    short sign[FOLD_SEEN];
    return ride(at, &f, surd_from(integer(f.pool, omega)), sign).a;
}

/* Finds the coefficients from the values at -1, 0, 1: the sum of the first and the last is 2 (b0 + b2), their
 * difference 2 b1. */
static void find_coefficients(struct radius *at)
{
    struct scalar_pool *pool = at->c->pool;
    const scalar low = B_at(at, -1), high = B_at(at, 1), two = integer(pool, 2);
    at->b[0] = B_at(at, 0);
    at->b[1] = scalar_divide(pool, scalar_subtract(pool, high, low), two);
    at->b[2] = scalar_subtract(pool, scalar_divide(pool, scalar_add(pool, high, low), two), at->b[0]);
}

/* The node of the next entry, which must be at this radius; 0 with the reason. */
static int next_place(const struct radius *at, struct places *p)
{
    const struct json *json = at->c->json;
    const int node = p->node;
    if (node >= json->node[p->array].next) return reject_two_folds(at->c, "one is missing");
    p->node = json->node[node].next;
    if (!json_is(json, json_member(json, node, "side"), at->side > 0 ? "1" : "-1"))
        return reject_two_folds(at->c, "the side is another");
    if (!scalar_equal(quantity_number(json, at->c->pool, json_member(json, node, "r")), at->r))
        return reject_two_folds(at->c, "r is another");
    return node;
}

/* Reads omega of an entry, and its field; 0 when it is null or not a number of the form a + b sqrt(d). */
static int read_omega(const struct fold *c, int place, struct surd_field *f, struct surd *omega)
{
    const int node = json_member(c->json, place, "omega");
    *f = (struct surd_field){c->pool, NULL};
    if (c->json->node[node].type == JSON_NULL) return 0;
    if (c->json->node[node].type != JSON_OBJECT || json_member(c->json, node, "d") == 0) {
        *omega = surd_from(quantity_number(c->json, c->pool, node));
        return 1;
    }
    f->d = quantity_number(c->json, c->pool, json_member(c->json, node, "d"));
    omega->a = quantity_number(c->json, c->pool, json_member(c->json, node, "a"));
    omega->b = quantity_number(c->json, c->pool, json_member(c->json, node, "b"));
    return scalar_sign(f->d) > 0 && scalar_sign(omega->b) != 0;
}

static int has_words(const struct radius *at, int place, const short *sign)
{
    const struct fold *c = at->c;
    const int slips = sign[FOLD_agree] != 0;
    return fold_has_word(c, place, "law", fold_law_word(sign)) &&
           fold_has_word(c, place, "row", slips ? fold_row_word(sign) : "no_slip") &&
           fold_has_word(c, place, "case", slips ? fold_case_word(sign) : "") &&
           fold_has_word(c, place, "forward", slips ? fold_forward_word(sign) : "undecided") &&
           fold_has_word(c, place, "reached", slips ? fold_reached_word(sign) : "");
}

/* Checks that the next entry is the root omega with 2 b2 omega + b1 = e sqrt(D); D is NULL for a linear B. */
static int check_root(const struct radius *at, scalar D, int e, struct places *p)
{
    const int place = next_place(at, p);
    struct surd_field f;
    struct surd omega;
    short sign[FOLD_SEEN];
    if (place == 0) return 0;
    if (!read_omega(at->c, place, &f, &omega)) return reject_two_folds(at->c, "omega is none");
    const struct surd b1 = surd_from(at->b[1]), b2 = surd_from(scalar_add(f.pool, at->b[2], at->b[2]));
    const struct surd y = surd_add(&f, surd_multiply(&f, b2, omega), b1);
    const struct surd B = ride(at, &f, omega, sign);
    if (surd_sign(&f, B) != 0) return reject_two_folds(at->c, "omega is no root of B");
    if (D != NULL && surd_sign(&f, y) != e) return reject_two_folds(at->c, "omega is another root of B");
    p->genuine += sign[FOLD_agree] > 0;
    return has_words(at, place, sign) || reject_two_folds(at->c, "a word does not follow");
}

static int check_continuum(const struct radius *at, struct places *p)
{
    const struct fold *c = at->c;
    const int place = next_place(at, p);
    p->continuum = 1;
    if (place == 0) return 0;
    return (fold_has_word(c, place, "omega", "") && fold_has_word(c, place, "law", "") &&
            fold_has_word(c, place, "row", "continuum") && fold_has_word(c, place, "case", "") &&
            fold_has_word(c, place, "forward", "undecided") && fold_has_word(c, place, "reached", "")) ||
           reject_two_folds(c, "omega is any number there");
}

/* Checks all roots of B at a radius. */
static int check_radius(struct radius *at, struct places *p)
{
    struct scalar_pool *pool = at->c->pool;
    find_coefficients(at);
    const scalar *b = at->b;
    if (scalar_sign(b[2]) == 0 && scalar_sign(b[1]) == 0) return scalar_sign(b[0]) != 0 || check_continuum(at, p);
    if (scalar_sign(b[2]) == 0) return check_root(at, NULL, 0, p);
    const scalar ac = scalar_multiply(pool, b[0], b[2]), four = integer(pool, 4);
    const scalar D = scalar_subtract(pool, scalar_multiply(pool, b[1], b[1]), scalar_multiply(pool, four, ac));
    const int roots = scalar_sign(D);
    if (roots < 0) return 1;
    if (roots == 0) return check_root(at, D, 0, p);
    return check_root(at, D, 1, p) && check_root(at, D, -1, p);
}

/* r = (e root - side kappa C) / 2, where root^2 = reach. */
static int check_radii(const struct fold *c, scalar root, struct places *p)
{
    struct scalar_pool *pool = c->pool;
    const scalar middle = scalar_multiply(pool, c->q[fold_find(c, "kappa")], c->q[fold_find(c, "C")]);
    for (int side = 1; side >= -1; side -= 2) {
        for (int e = 1; e >= (scalar_sign(root) > 0 ? -1 : 1); e -= 2) {
            const scalar moved = scalar_multiply(pool, integer(pool, e), root);
            const scalar twice = scalar_subtract(pool, moved, scalar_multiply(pool, integer(pool, side), middle));
            struct radius at = {.c = c, .side = side, .r = scalar_divide(pool, twice, integer(pool, 2))};
            if (!check_radius(&at, p)) return 0;
        }
    }
    return 1;
}

/* The square root of the discriminant, which the witness gives exactly if it is a number of the field. */
static int check_root_of_reach(const struct fold *c, scalar *root)
{
    const int witness = json_member(c->json, 0, "witness"), node = json_member(c->json, witness, "root");
    const int reach = fold_find(c, "reach");
    if ((node != 0) != (c->sign[reach] >= 0))
        return fold_rejected(c, "witness", "root", "is stated where there is one");
    if (node == 0) return 1;
    *root = quantity_number(c->json, c->pool, node);
    return (scalar_sign(*root) >= 0 && scalar_equal(scalar_multiply(c->pool, *root, *root), c->q[reach])) ||
           fold_rejected(c, "witness", "root", "is not the root of reach");
}

static int count_is(const struct fold *c, const struct places *p)
{
    static const char *const numbers[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8"};
    const int node = json_member(c->json, c->verdict, "count"), is_text = c->json->node[node].type == JSON_STRING;
    if (p->continuum) return is_text && json_is(c->json, node, "continuum");
    return p->genuine <= 8 && !is_text && json_is(c->json, node, numbers[p->genuine]);
}

int fold_check_count(const struct fold *c)
{
    static const char *const rows[] = {"no_radius", "one_radius", "two_radii"};
    const int array = json_member(c->json, c->verdict, "two_folds"), row = c->sign[fold_find(c, "reach")];
    struct places p = {.array = array, .node = array + 1};
    scalar root = NULL;
    if (json_size(c->json, c->verdict) != 4 || array == 0 || json_member(c->json, c->verdict, "count") == 0 ||
        !fold_has_word(c, c->verdict, "question", "count"))
        return fold_rejected(c, "verdict", "question", "does not follow");
    if (!json_is(c->json, json_member(c->json, 0, "row"), rows[row + 1]))
        return fold_rejected(c, "", "row", "is not the row of these signs");
    if (!check_root_of_reach(c, &root) || (root != NULL && !check_radii(c, root, &p))) return 0;
    if (p.node != c->json->node[array].next) return reject_two_folds(c, "there is one too many");
    if (!count_is(c, &p)) return fold_rejected(c, "verdict", "count", "does not follow");
    return fold_lists_zeros(c) || fold_rejected(c, "verdict", "zeros", "does not follow");
}
