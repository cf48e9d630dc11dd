/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of a region must be those that the formulas of the theory give.
 *
 * Both are rational functions. Their difference is a polynomial divided by a product of factors; if its degree in
 * variable i is at most n_i, it is zero everywhere when it is zero on a grid of n_i + 1 values of each variable, on
 * which no divisor vanishes. */
#include "check/atlas/multiples.h"
#include "check/atlas/private.h"
#include "check/kernel/eval.h"

#include <stddef.h>
#include <stdlib.h>

/* ---- the size of the grid */

/* A bound of the degree of the numerator in each variable, and the exponents of the factors in the denominator.
 * Degrees and exponents from ATLAS_MAX_POINTS on are not distinguished: the grid is then too large. (No formula has such
 * exponents, so the degrees alone decide.) */
struct powers {
    int above[CELL_MAX_AXES], below[ATLAS_MAX_FACTORS];
};

/*@ predicate powers_limited(struct powers p) =
  @   (\forall integer i; 0 <= i < CELL_MAX_AXES ==> 0 <= p.above[i] <= ATLAS_MAX_POINTS) &&
  @   \forall integer i; 0 <= i < ATLAS_MAX_FACTORS ==> 0 <= p.below[i] <= ATLAS_MAX_POINTS; */

/*@ requires 0 <= x;
  @ assigns \nothing;
  @ ensures 0 <= \result <= ATLAS_MAX_POINTS && \result <= x; */
static int limited(long x)
{
    return x < ATLAS_MAX_POINTS ? (int)x : ATLAS_MAX_POINTS;
}

/* The degree of a factor in a variable. */
/*@ requires \valid_read(region) && atlas_factors_at(&region->factors, region->box.axes);
  @ requires 0 <= factor < region->factors.count && 0 <= axis < region->box.axes;
  @ assigns \nothing;
  @ ensures 0 <= \result < TENSOR_MAX_COEFFICIENTS; */
static int power_of(const struct atlas_region *region, int factor, int axis)
{
    const struct tensor t = region->factors.factor[factor];
    return t.length[axis] - 1;
}

/* The degree in a variable of the factors above the line. */
/*@ requires \valid_read(region) && atlas_factors_at(&region->factors, region->box.axes) && atlas_product_ok(q);
  @ requires 0 <= axis < region->box.axes;
  @ assigns \nothing;
  @ ensures 0 <= \result <= ATLAS_MAX_POINTS; */
static int above_of(const struct atlas_region *region, struct atlas_product q, int axis)
{
    long power = 0;
    /*@ loop invariant 0 <= i <= region->factors.count && 0 <= power <= i * ATLAS_MAX_EXPONENT * TENSOR_MAX_COEFFICIENTS;
      @ loop assigns i, power;
      @ loop variant region->factors.count - i; */
    for (int i = 0; i < region->factors.count; i++)
        if (q.exponent[i] > 0) power += (long)q.exponent[i] * power_of(region, i, axis);
    return limited(power);
}

/*@ requires \valid_read(region) && atlas_factors_at(&region->factors, region->box.axes) && atlas_product_ok(q);
  @ requires 0 <= region->box.axes <= CELL_MAX_AXES;
  @ assigns \nothing;
  @ ensures powers_limited(\result); */
static struct powers powers_of(const struct atlas_region *region, struct atlas_product q)
{
    struct powers p = {{0}, {0}};
    /*@ loop invariant 0 <= i <= ATLAS_MAX_FACTORS && powers_limited(p);
      @ loop assigns i, p;
      @ loop variant ATLAS_MAX_FACTORS - i; */
    for (int i = 0; i < ATLAS_MAX_FACTORS; i++) p.below[i] = q.exponent[i] < 0 ? -q.exponent[i] : 0;
    /*@ loop invariant 0 <= axis <= region->box.axes && powers_limited(p);
      @ loop assigns axis, p;
      @ loop variant region->box.axes - axis; */
    for (int axis = 0; axis < region->box.axes; axis++) p.above[axis] = above_of(region, q, axis);
    return p;
}

