/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of systems.h. */
#include "../contact/known.h"

#include "scaled.h"

#include "../contact/proved.h"

#include "systems.h"
