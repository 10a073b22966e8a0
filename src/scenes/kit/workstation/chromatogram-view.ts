/**
 * A chromatogram on the workstation: the run up to now over the one before, peaks with their numbers, the selected one with its
 * name, and the baseline on which it is integrated, whose ends can be drawn.
 */
import { Container } from 'pixi.js';
import type { Handle, Part, StageContext, TypeSizes } from '../../contract';
import { type Chart, createChart } from '../charts/chart';
import type { AxisOptions } from '../charts/frame-axes';
import { type Domain, growingDomain } from '../charts/domains';
import { line } from '../charts/line';
import { band } from '../charts/marks';
import { label } from '../charts/words';
import { createZoom, type Zoom } from './zoom';

export interface ChromatogramOptions {
  readonly x: AxisOptions;
  readonly y: AxisOptions;
  /** The least span of the signal. */
  readonly least: Domain;
  /** Actions that draw the ends of the baseline, x as their value. */
  readonly ends?: { readonly from: string; readonly to: string };
  /** Selects a peak by its place among them, from 0: then a cursor goes from peak to peak. */
  readonly select?: (n: number) => void;
}

export interface ChromatogramPeak {
  readonly name: string;
  readonly minutes: number;
  readonly height: number;
  readonly selected: boolean;
}

export interface Chromatogram {
  /** Columns of the run, of the run before: what is not yet recorded is not finite. */
  readonly times: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** Another signal at the same times. */
  readonly second?: ArrayLike<number>;
  readonly timesBefore: ArrayLike<number>;
  readonly valuesBefore: ArrayLike<number>;
  readonly minutes: number;
  /** Length of the run before, for the axis. */
  readonly before: number;
  readonly peaks: readonly ChromatogramPeak[];
  readonly baseline: {
    readonly from: number;
    readonly to: number;
    readonly baseFrom: number;
    readonly baseTo: number;
    readonly levels: readonly [number, number];
  } | null;
}

export interface ChromatogramView extends Part {
  readonly zoom: Zoom;
  draw(chromatogram: Chromatogram): void;
  /** The ends of the baseline can be drawn while it is on the screen. */
  enable(on: boolean): void;
}

/** Peaks that can have a number. */
const MOST_NUMBERS = 10;
const END = 16;
/** Most of the picture that lies below zero, in heights above it. */
const DEEPEST = 0.5;
/** Width of a letter in the size of small text, and the room between two words. */
const LETTER = 0.62;
/** Two ends of a baseline that lie nearer cannot be told apart by a hand, CSS px at the usual scale. */
const APART = 30;

/** The place of the peak after the selected one; the first where none is. */
export const peakAfter = (peaks: readonly ChromatogramPeak[]): number | null =>
  peaks.length === 0 ? null : (peaks.findIndex(({ selected }) => selected) + 1) % peaks.length;

/** Numbers over the peaks, where they meet neither each other nor the name of the selected one. */
function createNumbers(context: StageContext) {
  const root = new Container({ label: 'numbers of the peaks' });
  const texts = Array.from({ length: MOST_NUMBERS }, (_, n) =>
    context.text({ text: String(n + 1), size: 12, colour: context.theme.screenInk, anchor: [0.5, 1] }),
  );
  for (const text of texts) text.style.stroke = { color: context.theme.screen, width: 4, join: 'round' };
  root.addChild(...texts);
  return {
    root,
    draw(
      peaks: readonly ChromatogramPeak[],
      chart: Pick<Chart<never>, 'toPixel' | 'area' | 'root'>,
      { small }: TypeSizes,
    ): void {
      const { area } = chart;
      const selected = peaks.find((peak) => peak.selected);
      const named = selected ? chart.toPixel(selected.minutes, selected.height).x : Number.NaN;
      const half = selected ? (selected.name.length * LETTER * small) / 2 + small : 0;
      // The name stays within the chart.
      const middle = Math.min(area.x + area.width - half, Math.max(area.x + half, named));
      let last = -Infinity;
      texts.forEach((text, n) => {
        const peak = peaks[n];
        const at = peak ? chart.toPixel(peak.minutes, peak.height) : { x: 0, y: 0 };
        const within = at.x > area.x + small / 2 && at.x < area.x + area.width - small / 2;
        const free = at.x - last > 1.6 * small && !(Math.abs(at.x - middle) < half + small / 2);
        text.visible = peak !== undefined && !peak.selected && within && free;
        if (!text.visible) return;
        last = at.x;
        text.style.fontSize = small;
        const y = Math.min(area.y + area.height, at.y) - 3;
        // A peak that reaches the top has its number beside it.
        const high = y < area.y + 1.3 * small;
        text.position.set(
          at.x + (high ? 0.8 * small : 0) - chart.root.x,
          (high ? area.y + 1.5 * small : y) - chart.root.y,
        );
      });
    },
  };
}

const createTraces = (context: StageContext, { x, y }: ChromatogramOptions) =>
  createChart(context, {
    ground: 'screen',
    x,
    y,
    marks: {
      picked: band({ along: 'x', colour: 'orange', alpha: 0.09 }),
      before: line({ colour: 'sky', width: 1.3, alpha: 0.7, name: 'before' }),
      run: line({ width: 1.8, points: 'grows', name: 'now' }),
      second: line({ colour: 'green', width: 1.8 }),
      base: line({ colour: 'orange', width: 1.6 }),
      name: label({ colour: 'bright', side: 'above' }),
    },
  });

type Traces = ReturnType<typeof createTraces>;

