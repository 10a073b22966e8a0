/** Energy against distance on a sheet, with a bead that lies on the curve. */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { laySheet } from './sheet';

export interface EnergyCurve extends Part {
  /** A new curve: energies at even distances `from`…`to`. */
  plot(curve: Float32Array, from: number, to: number): void;
  /** Puts the bead and says where it is; a value beyond the axes is shown at their edge. */
  set(distance: number, energy: number, words: string): Point;
}

/** Ends of the axis of energies, in depths of the well. */
const BELOW = 1.2;
const ABOVE = 0.75;

/** Origin of its parent. */
export function createEnergyCurve(context: StageContext): EnergyCurve {
  const root = new Container({ label: 'energy curve' });
  const face = new Graphics();
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'Separation', short: 'r', unit: 'Å' },
    y: { label: 'Energy', short: 'E', unit: 'kJ/mol' },
    marks: {
      zero: rule({ along: 'y' }),
      curve: line({ width: 2.6, colour: 'sky' }),
      bead: pen({ radius: 8, colour: 'orange' }),
      words: corner({ at: 'above', colour: 'orange', mono: true }),
    },
  });
  root.addChild(face, chart.root);
  chart.marks.zero.set(0);
  let ends = { right: 1, least: -1, most: 1 };
  return {
    root,
    lay: (box, type) => chart.lay(laySheet(face, context.theme, box), type),
    plot(curve, from, to) {
      const lowest = curve.reduce((low, energy) => Math.min(low, energy), 0);
      ends = { right: to, least: BELOW * lowest, most: -ABOVE * lowest };
      chart.domain({ x: [0, to], y: [ends.least, ends.most] });
      chart.marks.curve.even(
        curve.map((energy) => (energy > ends.most ? Number.NaN : energy)),
        from,
        to,
      );
    },
    set(distance, energy, words) {
      const x = Math.min(ends.right, distance);
      const y = Math.min(ends.most, energy);
      chart.marks.bead.at(x, y);
      chart.marks.words.set(words);
      return chart.toPixel(x, y);
    },
  };
}
