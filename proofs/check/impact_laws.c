/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves impact_laws.h. */
#include "../contact/proved.h"

#include "impact_laws.h"
