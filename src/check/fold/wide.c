/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/fold/wide.h"

/*@ requires \valid(x);
  @ assigns *x;
  @ ensures wide_ok(x); */
static void clear(struct wide *x)
{
    x->length = 0;
    /*@ loop invariant 0 <= j <= WIDE_MAX && \forall integer l; 0 <= l < j ==> x->c[l].length == 0;
      @ loop assigns j, x->c[0 .. WIDE_MAX - 1];
      @ loop variant WIDE_MAX - j; */
    for (int j = 0; j < WIDE_MAX; j++) x->c[j].length = 0;
}

void wide_begin(struct wide_pool *w, struct scalar_pool *pool)
{
    w->pool = pool;
    w->count = w->full = 0;
    /*@ loop invariant 0 <= k <= WIDE_NODES && \forall integer l; 0 <= l < k ==> wide_ok(&w->node[l]);
      @ loop assigns k, w->node[0 .. WIDE_NODES - 1];
      @ loop variant WIDE_NODES - k; */
    for (int k = 0; k < WIDE_NODES; k++) clear(&w->node[k]);
}

/* Appends the polynomial 0 to the pool. */
/*@ requires wide_pool_ok(w);
  @ assigns w->count, w->full, w->node[w->count];
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: \result == \old(w->count) && 0 <= \result < WIDE_NODES; */
static int make(struct wide_pool *w)
{
    const int x = w->count;
    w->node[x].length = 0;
    if (w->count < WIDE_NODES - 1)
        w->count++;
    else
        w->full = 1;
    return x;
}

/* The number of coefficients in r of the coefficient of omega^j. */
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && 0 <= j;
  @ assigns \nothing;
  @ ensures 0 <= \result <= LINE_MAX;
  @ ensures coefficient: 0 < \result ==> j < WIDE_MAX && \result == w->node[x].c[j].length; */
static int length_at(const struct wide_pool *w, int x, int j)
{
    return j < w->node[x].length ? w->node[x].c[j].length : 0;
}

/* The coefficient of r^i omega^j. */
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && 0 <= i && 0 <= j;
  @ assigns \result \from w, x, i, j;
  @ ensures \result != \null; */
static scalar entry(const struct wide_pool *w, int x, int i, int j)
{
    return i < length_at(w, x, j) ? w->node[x].c[j].c[i] : scalar_zero(w->pool);
}

/*@ requires \valid(x) && line_ok(x) && pool != \null && 0 <= i < LINE_MAX && value != \null;
  @ assigns *x;
  @ ensures line_ok(x); */
static void put_in_line(struct scalar_pool *pool, struct line *x, int i, scalar value)
{
    /*@ loop invariant line_ok(x);
      @ loop assigns *x;
      @ loop variant i - x->length; */
    for (; x->length <= i; x->length++) x->c[x->length] = scalar_zero(pool);
    x->c[i] = value;
}

/* Adds coefficients 0 up to that of omega^j. */
/*@ requires \valid(x) && wide_ok(x) && 0 <= j < WIDE_MAX;
  @ assigns *x;
  @ ensures wide_ok(x); */
static void lengthen(struct wide *x, int j)
{
    /*@ loop invariant wide_ok(x);
      @ loop assigns *x;
      @ loop variant j - x->length; */
    for (; x->length <= j; x->length++) x->c[x->length].length = 0;
}

/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && 0 <= i && 0 <= j && value != \null;
  @ assigns w->full, w->node[x];
  @ ensures ok: wide_pool_ok(w);
  @ ensures full: w->full >= \old(w->full); */
static void put(struct wide_pool *w, int x, int i, int j, scalar value)
{
    if (i >= LINE_MAX || j >= WIDE_MAX) {
        w->full = 1;
        return;
    }
    lengthen(&w->node[x], j);
    //@ assert lengthened: wide_pool_ok(w);
    put_in_line(w->pool, &w->node[x].c[j], i, value);
    //@ assert line: wide_ok(&w->node[x]);
    //@ assert others: \forall integer k; 0 <= k < WIDE_NODES && k != x ==> wide_ok(&w->node[k]);
    //@ assert room: wide_room(w);
}

