/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of a region of an atlas: its sides, the factors and the quantities. */
#include "check/atlas/multiples.h"
#include "check/atlas/private.h"

#include <stddef.h>

/* ---- the variables */

/* The interval that an object gives. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures \result.low != \null && \result.high != \null && DOUBT_STAYS; */
static struct side side_at(const struct uncertain *c, int node)
{
    const scalar low = quantity_number(c->json, c->pool, json_member(c->json, node, "lo"));
    const scalar high = quantity_number(c->json, c->pool, json_member(c->json, node, "hi"));
    return (struct side){low, high, 1, 1};
}

/* Adds the enclosures of constants. */
/*@ requires uncertain_reads(c) && 0 <= list < c->json->count && atlas_box_ok(box);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_box_ok(\result); */
static struct atlas_box with_constants(const struct uncertain *c, int list, struct atlas_box box)
{
    const struct json *json = c->json;
    /*@ loop invariant list < i <= json->count && DOUBT_HAS_STAYED && atlas_box_ok(box);
      @ loop assigns i, box, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next) {
        if (box.axes == CELL_MAX_AXES) {
            box.flaw = "are too many";
            return box;
        }
        const struct side side = side_at(c, i);
        box.cell.side[box.axes++] = side;
        if (scalar_sign(scalar_subtract(c->pool, side.high, side.low)) <= 0) {
            box.flaw = "an enclosure is empty";
            return box;
        }
    }
    return box;
}

struct atlas_box atlas_read_box(struct atlas a, int node, int index)
{
    const struct json *json = a.c->json;
    struct atlas_box box = {.axes = ATLAS_AXES, .flaw = NULL};
    /*@ loop invariant 0 <= i <= ATLAS_AXES && 0 <= index && DOUBT_HAS_STAYED && atlas_cell_ok(box.cell, i);
      @ loop invariant box.axes == ATLAS_AXES;
      @ loop assigns i, index, box, scalar_doubt;
      @ loop variant ATLAS_AXES - i; */
    for (int i = 0; i < ATLAS_AXES; i++) {
        const struct mechanism_variable *v = a.m->variable + i;
        const int piece = mechanism_piece(json, v->pieces, index % v->count), inner = json_member(json, piece, "box");
        box.cell.side[i] = side_at(a.c, inner != 0 ? inner : piece);
        index /= v->count;
    }
    return with_constants(a.c, json_member(json, node, "constants"), box);
}

struct atlas_grid atlas_read_grid(struct atlas a, int node, int axes)
{
    const struct json *json = a.c->json;
    const int list = json_member(json, node, "grid");
    struct atlas_grid grid = {.first = {0}, .flaw = NULL};
    int count = 0;
    if (json_size(json, list) != axes) {
        grid.flaw = "has not one number for each variable";
        return grid;
    }
    /*@ loop invariant list < i <= json->count && 0 <= count <= axes && atlas_grid_ok(grid);
      @ loop assigns i, count, grid;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next && count < axes; i = json->node[i].next) {
        const long long first = mechanism_integer(json, i);
        if (first < -ATLAS_MAX_FIRST || first > ATLAS_MAX_FIRST) {
            grid.flaw = "a number is too large";
            return grid;
        }
        grid.first[count++] = (short)first;
    }
    return grid;
}

/* ---- factors */

/* The derivative has room for as many coefficients. That of x^n is n + 1 times the one of x^(n + 1), which is `step`
 * places further on. */
/*@ requires pool != \null && tensor_ok(t) && 0 <= axis < t.axes;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && tensor_ok(\result) && \result.axes == t.axes; */
static struct tensor derivative(struct scalar_pool *pool, struct tensor t, int axis)
{
    const struct tensor d = tensor_copy(pool, t);
    const int step = t.step[axis], length = t.length[axis];
    /*@ loop invariant 0 <= i <= t.total;
      @ loop assigns i;
      @ loop variant t.total - i; */
    for (int i = 0; i < t.total; i++) {
        const int n = i / step % length, next = i + step;
        const int is_last = n + 1 >= length || next >= t.total;
        coefficients_put(d.c, i, is_last ? scalar_zero(pool) : atlas_multiple(pool, coefficients_at(t.c, next), n + 1));
    }
    return d;
}

/*@ requires tensor_ok(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_zero(struct tensor t)
{
    /*@ loop invariant 0 <= i <= t.total && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant t.total - i; */
    for (int i = 0; i < t.total; i++)
        if (scalar_sign(coefficients_at(t.c, i)) != 0) return 0;
    return 1;
}

