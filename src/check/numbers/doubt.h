/* SPDX-License-Identifier: BSD-2-Clause */
/* What was left open; for field.c. */
#ifndef CHECK_NUMBERS_DOUBT_H
#define CHECK_NUMBERS_DOUBT_H

/* rational_not_found: notes that a sign or a number was not found, in whatever pool: from now on element_is_stuck tells. */
/*@ assigns rational_doubt;
  @ ensures noted: rational_doubt != 0; */
void rational_not_found(void);

#endif
