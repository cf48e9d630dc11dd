/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about the certificates of an equilibrium (rest_claim.h, rest_row_claim.h), from what the signs say of the contact (proofs/rest/state.h). */
#include "../contact/known.h"

#include "../rest/state.h"

#include "../contact/proved.h"

#include "rest_claim.h"
#include "rest_row_claim.h"
