import { Container, Graphics } from 'pixi.js';
import type { Specimen } from '../../contract';
import { createNucleus } from './nucleus';

const WIDTH = 320;
const HEIGHT = 260;

export const specimens: readonly Specimen[] = [
  {
    part: 'Nucleus',
    states: [
      {
        name: 'envelope with its pores',
        width: WIDTH,
        height: HEIGHT,
        create(context) {
          const root = new Container();
          const nucleus = createNucleus(context);
          nucleus.position.set(70, HEIGHT / 2);
          const window = new Graphics().rect(0, 0, WIDTH, HEIGHT).fill(0xffffff);
          nucleus.mask = window;
          root.addChild(nucleus, window);
          return root;
        },
      },
    ],
  },
];
