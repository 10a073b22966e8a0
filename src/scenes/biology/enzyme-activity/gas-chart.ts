/** The recorder's sheet: oxygen against time, and a tangent that a hand moves along the curve; it lies at the start at first. */
import { Container } from 'pixi.js';
import { RECORD_COLUMNS } from '../../../../engine/biology/gas-record';
import { formatSignificant } from '../../../../engine/runtime/format';
import type { Part, SceneContext, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { corner } from '../../kit/charts/words';
import type { Size } from '../../kit/layout/layout';
import { createPaperSheet } from '../../kit/words/paper-sheet';

export interface GasChart extends Part {
  least(type: TypeSizes): Size;
  /** Rows of time and volume, and how many of them there are. */
  set(past: Float32Array, count: number): void;
  /** In words: what the tangent says; empty where there is none. */
  readonly says: string;
}

const STEP = 0.5;
const TARGET = 30;
const MINUTE = 60;
/** As many figures as a tangent on paper is good for. */
const FIGURES = 2;

/** mL and mL/s at a time: of the parabola through the three rows next to it. */
function touch(past: Float32Array, count: number, at: number): { readonly volume: number; readonly slope: number } {
  const apart = (past[RECORD_COLUMNS] ?? 1) - (past[0] ?? 0);
  const row = Math.min(count - 2, Math.max(1, Math.round(at / apart)));
  const volume = (k: number): number => past[RECORD_COLUMNS * k + 1] ?? 0;
  const from = (at - (past[RECORD_COLUMNS * row] ?? 0)) / apart;
  const slope = (volume(row + 1) - volume(row - 1)) / 2;
  const bend = volume(row + 1) - 2 * volume(row) + volume(row - 1);
  return {
    volume: volume(row) + from * slope + (from * from * bend) / 2,
    slope: (slope + from * bend) / apart,
  };
}

/** The chart on the sheet: the record, and the tangent with the point where it touches and its slope. */
const createRecord = (context: StageContext) =>
  createChart(context, {
    ground: 'paper',
    x: { label: 't', unit: 's' },
    y: { label: 'Oxygen', short: 'O₂', unit: 'mL' },
    marks: {
      gas: line({ colour: 'sky', width: 2.4, points: 'grows' }),
      tangent: line({ colour: 'orange', width: 2, points: 'changes' }),
      touches: pen({ colour: 'orange', radius: 5 }),
      slope: corner({ at: 'above', colour: 'orange', mono: true }),
    },
  });

export function createGasChart(context: SceneContext<'enzyme_activity'>): GasChart {
  const root = new Container({ label: 'recorder' });
  const sheet = createPaperSheet(context);
  const chart = createRecord(context);
  root.addChild(sheet.root, chart.root);
  const seconds = growingDomain({ least: [0, 30] });
  const millilitres = growingDomain({ least: [0, 20] });
  const ends = { x: new Float32Array(2), y: new Float32Array(2) };
  /** Where it touches, s; the newest time; and what it says there. */
  let at = 0;
  let newest = 0;
  let says = '';
  const hand = context.handle({
    role: 'slider',
    name: 'Tangent on the curve',
    hint: 'Drag it along the curve: its slope is the rate of the gas at that time.',
    grip: 'x',
    min: 0,
    get max() {
      return Math.max(STEP, newest);
    },
    step: STEP,
    value: 0,
    format: (time) => `${time} s`,
    set(time) {
      at = time;
      context.redraw();
    },
    drag: (point) => Math.min(newest, Math.max(0, chart.toValue(point).x)),
  });

  function hideTangent(): void {
    says = '';
    chart.marks.tangent.columns(ends.x, ends.y, 0);
    chart.marks.touches.hide();
    chart.marks.slope.set('');
  }
  /** It ends where it leaves the chart, whose ends are `right` and `top`. */
  function drawTangent(past: Float32Array, count: number, right: number, top: number): void {
    at = Math.min(at, newest);
    const { volume, slope } = touch(past, count, at);
    const reach = (level: number): number => at + (level - volume) / Math.max(slope, 1e-6);
    ends.x[0] = Math.max(0, reach(0));
    ends.x[1] = Math.min(right, reach(top));
    for (const end of [0, 1]) ends.y[end] = volume + slope * ((ends.x[end] ?? 0) - at);
    chart.marks.tangent.columns(ends.x, ends.y, 2);
    chart.marks.touches.at(at, volume);
    says = `${formatSignificant(MINUTE * slope, FIGURES)} mL/min at ${at} s`;
    chart.marks.slope.set(says);
    const place = chart.toPixel(at, volume);
    hand.place(place.x - TARGET / 2, place.y - TARGET / 2, TARGET, TARGET);
    hand.update(at);
  }

  return {
    root,
    get says() {
      return says;
    },
    least: (type) => chart.least(type),
    lay(box, type) {
      chart.lay(sheet.lay(box), type);
    },
    set(past, count) {
      const last = RECORD_COLUMNS * Math.max(0, count - 1);
      const until = past[last] ?? 0;
      if (until < newest) {
        at = 0;
        seconds.reset();
        millilitres.reset();
      }
      newest = until;
      const x = seconds.hold(until);
      const y = millilitres.hold(past[last + 1] ?? 0);
      chart.domain({ x, y });
      chart.marks.gas.rows(past, RECORD_COLUMNS, 0, 1, count);
      hand.enable(count > 2 && root.visible);
      if (count > 2) drawTangent(past, count, x[1], y[1]);
      else hideTangent();
    },
  };
}
