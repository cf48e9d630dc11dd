/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas on products, inverses and roots in ranges whose ends are rounded. */
#include "../contact/proved.h"

#include "enclose.h"
