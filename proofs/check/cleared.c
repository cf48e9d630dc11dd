/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of cleared.h. */
#include "../contact/known.h"

#include "systems.h"

#include "../contact/proved.h"

#include "cleared.h"
