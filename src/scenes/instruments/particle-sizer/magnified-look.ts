/** What the two round windows show, and where one of them lies. */
export interface MagnifiedLook {
  readonly diffraction: boolean;
  readonly loaded: boolean;
  readonly beam: boolean;
  readonly colour: number;
  /** Median diameter in its unit, and the width of ln d; null where they are to be found. */
  readonly diameter: number | null;
  readonly sigma: number | null;
  readonly others: readonly { readonly kind: 'dust' | 'pairs' | 'second'; readonly diameter: number }[];
  /** Rates of the flicker (1/s) and of the wandering (m²/s). */
  readonly flicker: number;
  readonly wander: number;
  readonly rings: ArrayLike<number>;
  /** Directions of the rings, °. */
  readonly angles: ArrayLike<number>;
  /** Wall seconds for which it has moved. */
  readonly moved: number;
}

export interface RoundWindow {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
