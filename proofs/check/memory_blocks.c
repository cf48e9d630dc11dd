/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves memory_blocks.h. */
#include "../contact/known.h"

#include "../contact/proved.h"

#include "memory_blocks.h"
