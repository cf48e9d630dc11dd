/* SPDX-License-Identifier: BSD-2-Clause */
/* The polynomials of a mechanism, over each choice of pieces. */
#include "check/mechanism_parts.h"
#include "check/quantities.h"

#include <stdlib.h>

/* What is wrong, or `what` is NULL. */
struct flaw {
    const char *place, *item, *what;
};

/*@ assigns \nothing;
  @ ensures \result.what == what; */
static struct flaw in_regions(const char *item, const char *what)
{
    return (struct flaw){"witness.regions", item, what};
}

/*@ // An array of tensors in a block of its own.
  @ predicate tensors_apart{L}(struct uncertain *c, struct tensor *t, integer count) = \valid(t + (0 .. count - 1)) &&
  @   \base_addr(t) != \base_addr(c) && uncertain_block(\base_addr(t), c); */

/* One step of the program; 0 where its result has too many coefficients. */
/*@ requires uncertain_reads(c) && tensors_apart(c, node, PROGRAM_MAX_NODES) && 0 <= i < c->theory->program->operations;
  @ requires tensors_ok(node, c->theory->program->inputs + i, node->axes) && 0 <= node->axes <= CELL_MAX_AXES;
  @ assigns node[c->theory->program->inputs + i], rational_doubt;
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

/* The program on polynomials; 0 where one has too many coefficients. */
/*@ requires uncertain_reads(c) && tensors_apart(c, node, PROGRAM_MAX_NODES) && 0 <= node->axes <= CELL_MAX_AXES;
  @ requires tensors_ok(node, c->theory->program->inputs, node->axes);
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1], rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \result != 0 ==> tensors_ok(node, c->theory->program->inputs + c->theory->program->operations, \old(node->axes)); */
static int run(const struct uncertain *c, struct tensor *node)
{
    const struct program *program = c->theory->program;
    /*@ loop invariant 0 <= i <= program->operations && DOUBT_HAS_STAYED;
      @ loop invariant stays: uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
      @ loop invariant axes: node->axes == \at(node->axes, Pre);
      @ loop invariant tensors: tensors_ok(node, program->inputs + i, node->axes);
      @ loop assigns i, node[0 .. PROGRAM_MAX_NODES - 1], rational_doubt;
      @ loop variant program->operations - i; */
    for (int i = 0; i < program->operations; i++)
        if (!run_step(c, node, i)) return 0;
    return 1;
}

/* How many coefficients are not 0. */
/*@ requires tensor_ok(t);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= t.total && DOUBT_STAYS; */
static int count_terms(struct tensor t)
{
    int terms = 0;
    /*@ loop invariant 0 <= at <= t.total && 0 <= terms <= at && DOUBT_HAS_STAYED;
      @ loop assigns at, terms, rational_doubt;
      @ loop variant t.total - at; */
    for (int at = 0; at < t.total; at++) terms += rational_sign(coefficients_at(t.c, at)) != 0;
    return terms;
}

/* Whether a polynomial is the number, or the variable, that a field of the problem is. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && tensor_ok(t) && m->variables <= t.axes;
  @ requires 0 < given < c->json->count;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_given(const struct uncertain *c, const struct mechanism *m, struct tensor t, int given)
{
    const int axis = mechanism_axis(m, c->json, given - 1), is_range = mechanism_is_range(c, given);
    if (is_range && (axis < 0 || t.length[axis] != 2)) return 0;
    const rational right = is_range ? rational_one(c->pool) : quantity_number(c->json, c->pool, given);
    signed char exponent[CELL_MAX_AXES] = {0};
    if (is_range) exponent[axis] = 1;
    const int place = tensor_place(t, exponent);
    return place >= 0 && count_terms(t) == (rational_sign(right) != 0) &&
           rational_equal(coefficients_at(t.c, place), right);
}

/* The inputs of the program that have the name of a field of the problem are what this is. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && m->variables <= node->axes;
  @ requires tensors_ok(node, c->theory->program->inputs, node->axes) && 0 < given < c->json->count;
  @ requires \valid_read(node + (0 .. c->theory->program->inputs - 1));
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int are_given(const struct uncertain *c, const struct mechanism *m, const struct tensor *node, int given)
{
    const struct program *program = c->theory->program;
    /*@ loop invariant 0 <= k <= program->inputs && DOUBT_HAS_STAYED;
      @ loop assigns k, rational_doubt;
      @ loop variant program->inputs - k; */
    for (int k = 0; k < program->inputs; k++)
        if (json_is(c->json, given - 1, program->quantity[k].name) && !is_given(c, m, node[k], given)) return 0;
    return 1;
}

