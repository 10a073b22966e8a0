/** A sled on three tracks to scale, with its forces, its heat, the books of its energy as a column and as curves. */
import { Container, Graphics } from 'pixi.js';
import { formatSignificant } from '../../../engine/runtime/format';
import type { CreateScene, Frame, Point, StageSize } from '../contract';
import { createCallout } from '../kit/callout';
import { createEnergyColumn, ENERGY_COLOURS } from '../kit/energy-column';
import { createEnergyGraph } from '../kit/energy-graph';
import { roundStep } from '../kit/field-scale';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { paintLandscape } from '../kit/landscape';
import { createLevellingStaff } from '../kit/levelling-staff';
import { createTrackGate } from '../kit/track-gate';
import { createReadOut } from '../kit/read-out';
import { acrossGradient, mix } from '../kit/shading';
import { createSled } from '../kit/sled';
import { createSlideTrack, type SlideTrackKind } from '../kit/slide-track';
import { createStageButton } from '../kit/stage-button';
import { createVectorArrow } from '../kit/vector-arrow';
import { describeSlide } from './describe-slide';
import { worldOf } from './projectile-displays';
import { createSlideCamera, gateAt, gatePlace, LAYOUTS, type SlideLayout, type Track } from './slide-camera';

type SlideFrame = Frame<'energy_conservation'>;

const KINDS: Readonly<Record<Track, SlideTrackKind>> = {
  'Free fall': 'tower',
  'Straight ramp': 'ramp',
  'Half-pipe': 'half-pipe',
};
const TRACKS = [
  ['Free fall', 'Fall'],
  ['Straight ramp', 'Ramp'],
  ['Half-pipe', 'Half-pipe'],
] as const satisfies readonly (readonly [Track, string])[];
const MOST_HEIGHT = 50;
const FARTHEST_GATE = 500;
const WORDS_MS = 200;
/** Stage units of an arrow that is the weight. */
const WEIGHT_ARROW = 34;
const PIE = 15;
const FIGURES = 9;
const CONTACT = 0x58c4ff;
const WEIGHT = 0xf97066;
/** Part of the energy at the start that is rubbed off each second where the patch glows fully. */
const FULL_GLOW = 0.12;
const DASH = 9;

