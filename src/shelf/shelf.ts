/** What lies on the shelf, as it is kept: samples with where they came from. Pure. */
import { split } from '../../engine/data/samples/prepare';
import { readSampleCode } from '../../engine/data/samples/read-sample-code';
import type { Sample } from '../../engine/data/samples/sample';
import { sampleCode } from '../../engine/data/samples/sample-code';

export interface Vial {
  /** Its own; a part that was split off gets another. */
  readonly id: string;
  /** The record, as a code that does not show what is to be found. */
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly taken: number;
  /** The experiment that it was taken from, and the link of the run. */
  readonly from: { readonly experiment: string; readonly link: string };
  /** Of the sample as it was taken: taken again by the same run it is not there twice. */
  readonly origin: string;
}

export interface Shelf {
  readonly version: 1;
  /** Newest first. */
  readonly vials: readonly Vial[];
}

export const EMPTY_SHELF: Shelf = { version: 1, vials: [] };
/** More than anybody needs at a time; each has at most some kilobytes. */
export const MOST_VIALS = 200;
export const FULL = `The shelf is full: it holds ${MOST_VIALS} samples. Throw some away first.`;

/** The record of a vial; null where its code is damaged. */
export function recordOf({ code }: Vial): Sample | null {
  const read = readSampleCode(code);
  return read.ok ? read.sample : null;
}

export const withRecord = (vial: Vial, sample: Sample): Vial => ({ ...vial, code: sampleCode(sample) });

/** With what was just taken in front; what the same run put there before is left as it is. */
export function withTaken(shelf: Shelf, taken: readonly Vial[]): Shelf {
  const known = new Set(shelf.vials.map(({ origin }) => origin));
  const fresh = taken.filter(({ origin }) => !known.has(origin));
  return fresh.length === 0 ? shelf : { version: 1, vials: [...fresh, ...shelf.vials] };
}

export const changed = (shelf: Shelf, id: string, change: (vial: Vial) => readonly Vial[]): Shelf => ({
  version: 1,
  vials: shelf.vials.flatMap((vial) => (vial.id === id ? change(vial) : [vial])),
});

/** Less of a vial by a portion; an empty one is thrown away. */
export const lessened = (shelf: Shelf, id: string, portion: number): Shelf =>
  changed(shelf, id, (vial) => {
    const sample = recordOf(vial);
    const parted = sample && split(sample, portion);
    if (!parted?.ok) return [vial];
    return parted.left.amount.value > 0 ? [withRecord(vial, parted.left)] : [];
  });

/** Both together: the same file opened again changes nothing. */
export function merged(ours: Shelf, theirs: Shelf): Shelf {
  const known = new Set(ours.vials.map(({ id }) => id));
  return {
    version: 1,
    vials: [...theirs.vials.filter(({ id }) => !known.has(id)), ...ours.vials].slice(0, MOST_VIALS),
  };
}
