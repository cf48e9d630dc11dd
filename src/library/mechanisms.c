/* SPDX-License-Identifier: BSD-2-Clause */
#include "mechanisms.h"

#include "problem/mechanism.h"

#include <stddef.h>

#define DECLARE(name) extern const struct mechanism mechanism_##name;
MECHANISMS(DECLARE)

const struct mechanism *const *mechanism_list(void)
{
#define ENTRY(name) &mechanism_##name,
    static const struct mechanism *const mechanisms[] = {MECHANISMS(ENTRY) NULL};
    return mechanisms;
}
