/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves modes.h: signs decide the modes. */
#include "proved.h"

#include "modes.h"
