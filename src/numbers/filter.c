/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: `make prove`.  The predicates and lemmas are in proofs/filter/model.h. */
#include "numbers/filter.h"

#include <math.h>

/* Rounding of one operation with result r: at most 2^-52 |r| in any rounding mode, and at most 2^-1022
 * when the result is flushed to zero. */
#define UNIT 0x1p-51
#define TINY 0x1p-1000
/* A sum of at most six non-negative terms, each rounded once more, loses less than this factor gives. */
#define SLACK 0x1.000000000001p0
/* An overflow when rounding towards zero gives the largest double, so larger values are treated as unknown. */
#define LARGEST 0x1p1000

/* The arithmetic of the machine. Everything below is proved from these contracts alone. They are proved for rounding to
 * nearest, and assumed for the other rounding modes and for flushing to zero. */

/*@ assigns \nothing;
    ensures finite: \is_finite(\result) ==> \is_finite(x) && \is_finite(y);
    ensures near: moderate(\result) ==> rounded((real)\result, (real)x + (real)y);
    ensures sign: \is_finite(\result) && (real)x >= 0 && (real)y >= 0 ==> (real)\result >= 0; */
static inline double plus(double x, double y)
{
    return x + y;
}

/*@ assigns \nothing;
    ensures finite: \is_finite(\result) ==> \is_finite(x) && \is_finite(y);
    ensures near: moderate(\result) ==> rounded((real)\result, (real)x - (real)y); */
static inline double minus(double x, double y)
{
    return x - y;
}

/*@ assigns \nothing;
    ensures finite: \is_finite(\result) ==> \is_finite(x) && \is_finite(y);
    ensures near: moderate(\result) ==> rounded((real)\result, (real)x * (real)y);
    ensures sign: \is_finite(\result) && (real)x >= 0 && (real)y >= 0 ==> (real)\result >= 0; */
static inline double times(double x, double y)
{
    //@ assert sign: (real)x >= 0 && (real)y >= 0 ==> (real)x * (real)y >= 0;
    return x * y;
}

/*@ assigns \nothing;
    ensures size: \is_finite(\result) ==> \is_finite(x) && (real)\result == \abs((real)x); */
static inline double magnitude(double x)
{
    return fabs(x);
}

/*@ assigns \nothing;
    ensures opposite: \is_finite(x) ==> \is_finite(\result) && (real)\result == -(real)x; */
static inline double negative(double x)
{
    return -x;
}

/*@ assigns \nothing;
    ensures known: \result != 0 ==> !unknown(y);
    ensures greater: \result != 0 && \is_finite(x) && \is_finite(y) ==> (real)x > (real)y; */
static inline int is_above(double x, double y)
{
    return x > y;
}

/*@ assigns \nothing;
    ensures below: \result != 0 <==> below(x); */
static inline int is_below(double x)
{
    return -LARGEST < x && x < LARGEST;
}

/* The error bound of a result: the contribution of the operands, the rounding of the value, and the rounding of this
 * bound. */
/*@ assigns \nothing;
    ensures finite: below(\result) ==> \is_finite(spread) && \is_finite(value);
    ensures spread: below(\result) && (real)spread >= 0 ==> (real)spread <= 0x1p1003;
    ensures covers: below(\result) && (real)spread >= 0 ==>
        (1 + 0x1p-49) * ((real)spread + 0x1p-51 * \abs((real)value) + 0x1p-1001) <= (real)\result; */
static double charged(double spread, double value)
{
    const double size = magnitude(value);
    const double unit = times(size, UNIT);
    const double sum = plus(spread, unit);
    const double all = plus(sum, TINY);
    const double error = times(all, SLACK);
    /*@ assert small: below(error) && (real)spread >= 0 ==> moderate(all) && moderate(sum) && moderate(unit) &&
            moderate(error); */
    return error;
}

/*@ assigns \nothing;
    ensures known: !unknown(\result.error) ==> below(value) && below(error) && \is_finite(\result.value) &&
        \is_finite(\result.error) && (real)\result.value == (real)value && (real)\result.error == (real)error; */
static struct ball bounded(double value, double error)
{
    return (struct ball){value, is_below(value) && is_below(error) ? error : INFINITY};
}

struct ball ball_from_double(double value, double distance)
{
    const double error = times(plus(distance, TINY), SLACK);
    return bounded(value, error);
}

struct ball ball_add(struct ball x, struct ball y)
{
    const double value = plus(x.value, y.value);
    const double spread = plus(x.error, y.error);
    const double error = charged(spread, value);
    /*@ assert contains: below(value) && below(error) ==>
            \forall real X, Y; holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
                \abs(X + Y - (real)value) <= (real)error; */
    return bounded(value, error);
}

struct ball ball_subtract(struct ball x, struct ball y)
{
    const double value = minus(x.value, y.value);
    const double spread = plus(x.error, y.error);
    const double error = charged(spread, value);
    /*@ assert contains: below(value) && below(error) ==>
            \forall real X, Y; holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
                \abs(X - Y - (real)value) <= (real)error; */
    return bounded(value, error);
}

