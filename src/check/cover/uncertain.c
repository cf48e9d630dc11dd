/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cover/uncertain.h"

#include "check/quantities.h"

#include <stddef.h>

int uncertain_rejected(const struct uncertain *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

/*@ requires uncertain_reads(c) && 0 <= input < c->theory->program->inputs;
  @ assigns \result \from c, input;
  @ ensures constant_text(\result); */
static const char *name_of(const struct uncertain *c, int input)
{
    return c->theory->program->quantity[input].name;
}

int uncertain_axis(const struct uncertain *c, int name)
{
    /*@ loop invariant 0 <= axis <= c->cells.axes;
      @ loop assigns axis;
      @ loop variant c->cells.axes - axis; */
    for (int axis = 0; axis < c->cells.axes; axis++) {
        //@ assert field: uncertain_axis_ok(c, axis);
        if (json_is(c->json, name, name_of(c, c->input_of_axis[axis]))) return axis;
    }
    return -1;
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int wrong_point(const struct uncertain *c, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, "verdict", "at", what);
}

/* Memory for the nodes of the program, apart from all else. */
/*@ predicate nodes_apart{L}(struct uncertain *c, struct range *node) = \valid(node + (0 .. PROGRAM_MAX_NODES - 1)) &&
  @   \base_addr(node) != \base_addr(c) && \base_addr(node) != \base_addr(c->answer) &&
  @   uncertain_block(\base_addr(node), c);
  @ predicate nodes_ok{L}(struct range *node, integer n) = \forall integer k; 0 <= k < n ==> range_ok(node[k]); */

/* The value of an input at a point: an uncertain field has a number of its interval there. No value where the point is
 * rejected. */
/*@ requires uncertain_ok(c) && 0 <= at < c->json->count && 0 <= input < c->theory->program->inputs;
  @ assigns *c->answer, scalar_doubt;
  @ ensures (\result.low == \null || (range_ok(\result) && uncertain_stays{Pre, Here}(c) && uncertain_ok(c))) && DOUBT_STAYS; */
static struct range read_value(const struct uncertain *c, int at, int input)
{
    const struct range none = {NULL, NULL};
    //@ assert field: uncertain_input_ok(c, input);
    const int axis = c->cells.axis[input];
    if (axis < 0) return c->point[input];
    //@ assert side: uncertain_axis_ok(c, axis);
    const int value = json_member(c->json, at, name_of(c, input));
    if (value == 0) {
        wrong_point(c, "a point names every uncertain field, and no other");
        return none;
    }
    if (c->enclosed && c->json->node[value].type != JSON_STRING) {
        wrong_point(c, "an element stands beside what is only enclosed");
        return none;
    }
    const scalar x = quantity_number(c->json, c->pool, value);
    if (uncertain_contains(c, axis, x)) return range_of(x);
    wrong_point(c, "a point lies outside the intervals");
    return none;
}

/*@ requires uncertain_ok(c) && nodes_apart(c, node) && 0 <= input < c->theory->program->inputs && range_ok(x);
  @ requires nodes_ok(node, input);
  @ assigns node[input];
  @ ensures uncertain_stays{Pre, Here}(c) && uncertain_ok(c) && nodes_apart(c, node) && nodes_ok(node, input + 1); */
static void put(const struct uncertain *c, struct range *node, int input, struct range x)
{
    const struct program *program = c->theory->program;
    (void)program;
    node[input].low = x.low;
    node[input].high = x.high;
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert names: program_quantities(program);
    //@ assert program: program_ok(program) && c->theory->program == program;
    //@ assert theory: uncertain_theory_ok(c->theory);
    //@ assert answers: uncertain_answers(c);
    //@ assert axes: \forall integer axis; 0 <= axis < c->cells.axes ==> uncertain_axis_ok(c, axis);
    //@ assert inputs: \forall integer k; 0 <= k < c->theory->program->inputs ==> uncertain_input_ok(c, k);
    //@ assert degrees: cell_degrees(&c->cells);
}

/*@ requires uncertain_ok(c) && nodes_apart(c, node) && 0 <= at < c->json->count && 0 <= input < c->theory->program->inputs;
  @ requires nodes_ok(node, input);
  @ assigns node[input], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> nodes_ok(node, input + 1));
  @ ensures \result != 0 ==> uncertain_stays{Pre, Here}(c) && uncertain_ok(c) && nodes_apart(c, node); */
static int read_node(const struct uncertain *c, int at, int input, struct range *node)
{
    const struct range x = read_value(c, at, input);
    if (x.low == NULL) return 0;
    put(c, node, input, x);
    return 1;
}

/*@ requires uncertain_ok(c) && nodes_apart(c, node) && nodes_ok(node, c->theory->program->inputs);
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c);
  @ ensures nodes_ok(node, c->theory->program->inputs + c->theory->program->operations); */
static void evaluate(const struct uncertain *c, struct range *node)
{
    range_evaluate(c->pool, c->theory->program, node);
}

/* Evaluates the program at a point of the certificate. */
/*@ requires uncertain_ok(c) && nodes_apart(c, node) && 0 <= at < c->json->count;
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_stays{Pre, Here}(c));
  @ ensures \result != 0 ==> nodes_ok(node, c->theory->program->inputs + c->theory->program->operations); */
static int read_point(const struct uncertain *c, int at, struct range *node)
{
    const struct program *program = c->theory->program;
    if (json_size(c->json, at) != c->cells.axes)
        return wrong_point(c, "a point names every uncertain field, and no other");
    /*@ loop invariant 0 <= input <= program->inputs && DOUBT_HAS_STAYED && uncertain_ok(c) && nodes_apart(c, node);
      @ loop invariant uncertain_stays{Pre, Here}(c);
      @ loop invariant nodes_ok(node, input);
      @ loop assigns input, node[0 .. PROGRAM_MAX_NODES - 1], *\at(c->answer, Pre), scalar_doubt;
      @ loop variant program->inputs - input; */
    for (int input = 0; input < program->inputs; input++)
        if (!read_node(c, at, input, node)) return 0;
    evaluate(c, node);
    return 1;
}

/* The signs of the quantities there. */
/*@ requires \valid_read(c) && \valid(c->answer) && uncertain_theory_ok(c->theory);
  @ requires \valid_read(node + (0 .. PROGRAM_MAX_NODES - 1)) && \valid(sign + (0 .. PROGRAM_MAX_QUANTITIES - 1));
  @ requires nodes_ok(node, c->theory->program->inputs + c->theory->program->operations);
  @ assigns sign[0 .. PROGRAM_MAX_QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> theory_signs_given(sign, c->theory->program->quantities) && c->json == \old(c->json) && c->answer == \old(c->answer); */
static int find_signs(const struct uncertain *c, const struct range *node, signed char *sign)
{
    const struct program *program = c->theory->program;
    /*@ loop invariant 0 <= i <= program->quantities && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= sign[k] <= 1;
      @ loop assigns i, sign[0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) {
        const int s = range_sign(node[program->quantity[i].node]);
        if (s == RANGE_OPEN) return wrong_point(c, "the enclosures leave a sign open");
        sign[i] = (signed char)s;
    }
    return 1;
}

/*@ requires uncertain_ok(c) && 0 <= at < c->json->count && 0 <= verdict < c->json->count && 0 <= row < c->json->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_point(const struct uncertain *c, int at, int verdict, int row)
{
    struct range node[PROGRAM_MAX_NODES];
    signed char sign[PROGRAM_MAX_QUANTITIES];
    if (!read_point(c, at, node) || !find_signs(c, node, sign)) return 0;
    const int theory = c->theory->name, quantities = c->theory->program->quantities;
    if (!theory_signs_inside(theory, quantities, sign)) return wrong_point(c, "a point lies outside the hypotheses");
    return theory_signs_match(theory, quantities, c->json, verdict, row, sign) ||
           wrong_point(c, "a point has another verdict, or row");
}

/* `null` is written in place of a point where none could be given. */
/*@ requires uncertain_ok(c) && 0 <= at < c->json->count && 0 <= verdict < c->json->count && 0 <= row < c->json->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_ok(c); */
static int check_entry(const struct uncertain *c, int at, int verdict, int row)
{
    const int fine = c->json->node[at].type != JSON_OBJECT || check_point(c, at, verdict, row);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert names: program_quantities(c->theory->program);
    //@ assert theory: program_ok(c->theory->program) && uncertain_theory_ok(c->theory);
    //@ assert answers: uncertain_answers(c);
    //@ assert axes: \forall integer axis; 0 <= axis < c->cells.axes ==> uncertain_axis_ok(c, axis);
    //@ assert inputs: \forall integer k; 0 <= k < c->theory->program->inputs ==> uncertain_input_ok(c, k);
    //@ assert degrees: cell_degrees(&c->cells);
    return fine;
}

int uncertain_check_points(const struct uncertain *c)
{
    const struct json *json = c->json;
    const int verdict = json_member(json, 0, "verdict"), possible = json_member(json, verdict, "possible");
    const int rows = json_member(json, verdict, "rows"), points = json_member(json, verdict, "at");
    const int n = json_size(json, possible);
    if (n == 0 || json_size(json, rows) != n || json_size(json, points) != n)
        return uncertain_rejected(c, "verdict", "possible", "there is not one row and one point for each verdict");
    int entry = possible + 1, row = rows + 1, at = points + 1;
    /*@ loop invariant 0 < entry <= json->count && 0 < row <= json->count && 0 < at <= json->count;
      @ loop invariant DOUBT_HAS_STAYED && uncertain_stays{Pre, Here}(c) && uncertain_ok(c);
      @ loop assigns entry, row, at, *\at(c->answer, Pre), scalar_doubt;
      @ loop variant json->count - at; */
    while (entry < json->node[possible].next && row < json->node[rows].next && at < json->node[points].next) {
        if (!check_entry(c, at, entry, row)) return 0;
        entry = json->node[entry].next;
        row = json->node[row].next;
        at = json->node[at].next;
    }
    return 1;
}

/* The three parts of the check. */
/*@ requires \valid(c) && json_ok(c->json) && c->json->count > 0 && c->pool != \null && \valid(c->answer);
  @ requires uncertain_theory_ok(c->theory) && uncertain_apart(c) && c->cells.axes == 0;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_record(struct uncertain *c)
{
    return uncertain_read_data(c) && uncertain_check_points(c) && uncertain_check_cover(c);
}

int uncertain_check(const struct json *json, const struct uncertain_theory *theory, struct scalar_pool *pool,
                    struct answer *answer)
{
    //@ assert given: \at(program_quantities(theory->program), Pre);
    /*@ assert texts: \forall integer i; 0 <= i < theory->program->quantities ==>
      @   constant_text(theory->program->quantity[i].name); */
    //@ assert names: program_quantities(theory->program);
    //@ assert program: program_ok(theory->program);
    //@ assert theory: uncertain_theory_ok(theory);
    struct uncertain c = {.json = json, .pool = pool, .answer = answer, .theory = theory};
    //@ assert record: json_ok(c.json);
    //@ assert own: uncertain_block(\base_addr(&c), &c);
    //@ assert others: uncertain_block(\base_addr(answer), &c);
    //@ assert apart: uncertain_apart(&c);
    return check_record(&c);
}
