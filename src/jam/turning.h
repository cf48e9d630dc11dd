/* SPDX-License-Identifier: BSD-2-Clause */
/* The G-spot in three dimensions, where the direction of slip turns: kind `jam` with the field `eta`
 * (spec/spatial/jam.md). */
#ifndef JAM_TURNING_H
#define JAM_TURNING_H

#include "jam/turning_formula.h"
#include "numbers/surd.h"
#include "problem/problem.h"

#define PROGRAM jam_turning
#define PROGRAM_INPUTS JAM_TURNING_INPUTS
#define PROGRAM_FORMULAS JAM_TURNING_FORMULAS
#include "formula/program.h"

#define PROGRAM jam_turning_state
#define PROGRAM_INPUTS JAM_TURNING_STATE_INPUTS
#define PROGRAM_FORMULAS JAM_TURNING_STATE_FORMULAS
#include "formula/program.h"

/* jam_turning_decide: the function `decide` of the kind for a problem with eta; `eta` is the index of that field.
 * Returns as `decide` of struct kind. */
enum status jam_turning_decide(const struct problem *problem, const struct options *options, int eta,
                               struct answer *answer, struct failure *failure) WARN_UNUSED;

/* jam_turning_describe: the verdict in words. */
void jam_turning_describe(const struct answer *answer, FILE *out);

#endif
