/** What heat does to a sample: its temperature, its phase and, where it is solid, its crystal. */
import type { BondingSample, Crystal, Transition } from '../data/bonding-samples';

/** Every place at which the temperature stands still, from the coldest on: one crystal for another, melting, boiling. */
const restsOf = ({ changes, melting, boiling, fusion, vaporisation }: BondingSample): readonly Transition[] => [
  ...changes,
  { at: melting, heat: fusion },
  { at: boiling, heat: vaporisation },
];

/**
 * Heat that the sample has taken up, counted in degrees: every change takes some of them while the temperature stands still. At the
 * temperature of a change none of it is taken up yet.
 */
export const heatOf = (sample: BondingSample, temperature: number): number =>
  restsOf(sample).reduce((sum, { at, heat }) => (temperature > at ? sum + heat : sum), temperature);

export function temperatureOf(sample: BondingSample, heat: number): number {
  let taken = 0;
  for (const rest of restsOf(sample)) {
    if (heat <= rest.at + taken) break;
    if (heat <= rest.at + taken + rest.heat) return rest.at;
    taken += rest.heat;
  }
  return heat - taken;
}

/** How many changes lie behind: one that is half done counts as done. */
function changesDone(sample: BondingSample, heat: number): number {
  let taken = 0;
  let done = 0;
  for (const rest of restsOf(sample)) {
    if (heat < rest.at + taken + rest.heat / 2) break;
    taken += rest.heat;
    done++;
  }
  return done;
}

export function phaseOf(sample: BondingSample, heat: number): 0 | 1 | 2 {
  const beyond = changesDone(sample, heat) - sample.changes.length;
  return beyond <= 0 ? 0 : beyond === 1 ? 1 : 2;
}

/** The solid that the sample is; null where it is none. */
export function crystalOf(sample: BondingSample, heat: number): Crystal | null {
  return sample.solids[changesDone(sample, heat)]?.(temperatureOf(sample, heat)) ?? null;
}
