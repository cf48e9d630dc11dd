/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/contact/modes.c: the letters of a status. */
#ifndef PROOFS_CHECK_STATUS_LETTERS_H
#define PROOFS_CHECK_STATUS_LETTERS_H

#include "status_read.h"

#include "modes_verified.h"

/*@ ensures word: status_spelt(status, \result); */
static const char *status_word(enum mode_status status);

#endif
