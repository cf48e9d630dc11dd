/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of claimed.h. */
#include "../contact/known.h"

#include "contact_record.h"
#include "kind_names.h"

#include "../contact/proved.h"

#include "claimed.h"
