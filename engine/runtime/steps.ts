/** From lab times to steps of the clock: one rule for scripts, the bench and what is skipped. */

/** The first step that starts at or after `time`, to 1e-9 of a step. */
export const stepAtOrAfter = (time: number, dt: number): number => Math.max(0, Math.ceil(time / dt - 1e-9));

/** The last whole step that does not end after `time`, to 1e-9 of a step. */
export const stepNotAfter = (time: number, dt: number): number => Math.max(0, Math.floor(time / dt + 1e-9));
