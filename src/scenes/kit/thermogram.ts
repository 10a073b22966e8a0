/**
 * A recorder's trace of temperature against time, with two ranges laid on it: the line through each is carried to the moment
 * of mixing, and the gap between them there is read. The ranges lie as the bench's own fit has them, and then the figure is
 * that of the bench's reading; once a hand has moved one, it is that of the lines on the trace.
 */
import { Container, Graphics, type Text } from 'pixi.js';
import { fitLine } from '../../../engine/core/fit';
import { formatFixed } from '../../../engine/runtime/format';
import type { Point, StageContext } from '../contract';
import { createAxis } from './axis';
import { createCurveLine } from './curve-line';
import { screen } from './shading';

export interface ThermogramState {
  /** Pairs of seconds and degrees, of which `count` are there. */
  readonly trace: Float32Array;
  readonly count: number;
  /** Seconds now, and of the mixing; null: not yet. */
  readonly now: number;
  readonly mixing: number | null;
  readonly logged: readonly { readonly time: number; readonly celsius: number }[];
  /** The bench's own fit as its reading shows it; null: it has none yet. */
  readonly fitted: string | null;
  /** Another cup has other ranges. */
  readonly cup: number;
  /** Lab time of the first point: it moves on while a long baseline is recorded. */
  readonly start: number;
}

