/* SPDX-License-Identifier: BSD-2-Clause */
/* The fields of an uncertain problem in a record (spec/certificate.md, section 9.2). */
#include "check/cover/uncertain.h"

#include "check/cover/ends.h"
#include "check/numbers/element.h"
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
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar number(const struct uncertain *c, int node)
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

/* 1 when x - y <= 0. */
/*@ requires c->pool != \null && \valid_read(c) && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_at_most(const struct uncertain *c, scalar x, scalar y)
{
    return scalar_sign(scalar_subtract(c->pool, x, y)) <= 0;
}

/* A number of the problem, by its node, and its element of the number field, or NULL. */
struct end {
    int node;
    scalar value;
};

/*@ predicate end_ok{L}(struct uncertain *c, struct end x) = 0 <= x.node < c->json->count;
  @ predicate axes_known{L}(struct uncertain *c) = \forall integer k; 0 <= k < c->cells.axes ==> uncertain_axis_ok(c, k);
  @ predicate points_known{L}(struct uncertain *c, integer input) =
  @   \forall integer k; 0 <= k < input && c->cells.axis[k] < 0 ==> range_ok(c->point[k]);
  @ predicate cells_known{L}(struct uncertain *c, integer input) =
  @   \forall integer k; 0 <= k < input && c->cells.axis[k] < 0 ==> range_ok(c->cells.input[k]);
  @ // The first `input` fields have been read, and the record is separate from all other memory.
  @ predicate fields_known{L}(struct uncertain *c, integer input) = \valid(c) && uncertain_apart(c) &&
  @   0 <= input < PROGRAM_MAX_NODES && uncertain_fields(c, input);
  @ predicate fields_ok{L}(struct uncertain *c, integer input) = \valid(c) && uncertain_answers(c) &&
  @   0 <= input < c->theory->program->inputs && uncertain_fields(c, input); */

/* 1 when x is proved to be not above (side 1) or not below (side -1) an end. */
/*@ requires uncertain_reads(c) && x != \null && end_ok(c, end);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_beside(const struct uncertain *c, scalar x, struct end end, int side)
{
    scalar value = end.value;
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

int uncertain_contains(const struct uncertain *c, int axis, scalar x)
{
    return is_beside(c, x, end_of(c, axis, 0), -1) && is_beside(c, x, end_of(c, axis, 1), 1);
}

/* A number of the problem with its element, which is verified to be the root; `given` is the node of the element, or 0.
 * The node of the result is 0 when the record is rejected. */
/*@ requires uncertain_answers(c) && 0 <= node < c->json->count && 0 <= given < c->json->count;
  @ assigns *c->answer, scalar_doubt;
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
    const scalar value = element_read(c->pool, c->json, given);
    if (value != NULL && element_is_root(c->pool, c->json, node, value)) return (struct end){node, value};
    uncertain_rejected(c, "witness", "values", "one is not the root that the problem gives");
    return rejected;
}

/* The rational ends of a field in `box`, which enclose two numbers of the problem; unknown when the record is rejected. */
/*@ requires uncertain_answers(c) && 0 <= box < c->json->count && end_ok(c, from) && end_ok(c, to);
  @ assigns *c->answer, scalar_doubt;
  @ ensures (\result.low == \null || (range_ok(\result) && uncertain_answers(c))) && DOUBT_STAYS; */
static struct range read_box(const struct uncertain *c, int box, struct end from, struct end to)
{
    const scalar low = number(c, member(c, box, "lo")), high = number(c, member(c, box, "hi"));
    if (is_plain(c, from.node) && is_plain(c, to.node))
        uncertain_rejected(c, "witness", "box", "names what is rational");
    else if (is_at_most(c, low, high) && is_beside(c, low, from, 1) && is_beside(c, high, to, -1))
        return (struct range){low, high};
    else
        uncertain_rejected(c, "witness", "box", "does not enclose a field");
    return (struct range){NULL, NULL};
}

/* The value or enclosure of a certain field; unknown when there is neither. */
/*@ requires uncertain_reads(c) && end_ok(c, x) && (range_ok(box) || box.low == \null);
  @ assigns scalar_doubt;
  @ ensures (range_ok(\result) || \result.low == \null) && DOUBT_STAYS; */
static struct range certain_range(const struct uncertain *c, struct end x, struct range box)
{
    if (is_enclosed(c, x.node))
        return (struct range){number(c, member(c, x.node, "lo")), number(c, member(c, x.node, "hi"))};
    if (is_plain(c, x.node)) return range_of(number(c, x.node));
    return x.value != NULL ? range_of(x.value) : box;
}

