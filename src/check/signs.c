/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/signs.h"

struct walk {
    const struct program *program;
    const struct identity *identities;
    int count;
    int (*visit)(void *context, const int *sign);
    void *context;
    unsigned char may[PROGRAM_MAX_NODES]; /* per node; any for what is no quantity */
    unsigned char named[PROGRAM_MAX_NODES];
    unsigned char set[PROGRAM_MAX_NODES]; /* what a node may be after the choices made so far */
};

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

/* Terms of a vanishing sum: some of each sign, or all zero.  Factors are quantities or products of them, so that each
 * has one sign. */
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

static int report(const struct walk *w)
{
    int sign[PROGRAM_MAX_QUANTITIES];
    for (int i = 0; i < w->count; i++)
        if (!agrees(w, w->identities + i)) return 1;
    for (int i = 0; i < w->program->quantities; i++) sign[i] = sign_of(w->set[w->program->quantity[i].node]);
    return w->visit(w->context, sign);
}

static int visit_from(struct walk *w, int k)
{
    const struct program *program = w->program;
    if (k == program_nodes(program)) return report(w);
    int set = w->may[k];
    if (k >= program->inputs) {
        const struct instruction *step = program->code + (k - program->inputs);
        set &= of_result(step->operation, w->set[step->left], w->set[step->right]);
    }
    w->set[k] = (unsigned char)set;
    if (!w->named[k]) return visit_from(w, k + 1);
    for (int sign = -1; sign <= 1; sign++) {
        if (!(set & of_sign(sign))) continue;
        w->set[k] = (unsigned char)of_sign(sign);
        if (!visit_from(w, k + 1)) return 0;
    }
    return 1;
}

int signs_visit(const struct program *program, const struct identity *identities, int count, const unsigned char *may,
                int (*visit)(void *context, const int *sign), void *context)
{
    struct walk w = {.program = program, .identities = identities, .count = count, .visit = visit, .context = context};
    for (int k = 0; k < program_nodes(program); k++) w.may[k] = MAY_BE_ANY;
    for (int i = 0; i < program->quantities; i++) {
        w.may[program->quantity[i].node] = may[i];
        w.named[program->quantity[i].node] = 1;
    }
    return visit_from(&w, 0);
}
