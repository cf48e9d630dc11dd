/* SPDX-License-Identifier: BSD-2-Clause */
/* All two-folds of the wheel (spec/fold/certificate.md, section 5): for each radius the roots of B as a quadratic in
 * omega. */
#include "check/fold/program.h"
#include "check/numbers/surd.h"

/* A radius: the side and r. */
struct radius {
    const struct fold *c;
    int side;
    scalar r;
};

/* B = b0 + b1 omega + b2 omega^2 at a radius. */
struct quadratic {
    scalar b0, b1, b2;
};

/* An omega in the list, and d when it is of the form a + b sqrt(d). */
struct given {
    int is_number;
    scalar d;
    struct surd omega;
};

/* B, and the signs of the quantities that determine words, at some omega. */
struct wheel_point {
    struct surd B;
    short sign[FOLD_SEEN];
};

/* The position in the list verdict.two_folds. */
struct places {
    long array, node; /* the next entry; the end of the array when there is none */
    long genuine, continuum;
};

/*@ predicate radius_ok{L}(struct radius at) = fold_sees(at.c) && -1 <= at.side <= 1 && at.r != \null;
  @ predicate quadratic_ok(struct quadratic b) = b.b0 != \null && b.b1 != \null && b.b2 != \null;
  @ // An entry can be genuine only when it has been passed.
  @ predicate places_ok{L}(struct fold *c, struct places *p) = \valid(p) && \separated(p, c->answer) &&
  @   0 <= p->array < c->json->count && p->array < p->node <= c->json->count && 0 <= p->genuine < p->node - p->array; */

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_two_folds(const struct fold *c, const char *what)
{
    return fold_rejected(c, "verdict.two_folds", "", what);
}

/*@ requires pool != \null && -4 <= n <= 4;
  @ assigns \result \from pool, n;
  @ ensures \result != \null; */
static scalar integer(struct scalar_pool *pool, int n)
{
    const int size = n < 0 ? -n : n;
    scalar x = scalar_zero(pool);
    /*@ loop invariant 0 <= i <= size && x != \null;
      @ loop assigns i, x;
      @ loop variant size - i; */
    for (int i = 0; i < size; i++) x = scalar_add(pool, x, scalar_one(pool));
    return n < 0 ? scalar_subtract(pool, scalar_zero(pool), x) : x;
}

/*@ // Each node has a number of the field.
  @ predicate surds_ok{L}(struct surd_field *f, struct surd *value) = \forall integer k; 0 <= k < FOLD_NODES ==> surd_ok(f, value[k]); */

/*@ requires surd_field_ok(f) && surd_ok(f, x) && surd_ok(f, y);
  @ assigns \nothing;
  @ ensures surd_ok(f, \result); */
static struct surd operate(const struct surd_field *f, int operation, struct surd x, struct surd y)
{
    if (operation == OPERATION_ADD) return surd_add(f, x, y);
    if (operation == OPERATION_SUB) return surd_subtract(f, x, y);
    return surd_multiply(f, x, y);
}

/* The data of the wheel; the other nodes are 0 until they are computed. */
/*@ requires fold_sees(c) && surd_field_ok(f) && \valid(value + (0 .. FOLD_NODES - 1));
  @ requires \separated(value + (0 .. FOLD_NODES - 1), c);
  @ requires \separated(value + (0 .. FOLD_NODES - 1), c->json);
  @ requires \separated(value + (0 .. FOLD_NODES - 1), c->answer);
  @ requires \separated(value + (0 .. FOLD_NODES - 1), f);
  @ assigns value[0 .. FOLD_NODES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures field: surd_field_ok(f);
  @ ensures kept: f->d == \old(f->d);
  @ ensures numbers: surds_ok(f, value); */
static void read_data(const struct fold *c, const struct surd_field *f, struct surd *value)
{
    const struct fold_program p = fold_program_of(FOLD_COUNT);
    const struct surd zero = surd_from(scalar_zero(f->pool));
    /*@ loop invariant 0 <= k <= FOLD_NODES && \forall integer l; 0 <= l < k ==> surd_ok(f, value[l]);
      @ loop invariant field: surd_field_ok(f);
      @ loop assigns k, value[0 .. FOLD_NODES - 1];
      @ loop variant FOLD_NODES - k; */
    for (int k = 0; k < FOLD_NODES; k++) value[k] = zero;
    //@ assert sees: fold_sees(c);
    /*@ loop invariant 0 <= i <= p.inputs && DOUBT_HAS_STAYED;
      @ loop invariant sees: fold_sees(c);
      @ loop invariant field: surd_field_ok(f);
      @ loop invariant numbers: surds_ok(f, value);
      @ loop assigns i, value[0 .. FOLD_NODES - 1], scalar_doubt;
      @ loop variant p.inputs - i; */
    for (int i = 0; i < p.inputs; i++) {
        const struct surd x = surd_from(fold_value(c, fold_name(p.quantity[i])));
        value[fold_node(p.quantity[i])] = x;
    }
}

