/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of scaled.h. */
#include "../contact/known.h"

#include "forms.h"

#include "../contact/proved.h"

#include "scaled.h"
