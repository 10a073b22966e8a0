import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createBarrierCurve } from './barrier-curve';
import { createSolutionBox } from './solution-box';
import { createStopwatch } from './stopwatch';

const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  part.position.set(x, y);
  root.addChild(part);
  return root;
};

const watch = (figures: string, word: string, running: boolean) => (context: StageContext) => {
  const part = createStopwatch(context, 56, 110);
  part.set(figures, word, running);
  return at(70, 124, part.root);
};

const curve = (kelvin: number, lower: number | null) => (context: StageContext) => {
  const part = createBarrierCurve(context);
  part.lay({ x: 0, y: 0, width: 240, height: 190 }, { small: 12, text: 14, figures: 26 });
  part.set(kelvin, 56_100, lower, `${kelvin} K`);
  return part.root;
};

const solution = (counts: readonly number[]) => (context: StageContext) => {
  const part = createSolutionBox(context, 'In the mixture', [
    { name: 'I⁻', colour: 0xa78bfa, radius: 3.6, most: 60 },
    { name: 'H₂O₂', colour: 0xf87171, radius: 3.4, pair: true, most: 16 },
  ]);
  part.lay({ x: 0, y: 0, width: 240, height: 150 }, { small: 12, text: 14, figures: 26 });
  part.draw(counts, 1);
  return at(0, 0, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Stopwatch',
    states: [
      { name: 'ready', width: 140, height: 190, create: watch('0.0', 'ready', false) },
      { name: 'running', width: 140, height: 190, create: watch('25.4', 's', true) },
      { name: 'stopped', width: 140, height: 190, create: watch('25.78', 'stopped', false) },
    ],
  },
  {
    part: 'Barrier curve',
    states: [
      { name: 'cold', width: 240, height: 190, create: curve(273, null) },
      { name: 'hot, with a lower path', width: 240, height: 190, create: curve(373, 35_000) },
    ],
  },
  {
    part: 'Solution',
    states: [
      { name: 'dilute', width: 240, height: 150, create: solution([8, 4]) },
      { name: 'concentrated', width: 240, height: 150, create: solution([60, 16]) },
    ],
  },
];
