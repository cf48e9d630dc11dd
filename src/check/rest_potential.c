/* SPDX-License-Identifier: BSD-2-Clause */
/* The second derivative of the potential: H = L D L^T with D >= 0, or a direction x with x^T H x < 0. */
#include "check/element.h"
#include "check/quantities.h"
#include "check/rest.h"

#include <stddef.h>

static int wrong(const struct rest *c, const char *item, const char *what)
{
    return rest_rejected(c, "witness.potential", item, what);
}

/* The numbers of a list that has exactly n; 0 when it has another number of them. */
static int read_list(const struct rest *c, int array, rational *x, int n)
{
    int count = 0;
    if (array == 0 || json_size(c->json, array) != n) return 0;
    for (int i = array + 1; count < n; i = c->json->node[i].next) x[count++] = quantity_number(c->json, c->pool, i);
    return 1;
}

/* The rows of H, as many as each is long, and symmetric. */
static int read_matrix(struct rest *c, int array)
{
    int row = 0;
    c->size = json_size(c->json, array);
    if (c->size < 1 || c->size > REST_MAX_SIZE) return 0;
    for (int i = array + 1; row < c->size; i = c->json->node[i].next)
        if (!read_list(c, i, c->H[row++], c->size)) return 0;
    for (int i = 0; i < c->size; i++)
        for (int j = 0; j < i; j++)
            if (!rational_equal(c->H[i][j], c->H[j][i])) return 0;
    return 1;
}

static int has_roots(const struct rest *c, int array)
{
    for (int i = array + 1; i < c->json->node[array].next; i++)
        if (c->json->node[i].type == JSON_OBJECT) return 1;
    return 0;
}

/* A number of H as the problem has it: the same rational, or the root that x is. */
static int is_entry(const struct rest *c, int node, rational x)
{
    if (c->json->node[node].type == JSON_OBJECT) return element_is_root(c->pool, c->json, node, x);
    return rational_equal(quantity_number(c->json, c->pool, node), x);
}

/* Whether what was read, from other lists, is the matrix H. */
static int is_matrix(const struct rest *c, int array)
{
    int row = 0;
    if (json_size(c->json, array) != c->size) return 0;
    for (int i = array + 1; row < c->size; i = c->json->node[i].next, row++) {
        int column = 0;
        if (json_size(c->json, i) != c->size) return 0;
        for (int j = i + 1; column < c->size; j = c->json->node[j].next)
            if (!is_entry(c, j, c->H[row][column++])) return 0;
    }
    return 1;
}

/* The values of H: where there are roots, they are in the witness. */
static int find_matrix(struct rest *c, int H, int potential)
{
    const int values = json_member(c->json, potential, "values");
    if ((values != 0) != has_roots(c, H)) return wrong(c, "values", "of H stand there where it has roots");
    if (!read_matrix(c, values != 0 ? values : H))
        return rest_rejected(c, "problem", "H", "is no symmetric matrix of 1 to 12 rows");
    return values == 0 || is_matrix(c, H) || wrong(c, "values", "are not those of H");
}

/* The rows of L below its diagonal of ones: the i-th has i numbers. */
static int read_lower(const struct rest *c, int array, rational L[REST_MAX_SIZE][REST_MAX_SIZE])
{
    int row = 0;
    if (array == 0 || json_size(c->json, array) != c->size) return 0;
    for (int i = array + 1; row < c->size; i = c->json->node[i].next) {
        if (!read_list(c, i, L[row], row)) return 0;
        L[row][row] = rational_one(c->pool);
        row++;
    }
    return 1;
}

/* (L D L^T) at row i, column j <= i. */
static rational product_at(const struct rest *c, rational L[REST_MAX_SIZE][REST_MAX_SIZE], const rational *D, int i,
                           int j)
{
    rational sum = rational_zero(c->pool);
    for (int k = 0; k <= j; k++) {
        const rational scaled = rational_multiply(c->pool, L[i][k], D[k]);
        sum = rational_add(c->pool, sum, rational_multiply(c->pool, scaled, L[j][k]));
    }
    return sum;
}

static int check_factors(struct rest *c, int potential)
{
    rational L[REST_MAX_SIZE][REST_MAX_SIZE], D[REST_MAX_SIZE];
    if (!read_list(c, json_member(c->json, potential, "pivots"), D, c->size)) return wrong(c, "pivots", "one a row");
    if (!read_lower(c, json_member(c->json, potential, "lower"), L)) return wrong(c, "lower", "is no lower triangle");
    c->potential = 1;
    for (int i = 0; i < c->size; i++) {
        const int sign = rational_sign(D[i]);
        if (sign < 0) return wrong(c, "pivots", "one is negative");
        if (sign == 0) c->potential = 0;
        for (int j = 0; j <= i; j++)
            if (!rational_equal(product_at(c, L, D, i, j), c->H[i][j]))
                return wrong(c, "lower", "L D L^T is not the matrix");
    }
    return 1;
}

static int check_direction(struct rest *c, int potential)
{
    rational x[REST_MAX_SIZE], sum = rational_zero(c->pool);
    const int value = json_member(c->json, potential, "value");
    if (!read_list(c, json_member(c->json, potential, "direction"), x, c->size))
        return wrong(c, "direction", "one number a row");
    for (int i = 0; i < c->size; i++)
        for (int j = 0; j < c->size; j++) {
            const rational product = rational_multiply(c->pool, x[i], x[j]);
            sum = rational_add(c->pool, sum, rational_multiply(c->pool, product, c->H[i][j]));
        }
    if (!rational_equal(quantity_number(c->json, c->pool, value), sum)) return wrong(c, "value", "is not x^T H x");
    c->potential = -1;
    return rational_sign(sum) < 0 || wrong(c, "value", "is not negative");
}

int rest_check_potential(struct rest *c)
{
    const int H = json_member(c->json, json_member(c->json, 0, "problem"), "H");
    const int potential = json_member(c->json, c->witness, "potential");
    c->potential = 1;
    if (H == 0) return potential == 0 || wrong(c, "", "there is no matrix");
    if (potential == 0) return wrong(c, "", "two factors, or a direction");
    if (!find_matrix(c, H, potential)) return 0;
    if (json_size(c->json, potential) != 2 + has_roots(c, H)) return wrong(c, "", "two factors, or a direction");
    if (json_member(c->json, potential, "pivots") != 0) return check_factors(c, potential);
    if (json_member(c->json, potential, "value") == 0) return wrong(c, "", "two factors, or a direction");
    return check_direction(c, potential);
}
