/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of the checker of mechanisms with uncertain data; for the files of this folder. */
#ifndef CHECK_MECHANISM_PARTS_H
#define CHECK_MECHANISM_PARTS_H

#include "check/mechanism/mechanism.h"
#include "check/cover/tensor.h"

enum {
    MECHANISM_DENOMINATORS = 2,
    MECHANISM_MAX_BISECTIONS = 256,
    MECHANISM_MAX_CHARACTERS = 65536,
    MECHANISM_MAX_ITEMS = 1000
};

/* Greater than any integer of a record. */
#define MECHANISM_HALF_TURNS 1000000000000000000

/* An uncertain field. For an angle the variable is the tangent of half its difference from a multiple of pi. (For the
 * types see proofs/README.md, "Types that differ".) */
struct mechanism_variable {
    unsigned short field;         /* the node of its name */
    unsigned short given;         /* the node of the field in the problem */
    unsigned short pieces, count; /* the node of the list of pieces, and its length */
    unsigned char is_angle;
    long long half_turns; /* of the first piece */
};

/*@ predicate variable_is{L}(struct json *json, integer field, integer given, integer pieces, integer count,
  @   integer is_angle, integer half_turns) = 0 <= field < json->count && 0 <= given < json->count &&
  @   0 <= pieces < json->count && 0 < count < json->node[pieces].next - pieces && 0 <= is_angle <= 1 &&
  @   -MECHANISM_HALF_TURNS < half_turns < MECHANISM_HALF_TURNS;
  @ predicate variable_ok{L}(struct json *json, struct mechanism_variable *v) =
  @   variable_is(json, v->field, v->given, v->pieces, v->count, v->is_angle, v->half_turns); */

/* A choice of one piece for each variable. */
struct region {
    unsigned short cover;                /* a node */
    unsigned short piece[CELL_MAX_AXES]; /* indices of nodes */
    struct cell start;                   /* the cell of all values; constants come after the variables */
    short axes;                          /* the number of variables and constants */
    struct tensor quantity[PROGRAM_MAX_QUANTITIES], denominator[MECHANISM_DENOMINATORS];
};

/*@ predicate region_nodes{L}(struct json *json, integer variables, struct region *r) = 0 <= r->cover < json->count &&
  @   variables <= r->axes <= CELL_MAX_AXES && cell_sides(&r->start, r->axes) &&
  @   \forall integer i; 0 <= i < variables ==> 0 <= r->piece[i] < json->count;
  @ predicate tensors_ok{L}(struct tensor *t, integer count, integer axes) =
  @   \forall integer k; 0 <= k < count ==> tensor_ok(t[k]) && t[k].axes == axes;
  @ predicate region_ok{L}(struct uncertain *c, integer variables, struct region *r) =
  @   region_nodes(c->json, variables, r) && tensors_ok(&r->quantity[0], c->theory->program->quantities, r->axes) &&
  @   tensors_ok(&r->denominator[0], MECHANISM_DENOMINATORS, r->axes); */

struct mechanism {
    struct mechanism_variable variable[CELL_MAX_AXES];
    short variables;
    unsigned short stride[CELL_MAX_AXES + 1]; /* region i has piece i / stride[k] % count of variable k */
    struct region *region;
    int regions;
};

/*@ // Memory blocks that are separate from the record and from the answer.
  @ predicate mechanism_block{L}(char *base, struct uncertain *c) = base != \base_addr(c) &&
  @   base != \base_addr(c->answer) && uncertain_block(base, c);
  @ predicate mechanism_answers{L}(struct uncertain *c, struct mechanism *m) = uncertain_answers(c) &&
  @   \valid_read(m) && mechanism_block(\base_addr(m), c);
  @ predicate mechanism_variables{L}(struct json *json, struct mechanism *m) = 0 <= m->variables <= CELL_MAX_AXES &&
  @   \forall integer i; 0 <= i < m->variables ==> variable_is(json, m->variable[i].field,
  @     m->variable[i].given, m->variable[i].pieces, m->variable[i].count, m->variable[i].is_angle, m->variable[i].half_turns);
  @ predicate mechanism_room{L}(struct uncertain *c, struct mechanism *m) = 0 <= m->regions &&
  @   \valid(m->region + (0 .. m->regions - 1)) && \base_addr(m->region) != \base_addr(m) &&
  @   mechanism_block(\base_addr(m->region), c);
  @ predicate mechanism_strides{L}(struct mechanism *m, integer count) = m->stride[0] == 1 &&
  @   \forall integer i; 0 <= i < count ==> 0 < m->stride[i] <= m->stride[i + 1] <= JSON_MAX_VALUES &&
  @     step_after(m->stride[i], m->variable[i].count, m->stride[i + 1]);
  @ predicate mechanism_regions{L}(struct uncertain *c, struct mechanism *m, integer count) =
  @   \forall integer i; 0 <= i < count ==> region_ok(c, m->variables, m->region + i);
  @ // The variables and regions that were read from the record are well formed.
  @ predicate mechanism_data_ok{L}(struct uncertain *c, struct mechanism *m) = \valid_read(m) &&
  @   mechanism_variables(c->json, m) && mechanism_strides(m, m->variables) && m->stride[m->variables] == m->regions &&
  @   \valid_read(m->region + (0 .. m->regions - 1)) && mechanism_regions(c, m, m->regions);
  @ predicate mechanism_ok{L}(struct uncertain *c, struct mechanism *m) =
  @   mechanism_answers(c, m) && mechanism_room(c, m) && mechanism_data_ok(c, m); */

