/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of surd.h. */
#include "../contact/proved.h"

#include "surd.h"
