/* SPDX-License-Identifier: BSD-2-Clause */
/* For the names in src/check/contact/contact.c: what its functions show, and the texts. */
#include "contact_words.h"
#include "contact.h"
