import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'width of the capsule of Klebsiella pneumoniae, from a hundred cells in India ink',
  unit: 'µm',
  truth: 1.5,
  steps: [{ do: 'apply_stain', value: 30 }, { wait: 31 }, { do: 'measure_cells', value: 100 }, { record: 1 }],
  analysis: { result: 'mean_halo_um' },
};

const inked: readonly WorkedAct[] = [{ do: 'apply_stain', value: 30 }, { wait: 30 }];

const violet: WorkedAct = { do: 'apply_stain', value: 120 };

const measured = (cells: number): readonly WorkedAct[] => [{ do: 'measure_cells', value: cells }, { record: 1 }];

export const worked: Worked = {
  minutes: 10,
  steps: [
    inked,
    [
      { set: { objective: '40x (NA 0.65)' } },
      { record: 1 },
      { set: { objective: '100x oil (NA 1.25)' } },
      { record: 1 },
    ],
    [...measured(20), ...measured(100), { check: 'halo_width', answer: { result: 'mean_halo_um', rows: { last: 1 } } }],
    [{ set: { growth_medium: 'Milk broth' } }, ...inked, ...measured(20)],
    [
      { set: { growth_medium: 'Nutrient agar', method: 'Anthony' } },
      violet,
      { do: 'wash_copper', value: 20, says: 'Copper sulfate in place of water: it leaves the capsule where it is.' },
      { wait: 20 },
      ...measured(20),
    ],
    [{ reset: true }, violet, { do: 'wash_water', value: 20 }, { wait: 20 }],
    [
      { set: { organism: 'Escherichia coli K-12', method: 'India ink', heat_fixed: true } },
      ...inked,
      { do: 'measure_cells', value: 20 },
      { record: 1 },
    ],
  ],
};
