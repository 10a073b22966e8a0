/** What an assay of thyroid hormones tells: usual ranges (TSH mU/L, FT4 and FT3 pmol/L), and the ends of its TSH scale. */
export const THYROID_RANGES = { tsh: [0.4, 4], ft4: [10, 22], ft3: [3.1, 6.8] } as const;
/** mU/L: less than this is not told. */
export const LEAST_TSH = 0.005;
/** mU/L: more than this is printed as more; the number is kept. */
export const MOST_PRINTED_TSH = 100;
