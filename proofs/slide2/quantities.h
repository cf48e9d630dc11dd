/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities and the rows of spec/slide2/table.h, as predicates over real numbers. */
#ifndef PROOFS_SLIDE2_QUANTITIES_H
#define PROOFS_SLIDE2_QUANTITIES_H

#include "slide2/formula.h"
#include "slide2/meaning.h"
#include "slide2/table.h"

#define ALL_SLIDES \forall SLIDE2_PARAMETERS
#define DET (p11 * p22 - p12 * p21)
#define C_1 (p21 * b1 - p11 * b2)
#define C_2 (p22 * b1 - p12 * b2)
#define WITH_QUANTITIES \let D = DET; \let c1 = C_1; \let c2 = C_2;
#define SAYS(name, word, closed, open)                                                    \
    predicate says_closed_##name(SLIDE2_PARAMETERS) = WITH_QUANTITIES (closed);           \
    predicate says_open_##name(SLIDE2_PARAMETERS) = WITH_QUANTITIES (open);
/*@ T_SLIDE2_MODES(SAYS) */

#endif
