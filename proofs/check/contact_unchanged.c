/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves modes_unchanged.h and contact_established_unchanged.h. */
#include "../contact/known.h"

#include "contact.h"

#include "../contact/proved.h"

#include "contact_established_unchanged.h"
