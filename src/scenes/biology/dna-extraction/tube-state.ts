/** What the tube under its funnel shows. */
export interface TubeState {
  readonly look: number;
  /** mL below and above. */
  readonly aqueous: number;
  readonly ethanol: number;
  readonly filtered: boolean;
  /** Something drips now, and how much pulp lies in the paper, 0 to 1. */
  readonly dripping: boolean;
  readonly pulp: number;
  /** Parts of all DNA: in threads, on the stick. */
  readonly threads: number;
  readonly wound: number;
  readonly spooling: boolean;
}
