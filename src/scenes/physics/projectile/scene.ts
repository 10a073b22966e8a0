/** A launcher on a measuring field: the throw with its strobe marks and arrows, graphs, a read-out and a series of shots. */
import { Container } from 'pixi.js';
import { formatFixed } from '../../../../engine/runtime/format';
import type { CreateScene, Point, StageSize } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { roundStep } from '../../kit/mechanics/round-step';
import { paintLandscape, worldOf, type World } from '../../kit/room/landscape';
import { createCallout } from '../../kit/words/callout';
import { createLauncher } from './launcher';
import { createFieldNotes, createMotionBoard } from './projectile-displays';
import { createProjectileField, type ProjectileFrame } from './projectile-field';
import { createTapeMeasure } from './tape-measure';

const ARRANGEMENT: Arrangements<'field' | 'console' | 'board'> = {
  wide: column(grow(2.75, 'field'), grow(1, row(grow(1, 'console'), grow(2, 'board')))),
  tall: column(grow(2.1, 'field'), grow(1.4, 'board'), grow(1, 'console')),
};
/** From the left end of the field to the launcher, and from the horizon to the ground line, stage units. */
const CARRIAGE = 88;
const FORELAND = 40;
/** Below the ground line: the tape with its figures, in heights of text; above the highest path: a flag with its slip. */
const TAPE_LINES = 1.4;
const TAPE = 20;
const FLAG_LINES = 2.4;
const FLAG = 26;
const ARROW = 96;
/** So near the barrel's axis the ball is still on its way out. */
const LEAVING = 64;
/** From the right end of the field and the ground line to where the tape measure lies when it is not used; taken back within so much. */
const TAPE_REST = 17;
const TAPE_BACK = 30;
/** m/s², until the first frame says where the field is. */
const EARTH = 9.81;
const RECOIL_MS = 320;

const metres = (value: number, fine: number): string => formatFixed(value, fine < 0.05 ? 3 : fine < 0.5 ? 2 : 1);

/** The launcher stands as a hand has set it, before the next shot begins with that. */
const asSet = (frame: ProjectileFrame): ProjectileFrame => ({
  ...frame,
  params: { ...frame.params, ...frame.waiting },
});

