/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves pieces.h: the pieces of an impact have the form of course.h. */
#include "pieces.h"
