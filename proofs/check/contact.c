/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas of the checker of contacts, as goals. */
#include "contact.h"
