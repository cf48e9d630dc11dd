/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of eliminated.h. */
#include "../contact/known.h"

#include "systems.h"

#include "../contact/proved.h"

#include "eliminated.h"
