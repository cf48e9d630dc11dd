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

/* The inputs at a point: every uncertain field has a number in its interval. */
static int read_point(const struct uncertain *c, int at, struct range *node)
{
    const struct program *program = c->theory->program;
    if (json_size(c->json, at) != c->cells.axes)
        return wrong_point(c, "a point names every uncertain field, and no other");
    for (int input = 0; input < program->inputs; input++) {
        const int axis = c->cells.axis[input];
        node[input] = c->point[input];
        if (axis < 0) continue;
        const int value = json_member(c->json, at, program->quantity[input].name);
        if (value == 0) return wrong_point(c, "a point names every uncertain field, and no other");
        if (c->enclosed && c->json->node[value].type != JSON_STRING)
            return wrong_point(c, "an element stands beside what is only enclosed");
        node[input] = range_of(quantity_number(c->json, c->pool, value));
        if (!uncertain_contains(c, axis, node[input].low)) return wrong_point(c, "a point lies outside the intervals");
    }
    return 1;
}

static int check_point(const struct uncertain *c, int at, int verdict, int row)
{
    const struct program *program = c->theory->program;
    struct range node[PROGRAM_MAX_NODES];
    signed char sign[PROGRAM_MAX_QUANTITIES];
    if (!read_point(c, at, node)) return 0;
    range_evaluate(c->pool, program, node);
    for (int i = 0; i < program->quantities; i++) {
        sign[i] = (signed char)range_sign(node[program->quantity[i].node]);
        if (sign[i] == RANGE_OPEN) return wrong_point(c, "the enclosures leave a sign open");
    }
    if (!contact_signs_inside(sign)) return wrong_point(c, "a point lies outside the hypotheses");
    return contact_signs_match(c->json, verdict, row, sign) || wrong_point(c, "a point has another verdict, or row");
}

int uncertain_check_points(struct uncertain *c)
{
    const struct json *json = c->json;
    const int verdict = json_member(json, 0, "verdict"), possible = json_member(json, verdict, "possible");
    const int rows = json_member(json, verdict, "rows"), points = json_member(json, verdict, "at");
    const int n = json_size(json, possible);
    if (n == 0 || json_size(json, rows) != n || json_size(json, points) != n)
        return uncertain_rejected(c, "verdict", "possible", "there is not one row and one point for each verdict");
    int entry = possible + 1, row = rows + 1, at = points + 1;
    for (int i = 0; i < n; i++) {
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
