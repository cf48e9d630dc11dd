/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checker finds of the modes (modes_shown.h), and the words that say it in a certificate. */
#ifndef PROOFS_CHECK_MODES_H
#define PROOFS_CHECK_MODES_H

#include "mode_words.h"

#include "modes_shown.h"

#endif
