/* SPDX-License-Identifier: BSD-2-Clause */
/* The limit of a stiff spring without damping: the impact with the energetic law and r = 1 (spec/compliance/README.md, section 6). */
#ifndef COMPLIANCE_LIMIT_H
#define COMPLIANCE_LIMIT_H

#include "compliance/body.h"
#include "numbers/surd.h"

struct compliance_limit {
    int exists; /* d = 0, delta = 0, and the point approaches or is drawn into contact */
    int slips;
    enum phase_word slip[2];
    struct surd u, v;
};

/* limit_of: the limit of a motion that begins with contact. */
struct compliance_limit limit_of(const struct compliance_body *body, const struct compliance_start *start);

/* limit_number: the value of a surd. */
const struct number *limit_number(struct number_pool *pool, struct surd x);

#endif
