/** More device pixels than this cost much and show little. */
const MOST_DENSITY = 2;

/** Device px of one CSS px, as far as the stage follows. */
export const density = (): number => Math.min(MOST_DENSITY, globalThis.devicePixelRatio || 1);
