/* SPDX-License-Identifier: BSD-2-Clause */
/* The name of the row from the signs of a point (spec/fold/certificate.md, section 3). */
#include "check/fold/row.h"

#define SIGN(name) sign[FOLD_##name]
#define NAMED(name) named(ROW_##name, known_text(#name))

/*@ requires constant_text(name);
  @ assigns \nothing;
  @ ensures \result.number == number && \result.name == name; */
static struct row named(int number, const char *name)
{
    return (struct row){number, name};
}

/* No field touches the surface. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row rate_row(const short *sign)
{
    if (SIGN(Lp) < 0) return SIGN(Lm) > 0 ? NAMED(sliding) : NAMED(crossing_down);
    return SIGN(Lm) < 0 ? NAMED(escaping) : NAMED(crossing_up);
}

/* Only f+ touches the surface. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row plus_row(const short *sign)
{
    if (SIGN(Lm) > 0) return NAMED(fold_plus_at_sliding);
    if (SIGN(Kpp) > 0) return NAMED(fold_plus_visible_at_escaping);
    return SIGN(Kpp) < 0 ? NAMED(fold_plus_invisible_at_escaping) : NAMED(cusp_plus_at_escaping);
}

/* Only f- touches the surface. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row minus_row(const short *sign)
{
    if (SIGN(Lp) < 0) return NAMED(fold_minus_at_sliding);
    if (SIGN(Kmm) < 0) return NAMED(fold_minus_visible_at_escaping);
    return SIGN(Kmm) > 0 ? NAMED(fold_minus_invisible_at_escaping) : NAMED(cusp_minus_at_escaping);
}

/* Both folds are visible. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row visible_row(const short *sign)
{
    if (SIGN(det) == 0) return NAMED(visible_visible_singular);
    return SIGN(det) > 0 && SIGN(trace) > 0 ? NAMED(visible_visible_source) : NAMED(visible_visible_reached);
}

/* Both folds are invisible. J1 J2 > 1 exactly when det > 0; in that case J1 < 0 and J2 < 0 exactly when Kmp < 0 < Kpm. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row invisible_row(const short *sign)
{
    if (SIGN(det) == 0) return NAMED(teixeira_singular);
    if (SIGN(det) < 0) return NAMED(teixeira_case_3);
    return SIGN(Kpm) > 0 ? NAMED(teixeira_case_1) : NAMED(teixeira_case_2);
}

/* The fold of f+ is visible, that of f- invisible. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row visible_invisible_row(const short *sign)
{
    if (SIGN(sum) >= 0 || SIGN(disc) < 0) return NAMED(visible_invisible_passed);
    if (SIGN(disc) == 0 || SIGN(det) == 0) return NAMED(visible_invisible_singular);
    if (SIGN(det) < 0) return NAMED(visible_invisible_saddle);
    return SIGN(trace) < 0 ? NAMED(visible_invisible_sink) : NAMED(visible_invisible_source);
}

/* The fold of f+ is invisible, that of f- visible. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row invisible_visible_row(const short *sign)
{
    if (SIGN(sum) <= 0 || SIGN(disc) < 0) return NAMED(invisible_visible_passed);
    if (SIGN(disc) == 0 || SIGN(det) == 0) return NAMED(invisible_visible_singular);
    if (SIGN(det) < 0) return NAMED(invisible_visible_saddle);
    return SIGN(trace) < 0 ? NAMED(invisible_visible_sink) : NAMED(invisible_visible_source);
}

/* Both fields touch the surface. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row two_fold_row(const short *sign)
{
    if (SIGN(own) == 0) return NAMED(two_fold_cusp);
    if (SIGN(own) < 0) return SIGN(Kpp) > 0 ? visible_row(sign) : invisible_row(sign);
    return SIGN(Kpp) > 0 ? visible_invisible_row(sign) : invisible_visible_row(sign);
}

/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result.name); */
static struct row row_of(const short *sign)
{
    if (SIGN(Lp) != 0) return SIGN(Lm) != 0 ? rate_row(sign) : minus_row(sign);
    return SIGN(Lm) != 0 ? plus_row(sign) : two_fold_row(sign);
}

const char *fold_row_word(const short *sign)
{
    return row_of(sign).name;
}
