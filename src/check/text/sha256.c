/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/text/sha256.h"

static const uint32_t round_constant[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/*@ requires 1 <= n <= 31;
  @ assigns \nothing; */
static uint32_t rotate(uint32_t x, int n)
{
    return x >> n | x << (32 - n);
}

/*@ requires \valid_read(bytes + (0 .. 3));
  @ assigns \nothing; */
static uint32_t word_at(const unsigned char *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/* Computes the message schedule W of one block. */
/*@ requires \valid_read(block + (0 .. SHA256_BLOCK - 1)) && \valid(w + (0 .. 63));
  @ requires \separated(block + (0 .. SHA256_BLOCK - 1), w + (0 .. 63));
  @ assigns w[0 .. 63]; */
static void schedule(const unsigned char block[SHA256_BLOCK], uint32_t w[64])
{
    /*@ loop invariant 0 <= i <= 16;
      @ loop assigns i, w[0 .. 63];
      @ loop variant 16 - i; */
    for (int i = 0; i < 16; i++) w[i] = word_at(block + 4 * i);
    /*@ loop invariant 16 <= i <= 64;
      @ loop assigns i, w[0 .. 63];
      @ loop variant 64 - i; */
    for (int i = 16; i < 64; i++) {
        const uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
        const uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
}

/*@ requires \valid(state + (0 .. 7)) && \valid_read(block + (0 .. SHA256_BLOCK - 1));
  @ requires \separated(state + (0 .. 7), block + (0 .. SHA256_BLOCK - 1));
  @ assigns state[0 .. 7]; */
static void compress(uint32_t state[8], const unsigned char block[SHA256_BLOCK])
{
    uint32_t w[64];
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    schedule(block, w);
    /*@ loop invariant 0 <= i <= 64;
      @ loop assigns i, a, b, c, d, e, f, g, h;
      @ loop variant 64 - i; */
    for (int i = 0; i < 64; i++) {
        const uint32_t S1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
        const uint32_t t1 = h + S1 + ((e & f) ^ (~e & g)) + round_constant[i] + w[i];
        const uint32_t S0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
        const uint32_t t2 = S0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + t1;
        d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

void sha256_begin(struct sha256 *hash)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    /*@ loop invariant 0 <= i <= 8;
      @ loop assigns i, hash->state[0 .. 7];
      @ loop variant 8 - i; */
    for (int i = 0; i < 8; i++) hash->state[i] = start[i];
    /*@ loop invariant 0 <= i <= SHA256_BLOCK;
      @ loop assigns i, hash->block[0 .. SHA256_BLOCK - 1];
      @ loop variant SHA256_BLOCK - i; */
    for (int i = 0; i < SHA256_BLOCK; i++) hash->block[i] = 0;
    hash->length = 0;
}

/*@ requires \valid(hash);
  @ assigns *hash; */
static void add_byte(struct sha256 *hash, unsigned char byte)
{
    const int used = (int)(hash->length % SHA256_BLOCK);
    hash->block[used] = byte;
    hash->length++;
    if (used == SHA256_BLOCK - 1) compress(hash->state, hash->block);
}

void sha256_add(struct sha256 *hash, const unsigned char *bytes, int n)
{
    /*@ loop invariant 0 <= i <= n;
      @ loop assigns i, *hash;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) add_byte(hash, bytes[i]);
}

void sha256_end(struct sha256 *hash, char hex[SHA256_HEX])
{
    static const char digit[16] = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
    const uint64_t bits = 8 * hash->length;
    add_byte(hash, 0x80);
    /*@ loop invariant 0 <= i <= SHA256_BLOCK;
      @ loop assigns i, *hash;
      @ loop variant SHA256_BLOCK - i; */
    for (int i = 0; i < SHA256_BLOCK && hash->length % SHA256_BLOCK != SHA256_BLOCK - 8; i++) add_byte(hash, 0);
    /*@ loop invariant 0 <= i <= 8;
      @ loop assigns i, *hash;
      @ loop variant 8 - i; */
    for (int i = 0; i < 8; i++) add_byte(hash, (unsigned char)((bits >> (56 - 8 * i)) % 256));
    /*@ loop invariant 0 <= i <= SHA256_HEX;
      @ loop assigns i, hex[0 .. SHA256_HEX - 1];
      @ loop variant SHA256_HEX - i; */
    for (int i = 0; i < SHA256_HEX; i++) hex[i] = digit[(hash->state[i / 8] >> (28 - 4 * (i % 8))) % 16];
}
