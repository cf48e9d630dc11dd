/* SPDX-License-Identifier: BSD-2-Clause */
/* The modes (spec/slide2/certificate.md, 14.4) as linear systems for the rules FARKAS and FACE: two rows, two forces. */
#include "check/kernel/linear.h"
#include "check/memory.h"
#include "check/slide2/private.h"

/* The rows and forces of the problem; the bounds of a mode; and the forces and weights of the witness. */
struct system {
    struct linear rows;
    struct linear_word asks;
    struct linear_terms force, weight;
};

/*@ predicate rows_ok{L}(struct system *s) = s->rows.rows == 2 && s->rows.forces == 2 && linear_system_ok(&s->rows);
  @ predicate system_ok{L}(struct system *s) = rows_ok(s) && linear_word_ok(&s->rows, &s->asks); */

/*@ requires slide2_sees(c) && constant_text(what);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int mode_rejected(const struct slide2 *c, int mode, const char *what)
{
    return slide2_rejected(c, "witness.modes", slide2_mode_name(mode), what);
}

/* The equation of motion of contact i, which slips where `slips` is 1. */
/*@ requires slide2_sees(c) && \valid(s) && \separated(s, c, c->json) && 0 <= i < 2;
  @ assigns s->rows.constant[i], s->rows.push[i][0 .. 1], s->asks.bound[i], s->asks.allowed[i];
  @ ensures row: s->rows.constant[i] != \null && s->rows.push[i][0] != \null && s->rows.push[i][1] != \null;
  @ ensures bound: s->asks.bound[i] < LINEAR_BOUNDS;
  @ ensures sees: slide2_sees(c); */
static void begin_row(const struct slide2 *c, int i, unsigned char slips, struct system *s)
{
    s->asks.bound[i] = slips ? LINEAR_ZERO : LINEAR_NOT_NEGATIVE;
    s->asks.allowed[i] = slips;
    s->rows.constant[i] = c->q[SLIDE_b1 + i];
    s->rows.push[i][0] = c->q[SLIDE_MATRIX + 2 * i];
    s->rows.push[i][1] = c->q[SLIDE_MATRIX + 2 * i + 1];
}

/* The equations of motion; contact i slips where `slips[i]` is 1. */
/*@ requires slide2_sees(c) && \valid(s) && \separated(s, c, c->json) && 0 <= mode < SLIDE_MODES;
  @ assigns *s;
  @ ensures system: system_ok(s);
  @ ensures sees: slide2_sees(c); */
static void begin(const struct slide2 *c, int mode, struct system *s)
{
    static const unsigned char slips[SLIDE_MODES][2] = {
        [SLIDE_FF] = {0, 0}, [SLIDE_SF] = {1, 0}, [SLIDE_FS] = {0, 1}, [SLIDE_SS] = {1, 1}};
    s->rows.rows = s->rows.forces = 2;
    //@ assert size: slide2_sees(c);
    s->force.value[0] = s->force.value[1] = s->weight.value[0] = s->weight.value[1] = NULL;
    //@ assert terms: slide2_sees(c);
    begin_row(c, 0, slips[mode][0], s);
    begin_row(c, 1, slips[mode][1], s);
    //@ assert constants: \forall integer k; k == 0 || k == 1 ==> s->rows.constant[k] != \null;
    //@ assert pushes: \forall integer k, j; (k == 0 || k == 1) && (j == 0 || j == 1) ==> s->rows.push[k][j] != \null;
    //@ assert rows: rows_ok(s);
}

/* A number of the witness; NULL for 0, as the rules require. */
/*@ requires slide2_sees(c) && 0 <= node < c->json->count && constant_text(key);
  @ assigns scalar_doubt, \result \from *c, node, key;
  @ ensures DOUBT_STAYS; */
static scalar term(const struct slide2 *c, int node, const char *key)
{
    const scalar x = quantity_number(c->json, c->pool, json_member(c->json, node, key));
    return scalar_sign(x) != 0 ? x : NULL;
}

/* v_i_dot under the forces. */
/*@ requires slide2_sees(c) && \valid_read(s) && rows_ok(s) && 0 <= i < 2;
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar acceleration(const struct slide2 *c, const struct system *s, int i)
{
    scalar sum = s->rows.constant[i];
    /*@ loop invariant 0 <= j <= 2 && sum != \null && DOUBT_HAS_STAYED;
      @ loop assigns j, sum, scalar_doubt;
      @ loop variant 2 - j; */
    for (int j = 0; j < 2; j++)
        if (s->force.value[j] != NULL)
            sum = scalar_add(c->pool, sum, scalar_multiply(c->pool, s->rows.push[i][j], s->force.value[j]));
    return sum;
}

/* Reads the weights at a node. */
/*@ requires slide2_sees(c) && 0 <= node < c->json->count && \valid(s) && system_ok(s) && \separated(s, c, c->json);
  @ assigns s->weight.value[0 .. 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures system: system_ok(s);
  @ ensures sees: slide2_sees(c); */
static void read_weights(const struct slide2 *c, int node, struct system *s)
{
    s->weight.value[0] = term(c, node, "w1");
    //@ assert sees: slide2_sees(c);
    s->weight.value[1] = term(c, node, "w2");
}

/* Reads the force at a node; returns 0 when the accelerations do not satisfy the equations of motion. */
/*@ requires slide2_sees(c) && 0 <= node < c->json->count && \valid(s) && system_ok(s) && \separated(s, c, c->json);
  @ assigns s->force.value[0 .. 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures system: system_ok(s);
  @ ensures sees: slide2_sees(c); */
