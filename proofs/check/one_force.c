/* SPDX-License-Identifier: BSD-2-Clause */
/* One force decides its mode (one_force.h), from the signs that decide it. */
#include "../contact/known.h"

#include "../contact/count.h"
#include "../contact/exclude.h"

#include "../contact/proved.h"

#include "../contact/given.h"

#include "statuses.h"

#include "one_force.h"
