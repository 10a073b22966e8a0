import { YEAR } from '../../engine/environmental-science/deforestation-readings';
import type { Measurement, Worked, WorkedAct } from '../worked';

/** Every other year: the map's scale is the same in all of them and leaves the slope alone. */
const MAPS = Array.from({ length: 20 });

export const measurement: Measurement = {
  quantity: 'share of the forest cleared each year, from ln of the mapped area against years',
  unit: '%/yr',
  truth: ({ clearing_rate }) => Number(clearing_rate),
  steps: [{ do: 'start' }, ...MAPS.flatMap(() => [{ wait: 2 * YEAR }, { record: 1 }])],
  analysis: {
    columns: [{ symbol: 'L', formula: 'ln(forest_pct)' }],
    fit: { kind: 'line', x: 'year', y: 'L' },
    result: '100*(1-exp(m))',
  },
};

const cleared: readonly WorkedAct[] = [{ do: 'start' }, { wait: 20 * YEAR }, { record: 1 }];

export const worked: Worked = {
  minutes: 15,
  steps: [
    cleared,
    ['Frontier', 'Fishbone Roads'].flatMap((pattern): readonly WorkedAct[] => [{ set: { pattern } }, ...cleared]),
    [{ tick: true, says: 'By area 90 % stay in each; of the interior far fewer in the random one.' }],
    [
      { set: { pattern: 'Random' } },
      ...[40, 50, 55, 60, 70, 90].flatMap((initial_forest): readonly WorkedAct[] => [
        { set: { initial_forest } },
        { record: 1 },
      ]),
      { plot: { x: { column: 'initial_forest' }, y: { column: 'largest_patch_pct' } } },
    ],
    [{ tick: true }],
    [
      { set: { initial_forest: 100 } },
      ...[0.15, 0.35].flatMap((species_exponent): readonly WorkedAct[] => [{ set: { species_exponent } }, ...cleared]),
    ],
    [
      { set: { species_exponent: 0.25 } },
      { set: { regrowth: true } },
      { do: 'start' },
      { wait: 20 * YEAR },
      { do: 'stop_clearing' },
      { wait: 40 * YEAR },
      { record: 1 },
    ],
  ],
};
