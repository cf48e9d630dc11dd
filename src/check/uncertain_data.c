/* SPDX-License-Identifier: BSD-2-Clause */
/* What a record says of the fields of its problem (spec/certificate.md, section 9.2). */
#include "check/uncertain.h"

#include "check/element.h"
#include "check/quantities.h"

#include <stddef.h>

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has(const struct uncertain *c, int node, const char *key)
{
    return node != 0 && c->json->node[node].type == JSON_OBJECT && json_member(c->json, node, key) != 0;
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_plain(const struct uncertain *c, int node)
{
    return c->json->node[node].type == JSON_STRING;
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_root(const struct uncertain *c, int node)
{
    return has(c, node, "poly");
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_enclosed(const struct uncertain *c, int node)
{
    return has(c, node, "text");
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_uncertain(const struct uncertain *c, int node)
{
    return has(c, node, "lo") && !is_enclosed(c, node);
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns rational_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static rational number(const struct uncertain *c, int node)
{
    return quantity_number(c->json, c->pool, node);
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct uncertain *c, int node, const char *key)
{
    return json_member(c->json, node, key);
}

/*@ requires uncertain_reads(c) && 0 <= input < c->theory->program->inputs;
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int field_of(const struct uncertain *c, int input)
{
    return member(c, c->problem, c->theory->program->quantity[input].name);
}

/* x - y <= 0 */
/*@ requires c->pool != \null && \valid_read(c) && x != \null && y != \null;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_at_most(const struct uncertain *c, rational x, rational y)
{
    return rational_sign(rational_subtract(c->pool, x, y)) <= 0;
}

/* A number of the problem, its node, and its element, or NULL. */
struct end {
    int node;
    rational value;
};

/*@ predicate end_ok{L}(struct uncertain *c, struct end x) = 0 <= x.node < c->json->count; */

/* Whether x is shown not to be above (side 1) or below (side -1) an end. */
/*@ requires uncertain_reads(c) && x != \null && end_ok(c, end);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_beside(const struct uncertain *c, rational x, struct end end, int side)
{
    rational value = end.value;
    if (is_plain(c, end.node)) value = number(c, end.node);
    if (is_enclosed(c, end.node)) value = number(c, side > 0 ? member(c, end.node, "lo") : member(c, end.node, "hi"));
    if (value == NULL) return element_is_beside_root(c->pool, c->json, end.node, x, side);
    return side > 0 ? is_at_most(c, x, value) : is_at_most(c, value, x);
}

/*@ requires uncertain_reads(c) && 0 <= axis < CELL_MAX_AXES && 0 <= side <= 1 && 0 <= c->end[axis][side] < c->json->count;
  @ assigns \nothing;
  @ ensures end_ok(c, \result); */
static struct end end_of(const struct uncertain *c, int axis, int side)
{
    return (struct end){(int)c->end[axis][side], c->end_value[axis][side]};
}

int uncertain_contains(const struct uncertain *c, int axis, rational x)
{
    return is_beside(c, x, end_of(c, axis, 0), -1) && is_beside(c, x, end_of(c, axis, 1), 1);
}

/* A number of the problem with its element, checked to be the root that it is; `given` is where that stands, or 0.
 * The node is 0 where it is rejected. */
/*@ requires uncertain_answers(c) && 0 <= node < c->json->count && 0 <= given < c->json->count;
  @ assigns *c->answer, rational_doubt;
  @ ensures (\result.node == 0 || (\result.node == node && uncertain_answers(c))) && DOUBT_STAYS; */
static struct end read_end(const struct uncertain *c, int node, int given)
{
    const struct end rejected = {0, NULL};
    const int wanted = is_root(c, node) && !c->enclosed;
    if (node == 0 || wanted != (given != 0 && has(c, given, "coefficients"))) {
        uncertain_rejected(c, "witness", "values", "are not exactly those of the roots");
        return rejected;
    }
    if (!wanted) return (struct end){node, NULL};
    const rational value = element_read(c->pool, c->json, given);
    if (value != NULL && element_is_root(c->pool, c->json, node, value)) return (struct end){node, value};
    uncertain_rejected(c, "witness", "values", "one is not the root that the problem gives");
    return rejected;
}

/* The rational ends of a field in `box`, which enclose two numbers of the problem; no range where it is rejected. */
/*@ requires uncertain_answers(c) && 0 <= box < c->json->count && end_ok(c, from) && end_ok(c, to);
  @ assigns *c->answer, rational_doubt;
  @ ensures (\result.low == \null || (range_ok(\result) && uncertain_answers(c))) && DOUBT_STAYS; */
static struct range read_box(const struct uncertain *c, int box, struct end from, struct end to)
{
    const rational low = number(c, member(c, box, "lo")), high = number(c, member(c, box, "hi"));
    if (is_plain(c, from.node) && is_plain(c, to.node))
        uncertain_rejected(c, "witness", "box", "names what is rational");
    else if (is_at_most(c, low, high) && is_beside(c, low, from, 1) && is_beside(c, high, to, -1))
        return (struct range){low, high};
    else
        uncertain_rejected(c, "witness", "box", "does not enclose a field");
    return (struct range){NULL, NULL};
}

/* What is known of a certain field: the number, or the range of what is enclosed; no range where neither is. */
/*@ requires uncertain_reads(c) && end_ok(c, x) && (range_ok(box) || box.low == \null);
  @ assigns rational_doubt;
  @ ensures (range_ok(\result) || \result.low == \null) && DOUBT_STAYS; */
static struct range certain_range(const struct uncertain *c, struct end x, struct range box)
{
    if (is_enclosed(c, x.node))
        return (struct range){number(c, member(c, x.node, "lo")), number(c, member(c, x.node, "hi"))};
    if (is_plain(c, x.node)) return range_of(number(c, x.node));
    return x.value != NULL ? range_of(x.value) : box;
}

/* A certain field: its number at a point, and in a cell. */
/*@ requires \valid(c) && uncertain_answers(c) && 0 <= input < c->theory->program->inputs;
  @ requires range_ok(point) && range_ok(cell);
  @ assigns c->point[input], c->cells.input[input];
  @ ensures uncertain_answers(c) && range_ok(c->point[input]) && range_ok(c->cells.input[input]); */
static void set_certain(struct uncertain *c, int input, struct range point, struct range cell)
{
    c->point[input].low = point.low;
    c->point[input].high = point.high;
    c->cells.input[input].low = cell.low;
    c->cells.input[input].high = cell.high;
    //@ assert same: uncertain_stays{Pre, Here}(c);
}

/*@ requires \valid(c) && uncertain_answers(c) && 0 <= input < c->theory->program->inputs;
  @ requires 0 <= given < c->json->count && 0 <= box < c->json->count;
  @ assigns c->point[input], c->cells.input[input], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> uncertain_answers(c) && range_ok(c->point[input]) && range_ok(c->cells.input[input]); */
static int add_certain(struct uncertain *c, int input, int given, int box)
{
    struct range range = {NULL, NULL};
    const struct end x = read_end(c, field_of(c, input), given);
    if (x.node == 0) return 0;
    if (box != 0) {
        range = read_box(c, box, x, x);
        if (range.low == NULL) return 0;
    }
    const struct range point = certain_range(c, x, range);
    if (point.low == NULL) return uncertain_rejected(c, "witness", "box", "lacks what is enclosed");
    if (!is_at_most(c, point.low, point.high)) return uncertain_rejected(c, "problem", "", "an enclosure is empty");
    set_certain(c, input, point, box != 0 ? range : point);
    return 1;
}

/* An end of an uncertain field, with its element. */
/*@ requires uncertain_answers(c) && 0 <= node < c->json->count && 0 <= given < c->json->count;
  @ requires constant_text(key);
  @ assigns *c->answer, rational_doubt;
  @ ensures (\result.node == 0 || (end_ok(c, \result) && uncertain_answers(c))) && DOUBT_STAYS; */
static struct end uncertain_end(const struct uncertain *c, int node, int given, const char *key)
{
    return read_end(c, member(c, node, key), given != 0 ? member(c, given, key) : 0);
}

/* The rational or the element of an end, else NULL. */
/*@ requires uncertain_reads(c) && end_ok(c, x);
  @ assigns rational_doubt;
  @ ensures DOUBT_STAYS; */
static rational number_of(const struct uncertain *c, struct end x)
{
    return is_plain(c, x.node) ? number(c, x.node) : x.value;
}

/* The range in which an uncertain field varies; no range where it is rejected. */
/*@ requires uncertain_answers(c) && end_ok(c, from) && end_ok(c, to) && 0 <= box < c->json->count;
  @ assigns *c->answer, rational_doubt;
  @ ensures (\result.low == \null || (range_ok(\result) && uncertain_answers(c))) && DOUBT_STAYS; */
static struct range uncertain_range(const struct uncertain *c, struct end from, struct end to, int box)
{
    const struct range none = {NULL, NULL}, ends = {number_of(c, from), number_of(c, to)};
    const int known = ends.low != NULL && ends.high != NULL;
    const struct range range = box != 0 ? read_box(c, box, from, to) : known ? ends : none;
    if (box == 0 && !known) uncertain_rejected(c, "witness", "box", "lacks what is enclosed");
    if (range.low == NULL || !known || !is_at_most(c, ends.high, ends.low)) return range;
    uncertain_rejected(c, "problem", "", "an interval is none");
    return none;
}

/* An uncertain field: its ends, and the range in which it varies. */
/*@ requires \valid(c) && uncertain_answers(c) && 0 <= axis < CELL_MAX_AXES && 0 <= input < c->theory->program->inputs;
  @ requires end_ok(c, from) && end_ok(c, to) && range_ok(range);
  @ assigns c->end[axis][0 .. 1], c->end_value[axis][0 .. 1], c->start.side[axis], c->input_of_axis[axis];
  @ ensures uncertain_answers(c) && uncertain_axis_ok(c, axis); */
static void set_uncertain(struct uncertain *c, int axis, int input, struct end from, struct end to, struct range range)
{
    c->input_of_axis[axis] = (short)input;
    c->end[axis][0] = from.node;
    c->end[axis][1] = to.node;
    c->end_value[axis][0] = from.value;
    c->end_value[axis][1] = to.value;
    c->start.side[axis].low = range.low;
    c->start.side[axis].high = range.high;
    c->start.side[axis].has_low = c->start.side[axis].has_high = 1;
    //@ assert same: uncertain_stays{Pre, Here}(c);
}

/* Node 0 is an object, and no end. */
/*@ requires \valid(c) && uncertain_answers(c) && 0 <= axis < CELL_MAX_AXES && 0 <= input < c->theory->program->inputs;
  @ requires 0 <= given < c->json->count && 0 <= box < c->json->count;
  @ assigns c->end[axis][0 .. 1], c->end_value[axis][0 .. 1], c->start.side[axis], c->input_of_axis[axis], *c->answer,
  @   rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_answers(c) && uncertain_axis_ok(c, axis)); */
static int add_uncertain(struct uncertain *c, int axis, int input, int given, int box)
{
    const int node = field_of(c, input);
    if (given != 0 && has(c, given, "coefficients"))
        return uncertain_rejected(c, "witness", "values", "are not exactly those of the roots");
    const struct end from = uncertain_end(c, node, given, "lo"), to = uncertain_end(c, node, given, "hi");
    if (from.node == 0 || to.node == 0) return 0;
    const struct range range = uncertain_range(c, from, to, box);
    if (range.low == NULL) return 0;
    set_uncertain(c, axis, input, from, to, range);
    return 1;
}

/*@ requires \valid(c) && uncertain_answers(c) && uncertain_nodes(c) && 0 <= input < c->theory->program->inputs;
  @ requires uncertain_fields(c, input);
  @ assigns c->end[0 .. CELL_MAX_AXES - 1][0 .. 1], c->end_value[0 .. CELL_MAX_AXES - 1][0 .. 1], c->start,
  @   c->input_of_axis[0 .. CELL_MAX_AXES - 1], c->point[input], c->cells.input[input], c->cells.axis[input], c->cells.axes,
  @   *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_answers(c) && uncertain_fields(c, input + 1)); */
static int add_field(struct uncertain *c, int input)
{
    const char *name = c->theory->program->quantity[input].name;
    const int given = c->values != 0 ? member(c, c->values, name) : 0, box = c->box != 0 ? member(c, c->box, name) : 0;
    const int axis = c->cells.axes;
    if (!is_uncertain(c, field_of(c, input))) {
        c->cells.axis[input] = -1;
        return add_certain(c, input, given, box);
    }
    if (axis == CELL_MAX_AXES) return uncertain_rejected(c, "problem", "", "too many fields are uncertain");
    c->cells.axis[input] = (short)axis;
    c->cells.axes = (short)(axis + 1);
    return add_uncertain(c, axis, input, given, box);
}

/* Whether some number of the problem is a root. */
/*@ requires uncertain_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int some_root(const struct uncertain *c)
{
    const struct json *json = c->json;
    /*@ loop invariant c->problem < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = c->problem + 1; i < json->node[c->problem].next; i++)
        if (json->node[i].type == JSON_OBJECT && json_member(json, i, "poly") != 0) return 1;
    return 0;
}

int uncertain_is_enclosed(const struct json *json)
{
    const int problem = json_member(json, 0, "problem");
    /*@ loop invariant problem < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = problem + 1; i < json->node[problem].next; i++)
        if (json->node[i].type == JSON_OBJECT && json_member(json, i, "text") != 0) return 1;
    return 0;
}

/* Where things stand in the record. */
/*@ requires \valid(c) && json_ok(c->json) && c->json->count > 0 && c->pool != \null && \valid(c->answer);
  @ requires uncertain_theory_ok(c->theory) && uncertain_apart(c);
  @ assigns c->problem, c->values, c->box, c->enclosed, c->cells.program;
  @ ensures uncertain_answers(c) && uncertain_nodes(c) && c->cells.program == c->theory->program; */
static void find_nodes(struct uncertain *c)
{
    const struct json *json = c->json;
    const int witness = json_member(json, 0, "witness");
    c->problem = json_member(json, 0, "problem");
    c->values = json_member(json, witness, "values");
    c->box = json_member(json, witness, "box");
    c->enclosed = uncertain_is_enclosed(json);
    c->cells.program = c->theory->program;
}

int uncertain_read_data(struct uncertain *c)
{
    const struct program *program = c->theory->program;
    find_nodes(c);
    if ((c->values != 0) != (some_root(c) && !c->enclosed))
        return uncertain_rejected(c, "witness", "values", "is missing, or needless");
    if (c->box != 0 && json_size(c->json, c->box) == 0) return uncertain_rejected(c, "witness", "box", "names nothing");
    /*@ loop invariant 0 <= input <= program->inputs && DOUBT_HAS_STAYED && uncertain_answers(c) && uncertain_nodes(c);
      @ loop invariant uncertain_fields(c, input);
      @ loop assigns input, c->end[0 .. CELL_MAX_AXES - 1][0 .. 1], c->end_value[0 .. CELL_MAX_AXES - 1][0 .. 1], c->start,
      @   c->input_of_axis[0 .. CELL_MAX_AXES - 1], c->point[0 .. PROGRAM_MAX_NODES - 1],
      @   c->cells.input[0 .. PROGRAM_MAX_NODES - 1], c->cells.axis[0 .. PROGRAM_MAX_NODES - 1], c->cells.axes,
      @   *c->answer, rational_doubt;
      @ loop variant program->inputs - input; */
    for (int input = 0; input < program->inputs; input++)
        if (!add_field(c, input)) return 0;
    if (c->cells.axes == 0) return uncertain_rejected(c, "problem", "", "no field is uncertain");
    return cell_find_degrees(&c->cells) || uncertain_rejected(c, "", "kind", "has quantities of too high a degree");
}