/* Executes the steps of the wheel in order. */
/*@ requires surd_field_ok(f) && \valid(value + (0 .. FOLD_NODES - 1)) && \separated(value + (0 .. FOLD_NODES - 1), f);
  @ requires surds_ok(f, value);
  @ assigns value[0 .. FOLD_NODES - 1];
  @ ensures field: surd_field_ok(f);
  @ ensures kept: f->d == \old(f->d);
  @ ensures numbers: surds_ok(f, value); */
static void run(const struct surd_field *f, struct surd *value)
{
    const struct fold_program p = fold_program_of(FOLD_WHEEL);
    /*@ loop invariant 0 <= i <= p.steps;
      @ loop invariant field: surd_field_ok(f);
      @ loop invariant numbers: surds_ok(f, value);
      @ loop assigns i, value[0 .. FOLD_NODES - 1];
      @ loop variant p.steps - i; */
    for (int i = 0; i < p.steps; i++) {
        const struct fold_step step = p.step[i];
        const struct surd x = value[fold_node(step.left)], y = value[fold_node(step.right)];
        const struct surd z = operate(f, step.operation, x, y);
        value[fold_node(step.result)] = z;
    }
}

/* B, and the signs of the quantities that determine words. */
/*@ requires surd_field_ok(f) && \valid_read(value + (0 .. FOLD_NODES - 1)) && surds_ok(f, value);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures B: surd_ok(f, \result.B); */
static struct wheel_point see(const struct surd_field *f, const struct surd *value)
{
    struct wheel_point point;
    point.B = value[NODE_B];
    point.sign[FOLD_Lp] = (short)surd_sign(f, value[NODE_Lp]);
    point.sign[FOLD_Lm] = (short)surd_sign(f, value[NODE_Lm]);
    point.sign[FOLD_Kpp] = (short)surd_sign(f, value[NODE_Kpp]);
    point.sign[FOLD_Kpm] = (short)surd_sign(f, value[NODE_Kpm]);
    point.sign[FOLD_Kmp] = (short)surd_sign(f, value[NODE_Kmp]);
    point.sign[FOLD_Kmm] = (short)surd_sign(f, value[NODE_Kmm]);
    point.sign[FOLD_gap] = (short)surd_sign(f, value[NODE_gap]);
    point.sign[FOLD_sum] = (short)surd_sign(f, value[NODE_sum]);
    point.sign[FOLD_trace] = (short)surd_sign(f, value[NODE_trace]);
    point.sign[FOLD_own] = (short)surd_sign(f, value[NODE_own]);
    point.sign[FOLD_cross] = (short)surd_sign(f, value[NODE_cross]);
    point.sign[FOLD_det] = (short)surd_sign(f, value[NODE_det]);
    point.sign[FOLD_disc] = (short)surd_sign(f, value[NODE_disc]);
    point.sign[FOLD_agree] = (short)surd_sign(f, value[NODE_agree]);
    return point;
}

/*@ requires surd_field_ok(f) && surd_ok(f, x) && \valid(value + (0 .. FOLD_NODES - 1)) && 0 <= node < FOLD_NODES;
  @ requires surds_ok(f, value) && \separated(value + (0 .. FOLD_NODES - 1), f);
  @ assigns value[node];
  @ ensures field: surd_field_ok(f);
  @ ensures kept: f->d == \old(f->d);
  @ ensures numbers: surds_ok(f, value); */
static void set(const struct surd_field *f, struct surd *value, int node, struct surd x)
{
    (void)f;
    value[node] = x;
}

/* The quantities that determine words, for a state of the wheel. */
/*@ requires fold_sees(c) && surd_field_ok(f) && surd_ok(f, side) && surd_ok(f, r) && surd_ok(f, omega);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures B: surd_ok(f, \result.B); */
static struct wheel_point state(const struct fold *c, const struct surd_field *f, struct surd side, struct surd r,
                                struct surd omega)
{
    struct surd value[FOLD_NODES];
    read_data(c, f, value);
    set(f, value, NODE_side, side);
    set(f, value, NODE_r, r);
    set(f, value, NODE_omega, omega);
    run(f, value);
    return see(f, value);
}

