/** Standard addition on the workstation: what was read against what was added, and the line run back to nothing. */
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { band, points, rule } from '../../kit/charts/marks';

export interface Addition {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly found: {
    readonly value: number;
    readonly u: number | null;
    readonly slope: number;
    readonly intercept: number;
  } | null;
}

export interface AdditionView extends Part {
  draw(addition: Addition): void;
}

export function createAdditionView(context: StageContext): AdditionView {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Added', short: 'added', unit: 'mg/L' },
    y: { label: 'Absorbance', short: 'A' },
    marks: {
      spread: band({ along: 'x', colour: 'orange', alpha: 0.3 }),
      none: rule({ along: 'x', colour: 'green', dashed: true, width: 1 }),
      law: line({ colour: 'sky', width: 2, name: 'line' }),
      readings: points({ radius: 4.6, name: 'readings' }),
      found: points({ shape: 'diamond', colour: 'orange', radius: 5 }),
    },
  });
  return {
    root: chart.root,
    lay: (box, type) => chart.lay(box, type),
    draw({ points: taken, found }) {
      const most = Math.max(1e-3, ...taken.map(({ x }) => x));
      const least = found && found.value > 0 ? -Math.min(4 * most, found.value * 1.2) : -most / 2;
      const height = Math.max(0.01, ...taken.map(({ y }) => y));
      chart.domain({ x: [niceEnd(least), niceEnd(most)], y: [0, niceEnd(height * 1.05)] });
      chart.marks.none.set(0);
      chart.marks.readings.columns(
        taken.map(({ x }) => x),
        taken.map(({ y }) => y),
      );
      if (!found) {
        chart.marks.law.clear();
        chart.marks.found.clear();
        chart.marks.spread.hide();
        return;
      }
      const ends = [-found.value, most];
      chart.marks.law.columns(
        ends,
        ends.map((x) => found.intercept + found.slope * x),
      );
      chart.marks.found.columns([-found.value], [0]);
      if (found.u) chart.marks.spread.set(-found.value - found.u, -found.value + found.u);
      else chart.marks.spread.hide();
    },
  };
}
