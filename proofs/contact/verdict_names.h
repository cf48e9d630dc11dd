/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/contact/verdict.c: the contracts of the functions that return names. */
#ifndef PROOFS_CONTACT_VERDICT_NAMES_H
#define PROOFS_CONTACT_VERDICT_NAMES_H

#include "theorem.h"

#include "contact/verdict.h"

/*@ assigns \nothing; */
const char *contact_row_name(int row);
/*@ assigns \nothing; */
const char *contact_case_text(int cell);

#endif
