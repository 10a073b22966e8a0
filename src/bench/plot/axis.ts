/** Axes: from values to px and back, with ticks that can be read. Pure. */
import { scaleLinear } from 'd3-scale';
import { superscript } from '../../../engine/runtime/format';
import { logTicks } from '../../scenes/kit/charts/log-ticks';
import { tickTexts } from './plot-text';
import type { AxisScale, Domain } from './scene';

export interface Axis {
  readonly domain: Domain;
  /** px of a value; NaN for one that has no place, as zero on a logarithmic axis. */
  readonly of: (value: number) => number;
  readonly at: (px: number) => number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

/** px of a value. */
export type Along = (value: number) => number;

/** The px of values along an axis: straight where it is linear, for a hundred thousand points at once. */
export function placing({ domain: [from, to], of }: Axis): Along {
  const [start, end] = [of(from), of(to)];
  const straight = Math.abs(of((from + to) / 2) - (start + end) / 2) < 1e-6;
  const slope = (end - start) / (to - from);
  return straight && Number.isFinite(slope) ? (value) => start + (value - from) * slope : of;
}

/** Least and greatest of the values seen so far; on a logarithmic axis only what is above zero counts. */
export interface Extent {
  min: number;
  max: number;
}

export const noExtent = (): Extent => ({ min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY });

export function take(extent: Extent, value: number, scale: AxisScale): void {
  if (scale === 'log' && value <= 0) return;
  if (value < extent.min) extent.min = value;
  if (value > extent.max) extent.max = value;
}

/** A domain that can be drawn: from zero where the data come near it, never of no width. */
export function domainOf({ min, max }: Extent, scale: AxisScale = 'linear'): Domain {
  if (scale === 'log') {
    if (!(min <= max)) return [1, 10];
    return min === max ? [min / 2, max * 2] : [min, max];
  }
  if (!(min <= max)) return [0, 1];
  if (min === max) {
    if (min === 0) return [0, 1];
    return min > 0 ? [0, min * 1.25] : [min * 1.25, 0];
  }
  if (min > 0 && min < 0.4 * max) return [0, max];
  if (max < 0 && max > 0.4 * min) return [min, 0];
  return [min, max];
}

/** Labels of logarithmic ticks: each with its own digits, powers of ten throughout where one needs them. */
export function logTickTexts(ticks: readonly number[]): readonly string[] {
  const plain = ticks.every((tick) => tick >= 1e-3 && tick < 1e5);
  return ticks.map((tick) => {
    if (plain) return String(Number(tick.toPrecision(6)));
    const [mantissa, exponent] = tick.toExponential().split('e');
    const digits = Number(Number(mantissa).toPrecision(4));
    return `${digits === 1 ? '' : `${digits}×`}10${superscript(Number(exponent))}`;
  });
}

interface AxisAsk {
  readonly scale: AxisScale;
  readonly extent: Extent;
  readonly view: Domain | null;
  /** px of the domain's ends. */
  readonly from: number;
  readonly to: number;
  /** Room for about so many ticks. */
  readonly ticks: number;
}

export function axisOf({ scale, extent, view, from, to, ticks }: AxisAsk): Axis {
  const count = Math.max(2, Math.round(ticks));
  const log = scale === 'log';
  const usable = view && (!log || view[0] > 0) ? view : null;
  const whole = usable ?? domainOf(extent, scale);
  const [first, last] = log && !usable ? roundedOut(whole) : whole;
  const make = scaleLinear([from, to]).domain(log ? [Math.log10(first), Math.log10(last)] : [first, last]);
  if (!log && !usable) make.nice(count);
  const [start = 0, end = 1] = make.domain();
  const domain: Domain = log ? [first, last] : [start, end];
  const values = log ? logTicks(domain, count) : make.ticks(count);
  const texts = log ? logTickTexts(values) : tickTexts(values);
  return {
    domain,
    of: log ? (value) => (value > 0 ? make(Math.log10(value)) : Number.NaN) : (value) => make(value),
    at: log ? (px) => 10 ** make.invert(px) : (px) => make.invert(px),
    ticks: values.map((value, index) => ({ value, text: texts[index] ?? '' })),
  };
}

/** Outwards to the next 1, 2 or 5 of a decade. */
export function roundedOut([from, to]: Domain): Domain {
  const step = (value: number, up: boolean): number => {
    const power = Math.floor(Math.log10(value * (up ? 1 - 1e-12 : 1 + 1e-12)));
    const steps = [1, 2, 5, 10].map((mantissa) => Number(`${mantissa}e${power}`));
    const rounded = up
      ? steps.find((edge) => edge >= value * (1 - 1e-12))
      : steps.findLast((edge) => edge <= value * (1 + 1e-12));
    return rounded ?? value;
  };
  return [step(from, false), step(to, true)];
}
