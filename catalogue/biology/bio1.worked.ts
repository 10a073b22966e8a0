import { RED_DIAMETER, RED_NUMBERS, bloodTile, whiteCells } from '../../engine/biology/slides/blood';
import { EYEPIECE } from '../../engine/core/light-microscope';
import { createRng } from '../../engine/core/rng';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

const CELLS = 10;

/** What an eye sees: how large the objective really shows things, and which slide lies there. */
interface Seen {
  readonly magnification: number;
  readonly slideSeed: number;
}

/** Stretch of the stage micrometer that the scale is laid on, µm. */
const STRETCH = 200;

/** Divisions that a length in µm covers in the eyepiece. */
const covered = (seen: unknown, length: number): number =>
  (length * (seen as Seen).magnification) / (1000 * EYEPIECE.division);

/** One of ten cells beside the middle of the smear: where each of its edges lies is read to the nearest division. */
const redCell = (nth: number): readonly MeasuringAct[] => [
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

export const measurement: Measurement = {
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

/** How the objective is calibrated on the stage micrometer, and ten red cells are measured, is what the bench promises. */
const CALIBRATING = 2;

const stopped = (aperture: number): readonly WorkedAct[] => [{ set: { aperture } }, { wait: 1 }, { record: 1 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [{ set: { light: 60 } }, { set: { focus: 48 } }, { set: { focus: 52 }, says: 'Past 50 the walls stand sharp.' }],
    [{ do: 'count_cells', value: 18 }, { record: 1 }],
    [
      { set: { magnification: '10x' } },
      { do: 'fine_focus', value: 0.05 },
      { record: 1 },
      { set: { magnification: '40x', light: 100 } },
      { do: 'fine_focus', value: -0.05 },
      { wait: 1 },
      { record: 1 },
      { plot: { x: { column: 'magnification', transform: 'reciprocal' }, y: { column: 'field_diameter_mm' } } },
    ],
    [{ do: 'measure', value: 24 }],
    measurement.steps.slice(0, CALIBRATING),
    measurement.steps.slice(CALIBRATING),
    [{ check: 'red_cell', answer: { ...measurement.analysis, rows: { last: CELLS } } }],
    [
      ...[100, 80, 60, 40].flatMap(stopped),
      { plot: { x: { column: 'aperture' }, y: { column: 'resolution_um' }, series: 'present' } },
    ],
    stopped(20),
    [
      { set: { slide: 'Elodea Leaf', aperture: 100 } },
      { set: { focus: 55 } },
      { wait: 2 },
      { set: { focus: 65 } },
      { wait: 2 },
    ],
  ],
};