/* The degree in a variable of the numerator of x, over the larger denominator of z. */
/*@ requires \valid_read(region) && atlas_factors_at(&region->factors, region->box.axes);
  @ requires powers_limited(x) && powers_limited(z) && 0 <= axis < region->box.axes <= CELL_MAX_AXES;
  @ requires \forall integer i; 0 <= i < ATLAS_MAX_FACTORS ==> x.below[i] <= z.below[i];
  @ assigns \nothing;
  @ ensures 0 <= \result <= ATLAS_MAX_POINTS; */
static int above_over(const struct atlas_region *region, struct powers x, struct powers z, int axis)
{
    long power = x.above[axis];
    /*@ loop invariant 0 <= i <= region->factors.count;
      @ loop invariant 0 <= power <= ATLAS_MAX_POINTS + i * ATLAS_MAX_POINTS * TENSOR_MAX_COEFFICIENTS;
      @ loop assigns i, power;
      @ loop variant region->factors.count - i; */
    for (int i = 0; i < region->factors.count; i++)
        power += (long)(z.below[i] - x.below[i]) * power_of(region, i, axis);
    return limited(power);
}

/* The bounds for a product. */
/*@ requires powers_limited(x) && powers_limited(y);
  @ assigns \nothing;
  @ ensures powers_limited(\result); */
static struct powers after_product(struct powers x, struct powers y)
{
    struct powers z = {{0}, {0}};
    /*@ loop invariant 0 <= i <= ATLAS_MAX_FACTORS && powers_limited(z);
      @ loop assigns i, z;
      @ loop variant ATLAS_MAX_FACTORS - i; */
    for (int i = 0; i < ATLAS_MAX_FACTORS; i++) z.below[i] = limited(x.below[i] + y.below[i]);
    /*@ loop invariant 0 <= axis <= CELL_MAX_AXES && powers_limited(z);
      @ loop assigns axis, z;
      @ loop variant CELL_MAX_AXES - axis; */
    for (int axis = 0; axis < CELL_MAX_AXES; axis++) z.above[axis] = limited(x.above[axis] + y.above[axis]);
    return z;
}

/* The bounds for a sum or a difference. */
/*@ requires \valid_read(region) && atlas_factors_at(&region->factors, region->box.axes);
  @ requires powers_limited(x) && powers_limited(y) && 0 <= region->box.axes <= CELL_MAX_AXES;
  @ assigns \nothing;
  @ ensures powers_limited(\result); */
static struct powers after_sum(const struct atlas_region *region, struct powers x, struct powers y)
{
    struct powers z = {{0}, {0}};
    /*@ loop invariant 0 <= i <= ATLAS_MAX_FACTORS && powers_limited(z);
      @ loop invariant \forall integer k; 0 <= k < i ==> x.below[k] <= z.below[k] && y.below[k] <= z.below[k];
      @ loop assigns i, z;
      @ loop variant ATLAS_MAX_FACTORS - i; */
    for (int i = 0; i < ATLAS_MAX_FACTORS; i++) z.below[i] = x.below[i] > y.below[i] ? x.below[i] : y.below[i];
    const struct powers both = z;
    /*@ loop invariant 0 <= axis <= region->box.axes && powers_limited(z);
      @ loop assigns axis, z;
      @ loop variant region->box.axes - axis; */
    for (int axis = 0; axis < region->box.axes; axis++) {
        const int left = above_over(region, x, both, axis), right = above_over(region, y, both, axis);
        z.above[axis] = left > right ? left : right;
    }
    return z;
}

/* The bounds for the result of an operation. An exponent that is too large makes the degrees too large. */
/*@ requires \valid_read(region) && atlas_factors_at(&region->factors, region->box.axes);
  @ requires powers_limited(x) && powers_limited(y) && 0 <= region->box.axes <= CELL_MAX_AXES;
  @ assigns \nothing;
  @ ensures powers_limited(\result); */