/* Removes leading coefficients that are 0. */
/*@ requires \valid(x) && line_ok(x);
  @ assigns x->length, scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures line_ok(x); */
static void shorten_line(struct line *x)
{
    /*@ loop invariant line_ok(x) && DOUBT_HAS_STAYED;
      @ loop assigns x->length, scalar_doubt;
      @ loop variant x->length; */
    while (x->length > 0 && scalar_sign(x->c[x->length - 1]) == 0) x->length--;
}

/*@ requires \valid(x) && wide_ok(x);
  @ assigns *x, scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures wide_ok(x); */
static void shorten_all(struct wide *x)
{
    /*@ loop invariant 0 <= j <= x->length && wide_ok(x) && DOUBT_HAS_STAYED;
      @ loop assigns j, x->c[0 .. WIDE_MAX - 1], scalar_doubt;
      @ loop variant x->length - j; */
    for (int j = 0; j < x->length; j++) shorten_line(&x->c[j]);
    /*@ loop invariant wide_ok(x);
      @ loop assigns x->length;
      @ loop variant x->length; */
    while (x->length > 0 && x->c[x->length - 1].length == 0) x->length--;
}

/* Returns the polynomial. */
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES;
  @ assigns w->node[x], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures index: \result == x; */
static int shorten(struct wide_pool *w, int x)
{
    shorten_all(&w->node[x]);
    return x;
}

int wide_constant(struct wide_pool *w, scalar value)
{
    const int x = make(w);
    put(w, x, 0, 0, value);
    return shorten(w, x);
}

int wide_power(struct wide_pool *w, int i, int j)
{
    const int x = make(w);
    put(w, x, i, j, scalar_one(w->pool));
    return x;
}

int wide_length(const struct wide_pool *w, int x)
{
    return (int)w->node[x].length;
}

/*@ assigns \nothing;
  @ ensures \result == \max(x, y); */
static int larger(int x, int y)
{
    return x > y ? x : y;
}

/* The coefficient of omega^j of the sum. */
/*@ requires wide_pool_ok(w) && 0 <= sum < WIDE_NODES && 0 <= x < WIDE_NODES && 0 <= y < WIDE_NODES && 0 <= j < WIDE_MAX;
  @ assigns w->full, w->node[0 .. WIDE_NODES - 1];
  @ ensures ok: wide_pool_ok(w);
  @ ensures full: w->full >= \old(w->full); */
static void add_at(struct wide_pool *w, int sum, int x, int y, int j)
{
    const int length = larger(length_at(w, x, j), length_at(w, y, j));
    /*@ loop invariant 0 <= i <= length && wide_pool_ok(w) && w->full >= \at(w->full, Pre);
      @ loop assigns i, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - i; */
    for (int i = 0; i < length; i++) put(w, sum, i, j, scalar_add(w->pool, entry(w, x, i, j), entry(w, y, i, j)));
}

int wide_add(struct wide_pool *w, int x, int y)
{
    const int sum = make(w), length = larger(wide_length(w, x), wide_length(w, y));
    /*@ loop invariant 0 <= j <= length && wide_pool_ok(w) && w->full >= \at(w->full, LoopEntry);
      @ loop assigns j, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - j; */
    for (int j = 0; j < length; j++) add_at(w, sum, x, y, j);
    return shorten(w, sum);
}

/* The coefficient of omega^j of the difference. */
/*@ requires wide_pool_ok(w) && 0 <= difference < WIDE_NODES && 0 <= x < WIDE_NODES && 0 <= y < WIDE_NODES && 0 <= j < WIDE_MAX;
  @ assigns w->full, w->node[0 .. WIDE_NODES - 1];
  @ ensures ok: wide_pool_ok(w);
  @ ensures full: w->full >= \old(w->full); */
