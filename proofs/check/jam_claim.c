/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about the certificates of a G-spot, and of a state near it (jam_claim.h, jam_spot_claim.h). */
#include "../contact/known.h"

#include "jam/outcomes.h"

#include "../jam/course.h"

/*@ logic real j_rate(FORCE_PARAMETERS) = (alpha3 - alpha1) * begin - alpha2; */
#include "../jam/outcomes.h"

#include "../contact/proved.h"

#include "jam_claim.h"
#include "jam_spot_claim.h"
