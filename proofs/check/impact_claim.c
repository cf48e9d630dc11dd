/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about the certificates of an impact (impact_claim.h, impact_row_claim.h), from what the first piece from v = 0 does (proofs/impact/touch.h)
 * and from the motion that its pieces describe (impact_motion.h). */
#include "../contact/known.h"

#include "../impact/row_of_motion.h"
#include "../impact/touch.h"

#include "impact_motion.h"

#include "../contact/proved.h"

#include "impact_claim.h"
#include "impact_row_claim.h"