static void subtract_at(struct wide_pool *w, int difference, int x, int y, int j)
{
    const int length = larger(length_at(w, x, j), length_at(w, y, j));
    /*@ loop invariant 0 <= i <= length && wide_pool_ok(w) && w->full >= \at(w->full, Pre);
      @ loop assigns i, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - i; */
    for (int i = 0; i < length; i++)
        put(w, difference, i, j, scalar_subtract(w->pool, entry(w, x, i, j), entry(w, y, i, j)));
}

int wide_subtract(struct wide_pool *w, int x, int y)
{
    const int difference = make(w), length = larger(wide_length(w, x), wide_length(w, y));
    /*@ loop invariant 0 <= j <= length && wide_pool_ok(w) && w->full >= \at(w->full, LoopEntry);
      @ loop assigns j, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - j; */
    for (int j = 0; j < length; j++) subtract_at(w, difference, x, y, j);
    return shorten(w, difference);
}

/* Adds value r^i omega^j y to the product. */
/*@ requires wide_pool_ok(w) && 0 <= product < WIDE_NODES && 0 <= y < WIDE_NODES && 0 <= l < WIDE_MAX;
  @ requires value != \null && 0 <= i < LINE_MAX && 0 <= j < 2 * WIDE_MAX;
  @ assigns w->full, w->node[0 .. WIDE_NODES - 1];
  @ ensures ok: wide_pool_ok(w);
  @ ensures full: w->full >= \old(w->full); */
static void add_row(struct wide_pool *w, int product, int y, int l, scalar value, int i, int j)
{
    const int length = length_at(w, y, l);
    /*@ loop invariant 0 <= k <= length && wide_pool_ok(w) && w->full >= \at(w->full, Pre);
      @ loop assigns k, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - k; */
    for (int k = 0; k < length; k++) {
        const scalar term = scalar_multiply(w->pool, value, entry(w, y, k, l));
        put(w, product, i + k, j, scalar_add(w->pool, entry(w, product, i + k, j), term));
    }
}

/*@ requires wide_pool_ok(w) && 0 <= product < WIDE_NODES && 0 <= y < WIDE_NODES;
  @ requires value != \null && 0 <= i < LINE_MAX && 0 <= j < WIDE_MAX;
  @ assigns w->full, w->node[0 .. WIDE_NODES - 1];
  @ ensures ok: wide_pool_ok(w);
  @ ensures full: w->full >= \old(w->full); */
static void add_times(struct wide_pool *w, int product, int y, scalar value, int i, int j)
{
    const int length = wide_length(w, y);
    /*@ loop invariant 0 <= l <= length && wide_pool_ok(w) && w->full >= \at(w->full, Pre);
      @ loop assigns l, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - l; */
    for (int l = 0; l < length; l++) add_row(w, product, y, l, value, i, j + l);
}

/* Adds the coefficient of omega^j of x, times omega^j y, to the product. */
/*@ requires wide_pool_ok(w) && 0 <= product < WIDE_NODES && 0 <= x < WIDE_NODES && 0 <= y < WIDE_NODES && 0 <= j < WIDE_MAX;
  @ assigns w->full, w->node[0 .. WIDE_NODES - 1];
  @ ensures ok: wide_pool_ok(w);
  @ ensures full: w->full >= \old(w->full); */
static void add_product(struct wide_pool *w, int product, int x, int y, int j)
{
    const int length = length_at(w, x, j);
    /*@ loop invariant 0 <= i <= length && wide_pool_ok(w) && w->full >= \at(w->full, Pre);
      @ loop assigns i, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - i; */
    for (int i = 0; i < length && !w->full; i++) add_times(w, product, y, entry(w, x, i, j), i, j);
}

int wide_multiply(struct wide_pool *w, int x, int y)
{
    const int product = make(w), length = wide_length(w, x);
    /*@ loop invariant 0 <= j <= length && wide_pool_ok(w) && w->full >= \at(w->full, LoopEntry);
      @ loop assigns j, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - j; */
    for (int j = 0; j < length && !w->full; j++) add_product(w, product, x, y, j);
    return shorten(w, product);
}

