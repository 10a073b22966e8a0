import { materialHardness } from '../../engine/material-science/rockwell-typical';
import type { Measurement, MeasuringAct, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'HRC of the steel 4140, mean of five indents',
  unit: 'points',
  truth: materialHardness('Steel 4140 quenched and tempered', 'HRC'),
  steps: Array.from({ length: 5 }).flatMap((): readonly MeasuringAct[] => [
    { do: 'run_cycle' },
    { wait: 12 },
    { record: 1 },
  ]),
  analysis: { mean: ['hardness'], result: 'hardness' },
};

const STEEL = 'Steel 4140 quenched and tempered';

/** Touching, loading, 4 s of dwell, releasing, and a little more. */
const CYCLE = 11;

const ON_STEEL = 5;

const indent: readonly WorkedAct[] = [{ do: 'run_cycle' }, { wait: CYCLE }];

const measured: readonly WorkedAct[] = [...indent, { record: 1 }];

const times = (count: number, acts: readonly WorkedAct[]): readonly WorkedAct[] =>
  Array.from({ length: count }).flatMap(() => acts);

export const worked: Worked = {
  minutes: 15,
  steps: [
    [
      { do: 'set_block', value: '25 HRC' },
      { do: 'apply_preliminary', says: 'The wheel: 10 kgf.' },
      { wait: 1.5 },
      { do: 'set_zero' },
      { do: 'apply_major', says: 'The lever: 150 kgf.' },
      { wait: 8 },
      { do: 'release_major' },
      { wait: 2 },
      { do: 'read_dial' },
    ],
    [...times(4, indent), { record: 1 }],
    [
      { do: 'set_block', value: 'None' },
      ...times(ON_STEEL, measured),
      {
        check: 'steel_hardness',
        // The row of the block has its error, and one hardness that is not of the steel.
        answer: {
          columns: [{ symbol: 'block', formula: 'hardness + 0 * block_error' }],
          mean: ['hardness', 'block', 'block_error'],
          result: `(${ON_STEEL + 1} * hardness - block) / ${ON_STEEL} - block_error`,
          rows: { last: ON_STEEL + 1 },
        },
      },
    ],
    [{ set: { scale: 'HRA' } }, ...measured],
    [
      { set: { scale: 'HRC' } },
      ...['25 HRC', '45 HRC', '63 HRC'].flatMap((value): readonly WorkedAct[] => [
        { do: 'set_block', value },
        ...measured,
      ]),
      { plot: { x: { column: 'hardness' }, y: { column: 'block_hv' } } },
    ],
    [{ do: 'set_block', value: 'None' }, { set: { material: 'Brass C26000 half hard', scale: 'HRB' } }, ...measured],
    [
      { set: { material: STEEL, scale: 'HRC', thickness: 1 } },
      ...measured,
      { set: { thickness: 10, spacing: 1 } },
      ...measured,
    ],
    [{ set: { material: 'Stainless 304 annealed', spacing: 4 } }, ...indent],
  ],
};
