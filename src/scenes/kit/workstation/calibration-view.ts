/** A calibration on the workstation: standards, the line through them, and what an unknown comes to by it, with its uncertainty. */
import type { Part, StageContext } from '../../contract';
import { createChart } from '../charts/chart';
import type { AxisOptions } from '../charts/frame-axes';
import { growingDomain } from '../charts/domains';
import { line } from '../charts/line';
import { band, points, rule } from '../charts/marks';

export interface CalibrationPoint {
  readonly x: number;
  readonly y: number;
}

export interface Calibration {
  readonly standards: readonly CalibrationPoint[];
  /** Of another method: to be seen, not used. */
  readonly old: readonly CalibrationPoint[];
  /** `bend`: the coefficient of x² where the line is a parabola. */
  readonly line: { readonly slope: number; readonly intercept: number; readonly bend?: number } | null;
  readonly unknown: { readonly value: number; readonly u: number | null; readonly y: number } | null;
}

export interface CalibrationView extends Part {
  draw(calibration: Calibration): void;
}

export interface CalibrationOptions {
  readonly x: AxisOptions;
  readonly y: AxisOptions;
  /** Where the axes end at first, and at least. */
  readonly least: { readonly x: number; readonly y: number };
}

/** A parabola is drawn in so many pieces. */
const PIECES = 40;

export function createCalibrationView(context: StageContext, options: CalibrationOptions): CalibrationView {
  const chart = createChart(context, {
    ground: 'screen',
    x: options.x,
    y: options.y,
    marks: {
      spread: band({ along: 'x', colour: 'orange', alpha: 0.3 }),
      law: line({ colour: 'sky', width: 2, name: 'line' }),
      signal: rule({ along: 'y', colour: 'orange', dashed: true }),
      found: rule({ along: 'x', colour: 'orange', dashed: true }),
      old: points({ shape: 'ring', colour: 'purple', radius: 4 }),
      standards: points({ radius: 4.6, name: 'standards' }),
      unknown: points({ shape: 'diamond', colour: 'orange', radius: 5 }),
    },
  });
  const [across, up] = [growingDomain({ least: [0, options.least.x] }), growingDomain({ least: [0, options.least.y] })];
  return {
    root: chart.root,
    lay: (box, type) => chart.lay(box, type),
    draw({ standards, old, line: law, unknown }) {
      across.reset();
      up.reset();
      const all = [...standards, ...old, ...(unknown ? [{ x: unknown.value, y: unknown.y }] : [])];
      for (const { x, y } of all) {
        across.hold(Math.max(0, x));
        up.hold(y);
      }
      chart.domain({ x: across.domain, y: up.domain });
      const columns = (rows: readonly CalibrationPoint[]) => [rows.map(({ x }) => x), rows.map(({ y }) => y)] as const;
      chart.marks.standards.columns(...columns(standards));
      chart.marks.old.columns(...columns(old));
      if (law) {
        const [from, to] = across.domain;
        const pieces = law.bend ? PIECES : 1;
        const xs = Array.from({ length: pieces + 1 }, (_, n) => from + ((to - from) * n) / pieces);
        chart.marks.law.columns(
          xs,
          xs.map((x) => law.intercept + law.slope * x + (law.bend ?? 0) * x * x),
        );
      } else chart.marks.law.clear();
      chart.marks.signal.set(unknown?.y ?? null);
      chart.marks.found.set(unknown?.value ?? null);
      if (unknown) chart.marks.unknown.columns([unknown.value], [unknown.y]);
      else chart.marks.unknown.clear();
      if (unknown?.u) chart.marks.spread.set(unknown.value - unknown.u, unknown.value + unknown.u);
      else chart.marks.spread.hide();
    },
  };
}
