/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on Horner's scheme. */
#include "../contact/known.h"

#include "polynomial.h"

#include "../contact/proved.h"

#include "horner.h"
