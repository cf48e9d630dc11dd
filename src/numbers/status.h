/* SPDX-License-Identifier: BSD-2-Clause */
/* What a function that can fail returns.  Outputs are untouched unless it is STATUS_OK. */
#ifndef NUMBERS_STATUS_H
#define NUMBERS_STATUS_H

enum status {
    STATUS_OK = 0,
    STATUS_MALFORMED,  /* the text or a field does not have the form that is required */
    STATUS_HYPOTHESIS, /* outside the hypotheses of the theory; the message names the one that fails */
    STATUS_UNDECIDED,  /* the budget was reached before the answer */
    STATUS_INTERNAL    /* two tiers contradict each other, or a state occurs that the proofs exclude: a bug */
};

#define WARN_UNUSED __attribute__((warn_unused_result))

/* Why something failed, in words for the user.  `field` is empty when no single field is at fault. */
struct failure {
    char field[64];
    char reason[512];
};

#endif
