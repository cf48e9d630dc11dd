/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves row_theorem.h. */
#include "known.h"

#include "exclude.h"
#include "row_means.h"

#include "proved.h"

#include "row_theorem.h"
