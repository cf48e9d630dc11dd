/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of the verdict on impact after impact, in the order in which the first that holds is taken (spec/certificate.md, section 10.3). */
#ifndef CHECK_CHATTER_ROW_H
#define CHECK_CHATTER_ROW_H

#include "check/chatter/chatter.h"

enum {
    ROW_lifts_off,
    ROW_lands,
    ROW_stops,
    ROW_forward_slide,
    ROW_forward_ray,
    ROW_backward_slide,
    ROW_backward_ray,
    ROW_reversal_forward,
    ROW_reversal_backward,
    ROW_stick_slide_forward,
    ROW_stick_slide_backward,
    ROW_settles
};

struct row {
    int number;
    enum chatter_course course;
    int direction;
    const char *name;
};

#endif
