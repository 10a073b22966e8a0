/**
 * A temperature recorder: its reading, the trace against time, and two ranges laid on that: the line through each is carried to the moment
 * of mixing, and the gap between them there is read. The ranges lie as the bench's own fit has them, and then the figure is
 * that of the bench's reading; once a hand has moved one, it is that of the lines on the trace.
 */
import { formatFixed } from '../../../../engine/runtime/format';
import type { Part, StageContext } from '../../contract';
import type { Line } from '../../kit/charts/line';
import type { Band } from '../../kit/charts/marks';
import { groundColours } from '../../kit/charts/series-colours';
import type { Port } from '../../kit/instruments/socket';
import { createRangeGrip, type RangeEnd } from './range-grip';
import { createRecorderScreen, type RecorderScreen } from './recorder-screen';
import {
  createBaseline,
  createDrift,
  DRIFT_FROM,
  type Ends,
  type FittedLine,
  LEAST_SPAN,
  lineThrough,
  readBefore,
  type Recorded,
  type TraceRange,
} from './trace-range';

export interface ThermogramState extends Recorded {
  /** What the thermometer shows, with its unit. */
  readonly reading: string;
  /** Seconds at which the change is 63 % done, and ΔT by the exponential drifts there as its reading shows it; null: not known. */
  readonly partDone: number | null;
  readonly exponential: string | null;
  readonly logged: readonly { readonly time: number; readonly celsius: number }[];
  /** The bench's own fit as its reading shows it; null: it has none yet. */
  readonly fitted: string | null;
  /** Another cup has other ranges. */
  readonly cup: number;
}

export interface Thermogram extends Part {
  /** What is said of the gap between the two lines at the mixing; null: nothing yet. */
  readonly gap: string | null;
  /** Where the probe's lead ends, stage units. */
  readonly port: Port;
  draw(state: ThermogramState): void;
}

const FIRST_END = 300;
/** The axis grows by this part. */
const GROWTH = 1.5;
const LEAST_RANGE = 2;
const MARGIN = 0.12;
/** Parts of the chart's height at which the grips stand, so that ends which lie near each other can be told by a finger. */
const ROWS = [0.16, 0.5, 0.84, 0.16] as const;

/** Axes that hold what was recorded, in steps, so that they change seldom. */
function createAxes() {
  let end = FIRST_END;
  let low = 20;
  let high = 24;
  return {
    get time(): Ends {
      return [0, end];
    },
    get celsius(): Ends {
      return [low, high];
    },
    begin({ trace, count }: Recorded) {
      end = FIRST_END;
      low = Math.floor((trace[1] ?? 22) - LEAST_RANGE / 2);
      high = low + LEAST_RANGE;
      // A cup that was begun before this stage: everything that lies there must fit.
      for (let n = 0; n < count; n++) {
        const celsius = trace[2 * n + 1] ?? 22;
        if (celsius < low) low = Math.floor(celsius - 1);
        if (celsius > high) high = Math.ceil(celsius + 1);
      }
    },
    hold({ trace, count, now }: Recorded) {
      while (now > end) end = Math.min(end * GROWTH, end + 300);
      const last = trace[2 * count - 1] ?? 22;
      const room = MARGIN * (high - low);
      if (last < low + room) low = Math.floor(last - Math.max(1, room));
      if (last > high - room) high = Math.ceil(last + Math.max(1, room));
    },
  };
}

/** A range, and the line through it as far as the mixing; null: it is not there yet. */
function drawLine(span: Band, drawn: Line, range: Ends | null, fit: FittedLine | null, mixing: number | null): void {
  if (range) span.set(range[0], range[1]);
  else span.hide();
  if (!range || !fit || mixing === null) return drawn.columns([], [], 0);
  const ends = [Math.min(range[0], mixing), Math.max(range[1], mixing)];
  drawn.columns(
    ends,
    ends.map((seconds) => fit.value + fit.slope * (seconds - mixing)),
    ends.length,
  );
}

