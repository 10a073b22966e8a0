/** A sled on three tracks to scale, with its forces, its heat, and the books of its energy on a board. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, Point, StageSize } from '../../contract';
import {
  type Arrangements,
  arrange,
  column,
  grow,
  inset,
  type Placed,
  room,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { paintLandscape, worldOf } from '../../kit/room/landscape';
import { createCallout } from '../../kit/words/callout';
import { describeSlide } from './describe-slide';
import { createEnergyBoard } from './energy-board';
import { createForceArrows } from './force-arrows';
import { createLevellingStaff } from './levelling-staff';
import { createRunOut } from './run-out';
import { createSled } from './sled';
import { createSlideCamera, gateAt, gatePlace, startPlace } from './slide-camera';
import { createSlideTrack } from './slide-track';
import { createTrackGate } from './track-gate';
import { createZeroTag } from './zero-tag';

type SlideFrame = Frame<'energy_conservation'>;

const ARRANGEMENT: Arrangements<'track' | 'board'> = {
  wide: row(grow(1.7, 'track'), grow(1, column(grow(1.75, 'board'), grow(1, room)))),
  tall: column(grow(1, 'board'), grow(1.3, 'track')),
};
/** From the horizon down to the track, stage units. */
const FORELAND = 44;
/** Part of the energy at the start that is rubbed off each second where the patch glows fully. */
const FULL_GLOW = 0.12;

