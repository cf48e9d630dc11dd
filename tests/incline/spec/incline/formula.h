/* SPDX-License-Identifier: BSD-2-Clause */
/* A block at rest on an incline stays there where mu cos >= sin: Coulomb's law alone. */
#ifndef SPEC_INCLINE_FORMULA_H
#define SPEC_INCLINE_FORMULA_H

/* margin = mu c - s */
#define F_INCLINE_MARGIN(IN, ADD, SUB, MUL) \
    IN(s) IN(c) IN(mu)                      \
    MUL(mu_c, mu, c)                        \
    SUB(margin, mu_c, s)

#define INCLINE_INPUTS(INPUT)                     \
    INPUT(s, "1", "sine of the angle of the incline") \
    INPUT(c, "1", "its cosine; c > 0")            \
    INPUT(mu, "1", "coefficient of friction; mu >= 0")

#define INCLINE_FORMULAS(FORMULA) \
    FORMULA(F_INCLINE_MARGIN, margin, "1", "positive inside the cone of friction")

#endif
