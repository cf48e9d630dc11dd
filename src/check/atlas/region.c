/* SPDX-License-Identifier: BSD-2-Clause */
/* One region of an atlas: its sides, the factors and the quantities. */
#include "check/atlas/multiples.h"
#include "check/atlas/private.h"

#include "check/memory.h"

#include <stddef.h>

static void read_side(const struct atlas *a, int node, struct side *side)
{
    const struct json *json = a->c.json;
    *side = (struct side){quantity_number(json, a->c.pool, json_member(json, node, "lo")),
                          quantity_number(json, a->c.pool, json_member(json, node, "hi")), 1, 1};
}

static int read_sides(const struct atlas *a, int index, struct atlas_region *region)
{
    const struct json *json = a->c.json;
    const int list = json_member(json, region->node, "constants");
    for (int i = 0; i < ATLAS_AXES; i++) {
        const struct mechanism_variable *v = a->m.variable + i;
        const int piece = mechanism_piece(json, v->pieces, index % v->count), box = json_member(json, piece, "box");
        read_side(a, box != 0 ? box : piece, region->start.side + i);
        index /= v->count;
    }
    region->axes = ATLAS_AXES;
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next) {
        if (region->axes == CELL_MAX_AXES) return atlas_rejected(a, "constants", "are too many");
        struct side *side = region->start.side + region->axes++;
        read_side(a, i, side);
        if (scalar_sign(scalar_subtract(a->c.pool, side->high, side->low)) <= 0)
            return atlas_rejected(a, "constants", "an enclosure is empty");
    }
    return 1;
}

static int read_grid(const struct atlas *a, struct atlas_region *region)
{
    const struct json *json = a->c.json;
    const int list = json_member(json, region->node, "grid");
    int i = 0;
    if (json_size(json, list) != region->axes) return atlas_rejected(a, "grid", "has not one number for each variable");
    for (int node = list + 1; node < json->node[list].next; node = json->node[node].next) {
        const long long first = mechanism_integer(json, node);
        if (first < -ATLAS_MAX_FIRST || first > ATLAS_MAX_FIRST)
            return atlas_rejected(a, "grid", "a number is too large");
        region->grid[i++] = (int)first;
    }
    return 1;
}

/* ---- factors */

/* The exponents at a place of a tensor. */
static void powers_at(struct tensor t, int place, signed char *power)
{
    for (int i = 0; i < t.axes; i++) power[i] = (signed char)(place / t.step[i] % t.length[i]);
}

static struct tensor derivative(struct scalar_pool *pool, struct tensor t, int axis)
{
    const struct tensor d = tensor_begin(pool, t.axes, t.length);
    signed char power[CELL_MAX_AXES];
    for (int i = 0; i < t.total && d.c != NULL; i++) {
        powers_at(t, i, power);
        const int n = power[axis];
        const scalar x = coefficients_at(t.c, i);
        if (n == 0 || scalar_sign(x) == 0) continue;
        power[axis]--;
        coefficients_put(d.c, tensor_place(d, power), atlas_multiple(pool, x, n));
    }
    return d;
}

static int is_zero(struct tensor t)
{
    for (int i = 0; i < t.total; i++)
        if (scalar_sign(coefficients_at(t.c, i)) != 0) return 0;
    return 1;
}

static int read_factor(const struct atlas *a, int node, long *characters, struct atlas_region *region)
{
    if (region->factors == ATLAS_MAX_FACTORS) return atlas_rejected(a, "factors", "are too many");
    const struct reading x = mechanism_read_polynomial(&a->c, node, region->axes, characters);
    region->factor[region->factors] = x.t;
    if (x.what != NULL) return atlas_rejected(a, "factors", x.what);
    region->terms[region->factors] = node;
    for (int axis = 0; axis < ATLAS_AXES; axis++)
        region->slope[region->factors][axis] = derivative(a->c.pool, x.t, axis);
    region->factors++;
    return !is_zero(x.t) || atlas_rejected(a, "factors", "one is 0");
}

static int read_factors(const struct atlas *a, struct atlas_region *region)
{
    const struct json *json = a->c.json;
    const int list = json_member(json, region->node, "factors");
    long characters = 0;
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next)
        if (!read_factor(a, i, &characters, region)) return 0;
    return 1;
}

/* ---- quantities */

static int read_exponents(const struct atlas *a, int list, struct atlas_region *region, struct atlas_product *q)
{
    const struct json *json = a->c.json;
    int i = 0;
    for (int node = json->node[list + 1].next; node < json->node[list].next; node = json->node[node].next, i++) {
        const long long e = mechanism_integer(json, node);
        if (i == region->factors || scalar_sign(q->constant) == 0 || e > ATLAS_MAX_EXPONENT || e < -ATLAS_MAX_EXPONENT)
            return 0;
        q->exponent[i] = (signed char)e;
        if (e < 0) region->divides[i] = 1;
    }
    return i == (scalar_sign(q->constant) == 0 ? 0 : region->factors);
}

