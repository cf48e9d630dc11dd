/* SPDX-License-Identifier: BSD-2-Clause */
/* What is found of a contact stays where what it is found of stays, as goals (modes_stay.h, found_stays.h). */
#include "../contact/known.h"

#include "contact.h"

#include "../contact/proved.h"

#include "found_stays.h"
