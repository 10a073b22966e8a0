/** The glider on its air track: spring, scale, light gate, motor, turning companion and arrows. */
import { Container, Graphics } from 'pixi.js';
import { STOP } from '../../../../engine/physics/harmonic-track';
import type { Box, Frame, StageContext, TypeSizes } from '../../contract';
import { createAirTrack } from './air-track';
import { createGateArch } from './gate-arch';
import { createHelicalSpring } from '../../kit/mechanics/helical-spring';
import { createMotionArrows, ROW } from './motion-arrows';
import { createPushMotor } from './push-motor';
import { metalDown } from '../../kit/paint/shading';
import { createTrackGlider, GLIDER } from './track-glider';
import { createTurningCompanion } from './turning-companion';

export type HarmonicFrame = Frame<'matterjs_physics/harmonic'>;

export interface HarmonicTrack {
  readonly root: Container;
  /** Stage units of a metre. */
  readonly unit: number;
  /** The rail's upper edge where the glider rests. */
  readonly zero: { readonly x: number; readonly y: number };
  readonly gliderX: number;
  readonly springMiddle: number;
  /** Wheel and switch of the motor. */
  readonly motorParts: { readonly wheel: Box; readonly power: Box };
  /** Where the feet stand, and what stands there. */
  readonly footY: number;
  readonly standing: readonly { readonly x: number; readonly width: number; readonly height: number }[];
  lay(box: Box, type: TypeSizes): void;
  hold(held: boolean): void;
  draw(frame: HarmonicFrame, now: number): void;
}

/** Half-lengths of the scale, m. */
const FRAMES = [0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1] as const;
/** The scale grows narrower again once the motion has become so small a part of it. */
const SMALL = 0.3;
const TURNS = 26;
const WEIGHT: number = 0.1;
const MOST_DAMPING = 5;
const INFLOW = 12;
/** Of the box's width: the spring where it is pressed together most, and the motor. */
const SPRING = 0.12;
const MOTOR = { part: 0.095, least: 84 } as const;
/** From the rail's feet up to its upper edge, without the scale's figures. */
const RISE = 46;
/** Rows below the feet: two arrows and their scale. */
const ROWS = 3.6;

/** Where everything stands in a box; `small`: height of small text. */
function planTrack(box: Box, small: number) {
  const wide = Math.max(MOTOR.least, box.width * MOTOR.part);
  const left = box.x + 26;
  const right = box.x + box.width - wide - 2;
  const footY = box.y + box.height - small * ROWS * ROW;
  const half = (right - 24 - left - SPRING * box.width - GLIDER.width) / 2;
  const height = RISE + small * 1.5;
  const zero = { x: right - 24 - GLIDER.width / 2 - half, y: footY - height };
  const motor: Box = { x: right + 2, y: zero.y - 44, width: wide, height: height + 44 };
  return { left, right, footY, half, height, zero, beam: zero.y - GLIDER.height - GLIDER.flag + 6, motor };
}

/** How far the scale goes: it follows the motion in steps, and stays as it is while a hand has the glider. */
function createReach() {
  let metres = 0;
  let held = false;
  let stale = true;
  return {
    get metres() {
      return metres;
    },
    hold(now: boolean) {
      held = now;
    },
    lay() {
      stale = true;
    },
    /** True where it has changed. */
    follow({ view, params }: HarmonicFrame): boolean {
      if (held && !stale) return false;
      const now = view.phase === 'held' ? params.amplitude : Math.max(view.full.x, view.radius);
      const need = Math.min(STOP, now);
      const want = FRAMES.find((most) => need <= most * (1 + 1e-6)) ?? STOP;
      const keep = !stale && view.phase === 'moving' && want < metres && need > SMALL * metres;
      if (!stale && (want === metres || keep)) return false;
      metres = want;
      stale = false;
      return true;
    },
  };
}

