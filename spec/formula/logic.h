/* SPDX-License-Identifier: BSD-2-Clause */
/* Defines the formulas of a theory in ACSL, so that a formula in a contract and the code of the program have one
 * source.
 *
 * LOGIC_FORMULA is for the lists *_FORMULAS, LOGIC_INPUT for the lists *_INPUTS. Before use:
 *     #define LOGIC_PARAMETERS  real a, real b, ...     the inputs of the theory
 *     #define LOGIC_ARGUMENTS   a, b, ...
 * Then, inside an annotation,  CONTACT_INPUTS(LOGIC_INPUT) CONTACT_FORMULAS(LOGIC_FORMULA)  defines
 *     logic real value_p_plus(real a, real b, ...) = ...
 * for every input and every formula: its value as a polynomial in the real numbers. */
#ifndef SPEC_FORMULA_LOGIC_H
#define SPEC_FORMULA_LOGIC_H

#define LOGIC_INPUT(x, unit, meaning) logic real value_##x(LOGIC_PARAMETERS) = x;

#define LOGIC_IN(x) \let x = value_##x(LOGIC_ARGUMENTS);
#define LOGIC_ADD(t, x, y) \let t = x + y;
#define LOGIC_SUB(t, x, y) \let t = x - y;
#define LOGIC_MUL(t, x, y) \let t = x * y;
#define LOGIC_FORMULA(formula, output, unit, meaning) \
    logic real value_##output(LOGIC_PARAMETERS) = formula(LOGIC_IN, LOGIC_ADD, LOGIC_SUB, LOGIC_MUL) output;

#endif
