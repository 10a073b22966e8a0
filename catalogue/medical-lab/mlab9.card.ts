import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'CSF Analysis',
  simulation: 'csf_analysis',
  model: 'medical-lab/csf-analysis',
  scene: 'medical-lab/csf-analysis',
  objective:
    'Examine cerebrospinal fluid and tell bacterial, viral and tuberculous patterns, bleeding and a traumatic tap apart.',
  picture: {
    query:
      'sample=Patient+6&actions=0:measure_pressure~20:collect~29:count_cells~30:chemistry~31:centrifuge~332:scan_spectrum',
    until: 336,
    end: 360,
  },
};
