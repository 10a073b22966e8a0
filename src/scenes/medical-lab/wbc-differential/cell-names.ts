/** What the keys of the tally have printed on them. */
import type { CellClass } from '../../../../engine/data/white-cells';

export const PRINTED: Readonly<Record<CellClass, string>> = {
  segmented: 'SEG',
  band: 'BND',
  lymphocyte: 'LYM',
  atypical_lymphocyte: 'RLY',
  monocyte: 'MON',
  eosinophil: 'EOS',
  basophil: 'BAS',
  metamyelocyte: 'MET',
  myelocyte: 'MYE',
  promyelocyte: 'PRO',
  blast: 'BLA',
  nrbc: 'NRC',
  smudge: 'SMU',
};
