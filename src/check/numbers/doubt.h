/* SPDX-License-Identifier: BSD-2-Clause */
/* The doubt of the checker (rational_pool.c), for field.c. */
#ifndef CHECK_NUMBERS_DOUBT_H
#define CHECK_NUMBERS_DOUBT_H

/* rational_not_found: raises the doubt: a sign or a number was not found, in whatever pool (element_is_stuck). */
/*@ assigns rational_doubt;
  @ ensures noted: rational_doubt != 0; */
void rational_not_found(void);

#endif
