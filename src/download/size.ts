/** Megabytes that every file has: page, stage, plot and the rest of a bench. `tests/e2e/single.spec.ts` holds these against the build. */
const COMMON = 0.83;
/** What each bench adds, on average. */
const EACH = 0.04;
/** A package is compressed once more. */
const ZIPPED = 0.77;

const inWords = (megabytes: number): string => `about ${megabytes.toFixed(1)} MB`;

/** How large a file with so many benches is. */
export const fileSize = (benches: number): string => inWords(COMMON + EACH * benches);

export const packageSize = (benches: number): string => inWords((COMMON + EACH * benches) * ZIPPED);

export const sizeOf = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
