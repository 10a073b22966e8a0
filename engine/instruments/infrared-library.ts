/** What a spectrum is compared with, and what it can tell of a sample from the shelf. */
import type { Answer } from '../contract';
import { INFRARED_SAMPLES } from '../data/samples/infrared';
import type { Sample } from '../data/samples/sample';
import { bandsOf, knowsBands, lorentz } from './infrared-light';
import { contentAnswer } from './shelf-answers';

/** The library is compared from here on: below there is too little light. */
const [LIBRARY_FROM, LIBRARY_STEP] = [650, 4] as const;
/** Of a content by the height of a band: relative, and the mass fraction that wings of other bands may feign. */
const [CONTENT_TOLERANCE, FEIGNED] = [0.05, 0.03] as const;

/** The spectrum of the library that is most alike, by the cosine between both. */
export function bestMatch(absorbance: Float64Array, step: number, last: number): string {
  const places = Array.from(
    { length: (last - LIBRARY_FROM) / LIBRARY_STEP },
    (_, n) => LIBRARY_FROM + n * LIBRARY_STEP,
  );
  const seen = places.map((nu) => absorbance[Math.round(nu / step)] ?? 0);
  const size = (values: readonly number[]): number => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  let best = { name: '', likeness: Number.NEGATIVE_INFINITY };
  for (const [name, record] of Object.entries(INFRARED_SAMPLES)) {
    const bands = bandsOf(record);
    const own = places.map((nu) => bands.reduce((sum, band) => sum + lorentz(band, nu), 0));
    const likeness = own.reduce((sum, value, n) => sum + value * (seen[n] ?? 0), 0) / (size(own) * size(seen));
    if (likeness > best.likeness) best = { name, likeness };
  }
  return best.name;
}

/** Of a sample from the shelf: contents that a band shows. */
export const shelfAnswers = (sample: Sample): readonly Answer[] =>
  sample.parts
    .filter(({ id, q }) => knowsBands(id) && q.value > 2 * FEIGNED)
    .map((part) => contentAnswer(part, 100 * part.q.value, '%', Math.max(CONTENT_TOLERANCE, FEIGNED / part.q.value)));
