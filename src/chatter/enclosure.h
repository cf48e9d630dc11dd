/* SPDX-License-Identifier: BSD-2-Clause */
/* The orbit of the ratio when slip can be reversed (k+ < 0 or k- < 0). Its ratios are not rational, so that it is
 * enclosed in rational intervals. The map of the ratio is increasing, and e has one minimum, so that intervals are
 * mapped by their ends (spec/chatter/README.md). */
#ifndef CHATTER_ENCLOSURE_H
#define CHATTER_ENCLOSURE_H

#include "chatter/reversal.h"

/* What is known about the ratio and e after the steps: slip persists in one direction, or the ratio never leaves an
 * interval, or nothing. */
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
    struct ends sum; /* S of spec/certificate.md, section 10.7; NULL when e may be 1 */
};

/* enclosure_of: follows an orbit of the course REVERSES until the time is enclosed with the required width, or for
 * ENCLOSURE_MAX_STEPS impacts. */
void enclosure_of(const struct orbit *orbit, struct enclosure *enclosure);

#endif
