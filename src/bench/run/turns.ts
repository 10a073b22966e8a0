/** How long a request to the simulation may last. */
export interface Turns {
  readonly ms: number;
  /** The clock of `requestFrame`. */
  readonly now: () => number;
  /** The page is on show. */
  readonly seen: () => boolean;
}

/** Three display frames a request: each costs a weak device's page more than the picture does, and a press cuts it short. */
export const TURNS: Turns = {
  ms: 48,
  now: () => performance.now(),
  seen: () => !document.hidden,
};
