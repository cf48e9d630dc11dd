/* SPDX-License-Identifier: BSD-2-Clause */
/* What the files of the checker of kind `wedge` share.  The rules EVAL and MODE are the kernel's (check/kernel); here are the data. */
#ifndef CHECK_WEDGE_PRIVATE_H
#define CHECK_WEDGE_PRIVATE_H

#include "check/kernel/theory.h"
#include "check/wedge/wedge.h"
#include "wedge/formula.h"

/* The modes, in the order in which a certificate lists them: direction of motion, sign of z. */
enum { WEDGE_PP, WEDGE_PM, WEDGE_MP, WEDGE_MM, WEDGE_RP, WEDGE_RM, WEDGE_MODES, WEDGE_MOVING = WEDGE_RP };

/* The data of a model, and the numbers of its quantities of which words are made. */
struct wedge_model {
    const char *name;
    struct theory theory;
    short slope[WEDGE_MOVING], H, P, v;
    short is_klein;
};

/* What has been verified so far of one certificate. */
struct wedge {
    const struct wedge_model *model;
    struct theory_case c;
    short force[WEDGE_MODES];     /* the sign of the resultant at the point of a mode that holds */
    short continuum[WEDGE_MODES]; /* 1 where a mode holds for more than one point */
};

/* wedge_model_of: the model that a word names; NULL when there is none. */
const struct wedge_model *wedge_model_of(const struct json *json, int word);

/* wedge_check_words: that `verdict` and `row` state what follows from the signs and the modes.  Returns 1, or 0 with the reason. */
int wedge_check_words(struct wedge *w);

/* wedge_direction, wedge_side: the direction of motion of a mode, 0 for rest; the sign of z. */
int wedge_direction(int mode);
int wedge_side(int mode);

#endif
