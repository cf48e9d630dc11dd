/* SPDX-License-Identifier: BSD-2-Clause */
/* The programs whose signs tell the row and the fate of the impacts. */
#ifndef CHECK_CHATTER_PROGRAM_H
#define CHECK_CHATTER_PROGRAM_H

#include "check/chatter/energetic_program.h"
#include "check/chatter/orbit_program.h"
#include "check/chatter/stick_program.h"

#endif