/* The value of a variable, in [low, high]; when it is irrational, it is the only root of a polynomial there, and else
 * low = high. (For the types see proofs/README.md, "Types that differ".) */
struct coordinate {
    scalar low, high, poly[FIELD_MAX_DEGREE + 1];
    short count; /* the number of coefficients; 0 when there is no polynomial */
    short sign_low;
    short bisections;
};

/*@ predicate coordinate_ok{L}(struct coordinate *x) = x->low != \null && x->high != \null &&
  @   0 <= x->count <= FIELD_MAX_DEGREE + 1 && polynomial(&x->poly[0], x->count) &&
  @   0 <= x->bisections <= MECHANISM_MAX_BISECTIONS;
  @ predicate coordinate_apart{L}(struct uncertain *c, struct coordinate *x) = \valid(x) &&
  @   \base_addr(x) != \base_addr(c) && uncertain_block(\base_addr(x), c); */

/* mechanism_member: the value of a key; 0 when the node is not an object or has no such key. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
int mechanism_member(const struct uncertain *c, int node, const char *key);

/* mechanism_is_plain: 1 for a rational. mechanism_is_range: 1 for an object with the keys lo and hi only. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int mechanism_is_plain(const struct uncertain *c, int node);
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int mechanism_is_range(const struct uncertain *c, int node);

/* mechanism_same: 1 when two values have the same text. */
/*@ requires json_ok(json) && 0 <= x < json->count && 0 <= y < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int mechanism_same(const struct json *json, int x, int y);

/* mechanism_read_integer: the integer of at most 18 digits at the beginning of the bytes from `from` to `to`; returns
 * the byte after it. mechanism_integer: the integer of a node. */
/*@ requires json_ok(json) && 0 <= from <= end <= json->length && \valid(value) && \separated(value, json);
  @ requires \separated(value, json->text + (0 .. json->length - 1));
  @ assigns *value;
  @ ensures from <= \result <= end && -MECHANISM_HALF_TURNS < *value < MECHANISM_HALF_TURNS; */
int mechanism_read_integer(const struct json *json, int from, int end, long long *value);
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -MECHANISM_HALF_TURNS < \result < MECHANISM_HALF_TURNS; */
long long mechanism_integer(const struct json *json, int node);

/* mechanism_is_beside: 1 when x is proved to be not above (side 1) or not below (side -1) an end. */
/*@ requires uncertain_reads(c) && x != \null && 0 <= end < c->json->count && (side == 1 || side == -1);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int mechanism_is_beside(const struct uncertain *c, scalar x, int end, int side);

/* mechanism_read_variables, mechanism_read_regions: check these parts of the record. Return 1, or 0 with the reason.
 * mechanism_count_regions: the number of regions; 0 with the reason when it is not the required one. */
/*@ requires mechanism_answers(c, m) && \valid(m) && m->variables == 0;
  @ assigns m->variable[0 .. CELL_MAX_AXES - 1], m->variables, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> mechanism_answers(c, m) && mechanism_variables(c->json, m) && m->variables > 0; */
int mechanism_read_variables(const struct uncertain *c, struct mechanism *m);
/*@ requires mechanism_answers(c, m) && \valid(m) && mechanism_variables(c->json, m);
  @ assigns m->stride[0 .. CELL_MAX_AXES], *c->answer;
  @ ensures \result != 0 ==> 0 < \result == m->stride[m->variables] && mechanism_answers(c, m) &&
  @   mechanism_variables(c->json, m) && mechanism_strides(m, m->variables); */
int mechanism_count_regions(const struct uncertain *c, struct mechanism *m);
/*@ requires mechanism_answers(c, m) && mechanism_variables(c->json, m) && mechanism_room(c, m);
  @ requires mechanism_strides(m, m->variables) && m->stride[m->variables] == m->regions;
  @ assigns m->region[0 .. m->regions - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> mechanism_ok(c, m)); */
int mechanism_read_regions(const struct uncertain *c, struct mechanism *m);

