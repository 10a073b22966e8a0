import { Container, Graphics } from 'pixi.js';
import type { Specimen } from '../../contract';
import { createPictureCard, drawLensWindow, lensWindowOn } from './picture-card';

const BOX = { x: 8, y: 6, width: 164, height: 128 } as const;
const SMALL = 13;

export const specimens: readonly Specimen[] = [
  {
    part: 'Card with a picture',
    states: [
      {
        name: 'the window of a lens',
        width: 180,
        height: 146,
        create(context) {
          const card = createPictureCard(context, 'what is seen');
          card.lay(BOX, SMALL);
          const mask = new Graphics();
          const seen = new Graphics().circle(90, 60, 70).fill(0x5ec8ff);
          seen.mask = mask;
          drawLensWindow(card.pen, mask, lensWindowOn(BOX, SMALL), context.theme, 0x121b27);
          return new Container({ children: [card.root, mask, seen] });
        },
      },
    ],
  },
];
