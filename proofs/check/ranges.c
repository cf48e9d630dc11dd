/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on products of numbers in ranges. */
#include "../contact/proved.h"

#include "range_value.h"