/* The quantities that determine words, at omega. */
/*@ requires radius_ok(at) && surd_field_ok(f) && surd_ok(f, omega);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures B: surd_ok(f, \result.B); */
static struct wheel_point ride(struct radius at, const struct surd_field *f, struct surd omega)
{
    return state(at.c, f, surd_from(integer(f->pool, at.side)), surd_from(at.r), omega);
}

/*@ requires radius_ok(at) && -1 <= omega <= 1;
  @ assigns scalar_doubt, \result \from at, omega;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar B_at(struct radius at, int omega)
{
    const struct surd_field f = {at.c->pool, NULL};
    const struct wheel_point point = ride(at, &f, surd_from(integer(f.pool, omega)));
    return point.B.a;
}

/* Finds the coefficients from the values at -1, 0, 1: the sum of the first and the last is 2 (b0 + b2), their
 * difference 2 b1. */
/*@ requires radius_ok(at);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures ok: quadratic_ok(\result); */
static struct quadratic find_coefficients(struct radius at)
{
    struct scalar_pool *pool = at.c->pool;
    const scalar low = B_at(at, -1), high = B_at(at, 1), two = integer(pool, 2), b0 = B_at(at, 0);
    const scalar b1 = scalar_divide(pool, scalar_subtract(pool, high, low), two);
    const scalar b2 = scalar_subtract(pool, scalar_divide(pool, scalar_add(pool, high, low), two), b0);
    return (struct quadratic){b0, b1, b2};
}

/* The node of the next entry, which must be at this radius; 0 with the reason. */
/*@ requires radius_ok(at) && places_ok(at.c, p);
  @ assigns p->node, *at.c->answer, scalar_doubt;
  @ ensures 0 <= \result < at.c->json->count && DOUBT_STAYS;
  @ ensures radius: radius_ok(at);
  @ ensures places: places_ok(at.c, p);
  @ ensures passed: \result != 0 ==> p->genuine + 1 < p->node - p->array; */
static int next_place(struct radius at, struct places *p)
{
    const struct json *json = at.c->json;
    const int node = (int)p->node;
    if (node >= json->node[p->array].next) return reject_two_folds(at.c, "one is missing");
    p->node = json->node[node].next;
    if (!json_is(json, json_member(json, node, "side"), at.side > 0 ? known_text("1") : known_text("-1")))
        return reject_two_folds(at.c, "the side is another");
    if (!scalar_equal(quantity_number(json, at.c->pool, json_member(json, node, "r")), at.r))
        return reject_two_folds(at.c, "r is another");
    return node;
}

/* Reads omega of an entry, and its field; it is no number when it is null or not of the form a + b sqrt(d). */
/*@ requires fold_sees(c) && 0 <= place < c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures number: \result.is_number != 0 ==> \result.omega.a != \null;
  @ ensures field: \result.is_number != 0 && \result.omega.b != \null ==> \result.d != \null; */
static struct given read_omega(const struct fold *c, int place)
{
    const int node = json_member(c->json, place, "omega");
    struct given x = {0, NULL, {NULL, NULL}};
    if (c->json->node[node].type == JSON_NULL) return x;
    if (c->json->node[node].type != JSON_OBJECT || json_member(c->json, node, "d") == 0) {
        x.omega = surd_from(quantity_number(c->json, c->pool, node));
        x.is_number = 1;
        return x;
    }
    x.d = quantity_number(c->json, c->pool, json_member(c->json, node, "d"));
    x.omega.a = quantity_number(c->json, c->pool, json_member(c->json, node, "a"));
    x.omega.b = quantity_number(c->json, c->pool, json_member(c->json, node, "b"));
    x.is_number = scalar_sign(x.d) > 0 && scalar_sign(x.omega.b) != 0;
    return x;
}

