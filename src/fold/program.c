/* SPDX-License-Identifier: BSD-2-Clause */
#define PROGRAM_TABLE
#include "fold/program.h"
