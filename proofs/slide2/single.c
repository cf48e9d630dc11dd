/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves single.h: flight of both contacts, and slip of one. */
#include "single.h"