/* A certain field: its value at a point, and its interval in a cell; unknown when the record is rejected. */
struct certain {
    struct range point, cell;
};

/*@ requires uncertain_answers(c) && 0 <= input < c->theory->program->inputs;
  @ requires 0 <= given < c->json->count && 0 <= box < c->json->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures \result.point.low == \null ||
  @   (range_ok(\result.point) && range_ok(\result.cell) && uncertain_stays{Pre, Here}(c) && uncertain_answers(c)); */
static struct certain read_certain(const struct uncertain *c, int input, int given, int box)
{
    const struct range none = {NULL, NULL};
    const struct certain rejected = {none, none};
    const struct end x = read_end(c, field_of(c, input), given);
    if (x.node == 0) return rejected;
    const struct range range = box != 0 ? read_box(c, box, x, x) : none;
    if (box != 0 && range.low == NULL) return rejected;
    const struct range point = certain_range(c, x, range);
    if (point.low == NULL)
        uncertain_rejected(c, "witness", "box", "lacks what is enclosed");
    else if (!is_at_most(c, point.low, point.high))
        uncertain_rejected(c, "problem", "", "an enclosure is empty");
    else
        return (struct certain){point, box != 0 ? range : point};
    return rejected;
}

/*@ requires fields_known(c, input) && range_ok(x);
  @ assigns c->point[input];
  @ ensures uncertain_stays{Pre, Here}(c) && c->cells.program == \old(c->cells.program);
  @ ensures fields_known(c, input);
  @ ensures range_ok(c->point[input]); */
static void set_point(struct uncertain *c, int input, struct range x)
{
    //@ assert given: points_known(c, input) && cells_known(c, input);
    c->point[input].low = x.low;
    c->point[input].high = x.high;
    //@ assert axes: axes_known(c);
    //@ assert points: points_known(c, input);
    //@ assert cells: cells_known(c, input);
    //@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k);
}

/*@ requires fields_known(c, input) && range_ok(x);
  @ assigns c->cells.input[input];
  @ ensures uncertain_stays{Pre, Here}(c) && c->cells.program == \old(c->cells.program);
  @ ensures fields_known(c, input);
  @ ensures range_ok(c->cells.input[input]);
  @ ensures \old(range_ok(c->point[input])) ==> range_ok(c->point[input]); */
static void set_cell(struct uncertain *c, int input, struct range x)
{
    //@ assert given: points_known(c, input) && cells_known(c, input);
    c->cells.input[input].low = x.low;
    c->cells.input[input].high = x.high;
    //@ assert axes: axes_known(c);
    //@ assert points: points_known(c, input);
    //@ assert cells: cells_known(c, input);
    //@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k);
}

/*@ requires fields_known(c, input) && range_ok(c->point[input]) && range_ok(c->cells.input[input]);
  @ assigns c->cells.axis[input];
  @ ensures uncertain_fields(c, input + 1); */
static void set_is_certain(struct uncertain *c, int input)
{
    /*@ assert fields: \forall integer k; 0 <= k < c->cells.axes ==> uncertain_axis_ok(c, k) &&
      @   0 <= c->input_of_axis[k] < c->theory->program->inputs; */
    /*@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k) &&
      @   -1 <= c->cells.axis[k] < c->cells.axes; */
    //@ assert given: points_known(c, input) && cells_known(c, input);
    c->cells.axis[input] = -1;
    //@ assert points: points_known(c, input + 1);
    //@ assert cells: cells_known(c, input + 1);
    //@ assert axes: axes_known(c);
    //@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k);
    //@ assert input: uncertain_input_ok(c, input);
}

/*@ requires fields_ok(c, input);
  @ requires 0 <= given < c->json->count && 0 <= box < c->json->count;
  @ assigns c->point[input], c->cells.input[input], c->cells.axis[input], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> uncertain_answers(c) && uncertain_fields(c, input + 1);
  @ ensures \result != 0 ==> uncertain_stays{Pre, Here}(c) && c->cells.program == \old(c->cells.program); */
static int add_certain(struct uncertain *c, int input, int given, int box)
{
    const struct program *program = c->theory->program;
    (void)program;
    /*@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k) &&
      @   (c->cells.axis[k] < 0 ==> range_ok(c->point[k]) && range_ok(c->cells.input[k])); */
    //@ assert given: points_known(c, input) && cells_known(c, input);
    //@ assert axes: axes_known(c);
    const struct certain x = read_certain(c, input, given, box);
    if (x.point.low == NULL) return 0;
    //@ assert axes: axes_known(c);
    //@ assert points: points_known(c, input);
    //@ assert cells: cells_known(c, input);
    //@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k);
    //@ assert fields: uncertain_fields(c, input);
    set_point(c, input, x.point);
    set_cell(c, input, x.cell);
    set_is_certain(c, input);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert names: program_quantities(program);
    //@ assert program: program_ok(program) && c->theory->program == program;
    //@ assert theory: uncertain_theory_ok(c->theory);
    return 1;
}

