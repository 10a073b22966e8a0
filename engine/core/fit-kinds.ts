/** The kinds of curve that may be fitted, by name: `curves.ts` says what they are. */
export const FIT_KINDS = [
  'line',
  'proportional',
  'power',
  'exponential',
  'exponentialOffset',
  'logistic',
  'sinusoid',
  'peak',
  'michaelisMenten',
] as const;
export type FitKind = (typeof FIT_KINDS)[number];
