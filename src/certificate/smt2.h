/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a certificate as an SMT-LIB 2 script, for solvers that are independent of painleve. */
#ifndef CERTIFICATE_SMT2_H
#define CERTIFICATE_SMT2_H

#include <jansson.h>
#include <stdio.h>

/* smt2_begin: the commands at the beginning of a script, once.
 * smt2_refusal: the reason why the claim of a certificate cannot be written, or NULL when it can.
 * smt2_claim: the claim as one (push) ... (check-sat) (pop), when it can be written. The answer is unsat exactly when the
 * claim is true, which is, with the sections of spec/certificate.md:
 *
 *   contact  the status of every mode, and the set of all contact forces (4.1, 4.3)
 *   impact   the motion of the witness obeys the laws of an impact and ends at the outgoing velocity; the energy (7.4, 7.5)
 *   jam      the outcomes, and that of a state, for every normal force (11.3, 11.4)
 *   fold     at a point: the rates and their derivatives, where the motion can stay, visible folds, directions of sliding
 *            (spec/fold/certificate.md, section 3); uniqueness of motions is not a polynomial statement
 *   wedge    two sliders: the status of every mode, and the number of forces in each direction of sliding
 *            (spec/wedge/certificate.md, W.3 and W.4)
 *   rest     the three conditions (12.3 to 12.5); that they decide stability is not a polynomial statement
 *
 * In      certificate   as certificate_of makes it */
void smt2_begin(FILE *out);
const char *smt2_refusal(const json_t *certificate);
void smt2_claim(const json_t *certificate, FILE *out);

#endif
