/** The glider on its air track: spring, scale, light gate, motor, turning companion and arrows. */
import { Container, Graphics } from 'pixi.js';
import { STOP } from '../../../../engine/physics/harmonic-track';
import type { Box, Frame, StageContext, TypeSizes } from '../../contract';
import { createAirTrack } from './air-track';
import { createArrowLegend } from '../../kit/charts/arrow-legend';
import { createGateArch } from './gate-arch';
import { createHelicalSpring } from '../../kit/mechanics/helical-spring';
import { createPushMotor } from './push-motor';
import { metalDown } from '../../kit/paint/shading';
import { createTrackGlider, GLIDER } from './track-glider';
import { createTurningCompanion } from './turning-companion';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';

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
const ARROW = 150;
const TURNS = 26;
const WEIGHT: number = 0.1;
const MOST_DAMPING = 5;
const TEXT_EVERY_MS = 125;
const INFLOW = 12;
/** Of the box's width: the spring where it is pressed together most, and the motor. */
const SPRING = 0.12;
const MOTOR = { part: 0.095, least: 84 } as const;
/** From the rail's feet up to its upper edge, without the scale's figures. */
const RISE = 46;
/** Rows below the feet: two arrows and their scale. */
const ROWS = 3.6;
const ROW = 1.55;

