/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of T_WEDGE_REGULARIZED (spec/wedge/table.h) decide whether the force of a stiff rod settles or jams, for all real slopes and loads: the
 * condition of each row is equivalent to the meaning of its word in spec/wedge/meaning.h.  *_plant gives the number that an existential quantifier needs; *_row
 * derives the meaning from the row; *_back derives the row from the meaning, by points at which the meaning would fail otherwise. */
#include "wedge/meaning.h"
#include "wedge/table.h"

#define SAYS(word, name, condition) predicate stiff_says_##word(real c_plus, real c_minus, real H) = condition;
/*@ T_WEDGE_REGULARIZED(SAYS)
    predicate is_unloaded(real p, real m, real H) = stiff_says_unloaded(p, m, H);
    predicate is_settled(real p, real m, real H) = !is_unloaded(p, m, H) && stiff_says_settles(p, m, H);
    predicate is_jammed(real p, real m, real H) = !is_unloaded(p, m, H) && !stiff_says_settles(p, m, H) && stiff_says_jams(p, m, H);
    predicate is_jammed_algebraically(real p, real m, real H) =
      !is_unloaded(p, m, H) && !stiff_says_settles(p, m, H) && !stiff_says_jams(p, m, H); */

#define ALL \forall real p, m, H
/*@ predicate solves(real c, real H, real z) = c * z == H;
    lemma solves_plant: \forall real c, H; c != 0 ==> solves(c, H, H / c);
    predicate drive_at(real c, real H, real drive) = drive == H - c * H; */

/*@ lemma unloaded_iff: ALL; is_unloaded(p, m, H) <==> rod_unloaded(p, m, H); */

/* The side to which z moves, and the sign of the slope there.  These predicates serve to instantiate the lemmas; some are longer than necessary,
 * because WP replaces short definitions before the provers get them. */
/*@ predicate rises_above(real p, real m, real H) = H > 0 && p > 0 && p + H > 0;
    predicate rises_below(real p, real m, real H) = H < 0 && m > 0;
    predicate falls_above(real p, real m, real H) = H > 0 && p < 0;
    predicate falls_below(real p, real m, real H) = H < 0 && m < 0;
    predicate grown_above(real p, real m, real H, real k) = H > 0 && k > 0 && rod_grows(p, m, H, k);
    predicate grown_below(real p, real m, real H, real k) = H < 0 && k > 0 && rod_grows(p, m, H, k);
    predicate draws_quotient(real c, real p, real m, real H) = rod_draws(p, m, H, H / c);
    predicate grows_opposite(real c, real p, real m, real H) = H != 0 && c < 0 && rod_grows(p, m, H, -c);
    predicate level_above(real p, real m, real H) = H > 0 && rod_jams_algebraically(p, m, H);
    predicate level_below(real p, real m, real H) = H < 0 && rod_jams_algebraically(p, m, H); */

/* The word `settles`: if the slope c on the side of H is positive, z = H / c attracts; conversely, if some z attracts, the slope there is
 * positive. */
/*@ lemma settled_sides: ALL; is_settled(p, m, H) ==> rises_above(p, m, H) || rises_below(p, m, H);
    lemma drawn_above: ALL, real z; H > 0 && p > 0 && solves(p, H, z) ==> rod_draws(p, m, H, z);
    lemma drawn_below: ALL, real z; H < 0 && m > 0 && solves(m, H, z) ==> rod_draws(p, m, H, z);
    lemma above_plant: ALL; rises_above(p, m, H) ==> rod_draws(p, m, H, H / p);
    lemma below_plant: ALL; rises_below(p, m, H) ==> rod_draws(p, m, H, H / m);
    lemma quotient_above: ALL; is_settled(p, m, H) && H > 0 ==> draws_quotient(p, p, m, H);
    lemma quotient_below: ALL; is_settled(p, m, H) && H < 0 ==> draws_quotient(m, p, m, H);
    lemma quotient_settles: ALL, real c; draws_quotient(c, p, m, H) ==> rod_settles(p, m, H);
    lemma settled_row: ALL; is_settled(p, m, H) ==> rod_settles(p, m, H);
    lemma settled_draws: ALL, real z; rod_draws(p, m, H, z) ==> is_settled(p, m, H);
    lemma settled_back: ALL; rod_settles(p, m, H) ==> is_settled(p, m, H);
    lemma settled_iff: ALL; is_settled(p, m, H) <==> rod_settles(p, m, H); */

