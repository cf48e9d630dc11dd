/* SPDX-License-Identifier: BSD-2-Clause */
/* From the meaning of a mode to signs. */
#include "proved.h"

#include "modes.h"
