/* SPDX-License-Identifier: BSD-2-Clause */
/* The number of solutions is that of the forces (solved.h), from what the forces of each mode are. */
#include "../contact/known.h"

#include "../contact/exclude.h"

#include "statuses.h"

#include "counted.h"
#include "one_force.h"

#include "../contact/proved.h"

#include "solved.h"
