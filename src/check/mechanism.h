/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of uncertain data of a mechanism, which give its contact by polynomials (spec/certificate.md, section 9.7). */
#ifndef CHECK_MECHANISM_H
#define CHECK_MECHANISM_H

#include "check/field.h"
#include "check/quantities.h"
#include "check/uncertain.h"

/* contact_mechanism_shape: of records of kind contact, but for what mechanism_check_shape sees. */
extern const struct shape_field contact_mechanism_shape[];

/* mechanism_is_certificate: 1 when a record of this type claims to be proved. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int mechanism_is_certificate(const struct json *json);

/* mechanism_check_shape: whether what contact_mechanism_shape leaves open has the right form.  Returns 1, or 0 with the
 * reason. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer;
  @ ensures 0 <= \result <= 1; */
int mechanism_check_shape(const struct json *json, struct rational_pool *pool, struct answer *answer);

/*@ // The answer is a block apart from the record, and from what the theory has to say.
  @ predicate mechanism_apart{L}(struct json *json, struct uncertain_theory *t, struct answer *answer) =
  @   \base_addr(answer) != \base_addr(json) && \base_addr(answer) != \base_addr(json->text) &&
  @   \base_addr(answer) != \base_addr(t) && \base_addr(answer) != \base_addr(t->program) &&
  @   \base_addr(answer) != \base_addr(t->program->code) && \base_addr(answer) != \base_addr(t->program->quantity) &&
  @   \base_addr(answer) != \base_addr(t->identities); */

/* mechanism_check: as uncertain_check. */
/*@ requires quantities_ready(json, pool, answer) && uncertain_theory_ok(theory) && mechanism_apart(json, theory, answer);
  @ assigns *answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int mechanism_check(const struct json *json, const struct uncertain_theory *theory, struct rational_pool *pool,
                    struct answer *answer);

#endif
