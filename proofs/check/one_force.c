/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves one_force.h, from the signs that decide a mode (contact/modes.h). */
#include "../contact/known.h"

#include "../contact/count.h"
#include "../contact/exclude.h"

#include "../contact/proved.h"

#include "../contact/given.h"

#include "statuses.h"

#include "one_force.h"
