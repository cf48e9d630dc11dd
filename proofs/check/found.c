/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checker finds, and what it means (found.h), from the theory of one force and of the rows. */
#include "../contact/known.h"

#include "../contact/given.h"
#include "../contact/words.h"

#include "statuses.h"

#include "counted.h"
#include "one_force.h"
#include "possible.h"
#include "solved.h"

#define sign_of checked_sign /* that of model.h, for the checker's numbers */
#include "../contact/proved.h"

#include "contact.h"

#include "../contact/known.h"

#include "modes.h"
#include "solutions.h"

#include "../contact/proved.h"

#include "found.h"

#include "../contact/known.h"

#include "row_found.h"

#include "../contact/proved.h"

#include "verified.h"