/* A bound of the distance of x y from the product of the two values. */
/*@ assigns \nothing;
    ensures finite: \is_finite(\result) ==>
        \is_finite(x.value) && \is_finite(x.error) && \is_finite(y.value) && \is_finite(y.error);
    ensures sign: \is_finite(\result) && (real)x.error >= 0 && (real)y.error >= 0 ==> (real)\result >= 0;
    ensures covers: \is_finite(\result) && (real)\result <= 0x1p1003 && (real)x.error >= 0 && (real)y.error >= 0 ==>
        \abs((real)x.value) * (real)y.error + \abs((real)y.value) * (real)x.error + (real)x.error * (real)y.error <=
        (1 + 0x1p-49) * (real)\result + 0x1p-1003; */
static double product_spread(struct ball x, struct ball y)
{
    const double a = times(magnitude(x.value), y.error);
    const double b = times(magnitude(y.value), x.error);
    const double c = times(x.error, y.error);
    const double sum = plus(a, b);
    const double spread = plus(sum, c);
    /*@ assert small: \is_finite(spread) && (real)spread <= 0x1p1003 && (real)x.error >= 0 && (real)y.error >= 0 ==>
            moderate(spread) && moderate(sum) && moderate(a) && moderate(b) && moderate(c); */
    return spread;
}

struct ball ball_multiply(struct ball x, struct ball y)
{
    const double value = times(x.value, y.value);
    const double spread = product_spread(x, y);
    const double error = charged(spread, value);
    /*@ assert near: below(value) && below(error) && (real)x.error >= 0 && (real)y.error >= 0 ==>
            rounded((real)value, (real)x.value * (real)y.value); */
    /*@ assert spread: below(value) && below(error) && (real)x.error >= 0 && (real)y.error >= 0 ==>
            \abs((real)x.value) * (real)y.error + \abs((real)y.value) * (real)x.error +
            (real)x.error * (real)y.error <= (1 + 0x1p-49) * (real)spread + 0x1p-1003; */
    /*@ assert charge: below(value) && below(error) && (real)x.error >= 0 && (real)y.error >= 0 ==>
            (1 + 0x1p-49) * ((real)spread + 0x1p-51 * \abs((real)value) + 0x1p-1001) <= (real)error; */
    /*@ assert bound: below(value) && below(error) && (real)x.error >= 0 && (real)y.error >= 0 ==>
            product_bound((real)x.value, (real)y.value, (real)value, (real)x.error, (real)y.error, (real)error); */
    /*@ assert distance: \forall real X, Y; below(value) && below(error) &&
            \abs(X - (real)x.value) <= (real)x.error && \abs(Y - (real)y.value) <= (real)y.error ==>
                product_near(X, Y, (real)value, (real)error); */
    /*@ assert contains: \forall real X, Y; below(value) && below(error) &&
            holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
                product_near(X, Y, (real)value, (real)error); */
    return bounded(value, error);
}

int ball_sign(struct ball x)
{
    return is_above(x.value, x.error) ? 1 : is_above(negative(x.value), x.error) ? -1 : 2;
}

/*@ assigns \nothing;
    ensures contains: \forall real X, Y; holds(x.value, x.error, X) && holds(y.value, y.error, Y) ==>
        holds(\result.value, \result.error, applied(operation, X, Y)); */
static struct ball ball_apply(int operation, struct ball x, struct ball y)
{
    return operation == OPERATION_ADD   ? ball_add(x, y)
           : operation == OPERATION_SUB ? ball_subtract(x, y)
                                        : ball_multiply(x, y);
}

void filter_evaluate(const struct instruction *code, int n, int inputs, struct ball *node)
{
    /*@ loop invariant range: 0 <= i <= n;
        loop invariant contains: \forall integer h;
            nodes_hold{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                \forall integer k; 0 <= k < inputs + i ==> holds(node[k].value, node[k].error, assigned(h, k));
        loop assigns i, node[inputs .. inputs + n - 1];
        loop variant n - i;
    */
    for (int i = 0; i < n; i++) {
        const struct ball x = node[code[i].left], y = node[code[i].right];
        /*@ assert left: \forall integer h; nodes_hold{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                holds(x.value, x.error, assigned(h, code[i].left)); */
        /*@ assert right: \forall integer h; nodes_hold{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                holds(y.value, y.error, assigned(h, code[i].right)); */
        const struct ball z = ball_apply(code[i].operation, x, y);
        //@ assert operation: OPERATION_ADD <= code[i].operation <= OPERATION_MUL;
        /*@ assert unfold: \forall integer h; follows{Pre}(h, code, n, inputs) ==> assigned(h, inputs + i) ==
                applied(code[i].operation, assigned(h, code[i].left), assigned(h, code[i].right)); */
        /*@ assert step: \forall integer h; nodes_hold{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                holds(z.value, z.error, assigned(h, inputs + i)); */
        node[inputs + i].value = z.value;
        node[inputs + i].error = z.error;
        /*@ assert last: \forall integer h; nodes_hold{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                holds(node[inputs + i].value, node[inputs + i].error, assigned(h, inputs + i)); */
        /*@ assert others: \forall integer h; nodes_hold{Pre}(h, node, inputs) && follows{Pre}(h, code, n, inputs) ==>
                \forall integer k; 0 <= k < inputs + i ==> holds(node[k].value, node[k].error, assigned(h, k)); */
    }
}
