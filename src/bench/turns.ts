import type { Turns } from './session';

/** Three display frames a request: each costs a weak device's page more than the picture does, and a press cuts it short. */
export const TURNS: Turns = {
  ms: 48,
  now: () => performance.now(),
  seen: () => !document.hidden,
};
