/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions of src/check/contact/contact.c that name a quantity or read a sign: the letters of the names and signs. */
#ifndef PROOFS_CHECK_CONTACT_NAMED_H
#define PROOFS_CHECK_CONTACT_NAMED_H

#include "contact_names.h"

#include "quantity_names.h"
#include "signs_compared.h"

#endif
