/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of the verdict on two contacts that both slip (spec/slide2/certificate.md, 14.5), in the order of the specification. */
#ifndef CHECK_SLIDE2_ROW_H
#define CHECK_SLIDE2_ROW_H

#include "check/slide2/private.h"

enum { ROW_singular, ROW_unstable_for_all, ROW_stable_for_all, ROW_depends };

struct row {
    int number;
    const char *name;
};

#endif
