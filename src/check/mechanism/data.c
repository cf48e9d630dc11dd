/* SPDX-License-Identifier: BSD-2-Clause */
/* The polynomials of a mechanism, for one choice of pieces. */
#include "check/mechanism/data.h"
#include "check/quantities.h"

#include <stddef.h>

/*@ assigns \nothing;
  @ ensures \result.what == what; */
static struct flaw in_regions(const char *item, const char *what)
{
    return (struct flaw){"witness.regions", item, what};
}

/*@ // An array of tensors, in a memory block of its own.
  @ predicate tensors_apart{L}(struct uncertain *c, struct tensor *t, integer count) = \valid(t + (0 .. count - 1)) &&
  @   \base_addr(t) != \base_addr(c) && uncertain_block(\base_addr(t), c); */

/* Executes one step of the program; 0 when the result has too many coefficients. */
/*@ requires uncertain_reads(c) && tensors_apart(c, node, PROGRAM_MAX_NODES) && 0 <= i < c->theory->program->operations;
  @ requires tensors_ok(node, c->theory->program->inputs + i, node->axes) && 0 <= node->axes <= CELL_MAX_AXES;
  @ assigns node[c->theory->program->inputs + i], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures axes: node->axes == \old(node->axes);
  @ ensures \result != 0 ==> tensors_ok(node, c->theory->program->inputs + i + 1, node->axes); */
static int run_step(const struct uncertain *c, struct tensor *node, int i)
{
    const struct program *program = c->theory->program;
    const struct instruction *step = program->code + i;
    const struct tensor t = tensor_operate(c->pool, step->operation, node[step->left], node[step->right]);
    if (t.c == NULL) return 0;
    node[program->inputs + i] = t;
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert reads: uncertain_reads(c);
    //@ assert before: tensors_ok(node, program->inputs + i, node->axes);
    //@ assert this: tensor_ok(node[program->inputs + i]) && node[program->inputs + i].axes == node->axes;
    return 1;
}

/* Executes the program on polynomials; 0 when one of them has too many coefficients. */
/*@ requires uncertain_reads(c) && tensors_apart(c, node, PROGRAM_MAX_NODES) && 0 <= node->axes <= CELL_MAX_AXES;
  @ requires tensors_ok(node, c->theory->program->inputs, node->axes);
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \result != 0 ==> tensors_ok(node, c->theory->program->inputs + c->theory->program->operations, \old(node->axes)); */
static int run(const struct uncertain *c, struct tensor *node)
{
    const struct program *program = c->theory->program;
    /*@ loop invariant 0 <= i <= program->operations && DOUBT_HAS_STAYED;
      @ loop invariant stays: uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
      @ loop invariant axes: node->axes == \at(node->axes, Pre);
      @ loop invariant tensors: tensors_ok(node, program->inputs + i, node->axes);
      @ loop assigns i, node[0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
      @ loop variant program->operations - i; */
    for (int i = 0; i < program->operations; i++)
        if (!run_step(c, node, i)) return 0;
    return 1;
}

/* The number of coefficients that are not 0. */
/*@ requires tensor_ok(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= t.total && DOUBT_STAYS; */
static int count_terms(struct tensor t)
{
    int terms = 0;
    /*@ loop invariant 0 <= at <= t.total && 0 <= terms <= at && DOUBT_HAS_STAYED;
      @ loop assigns at, terms, scalar_doubt;
      @ loop variant t.total - at; */
    for (int at = 0; at < t.total; at++) terms += scalar_sign(coefficients_at(t.c, at)) != 0;
    return terms;
}