/* A polynomial; `what` describes a flaw, or is NULL. */
struct reading {
    struct tensor t;
    const char *what;
};

/* mechanism_read_polynomial: reads a list of terms; adds the number of characters of the coefficients to `characters`. */
/*@ requires uncertain_reads(c) && 0 <= list < c->json->count && 0 <= axes <= CELL_MAX_AXES;
  @ requires \valid(characters) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ assigns *characters, scalar_doubt, \result \from c, list, axes;
  @ ensures DOUBT_STAYS && (\result.what == \null ==> tensor_ok(\result.t) && \result.t.axes == axes);
  @ ensures \result.what == \null ==> 0 <= *characters <= MECHANISM_MAX_CHARACTERS; */
struct reading mechanism_read_polynomial(const struct uncertain *c, int list, int axes, long *characters);

/* mechanism_piece: the node of a piece in a list of pieces. */
/*@ requires json_ok(json) && 0 <= pieces < json->count && pieces + 1 < json->node[pieces].next && 0 <= index;
  @ assigns \nothing;
  @ ensures pieces < \result < json->count; */
int mechanism_piece(const struct json *json, int pieces, int index);

/* mechanism_coordinate: reads the value of a variable at a point. Returns the index of the piece in which it lies, or
 * -1. */
/*@ requires uncertain_reads(c) && \valid_read(variable) && variable_ok(c->json, variable) && 0 <= at < c->json->count;
  @ requires coordinate_apart(c, x);
  @ assigns *x, scalar_doubt;
  @ ensures -1 <= \result < variable->count && DOUBT_STAYS && (\result >= 0 ==> coordinate_ok(x)); */
int mechanism_coordinate(const struct uncertain *c, const struct mechanism_variable *variable, int at,
                         struct coordinate *x);

/* mechanism_bisect: bisects the enclosure of a root; 0 when x is rational or the enclosure was bisected too often. */
/*@ requires pool != \null && \valid(x) && coordinate_ok(x);
  @ assigns x->low, x->high, x->count, x->bisections, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && coordinate_ok(x);
  @ ensures \result != 0 ==> x->bisections == \old(x->bisections) + 1; */
int mechanism_bisect(struct scalar_pool *pool, struct coordinate *x);

/* The signs that each quantity may have in each part of a leaf: below a root, at it, above it. */
struct leaf_signs {
    unsigned char parts;
    unsigned char may[3][PROGRAM_MAX_QUANTITIES];
};

/* mechanism_leaf_signs: the signs on a leaf of a region. `item` is the item of the cover. Returns 1, or 0 with the
 * reason. */
/*@ requires uncertain_answers(c) && \valid_read(m) && mechanism_variables(c->json, m) && \valid_read(region);
  @ requires region_ok(c, m->variables, region) && \valid_read(cell) && cell_sides(cell, region->axes);
  @ requires 0 <= item < c->json->count && \valid(leaf);
  @ assigns *leaf, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> leaf->parts <= 3 && uncertain_answers(c) && region_ok(c, m->variables, region); */
int mechanism_leaf_signs(const struct uncertain *c, const struct mechanism *m, const struct region *region,
                         const struct cell *cell, int item, struct leaf_signs *leaf);

/* mechanism_check_points: checks that each given point has its verdict. Returns 1, or 0 with the reason. */
/*@ requires mechanism_ok(c, m);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> mechanism_ok(c, m)); */
int mechanism_check_points(const struct uncertain *c, const struct mechanism *m);

/* mechanism_check_cover: checks the cover of each region, as uncertain_check_cover does; in cover/uncertain_cover.c. */
/*@ requires mechanism_ok(c, m);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int mechanism_check_cover(struct uncertain *c, const struct mechanism *m);

/* mechanism_axis: the variable whose name is at a node; -1 when there is none. */
/*@ requires json_ok(json) && \valid_read(m) && mechanism_variables(json, m) && 0 <= name < json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result < m->variables; */
int mechanism_axis(const struct mechanism *m, const struct json *json, int name);

/* mechanism_sign_at: the sign of a polynomial at x. mechanism_read_list: reads the numbers of an array; returns their
 * number, 0 when there are more than `room`. */
/*@ requires pool != \null && x != \null && 0 <= count && polynomial(poly, count);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
int mechanism_sign_at(struct scalar_pool *pool, const scalar *poly, int count, scalar x);
/*@ requires json_ok(json) && pool != \null && 0 <= array < json->count && 0 <= room;
  @ requires \valid(list + (0 .. room - 1)) && \separated(json, list + (0 .. room - 1));
  @ assigns list[0 .. room - 1], scalar_doubt;
  @ ensures 0 <= \result <= room && DOUBT_STAYS && polynomial(list, \result); */
int mechanism_read_list(const struct json *json, struct scalar_pool *pool, int array, scalar *list, int room);

#endif
