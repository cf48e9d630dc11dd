/* SPDX-License-Identifier: BSD-2-Clause */
/* What is proved of the names of src/contact/verdict.c. */
#ifndef PROOFS_CONTACT_VERDICT_NAMES_H
#define PROOFS_CONTACT_VERDICT_NAMES_H

#include "theorem.h"

#include "contact/verdict.h"

/*@ assigns \nothing; */
const char *contact_row_name(int row);
/*@ assigns \nothing; */
const char *contact_case_text(int cell);

#endif
