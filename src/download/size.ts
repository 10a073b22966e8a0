/** Megabytes that every file has: page, stage, plot and the rest of a bench. `tests/e2e/single.spec.ts` holds these against the build. */
const COMMON = 0.895;
/** What each bench adds, on average. */
const EACH = 0.033;
/** A package is compressed once more. */
const ZIPPED = 0.77;

/** How large a file with so many benches is, in megabytes. */
export const fileSize = (benches: number): number => COMMON + EACH * benches;

export const packageSize = (benches: number): number => fileSize(benches) * ZIPPED;

export const inWords = (megabytes: number): string => `${megabytes.toFixed(1)} MB`;