/*@ requires fold_reads(c) && 0 <= place < c->json->count && \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_words_of_slip(const struct fold *c, int place, const short *sign)
{
    return fold_has_word(c, place, "row", fold_row_word(sign)) &&
           fold_has_word(c, place, "case", fold_case_word(sign)) &&
           fold_has_word(c, place, "forward", fold_forward_word(sign)) &&
           fold_has_word(c, place, "reached", fold_reached_word(sign));
}

/*@ requires fold_reads(c) && 0 <= place < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_words_of_no_slip(const struct fold *c, int place)
{
    return fold_has_word(c, place, "row", "no_slip") && fold_has_word(c, place, "case", "") &&
           fold_has_word(c, place, "forward", "undecided") && fold_has_word(c, place, "reached", "");
}

/*@ requires fold_reads(c) && 0 <= place < c->json->count && \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_words(const struct fold *c, int place, const short *sign)
{
    if (!fold_has_word(c, place, "law", fold_law_word(sign))) return 0;
    return sign[FOLD_agree] != 0 ? has_words_of_slip(c, place, sign) : has_words_of_no_slip(c, place);
}

/* Checks that omega is the root with 2 b2 omega + b1 = e sqrt(D); D is NULL for a linear B. */
/*@ requires fold_sees(c) && quadratic_ok(b) && surd_field_ok(f) && surd_ok(f, omega) && surd_ok(f, B);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_root(const struct fold *c, const struct surd_field *f, struct quadratic b, struct surd omega,
                   struct surd B, scalar D, int e)
{
    const struct surd b1 = surd_from(b.b1), b2 = surd_from(scalar_add(f->pool, b.b2, b.b2));
    const struct surd y = surd_add(f, surd_multiply(f, b2, omega), b1);
    if (surd_sign(f, B) != 0) return reject_two_folds(c, "omega is no root of B");
    if (D != NULL && surd_sign(f, y) != e) return reject_two_folds(c, "omega is another root of B");
    return 1;
}

/* Checks that the next entry is this root. */
/*@ requires radius_ok(at) && places_ok(at.c, p) && quadratic_ok(b);
  @ assigns p->node, p->genuine, *at.c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures radius: radius_ok(at);
  @ ensures places: places_ok(at.c, p); */
static int check_root(struct radius at, struct quadratic b, scalar D, int e, struct places *p)
{
    const struct fold *c = at.c;
    const int place = next_place(at, p);
    if (place == 0) return 0;
    const struct given x = read_omega(c, place);
    if (!x.is_number) return reject_two_folds(c, "omega is none");
    const struct surd_field f = {c->pool, x.d};
    const struct wheel_point point = ride(at, &f, x.omega);
    if (!is_root(c, &f, b, x.omega, point.B, D, e)) return 0;
    //@ assert sees: fold_sees(c);
    p->genuine += point.sign[FOLD_agree] > 0;
    //@ assert counted: fold_sees(c);
    return has_words(c, place, point.sign) || reject_two_folds(c, "a word does not follow");
}

/*@ requires radius_ok(at) && places_ok(at.c, p);
  @ assigns p->node, p->continuum, *at.c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures radius: radius_ok(at);
  @ ensures places: places_ok(at.c, p); */
static int check_continuum(struct radius at, struct places *p)
{
    const struct fold *c = at.c;
    const int place = next_place(at, p);
    p->continuum = 1;
    if (place == 0) return 0;
    return (fold_has_word(c, place, "omega", "") && fold_has_word(c, place, "law", "") &&
            fold_has_word(c, place, "row", "continuum") && fold_has_word(c, place, "case", "") &&
            fold_has_word(c, place, "forward", "undecided") && fold_has_word(c, place, "reached", "")) ||
           reject_two_folds(c, "omega is any number there");
}

/* The discriminant b1^2 - 4 b0 b2. */
/*@ requires pool != \null && quadratic_ok(b);
  @ assigns \result \from pool, b;
  @ ensures \result != \null; */
static scalar discriminant(struct scalar_pool *pool, struct quadratic b)
{
    const scalar ac = scalar_multiply(pool, b.b0, b.b2), four = integer(pool, 4);
    return scalar_subtract(pool, scalar_multiply(pool, b.b1, b.b1), scalar_multiply(pool, four, ac));
}

/* Checks all roots of B at a radius. */
/*@ requires radius_ok(at) && places_ok(at.c, p);
  @ assigns p->node, p->genuine, p->continuum, *at.c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures radius: radius_ok(at);
  @ ensures places: places_ok(at.c, p); */
static int check_radius(struct radius at, struct places *p)
{
    const struct quadratic b = find_coefficients(at);
    if (scalar_sign(b.b2) == 0 && scalar_sign(b.b1) == 0) return scalar_sign(b.b0) != 0 || check_continuum(at, p);
    if (scalar_sign(b.b2) == 0) return check_root(at, b, NULL, 0, p);
    const scalar D = discriminant(at.c->pool, b);
    const int roots = scalar_sign(D);
    if (roots < 0) return 1;
    if (roots == 0) return check_root(at, b, D, 0, p);
    return check_root(at, b, D, 1, p) && check_root(at, b, D, -1, p);
}

/* Checks the radius r = (e root - side kappa C) / 2, where root^2 = reach. */
/*@ requires fold_sees(c) && root != \null && -1 <= side <= 1 && -1 <= e <= 1 && places_ok(c, p);
  @ assigns p->node, p->genuine, p->continuum, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: fold_sees(c);
  @ ensures places: places_ok(c, p); */
