import { Container } from 'pixi.js';
import type { Specimen } from '../../contract';
import { CLOUD_WIDE, createCloud } from './clouds';

export const specimens: readonly Specimen[] = [
  {
    part: 'cloud',
    states: [
      {
        name: 'three of them',
        width: 3 * CLOUD_WIDE + 40,
        height: 90,
        create: ({ theme }) => {
          const root = new Container();
          for (let n = 0; n < 3; n++) {
            const cloud = createCloud(theme, n);
            cloud.position.set(10 + CLOUD_WIDE * (n + 0.5) + 10 * n, 55);
            root.addChild(cloud);
          }
          return root;
        },
      },
    ],
  },
];
