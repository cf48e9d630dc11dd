/* SPDX-License-Identifier: BSD-2-Clause */
/* What a record says of the fields of its problem (spec/certificate.md, section 9.2). */
#include "check/uncertain.h"

#include "check/element.h"
#include "check/quantities.h"

#include <stddef.h>

static int has(const struct uncertain *c, int node, const char *key)
{
    return node != 0 && c->json->node[node].type == JSON_OBJECT && json_member(c->json, node, key) != 0;
}

static int is_plain(const struct uncertain *c, int node)
{
    return c->json->node[node].type == JSON_STRING;
}

static int is_root(const struct uncertain *c, int node)
{
    return has(c, node, "poly");
}

static int is_enclosed(const struct uncertain *c, int node)
{
    return has(c, node, "text");
}

static int is_uncertain(const struct uncertain *c, int node)
{
    return has(c, node, "lo") && !is_enclosed(c, node);
}

static rational number(const struct uncertain *c, int node)
{
    return quantity_number(c->json, c->pool, node);
}

static int member(const struct uncertain *c, int node, const char *key)
{
    return json_member(c->json, node, key);
}

static int field_of(const struct uncertain *c, int input)
{
    return member(c, c->problem, c->theory->program->quantity[input].name);
}

/* x - y <= 0 */
static int is_at_most(const struct uncertain *c, rational x, rational y)
{
    return rational_sign(rational_subtract(c->pool, x, y)) <= 0;
}

/* Whether x is shown not to be above (side 1) or below (side -1) an end, which has this element, or NULL. */
static int is_beside(const struct uncertain *c, rational x, int end, rational value, int side)
{
    if (is_plain(c, end)) value = number(c, end);
    if (is_enclosed(c, end)) value = number(c, member(c, end, side > 0 ? "lo" : "hi"));
    if (value != NULL) return side > 0 ? is_at_most(c, x, value) : is_at_most(c, value, x);
    return element_is_beside_root(c->pool, c->json, end, x, side);
}

int uncertain_contains(const struct uncertain *c, int axis, rational x)
{
    return is_beside(c, x, c->end[axis][0], c->end_value[axis][0], -1) &&
           is_beside(c, x, c->end[axis][1], c->end_value[axis][1], 1);
}

/* The element of a number of the problem, checked to be the root that it is; `given` is where it stands, or 0. */
static int read_element(const struct uncertain *c, int node, int given, rational *value)
{
    const int wanted = is_root(c, node) && !c->enclosed;
    *value = NULL;
    if (wanted != (given != 0 && has(c, given, "coefficients")))
        return uncertain_rejected(c, "witness", "values", "are not exactly those of the roots");
    if (!wanted) return 1;
    *value = element_read(c->pool, c->json, given);
    return (*value != NULL && element_is_root(c->pool, c->json, node, *value)) ||
           uncertain_rejected(c, "witness", "values", "one is not the root that the problem gives");
}

/* The rational ends of a field in `box`, which enclose the numbers of the two nodes. */
static int read_box(const struct uncertain *c, int box, const int node[2], const rational value[2], struct range *range)
{
    const rational low = number(c, member(c, box, "lo")), high = number(c, member(c, box, "hi"));
    const int rational_field = is_plain(c, node[0]) && is_plain(c, node[1]);
    *range = (struct range){low, high};
    if (rational_field) return uncertain_rejected(c, "witness", "box", "names what is rational");
    return (is_at_most(c, low, high) && is_beside(c, low, node[0], value[0], 1) &&
            is_beside(c, high, node[1], value[1], -1)) ||
           uncertain_rejected(c, "witness", "box", "does not enclose a field");
}

static int add_certain(struct uncertain *c, int input, int given, int box)
{
    const int node = field_of(c, input), nodes[2] = {node, node};
    rational value;
    struct range range = {NULL, NULL};
    if (!read_element(c, node, given, &value)) return 0;
    const rational values[2] = {value, value};
    if (box != 0 && !read_box(c, box, nodes, values, &range)) return 0;
    if (is_plain(c, node)) value = number(c, node);
    c->point[input] = value != NULL ? range_of(value) : range;
    if (is_enclosed(c, node))
        c->point[input] = (struct range){number(c, member(c, node, "lo")), number(c, member(c, node, "hi"))};
    if (c->point[input].low == NULL) return uncertain_rejected(c, "witness", "box", "lacks what is enclosed");
    if (!is_at_most(c, c->point[input].low, c->point[input].high))
        return uncertain_rejected(c, "problem", "", "an enclosure is empty");
    c->cells.input[input] = box != 0 ? range : c->point[input];
    return 1;
}

