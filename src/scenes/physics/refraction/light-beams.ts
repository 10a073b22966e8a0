/** Beams of light on a table: a pool of strips with a soft edge, arrow heads on them, and the crests of their waves. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { lightColour } from '../../kit/paint/light-colour';
import { acrossGradient } from '../../kit/paint/shading';

/** One straight piece of a beam, in stage units. */
export interface Beam {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Share of the source's power, 0 to 1. */
  readonly power: number;
  /** nm */
  readonly wavelength: number;
}

/** What is needed for the crests: the index along the beam, and the optical path to its start in stage units. */
export interface Wave {
  readonly index: number;
  readonly path: number;
}

export interface LightBeams {
  readonly root: Container;
  draw(beams: readonly Beam[]): void;
  /** Crests of these beams; `length` of the wave in a vacuum, `phase` in waves. None for an empty list. */
  crests(beams: readonly (Beam & Wave)[], length: number, phase: number): void;
}

const CORE = 3.2;
const HALO = 13;
const ARROW = 9;
/** Beams too short for an arrow, and too faint to be taken for more than a ghost. */
const ARROW_LENGTH = 46;
const ARROW_POWER = 0.02;
const MOST_CRESTS = 90;
const CREST = 30;
/** The eye's response to power: a beam of 4 % is still seen. */
const brightness = (power: number): number => Math.min(1, power ** 0.45);

interface Strip {
  readonly core: Graphics;
  readonly halo: Graphics;
  readonly arrow: Graphics;
}

/** One beam: a rotation and a stretch of its strips. */
function layStrip({ core, halo, arrow }: Strip, { x0, y0, x1, y1, power, wavelength }: Beam): void {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = Math.sqrt(dx * dx + dy * dy);
  const rotation = Math.atan2(dy, dx);
  const tint = lightColour(wavelength) ?? 0xffffff;
  const alpha = brightness(power);
  core.visible = halo.visible = true;
  core.position.set(x0, y0);
  core.rotation = rotation;
  core.scale.set(length, 1);
  core.tint = tint;
  core.alpha = alpha;
  halo.position.set(x0, y0);
  halo.rotation = rotation - Math.PI / 2;
  halo.scale.set(1, length);
  halo.tint = tint;
  halo.alpha = alpha;
  const arrowed = length > ARROW_LENGTH && power > ARROW_POWER;
  arrow.visible = arrowed;
  if (arrowed) {
    arrow.position.set(x0 + dx * 0.55, y0 + dy * 0.55);
    arrow.rotation = rotation;
    arrow.tint = tint;
    arrow.alpha = Math.min(1, 0.35 + alpha);
  }
}

/** Strips with their arrow heads, made as they are needed. */
function createStrips() {
  const strips = new Container();
  const arrows = new Container();
  // A unit long and lying along x: a beam is a rotation and a stretch.
  const core = new GraphicsContext().rect(0, -CORE / 2, 1, CORE).fill(0xffffff);
  // This one lies along y, for the gradient to run across it.
  const halo = new GraphicsContext().rect(-HALO / 2, 0, HALO, 1).fill(
    acrossGradient([
      [0, 0xffffff, 0],
      [0.5, 0xffffff, 0.5],
      [1, 0xffffff, 0],
    ]),
  );
  const head = new GraphicsContext()
    .poly([ARROW, 0, -ARROW * 0.7, ARROW * 0.62, -ARROW * 0.25, 0, -ARROW * 0.7, -ARROW * 0.62])
    .fill(0xffffff);
  const pool: Strip[] = [];
  const take = (n: number): Strip => {
    const known = pool[n];
    if (known) return known;
    const strip = { core: new Graphics(core), halo: new Graphics(halo), arrow: new Graphics(head) };
    strips.addChild(strip.halo, strip.core);
    arrows.addChild(strip.arrow);
    pool.push(strip);
    return strip;
  };
  let used = 0;
  return {
    strips,
    arrows,
    draw(beams: readonly Beam[]) {
      beams.forEach((beam, n) => layStrip(take(n), beam));
      for (let n = beams.length; n < used; n++) {
        const strip = pool[n];
        if (strip) strip.core.visible = strip.halo.visible = strip.arrow.visible = false;
      }
      used = beams.length;
    },
  };
}

function createCrests() {
  const fronts = new Container();
  const crest = new GraphicsContext().rect(-1, -CREST / 2, 2, CREST).fill(0xffffff);
  const marks: Graphics[] = [];
  const take = (n: number): Graphics => {
    const known = marks[n];
    if (known) return known;
    const mark = fronts.addChild(new Graphics(crest));
    marks.push(mark);
    return mark;
  };
  let crested = 0;
  return {
    fronts,
    draw(beams: readonly (Beam & Wave)[], length: number, phase: number) {
      let n = 0;
      for (const { x0, y0, x1, y1, power, wavelength, index, path } of beams) {
        if (power < ARROW_POWER) continue;
        const dx = x1 - x0;
        const dy = y1 - y0;
        const whole = Math.sqrt(dx * dx + dy * dy);
        const apart = length / index;
        // Crests lie where path + index·s − phase is a whole number of waves.
        const waves = (phase * length - path) / index;
        for (let s = waves - Math.floor(waves / apart) * apart; s < whole && n < MOST_CRESTS; s += apart) {
          const mark = take(n);
          mark.visible = true;
          mark.position.set(x0 + (dx * s) / whole, y0 + (dy * s) / whole);
          mark.rotation = Math.atan2(dy, dx);
          mark.tint = lightColour(wavelength) ?? 0xffffff;
          mark.alpha = brightness(power) * 0.9;
          n++;
        }
      }
      for (let k = n; k < crested; k++) {
        const mark = marks[k];
        if (mark) mark.visible = false;
      }
      crested = n;
    },
  };
}

/** For a dark ground: where beams lie over each other, their light adds up. */
export function createLightBeams(): LightBeams {
  const root = new Container({ label: 'beams', blendMode: 'add' });
  const { strips, arrows, ...drawn } = createStrips();
  const { fronts, ...crested } = createCrests();
  root.addChild(strips, fronts, arrows);
  return {
    root,
    draw: (beams) => drawn.draw(beams),
    crests: (beams, length, phase) => crested.draw(beams, length, phase),
  };
}
