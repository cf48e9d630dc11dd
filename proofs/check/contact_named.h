/* SPDX-License-Identifier: BSD-2-Clause */
/* For the names of quantities and the signs in src/check/contact/contact.c: what they say of the text. */
#ifndef PROOFS_CHECK_CONTACT_NAMED_H
#define PROOFS_CHECK_CONTACT_NAMED_H

#include "contact_names.h"

#include "quantity_names.h"
#include "sign_said.h"

#endif
