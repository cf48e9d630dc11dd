/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve-fclib FILE: converts the planar problem in a file of FCLIB (HDF5), and its reactions, to the format of
 * Siconos.
 *
 * painleve audit runs it, so that painleve itself does not depend on HDF5, nor run its code on files from outside. The
 * output is: dimension, contacts, storage 2, rows, columns, W as "row column : value" after a line of sizes, q, mu;
 * then "reactions" and P_N P_T of each contact, if the file has /solution. Or a line "error REASON", with status 1. */
#include <hdf5.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_CONTACTS = 1000000, MAX_ENTRIES = 20000000 };

static int fails(const char *what, const char *reason)
{
    printf("error %s: %s\n", what, reason);
    return 0;
}

/* Reads a dataset of `count` numbers of this type. Returns 1 or 0. */
static int read_numbers(hid_t file, const char *path, hid_t type, hsize_t count, void *out)
{
    const hid_t set = H5Dopen2(file, path, H5P_DEFAULT);
    if (set < 0) return fails(path, "the dataset is not there");
    const hid_t space = H5Dget_space(set);
    const hssize_t there = H5Sget_simple_extent_npoints(space);
    const int good =
        there == (hssize_t)count && (count == 0 || H5Dread(set, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, out) >= 0);
    H5Sclose(space);
    H5Dclose(set);
    return good ? 1 : fails(path, "the dataset does not have the size that the problem gives it, or cannot be read");
}

static int read_integer(hid_t file, const char *path, long *n)
{
    return read_numbers(file, path, H5T_NATIVE_LONG, 1, n);
}

static void *numbers_new(long count, size_t size)
{
    void *const memory = calloc(count > 0 ? (size_t)count : 1, size);
    if (memory == NULL) {
        fails("memory", "it is out");
        exit(1);
    }
    return memory;
}

/* W in the storage of FCLIB: triplets (nz is their number), or compressed by columns (nz = -1) or by rows (nz = -2).
 * FCLIB always writes nzmax values x, of which triplets may use fewer. */
struct matrix {
    long m, n, nz, nzmax;
    long entries, pointers;
    long *p, *i;
    double *x;
};

static int read_sizes(hid_t file, struct matrix *W)
{
    if (!read_integer(file, "/fclib_local/W/m", &W->m) || !read_integer(file, "/fclib_local/W/n", &W->n) ||
        !read_integer(file, "/fclib_local/W/nz", &W->nz) || !read_integer(file, "/fclib_local/W/nzmax", &W->nzmax))
        return 0;
    W->entries = W->nz >= 0 ? W->nz : W->nzmax;
    W->pointers = W->nz >= 0 ? W->nz : W->n + 1;
    if (W->nz < -2 || W->m < 0 || W->m != W->n || W->m % 2 != 0 || W->m / 2 > MAX_CONTACTS || W->entries < 0 ||
        W->nzmax < W->entries || W->nzmax > MAX_ENTRIES)
        return fails("/fclib_local/W",
                     "its sizes are not those of a planar problem, or beyond the limits of painleve audit");
    return 1;
}

static int read_matrix(hid_t file, struct matrix *W)
{
    W->p = numbers_new(W->pointers, sizeof(long));
    W->i = numbers_new(W->entries, sizeof(long));
    W->x = numbers_new(W->nzmax, sizeof(double));
    if (!read_numbers(file, "/fclib_local/W/p", H5T_NATIVE_LONG, (hsize_t)W->pointers, W->p) ||
        !read_numbers(file, "/fclib_local/W/i", H5T_NATIVE_LONG, (hsize_t)W->entries, W->i) ||
        !read_numbers(file, "/fclib_local/W/x", H5T_NATIVE_DOUBLE, (hsize_t)W->nzmax, W->x))
        return 0;
    for (long k = 0; W->nz < 0 && k < W->n; k++)
        if (W->p[k] < 0 || W->p[k] > W->p[k + 1] || W->p[k + 1] > W->entries)
            return fails("/fclib_local/W/p", "the starts of columns or rows are not in order");
    return 1;
}

/* Writes the entries; in triplets, as in CSparse, i is the row and p the column. */
static void write_matrix(const struct matrix *W)
{
    const long entries = W->nz >= 0 ? W->entries : W->p[W->n];
    printf("2\n%ld\n%ld\n%ld-by-%ld, nzmax: %ld nnz: %ld\n", W->m, W->n, W->m, W->n, W->entries, entries);
    for (long k = 0; W->nz >= 0 && k < entries; k++) printf("%ld %ld : %.17g\n", W->i[k], W->p[k], W->x[k]);
    for (long major = 0; W->nz < 0 && major < W->n; major++)
        for (long k = W->p[major]; k < W->p[major + 1]; k++)
            printf("%ld %ld : %.17g\n", W->nz == -1 ? W->i[k] : major, W->nz == -1 ? major : W->i[k], W->x[k]);
}

static int write_numbers(hid_t file, const char *path, long count)
{
    double *const x = numbers_new(count, sizeof(double));
    const int good = read_numbers(file, path, H5T_NATIVE_DOUBLE, (hsize_t)count, x);
    for (long i = 0; good && i < count; i++) printf("%.17g\n", x[i]);
    free(x);
    return good;
}

static int is_there(hid_t file, const char *path)
{
    return H5Lexists(file, path, H5P_DEFAULT) > 0;
}

static int write_problem(hid_t file)
{
    long dimension;
    struct matrix W = {0};
    if (!is_there(file, "/fclib_local")) return fails("/fclib_local", "the file holds no local problem");
    if (!read_integer(file, "/fclib_local/spacedim", &dimension)) return 0;
    if (dimension != 2)
        return fails("/fclib_local/spacedim", "2 is expected: contact in three dimensions has no theory here yet");
    if (is_there(file, "/fclib_local/R")) return fails("/fclib_local/R", "equality constraints are not read");
    int good = read_sizes(file, &W) && read_matrix(file, &W);
    if (good) {
        printf("2\n%ld\n", W.m / 2);
        write_matrix(&W);
        good = write_numbers(file, "/fclib_local/vectors/q", W.m) &&
               write_numbers(file, "/fclib_local/vectors/mu", W.m / 2);
    }
    if (good && is_there(file, "/solution")) {
        puts("reactions");
        good = write_numbers(file, "/solution/r", W.m);
    }
    free(W.p), free(W.i), free(W.x);
    return good;
}

int main(int argc, char **argv)
{
    if (argc != 2) return fputs("usage: painleve-fclib FILE\n", stderr), 2;
    H5Eset_auto2(H5E_DEFAULT, NULL, NULL); /* errors are reported here, in one line */
    const hid_t file = H5Fopen(argv[1], H5F_ACC_RDONLY, H5P_DEFAULT);
    if (file < 0) return fails(argv[1], "it cannot be read, or is no HDF5"), 1;
    const int good = write_problem(file);
    H5Fclose(file);
    return fflush(stdout) != 0 || !good;
}
