/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves horner.h. */
#include "../contact/known.h"

#include "polynomial.h"

#include "../contact/proved.h"

#include "horner.h"