export const createScene: CreateScene<'energy_conservation'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'conservation of energy' });

  // ------------------------------------------------------------ parts
  const camera = createSlideCamera();
  const track = createSlideTrack(context);
  const flat = new Graphics();
  const marks = new Graphics();
  const distances = Array.from({ length: FIGURES }, () =>
    context.text({ size: 12, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
  );
  const ground = new Container({ label: 'flat' });
  ground.addChild(flat, marks, ...distances);
  const staff = createLevellingStaff(context);
  const zeroLine = new Graphics();
  const zeroName = context.text({ text: 'U = 0', size: 12, weight: '700', colour: theme.ink, anchor: [1, 1] });
  const gate = createTrackGate(context);
  const flag = new Graphics().rect(-1, -30, 2, 30).fill(theme.ink).poly([1, -30, 17, -25, 1, -20]).fill(theme.accent);
  const sled = createSled(context);
  const weightArrow = createVectorArrow(WEIGHT, 3.5);
  const contactArrow = createVectorArrow(CONTACT, 3.5);
  const arrowNames = ['mg', 'N'].map((text) =>
    context.text({ text, size: 13, weight: '700', colour: theme.ink, anchor: [0.5, 0.5] }),
  );
  const pie = new Graphics();
  const column = createEnergyColumn(context);
  const graph = createEnergyGraph(context);
  const readOut = createReadOut(context, 14);
  const message = createCallout(context, { size: 13, tone: 'plain' });
  const trackButtons = TRACKS.map(() => createIlluminatedButton(context));
  const axisButton = createIlluminatedButton(context);
  root.addChild(
    ground,
    staff.root,
    track.root,
    zeroLine,
    zeroName,
    flag,
    gate,
    sled.root,
    weightArrow.root,
    contactArrow.root,
    pie,
    ...arrowNames,
    column.root,
    graph.root,
    readOut.root,
    message.root,
    axisButton.root,
    ...trackButtons.map((button) => button.root),
  );

  // ------------------------------------------------------------ what hands do
  let layout: SlideLayout = LAYOUTS.wide;
  let stage: StageSize | null = null;
  let narrow = false;
  let held = false;
  let overDistance = false;
  /** From where potential energy counts on the stage, m. */
  let zero = 0;
  let last: SlideFrame | null = null;
  const heightNow = (): number => last?.params.height ?? 10;

  const startHandle = context.handle({
    role: 'slider',
    name: 'Start: height of the release',
    hint: 'Drag it up or down.',
    min: 1,
    max: MOST_HEIGHT,
    step: 0.5,
    value: 10,
    format: (metres) => `${metres} m above the floor`,
    set: (metres) => context.setInput('height', metres),
    drag: (point, start, startValue) => startValue + (start.y - point.y) / camera.unit,
    held(down) {
      held = down;
      context.redraw();
    },
    keys: { Enter: () => context.dispatch({ do: 'release' }) },
  });
  const gateHandle = context.handle({
    role: 'slider',
    name: 'Light gate',
    hint: 'Drag it along the track.',
    min: 0,
    get max() {
      return last?.params.track === 'Straight ramp' ? FARTHEST_GATE : heightNow();
    },
    step: 0.5,
    value: 0,
    format: (metres) =>
      last?.params.track === 'Straight ramp' ? `${metres.toFixed(1)} m from the start` : `${metres.toFixed(1)} m high`,
    set: (metres) => context.dispatch({ do: 'place_gate', value: Math.round(metres * 10) / 10 }),
    drag: (point) => gateAt(last?.params.track ?? 'Straight ramp', camera.toWorld(point), heightNow()),
  });
  const zeroHandle = context.handle({
    role: 'slider',
    name: 'Level of zero potential energy',
    hint: 'Drag it up or down: the column counts from there.',
    min: 0,
    get max() {
      return heightNow();
    },
    step: 0.5,
    value: 0,
    format: (metres) => `${metres} m above the floor`,
    set(metres) {
      zero = metres;
      context.redraw();
    },
    drag: (point, start, startValue) => startValue + (start.y - point.y) / camera.unit,
  });
  const trackHandles = TRACKS.map(([name]) =>
    context.handle({
      role: 'toggle',
      name: `Track: ${name}`,
      pressed: false,
      toggle: () => context.setInput('track', name),
    }),
  );
  const release = createStageButton(context, {
    label: 'Release',
    name: 'Release the sled',
    press: () => context.dispatch({ do: 'release' }),
  });
  const stop = createStageButton(context, {
    label: 'Stop',
    name: 'Stop: put the brake on',
    fill: theme.warning,
    press: () => context.dispatch({ do: 'stop' }),
  });
  const axisHandle = context.handle({
    role: 'toggle',
    name: 'Curves over distance',
    pressed: false,
    toggle(on) {
      overDistance = on;
      context.redraw();
    },
  });
  root.addChild(release.root, stop.root);

  // ------------------------------------------------------------ drawing
  let gravity = Number.NaN;
  let wordsAt = Number.NEGATIVE_INFINITY;
  let pieKey = '';
  let groundKey = '';

  function paintWorld(now: number): void {
    if (now === gravity || !stage) return;
    gravity = now;
    const size = stage;
    context.paintBehind(size, (canvas) => paintLandscape(canvas, size, theme, worldOf(now).world, layout.horizon));
  }

  function drawGround({ params }: SlideFrame): void {
    if (!stage) return;
    const { bleed, pixel } = stage;
    const ramp = params.track === 'Straight ramp';
    ground.visible = ramp;
    if (!ramp) return;
    const size = Math.max(12, 12 * pixel);
    const step = roundStep((4.6 * size) / camera.unit);
    const apart = step * camera.unit;
    const foot = camera.toStage(0, 0);
    const right = bleed.x + bleed.width;
    const key = `${camera.unit} ${right} ${layout.ground}`;
    if (key !== groundKey) {
      groundKey = key;
      marks.clear();
      for (let x = 0; x <= right + 2 * apart; x += apart / 5) {
        const main = Math.round(x / (apart / 5)) % 5 === 0;
        marks.rect(x - 0.6, 9, 1.2, main ? 9 : 5);
      }
      marks.fill(theme.ink);
      flat
        .clear()
        .rect(0, 0, right + 40, 9)
        .fill(
          acrossGradient([
            [0, mix(theme.metal[1], 0xffffff, 0.1)],
            [1, theme.metal[2]],
          ]),
        )
        .rect(0, 0, right + 40, 1.6)
        .fill({ color: 0xffffff, alpha: 0.75 });
    }
    const from = Math.max(foot.x, bleed.x - 2);
    ground.position.set(0, layout.ground);
    flat.x = from;
    // The marks are a pattern that repeats: it is moved by less than one period.
    const skipped = Math.max(0, Math.ceil((bleed.x - foot.x) / apart));
    marks.x = foot.x + skipped * apart;
    distances.forEach((figure, n) => {
      const value = (skipped + n) * step;
      const x = foot.x + (skipped + n) * apart;
      const visible = x < right - size;
      if (figure.visible !== visible) figure.visible = visible;
      if (!visible) return;
      const words = `${Number(value.toFixed(2))}${n === 0 ? ' m' : ''}`;
      if (figure.text !== words) figure.text = words;
      figure.position.set(x, narrow ? 15 : 19);
    });
  }

  function drawSled({ view }: SlideFrame): Point {
    const at = camera.toStage(view.x, view.y);
    const angle = -Math.atan(view.slope);
    const rub = view.start > 0 ? view.heating / view.start / FULL_GLOW : 0;
    const share = view.start > 0 ? view.thermal / view.start : 0;
    const landed = view.track === 'Free fall' && view.phase === 'resting';
    sled.root.position.set(at.x, at.y);
    sled.set(angle, landed ? 0.9 : Math.min(1, Math.sqrt(rub)), Math.min(1, share * 1.4));
    const middle = { x: at.x + Math.sin(angle) * 16, y: at.y - Math.cos(angle) * 16 };
    const ratio = view.weight > 0 ? (WEIGHT_ARROW * view.contact) / view.weight : 0;
    weightArrow.root.position.set(middle.x, middle.y);
    weightArrow.set(0, WEIGHT_ARROW);
    contactArrow.root.position.set(at.x, at.y);
    contactArrow.set(Math.sin(angle) * ratio, -Math.cos(angle) * ratio);
    const [weightName, contactName] = arrowNames;
    if (weightName && contactName) {
      weightName.visible = !narrow;
      weightName.position.set(middle.x - 16, middle.y + WEIGHT_ARROW * 0.7);
      contactName.visible = !narrow && ratio > 12;
      contactName.position.set(at.x + Math.sin(angle) * (ratio + 11), at.y - Math.cos(angle) * (ratio + 11));
    }
    return at;
  }

  /** Shares of the energy beside the sled. */
  function drawPie({ view }: SlideFrame, at: Point): void {
    // Under the screens it has no room, and the column says the same.
    pie.visible = !narrow && at.x < layout.zero.to - 20;
    if (!pie.visible) return;
    pie.position.set(Math.min(layout.zero.to - PIE, at.x + 48), at.y - 40);
    const whole = view.potential + view.kinetic + view.thermal;
    const parts = [view.potential, view.kinetic, view.thermal].map((part) => (whole > 0 ? part / whole : 0));
    const key = parts.map((part) => part.toFixed(2)).join(' ');
    if (key === pieKey) return;
    pieKey = key;
    pie
      .clear()
      .circle(0, 0, PIE + 2)
      .fill({ color: 0x0b1420, alpha: 0.85 });
    let from = -Math.PI / 2;
    const colours = [ENERGY_COLOURS.potential, ENERGY_COLOURS.kinetic, ENERGY_COLOURS.thermal];
    parts.forEach((part, n) => {
      if (part < 0.005) return;
      const to = from + part * 2 * Math.PI;
      if (part > 0.995) pie.circle(0, 0, PIE);
      else pie.moveTo(0, 0).arc(0, 0, PIE, from, to).closePath();
      pie.fill(colours[n] ?? 0xffffff);
      from = to;
    });
  }

  function drawBooks({ view, fields, params }: SlideFrame): void {
    const whole = view.start > 0 ? view.start : 1;
    const share = zero / params.height;
    column.set(view.potential / whole - share, view.kinetic / whole, view.thermal / whole, view.wiped / whole, share);
    graph.draw(fields.trace, view.tracePoints, view.traceStride, whole, overDistance);
  }

  function place({ view, params }: SlideFrame): void {
    const start = camera.toStage(
      view.track === 'Straight ramp' ? -params.height * Math.sqrt(3) : view.track === 'Half-pipe' ? -params.height : 0,
      params.height,
    );
    flag.visible = view.phase !== 'ready';
    flag.position.set(start.x - 22, start.y);
    // The start itself may have been left behind: the handle waits where it can be reached.
    startHandle.enable(camera.pan === 0);
    startHandle.place(start.x - 24, start.y - 44, 48, 52);
    startHandle.update(params.height);
    const stands = view.gate ?? (view.track === 'Straight ramp' ? 2 * params.height : 0);
    const spot = gatePlace(view.track, stands, params.height);
    const foot = camera.toStage(spot.x, spot.y);
    gate.position.set(foot.x, foot.y);
    gate.alpha = view.gate === null ? 0.55 : 1;
    const inSight = foot.x > layout.zero.from && foot.x < (stage?.width ?? 960) - 10;
    gate.visible = inSight;
    gateHandle.enable(inSight);
    gateHandle.place(foot.x - 14, foot.y - 58, 28, 58);
    gateHandle.update(stands);
    zero = Math.min(zero, params.height);
    const level = camera.toStage(0, zero).y;
    zeroLine.y = level;
    zeroName.position.set(layout.zero.to, level - 2);
    zeroHandle.place(layout.zero.to - 46, level - 20, 50, 30);
    zeroHandle.update(zero);
    release.enable(view.phase !== 'moving');
    stop.enable(view.phase === 'moving');
    TRACKS.forEach(([name, label], n) => {
      const on = params.track === name;
      trackButtons[n]?.set(label, on);
      trackHandles[n]?.update(on);
    });
    axisButton.set(overDistance ? 'over distance' : 'over time', overDistance);
    axisHandle.update(overDistance);
    message.set(view.message ?? '');
  }

  function write({ view, shown }: SlideFrame, now: number): void {
    if (now - wordsAt < WORDS_MS && now >= wordsAt) {
      context.redraw();
      return;
    }
    wordsAt = now;
    // Counted from the level that is chosen on the stage; the readings count from the floor.
    const counted = ({ text, value }: (typeof shown)['total_j']): string =>
      zero === 0 || typeof value !== 'number' ? text : formatSignificant(value - view.weight * zero, 4);
    column.values(counted(shown.potential_j), shown.kinetic_j.text, shown.thermal_j.text, counted(shown.total_j));
    readOut.set(
      `v      ${shown.speed_now.text} m/s\ny      ${shown.height_now_m.text} m\nN      ${shown.contact_n.text} N\nbottom ${shown.speed_bottom.text} m/s`,
    );
  }

  return {
    root,
    resize(next) {
      stage = next;
      layout = LAYOUTS[next.layout];
      narrow = next.layout === 'narrow';
      const size = Math.max(12, 12 * next.pixel);
      const put = (part: Container, { x, y }: Point): void => {
        part.position.set(x, y);
      };
      put(column.root, layout.column);
      column.lay(layout.column.width, layout.column.height, size, !narrow);
      put(graph.root, layout.graph);
      graph.lay(layout.graph.width, layout.graph.height);
      readOut.root.visible = layout.readOut !== null;
      if (layout.readOut) {
        put(readOut.root, layout.readOut);
        readOut.lay(layout.readOut.width, layout.readOut.height);
      }
      put(message.root, layout.message);
      message.lay(layout.message.width);
      release.place(layout.release.x, layout.release.y, layout.release.width, layout.release.height);
      stop.place(layout.stop.x, layout.stop.y, layout.stop.width, layout.stop.height);
      const each = (layout.tracks.width - 16) / 3;
      trackButtons.forEach((button, n) => {
        const x = layout.tracks.x + n * (each + 8);
        button.root.position.set(x, layout.tracks.y);
        button.lay(each, layout.tracks.height);
        trackHandles[n]?.place(x, layout.tracks.y, each, layout.tracks.height);
      });
      axisButton.root.visible = !narrow;
      axisHandle.enable(!narrow);
      put(axisButton.root, layout.axis);
      axisButton.lay(layout.axis.width, layout.axis.height);
      axisHandle.place(layout.axis.x, layout.axis.y, layout.axis.width, layout.axis.height);
      zeroLine.clear();
      for (let x = layout.zero.from; x < layout.zero.to; x += 2 * DASH) zeroLine.rect(x, -0.8, DASH, 1.6);
      zeroLine.fill({ color: theme.accent, alpha: 0.9 });
      gravity = Number.NaN;
      groundKey = '';
      wordsAt = Number.NEGATIVE_INFINITY;
    },

    draw(frame, now) {
      last = frame;
      const { view, params } = frame;
      paintWorld(params.gravity);
      camera.frame(layout, params.track, params.height, view.x, held);
      const foot = camera.toStage(0, 0);
      track.lay(KINDS[params.track], params.height * camera.unit);
      track.root.position.set(foot.x, foot.y);
      staff.root.position.set(layout.staff, layout.ground);
      staff.lay(layout.room[params.track] + 8, camera.unit, Math.max(12, 12 * (stage?.pixel ?? 1)));
      drawGround(frame);
      const at = drawSled(frame);
      drawPie(frame, at);
      drawBooks(frame);
      place(frame);
      write(frame, now);
    },

    describe: describeSlide,
    destroy: () => root.destroy({ children: true }),
  };
};
