/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of form_read.h. */
#include "../contact/known.h"

#include "forms.h"

#include "../contact/proved.h"

#include "form_read.h"
