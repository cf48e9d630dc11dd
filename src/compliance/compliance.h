/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of a contact on a spring and damper: signs -> start -> phases -> limit -> verdict -> words. */
#ifndef COMPLIANCE_COMPLIANCE_H
#define COMPLIANCE_COMPLIANCE_H

#include "compliance/follow.h"
#include "compliance/limit.h"
#include "compliance/table.h"
#include "problem/problem.h"

/* ENDS_detaches, ... */
#define COMPLIANCE_END(name, word) ENDS_##name,
enum compliance_end { T_COMPLIANCE(COMPLIANCE_END) };

struct compliance_result {
    const struct compliance_body *body;
    const struct compliance_start *start;
    enum compliance_end end;
    int without_collision; /* 1 when the point is drawn into contact: f = v = 0 at the start, and p < 0 in the direction of slip */
    struct follow *follow; /* NULL without contact; of a motion whose first phase never ends it has that phase only */
    struct compliance_limit limit;
};

/* compliance_end_name: the word of the certificate.  compliance_row_name: the row. */
const char *compliance_end_name(enum compliance_end end);
const char *compliance_row_name(enum compliance_end end);

/* compliance_verdict_json, compliance_witness_json: the objects of the certificate (spec/compliance/certificate.md).  Owned by the caller. */
json_t *compliance_verdict_json(struct number_pool *pool, const struct compliance_result *result);
json_t *compliance_witness_json(struct number_pool *pool, const struct compliance_result *result);

/* compliance_describe: the verdict in words. */
void compliance_describe(const struct answer *answer, FILE *out);

#endif
