/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/record.h"

#include "check/atlas/atlas.h"
#include "check/budget.h"
#include "check/kind.h"
#include "check/mechanism/mechanism.h"
#include "check/numbers/element.h"
#include "check/numbers/scalar_reuse.h"
#include "check/quantities.h"
#include "check/record_private.h"
#include "check/text/canonical.h"
#include "check/widths.h"

#include <stddef.h>

/*@ requires \valid(answer);
  @ assigns *answer;
  @ ensures \result == 0; */
static int unsupported(struct answer *answer, const char *item, const char *what)
{
    return answer_set(answer, ANSWER_UNSUPPORTED, "", item, what);
}

/* The value of a key when it has this type, else 0; below, that of `type` and of `kind`, which are strings. */
/*@ requires json_ok(json) && json->count > 0;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int typed_member(const struct json *json, const char *key, enum json_type type)
{
    const int node = json_member(json, 0, key);
    return node != 0 && json->node[node].type == type ? node : 0;
}

/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int type_of(const struct json *json)
{
    return typed_member(json, "type", JSON_STRING);
}

/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int kind_of(const struct json *json)
{
    return typed_member(json, "kind", JSON_STRING);
}

/* The node of the number field of the record; 0 when its numbers are rationals. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int field_of(const struct json *json)
{
    return json_member(json, 0, "field");
}

/* The statements that do not depend on the kind: the certificate is of this problem. */
/*@ requires json_ok(json) && json->count > 0 && \valid(answer);
  @ assigns *answer;
  @ ensures 0 <= \result <= 1; */
static int check_problem(const struct json *json, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem");
    if (!json_same(json, json_member(json, problem, "kind"), json_member(json, 0, "kind")))
        return answer_set(answer, ANSWER_REJECTED, "problem", "kind", "is not the kind of the certificate");
    if (!canonical_hash_is(json, problem, json_member(json, 0, "sha256")))
        return answer_set(answer, ANSWER_REJECTED, "", "sha256", "is not the hash of the problem");
    return 1;
}

/* Every element of the number field is written in its shortest form. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_elements(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    /*@ loop invariant 0 <= i <= json->count && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = 0; i < json->count; i++)
        if (json->node[i].type == JSON_OBJECT && json_member(json, i, "coefficients") != 0 &&
            element_read(pool, json, i) == NULL)
            return answer_set(answer, ANSWER_REJECTED, "", "coefficients", "is not the shortest form of an element");
    return 1;
}

/*@ requires quantities_ready(json, pool, answer) && 0 <= field < json->count;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_field(const struct json *json, int field, struct scalar_pool *pool, struct answer *answer)
{
    if (field == 0) return 1;
    if (!element_set_field(pool, json, field))
        return answer_set(answer, ANSWER_REJECTED, "", "field", "the interval does not isolate one root");
    return check_elements(json, pool, answer);
}

/* Some sign of an element may not have been found; then the record is not verified. */
/*@ requires pool != \null;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int all_found(const struct scalar_pool *pool)
{
    return !element_is_stuck(pool);
}

/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing; */
static enum reading reading_of(const struct json *json, enum kind kind, enum claim claim, int numbers)
{
    const int field = field_of(json);
    const int algebraic = NUMBERS_ROOT | NUMBERS_ELEMENT, approximate = NUMBERS_ENCLOSED | NUMBERS_ENCLOSURE;
    if (numbers & NUMBERS_FOREIGN) return UNKNOWN;
    if (claim == VERDICTS_OF_ATLAS) return ATLAS;
    if (claim == VERDICTS_OF_MECHANISM) return MECHANISM;
    if (claim == VERDICTS) return field == 0 && (numbers & NUMBERS_ELEMENT) ? UNKNOWN : UNCERTAIN;
    if (uncertain_is_enclosed(json))
        return !kind_is_enclosed(kind) || field != 0 || (numbers & NUMBERS_ELEMENT) ? UNKNOWN : ENCLOSED;
    return (numbers & approximate) || (field == 0 && (numbers & algebraic)) ? UNKNOWN : EXACT;
}

/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer) && kind < NO_KIND;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_meaning(const struct json *json, enum kind kind, enum reading reading, struct scalar_pool *pool,
                         struct answer *answer)
{
    if (reading == ATLAS) return atlas_check(json, pool, answer);
    if (reading == MECHANISM) return kind_check_mechanism(json, pool, answer);
    if (reading == UNCERTAIN) return kind_check_uncertain(kind, json, pool, answer);
    if (reading == ENCLOSED) return kind_check_enclosed(json, pool, answer);
    if (field_of(json) != 0 && !quantities_check_roots(json, pool, answer)) return 0;
    //@ assert text: json->text == \at(json->text, Pre);
    return kind_check(kind, json, pool, answer);
}

