/**
 * Tracks of sperm heads and what a computer makes of them. A head goes along a mean path and swings from side to side across it; a camera
 * takes its place frame by frame. Lengths in µm, times in s.
 */
import { normalCdf } from '../core/normal';
import type { Rng } from '../core/rng';
import type { SemenSample } from '../data/semen-samples';

export const KINDS = ['rapid', 'slow', 'non-progressive', 'immotile'] as const;
export type Kind = (typeof KINDS)[number];

export interface Swimmer {
  readonly kind: Kind;
  /** Along the mean path, µm/s at full speed. */
  readonly speed: number;
  /** Hz. */
  readonly beat: number;
  /** rad. */
  readonly phase: number;
}

const RAPID = { mean: 55, sd: 12, least: 25 } as const;
const SLOW = { least: 5, most: 25 } as const;
const IN_PLACE = { least: 0.5, most: 4 } as const;
const BEAT = { mean: 12, sd: 2, least: 6, most: 20 } as const;
const BROWNIAN = 0.1;
const TURNING = 0.05;
/** Half width of the swing of a head that goes at 50 µm/s; it grows with the root of the speed. */
export const amplitudeOf = (speed: number): number => 2.5 * Math.sqrt(speed / 50);

/** The test track: its path is known. */
export const TEST_SWIMMER: Swimmer = { kind: 'rapid', speed: 50, beat: 12, phase: 0 };

/** Speed by the temperature of the stage, in parts of that at 37 °C; 42 °C harms. */
export const warmth = (celsius: number): number =>
  celsius <= 37 ? Math.exp(0.045 * (celsius - 37)) : 1 - (0.4 * (celsius - 37)) / 5;

function kept(rng: Rng, mean: number, sd: number, least: number, most = Number.POSITIVE_INFINITY): number {
  for (;;) {
    const value = rng.normal(mean, sd);
    if (value >= least && value <= most) return value;
  }
}

export function swimmerOf({ progressive, nonProgressive, rapid }: SemenSample, rng: Rng): Swimmer {
  const drawn = 100 * rng.next();
  const kind: Kind =
    drawn < progressive * rapid
      ? 'rapid'
      : drawn < progressive
        ? 'slow'
        : drawn < progressive + nonProgressive
          ? 'non-progressive'
          : 'immotile';
  const speed =
    kind === 'rapid'
      ? kept(rng, RAPID.mean, RAPID.sd, RAPID.least)
      : kind === 'slow'
        ? rng.uniform(SLOW.least, SLOW.most)
        : kind === 'non-progressive'
          ? rng.uniform(IN_PLACE.least, IN_PLACE.most)
          : 0;
  return {
    kind,
    speed,
    beat: kept(rng, BEAT.mean, BEAT.sd, BEAT.least, BEAT.most),
    phase: rng.uniform(0, 2 * Math.PI),
  };
}

/** Places of a head, frame by frame: x and y in turn. `rng` null: straight and without Brownian motion. */
export function trackOf(
  { kind, speed, beat, phase }: Swimmer,
  factor: number,
  frameRate: number,
  frames: number,
  rng: Rng | null,
): Float64Array {
  const dt = 1 / frameRate;
  const places = new Float64Array(2 * frames);
  const v = speed * factor;
  const swing = amplitudeOf(v);
  let [x, y, heading] = [0, 0, rng ? rng.uniform(0, 2 * Math.PI) : 0];
  const turn = Math.sqrt(2 * TURNING * dt);
  const jitter = Math.sqrt(2 * BROWNIAN * dt);
  for (let n = 0; n < frames; n++) {
    const side = kind === 'immotile' ? 0 : swing * Math.sin(2 * Math.PI * beat * n * dt + phase);
    places[2 * n] = x - side * Math.sin(heading);
    places[2 * n + 1] = y + side * Math.cos(heading);
    if (kind === 'immotile') {
      if (rng) [x, y] = [x + jitter * rng.normal(), y + jitter * rng.normal()];
      continue;
    }
    x += v * dt * Math.cos(heading);
    y += v * dt * Math.sin(heading);
    if (rng) heading += turn * rng.normal();
  }
  return places;
}

export interface Kinematics {
  readonly vcl: number;
  readonly vsl: number;
  readonly vap: number;
  readonly alh: number;
  readonly bcf: number;
  readonly kind: Kind;
}

