/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/field_private.h"

int field_variations(const scalar *p, int count)
{
    int n = 0, last = 0;
    /*@ loop invariant 0 <= i <= count && 0 <= n <= i && -1 <= last <= 1 && DOUBT_HAS_STAYED;
      @ loop invariant value: scalar_doubt == 0 && n == 0 ==> is_sided(p, 0, i, last) && (last != 0 ==> has_sign(p, 0, i, last));
      @ loop invariant value: scalar_doubt == 0 && n == 1 ==> changes_once(p, i, -last);
      @ loop assigns i, n, last, scalar_doubt;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        const int sign = scalar_sign(p[i]);
        if (sign * last < 0) n++;
        if (sign != 0) last = sign;
    }
    return n;
}