export const createScene: CreateScene<'matterjs_physics/projectile'> = (context) => {
  const { theme, reducedMotion } = context;
  // Nothing has its place before the first frame.
  const root = new Container({ label: 'projectile motion', visible: false });

  // ------------------------------------------------------------ parts
  const field = createProjectileField(context);
  const launcher = createLauncher(context);
  const board = createMotionBoard(context);
  const notes = createFieldNotes(context);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  const tape = createTapeMeasure(context);
  const console = createInstrument(context, {
    form: 'console',
    display: {
      rows: [
        { key: 'angle', label: 'angle', unit: '°', widest: '90' },
        { key: 'speed', label: 'speed', unit: 'm/s', widest: '100' },
      ],
    },
    knobs: [{ input: 'velocity', print: 'speed' }],
  });
  // Laid out for the low box that it gets: the display beside the knob, not above it.
  const lowConsole: Placed = { root: console.root, lay: (box, type) => console.lay(box, type) };

  root.addChild(field.back, launcher.root, notes.root, field.front, tape.root, board.root, console.root, message.root);

  // ------------------------------------------------------------ what hands do
  let stage: StageSize | null = null;
  let horizon = 0;
  /** Ends of the tape, m, while it is pulled out, and where it lies else, stage units. */
  let tapeOn = false;
  let rest: Point = { x: 0, y: 0 };
  let hook: Point = { x: 0, y: 0 };
  let body: Point = { x: 10, y: 0 };
  const trunnion = { x: 0, y: 0 };

  let flying = false;
  const launch = (): void => {
    if (!flying) context.dispatch({ do: 'launch' });
  };

  const barrelHandle = context.inputHandle('angle', {
    name: 'Barrel: launch angle',
    hint: 'Drag the barrel up or down. A tap, or Enter, launches the ball.',
    grip: 'along',
    tap: launch,
    keys: { Enter: launch },
    drag: (point) => (Math.atan2(trunnion.y - point.y, Math.max(1, point.x - trunnion.x)) * 180) / Math.PI,
  });
  const carriageHandle = context.inputHandle('height', {
    name: 'Carriage: launch height',
    hint: 'Drag the carriage up or down.',
    grip: 'y',
    drag: (point, start, startValue) => startValue + (start.y - point.y) / field.camera.unit,
    held: (down) => field.hold(down),
  });
  // Not bound to the action: its bounds are the world's, those of a hand the field's, and so are its steps.
  const targetHandle = context.handle({
    role: 'slider',
    name: 'Target',
    hint: 'Drag it along the tape.',
    grip: 'x',
    min: 0,
    get max() {
      return Math.max(0.01, field.reach);
    },
    get step() {
      return roundStep(field.scale.fine / 2);
    },
    value: 40,
    format: (distance) => `${metres(distance, field.scale.fine)} m from the launcher`,
    set: (value) => context.dispatch({ do: 'place_target', value }),
    drag: (point) => field.camera.toField(point).x,
    held: (down) => field.hold(down),
  });
  const tracerHandle = context.handle({
    role: 'slider',
    name: 'Tracer on the path',
    hint: 'Drag it along the path to read time, place and velocity there.',
    min: 0,
    get max() {
      return field.pathEnd;
    },
    get step() {
      return field.pathStep;
    },
    value: 0,
    format: (time) => `${time.toFixed(2)} s after launch`,
    set(time) {
      field.trace(time);
      board.touch();
      context.redraw();
    },
    drag: (point) => field.nearest(point),
  });
  const tapeEnd = (name: string, hint: string, get: () => Point, set: (point: Point) => void) =>
    context.handle({
      role: 'point',
      name,
      hint,
      min: { x: -20_000, y: 0 },
      max: { x: 20_000, y: 20_000 },
      get step() {
        return field.scale.fine / 10;
      },
      value: get(),
      format: ({ x, y }) => `${metres(x, field.scale.fine)} m along, ${metres(y, field.scale.fine)} m up`,
      set(point) {
        set(point);
        context.redraw();
      },
      drag: (point, start, startValue) => ({
        x: startValue.x + (point.x - start.x) / field.camera.unit,
        y: startValue.y - (point.y - start.y) / field.camera.unit,
      }),
      held(down) {
        field.hold(down);
        const at = field.camera.toStage(body.x, body.y);
        if (!down && Math.abs(at.x - rest.x) < TAPE_BACK && Math.abs(at.y - rest.y) < TAPE_BACK) tapeOn = false;
      },
    });
  const bodyHandle = tapeEnd(
    'Case of the tape measure',
    'Pull it out to measure; put it back to the end of the field.',
    () => body,
    (point) => {
      if (!tapeOn) hook = { x: 0, y: 0 };
      tapeOn = true;
      body = point;
    },
  );
  const hookHandle = tapeEnd(
    'Hook of the tape measure',
    'Drag it to where the length begins.',
    () => hook,
    (point) => {
      hook = point;
    },
  );
  hookHandle.enable(false);

  // ------------------------------------------------------------ drawing
  let world: World | null = null;
  let gravity = EARTH;
  let launches = 0;
  let launchedAt = Number.NEGATIVE_INFINITY;
  let unit = 0;
  let height = -1;

  function paintWorld(now: number): void {
    gravity = now;
    const next = worldOf(gravity).world;
    const size = stage;
    if (next === world || !size) return;
    world = next;
    context.paintBehind(size, (canvas) => paintLandscape(canvas, size, theme, next, horizon));
  }

  function drawLauncher({ view, params }: ProjectileFrame, now: number): void {
    if (view.launches !== launches) {
      if (view.launches > launches) context.sound('whoosh');
      if (view.launches > launches && !reducedMotion) launchedAt = now;
      launches = view.launches;
    }
    const since = (now - launchedAt) / RECOIL_MS;
    const recoil = since >= 0 && since < 1 ? (1 - since) ** 2 : 0;
    if (recoil > 0) context.redraw();
    launcher.set(params.angle, recoil);
    if (params.height !== height || field.camera.unit !== unit) {
      height = params.height;
      unit = field.camera.unit;
      Object.assign(trunnion, field.camera.toStage(0, height));
      launcher.root.position.set(trunnion.x, trunnion.y);
      launcher.raise(height * unit);
    }
    const angle = (params.angle * Math.PI) / 180;
    const grip = { x: trunnion.x + 46 * Math.cos(angle), y: trunnion.y - 46 * Math.sin(angle) };
    barrelHandle.place(grip.x - 22, grip.y - 18, 44, 36);
    carriageHandle.place(trunnion.x - 40, trunnion.y - 12, 34, 30);
  }

  function drawTape(): void {
    hookHandle.enable(tapeOn);
    if (!tapeOn) body = field.camera.toField(rest);
    const to = tapeOn ? field.camera.toStage(body.x, body.y) : rest;
    const from = tapeOn ? field.camera.toStage(hook.x, hook.y) : rest;
    const length = Math.sqrt((body.x - hook.x) ** 2 + (body.y - hook.y) ** 2);
    tape.set(from, to, tapeOn ? `${metres(length, field.scale.fine)} m` : '');
    bodyHandle.place(to.x - 17, to.y - 17, 34, 34);
    bodyHandle.update(body);
    if (!tapeOn) return;
    hookHandle.place(from.x - 12, from.y - 12, 24, 24);
    hookHandle.update(hook);
  }

  function placeFieldHandles({ view }: ProjectileFrame): void {
    const { x, y } = field.camera.toStage(view.target, 0);
    const there = view.target <= field.reach;
    targetHandle.enable(there);
    if (there) {
      const half = Math.max(20, view.targetRadius * field.camera.unit);
      targetHandle.place(x - half, y - 10, 2 * half, 24);
    }
    targetHandle.update(view.target);
    const { focus } = field;
    const at = focus && field.camera.toStage(focus.x, focus.y);
    // A ball that just leaves the barrel would lie under the hand that holds the carriage.
    const leaves = flying && at !== null && Math.abs(at.x - trunnion.x) + Math.abs(at.y - trunnion.y) < LEAVING;
    tracerHandle.enable(at !== null && !leaves);
    if (!focus || !at) return;
    tracerHandle.place(at.x - 13, at.y - 13, 26, 26);
    tracerHandle.update(focus.time);
  }

  const layField: Placed = {
    lay(box, { small }) {
      if (!stage) return;
      const { bleed, pixel, width } = stage;
      const groundY = box.y + box.height - TAPE - TAPE_LINES * small;
      horizon = groundY - FORELAND;
      const right = width + Math.max(0, bleed.width - width) / 2;
      const x = box.x + CARRIAGE;
      field.lay({
        x,
        groundY,
        width: box.x + box.width - x - TAPE,
        height: groundY - box.y - FLAG - FLAG_LINES * small,
        left: Math.max(bleed.x, 0),
        right,
        textSize: small,
        pixel,
        arrow: ARROW,
      });
      launcher.lay(small, pixel);
      tape.lay();
      rest = { x: box.x + box.width - TAPE_REST, y: groundY - TAPE_REST };
      notes.lay(box, stage.type, stage.layout === 'wide');
      message.root.position.set(box.x + box.width / 2, box.y + 2);
      message.lay(box.width * 0.6);
    },
  };

  return {
    root,
    resize(next) {
      stage = next;
      unit = 0;
      arrange(
        ARRANGEMENT[next.layout],
        { field: layField, console: lowConsole, board },
        inset(stageBox(next), 12),
        next.type,
      );
      world = null;
      paintWorld(gravity);
    },

    draw(inForce, now) {
      const frame = asSet(inForce);
      const { view, params } = frame;
      root.visible = true;
      paintWorld(params.gravity);
      field.draw(frame, now);
      drawLauncher(frame, now);
      board.draw(frame, field, now);
      notes.draw(frame, field);
      drawTape();
      placeFieldHandles(frame);
      console.set('angle', String(params.angle));
      console.set('speed', String(params.velocity));
      flying = view.flight?.phase === 'flying';
      message.set(view.message ?? '');
    },

    describe(frame) {
      const { view, shown, params } = asSet(frame);
      const { flight } = view;
      const where = params.height > 0 ? `${params.height} m above the ground` : 'on the ground';
      const air = params.drag ? 'with air resistance' : 'without air';
      const sentences = [
        `The launcher stands ${where}, set to ${params.angle}° and ${params.velocity} m/s, ${air}, at ${params.gravity} m/s².`,
      ];
      if (!flight) sentences.push('No ball has been launched.');
      else if (flight.phase === 'resting') sentences.push(`The ball lies at ${shown.x_m.text} m.`);
      else {
        sentences.push(
          `The ball is ${flight.phase} at ${shown.x_m.text} m, ${shown.y_m.text} m high, with ${shown.vx_m_s.text} m/s along and ${shown.vy_m_s.text} m/s up.`,
        );
      }
      if (flight?.landing) {
        const verdict = flight.landing.hit ? ' and hit the target' : '';
        sentences.push(
          `It landed at ${shown.range_m.text} m after ${shown.flight_time_s.text} s at ${shown.landing_angle_deg.text}° below the horizontal${verdict}; it rose to ${shown.max_height_m.text} m.`,
        );
      }
      sentences.push(`The target is at ${view.target} m.`);
      if (view.series) {
        const { mean_range_m: mean, range_deviation_m: deviation } = shown;
        const found = mean.value === null ? '' : `, mean range ${mean.text} m, standard deviation ${deviation.text} m`;
        sentences.push(`Shots recorded at this setting: ${view.series.count}${found}.`);
      }
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
