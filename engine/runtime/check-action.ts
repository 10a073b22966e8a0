/** The check of the command line and of cases. On the page a result is checked by the bench, which tells the truth later. */
export const CHECK_ACTION = 'check_answer';
