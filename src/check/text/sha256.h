/* SPDX-License-Identifier: BSD-2-Clause */
/* SHA-256 (FIPS 180-4). */
#ifndef CHECK_TEXT_SHA256_H
#define CHECK_TEXT_SHA256_H

#include <stdint.h>

enum { SHA256_BLOCK = 64, SHA256_HEX = 64 };

struct sha256 {
    uint32_t state[8];
    uint64_t length; /* the number of bytes hashed so far */
    unsigned char block[SHA256_BLOCK];
};

/* sha256_begin, sha256_add, sha256_end: the hash of all bytes added, in lower-case hexadecimal digits.
 *
 * In    bytes, n   the bytes to add; n >= 0; fewer than 2^61 bytes in all
 * Out   hex        SHA256_HEX characters, without a final 0 */
/*@ requires space: \valid(hash);
  @ assigns *hash; */
void sha256_begin(struct sha256 *hash);

/*@ requires space: \valid(hash) && 0 <= n && \valid_read(bytes + (0 .. n - 1));
  @ requires apart: \separated(hash, bytes + (0 .. n - 1));
  @ assigns *hash; */
void sha256_add(struct sha256 *hash, const unsigned char *bytes, int n);

/*@ requires space: \valid(hash) && \valid(hex + (0 .. SHA256_HEX - 1));
  @ requires apart: \separated(hash, hex + (0 .. SHA256_HEX - 1));
  @ assigns *hash, hex[0 .. SHA256_HEX - 1]; */
void sha256_end(struct sha256 *hash, char hex[SHA256_HEX]);

#endif
