/** A proton spectrum on the workstation: ppm from right to left, a cursor that picks a line, and the part that is integrated. */
import type { Handle, Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { type Domain, growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { band, points, rule } from '../../kit/charts/marks';
import { createPickCursor } from '../../kit/charts/pick-cursor';
import { label } from '../../kit/charts/words';
import { createZoom, type Zoom } from '../../kit/workstation/zoom';

export interface ProtonSpectrum {
  /** Ends of the axis, the lower first. */
  readonly ends: Domain;
  readonly values: ArrayLike<number>;
  readonly before: ArrayLike<number>;
  readonly peak: { readonly at: number; readonly height: number; readonly words: string } | null;
  readonly range: readonly [from: number, to: number] | null;
}

export interface ProtonView extends Part {
  readonly zoom: Zoom;
  draw(spectrum: ProtonSpectrum): void;
  enable(on: boolean): void;
}

const END = 16;
const DEEPEST = 0.25;

const createProtonChart = (context: StageContext) =>
  createChart(context, {
    ground: 'screen',
    x: { label: 'Shift', short: 'ppm', unit: 'ppm' },
    y: { label: 'Signal', bare: true },
    marks: {
      range: band({ along: 'x', colour: 'orange', alpha: 0.12 }),
      before: line({ colour: 'sky', width: 1.2, alpha: 0.6, name: 'before' }),
      values: line({ width: 1.6, name: 'now' }),
      sum: line({ colour: 'orange', width: 2 }),
      cursor: rule({ along: 'x', colour: 'green', width: 1.2 }),
      peak: points({ colour: 'orange', radius: 4, shape: 'diamond' }),
      words: label({ colour: 'bright', side: 'above' }),
    },
  });

/** Both ends of the part that is integrated. `integrate`: between two places. */
function createIntegralEnds(
  context: StageContext,
  chart: ReturnType<typeof createProtonChart>,
  integrate: (from: number, to: number) => void,
) {
  let range: ProtonSpectrum['range'] = null;
  const endOf = (which: 0 | 1): Handle =>
    context.handle({
      role: 'slider',
      name: which === 0 ? 'Integral: lower end' : 'Integral: upper end',
      grip: 'x',
      min: -5,
      max: 15,
      step: 0.01,
      value: 0,
      format: (ppm) => `${ppm.toFixed(2)} ppm`,
      set(ppm) {
        if (range) integrate(which === 0 ? ppm : range[0], which === 0 ? range[1] : ppm);
      },
      drag: (point) => chart.toValue(point).x,
    });
  const [lower, upper] = [endOf(0), endOf(1)];
  return {
    place(next: ProtonSpectrum['range'], shown: boolean): void {
      range = next;
      const { area } = chart;
      const within = (x: number): boolean => x >= area.x && x <= area.x + area.width;
      const [low, high] = range
        ? [chart.toPixel(range[0], 0).x, chart.toPixel(range[1], 0).x]
        : [Number.NaN, Number.NaN];
      const able = shown && range !== null && low - high > END;
      lower.enable(able && within(low));
      upper.enable(able && within(high));
      if (!range || !able) return;
      lower.update(range[0]);
      upper.update(range[1]);
      const top = area.y + area.height - 2.4 * END;
      lower.place(low, top, END, 2 * END);
      upper.place(high - END, top, END, 2 * END);
    },
  };
}

/** The highest and the lowest value of what is in sight: `from` and `to` in ppm. */
function extremes(
  { ends, values, before }: ProtonSpectrum,
  from: number,
  to: number,
): readonly [top: number, least: number] {
  const at = (ppm: number): number => ((ppm - ends[0]) / (ends[1] - ends[0])) * (values.length - 1);
  const [first, last] = [Math.max(0, Math.floor(at(from))), Math.min(values.length - 1, Math.ceil(at(to)))];
  let [top, least] = [0, 0];
  for (const column of [values, before])
    for (let n = first; n <= last; n++) {
      top = Math.max(top, Math.abs(column[n] || 0));
      least = Math.min(least, column[n] || 0);
    }
  return [top, least];
}

/** The running integral over the part, from left to right, half as high as the chart. */
function runningSum(values: ArrayLike<number>, ends: Domain, range: readonly [number, number], high: number) {
  const step = (ends[1] - ends[0]) / (values.length - 1);
  const first = Math.max(0, Math.ceil((range[0] - ends[0]) / step));
  const last = Math.min(values.length - 1, Math.floor((range[1] - ends[0]) / step));
  const [x, y]: [number[], number[]] = [[], []];
  let sum = 0;
  for (let n = last; n >= first; n--) {
    sum += values[n] || 0;
    x.push(ends[0] + n * step);
    y.push(sum);
  }
  const scale = sum === 0 ? 0 : (0.5 * high) / Math.abs(sum);
  return { x, y: y.map((value) => 0.3 * high + scale * value) };
}

/** `integrate`: between two places. */
export function createProtonView(context: StageContext, integrate: (from: number, to: number) => void): ProtonView {
  const zoom = createZoom();
  const chart = createProtonChart(context);
  const { marks } = chart;
  const height = growingDomain({ least: [0, 0.001] });
  let shown = false;
  let range: ProtonSpectrum['range'] = null;
  const cursor = createPickCursor(context, chart, {
    action: 'pick_peak',
    name: 'Cursor: picks a line',
    high: 0.6,
    moved: () => context.sound('click'),
  });
  const ends = createIntegralEnds(context, chart, integrate);
  const place = (): void => {
    cursor.place();
    ends.place(range, shown);
  };

  function drawRange(values: ArrayLike<number>, axis: Domain): void {
    if (!range) {
      marks.range.hide();
      marks.sum.clear();
      return;
    }
    marks.range.set(range[0], range[1]);
    const { x, y } = runningSum(values, axis, range, height.domain[1]);
    marks.sum.columns(x, y);
  }

  return {
    root: chart.root,
    zoom,
    lay(box, type) {
      chart.lay(box, type);
      place();
    },
    enable(on) {
      if (shown === on) return;
      shown = on;
      cursor.enable(on);
      place();
    },
    draw(spectrum) {
      const { ends: axis, values, before, peak } = spectrum;
      range = spectrum.range;
      height.reset();
      const about = peak?.at ?? (range ? (range[0] + range[1]) / 2 : (axis[0] + axis[1]) / 2);
      const [from, to] = zoom.of(axis, about);
      // As high as what is in sight.
      const [top, least] = extremes(spectrum, from, to);
      height.hold(least < -DEEPEST * top ? -top : 0);
      height.hold(1.12 * top);
      // The axis runs from high shifts to low ones.
      chart.domain({ x: [to, from], y: height.domain });
      marks.before.even(before, axis[0], axis[1]);
      marks.values.even(values, axis[0], axis[1]);
      marks.cursor.set(cursor.line);
      drawRange(values, axis);
      if (peak) {
        marks.peak.columns([peak.at], [peak.height]);
        marks.words.at(peak.at, peak.height, peak.words);
      } else {
        marks.peak.clear();
        marks.words.hide();
      }
      place();
    },
  };
}
