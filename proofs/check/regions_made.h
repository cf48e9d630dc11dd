/* SPDX-License-Identifier: BSD-2-Clause */
/* For the unit that makes regions, and multiplies strides. */
#ifndef PROOFS_CHECK_REGIONS_MADE_H
#define PROOFS_CHECK_REGIONS_MADE_H

#include "../strides_product.h"
#include "regions.h"

#endif
