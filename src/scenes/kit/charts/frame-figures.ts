/** The figures of a chart's axes: measured, and placed beside their marks. */
import type { Container, Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type Area, FIGURE_GAP, type FrameAxes, inkOf, TICK, type Ticks } from './frame-axes';
import type { FittedTick } from './scale';
import type { GroundColours } from './series-colours';

export interface FrameFigures {
  /** Their size from now on. */
  setSize(size: number): void;
  readonly widthOf: (label: string) => number;
  place(area: Area, ticks: Ticks): void;
}

/** Adds its texts to `under`. */
export function createFrameFigures(
  context: StageContext,
  colours: GroundColours,
  under: Container,
  axes: FrameAxes,
): FrameFigures {
  const pools: Readonly<Record<'x' | 'y' | 'y2', Text[]>> = { x: [], y: [], y2: [] };
  let size = 0;

  /** Widths of figures, measured once for each size of text. */
  const widths = new Map<string, number>();
  const probe = context.text({ size: 12, mono: true, colour: 0xffffff });
  under.once('destroyed', () => probe.destroy());
  const widthOf = (figures: string): number => {
    const known = widths.get(figures);
    if (known !== undefined) return known;
    probe.text = figures;
    const { width } = probe;
    widths.set(figures, width);
    return width;
  };

  const show = (axis: 'x' | 'y' | 'y2', ticks: readonly FittedTick[]): readonly Text[] => {
    const pool = pools[axis];
    while (pool.length < ticks.length) {
      const anchor = axis === 'x' ? ([0.5, 0] as const) : ([axis === 'y' ? 1 : 0, 0.5] as const);
      pool.push(under.addChild(context.text({ size: 12, mono: true, colour: inkOf(colours, axes[axis]), anchor })));
    }
    pool.forEach((text, n) => {
      const tick = ticks[n];
      text.visible = tick !== undefined;
      if (!tick) return;
      text.style.fontSize = size;
      text.text = tick.label;
    });
    return pool.slice(0, ticks.length);
  };

  return {
    setSize(wanted) {
      if (size === wanted) return;
      size = wanted;
      widths.clear();
      probe.style.fontSize = size;
    },
    widthOf,
    place(area, ticks) {
      const gap = TICK + size * FIGURE_GAP;
      const top = area.y + area.height + TICK + size * FIGURE_GAP * 0.5;
      show('x', ticks.x).forEach((text, n) => text.position.set(area.x + (ticks.x[n]?.at ?? 0), top));
      show('y', ticks.y).forEach((text, n) => text.position.set(area.x - gap, area.y + (ticks.y[n]?.at ?? 0)));
      show('y2', ticks.y2).forEach((text, n) =>
        text.position.set(area.x + area.width + gap, area.y + (ticks.y2[n]?.at ?? 0)),
      );
    },
  };
}
