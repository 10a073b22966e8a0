/** Flowers of garden peas and of snapdragons, seen from in front: each look has a form of its own colour. Origin in the middle, 10 units wide at most to each side. */
import { GraphicsContext } from 'pixi.js';
import type { Dominance } from '../../../../engine/biology/mendel-cross';
import { mix } from '../../kit/paint/shading';

/** What is seen of a plant: of peas purple or white, of snapdragons red, pink or white. */
export interface Look {
  readonly name: string;
  /** The broad petal, and those before it. */
  readonly petal: number;
  readonly inner: number;
  readonly edge: number;
}

const PEAS: readonly Look[] = [
  { name: 'purple', petal: 0xb487d0, inner: 0x7b2a6f, edge: 0x5c2456 },
  { name: 'white', petal: 0xf4f2e8, inner: 0xffffff, edge: 0x8d9a7c },
];
const SNAPDRAGONS: readonly Look[] = [
  { name: 'red', petal: 0xb81b37, inner: 0xd93a50, edge: 0x6d0f22 },
  { name: 'pink', petal: 0xee93ac, inner: 0xf8bccb, edge: 0xb4566f },
  { name: 'white', petal: 0xf3efe6, inner: 0xffffff, edge: 0x9a9584 },
];

export const LOOKS: Readonly<Record<Dominance, readonly Look[]>> = { Complete: PEAS, Incomplete: SNAPDRAGONS };

/** Place of a genotype (0 AA, 1 Aa, 2 aa) among the looks. */
export const lookOf = (genotype: number, dominance: Dominance): number =>
  dominance === 'Complete' ? (genotype === 2 ? 1 : 0) : genotype;

/** Colour of a bar that stands for a look: the flower's own, dark enough for paper. */
export const barColour = ({ petal, inner, name }: Look): number =>
  name === 'white' ? 0xb7ae98 : name === 'purple' ? inner : petal;

export const LEAF = 0x5f9a48;

function pea(pen: GraphicsContext, { petal, inner, edge }: Look): void {
  const line = { width: 0.9, color: edge } as const;
  // The standard with its two lobes, the wings folded before it, the keel between.
  pen
    .moveTo(0, 3)
    .bezierCurveTo(-11, 5, -13, -6, -7, -9)
    .bezierCurveTo(-4, -10.5, -1, -9, 0, -7)
    .bezierCurveTo(1, -9, 4, -10.5, 7, -9)
    .bezierCurveTo(13, -6, 11, 5, 0, 3)
    .fill(petal)
    .stroke(line)
    .moveTo(0, -7)
    .lineTo(0, -2)
    .stroke({ width: 0.7, color: edge, alpha: 0.6 });
  for (const side of [-1, 1])
    pen
      .moveTo(0, -2.5)
      .bezierCurveTo(side * 5, -4, side * 8, 1, side * 5, 6)
      .bezierCurveTo(side * 3, 8.5, side * 0.6, 8, 0, 5)
      .fill(inner)
      .stroke(line);
  pen.ellipse(0, 5.4, 1.7, 3).fill(mix(inner, 0xdfe8c0, 0.65));
}

function snapdragon(pen: GraphicsContext, { petal, inner, edge }: Look): void {
  const line = { width: 0.9, color: edge } as const;
  for (const side of [-1, 1])
    pen
      .moveTo(0, 0)
      .bezierCurveTo(side * 2, -9, side * 10, -12, side * 9, -5)
      .bezierCurveTo(side * 9, -2, side * 5, 0, 0, 0)
      .fill(petal)
      .stroke(line);
  for (const [x, y] of [
    [-5.5, 4],
    [5.5, 4],
    [0, 6.5],
  ] as const)
    pen.ellipse(x, y, 4.2, 3.6).fill(inner).stroke(line);
  pen
    .ellipse(0, 1.2, 5.2, 2.8)
    .fill(mix(inner, 0xffffff, 0.25))
    .ellipse(0, 1.2, 3, 1.6)
    .fill(0xf3cf3a);
}

export function drawFlower(pen: GraphicsContext, look: Look, dominance: Dominance): void {
  if (dominance === 'Complete') pea(pen, look);
  else snapdragon(pen, look);
}

/** A young plant of the tray: a pair of leaves and its first flower. */
export function seedling(look: Look, dominance: Dominance): GraphicsContext {
  const pen = new GraphicsContext();
  for (const [side, length] of [
    [-1, 10],
    [1, 10],
  ] as const)
    pen
      .moveTo(0, 8)
      .bezierCurveTo(side * 3, 1, side * length, 1, side * (length + 1), 7)
      .bezierCurveTo(side * (length - 2), 11, side * 4, 12, 0, 8)
      .fill(LEAF)
      .stroke({ width: 0.6, color: 0x2f5a2a, alpha: 0.6 });
  drawFlower(pen, look, dominance);
  return pen;
}