static int read_force(const struct slide2 *c, int node, struct system *s)
{
    s->force.value[0] = term(c, node, "lambda1");
    s->force.value[1] = term(c, node, "lambda2");
    const scalar v1 = quantity_number(c->json, c->pool, json_member(c->json, node, "v1_dot"));
    const scalar v2 = quantity_number(c->json, c->pool, json_member(c->json, node, "v2_dot"));
    return scalar_equal(v1, acceleration(c, s, 0)) && scalar_equal(v2, acceleration(c, s, 1));
}

/* 1 when the mode has more forces than that of the witness, by the rank of the columns in the rows that are 0. */
/*@ requires slide2_sees(c) && \valid_read(s) && rows_ok(s) && \valid_read(face);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_more(const struct slide2 *c, const struct system *s, const struct linear_face *face)
{
    unsigned char fixed[LINEAR_MAX_ROWS] = {0};
    const int acting = (s->force.value[0] != NULL) + (s->force.value[1] != NULL);
    fixed[0] = s->asks.bound[0] == LINEAR_ZERO || face->tight[0];
    fixed[1] = s->asks.bound[1] == LINEAR_ZERO || face->tight[1];
    return acting > linear_rank(c->pool, &s->rows, fixed, &s->force);
}

/* The rule FACE. */
/*@ requires slide2_sees(c) && 0 <= mode < SLIDE_MODES && \valid(s) && system_ok(s);
  @ requires \valid(found) && \separated(found, c->json, c->answer, s);
  @ assigns *found, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> slide2_solved(*found)); */
static int solve(const struct slide2 *c, int mode, int weighted, const struct system *s, struct slide2_mode *found)
{
    struct linear_face face;
    const char *bad = linear_check_face(c->pool, &s->rows, &s->asks, &s->force, &s->weight, &face);
    if (bad != NULL) return mode_rejected(c, mode, bad);
    if (weighted == face.strict) return mode_rejected(c, mode, "weights stand there exactly on a boundary");
    found->status = face.strict ? SLIDE_CONSISTENT : SLIDE_BOUNDARY;
    found->continuum = (short)has_more(c, s, &face);
    found->lambda[0] = s->force.value[0] != NULL ? s->force.value[0] : scalar_zero(c->pool);
    found->lambda[1] = s->force.value[1] != NULL ? s->force.value[1] : scalar_zero(c->pool);
    return 1;
}

/* The rule FARKAS. */
/*@ requires slide2_sees(c) && 0 <= mode < SLIDE_MODES && \valid(s) && system_ok(s);
  @ requires \valid(found) && \separated(found, c->json, c->answer, s);
  @ assigns *found, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> slide2_solved(*found)); */
static int refute(const struct slide2 *c, int mode, const struct system *s, struct slide2_mode *found)
{
    const char *bad = linear_refuted(c->pool, &s->rows, &s->asks, &s->weight);
    if (bad != NULL) return mode_rejected(c, mode, bad);
    *found = (struct slide2_mode){SLIDE_INCONSISTENT, 0, {NULL, NULL}};
    return 1;
}

/*@ requires slide2_sees(c) && 0 <= mode < SLIDE_MODES && 0 <= node < c->json->count;
  @ requires \valid(s) && \valid(found) && \separated(s, found, c->json, c->answer) && \separated(s, c);
  @ assigns *s, *found, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> slide2_solved(*found)); */
static int check_system(const struct slide2 *c, int mode, int node, struct system *s, struct slide2_mode *found)
{
    const int force = json_member(c->json, node, "force"), weights = json_member(c->json, node, "weights");
    begin(c, mode, s);
    if (weights != 0) read_weights(c, weights, s);
    if (force == 0)
        return weights != 0 ? refute(c, mode, s, found) : mode_rejected(c, mode, "neither a force nor weights");
    if (!read_force(c, force, s)) return mode_rejected(c, mode, "an acceleration is not that of the force");
    return solve(c, mode, weights != 0, s, found);
}

/*@ requires slide2_sees(c) && 0 <= mode < SLIDE_MODES && 0 <= node < c->json->count;
  @ requires \valid(found) && \separated(found, c->json, c->answer);
  @ assigns *found, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> slide2_solved(*found)); */
static int check_mode(const struct slide2 *c, int mode, int node, struct slide2_mode *found)
{
    struct system *s = memory_zeroed(1, sizeof *s); /* too large for a small stack */
    const int accepted = check_system(c, mode, node, s, found);
    memory_free(s);
    return accepted;
}

/*@ requires slide2_sees(c) && 0 <= mode < SLIDE_MODES && slide2_solved(found);
  @ requires \forall integer k; 0 <= k < mode ==> slide2_solved(c->mode[k]);
  @ assigns c->mode[mode];
  @ ensures sees: slide2_sees(c);
  @ ensures solved: \forall integer k; 0 <= k <= mode ==> slide2_solved(c->mode[k]); */
static void keep(struct slide2 *c, int mode, struct slide2_mode found)
{
    c->mode[mode] = found;
}

int slide2_check_modes(struct slide2 *c)
{
    const int modes = json_member(c->json, c->witness, "modes");
    struct slide2_mode found;
    //@ ghost struct answer *answer = c->answer;
    /*@ loop invariant 0 <= i <= SLIDE_MODES && DOUBT_HAS_STAYED;
      @ loop invariant sees: slide2_sees(c);
      @ loop invariant answer: c->answer == answer;
      @ loop invariant solved: \forall integer k; 0 <= k < i ==> slide2_solved(c->mode[k]);
      @ loop assigns i, found, c->mode[0 .. SLIDE_MODES - 1], *answer, scalar_doubt;
      @ loop variant SLIDE_MODES - i; */
    for (int i = 0; i < SLIDE_MODES; i++) {
        if (!check_mode(c, i, json_member(c->json, modes, slide2_mode_name(i)), &found)) return 0;
        keep(c, i, found);
    }
    return 1;
}
