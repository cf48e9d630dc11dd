/* SPDX-License-Identifier: BSD-2-Clause */
/* That a word which holds is the only one (only.h), as goals. */
#include "known.h"

#include "proved.h"

#include "only.h"
