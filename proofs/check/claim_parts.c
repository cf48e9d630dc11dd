/* SPDX-License-Identifier: BSD-2-Clause */
/* The words that follow from the theorem about a row at once, as goals (claim_parts.h). */
#include "../contact/known.h"

#include "../contact/theorem.h"

#include "statuses.h"

#define sign_of checked_sign /* that of model.h, for the checker's numbers */
#include "contact.h"
#include "verified.h"

#include "../contact/proved.h"

#include "claim_parts.h"
