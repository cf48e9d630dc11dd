/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves only.h. */
#include "only.h"
