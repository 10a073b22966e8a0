import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createBaseGlyphs } from './base-glyphs';
import { createSequenceStrip, type StripState } from './sequence-strip';

const strip = (context: StageContext, state: Partial<StripState>): Container => {
  const glyphs = createBaseGlyphs();
  const made = createSequenceStrip(context, glyphs, { choose() {}, substitute() {}, remove() {}, changed() {} });
  made.lay({ x: 10, y: 10, width: 600, height: 120 }, { small: 12, text: 14, figures: 26 });
  made.show({
    dna: 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG',
    title: 'DNA as typed: coding, 5′→3′',
    copied: 39,
    active: null,
    frame: 0,
    edited: [],
    follow: true,
    ...state,
  });
  const root = new Container();
  root.addChild(made.root);
  root.once('destroyed', () => glyphs.destroy());
  return root;
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Sequence strip',
    states: [
      {
        name: 'half copied',
        width: 620,
        height: 140,
        create: (context) => strip(context, { copied: 20, active: [20, 21] }),
      },
      {
        name: 'a codon at work, an edited base',
        width: 620,
        height: 140,
        create: (context) => strip(context, { active: [6, 9], edited: [4] }),
      },
      { name: 'triplets from base 2', width: 620, height: 140, create: (context) => strip(context, { frame: 1 }) },
      {
        name: '600 bases',
        width: 620,
        height: 140,
        create: (context) => strip(context, { dna: 'ACGTGT'.repeat(100), copied: 300, active: [300, 301] }),
      },
    ],
  },
];
