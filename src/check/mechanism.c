/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/mechanism.h"

#include "check/quantities.h"

#include <stdlib.h>

static const char place_regions[] = "witness.regions";

int mechanism_is_certificate(const struct json *json)
{
    return json_member(json, 0, "witness") != 0;
}

int mechanism_axis(const struct mechanism *m, const struct json *json, int name)
{
    for (int i = 0; i < m->variables; i++)
        if (json_same(json, m->variable[i].field, name)) return i;
    return -1;
}

int mechanism_read_list(const struct uncertain *c, int array, rational *list, int room)
{
    int count = 0;
    if (json_size(c->json, array) > room) return 0;
    for (int i = array + 1; i < c->json->node[array].next; i = c->json->node[i].next)
        list[count++] = quantity_number(c->json, c->pool, i);
    return count;
}

int mechanism_sign_at(struct rational_pool *pool, const rational *poly, int count, rational x)
{
    struct rational_pool *scratch = rational_pool_scratch(pool);
    if (scratch == NULL) abort();
    rational sum = rational_zero(scratch);
    for (int i = count - 1; i >= 0; i--) sum = rational_add(scratch, rational_multiply(scratch, sum, x), poly[i]);
    const int sign = rational_sign(sum);
    rational_pool_free(scratch);
    return sign;
}

void mechanism_free(struct mechanism *m)
{
    for (int i = 0; i < m->regions; i++) {
        for (int k = 0; k < PROGRAM_MAX_QUANTITIES; k++) tensor_free(&m->region[i].quantity[k]);
        for (int k = 0; k < MECHANISM_DENOMINATORS; k++) tensor_free(&m->region[i].denominator[k]);
    }
    free(m->region);
}

/* ---- leaves */

/* Signs of what has one of these signs, times a number of sign s. */
static int turned(int set, int s)
{
    if (s == 0) return MAY_BE_ZERO;
    if (s > 0) return set;
    return (set & MAY_BE_ZERO) | (set & MAY_BE_NEGATIVE ? MAY_BE_POSITIVE : 0) |
           (set & MAY_BE_POSITIVE ? MAY_BE_NEGATIVE : 0);
}

/* The root of a polynomial by which a leaf is cut into three parts; `count` is 0 for a leaf that is not. */
struct root_leaf {
    int axis, side, count;
    int sign_low, sign_high;
    rational poly[FIELD_MAX_DEGREE + 1];
};

static int is_zero(const struct tensor *t)
{
    for (int at = 0; at < t->total; at++)
        if (rational_sign(t->c[at]) != 0) return 0;
    return 1;
}

static int signs_in_part(const struct uncertain *c, const struct tensor *t, const struct cell *cell,
                         const struct root_leaf *root)
{
    struct rational_pool *scratch = rational_pool_scratch(c->pool);
    struct tensor rest;
    int times = 0;
    if (scratch == NULL) abort();
    tensor_copy(&rest, t);
    while (root->count > 0 && !is_zero(&rest) && tensor_divide(&rest, scratch, root->axis, root->poly, root->count))
        times++;
    const int set = tensor_signs(&rest, scratch, cell, root->count > 0 ? root->axis : -1);
    tensor_free(&rest);
    rational_pool_free(scratch);
    if (times == 0) return set;
    if (root->side == 0) return MAY_BE_ZERO;
    const int sign = root->side < 0 ? root->sign_low : root->sign_high;
    return turned(set, times % 2 == 0 ? 1 : sign);
}

static int check_part(const struct uncertain *c, const struct region *region, const struct cell *cell,
                      const struct root_leaf *root, int (*take)(void *context, const unsigned char *may), void *context)
{
    unsigned char may[PROGRAM_MAX_QUANTITIES];
    for (int i = 0; i < MECHANISM_DENOMINATORS; i++)
        if (signs_in_part(c, &region->denominator[i], cell, root) != MAY_BE_POSITIVE)
            return uncertain_rejected(c, place_regions, "denominators", "one may not be positive in a leaf");
    for (int i = 0; i < c->theory->program->quantities; i++)
        may[i] = (unsigned char)signs_in_part(c, &region->quantity[i], cell, root);
    return take(context, may);
}

