/** How long DNA is in its forms: what `form` says of a part that is DNA. */
import type { Quantity } from '../../contract';
import type { Sample, SamplePart } from './sample';

/** Of whole cells, as hands bring it out: broken anywhere by mashing, stirring and winding. */
export const GENOMIC = 'genomic';

interface DnaForm {
  /** Mean by number of lengths that random breaks leave. */
  readonly mean: Quantity<'bp'>;
  readonly source: string;
}

export const DNA_FORMS: Readonly<Partial<Record<string, DnaForm>>> = {
  [GENOMIC]: {
    mean: 15_000,
    source:
      'chosen: J. Sambrook and D. W. Russell, Molecular Cloning, 3rd ed., Cold Spring Harbor 2001, chapter 6: DNA that is pipetted and stirred without care has some tens of thousands of base pairs',
  },
};

/** Parts that are DNA of a form whose lengths are known. */
export const sizedDna = ({ parts }: Sample): readonly SamplePart[] =>
  parts.filter(({ id, form }) => id === 'dna' && form !== undefined && DNA_FORMS[form] !== undefined);

/** Why a sample has no place in the well of a gel; null where it has. */
export const refuseWithoutDna = (sample: Sample): string | null =>
  sizedDna(sample).length > 0 ? null : 'There is no DNA in it that a stain could show.';
