/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions of src/check/contact/solutions.c that compare the number of forces in the verdict with the one that was counted: if
 * they accept, these are equal. */
#ifndef PROOFS_CHECK_SOLUTIONS_COMPARED_H
#define PROOFS_CHECK_SOLUTIONS_COMPARED_H

#include "status_read.h"

#include "counting.h"
#include "same_contact.h"
#include "model.h"

/*@ ensures word: count_spelt(COUNT_OF(c), \result); */
static const char *solutions_of(const struct contact *c);
/*@ ensures stated: \result != 0 ==> member_says(c->json, c->verdict, key, word); */
static int number_is_listed(const struct contact *c, const char *key, const char *word);

#endif
