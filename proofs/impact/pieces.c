/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves pieces.h. */
#include "pieces.h"
