/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `wedge`. The rules EVAL and MODE are those of the kernel
 * (check/kernel); this checker supplies the data. */
#ifndef CHECK_WEDGE_PRIVATE_H
#define CHECK_WEDGE_PRIVATE_H

#include "check/kernel/theory.h"
#include "check/wedge/wedge.h"
#include "wedge/formula.h"

/* The modes, in the order in which a certificate lists them: direction of motion, sign of z. */
enum { WEDGE_PP, WEDGE_PM, WEDGE_MP, WEDGE_MM, WEDGE_RP, WEDGE_RM, WEDGE_MODES, WEDGE_MOVING = WEDGE_RP };

/* The data of a model, and the indices of the quantities that determine words. */
struct wedge_model {
    struct theory theory;
    int slope[WEDGE_MOVING], H, P, v;
    int is_klein;
};

/* What has been verified of one certificate so far. (For the types of the members see proofs/README.md, "Types that
 * differ".) */
struct wedge {
    const struct wedge_model *model;
    struct theory_case c;
    long force[WEDGE_MODES];     /* the sign of the resultant at the point of a mode that holds */
    long continuum[WEDGE_MODES]; /* 1 when a mode holds at more than one point */
};

/*@ predicate wedge_model_ok{L}(struct wedge_model *x) = \valid_read(x) && theory_ok(&x->theory) &&
  @   x->theory.modes == WEDGE_MODES && x->theory.reports == 1 && 0 <= x->H < x->theory.program->quantities &&
  @   0 <= x->P < x->theory.program->quantities && 0 <= x->v < x->theory.program->quantities &&
  @   \forall integer i; 0 <= i < WEDGE_MOVING ==> 0 <= x->slope[i] < x->theory.program->quantities;
  @ predicate wedge_forces{L}(struct wedge *w) = \forall integer i; 0 <= i < WEDGE_MODES ==> -1 <= w->force[i] <= 1;
  @ // What is known when the modes have been checked.
  @ predicate wedge_judged{L}(struct wedge *w) = \valid_read(w) && wedge_model_ok(w->model) && case_judged(&w->c) &&
  @   w->c.theory == &w->model->theory && wedge_forces(w); */

/* wedge_complete_model: returns a model of these tables; looks whether they are complete, as complete_theory does. */
/*@ requires \valid_read(model) && program_ok(program) && \base_addr(program) != \base_addr(program->code);
  @ requires 0 <= hypotheses && \valid_read(hypothesis + (0 .. hypotheses - 1)) && \valid_read(mode + (0 .. WEDGE_MODES - 1));
  @ assigns \result \from model;
  @ ensures \result == model && wedge_model_ok(\result); */
const struct wedge_model *wedge_complete_model(const struct wedge_model *model, const struct program *program,
                                               const struct theory_hypothesis *hypothesis, int hypotheses,
                                               const struct mode_table *mode);

/* wedge_model_of: the model with this name; NULL when there is none. */
/*@ requires json_ok(json) && 0 <= word < json->count;
  @ assigns \result \from json, word;
  @ ensures \result == \null || wedge_model_ok(\result); */
const struct wedge_model *wedge_model_of(const struct json *json, int word);

/* wedge_check_words: checks that `verdict` and `row` follow from the signs and the modes. Returns 1, or 0 with the
 * reason. */
/*@ requires wedge_judged(w);
  @ assigns *w->c.answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int wedge_check_words(const struct wedge *w);

/* wedge_direction: the direction of motion of a mode, 0 for rest. wedge_side: the sign of z. */
/*@ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
int wedge_direction(int mode);
/*@ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
int wedge_side(int mode);

#endif
