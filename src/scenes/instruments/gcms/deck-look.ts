/** What the gas chromatograph with its spectrometer shows. */
export interface DeckLook {
  readonly moving: readonly { readonly id: string; readonly at: number }[];
  /** °C; null where it is to be found. */
  readonly oven: number | null;
  /** Where the syringe is: nowhere, over the vial, in the septum. */
  readonly syringe: 'away' | 'vial' | 'inlet';
  readonly running: boolean;
  /** The filament burns. */
  readonly source: boolean;
  readonly tripped: boolean;
  readonly vented: boolean;
  /** How much goes into the source, 0 to 1. */
  readonly entering: number;
}