/* The data that are this field of the problem, if it is exact or a variable. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && m->variables <= node->axes;
  @ requires tensors_ok(node, c->theory->program->inputs, node->axes);
  @ requires \valid_read(node + (0 .. c->theory->program->inputs - 1));
  @ requires constant_text(name);
  @ assigns rational_doubt, \result \from c, m, node, name;
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

/* One input of the program. */
/*@ requires uncertain_reads(c) && 0 <= axes <= CELL_MAX_AXES && 0 <= data < c->json->count && \valid(characters);
  @ requires tensors_apart(c, value, PROGRAM_MAX_NODES) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ requires 0 <= k < c->theory->program->inputs && tensors_ok(value, k, axes);
  @ assigns value[k], *characters, rational_doubt, \result \from c, data;
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

/* The data: the inputs of the program. */
/*@ requires uncertain_reads(c) && 0 <= axes <= CELL_MAX_AXES && 0 <= node < c->json->count && \valid(characters);
  @ requires tensors_apart(c, value, PROGRAM_MAX_NODES) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ assigns value[0 .. PROGRAM_MAX_NODES - 1], *characters, rational_doubt, \result \from c, node;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \result == \null ==> tensors_ok(value, c->theory->program->inputs, axes) &&
  @   0 <= *characters <= MECHANISM_MAX_CHARACTERS; */
static const char *read_inputs(const struct uncertain *c, int node, int axes, long *characters, struct tensor *value)
{
    const int inputs = c->theory->program->inputs, data = json_member(c->json, node, "data");
    /*@ loop invariant 0 <= k <= inputs && 0 <= *characters <= MECHANISM_MAX_CHARACTERS && DOUBT_HAS_STAYED;
      @ loop invariant stays: uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
      @ loop invariant tensors: tensors_ok(value, k, axes);
      @ loop assigns k, *characters, value[0 .. PROGRAM_MAX_NODES - 1], rational_doubt;
      @ loop variant inputs - k; */
    for (int k = 0; k < inputs; k++) {
        const char *what = read_input(c, data, k, axes, characters, value);
        if (what != NULL) return what;
    }
    return NULL;
}

/* Regions are made one after the other, in a block of their own. */
/*@ predicate region_apart{L}(struct uncertain *c, struct region *region) = \valid(region) &&
  @   \base_addr(region) != \base_addr(c) && uncertain_block(\base_addr(region), c); */

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

/* One denominator. */
/*@ requires uncertain_reads(c) && region_apart(c, region) && 0 <= region->axes <= CELL_MAX_AXES;
  @ requires 0 <= k < MECHANISM_DENOMINATORS && 0 <= list < c->json->count;
  @ requires \valid(characters) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ requires tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes);
  @ requires tensors_ok(&region->denominator[0], k, region->axes);
  @ assigns region->denominator[k], *characters, rational_doubt, \result \from c, list;
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
  @ assigns region->denominator[0 .. MECHANISM_DENOMINATORS - 1], *characters, rational_doubt, \result \from c, node;
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
  @   region->denominator[0 .. MECHANISM_DENOMINATORS - 1], rational_doubt, \result \from c, m, node;
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

/*@ predicate side_ok{L}(struct region *r, integer axis) =
  @   r->start.side[axis].low != \null && r->start.side[axis].high != \null; */

/* All numbers between the two that an object gives. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && 0 <= axis < CELL_MAX_AXES && region_apart(c, region);
  @ assigns region->start.side[axis], rational_doubt;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && side_ok(region, axis); */
