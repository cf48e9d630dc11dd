/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves friction.h: every normal force has a friction force. */
#include "proved.h"

#include "friction.h"