static int check_side(const struct fold *c, scalar root, int side, int e, struct places *p)
{
    struct scalar_pool *pool = c->pool;
    const scalar middle = scalar_multiply(pool, fold_value(c, "kappa"), fold_value(c, "C"));
    const scalar moved = scalar_multiply(pool, integer(pool, e), root);
    const scalar twice = scalar_subtract(pool, moved, scalar_multiply(pool, integer(pool, side), middle));
    const struct radius at = {c, side, scalar_divide(pool, twice, integer(pool, 2))};
    return check_radius(at, p);
}

/* Checks the radii of a side; both values of e have the same when the root is 0. */
/*@ requires fold_sees(c) && root != \null && -1 <= side <= 1 && places_ok(c, p);
  @ assigns p->node, p->genuine, p->continuum, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: fold_sees(c);
  @ ensures places: places_ok(c, p); */
static int check_radii(const struct fold *c, scalar root, int side, struct places *p)
{
    if (!check_side(c, root, side, 1, p)) return 0;
    return scalar_sign(root) <= 0 || check_side(c, root, side, -1, p);
}

/* The witness has the square root of the discriminant exactly when it is a real number. */
/*@ requires fold_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1;
  @ ensures sees: fold_sees(c); */
static int check_witness(const struct fold *c, int root)
{
    return (root != 0) == (fold_sign(c, "reach") >= 0) ||
           fold_rejected(c, "witness", "root", "is stated where there is one");
}

/* The witness gives the root exactly if it is a number of the field. */
/*@ requires fold_sees(c) && root != \null;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: fold_sees(c); */
static int check_root_of_reach(const struct fold *c, scalar root)
{
    return (scalar_sign(root) >= 0 && scalar_equal(scalar_multiply(c->pool, root, root), fold_value(c, "reach"))) ||
           fold_rejected(c, "witness", "root", "is not the root of reach");
}

/* Checks the two-folds of both sides; `node` is the root in the witness, 0 when there is none. */
/*@ requires fold_sees(c) && places_ok(c, p) && 0 <= node < c->json->count;
  @ assigns p->node, p->genuine, p->continuum, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: fold_sees(c);
  @ ensures places: places_ok(c, p); */
static int check_two_folds(const struct fold *c, int node, struct places *p)
{
    if (!check_witness(c, node)) return 0;
    if (node == 0) return 1;
    const scalar root = quantity_number(c->json, c->pool, node);
    return check_root_of_reach(c, root) && check_radii(c, root, 1, p) && check_radii(c, root, -1, p);
}

/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *count_word(long n)
{
    if (n == 0) return known_text("0");
    if (n == 1) return known_text("1");
    if (n == 2) return known_text("2");
    if (n == 3) return known_text("3");
    if (n == 4) return known_text("4");
    if (n == 5) return known_text("5");
    if (n == 6) return known_text("6");
    return n == 7 ? known_text("7") : known_text("8");
}

/*@ requires fold_sees(c) && places_ok(c, p);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int count_is(const struct fold *c, const struct places *p)
{
    const int node = json_member(c->json, c->verdict, "count"), is_text = c->json->node[node].type == JSON_STRING;
    if (p->continuum) return is_text && json_is(c->json, node, "continuum");
    return p->genuine <= 8 && !is_text && json_is(c->json, node, count_word(p->genuine));
}

/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *row_of(int reach)
{
    if (reach < 0) return known_text("no_radius");
    return reach == 0 ? known_text("one_radius") : known_text("two_radii");
}

int fold_check_count(const struct fold *c)
{
    const int array = json_member(c->json, c->verdict, "two_folds");
    const int root = json_member(c->json, json_member(c->json, 0, "witness"), "root");
    struct places p = {.array = array, .node = array + 1};
    if (json_size(c->json, c->verdict) != 4 || array == 0 || json_member(c->json, c->verdict, "count") == 0 ||
        !fold_has_word(c, c->verdict, "question", "count"))
        return fold_rejected(c, "verdict", "question", "does not follow");
    if (!json_is(c->json, json_member(c->json, 0, "row"), row_of(fold_sign(c, "reach"))))
        return fold_rejected(c, "", "row", "is not the row of these signs");
    if (!check_two_folds(c, root, &p)) return 0;
    if (p.node != c->json->node[array].next) return reject_two_folds(c, "there is one too many");
    if (!count_is(c, &p)) return fold_rejected(c, "verdict", "count", "does not follow");
    return fold_lists_zeros(c) || fold_rejected(c, "verdict", "zeros", "does not follow");
}
