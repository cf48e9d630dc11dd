/* SPDX-License-Identifier: BSD-2-Clause */
/* Impacts without collision, as goals (impacts.h). */
#include "impacts.h"
