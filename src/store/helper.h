/* helper.h - a thread that does one thing for another, which meanwhile does something else. */
#ifndef STORE_HELPER_H
#define STORE_HELPER_H

#include <stdbool.h>

typedef struct helper helper;

helper *helper_open(bool (*work)(void *context), void *context); /* NULL: there is no thread for it */
void helper_start(helper *h);                                    /* one time; everything that the work touches is the thread's */
bool helper_finish(helper *h);                                   /* until here. What the work gave */
void helper_close(helper *h);

#endif