/* An end of an uncertain field, with its element. */
/*@ requires uncertain_answers(c) && 0 <= node < c->json->count && 0 <= given < c->json->count;
  @ requires constant_text(key);
  @ assigns *c->answer, scalar_doubt;
  @ ensures (\result.node == 0 || (end_ok(c, \result) && uncertain_answers(c))) && DOUBT_STAYS; */
static struct end uncertain_end(const struct uncertain *c, int node, int given, const char *key)
{
    return read_end(c, member(c, node, key), given != 0 ? member(c, given, key) : 0);
}

/* The rational or the element of an end, else NULL. */
/*@ requires uncertain_reads(c) && end_ok(c, x);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar number_of(const struct uncertain *c, struct end x)
{
    return is_plain(c, x.node) ? number(c, x.node) : x.value;
}

/* The interval over which an uncertain field ranges; unknown when the record is rejected. */
/*@ requires uncertain_answers(c) && end_ok(c, from) && end_ok(c, to) && 0 <= box < c->json->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures (\result.low == \null || (range_ok(\result) && uncertain_answers(c))) && DOUBT_STAYS; */
static struct range uncertain_range(const struct uncertain *c, struct end from, struct end to, int box)
{
    const struct range none = {NULL, NULL}, ends = {number_of(c, from), number_of(c, to)};
    const int known = ends.low != NULL && ends.high != NULL;
    const struct range range = box != 0 ? read_box(c, box, from, to) : known ? ends : none;
    if (box == 0 && !known) uncertain_rejected(c, "witness", "box", "lacks what is enclosed");
    if (range.low == NULL) return range;
    if (known ? !is_at_most(c, ends.high, ends.low) : uncertain_in_order(c, from.node, to.node, range)) return range;
    uncertain_rejected(c, "problem", "", "an interval is none");
    return none;
}

/* An uncertain field: its ends, and the interval over which it ranges; unknown when the record is rejected. */
struct varying {
    struct end from, to;
    struct range range;
};

/* Node 0 is an object, and never an end. */
/*@ requires uncertain_answers(c) && 0 <= input < c->theory->program->inputs;
  @ requires 0 <= given < c->json->count && 0 <= box < c->json->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures \result.range.low == \null ||
  @   (end_ok(c, \result.from) && end_ok(c, \result.to) && range_ok(\result.range) && uncertain_stays{Pre, Here}(c) &&
  @    uncertain_answers(c)); */
static struct varying read_varying(const struct uncertain *c, int input, int given, int box)
{
    const int node = field_of(c, input);
    struct varying x = {{0, NULL}, {0, NULL}, {NULL, NULL}};
    if (given != 0 && has(c, given, "coefficients")) {
        uncertain_rejected(c, "witness", "values", "are not exactly those of the roots");
        return x;
    }
    x.from = uncertain_end(c, node, given, "lo");
    if (x.from.node == 0) return x;
    x.to = uncertain_end(c, node, given, "hi");
    if (x.to.node == 0) return x;
    x.range = uncertain_range(c, x.from, x.to, box);
    return x;
}

/*@ requires fields_known(c, input) && axis == c->cells.axes < CELL_MAX_AXES && end_ok(c, from) && end_ok(c, to);
  @ assigns c->end[axis][0 .. 1], c->end_value[axis][0 .. 1];
  @ ensures uncertain_stays{Pre, Here}(c) && c->cells.program == \old(c->cells.program);
  @ ensures fields_known(c, input);
  @ ensures 0 <= c->end[axis][0] < c->json->count && 0 <= c->end[axis][1] < c->json->count; */
static void set_ends(struct uncertain *c, int axis, int input, struct end from, struct end to)
{
    (void)input;
    //@ assert given: points_known(c, input) && cells_known(c, input);
    c->end[axis][0] = from.node;
    c->end[axis][1] = to.node;
    c->end_value[axis][0] = from.value;
    c->end_value[axis][1] = to.value;
    //@ assert axes: axes_known(c);
    //@ assert points: points_known(c, input);
    //@ assert cells: cells_known(c, input);
    //@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k);
}

