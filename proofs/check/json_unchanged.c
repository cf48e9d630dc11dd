/* SPDX-License-Identifier: BSD-2-Clause */
#include "json_unchanged.h"
