/** The check of the command line and of cases. On the page a result is checked by the bench, which tells the truth later. */
export const CHECK_ACTION = 'check_answer';

/** Tells what a bench keeps back. Not done where a link hides something: what is to be found would be told. */
export const REVEAL_ACTION = 'reveal';
