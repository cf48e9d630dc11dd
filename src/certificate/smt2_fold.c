/* SPDX-License-Identifier: BSD-2-Clause */
/* The claim of kind `fold` at a point (spec/fold/certificate.md, section 3): the rates of the wheel and their
 * derivatives follow from its equations of motion; whether the motion can stay on the surface; which vector fields stay
 * on their side; and near a two-fold the directions of sliding. */
#include "certificate/smt2_private.h"

#include <string.h>

/* The wheel of [SJ14] (1) to (3) at a point of h = 0, under the friction F across it and the moment side kappa F.
 * `rate` is h' along this motion; `second` is the derivative of `rate` along the motion with the friction G, by the
 * rules of differentiation. */
static const char wheel[] =
    "(define-fun cos_gamma () Real (* cot S))\n"
    "(define-fun De () Real (- omega omega0))\n"
    "(define-fun v () Real (* De (- d (* r cot))))\n"
    "(define-fun g () Real (- (* r De S) (* (- v (* d De)) cos_gamma)))\n"
    "(define-fun mass () Real (* m (+ (* beta beta) (* r r))))\n"
    "(define-fun p1 () Real (+ (* k2 (- r0 r)) (- (* c2 v)) (* m r omega omega)))\n"
    "(define-fun p2 () Real (+ (* d r cos_gamma) (* (+ (* beta beta) (* r r)) S)))\n"
    "(define-fun drag () Real (* (+ c1 (* 2.0 m r v)) omega))\n"
    "(define-fun r_dot () Real (* mass v))\n"
    "(define-fun v_dot ((F Real)) Real (+ (* (+ (* beta beta) (* d d) (* r r)) p1) (- (* d drag)) (* F p2) (* d side "
    "kappa F)))\n"
    "(define-fun w_dot ((F Real)) Real (+ (* d p1) (- drag) (* F r cos_gamma) (* side kappa F)))\n"
    "(define-fun rate ((F Real)) Real (- (* (- (* d (w_dot F)) (v_dot F)) S) (* (+ (* r_dot De) (* r (w_dot F))) "
    "cos_gamma)))\n"
    "(define-fun p1_dot ((G Real)) Real (+ (- (* k2 r_dot)) (- (* c2 (v_dot G))) (* m r_dot omega omega) (* 2.0 m r "
    "omega (w_dot G))))\n"
    "(define-fun drag_dot ((G Real)) Real (+ (* 2.0 m (+ (* r_dot v) (* r (v_dot G))) omega) (* (+ c1 (* 2.0 m r v)) "
    "(w_dot G))))\n"
    "(define-fun r_second ((G Real)) Real (+ (* 2.0 m r r_dot v) (* mass (v_dot G))))\n"
    "(define-fun v_second ((F Real) (G Real)) Real (+ (* 2.0 r r_dot p1) (* (+ (* beta beta) (* d d) (* r r)) (p1_dot "
    "G))\n"
    "  (- (* d (drag_dot G))) (* F (+ (* d cos_gamma r_dot) (* 2.0 r r_dot S)))))\n"
    "(define-fun w_second ((F Real) (G Real)) Real (+ (* d (p1_dot G)) (- (drag_dot G)) (* F cos_gamma r_dot)))\n"
    "(define-fun second ((F Real) (G Real)) Real (- (* (- (* d (w_second F G)) (v_second F G)) S)\n"
    "  (* (+ (* (r_second G) De) (* r_dot (w_dot G)) (* r_dot (w_dot F)) (* r (w_second F G))) cos_gamma)))\n"
    "(define-fun Lp () Real (rate mu))\n(define-fun Lm () Real (rate (- mu)))\n"
    "(define-fun Kpp () Real (second mu mu))\n(define-fun Kpm () Real (second mu (- mu)))\n"
    "(define-fun Kmp () Real (second (- mu) mu))\n(define-fun Kmm () Real (second (- mu) (- mu)))\n";

/* The rate h' of the mixture x f+ + (1 - x) f-, which must be 0 for sliding. */
static const char surface[] = "(define-fun mixed ((a Real)) Real (+ (* a Lp) (* (- 1.0 a) Lm)))\n";

/* Directions (-1, y) of sliding near a two-fold, (Lp, Lm)' = (Lm Kpp - Lp Kpm, Lm Kmp - Lp Kmm), and their growth; `low` and `high` are the roots of
 * the quadratic that they solve.  D, J1 and J2 of [SJ14], section IV. */
static const char two_fold[] =
    "(define-fun direction ((y Real) (growth Real)) Bool (and\n"
    "  (> y 0.0) (= (+ (* y Kpp) Kpm) (- growth)) (= (+ (* y Kmp) Kmm) (* growth y))))\n"
    "(define-fun middle () Real (+ Kpm Kmp))\n"
    "(define-fun disc () Real (- (* middle middle) (* 4.0 Kpp Kmm)))\n"
    "(declare-const s Real)\n(assert (=> (>= disc 0.0) (and (>= s 0.0) (= (* s s) disc))))\n"
    "(define-fun low () Real (/ (- (- middle) s) (* 2.0 Kpp)))\n"
    "(define-fun high () Real (/ (- s middle) (* 2.0 Kpp)))\n"
    "(define-fun growth ((y Real)) Real (- (+ (* y Kpp) Kpm)))\n"
    "(define-fun arrives ((y Real)) Bool (and (>= disc 0.0) (direction y (growth y)) (< (growth y) 0.0)))\n"
    "(define-fun leaves ((y Real)) Bool (and (>= disc 0.0) (direction y (growth y)) (> (growth y) 0.0)))\n"
    "(declare-const D Real)\n(assert (=> (< (* Kpp Kmm) 0.0) (and (> D 0.0) (= (* D D) (- (* Kpp Kmm))))))\n"
    "(define-fun J1 () Real (/ Kmp D))\n(define-fun J2 () Real (- (/ Kpm D)))\n";

