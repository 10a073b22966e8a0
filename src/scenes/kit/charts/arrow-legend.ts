/** What the arrows on a stage are worth: a sample of each with a round number. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface ArrowLegend {
  readonly root: Container;
  /** In a row, or one below the other with so many stage units between. */
  lay(down: number | null): void;
  /** Stage units for each unit of the quantities, in their order. */
  set(lengths: readonly number[]): void;
}

export interface ArrowKind {
  /** Before the number, may be empty, and after it. */
  readonly name: string;
  readonly unit: string;
  readonly colour: number;
}

/** Longest sample, stage units. */
const SAMPLE = 48;
const GAP = 7;
const APART = 16;

/** The largest of 1, 2, 5, 10, … that is at most `most`. */
function roundDown(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return Number((([5, 2, 1].find((factor) => factor * power <= most * (1 + 1e-9)) ?? 1) * power).toPrecision(3));
}

/** Origin at the left end of the first sample, on its axis. */
export function createArrowLegend(context: StageContext, kinds: readonly ArrowKind[]): ArrowLegend {
  const root = new Container({ label: 'scale of the arrows' });
  const halo = context.theme.name === 'dark' ? 0x0b1622 : 0xffffff;
  const rows = kinds.map(({ name, unit, colour }) => {
    const bar = new Graphics().rect(0, -1.7, 1, 3.4).fill(colour);
    const text = context.text({ size: 12, mono: true, weight: '700', colour, anchor: [0, 0.5] });
    text.style.stroke = { color: halo, width: 4, join: 'round' };
    root.addChild(bar, text);
    return { bar, text, name, unit };
  });
  let down: number | null = null;
  let shown = '';
  return {
    root,
    lay(next) {
      down = next;
      shown = '';
    },
    set(lengths) {
      const key = lengths.map((length) => length.toPrecision(4)).join(' ');
      if (key === shown) return;
      shown = key;
      let x = 0;
      rows.forEach(({ bar, text, name, unit }, n) => {
        const length = lengths[n] ?? 0;
        const visible = Number.isFinite(length) && length > 0;
        bar.visible = text.visible = visible;
        if (!visible) return;
        const value = roundDown(SAMPLE / length);
        bar.scale.x = value * length;
        text.text = `${name === '' ? '' : `${name} `}${value} ${unit}`;
        const y = down === null ? 0 : n * down;
        bar.position.set(x, y);
        text.position.set(x + bar.scale.x + GAP, y);
        if (down === null) x = text.x + text.width + APART;
      });
    },
  };
}
