/** The flask of a titration as a sample: what was in the acid and what ran in, mixed. */
import type { Quantity } from '../contract';
import type { AcidName } from '../data/acids';
import type { Sample, SamplePart } from '../data/samples/sample';
import type { SubstanceId } from '../data/samples/substances';

export interface Bulk {
  readonly acid: AcidName;
  readonly volume: Quantity<'mL'>;
  readonly ph: number;
  /** mol/L in that volume. */
  readonly acidConc: number;
  readonly sodium: number;
  readonly carbon: number;
}

const ANALYTE = { 'Hydrochloric Acid': 'chloride', 'Acetic Acid': 'acetic-acid' } as const satisfies Readonly<
  Record<AcidName, SubstanceId>
>;

export function bottleOf({ acid, volume, ph, acidConc, sodium, carbon }: Bulk): Sample {
  const contents: readonly (readonly [SubstanceId, number])[] = [
    [ANALYTE[acid], acidConc],
    ['sodium', sodium],
    ['hydrogencarbonate', carbon],
  ];
  return {
    version: 1,
    name: sodium > 0 ? 'Titrated solution' : 'Acid, not titrated',
    phase: 'solution',
    matrix: 'water',
    amount: { value: volume, unit: 'mL' },
    temperature: 25,
    pH: ph,
    parts: contents
      .filter(([, value]) => value > 0)
      .map(([id, value]): SamplePart => ({ id, q: { value, unit: 'mol/L' } })),
    prep: [],
    source: 'the flask of a titration',
  };
}
