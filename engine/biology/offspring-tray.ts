/** What the bench of a cross holds: model and stage agree on it. */

/** Plants that the tray has room for. */
export const TRAY = 200;
/** Most children of a run, and how often p is kept. */
export const MOST = 10_000;
export const WALK_EVERY = 5;
