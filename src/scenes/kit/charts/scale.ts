/** Places of values along an axis, the round values that get a figure there, and how these are written. Ticks are d3-scale's. */
import { scaleLinear } from 'd3-scale';
import type { Domain } from './domains';
import { logMinorTicks, logTicks } from './log-ticks';

export interface Scale {
  readonly domain: Domain;
  readonly log: boolean;
  /** Stage units of a value; NaN where a logarithmic axis has none. */
  at(value: number): number;
  /** The value at a place. */
  value(at: number): number;
}

/**
 * Written out instead of asked of d3: traces of thousands of points pass through it in each frame.
 * `range`: places of the two ends of the domain, stage units.
 */
export class AxisScale implements Scale {
  readonly log: boolean;
  #domain: Domain;
  #range: Domain = [0, 1];
  #slope = 1;
  #offset = 0;

  constructor(domain: Domain, log: boolean) {
    this.log = log;
    this.#domain = domain;
    this.#fit();
  }

  get domain(): Domain {
    return this.#domain;
  }

  /** Whether that is another one. Throws on a domain that no axis can have. */
  setDomain(domain: Domain): boolean {
    const [from, to] = domain;
    if (from === this.#domain[0] && to === this.#domain[1]) return false;
    if (!Number.isFinite(from) || !Number.isFinite(to) || from === to || (this.log && (from <= 0 || to <= 0)))
      throw new RangeError(`an axis cannot run from ${from} to ${to}`);
    this.#domain = domain;
    this.#fit();
    return true;
  }

  setRange(from: number, to: number): void {
    this.#range = [from, to];
    this.#fit();
  }

  at(value: number): number {
    return this.#offset + this.#slope * (this.log ? (value > 0 ? Math.log10(value) : Number.NaN) : value);
  }

  value(at: number): number {
    const value = (at - this.#offset) / this.#slope;
    return this.log ? 10 ** value : value;
  }

  #fit(): void {
    const [from, to] = this.log ? this.#domain.map(Math.log10) : this.#domain;
    this.#slope = (this.#range[1] - this.#range[0]) / ((to ?? 1) - (from ?? 0));
    this.#offset = this.#range[0] - this.#slope * (from ?? 0);
  }
}

/** Below this many decades the values between the powers of ten get figures too. */
const FEW_DECADES = 2;

/** Round values within the domain, about so many: rising. */
export function ticksOf({ domain, log }: Pick<Scale, 'domain' | 'log'>, count: number): readonly number[] {
  const ends = domain[0] <= domain[1] ? domain : ([domain[1], domain[0]] as const);
  if (!log) return scaleLinear([...ends], [0, 1]).ticks(count);
  const [from, to] = ends.map(Math.log10) as [number, number];
  if (to - from < FEW_DECADES) return logTicks(ends, count);
  const first = Math.ceil(from - 1e-9);
  const last = Math.floor(to + 1e-9);
  const every = Math.max(1, Math.ceil((last - first) / Math.max(1, count)));
  const powers: number[] = [];
  for (let power = first; power <= last; power += every) powers.push(Number(`1e${power}`));
  return powers;
}

/** A decade gets marks within it from this length on, stage units. */
const ROOMY_DECADE = 26;
/** More short marks are a grey ribbon. */
const MOST_MARKS = 60;

/** Values between the ticks, for short marks. */
export function minorTicksOf(scale: Scale, count: number): readonly number[] {
  if (!scale.log) return ticksOf(scale, count * 5);
  const decade = Math.abs(scale.at(10) - scale.at(1));
  const [from, to] = scale.domain;
  return logMinorTicks(from <= to ? [from, to] : [to, from], decade >= ROOMY_DECADE ? MOST_MARKS : 5 * count);
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const powerOfTen = (power: number): string =>
  `10${power < 0 ? '⁻' : ''}${[...String(Math.abs(power))].map((digit) => SUPERSCRIPTS[Number(digit)] ?? '').join('')}`;

/** Beyond these sizes numbers are written with a power of ten. */
const LARGE = 1e6;
const TINY = 1e-4;

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** Writes the ticks of an axis: with the decimals that the step between them needs; a single one with as many as it has. */
export function tickFormat({ log }: Pick<Scale, 'log'>, ticks: readonly number[]): (value: number) => string {
  const plain = (most: number, least = 0): ((value: number) => string) => {
    const format = new Intl.NumberFormat('en', { minimumFractionDigits: least, maximumFractionDigits: most });
    // A sum with 0 has no negative zero.
    return (value) => format.format(value + 0).replace('-', '−');
  };
  if (log) {
    const write = plain(6);
    const wholeOf = (value: number): number | null => {
      const power = Math.log10(value);
      return Math.abs(power - Math.round(power)) < 1e-9 ? Math.round(power) : null;
    };
    // All alike: as powers of ten as soon as one is long otherwise.
    const powers = ticks.map(wholeOf);
    const long =
      powers.every((power) => power !== null) && powers.some((power) => power !== null && (power > 3 || power < -2));
    return (value) => (long ? powerOfTen(wholeOf(value) ?? 0) : write(value));
  }
  const [first, second] = ticks;
  const largest = ticks.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (first === undefined || second === undefined) return plain(6);
  const step = Math.abs(second - first);
  if (largest >= LARGE || step < TINY) {
    const power = Math.floor(Math.log10(largest) + 1e-9);
    const decimals = Math.max(0, power - Math.floor(Math.log10(step) + 1e-9));
    const write = plain(decimals, decimals);
    return (value) => (value === 0 ? '0' : `${write(value / 10 ** power)}×${powerOfTen(power)}`);
  }
  let decimals = 0;
  while (decimals < 6 && ticks.some((value) => !isWhole(value * 10 ** decimals))) decimals++;
  return plain(decimals, decimals);
}

export interface FittedTick {
  readonly at: number;
  readonly label: string;
}

/**
 * As many ticks as can be had without labels that meet. `room`: along the axis, that a label takes; `gap`: what stays free
 * between two; `pitch`: the least distance that looks well. `fixed`: the only values that may have a figure.
 */
export function fittedTicks(
  scale: Scale,
  options: {
    readonly room: (label: string) => number;
    readonly gap: number;
    readonly pitch: number;
    readonly fixed?: readonly number[] | undefined;
    readonly format?: ((value: number) => string) | undefined;
  },
): readonly FittedTick[] {
  const { room, gap, pitch, fixed, format } = options;
  const length = Math.abs(scale.at(scale.domain[1]) - scale.at(scale.domain[0]));
  const labelled = (values: readonly number[]): readonly FittedTick[] => {
    const write = format ?? tickFormat(scale, values);
    return values.map((value) => ({ at: scale.at(value), label: write(value) }));
  };
  const meet = (ticks: readonly FittedTick[]): boolean =>
    ticks.some((tick, n) => {
      const next = ticks[n + 1];
      return next !== undefined && Math.abs(next.at - tick.at) < (room(tick.label) + room(next.label)) / 2 + gap;
    });
  if (fixed) {
    const [low, high] = [Math.min(...scale.domain), Math.max(...scale.domain)];
    const all = labelled(fixed.filter((value) => value >= low && value <= high));
    for (let every = 1; every < all.length; every++) {
      const some = all.filter((_, n) => n % every === 0);
      if (!meet(some)) return some;
    }
    return all.slice(0, 1);
  }
  for (let count = Math.max(1, Math.floor(length / pitch)); count >= 1; count--) {
    const ticks = labelled(ticksOf(scale, count));
    if (ticks.length > 0 && (ticks.length <= count + 2 || count === 1) && !meet(ticks)) return ticks;
  }
  return labelled(ticksOf(scale, 1)).slice(0, 1);
}
