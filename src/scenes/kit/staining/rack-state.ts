/** What a staining rack shows. */
export interface RackState {
  /** Colour of what lies on the slide, 0xrrggbb; null: it is drained. */
  readonly pool: number | null;
  /** Colour of the smear, and how much of it is on the glass, 0 to 1. */
  readonly smear: number;
  readonly cells: number;
  /** Colour of the drops that run off; null: nothing does. */
  readonly runOff: number | null;
  readonly lit: boolean;
  /** The burner stands under the slide, not beside the sink. */
  readonly under?: boolean;
  /** The slide is passed through the flame, lies across the beaker, is on the rack, or lies elsewhere. */
  readonly slide: 'rack' | 'flame' | 'beaker' | 'away';
  /** Of the beaker's water, from cold to boiling, 0 to 1. */
  readonly heat?: number;
  /** Colour of the blotting paper on the smear; null: none. */
  readonly paper?: number | null;
  /** 0 to 1: vapour over the slide. */
  readonly steam: number;
  /** A coverslip on the smear, and how far it is pressed, 0 to 1; null: none. */
  readonly cover: number | null;
}
