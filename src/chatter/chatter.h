/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of impact after impact: signs -> row -> orbit -> time, sets -> verdict -> witness -> words. */
#ifndef CHATTER_CHATTER_H
#define CHATTER_CHATTER_H

#include "chatter/enclosure.h"
#include "chatter/orbit.h"
#include "chatter/sets.h"
#include "chatter/zeno.h"
#include "problem/problem.h"

/* The results for one orbit. */
struct chatter_result {
    const struct orbit *orbit;
    const struct enclosure *enclosure; /* for the course REVERSES, else NULL */
    enum chatter_fate fate;
    enum chatter_rest rest;
    const char *reason; /* NULL unless the fate is undecided */
    int given;          /* 1 when u and v are given */
};

/* chatter_verdict_json, chatter_witness_json: the objects of the certificate (spec/certificate.md, section 10). Owned
 * by the caller. */
json_t *chatter_verdict_json(const struct chatter_result *result);
json_t *chatter_witness_json(const struct chatter_result *result);

/* chatter_describe: the verdict in words. */
void chatter_describe(const struct answer *answer, FILE *out);

#endif
