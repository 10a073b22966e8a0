/** What a Rockwell tester shows. */
import type { ReadingDefs } from '../contract';
import { rectangular } from '../core/uncertainty';

/** Of a result that counts. */
export const VALID = 'Valid';

export const rockwellReadings = {
  load: { label: 'Load', unit: 'kgf', decimals: 1, origin: 'computed' },
  depth: {
    label: 'Depth of the indenter',
    unit: 'µm',
    range: [0, 1000],
    instrument: {
      name: 'Depth gauge of the tester',
      updateInterval: 0.05,
      school: {
        resolution: 0.2,
        repeatability: rectangular(0.2),
        source: 'a tenth of a Rockwell point, 0.2 µm; repeats within one step, taken as rectangular',
      },
      research: {
        resolution: 0.02,
        repeatability: rectangular(0.02),
        source: 'a hundredth of a Rockwell point, 0.02 µm; repeats within one step, taken as rectangular',
      },
    },
  },
  h_permanent: { label: 'Permanent depth h', unit: 'µm', decimals: 1, origin: 'derived' },
  hardness: { label: 'Rockwell hardness', unit: 'points', decimals: 1, origin: 'derived' },
  contact_radius: { label: 'Radius of contact at full load', unit: 'mm', decimals: 3, origin: 'theory' },
  t_min: { label: 'Least thickness', unit: 'mm', decimals: 2, origin: 'theory' },
  hv_equivalent: { label: 'HV of steel by E140', unit: 'HV', decimals: 0, origin: 'derived' },
  block_hardness: { label: 'Block: certified hardness', unit: 'points', decimals: 1, origin: 'theory' },
  block_hv: { label: 'Block: certified HV', unit: 'HV', decimals: 0, origin: 'theory' },
  block_error: { label: 'Block: mean less certificate', unit: 'points', decimals: 1, origin: 'derived' },
  indents: { label: 'Indents read on this piece', unit: '1', decimals: 0, origin: 'count' },
  valid: {
    kind: 'text',
    label: 'Validity',
    unit: 'text',
    origin: 'derived',
    values: [
      VALID,
      'Below range',
      'Above range',
      'Above range: use HRA',
      'Above range: use HRB',
      'Above range: use HRC',
      'Too thin',
      'Too close',
      'Dwell not 2 to 6 s',
    ],
  },
} as const satisfies ReadingDefs;
