/* SPDX-License-Identifier: BSD-2-Clause */
/* Finds the end of one record, byte by byte, from brackets and strings only. */
#ifndef CLI_RECORD_SCANNER_H
#define CLI_RECORD_SCANNER_H

enum { RECORD_MAX_DEPTH = 64 };

enum scan_step {
    SCAN_MORE,        /* the record continues */
    SCAN_COMPLETE,    /* this byte is its last one */
    SCAN_NEXT_RECORD, /* this byte starts another record: the current one is cut short */
    SCAN_ARRAY_END    /* this byte closes the array that contains the record: the record is cut short */
};

struct record_scanner {
    char open[RECORD_MAX_DEPTH]; /* the brackets that are open */
    int depth;
    int in_string, escaped;
    int last;     /* the last byte outside strings that is not white space */
    int too_deep; /* 1 when the nesting has exceeded RECORD_MAX_DEPTH */
};

/* record_scan: processes the next byte of a record.
 *
 * In  first_on_line  only blanks precede the byte on its line
 *     in_column_0    nothing precedes it
 *     in_array       the record is an element of an array */
enum scan_step record_scan(struct record_scanner *scanner, int byte, int first_on_line, int in_column_0, int in_array);

#endif
