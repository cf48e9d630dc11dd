/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of system_status.h. */
#include "../contact/known.h"

#include "systems.h"

#include "../contact/proved.h"

#include "system_status.h"
