/** Round values along a logarithmic axis: one rule for plots of the page and charts of the stage. Pure. */
import { scaleLinear } from 'd3-scale';

type Domain = readonly [from: number, to: number];

const EVERY = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** How finely decades are divided, finest first. */
const DIVISIONS: readonly (readonly number[])[] = [EVERY, [1, 2, 5], [1, 5], [1]];

/** Figures of each decade within a domain, rising; `every`: of so many decades one. */
function within([least, greatest]: Domain, mantissas: readonly number[], every = 1): readonly number[] {
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(least)); power <= Math.floor(Math.log10(greatest)); power++) {
    if (((power % every) + every) % every !== 0) continue;
    for (const mantissa of mantissas) {
      const tick = Number(`${mantissa}e${power}`);
      if (tick >= least && tick <= greatest) ticks.push(tick);
    }
  }
  return ticks;
}

/** A tick on the end of the axis must not be lost to a last digit. */
const opened = ([from, to]: Domain): Domain => [from * (1 - 1e-9), to * (1 + 1e-9)];

/** Ticks of a logarithmic axis: the finest division with at most `most` ticks; within less than a decade evenly spaced ones. */
export function logTicks([from, to]: Domain, most: number): readonly number[] {
  const ends = opened([from, to]);
  for (const mantissas of DIVISIONS) {
    const ticks = within(ends, mantissas);
    if (ticks.length <= most && ticks.length >= 3) return ticks;
    if (ticks.length < 3) break;
  }
  const decades = within(ends, [1]);
  if (decades.length > most) return within(ends, [1], Math.ceil(decades.length / most));
  return decades.length >= 2
    ? decades
    : scaleLinear()
        .domain([from, to])
        .ticks(most)
        .filter((tick) => tick > 0);
}

/** Short marks of a logarithmic axis: nine to a decade, of many decades only their beginnings; within less than one evenly spaced ones. */
export function logMinorTicks(domain: Domain, most: number): readonly number[] {
  const ends = opened(domain);
  const fine = within(ends, EVERY);
  if (fine.length < 3) return logTicks(domain, most);
  return fine.length <= most ? fine : within(ends, [1]);
}
