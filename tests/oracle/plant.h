/* SPDX-License-Identifier: BSD-2-Clause */
/* Random problems with small numbers, many of them with an exact zero planted. */
#ifndef ORACLE_PLANT_H
#define ORACLE_PLANT_H

#include "oracle/contact.h"
#include "oracle/random.h"

/* oracle_plant: the next random problem in the hypotheses. */
void oracle_plant(struct oracle_problem *problem, uint64_t *state);

/* oracle_mirror: the mirror image of a problem: u, a and B change sign. */
void oracle_mirror(struct oracle_problem *image, const struct oracle_problem *problem);

/* oracle_scale: the same problem in other units: accelerations, compliances and u times random positive numbers. */
void oracle_scale(struct oracle_problem *image, const struct oracle_problem *problem, uint64_t *state);

/* oracle_set: the data from text, like "17/5", in the order a b A B C mu u. */
void oracle_set(struct oracle_problem *problem, const char *const text[ORACLE_INPUTS]);

/* oracle_text: the data, as the command line takes them; the caller frees it. */
char *oracle_text(const struct oracle_problem *problem);

#endif
