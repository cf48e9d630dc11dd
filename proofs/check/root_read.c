/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of root_read.h. */
#include "../contact/known.h"

#include "polynomial.h"

#include "../contact/proved.h"

#include "root_read.h"
