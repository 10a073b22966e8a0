/** An axis with marks at round numbers (d3-scale). Its line runs from the origin rightwards, or upwards. */
import { scaleLinear } from 'd3-scale';
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface AxisOptions {
  readonly side: 'bottom' | 'left';
  readonly colour: number;
  /** Height of its figures, stage units. */
  readonly size: number;
  /** Follows the last figure. */
  readonly unit: string;
}

export interface Axis {
  readonly root: Container;
  /** Length in stage units, the values at its ends, and the least distance between figures. */
  lay(length: number, from: number, to: number, apart: number): void;
}

const MOST_FIGURES = 14;

/** Writes numbers with the decimals that the step between ticks needs; a single one with as many as it has. */
function figuresOf([first, second]: readonly number[]): (value: number) => string {
  const decimals =
    first === undefined || second === undefined
      ? null
      : Math.max(0, -Math.floor(Math.log10(Math.abs(second - first)) + 1e-9));
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  });
  // A sum with 0 has no negative zero.
  return (value) => format.format(value + 0).replace('-', '−');
}

export function createAxis(context: StageContext, { side, colour, size, unit }: AxisOptions): Axis {
  const root = new Container({ label: 'axis' });
  const marks = new Graphics();
  const figures: readonly Text[] = Array.from({ length: MOST_FIGURES }, () =>
    context.text({ size, mono: true, colour, anchor: side === 'bottom' ? [0.5, 0] : [1, 0.5] }),
  );
  root.addChild(marks, ...figures);
  let key = '';
  return {
    root,
    lay(length, from, to, apart) {
      const next = `${length} ${from} ${to} ${apart}`;
      if (next === key) return;
      key = next;
      const scale = scaleLinear([from, to], [0, length]);
      let count = Math.max(2, Math.floor(length / apart));
      while (count > 2 && scale.ticks(count).length > Math.min(MOST_FIGURES, 1 + length / apart)) count--;
      const ticks = scale.ticks(count);
      const write = figuresOf(ticks);
      marks.clear();
      const line = (at: number, depth: number): void => {
        if (side === 'bottom') marks.moveTo(at, 0).lineTo(at, depth);
        else marks.moveTo(0, -at).lineTo(-depth, -at);
      };
      for (const fine of scale.ticks(count * 5)) line(scale(fine), 3.5);
      for (const tick of ticks) line(scale(tick), 7);
      if (side === 'bottom') marks.moveTo(0, 0).lineTo(length, 0);
      else marks.moveTo(0, 0).lineTo(0, -length);
      marks.stroke({ width: 1.2, color: colour });
      figures.forEach((figure, n) => {
        const tick = ticks[n];
        figure.visible = tick !== undefined;
        if (tick === undefined) return;
        figure.text = `${write(tick)}${n === ticks.length - 1 && unit !== '' ? ` ${unit}` : ''}`;
        if (side === 'bottom') figure.position.set(scale(tick), 9);
        else figure.position.set(-10, -scale(tick));
      });
    },
  };
}
