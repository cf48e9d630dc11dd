/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves status_meaning.h, from one_force.h, counted.h, solved.h and possible.h. */
#include "../contact/known.h"

#include "../contact/given.h"
#include "../contact/words.h"

#include "statuses.h"

#include "counted.h"
#include "one_force.h"
#include "possible.h"
#include "solved.h"

#define sign_of checked_sign /* the sign_of of model.h, for the checker's numbers */
#include "../contact/proved.h"

#include "contact.h"

#include "../contact/known.h"

#include "modes.h"
#include "solutions.h"

#include "../contact/proved.h"

#include "status_meaning.h"

#include "../contact/known.h"

#include "row_of_words.h"

#include "../contact/proved.h"

#include "verified.h"
