/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves both.h: slip of both contacts. */
#include "both.h"
