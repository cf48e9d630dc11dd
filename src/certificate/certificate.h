/* SPDX-License-Identifier: BSD-2-Clause */
/* The records that the program writes, as spec/certificate.md defines them. Every function returns an object owned by
 * the caller; its keys are in the order of the specification. */
#ifndef CERTIFICATE_CERTIFICATE_H
#define CERTIFICATE_CERTIFICATE_H

#include "problem/problem.h"

/* The place in the input that a record was read from; `file` is NULL and `line` 0 when there is none. */
struct place {
    const char *file;
    long line;
};

/* certificate_decide: decides a problem and writes its certificate, a verdict with everything that a checker needs to verify it, within what
 * checkers spend by default (certificate/cost.h). Where exact numbers would take more than that, or than the budget, enclosures prove the
 * signs in the kinds that take intervals, if no sign is 0: of a contact as they are, in the other kinds as intervals of one point, of which
 * the certificate then is. The answer of a jam whose numbers are only enclosed is about the numbers themselves.
 *
 * Out     answer    from zero; to be freed whatever is returned
 *         record    the certificate; NULL unless STATUS_OK is returned
 * Returns STATUS_OK, or another status with the reason in `failure` */
enum status certificate_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                               json_t **record, struct failure *failure) WARN_UNUSED;

/* certificate_has_proof: 0 for verdicts of an uncertain mechanism for which no proof within the bounds of checkers was found: the record
 * has no witness, and is no certificate. */
int certificate_has_proof(const json_t *record);

/* certificate_share_ends: gives the range of a number that is a variable of the witness, and the points of the verdict at its ends, the ends that the
 * problem of the record has: whether a root is found for an end depends on the work that is left when it is written. */
void certificate_share_ends(json_t *record);

/* certificate_begin: the common beginning of records of other types: version, type, kind, id, problem and its hash. */
json_t *certificate_begin(const char *type, const struct problem *problem);

/* certificate_undecided: the record of a problem that was not decided within its budget. */
json_t *certificate_undecided(const struct problem *problem, const struct options *options,
                              const struct failure *failure);

/* certificate_unread: the same for a problem whose numbers could not be read within the budget, so that it has no
 * canonical form. `kind` and `id` may be NULL. */
json_t *certificate_unread(const struct place *place, const struct kind *kind, const json_t *id,
                           const struct options *options, const struct failure *failure);

/* certificate_error: the record of an input that could not be decided; `id` may be NULL. */
json_t *certificate_error(const struct place *place, const json_t *id, const struct failure *failure);

#endif
