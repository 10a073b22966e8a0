/** What lives in the pools of a rocky shore, from above. */
import type { GraphicsContext } from 'pixi.js';
import { rockPoolSpecies } from '../../../../engine/data/rock-pool-species';
import { TURN, blade, palmate, stalk, whorl } from './leaf';
import type { HabitatLife } from './habitat-life';
import { mix } from '../../kit/paint/shading';
import { coil } from './small-animals';

type Draw = (pen: GraphicsContext) => void;

const coralWeed: Draw = (pen) =>
  whorl(5, 0.2, (angle) => {
    for (let k = 0; k < 5; k++) {
      const at = 5 * k;
      const x = at * Math.cos(angle);
      const y = at * Math.sin(angle);
      blade(pen, x, y, angle, 6, 2.3, 'wedge', 0xd38aa0, { rib: false });
      if (k === 0) continue;
      for (const side of [-0.9, 0.9]) {
        blade(pen, x, y, angle + side, 8 - k, 1.9, 'wedge', mix(0xd38aa0, 0xffffff, 0.2), { rib: false });
      }
    }
  });

const bladderWrack: Draw = (pen) =>
  whorl(4, 0.3, (angle) => {
    blade(pen, 0, 0, angle, 18, 3.4, 'strap', 0x6b5a26, { rib: 0x4b3f18 });
    for (const fork of [-0.45, 0.45]) {
      const x = 15 * Math.cos(angle);
      const y = 15 * Math.sin(angle);
      blade(pen, x, y, angle + fork, 18, 3.6, 'forked', 0x7a682c, { rib: 0x4b3f18 });
      for (const side of [-1.7, 1.7]) {
        const turn = angle + fork;
        pen
          .circle(x + 7 * Math.cos(turn) - side * Math.sin(turn), y + 7 * Math.sin(turn) + side * Math.cos(turn), 1.9)
          .fill(0x9a8740);
      }
    }
  });

const seaLettuce: Draw = (pen) => {
  for (const [angle, size] of [
    [0.4, 1],
    [2.3, 0.95],
    [4.3, 1.02],
    [5.6, 0.7],
  ] as const) {
    blade(pen, 0, 0, angle, 29 * size, 14 * size, 'wavy', 0x66b83e, { rib: false });
  }
  palmate(pen, 0, 0, 1.2, { leaflets: 3, spread: 4, length: 14, half: 6, outline: 'wavy', colour: 0x8fd060 });
};

const periwinkle: Draw = (pen) => {
  coil(pen, 2.3, 19, 0x4c463f, null);
  for (const radius of [15, 10.5, 6.5]) {
    pen.moveTo(radius * Math.cos(0.2), radius * Math.sin(0.2));
    pen.arc(0, 0, radius, 0.2, 3.7).stroke({ width: 0.9, color: 0x8c8376 });
  }
  pen.ellipse(11, 10, 6, 4.2).fill(0x221d19);
};

const limpet: Draw = (pen) => {
  const rim: number[] = [];
  for (let k = 0; k < 44; k++) {
    const r = k % 2 ? 22 : 19.5;
    rim.push(r * Math.cos((k * TURN) / 44), 0.85 * r * Math.sin((k * TURN) / 44));
  }
  pen.poly(rim).fill(0x8f8468).ellipse(-3, -4, 14, 11).fill(0xa99d80);
  whorl(22, 0, (angle) => stalk(pen, 0, 0, angle, 19, 1, 0xc9bfa2));
  pen.circle(-1, -1, 3.4).fill(0xe3dcc6);
};

/** A small group: barnacles settle on one another. */
const barnacle: Draw = (pen) => {
  for (const [x, y, r] of [
    [0, 0, 13],
    [15, 8, 7],
    [-13, 11, 6],
  ] as const) {
    whorl(6, 0.3, (angle) =>
      blade(
        pen,
        x + r * 0.24 * Math.cos(angle),
        y + r * 0.24 * Math.sin(angle),
        angle,
        r * 0.95,
        r * 0.48,
        'round',
        0xd9d6cc,
        {
          rib: 0xa9a598,
        },
      ),
    );
    whorl(4, 0.7, (angle) => blade(pen, x, y, angle, r * 0.42, r * 0.3, 'ovate', 0x77756b, { rib: false }));
  }
};

const anemone: Draw = (pen) => {
  pen.circle(0, 0, 13).fill(0x7c1f22);
  for (const [count, from, length, colour] of [
    [20, 12, 12, 0x9b2b2c],
    [14, 8, 10, 0xb83f3b],
  ] as const) {
    whorl(count, from, (angle) =>
      blade(pen, from * Math.cos(angle), from * Math.sin(angle), angle, length, 1.9, 'strap', colour, { rib: false }),
    );
  }
  pen.ellipse(0, 0, 3.4, 1.6).fill(0x4c1013);
};

