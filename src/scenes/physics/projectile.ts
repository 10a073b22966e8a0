/** A launcher on a measuring field: the throw with its strobe marks and arrows, graphs, a read-out and a series of shots. */
import { Container } from 'pixi.js';
import { formatFixed } from '../../../engine/runtime/format';
import type { CreateScene, Point, StageSize } from '../contract';
import { createCallout } from '../kit/callout';
import { roundStep } from '../kit/field-scale';
import { createIlluminatedButton } from '../kit/illuminated-button';
import { knobTravel } from '../kit/knob';
import { paintLandscape, type World } from '../kit/landscape';
import { createLaunchPanel } from '../kit/launch-panel';
import { createLauncher } from '../kit/launcher';
import { createStageButton } from '../kit/stage-button';
import { createTapeMeasure } from '../kit/tape-measure';
import { createProjectileDisplays, worldOf } from './projectile-displays';
import { createProjectileField, type ProjectileFrame } from './projectile-field';

interface Layout {
  readonly origin: Point;
  /** Room for distances and heights. */
  readonly width: number;
  readonly height: number;
  readonly horizonY: number;
  readonly arrow: number;
  readonly launcher: number;
  readonly panel: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly launch: { readonly width: number; readonly height: number };
  readonly message: Point;
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    origin: { x: 104, y: 448 },
    width: 822,
    height: 268,
    horizonY: 404,
    arrow: 92,
    launcher: 1,
    panel: { x: 14, y: 487, width: 510, height: 47 },
    launch: { width: 104, height: 35 },
    message: { x: 480, y: 176 },
  },
  narrow: {
    origin: { x: 88, y: 306 },
    width: 520,
    height: 196,
    horizonY: 272,
    arrow: 96,
    launcher: 0.94,
    panel: { x: 8, y: 352, width: 372, height: 44 },
    launch: { width: 150, height: 34 },
    message: { x: 320, y: 96 },
  },
};

const TOGGLE = { width: 62, height: 31 } as const;
const TEXT = 13;
const LEAST_TEXT = 12;
const MOST_SPEED = 100;
const DIAL_TRAVEL = 220;
/** m/s², until the first frame says where the field is. */
const EARTH = 9.81;
const RECOIL_MS = 320;

const metres = (value: number, fine: number): string => formatFixed(value, fine < 0.05 ? 3 : fine < 0.5 ? 2 : 1);

