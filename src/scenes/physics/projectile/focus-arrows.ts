/** What the arrows and the read-out are about, the ball or a place on its path, and the arrows of its velocity. */
import { Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import { CLEAR_OF_QUADRANT, type FieldCamera } from './field-camera';
import type { FlightPath } from './flight-path';
import type { Focus, ProjectileContext, ProjectileFrame } from './projectile-frame';
import { createVelocityArrows } from './velocity-arrows';

/** The sign of the target and a value beside it: to each side in heights of text, and above the ground. */
const SIGN_LINES = 8;
const CLEAR_OF_SIGN = 62;

/** The largest of 1, 2, 5, 10, … m/s whose arrow is at most 60 units long. */
function sampleOf(perSpeed: number): { length: number; speed: number } {
  const most = 60 / perSpeed;
  const power = 10 ** Math.floor(Math.log10(most));
  const speed = ([5, 2, 1].find((factor) => factor * power <= most) ?? 1) * power;
  return { speed: Number(speed.toPrecision(3)), length: speed * perSpeed };
}

/** Around the place that is traced. */
const createRing = (colour: number): Graphics =>
  new Graphics({ visible: false }).circle(0, 0, 11).stroke({ width: 2.5, color: colour }).circle(0, 0, 2).fill(colour);

export function createFocusArrows(context: ProjectileContext, camera: FieldCamera, { copy }: FlightPath) {
  const arrows = createVelocityArrows(context);
  const ring = createRing(context.theme.warning);
  let traced: number | null = null;
  let focus: Focus | null = null;
  let sample: { length: number; speed: number } | null = null;

  function findFocus({ view }: ProjectileFrame): void {
    const { flight } = view;
    if (!flight) focus = null;
    else if (traced !== null && copy.count > 0) {
      const time = traced;
      const n = copy.nearest((point) => Math.abs(copy.at(point, 0) - time));
      focus = { time: copy.at(n, 0), x: copy.at(n, 1), y: copy.at(n, 2), vx: copy.at(n, 3), vy: copy.at(n, 4) };
    } else focus = flight;
  }

  /** Beside the quadrant the values would run together, the board has them as well; and over the sign of the target. */
  function isNamed({ vx, vy }: Focus, { x, y }: Point, perSpeed: number, { view, params }: ProjectileFrame): boolean {
    const { textSize, groundY } = camera.box;
    const axis = camera.toStage(0, params.height);
    const clear = (x - axis.x) ** 2 + (y - axis.y) ** 2 > CLEAR_OF_QUADRANT ** 2;
    const tip = { x: x + vx * perSpeed, y: Math.max(y, y - vy * perSpeed) };
    const overSign =
      Math.abs(tip.x - camera.toStage(view.target, 0).x) < SIGN_LINES * textSize &&
      groundY - tip.y < CLEAR_OF_SIGN + 1.5 * textSize;
    return clear && !overSign;
  }

  return {
    arrows: arrows.root,
    ring,
    get focus() {
      return focus;
    },
    get sample() {
      return sample;
    },
    /** Seconds since launch of the place that is traced; null follows the ball. */
    trace(time: number | null) {
      traced = time;
    },
    lay() {
      arrows.lay(camera.box.textSize);
    },
    draw(frame: ProjectileFrame, write: boolean) {
      findFocus(frame);
      const { flight } = frame.view;
      const moving = flight !== null && (flight.phase !== 'resting' || traced !== null);
      const visible = moving && focus !== null;
      arrows.root.visible = visible;
      const ringed = traced !== null && focus !== null;
      ring.visible = ringed;
      if (!flight || !focus) {
        sample = null;
        return;
      }
      const { box } = camera;
      const perSpeed = box.arrow / Math.max(flight.fullSpeed, 1e-3);
      if (sample?.length !== perSpeed * (sample?.speed ?? 0)) sample = sampleOf(perSpeed);
      const { x, y } = camera.toStage(focus.x, focus.y);
      if (ringed) ring.position.set(x, y);
      if (!visible) return;
      const named = isNamed(focus, { x, y }, perSpeed, frame);
      arrows.draw(focus, { x, y }, perSpeed, { left: box.left, right: box.right, groundY: box.groundY, named }, write);
    },
  };
}