/* Adds a factor. */
/*@ requires pool != \null && atlas_factors_ok(f, axes) && f.count < ATLAS_MAX_FACTORS && atlas_factor_ok(t, axes);
  @ requires ATLAS_AXES <= axes;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_factors_ok(\result, axes); */
static struct atlas_factors with_factor(struct scalar_pool *pool, struct atlas_factors f, struct tensor t, int axes)
{
    (void)axes;
    f.factor[f.count] = t;
    f.slope[f.count][0] = derivative(pool, t, 0);
    f.slope[f.count][1] = derivative(pool, t, 1);
    f.count++;
    if (is_zero(t)) f.flaw = "one is 0";
    return f;
}

/* A polynomial, and the number of characters read so far. */
struct counted {
    struct tensor t;
    const char *flaw;
    long characters;
};

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && 0 <= axes <= CELL_MAX_AXES;
  @ requires 0 <= characters <= MECHANISM_MAX_CHARACTERS;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result.flaw == \null ==> atlas_factor_ok(\result.t, axes) &&
  @   0 <= \result.characters <= MECHANISM_MAX_CHARACTERS); */
static struct counted read_polynomial(const struct uncertain *c, int node, int axes, long characters)
{
    const struct reading x = mechanism_read_polynomial(c, node, axes, &characters);
    return (struct counted){x.t, x.what, characters};
}

struct atlas_factors atlas_read_factors(struct atlas a, int node, int axes)
{
    const struct json *json = a.c->json;
    const int list = json_member(json, node, "factors");
    struct atlas_factors f;
    long characters = 0;
    f.count = 0;
    f.flaw = NULL;
    /*@ loop invariant list < i <= json->count && 0 <= characters <= MECHANISM_MAX_CHARACTERS && DOUBT_HAS_STAYED;
      @ loop invariant atlas_factors_ok(f, axes);
      @ loop assigns i, f, characters, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next && f.flaw == NULL; i = json->node[i].next) {
        if (f.count == ATLAS_MAX_FACTORS) {
            f.flaw = "are too many";
            return f;
        }
        const struct counted x = read_polynomial(a.c, i, axes, characters);
        if (x.flaw != NULL) {
            tensor_free(x.t);
            f.flaw = x.flaw;
            return f;
        }
        characters = x.characters;
        f = with_factor(a.c->pool, f, x.t, axes);
    }
    return f;
}

void atlas_free_factors(struct atlas_factors f)
{
    /*@ loop invariant 0 <= i <= f.count;
      @ loop assigns i;
      @ loop variant f.count - i; */
    for (int i = 0; i < f.count; i++) {
        tensor_free(f.factor[i]);
        tensor_free(f.slope[i][0]);
        tensor_free(f.slope[i][1]);
    }
}

/* ---- quantities */

/* The constant and the exponents in a list that is not empty; the constant is NULL when there is not one exponent for
 * each factor, or one is too large. Zero has no exponents. */
/*@ requires uncertain_reads(c) && 0 <= list && list + 1 < c->json->node[list].next && list < c->json->count;
  @ requires 0 <= factors <= ATLAS_MAX_FACTORS;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result.constant != \null ==> atlas_product_ok(\result)); */
static struct atlas_product product_at(const struct uncertain *c, int list, int factors)
{
    const struct json *json = c->json;
    struct atlas_product q = {.constant = NULL, .exponent = {0}};
    const scalar constant = quantity_number(json, c->pool, list + 1);
    const int needed = scalar_sign(constant) == 0 ? 0 : factors;
    int count = 0;
    /*@ loop invariant list < i <= json->count && 0 <= count <= needed && q.constant == \null;
      @ loop invariant \forall integer k; 0 <= k < ATLAS_MAX_FACTORS ==>
      @   -ATLAS_MAX_EXPONENT <= q.exponent[k] <= ATLAS_MAX_EXPONENT;
      @ loop assigns i, count, q;
      @ loop variant json->count - i; */
    for (int i = json->node[list + 1].next; i < json->node[list].next; i = json->node[i].next) {
        const long long e = mechanism_integer(json, i);
        if (count == needed || e > ATLAS_MAX_EXPONENT || e < -ATLAS_MAX_EXPONENT) return q;
        q.exponent[count++] = (short)e;
    }
    if (count == needed) q.constant = constant;
    return q;
}

