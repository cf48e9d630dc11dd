/* SPDX-License-Identifier: BSD-2-Clause */
/* For memory.c only. */
#ifndef CHECK_MEMORY_CONTENT_H
#define CHECK_MEMORY_CONTENT_H

/* What a block holds: anything. The proofs of memory.c read it as words. */
typedef void memory_content;

#endif
