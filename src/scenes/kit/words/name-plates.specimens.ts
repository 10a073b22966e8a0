import { Container, Graphics } from 'pixi.js';
import type { Specimen } from '../../contract';
import { arrowSample, createColourKey, dotSample } from './colour-key';
import { createNamePlates } from './name-plates';

const SMALL = 13;
const COLOURS = [
  { text: 'glucose', colour: 0xe07a1f },
  { text: 'insulin', colour: 0x2f6fd0 },
] as const;

export const specimens: readonly Specimen[] = [
  {
    part: 'Names beside a picture',
    states: [
      {
        name: 'on both sides',
        width: 260,
        height: 130,
        create(context) {
          const root = new Container();
          const picture = new Graphics().ellipse(130, 65, 40, 55).fill(0xc98f6e);
          const names = createNamePlates(context, [
            { text: 'Liver', side: 'left', at: { x: 112, y: 50 }, y: 40 },
            { text: 'Stomach', side: 'right', at: { x: 146, y: 56 }, y: 50 },
            { text: 'Pancreas', side: 'right', at: { x: 140, y: 74 }, y: 55 },
          ]);
          names.lay({ x: 5, y: 5, width: 250, height: 120 }, SMALL, { x: 0, y: 0, scale: 1 });
          root.addChild(picture, names.root);
          return root;
        },
      },
    ],
  },
  {
    part: 'Key of colours',
    states: ([arrowSample, dotSample] as const).map((sample, n) => ({
      name: n === 0 ? 'arrows' : 'dots',
      width: 220,
      height: 40,
      create(context) {
        const key = createColourKey(context, sample, COLOURS);
        key.lay({ x: 10, y: 20 }, SMALL);
        return key.root;
      },
    })),
  },
];
