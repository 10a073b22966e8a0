/**
 * The temperature change of a calorimeter, from what its thermometer read before and after the salt.
 *
 * Straight drift     the least-squares line through the readings from 90 s after the addition on, less that of the minute before
 *                    it, both at the addition
 * Exponential drift  Newton's law holds before and after: T = T_room + B e^(−κt) with one κ (Regnault and Pfaundler). Their
 *                    difference is taken where the change is 1 − 1/e done: what the cup loses before that moment and what the
 *                    salt has not yet given then make up for each other (H. C. Dickinson, Bulletin of the Bureau of
 *                    Standards 11, 189 (1915))
 *
 * The room's temperature is what the thermometer showed of the water as the cup was filled.
 */
import type { Estimate, Quantity } from '../contract';
import { type Scale, scatterOfSum } from '../core/rounding';

export interface Reading {
  /** Seconds since the addition. */
  readonly time: Quantity<'s'>;
  readonly celsius: Quantity<'°C'>;
}

export interface Thermogram {
  /** As the cup was filled. */
  readonly room: Reading;
  /** Of the minute before the addition; the reading at the addition where there are too few. */
  readonly before: readonly Reading[];
  /** From the addition on, the first one at it. */
  readonly after: readonly Reading[];
}

const DRIFT_FROM: Quantity<'s'> = 90;
const LEAST_POINTS = 3;
const DONE = 1 - Math.exp(-1);
const ROUNDS = 30;
const SLACK = 1e-6;

const drifting = ({ after }: Thermogram): readonly Reading[] => after.filter(({ time }) => time >= DRIFT_FROM - SLACK);

/** A sum of readings: its value, each reading's share of it, and the smooth value that each reading stands for. */
interface Sum {
  readonly value: number;
  readonly weights: readonly number[];
  readonly smooth: readonly number[];
}

const estimate = ({ value, weights, smooth }: Sum, scale: Scale): Estimate => ({
  value,
  scatter: scatterOfSum(weights, smooth, scale),
});

/** The least-squares line at the addition; a single reading where a line has too few. */
function foot(readings: readonly Reading[]): Sum {
  const last = readings.at(-1);
  if (readings.length < LEAST_POINTS && last) return { value: last.celsius, weights: [1], smooth: [last.celsius] };
  const mean = (of: (reading: Reading) => number): number =>
    readings.reduce((sum, reading) => sum + of(reading), 0) / readings.length;
  const [middle, height] = [mean(({ time }) => time), mean(({ celsius }) => celsius)];
  const spread = mean(({ time }) => (time - middle) ** 2);
  const slope = mean(({ time, celsius }) => (time - middle) * (celsius - height)) / spread;
  return {
    value: height - slope * middle,
    weights: readings.map(({ time }) => (1 - (middle * (time - middle)) / spread) / readings.length),
    smooth: readings.map(({ time }) => height + slope * (time - middle)),
  };
}

/** ΔT by two straight lines at the addition; null where the drift is too short. */
export function straightDrift(thermogram: Thermogram, scale: Scale): Estimate | null {
  const after = drifting(thermogram);
  if (after.length < LEAST_POINTS) return null;
  const [late, early] = [foot(after), foot(thermogram.before)];
  return estimate(
    {
      value: late.value - early.value,
      weights: [...late.weights, ...early.weights.map((weight) => -weight)],
      smooth: [...late.smooth, ...early.smooth],
    },
    scale,
  );
}

interface Decay {
  /** Over the room at the addition, K. */
  readonly height: number;
  readonly rate: Quantity<'1/s'>;
  /** Of the readings: how height and rate would follow each. */
  readonly inverse: readonly [number, number, number];
}

