/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows that the signs find. */
#include "proved.h"

#include "row_taken.h"
