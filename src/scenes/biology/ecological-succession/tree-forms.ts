/** Trees and shrubs, seen from the side, 100 units high, their foot at the origin: drawn from a row of draws, so that no two are alike. */
import { GraphicsContext } from 'pixi.js';
import { mix } from '../../kit/paint/shading';
import type { Draws } from './draws';

export type Form = (draws: Draws) => GraphicsContext;

/** Light falls from the upper left. */
const lit = (colour: number, light: number): number =>
  light > 0 ? mix(colour, 0xf4f6c8, light) : mix(colour, 0x06140c, -light);

function trunk(pen: GraphicsContext, foot: number, top: number, height: number, lean: number, colour: number): void {
  pen
    .poly([-foot, 0, foot, 0, lean + top, -height, lean - top, -height])
    .fill(colour)
    .poly([foot * 0.25, 0, foot, 0, lean + top, -height, lean + top * 0.2, -height])
    .fill({ color: 0x000000, alpha: 0.22 });
}

interface Crown {
  /** Middle, half widths, in the tree's units. */
  readonly at: number;
  readonly wide: number;
  readonly high: number;
  /** Clumps of leaves, and their size. */
  readonly clumps: number;
  readonly size: number;
  readonly colour: number;
}

/** A crown of clumps of leaves, from the shade behind to the light before. */
function crown(pen: GraphicsContext, draws: Draws, { at, wide, high, clumps, size, colour }: Crown): void {
  for (let layer = 0; layer < 3; layer++) {
    const tone = [-0.42, -0.08, 0.2][layer] ?? 0;
    const shrink = 1 - 0.2 * layer;
    for (let n = 0; n < clumps; n++) {
      const angle = 2 * Math.PI * draws.next();
      const away = Math.sqrt(draws.next()) * shrink;
      const x = wide * away * Math.cos(angle) - 2.2 * layer;
      const y = -at + high * away * Math.sin(angle) - 2.4 * layer;
      const r = size * draws.between(0.7, 1.2) * (1 - 0.16 * layer);
      pen.ellipse(x, y, r, r * 0.8);
    }
    pen.fill(lit(colour, tone));
  }
}

/** Sitka spruce: drooping branches in tiers, the younger the shorter. */
export const spruce: Form = (draws) => {
  const pen = new GraphicsContext();
  const colour = mix(0x1f5540, 0x2f6a5a, draws.next());
  trunk(pen, 2.2, 0.6, 96, 0, 0x5b4433);
  const tiers = 11;
  for (let k = 0; k < tiers; k++) {
    const low = 8 + (k * 84) / tiers;
    const reach = (1 - k / tiers) * draws.between(15, 19) + 2.4;
    const top = Math.min(100, low + 18 - 0.6 * k);
    for (const side of [-1, 1]) {
      const edge: number[] = [0, -top, side * reach * 0.4, -(low + 6)];
      const teeth = 4;
      for (let t = 0; t <= teeth; t++) {
        const along = 1 - t / teeth;
        edge.push(side * reach * along, -(low - 2.5 * along + (t % 2 === 0 ? -1.6 : 1.4) + draws.between(-0.8, 0.8)));
      }
      pen.poly(edge).fill(lit(colour, side < 0 ? 0.13 - 0.01 * k : -0.26));
    }
  }
  return pen;
};

/** Mountain hemlock: looser and darker, its leader nods. */
export const hemlock: Form = (draws) => {
  const pen = new GraphicsContext();
  const colour = mix(0x2c5a38, 0x3d6e3c, draws.next());
  trunk(pen, 2, 0.5, 90, 0, 0x66503c);
  for (let k = 0; k < 13; k++) {
    const low = 10 + k * 6.4;
    const reach = (1 - k / 14) * draws.between(11, 17) + 2;
    for (const side of [-1, 1])
      pen
        .moveTo(0, -(low + 9))
        .quadraticCurveTo(side * reach * 0.7, -(low + 8), side * reach, -(low - 2 - 2 * draws.next()))
        .quadraticCurveTo(side * reach * 0.5, -(low + 1), 0, -(low - 1))
        .fill(lit(colour, side < 0 ? 0.1 : -0.24));
  }
  pen.moveTo(-1.6, -90).quadraticCurveTo(0, -101, 5, -98).quadraticCurveTo(2, -97, 1.6, -88).fill(colour);
  return pen;
};

/** Oak: a short stout trunk, a broad crown. */
export const oak: Form = (draws) => {
  const pen = new GraphicsContext();
  trunk(pen, 4.4, 2.6, 46, draws.between(-2, 2), 0x5d4a38);
  for (const side of [-1, 1]) pen.moveTo(0, -34).quadraticCurveTo(side * 8, -46, side * 19, -56);
  pen.stroke({ width: 2.4, color: 0x5d4a38 });
  const colour = mix(0x3f6b2c, 0x567a2f, draws.next());
  crown(pen, draws, { at: 66, wide: 28, high: 26, clumps: 19, size: 9.5, colour });
  return pen;
};

