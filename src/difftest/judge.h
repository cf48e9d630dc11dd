/* SPDX-License-Identifier: BSD-2-Clause */
/* One answer of an engine, judged by the kind `step`. */
#ifndef DIFFTEST_JUDGE_H
#define DIFFTEST_JUDGE_H

#include "painleve.h"

enum judgement { AGREE, NEAR, WRONG, OTHER_PROBLEM, OTHER_LAW, UNSUPPORTED, NO_ANSWER, JUDGEMENTS };
extern const char *const judgement_names[JUDGEMENTS];

/* What an answer did, as bits. */
enum mark { MARK_ENERGY = 1, MARK_CONE = 2, MARK_PULLING = 4, MARK_PENETRATING = 8 };
enum { MARKS = 4 };
extern const char *const mark_names[MARKS];

/* By which law and how closely an engine is judged. */
struct measure {
    const char *law;
    char eps[64];
    int binary32;
};

/* measure_preset: Coulomb's law, binary64, the tolerance of that precision. */
void measure_preset(struct measure *measure, int binary32);

/* measure_floor: the relative rounding of a term, below which there is no tolerance. */
const char *measure_floor(const struct measure *measure);

/* measure_compare: the sign of x - y, two tolerances that were read before. */
int measure_compare(const char *x, const char *y);

/* double_of_text: the double that an exact expression means.  Returns 0 where it means none exactly. */
int double_of_text(const char *text, double *x);

/* What is kept of a judged answer. */
struct verdict {
    enum judgement judgement, at_10_eps;
    int is_decided; /* by the kind `step`; otherwise only the judgements say something */
    char exact[16], nearest[4], restitution[12], difference[32]; /* exact: modes with spaces between */
    char eta[64];                                                /* of the nearest mode, a decimal; "" where infinite */
    double eta_size;                                             /* the same, for sorting */
    unsigned marks;
    char *certificate; /* NULL unless it was to be kept; freed by verdict_clear */
};

void verdict_clear(struct verdict *verdict);

/* judge_record: the record of kind `step` for an answer, one line of JSON.  The caller frees it. */
char *judge_record(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                   const struct measure *measure, const char *id);

/* Which certificates are kept, of some thousand bytes each. */
enum keep { KEEP_NONE, KEEP_WRONG, KEEP_ALL };

/* judge: decides it.
 * Out     verdict  to be cleared by the caller, also after an error
 * Returns the status of painleve_decide; `reason` then says more */
enum painleve_status judge(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                           const struct measure *measure, const char *id, enum keep keep, struct verdict *verdict,
                           char reason[256]);

/* judge_used: whether the data that an answer says it used are those of the problem, but for what an engine needs: m and I to within
 * 1/USED_INVERSE of themselves, rx and ry to within 1/USED_INVERSE of |rx| + |ry| (spec/adapter.md).  Decided exactly.
 * Returns the name of the first that is not, or NULL */
const char *judge_used(const struct painleve_body_step *step, const struct painleve_body_answer *answer);

enum { USED_INVERSE = 10000 };

#endif
