/** What the bench of gene editing shows. */
import type { ReadingDefs } from '../../contract';
import { rectangular } from '../../core/uncertainty';

export const editingReadings = {
  guides_found: { label: 'Sites', unit: '1', origin: 'count', decimals: 0 },
  guides_plus: { label: 'Sites, upper strand', unit: '1', origin: 'count', decimals: 0 },
  guides_minus: { label: 'Sites, lower strand', unit: '1', origin: 'count', decimals: 0 },
  guide_sequence: { label: 'Guide', kind: 'text', unit: 'text' },
  on_target_score: { label: 'Activity score', unit: '1', origin: 'computed', decimals: 1 },
  cut_position: { label: 'Cut after base', unit: '1', origin: 'count', decimals: 0 },
  cut_region: {
    label: 'Cut lies in',
    kind: 'text',
    unit: 'text',
    values: ['promoter', "5' UTR", 'coding', 'splice site', 'intron', 'none'],
  },
  guide_gc: { label: 'G and C of the guide', unit: '%', origin: 'computed', decimals: 0 },
  cfd_score: { label: 'CFD against the off-target', unit: '1', origin: 'computed', decimals: 3 },
  mit_hit_score: { label: 'Hit score against the off-target', unit: '1', origin: 'computed', decimals: 2 },
  specificity: { label: 'Specificity', unit: '1', origin: 'computed', decimals: 1 },
  edited_percent: { label: 'Alleles edited', unit: '%', origin: 'theory', decimals: 1 },
  indel_percent: { label: 'With an indel', unit: '%', origin: 'theory', decimals: 1 },
  hdr_percent: { label: 'Repaired exactly', unit: '%', origin: 'theory', decimals: 1 },
  frameshift_percent: { label: 'Indels that shift the frame', unit: '%', origin: 'theory', decimals: 1 },
  t7e1_cut_fraction: {
    label: 'Cut by T7E1',
    unit: '1',
    instrument: {
      name: 'Densitometry of the gel',
      updateInterval: 60,
      school: {
        resolution: 0.001,
        repeatability: 0.01,
        gain: rectangular(0.03),
        source:
          'Chosen: standard deviation 0.01 for setting the limits of the bands, and ±3 % of the ratio (taken as rectangular) for the background of the gel',
      },
      research: {
        resolution: 0.001,
        repeatability: 0.004,
        gain: rectangular(0.01),
        source: 'Chosen: capillary electrophoresis, standard deviation 0.004 and ±1 % taken as rectangular',
      },
    },
  },
  t7e1_indel_estimate: { label: 'Indels, estimated from T7E1', unit: '%', origin: 'derived', decimals: 1 },
  tide_percent: { label: 'Indels, from the mixed trace', unit: '%', origin: 'chance', decimals: 1 },
  fragment_large: { label: 'Larger fragment', unit: 'bp', origin: 'computed', decimals: 0 },
  fragment_small: { label: 'Smaller fragment', unit: 'bp', origin: 'computed', decimals: 0 },
} as const satisfies ReadingDefs;
