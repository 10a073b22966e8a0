/** The ranges of the ammeter on the board of series and parallel circuits, and which one a current takes. */
import type { MeterRange } from '../kit/moving-coil-meter';

/** The ammeter's ranges; with `few` numbers where the meter is small. */
const ranges = (few: boolean): readonly MeterRange[] =>
  [0.01, 0.03, 0.1, 0.3, 1, 3].map((full) => {
    const unit = full < 1 ? 'mA' : 'A';
    const top = full < 1 ? Math.round(full * 1000) : full;
    const divisions = top / 10 ** Math.floor(Math.log10(top)) < 2 ? 50 : 30;
    const parts = divisions === 50 ? (few || full === 1 ? 2 : 5) : few ? 1 : 3;
    const numbers = Array.from({ length: parts + 1 }, (_, k) => String((top * k) / parts));
    return { full, divisions, numbers, unit };
  });
const RANGES = { many: ranges(false), few: ranges(true) };
/** A smaller range is taken only when the needle would leave this part of it, so that it does not flicker. */
const RANGE_DOWN = 0.9;

/** Chooses the smallest range that holds a current, A; the present one is kept while it serves. */
export function createAmmeterRangeChooser() {
  let range = 1;
  return (current: number, roomy: boolean): MeterRange | undefined => {
    const list = roomy ? RANGES.many : RANGES.few;
    const size = Math.abs(current);
    if (size > 0) {
      const smallest = list.findIndex(({ full }) => size <= full);
      const wanted = smallest < 0 ? list.length - 1 : smallest;
      if (wanted > range || size < RANGE_DOWN * (list[wanted]?.full ?? 0)) range = wanted;
    }
    return list[range];
  };
}
