/* SPDX-License-Identifier: BSD-2-Clause */
/* The maps R and G for people. */
#ifndef CLI_STANCE_MAPS_H
#define CLI_STANCE_MAPS_H

#include "problem/problem.h"

/* stance_print_maps: prints R and G at some angles, if they exist for the equilibrium. */
void stance_print_maps(const struct problem *problem, FILE *out);

#endif
