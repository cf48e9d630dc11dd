/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas of steps, as goals. */
#include "strides_digit.h"
