/** The end point by eye: the volume, in nL, at which the colour turned and then stayed. */
export type Watch =
  /** No indicator, or none seen in its acid colour. */
  | { readonly is: 'idle' }
  | { readonly is: 'acid-colour' }
  | { readonly is: 'turned'; readonly volumeNl: number; readonly steps: number }
  | { readonly is: 'reached'; readonly volumeNl: number };

export interface Seen {
  /** Part of the indicator in its base form; null while there is no indicator. */
  readonly beta: number | null;
  /** From this part on the eye sees the base colour. */
  readonly visibleFrom: number;
  readonly deliveredNl: number;
}

/** Follows the colour for one step; a colour that has stayed for `stepsToStay` is the end point. */
export function watchColour(watch: Watch, { beta, visibleFrom, deliveredNl }: Seen, stepsToStay: number): Watch {
  if (beta === null) return watch;
  switch (watch.is) {
    case 'idle':
    case 'reached':
      return watch;
    case 'acid-colour':
      return beta >= visibleFrom ? { is: 'turned', volumeNl: deliveredNl, steps: 0 } : watch;
    case 'turned':
      if (beta < visibleFrom) return { is: 'acid-colour' };
      return watch.steps + 1 >= stepsToStay
        ? { is: 'reached', volumeNl: watch.volumeNl }
        : { ...watch, steps: watch.steps + 1 };
  }
}