/* Adds quantity k. */
/*@ requires 0 <= k < PROGRAM_MAX_QUANTITIES && atlas_products_ok(q, k) && atlas_product_ok(product);
  @ assigns \nothing;
  @ ensures atlas_products_ok(\result, k + 1) && \result.flaw == q.flaw; */
static struct atlas_quantities with_product(struct atlas_quantities q, int k, struct atlas_product product)
{
    q.product[k] = product;
    /*@ loop invariant 0 <= i <= ATLAS_MAX_FACTORS;
      @ loop assigns i, q.divides[0 .. ATLAS_MAX_FACTORS - 1];
      @ loop variant ATLAS_MAX_FACTORS - i; */
    for (int i = 0; i < ATLAS_MAX_FACTORS; i++)
        if (product.exponent[i] < 0) q.divides[i] = 1;
    return q;
}

/*@ assigns \nothing;
  @ ensures \result.flaw == flaw; */
static struct atlas_quantities flawed(struct atlas_quantities q, const char *flaw)
{
    q.flaw = flaw;
    return q;
}

struct atlas_quantities atlas_read_quantities(struct atlas a, int node, int factors)
{
    const struct json *json = a.c->json;
    const struct program *program = a.c->theory->program;
    const int object = json_member(json, node, "quantities");
    struct atlas_quantities q = {.divides = {0}, .flaw = NULL};
    if (json_size(json, object) != program->quantities) return flawed(q, "are others");
    /*@ loop invariant 0 <= k <= program->quantities && DOUBT_HAS_STAYED && atlas_products_ok(q, k) && q.flaw == \null;
      @ loop assigns k, q, scalar_doubt;
      @ loop variant program->quantities - k; */
    for (int k = 0; k < program->quantities; k++) {
        const int list = json_member(json, object, program->quantity[k].name);
        if (list == 0 || json_size(json, list) == 0) return flawed(q, "are others");
        const struct atlas_product product = product_at(a.c, list, factors);
        if (product.constant == NULL) return flawed(q, "one has not one exponent for each factor, or too large ones");
        q = with_product(q, k, product);
    }
    return q;
}

/* ---- the inputs */

/* 1 when a quantity is the number x. */
/*@ requires atlas_product_ok(q) && x != \null && 0 <= factors <= ATLAS_MAX_FACTORS;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_constant(struct atlas_product q, int factors, scalar x)
{
    /*@ loop invariant 0 <= i <= factors;
      @ loop assigns i;
      @ loop variant factors - i; */
    for (int i = 0; i < factors; i++)
        if (q.exponent[i] != 0) return 0;
    return scalar_equal(q.constant, x);
}

/* The factor that a quantity is equal to; -1 when it is not a single factor. */
/*@ requires pool != \null && atlas_product_ok(q) && 0 <= factors <= ATLAS_MAX_FACTORS;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result < factors && DOUBT_STAYS; */
static int only_factor(struct scalar_pool *pool, struct atlas_product q, int factors)
{
    int found = -1, powers = 0;
    /*@ loop invariant 0 <= i <= factors && 0 <= powers <= i && -1 <= found < i;
      @ loop assigns i, found, powers;
      @ loop variant factors - i; */
    for (int i = 0; i < factors; i++) {
        powers += q.exponent[i] != 0;
        if (q.exponent[i] == 1) found = i;
    }
    return powers == 1 && scalar_equal(q.constant, scalar_one(pool)) ? found : -1;
}

