/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves row_taken.h. */
#include "proved.h"

#include "row_taken.h"
