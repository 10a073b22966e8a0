/** The ranges of the needle meters, and which one a value takes. */
import type { MeterRange } from '../meters/moving-coil-meter';

interface RangePair {
  /** Zero at the left. */
  readonly plain: MeterRange;
  /** Zero in the middle, for readings of both signs. */
  readonly centred: MeterRange;
}

interface Range {
  readonly full: number;
  readonly many: RangePair;
  /** Fewer numbers, where the meter is small beside its figures. */
  readonly few: RangePair;
}

function pair(full: number, top: number, unit: string, few: boolean): RangePair {
  const lead = top / 10 ** Math.floor(Math.log10(top));
  const threes = lead === 3 || lead === 1.5;
  const parts = few ? 2 : threes ? 3 : 5;
  const numbers = Array.from({ length: parts + 1 }, (_, k) => String(Number(((top * k) / parts).toPrecision(3))));
  const half = few ? 1 : threes ? 3 : 2;
  const both = Array.from({ length: 2 * half + 1 }, (_, k) =>
    String(Number(((top * (k - half)) / half).toPrecision(3))).replace('-', '−'),
  );
  return {
    plain: { full, divisions: threes ? 30 : 50, numbers, unit },
    centred: { full, from: -full, divisions: threes ? 60 : 40, numbers: both, unit },
  };
}

const range = (full: number, top: number, unit: string): Range => ({
  full,
  many: pair(full, top, unit, false),
  few: pair(full, top, unit, true),
});

/** A, shown in mA below 1 A. */
const FROM_TEN_MILLIAMPERES = [
  range(0.01, 10, 'mA'),
  range(0.03, 30, 'mA'),
  range(0.1, 100, 'mA'),
  range(0.3, 300, 'mA'),
  range(1, 1, 'A'),
  range(3, 3, 'A'),
] as const;

export const AMMETER_RANGES = {
  all: [range(0.001, 1, 'mA'), range(0.003, 3, 'mA'), ...FROM_TEN_MILLIAMPERES],
  fromTenMilliamperes: FROM_TEN_MILLIAMPERES,
} as const;

export const VOLTMETER_RANGES = [range(1, 1, 'V'), range(3, 3, 'V'), range(15, 15, 'V')] as const;

/** A smaller range is taken only where the needle stays below this part of it, so that it does not flicker. */
const RANGE_DOWN = 0.9;

/** Chooses the smallest range that holds a value; the present one is kept while it serves. */
export function createRangeChooser(ranges: readonly [Range, ...(readonly Range[])]) {
  let chosen = ranges[Math.floor(ranges.length / 2)] ?? ranges[0];
  return (value: number, { few, bothSigns = false }: { few: boolean; bothSigns?: boolean }): MeterRange => {
    const size = Math.abs(value);
    const wanted = ranges.find(({ full }) => size <= full) ?? ranges.at(-1) ?? chosen;
    if (size > 0 && (wanted.full > chosen.full || size < RANGE_DOWN * wanted.full)) chosen = wanted;
    const { plain, centred } = few ? chosen.few : chosen.many;
    return bothSigns ? centred : plain;
  };
}
