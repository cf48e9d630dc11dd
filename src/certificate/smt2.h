/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a certificate as an SMT-LIB 2 script, for solvers that know nothing of this program. */
#ifndef CERTIFICATE_SMT2_H
#define CERTIFICATE_SMT2_H

#include <jansson.h>
#include <stdio.h>

/* smt2_begin: what a script begins with, once.
 * smt2_refusal: why a certificate has no claim that can be written, or NULL when it has one.
 * smt2_claim: one (push) ... (check-sat) (pop) for a certificate that has; the answer is unsat exactly when its claim holds, in the
 * words of spec/certificate.md:
 *
 *   contact  the status of every mode, and the set of all contact forces (4.1, 4.3)
 *   impact   the motion of the witness obeys the laws of an impact and ends at the outgoing velocity; the energy (7.4, 7.5)
 *   jam      the outcomes, and that of a state, for every normal force (11.3, 11.4)
 *   fold     at a point: the rates and their derivatives, where the motion can stay, visible folds, directions of sliding (spec/fold/certificate.md, 3);
 *            uniqueness of motions is no polynomial statement
 *   wedge    two sliders: the status of every mode, and how many forces slide in each direction (spec/wedge/certificate.md, W.3, W.4)
 *   rest     the three conditions (12.3 to 12.5); that they decide the stability is no polynomial statement
 *
 * In      certificate   as certificate_of makes it
 */
void smt2_begin(FILE *out);
const char *smt2_refusal(const json_t *certificate);
void smt2_claim(const json_t *certificate, FILE *out);

#endif
