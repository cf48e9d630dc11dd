/* SPDX-License-Identifier: BSD-2-Clause */
#define PROGRAM_TABLE
#include "modes/program.h"