/* Checks the statements of a record; its schema has been checked. */
/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer) && kind < NO_KIND;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_statements(const struct json *json, enum kind kind, enum reading reading, struct scalar_pool *pool,
                            struct answer *answer)
{
    if (!check_problem(json, answer) || !check_field(json, field_of(json), pool, answer)) return 0;
    //@ assert text: json->text == \at(json->text, Pre);
    if (!check_meaning(json, kind, reading, pool, answer)) return 0;
    return all_found(pool) || answer_set(answer, ANSWER_REJECTED, "", "field", "the sign of some number was not found");
}

/* An interval {"lo","hi"}; a number that is only enclosed also has "text". */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_ends(const struct json *json, int node)
{
    return json_member(json, node, "hi") != 0 && json_member(json, node, "text") == 0;
}

/*@ requires json_ok(json) && json->count > 0 && kind < NO_KIND;
  @ assigns \result \from json, kind;
  @ ensures schema_fields(\result); */
static const struct schema_field *schema_of(const struct json *json, enum kind kind, enum claim claim)
{
    if (claim == VERDICTS) return kind_uncertain_schema(kind);
    if (claim == VERDICTS_OF_MECHANISM) return kind_mechanism_schema();
    if (claim == VERDICTS_OF_ATLAS) return known_atlas_schema();
    const int problem = json_member(json, 0, "problem");
    const int object = json->node[problem].type == JSON_OBJECT && problem != 0;
    const int ends = object && kind == KIND_spatial && has_ends(json, json_member(json, problem, "mu"));
    const int state =
        object && (json_member(json, problem, "u") != 0 || json_member(json, problem, "eta") != 0 || ends);
    const int body = object && json_member(json, problem, "m") != 0;
    return kind_schema(kind, state, body);
}

/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer) && kind < NO_KIND;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_kind(const struct json *json, enum kind kind, enum claim claim, struct scalar_pool *pool,
                      struct answer *answer)
{
    int numbers = 0;
    const struct schema_field *schema = schema_of(json, kind, claim);
    if (json->escapes) return answer_at(answer, 0, "", "an escape outside the value of id");
    if (!schema_check(json, 0, schema, "the record", pool, &numbers, answer)) return 0;
    if (claim == VERDICTS_OF_MECHANISM && !mechanism_check_schema(json, pool, answer)) return 0;
    if (claim == VERDICTS_OF_ATLAS && !atlas_check_schema(json, pool, answer)) return 0;
    const enum reading reading = reading_of(json, kind, claim, numbers);
    if (reading == UNKNOWN) return unsupported(answer, "", "a number of another number system");
    //@ assert text: json->text == \at(json->text, Pre);
    return check_statements(json, kind, reading, pool, answer);
}

/*@ requires json_ok(json) && 0 <= type < json->count;
  @ assigns \nothing; */
static enum claim claim_of(const struct json *json, int type)
{
    if (json_is(json, type, "verdict")) return VERDICT;
    if (json_is(json, type, "verdicts")) return VERDICTS;
    if (json_is(json, type, "verdicts-of-mechanism")) return VERDICTS_OF_MECHANISM;
    return json_is(json, type, "atlas") ? VERDICTS_OF_ATLAS : NO_CLAIM;
}

/* The same for the kind that is named in a node. */
/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer) && 0 <= name < json->count;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_named(const struct json *json, int name, enum claim claim, struct scalar_pool *pool,
                       struct answer *answer)
{
    const enum kind kind = kind_find(json, name);
    const int known = claim == VERDICT || (claim == VERDICTS && kind_is_uncertain(kind)) ||
                      (claim == VERDICTS_OF_MECHANISM && kind_is_enclosed(kind)) ||
                      (claim == VERDICTS_OF_ATLAS && atlas_has_kind(json, name));
    if (kind == NO_KIND || !known) return unsupported(answer, "kind", "another theory");
    return check_kind(json, kind, claim, pool, answer);
}

/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_object(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int v = typed_member(json, "v", JSON_INTEGER), type = type_of(json);
    if (v == 0 || type == 0) return answer_at(answer, 0, v == 0 ? "v" : "type", "is missing, or has the wrong type");
    if (!json_is(json, v, "1")) return unsupported(answer, "v", "another version of the format");
    const enum claim claim = claim_of(json, type);
    if (claim == NO_CLAIM) return unsupported(answer, "type", "this is no certificate");
    if (claim == VERDICTS_OF_MECHANISM && !mechanism_is_certificate(json))
        return unsupported(answer, "witness", "there is none: these verdicts come without a proof");
    const int name = kind_of(json);
    if (name == 0) return answer_at(answer, 0, "kind", "is missing, or has the wrong type");
    return check_named(json, name, claim, pool, answer);
}

