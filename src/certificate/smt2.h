/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of a certificate as an SMT-LIB 2 script, for solvers that know nothing of this program. */
#ifndef CERTIFICATE_SMT2_H
#define CERTIFICATE_SMT2_H

#include <jansson.h>
#include <stdio.h>

/* smt2_begin: what a script begins with, once.
 * smt2_claim: one (push) ... (check-sat) (pop) for a certificate; the answer is unsat exactly when its claim
 * holds: the status of every mode, and the set of all contact forces, in the words of spec/certificate.md 4.1
 * and 4.3.
 *
 * In      certificate   as certificate_of makes it
 * Returns 0, or -1 when it is of a kind whose claim cannot be written yet (nothing is written)
 */
void smt2_begin(FILE *out);
int smt2_claim(const json_t *certificate, FILE *out);

#endif