export const createScene: CreateScene<'energy_conservation'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'conservation of energy' });

  // ------------------------------------------------------------ parts
  const camera = createSlideCamera();
  const track = createSlideTrack(context);
  const runOut = createRunOut(context);
  const staff = createLevellingStaff(context);
  const zeroTag = createZeroTag(context);
  const gate = createTrackGate(context);
  const flag = new Graphics().rect(-1, -34, 2.4, 34).fill(theme.ink).poly([1, -34, 21, -28, 1, -22]).fill(theme.accent);
  const sled = createSled(context);
  const forces = createForceArrows(context);
  const board = createEnergyBoard(context, () => context.redraw());
  const message = createCallout(context, { size: 14, tone: 'plain' });
  root.addChild(
    board.root,
    runOut.root,
    staff.root,
    track.root,
    zeroTag.root,
    flag,
    gate,
    sled.root,
    forces.root,
    message.root,
  );

  // ------------------------------------------------------------ what hands do
  let stage: StageSize | null = null;
  let held = false;
  /** From where potential energy counts on the stage, m. */
  let zero = 0;
  let last: SlideFrame | null = null;
  const release = (): void => {
    if (last?.view.phase !== 'moving') context.dispatch({ do: 'release' });
  };

  const startHandle = context.inputHandle('height', {
    name: 'Start: height of the release',
    hint: 'Drag it up or down. A tap, or Enter, lets the sled go.',
    grip: 'y',
    drag: (point, start, startValue) => startValue + (start.y - point.y) / camera.unit,
    held(down) {
      held = down;
      context.redraw();
    },
    tap: release,
    keys: { Enter: release },
  });
  const gateHandle = context.actionHandle('place_gate', {
    name: 'Light gate',
    grip: 'along',
    drag: (point) => (last ? gateAt(last.params.track, camera.toWorld(point), last.params.height) : 0),
  });
  const zeroHandle = context.handle({
    role: 'slider',
    name: 'Level of zero potential energy',
    hint: 'Drag it up or down: the board counts from there.',
    grip: 'y',
    min: 0,
    get max() {
      return last?.params.height ?? 1;
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

  // ------------------------------------------------------------ drawing
  let gravity = Number.NaN;
  let framed = '';
  let phase: SlideFrame['view']['phase'] | null = null;

  function paintWorld(now: number): void {
    if (now === gravity || !stage) return;
    gravity = now;
    const size = stage;
    context.paintBehind(size, (canvas) =>
      paintLandscape(canvas, size, theme, worldOf(now).world, camera.ground - FORELAND),
    );
  }

  /** What changes with the scale of the picture only. */
  function standStill({ params }: SlideFrame): void {
    if (!stage) return;
    const key = `${camera.unit} ${params.track} ${params.height}`;
    if (key === framed) return;
    framed = key;
    const foot = camera.toStage(0, 0);
    track.lay(params.track, params.height * camera.unit);
    track.root.position.set(foot.x, foot.y);
    staff.root.position.set(camera.left, camera.ground);
    staff.lay(camera.high + 8, camera.unit, stage.type.small);
    runOut.root.visible = params.track === 'Straight ramp';
  }

  function drawSled({ view }: SlideFrame): void {
    const at = camera.toStage(view.x, view.y);
    const angle = -Math.atan(view.slope);
    const whole = view.potential + view.kinetic + view.thermal;
    const part = (energy: number): number => (whole > 0 ? energy / whole : 0);
    const rub = view.start > 0 ? view.heating / view.start / FULL_GLOW : 0;
    const landed = view.track === 'Free fall' && view.phase === 'resting';
    sled.root.position.set(at.x, at.y);
    sled.set(
      angle,
      landed ? 0.9 : Math.min(1, Math.sqrt(rub)),
      view.start > 0 ? Math.min(1, (view.thermal / view.start) * 1.4) : 0,
    );
    sled.share([part(view.potential), part(view.kinetic), part(view.thermal)]);
    forces.draw(view, at, angle);
    if (view.phase === phase) return;
    if (phase !== null) context.sound(landed ? 'knock' : 'click');
    phase = view.phase;
  }

  function place({ view, params }: SlideFrame): void {
    const from = startPlace(params.track, params.height);
    const start = camera.toStage(from.x, from.y);
    flag.visible = view.phase !== 'ready';
    flag.position.set(start.x - 10, start.y);
    startHandle.place(start.x - 30, start.y - 56, 60, 58);
    const stands = view.gate ?? (view.track === 'Straight ramp' ? 2 * params.height : 0);
    const spot = gatePlace(view.track, stands, params.height);
    const foot: Point = camera.toStage(spot.x, spot.y);
    gate.position.set(foot.x, foot.y);
    gate.alpha = view.gate === null ? 0.6 : 1;
    const seen = camera.sees(spot.x);
    gate.visible = seen;
    gateHandle.enable(seen);
    gateHandle.place(foot.x - 16, foot.y - 78, 32, 34);
    gateHandle.update(stands);
    zero = Math.min(zero, params.height);
    const level = camera.toStage(0, zero).y;
    zeroTag.root.y = level;
    const { x, y, width, height } = zeroTag.box;
    zeroHandle.place(x, level + y, width, height);
    zeroHandle.update(zero);
  }

  const layTrack: Placed = {
    lay(box, type) {
      if (!stage) return;
      const { bleed } = stage;
      const right = bleed.x + bleed.width;
      camera.lay(box, stage.width, type);
      runOut.lay(right, type);
      zeroTag.lay(box.x + 22 + 2.6 * type.small, box.x + box.width, type);
      forces.lay(type);
      message.root.position.set(box.x + box.width / 2, box.y + 4);
      message.lay(box.width * 0.8);
    },
  };

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], { track: layTrack, board }, inset(stageBox(next), 14), next.type);
      board.stand(camera.ground - FORELAND / 2);
      gravity = Number.NaN;
      framed = '';
    },

    draw(frame) {
      last = frame;
      const { view, params } = frame;
      paintWorld(params.gravity);
      camera.frame(params.track, params.height, view.x, held);
      standStill(frame);
      runOut.draw(camera, camera.toStage(view.x, view.y).x);
      drawSled(frame);
      board.draw(frame, zero);
      place(frame);
      message.set(view.message ?? '');
    },

    describe: describeSlide,
    destroy: () => root.destroy({ children: true }),
  };
};