/** z = B e^(−κt) by least squares (Gauss and Newton, halving steps that do not help); null where nothing decays. */
function decayOf(readings: readonly Reading[], room: number): Decay | null {
  const misfit = (height: number, rate: number): number =>
    readings.reduce((sum, { time, celsius }) => sum + (celsius - room - height * Math.exp(-rate * time)) ** 2, 0);
  let height = readings.reduce((sum, { celsius }) => sum + celsius - room, 0) / readings.length;
  let rate = 0;
  let least = misfit(height, rate);
  for (let round = 0; ; round++) {
    let [hh, hr, rr, h, r] = [0, 0, 0, 0, 0];
    for (const { time, celsius } of readings) {
      const byHeight = Math.exp(-rate * time);
      const byRate = -time * height * byHeight;
      const rest = celsius - room - height * byHeight;
      hh += byHeight * byHeight;
      hr += byHeight * byRate;
      rr += byRate * byRate;
      h += byHeight * rest;
      r += byRate * rest;
    }
    const determinant = hh * rr - hr * hr;
    if (!(determinant > 1e-9 * hh * rr)) return null;
    if (round === ROUNDS) return { height, rate, inverse: [rr / determinant, -hr / determinant, hh / determinant] };
    let [up, faster] = [(rr * h - hr * r) / determinant, (hh * r - hr * h) / determinant];
    for (let halved = 0; halved < ROUNDS; halved++) {
      const next = misfit(height + up, rate + faster);
      if (next <= least) {
        least = next;
        break;
      }
      [up, faster] = [up / 2, faster / 2];
    }
    height += up;
    rate += faster;
    if (Math.abs(up) < 1e-10 && Math.abs(faster) < 1e-13) round = ROUNDS - 1;
  }
}

interface Exponential extends Estimate {
  /** Seconds after the addition at which the change is 63 % done. */
  readonly done: Quantity<'s'>;
}

/**
 * ΔT by exponential drifts where 63 % of the change are done; null where the readings do not tell a decay. That moment is read from
 * the thermogram too; its error counts little, since both drifts are slow then: it is left out of the scatter.
 */
export function exponentialDrift(thermogram: Thermogram, scale: Scale): Exponential | null {
  const readings = drifting(thermogram);
  const { room, before, after } = thermogram;
  if (readings.length < LEAST_POINTS) return null;
  const decay = decayOf(readings, room.celsius);
  if (!decay) return null;
  const { height, rate, inverse } = decay;
  const mean = (of: (reading: Reading) => number): number =>
    before.reduce((sum, reading) => sum + of(reading), 0) / before.length;
  const [middle, early] = [mean(({ time }) => time), mean(({ celsius }) => celsius)];
  const earlyAt = (time: number): number => (early - room.celsius) * Math.exp(-rate * (time - middle));
  const changeAt = (time: number): number => height * Math.exp(-rate * time) - earlyAt(time);
  const partAt = ({ time, celsius }: Reading): number => (celsius - room.celsius - earlyAt(time)) / changeAt(time);

  const past = after.findIndex((reading) => partAt(reading) >= DONE);
  const [last, next] = [after[past - 1], after[past]];
  if (!last || !next) return null;
  const [from, to] = [partAt(last), partAt(next)];
  const done = last.time + ((DONE - from) / (to - from)) * (next.time - last.time);

  const byHeight = Math.exp(-rate * done);
  const byRate = -done * height * byHeight;
  const share = Math.exp(-rate * (done - middle));
  const weights = readings.map(({ time }) => {
    const own = Math.exp(-rate * time);
    const [toHeight, toRate] = [own, -time * height * own];
    return (
      byHeight * (inverse[0] * toHeight + inverse[1] * toRate) + byRate * (inverse[1] * toHeight + inverse[2] * toRate)
    );
  });
  const sum: Sum = {
    value: changeAt(done),
    weights: [
      ...weights,
      ...before.map(() => -share / before.length),
      share - weights.reduce((total, weight) => total + weight, 0),
    ],
    smooth: [
      ...readings.map(({ time }) => room.celsius + height * Math.exp(-rate * time)),
      ...before.map(() => early),
      room.celsius,
    ],
  };
  return { ...estimate(sum, scale), done };
}
