/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdicts on a segment where one uncertain number x moves and every quantity is a polynomial of degree at most 2 in x
 * with exact coefficients.
 *
 * The zeros are the breakpoints of the segment. Between two of them no quantity changes its sign, so that the verdicts
 * of the segment are those at its ends, at the breakpoints, and at one point between any two neighbours. */
#include "cover/cover.h"
#include "memory/memory.h"
#include "numbers/simple.h"

#include <stdlib.h>

enum { DEGREE = 2 };

struct polynomial {
    const struct number *c[DEGREE + 1];
};

struct line {
    struct number_pool *pool;
    int rational; /* 1: breakpoints with square roots are omitted, because each would need a larger number field */
    const struct number *cut[UNCERTAIN_MAX_CUTS];
    int cuts;
};

static int is_zero(const struct number *x)
{
    return number_sign(x) == 0;
}

static struct polynomial constant(struct number_pool *pool, const struct number *x)
{
    const struct number *zero = number_from_integer(pool, 0);
    return (struct polynomial){{x, zero, zero}};
}

static struct polynomial sum(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y, int sign)
{
    struct polynomial z;
    for (int i = 0; i <= DEGREE; i++)
        z.c[i] = sign > 0 ? number_add(pool, x->c[i], y->c[i]) : number_subtract(pool, x->c[i], y->c[i]);
    return z;
}

/* Returns 0 when the product has a higher degree. */
static int product(struct number_pool *pool, const struct polynomial *x, const struct polynomial *y,
                   struct polynomial *out)
{
    struct polynomial z = constant(pool, number_from_integer(pool, 0));
    for (int i = 0; i <= DEGREE; i++)
        for (int j = 0; j <= DEGREE; j++) {
            const struct number *term = number_multiply(pool, x->c[i], y->c[j]);
            if (i + j <= DEGREE)
                z.c[i + j] = number_add(pool, z.c[i + j], term);
            else if (!is_zero(term))
                return 0;
        }
    *out = z;
    return 1;
}

static int evaluate(struct number_pool *pool, const struct program *program, struct polynomial *node)
{
    for (int i = 0; i < program->operations; i++) {
        const struct instruction *step = program->code + i;
        const struct polynomial *x = node + step->left, *y = node + step->right;
        struct polynomial *out = node + program->inputs + i;
        if (step->operation == OPERATION_MUL) {
            if (!product(pool, x, y, out)) return 0;
        } else {
            *out = sum(pool, x, y, step->operation == OPERATION_ADD ? 1 : -1);
        }
    }
    return 1;
}

/* Inserts a zero that lies strictly between the first and the last breakpoint, in order, unless it is there already. */
static int insert(struct line *line, const struct number *x)
{
    int at = 1;
    if (line->cuts == UNCERTAIN_MAX_CUTS) return 0;
    if (number_compare(line->pool, x, line->cut[0]) <= 0) return 1;
    if (number_compare(line->pool, x, line->cut[line->cuts - 1]) >= 0) return 1;
    while (number_compare(line->pool, x, line->cut[at]) > 0) at++;
    if (number_compare(line->pool, x, line->cut[at]) == 0) return 1;
    for (int i = line->cuts++; i > at; i--) line->cut[i] = line->cut[i - 1];
    line->cut[at] = x;
    return 1;
}

/* Inserts the zero (-c1 + sign sqrt(c1^2 - 4 c0 c2)) / (2 c2). */
static int insert_quadratic(struct line *line, const struct polynomial *p)
{
    struct number_pool *pool = line->pool;
    const struct number *product_of_ends = number_multiply(pool, p->c[0], p->c[2]);
    const struct number *discriminant =
        number_subtract(pool, number_multiply(pool, p->c[1], p->c[1]),
                        number_multiply(pool, number_from_integer(pool, 4), product_of_ends));
    if (number_sign(discriminant) < 0) return 1;
    if (number_sign(discriminant) == NUMBER_SIGN_UNKNOWN) return 0;
    const struct number *root = number_sqrt(pool, discriminant);
    if (line->rational && !number_is_rational(root)) return 1;
    const struct number *twice = number_multiply(pool, number_from_integer(pool, 2), p->c[2]);
    return insert(line, number_divide(pool, number_subtract(pool, root, p->c[1]), twice)) &&
           insert(line, number_negate(pool, number_divide(pool, number_add(pool, root, p->c[1]), twice)));
}