static struct powers after(const struct atlas_region *region, int operation, struct powers x, struct powers y)
{
    struct powers z = operation == OPERATION_MUL ? after_product(x, y) : after_sum(region, x, y);
    int is_large = 0;
    /*@ loop invariant 0 <= i <= region->factors.count;
      @ loop assigns i, is_large;
      @ loop variant region->factors.count - i; */
    for (int i = 0; i < region->factors.count; i++) is_large = is_large || z.below[i] == ATLAS_MAX_POINTS;
    /*@ loop invariant 0 <= axis <= CELL_MAX_AXES && powers_limited(z);
      @ loop assigns axis, z;
      @ loop variant CELL_MAX_AXES - axis; */
    for (int axis = 0; axis < CELL_MAX_AXES && is_large; axis++) z.above[axis] = ATLAS_MAX_POINTS;
    return z;
}

/* The bounds for all nodes of the program. */
struct all_powers {
    struct powers node[PROGRAM_MAX_NODES];
};

/*@ predicate all_limited(struct all_powers all, integer count) =
  @   \forall integer k; 0 <= k < count ==> powers_limited(all.node[k]); */

/*@ requires atlas_ok(a) && atlas_region_ok(a, region);
  @ assigns \nothing;
  @ ensures all_limited(\result, a.c->theory->program->inputs + a.c->theory->program->operations); */
static struct all_powers all_powers(struct atlas a, const struct atlas_region *region)
{
    const struct program *program = a.c->theory->program;
    const int inputs = program->inputs;
    struct all_powers all;
    /*@ loop invariant 0 <= k <= inputs && all_limited(all, k);
      @ loop assigns k, all;
      @ loop variant inputs - k; */
    for (int k = 0; k < inputs; k++) all.node[k] = powers_of(region, region->quantities.product[k]);
    /*@ loop invariant 0 <= i <= program->operations && all_limited(all, inputs + i);
      @ loop assigns i, all;
      @ loop variant program->operations - i; */
    for (int i = 0; i < program->operations; i++) {
        const struct instruction step = program->code[i];
        all.node[inputs + i] = after(region, step.operation, all.node[step.left], all.node[step.right]);
    }
    return all;
}

/* How many values each variable has on the grid besides the first, and the number of points; 0 when there are too
 * many. */
struct size {
    int most[CELL_MAX_AXES];
    long points;
};

/*@ predicate size_ok(struct size s) = \forall integer i; 0 <= i < CELL_MAX_AXES ==>
  @   1 <= s.most[i] <= ATLAS_MAX_POINTS + 1; */

/* For each variable, one more than the largest degree in the differences between quantities and formulas. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region);
  @ assigns \nothing;
  @ ensures size_ok(\result) && \result.points == 0; */
static struct size degrees(struct atlas a, const struct atlas_region *region)
{
    const struct program *program = a.c->theory->program;
    const struct all_powers all = all_powers(a, region);
    struct size s = {.most = {1, 1, 1, 1, 1, 1, 1, 1}, .points = 0};
    /*@ loop invariant 0 <= k <= program->quantities && size_ok(s);
      @ loop assigns k, s.most[0 .. CELL_MAX_AXES - 1];
      @ loop variant program->quantities - k; */
    for (int k = 0; k < program->quantities; k++) {
        const struct powers stated = powers_of(region, region->quantities.product[k]);
        const struct powers both = after(region, OPERATION_SUB, stated, all.node[program->quantity[k].node]);
        /*@ loop invariant 0 <= axis <= CELL_MAX_AXES && size_ok(s);
          @ loop assigns axis, s.most[0 .. CELL_MAX_AXES - 1];
          @ loop variant CELL_MAX_AXES - axis; */
        for (int axis = 0; axis < CELL_MAX_AXES; axis++)
            if (both.above[axis] >= s.most[axis]) s.most[axis] = both.above[axis] + 1;
    }
    return s;
}

/*@ requires atlas_ok(a) && atlas_region_ok(a, region);
  @ assigns \nothing;
  @ ensures size_ok(\result) && (\result.points != 0 ==> \forall integer i; 0 <= i < region->box.axes ==>
  @   \result.most[i] < ATLAS_MAX_POINTS); */
