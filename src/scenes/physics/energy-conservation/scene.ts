/** A sled on three tracks to scale, with its forces, its heat, and the books of its energy on a board. */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, SceneContext, StageSize } from '../../contract';
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
import { createSlideCamera, type SlideCamera } from './slide-camera';
import { createGateHand, createStartHand, createZeroHand } from './slide-hands';
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

/** What changes with the scale of the picture only: landscape, track and staff, and the run-out beyond the ramp. */
function createSurroundings(context: SceneContext<'energy_conservation'>, camera: SlideCamera) {
  const track = createSlideTrack(context);
  const runOut = createRunOut(context);
  const staff = createLevellingStaff(context);
  let stage: StageSize | null = null;
  let gravity = Number.NaN;
  let framed = '';

  function paintWorld(now: number): void {
    if (now === gravity || !stage) return;
    gravity = now;
    const size = stage;
    context.paintBehind(size, (canvas) =>
      paintLandscape(canvas, size, context.theme, worldOf(now).world, camera.ground - FORELAND),
    );
  }

  function stand({ params }: SlideFrame): void {
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

  return {
    track,
    runOut,
    staff,
    resize(next: StageSize) {
      stage = next;
      const { bleed } = stage;
      runOut.lay(bleed.x + bleed.width, stage.type);
      gravity = Number.NaN;
      framed = '';
    },
    /** `held`: while a hand moves the start the picture stays. */
    draw(frame: SlideFrame, held: boolean) {
      const { view, params } = frame;
      paintWorld(params.gravity);
      camera.frame(params.track, params.height, view.x, held);
      stand(frame);
      runOut.draw(camera, camera.toStage(view.x, view.y).x);
    },
  };
}

/** The sled with its forces. */
function createSlidingSled(context: SceneContext<'energy_conservation'>, camera: SlideCamera) {
  const sled = createSled(context);
  const forces = createForceArrows(context);
  let phase: SlideFrame['view']['phase'] | null = null;
  return {
    sled: sled.root,
    forces,
    draw({ view }: SlideFrame) {
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
    },
  };
}

export const createScene: CreateScene<'energy_conservation'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'conservation of energy' });
  const camera = createSlideCamera();
  const surroundings = createSurroundings(context, camera);
  const { track, runOut, staff } = surroundings;
  const zeroTag = createZeroTag(context);
  const gate = createTrackGate(context);
  const flag = new Graphics().rect(-1, -34, 2.4, 34).fill(theme.ink).poly([1, -34, 21, -28, 1, -22]).fill(theme.accent);
  const sliding = createSlidingSled(context, camera);
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
    sliding.sled,
    sliding.forces.root,
    message.root,
  );
  const start = createStartHand(context, camera, flag);
  const gateHand = createGateHand(context, camera, gate);
  const level = createZeroHand(context, camera, zeroTag);

  return {
    root,
    resize(stage) {
      const layTrack: Placed = {
        lay(box, type) {
          camera.lay(box, stage.width, type);
          zeroTag.lay(box.x + 22 + 2.6 * type.small, box.x + box.width, type);
          sliding.forces.lay(type);
          message.root.position.set(box.x + box.width / 2, box.y + 4);
          message.lay(box.width * 0.8);
        },
      };
      arrange(ARRANGEMENT[stage.layout], { track: layTrack, board }, inset(stageBox(stage), 14), stage.type);
      board.stand(camera.ground - FORELAND / 2);
      surroundings.resize(stage);
    },

    draw(frame) {
      surroundings.draw(frame, start.held);
      sliding.draw(frame);
      board.draw(frame, level.zero);
      start.draw(frame);
      gateHand.draw(frame);
      level.draw(frame);
      message.set(frame.view.message ?? '');
    },

    describe: describeSlide,
    destroy: () => root.destroy({ children: true }),
  };
};
