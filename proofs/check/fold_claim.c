/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about the certificates of a point of a switching surface (fold_claim.h). */
#include "../contact/proved.h"

#include "fold_claim.h"
