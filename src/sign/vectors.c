/* SPDX-License-Identifier: BSD-2-Clause */
#include "sign/vectors.h"

struct walk {
    const struct program *program;
    const unsigned char *may;
    const struct identity *identities;
    int count;
    enum status (*visit)(void *context, const enum sign *sign);
    void *context;
    unsigned char set[PROGRAM_MAX_NODES]; /* the signs that a node may have after what was chosen before it */
    unsigned char named[PROGRAM_MAX_NODES];
};

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

/* The factors are quantities, or products of these, so each has one sign. */
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

static enum status report(const struct walk *w)
{
    enum sign sign[PROGRAM_MAX_NODES];
    for (int i = 0; i < w->count; i++)
        if (!agrees(w, w->identities + i)) return STATUS_OK;
    for (int k = 0; k < program_nodes(w->program); k++) sign[k] = (enum sign)only_sign(w->set[k]);
    return w->visit(w->context, sign);
}

static enum status visit_from(struct walk *w, int k)
{
    const struct program *program = w->program;
    if (k == program_nodes(program)) return report(w);
    int set = MAY_BE_ANY;
    if (k >= program->inputs) {
        const struct instruction *step = program->code + (k - program->inputs);
        set = set_of_result(step->operation, w->set[step->left], w->set[step->right]);
    }
    w->set[k] = (unsigned char)set;
    if (!w->named[k]) return visit_from(w, k + 1);
    enum status status = STATUS_OK;
    for (int sign = -1; sign <= 1 && status == STATUS_OK; sign++) {
        if (!has(set & w->may[k], sign)) continue;
        w->set[k] = (unsigned char)set_of_sign(sign);
        status = visit_from(w, k + 1);
    }
    return status;
}

enum status vectors_visit(const struct program *program, const unsigned char *may, const struct identity *identities,
                          int count, enum status (*visit)(void *context, const enum sign *sign), void *context)
{
    struct walk w = {
        .program = program, .may = may, .identities = identities, .count = count, .visit = visit, .context = context};
    for (int i = 0; i < program->quantities; i++) w.named[program->quantity[i].node] = 1;
    return visit_from(&w, 0);
}
