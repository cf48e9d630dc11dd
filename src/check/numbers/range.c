/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/range.h"

struct range range_of(scalar x)
{
    return (struct range){x, x};
}

/*@ assigns \nothing;
  @ ensures \result != 0 ==> x.low == x.high && y.low == y.high; */
static int are_exact(struct range x, struct range y)
{
    return x.low == x.high && y.low == y.high;
}

struct range range_add(struct scalar_pool *pool, struct range x, struct range y)
{
    const scalar low = scalar_add(pool, x.low, y.low);
    return are_exact(x, y) ? range_of(low) : (struct range){low, scalar_add(pool, x.high, y.high)};
}

struct range range_subtract(struct scalar_pool *pool, struct range x, struct range y)
{
    const scalar low = scalar_subtract(pool, x.low, y.high);
    return are_exact(x, y) ? range_of(low) : (struct range){low, scalar_subtract(pool, x.high, y.low)};
}

/*@ requires pool != \null && range_ok(x) && y != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range widened(struct scalar_pool *pool, struct range x, scalar y)
{
    if (scalar_sign(scalar_subtract(pool, y, x.low)) < 0) return (struct range){y, x.high};
    if (scalar_sign(scalar_subtract(pool, y, x.high)) > 0) return (struct range){x.low, y};
    return x;
}

struct range range_multiply(struct scalar_pool *pool, struct range x, struct range y)
{
    struct range z = range_of(scalar_multiply(pool, x.low, y.low));
    if (are_exact(x, y)) return z;
    //@ assert value: product_held(z, x.low, y.low);
    z = widened(pool, z, scalar_multiply(pool, x.low, y.high));
    //@ assert value: product_held(z, x.low, y.low) && product_held(z, x.low, y.high);
    z = widened(pool, z, scalar_multiply(pool, x.high, y.low));
    //@ assert value: product_held(z, x.low, y.low) && product_held(z, x.low, y.high) && product_held(z, x.high, y.low);
    z = widened(pool, z, scalar_multiply(pool, x.high, y.high));
    //@ assert value: product_held(z, x.low, y.low) && product_held(z, x.low, y.high);
    //@ assert value: product_held(z, x.high, y.low) && product_held(z, x.high, y.high);
    return z;
}

int range_sign(struct range x)
{
    const int low = scalar_sign(x.low), high = x.low == x.high ? low : scalar_sign(x.high);
    return low > 0 ? 1 : high < 0 ? -1 : low == 0 && high == 0 ? 0 : RANGE_OPEN;
}

void range_evaluate(struct scalar_pool *pool, const struct program *program, struct range *node)
{
    /*@ loop invariant 0 <= i <= program->operations && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < program->inputs + i ==> range_ok(node[k]);
      @ loop invariant code: program_code(program);
      @ loop assigns i, node[program->inputs .. program->inputs + program->operations - 1], scalar_doubt;
      @ loop variant program->operations - i; */
    for (int i = 0; i < program->operations; i++) {
        const struct range x = node[program->code[i].left], y = node[program->code[i].right];
        struct range *z = node + program->inputs + i;
        switch (program->code[i].operation) {
        case OPERATION_ADD: *z = range_add(pool, x, y); break;
        case OPERATION_SUB: *z = range_subtract(pool, x, y); break;
        default: *z = range_multiply(pool, x, y); break;
        }
    }
}
