/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on Horner's scheme, as goals. */
#include "../contact/known.h"

#include "polynomial.h"

#include "../contact/proved.h"

#include "root_read.h"
