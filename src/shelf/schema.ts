/** What a stored shelf, or one from a file, may hold: what cannot be read is left out and counted. */
import * as v from 'valibot';
import { readSampleCode } from '../../engine/data/samples/read-sample-code';
import { EMPTY_SHELF, MOST_VIALS, type Shelf, type Vial } from './shelf';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const vial = v.object({
  id: v.pipe(text(60), v.regex(/^[\w·-]+$/)),
  code: v.pipe(
    text(4000),
    v.check((code) => readSampleCode(code).ok),
  ),
  taken: v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799_999)),
  from: v.object({ experiment: v.pipe(text(60), v.regex(/^[\w-]+$/)), link: v.pipe(text(2100), v.regex(/^[?]/)) }),
  origin: text(100),
});

export interface ReadShelf {
  readonly shelf: Shelf;
  /** Samples that could not be read. */
  readonly lost: number;
}

/** Null where it is no shelf at all. */
export function readShelf(stored: unknown): ReadShelf | null {
  if (stored === undefined || stored === null) return { shelf: EMPTY_SHELF, lost: 0 };
  const outer = v.safeParse(v.object({ version: v.literal(1), vials: v.array(v.unknown()) }), stored);
  if (!outer.success) return null;
  const seen = new Set<string>();
  const vials = outer.output.vials.slice(0, MOST_VIALS).flatMap((each): readonly Vial[] => {
    const read = v.safeParse(vial, each);
    if (!read.success || seen.has(read.output.id)) return [];
    seen.add(read.output.id);
    return [read.output];
  });
  return { shelf: { version: 1, vials }, lost: outer.output.vials.length - vials.length };
}
