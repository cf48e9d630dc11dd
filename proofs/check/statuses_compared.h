/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions that compare the statuses in the verdict with those that the checker has derived: if they accept, these agree. */
#ifndef PROOFS_CHECK_STATUSES_COMPARED_H
#define PROOFS_CHECK_STATUSES_COMPARED_H

#include "claims_read.h"

/*@ ensures stated: \result != 0 ==> says_status(c->json, c->verdict, mode, c->status[mode]); */
static int is_stated(const struct contact *c, enum mode mode);
/*@ ensures stated: \result == MODES ==> statuses_are_stated(c, MODES); */
static enum mode misstated(const struct contact *c);

#endif
