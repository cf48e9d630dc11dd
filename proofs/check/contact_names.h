/* SPDX-License-Identifier: BSD-2-Clause */
/* For the functions of src/check/contact/contact.c that return names or read statuses: their contracts, and the letters of the texts. */
#include "contact_words.h"
#include "contact.h"
