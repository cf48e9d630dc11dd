/* SPDX-License-Identifier: BSD-2-Clause */
/* The polynomials of a mechanism, over each choice of pieces. */
#include "check/mechanism.h"
#include "check/quantities.h"

#include <stdlib.h>

static const char place_regions[] = "witness.regions";

/* The exponent that an integer node is; -1 for none that is allowed. */
static int exponent_of(const struct json *json, int node)
{
    int value = 0;
    if (json->node[node].end - json->node[node].start > 2) return -1;
    for (int i = json->node[node].start; i < json->node[node].end; i++) {
        if (json->text[i] < '0' || json->text[i] > '9') return -1;
        value = 10 * value + (json->text[i] - '0');
    }
    return value <= TENSOR_MAX_POWER ? value : -1;
}

/* The exponents of a term: 0 when these are not one for each variable. */
static int read_exponents(const struct uncertain *c, int term, int axes, int *exponent)
{
    int axis = 0;
    if (json_size(c->json, term) != axes + 1) return 0;
    for (int i = term + 2; i < c->json->node[term].next; i++) {
        exponent[axis] = exponent_of(c->json, i);
        if (exponent[axis++] < 0) return 0;
    }
    return 1;
}

static int place_of(const struct tensor *t, const int *exponent)
{
    int at = 0;
    for (int axis = 0; axis < t->axes; axis++) at += exponent[axis] * t->step[axis];
    return at;
}

/* The lengths that a list of terms needs; 0 when it is none, or too long. */
static int measure(const struct uncertain *c, int list, struct region *region, int *length)
{
    const int axes = region->axes;
    int exponent[CELL_MAX_AXES];
    for (int axis = 0; axis < axes; axis++) length[axis] = 1;
    for (int term = list + 1; term < c->json->node[list].next; term = c->json->node[term].next) {
        const struct json_node *coefficient = c->json->node + term + 1;
        region->characters += coefficient->end - coefficient->start;
        if (region->characters > MECHANISM_MAX_CHARACTERS || !read_exponents(c, term, axes, exponent)) return 0;
        for (int axis = 0; axis < axes; axis++)
            if (exponent[axis] >= length[axis]) length[axis] = exponent[axis] + 1;
    }
    return 1;
}

static int read_polynomial(const struct uncertain *c, int list, struct region *region, struct tensor *t)
{
    int length[CELL_MAX_AXES], exponent[CELL_MAX_AXES];
    if (!measure(c, list, region, length))
        return uncertain_rejected(c, place_regions, "data", "has other exponents, or is too long");
    if (!tensor_begin(t, c->pool, region->axes, length))
        return uncertain_rejected(c, place_regions, "data", "has too many coefficients");
    for (int term = list + 1; term < c->json->node[list].next; term = c->json->node[term].next) {
        (void)read_exponents(c, term, region->axes, exponent);
        const rational x = quantity_number(c->json, c->pool, term + 1);
        rational *coefficient = t->c + place_of(t, exponent);
        if (rational_sign(x) == 0 || rational_sign(*coefficient) != 0)
            return uncertain_rejected(c, place_regions, "data", "a term stands twice, or is 0");
        *coefficient = x;
    }
    return 1;
}

/* The program on polynomials. */
static int run(const struct uncertain *c, struct tensor *node)
{
    const struct program *program = c->theory->program;
    for (int i = 0; i < program->operations; i++) {
        const struct instruction *step = program->code + i;
        if (!tensor_operate(node + program->inputs + i, c->pool, step->operation, node + step->left,
                            node + step->right))
            return uncertain_rejected(c, place_regions, "data", "a quantity has too many coefficients");
    }
    return 1;
}

static int is_range(const struct json *json, int node)
{
    return json->node[node].type == JSON_OBJECT && json_size(json, node) == 2 && json_member(json, node, "lo") != 0;
}

/* Whether a polynomial is the number, or the variable, that a field of the problem is. */
static int is_given(const struct uncertain *c, const struct mechanism *m, const struct tensor *t, int given)
{
    int exponent[CELL_MAX_AXES] = {0}, terms = 0;
    rational right = rational_one(c->pool);
    const int axis = mechanism_axis(m, c->json, given - 1);
    if (is_range(c->json, given)) {
        if (axis < 0 || t->length[axis] != 2) return 0;
        exponent[axis] = 1;
    } else {
        right = quantity_number(c->json, c->pool, given);
    }
    for (int at = 0; at < t->total; at++) terms += rational_sign(t->c[at]) != 0;
    return terms == (rational_sign(right) != 0) && rational_equal(t->c[place_of(t, exponent)], right);
}

