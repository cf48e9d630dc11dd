/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves claim.h, the theorem about the certificates of a contact, from its parts. */
#include "../contact/known.h"

#include "../contact/given.h"
#include "../contact/words.h"

#include "statuses.h"

#define sign_of checked_sign /* the sign_of of model.h, for the checker's numbers */
#include "contact.h"

#include "claim_case.h"
#include "claim_lists.h"
#include "claim_modes.h"
#include "claim_parts.h"

#include "../contact/proved.h"

#include "claim.h"