/* 1 when a polynomial is the number in a field of the problem, or the variable that the field is. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && tensor_ok(t) && m->variables <= t.axes;
  @ requires 0 < given < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_given(const struct uncertain *c, const struct mechanism *m, struct tensor t, int given)
{
    const int axis = mechanism_axis(m, c->json, given - 1), is_range = mechanism_is_range(c, given);
    if (is_range && (axis < 0 || t.length[axis] != 2)) return 0;
    const scalar right = is_range ? scalar_one(c->pool) : quantity_number(c->json, c->pool, given);
    signed char exponent[CELL_MAX_AXES] = {0};
    if (is_range) exponent[axis] = 1;
    const int place = tensor_place(t, exponent);
    return place >= 0 && count_terms(t) == (scalar_sign(right) != 0) &&
           scalar_equal(coefficients_at(t.c, place), right);
}

/* 1 when the inputs of the program with the name of a field of the problem are that field. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && m->variables <= node->axes;
  @ requires tensors_ok(node, c->theory->program->inputs, node->axes) && 0 < given < c->json->count;
  @ requires \valid_read(node + (0 .. c->theory->program->inputs - 1));
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int are_given(const struct uncertain *c, const struct mechanism *m, const struct tensor *node, int given)
{
    const struct program *program = c->theory->program;
    /*@ loop invariant 0 <= k <= program->inputs && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant program->inputs - k; */
    for (int k = 0; k < program->inputs; k++)
        if (json_is(c->json, given - 1, program->quantity[k].name) && !is_given(c, m, node[k], given)) return 0;
    return 1;
}

/* Checks the data that are this field of the problem, if it is exact or a variable. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && m->variables <= node->axes;
  @ requires tensors_ok(node, c->theory->program->inputs, node->axes);
  @ requires \valid_read(node + (0 .. c->theory->program->inputs - 1));
  @ requires constant_text(name);
  @ assigns scalar_doubt, \result \from c, m, node, name;
  @ ensures DOUBT_STAYS; */
static struct flaw check_given(const struct uncertain *c, const struct mechanism *m, const struct tensor *node,
                               const char *name)
{
    const int given = json_member(c->json, c->problem, name);
    if (given == 0) return (struct flaw){"problem", name, "is missing"};
    const int exact = mechanism_is_plain(c, given);
    const int fine = (!exact && !mechanism_is_range(c, given)) || are_given(c, m, node, given);
    return in_regions(name, fine ? NULL : "is not the field of the problem");
}

/* Reads one input of the program. */
/*@ requires uncertain_reads(c) && 0 <= axes <= CELL_MAX_AXES && 0 <= data < c->json->count && \valid(characters);
  @ requires tensors_apart(c, value, PROGRAM_MAX_NODES) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ requires 0 <= k < c->theory->program->inputs && tensors_ok(value, k, axes);
  @ assigns value[k], *characters, scalar_doubt, \result \from c, data;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \result == \null ==> tensors_ok(value, k + 1, axes) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS; */
static const char *read_input(const struct uncertain *c, int data, int k, int axes, long *characters,
                              struct tensor *value)
{
    const int list = json_member(c->json, data, c->theory->program->quantity[k].name);
    const struct reading x = mechanism_read_polynomial(c, list, axes, characters);
    value[k] = x.t;
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert theory: c->theory == \at(c->theory, Pre) && c->theory->program == \at(c->theory->program, Pre);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert reads: uncertain_reads(c);
    //@ assert before: tensors_ok(value, k, axes);
    //@ assert this: x.what == \null ==> tensor_ok(value[k]) && value[k].axes == axes;
    return x.what;
}

/* Reads the data, which are the inputs of the program. */
/*@ requires uncertain_reads(c) && 0 <= axes <= CELL_MAX_AXES && 0 <= node < c->json->count && \valid(characters);
  @ requires tensors_apart(c, value, PROGRAM_MAX_NODES) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ assigns value[0 .. PROGRAM_MAX_NODES - 1], *characters, scalar_doubt, \result \from c, node;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \result == \null ==> tensors_ok(value, c->theory->program->inputs, axes) &&
  @   0 <= *characters <= MECHANISM_MAX_CHARACTERS; */
