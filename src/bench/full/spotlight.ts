/** The size of the spotlight: its radius as a share of the screen's shorter side. Pure. */
export const SPOTLIGHT = { start: 0.22, least: 0.06, most: 0.6 } as const;
const STEP = 1.15;

/** `by`: steps, larger or smaller. */
export const resized = (radius: number, by: number): number =>
  Math.min(SPOTLIGHT.most, Math.max(SPOTLIGHT.least, radius * STEP ** by));

/** Keys of the spotlight while it is on: how many steps it grows. */
export const spotlightKey = (key: string): number => (key === ']' ? 1 : key === '[' ? -1 : 0);