static int insert_zeros(struct line *line, const struct polynomial *p)
{
    const int quadratic = number_sign(p->c[2]), linear = number_sign(p->c[1]);
    if (quadratic == NUMBER_SIGN_UNKNOWN || linear == NUMBER_SIGN_UNKNOWN) return 0;
    if (quadratic != 0) return insert_quadratic(line, p);
    if (linear == 0) return 1;
    return insert(line, number_negate(line->pool, number_divide(line->pool, p->c[0], p->c[1])));
}

/* The inputs of the program as polynomials in x: each is x itself or does not depend on it; otherwise 0 is returned. */
static int polynomial_inputs(struct search *search, int axis, const struct number **point, struct polynomial *node)
{
    const struct program *program = search->theory->program;
    struct number_pool *pool = search->problem->pool;
    const struct number *input[PROGRAM_MAX_NODES], *kept = point[axis];
    const struct number *x = number_from_range(pool, number_from_integer(pool, 0), number_from_integer(pool, 1));
    point[axis] = x;
    const enum status status = search_inputs(search, point, input);
    point[axis] = kept;
    if (status != STATUS_OK) return 0;
    for (int k = 0; k < program->inputs; k++) {
        const struct number *zero = number_from_integer(pool, 0), *one = number_from_integer(pool, 1);
        if (input[k] != x && !number_is_certain(input[k])) return 0;
        node[k] = input[k] == x ? (struct polynomial){{zero, one, zero}} : constant(pool, input[k]);
    }
    return 1;
}

/* The quantities as polynomials in the field `axis`; the other fields have their values in `point`. */
static int find_polynomials(struct search *search, int axis, const struct number **point, struct polynomial *node)
{
    return polynomial_inputs(search, axis, point, node) &&
           evaluate(search->problem->pool, search->theory->program, node);
}

static struct polynomial *new_nodes(void)
{
    struct polynomial *node = memory_new(PROGRAM_MAX_NODES, sizeof *node);
    return node;
}

static void find_cuts(struct search *search, int axis, const struct number **point, struct line *line)
{
    const struct program *program = search->theory->program;
    struct polynomial *node = new_nodes();
    if (find_polynomials(search, axis, point, node))
        for (int i = 0; i < program->quantities; i++) (void)insert_zeros(line, node + program->quantity[i].node);
    free(node);
}

enum status search_line(struct search *search, const struct box *box, int axis, const struct number **point)
{
    struct line line = {.pool = search->problem->pool,
                        .rational = search->fields > 1,
                        .cut = {box->low[axis], box->high[axis]},
                        .cuts = 2};
    const struct number *kept = point[axis];
    find_cuts(search, axis, point, &line);
    enum status status = STATUS_OK;
    for (int i = 0; i < line.cuts && status == STATUS_OK; i++) {
        point[axis] = line.cut[i];
        status = search_point(search, point);
        if (status != STATUS_OK || i + 1 == line.cuts) break;
        point[axis] = number_within(line.pool, line.cut[i], line.cut[i + 1]);
        status = search_point(search, point);
    }
    point[axis] = kept;
    return status;
}

static int depends_on_others(const struct cover *cover, int node, int axis)
{
    for (int i = 0; i < cover->axes; i++)
        if (i != axis && cover->degree[node][i] > 0) return 1;
    return 0;
}

/* A segment a little longer than the box, so that zeros at its ends are found, too. */
static struct line wider_line(struct search *search, int axis)
{
    struct number_pool *pool = search->problem->pool;
    const struct number *one = number_from_integer(pool, 1);
    const struct number *low = search->whole.low[axis], *high = search->whole.high[axis];
    return (struct line){.pool = pool,
                         .rational = search->fields > 1,
                         .cut = {number_subtract(pool, low, one), number_add(pool, high, one)},
                         .cuts = 2};
}

int search_zeros(struct search *search, const struct cover *cover, int axis, const struct number **zero)
{
    const struct program *program = cover->program;
    struct number_pool *pool = search->problem->pool;
    struct line line = wider_line(search, axis);
    const struct number *point[UNCERTAIN_MAX_FIELDS];
    struct polynomial *node = new_nodes();
    int count = 0;
    search_middle(search, &search->whole, point);
    if (find_polynomials(search, axis, point, node))
        for (int i = 0; i < program->quantities; i++)
            if (!depends_on_others(cover, program->quantity[i].node, axis))
                (void)insert_zeros(&line, node + program->quantity[i].node);
    free(node);
    for (int i = 1; i + 1 < line.cuts; i++) {
        const struct number *x = number_settle(pool, line.cut[i]);
        if ((cover->rational && !number_is_rational(x)) || number_compare(pool, x, search->whole.low[axis]) < 0 ||
            number_compare(pool, search->whole.high[axis], x) < 0)
            continue;
        zero[count++] = x;
    }
    return count;
}