export interface Thermogram {
  readonly root: Container;
  /** What is said of the gap between the two lines at the mixing; null: nothing yet. */
  readonly gap: string | null;
  lay(at: Point, width: number, height: number, textSize: number, roomy: boolean): void;
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
const BEFORE = 0x60a5fa;
const AFTER = 0xfbbf24;

/** `moved` is called when hands have moved a range. */
export function createThermogram(context: StageContext, moved: () => void): Thermogram {
  const { theme } = context;
  const root = new Container({ label: 'thermogram' });
  const back = new Container();
  const grid = new Graphics();
  const title = context.text({ text: 'Thermogram', size: 13, weight: '600', colour: theme.screenGlow });
  const result = context.text({ size: 14, mono: true, weight: '600', colour: 0xffffff, anchor: [1, 0] });
  const time = createAxis(context, { side: 'bottom', colour: theme.screenGlow, size: 11, unit: 's' });
  const degrees = createAxis(context, { side: 'left', colour: theme.screenGlow, size: 11, unit: '°C' });
  const spans = new Graphics();
  const lines = new Graphics();
  const curve = createCurveLine(theme.screenGlow, 2);
  const pen = new Graphics().circle(0, 0, 3.4).fill(0xffffff);
  const marks = new Graphics();
  root.addChild(back, grid, spans, time.root, degrees.root, lines, curve.root, marks, pen, title, result);

  let box = { x: 0, y: 0, width: 1, height: 1 };
  let origin: Point = { x: 0, y: 0 };
  let size = 12;
  let end = FIRST_END;
  let low = 20;
  let high = 24;
  let state: ThermogramState | null = null;
  let cup = Number.NaN;
  let start = Number.NaN;
  let gap: string | null = null;
  let key = '';
  let loggedDrawn = -1;
  let axesKey = '';
  const before: Ends = [0, 0];
  const after: Ends = [0, 0];
  let beforeByHand = false;
  let afterByHand = false;

  const xOf = (seconds: number): number => box.x + (seconds / end) * box.width;
  const yOf = (celsius: number): number => box.y + box.height * (1 - (celsius - low) / (high - low));
  const secondsAt = (x: number): number => ((x - origin.x - box.x) / box.width) * end;

  /** The four ends: which range, which end of it, and what it may be. */
  const ends = [
    { ends: before, at: 0, name: 'Baseline: begin', colour: BEFORE },
    { ends: before, at: 1, name: 'Baseline: end', colour: BEFORE },
    { ends: after, at: 0, name: 'Drift: begin', colour: AFTER },
    { ends: after, at: 1, name: 'Drift: end', colour: AFTER },
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
    const line = xs.length >= 3 ? fitLine(xs, ys) : null;
    return line ? { value: line.intercept, slope: line.slope } : null;
  };

  const layAxes = (): void => {
    const next = `${end} ${low} ${high} ${box.width} ${box.height}`;
    if (next === axesKey) return;
    axesKey = next;
    time.root.position.set(box.x, box.y + box.height);
    time.lay(box.width, 0, end, size * 5);
    degrees.root.position.set(box.x, box.y + box.height);
    degrees.lay(box.height, low, high, size * 2.4);
    curve.forget();
    loggedDrawn = -1;
    key = '';
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
    curve.forget();
  };

  function drawRanges(): void {
    if (!state) return;
    const { mixing, now } = state;
    const ready = mixing !== null && now > mixing + DRIFT_FROM + LEAST_SPAN;
    if (mixing !== null && !beforeByHand) [before[0], before[1]] = benchRange(before, mixing);
    if (mixing !== null && !afterByHand) [after[0], after[1]] = benchRange(after, mixing);
    const byHand = beforeByHand || afterByHand;
    const next = [mixing, ...before, ...(ready ? after : []), end, low, high, byHand || state.fitted].join(' ');
    if (next === key) return;
    key = next;
    spans.clear();
    lines.clear();
    gap = null;
    if (mixing !== null) {
      const x = xOf(mixing);
      lines
        .moveTo(x, box.y)
        .lineTo(x, box.y + box.height)
        .stroke({ width: 1.2, color: 0xffffff, alpha: 0.55 });
      const one = before[1] - before[0] >= LEAST_SPAN ? fitted(before, mixing) : null;
      const two = ready ? fitted(after, mixing) : null;
      const paint = ([from, to]: Ends, line: typeof one, colour: number, past: number): void => {
        spans.rect(xOf(from), box.y, xOf(to) - xOf(from), box.height).fill({ color: colour, alpha: 0.16 });
        if (!line) return;
        const at = (seconds: number): number => line.value + line.slope * (seconds - mixing);
        const [a, b] = [Math.min(from, past), Math.max(to, past)];
        lines
          .moveTo(xOf(a), yOf(at(a)))
          .lineTo(xOf(b), yOf(at(b)))
          .stroke({ width: 1.6, color: colour });
      };
      if (before[1] > before[0]) paint(before, one, BEFORE, mixing);
      if (ready) paint(after, two, AFTER, mixing);
      const first = one?.value ?? firstRead(mixing);
      if (two && first !== null && (byHand || state.fitted !== null)) {
        gap = byHand ? `${formatFixed(two.value - first, 2)} K by your ranges` : `${state.fitted} K`;
        lines
          .moveTo(x, yOf(first))
          .lineTo(x, yOf(two.value))
          .stroke({ width: 4, color: 0xffffff })
          .circle(x, yOf(first), 3.6)
          .circle(x, yOf(two.value), 3.6)
          .fill(0xffffff);
      }
    }
    say(result, gap === null ? '' : `ΔT ${gap}`);
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
      const x = xOf(range[at]);
      // The two ends that meet at the mixing stand at different heights.
      const y = box.y + box.height * (range === before ? 0.82 : 0.93);
      end4.grip.position.set(x, y);
      end4.handle.place(origin.x + x - GRIP, origin.y + y - 12, 2 * GRIP, 24);
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
    lay(at, width, height, textSize, roomy) {
      origin = at;
      size = textSize;
      root.position.set(at.x, at.y);
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      title.visible = roomy;
      title.position.set(12, 9);
      result.position.set(width - 12, 8);
      const left = textSize * 4.5 + 12;
      const top = textSize * 1.3 + 18;
      const bottom = textSize * 1.3 + 14;
      box = { x: left, y: top, width: width - left - textSize * 1.8, height: height - top - bottom };
      grid.clear().rect(box.x, box.y, box.width, box.height).stroke({ width: 1, color: theme.screenDim });
      axesKey = '';
      layAxes();
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
      if (next.start !== start) {
        start = next.start;
        curve.forget();
      }
      scale();
      layAxes();
      curve.grow(next.count, (index, place) => {
        place.x = xOf(next.trace[2 * index] ?? 0);
        place.y = yOf(next.trace[2 * index + 1] ?? 0);
        return true;
      });
      const last = next.count - 1;
      pen.position.set(xOf(next.trace[2 * last] ?? 0), yOf(next.trace[2 * last + 1] ?? 22));
      if (next.logged.length !== loggedDrawn) {
        loggedDrawn = next.logged.length;
        marks.clear();
        for (const { time: seconds, celsius } of next.logged) {
          if (seconds <= end) marks.circle(xOf(seconds), yOf(celsius), 4);
        }
        marks.stroke({ width: 1.6, color: 0xffffff });
      }
      drawRanges();
    },
  };
}

function say(text: Text, words: string): void {
  if (text.text !== words) text.text = words;
}
