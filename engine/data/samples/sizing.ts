/** Which samples have particles that can be sized, in the words of the trade. */
import type { Quantity } from '../../contract';
import type { Sample, SamplePart } from './sample';
import { coarsestOf, type GradingCurve, PARTICLES } from './sizes';

/** The largest grains that a wet cell takes, and the least of a sample. */
const WET_CELL: Quantity<'µm'> = 1000;
const LEAST: Quantity<'mL'> = 1;

export const isSized = (part: SamplePart): part is SamplePart & { readonly sizes: GradingCurve } =>
  part.form === PARTICLES && part.sizes !== undefined;

/** Why a liquid is not sized; null where it can be. */
export function refusalForSizing({ parts, phase, amount }: Sample): string | null {
  const sized = parts.filter(isSized);
  if (sized.length === 0)
    return phase === 'solution'
      ? 'A clear solution: there are no particles in it.'
      : 'It is turbid, but nothing is known of the sizes of its particles.';
  const coarsest = sized.reduce((most, { sizes }) => Math.max(most, coarsestOf(sizes)), 0);
  if (coarsest > WET_CELL)
    return `Grains of up to ${Number((coarsest / 1000).toPrecision(2))} mm: the wet cell takes 1 mm at most. Sieve or grind the dry sample first.`;
  return amount.value < LEAST ? 'Too little for the cell: make it up to 1 mL at least.' : null;
}
