/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of this folder. */
#ifndef CHECK_IMPACT_PRIVATE_H
#define CHECK_IMPACT_PRIVATE_H

#include "check/impact/impact.h"

/* The laws of restitution. */
enum { LAW_NEWTON, LAW_POISSON, LAW_ENERGETIC, LAWS };

/* A number a + b sqrt(d) as {"a","b","d"} writes it. */
struct written_surd {
    scalar a, b, d;
};

/* impact_law: the law that the problem names; LAWS when it names none. */
/*@ requires impact_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= LAWS; */
int impact_law(const struct impact *c);

#endif
