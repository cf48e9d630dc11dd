/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves impacts.h: impacts without collision. */
#include "impacts.h"
