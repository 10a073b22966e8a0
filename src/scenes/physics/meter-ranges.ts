/** The ranges of the needle meters, and which one a value takes. */
import type { MeterRange } from '../kit/moving-coil-meter';

export interface RangePair {
  /** Zero at the left. */
  readonly plain: MeterRange;
  /** Zero in the middle, for readings of both signs. */
  readonly centred: MeterRange;
}

/** `few` numbers where the meter is small beside its figures. */
function pair(full: number, top: number, unit: string, few: boolean): RangePair {
  const lead = top / 10 ** Math.floor(Math.log10(top));
  const threes = lead === 3 || lead === 1.5;
  const parts = few ? (threes ? 3 : 2) : threes ? 3 : 5;
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

const sizes = (list: readonly (readonly [full: number, top: number, unit: string])[]) => {
  const of = (few: boolean): readonly RangePair[] => list.map(([full, top, unit]) => pair(full, top, unit, few));
  return { many: of(false), few: of(true) };
};

/** A, shown in mA below 1 A. */
export const AMMETER_RANGES = sizes([
  [0.001, 1, 'mA'],
  [0.003, 3, 'mA'],
  [0.01, 10, 'mA'],
  [0.03, 30, 'mA'],
  [0.1, 100, 'mA'],
  [0.3, 300, 'mA'],
  [1, 1, 'A'],
  [3, 3, 'A'],
]);

export const VOLTMETER_RANGES = sizes([
  [1, 1, 'V'],
  [3, 3, 'V'],
  [15, 15, 'V'],
]);

/** A smaller range is taken only where the needle stays below this part of it, so that it does not flicker. */
const RANGE_DOWN = 0.9;

/** Chooses the smallest range that holds a value; the present one is kept while it serves. */
export function createRangeChooser(ranges: readonly RangePair[]) {
  let chosen = Math.floor(ranges.length / 2);
  return (value: number, bothSigns: boolean): MeterRange => {
    const size = Math.abs(value);
    const smallest = ranges.findIndex(({ plain }) => size <= plain.full);
    const wanted = smallest < 0 ? ranges.length - 1 : smallest;
    if (size > 0 && (wanted > chosen || size < RANGE_DOWN * (ranges[wanted]?.plain.full ?? 0))) chosen = wanted;
    const range = ranges[chosen] ?? ranges[0];
    if (!range) throw new RangeError('A meter has at least one range.');
    return bothSigns ? range.centred : range.plain;
  };
}