const RAPID_FROM = 25;
const PROGRESSIVE_FROM = 5;
/** Root mean square distance from the smoothed path from which a head counts as beating, µm. */
const BEATING_FROM = 0.12;
const BEATS = 12;

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Frames of the moving average: about two beats of the tail at any frame rate. */
export const windowOf = (frameRate: number): number => 2 * Math.floor(frameRate / BEATS) + 1;

/** What a track says: speeds along it, from end to end and along its smoothed path; its swing and its beat. */
export function kinematicsOf(places: Float64Array, frameRate: number): Kinematics {
  const frames = places.length / 2;
  const at = (n: number): readonly [number, number] => [places[2 * n] ?? 0, places[2 * n + 1] ?? 0];
  const time = (frames - 1) / frameRate;
  let curve = 0;
  for (let n = 1; n < frames; n++) {
    const [[ax, ay], [bx, by]] = [at(n - 1), at(n)];
    curve += length(bx - ax, by - ay);
  }
  const [[firstX, firstY], [lastX, lastY]] = [at(0), at(frames - 1)];
  const wide = Math.min(windowOf(frameRate), frames);
  const half = (wide - 1) / 2;
  const count = frames - wide + 1;
  const smooth: (readonly [number, number])[] = [];
  for (let n = 0; n < count; n++) {
    let [x, y] = [0, 0];
    for (let k = n; k < n + wide; k++) {
      const [px, py] = at(k);
      x += px;
      y += py;
    }
    smooth.push([x / wide, y / wide]);
  }
  let path = 0;
  for (let n = 1; n < count; n++) {
    const [[ax, ay], [bx, by]] = [smooth[n - 1] ?? [0, 0], smooth[n] ?? [0, 0]];
    path += length(bx - ax, by - ay);
  }
  const vap = count > 1 ? (path * frameRate) / (count - 1) : 0;
  let [most, squares, crossings, before] = [0, 0, 0, 0];
  for (let n = 0; n < count; n++) {
    const [px, py] = at(Math.floor(n + half));
    const [sx, sy] = smooth[n] ?? [0, 0];
    const [nx, ny] = smooth[Math.min(count - 1, n + 1)] ?? [0, 0];
    const [bx, by] = smooth[Math.max(0, n - 1)] ?? [0, 0];
    const off = length(px - sx, py - sy);
    most = Math.max(most, off);
    squares += off * off;
    const side = Math.sign((nx - bx) * (py - sy) - (ny - by) * (px - sx));
    if (side !== 0) {
      if (before !== 0 && side !== before) crossings++;
      before = side;
    }
  }
  const kind: Kind =
    vap >= RAPID_FROM
      ? 'rapid'
      : vap >= PROGRESSIVE_FROM
        ? 'slow'
        : Math.sqrt(squares / count) >= BEATING_FROM
          ? 'non-progressive'
          : 'immotile';
  return {
    vcl: curve / time,
    vsl: length(lastX - firstX, lastY - firstY) / time,
    vap,
    alh: 2 * most,
    bcf: count > 1 ? (crossings * frameRate) / (2 * (count - 1)) : 0,
    kind,
  };
}

/** The part of rapid cells that is at least so fast at full speed. */
const rapidAbove = (speed: number): number => {
  const tail = (value: number): number => 1 - normalCdf((value - RAPID.mean) / RAPID.sd);
  return speed <= RAPID.least ? 1 : tail(speed) / tail(RAPID.least);
};
const slowAbove = (speed: number): number => Math.min(1, Math.max(0, (SLOW.most - speed) / (SLOW.most - SLOW.least)));

/** Shares that are expected where speeds are a factor lower, %. */
export function expectedShares(sample: SemenSample, factor: number): Readonly<Record<Kind, number>> {
  const quick = sample.progressive * sample.rapid;
  const calm = sample.progressive - quick;
  const [fast, going] = [RAPID_FROM / factor, PROGRESSIVE_FROM / factor];
  const rapid = quick * rapidAbove(fast) + calm * slowAbove(fast);
  const progressive = quick * rapidAbove(going) + calm * slowAbove(going);
  return {
    rapid,
    slow: progressive - rapid,
    'non-progressive': sample.nonProgressive + sample.progressive - progressive,
    immotile: 100 - sample.progressive - sample.nonProgressive,
  };
}
