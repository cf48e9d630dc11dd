/* SPDX-License-Identifier: BSD-2-Clause */
/* The theorem about the certificates of a contact (claim.h), from the theorem about its verdict and what the checker shows. */
#include "../contact/known.h"

#include "../contact/theorem.h"

#include "../contact/proved.h"

#define sign_of checked_sign /* that of model.h, for the checker's numbers */
#include "contact_names.h"

#include "claim.h"
