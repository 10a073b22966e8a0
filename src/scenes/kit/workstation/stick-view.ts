/** A mass spectrum on the workstation: sticks upwards, those of a library's hit downwards, and a cursor that picks an m/z. */
import { Container } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { createChart } from '../charts/chart';
import { line } from '../charts/line';
import { rule } from '../charts/marks';
import { createPickCursor } from '../charts/pick-cursor';
import { label } from '../charts/words';
import { createZoom, type Zoom } from './zoom';

export interface StickOptions {
  /** The action that takes an m/z, and what its cursor is called. */
  readonly pick: { readonly action: string; readonly name: string };
}

export interface Sticks {
  /** m/z of the first value of each. */
  readonly from: number;
  /** Parts of the base peak, one for each m/z. */
  readonly measured: ArrayLike<number>;
  readonly hit: ArrayLike<number>;
}

export interface StickView extends Part {
  readonly zoom: Zoom;
  draw(sticks: Sticks): void;
  /** The cursor is there while there is a spectrum on the screen. */
  enable(on: boolean): void;
}

/** The highest sticks have their m/z above them, where they are so far apart on a usual axis. */
const APART = 16;
const LEAST_NAMED = 0.02;
const LEAST_DRAWN = 0.001;
const LEAST_END = 120;

export function createStickView(context: StageContext, { pick }: StickOptions): StickView {
  const zoom = createZoom();
  const name = label({ colour: 'bright', side: 'above' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'm/z', short: 'm/z' },
    y: { label: 'Part of the base peak', short: 'I', unit: '%' },
    marks: {
      zero: rule({ along: 'y', width: 1 }),
      cursor: rule({ along: 'x', colour: 'green', width: 1.4 }),
      hit: line({ colour: 'orange', width: 2.2 }),
      measured: line({ width: 2.2 }),
      a: name,
      b: name,
      c: name,
      d: name,
      e: name,
    },
  });
  const labels = [chart.marks.a, chart.marks.b, chart.marks.c, chart.marks.d, chart.marks.e];
  const root = new Container({ label: 'mass spectrum' });
  root.addChild(chart.root);
  const cursor = createPickCursor(context, chart, { ...pick, value: Math.round });
  /** Each stick as a line from zero; a value that is not finite parts them. */
  const sticksOf = (values: ArrayLike<number>, from: number, sign: 1 | -1): readonly [number[], number[]] => {
    const [x, y]: [number[], number[]] = [[], []];
    for (let n = 0; n < values.length; n++) {
      const part = values[n] ?? 0;
      if (part < LEAST_DRAWN) continue;
      x.push(from + n, from + n, Number.NaN);
      y.push(0, 100 * sign * part, Number.NaN);
    }
    return [x, y];
  };
  return {
    root,
    zoom,
    lay(box, type) {
      chart.lay(box, type);
      cursor.place();
    },
    enable: (on) => cursor.enable(on),
    draw({ from, measured, hit }) {
      let [last, top] = [0, 0];
      let both = false;
      for (let n = 0; n < measured.length; n++) {
        if ((measured[n] ?? 0) > LEAST_DRAWN) last = n;
        if ((measured[n] ?? 0) > (measured[top] ?? 0)) top = n;
        if ((hit[n] ?? 0) > LEAST_DRAWN) {
          last = Math.max(last, n);
          both = true;
        }
      }
      const end = Math.max(LEAST_END, 10 * Math.ceil((from + last + 12) / 10));
      chart.domain({ x: zoom.of([from - 5, end], from + top), y: both ? [-110, 120] : [0, 120] });
      chart.marks.zero.set(0);
      chart.marks.cursor.set(cursor.line);
      chart.marks.measured.columns(...sticksOf(measured, from, 1));
      chart.marks.hit.columns(...sticksOf(hit, from, -1));
      const order = Array.from({ length: measured.length }, (_, n) => n)
        .filter((n) => (measured[n] ?? 0) > LEAST_NAMED)
        .sort((a, b) => (measured[b] ?? 0) - (measured[a] ?? 0));
      const chosen: number[] = [];
      for (const n of order) {
        if (chosen.length === labels.length) break;
        if (chosen.every((other) => (Math.abs(other - n) * LEAST_END) / (end - from) >= APART)) chosen.push(n);
      }
      labels.forEach((words, n) => {
        const stick = chosen[n];
        if (stick === undefined) words.hide();
        else words.at(from + stick, 100 * (measured[stick] ?? 0), String(from + stick));
      });
      cursor.place();
    },
  };
}
