import { fatigueMaterial } from '../../engine/data/fatigue-materials';
import type { Promised, PromiseStep } from '../promise';

const LEVELS = [550, 600, 660, 720, 800] as const;
const SPECIMENS = 3;

export const promise: Promised = {
  quantity: 'exponent B of the S-N curve of AISI 4340, three specimens at five levels',
  unit: '1',
  truth: fatigueMaterial('Steel AISI 4340').b,
  inputs: { frequency: 100 },
  steps: LEVELS.flatMap((amplitude): readonly PromiseStep[] => [
    { set: { amplitude } },
    ...Array.from({ length: SPECIMENS }).flatMap((): readonly PromiseStep[] => [
      { do: 'next_specimen' },
      { do: 'start' },
      { wait: 4000 },
      { record: 1 },
    ]),
  ]),
  analysis: { result: 'fit_b' },
};