/* The meaning of a word of the verdict: when KEY is WORD, CLAIM holds for all x and y. */
static const struct {
    const char *key, *word, *claim;
} words[] = {
    {"point", "sliding", "(< Lp 0.0) (> Lm 0.0)"},
    {"point", "escaping", "(> Lp 0.0) (< Lm 0.0)"},
    {"point", "crossing_up", "(=> (and (>= x 0.0) (<= x 1.0)) (> (mixed x) 0.0))"},
    {"point", "crossing_down", "(=> (and (>= x 0.0) (<= x 1.0)) (< (mixed x) 0.0))"},
    {"point", "fold_plus", "(= Lp 0.0) (=> (and (>= x 0.0) (< x 1.0)) (not (= (mixed x) 0.0)))"},
    {"point", "fold_minus", "(= Lm 0.0) (=> (and (> x 0.0) (<= x 1.0)) (not (= (mixed x) 0.0)))"},
    {"point", "two_fold", "(= (mixed x) 0.0)"},
    {"point", "no_slip", "(= g 0.0)"},
    {"law", "agrees", "(> (* side g) 0.0)"},
    {"law", "contradicts", "(< (* side g) 0.0)"},
    {"fold_plus", "visible", "(=> (> x 0.0) (> (* Kpp x x) 0.0))"},
    {"fold_plus", "invisible", "(=> (> x 0.0) (< (* Kpp x x) 0.0))"},
    {"fold_plus", "cusp", "(= (* Kpp x x) 0.0)"},
    {"fold_minus", "visible", "(=> (> x 0.0) (< (* Kmm x x) 0.0))"},
    {"fold_minus", "invisible", "(=> (> x 0.0) (> (* Kmm x x) 0.0))"},
    {"fold_minus", "cusp", "(= (* Kmm x x) 0.0)"},
};

static const struct {
    const char *key, *word, *claim;
} two_fold_words[] = {
    {"reached", "open_set", "(or (arrives low) (arrives high)) (=> (direction x y) (< y 0.0))"},
    {"reached", "one_orbit",
     "(or (arrives low) (arrives high)) (or (and (> Kpp 0.0) (< Kmm 0.0)) (leaves low) (leaves high))"},
    {"reached", "no_orbit", "(=> (direction x y) (> y 0.0))"},
    {"reached", "undecided", "(or (= (* Kpp Kmm) 0.0) (= (* Kpp Kmm) (* Kpm Kmp)) (= disc 0.0))"},
};

static const char *const cases[] = {
    "(< J1 0.0) (< J2 0.0) (> (* J1 J2) 1.0)",
    "(> J1 0.0) (> J2 0.0) (> (* J1 J2) 1.0)",
    "(< (* J1 J2) 1.0)",
};

/* The meaning of the words for a two-fold, its case, and J1 J2. */
static void put_two_fold(const json_t *verdict, FILE *out)
{
    const json_t *product = json_object_get(verdict, "J1J2"), *number = json_object_get(verdict, "case");
    for (size_t i = 0; i < sizeof two_fold_words / sizeof *two_fold_words; i++)
        if (strcmp(smt2_text(verdict, two_fold_words[i].key), two_fold_words[i].word) == 0)
            fprintf(out, "  %s\n", two_fold_words[i].claim);
    if (json_is_integer(number)) fprintf(out, "  %s\n", cases[json_integer_value(number) - 1]);
    if (!json_is_null(product)) smt2_equation("(* J1 J2)", product, out);
}

void smt2_fold(const json_t *certificate, FILE *out)
{
    const json_t *verdict = json_object_get(certificate, "verdict"), *problem = json_object_get(certificate, "problem");
    const json_t *weight = json_object_get(verdict, "weight");
    const int is_two_fold = strcmp(smt2_text(verdict, "point"), "two_fold") == 0;
    if (json_object_get(problem, "Lp") == NULL) fputs(wheel, out);
    fputs(surface, out);
    if (is_two_fold) fputs(two_fold, out);
    fputs("(declare-const x Real) (declare-const y Real)\n; some part of the claim is false:\n(assert (not (and\n",
          out);
    smt2_root_fields(certificate, 0, out);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(smt2_text(verdict, words[i].key), words[i].word) == 0) fprintf(out, "  %s\n", words[i].claim);
    if (is_two_fold) put_two_fold(verdict, out);
    if (!json_is_null(weight)) {
        fputs("  (= 0.0 (mixed ", out);
        smt2_value(weight, out);
        fputs("))\n", out);
    }
    fputs(")))\n", out);
}
