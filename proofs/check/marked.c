/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of marked.h. */
#include "../contact/known.h"

#include "eliminated.h"

#include "../contact/proved.h"

#include "marked.h"
