/** What lives in a meadow, from above. Each is told by its form; colours only help. */
import type { GraphicsContext } from 'pixi.js';
import { meadowSpecies } from '../../../../engine/data/meadow-species';
import { blade, decussate, flower, head, palmate, pinnate, rosette, stalk, whorl } from './leaf';
import type { HabitatLife } from './habitat-life';
import { mix } from '../../kit/paint/shading';
import { coil, legs } from './small-animals';

type Draw = (pen: GraphicsContext) => void;

const GRASS = 0x5d8f3a;
const LEAF = 0x3f7d3a;
const DEEP = 0x2f6634;

/** Three leaflets on a stalk, with a pale mark across them. */
function clover(
  pen: GraphicsContext,
  angle: number,
  outline: 'round' | 'ovate',
  length: number,
  half: number,
  band: 'arc' | 'vee',
): void {
  stalk(pen, 0, 0, angle, 17, 1.2, 0x6f9a55);
  const x = 17 * Math.cos(angle);
  const y = 17 * Math.sin(angle);
  palmate(pen, x, y, angle, { leaflets: 3, spread: 4.1, outer: 1, length, half, outline, colour: LEAF });
  for (const off of [-2.05, 0, 2.05]) {
    const turn = angle + off;
    const at = (t: number, w: number): [number, number] => [
      x + Math.cos(turn) * length * t + Math.sin(turn) * half * w,
      y + Math.sin(turn) * length * t - Math.cos(turn) * half * w,
    ];
    const tip = band === 'vee' ? 0.75 : 0.58;
    pen
      .poly([...at(0.36, 0.8), ...at(tip, 0), ...at(0.36, -0.8), ...at(tip - 0.16, 0)])
      .fill({ color: 0xd7e6c4, alpha: 0.75 });
  }
}

const redFescue: Draw = (pen) => {
  rosette(26, 0.45, (angle, size, k) =>
    blade(pen, 0, 0, angle, 30 * size, 0.9, 'linear', mix(GRASS, 0x8a6a4a, (k % 4) * 0.08), { rib: false }),
  );
};

const whiteClover: Draw = (pen) => {
  whorl(3, 0.5, (angle) => clover(pen, angle, 'round', 9, 5.4, 'arc'));
  head(pen, 0, 0, 6.6, 19, 0xf4f1e6, 0xb9c2a2);
};

const ribwort: Draw = (pen) => {
  rosette(9, 0.6, (angle, size) => {
    blade(pen, 0, 0, angle, 30 * size, 3.6 * size, 'lance', LEAF);
    for (const off of [-0.055, 0.055]) stalk(pen, 0, 0, angle + off, 22 * size, 0.7, mix(LEAF, 0xffffff, 0.3));
  });
  for (const [x, y] of [
    [5, -9],
    [-8, 4],
  ] as const) {
    whorl(9, 0, (angle) => pen.circle(x + 4.4 * Math.cos(angle), y + 4.4 * Math.sin(angle), 0.9).fill(0xf2ecd0));
    head(pen, x, y, 3.2, 9, 0x5d4630);
  }
};

const buttercup: Draw = (pen) => {
  whorl(4, 0.1, (angle) => {
    stalk(pen, 0, 0, angle, 14, 1.3, LEAF);
    const x = 12 * Math.cos(angle);
    const y = 12 * Math.sin(angle);
    palmate(pen, x, y, angle, { leaflets: 5, spread: 3, length: 16, half: 2.7, outline: 'lobed', colour: LEAF });
  });
  const petals = { petals: 5, outline: 'round', radius: 8, half: 4, disc: 2.2, discColour: 0xc9a712 } as const;
  flower(pen, 3, -3, { ...petals, colour: 0xf5cf1c });
  flower(pen, -11, 10, { ...petals, radius: 6, half: 3, colour: 0xf5cf1c });
};

const yorkshireFog: Draw = (pen) => {
  rosette(11, 0.6, (angle, size) => blade(pen, 0, 0, angle, 27 * size, 2.3, 'strap', 0x8fae86));
  for (const angle of [0.3, 2.5, 4.4]) {
    stalk(pen, 0, 0, angle, 14, 1, 0xa7a584);
    blade(pen, 11 * Math.cos(angle), 11 * Math.sin(angle), angle, 18, 4.2, 'wavy', 0xc9a7b0, { rib: false });
    blade(pen, 13 * Math.cos(angle), 13 * Math.sin(angle), angle, 13, 2, 'wavy', 0xdcc3c8, { rib: false });
  }
};

