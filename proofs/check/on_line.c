/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of on_line.h. */
#include "../contact/known.h"

#include "line_part.h"

#include "../contact/proved.h"

#include "on_line.h"
