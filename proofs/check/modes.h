/* SPDX-License-Identifier: BSD-2-Clause */
/* What the checker verifies of the modes (modes_shown.h), and the words by which a certificate states it. */
#ifndef PROOFS_CHECK_MODES_H
#define PROOFS_CHECK_MODES_H

#include "mode_words.h"

#include "modes_shown.h"

#endif
