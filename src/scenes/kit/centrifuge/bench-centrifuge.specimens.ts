import type { Specimen, StageContext } from '../../contract';
import { createBenchCentrifuge } from './bench-centrifuge';

const TYPE = { small: 12, text: 14, figures: 26 } as const;
const SERUM = 0xe8d27a;

const centrifuge = (name: string, spinning: number | null, liquid: number | null): Specimen['states'][number] => ({
  name,
  width: 240,
  height: 200,
  create(context: StageContext) {
    const part = createBenchCentrifuge(context);
    part.lay({ x: 10, y: 10, width: 220, height: 180 }, TYPE);
    part.set(spinning, liquid, 200, false);
    return part.root;
  },
});

export const specimens: readonly Specimen[] = [
  {
    part: 'Bench centrifuge',
    states: [
      centrifuge('empty', null, null),
      centrifuge('with tubes', null, SERUM),
      centrifuge('it spins', 0.6, SERUM),
    ],
  },
];