static struct size measure(struct atlas a, const struct atlas_region *region)
{
    struct size s = degrees(a, region);
    long points = 1;
    /*@ loop invariant 0 <= axis <= region->box.axes && 1 <= points <= ATLAS_MAX_POINTS;
      @ loop invariant \forall integer i; 0 <= i < axis ==> s.most[i] < ATLAS_MAX_POINTS;
      @ loop assigns axis, points;
      @ loop variant region->box.axes - axis; */
    for (int axis = 0; axis < region->box.axes; axis++) {
        if (s.most[axis] >= ATLAS_MAX_POINTS || points * (s.most[axis] + 1) > ATLAS_MAX_POINTS) return s;
        points *= s.most[axis] + 1;
    }
    s.points = points;
    return s;
}

/* ---- one point of the grid */

/* The values of the factors at a point of the grid. */
struct spot {
    scalar factor[ATLAS_MAX_FACTORS];
};

/* The values of the nodes of the program, and of the quantities as they are stated. */
struct values {
    scalar x[PROGRAM_MAX_NODES];
};

/*@ predicate factors_known(struct spot at, integer factors) =
  @   \forall integer i; 0 <= i < factors ==> at.factor[i] != \null;
  @ predicate values_known(struct values v, integer count) =
  @   \forall integer k; 0 <= k < count ==> v.x[k] != \null; */

/*@ requires pool != \null && -ATLAS_MAX_FIRST <= n <= ATLAS_MAX_FIRST + ATLAS_MAX_POINTS;
  @ assigns \result \from pool, n;
  @ ensures \result != \null; */
static scalar whole(struct scalar_pool *pool, int n)
{
    const scalar one = scalar_one(pool);
    if (n >= 0) return atlas_multiple(pool, one, n);
    return scalar_subtract(pool, scalar_zero(pool), atlas_multiple(pool, one, -n));
}

/*@ requires pool != \null && atlas_product_ok(q) && 0 <= factors <= ATLAS_MAX_FACTORS && factors_known(at, factors);
  @ assigns scalar_doubt, \result \from pool;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar product_at(struct scalar_pool *pool, struct atlas_product q, int factors, struct spot at)
{
    scalar x = q.constant;
    /*@ loop invariant 0 <= i <= factors && x != \null && DOUBT_HAS_STAYED;
      @ loop assigns i, x, scalar_doubt;
      @ loop variant factors - i; */
    for (int i = 0; i < factors; i++) {
        if (q.exponent[i] > 0) x = scalar_multiply(pool, x, atlas_power(pool, at.factor[i], q.exponent[i]));
        if (q.exponent[i] < 0) x = scalar_divide(pool, x, atlas_power(pool, at.factor[i], -q.exponent[i]));
    }
    return x;
}

/* The values of the quantities as they are stated. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && pool != \null && factors_known(at, region->factors.count);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && values_known(\result, a.c->theory->program->quantities); */
static struct values stated_at(struct atlas a, const struct atlas_region *region, struct scalar_pool *pool,
                               struct spot at)
{
    const int quantities = a.c->theory->program->quantities;
    struct values stated;
    /*@ loop invariant 0 <= k <= quantities && DOUBT_HAS_STAYED && values_known(stated, k);
      @ loop assigns k, stated, scalar_doubt;
      @ loop variant quantities - k; */
    for (int k = 0; k < quantities; k++)
        stated.x[k] = product_at(pool, region->quantities.product[k], region->factors.count, at);
    return stated;
}

/*@ requires \valid_read(region) && 0 <= region->factors.count <= ATLAS_MAX_FACTORS;
  @ requires factors_known(at, region->factors.count);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_zero_divisor(const struct atlas_region *region, struct spot at)
{
    /*@ loop invariant 0 <= i <= region->factors.count && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant region->factors.count - i; */
    for (int i = 0; i < region->factors.count; i++)
        if (region->quantities.divides[i] && scalar_sign(at.factor[i]) == 0) return 1;
    return 0;
}

