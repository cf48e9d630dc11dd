/* SPDX-License-Identifier: BSD-2-Clause */
/* Slip of both contacts, as goals (both.h). */
#include "both.h"
