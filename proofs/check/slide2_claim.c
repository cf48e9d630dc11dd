/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about the certificates of two contacts that both slip (slide2_claim.h). */
#include "../contact/proved.h"

#include "slide2_claim.h"
