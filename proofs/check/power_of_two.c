/* SPDX-License-Identifier: BSD-2-Clause */
/* A power of two is positive, and powers of two multiply by adding their exponents. */
#include "power_of_two.h"