/*@ requires fields_known(c, input) && axis == c->cells.axes < CELL_MAX_AXES && range_ok(range);
  @ assigns c->start.side[axis];
  @ ensures uncertain_stays{Pre, Here}(c) && c->cells.program == \old(c->cells.program);
  @ ensures fields_known(c, input);
  @ ensures c->start.side[axis].low != \null && c->start.side[axis].high != \null; */
static void set_side(struct uncertain *c, int axis, int input, struct range range)
{
    (void)input;
    //@ assert given: points_known(c, input) && cells_known(c, input);
    c->start.side[axis].low = range.low;
    c->start.side[axis].high = range.high;
    c->start.side[axis].has_low = c->start.side[axis].has_high = 1;
    //@ assert axes: axes_known(c);
    //@ assert points: points_known(c, input);
    //@ assert cells: cells_known(c, input);
    //@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k);
}

/*@ requires fields_known(c, input) && axis == c->cells.axes < CELL_MAX_AXES && input < c->theory->program->inputs;
  @ requires 0 <= c->end[axis][0] < c->json->count && 0 <= c->end[axis][1] < c->json->count;
  @ requires c->start.side[axis].low != \null && c->start.side[axis].high != \null;
  @ assigns c->input_of_axis[axis], c->cells.axis[input], c->cells.axes;
  @ ensures uncertain_fields(c, input + 1); */
static void set_axis(struct uncertain *c, int axis, int input)
{
    /*@ assert fields: \forall integer k; 0 <= k < c->cells.axes ==> uncertain_axis_ok(c, k) &&
      @   0 <= c->input_of_axis[k] < c->theory->program->inputs; */
    /*@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k) &&
      @   -1 <= c->cells.axis[k] < c->cells.axes; */
    //@ assert given: points_known(c, input) && cells_known(c, input);
    c->input_of_axis[axis] = (short)input;
    c->cells.axis[input] = (short)axis;
    c->cells.axes = (short)(axis + 1);
    //@ assert axes: \forall integer k; 0 <= k < axis ==> uncertain_axis_ok(c, k);
    //@ assert axis: uncertain_axis_ok(c, axis);
    //@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k);
}

/*@ requires fields_ok(c, input) && axis == c->cells.axes < CELL_MAX_AXES;
  @ requires 0 <= given < c->json->count && 0 <= box < c->json->count;
  @ assigns c->end[axis][0 .. 1], c->end_value[axis][0 .. 1], c->start.side[axis], c->input_of_axis[axis],
  @   c->cells.axis[input], c->cells.axes, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> uncertain_answers(c) && uncertain_fields(c, input + 1);
  @ ensures \result != 0 ==> uncertain_stays{Pre, Here}(c) && c->cells.program == \old(c->cells.program); */
static int add_uncertain(struct uncertain *c, int axis, int input, int given, int box)
{
    const struct program *program = c->theory->program;
    (void)program;
    //@ assert given: points_known(c, input) && cells_known(c, input);
    const struct varying x = read_varying(c, input, given, box);
    if (x.range.low == NULL) return 0;
    //@ assert axes: axes_known(c);
    //@ assert points: points_known(c, input);
    //@ assert cells: cells_known(c, input);
    //@ assert inputs: \forall integer k; 0 <= k < input ==> uncertain_input_ok(c, k);
    //@ assert fields: uncertain_fields(c, input);
    set_ends(c, axis, input, x.from, x.to);
    set_side(c, axis, input, x.range);
    set_axis(c, axis, input);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert names: program_quantities(program);
    //@ assert program: program_ok(program) && c->theory->program == program;
    //@ assert theory: uncertain_theory_ok(c->theory);
    return 1;
}

/*@ requires fields_ok(c, input) && uncertain_nodes(c);
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> uncertain_answers(c) && uncertain_nodes(c) && uncertain_fields(c, input + 1);
  @ ensures \result != 0 ==> uncertain_stays{Pre, Here}(c) && c->cells.program == \old(c->cells.program); */
static int add_field(struct uncertain *c, int input)
{
    const char *name = c->theory->program->quantity[input].name;
    const int given = c->values != 0 ? member(c, c->values, name) : 0, box = c->box != 0 ? member(c, c->box, name) : 0;
    const int axis = c->cells.axes;
    if (!is_uncertain(c, field_of(c, input))) return add_certain(c, input, given, box);
    if (axis == CELL_MAX_AXES) return uncertain_rejected(c, "problem", "", "too many fields are uncertain");
    return add_uncertain(c, axis, input, given, box);
}

/* 1 when some number of the problem is a root. */
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

