/** The cell that is cut through. */
export interface Cut {
  readonly red: boolean;
  /** V/V₀. */
  readonly ratio: number;
  readonly burst: boolean;
  /** mOsm/L outside. */
  readonly salt: number;
  readonly urea: number;
  /** Net flow inwards, in what crosses each way at balance. */
  readonly inflow: number;
  /** MPa. */
  readonly turgor: number;
}
