import { RED_CELL } from '../../engine/biology/osmotic-cells';
import { defineExperiment } from '../define';

const red = { cell_type: 'Red blood cell' } as const;
const plant = { cell_type: 'Plant cell' } as const;

export const entry = defineExperiment({
  id: 'bio5',
  simulation: 'osmosis',
  texts: () => import('./bio5.texts'),
  inputs: [
    {
      id: 'solution',
      label: 'Solution',
      type: 'select',
      applies: 'restart',
      options: ['Hypotonic', 'Isotonic', 'Hypertonic'],
      defaultValue: 'Isotonic',
      hint: 'Fresh cells are dropped into it: 100, 290 or 600 mOsm/L of salt. The names are those for blood; this onion is in balance with 282.',
    },
    {
      id: 'cell_type',
      label: 'Cell',
      type: 'select',
      applies: 'restart',
      options: ['Red blood cell', 'Plant cell'],
      defaultValue: 'Red blood cell',
      apparatus: true,
      hint: 'Human red cells, or the epidermis of a red onion.',
    },
  ],
  tells: {
    external_osmolarity: ['solution'],
    effective_osmolarity: ['solution'],
    water_potential_mpa: ['solution'],
    solute_potential_mpa: ['solution', 'cell_type'],
    pressure_potential_mpa: ['solution'],
    cell_state: ['solution', 'cell_type'],
  },
  finds: [
    {
      id: 'bound_part',
      label: 'Part of a red cell that is not free water',
      unit: '1',
      value: RED_CELL.bound,
      tolerance: 0.032,
      source: 'Model: 0.40 of the volume in plasma (haemoglobin and what it binds).',
    },
  ],
  outputs: [],
  mainReadings: [
    'external_osmolarity',
    'relative_volume',
    'hemolysis_percent',
    'plasmolysed_percent',
    'pressure_potential_mpa',
    'cell_state',
  ],
  mainActions: ['set_osmolarity', 'add_water', 'return_to_isotonic', 'set_urea'],
  plot: { x: { column: 'effective_osmolarity' }, y: { column: 'relative_volume' }, sampleEvery: 0.2 },
  predict: {
    question: 'Red cells are put into a solution of urea that has the osmolarity of plasma. What becomes of them?',
    options: ['they stay as they are', 'they shrink', 'they swell and stay whole', 'they burst'],
  },
  caution:
    'Use no human blood: take bought horse or sheep blood, or ready-made slides. Wear gloves and eye protection, and disinfect what blood has touched.',
  procedure: [
    {
      text: 'Drop red cells into each bottle: choose Hypertonic, Isotonic and Hypotonic in turn, run until they are at rest, and record.',
      done: {
        all: [
          { recorded: 1, having: { reading: 'relative_volume', to: 0.75 }, where: { ...red, solution: 'Hypertonic' } },
          { recorded: 1, where: { ...red, solution: 'Isotonic' } },
          { recorded: 1, having: { reading: 'hemolysis_percent', from: 95 }, where: { ...red, solution: 'Hypotonic' } },
        ],
      },
      hint: 'Spiked and dark, discs with a pale middle, or ghosts: the red of those that tore is in the bath now.',
    },
    {
      text: 'With fresh cells in Isotonic, set the bath to 300, then lower in steps of 20 down to 0 mOsm/L. Let them come to rest and record each time.',
      done: { recorded: 16, where: { ...red, solution: 'Isotonic' }, apart: 5, distinct: 'effective_osmolarity' },
      hint: 'One drop of blood serves for all steps: what is torn stays torn, so going down loses nothing.',
    },
    {
      text: 'Plot hemolysis against the bath. At which osmolarity is half of the cells lysed? Give it in % NaCl, too (290 is 0.9 %).',
      done: { byLearner: true },
      hint: 'Near 132 mOsm/L, 0.41 % NaCl. Clinical tables give 0.40 to 0.445 % for healthy blood.',
    },
    {
      text: 'With fresh cells, record the volume at 1000, 600, 450, 350, 290, 240, 200, 170 and 140 mOsm/L. Plot it against 1/c and fit a line.',
      done: {
        fitted: [
          {
            with: ['line'],
            x: { column: 'effective_osmolarity', transform: 'reciprocal' },
            y: { column: 'relative_volume' },
          },
        ],
      },
      hint: 'Leave out what lies below 133: there the mean cell has burst, and its point says nothing.',
    },
    {
      text: 'Where does the line meet the axis, at endless concentration? That is the part of the cell that is not free water: check it.',
      done: { found: 'bound_part' },
      hint: 'The intercept, 0.4; the slope over 290 is the free water, 0.6.',
    },
    {
      text: 'Take the plant cell: record the part that is plasmolysed at 150, 200, 250, 280, 310, 350, 400 and 450 mOsm/L.',
      done: { recorded: 8, where: plant, apart: 100, distinct: 'effective_osmolarity' },
      hint: 'Half of them near 282 mOsm/L, where the bath has −0.70 MPa: that is what their own sap has. A bath that is isotonic to blood is a little too strong for this onion. 16× makes waiting short.',
    },
    {
      text: 'Fresh red cells again: give them a bath of 290 mOsm/L of urea. Isosmotic, but is it isotonic?',
      done: { all: [{ did: 'set_urea' }, { reading: 'hemolysis_percent', from: 95 }] },
      hint: 'Urea enters as fast as it likes. Only what stays out holds water back, and of that there is none.',
    },
    {
      text: 'Now do it badly: wash fresh cells in tap water, 5 mOsm/L, then go back to isotonic and measure their volume.',
      badly: true,
      done: { all: [{ did: 'return_to_isotonic' }, { reading: 'cell_state', is: 'lysed' }] },
      hint: 'Nothing comes back: all are torn, and the volume that is shown is that at which they tore.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { solution: 'Isotonic' },
      says: 'Red cells in salt solution of 290 mOsm/L: discs with a pale middle.',
    },
    {
      at: 2,
      do: 'set_osmolarity',
      value: 600,
      says: 'Twice as strong a bath: water leaves, they shrink and grow spikes.',
    },
    { at: 6, do: 'record_point' },
    { at: 7, do: 'return_to_isotonic', says: 'Back to isotonic: whole membranes forgive that.' },
    { at: 11, do: 'record_point' },
    { at: 12, do: 'set_osmolarity', value: 150, says: 'A weak bath: they swell to spheres, and the first ones tear.' },
    { at: 17, do: 'record_point' },
    {
      at: 18,
      do: 'set_urea',
      value: 290,
      says: 'Urea of the strength of plasma: it enters at once, and all cells burst as in water.',
    },
    { at: 24, do: 'record_point' },
  ],
});
