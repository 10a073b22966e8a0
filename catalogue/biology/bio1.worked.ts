import type { Worked, WorkedAct } from '../worked';
import { promise } from './bio1.promise';

/** How the objective is calibrated on the stage micrometer, and ten red cells are measured, is what the bench promises. */
const CALIBRATING = 2;

const stopped = (aperture: number): readonly WorkedAct[] => [{ set: { aperture } }, { wait: 1 }, { record: 1 }];

const CELLS = 10;

export const worked: Worked = {
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
    promise.steps.slice(0, CALIBRATING),
    promise.steps.slice(CALIBRATING),
    [{ check: 'red_cell', answer: { ...promise.analysis, rows: { last: CELLS } } }],
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
