/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/command.h"
#include "cli/suggestion.h"
#include "problem/mechanism.h"

#include <string.h>

static const char help[] =
    "usage: painleve kinds [KIND | MECHANISM]\n"
    "\n"
    "Lists the kinds of problem and the mechanisms; or of one of them its fields with units and meaning, its source,\n"
    "and an example that works when it is copied.\n"
    "\n"
    "  -h, --help               this text\n"
    "\n"
    "example: painleve kinds contact\n";

static void list_kinds(void)
{
    for (const struct kind *const *kind = kind_list(); *kind != NULL; kind++)
        printf("%-10s %s\n", (*kind)->name, (*kind)->summary);
    puts("\nmechanisms, whose parameters and state stand in place of a b A B C, or of other fields (mechanism=NAME "
         "...):");
    for (const struct mechanism *const *mechanism = mechanism_list(); *mechanism != NULL; mechanism++)
        printf("  %-22s %s\n", (*mechanism)->name, (*mechanism)->summary);
}

/* The example record as a command line. */
static void print_example_command(const char *example)
{
    const char *key;
    json_t *value, *record = json_loads(example, 0, NULL);
    printf("  painleve decide %s", json_string_value(json_object_get(record, "kind")));
    json_object_foreach (record, key, value) {
        const char *text = json_string_value(value), *quote = strpbrk(text, "()[]* ") != NULL ? "'" : "";
        if (strcmp(key, "kind") != 0 && strcmp(key, "id") != 0) printf(" %s=%s%s%s", key, quote, text, quote);
    }
    putchar('\n');
    json_decref(record);
}

static void print_example(const char *example)
{
    puts("example:");
    print_example_command(example);
    printf("  %s\n", example);
}

/* The kinds of numbers that the fields accept. */
static const char *numbers_of(const struct kind *kind)
{
    if (kind->intervals == INTERVALS_EVERYWHERE)
        return "rational and algebraic, exact; enclosed, as of angles in radians; intervals, of which all verdicts are "
               "found";
    if (kind->intervals == INTERVALS_IN_FIELDS && kind->accepts == ACCEPTS_REALS)
        return "rational and algebraic, exact; enclosed, as of angles in radians, in a certificate as an interval "
               "that begins and ends with the number; intervals, of which all verdicts are found";
    if (kind->accepts == ACCEPTS_ENCLOSED)
        return "rational and algebraic, exact; intervals, of which all verdicts are found; others, as of angles in "
               "radians, as an interval that begins and ends with the number";
    if (strcmp(kind->name, "spatial") == 0)
        return "rational and algebraic, exact; an interval of mu, with the words that hold for all of it, certified";
    return kind->accepts == ACCEPTS_ALGEBRAIC ? "rational and algebraic, exact" : "rational";
}

static void print_kind(const struct kind *kind)
{
    printf("%s: %s\n\nfields:\n", kind->name, kind->summary);
    for (int i = 0; i < kind->field_count; i++) {
        const struct field *field = kind->fields + i;
        printf("  %-10s %-8s %s%s%s%s\n", field->name, field->unit, field->meaning,
               field->optional ? " (optional)" : "", field->words != NULL ? ": " : "",
               field->words != NULL ? field->words : "");
    }
    printf("  %-10s %-8s %s\n\n", "id", "",
           "comes back with the verdict: a string, or an integer of at most 18 digits (optional)");
    printf("numbers: %s\n\nsource: %s\n\n", numbers_of(kind), kind->source);
    print_example(kind->example);
}

static void print_mechanism_field(const struct mechanism_field *field)
{
    printf("  %-10s %-8s %s%s%s", field->field.name, field->field.unit, field->field.meaning,
           field->field.words != NULL ? ": " : "", field->field.words != NULL ? field->field.words : "");
    if (field->preset != NULL) printf(" (%s if left out)", field->preset);
    putchar('\n');
}

static void print_mechanism(const struct mechanism *mechanism)
{
    printf("%s: %s\n\nfields, which stand in place of", mechanism->name, mechanism->summary);
    for (const char *const *given = mechanism->gives; given != NULL && *given != NULL; given++) printf(" %s", *given);
    puts(mechanism->gives != NULL ? ":" : " a b A B C:");
    for (int i = 0; i < mechanism->field_count; i++) print_mechanism_field(mechanism->fields + i);
    puts("  and the other fields of the kind of problem, as always");
    if (mechanism->gives == NULL)
        puts("In kind contact a number or angle may be an interval: \"[1/4, 1/2]\", \"65deg +/- 1deg\".");
    if (mechanism->least_friction_text != NULL)
        printf("\nleast friction of the paradox: %s\n", mechanism->least_friction_text);
    printf("\nderivation: spec/mechanism.md\nsource: %s\n\n", mechanism->source);
    print_example(mechanism->example);
}

static int refuse_name(const char *name)
{
    char suggestion[SUGGESTION_SIZE];
    suggest_kind(name, 1, suggestion);
    return usage_error("kinds", "'%s' is no kind of problem and no mechanism; `painleve kinds` lists them%s", name,
                       suggestion);
}

static int print_one(const char *name)
{
    const struct kind *kind = kind_find(name);
    int known = kind != NULL;
    if (known) print_kind(kind);
    for (const struct mechanism *const *mechanism = mechanism_list(); *mechanism != NULL; mechanism++) {
        if (strcmp((*mechanism)->name, name) != 0) continue;
        if (known) putchar('\n');
        print_mechanism(*mechanism);
        known = 1;
    }
    return known ? finish_output(EXIT_DECIDED) : refuse_name(name);
}

int command_kinds(int argc, char **argv)
{
    static const struct option options[] = {{"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    const struct option_loop loop = {"kinds", help, options, NULL};
    const int stop = read_options(&loop, argc, argv, NULL);
    if (stop >= 0) return stop;
    if (argc - optind > 1) return usage_error("kinds", "one KIND at most is expected");
    if (argc == optind) return list_kinds(), finish_output(EXIT_DECIDED);
    return print_one(argv[optind]);
}
