/* SPDX-License-Identifier: BSD-2-Clause */
/* The names of kinds, letter by letter, in a node of a record: what a text of the checker that is compared with the node says of it. */
#ifndef PROOFS_CHECK_KIND_NAMES_H
#define PROOFS_CHECK_KIND_NAMES_H

#include "placed.h"
#include "words.h"

/* The bytes of a node from its byte i on, to its end. */
#define BYTES_0(i) j->node[node].end == j->node[node].start + i
#define BYTES_1(i, x) text[j->node[node].start + i] == x && BYTES_0(i + 1)
#define BYTES_2(i, x, ...) text[j->node[node].start + i] == x && BYTES_1(i + 1, __VA_ARGS__)
#define BYTES_3(i, x, ...) text[j->node[node].start + i] == x && BYTES_2(i + 1, __VA_ARGS__)
#define BYTES_4(i, x, ...) text[j->node[node].start + i] == x && BYTES_3(i + 1, __VA_ARGS__)
#define BYTES_5(i, x, ...) text[j->node[node].start + i] == x && BYTES_4(i + 1, __VA_ARGS__)
#define BYTES_6(i, x, ...) text[j->node[node].start + i] == x && BYTES_5(i + 1, __VA_ARGS__)
#define BYTES_7(i, x, ...) text[j->node[node].start + i] == x && BYTES_6(i + 1, __VA_ARGS__)

/* A node is the name of the kind, or a text is; a text that begins with another letter is not its name. */
#define KIND_NAME(kind, first, letters, ...)                                                                                                      \
    predicate names_##kind{L}(char *s) = SPELT_##letters(0, __VA_ARGS__);                                                                         \
    predicate node_is_##kind{L}(struct json *j, unsigned char *text, integer node) = BYTES_##letters(0, __VA_ARGS__);                             \
    lemma kind##_is_written{L}: \forall struct json *j, unsigned char *text, integer node, char *s;                                                  \
        names_##kind(s) && node_is_##kind(j, text, node) ==> says_at(j, text, node, s);                                                           \
    lemma other_is_no_##kind{L}: \forall struct json *j, unsigned char *text, integer node, char *s;                                              \
        0 <= s[0] < 128 && s[0] != first && says_at(j, text, node, s) ==> !node_is_##kind(j, text, node);

/*@ KIND_NAME(chatter, 'c', 7, 'c', 'h', 'a', 't', 't', 'e', 'r')
  @ KIND_NAME(contact, 'c', 7, 'c', 'o', 'n', 't', 'a', 'c', 't')
  @ KIND_NAME(fold, 'f', 4, 'f', 'o', 'l', 'd')
  @ KIND_NAME(impact, 'i', 6, 'i', 'm', 'p', 'a', 'c', 't')
  @ KIND_NAME(jam, 'j', 3, 'j', 'a', 'm')
  @ KIND_NAME(rest, 'r', 4, 'r', 'e', 's', 't')
  @ KIND_NAME(slide2, 's', 6, 's', 'l', 'i', 'd', 'e', '2')
  @ // Other names that begin with the same letter.
  @ lemma other_second_is_no_slide2{L}: \forall struct json *j, unsigned char *text, integer node, char *s;
  @   s[0] == 's' && 0 <= s[1] < 128 && s[1] != 'l' && says_at(j, text, node, s) ==> !node_is_slide2(j, text, node); */

#endif
