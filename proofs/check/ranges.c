/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of range_value.h. */
#include "../contact/proved.h"

#include "range_value.h"
