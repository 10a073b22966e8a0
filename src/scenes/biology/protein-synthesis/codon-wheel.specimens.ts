import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createCodonWheel } from './codon-wheel';

const wheel = (context: StageContext, radius: number, codon: string | null): Container => {
  const made = createCodonWheel(context);
  made.resize(radius, { small: 12, text: 14, figures: 26 });
  made.write(64);
  made.light(codon);
  made.root.position.set(140, 140);
  const root = new Container();
  root.addChild(made.root);
  return root;
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Codon wheel',
    states: [
      { name: 'no codon', width: 280, height: 280, create: (context) => wheel(context, 114, null) },
      { name: 'AUG, methionine', width: 280, height: 280, create: (context) => wheel(context, 114, 'AUG') },
      { name: 'UGA, stop', width: 280, height: 280, create: (context) => wheel(context, 114, 'UGA') },
      { name: 'small', width: 280, height: 280, create: (context) => wheel(context, 74, 'GCC') },
    ],
  },
];
