/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas of the header, proved once. */
#include "model.h"
