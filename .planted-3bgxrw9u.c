#include "/tmp/h/lead/work/src/numbers/exact.c"
/*@ axiomatic Planted { logic real planted(real x); } */
