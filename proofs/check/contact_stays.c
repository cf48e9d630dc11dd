/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves modes_stay.h and found_stays.h. */
#include "../contact/known.h"

#include "contact.h"

#include "../contact/proved.h"

#include "found_stays.h"
