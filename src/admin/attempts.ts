/** Wrong passwords slow the next tries down: five are free, then each wait is twice the one before. Pure but for the store. */

export interface Attempts {
  /** Wrong passwords since the last right one. */
  readonly wrong: number;
  /** No try before this moment, ms since 1970. */
  readonly until: number;
}

export const NO_ATTEMPTS: Attempts = { wrong: 0, until: 0 };
const FREE = 5;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 300_000;
const KEY = 'admin-attempts';

export function afterWrong({ wrong }: Attempts, now: number): Attempts {
  const more = wrong + 1;
  const wait = more < FREE ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (more - FREE));
  return { wrong: more, until: now + wait };
}

/** Seconds still to wait, at least 0; a clock that was set back makes nobody wait longer than the longest wait. */
export const secondsLeft = ({ until }: Attempts, now: number): number =>
  Math.max(0, Math.ceil(Math.min(until - now, LONGEST_WAIT_MS) / 1000));

/** What this browser remembers, so that loading the page again does not begin anew. */
export function readAttempts(): Attempts {
  try {
    const { wrong, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Attempts>;
    return Number.isFinite(wrong) && Number.isFinite(until) ? { wrong: wrong ?? 0, until: until ?? 0 } : NO_ATTEMPTS;
  } catch {
    return NO_ATTEMPTS;
  }
}

export function keepAttempts(attempts: Attempts): void {
  try {
    if (attempts.wrong === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(attempts));
  } catch {
    // A blocked store: the count lasts for this visit.
  }
}
