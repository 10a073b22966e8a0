/** The phases of a sample, and what is to be found in one from the shelf. */
import type { Answer, Quantity } from '../contract';
import { CARDS, crystalsOf, type Phase } from '../data/samples/powder-phases';
import type { Sample } from '../data/samples/sample';

const CELL_TOLERANCE: Quantity<'Å'> = 0.005;

/** The main one first. */
export const phasesOf = (sample: Sample): readonly Phase[] =>
  crystalsOf(sample)
    .crystals.toSorted((one, other) => other.share - one.share)
    .map(({ phase }) => phase);

/** Of a sample from the shelf: its main phase, and the cell where it is a cube. */
export function shelfAnswers(sample: Sample): readonly Answer[] {
  const [main] = phasesOf(sample);
  if (!main) return [];
  const { a, c } = main.crystal;
  return [
    {
      id: 'shelf_phase',
      label: 'Main phase of the sample from the shelf',
      value: main.name,
      unit: 'text',
      options: CARDS.map(({ name }) => name),
    },
    ...(c === undefined
      ? [
          {
            id: 'shelf_lattice_a',
            label: 'Lattice constant of its main phase',
            value: a,
            unit: 'Å',
            tolerance: CELL_TOLERANCE,
          },
        ]
      : []),
  ];
}
