/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/text.h"

#include <string.h>

/* The length of the UTF-8 character that starts here, or 0 when it is not one or is a control character. */
static size_t character_length(const unsigned char *s)
{
    if (s[0] < 0x80) return s[0] >= 0x20 && s[0] != 0x7F;
    const size_t n = s[0] >= 0xF0 ? 4 : s[0] >= 0xE0 ? 3 : 2;
    if (s[0] < 0xC2 || s[0] > 0xF4) return 0;
    for (size_t i = 1; i < n; i++)
        if ((s[i] & 0xC0) != 0x80) return 0;
    const int overlong = (s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xF0 && s[1] < 0x90);
    const int beyond = (s[0] == 0xED && s[1] > 0x9F) || (s[0] == 0xF4 && s[1] > 0x8F);
    const int control = s[0] == 0xC2 && s[1] < 0xA0;
    return overlong || beyond || control ? 0 : n;
}

void text_clean(char *text)
{
    while (*text != '\0') {
        const size_t n = character_length((const unsigned char *)text);
        if (n == 0) *text = '?';
        text += n > 0 ? n : 1;
    }
}

void text_shorten(char shown[TEXT_SHOWN], size_t length)
{
    enum { KEPT = TEXT_SHOWN - 8 };
    const size_t n = length < KEPT ? length : KEPT;
    for (size_t i = 0; i < n; i++)
        if (shown[i] == '\0') shown[i] = '?';
    strcpy(shown + n, length > KEPT ? "..." : "");
    text_clean(shown);
}
