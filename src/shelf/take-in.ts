/** What a bench has given: onto the shelf, with the run that makes it again. */
import { readSampleCode } from '../../engine/data/samples/read-sample-code';
import { sampleCode } from '../../engine/data/samples/sample-code';
import { hash32 } from '../../engine/core/hash';
import { FULL, MOST_VIALS, type Vial, withTaken } from './shelf';
import { changeShelf, shelfStore } from './store';
import { amountText } from './words';

interface Source {
  readonly experiment: string;
  /** Query of the run up to now. */
  readonly link: string;
  /** Its code. */
  readonly run: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Puts samples on the shelf; the sentence for the learner. */
export async function takeIn(codes: readonly string[], { experiment, link, run, at }: Source): Promise<string> {
  const vials = codes.flatMap((code): readonly Vial[] => {
    const read = readSampleCode(code);
    if (!read.ok) return [];
    const origin = `${run}·${hash32('origin', code).toString(36)}`;
    const id = `${at.toString(36)}-${hash32(origin).toString(36)}`;
    return [{ id, code: sampleCode({ ...read.sample, run }), taken: at, from: { experiment, link }, origin }];
  });
  let full = false;
  await changeShelf((shelf) => {
    full = shelf.vials.length + vials.length > MOST_VIALS;
    return full ? shelf : withTaken(shelf, vials);
  });
  if (full) return FULL;
  const names = codes.flatMap((code) => {
    const read = readSampleCode(code);
    return read.ok ? [`${read.sample.name}, ${amountText(read.sample.amount)}`] : [];
  });
  const kept = shelfStore.getState().blocked ? ' This browser does not keep it: it lasts for this visit.' : '';
  return `On the shelf: ${names.join('; ')}.${kept}`;
}