/* The values of all nodes of the program, from those of the inputs. */
/*@ requires program_ok(program) && pool != \null && \forall integer k; 0 <= k < program->inputs ==> v.x[k] != \null;
  @ assigns \nothing;
  @ ensures values_known(\result, program->inputs + program->operations); */
static struct values computed(const struct program *program, struct scalar_pool *pool, struct values v)
{
    eval_program(program, pool, v.x);
    return v;
}

/* 1 when the stated quantities are those that the program computes from the inputs. */
/*@ requires program_ok(program) && pool != \null && values_known(stated, program->quantities);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int are_computed(const struct program *program, struct scalar_pool *pool, struct values stated)
{
    const struct values node = computed(program, pool, stated);
    /*@ loop invariant 0 <= k <= program->quantities && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant program->quantities - k; */
    for (int k = 0; k < program->quantities; k++)
        if (!scalar_equal(stated.x[k], node.x[program->quantity[k].node])) return 0;
    return 1;
}

/* Compares formulas and quantities at a point. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && pool != \null && factors_known(at, region->factors.count);
  @ assigns scalar_doubt, \result \from a, region;
  @ ensures DOUBT_STAYS; */
static const char *flaw_at(struct atlas a, const struct atlas_region *region, struct scalar_pool *pool, struct spot at)
{
    if (has_zero_divisor(region, at)) return "a divisor is zero";
    const struct values stated = stated_at(a, region, pool, at);
    return are_computed(a.c->theory->program, pool, stated) ? NULL : "one is not what its formula gives";
}

/* ---- all points of the grid */

/* The factors after values were substituted for some variables, beginning with the last: the coefficients of the powers
 * of the others. */
struct partial {
    struct coefficients *c[ATLAS_MAX_FACTORS];
};

/*@ // The variables before `axis` remain.
  @ predicate partial_ok(struct partial p, struct atlas_factors f, integer axis) =
  @   \forall integer i; 0 <= i < f.count ==> coefficients_count(p.c[i]) == f.factor[i].step[axis]; */

/*@ requires 0 <= factors <= ATLAS_MAX_FACTORS;
  @ assigns \nothing; */
static void free_partial(struct partial partial, int factors)
{
    /*@ loop invariant 0 <= i <= factors;
      @ loop assigns i;
      @ loop variant factors - i; */
    for (int i = 0; i < factors; i++) coefficients_free(partial.c[i]);
}

/* The coefficient at a place after x is substituted for the variable with the step `step`; the coefficients of its
 * powers are that many places apart, up to `end`. */
/*@ requires pool != \null && x != \null && 0 <= place < step <= end == coefficients_count(list);
  @ requires end <= TENSOR_MAX_COEFFICIENTS;
  @ assigns scalar_doubt, \result \from pool;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar fixed_at(struct scalar_pool *pool, const struct coefficients *list, int place, int step, int end,
                       scalar x)
{
    scalar sum = coefficients_at(list, end - step + place);
    /*@ loop invariant -step <= at < end - step && sum != \null && DOUBT_HAS_STAYED;
      @ loop assigns at, sum, scalar_doubt;
      @ loop variant at + step; */
    for (int at = end - 2 * step + place; at >= 0; at -= step) {
        const scalar c = coefficients_at(list, at);
        sum = scalar_sign(sum) == 0 ? c : scalar_add(pool, scalar_multiply(pool, sum, x), c);
    }
    return sum;
}

/* A factor after x is substituted for a variable; those before it remain. */
/*@ requires pool != \null && x != \null && tensor_ok(t) && 0 <= axis < t.axes;
  @ requires coefficients_count(list) == t.step[axis + 1];
  @ assigns scalar_doubt, \result \from pool, t, list, axis, x;
  @ ensures DOUBT_STAYS && coefficients_count(\result) == t.step[axis]; */
static struct coefficients *fixed(struct scalar_pool *pool, struct tensor t, const struct coefficients *list, int axis,
                                  scalar x)
{
    const int step = t.step[axis], end = t.step[axis + 1];
    struct coefficients *inner = coefficients_new(pool, step);
    /*@ loop invariant 0 <= k <= step && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant step - k; */
    for (int k = 0; k < step; k++) coefficients_put(inner, k, fixed_at(pool, list, k, step, end, x));
    return inner;
}

