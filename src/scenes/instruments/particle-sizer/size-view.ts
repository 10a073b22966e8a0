/** Sizes on the workstation: the volume in each class and what has added up, with D10, D50 and D90; or mean and spread of the cumulants. */
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { area, line } from '../../kit/charts/line';
import { band, rule } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';

export interface SizeLook {
  readonly diffraction: boolean;
  /** Middles of the first and the last class, µm. */
  readonly classes: readonly [number, number];
  /** Per cent of the volume; not finite where there is none. */
  readonly shares: ArrayLike<number>;
  readonly before: ArrayLike<number>;
  /** µm; null where there is none. */
  readonly flags: { readonly d10: number | null; readonly d50: number | null; readonly d90: number | null };
  /** Mean and spread, nm. */
  readonly mean: number | null;
  readonly spread: number;
}

export interface SizeView extends Part {
  draw(look: SizeLook): void;
}

const MICROMETRES = [0.1, 2000] as const;
const NANOMETRES = [0.001, 10] as const;

export function createSizeView(context: StageContext): SizeView {
  const chart = createChart(context, {
    ground: 'screen',
    x: {
      label: 'Diameter',
      short: 'd',
      unit: 'µm',
      log: true,
      domain: MICROMETRES,
      ticks: [0.001, 0.01, 0.1, 1, 10, 100, 1000],
    },
    y: { label: 'Volume in a class', short: 'V', unit: '%' },
    y2: { label: 'Below', short: 'sum', unit: '%', domain: [0, 100], colour: 'orange' },
    marks: {
      spread: band({ along: 'x', colour: 'green' }),
      density: area({ colour: 'sky', alpha: 0.35 }),
      edge: line({ colour: 'sky', width: 2, name: 'now' }),
      before: line({ colour: 'main', width: 1.3, dashed: true, alpha: 0.8, name: 'before' }),
      sum: line({ colour: 'orange', width: 1.6, axis: 'y2' }),
      d10: rule({ along: 'x', colour: 'green', dashed: true, width: 1.2 }),
      d50: rule({ along: 'x', colour: 'green', width: 1.6 }),
      d90: rule({ along: 'x', colour: 'green', dashed: true, width: 1.2 }),
      // The full line between them is D50: over its peak is no room for words.
      tenth: label({ text: 'D10', side: 'left', axis: 'y2' }),
      nineTenths: label({ text: 'D90', axis: 'y2' }),
      mean: label({ text: 'z', axis: 'y2' }),
    },
  });
  const height = growingDomain({ least: [0, 5] });
  let count = 0;
  let diameters = new Float64Array(0);
  let sums = new Float64Array(0);
  return {
    root: chart.root,
    lay: (box, type) => chart.lay(box, type),
    draw({ diffraction, classes: [first, last], shares, before, flags, mean, spread }) {
      if (count !== shares.length) {
        count = shares.length;
        diameters = Float64Array.from({ length: count }, (_, n) => first * (last / first) ** (n / (count - 1)));
        sums = new Float64Array(count);
      }
      height.reset();
      let sum = 0;
      for (let n = 0; n < count; n++) {
        height.hold(shares[n] ?? Number.NaN);
        height.hold(before[n] ?? Number.NaN);
        sum += shares[n] ?? 0;
        sums[n] = sum;
      }
      chart.domain({ x: diffraction ? MICROMETRES : NANOMETRES, y: height.domain });
      const { marks } = chart;
      const shown = diffraction ? count : 0;
      marks.density.columns(diameters, shares, shown);
      marks.edge.columns(diameters, shares, shown);
      marks.before.columns(diameters, before, shown);
      marks.sum.columns(diameters, sums, shown);
      if (diffraction || mean === null) marks.spread.hide();
      else marks.spread.set((mean * (1 - spread)) / 1000, (mean * (1 + spread)) / 1000);
      const z = mean === null ? null : mean / 1000;
      marks.d10.set(diffraction ? flags.d10 : null);
      marks.d50.set(diffraction ? flags.d50 : z);
      marks.d90.set(diffraction ? flags.d90 : null);
      for (const [mark, at, high] of [
        [marks.tenth, diffraction ? flags.d10 : null, 88],
        [marks.nineTenths, diffraction ? flags.d90 : null, 66],
        [marks.mean, diffraction ? null : z, 88],
      ] as const)
        if (at === null) mark.hide();
        else mark.at(at, high);
    },
  };
}
