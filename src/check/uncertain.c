/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/uncertain.h"

#include "check/contact_signs.h"
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

/*@ requires uncertain_answers(c);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int wrong_point(const struct uncertain *c, const char *what)
{
    return uncertain_rejected(c, "verdict", "at", what);
}

/* Memory for the nodes of the program, apart from all else. */
/*@ predicate nodes_apart{L}(struct uncertain *c, struct range *node) = \valid(node + (0 .. PROGRAM_MAX_NODES - 1)) &&
  @   \base_addr(node) != \base_addr(c) && \base_addr(node) != \base_addr(c->answer) &&
  @   uncertain_block(\base_addr(node), c); */

/*@ // Memory for signs, apart from the names of the fields too, which are of the same type.
  @ predicate signs_apart{L}(struct uncertain *c, signed char *signs) = \valid(signs + (0 .. PROGRAM_MAX_QUANTITIES - 1)) &&
  @   \base_addr(signs) != \base_addr(c->answer) && \forall integer i; 0 <= i < c->theory->program->quantities ==>
  @     \base_addr(signs) != \base_addr(c->theory->program->quantity[i].name); */

/* The inputs at a point: every uncertain field has a number in its interval. */
/*@ requires uncertain_ok(c) && nodes_apart(c, node) && 0 <= at < c->json->count;
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_ok(c) && nodes_apart(c, node));
  @ ensures \result != 0 ==> \forall integer k; 0 <= k < c->theory->program->inputs ==> range_ok(node[k]); */
static int read_point(const struct uncertain *c, int at, struct range *node)
{
    const struct program *program = c->theory->program;
    if (json_size(c->json, at) != c->cells.axes)
        return wrong_point(c, "a point names every uncertain field, and no other");
    /*@ loop invariant 0 <= input <= program->inputs && DOUBT_HAS_STAYED && uncertain_ok(c) && nodes_apart(c, node);
      @ loop invariant \forall integer k; 0 <= k < input ==> range_ok(node[k]);
      @ loop assigns input, node[0 .. PROGRAM_MAX_NODES - 1], rational_doubt;
      @ loop variant program->inputs - input; */
    for (int input = 0; input < program->inputs; input++) {
        //@ assert field: uncertain_input_ok(c, input);
        const int axis = c->cells.axis[input];
        if (axis < 0) {
            node[input] = c->point[input];
            //@ assert same: uncertain_stays{Pre, Here}(c);
            continue;
        }
        //@ assert side: uncertain_axis_ok(c, axis);
        const int value = json_member(c->json, at, name_of(c, input));
        if (value == 0) return wrong_point(c, "a point names every uncertain field, and no other");
        if (c->enclosed && c->json->node[value].type != JSON_STRING)
            return wrong_point(c, "an element stands beside what is only enclosed");
        const rational x = quantity_number(c->json, c->pool, value);
        if (!uncertain_contains(c, axis, x)) return wrong_point(c, "a point lies outside the intervals");
        node[input] = range_of(x);
        //@ assert same: uncertain_stays{Pre, Here}(c);
    }
    return 1;
}

/*@ requires uncertain_ok(c) && nodes_apart(c, node) && 0 <= at < c->json->count && 0 <= verdict < c->json->count &&
  @   0 <= row < c->json->count && signs_apart(c, signs);
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1], signs[0 .. PROGRAM_MAX_QUANTITIES - 1], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_ok(c)); */
static int judge_point(const struct uncertain *c, int at, int verdict, int row, struct range *node, signed char *signs)
{
    const struct program *program = c->theory->program;
    if (!read_point(c, at, node)) return 0;
    range_evaluate(c->pool, program, node);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert ready: uncertain_ok(c);
    /*@ loop invariant 0 <= i <= program->quantities && DOUBT_HAS_STAYED && uncertain_ok(c);
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= signs[k] <= 1;
      @ loop assigns i, signs[0 .. PROGRAM_MAX_QUANTITIES - 1], rational_doubt;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) {
        const int s = range_sign(node[program->quantity[i].node]);
        if (s == RANGE_OPEN) return wrong_point(c, "the enclosures leave a sign open");
        signs[i] = (signed char)s;
    }
    if (!contact_signs_inside(signs)) return wrong_point(c, "a point lies outside the hypotheses");
    return contact_signs_match(c->json, verdict, row, signs) || wrong_point(c, "a point has another verdict, or row");
}

/*@ requires uncertain_ok(c) && 0 <= at < c->json->count && 0 <= verdict < c->json->count && 0 <= row < c->json->count;
  @ assigns *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> uncertain_ok(c)); */
static int check_point(const struct uncertain *c, int at, int verdict, int row)
{
    struct range node[PROGRAM_MAX_NODES];
    signed char signs[PROGRAM_MAX_QUANTITIES];
    return judge_point(c, at, verdict, row, node, signs);
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
      @ loop invariant DOUBT_HAS_STAYED && uncertain_ok(c);
      @ loop assigns entry, row, at, *c->answer, rational_doubt;
      @ loop variant json->count - at; */
    while (entry < json->node[possible].next && row < json->node[rows].next && at < json->node[points].next) {
        if (json->node[at].type == JSON_OBJECT && !check_point(c, at, entry, row)) return 0;
        entry = json->node[entry].next;
        row = json->node[row].next;
        at = json->node[at].next;
    }
    return 1;
}

int uncertain_check(const struct json *json, const struct uncertain_theory *theory, struct rational_pool *pool,
                    struct answer *answer)
{
    struct uncertain c = {.json = json, .pool = pool, .answer = answer, .theory = theory};
    return uncertain_read_data(&c) && uncertain_check_points(&c) && uncertain_check_cover(&c);
}