int wide_part(struct wide_pool *w, int x, int power)
{
    const int part = make(w), length = length_at(w, x, power);
    /*@ loop invariant 0 <= i <= length && wide_pool_ok(w) && w->full >= \at(w->full, LoopEntry);
      @ loop assigns i, w->full, w->node[0 .. WIDE_NODES - 1];
      @ loop variant length - i; */
    for (int i = 0; i < length; i++) put(w, part, i, 0, entry(w, x, i, power));
    return shorten(w, part);
}

/* sum omega + the coefficient of a power of omega in x. */
/*@ requires wide_pool_ok(w) && 0 <= sum < WIDE_NODES && 0 <= at < WIDE_NODES && 0 <= x < WIDE_NODES && 0 <= power;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
static int next_sum(struct wide_pool *w, int sum, int at, int x, int power)
{
    const int product = wide_multiply(w, sum, at), part = wide_part(w, x, power);
    return wide_add(w, product, part);
}

int wide_at(struct wide_pool *w, int x, scalar omega)
{
    const int at = wide_constant(w, omega);
    int sum = make(w);
    /*@ loop invariant -1 <= power < WIDE_MAX && 0 <= sum < WIDE_NODES && DOUBT_HAS_STAYED;
      @ loop invariant ok: wide_pool_ok(w);
      @ loop invariant fills: w->count >= \at(w->count, LoopEntry) && w->full >= \at(w->full, LoopEntry);
      @ loop assigns power, sum, WIDE_MEMORY(w);
      @ loop variant power + 1; */
    for (int power = wide_length(w, x) - 1; power >= 0; power--) sum = next_sum(w, sum, at, x, power);
    return sum;
}

/* K a without its leading term in omega, reduced by L = 0 to a lower degree. */
/*@ requires wide_pool_ok(w) && 0 <= a < WIDE_NODES && 0 <= L < WIDE_NODES && 0 <= K < WIDE_NODES && w->node[K].length > 2;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
static int reduced(struct wide_pool *w, int a, int L, int K)
{
    const int degree = wide_length(w, K) - 1;
    const int part = wide_part(w, K, degree), power = wide_power(w, 0, degree - 2);
    const int lead = wide_multiply(w, part, power), raised = wide_multiply(w, K, a);
    return wide_subtract(w, raised, wide_multiply(w, lead, L));
}

/* K, reduced by L = 0 to a polynomial of degree 1 in omega, or as far as there is room. */
/*@ requires wide_pool_ok(w) && 0 <= a < WIDE_NODES && 0 <= L < WIDE_NODES && 0 <= K < WIDE_NODES;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: w->count >= \old(w->count) && w->full >= \old(w->full);
  @ ensures index: 0 <= \result < WIDE_NODES; */
static int linear(struct wide_pool *w, int a, int L, int K)
{
    /*@ loop invariant 0 <= K < WIDE_NODES && DOUBT_HAS_STAYED;
      @ loop invariant ok: wide_pool_ok(w);
      @ loop invariant fills: w->count >= \at(w->count, Pre) && w->full >= \at(w->full, Pre);
      @ loop assigns K, WIDE_MEMORY(w);
      @ loop variant 2 * (WIDE_NODES - w->count) - w->full; */
    while (wide_length(w, K) > 2 && !w->full) K = reduced(w, a, L, K);
    return K;
}

/* x y z */
/*@ requires wide_pool_ok(w) && 0 <= x < WIDE_NODES && 0 <= y < WIDE_NODES && 0 <= z < WIDE_NODES;
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures fills: WIDE_FILLS(w);
  @ ensures index: 0 <= \result < WIDE_NODES; */
static int product_of(struct wide_pool *w, int x, int y, int z)
{
    return wide_multiply(w, x, wide_multiply(w, y, z));
}