static const char *read_inputs(const struct uncertain *c, int node, int axes, long *characters, struct tensor *value)
{
    const int inputs = c->theory->program->inputs, data = json_member(c->json, node, "data");
    /*@ loop invariant 0 <= k <= inputs && 0 <= *characters <= MECHANISM_MAX_CHARACTERS && DOUBT_HAS_STAYED;
      @ loop invariant stays: uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
      @ loop invariant tensors: tensors_ok(value, k, axes);
      @ loop assigns k, *characters, value[0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
      @ loop variant inputs - k; */
    for (int k = 0; k < inputs; k++) {
        const char *what = read_input(c, data, k, axes, characters, value);
        if (what != NULL) return what;
    }
    return NULL;
}

/*@ requires 0 <= count && \valid(list + (0 .. count)) && tensor_ok(t) && tensors_ok(list, count, t.axes);
  @ assigns list[count];
  @ ensures tensors_ok(list, count + 1, t.axes); */
static void append(struct tensor *list, int count, struct tensor t)
{
    list[count] = t;
    //@ assert before: tensors_ok(list, count, t.axes);
    //@ assert this: tensor_ok(list[count]) && list[count].axes == t.axes;
}

/*@ requires uncertain_reads(c) && region_apart(c, region) && \base_addr(value) != \base_addr(region);
  @ requires \valid_read(value + (0 .. PROGRAM_MAX_NODES - 1)) && 0 <= i < c->theory->program->quantities;
  @ requires tensors_ok(value, c->theory->program->inputs + c->theory->program->operations, region->axes);
  @ requires tensors_ok(&region->quantity[0], i, region->axes);
  @ assigns region->quantity[i];
  @ ensures uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures tensors_ok(value, c->theory->program->inputs + c->theory->program->operations, region->axes);
  @ ensures tensors_ok(&region->quantity[0], i + 1, region->axes); */
static void keep_quantity(const struct uncertain *c, struct region *region, const struct tensor *value, int i)
{
    const struct tensor t = tensor_copy(c->pool, value[c->theory->program->quantity[i].node]);
    append(region->quantity, i, t);
    //@ assert axes: region->axes == \at(region->axes, Pre);
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert theory: c->theory == \at(c->theory, Pre) && c->theory->program == \at(c->theory->program, Pre);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert reads: uncertain_reads(c);
}

/*@ requires uncertain_reads(c) && region_apart(c, region) && \base_addr(value) != \base_addr(region);
  @ requires \valid_read(value + (0 .. PROGRAM_MAX_NODES - 1));
  @ requires tensors_ok(value, c->theory->program->inputs + c->theory->program->operations, region->axes);
  @ assigns region->quantity[0 .. PROGRAM_MAX_QUANTITIES - 1];
  @ ensures uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes); */
static void keep_quantities(const struct uncertain *c, struct region *region, const struct tensor *value)
{
    const int quantities = c->theory->program->quantities;
    /*@ loop invariant 0 <= i <= quantities;
      @ loop invariant stays: uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
      @ loop invariant values: tensors_ok(value, c->theory->program->inputs + c->theory->program->operations, region->axes);
      @ loop invariant tensors: tensors_ok(&region->quantity[0], i, region->axes);
      @ loop assigns i, region->quantity[0 .. PROGRAM_MAX_QUANTITIES - 1];
      @ loop variant quantities - i; */
    for (int i = 0; i < quantities; i++) keep_quantity(c, region, value, i);
}

/* Reads one denominator. */
/*@ requires uncertain_reads(c) && region_apart(c, region) && 0 <= region->axes <= CELL_MAX_AXES;
  @ requires 0 <= k < MECHANISM_DENOMINATORS && 0 <= list < c->json->count;
  @ requires \valid(characters) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ requires tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes);
  @ requires tensors_ok(&region->denominator[0], k, region->axes);
  @ assigns region->denominator[k], *characters, scalar_doubt, \result \from c, list;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes);
  @ ensures \result == \null ==> tensors_ok(&region->denominator[0], k + 1, region->axes) &&
  @   0 <= *characters <= MECHANISM_MAX_CHARACTERS; */
