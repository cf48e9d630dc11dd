/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves possible.h, from the signs that decide the modes (contact/modes.h). */
#include "../contact/known.h"

#include "../contact/modes.h"

#include "../contact/proved.h"

#include "possible.h"
