/* SPDX-License-Identifier: BSD-2-Clause */
/* Models whose constant tables are looked at. The tables are in models.c: a file without them is proved faster. */
#include "check/kernel/complete.h"
#include "check/wedge/private.h"

#include <stdlib.h>

/* 1 when the quantities that determine words exist. */
/*@ requires \valid_read(model);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result != 0 ==> 0 <= model->H < quantities && 0 <= model->P < quantities && 0 <= model->v < quantities;
  @ ensures slopes: \result != 0 ==>
  @   \forall integer i; 0 <= i < WEDGE_MOVING ==> 0 <= model->slope[i] < quantities; */
static int has_quantities(const struct wedge_model *model, int quantities)
{
    if (model->H < 0 || model->H >= quantities || model->P < 0 || model->P >= quantities) return 0;
    /*@ loop invariant 0 <= i <= WEDGE_MOVING;
      @ loop invariant \forall integer k; 0 <= k < i ==> 0 <= model->slope[k] < quantities;
      @ loop assigns i;
      @ loop variant WEDGE_MOVING - i; */
    for (int i = 0; i < WEDGE_MOVING; i++)
        if (model->slope[i] < 0 || model->slope[i] >= quantities) return 0;
    return model->v >= 0 && model->v < quantities;
}

const struct wedge_model *wedge_complete_model(const struct wedge_model *model, const struct program *program,
                                               const struct theory_hypothesis *hypothesis, int hypotheses,
                                               const struct mode_table *mode)
{
    const struct theory *theory = complete_theory(&model->theory, program, hypothesis, hypotheses, mode, WEDGE_MODES);
    if (theory->reports != 1 || !has_quantities(model, program->quantities)) abort();
    return model;
}

int wedge_direction(int mode)
{
    return mode >= WEDGE_MOVING ? 0 : mode == WEDGE_PP || mode == WEDGE_PM ? 1 : -1;
}

int wedge_side(int mode)
{
    return mode == WEDGE_PP || mode == WEDGE_MP || mode == WEDGE_RP ? 1 : -1;
}
