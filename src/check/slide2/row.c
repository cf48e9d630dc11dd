/* SPDX-License-Identifier: BSD-2-Clause */
/* The row, from the signs of the quantities (spec/slide2/certificate.md, 14.5). */
#include "check/slide2/row.h"

/*@ requires constant_text(name);
  @ assigns \nothing;
  @ ensures \result.number == number && \result.name == name; */
static struct row named(int number, const char *name)
{
    return (struct row){number, name};
}

/*@ requires \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row row_of(const short *sign)
{
    if (sign[SLIDE_D] == 0) return named(ROW_singular, known_text("singular"));
    if (sign[SLIDE_D] < 0) return named(ROW_unstable_for_all, known_text("unstable_for_all"));
    if (sign[SLIDE_p11] <= 0 && sign[SLIDE_p22] <= 0)
        return named(ROW_unstable_for_all, known_text("unstable_for_all"));
    if (sign[SLIDE_X] >= 0) return named(ROW_stable_for_all, known_text("stable_for_all"));
    return named(ROW_depends, known_text("depends"));
}

const char *slide2_row_word(const short *sign)
{
    return row_of(sign).name;
}

int slide2_depends(const short *sign)
{
    return row_of(sign).number == ROW_depends;
}
