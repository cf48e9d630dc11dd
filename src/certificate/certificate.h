/* SPDX-License-Identifier: BSD-2-Clause */
/* The records that leave the program, as spec/certificate.md defines them.  Every function returns an
 * object owned by the caller; keys stand in the order of the specification. */
#ifndef CERTIFICATE_CERTIFICATE_H
#define CERTIFICATE_CERTIFICATE_H

#include "problem/problem.h"

/* Where a record was read; `file` NULL and line 0 when it has no place. */
struct place {
    const char *file;
    long line;
};

/* certificate_of: the verdict with everything that a checker needs. */
json_t *certificate_of(const struct problem *problem, const struct answer *answer);

/* certificate_begin: the head of a record of another type: version, type, kind, id, problem and its hash. */
json_t *certificate_begin(const char *type, const struct problem *problem);

/* certificate_undecided: the budget was reached. */
json_t *certificate_undecided(const struct problem *problem, const struct options *options,
                              const struct failure *failure);

/* certificate_unread: the same of a problem that was not read to its end, of which there is no canonical form.  `kind` and `id` may be NULL. */
json_t *certificate_unread(const struct place *place, const struct kind *kind, const json_t *id,
                           const struct options *options, const struct failure *failure);

/* certificate_error: a record that could not be decided; `id` may be NULL. */
json_t *certificate_error(const struct place *place, const json_t *id, const struct failure *failure);

#endif