/* All factors after that. */
/*@ requires pool != \null && x != \null && \valid_read(region) && 0 <= axis < region->box.axes;
  @ requires atlas_factors_at(&region->factors, region->box.axes) && partial_ok(outer, region->factors, axis + 1);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && partial_ok(\result, region->factors, axis); */
static struct partial fix(const struct atlas_region *region, struct scalar_pool *pool, struct partial outer, int axis,
                          scalar x)
{
    struct partial inner;
    /*@ loop invariant 0 <= i <= region->factors.count && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < i ==>
      @   coefficients_count(inner.c[k]) == region->factors.factor[k].step[axis];
      @ loop assigns i, inner, scalar_doubt;
      @ loop variant region->factors.count - i; */
    for (int i = 0; i < region->factors.count; i++)
        inner.c[i] = fixed(pool, region->factors.factor[i], outer.c[i], axis, x);
    return inner;
}

/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && pool != \null && partial_ok(partial, region->factors, 0);
  @ assigns scalar_doubt, \result \from a, region;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_factors(struct atlas a, const struct atlas_region *region, struct scalar_pool *pool,
                                   struct partial partial)
{
    struct spot at;
    /*@ loop invariant 0 <= i <= region->factors.count && factors_known(at, i);
      @ loop assigns i, at.factor[0 .. ATLAS_MAX_FACTORS - 1];
      @ loop variant region->factors.count - i; */
    for (int i = 0; i < region->factors.count; i++) at.factor[i] = coefficients_at(partial.c[i], 0);
    return flaw_at(a, region, pool, at);
}

/* Compares at all points whose variables after `axis` are those of the current point. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && 0 <= axis < region->box.axes;
  @ requires partial_ok(outer, region->factors, axis + 1);
  @ requires \forall integer i; 0 <= i < region->box.axes ==> 1 <= size.most[i] < ATLAS_MAX_POINTS;
  @ decreases axis;
  @ assigns scalar_doubt, \result \from a, region;
  @ ensures DOUBT_STAYS; */
static const char *flaw_within(struct atlas a, const struct atlas_region *region, struct size size,
                               struct partial outer, int axis)
{
    const char *flaw = NULL;
    /*@ loop invariant 0 <= k <= size.most[axis] + 1 && DOUBT_HAS_STAYED;
      @ loop assigns k, flaw, scalar_doubt;
      @ loop variant size.most[axis] - k; */
    for (int k = 0; k <= size.most[axis] && flaw == NULL; k++) {
        struct scalar_pool *pool = scalar_pool_scratch(a.c->pool);
        if (pool == NULL) abort();
        const struct partial inner = fix(region, pool, outer, axis, whole(pool, region->grid.first[axis] + k));
        flaw = axis > 0 ? flaw_within(a, region, size, inner, axis - 1) : flaw_of_factors(a, region, pool, inner);
        free_partial(inner, region->factors.count);
        scalar_pool_free(pool);
    }
    return flaw;
}

/* The factors with all variables. */
/*@ requires \valid_read(region) && atlas_factors_at(&region->factors, region->box.axes);
  @ assigns \nothing;
  @ ensures partial_ok(\result, region->factors, region->box.axes); */
static struct partial whole_factors(const struct atlas_region *region)
{
    struct partial all;
    /*@ loop invariant 0 <= i <= region->factors.count;
      @ loop invariant \forall integer k; 0 <= k < i ==> all.c[k] == region->factors.factor[k].c;
      @ loop assigns i, all;
      @ loop variant region->factors.count - i; */
    for (int i = 0; i < region->factors.count; i++) all.c[i] = region->factors.factor[i].c;
    return all;
}

const char *atlas_check_formulas(struct atlas a, const struct atlas_region *region)
{
    const struct size size = measure(a, region);
    if (size.points == 0) return "have too large powers";
    return flaw_within(a, region, size, whole_factors(region), region->box.axes - 1);
}
