import type { ActionValue } from '../../engine/contract';
import { SMEARS } from '../../engine/data/white-cells';
import type { Measurement, Worked, WorkedAct } from '../worked';

export const measurement: Measurement = {
  quantity: 'share of lymphocytes of Patient 1 among 200 cells',
  unit: '%',
  truth: 100 * SMEARS['Patient 1'].fractions.lymphocyte,
  inputs: { mode: 'Automatic', cells_to_count: 200 },
  steps: [{ do: 'count_cells', value: 200 }, { wait: 1 }, { record: 1 }],
  analysis: { result: 'pct_lymphocyte' },
};

const HUNDRED = 100;

/** Cells that are told by hand before the rest is counted automatically. */
const BY_HAND = 10;

/** What the eye makes of the cell under the lens. */
const ringed = (seen: unknown): ActionValue => {
  const { cells, here } = seen as { readonly cells: readonly { readonly kind: string }[]; readonly here: number };
  return cells[here]?.kind ?? '';
};

const counted = (cells: number): readonly WorkedAct[] => [{ do: 'count_cells', value: cells }, { record: 1 }];

/** Another hundred, further along on the smear. */
const again: readonly WorkedAct[] = [{ do: 'new_count' }, ...counted(HUNDRED)];

export const worked: Worked = {
  minutes: 10,
  steps: [
    [{ set: { smear_area: 'Monolayer' } }],
    [
      ...Array.from({ length: BY_HAND }, (): WorkedAct => ({ do: 'classify', value: ringed })),
      { set: { mode: 'Automatic' }, says: 'Ten were told by hand; the rest is counted automatically.' },
      { do: 'count_cells', value: HUNDRED },
    ],
    [{ record: 1 }],
    again,
    [{ do: 'reveal' }],
    Array.from({ length: 8 }, () => again).flat(),
    [{ set: { smear_area: 'Feathered edge' } }, ...counted(HUNDRED)],
    [{ set: { patient: 'Patient 7', smear_area: 'Monolayer', cells_to_count: 200 } }, ...counted(200)],
  ],
};
