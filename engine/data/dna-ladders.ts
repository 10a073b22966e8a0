import type { Quantity } from '../contract';

/** A mixture of DNA fragments of known sizes, the largest first, each of the mass that its length gives it. */
export interface DnaLadder<Name extends string = string> {
  readonly name: Name;
  readonly sizes: readonly Quantity<'bp'>[];
  readonly source: string;
}

const supplied = 'sizes as suppliers list them; equal numbers of molecules of every size are a teaching value';

/** Ladders that are no digest. Lambda HindIII is computed from its cut positions. */
export const dnaLadders = [
  { name: '1 kb', sizes: [10000, 8000, 6000, 5000, 4000, 3000, 2000, 1500, 1000, 500], source: supplied },
  { name: '100 bp', sizes: [1500, 1000, 900, 800, 700, 600, 500, 400, 300, 200, 100], source: supplied },
] as const satisfies readonly DnaLadder[];

export type LadderName = 'Lambda HindIII' | (typeof dnaLadders)[number]['name'];
