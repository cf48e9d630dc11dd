/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cover/signs_list.h"

struct walk {
    const struct program *program;
    const struct identity *identities;
    int count;
    struct signs *list;
    unsigned char may[PROGRAM_MAX_NODES]; /* per node; meaningless for nodes that are not quantities */
    unsigned char named[PROGRAM_MAX_NODES];
    unsigned char set[PROGRAM_MAX_NODES]; /* the signs that a node may have, given the choices made so far */
};

/*@ predicate walk_ok{L}(struct walk *w) = \valid(w) && \valid(w->list) && program_ok(w->program) &&
  @   identities_ok(w->identities, w->count, w->program->inputs + w->program->operations) &&
  @   names_apart(\base_addr(w->list), w->program) && signs_listed(w->list, w->program->quantities); */

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_one_sign(int set)
{
    return set == MAY_BE_NEGATIVE || set == MAY_BE_ZERO || set == MAY_BE_POSITIVE;
}

int signs_open(const struct program *program, const unsigned char *may)
{
    int open = 0;
    /*@ loop invariant 0 <= i <= program->quantities && 0 <= open <= i;
      @ loop assigns i, open;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) open += !is_one_sign(may[i]);
    return open;
}

/*@ assigns \nothing; */
static int of_sign(int sign)
{
    return sign < 0 ? MAY_BE_NEGATIVE : sign == 0 ? MAY_BE_ZERO : MAY_BE_POSITIVE;
}

/*@ requires -1 <= x <= 1 && -1 <= y <= 1;
  @ assigns \nothing; */
static int of_product(int x, int y)
{
    return of_sign(x * y);
}

/*@ requires -1 <= x <= 1 && -1 <= y <= 1;
  @ assigns \nothing; */
static int of_sum(int x, int y)
{
    if (x * y < 0) return MAY_BE_ANY;
    return of_sign(x != 0 ? x : y);
}

/*@ assigns \nothing; */
static int of_result(int operation, int left, int right)
{
    int set = 0;
    /*@ loop invariant -1 <= x <= 2;
      @ loop assigns x, set;
      @ loop variant 2 - x; */
    for (int x = -1; x <= 1; x++) {
        /*@ loop invariant -1 <= y <= 2;
          @ loop assigns y, set;
          @ loop variant 2 - y; */
        for (int y = -1; y <= 1; y++) {
            if (!(left & of_sign(x)) || !(right & of_sign(y))) continue;
            set |= operation == OPERATION_MUL ? of_product(x, y) : of_sum(x, operation == OPERATION_SUB ? -y : y);
        }
    }
    return set;
}

/*@ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int sign_of(int set)
{
    return set == MAY_BE_POSITIVE ? 1 : set == MAY_BE_NEGATIVE ? -1 : 0;
}

/* 1 when the terms can sum to 0: some of each sign, or all zero. Factors are quantities or products of quantities, each
 * with one sign. */
/*@ requires \valid_read(w) && \valid_read(identity) && identities_ok(identity, 1, PROGRAM_MAX_NODES);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int agrees(const struct walk *w, const struct identity *identity)
{
    int signs = 0;
    /*@ loop invariant 0 <= i <= 3;
      @ loop assigns i, signs;
      @ loop variant 3 - i; */
    for (int i = 0; i < 3; i++) {
        const int left = sign_of(w->set[identity->term[i].left]), right = sign_of(w->set[identity->term[i].right]);
        signs |= of_sign(identity->term[i].coefficient * left * right);
    }
    return !(signs & MAY_BE_NEGATIVE) == !(signs & MAY_BE_POSITIVE);
}

/* 1 when the signs of the nodes agree with every identity. */
/*@ requires walk_ok(w);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int agrees_with_all(const struct walk *w)
{
    /*@ loop invariant 0 <= i <= w->count;
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
    struct signs *list = w->list;
    if (list->count == SIGNS_MAX_LISTED) return 0;
    /*@ loop invariant 0 <= i <= w->program->quantities && signs_listed(list, w->program->quantities);
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= list->sign[list->count][k] <= 1;
      @ loop assigns i, list->sign[list->count][0 .. PROGRAM_MAX_QUANTITIES - 1];
      @ loop variant w->program->quantities - i; */
    for (int i = 0; i < w->program->quantities; i++)
        list->sign[list->count][i] = (signed char)sign_of(w->set[w->program->quantity[i].node]);
    list->count++;
    //@ assert listed: signs_listed(list, w->program->quantities);
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
    int set = w->may[k];
    if (k >= program->inputs) {
        const struct instruction *step = program->code + (k - program->inputs);
        set &= of_result(step->operation, w->set[step->left], w->set[step->right]);
    }
    w->set[k] = (unsigned char)set;
    if (!w->named[k]) return list_from(w, k + 1);
    /*@ loop invariant -1 <= s <= 2 && walk_ok(w);
      @ loop assigns s, w->set[0 .. PROGRAM_MAX_NODES - 1], *w->list;
      @ loop variant 2 - s; */
    for (int s = -1; s <= 1; s++) {
        if (!(set & of_sign(s))) continue;
        w->set[k] = (unsigned char)of_sign(s);
        if (!list_from(w, k + 1)) return 0;
    }
    return 1;
}

int signs_list(const struct program *program, const struct identity *identities, int count, const unsigned char *may,
               struct signs *list)
{
    struct walk w = {.program = program, .identities = identities, .count = count, .list = list};
    list->count = 0;
    /*@ loop invariant 0 <= k <= program->inputs + program->operations;
      @ loop assigns k, w.may[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant program->inputs + program->operations - k; */
    for (int k = 0; k < program_nodes(program); k++) w.may[k] = MAY_BE_ANY;
    /*@ loop invariant 0 <= i <= program->quantities;
      @ loop assigns i, w.may[0 .. PROGRAM_MAX_NODES - 1], w.named[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) {
        w.may[program->quantity[i].node] = may[i];
        w.named[program->quantity[i].node] = 1;
    }
    const int fine = list_from(&w, 0);
    //@ assert program: w.program == program;
    return fine;
}
