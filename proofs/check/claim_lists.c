/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves claim_lists.h. */
#include "../contact/known.h"

#include "../contact/theorem.h"

#include "statuses.h"

#define sign_of checked_sign /* the sign_of of model.h, for the checker's numbers */
#include "contact.h"

#include "claim_parts.h"

#include "../contact/proved.h"

#include "claim_lists.h"
