/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contract of abort. */
#ifndef PROOFS_CHECK_ABORT_H
#define PROOFS_CHECK_ABORT_H

/*@ // L1
    assigns \nothing;
    ensures \false; */
void abort(void);

#endif
