/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves solved.h. */
#include "../contact/known.h"

#include "../contact/exclude.h"

#include "statuses.h"

#include "counted.h"
#include "one_force.h"

#include "../contact/proved.h"

#include "solved.h"