/** Both lines, and the gap between them; gives what is said of it, null where it cannot be read. */
function drawLines(
  { chart: { marks }, result }: RecorderScreen,
  state: ThermogramState,
  [baseline, drift]: readonly [TraceRange, TraceRange],
  { long, ready }: { readonly long: boolean; readonly ready: boolean },
): string | null {
  const { mixing, fitted } = state;
  const byHand = baseline.byHand || drift.byHand;
  marks.mixing.set(mixing);
  const before = mixing !== null && long ? lineThrough(state, baseline.ends, mixing) : null;
  const after = mixing !== null && ready ? lineThrough(state, drift.ends, mixing) : null;
  const begun = mixing !== null && baseline.ends[1] > baseline.ends[0];
  drawLine(marks.baseline, marks.before, begun ? baseline.ends : null, before, mixing);
  drawLine(marks.drift, marks.after, ready ? drift.ends : null, after, mixing);
  let gap: string | null = null;
  const [at, values]: [number[], number[]] = [[], []];
  const first = mixing === null ? null : (before?.value ?? readBefore(state, mixing));
  if (mixing !== null && after && first !== null && (byHand || fitted !== null)) {
    gap = byHand ? `${formatFixed(after.value - first, 2)} K by your ranges` : `${fitted} K`;
    at.push(mixing, mixing);
    values.push(first, after.value);
  }
  for (const mark of [marks.gap, marks.ends]) mark.columns(at, values, at.length);
  result.text = gap === null ? '' : `ΔT ${gap}`;
  return gap;
}

function drawTrace({ chart: { marks }, reading }: RecorderScreen, state: ThermogramState): void {
  const { trace, count, logged } = state;
  reading.text = state.reading;
  marks.trace.rows(trace, 2, 0, 1, count);
  marks.now.at(trace[2 * count - 2] ?? 0, trace[2 * count - 1] ?? 22);
  marks.logged.columns(
    logged.map((point) => point.time),
    logged.map((point) => point.celsius),
    logged.length,
  );
}

/** `moved` is called when hands have moved a range. */
export function createThermogram(context: StageContext, moved: () => void): Thermogram {
  const { series } = groundColours(context.theme, 'screen');
  const recorder = createRecorderScreen(context);
  const { root, chart } = recorder;
  const axes = createAxes();
  const [baseline, drift] = [createBaseline(), createDrift()];
  let state: ThermogramState | null = null;
  let cup = Number.NaN;
  let gap: string | null = null;
  let key = '';
  const ends: readonly RangeEnd[] = [
    { range: baseline, end: 0, name: 'Baseline: begin', colour: series.sky },
    { range: baseline, end: 1, name: 'Baseline: end', colour: series.sky },
    { range: drift, end: 0, name: 'Drift: begin', colour: series.orange },
    { range: drift, end: 1, name: 'Drift: end', colour: series.orange },
  ];
  const grips = ends.map((end) => {
    const grip = createRangeGrip(context, end, {
      recorded: () => state,
      secondsAt: (x) => chart.toValue({ x, y: 0 }).x,
      moved,
    });
    root.addChild(grip.root);
    return grip;
  });

  function drawRanges(next: ThermogramState): void {
    const { mixing, now, exponential, fitted } = next;
    if (mixing !== null) for (const range of [baseline, drift]) range.follow(mixing, now);
    chart.marks.partDone.set(exponential === null ? null : next.partDone);
    recorder.second.text = exponential === null ? '' : `to 63 %: ${exponential} K`;
    const long = mixing !== null && baseline.ends[1] - baseline.ends[0] >= LEAST_SPAN;
    const ready = mixing !== null && now > mixing + DRIFT_FROM + LEAST_SPAN;
    const shown = [...baseline.ends, ...(ready ? drift.ends : []), ...axes.time, ...axes.celsius];
    const stamp = [mixing, ...shown, baseline.byHand || drift.byHand || fitted].join(' ');
    if (stamp === key) return;
    key = stamp;
    gap = drawLines(recorder, next, [baseline, drift], { long, ready });
    ends.forEach(({ range, end }, n) => {
      const there = range === baseline ? long : ready;
      const y = chart.area.y + chart.area.height * (ROWS[n] ?? 0.5);
      grips[n]?.place(there ? { x: chart.toPixel(range.ends[end], axes.celsius[0]).x, y } : null);
    });
  }

  return {
    root,
    get gap() {
      return gap;
    },
    get port() {
      return recorder.port;
    },
    lay(box, type) {
      recorder.lay(box, type);
      key = '';
    },
    draw(next) {
      state = next;
      if (next.cup !== cup) {
        cup = next.cup;
        axes.begin(next);
        for (const range of [baseline, drift]) range.forget();
      }
      axes.hold(next);
      chart.domain({ x: axes.time, y: axes.celsius });
      drawTrace(recorder, next);
      drawRanges(next);
    },
  };
}