export const createScene: CreateScene<'matterjs_physics/projectile'> = (context) => {
  const { theme, reducedMotion } = context;
  // Nothing has its place before the first frame.
  const root = new Container({ label: 'projectile motion', visible: false });

  // ------------------------------------------------------------ parts
  const field = createProjectileField(context);
  const launcher = createLauncher(context);
  const panel = createLaunchPanel(context);
  const displays = createProjectileDisplays(context, field);
  const message = createCallout(context, { size: 14, tone: 'plain' });
  const tape = createTapeMeasure(context);
  const arrowsButton = createIlluminatedButton(context);
  const tapeButton = createIlluminatedButton(context);

  root.addChild(field.back, launcher.root, field.front, tape.root, displays.root, panel.root);

  // ------------------------------------------------------------ what hands do
  let layout: Layout = LAYOUTS.wide;
  let narrow = false;
  let stage: StageSize | null = null;
  let arrowsOn = true;
  let tapeOn = false;
  /** Ends of the tape, m. */
  let hook: Point = { x: 0, y: 0 };
  let body: Point = { x: 10, y: 0 };
  const trunnion = { x: 0, y: 0 };

  const barrelHandle = context.handle({
    role: 'slider',
    name: 'Barrel: launch angle',
    hint: 'Drag the barrel up or down.',
    min: 0,
    max: 90,
    step: 1,
    value: 45,
    format: (angle) => `${angle}° above the horizontal`,
    set: (angle) => context.setInput('angle', angle),
    drag: (point) => (Math.atan2(trunnion.y - point.y, Math.max(1, point.x - trunnion.x)) * 180) / Math.PI,
  });
  const wheelHandle = context.handle({
    role: 'slider',
    name: 'Launcher: launch height',
    hint: 'Drag the carriage up or down.',
    min: 0,
    max: 50,
    step: 0.5,
    value: 0,
    format: (height) => `${height} m above the ground`,
    set: (height) => context.setInput('height', height),
    drag: (point, start, startValue) => startValue + (start.y - point.y) / field.camera.unit,
    held: (down) => field.hold(down),
  });
  const dialHandle = context.handle({
    role: 'slider',
    name: 'Dial: launch speed',
    min: 1,
    max: MOST_SPEED,
    step: 1,
    value: 20,
    format: (speed) => `${speed} m/s`,
    set: (speed) => context.setInput('velocity', speed),
    drag: (point, start, startValue) => startValue + MOST_SPEED * knobTravel(point, start, DIAL_TRAVEL),
  });
  const launchButton = createStageButton(context, {
    label: 'Launch',
    name: 'Launch the ball',
    press: () => context.dispatch({ do: 'launch' }),
  });
  const targetHandle = context.handle({
    role: 'slider',
    name: 'Target',
    hint: 'Drag it along the tape.',
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
      displays.touch();
      context.redraw();
    },
    drag: (point) => field.nearest(point),
  });
  const arrowsHandle = context.handle({
    role: 'toggle',
    name: 'Velocity arrows',
    pressed: true,
    toggle(on) {
      arrowsOn = on;
      field.showArrows(on);
      context.redraw();
    },
  });
  const tapeHandle = context.handle({
    role: 'toggle',
    name: 'Tape measure',
    pressed: false,
    toggle(on) {
      tapeOn = on;
      if (on) {
        hook = { x: 0, y: 0 };
        body = { x: field.reach * 0.3, y: field.reach * 0.12 };
      }
      context.redraw();
    },
  });
  const tapeEnd = (name: string, get: () => Point, set: (point: Point) => void) =>
    context.handle({
      role: 'point',
      name,
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
      held: (down) => field.hold(down),
    });
  const hookHandle = tapeEnd(
    'Hook of the tape measure',
    () => hook,
    (point) => {
      hook = point;
    },
  );
  const bodyHandle = tapeEnd(
    'Case of the tape measure',
    () => body,
    (point) => {
      body = point;
    },
  );
  for (const handle of [hookHandle, bodyHandle]) handle.enable(false);
  root.addChild(launchButton.root, arrowsButton.root, tapeButton.root, message.root);

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
    context.paintBehind(size, (canvas) => paintLandscape(canvas, size, theme, next, layout.horizonY));
  }

  function drawLauncher({ view, params }: ProjectileFrame, now: number): void {
    if (view.launches !== launches) {
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
      launcher.raise((height * unit) / layout.launcher);
    }
    const angle = (params.angle * Math.PI) / 180;
    const s = layout.launcher;
    const grip = { x: trunnion.x + 46 * s * Math.cos(angle), y: trunnion.y - 46 * s * Math.sin(angle) };
    barrelHandle.place(grip.x - 22, grip.y - 18, 44, 36);
    wheelHandle.place(trunnion.x - 40, trunnion.y - 12, 34, 30);
  }

  function drawTape(): void {
    tape.show(tapeOn);
    for (const handle of [hookHandle, bodyHandle]) handle.enable(tapeOn);
    if (!tapeOn) return;
    const from = field.camera.toStage(hook.x, hook.y);
    const to = field.camera.toStage(body.x, body.y);
    const length = Math.sqrt((body.x - hook.x) ** 2 + (body.y - hook.y) ** 2);
    tape.set(from, to, `${metres(length, field.scale.fine)} m`);
    hookHandle.place(from.x - 12, from.y - 12, 24, 24);
    bodyHandle.place(to.x - 17, to.y - 17, 34, 34);
    hookHandle.update(hook);
    bodyHandle.update(body);
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
    tracerHandle.enable(focus !== null);
    if (!focus) return;
    const at = field.camera.toStage(focus.x, focus.y);
    tracerHandle.place(at.x - 13, at.y - 13, 26, 26);
    tracerHandle.update(focus.time);
  }

  return {
    root,
    resize(next) {
      stage = next;
      layout = LAYOUTS[next.layout];
      narrow = next.layout === 'narrow';
      world = null;
      paintWorld(gravity);
      unit = 0;
      const { bleed, pixel } = next;
      field.lay({
        x: layout.origin.x,
        groundY: layout.origin.y,
        width: layout.width,
        height: layout.height,
        left: Math.max(bleed.x, 0),
        right: next.width + Math.max(0, bleed.width - next.width) / 2,
        textSize: Math.max(TEXT, LEAST_TEXT * pixel),
        pixel,
        arrow: layout.arrow,
      });
      launcher.root.scale.set(layout.launcher);
      launcher.lay(Math.max(11, LEAST_TEXT * pixel) / layout.launcher, pixel);
      const put = (part: Container, { x, y }: Point): void => {
        part.position.set(x, y);
      };
      displays.lay(next);
      put(message.root, layout.message);
      message.lay(narrow ? 420 : 360);
      tape.lay();
      put(panel.root, layout.panel);
      panel.lay(layout.panel.width, layout.panel.height, Math.max(17, LEAST_TEXT * pixel), !narrow);
      dialHandle.enable(!narrow);
      dialHandle.place(layout.panel.x + panel.dial.x - 18, layout.panel.y + panel.dial.y - 18, 36, 36);
      const y = layout.panel.y + (layout.panel.height - layout.launch.height) / 2 - 1;
      let x = layout.panel.x + panel.free;
      launchButton.place(x, y, layout.launch.width, layout.launch.height);
      x += layout.launch.width + 12;
      const toggles = [
        [arrowsButton, arrowsHandle, 'Arrows'],
        [tapeButton, tapeHandle, 'Tape'],
      ] as const;
      for (const [button, handle] of toggles) {
        button.root.visible = !narrow;
        handle.enable(!narrow);
        button.root.position.set(x, y + 1);
        button.lay(TOGGLE.width, TOGGLE.height);
        handle.place(x, y + 1, TOGGLE.width, TOGGLE.height);
        x += TOGGLE.width + 8;
      }
    },

    draw(frame, now) {
      const { view, params } = frame;
      root.visible = true;
      paintWorld(params.gravity);
      field.draw(frame, now);
      drawLauncher(frame, now);
      displays.draw(frame, now);
      drawTape();
      placeFieldHandles(frame);
      panel.set(`${params.angle}°`, `${params.velocity} m/s`, params.velocity / MOST_SPEED);
      arrowsButton.set('Arrows', arrowsOn);
      tapeButton.set('Tape', tapeOn);
      arrowsHandle.update(arrowsOn);
      tapeHandle.update(tapeOn);
      launchButton.enable(view.flight?.phase !== 'flying');
      message.set(view.message ?? '');
      barrelHandle.update(params.angle);
      wheelHandle.update(params.height);
      dialHandle.update(params.velocity);
    },

    describe({ view, shown, params }) {
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
        const { count, mean, deviation } = view.series;
        const spread = deviation === null ? '' : `, standard deviation ${deviation.toFixed(2)} m`;
        sentences.push(`Shots recorded at this setting: ${count}, mean range ${mean.toFixed(2)} m${spread}.`);
      }
      if (view.message) sentences.push(view.message);
      return sentences.join(' ');
    },

    destroy: () => root.destroy({ children: true }),
  };
};
