/* SPDX-License-Identifier: BSD-2-Clause */
/* Friction for every normal force. */
#include "proved.h"

#include "friction.h"
