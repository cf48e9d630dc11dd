/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `slide2`. The rules EVAL, FARKAS, FACE and WORD are those of
 * the kernel (check/kernel); this checker supplies the data. */
#ifndef CHECK_SLIDE2_PRIVATE_H
#define CHECK_SLIDE2_PRIVATE_H

#include "check/text/json.h"
#include "check/slide2/slide2.h"
#include "slide2/formula.h"

#include <stddef.h>

/* The quantities in their order (14.2): load, an inertia, a compliance, P, and the quantities computed from them. */
#define SLIDE_INPUT(name, unit, meaning) SLIDE_##name,
#define SLIDE_FORMULA(macro, output, unit, meaning) SLIDE_##output,
#define SLIDE_COUNT(name, unit, meaning) +1
#define SLIDE_COUNT_FORMULA(macro, output, unit, meaning) +1
enum {
    SLIDE2_LOAD_INPUTS(SLIDE_INPUT) SLIDE2_INERTIA_INPUTS(SLIDE_INPUT) SLIDE2_COMPLIANCE_INPUTS(SLIDE_INPUT)
        SLIDE2_MATRIX_INPUTS(SLIDE_INPUT) SLIDE2_FORMULAS(SLIDE_FORMULA) SLIDE2_COMPLIANCE_FORMULAS(SLIDE_FORMULA)
            SLIDE_QUANTITIES,
    SLIDE_INERTIA = 0 SLIDE2_LOAD_INPUTS(SLIDE_COUNT),
    SLIDE_COMPLIANCE = SLIDE_INERTIA SLIDE2_INERTIA_INPUTS(SLIDE_COUNT),
    SLIDE_MATRIX = SLIDE_COMPLIANCE SLIDE2_COMPLIANCE_INPUTS(SLIDE_COUNT),
    SLIDE_RESULTS = SLIDE_MATRIX SLIDE2_MATRIX_INPUTS(SLIDE_COUNT),
    SLIDE_RATES = SLIDE_RESULTS SLIDE2_FORMULAS(SLIDE_COUNT_FORMULA)
};

enum { SLIDE_FF, SLIDE_SF, SLIDE_FS, SLIDE_SS, SLIDE_MODES };

/* What has been verified of a mode. */
enum slide2_status { SLIDE_CONSISTENT, SLIDE_BOUNDARY, SLIDE_INCONSISTENT };
struct slide2_mode {
    enum slide2_status status;
    short continuum;
    scalar lambda[2]; /* NULL when the mode is inconsistent */
};

/* What has been verified of one certificate so far. */
struct slide2 {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int verdict, witness;         /* nodes */
    scalar q[SLIDE_QUANTITIES];   /* NULL for quantities that do not exist */
    short sign[SLIDE_QUANTITIES]; /* 0 for quantities that do not exist */
    struct slide2_mode mode[SLIDE_MODES];
};

/*@ predicate slide2_reads{L}(struct slide2 *c) = \valid(c) && quantities_ready(c->json, c->pool, c->answer) &&
  @   0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count && \separated(c, c->json, c->answer);
  @ predicate slide2_signs{L}(struct slide2 *c) = \forall integer k; 0 <= k < SLIDE_QUANTITIES ==> -1 <= c->sign[k] <= 1;
  @ // Either all quantities from `first` to `end` exist, or the first of them does not.
  @ predicate slide2_all{L}(struct slide2 *c, integer first, integer end) =
  @   c->q[first] != \null ==> \forall integer k; first <= k < end ==> c->q[k] != \null;
  @ predicate slide2_numbers{L}(struct slide2 *c) = slide2_all(c, SLIDE_INERTIA, SLIDE_COMPLIANCE) &&
  @   (\forall integer k; 0 <= k < SLIDE_INERTIA || SLIDE_MATRIX <= k < SLIDE_RATES ==> c->q[k] != \null);
  @ // What is known when the quantities have been checked.
  @ predicate slide2_sees{L}(struct slide2 *c) = slide2_reads(c) && slide2_signs(c) && slide2_numbers(c);
  @ // What is known when the modes have been checked.
  @ predicate slide2_solved(struct slide2_mode mode) =
  @   mode.status != SLIDE_INCONSISTENT ==> mode.lambda[0] != \null && mode.lambda[1] != \null;
  @ predicate slide2_judged{L}(struct slide2 *c) = slide2_sees(c) &&
  @   \forall integer i; 0 <= i < SLIDE_MODES ==> slide2_solved(c->mode[i]); */

/* slide2_has: 1 when the problem has an inertia (SLIDE_A11), a compliance (SLIDE_k1), or P (SLIDE_p11). */
/*@ requires \valid_read(c) && 0 <= quantity < SLIDE_QUANTITIES;
  @ assigns \nothing;
  @ ensures \result == (c->q[quantity] != \null ? 1 : 0); */
static inline int slide2_has(const struct slide2 *c, int quantity)
{
    return c->q[quantity] != NULL;
}

/* The parts of slide2_check, in order, after the problem has been read.  Each returns 1, or 0 with the reason. */
/*@ requires slide2_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int slide2_check_inertia(const struct slide2 *c);
/*@ requires slide2_sees(c);
  @ assigns c->mode[0 .. SLIDE_MODES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> slide2_judged(c)); */
int slide2_check_modes(struct slide2 *c);
/*@ requires slide2_judged(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int slide2_check_verdict(const struct slide2 *c);
/*@ requires slide2_sees(c) && 0 <= array < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int slide2_lists_cases(const struct slide2 *c, int array, int dual); /* the classes of the problem, or of its dual */

/* The words that follow from the signs of the quantities (14.5): the row; the stability of S+S+, S+F and FS+; that with
 * the compliance of the problem; the impacts without collision IF, FI and II. */
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *slide2_row_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *slide2_both_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *slide2_first_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *slide2_second_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *slide2_hurwitz_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *slide2_IF_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *slide2_FI_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *slide2_II_word(const short *sign);
/* slide2_depends: 1 when the row is `depends`. slide2_is_stable: 1 when S+S+ is stable with the compliance of the
 * problem. */
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int slide2_depends(const short *sign);
/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int slide2_is_stable(const short *sign);

/* slide2_check_examples: the witness has a stable and an unstable compliance exactly when they are wanted. */
/*@ requires slide2_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int slide2_check_examples(const struct slide2 *c, int wanted);

/* slide2_rates: computes S a3 a2 a1 a0 H for the compliance k1 k2 q1 q2 in q. */
/*@ requires \valid(q + (0 .. SLIDE_QUANTITIES - 1)) && pool != \null;
  @ requires \forall integer k; SLIDE_COMPLIANCE <= k < SLIDE_RATES ==> q[k] != \null;
  @ assigns q[SLIDE_RATES .. SLIDE_QUANTITIES - 1];
  @ ensures \forall integer k; SLIDE_RATES <= k < SLIDE_QUANTITIES ==> q[k] != \null; */
void slide2_rates(struct scalar_pool *pool, scalar *q);

/* slide2_name: the name of a quantity in the specification. slide2_mode_name: the name of a mode. */
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
const char *slide2_name(int quantity);
/*@ assigns \result \from mode;
  @ ensures constant_text(\result); */
const char *slide2_mode_name(int mode);

/* slide2_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int slide2_rejected(const struct slide2 *c, const char *place, const char *item, const char *what);

#endif
