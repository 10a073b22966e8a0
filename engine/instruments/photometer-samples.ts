/** Which substance of a cuvette is measured, standards of it, and what is to be found in a sample from the shelf. */
import type { Answer, Quantity } from '../contract';
import { absorbanceOfBands } from '../core/spectrum';
import { ABSORPTION } from '../data/samples/absorption';
import { known, molarity, type Sample } from '../data/samples/sample';
import type { SubstanceId } from '../data/samples/substances';
import { contentAnswer } from './shelf-answers';

/** Absorbance over 1 cm below which a content is lost in the scatter. */
const LEAST_ABSORBANCE = 0.02;
const TOLERANCE = 0.03;

/** What absorbs most at a wavelength; null where nothing does. */
export function analyteAt(sample: Sample, wavelength: Quantity<'nm'>): SubstanceId | null {
  let best: { id: SubstanceId; absorbs: number } | null = null;
  for (const part of known(sample, ABSORPTION).parts) {
    const absorbs = molarity(part) * absorbanceOfBands(part.data.bands, wavelength);
    if (absorbs > (best?.absorbs ?? 0)) best = { id: part.id, absorbs };
  }
  return best?.id ?? null;
}

/** That substance alone, in the same solvent. */
export const aloneIn = (sample: Sample, id: SubstanceId, mmol: Quantity<'mmol/L'>): Sample => ({
  ...sample,
  phase: 'solution',
  parts: [{ id, q: { value: mmol / 1000, unit: 'mol/L' } }],
});

/** Contents that absorb enough at their own maximum. */
export const shelfAnswers = (sample: Sample): readonly Answer[] =>
  known(sample, ABSORPTION)
    .parts.filter(
      (part) => molarity(part) * Math.max(0, ...part.data.bands.map((band) => band.absorbance)) > LEAST_ABSORBANCE,
    )
    .map((part) => contentAnswer(part, 1000 * molarity(part), 'mmol/L', TOLERANCE));
