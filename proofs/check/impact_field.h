/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/impact.c: the root of the field in which the motion is given is a real number. */
#ifndef PROOFS_CHECK_IMPACT_FIELD_H
#define PROOFS_CHECK_IMPACT_FIELD_H

#include "impact_piece.h"

/*@ ensures real: \result != 0 && scalar_doubt == 0 && \old(c->field.d) == \null ==> IMPACT_REAL(c); */
int impact_find_field(struct impact *c, int v);

#endif
