/** A tolerance ±a taken as rectangular, all values within it equally likely, has the standard deviation a/√3 (JCGM 100:2008, 4.3.7). */
export const rectangular = (tolerance: number): number => tolerance / Math.sqrt(3);
