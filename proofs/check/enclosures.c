/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of enclose.h: products, inverses and square roots in ranges with rounded ends. */
#include "../contact/proved.h"

#include "enclose.h"
