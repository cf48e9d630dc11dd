/* SPDX-License-Identifier: BSD-2-Clause */
/* The doubt of the checker (scalar_pool.c), for field.c. */
#ifndef CHECK_NUMBERS_DOUBT_H
#define CHECK_NUMBERS_DOUBT_H

/* scalar_not_found: raises the doubt: a sign or a number was not found, in whatever pool (element_is_stuck). */
/*@ assigns scalar_doubt;
  @ ensures noted: scalar_doubt != 0; */
void scalar_not_found(void);

#endif
