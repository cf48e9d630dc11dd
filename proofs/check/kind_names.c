/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of kind_names.h. */
#include "../contact/proved.h"

#include "kind_names.h"