const mussel: Draw = (pen) => {
  blade(pen, -22, 8, -0.36, 46, 10.5, 'spoon', 0x232b45, { rib: false });
  for (const size of [0.86, 0.68, 0.48]) {
    blade(pen, -21, 7.6, -0.36, 46 * size, 10 * size, 'spoon', mix(0x2c3656, 0x8fa0c8, 1 - size), { rib: false });
  }
  blade(pen, -22, 8, -0.36, 18, 2.6, 'spoon', 0x101420, { rib: false });
};

const whelk: Draw = (pen) => {
  blade(pen, 24, 10, Math.PI + 0.36, 52, 12, 'ovate', 0xd8cfba, { rib: false });
  for (const [at, half] of [
    [0.3, 11.5],
    [0.52, 8],
    [0.7, 5.2],
    [0.84, 3],
  ] as const) {
    const x = 24 - 49 * at;
    const y = 10 - 18 * at;
    stalk(pen, x + half * 0.35, y - half, Math.PI / 2 + 0.36, 2 * half, 1.2, 0x9c9079);
  }
  blade(pen, 22, 9, Math.PI + 0.1, 22, 4, 'lance', 0x5f4d3d, { rib: false });
};

const urchin: Draw = (pen) => {
  for (const [count, reach, colour] of [
    [30, 23, 0x4f6a45],
    [24, 19, 0x6f8f5c],
    [16, 14, 0x8fae74],
  ] as const) {
    whorl(count, reach, (angle) => stalk(pen, 6 * Math.cos(angle), 6 * Math.sin(angle), angle, reach - 6, 1.7, colour));
  }
  pen.circle(0, 0, 7.5).fill(0x5f7f4f);
  whorl(10, 0, (angle) => pen.circle(5.4 * Math.cos(angle), 5.4 * Math.sin(angle), 1).fill(0xb9a3c4));
  pen.circle(0, 0, 1.8).fill(0x3a3f2c);
};

const cushionStar: Draw = (pen) => {
  const rim: number[] = [];
  for (let k = 0; k < 40; k++) {
    const angle = (k * TURN) / 40;
    const r = 17 + 6.5 * Math.cos(5 * angle);
    rim.push(r * Math.cos(angle), r * Math.sin(angle));
  }
  pen.poly(rim).fill(0xc28a4c);
  whorl(5, 0, (angle) => {
    stalk(pen, 0, 0, angle, 21, 3.6, 0xd9a868);
    for (const at of [8, 13, 17]) pen.circle(at * Math.cos(angle), at * Math.sin(angle), 1).fill(0x8a5626);
  });
};

const crab: Draw = (pen) => {
  for (const side of [-1, 1]) {
    for (const off of [0.1, 0.5, 0.9]) {
      const angle = side * (Math.PI / 2 + off);
      stalk(pen, -4, side * 8, angle, 18, 3, 0x4f5a2d);
    }
    stalk(pen, 6, side * 11, side * 0.7, 15, 5, 0x5e6a35);
    blade(pen, 16, side * 20, -side * 0.5, 15, 4.6, 'hoof', 0x6d7a40, { rib: 0x2f3618 });
  }
  const rim: number[] = [-12, -9, -14, 0, -12, 9];
  for (const side of [1, -1]) {
    const teeth = [
      -2, 13, -3, 15.5, 1, 14.4, 1, 17, 4, 14.6, 5, 16.6, 7.4, 13.4, 9, 14.6, 10.6, 11, 12.6, 11.4, 12.6, 6,
    ];
    for (let k = 0; k < teeth.length; k += 2) {
      const at = side === 1 ? k : teeth.length - 2 - k;
      rim.push(teeth[at] ?? 0, side * (teeth[at + 1] ?? 0));
    }
  }
  pen.poly(rim).fill(0x66733a).ellipse(-2, -3, 8, 8).fill(0x7c8a4c);
  for (const side of [-1, 1]) pen.circle(13, side * 4, 1.7).fill(0x16180d);
};

/** Drawings in the order of the species. */
export const life: HabitatLife = {
  species: rockPoolSpecies,
  drawings: [
    periwinkle,
    coralWeed,
    limpet,
    barnacle,
    bladderWrack,
    anemone,
    seaLettuce,
    mussel,
    whelk,
    urchin,
    cushionStar,
    crab,
  ],
};
