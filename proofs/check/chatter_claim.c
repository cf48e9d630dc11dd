/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about the certificates of impact after impact (chatter_claim.h). */
#include "../contact/proved.h"

#include "chatter_claim.h"