static int same_strings(const struct json *json, int x, int y)
{
    if (json_size(json, x) != json_size(json, y)) return 0;
    int other = y + 1;
    for (int i = x + 1; i < json->node[x].next; i = json->node[i].next, other = json->node[other].next)
        if (!json_same(json, i, other)) return 0;
    return 1;
}

/* Whether the range of the variable ends at the root of this polynomial, and the cell with it. */
static int ends_at(const struct uncertain *c, const struct region *region, const struct cell *cell, int axis, int poly,
                   int side)
{
    const struct cell *start = &region->start;
    const rational mine = side < 0 ? cell->side[axis].low : cell->side[axis].high;
    const rational whole = side < 0 ? start->side[axis].low : start->side[axis].high;
    const int end = json_member(c->json, region->piece[axis], side < 0 ? "lo" : "hi");
    const int given = c->json->node[end].type == JSON_OBJECT ? json_member(c->json, end, "poly") : 0;
    return rational_equal(mine, whole) && given != 0 && same_strings(c->json, given, poly);
}

static int check_root(const struct uncertain *c, const struct cell *cell, struct root_leaf *root)
{
    const rational low = cell->side[root->axis].low, high = cell->side[root->axis].high;
    root->sign_low = root->sign_high = 0;
    if (root->count > 0 && rational_sign(root->poly[root->count - 1]) != 0) {
        root->sign_low = mechanism_sign_at(c->pool, root->poly, root->count, low);
        root->sign_high = mechanism_sign_at(c->pool, root->poly, root->count, high);
    }
    return (root->sign_low * root->sign_high != 0 && field_isolates(c->pool, root->poly, root->count, low, high)) ||
           uncertain_rejected(c, place_regions, "cover", "a polynomial has not one root in its cell");
}

int mechanism_check_leaf(const struct uncertain *c, const struct mechanism *m, const struct region *region,
                         const struct cell *cell, int item, int (*take)(void *context, const unsigned char *may),
                         void *context)
{
    struct root_leaf root = {.count = 0};
    if (c->json->node[item].type != JSON_OBJECT) return check_part(c, region, cell, &root, take, context);
    const int poly = json_member(c->json, item, "poly");
    root.axis = mechanism_axis(m, c->json, json_member(c->json, item, "root"));
    root.count = mechanism_read_list(c, poly, root.poly, FIELD_MAX_DEGREE + 1);
    if (!check_root(c, cell, &root)) return 0;
    for (root.side = -1; root.side <= 1; root.side++) {
        if (root.side != 0 && ends_at(c, region, cell, root.axis, poly, root.side)) continue;
        if (!check_part(c, region, cell, &root, take, context)) return 0;
    }
    return 1;
}

/* ---- points */

static int wrong_point(const struct uncertain *c, const char *what)
{
    return uncertain_rejected(c, "verdict", "at", what);
}

/* The sign at a point; RANGE_OPEN when its enclosures leave it open. */
static int sign_at_point(const struct uncertain *c, const struct mechanism *m, const struct tensor *t,
                         const struct coordinate *x, const struct cell *cell)
{
    struct rational_pool *scratch = rational_pool_scratch(c->pool);
    struct tensor rest;
    int zero = 0;
    if (scratch == NULL) abort();
    tensor_copy(&rest, t);
    for (int i = 0; i < m->variables; i++)
        if (x[i].low == x[i].high) tensor_fix(&rest, scratch, i, x[i].low);
    const int set = tensor_signs(&rest, scratch, cell, -1);
    for (int i = 0; i < m->variables && !zero; i++)
        zero = x[i].count > 0 && tensor_divide(&rest, scratch, i, x[i].poly, x[i].count);
    tensor_free(&rest);
    rational_pool_free(scratch);
    if (zero || set == MAY_BE_ZERO) return 0;
    return set == MAY_BE_NEGATIVE ? -1 : set == MAY_BE_POSITIVE ? 1 : RANGE_OPEN;
}

