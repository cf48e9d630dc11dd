/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of mode_read.h. */
#include "../contact/known.h"

#include "system_status.h"
#include "form_read.h"

#include "../contact/proved.h"

#include "mode_read.h"