int wide_resultant(struct wide_pool *w, int L, int K)
{
    const int a = wide_part(w, L, 2), b = wide_part(w, L, 1), c = wide_part(w, L, 0);
    const int reduced_K = linear(w, a, L, K);
    const int alpha = wide_part(w, reduced_K, 1), beta = wide_part(w, reduced_K, 0);
    const int first = product_of(w, a, beta, beta), second = product_of(w, b, alpha, beta);
    const int third = product_of(w, c, alpha, alpha);
    return wide_add(w, wide_subtract(w, first, second), third);
}

/*@ // The coefficients of a polynomial.
  @ predicate numbers_of{L}(scalar *c, integer length) = \forall integer i; 0 <= i < length ==> c[i] != \null; */

/* Replaces the coefficients c of a polynomial p(x) by those of p(x + shift). */
/*@ requires \valid(c + (0 .. length - 1)) && 0 < length <= LINE_MAX && numbers_of(c, length) && pool != \null && shift != \null;
  @ assigns c[0 .. length - 1];
  @ ensures numbers_of(c, length); */
static void shift_by(struct scalar_pool *pool, scalar shift, scalar *c, int length)
{
    /*@ loop invariant 0 <= i <= length && numbers_of(c, length);
      @ loop assigns i, c[0 .. length - 1];
      @ loop variant length - i; */
    for (int i = 0; i < length; i++)
        /*@ loop invariant -1 <= j <= length - 2 && numbers_of(c, length);
          @ loop assigns j, c[0 .. length - 1];
          @ loop variant j + 1; */
        for (int j = length - 2; j >= i; j--) c[j] = scalar_add(pool, c[j], scalar_multiply(pool, shift, c[j + 1]));
}

/* The coefficients in y of p(r) (1 + y)^(n - 1), where r = start + width s and s = 1 / (1 + y). */
/*@ requires \valid(turned + (0 .. n - 1)) && 0 < n <= LINE_MAX && pool != \null && start != \null && width != \null;
  @ requires \valid(c + (0 .. n - 1)) && numbers_of(c, n) && \separated(c + (0 .. n - 1), turned + (0 .. n - 1));
  @ assigns c[0 .. n - 1], turned[0 .. n - 1];
  @ ensures numbers_of(turned, n); */
static void turn(struct scalar_pool *pool, scalar start, scalar width, int n, scalar *c, scalar *turned)
{
    scalar scale = scalar_one(pool);
    shift_by(pool, start, c, n);
    /*@ loop invariant 0 <= i <= n && scale != \null;
      @ loop invariant \forall integer k; n - i <= k < n ==> turned[k] != \null;
      @ loop assigns i, scale, turned[0 .. n - 1];
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        turned[n - 1 - i] = scalar_multiply(pool, c[i], scale);
        scale = scalar_multiply(pool, scale, width);
    }
    shift_by(pool, scalar_one(pool), turned, n);
}

/* The common sign of n numbers; 0 when they have none. */
/*@ requires \valid_read(x + (0 .. n - 1)) && 0 < n && numbers_of(x, n);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int common_sign(const scalar *x, int n)
{
    const int sign = scalar_sign(x[0]);
    /*@ loop invariant 0 <= i <= n && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++)
        if (scalar_sign(x[i]) != sign) return 0;
    return sign;
}

/* With r = start + (end - start) s and s = 1 / (1 + y), the coefficients in y are the Bernstein coefficients multiplied
 * by binomial coefficients. */
int wide_sign(const struct wide_pool *w, int x, scalar start, scalar end)
{
    scalar c[LINE_MAX], turned[LINE_MAX];
    const int n = wide_length(w, x) == 1 ? length_at(w, x, 0) : 0;
    if (n == 0) return 0;
    /*@ loop invariant 0 <= i <= n && numbers_of(&c[0], i);
      @ loop assigns i, c[0 .. LINE_MAX - 1];
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) c[i] = entry(w, x, i, 0);
    turn(w->pool, start, scalar_subtract(w->pool, end, start), n, c, turned);
    return common_sign(turned, n);
}
