/* SPDX-License-Identifier: BSD-2-Clause */
/* What a certificate says of signs, of lists and of the name of the case, as goals (claim_lists.h). */
#include "../contact/known.h"

#include "../contact/theorem.h"

#include "statuses.h"

#define sign_of checked_sign /* that of model.h, for the checker's numbers */
#include "contact.h"

#include "claim_parts.h"

#include "../contact/proved.h"

#include "claim_lists.h"