/* The signs of denominators and quantities; 0 when one is open. */
static int find_signs(const struct uncertain *c, const struct mechanism *m, const struct region *region,
                      const struct coordinate *x, int *over, int *sign)
{
    struct cell cell = region->start;
    int found = 1;
    for (int i = 0; i < m->variables; i++) {
        cell.side[i].low = x[i].low;
        cell.side[i].high = x[i].high;
    }
    for (int i = 0; i < MECHANISM_DENOMINATORS && found; i++) {
        over[i] = sign_at_point(c, m, &region->denominator[i], x, &cell);
        found = over[i] != RANGE_OPEN;
    }
    for (int i = 0; i < c->theory->program->quantities && found; i++) {
        sign[i] = sign_at_point(c, m, &region->quantity[i], x, &cell);
        found = sign[i] != RANGE_OPEN;
    }
    return found;
}

static int judge(const struct uncertain *c, const struct mechanism *m, const struct region *region,
                 struct coordinate *x, int verdict, int row)
{
    int over[MECHANISM_DENOMINATORS], sign[PROGRAM_MAX_QUANTITIES];
    while (!find_signs(c, m, region, x, over, sign)) {
        int better = 0;
        for (int i = 0; i < m->variables; i++) better |= mechanism_bisect(c->pool, x + i);
        if (!better) return wrong_point(c, "a sign is open");
    }
    for (int i = 0; i < MECHANISM_DENOMINATORS; i++)
        if (over[i] <= 0) return wrong_point(c, "a denominator is not positive");
    if (!c->theory->is_inside(sign)) return wrong_point(c, "a point lies outside the hypotheses");
    return c->theory->matches(c->json, verdict, row, sign) || wrong_point(c, "a point has another verdict, or row");
}

/* The value of a field at a point; 0 when the point does not name it. */
static int value_at(const struct json *json, int at, int field)
{
    for (int i = at + 1; i + 1 < json->node[at].next; i = json->node[i + 1].next)
        if (json_same(json, i, field)) return i + 1;
    return 0;
}

static int check_point(const struct uncertain *c, const struct mechanism *m, int at, int verdict, int row)
{
    struct coordinate *x = calloc(CELL_MAX_AXES, sizeof *x);
    if (x == NULL) abort();
    int fine = json_size(c->json, at) == m->variables, region = 0, stride = 1;
    for (int i = 0; i < m->variables && fine; i++) {
        const int value = value_at(c->json, at, m->variable[i].field);
        int piece = 0;
        fine = value != 0 && mechanism_coordinate(c, m->variable + i, value, &piece, x + i);
        region += piece * stride;
        stride *= m->variable[i].count;
    }
    if (!fine)
        wrong_point(c, "a point lies outside, or names other fields");
    else
        fine = judge(c, m, m->region + region, x, verdict, row);
    free(x);
    return fine;
}

/* Each point that is given has its verdict. */
static int check_points(const struct uncertain *c, const struct mechanism *m)
{
    const struct json *json = c->json;
    const int verdict = json_member(json, 0, "verdict"), possible = json_member(json, verdict, "possible");
    const int rows = json_member(json, verdict, "rows"), points = json_member(json, verdict, "at");
    const int n = json_size(json, possible);
    if (n == 0 || json_size(json, rows) != n || json_size(json, points) != n)
        return uncertain_rejected(c, "verdict", "possible", "there is not one row and one point for each verdict");
    int entry = possible + 1, row = rows + 1;
    for (int at = points + 1; at < json->node[points].next; at = json->node[at].next) {
        if (json->node[at].type == JSON_OBJECT && !check_point(c, m, at, entry, row)) return 0;
        entry = json->node[entry].next;
        row = json->node[row].next;
    }
    return 1;
}

int mechanism_check(const struct json *json, const struct uncertain_theory *theory, struct rational_pool *pool,
                    struct answer *answer)
{
    struct mechanism m = {.variables = 0};
    struct uncertain c = {.json = json, .pool = pool, .answer = answer, .theory = theory};
    c.problem = json_member(json, 0, "problem");
    const int fine = mechanism_read_variables(&c, &m) && mechanism_read_regions(&c, &m) && check_points(&c, &m) &&
                     mechanism_check_cover(&c, &m);
    mechanism_free(&m);
    return fine;
}
