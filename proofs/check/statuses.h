/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker and the program each define an enumeration of the statuses of a mode, with the same names in the same order.  After this
 * header the names refer to that of the checker. */
#ifndef PROOFS_CHECK_STATUSES_H
#define PROOFS_CHECK_STATUSES_H

#include "../contact/rows_model.h"
#define mode_status checker_status
#define CONSISTENT CHECKER_CONSISTENT
#define BOUNDARY CHECKER_BOUNDARY
#define INCONSISTENT CHECKER_INCONSISTENT
#define INADMISSIBLE CHECKER_INADMISSIBLE
#include "check/contact/contact.h"

#endif
