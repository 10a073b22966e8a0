/** What lives in an arable field, from above. */
import type { GraphicsContext } from 'pixi.js';
import { wheatFieldSpecies } from '../../../../engine/data/wheat-field-species';
import { TURN, blade, head, palmate, rosette, stalk, whorl } from './leaf';
import type { HabitatLife } from './habitat-life';
import { beetle } from './small-animals';

type Draw = (pen: GraphicsContext) => void;

const wheat: Draw = (pen) => {
  rosette(8, 0.7, (angle, size) => blade(pen, 0, 0, angle, 29 * size, 1.7, 'linear', 0x94a552));
  for (const from of [-0.9, 1.4, 3.6]) {
    stalk(pen, 0, 0, from, 9, 1.2, 0xb59b4c);
    for (let k = 0; k < 5; k++) {
      const x = (6 + 2.9 * k) * Math.cos(from);
      const y = (6 + 2.9 * k) * Math.sin(from);
      for (const side of [-0.5, 0.5]) blade(pen, x, y, from + side, 5, 1.5, 'ovate', 0xd9b65a, { rib: 0xb08c38 });
    }
  }
};

const poppy: Draw = (pen) => {
  rosette(6, 0.8, (angle, size) => blade(pen, 0, 0, angle, 28 * size, 4.6, 'lobed', 0x63805a));
  whorl(4, 0.6, (angle) => blade(pen, 0, 0, angle, 18, 12, 'wavy', 0xcf3024, { rib: false }));
  whorl(4, 0.6 + TURN / 8, (angle) => blade(pen, 0, 0, angle, 6, 2.4, 'ovate', 0x2a1414, { rib: false }));
  whorl(14, 0, (angle) => pen.circle(4.6 * Math.cos(angle), 4.6 * Math.sin(angle), 0.8).fill(0x16100f));
  pen.circle(0, 0, 2.6).fill(0x9fae7c);
};

const cornflower: Draw = (pen) => {
  rosette(9, 0.7, (angle, size) => blade(pen, 0, 0, angle, 30 * size, 1.3, 'linear', 0x8b9d8c, { rib: false }));
  whorl(8, 0, (angle) => {
    stalk(pen, 0, 0, angle, 9, 1.4, 0x3d5fc4);
    palmate(pen, 7 * Math.cos(angle), 7 * Math.sin(angle), angle, {
      leaflets: 4,
      spread: 1.3,
      length: 7,
      half: 1.3,
      outline: 'lance',
      colour: 0x3f66d6,
    });
  });
  head(pen, 0, 0, 4.2, 12, 0x6a4ba8);
};

const groundBeetle: Draw = (pen) => beetle(pen, 1.75, 0x1c1d24, 3);

/** Drawings in the order of the species. */
export const life: HabitatLife = {
  species: wheatFieldSpecies,
  drawings: [wheat, groundBeetle, poppy, cornflower],
};
