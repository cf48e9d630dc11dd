/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on two contacts that both slip, from signs alone. The words are defined in spec/slide2. */
#ifndef SLIDE2_VERDICT_H
#define SLIDE2_VERDICT_H

#include "numbers/status.h"
#include "slide2/table.h"

#define MODE_INDEX(name, word, closed, open) SLIDE2_##name,
enum slide2_mode { T_SLIDE2_MODES(MODE_INDEX) SLIDE2_MODES };

#define IMPACT_INDEX(name, word, open, closed) SLIDE2_IMPACT_##name,
enum slide2_impact { T_SLIDE2_IMPACTS(IMPACT_INDEX) SLIDE2_IMPACTS };

enum slide2_status { SLIDE2_CONSISTENT, SLIDE2_BOUNDARY, SLIDE2_INCONSISTENT };
enum slide2_stability { SLIDE2_STABLE, SLIDE2_DEGENERATE, SLIDE2_UNSTABLE, SLIDE2_DEPENDS };
enum slide2_hurwitz {
    SLIDE2_HURWITZ_NONE, /* no compliance is given */
    SLIDE2_HURWITZ_STABLE,
    SLIDE2_HURWITZ_MARGINAL,
    SLIDE2_HURWITZ_UNSTABLE
};
enum slide2_iwc { SLIDE2_IWC_NO, SLIDE2_IWC_DEGENERATE, SLIDE2_IWC_OPEN };

/* Signs of the quantities of spec/slide2/formula.h, each -1, 0 or 1; those of compliance are used only when it is
 * given. */
struct slide2_signs {
    int p11, p12, p21, p22, b1, b2;
    int D, X, c1, c2;
    int a3, a2, a1, a0, H;
};

struct slide2_verdict {
    int row; /* index into the table of stability, slide2_row_name */
    enum slide2_status mode[SLIDE2_MODES];
    enum slide2_stability stability[SLIDE2_MODES];
    enum slide2_hurwitz hurwitz;
    enum slide2_iwc impact[SLIDE2_IMPACTS];
};

/* The classes of [CV16], section 6.1: 4 times 6 times 6, numbered 100 s1 + 10 s2 + s3. */
enum { SLIDE2_MAX_CASES = 144, SLIDE2_CASE_NUMBERS = 467 };

struct slide2_cases {
    int count;
    int number[SLIDE2_MAX_CASES]; /* in ascending order */
};

/* slide2_classify: statuses, stability and impacts.
 *
 * In      s          signs
 *         compliant  1 when those of compliance are given
 * Out     verdict    every field
 * Returns STATUS_OK; STATUS_INTERNAL when no row holds, which is impossible for the signs of real numbers
 * Source  [CV16] section 6; spec/slide2/table.h */
enum status slide2_classify(const struct slide2_signs *s, int compliant, struct slide2_verdict *verdict) WARN_UNUSED;

/* slide2_cases_of: the classes s1 s2 s3 of all data near the given ones: with the same nonzero signs, and any signs in
 * place of zeros. slide2_dual: the same with the contacts exchanged. */
void slide2_cases_of(const struct slide2_signs *s, struct slide2_cases *cases);
struct slide2_signs slide2_dual(const struct slide2_signs *s);

/* slide2_stays: 1 when the mode is consistent and returns after a small change, as far as the data determine; for S+S+
 * also when that depends on a compliance which is not given. */
int slide2_stays(const struct slide2_verdict *verdict, enum slide2_mode mode);

/* slide2_row_name: the row of spec/slide2/table.h; static; NULL when the index is out of range. The others: words of
 * the certificate. */
const char *slide2_row_name(int row);
const char *slide2_mode_word(enum slide2_mode mode);
const char *slide2_impact_word(enum slide2_impact impact);
const char *slide2_status_word(enum slide2_status status);
const char *slide2_stability_word(enum slide2_stability stability);
const char *slide2_hurwitz_word(enum slide2_hurwitz hurwitz);
const char *slide2_iwc_word(enum slide2_impact impact, enum slide2_iwc iwc);

#endif
