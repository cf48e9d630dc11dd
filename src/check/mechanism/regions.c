/* SPDX-License-Identifier: BSD-2-Clause */
/* The regions of a mechanism: one for each choice of pieces. */
#include "check/mechanism/data.h"
#include "check/quantities.h"

#include <stddef.h>

/*@ predicate side_ok{L}(struct region *r, integer axis) =
  @   r->start.side[axis].low != \null && r->start.side[axis].high != \null; */

/* The side of a cell: the interval that an object gives. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && 0 <= axis < CELL_MAX_AXES && region_apart(c, region);
  @ assigns region->start.side[axis], scalar_doubt;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && side_ok(region, axis); */
static void read_side(const struct uncertain *c, int node, struct region *region, int axis)
{
    const scalar low = quantity_number(c->json, c->pool, json_member(c->json, node, "lo"));
    const scalar high = quantity_number(c->json, c->pool, json_member(c->json, node, "hi"));
    region->start.side[axis].low = low;
    region->start.side[axis].high = high;
    region->start.side[axis].has_low = region->start.side[axis].has_high = 1;
    //@ assert same: uncertain_stays{Pre, Here}(c);
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && region_apart(c, region);
  @ requires 0 <= region->axes <= CELL_MAX_AXES && cell_sides(&region->start, region->axes);
  @ assigns region->start, region->axes, scalar_doubt, \result \from c, node;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures \old(region->axes) <= region->axes <= CELL_MAX_AXES && cell_sides(&region->start, region->axes); */
static const char *read_constants(const struct uncertain *c, int node, struct region *region)
{
    const struct json *json = c->json;
    const int list = json_member(json, node, "constants");
    /*@ loop invariant list < i <= json->count && DOUBT_HAS_STAYED && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
      @ loop invariant \at(region->axes, Pre) <= region->axes <= CELL_MAX_AXES && cell_sides(&region->start, region->axes);
      @ loop assigns i, region->start, region->axes, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next) {
        if (region->axes == CELL_MAX_AXES) return "are too many";
        read_side(c, i, region, region->axes);
        const scalar low = region->start.side[region->axes].low, high = region->start.side[region->axes].high;
        if (scalar_sign(scalar_subtract(c->pool, high, low)) <= 0) return "an enclosure is empty";
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

/* The pieces of a region. The ends of a piece that are no rationals are replaced by those of the box around it. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && 0 <= index;
  @ requires region_apart(c, region) && \base_addr(region) != \base_addr(m);
  @ assigns region->piece[0 .. CELL_MAX_AXES - 1], region->start, scalar_doubt;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && mechanism_variables(c->json, m);
  @ ensures cell_sides(&region->start, m->variables);
  @ ensures \forall integer i; 0 <= i < m->variables ==> 0 <= region->piece[i] < c->json->count; */
static void read_pieces(const struct uncertain *c, const struct mechanism *m, int index, struct region *region)
{
    /*@ loop invariant 0 <= i <= m->variables && 0 <= index && DOUBT_HAS_STAYED;
      @ loop invariant uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && mechanism_variables(c->json, m);
      @ loop invariant cell_sides(&region->start, i);
      @ loop invariant \forall integer k; 0 <= k < i ==> 0 <= region->piece[k] < c->json->count;
      @ loop assigns i, index, region->piece[0 .. CELL_MAX_AXES - 1], region->start, scalar_doubt;
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

/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && 0 <= index;
  @ requires region_apart(c, region) && \base_addr(region) != \base_addr(m) && 0 <= node < c->json->count;
  @ assigns *region, scalar_doubt, \result \from c, m, node, index;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures m->variables == \old(m->variables) && mechanism_variables(c->json, m);
  @ ensures \result.what == \null ==> region_ok(c, m->variables, region); */
static struct flaw read_region(const struct uncertain *c, const struct mechanism *m, int node, int index,
                               struct region *region)
{
    region->cover = (unsigned short)json_member(c->json, node, "cover");
    if (json_size(c->json, region->cover) > MECHANISM_MAX_ITEMS)
        return (struct flaw){"witness.regions", "cover", "has too many items"};
    read_pieces(c, m, index, region);
    region->axes = m->variables;
    //@ assert first: m->variables == \at(m->variables, Pre) && mechanism_variables(c->json, m);
    //@ assert ends: cell_sides(&region->start, region->axes);
    const char *constants = read_constants(c, node, region);
    //@ assert nodes: region_nodes(c->json, m->variables, region);
    //@ assert second: m->variables == \at(m->variables, Pre) && mechanism_variables(c->json, m);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    if (constants != NULL) return (struct flaw){"witness.regions", "constants", constants};
    const struct flaw flaw = mechanism_read_polynomials(c, m, node, region);
    //@ assert unchanged: uncertain_stays{Pre, Here}(c);
    //@ assert third: m->variables == \at(m->variables, Pre) && mechanism_variables(c->json, m);
    //@ assert axes: m->variables <= region->axes <= CELL_MAX_AXES;
    //@ assert sides: cell_sides(&region->start, region->axes);
    //@ assert still: region_nodes(c->json, m->variables, region);
    return flaw;
}

/*@ // Regions that are read.
  @ predicate regions_ok{L}(struct uncertain *c, integer variables, struct region *region, integer count) =
  @   \forall integer k; 0 <= k < count ==> region_ok(c, variables, region + k); */

/* Reads region i; those before it stay as they are. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && 0 <= i && 0 <= node < c->json->count;
  @ requires \valid(region + (0 .. i)) && \base_addr(region) != \base_addr(m) && \base_addr(region) != \base_addr(c);
  @ requires uncertain_block(\base_addr(region), c) && regions_ok(c, m->variables, region, i);
  @ assigns region[i], scalar_doubt, \result \from c, m, node, i;
  @ ensures DOUBT_STAYS && uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures m->variables == \old(m->variables) && m->region == \old(m->region) && mechanism_variables(c->json, m);
  @ ensures \result.what == \null ==> regions_ok(c, m->variables, region, i + 1); */
static struct flaw read_next(const struct uncertain *c, const struct mechanism *m, int node, int i,
                             struct region *region)
{
    // The regions that were read before are unchanged: the assertions say it part by part, before the call and after it.
    const int quantities = c->theory->program->quantities;
    (void)quantities;
    //@ assert program: quantities <= PROGRAM_MAX_QUANTITIES;
    //@ assert each: \forall integer k; 0 <= k < i ==> region_ok(c, m->variables, region + k);
    //@ assert each_nodes: \forall integer k; 0 <= k < i ==> region_nodes(c->json, m->variables, region + k);
    /*@ assert each_sides: \forall integer k, j; 0 <= k < i && 0 <= j < region[k].axes ==>
      @   region[k].start.side[j].low != \null && region[k].start.side[j].high != \null; */
    /*@ assert each_pieces: \forall integer k, j; 0 <= k < i && 0 <= j < m->variables ==>
      @   0 <= region[k].piece[j] < c->json->count; */
    /*@ assert each_denominators: \forall integer k; 0 <= k < i ==>
      @   tensors_ok(&region[k].denominator[0], MECHANISM_DENOMINATORS, region[k].axes); */
    /*@ assert each_denominator: \forall integer k, j; 0 <= k < i && 0 <= j < MECHANISM_DENOMINATORS ==>
      @   tensor_ok(region[k].denominator[j]) && region[k].denominator[j].axes == region[k].axes; */
    /*@ assert each_quantities: \forall integer k; 0 <= k < i ==>
      @   tensors_ok(&region[k].quantity[0], quantities, region[k].axes); */
    /*@ assert each_quantity: \forall integer k, j; 0 <= k < i && 0 <= j < quantities ==>
      @   tensor_ok(region[k].quantity[j]) && region[k].quantity[j].axes == region[k].axes; */
    const struct flaw flaw = read_region(c, m, node, i, region + i);
    //@ assert theory: c->theory->program->quantities == quantities && c->json == \at(c->json, Pre);
    /*@ assert axes: \forall integer k; 0 <= k < i ==>
      @   m->variables <= region[k].axes == \at(region[k].axes, Pre) <= CELL_MAX_AXES; */
    //@ assert covers: \forall integer k; 0 <= k < i ==> 0 <= region[k].cover < c->json->count;
    /*@ assert pieces: \forall integer k, j; 0 <= k < i && 0 <= j < m->variables ==>
      @   0 <= region[k].piece[j] < c->json->count; */
    //@ assert low: \forall integer k, j; 0 <= k < i && 0 <= j < region[k].axes ==> region[k].start.side[j].low != \null;
    //@ assert high: \forall integer k, j; 0 <= k < i && 0 <= j < region[k].axes ==> region[k].start.side[j].high != \null;
    //@ assert sides: \forall integer k; 0 <= k < i ==> cell_sides(&region[k].start, region[k].axes);
    //@ assert nodes: \forall integer k; 0 <= k < i ==> region_nodes(c->json, m->variables, region + k);
    /*@ assert quantity: \forall integer k, j; 0 <= k < i && 0 <= j < quantities ==>
      @   tensor_ok(region[k].quantity[j]) && region[k].quantity[j].axes == region[k].axes; */
    /*@ assert quantities: \forall integer k; 0 <= k < i ==>
      @   tensors_ok(&region[k].quantity[0], quantities, region[k].axes); */
    /*@ assert denominator: \forall integer k, j; 0 <= k < i && 0 <= j < MECHANISM_DENOMINATORS ==>
      @   tensor_ok(region[k].denominator[j]) && region[k].denominator[j].axes == region[k].axes; */
    /*@ assert denominators: \forall integer k; 0 <= k < i ==>
      @   tensors_ok(&region[k].denominator[0], MECHANISM_DENOMINATORS, region[k].axes); */
    //@ assert unchanged: \forall integer k; 0 <= k < i ==> region_ok(c, m->variables, region + k);
    //@ assert before: regions_ok(c, m->variables, region, i);
    return flaw;
}

/* The number of choices of pieces for the variables so far, this one included; 0 when it exceeds `most`. */
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

/*@ assigns \nothing;
  @ ensures \result.what != \null; */
static struct flaw too_few(void)
{
    return (struct flaw){"witness", "regions", "end too early"};
}

/* Reads all regions. */
/*@ requires mechanism_answers(c, m) && mechanism_variables(c->json, m) && mechanism_room(c, m);
  @ assigns m->region[0 .. m->regions - 1], scalar_doubt, \result \from c, m;
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
      @ loop assigns i, node, m->region[0 .. m->regions - 1], scalar_doubt;
      @ loop variant m->regions - i; */
    for (int i = 0; i < m->regions; i++) {
        if (node >= json->count) return too_few();
        const struct flaw flaw = read_next(c, m, node, i, m->region);
        if (flaw.what != NULL) return flaw;
        node = json->node[node].next;
    }
    //@ assert all: regions_ok(c, m->variables, m->region, m->regions);
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
