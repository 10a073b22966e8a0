import { Graphics } from 'pixi.js';
import type { Specimen } from '../../contract';
import { drawGantryBore, drawGantryGlass, drawGantryShell } from './gantry';

export const specimens: readonly Specimen[] = [
  {
    part: 'Gantry of a scanner',
    states: [
      {
        name: 'shell, glass and bore',
        width: 220,
        height: 230,
        create({ theme }) {
          const gantry = drawGantryShell(new Graphics(), theme, { x: 200, y: 214, corner: 100, funnel: 194 });
          drawGantryGlass(gantry, 186);
          drawGantryBore(gantry, theme, 122, 114);
          gantry.position.set(110, 115);
          gantry.scale.set(0.5);
          return gantry;
        },
      },
    ],
  },
];