/** The motor with the rod by which it pushes. */
function createDrive(context: StageContext) {
  const rod = new Graphics({ visible: false }).rect(0, -2.5, 1, 5).fill(metalDown(context.theme));
  const motor = createPushMotor(context);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root: motor.root,
    rod,
    get parts() {
      const { crank, radius, power } = motor;
      const { x, y } = box;
      return {
        wheel: { x: x + crank.x - radius, y: y + crank.y - radius, width: 2 * radius, height: 2 * radius },
        power: { ...power, x: x + power.x, y: y + power.y },
      };
    },
    get standing() {
      return { x: box.x + box.width / 2, width: box.width, height: box.height };
    },
    lay(next: Box, small: number) {
      box = next;
      motor.root.position.set(box.x, box.y);
      motor.lay(box.width, box.height, small);
    },
    /** `from`: the glider's end, `y`: its middle. */
    draw({ view, params, hidden }: HarmonicFrame, from: number, y: number) {
      const { on, phase } = view.drive;
      motor.set(on, phase);
      motor.label(hidden.has('drive_frequency') ? '?' : `${params.drive_frequency} Hz`);
      rod.visible = on;
      if (!on) return;
      rod.position.set(from, Math.min(y, box.y + motor.crank.y));
      rod.scale.x = Math.max(1, box.x - 6 - from);
    },
  };
}

/** What stands on the rail and over it; the glider is above the spring and the rod, and between the sides of the gate. */
function createRail(context: StageContext) {
  const companion = createTurningCompanion(context);
  const gate = createGateArch(context);
  const track = createAirTrack(context);
  const spring = createHelicalSpring(context, { turns: TURNS, width: 24, wire: 3.2 });
  spring.root.rotation = -Math.PI / 2;
  const glider = createTrackGlider(context);
  return {
    companion,
    gate,
    track,
    glider,
    spring,
    lay({ left, right, footY, half, height, zero, beam }: ReturnType<typeof planTrack>, top: number, small: number) {
      track.root.position.set(0, zero.y);
      track.lay({ left, right, zero: zero.x, half, height, textSize: small });
      for (const part of [gate.back, gate.front]) part.position.set(zero.x, beam);
      gate.lay(footY - 8 - beam);
      companion.lay(Math.max(20, beam - 30 - top), half);
      companion.root.position.set(zero.x, top + companion.high + 8);
      companion.drop(beam - 6 - companion.root.y);
      spring.root.position.set(left + INFLOW, zero.y - GLIDER.height / 2 - 6);
    },
    /** `x`, `y`: of the glider; `unit`: stage units of a metre. */
    draw(
      { view, params }: HarmonicFrame,
      { left, half }: ReturnType<typeof planTrack>,
      x: number,
      y: number,
      unit: number,
    ) {
      glider.root.position.set(x, y - 3);
      glider.load((params.mass - WEIGHT) / WEIGHT);
      glider.brake(params.damping / MOST_DAMPING);
      spring.stretch(Math.max(4, x - GLIDER.width / 2 - 6 - left - INFLOW), 0);
      companion.set(Math.min(half, view.radius * unit), view.companion);
      gate.light(view.gateLit);
    },
  };
}

export function createHarmonicTrack(context: StageContext): HarmonicTrack {
  const root = new Container({ label: 'glider on its track' });
  const rail = createRail(context);
  const { companion, gate, track, spring, glider } = rail;
  const drive = createDrive(context);
  const arrows = createMotionArrows(context);
  root.addChild(
    gate.back,
    track.root,
    companion.root,
    spring.root,
    drive.rod,
    glider.root,
    gate.front,
    drive.root,
    arrows.root,
    arrows.legend,
  );
  const reach = createReach();
  let plan = planTrack({ x: 0, y: 0, width: 1, height: 1 }, 12);
  let unit = 1;
  let x = 0;

  return {
    root,
    get unit() {
      return unit;
    },
    get gliderX() {
      return x;
    },
    get springMiddle() {
      return (plan.left + x - GLIDER.width / 2) / 2;
    },
    get zero() {
      return plan.zero;
    },
    get motorParts() {
      return drive.parts;
    },
    get footY() {
      return plan.footY;
    },
    get standing() {
      return [...track.feet.map((at) => ({ x: at, width: 48, height: plan.height })), drive.standing];
    },
    lay(box, { small }) {
      plan = planTrack(box, small);
      reach.lay();
      rail.lay(plan, box.y, small);
      drive.lay(plan.motor, small);
      arrows.lay([plan.left, plan.right], plan.footY, small);
    },
    hold: (held) => reach.hold(held),
    draw(frame, now) {
      const { zero } = plan;
      if (reach.follow(frame)) {
        unit = plan.half / reach.metres;
        track.scale(reach.metres);
        arrows.write();
      }
      x = zero.x + frame.view.x * unit;
      rail.draw(frame, plan, x, zero.y, unit);
      drive.draw(frame, x + GLIDER.width / 2, zero.y - GLIDER.height / 2);
      arrows.draw(frame, now, x);
    },
  };
}