const daisy: Draw = (pen) => {
  rosette(11, 0.7, (angle, size) => blade(pen, 0, 0, angle, 21 * size, 4.4 * size, 'spoon', LEAF));
  const rays = { petals: 17, outline: 'strap', radius: 8, half: 1.1, colour: 0xfbf7f4 } as const;
  flower(pen, 1, -2, { ...rays, disc: 2.8, discColour: 0xf0c322 });
};

const yarrow: Draw = (pen) => {
  rosette(7, 0.65, (angle, size) =>
    pinnate(pen, 0, 0, angle, {
      pairs: 11,
      rachis: 28 * size,
      length: 5,
      half: 0.8,
      outline: 'linear',
      colour: 0x5f8a5a,
      bare: 0.1,
      spread: 1,
    }),
  );
  for (const [x, y] of [
    [0, 0],
    [7, -4],
    [-6, -5],
    [4, 6],
    [-6, 5],
    [0, -10],
  ] as const) {
    head(pen, x, y, 3.4, 7, 0xf3efe9, 0xa9ad94);
  }
};

const redClover: Draw = (pen) => {
  whorl(3, 0.2, (angle) => clover(pen, angle, 'ovate', 14, 5, 'vee'));
  head(pen, 0, 0, 8.6, 34, 0xc0568c);
};

const dandelion: Draw = (pen) => {
  rosette(9, 0.7, (angle, size) => blade(pen, 0, 0, angle, 30 * size, 6 * size, 'backTeeth', 0x4d8a3a));
  for (const [radius, colour] of [
    [10, 0xe0a60c],
    [7, 0xf6c71c],
    [4, 0xffdf52],
  ] as const) {
    whorl(19, radius, (angle) => blade(pen, 0, 0, angle, radius, 0.8, 'linear', colour, { rib: false }));
  }
};

const birdsFoot: Draw = (pen) => {
  whorl(5, 0.5, (angle) => {
    stalk(pen, 0, 0, angle, 15, 1.1, LEAF);
    const x = 14 * Math.cos(angle);
    const y = 14 * Math.sin(angle);
    palmate(pen, x, y, angle, { leaflets: 3, spread: 1.9, length: 12, half: 3.2, outline: 'ovate', colour: LEAF });
    for (const off of [-1.2, 1.2]) blade(pen, x * 0.72, y * 0.72, angle + off, 6, 2, 'ovate', LEAF, { rib: false });
  });
  whorl(5, 0, (angle) => blade(pen, 0, 0, angle, 10, 3.2, 'hoof', 0xf2b71a, { rib: 0xc4561d }));
};

const selfheal: Draw = (pen) => {
  decussate(3, 0.6, (angle, size) => blade(pen, 0, 0, angle, 28 * size, 7 * size, 'ovate', LEAF));
  pen.roundRect(-7, -7, 14, 14, 2).fill(0x4a3a52);
  whorl(8, 0.4, (angle) => blade(pen, 3 * Math.cos(angle), 3 * Math.sin(angle), angle, 7, 2, 'hoof', 0x7d5fb2));
};

const oxeye: Draw = (pen) => {
  rosette(10, 0.6, (angle, size) => blade(pen, 0, 0, angle, 24 * size, 3.2, 'teeth', DEEP));
  const rays = { petals: 20, outline: 'strap', radius: 17, half: 2, colour: 0xfdfbf6 } as const;
  flower(pen, 0, 0, { ...rays, disc: 6, discColour: 0xe9b81a });
};

const knapweed: Draw = (pen) => {
  rosette(9, 0.65, (angle, size) => blade(pen, 0, 0, angle, 29 * size, 2.9, 'lance', 0x52764a));
  pen.circle(0, 0, 6).fill(0x4a3324);
  whorl(16, 0, (angle) => blade(pen, 0, 0, angle, 12, 1.2, 'forked', 0xa24fa0, { rib: false }));
  whorl(10, 0.2, (angle) => blade(pen, 0, 0, angle, 7, 1.1, 'forked', 0xbf74bd, { rib: false }));
};

