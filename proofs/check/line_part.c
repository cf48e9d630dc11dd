/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of line_part.h. */
#include "../contact/known.h"

#include "system_status.h"

#include "../contact/proved.h"

#include "line_part.h"