static int read_quantities(const struct atlas *a, struct atlas_region *region)
{
    const struct json *json = a->c.json;
    const struct program *program = a->theory.program;
    const int object = json_member(json, region->node, "quantities");
    if (json_size(json, object) != program->quantities) return atlas_rejected(a, "quantities", "are others");
    for (int k = 0; k < program->quantities; k++) {
        const int list = json_member(json, object, program->quantity[k].name);
        if (list == 0) return atlas_rejected(a, "quantities", "are others");
        region->quantity[k].constant = quantity_number(json, a->c.pool, list + 1);
        if (!read_exponents(a, list, region, &region->quantity[k]))
            return atlas_rejected(a, "quantities", "one has not one exponent for each factor, or too large ones");
    }
    return 1;
}

static int is_constant(const struct atlas_region *region, const struct atlas_product *q, scalar x)
{
    for (int i = 0; i < region->factors; i++)
        if (q->exponent[i] != 0) return 0;
    return scalar_equal(q->constant, x);
}

/* The factor that a quantity is equal to; -1 when it is not a single factor. */
static int only_factor(const struct atlas *a, const struct atlas_region *region, const struct atlas_product *q)
{
    int found = -1, powers = 0;
    for (int i = 0; i < region->factors; i++) {
        powers += q->exponent[i] != 0;
        if (q->exponent[i] == 1) found = i;
    }
    return powers == 1 && scalar_equal(q->constant, scalar_one(a->c.pool)) ? found : -1;
}

/* The variable that a factor is equal to; -1 for another polynomial. */
static int variable_of(const struct atlas *a, struct tensor t)
{
    for (int axis = 0; axis < t.axes; axis++)
        if (t.total == 2 && t.length[axis] == 2 && scalar_sign(coefficients_at(t.c, 0)) == 0 &&
            scalar_equal(coefficients_at(t.c, 1), scalar_one(a->c.pool)))
            return axis;
    return -1;
}

/* 1 when a quantity is one of the constants, whose enclosure contains the root or enclosed number at a node. */
static int is_enclosed(const struct atlas *a, const struct atlas_region *region, const struct atlas_product *q,
                       int given)
{
    const int factor = only_factor(a, region, q), axis = factor < 0 ? -1 : variable_of(a, region->factor[factor]);
    if (axis < ATLAS_AXES) return 0;
    const struct side *side = region->start.side + axis;
    return mechanism_is_beside(&a->c, side->low, given, 1) && mechanism_is_beside(&a->c, side->high, given, -1);
}

/* 1 when an input is the number given in the problem. */
static int is_given(const struct atlas *a, const struct atlas_region *region, const struct atlas_product *q, int given)
{
    if (mechanism_is_range(&a->c, given)) return 1; /* a parameter, which the comparison on the grid checks */
    if (mechanism_is_plain(&a->c, given)) return is_constant(region, q, quantity_number(a->c.json, a->c.pool, given));
    return a->c.json->node[given].type == JSON_OBJECT && is_enclosed(a, region, q, given);
}

/* Checks the inputs that are given in the problem. */
static int check_inputs(const struct atlas *a, const struct atlas_region *region)
{
    const struct program *program = a->theory.program;
    const int derived = json_member(a->c.json, a->c.problem, "mechanism") != 0;
    for (int k = 0; k < program->inputs; k++) {
        const int given = json_member(a->c.json, a->c.problem, program->quantity[k].name);
        if (given == 0 && !derived) return atlas_rejected(a, "quantities", "an input is no field of the problem");
        if (given != 0 && !is_given(a, region, &region->quantity[k], given))
            return atlas_rejected(a, "quantities", "an input is not the number of the problem");
    }
    return 1;
}

int atlas_read_region(struct atlas *a, int node, int index, struct atlas_region *region)
{
    region->node = node;
    return read_sides(a, index, region) && read_grid(a, region) && read_factors(a, region) &&
           read_quantities(a, region) && check_inputs(a, region) && atlas_check_formulas(a, region);
}

void atlas_free_region(struct atlas_region *region)
{
    for (int i = 0; i < ATLAS_MAX_FACTORS; i++) {
        tensor_free(region->factor[i]);
        for (int axis = 0; axis < ATLAS_AXES; axis++) tensor_free(region->slope[i][axis]);
    }
}
