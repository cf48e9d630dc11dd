/* SPDX-License-Identifier: BSD-2-Clause */
/* One answer of an engine, judged by the kind `step`. */
#ifndef DIFFTEST_JUDGE_H
#define DIFFTEST_JUDGE_H

#include "painleve.h"

enum judgement { AGREE, NEAR, WRONG, OTHER_PROBLEM, OTHER_LAW, UNSUPPORTED, NO_ANSWER, JUDGEMENTS };
extern const char *const judgement_names[JUDGEMENTS];

/* Properties of an answer, as bits. */
enum mark { MARK_ENERGY = 1, MARK_CONE = 2, MARK_PULLING = 4, MARK_PENETRATING = 8 };
enum { MARKS = 4 };
extern const char *const mark_names[MARKS];

/* The law and the tolerance with which an engine is judged. */
struct measure {
    const char *law;
    char eps[64];
    int binary32;
};

/* measure_preset: Coulomb's law, binary64, the tolerance of that precision. */
void measure_preset(struct measure *measure, int binary32);

/* measure_floor: the relative rounding error of a term, the least tolerance allowed. */
const char *measure_floor(const struct measure *measure);

/* measure_compare: the sign of x - y, for two tolerances that are valid. */
int measure_compare(const char *x, const char *y);

/* double_of_text: the double that an expression denotes. Returns 0 when it denotes none exactly. */
int double_of_text(const char *text, double *x);

/* The parts of a judgement that are stored. */
struct verdict {
    enum judgement judgement, at_10_eps;
    int is_decided; /* 1 when the kind `step` decided it; otherwise only the judgements are set */
    char exact[16], nearest[4], restitution[12], difference[32]; /* exact: modes, separated by spaces */
    char eta[64];                                                /* of the nearest mode, a decimal; "" when infinite */
    double eta_size;                                             /* the same, for sorting */
    unsigned marks;
    char *certificate; /* NULL unless certificates are stored; freed by verdict_clear */
};

void verdict_clear(struct verdict *verdict);

/* judge_record: the record of kind `step` for an answer, one line of JSON.  The caller frees it. */
char *judge_record(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                   const struct measure *measure, const char *id);

/* Which certificates are stored; each has some thousand bytes. */
enum keep { KEEP_NONE, KEEP_WRONG, KEEP_ALL };

/* judge: judges an answer.
 *
 * Out     verdict  to be cleared by the caller, also after an error
 * Returns the status of painleve_decide, with an explanation in `reason` */
enum painleve_status judge(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                           const struct measure *measure, const char *id, enum keep keep, struct verdict *verdict,
                           char reason[256]);

/* judge_used: whether the data that an engine used, according to its answer, are those of the problem up to the
 * deviations that engines need: m and I to within 1/USED_INVERSE of themselves, rx and ry to within 1/USED_INVERSE of
 * |rx| + |ry| (spec/adapter.md). Decided exactly. Returns the name of the first that is not, or NULL. */
const char *judge_used(const struct painleve_body_step *step, const struct painleve_body_answer *answer);

enum { USED_INVERSE = 10000 };

#endif
