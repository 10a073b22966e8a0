/** What a capsule stain knows of organisms and lenses, for the model and its stage. Lengths in µm. */

export type Organism =
  | 'Klebsiella pneumoniae'
  | 'Streptococcus pneumoniae'
  | 'Bacillus anthracis (Sterne control)'
  | 'Cryptococcus neoformans'
  | 'Escherichia coli K-12';
export type CapsuleObjective = '40x (NA 0.65)' | '100x oil (NA 1.25)';

export const OBJECTIVES = {
  '40x (NA 0.65)': { magnification: 40, aperture: 0.65, index: 1 },
  '100x oil (NA 1.25)': { magnification: 100, aperture: 1.25, index: 1.515 },
} as const;

/** Widths of capsules scatter by this part from cell to cell; chosen. */
export const WIDTH_SCATTER = 0.15;
