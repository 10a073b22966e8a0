import { habitatCommunities } from '../../engine/data/habitat-communities';
import { PLOT } from '../../engine/environmental-science/habitat';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'density of plants and animals in the meadow, from sixty quadrats thrown at random',
  unit: '1/m²',
  truth: habitatCommunities['Temperate Meadow'].individuals / PLOT ** 2,
  inputs: { quadrat_count: 60 },
  steps: [{ do: 'throw_all' }, { record: 1 }],
  analysis: { result: 'density' },
};

/** A frame is counted in so many seconds. */
const FRAME = 60;

const surveyed = (frames: number): readonly WorkedAct[] => [{ do: 'start' }, { wait: frames * FRAME }, { record: 1 }];

/** Places along one clump and another, as an eye that is drawn to plants chooses them. */
const BY_EYE = [612, 613, 662, 1330, 1331];

export const worked: Worked = {
  minutes: 15,
  steps: [
    [...surveyed(10), { set: { habitat: 'Wheat Field' } }, ...surveyed(10)],
    [{ set: { habitat: 'Custom Counts' } }, { set: { custom_counts: '2,8,1,1,3' } }],
    [{ record: 1, says: '1 − D = 1 − 64/210 = 0.695.' }],
    [{ set: { habitat: 'Rainforest Plot' } }, ...surveyed(10)],
    [
      { set: { habitat: 'Temperate Meadow', quadrat_count: 60 } },
      { do: 'start' },
      { wait: 60 * FRAME },
      { plot: { x: { column: 'individuals' }, y: { column: 'richness' } } },
    ],
    [{ record: 1 }, { check: 'density', answer: { result: 'density', rows: { last: 1 } } }],
    [{ set: { rarefy_to: 20 } }, { record: 1 }],
    [
      { set: { quadrat_size: 5, quadrat_count: 10 } },
      ...[0, 1].flatMap((clustering): readonly WorkedAct[] => [
        { set: { clustering } },
        { do: 'throw_all' },
        { record: 1 },
      ]),
    ],
    [
      { set: { quadrat_size: 1, clustering: 0.3 } },
      { do: 'throw_all' },
      { record: 1 },
      { do: 'clear' },
      ...BY_EYE.map((value): WorkedAct => ({ do: 'place_quadrat', value })),
      { wait: BY_EYE.length * FRAME },
      { record: 1 },
    ],
    Array.from({ length: 4 }, (): WorkedAct => ({ do: 'mark_recapture', value: 200 })),
  ],
};