export function createHarmonicTrack(context: StageContext): HarmonicTrack {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const colours = { velocity: dark ? 0x7cb8ff : 0x153f96, acceleration: dark ? 0xffb066 : 0x7a3503 };
  const root = new Container({ label: 'glider on its track' });
  const companion = createTurningCompanion(context);
  const gate = createGateArch(context);
  const track = createAirTrack(context);
  const spring = createHelicalSpring(context, { turns: TURNS, width: 24, wire: 3.2 });
  spring.root.rotation = -Math.PI / 2;
  const glider = createTrackGlider(context);
  const rod = new Graphics({ visible: false }).rect(0, -2.5, 1, 5).fill(metalDown(theme));
  const motor = createPushMotor(context);
  const arrows = new Container({ label: 'arrows' });
  const velocity = createVectorArrow(colours.velocity, 3.6);
  const acceleration = createVectorArrow(colours.acceleration, 3.6);
  const words = (colour: number) => {
    const text = context.text({ size: 13, mono: true, weight: '700', colour });
    text.style.stroke = { color: dark ? 0x0b1622 : 0xffffff, width: 4, join: 'round' };
    return text;
  };
  const [velocityText, accelerationText] = [words(colours.velocity), words(colours.acceleration)];
  arrows.addChild(velocity.root, acceleration.root, velocityText, accelerationText);
  const legend = createArrowLegend(context, [
    { name: '', unit: 'm/s', colour: colours.velocity },
    { name: '', unit: 'm/s²', colour: colours.acceleration },
  ]);
  root.addChild(
    gate.back,
    track.root,
    companion.root,
    spring.root,
    rod,
    glider.root,
    gate.front,
    motor.root,
    arrows,
    legend.root,
  );

  const zero = { x: 0, y: 0 };
  let half = 1;
  let ends: readonly [number, number] = [0, 1];
  let motorBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let footY = 1;
  let small = 12;
  let metres = 0;
  let unit = 1;
  let held = false;
  let stale = true;
  let x = 0;
  let lastText = Number.NEGATIVE_INFINITY;

  function rescale({ view, params }: HarmonicFrame): void {
    if (held && !stale) return;
    const now = view.phase === 'held' ? params.amplitude : Math.max(view.full.x, view.radius);
    const need = Math.min(STOP, now);
    const want = FRAMES.find((most) => need <= most * (1 + 1e-6)) ?? STOP;
    const keep = !stale && view.phase === 'moving' && want < metres && need > SMALL * metres;
    if (!stale && (want === metres || keep)) return;
    metres = want;
    stale = false;
    unit = half / metres;
    track.scale(metres);
    lastText = Number.NEGATIVE_INFINITY;
  }

  /** A round number of stage units for each unit: it changes in steps only. */
  function lengthOf(full: number, least: number): number {
    const power = 10 ** Math.floor(Math.log10(Math.max(full, least)));
    const most = ([1, 2, 5, 10].find((factor) => factor * power >= full) ?? 10) * power;
    return ARROW / most;
  }

  function drawArrows({ view, shown, running }: HarmonicFrame, now: number): void {
    const [perVelocity, perAcceleration] = [lengthOf(view.full.v, 0.01), lengthOf(view.full.a, 0.1)];
    const write = !running || now === 0 || now - lastText >= TEXT_EVERY_MS;
    if (write) lastText = now;
    const words = write ? `${shown.velocity_m_s.text} m/s` : null;
    drawArrow(velocity, velocityText, view.v, perVelocity, footY + small * 1.2, words);
    const other = write ? `${shown.acceleration_m_s2.text} m/s²` : null;
    drawArrow(acceleration, accelerationText, view.a, perAcceleration, footY + small * (1.2 + ROW), other);
    if (write) legend.set([perVelocity, perAcceleration]);
  }

  function drawArrow(
    arrow: typeof velocity,
    text: typeof velocityText,
    value: number,
    length: number,
    y: number,
    label: string | null,
  ): void {
    arrow.root.position.set(x, y);
    arrow.set(value * length, 0);
    if (label !== null) text.text = label;
    // The figure stands on the other side of the glider's middle, where the arrow is not.
    const ahead = value >= 0;
    text.anchor.set(ahead ? 1 : 0, 0.5);
    const wide = text.width;
    const at = x + (ahead ? -9 : 9);
    text.position.set(Math.min(ends[1] - (ahead ? 0 : wide), Math.max(ends[0] + (ahead ? wide : 0), at)), y);
  }

  return {
    root,
    get unit() {
      return unit;
    },
    get gliderX() {
      return x;
    },
    get springMiddle() {
      return (ends[0] + x - GLIDER.width / 2) / 2;
    },
    zero,
    get motorParts() {
      const { crank, radius, power } = motor;
      const { x, y } = motorBox;
      return {
        wheel: { x: x + crank.x - radius, y: y + crank.y - radius, width: 2 * radius, height: 2 * radius },
        power: { ...power, x: x + power.x, y: y + power.y },
      };
    },
    get footY() {
      return footY;
    },
    get standing() {
      const height = footY - zero.y;
      return [
        ...track.feet.map((at) => ({ x: at, width: 48, height })),
        { x: motorBox.x + motorBox.width / 2, width: motorBox.width, height: motorBox.height },
      ];
    },
    lay(box, type) {
      ({ small } = type);
      stale = true;
      const wide = Math.max(MOTOR.least, box.width * MOTOR.part);
      const left = box.x + 26;
      const right = box.x + box.width - wide - 2;
      ends = [left, right];
      footY = box.y + box.height - small * ROWS * ROW;
      half = (right - 24 - left - SPRING * box.width - GLIDER.width) / 2;
      zero.x = right - 24 - GLIDER.width / 2 - half;
      const height = RISE + small * 1.5;
      zero.y = footY - height;
      track.root.position.set(0, zero.y);
      track.lay({ left, right, zero: zero.x, half, height, textSize: small });
      const beam = zero.y - GLIDER.height - GLIDER.flag + 6;
      for (const part of [gate.back, gate.front]) part.position.set(zero.x, beam);
      gate.lay(footY - 8 - beam);
      const room = beam - 30 - box.y;
      companion.lay(Math.max(20, room), half);
      companion.root.position.set(zero.x, box.y + companion.high + 8);
      companion.drop(beam - 6 - companion.root.y);
      motorBox = { x: right + 2, y: zero.y - 44, width: wide, height: height + 44 };
      motor.root.position.set(motorBox.x, motorBox.y);
      motor.lay(motorBox.width, motorBox.height, small);
      legend.lay(null);
      legend.root.position.set(left, footY + small * (1.2 + 2 * ROW));
      spring.root.position.set(left + INFLOW, zero.y - GLIDER.height / 2 - 6);
      for (const text of [velocityText, accelerationText]) text.style.fontSize = type.small;
      lastText = Number.NEGATIVE_INFINITY;
    },
    hold(now) {
      held = now;
    },
    draw(frame, now) {
      const { view, params } = frame;
      rescale(frame);
      x = zero.x + view.x * unit;
      glider.root.position.set(x, zero.y - 3);
      glider.load((params.mass - WEIGHT) / WEIGHT);
      glider.brake(params.damping / MOST_DAMPING);
      spring.stretch(Math.max(4, x - GLIDER.width / 2 - 6 - ends[0] - INFLOW), 0);
      companion.set(Math.min(half, view.radius * unit), view.companion);
      gate.light(view.gateLit);
      const { on, phase } = view.drive;
      motor.set(on, phase);
      motor.label(frame.hidden.has('drive_frequency') ? '?' : `${params.drive_frequency} Hz`);
      rod.visible = on;
      if (on) {
        const from = x + GLIDER.width / 2;
        const y = Math.min(zero.y - GLIDER.height / 2, motorBox.y + motor.crank.y);
        rod.position.set(from, y);
        rod.scale.x = Math.max(1, motorBox.x - 6 - from);
      }
      drawArrows(frame, now);
    },
  };
}
