/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of forms.h. */
#include "../contact/proved.h"

#include "forms.h"
