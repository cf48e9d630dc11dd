/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on lists of numbers that were read, as goals. */
#include "../contact/known.h"

#include "polynomial.h"

#include "../contact/proved.h"

#include "list_read.h"
