/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves counted.h from the rows of the table. */
#include "../contact/known.h"

#include "../contact/modes.h"
#include "../contact/row_taken.h"
#include "../contact/row_theorem.h"

#include "../contact/proved.h"

#include "statuses.h"

#include "counted.h"
#include "row_of_words.h"
