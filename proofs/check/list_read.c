/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of list_read.h. */
#include "../contact/known.h"

#include "polynomial.h"

#include "../contact/proved.h"

#include "list_read.h"
