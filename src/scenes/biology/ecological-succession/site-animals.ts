/** Animals that live in what grows: each comes when its plants cover enough. Seen from the side, their feet at the origin. */
import { Container, Graphics } from 'pixi.js';

export interface SiteAnimals {
  readonly root: Container;
  lay(x: number, ground: number, metre: number): void;
  /** Covers from the best competitor on; `now` in wall milliseconds moves wings. */
  draw(covers: readonly number[], now: number, moving: boolean): void;
}

type Draw = (pen: Graphics) => void;

const butterfly: Draw = (pen) => {
  pen
    .ellipse(-4, -3, 4.2, 5)
    .ellipse(4, -3, 4.2, 5)
    .fill(0xe8842a)
    .ellipse(-3, 3, 3, 3.4)
    .ellipse(3, 3, 3, 3.4)
    .fill(0xf0b04a);
  pen.rect(-0.6, -5, 1.2, 10).fill(0x2a1a12);
};

const beetle: Draw = (pen) => {
  for (const x of [-4, 0, 4]) pen.moveTo(x, -3).lineTo(x - 2, 0);
  pen.stroke({ width: 0.9, color: 0x14110f });
  pen.ellipse(0, -4, 7, 3.6).fill(0x2d4a3a).circle(7.4, -3.6, 2.4).fill(0x1a2621);
};

const hare: Draw = (pen) => {
  pen
    .ellipse(0, -9, 12, 8)
    .circle(12, -16, 5.4)
    .ellipse(10, -26, 1.8, 7)
    .ellipse(13.4, -26, 1.8, 7)
    .ellipse(-6, -2.4, 6.4, 2.6)
    .ellipse(8, -2, 2.6, 3)
    .fill(0x9a7a52)
    .circle(-12, -10, 3)
    .fill(0xf2ece0)
    .circle(13.6, -17, 0.9)
    .fill(0x17120d);
};

const bird =
  (back: number, breast: number): Draw =>
  (pen) => {
    pen
      .poly([-6, -7, -16, -5, -15, -8])
      .fill(back)
      .ellipse(0, -7, 8, 5)
      .fill(breast)
      .ellipse(-2, -8.4, 7, 3.6)
      .fill(back)
      .circle(7, -11, 3.6)
      .fill(back)
      .poly([10, -11.6, 14, -10.6, 10, -9.8])
      .fill(0x3a2f22)
      .circle(8, -11.8, 0.8)
      .fill(0x0d0b09)
      .moveTo(0, -2.4)
      .lineTo(0, 0)
      .moveTo(3, -2.4)
      .lineTo(3, 0)
      .stroke({ width: 1, color: 0x4a3b2a });
  };

const deer: Draw = (pen) => {
  for (const x of [-13, -9, 9, 13]) pen.rect(x - 1.3, -19, 2.6, 19);
  pen
    .fill(0x7a5230)
    .ellipse(0, -24, 17, 8)
    .fill(0xa06c3e)
    .poly([11, -28, 20, -42, 25, -40, 18, -23])
    .fill(0xa06c3e)
    .ellipse(25, -42, 6, 3.4)
    .fill(0x8f5f36)
    .ellipse(20, -46, 1.6, 4)
    .fill(0x8f5f36)
    .ellipse(-16, -26, 3, 4)
    .fill(0xf4efe4)
    .circle(25, -43, 0.9)
    .fill(0x140f0a);
  for (const lean of [-3, 3])
    pen
      .moveTo(21, -46)
      .lineTo(20 + lean, -54)
      .lineTo(24 + lean, -60)
      .moveTo(20 + lean, -54)
      .lineTo(16 + lean, -60);
  pen.stroke({ width: 1.3, color: 0xd9c6a0 });
};

const owl: Draw = (pen) => {
  pen
    .ellipse(0, -11, 7.4, 11)
    .fill(0x7d6246)
    .ellipse(0, -8, 5, 7)
    .fill(0xcdb58e)
    .circle(-3, -17, 3.2)
    .circle(3, -17, 3.2)
    .fill(0xf3ecd9);
  pen.circle(-3, -17, 1.5).circle(3, -17, 1.5).fill(0x15110c).poly([-1, -15, 1, -15, 0, -12.6]).fill(0xd9a02a);
  pen.poly([-7, -20, -4, -25, -2, -20]).poly([7, -20, 4, -25, 2, -20]).fill(0x7d6246);
};

interface Animal {
  readonly draw: Draw;
  /** Place of its group among the covers, and what it wants of it. */
  readonly group: number;
  readonly from: number;
  /** Part of the strip, metres above the ground, size in stage units for each metre. */
  readonly at: number;
  readonly up: number;
  readonly size: number;
  readonly flutters?: true;
}

const ANIMALS: readonly Animal[] = [
  { draw: beetle, group: 4, from: 0.25, at: 0.33, up: -0.15, size: 0.07 },
  { draw: beetle, group: 4, from: 0.4, at: 0.71, up: -0.3, size: 0.06 },
  { draw: butterfly, group: 3, from: 0.2, at: 0.27, up: 2, size: 0.06, flutters: true },
  { draw: butterfly, group: 3, from: 0.35, at: 0.62, up: 2.5, size: 0.06, flutters: true },
  { draw: hare, group: 3, from: 0.4, at: 0.5, up: -0.25, size: 0.065 },
  { draw: bird(0x6b5a3a, 0xe3c65a), group: 2, from: 0.3, at: 0.42, up: 2.6, size: 0.075 },
  { draw: bird(0x3f4a55, 0xd9542f), group: 2, from: 0.45, at: 0.8, up: 2.9, size: 0.07 },
  { draw: deer, group: 1, from: 0.3, at: 0.56, up: -0.35, size: 0.06 },
  { draw: owl, group: 0, from: 0.3, at: 0.36, up: 6.4, size: 0.09 },
];
/** Covers within which one comes into sight. */
const FADE = 0.06;

export function createSiteAnimals(): SiteAnimals {
  const root = new Container({ label: 'animals' });
  const marks = ANIMALS.map(({ draw }) => {
    const pen = new Graphics({ visible: false });
    draw(pen);
    return pen;
  });
  root.addChild(...marks);
  return {
    root,
    lay(x, ground, metre) {
      ANIMALS.forEach(({ at, up, size }, n) => {
        marks[n]?.position.set(x + 40 * at * metre, ground - up * metre);
        marks[n]?.scale.set(size * metre);
      });
    },
    draw(covers, now, moving) {
      ANIMALS.forEach(({ group, from, flutters, size }, n) => {
        const mark = marks[n];
        if (!mark) return;
        const part = Math.min(1, Math.max(0, ((covers[group] ?? 0) - from) / FADE));
        mark.visible = part > 0;
        if (part === 0) return;
        mark.alpha = part;
        if (flutters && moving) mark.scale.x = mark.scale.y * (0.35 + 0.65 * Math.abs(Math.sin(now / 130 + n + size)));
      });
    },
  };
}
