/** Ends of axes that grow in round steps, so that a chart changes its scale seldom. */

/** Steps within a power of ten. */
const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;
/** So near a step counts as reached. */
const ROUNDING = 1e-9;

/** The least round number that is at least `value`; 0 for 0, and for negative values the least beyond them downwards. */
export function niceEnd(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  const size = Math.abs(value);
  const power = 10 ** Math.floor(Math.log10(size));
  const step = STEPS.find((each) => each * power >= size * (1 - ROUNDING)) ?? 10;
  return Math.sign(value) * Number((step * power).toPrecision(3));
}

const roundUp = (value: number, step: number): number => Number((Math.ceil(value / step) * step).toPrecision(12));

export type Domain = readonly [from: number, to: number];

export interface GrowingDomainOptions {
  /** The span that is shown at first, and at least. */
  readonly least: Domain;
  /** Part of the span that stays free beyond the values, default 0.04. */
  readonly room?: number;
  /** Ends to choose from, rising, where the instrument has its own; default round numbers. */
  readonly ends?: readonly number[];
}

export interface GrowingDomain {
  /** Widened until it holds both values; the same tuple while that changes nothing. Values that are not finite are passed over. */
  hold(from: number, to?: number): Domain;
  /** Back to the least span: for a new run, or to shrink before the values of now are held. */
  reset(): void;
  readonly domain: Domain;
}

/** An end that lies at zero stays there until a value goes beyond it. Ends elsewhere grow by round parts of the span. */
export function growingDomain({ least, room = 0.04, ends }: GrowingDomainOptions): GrowingDomain {
  let domain: Domain = least;
  const upper = (value: number): number => ends?.find((end) => end >= value) ?? ends?.at(-1) ?? niceEnd(value);
  const fromZero = least[0] <= 0 && least[1] >= 0;
  /** Without a zero in it the span has no ladder of its own: its ends lie at multiples of a round part of it. */
  const stepOf = (span: number): number => {
    const power = 10 ** Math.floor(Math.log10(span / 4));
    return ([5, 2, 1].find((factor) => factor * power <= span / 4) ?? 1) * power;
  };
  const widen = (value: number): void => {
    if (!Number.isFinite(value)) return;
    const [from, to] = domain;
    if (value > to) {
      const wanted = value + (value - from) * room;
      domain = [from, fromZero ? upper(wanted) : roundUp(wanted, stepOf(wanted - from))];
    } else if (value < from) {
      const wanted = value - (to - value) * room;
      domain = [fromZero ? niceEnd(wanted) : -roundUp(-wanted, stepOf(to - wanted)), to];
    }
  };
  return {
    get domain() {
      return domain;
    },
    hold(from, to = from) {
      widen(from);
      widen(to);
      return domain;
    },
    reset() {
      domain = least;
    },
  };
}

export interface TraceDomains {
  /** Those that hold the first `count` points of `trace`, x and y in turn. */
  hold(trace: ArrayLike<number>, count: number): { readonly x: Domain; readonly y: Domain };
}

/** Domains of a curve that is recorded point by point: they grow with it, and start anew when it does. */
export function traceDomains(x: GrowingDomain, y: GrowingDomain): TraceDomains {
  let held = 0;
  return {
    hold(trace, count) {
      if (count < held) {
        x.reset();
        y.reset();
      }
      for (let n = Math.max(0, Math.min(held, count) - 1); n < count; n++) {
        x.hold(trace[2 * n] ?? 0);
        y.hold(trace[2 * n + 1] ?? 0);
      }
      held = count;
      return { x: x.domain, y: y.domain };
    },
  };
}