static void read_side(const struct uncertain *c, int node, struct region *region, int axis)
{
    const rational low = quantity_number(c->json, c->pool, json_member(c->json, node, "lo"));
    const rational high = quantity_number(c->json, c->pool, json_member(c->json, node, "hi"));
    region->start.side[axis].low = low;
    region->start.side[axis].high = high;
    region->start.side[axis].has_low = region->start.side[axis].has_high = 1;
    //@ assert same: uncertain_stays{Pre, Here}(c);
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && region_apart(c, region);
  @ requires 0 <= region->axes <= CELL_MAX_AXES && cell_sides(&region->start, region->axes);
  @ assigns region->start, region->axes, rational_doubt, \result \from c, node;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \old(region->axes) <= region->axes <= CELL_MAX_AXES && cell_sides(&region->start, region->axes); */
static const char *read_constants(const struct uncertain *c, int node, struct region *region)
{
    const struct json *json = c->json;
    const int list = json_member(json, node, "constants");
    /*@ loop invariant list < i <= json->count && DOUBT_HAS_STAYED && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
      @ loop invariant \at(region->axes, Pre) <= region->axes <= CELL_MAX_AXES && cell_sides(&region->start, region->axes);
      @ loop assigns i, region->start, region->axes, rational_doubt;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next) {
        if (region->axes == CELL_MAX_AXES) return "are too many";
        read_side(c, i, region, region->axes);
        const rational low = region->start.side[region->axes].low, high = region->start.side[region->axes].high;
        if (rational_sign(rational_subtract(c->pool, high, low)) <= 0) return "an enclosure is empty";
        region->axes++;
    }
    return NULL;
}

int mechanism_piece(const struct json *json, int pieces, int index)
{
    int node = pieces + 1;
    /*@ loop invariant pieces < node < json->count && 0 <= index;
      @ loop assigns node, index;
      @ loop variant index; */
    for (; index > 0 && json->node[node].next < json->node[pieces].next; index--) node = json->node[node].next;
    return node;
}

/* The pieces of a region, and the rational ends of each: of its box, if it has one. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && 0 <= index;
  @ requires region_apart(c, region) && \base_addr(region) != \base_addr(m);
  @ assigns region->piece[0 .. CELL_MAX_AXES - 1], region->start, rational_doubt;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && mechanism_variables(c->json, m);
  @ ensures cell_sides(&region->start, m->variables);
  @ ensures \forall integer i; 0 <= i < m->variables ==> 0 <= region->piece[i] < c->json->count; */
static void read_pieces(const struct uncertain *c, const struct mechanism *m, int index, struct region *region)
{
    /*@ loop invariant 0 <= i <= m->variables && 0 <= index && DOUBT_HAS_STAYED;
      @ loop invariant uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && mechanism_variables(c->json, m);
      @ loop invariant cell_sides(&region->start, i);
      @ loop invariant \forall integer k; 0 <= k < i ==> 0 <= region->piece[k] < c->json->count;
      @ loop assigns i, index, region->piece[0 .. CELL_MAX_AXES - 1], region->start, rational_doubt;
      @ loop variant m->variables - i; */
    for (int i = 0; i < m->variables; i++) {
        const struct mechanism_variable *v = m->variable + i;
        const int piece = mechanism_piece(c->json, v->pieces, index % v->count);
        const int box = json_member(c->json, piece, "box");
        region->piece[i] = (unsigned short)piece;
        read_side(c, box != 0 ? box : piece, region, i);
        index /= v->count;
    }
}

/* The polynomials of a region. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && region_apart(c, region);
  @ requires m->variables <= region->axes <= CELL_MAX_AXES && \base_addr(region) != \base_addr(m);
  @ requires 0 <= node < c->json->count;
  @ assigns region->quantity[0 .. PROGRAM_MAX_QUANTITIES - 1], region->denominator[0 .. MECHANISM_DENOMINATORS - 1],
  @   rational_doubt, \result \from c, m, node;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \result.what == \null ==> tensors_ok(&region->quantity[0], c->theory->program->quantities, region->axes) &&
  @   tensors_ok(&region->denominator[0], MECHANISM_DENOMINATORS, region->axes); */
static struct flaw read_polynomials(const struct uncertain *c, const struct mechanism *m, int node,
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

/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && 0 <= index;
  @ requires region_apart(c, region) && \base_addr(region) != \base_addr(m) && 0 <= node < c->json->count;
  @ assigns *region, rational_doubt, \result \from c, m, node, index;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures m->variables == \old(m->variables) && mechanism_variables(c->json, m);
  @ ensures \result.what == \null ==> region_ok(c, m->variables, region); */
static struct flaw read_region(const struct uncertain *c, const struct mechanism *m, int node, int index,
                               struct region *region)
{
    region->cover = (unsigned short)json_member(c->json, node, "cover");
    if (json_size(c->json, region->cover) > MECHANISM_MAX_ITEMS) return in_regions("cover", "has too many items");
    read_pieces(c, m, index, region);
    region->axes = m->variables;
    //@ assert first: m->variables == \at(m->variables, Pre) && mechanism_variables(c->json, m);
    //@ assert ends: cell_sides(&region->start, region->axes);
    const char *constants = read_constants(c, node, region);
    //@ assert nodes: region_nodes(c->json, m->variables, region);
    //@ assert second: m->variables == \at(m->variables, Pre) && mechanism_variables(c->json, m);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    if (constants != NULL) return in_regions("constants", constants);
    const struct flaw flaw = read_polynomials(c, m, node, region);
    //@ assert kept: uncertain_stays{Pre, Here}(c);
    //@ assert third: m->variables == \at(m->variables, Pre) && mechanism_variables(c->json, m);
    //@ assert axes: m->variables <= region->axes <= CELL_MAX_AXES;
    //@ assert sides: cell_sides(&region->start, region->axes);
    //@ assert still: region_nodes(c->json, m->variables, region);
    return flaw;
}

/*@ // Regions that are read.
  @ predicate regions_ok{L}(struct uncertain *c, integer variables, struct region *region, integer count) =
  @   \forall integer k; 0 <= k < count ==> region_ok(c, variables, region + k); */

/* One region more. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && 0 <= i && 0 <= node < c->json->count;
  @ requires \valid(region + (0 .. i)) && \base_addr(region) != \base_addr(m) && \base_addr(region) != \base_addr(c);
  @ requires uncertain_block(\base_addr(region), c) && regions_ok(c, m->variables, region, i);
  @ assigns region[i], rational_doubt, \result \from c, m, node, i;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures m->variables == \old(m->variables) && m->region == \old(m->region) && mechanism_variables(c->json, m);
  @ ensures \result.what == \null ==> regions_ok(c, m->variables, region, i + 1); */
static struct flaw read_next(const struct uncertain *c, const struct mechanism *m, int node, int i,
                             struct region *region)
{
    const struct flaw flaw = read_region(c, m, node, i, region + i);
    //@ assert theory: c->theory->program->quantities == contact_QUANTITIES;
    //@ assert axes: \forall integer k; 0 <= k < i ==> (region + k)->axes == \at((region + k)->axes, Pre);
    //@ assert covers: \forall integer k; 0 <= k < i ==> (region + k)->cover == \at((region + k)->cover, Pre);
    /*@ assert pieces: \forall integer k, j; 0 <= k < i && 0 <= j < CELL_MAX_AXES ==>
      @   (region + k)->piece[j] == \at((region + k)->piece[j], Pre); */
    /*@ assert low: \forall integer k, j; 0 <= k < i && 0 <= j < CELL_MAX_AXES ==>
      @   (region + k)->start.side[j].low == \at((region + k)->start.side[j].low, Pre); */
    /*@ assert high: \forall integer k, j; 0 <= k < i && 0 <= j < CELL_MAX_AXES ==>
      @   (region + k)->start.side[j].high == \at((region + k)->start.side[j].high, Pre); */
    //@ assert nodes: \forall integer k; 0 <= k < i ==> region_nodes(c->json, m->variables, region + k);
    /*@ assert quantity: \forall integer k, j; 0 <= k < i && 0 <= j < contact_QUANTITIES ==>
      @   tensor_ok((region + k)->quantity[j]) && (region + k)->quantity[j].axes == (region + k)->axes; */
    /*@ assert denominator: \forall integer k, j; 0 <= k < i && 0 <= j < MECHANISM_DENOMINATORS ==>
      @   tensor_ok((region + k)->denominator[j]) && (region + k)->denominator[j].axes == (region + k)->axes; */
    //@ assert before: regions_ok(c, m->variables, region, i);
    return flaw;
}

/* The stride of the next variable: how many choices there are of the pieces of those before it; 0 where that is above `most`. */
/*@ requires 0 < stride <= JSON_MAX_VALUES && 0 < count && 0 <= most <= JSON_MAX_VALUES;
  @ assigns \nothing;
  @ ensures \result == 0 || stride <= \result <= most && step_after(stride, count, \result); */
static int next_stride(int stride, int count, int most)
{
    if (count > most / stride) return 0;
    //@ assert fits: 0 <= stride * (count - 1) && stride * count <= stride * (most / stride) <= most;
    return stride * count;
}

int mechanism_count_regions(const struct uncertain *c, struct mechanism *m)
{
    const int list = json_member(c->json, json_member(c->json, 0, "witness"), "regions");
    const int count = json_size(c->json, list);
    m->stride[0] = 1;
    /*@ loop invariant 0 <= i <= m->variables && mechanism_answers(c, m) && mechanism_variables(c->json, m);
      @ loop invariant mechanism_strides(m, i);
      @ loop invariant reached: 0 < m->stride[i] <= JSON_MAX_VALUES;
      @ loop assigns i, m->stride[0 .. CELL_MAX_AXES];
      @ loop variant m->variables - i; */
    for (int i = 0; i < m->variables; i++) {
        const int wanted = next_stride(m->stride[i], m->variable[i].count, count);
        if (wanted == 0) return uncertain_rejected(c, "witness", "regions", "are not one for each choice of pieces");
        m->stride[i + 1] = (unsigned short)wanted;
        //@ assert before: mechanism_strides(m, i);
        //@ assert next: m->stride[i] <= m->stride[i + 1] == wanted && step_after(m->stride[i], m->variable[i].count, m->stride[i + 1]);
    }
    if (m->stride[m->variables] != count)
        return uncertain_rejected(c, "witness", "regions", "are not one for each choice of pieces");
    return count;
}

void mechanism_new_regions(const struct uncertain *c, struct mechanism *m, int count)
{
    (void)c;
    m->region = calloc((size_t)count, sizeof *m->region);
    if (m->region == NULL) abort();
    m->regions = count;
}

/* All regions. */
/*@ requires mechanism_answers(c, m) && mechanism_variables(c->json, m) && mechanism_room(c, m);
  @ assigns m->region[0 .. m->regions - 1], rational_doubt, \result \from c, m;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && mechanism_answers(c, m) && mechanism_room(c, m);
  @ ensures m->variables == \old(m->variables) && m->region == \old(m->region) && mechanism_variables(c->json, m);
  @ ensures \result.what == \null ==> regions_ok(c, m->variables, m->region, m->regions); */
static struct flaw read_all(const struct uncertain *c, const struct mechanism *m)
{
    const struct json *json = c->json;
    int node = json_member(json, json_member(json, 0, "witness"), "regions") + 1;
    /*@ loop invariant 0 <= i <= m->regions && 0 < node <= json->count && DOUBT_HAS_STAYED;
      @ loop invariant stays: uncertain_stays{Pre, Here}(c) && m->region == \at(m->region, Pre);
      @ loop invariant variables: m->variables == \at(m->variables, Pre);
      @ loop invariant record: mechanism_answers(c, m) && mechanism_variables(json, m) && mechanism_room(c, m);
      @ loop invariant regions: regions_ok(c, m->variables, m->region, i);
      @ loop assigns i, node, m->region[0 .. m->regions - 1], rational_doubt;
      @ loop variant m->regions - i; */
    for (int i = 0; i < m->regions; i++) {
        if (node >= json->count) return (struct flaw){"witness", "regions", "end too early"};
        const struct flaw flaw = read_next(c, m, node, i, m->region);
        if (flaw.what != NULL) return flaw;
        node = json->node[node].next;
    }
    return (struct flaw){NULL, NULL, NULL};
}

int mechanism_read_regions(const struct uncertain *c, struct mechanism *m)
{
    const struct flaw flaw = read_all(c, m);
    //@ assert strides: mechanism_strides(m, m->variables) && m->stride[m->variables] == m->regions;
    if (flaw.what != NULL) return uncertain_rejected(c, flaw.place, flaw.item, flaw.what);
    //@ assert regions: mechanism_regions(c, m, m->regions);
    return 1;
}
