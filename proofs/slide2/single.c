/* SPDX-License-Identifier: BSD-2-Clause */
/* Flight of both contacts, and slip of one, as goals (single.h). */
#include "single.h"
