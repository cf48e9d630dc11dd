/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves rounding.h. */
#include "rounding.h"
