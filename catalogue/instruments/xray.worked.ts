import { linearAttenuation } from '../../engine/data/x-ray-attenuation';
import type { RunInputs } from '../../engine/inputs';
import type { Measurement, Worked, WorkedAct } from '../worked';

const shot = (slab_thickness: number) =>
  [{ set: { slab_thickness } }, { do: 'prep' }, { wait: 1.5 }, { do: 'expose' }, { wait: 2 }, { record: 1 }] as const;

export const measurement: Measurement = {
  quantity: 'attenuation coefficient of water at 60 keV',
  unit: '1/cm',
  truth: linearAttenuation('water', 60),
  inputs: { phantom: 'Slab', beam: 'Monochromatic', slab_thickness: 0 },
  steps: [{ do: 'position_patient' }, ...[0, 4, 8, 12, 16, 20].flatMap(shot)],
  analysis: {
    columns: [{ symbol: 'lnt', formula: 'ln(transmission)' }],
    fit: { kind: 'line', x: 'slab_thickness', y: 'lnt' },
    result: '-m',
  },
};

/** The tube is on for 0.3 s, and the picture is read out in 0.4 s. */
const PICTURE_TAKES = 1;
/** Seventeen sheets of aluminium, 0.2 s each. */
const SHEETS_TAKE = 4;

/** Each exposure: prepare, wait until the anode is at speed, expose; what it says is written down. */
const exposed = (set: RunInputs, says?: string): readonly WorkedAct[] => [
  { set, ...(says !== undefined && { says }) },
  { do: 'prep' },
  { do: 'expose' },
  { wait: PICTURE_TAKES },
  { record: 1 },
];

const slabs = (set: RunInputs): readonly WorkedAct[] => [
  { set },
  ...[0, 5, 10, 15, 20].flatMap((slab_thickness) => exposed({ slab_thickness })),
];

export const worked: Worked = {
  minutes: 25,
  steps: [
    [
      { set: { phantom: 'Hand', beam: 'Tube', grid: 'None', sid: 100 } },
      { do: 'position_patient' },
      ...exposed({ kvp: 50, mas: 0.87 }),
      ...exposed({ kvp: 70, mas: 0.3 }),
      ...exposed({ kvp: 100, mas: 0.12 }, 'More voltage: less charge for the same picture, and less contrast.'),
    ],
    [
      { set: { phantom: 'Slab', slab_material: 'Water', grid: 'None', sid: 100, kvp: 80, mas: 2 } },
      { do: 'position_patient' },
      ...slabs({ beam: 'Tube' }),
      ...slabs({ beam: 'Monochromatic', mono_energy: 60 }),
      {
        plot: {
          x: { column: 'slab_thickness' },
          y: { column: 'transmission', transform: 'ln' },
          with: 'line',
          series: 'present',
        },
      },
      {
        check: 'mu_water',
        answer: {
          columns: [{ symbol: 'lnt', formula: 'ln(transmission)' }],
          fit: { kind: 'line', x: 'slab_thickness', y: 'lnt' },
          result: '-m',
          rows: { where: { beam: 'Monochromatic' } },
        },
      },
    ],
    [
      { set: { beam: 'Tube' } },
      { do: 'remove_object' },
      ...[60, 80, 100].flatMap((kvp): readonly WorkedAct[] => [
        { set: { kvp } },
        { do: 'measure_hvl' },
        { wait: SHEETS_TAKE },
        { record: 1 },
      ]),
    ],
    [
      { set: { phantom: 'Chest', beam: 'Tube', kvp: 120, sid: 180 } },
      { do: 'position_patient' },
      ...exposed({ mas: 0.17, grid: 'None' }),
      ...exposed(
        { mas: 0.62, grid: '12:1' },
        'The grid takes the veil of scatter away, and wants its price in charge.',
      ),
    ],
    [
      { set: { phantom: 'Slab', slab_thickness: 0, grid: 'None', kvp: 80, mas: 2, field_size: 20 } },
      { do: 'position_patient' },
      ...exposed({ sid: 100 }),
      ...exposed({ sid: 195 }, 'Twice as far from the focus: a quarter of the kerma.'),
      ...exposed({ field_size: 39 }, 'The same angle as before, and the same kerma-area product.'),
    ],
    [
      { set: { phantom: 'Hand', kvp: 70, sid: 100 } },
      { do: 'position_patient' },
      ...exposed({ grid: '8:1', mas: 0.54 }),
    ],
    [
      ...exposed(
        { grid: 'None', kvp: 70, sid: 100, mas: 3 },
        'Ten times the charge: the picture is as grey as before.',
      ),
    ],
  ],
};
