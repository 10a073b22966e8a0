/** What hands do: raise the start and let the sled go, carry the gate along the track, move the level of zero. */
import type { Container } from 'pixi.js';
import type { Frame, SceneContext } from '../../contract';
import { gateAt, gatePlace, type SlideCamera, startPlace } from './slide-camera';
import type { ZeroTag } from './zero-tag';

type SlideFrame = Frame<'energy_conservation'>;
type SlideContext = SceneContext<'energy_conservation'>;

/** At the start, where a flag stands once the sled has gone. */
export function createStartHand(context: SlideContext, camera: SlideCamera, flag: Container) {
  let held = false;
  let phase: SlideFrame['view']['phase'] | null = null;
  const release = (): void => {
    if (phase !== 'moving') context.dispatch({ do: 'release' });
  };
  const handle = context.inputHandle('height', {
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
  return {
    get held() {
      return held;
    },
    draw({ view, params }: SlideFrame) {
      ({ phase } = view);
      const from = startPlace(params.track, params.height);
      const start = camera.toStage(from.x, from.y);
      flag.visible = view.phase !== 'ready';
      flag.position.set(start.x - 10, start.y);
      handle.place(start.x - 30, start.y - 56, 60, 58);
    },
  };
}

/** At the light gate; it is faint where none stands yet. */
export function createGateHand(context: SlideContext, camera: SlideCamera, gate: Container) {
  let last: SlideFrame | null = null;
  const handle = context.actionHandle('place_gate', {
    name: 'Light gate',
    grip: 'along',
    drag: (point) => (last ? gateAt(last.params.track, camera.toWorld(point), last.params.height) : 0),
  });
  return {
    draw(frame: SlideFrame) {
      last = frame;
      const { view, params } = frame;
      const stands = view.gate ?? (view.track === 'Straight ramp' ? 2 * params.height : 0);
      const spot = gatePlace(view.track, stands, params.height);
      const foot = camera.toStage(spot.x, spot.y);
      gate.position.set(foot.x, foot.y);
      gate.alpha = view.gate === null ? 0.6 : 1;
      const seen = camera.sees(spot.x);
      gate.visible = seen;
      handle.enable(seen);
      handle.place(foot.x - 16, foot.y - 78, 32, 34);
      handle.update(stands);
    },
  };
}

/** At the level from which potential energy counts on the stage. */
export function createZeroHand(context: SlideContext, camera: SlideCamera, tag: ZeroTag) {
  /** m */
  let zero = 0;
  let most = 1;
  const handle = context.handle({
    role: 'slider',
    name: 'Level of zero potential energy',
    hint: 'Drag it up or down: the board counts from there.',
    grip: 'y',
    min: 0,
    get max() {
      return most;
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
  return {
    get zero() {
      return zero;
    },
    draw({ params }: SlideFrame) {
      most = params.height;
      zero = Math.min(zero, most);
      const level = camera.toStage(0, zero).y;
      tag.root.y = level;
      const { x, y, width, height } = tag.box;
      handle.place(x, level + y, width, height);
      handle.update(zero);
    },
  };
}
