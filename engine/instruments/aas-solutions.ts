/** The solutions of the flame spectrometer: blank, what is made up as the sample, standards, and the unknown with and without a spike. */
import type { Quantity } from '../contract';
import type { FlameAtomId } from '../data/samples/flame-atoms';
import { DILUTIONS, FLAME_UNKNOWNS, type FlameUnknown, metalSolution } from '../data/samples/metals';
import { heldSample } from '../data/samples/read-sample-code';
import { diluted, dilutedBy, inMilligrams, type Sample } from '../data/samples/sample';
import { atomIdOf, type Optics } from './atomic-absorption';

export interface Solutions extends Pick<Optics, 'element'> {
  readonly concentration: Quantity<'mg/L'>;
  readonly phosphate: Quantity<'mg/L'>;
  readonly unknown: FlameUnknown;
  /** Code of a sample from the shelf, which stands for the unknown then; '' for none. */
  readonly shelf: string;
}

/** What the stock really holds of what its label says, as a part of it. */
interface Stock {
  readonly stock: number;
}

export const BLANK: Sample = metalSolution('Blank', {}, { source: 'acid of the same strength, without metals' });

const of = (id: FlameAtomId, mg: Quantity<'mg/L'>): Sample['parts'] => inMilligrams({ [id]: mg });
export const madeUp = ({ element, concentration, phosphate }: Solutions): Sample =>
  metalSolution(
    `${element}, made up`,
    { [atomIdOf(element)]: concentration, ...(phosphate > 0 && { phosphate }) },
    { source: 'made up on the bench: its content is what is set' },
  );
export const standardOf = ({ element }: Solutions, mg: Quantity<'mg/L'>, { stock }: Stock): Sample =>
  metalSolution(`Standard, ${mg} mg/L`, { [atomIdOf(element)]: mg * stock }, { source: 'diluted from the stock' });

/** What comes from the shelf was diluted there. */
export function dilutionOf({ unknown, element, shelf }: Solutions): number {
  const held = heldSample(shelf);
  return held ? dilutedBy(held) : (DILUTIONS[unknown][atomIdOf(element)] ?? 1);
}
export const unknownOf = (params: Solutions): Sample =>
  heldSample(params.shelf) ?? diluted(FLAME_UNKNOWNS[params.unknown], dilutionOf(params));
/** The diluted unknown with some of the stock added; its volume stays. */
export function spiked(params: Solutions, mg: Quantity<'mg/L'>, { stock }: Stock): Sample {
  const record = unknownOf(params);
  return {
    ...record,
    name: `${record.name}, spiked`,
    parts: [...record.parts, ...of(atomIdOf(params.element), mg * stock)],
  };
}
