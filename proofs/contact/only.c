/* SPDX-License-Identifier: BSD-2-Clause */
/* That a word which holds is the only one (only.h), as goals. */
#include "only.h"
