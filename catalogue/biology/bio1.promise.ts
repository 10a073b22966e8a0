import { bloodTile, RED_DIAMETER, RED_NUMBERS, whiteCells } from '../../engine/biology/slides/blood';
import { createRng } from '../../engine/core/rng';
import { EYEPIECE } from '../../engine/core/light-microscope';
import type { Promised, PromiseStep } from '../promise';

/** What an eye sees: how large the objective really shows things, and which slide lies there. */
interface Seen {
  readonly magnification: number;
  readonly slideSeed: number;
}

const CELLS = 10;
/** Stretch of the stage micrometer that the scale is laid on, µm. */
const STRETCH = 200;

/** Divisions that a length in µm covers in the eyepiece. */
const covered = (seen: unknown, length: number): number =>
  (length * (seen as Seen).magnification) / (1000 * EYEPIECE.division);

/** One of ten cells beside the middle of the smear: where each of its edges lies is read to the nearest division. */
const redCell = (nth: number): readonly PromiseStep[] => [
  {
    do: 'measure',
    value(seen) {
      const { slideSeed } = seen as Seen;
      const whites = whiteCells(createRng(slideSeed, 'Blood Smear'));
      const { red } = bloodTile(slideSeed, 0, 0, whites);
      const [middle = 0, , diameter = 0] = red.subarray(nth * RED_NUMBERS, (nth + 1) * RED_NUMBERS);
      const edge = (side: number): number => Math.round(covered(seen, middle + (side * diameter) / 2));
      return edge(1) - edge(-1);
    },
  },
  { record: 1 },
];

export const promise: Promised = {
  quantity: 'mean diameter of a red cell: ten cells, with the eyepiece scale calibrated',
  unit: 'µm',
  truth: RED_DIAMETER[0],
  inputs: { slide: 'Blood Smear', magnification: '40x', focus: 45 },
  steps: [
    { set: { slide: 'Stage Micrometer', focus: 50 } },
    { do: 'calibrate', value: (seen) => `${Math.round(covered(seen, STRETCH))}:${STRETCH}` },
    { set: { slide: 'Blood Smear', focus: 45 } },
    ...Array.from({ length: CELLS }, (_, nth) => redCell(nth)).flat(),
  ],
  analysis: { mean: ['measured_length_um'], result: 'measured_length_um' },
};
