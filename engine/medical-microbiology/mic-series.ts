/** What the MIC series with gentamicin comes to: the slope of zone² against log₁₀ MIC, from the true zones of its five plates. */
import type { Quantity } from '../contract';
import { diameterAbove, loaded, spreadFor } from './disc-diffusion';
import { criticalTime, DISCS } from './susceptibility-tables';

export const SERIES = [0.25, 0.5, 1, 2, 4] as const;

/** Least squares, all plates alike: 0.5 McFarland, 4 mm. */
export function seriesSlope(): Quantity<'mm²'> {
  const { load, diffusivity, critical } = DISCS['Gentamicin 10 ug'];
  const hours = criticalTime('Escherichia coli (MIC series)', 0.5);
  const profile = spreadFor(loaded(load, 4), diffusivity, hours * 3600);
  const middle = Math.log10(SERIES[2]);
  let [above, below] = [0, 0];
  for (const mic of SERIES) {
    const x = Math.log10(mic) - middle;
    above += x * diameterAbove(profile, critical * mic) ** 2;
    below += x * x;
  }
  return above / below;
}
