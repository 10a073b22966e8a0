import type { BenchCard } from '../card';

export const card: BenchCard = {
  title: 'Urinalysis',
  simulation: 'urinalysis',
  model: 'medical-lab/urinalysis',
  scene: 'medical-lab/urinalysis',
  objective: 'Examine urine by eye, test strip, refractometer and microscope, and see where each method is blind.',
  picture: {
    query:
      'sample=Sample+H&actions=0:dip_strip~1:read_all_on_time~122:refractometer~123:centrifuge~424:count_fields=hpf',
    until: 428,
    end: 460,
  },
};