/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int id_of(const struct json *json)
{
    const int string = typed_member(json, "id", JSON_STRING);
    return string != 0 ? string : typed_member(json, "id", JSON_INTEGER);
}

/* The assumption under which a verified record is true; "" when there is none. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \result \from json; */
static const char *condition_of(const struct json *json)
{
    const int type = type_of(json);
    if (json_is(json, type, "atlas")) return atlas_condition(json);
    if (json_is(json, type, "verdicts-of-mechanism"))
        return "provided that these are the variables and the data of the mechanism";
    if (uncertain_is_enclosed(json)) return "provided that the numbers of the problem lie in their enclosures";
    return widths_are_free(json) ? "its intervals hold their numbers, however wide they are" : "";
}

/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures \result.word == ANSWER_VERIFIED; */
static struct answer verified(const struct json *json)
{
    return (struct answer){ANSWER_VERIFIED, "", "", condition_of(json), 0};
}

/* A reason against a record, which is never the word VERIFIED. */
/*@ assigns \nothing;
  @ ensures \result.word != ANSWER_VERIFIED; */
static struct answer refused(struct answer reason)
{
    if (reason.word == ANSWER_VERIFIED) reason.word = ANSWER_REJECTED;
    return reason;
}

/* Checks a record after parsing; `id` becomes the node of its id. */
/*@ requires quantities_ready(json, pool, answer) && answer_apart(json, answer) && \valid(id);
  @ requires \separated(json, id) && \separated(answer, id) && \separated(json->text + (0 .. json->length - 1), id);
  @ assigns *id, *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && json_ok(json) && json->count > 0 && 0 <= *id < json->count;
  @ ensures text: json->text == \old(json->text) && json->length == \old(json->length); */
static int check_parsed(const struct json *json, struct scalar_pool *pool, struct answer *answer, int *id)
{
    *id = 0;
    if (json->node[0].type != JSON_OBJECT) return answer_at(answer, 0, "", "an object was expected");
    *id = id_of(json);
    return check_object(json, pool, answer);
}

/* Parses a record and checks it. */
/*@ requires 0 <= length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1)) && \valid_read(text);
  @ requires pool != \null && \valid(json) && \valid(id) && \separated(json, id, text + (0 .. length - 1));
  @ requires \valid(answer) && \separated(answer, json) && \separated(answer, id);
  @ requires \separated(answer, text + (0 .. length - 1));
  @ requires \base_addr(answer) != \base_addr(json) && \base_addr(answer) != \base_addr(text);
  @ assigns *json, *id, *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1;
  @ ensures *id == 0 || (json_ok(json) && 0 < *id < json->count);
  @ ensures text: *id != 0 ==> json->text == text && json->length == length;
  @ ensures \result != 0 ==> json_ok(json) && json->count > 0; */
static int check_bytes(struct json *json, const unsigned char *text, int length, struct scalar_pool *pool,
                       struct answer *answer, int *id)
{
    *id = 0;
    if (!json_parse(json, text, length, answer)) return 0;
    return check_parsed(json, pool, answer, id);
}

/* The same within the budget of the record. When that is used up, setjmp returns a second time; the numbers made since
 * are released. */
/*@ requires 0 <= length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1)) && \valid_read(text);
  @ requires pool != \null && \valid(json) && \valid(id) && \separated(json, id, text + (0 .. length - 1));
  @ requires \valid(answer) && \separated(answer, json) && \separated(answer, id);
  @ requires \separated(answer, text + (0 .. length - 1));
  @ requires \base_addr(answer) != \base_addr(json) && \base_addr(answer) != \base_addr(text);
  @ assigns *json, *id, *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1;
  @ ensures *id == 0 || (json_ok(json) && 0 < *id < json->count);
  @ ensures text: *id != 0 ==> json->text == text && json->length == length;
  @ ensures \result != 0 ==> json_ok(json) && json->count > 0; */
static int check_within_budget(struct json *json, const unsigned char *text, int length, struct scalar_pool *pool,
                               struct answer *answer, int *id)
{
    if (setjmp(*budget_begin()) != 0) {
        scalar_pool_abandon(pool);
        return answer_set(answer, ANSWER_UNCHECKED, "", "", budget_reason());
    }
    return check_bytes(json, text, length, pool, answer, id);
}

struct answer record_check(struct json *json, const unsigned char *text, int length, struct scalar_pool *pool, int *id)
{
    struct answer answer = {ANSWER_REJECTED, "", "", "", 0};
    const int holds = check_within_budget(json, text, length, pool, &answer, id);
    budget_end();
    scalar_pool_empty(pool);
    return holds ? verified(json) : refused(answer);
}
