/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/condition.h"

int condition_holds(struct condition x, const short *sign)
{
    const int s = sign[x.sign];
    if (x.among == 0) return 1;
    if (s < 0) return x.among % 2 == 1;
    if (s == 0) return x.among / 2 % 2 == 1;
    return x.among / 4 == 1;
}
