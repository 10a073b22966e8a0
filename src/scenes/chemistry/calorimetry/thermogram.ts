/**
 * A temperature recorder: its reading, the trace against time, and two ranges laid on that: the line through each is carried to the moment
 * of mixing, and the gap between them there is read. The ranges lie as the bench's own fit has them, and then the figure is
 * that of the bench's reading; once a hand has moved one, it is that of the lines on the trace.
 */
import { Container, Graphics } from 'pixi.js';
import { fitLine } from '../../../../engine/core/fit';
import { formatFixed } from '../../../../engine/runtime/format';
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line, pen } from '../../kit/charts/line';
import { band, points, rule } from '../../kit/charts/marks';
import { groundColours } from '../../kit/charts/series-colours';
import { createKey } from '../../kit/instruments/key';
import { drawSocket, type Port, portAt } from '../../kit/instruments/socket';
import { inset } from '../../kit/layout/layout';
import { housing, screen } from '../../kit/paint/shading';

export interface ThermogramState {
  /** Pairs of seconds and degrees, of which `count` are there. */
  readonly trace: Float32Array;
  readonly count: number;
  /** What the thermometer shows, with its unit. */
  readonly reading: string;
  /** Seconds now, and of the mixing; null: not yet. */
  readonly now: number;
  readonly mixing: number | null;
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

type Ends = [from: number, to: number];

const BASELINE = 60;
const DRIFT_FROM = 90;
const LEAST_SPAN = 10;
const STEP = 5;
const FIRST_END = 300;
/** The axis grows by this part. */
const GROWTH = 1.5;
const LEAST_RANGE = 2;
const MARGIN = 0.12;
const AWAY = -1e4;
const GRIP = 7;
const PAD = 12;
/** Parts of the chart's height at which the grips stand, so that ends which lie near each other can be told by a finger. */
const ROWS = [0.16, 0.5, 0.84, 0.16] as const;

/** `moved` is called when hands have moved a range. */
export function createThermogram(context: StageContext, moved: () => void): Thermogram {
  const { theme } = context;
  const root = new Container({ label: 'thermogram' });
  const back = new Container();
  const colours = groundColours(theme, 'screen');
  const reading = context.text({ size: 26, mono: true, weight: '600', colour: theme.screenGlow });
  const result = context.text({ size: 14, mono: true, weight: '600', colour: theme.screenInk, anchor: [1, 0] });
  const second = context.text({ size: 14, mono: true, colour: theme.screenInk, anchor: [1, 0] });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Time', short: 't', unit: 's' },
    y: { label: 'Temperature', short: 'θ', unit: '°C' },
    marks: {
      baseline: band({ along: 'x', colour: 'sky' }),
      drift: band({ along: 'x', colour: 'orange' }),
      mixing: rule({ along: 'x', width: 1.2 }),
      partDone: rule({ along: 'x', width: 1.2, dashed: true }),
      before: line({ colour: 'sky', width: 1.8 }),
      after: line({ colour: 'orange', width: 1.8 }),
      trace: line({ points: 'grows' }),
      gap: line({ colour: 'bright', width: 4 }),
      ends: points({ radius: 4 }),
      logged: points({ shape: 'ring' }),
      now: pen({ radius: 3.4 }),
    },
  });
  const { marks } = chart;
  const log = createKey(context, { action: 'log_reading' });
  root.addChild(back, chart.root, reading, result, second, log.root);

  let port = portAt({ x: 0, y: 0 }, 'left');
  let end = FIRST_END;
  let low = 20;
  let high = 24;
  let state: ThermogramState | null = null;
  let cup = Number.NaN;
  let gap: string | null = null;
  let key = '';
  const before: Ends = [0, 0];
  const after: Ends = [0, 0];
  let beforeByHand = false;
  let afterByHand = false;

  const secondsAt = (x: number): number => chart.toValue({ x, y: 0 }).x;

  /** The four ends: which range, which end of it, and what it may be. */
  const ends = [
    { ends: before, at: 0, name: 'Baseline: begin', colour: colours.series.sky },
    { ends: before, at: 1, name: 'Baseline: end', colour: colours.series.sky },
    { ends: after, at: 0, name: 'Drift: begin', colour: colours.series.orange },
    { ends: after, at: 1, name: 'Drift: end', colour: colours.series.orange },
  ] as const;
  const benchRange = (range: Ends, mixing: number): Ends =>
    range === before
      ? [Math.max(0, mixing - BASELINE), mixing]
      : [mixing + DRIFT_FROM, Math.floor((state?.now ?? 0) / STEP) * STEP];
  const bounds = (range: Ends, at: 0 | 1): readonly [number, number] => {
    const mixing = state?.mixing ?? 0;
    const [least, most] = range === before ? [0, mixing] : [mixing, Math.max(mixing, state?.now ?? 0)];
    return at === 0 ? [least, range[1] - LEAST_SPAN] : [range[0] + LEAST_SPAN, most];
  };
  const grips = ends.map(({ ends: range, at, name, colour }) => {
    const grip = new Graphics({ visible: false })
      .roundRect(-GRIP + 1, -10, 2 * GRIP, 22, 5)
      .fill({ color: 0x000000, alpha: 0.4 })
      .roundRect(-GRIP, -11, 2 * GRIP, 22, 5)
      .fill(colour)
      .rect(-2.5, -5, 1.4, 10)
      .rect(1.1, -5, 1.4, 10)
      .fill({ color: 0x06201d, alpha: 0.6 });
    root.addChild(grip);
    const handle = context.handle({
      role: 'slider',
      name,
      hint: 'Drag it along the thermogram, or use the arrow keys: one step is 5 s.',
      get min() {
        return Math.min(0, -(state?.mixing ?? 0));
      },
      get max() {
        return Math.max(STEP, (state?.now ?? STEP) - (state?.mixing ?? 0));
      },
      step: STEP,
      value: 0,
      format: (value) => (value < 0 ? `${-value} s before mixing` : `${value} s after mixing`),
      set(value) {
        const mixing = state?.mixing;
        if (mixing === null || mixing === undefined) return;
        const [least, most] = bounds(range, at);
        if (most < least) return;
        range[at] = Math.min(most, Math.max(least, mixing + value));
        // Laid back to where the bench has it, a range follows the bench again.
        const byHand = benchRange(range, mixing).some((end, n) => Math.abs(end - (range[n] ?? 0)) >= STEP / 2);
        if (range === before) beforeByHand = byHand;
        else afterByHand = byHand;
        moved();
      },
      drag: (point, start, value) => value + secondsAt(point.x) - secondsAt(start.x),
    });
    handle.enable(false);
    return { grip, handle };
  });

  /** The line through the points of a range, as its value and slope at the mixing. */
  const fitted = ([from, to]: Ends, mixing: number): { readonly value: number; readonly slope: number } | null => {
    if (!state) return null;
    const xs: number[] = [];
    const ys: number[] = [];
    for (let n = 0; n < state.count; n++) {
      const seconds = state.trace[2 * n] ?? 0;
      if (seconds < from - 0.1 || seconds > to + 0.1) continue;
      xs.push(seconds - mixing);
      ys.push(state.trace[2 * n + 1] ?? 0);
    }
    const fit = xs.length >= 3 ? fitLine(xs, ys) : null;
    return fit ? { value: fit.intercept, slope: fit.slope } : null;
  };

  /** Axes that hold what was recorded, in steps, so that they change seldom. */
  const scale = (): void => {
    if (!state) return;
    while (state.now > end) end = Math.min(end * GROWTH, end + 300);
    const last = state.trace[2 * state.count - 1] ?? 22;
    const room = MARGIN * (high - low);
    if (last < low + room) low = Math.floor(last - Math.max(1, room));
    if (last > high - room) high = Math.ceil(last + Math.max(1, room));
  };
  const fresh = (celsius: number): void => {
    end = FIRST_END;
    low = Math.floor(celsius - LEAST_RANGE / 2);
    high = low + LEAST_RANGE;
    beforeByHand = false;
    afterByHand = false;
  };

  function drawRanges(): void {
    if (!state) return;
    const { mixing, now } = state;
    const ready = mixing !== null && now > mixing + DRIFT_FROM + LEAST_SPAN;
    if (mixing !== null && !beforeByHand) [before[0], before[1]] = benchRange(before, mixing);
    if (mixing !== null && !afterByHand) [after[0], after[1]] = benchRange(after, mixing);
    const byHand = beforeByHand || afterByHand;
    marks.partDone.set(state.exponential === null ? null : state.partDone);
    const other = state.exponential === null ? '' : `to 63 %: ${state.exponential} K`;
    second.text = other;
    const next = [mixing, ...before, ...(ready ? after : []), end, low, high, byHand || state.fitted].join(' ');
    if (next === key) return;
    key = next;
    gap = null;
    const [at, values]: [number[], number[]] = [[], []];
    marks.mixing.set(mixing);
    const one = mixing !== null && before[1] - before[0] >= LEAST_SPAN ? fitted(before, mixing) : null;
    const two = mixing !== null && ready ? fitted(after, mixing) : null;
    for (const [range, fit, span, mark, visible] of [
      [before, one, marks.baseline, marks.before, mixing !== null && before[1] > before[0]],
      [after, two, marks.drift, marks.after, ready],
    ] as const) {
      if (visible) span.set(range[0], range[1]);
      else span.hide();
      const drawn = visible && fit && mixing !== null;
      const ends = drawn ? [Math.min(range[0], mixing), Math.max(range[1], mixing)] : [];
      mark.columns(ends, drawn ? ends.map((seconds) => fit.value + fit.slope * (seconds - mixing)) : [], ends.length);
    }
    if (mixing !== null) {
      const first = one?.value ?? firstRead(mixing);
      if (two && first !== null && (byHand || state.fitted !== null)) {
        gap = byHand ? `${formatFixed(two.value - first, 2)} K by your ranges` : `${state.fitted} K`;
        at.push(mixing, mixing);
        values.push(first, two.value);
      }
    }
    marks.gap.columns(at, values, at.length);
    marks.ends.columns(at, values, at.length);
    const said = gap === null ? '' : `ΔT ${gap}`;
    result.text = said;
    ends.forEach(({ ends: range, at }, n) => {
      const end4 = grips[n];
      if (!end4) return;
      const shown = mixing !== null && (range === before ? before[1] - before[0] >= LEAST_SPAN : ready);
      if (end4.grip.visible !== shown) {
        end4.grip.visible = shown;
        end4.handle.enable(shown);
        if (!shown) end4.handle.place(AWAY, AWAY, 1, 1);
      }
      if (!shown || mixing === null) return;
      const { x } = chart.toPixel(range[at], low);
      const y = chart.area.y + chart.area.height * (ROWS[n] ?? 0.5);
      end4.grip.position.set(x, y);
      end4.handle.place(x - GRIP, y - 12, 2 * GRIP, 24);
      end4.handle.update(Math.round(range[at] - mixing));
    });
  }
  const firstRead = (mixing: number): number | null => {
    for (let n = (state?.count ?? 0) - 1; n >= 0; n--) {
      if ((state?.trace[2 * n] ?? 0) <= mixing + 0.1) return state?.trace[2 * n + 1] ?? null;
    }
    return null;
  };

  return {
    root,
    get gap() {
      return gap;
    },
    get port() {
      return port;
    },
    lay(box, type) {
      for (const child of back.removeChildren()) child.destroy();
      const own = log.least(type);
      const pane = inset(box, PAD);
      const glass = { ...pane, height: pane.height - own.height - PAD };
      const face = housing(theme, box.width, box.height, 12);
      face.position.set(box.x, box.y);
      const shield = screen(theme, glass.width, glass.height, 6);
      shield.position.set(glass.x, glass.y);
      const socket = { x: box.x, y: box.y + box.height * 0.46 };
      const fittings = new Graphics();
      drawSocket(fittings, context, 'probe', socket, 'left');
      back.addChild(face, shield, fittings);
      port = portAt(socket, 'left');
      log.lay({ x: pane.x + pane.width - own.width, y: pane.y + pane.height - own.height, ...own }, type);
      reading.style.fontSize = type.figures;
      reading.position.set(glass.x + 10, glass.y + 6);
      // A reading and what is said of the two lines stand in one row where there is room for both.
      const apart = glass.width > 30 * type.text;
      const line = type.text * 1.4;
      const first = apart ? 8 : 6 + type.figures * 1.25;
      // Without that room the second result stands in the panel alone: the handles on the chart need its height.
      second.visible = apart;
      const head = Math.max(type.figures * 1.3, first + (apart ? 2 : 1) * line);
      for (const [n, words] of [result, second].entries()) {
        words.style.fontSize = type.text;
        words.anchor.x = apart ? 1 : 0;
        words.position.set(apart ? glass.x + glass.width - 10 : glass.x + 10, glass.y + first + n * line);
      }
      chart.lay(
        { x: glass.x + 8, y: glass.y + head + 4, width: glass.width - 18, height: glass.height - head - 10 },
        type,
      );
      key = '';
    },
    draw(next) {
      state = next;
      if (next.cup !== cup) {
        cup = next.cup;
        fresh(next.trace[1] ?? 22);
        // A cup that was begun before this stage: everything that lies there must fit.
        for (let n = 0; n < next.count; n++) {
          const celsius = next.trace[2 * n + 1] ?? 22;
          if (celsius < low) low = Math.floor(celsius - 1);
          if (celsius > high) high = Math.ceil(celsius + 1);
        }
      }
      scale();
      chart.domain({ x: [0, end], y: [low, high] });
      reading.text = next.reading;
      marks.trace.rows(next.trace, 2, 0, 1, next.count);
      const last = next.count - 1;
      marks.now.at(next.trace[2 * last] ?? 0, next.trace[2 * last + 1] ?? 22);
      marks.logged.columns(
        next.logged.map((point) => point.time),
        next.logged.map((point) => point.celsius),
        next.logged.length,
      );
      drawRanges();
    },
  };
}
