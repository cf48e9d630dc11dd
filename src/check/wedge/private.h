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
    const char *name;
    struct theory theory;
    short slope[WEDGE_MOVING], H, P, v;
    short is_klein;
};

/* What has been verified of one certificate so far. */
struct wedge {
    const struct wedge_model *model;
    struct theory_case c;
    short force[WEDGE_MODES];     /* the sign of the resultant at the point of a mode that holds */
    short continuum[WEDGE_MODES]; /* 1 when a mode holds at more than one point */
};

/* wedge_model_of: the model with this name; NULL when there is none. */
const struct wedge_model *wedge_model_of(const struct json *json, int word);

/* wedge_check_words: checks that `verdict` and `row` follow from the signs and the modes. Returns 1, or 0 with the
 * reason. */
int wedge_check_words(struct wedge *w);

/* wedge_direction: the direction of motion of a mode, 0 for rest. wedge_side: the sign of z. */
int wedge_direction(int mode);
int wedge_side(int mode);

#endif
