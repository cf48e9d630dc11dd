/* SPDX-License-Identifier: BSD-2-Clause */
#include "sign/vectors.h"

struct walk {
    const struct program *program;
    const struct identity *identities;
    int count;
    struct vectors *list;
    unsigned char may[PROGRAM_MAX_NODES]; /* of quantities */
    unsigned char set[PROGRAM_MAX_NODES]; /* the signs that a node may have, given the signs chosen for earlier nodes */
    unsigned char named[PROGRAM_MAX_NODES];
};

/*@ predicate walk_ok{L}(struct walk *w) = \valid(w) && \valid(w->list) && program_ok(w->program) && \separated(w, w->list) &&
  @   w->program->quantities <= VECTORS_MAX_QUANTITIES && 0 <= w->list->count <= VECTORS_MAX_LISTED &&
  @   identities_ok(w->identities, w->count, w->program->inputs + w->program->operations); */

/*@ requires program_ok(program) && \valid_read(may + (0 .. program->inputs + program->operations - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= program->quantities; */
int vectors_open(const struct program *program, const unsigned char *may)
{
    int open = 0;
    /*@ loop invariant 0 <= open <= i <= program->quantities;
      @ loop assigns i, open;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) {
        const int set = may[program->quantity[i].node];
        open += set != MAY_BE_NEGATIVE && set != MAY_BE_ZERO && set != MAY_BE_POSITIVE;
    }
    return open;
}

/*@ requires 0 <= set && -1 <= sign <= 1;
  @ assigns \nothing; */
static int has(int set, int sign)
{
    return set >> (sign + 1) & 1;
}

/*@ requires -1 <= sign <= 1;
  @ assigns \nothing;
  @ ensures \result == (sign < 0 ? MAY_BE_NEGATIVE : sign == 0 ? MAY_BE_ZERO : MAY_BE_POSITIVE); */
static int set_of_sign(int sign)
{
    return sign < 0 ? MAY_BE_NEGATIVE : sign == 0 ? MAY_BE_ZERO : MAY_BE_POSITIVE;
}

/*@ requires -1 <= x <= 1 && -1 <= y <= 1;
  @ assigns \nothing;
  @ ensures 0 < \result <= MAY_BE_ANY; */
static int set_of_sum(int x, int y)
{
    return x == y || y == 0 ? set_of_sign(x) : x == 0 ? set_of_sign(y) : MAY_BE_ANY;
}

/*@ requires 0 <= left && 0 <= right;
  @ assigns \nothing; */
static int set_of_result(int operation, int left, int right)
{
    int set = 0;
    /*@ loop invariant -1 <= x <= 2;
      @ loop assigns x, set;
      @ loop variant 2 - x; */
    for (int x = -1; x <= 1; x++)
        /*@ loop invariant -1 <= y <= 2;
          @ loop assigns y, set;
          @ loop variant 2 - y; */
        for (int y = -1; y <= 1; y++)
            if (has(left, x) && has(right, y))
                set |= operation == OPERATION_MUL ? set_of_sign(x * y)
                                                  : set_of_sum(x, operation == OPERATION_SUB ? -y : y);
    return set;
}

/*@ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int only_sign(int set)
{
    return set == MAY_BE_NEGATIVE ? -1 : set == MAY_BE_POSITIVE ? 1 : 0;
}

/* 1 when the terms of the identity can sum to 0. The factors are quantities or products of quantities, each with one
 * sign. */
/*@ requires \valid_read(w) && \valid_read(identity) && \forall integer i; 0 <= i < 3 ==>
  @   0 <= identity->term[i].left < PROGRAM_MAX_NODES && 0 <= identity->term[i].right < PROGRAM_MAX_NODES &&
  @   -8 <= identity->term[i].coefficient <= 8;
  @ assigns \nothing; */
static int agrees(const struct walk *w, const struct identity *identity)
{
    int positive = 0, negative = 0;
    /*@ loop invariant 0 <= positive <= i && 0 <= negative <= i && i <= 3;
      @ loop assigns i, positive, negative;
      @ loop variant 3 - i; */
    for (int i = 0; i < 3; i++) {
        //@ assert -8 <= identity->term[i].coefficient <= 8;
        const int sign = identity->term[i].coefficient * only_sign(w->set[identity->term[i].left]) *
                         only_sign(w->set[identity->term[i].right]);
        positive += sign > 0;
        negative += sign < 0;
    }
    return (positive > 0) == (negative > 0);
}

/* 1 when the signs of the nodes agree with every identity. */
/*@ requires walk_ok(w);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int agrees_with_all(const struct walk *w)
{
    /*@ loop invariant 0 <= i;
      @ loop assigns i;
      @ loop variant w->count - i; */
    for (int i = 0; i < w->count; i++)
        if (!agrees(w, w->identities + i)) return 0;
    return 1;
}

/* Appends the combination. Returns 0 when there is no room. */
/*@ requires walk_ok(w);
  @ assigns *w->list;
  @ ensures 0 <= \result <= 1 && walk_ok(w); */
static int list(const struct walk *w)
{
    struct vectors *list = w->list;
    if (list->count == VECTORS_MAX_LISTED) return 0;
    /*@ loop invariant 0 <= i <= w->program->quantities;
      @ loop assigns i, list->sign[list->count][0 .. VECTORS_MAX_QUANTITIES - 1];
      @ loop variant w->program->quantities - i; */
    for (int i = 0; i < w->program->quantities; i++)
        list->sign[list->count][i] = (signed char)only_sign(w->set[w->program->quantity[i].node]);
    list->count++;
    return 1;
}

/*@ requires walk_ok(w) && 0 <= k <= w->program->inputs + w->program->operations;
  @ decreases w->program->inputs + w->program->operations - k;
  @ assigns w->set[0 .. PROGRAM_MAX_NODES - 1], *w->list;
  @ ensures 0 <= \result <= 1 && walk_ok(w); */
static int list_from(struct walk *w, int k)
{
    const struct program *program = w->program;
    if (k == program_nodes(program)) return !agrees_with_all(w) || list(w);
    int set = MAY_BE_ANY;
    if (k >= program->inputs) {
        const struct instruction *step = program->code + (k - program->inputs);
        set = set_of_result(step->operation, w->set[step->left], w->set[step->right]);
    }
    w->set[k] = (unsigned char)set;
    if (!w->named[k]) return list_from(w, k + 1);
    const unsigned char allowed = (unsigned char)(set & w->may[k]);
    /*@ loop invariant -1 <= s <= 2 && walk_ok(w);
      @ loop assigns s, w->set[0 .. PROGRAM_MAX_NODES - 1], *w->list;
      @ loop variant 2 - s; */
    for (int s = -1; s <= 1; s++) {
        if (!has(allowed, s)) continue;
        w->set[k] = (unsigned char)set_of_sign(s);
        if (!list_from(w, k + 1)) return 0;
    }
    return 1;
}

int vectors_list(const struct program *program, const unsigned char *may, const struct identity *identities, int count,
                 struct vectors *list)
{
    struct walk w = {.program = program, .identities = identities, .count = count, .list = list};
    list->count = 0;
    if (program->quantities > VECTORS_MAX_QUANTITIES) return 0;
    /*@ loop invariant 0 <= i <= program->quantities;
      @ loop assigns i, w.may[0 .. PROGRAM_MAX_NODES - 1], w.named[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) {
        const int k = program->quantity[i].node;
        w.may[k] = may[k];
        w.named[k] = 1;
    }
    return list_from(&w, 0);
}
