/** The glider on its air track: spring, scale, light gate, motor, turning companion and arrows. */
import { Container, Graphics } from 'pixi.js';
import { STOP } from '../../../engine/physics/harmonic-track';
import { formatFixed } from '../../../engine/runtime/format';
import type { Frame, Point, StageContext } from '../contract';
import { createAirTrack } from '../kit/air-track';
import { createArrowLegend } from '../kit/arrow-legend';
import { createGateArch } from '../kit/gate-arch';
import { createHelicalSpring } from '../kit/helical-spring';
import { createPushMotor } from '../kit/push-motor';
import { metalDown } from '../kit/shading';
import { createTrackGlider, GLIDER } from '../kit/track-glider';
import { createTurningCompanion } from '../kit/turning-companion';
import { createVectorArrow } from '../kit/vector-arrow';

export type HarmonicFrame = Frame<'matterjs_physics/harmonic'>;

export interface TrackBox {
  /** The rail's upper edge where the glider rests, and half of the way that the scale shows. */
  readonly zero: Point;
  readonly half: number;
  readonly left: number;
  readonly right: number;
  readonly benchY: number;
  readonly discY: number;
  readonly motor: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Where the arrows run, below the track; null for none of the second. */
  readonly velocityY: number;
  readonly accelerationY: number | null;
  readonly textSize: number;
  /** Where the scale of the arrows is said; null where there is no room for it. */
  readonly legend: Point | null;
}

export interface HarmonicTrack {
  readonly root: Container;
  /** Stage units of a metre. */
  readonly unit: number;
  readonly gliderX: number;
  readonly springMiddle: number;
  lay(box: TrackBox): void;
  hold(held: boolean): void;
  showArrows(shown: boolean): void;
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

export function createHarmonicTrack(context: StageContext): HarmonicTrack {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const colours = { velocity: dark ? 0x7cb8ff : 0x1d5fd1, acceleration: dark ? 0xffb066 : 0xb45309 };
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

  let box: TrackBox = {
    zero: { x: 0, y: 0 },
    half: 1,
    left: 0,
    right: 1,
    benchY: 1,
    discY: 0,
    motor: { x: 0, y: 0, width: 1, height: 1 },
    velocityY: 0,
    accelerationY: null,
    textSize: 12,
    legend: null,
  };
  let metres = 0;
  let unit = 1;
  let held = false;
  let stale = true;
  let arrowsShown = true;
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
    unit = box.half / metres;
    track.scale(metres);
    lastText = Number.NEGATIVE_INFINITY;
  }

  /** A round number of stage units for each unit: it changes in steps only. */
  function lengthOf(full: number, least: number): number {
    const power = 10 ** Math.floor(Math.log10(Math.max(full, least)));
    const most = ([1, 2, 5, 10].find((factor) => factor * power >= full) ?? 10) * power;
    return ARROW / most;
  }

  function drawArrows({ view, running }: HarmonicFrame, now: number): void {
    if (arrows.visible !== arrowsShown) arrows.visible = arrowsShown;
    const told = arrowsShown && box.legend !== null;
    if (legend.root.visible !== told) legend.root.visible = told;
    if (!arrowsShown) return;
    const [perVelocity, perAcceleration] = [lengthOf(view.full.v, 0.01), lengthOf(view.full.a, 0.1)];
    const write = !running || now === 0 || now - lastText >= TEXT_EVERY_MS;
    if (write) lastText = now;
    drawArrow(
      velocity,
      velocityText,
      view.v,
      perVelocity,
      box.velocityY,
      write ? `${formatFixed(view.v, 2)} m/s` : null,
    );
    const low = box.accelerationY;
    if (low === null) {
      acceleration.root.visible = false;
      accelerationText.visible = false;
    } else {
      accelerationText.visible = true;
      const words = write ? `${formatFixed(view.a, 1)} m/s²` : null;
      drawArrow(acceleration, accelerationText, view.a, perAcceleration, low, words);
    }
    if (told && write) legend.set([perVelocity, perAcceleration]);
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
    text.position.set(Math.min(box.right - (ahead ? 0 : wide), Math.max(8 + (ahead ? wide : 0), at)), y);
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
      return (box.left + x - GLIDER.width / 2) / 2;
    },
    lay(next) {
      box = next;
      stale = true;
      const { zero, half, left, right, benchY, textSize } = box;
      const height = benchY + 14 - zero.y;
      track.root.position.set(0, zero.y);
      track.lay({ left, right, zero: zero.x, half, height, textSize });
      const beam = zero.y - GLIDER.height - GLIDER.flag + 6;
      for (const part of [gate.back, gate.front]) part.position.set(zero.x, beam);
      gate.lay(benchY + 6 - beam);
      companion.root.position.set(zero.x, box.discY);
      companion.lay(beam - 6 - box.discY);
      motor.root.position.set(box.motor.x, box.motor.y);
      motor.lay(box.motor.width, box.motor.height);
      legend.lay(textSize * 1.5);
      if (box.legend) legend.root.position.set(box.legend.x, box.legend.y);
      spring.root.position.set(left + INFLOW, zero.y - GLIDER.height / 2 - 6);
      lastText = Number.NEGATIVE_INFINITY;
    },
    hold(now) {
      held = now;
    },
    showArrows(shown) {
      arrowsShown = shown;
      lastText = Number.NEGATIVE_INFINITY;
    },
    draw(frame, now) {
      const { view, params } = frame;
      rescale(frame);
      x = box.zero.x + view.x * unit;
      glider.root.position.set(x, box.zero.y - 3);
      glider.load((params.mass - WEIGHT) / WEIGHT);
      glider.brake(params.damping / MOST_DAMPING);
      spring.stretch(Math.max(4, x - GLIDER.width / 2 - 6 - box.left - INFLOW), 0);
      companion.set(Math.min(box.half, view.radius * unit), view.companion);
      gate.light(view.gateLit);
      const { on, phase } = view.drive;
      motor.set(on, phase);
      motor.label(frame.hidden.has('drive_frequency') ? '?' : `${params.drive_frequency} Hz`);
      if (rod.visible !== on) rod.visible = on;
      if (on) {
        const from = x + GLIDER.width / 2;
        const y = Math.min(box.zero.y - GLIDER.height / 2, box.motor.y + motor.crank.y);
        rod.position.set(from, y);
        rod.scale.x = Math.max(1, box.motor.x - 6 - from);
      }
      drawArrows(frame, now);
    },
  };
}