const cuckooflower: Draw = (pen) => {
  rosette(6, 0.8, (angle, size) =>
    pinnate(pen, 0, 0, angle, {
      pairs: 3,
      rachis: 22 * size,
      length: 6.5,
      half: 3.2,
      outline: 'round',
      colour: LEAF,
      taper: 1.1,
      spread: 1.3,
    }),
  );
  for (const [x, y] of [
    [0, -5],
    [7, 4],
    [-7, 4],
  ] as const) {
    flower(pen, x, y, {
      petals: 4,
      outline: 'notched',
      radius: 6.4,
      half: 2.8,
      colour: 0xdccbe8,
      disc: 1.3,
      discColour: 0xd9cf5a,
    });
  }
};

const scabious: Draw = (pen) => {
  decussate(3, 0.7, (angle, size) => blade(pen, 0, 0, angle, 30 * size, 6 * size, 'lobed', 0x5b8250));
  whorl(13, 0, (angle) => blade(pen, 0, 0, angle, 12, 2.6, 'notched', 0xa79bd0, { rib: false }));
  head(pen, 0, 0, 6.4, 21, 0x9186c4);
};

const orchid: Draw = (pen) => {
  rosette(6, 0.7, (angle, size) => {
    const length = 30 * size;
    blade(pen, 0, 0, angle, length, 5 * size, 'strap', 0x55883f);
    for (let k = 0; k < 5; k++) {
      const side = k % 2 === 0 ? 1.6 : -1.6;
      const at = length * (0.3 + 0.12 * k);
      pen
        .circle(at * Math.cos(angle) + side * Math.sin(angle), at * Math.sin(angle) - side * Math.cos(angle), 1.1)
        .fill(0x4b2a3c);
    }
  });
  whorl(8, 0, (angle) => blade(pen, 2 * Math.cos(angle), 2 * Math.sin(angle), angle, 8, 3, 'notched', 0xe0a3cd));
  whorl(5, 0.5, (angle) => blade(pen, 0, 0, angle, 5, 2, 'notched', 0xc46faa, { rib: false }));
};

const bandedSnail: Draw = (pen) => {
  blade(pen, -16, 6, 0.1, 40, 5.5, 'strap', 0x8f8670, { rib: 0x6c644f });
  for (const angle of [-0.35, 0.45]) {
    stalk(pen, 20, 7, angle, 9, 1.4, 0x7c735c);
    pen.circle(20 + 9 * Math.cos(angle), 7 + 9 * Math.sin(angle), 1.4).fill(0x3a3428);
  }
  coil(pen, 2.6, 17, 0xe3c766, null);
  for (const radius of [15, 11, 7.5]) {
    pen.arc(-1, 0, radius, 0.3, 4.4).stroke({ width: 1.9, color: 0x5a3418, cap: 'round' });
    pen.moveTo(0, 0);
  }
};

const ladybird: Draw = (pen) => {
  legs(pen, 0x201a18, 15);
  pen.circle(13, 0, 6.5).fill(0x1d1918).ellipse(0, 0, 15, 13.5).fill(0xc62f1f);
  pen.circle(15, -4, 1.8).fill(0xf2efe6).circle(15, 4, 1.8).fill(0xf2efe6);
  stalk(pen, -15, 0, 0, 24, 1.2, 0x3a1510);
  for (const [x, y] of [
    [8, 0],
    [3, -8],
    [3, 8],
    [-4, -5],
    [-4, 5],
    [-10, -6.5],
    [-10, 6.5],
  ] as const) {
    pen.circle(x, y, 2.5).fill(0x1d1512);
  }
  pen.ellipse(-3, -7, 5, 2.2).fill({ color: 0xffffff, alpha: 0.4 });
};

/** Drawings in the order of the species. */
export const life: HabitatLife = {
  species: meadowSpecies,
  drawings: [
    redFescue,
    whiteClover,
    bandedSnail,
    ribwort,
    buttercup,
    yorkshireFog,
    daisy,
    yarrow,
    redClover,
    dandelion,
    birdsFoot,
    selfheal,
    oxeye,
    knapweed,
    cuckooflower,
    ladybird,
    scabious,
    orchid,
  ],
};
