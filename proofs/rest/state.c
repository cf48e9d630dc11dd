/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of state.h. */
#include "../contact/proved.h"

#include "state.h"