/* The variable that a factor is equal to; -1 for another polynomial. */
/*@ requires pool != \null && tensor_ok(t);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result < t.axes && DOUBT_STAYS; */
static int variable_of(struct scalar_pool *pool, struct tensor t)
{
    /*@ loop invariant 0 <= axis <= t.axes && DOUBT_HAS_STAYED;
      @ loop assigns axis, scalar_doubt;
      @ loop variant t.axes - axis; */
    for (int axis = 0; axis < t.axes; axis++)
        if (t.total == 2 && t.length[axis] == 2 && scalar_sign(coefficients_at(t.c, 0)) == 0 &&
            scalar_equal(coefficients_at(t.c, 1), scalar_one(pool)))
            return axis;
    return -1;
}

/* The variable that a quantity is; -1 for another function. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && atlas_product_ok(q);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result < region->box.axes && DOUBT_STAYS; */
static int axis_of_quantity(struct atlas a, const struct atlas_region *region, struct atlas_product q)
{
    const int factor = only_factor(a.c->pool, q, region->factors.count);
    return factor < 0 ? -1 : variable_of(a.c->pool, region->factors.factor[factor]);
}

/* 1 when the input of this name is the parameter with this axis. */
/*@ requires atlas_ok(a) && 0 <= input < a.c->theory->program->quantities;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_parameter(struct atlas a, int input, int axis)
{
    return 0 <= axis && axis < ATLAS_AXES &&
           json_is(a.c->json, a.m->variable[axis].field, a.c->theory->program->quantity[input].name);
}

/* 1 when the constant with this axis has an enclosure that contains the root or enclosed number at a node. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && axis < region->box.axes && 0 <= given < a.c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_enclosed(struct atlas a, const struct atlas_region *region, int axis, int given)
{
    if (axis < ATLAS_AXES) return 0;
    const struct side side = region->box.cell.side[axis];
    return mechanism_is_beside(a.c, side.low, given, 1) && mechanism_is_beside(a.c, side.high, given, -1);
}

/* 1 when an input is what the problem gives: a number, or for a parameter or an irrational number the variable `axis`. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && 0 <= input < a.c->theory->program->quantities;
  @ requires -1 <= axis < region->box.axes && 0 <= given < a.c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_given(struct atlas a, const struct atlas_region *region, int input, int axis, int given)
{
    const int is_range = mechanism_is_range(a.c, given);
    if (is_range || is_parameter(a, input, 0) || is_parameter(a, input, 1))
        return is_range && is_parameter(a, input, axis);
    if (mechanism_is_plain(a.c, given))
        return is_constant(region->quantities.product[input], region->factors.count,
                           quantity_number(a.c->json, a.c->pool, given));
    return a.c->json->node[given].type == JSON_OBJECT && is_enclosed(a, region, axis, given);
}

/* The axes of the inputs that are variables, or -1. Two inputs may not be one: the enclosure of a constant contains two
 * numbers that are not equal. */
struct input_axes {
    int of[PROGRAM_MAX_NODES];
};

/*@ requires 0 <= count <= PROGRAM_MAX_NODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_taken(struct input_axes axes, int count, int axis)
{
    int taken = 0;
    /*@ loop invariant 0 <= i <= count && 0 <= taken <= 1;
      @ loop assigns i, taken;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) taken = taken || (axis >= 0 && axes.of[i] == axis);
    return taken;
}

const char *atlas_check_inputs(struct atlas a, const struct atlas_region *region)
{
    const struct program *program = a.c->theory->program;
    const int derived = json_member(a.c->json, a.c->problem, "mechanism") != 0;
    struct input_axes axes;
    int parameters = 0;
    /*@ loop invariant 0 <= k <= program->inputs && DOUBT_HAS_STAYED && 0 <= parameters <= k;
      @ loop assigns k, axes, parameters, scalar_doubt;
      @ loop variant program->inputs - k; */
    for (int k = 0; k < program->inputs; k++) {
        const int given = json_member(a.c->json, a.c->problem, program->quantity[k].name);
        if (given == 0 && !derived) return "an input is no field of the problem";
        axes.of[k] = axis_of_quantity(a, region, region->quantities.product[k]);
        if (given != 0 && !is_given(a, region, k, axes.of[k], given))
            return "an input is not the number of the problem";
        if (given != 0 && is_taken(axes, k, axes.of[k])) return "two inputs are one variable";
        if (given != 0 && mechanism_is_range(a.c, given)) parameters++;
    }
    if (!derived && parameters != ATLAS_AXES) return "a variable is no input";
    return NULL;
}
