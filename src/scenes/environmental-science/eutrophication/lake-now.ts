/** What the water of a lake is drawn by. */
export interface LakeNow {
  readonly chlorophyll: number;
  readonly secchi: number;
  readonly oxygen: number;
  readonly release: number;
  readonly aerated: boolean;
  readonly locked: boolean;
  readonly depth: number;
  /** Where the hand holds the disc, m. */
  readonly disc: number;
  readonly flows: boolean;
  readonly seasons: boolean;
  readonly ice: number;
}