static int add_uncertain(struct uncertain *c, int axis, int input, int given, int box)
{
    static const char *const key[2] = {"lo", "hi"};
    const int node = field_of(c, input);
    rational *value = c->end_value[axis], end[2];
    struct range range;
    if (given != 0 && has(c, given, "coefficients"))
        return uncertain_rejected(c, "witness", "values", "are not exactly those of the roots");
    for (int i = 0; i < 2; i++) {
        c->end[axis][i] = member(c, node, key[i]);
        if (!read_element(c, c->end[axis][i], given != 0 ? member(c, given, key[i]) : 0, value + i)) return 0;
        end[i] = is_plain(c, c->end[axis][i]) ? number(c, c->end[axis][i]) : value[i];
    }
    if (box != 0 && !read_box(c, box, c->end[axis], value, &range)) return 0;
    if (box == 0 && (end[0] == NULL || end[1] == NULL))
        return uncertain_rejected(c, "witness", "box", "lacks what is enclosed");
    if (end[0] != NULL && end[1] != NULL && is_at_most(c, end[1], end[0]))
        return uncertain_rejected(c, "problem", "", "an interval is none");
    c->start.side[axis].low = box != 0 ? range.low : end[0];
    c->start.side[axis].high = box != 0 ? range.high : end[1];
    c->start.side[axis].has_low = c->start.side[axis].has_high = 1;
    return 1;
}

static int add_field(struct uncertain *c, int input)
{
    const char *name = c->theory->program->quantity[input].name;
    const int given = c->values != 0 ? member(c, c->values, name) : 0, box = c->box != 0 ? member(c, c->box, name) : 0;
    c->cells.axis[input] = -1;
    if (!is_uncertain(c, field_of(c, input))) return add_certain(c, input, given, box);
    if (c->cells.axes == CELL_MAX_AXES) return uncertain_rejected(c, "problem", "", "too many fields are uncertain");
    c->cells.axis[input] = c->cells.axes;
    c->input_of_axis[c->cells.axes] = input;
    return add_uncertain(c, c->cells.axes++, input, given, box);
}

/* Whether some number of the problem is a root (kind 0), or enclosed (kind 1). */
static int some_number(const struct uncertain *c, int (*is)(const struct uncertain *c, int node))
{
    const struct json *json = c->json;
    for (int i = c->problem + 1; i < json->node[c->problem].next; i++)
        if (json->node[i].type == JSON_OBJECT && is(c, i)) return 1;
    return 0;
}

int uncertain_read_data(struct uncertain *c)
{
    const int witness = json_member(c->json, 0, "witness"), inputs = c->theory->program->inputs;
    c->problem = json_member(c->json, 0, "problem");
    c->values = json_member(c->json, witness, "values");
    c->box = json_member(c->json, witness, "box");
    c->enclosed = some_number(c, is_enclosed);
    c->cells.program = c->theory->program;
    if ((c->values != 0) != (some_number(c, is_root) && !c->enclosed))
        return uncertain_rejected(c, "witness", "values", "is missing, or needless");
    if (c->box != 0 && json_size(c->json, c->box) == 0) return uncertain_rejected(c, "witness", "box", "names nothing");
    for (int input = 0; input < inputs; input++)
        if (!add_field(c, input)) return 0;
    if (c->cells.axes == 0) return uncertain_rejected(c, "problem", "", "no field is uncertain");
    return cell_find_degrees(&c->cells) || uncertain_rejected(c, "", "kind", "has quantities of too high a degree");
}

int uncertain_is_enclosed(const struct json *json)
{
    const struct uncertain c = {.json = json, .problem = json_member(json, 0, "problem")};
    return some_number(&c, is_enclosed);
}
