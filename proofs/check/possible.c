/* SPDX-License-Identifier: BSD-2-Clause */
/* Which signs are possible (possible.h), from the signs that decide the modes. */
#include "../contact/known.h"

#include "../contact/modes.h"

#include "../contact/proved.h"

#include "possible.h"