static const char *read_denominator(const struct uncertain *c, struct region *region, int k, int list, long *characters)
{
    const struct reading x = mechanism_read_polynomial(c, list, region->axes, characters);
    region->denominator[k] = x.t;
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert theory: c->theory == \at(c->theory, Pre) && c->theory->program == \at(c->theory->program, Pre);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert reads: uncertain_reads(c);
    //@ assert quantities: tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes);
    //@ assert before: tensors_ok(&region->denominator[0], k, region->axes);
    //@ assert this: x.what == \null ==> tensor_ok(region->denominator[k]) && region->denominator[k].axes == region->axes;
    return x.what;
}

/*@ requires uncertain_reads(c) && region_apart(c, region) && 0 <= region->axes <= CELL_MAX_AXES;
  @ requires 0 <= node < c->json->count && \valid(characters) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ requires tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes);
  @ assigns region->denominator[0 .. MECHANISM_DENOMINATORS - 1], *characters, scalar_doubt, \result \from c, node;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes);
  @ ensures \result == \null ==> tensors_ok(&region->denominator[0], MECHANISM_DENOMINATORS, region->axes); */
static const char *read_denominators(const struct uncertain *c, int node, struct region *region, long *characters)
{
    const int over = json_member(c->json, node, "denominators");
    const int ab = json_member(c->json, over, "ab"), ABC = json_member(c->json, over, "ABC");
    const char *what = read_denominator(c, region, 0, ab, characters);
    return what != NULL ? what : read_denominator(c, region, 1, ABC, characters);
}

/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && region_apart(c, region);
  @ requires m->variables <= region->axes <= CELL_MAX_AXES && tensors_apart(c, value, PROGRAM_MAX_NODES);
  @ requires \base_addr(region) != \base_addr(m) && \base_addr(value) != \base_addr(region);
  @ requires \base_addr(value) != \base_addr(m) && 0 <= node < c->json->count;
  @ assigns value[0 .. PROGRAM_MAX_NODES - 1], region->quantity[0 .. PROGRAM_MAX_QUANTITIES - 1],
  @   region->denominator[0 .. MECHANISM_DENOMINATORS - 1], scalar_doubt, \result \from c, m, node;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \result.what == \null ==> tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes) &&
  @   tensors_ok(&region->denominator[0], MECHANISM_DENOMINATORS, region->axes); */
static struct flaw read_data(const struct uncertain *c, const struct mechanism *m, int node, struct region *region,
                             struct tensor *value)
{
    long characters = 0;
    const char *what = read_inputs(c, node, region->axes, &characters, value);
    if (what != NULL) return in_regions("data", what);
    const struct flaw mu = check_given(c, m, value, "mu"), u = check_given(c, m, value, "u");
    if (mu.what != NULL) return mu;
    if (u.what != NULL) return u;
    if (!run(c, value)) return in_regions("data", "a quantity has too many coefficients");
    keep_quantities(c, region, value);
    return in_regions("data", read_denominators(c, node, region, &characters));
}

struct flaw mechanism_read_polynomials(const struct uncertain *c, const struct mechanism *m, int node,
                                       struct region *region)
{
    struct tensor value[PROGRAM_MAX_NODES];
    /*@ loop invariant 0 <= k <= PROGRAM_MAX_NODES;
      @ loop assigns k, value[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant PROGRAM_MAX_NODES - k; */
    for (int k = 0; k < PROGRAM_MAX_NODES; k++) value[k].c = NULL;
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert reads: uncertain_reads(c);
    const struct flaw flaw = read_data(c, m, node, region, value);
    /*@ loop invariant 0 <= k <= PROGRAM_MAX_NODES;
      @ loop assigns k;
      @ loop variant PROGRAM_MAX_NODES - k; */
    for (int k = 0; k < PROGRAM_MAX_NODES; k++) tensor_free(value[k]);
    return flaw;
}
