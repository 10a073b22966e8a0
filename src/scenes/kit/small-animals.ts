/** Small animals from above: shells, beetles and what else sits in a quadrat. Reach about 24 units. */
import type { GraphicsContext } from 'pixi.js';
import { blade, stalk, TURN, whorl } from './leaf';
import { mix } from './shading';

type Draw = (pen: GraphicsContext) => void;

/** A coiled shell: whorls from the lip to the apex along a spiral. */
function coil(pen: GraphicsContext, turns: number, radius: number, colour: number, band: number | null): void {
  const steps = Math.round(turns * 14);
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const r = radius * (1 - 0.86 * t);
    const angle = 0.6 + turns * TURN * t;
    const away = (radius - r) * 0.62;
    const x = away * Math.cos(angle * 0.25 + 3.4) + r * 0.34 * Math.cos(angle);
    const y = away * Math.sin(angle * 0.25 + 3.4) + r * 0.34 * Math.sin(angle);
    pen.circle(x, y, r * 0.68).fill(mix(colour, t < 0.5 ? 0x000000 : 0xffffff, 0.26 * Math.abs(t - 0.5) * 2));
    if (band !== null) pen.circle(x + r * 0.3, y + r * 0.3, r * 0.2).fill(band);
  }
  pen.ellipse(-radius * 0.3, -radius * 0.42, radius * 0.3, radius * 0.16).fill({ color: 0xffffff, alpha: 0.5 });
}

const legs = (pen: GraphicsContext, colour: number, reach: number, pairs = 3): void => {
  for (let k = 0; k < pairs; k++) {
    const off = pairs === 1 ? 0 : (k / (pairs - 1) - 0.5) * 1.5;
    for (const side of [-1, 1]) {
      const angle = side * (Math.PI / 2 + off * side);
      stalk(pen, -off * 6, 0, angle, reach, 2, colour);
    }
  }
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

/** Two wing cases, neck shield and head; `long`: how much longer than wide. */
function beetle(pen: GraphicsContext, long: number, colour: number, ridges: number): void {
  const back = 11 * long;
  legs(pen, 0x17130f, 17);
  for (const angle of [-0.5, 0.5]) stalk(pen, back * 0.9, 0, angle, 12, 1, 0x17130f);
  pen
    .circle(back * 0.92, 0, 5)
    .fill(mix(colour, 0x000000, 0.3))
    .roundRect(back * 0.36, -8.5, back * 0.46, 17, 5)
    .fill(mix(colour, 0xffffff, 0.06))
    .ellipse(-back * 0.28, 0, back * 0.74, 10.5)
    .fill(colour);
  stalk(pen, -back, 0, 0, back * 1.35, 0.9, 0x000000);
  for (let k = 1; k <= ridges; k++) {
    for (const side of [-1, 1])
      stalk(pen, -back * 0.82, side * 2.6 * k, 0, back * 1.1, 0.6, mix(colour, 0xffffff, 0.25));
  }
  pen.ellipse(-back * 0.3, -5, back * 0.34, 1.8).fill({ color: 0xffffff, alpha: 0.38 });
}

const groundBeetle: Draw = (pen) => beetle(pen, 1.75, 0x1c1d24, 3);

const dungBeetle: Draw = (pen) => {
  pen.circle(-23, 4, 9).fill(0x5b4327).circle(-26, 1, 4).fill(0x73583a);
  beetle(pen, 1.1, 0x262a33, 1);
  whorl(5, -0.8, (angle, k) => {
    if (k < 3) stalk(pen, 12, 0, angle * 0.55, 8, 2.4, 0x262a33);
  });
};

const ant: Draw = (pen) => {
  legs(pen, 0x6d3517, 20);
  pen.ellipse(-12, 0, 7, 5).fill(0x7d3d1a).ellipse(-1, 0, 6, 3).fill(0x94491f).circle(10, 0, 5.4).fill(0x8a441d);
  for (const angle of [-0.7, 0.7]) stalk(pen, 13, 0, angle, 10, 1, 0x6d3517);
  blade(pen, 12, 1, -1.3, 24, 9, 'hoof', 0x5f9a3c);
};

const frog: Draw = (pen) => {
  for (const side of [-1, 1]) {
    stalk(pen, -8, side * 6, side * 2.2, 17, 6, 0x27479a);
    stalk(pen, -18, side * 19, side * 0.5, 14, 4, 0x27479a);
    stalk(pen, 6, side * 6, side * 0.9, 14, 4, 0xb3241c);
  }
  pen.ellipse(-2, 0, 16, 10).fill(0xc52a20).ellipse(-5, -3, 9, 4).fill(0xdd4a3a).circle(13, 0, 8).fill(0xc52a20);
  for (const side of [-1, 1])
    pen
      .circle(15, side * 5.6, 2.7)
      .fill(0x120d0c)
      .circle(14.4, side * 5.6 - 0.9, 0.8)
      .fill(0xffffff);
};

const millipede: Draw = (pen) => {
  for (let k = 0; k < 14; k++) {
    const x = -26 + 4 * k;
    const y = 7 * Math.sin(k * 0.42);
    for (const side of [-1, 1]) stalk(pen, x, y, side * 1.45, 11, 1, 0xc9924a);
    pen
      .roundRect(x - 2.3, y - 6, 4.2, 12, 1.8)
      .fill(k % 2 ? 0x5b3a2c : 0x6c4736)
      .rect(x - 2, y - 4.6, 3.4, 1.6)
      .fill(0x8d6550);
  }
  pen.circle(30, 7 * Math.sin(14 * 0.42), 4.6).fill(0x4a2e22);
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

export const smallAnimals = {
  bandedSnail,
  ladybird,
  groundBeetle,
  dungBeetle,
  ant,
  frog,
  millipede,
  periwinkle,
  limpet,
  barnacle,
  anemone,
  mussel,
  whelk,
  urchin,
  cushionStar,
  crab,
} as const satisfies Readonly<Record<string, Draw>>;
