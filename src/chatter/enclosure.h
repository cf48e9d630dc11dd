/* SPDX-License-Identifier: BSD-2-Clause */
/* The orbit of the ratio where slip can be reversed (k+ < 0 or k- < 0): it leaves the rationals, and is followed in
 * rational ranges.  The map of the ratio rises, and e has one least value, so ranges are carried by their ends
 * (spec/chatter/README.md). */
#ifndef CHATTER_ENCLOSURE_H
#define CHATTER_ENCLOSURE_H

#include "chatter/reversal.h"

/* What is known of the ratio and of e after the steps: slip all through in one direction, or a range that the ratio never
 * leaves, or nothing. */
enum enclosure_end { END_FORWARD, END_BACKWARD, END_TRAPPED, END_OPEN };

struct enclosure_step {
    struct ends ratio, e;
};

enum { ENCLOSURE_MAX_STEPS = 1024 };

struct enclosure {
    int count;
    struct enclosure_step step[ENCLOSURE_MAX_STEPS];
    enum enclosure_end end;
    struct enclosure_step last;
    struct ends sum; /* S of spec/certificate.md, section 10.7; NULL where e may be 1 */
};

/* enclosure_of: follows an orbit of the course REVERSES until the time is known to the width that is asked for, or for
 * ENCLOSURE_MAX_STEPS impacts. */
void enclosure_of(const struct orbit *orbit, struct enclosure *enclosure);

#endif