/** Beech: a smooth grey trunk, a tall dense crown. */
export const beech: Form = (draws) => {
  const pen = new GraphicsContext();
  trunk(pen, 3.2, 1.8, 56, draws.between(-1.5, 1.5), 0x8d8f88);
  const colour = mix(0x2f6a35, 0x4a8040, draws.next());
  crown(pen, draws, { at: 62, wide: 20, high: 34, clumps: 21, size: 8.6, colour });
  return pen;
};

/** Birch: white bark with dark bars, thin hanging twigs. */
export const birch: Form = (draws) => {
  const pen = new GraphicsContext();
  const lean = draws.between(-4, 4);
  trunk(pen, 1.9, 0.6, 88, lean, 0xe9e7df);
  for (let k = 0; k < 9; k++) {
    const up = 6 + 8 * k + 3 * draws.next();
    pen.rect((lean * up) / 88 - 1.5, -up, draws.between(1.2, 2.6), 1).fill(0x34302c);
  }
  const colour = mix(0x7fa83c, 0x9bbb4a, draws.next());
  for (let k = 0; k < 15; k++) {
    const up = draws.between(34, 88);
    const side = k % 2 === 0 ? -1 : 1;
    const reach = draws.between(6, 17) * (1 - ((up - 34) / 54) * 0.55);
    const [x, y] = [(lean * up) / 88, -up];
    pen
      .moveTo(x, y)
      .quadraticCurveTo(x + side * reach * 0.8, y - 7, x + side * reach, y + 5)
      .stroke({ width: 0.6, color: 0x6a5a4a });
    for (let leaf = 0; leaf < 5; leaf++) {
      const t = 0.35 + 0.17 * leaf;
      pen.ellipse(x + side * reach * t, y - 5 + 12 * t * t * draws.between(0.7, 1.2), 3.4, 2.6);
    }
    pen.fill(lit(colour, side < 0 ? 0.16 : -0.16));
  }
  return pen;
};

/** Black cottonwood and its kin: a straight grey stem, a narrow rising crown. */
export const poplar: Form = (draws) => {
  const pen = new GraphicsContext();
  trunk(pen, 2.2, 0.8, 84, draws.between(-2, 2), 0x8a8473);
  const colour = mix(0x6b9a3a, 0x86a94c, draws.next());
  for (let k = 0; k < 4; k++)
    crown(pen, draws, { at: 32 + 17 * k, wide: 13 - 2 * k, high: 11, clumps: 7, size: 5.6, colour });
  return pen;
};

interface Shrub {
  readonly colour: number;
  readonly stems: number;
  readonly spread: number;
  /** Long leaves, or clumps of round ones. */
  readonly lance: boolean;
  /** Blossoms or berries. */
  readonly spots: number | null;
}

const shrubOf =
  ({ colour, stems, spread, lance, spots }: Shrub): Form =>
  (draws) => {
    const pen = new GraphicsContext();
    for (let k = 0; k < stems; k++) {
      const x = spread * ((k + draws.next()) / stems - 0.5) * 2;
      const y = -draws.between(62, 98) * (1 - 0.35 * (x / spread) ** 2);
      pen
        .moveTo(0, 0)
        .quadraticCurveTo(x * 0.25, y * 0.7, x, y)
        .stroke({ width: 2, color: 0x6b5138 });
      const leaves = lance ? 11 : 6;
      for (let n = 0; n < leaves; n++) {
        const t = 0.3 + (0.7 * n) / (leaves - 1);
        const [px, py] = [x * t * t + 2 * (draws.next() - 0.5), y * (0.35 + 0.65 * t)];
        const side = n % 2 === 0 ? -1 : 1;
        if (lance) pen.ellipse(px + side * 6, py - 2, 7, 2.4);
        else pen.ellipse(px + side * 6, py, 9 * draws.between(0.8, 1.2), 7);
      }
      pen.fill(lit(mix(colour, 0x8fae4a, 0.3 * draws.next()), k % 2 === 0 ? 0.1 : -0.2));
    }
    if (spots !== null) {
      for (let n = 0; n < 16; n++) pen.circle(spread * draws.between(-0.9, 0.9), -draws.between(30, 88), 2.1);
      pen.fill(spots);
    }
    return pen;
  };

export const willow = shrubOf({ colour: 0x7f9c6a, stems: 9, spread: 42, lance: true, spots: 0xe6df9a });
export const alder = shrubOf({ colour: 0x3f7a3c, stems: 7, spread: 50, lance: false, spots: null });
export const hawthorn = shrubOf({ colour: 0x47803a, stems: 6, spread: 46, lance: false, spots: 0xfbf6ee });
export const bramble = shrubOf({ colour: 0x5b8a44, stems: 10, spread: 62, lance: false, spots: 0x6a1f3c });

/** A tree after the fire: a black stem with the stubs of its branches. */
export const snag: Form = (draws) => {
  const pen = new GraphicsContext();
  trunk(pen, 2.4, 0.7, draws.between(62, 92), draws.between(-4, 4), 0x1c1714);
  for (let k = 0; k < 6; k++) {
    const y = -draws.between(24, 78);
    const side = k % 2 === 0 ? -1 : 1;
    pen.moveTo(0, y).lineTo(side * draws.between(5, 11), y - draws.between(1, 7));
  }
  pen.stroke({ width: 1.2, color: 0x1c1714 });
  return pen;
};
