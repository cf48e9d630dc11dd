/* SPDX-License-Identifier: BSD-2-Clause */
/* Names for what is stored of a contact.  For a lemma that reads memory, WP adds the range of each value read as a premise; a lemma
 * stated with these names has no such premises, and is easier to apply. */
#ifndef PROOFS_CHECK_AT_H
#define PROOFS_CHECK_AT_H

#include "contact_words.h"
#include "forces.h"

/*@ logic integer sign_at{L}(struct contact *c, integer k) = c->sign[k];
  @ logic integer status_at{L}(struct contact *c, integer mode) = c->status[mode];
  @ logic integer count_at{L}(struct contact *c) = COUNT_OF(c);
  @ predicate has_continuum{L}(struct contact *c) = c->continuum >= 0; */

#define LINE_AT(c) sign_at(c, Q_u), sign_at(c, Q_a), sign_at(c, Q_b), sign_at(c, Q_p_plus), sign_at(c, Q_p_minus)
#define SIGNS_AT(c) LINE_AT(c), sign_at(c, Q_E_plus), sign_at(c, Q_E_minus)
#define CASE_SIGNS_AT(c) sign_at(c, Q_u), sign_at(c, Q_b), sign_at(c, Q_p_plus), sign_at(c, Q_p_minus)
#define SLIP_AT(c) sign_at(c, Q_u), sign_at(c, Q_a), sign_at(c, Q_p_plus), sign_at(c, Q_p_minus)
#define STATUSES_AT(c) status_at(c, FLIGHT), status_at(c, SLIP_PLUS), status_at(c, SLIP_MINUS), status_at(c, STICK)
#define CONE_AT(c) cone_word(sign_at(c, Q_E_plus), sign_at(c, Q_E_minus), sign_at(c, Q_N))
#define CLASS_AT(c) class_word(STATUSES_AT(c), count_at(c))
#define FORCES_AT(c)                                                                                                   \
    STATUSES_AT(c), FORCE_OF(c, FLIGHT), FORCE_OF(c, SLIP_PLUS), FORCE_OF(c, SLIP_MINUS), FORCE_OF(c, STICK)
#define GIVEN_AT(c) given(SIGNS_AT(c), sign_at(c, Q_N), STATE_OF(c))
#define ALL_C \forall struct contact *c

#endif