/* The drive H - c z at z = H. */
/*@ lemma drives_above: ALL, real drive; H > 0 && drive_at(p, H, drive) ==> rod_drives(p, m, H, H, drive);
    lemma drives_below: ALL, real drive; H < 0 && drive_at(m, H, drive) ==> rod_drives(p, m, H, H, drive);
    lemma grown_drives_above: ALL, real k; grown_above(p, m, H, k) ==> rod_drives(p, m, H, H, H - p * H);
    lemma grown_drives_below: ALL, real k; grown_below(p, m, H, k) ==> rod_drives(p, m, H, H, H - m * H);
    lemma level_drives_above: ALL; level_above(p, m, H) ==> rod_drives(p, m, H, H, H - p * H);
    lemma level_drives_below: ALL; level_below(p, m, H) ==> rod_drives(p, m, H, H, H - m * H); */

/* The word `jams`: for a negative slope c on the side of H, the drive grows in proportion to z, with the factor -c; conversely, if it grows, it
 * does so at z = H, and the slope is negative. */
/*@ lemma jammed_sides: ALL; is_jammed(p, m, H) ==> falls_above(p, m, H) || falls_below(p, m, H);
    lemma grows_above: ALL; falls_above(p, m, H) ==> rod_grows(p, m, H, -p);
    lemma grows_below: ALL; falls_below(p, m, H) ==> rod_grows(p, m, H, -m);
    lemma jams_plant: ALL, real k; H != 0 && k > 0 && rod_grows(p, m, H, k) ==> rod_jams(p, m, H);
    lemma opposite_above: ALL; is_jammed(p, m, H) && H > 0 ==> grows_opposite(p, p, m, H);
    lemma opposite_below: ALL; is_jammed(p, m, H) && H < 0 ==> grows_opposite(m, p, m, H);
    lemma opposite_jams: ALL, real c; grows_opposite(c, p, m, H) ==> rod_jams(p, m, H);
    lemma jammed_row: ALL; is_jammed(p, m, H) ==> rod_jams(p, m, H);
    lemma grows_there: ALL, real k, drive; rod_grows(p, m, H, k) && rod_drives(p, m, H, H, drive) ==> drive * H >= H * H + k * (H * H);
    lemma steep: \forall real c, H, k; H != 0 && k > 0 && (H - c * H) * H >= H * H + k * (H * H) ==> c < 0;
    lemma steep_drive_above: ALL, real k; grown_above(p, m, H, k) ==> (H - p * H) * H >= H * H + k * (H * H);
    lemma steep_drive_below: ALL, real k; grown_below(p, m, H, k) ==> (H - m * H) * H >= H * H + k * (H * H);
    lemma steep_above: ALL, real k; grown_above(p, m, H, k) ==> p < 0;
    lemma steep_below: ALL, real k; grown_below(p, m, H, k) ==> m < 0;
    lemma grown_sides: ALL, real k; H != 0 && k > 0 && rod_grows(p, m, H, k) ==> grown_above(p, m, H, k) || grown_below(p, m, H, k);
    lemma grown_back: ALL, real k; H != 0 && k > 0 && rod_grows(p, m, H, k) ==> is_jammed(p, m, H);
    lemma jammed_back: ALL; rod_jams(p, m, H) ==> is_jammed(p, m, H);
    lemma jammed_iff: ALL; is_jammed(p, m, H) <==> rod_jams(p, m, H); */

/* The word `jams_algebraically`: the slope on the side of H is 0. */
/*@ lemma level_sides: ALL; is_jammed_algebraically(p, m, H) ==> (H > 0 && p == 0) || (H < 0 && m == 0);
    lemma level_row: ALL; is_jammed_algebraically(p, m, H) ==> rod_jams_algebraically(p, m, H);
    lemma level_there: ALL, real drive; rod_jams_algebraically(p, m, H) && rod_drives(p, m, H, H, drive) ==> drive == H;
    lemma level_drive_above: ALL; level_above(p, m, H) ==> H - p * H == H;
    lemma level_drive_below: ALL; level_below(p, m, H) ==> H - m * H == H;
    lemma flat: \forall real c, H; H != 0 && H - c * H == H ==> c == 0;
    lemma flat_above: ALL; level_above(p, m, H) ==> p == 0;
    lemma flat_below: ALL; level_below(p, m, H) ==> m == 0;
    lemma level_back: ALL; rod_jams_algebraically(p, m, H) ==> is_jammed_algebraically(p, m, H);
    lemma level_iff: ALL; is_jammed_algebraically(p, m, H) <==> rod_jams_algebraically(p, m, H); */