/* 1 when a node is a number given by an enclosure. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_text(const struct json *json, int node)
{
    return json->node[node].type == JSON_OBJECT && json_member(json, node, "text") != 0;
}

int uncertain_is_enclosed(const struct json *json)
{
    const int problem = json_member(json, 0, "problem");
    /*@ loop invariant problem < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = problem + 1; i < json->node[problem].next; i++)
        if (has_text(json, i)) return 1;
    return 0;
}

/*@ requires \valid(c) && json_ok(c->json) && c->json->count > 0 && c->pool != \null && \valid(c->answer);
  @ requires uncertain_theory_ok(c->theory) && uncertain_apart(c);
  @ requires 0 <= problem < c->json->count && 0 <= values < c->json->count && 0 <= box < c->json->count;
  @ assigns c->problem, c->values, c->box, c->enclosed;
  @ ensures uncertain_stays{Pre, Here}(c) && uncertain_nodes(c);
  @ ensures uncertain_answers(c); */
static void set_nodes(struct uncertain *c, int problem, int values, int box, int enclosed)
{
    c->problem = problem;
    c->values = values;
    c->box = box;
    c->enclosed = enclosed;
    //@ assert record: json_ok(c->json);
    //@ assert program: program_ok(c->theory->program);
    //@ assert theory: uncertain_theory_ok(c->theory);
}

/* Finds the nodes of the parts of the record. */
/*@ requires \valid(c) && json_ok(c->json) && c->json->count > 0 && c->pool != \null && \valid(c->answer);
  @ requires uncertain_theory_ok(c->theory) && uncertain_apart(c);
  @ assigns c->problem, c->values, c->box, c->enclosed, c->cells.program;
  @ ensures uncertain_answers(c) && uncertain_nodes(c) && c->cells.program == c->theory->program;
  @ ensures uncertain_stays{Pre, Here}(c); */
static void find_nodes(struct uncertain *c)
{
    const struct json *json = c->json;
    const int witness = json_member(json, 0, "witness"), problem = json_member(json, 0, "problem");
    const int values = json_member(json, witness, "values"), box = json_member(json, witness, "box");
    c->cells.program = c->theory->program;
    //@ assert program: program_ok(c->theory->program);
    //@ assert theory: uncertain_theory_ok(c->theory) && uncertain_apart(c);
    set_nodes(c, problem, values, box, uncertain_is_enclosed(json));
}

/*@ requires \valid(c) && uncertain_answers(c) && uncertain_nodes(c) && c->cells.axes == 0;
  @ requires c->cells.program == c->theory->program;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_answers(c));
  @ ensures \result != 0 ==> uncertain_fields(c, c->theory->program->inputs) && c->cells.program == c->theory->program;
  @ ensures \result != 0 ==> uncertain_stays{Pre, Here}(c); */
static int read_fields(struct uncertain *c)
{
    const int inputs = c->theory->program->inputs;
    /*@ loop invariant 0 <= input <= inputs && DOUBT_HAS_STAYED && uncertain_nodes(c);
      @ loop invariant uncertain_stays{Pre, Here}(c);
      @ loop invariant uncertain_answers(c);
      @ loop invariant uncertain_fields(c, input);
      @ loop invariant c->cells.program == \at(c->cells.program, Pre);
      @ loop assigns input, *c, *\at(c->answer, Pre), scalar_doubt;
      @ loop variant inputs - input; */
    for (int input = 0; input < inputs; input++)
        if (!add_field(c, input)) return 0;
    return 1;
}

/*@ requires \valid(c) && uncertain_answers(c) && uncertain_fields(c, c->theory->program->inputs);
  @ requires c->cells.program == c->theory->program;
  @ assigns *c, *c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> uncertain_ok(c) && c->answer == \old(c->answer)); */
static int find_degrees(struct uncertain *c)
{
    /*@ assert inputs: \forall integer k; 0 <= k < c->theory->program->inputs ==> uncertain_input_ok(c, k) &&
      @   -1 <= c->cells.axis[k] < c->cells.axes; */
    //@ assert axes: cell_axes(&c->cells);
    return cell_find_degrees(&c->cells);
}

int uncertain_read_data(struct uncertain *c)
{
    find_nodes(c);
    if ((c->values != 0) != (some_root(c) && !c->enclosed))
        return uncertain_rejected(c, "witness", "values", "is missing, or needless");
    if (c->box != 0 && json_size(c->json, c->box) == 0) return uncertain_rejected(c, "witness", "box", "names nothing");
    if (!read_fields(c)) return 0;
    if (c->cells.axes == 0) return uncertain_rejected(c, "problem", "", "no field is uncertain");
    return find_degrees(c);
}