/** What hands on a chromatogram find there. */
interface Found {
  /** It is on the screen. */
  readonly shown: boolean;
  readonly peaks: readonly ChromatogramPeak[];
  readonly baseline: Chromatogram['baseline'];
}

/** The ends of the baseline. Returns what places them. */
function createEnds(context: StageContext, chart: Traces, actions: { readonly from: string; readonly to: string }) {
  const handleOf = (action: string): Handle =>
    context.actionHandle(action, { grip: 'x', drag: (point) => Math.max(0, chart.toValue(point).x) });
  const [from, to] = [handleOf(actions.from), handleOf(actions.to)];
  return ({ shown, baseline }: Found, { small }: TypeSizes): void => {
    const { area } = chart;
    const at = (x: number): number => chart.toPixel(x, 0).x;
    const inside = (x: number): boolean => x >= area.x - 1 && x <= area.x + area.width + 1;
    const [left, right] = baseline ? [at(baseline.from), at(baseline.to)] : [0, 0];
    const able = shown && baseline !== null && right - left > APART * (small / 12);
    from.enable(able && inside(left));
    to.enable(able && inside(right));
    if (!baseline || !able) return;
    from.update(baseline.from);
    to.update(baseline.to);
    const low = area.y + area.height - 2.4 * END;
    from.place(left - END, low, END, 2 * END);
    to.place(right, low, END, 2 * END);
  };
}

/** A cursor that goes from peak to peak. Returns what places it. */
function createCursor(context: StageContext, chart: Traces, select: (n: number) => void) {
  let peaks: readonly ChromatogramPeak[] = [];
  const nearest = (minutes: number): number =>
    peaks.reduce((best, peak, n) => {
      const before = peaks[best];
      return before && Math.abs(before.minutes - minutes) <= Math.abs(peak.minutes - minutes) ? best : n;
    }, 0);
  const cursor = context.handle({
    role: 'slider',
    name: 'Cursor: peak',
    hint: 'Drag it to a peak, or go from peak to peak with the arrow keys.',
    grip: 'x',
    min: 1,
    get max() {
      return Math.max(1, peaks.length);
    },
    step: 1,
    value: 1,
    format: (n) => peaks[n - 1]?.name ?? 'no peak',
    set(n) {
      select(n - 1);
      context.sound('click');
    },
    drag: (point) => 1 + nearest(chart.toValue(point).x),
  });
  return (found: Found): void => {
    ({ peaks } = found);
    const { area } = chart;
    const at = peaks.findIndex((peak) => peak.selected);
    const { x } = chart.toPixel(peaks[Math.max(0, at)]?.minutes ?? Number.NaN, 0);
    const able = found.shown && x >= area.x && x <= area.x + area.width;
    cursor.enable(able);
    if (!able) return;
    cursor.update(1 + Math.max(0, at));
    cursor.place(x - END / 2, area.y, END, area.height);
  };
}

function drawTraces({ marks }: Traces, data: Chromatogram): void {
  const { baseline, peaks } = data;
  marks.before.columns(data.timesBefore, data.valuesBefore);
  marks.run.columns(data.times, data.values);
  if (data.second) marks.second.columns(data.times, data.second);
  else marks.second.clear();
  if (baseline) {
    marks.picked.set(baseline.from, baseline.to);
    marks.base.columns([baseline.baseFrom, baseline.baseTo], baseline.levels);
  } else {
    marks.picked.hide();
    marks.base.clear();
  }
  const selected = peaks.find((peak) => peak.selected);
  if (selected) marks.name.at(selected.minutes, selected.height, selected.name);
  else marks.name.hide();
}

export function createChromatogramView(context: StageContext, options: ChromatogramOptions): ChromatogramView {
  const zoom = createZoom();
  const chart = createTraces(context, options);
  const numbers = createNumbers(context);
  const height = growingDomain({ least: options.least });
  const span = growingDomain({ least: [0, 2] });
  let size: TypeSizes = { small: 12, text: 14, figures: 26 };
  let found: Found = { shown: false, peaks: [], baseline: null };
  const placeEnds = options.ends && createEnds(context, chart, options.ends);
  const placeCursor = options.select && createCursor(context, chart, options.select);
  const place = (): void => {
    placeCursor?.(found);
    placeEnds?.(found, size);
  };
  const holdAll = ({ values, valuesBefore, minutes, before }: Chromatogram): void => {
    height.reset();
    span.reset();
    const columns = [values, valuesBefore];
    let top = options.least[1];
    for (const column of columns) for (let n = 0; n < column.length; n++) top = Math.max(top, column[n] || 0);
    // A dip that is deeper than the peaks are high runs out of the picture: it is no result.
    for (const column of columns)
      for (let n = 0; n < column.length; n++) height.hold(Math.max(-DEEPEST * top, column[n] ?? Number.NaN));
    span.hold(Math.max(minutes, minutes > 0 ? 0 : before));
  };
  chart.root.addChild(numbers.root);
  return {
    root: chart.root,
    zoom,
    lay(box, type) {
      size = type;
      chart.lay(box, type);
      numbers.draw(found.peaks, chart, size);
      place();
    },
    enable(on) {
      if (found.shown === on) return;
      found = { ...found, shown: on };
      place();
    },
    draw(data) {
      found = { ...found, peaks: data.peaks, baseline: data.baseline };
      holdAll(data);
      const selected = data.peaks.find((peak) => peak.selected);
      const [from, to] = span.domain;
      chart.domain({ x: zoom.of([from, to], selected?.minutes ?? (from + to) / 2), y: height.domain });
      drawTraces(chart, data);
      numbers.draw(data.peaks, chart, size);
      place();
    },
  };
}
