/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves surd_read.h. */
#include "../contact/known.h"

#include "surd.h"

#include "../contact/proved.h"

#include "surd_read.h"
