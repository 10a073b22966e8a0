/** The groups of a community and the record of its past: model and stage agree on them. */

/** From the best competitor on. */
export const GROUPS = ['climax', 'pioneer_tree', 'shrub', 'herb', 'pioneer'] as const;
export type Group = (typeof GROUPS)[number];
export type Succession = 'Primary' | 'Secondary';

/** Full depth of the soil, cm. */
export const FULL_SOIL = 30;

export const STEPS_PER_YEAR = 20;
const MOST_YEARS = 100;
/** Steps between two kept points, and how many of them. */
export const KEPT_EVERY = 10;
export const KEPT = (MOST_YEARS * STEPS_PER_YEAR) / KEPT_EVERY + 1;
export const KEPT_PER_YEAR = STEPS_PER_YEAR / KEPT_EVERY;