/* The data that are fields of the problem are these. */
static int check_given(const struct uncertain *c, const struct mechanism *m, const struct tensor *node)
{
    static const char *const names[] = {"mu", "u"};
    const struct program *program = c->theory->program;
    for (int i = 0; i < 2; i++) {
        const int given = json_member(c->json, c->problem, names[i]);
        if (given == 0) return uncertain_rejected(c, "problem", names[i], "is missing");
        const struct json_node *x = c->json->node + given;
        const int plain =
            x->type == JSON_STRING && rational_read(c->pool, c->json->text + x->start, x->end - x->start) != NULL;
        if (!plain && !is_range(c->json, given)) continue;
        for (int k = 0; k < program->inputs; k++)
            if (json_is(c->json, given - 1, program->quantity[k].name) && !is_given(c, m, node + k, given))
                return uncertain_rejected(c, place_regions, names[i], "is not the field of the problem");
    }
    return 1;
}

static int read_data(const struct uncertain *c, const struct mechanism *m, int node, struct region *region,
                     struct tensor *value)
{
    const struct program *program = c->theory->program;
    const int data = json_member(c->json, node, "data"), over = json_member(c->json, node, "denominators");
    for (int k = 0; k < program->inputs; k++)
        if (!read_polynomial(c, json_member(c->json, data, program->quantity[k].name), region, value + k)) return 0;
    if (!check_given(c, m, value) || !run(c, value)) return 0;
    for (int i = 0; i < program->quantities; i++) tensor_copy(&region->quantity[i], value + program->quantity[i].node);
    return read_polynomial(c, json_member(c->json, over, "ab"), region, &region->denominator[0]) &&
           read_polynomial(c, json_member(c->json, over, "ABC"), region, &region->denominator[1]);
}

static int read_constants(const struct uncertain *c, int node, struct region *region)
{
    const int list = json_member(c->json, node, "constants");
    for (int i = list + 1; i < c->json->node[list].next; i = c->json->node[i].next) {
        if (region->axes == CELL_MAX_AXES) return uncertain_rejected(c, place_regions, "constants", "are too many");
        const rational low = quantity_number(c->json, c->pool, json_member(c->json, i, "lo"));
        const rational high = quantity_number(c->json, c->pool, json_member(c->json, i, "hi"));
        if (rational_sign(rational_subtract(c->pool, high, low)) <= 0)
            return uncertain_rejected(c, place_regions, "constants", "an enclosure is empty");
        region->start.side[region->axes].low = low;
        region->start.side[region->axes].high = high;
        region->start.side[region->axes].has_low = region->start.side[region->axes].has_high = 1;
        region->axes++;
    }
    return 1;
}

/* The rational ends of a piece: of its box, if it has one. */
static void read_side(const struct uncertain *c, struct region *region, int axis)
{
    const int piece = region->piece[axis], box = json_member(c->json, piece, "box");
    region->start.side[axis].low =
        quantity_number(c->json, c->pool, json_member(c->json, box != 0 ? box : piece, "lo"));
    region->start.side[axis].high =
        quantity_number(c->json, c->pool, json_member(c->json, box != 0 ? box : piece, "hi"));
    region->start.side[axis].has_low = region->start.side[axis].has_high = 1;
}

static int element(const struct json *json, int array, int index)
{
    int node = array + 1;
    for (; index > 0; index--) node = json->node[node].next;
    return node;
}

static int read_region(const struct uncertain *c, const struct mechanism *m, int node, int index, struct region *region)
{
    region->cover = json_member(c->json, node, "cover");
    if (json_size(c->json, region->cover) > MECHANISM_MAX_ITEMS)
        return uncertain_rejected(c, place_regions, "cover", "has too many items");
    struct tensor *value = calloc(PROGRAM_MAX_NODES, sizeof *value);
    if (value == NULL) abort();
    region->axes = m->variables;
    for (int i = 0; i < m->variables; i++) {
        region->piece[i] = element(c->json, m->variable[i].pieces, index % m->variable[i].count);
        index /= m->variable[i].count;
        read_side(c, region, i);
    }
    const int fine = read_constants(c, node, region) && read_data(c, m, node, region, value);
    for (int k = 0; k < PROGRAM_MAX_NODES; k++) tensor_free(value + k);
    free(value);
    return fine;
}

int mechanism_read_regions(struct uncertain *c, struct mechanism *m)
{
    const int list = json_member(c->json, json_member(c->json, 0, "witness"), "regions");
    const int count = json_size(c->json, list);
    long long wanted = 1;
    for (int i = 0; i < m->variables && wanted <= count; i++) wanted *= m->variable[i].count;
    if (wanted != count) return uncertain_rejected(c, "witness", "regions", "are not one for each choice of pieces");
    m->region = calloc((size_t)count, sizeof *m->region);
    if (m->region == NULL) abort();
    m->regions = count;
    int node = list + 1;
    for (int i = 0; i < count; i++, node = c->json->node[node].next)
        if (!read_region(c, m, node, i, m->region + i)) return 0;
    return 1;
}
