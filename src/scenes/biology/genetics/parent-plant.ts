/** A parent in its pot: a pea on a cane, or a snapdragon with its spike; the tag says its genotype. */
import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import { GENOTYPES } from '../../../../engine/biology/mendel-cross';
import type { Dominance } from '../../../../engine/biology/mendel-cross';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { acrossGradient, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import { drawFlower, LEAF, LOOKS, lookOf } from './flowers';

export interface ParentPlant extends Part {
  /** What it is: genotype (0 AA, 1 Aa, 2 aa); null: nobody knows, and it has no flower. */
  show(genotype: number | null, dominance: Dominance): void;
  /** Where its pollen comes from, in units of its parent. */
  readonly flower: Point;
  readonly box: Box;
}

/** Size of a plant with its pot, before it is scaled. */
const WIDE = 120;
const HIGH = 220;
const POT = { top: 56, foot: 40, height: 50 } as const;
const STEM = 0x6d9a4a;

export function drawPot(pen: Graphics | GraphicsContext, scale = 1): void {
  const [top, foot, height] = [(POT.top / 2) * scale, (POT.foot / 2) * scale, POT.height * scale];
  const clay = acrossGradient([
    [0, 0xa9552f],
    [0.3, 0xdd8a5c],
    [0.65, 0xb9643a],
    [1, 0x7c3b1f],
  ]);
  pen
    .poly([-top * 0.94, -height, top * 0.94, -height, foot, 0, -foot, 0])
    .fill(clay)
    .rect(-top, -height, 2 * top, height * 0.24)
    .fill(clay)
    .rect(-top * 0.94, -height * 0.76, top * 1.88, height * 0.06)
    .fill({ color: 0x000000, alpha: 0.22 })
    .ellipse(0, -height, top * 0.92, 4 * scale)
    .fill(0x3b2a1e);
}

function leaflet(pen: Graphics, x: number, y: number, side: number, size: number): void {
  pen
    .moveTo(x, y)
    .bezierCurveTo(
      x + side * 4 * size,
      y - 11 * size,
      x + side * 20 * size,
      y - 12 * size,
      x + side * 24 * size,
      y - 2 * size,
    )
    .bezierCurveTo(x + side * 19 * size, y + 6 * size, x + side * 8 * size, y + 6 * size, x, y)
    .fill(mix(LEAF, side < 0 ? 0xffffff : 0x000000, 0.12))
    .moveTo(x, y)
    .lineTo(x + side * 20 * size, y - 3 * size)
    .stroke({ width: 0.8, color: 0x2f5a2a, alpha: 0.5 });
}

/** Flowers that a hand sees; each by its place and its size. */
type Places = readonly (readonly [x: number, y: number, size: number])[];
const PEA_FLOWERS: Places = [
  [-19, -178, 1.35],
  [22, -152, 1.5],
  [-24, -124, 1.5],
  [20, -98, 1.25],
];
const SPIKE: Places = Array.from({ length: 11 }, (_, n) => {
  const up = n / 10;
  return [(n % 2 === 0 ? -1 : 1) * (10 - 6 * up), -108 - 82 * up, 1.3 - 0.6 * up] as const;
});

function peaStem(pen: Graphics): void {
  pen.rect(-1.6, -HIGH + 6, 3.2, HIGH - POT.height).fill(0xb99a63);
  pen.moveTo(0, -POT.height);
  for (let n = 0; n < 8; n++) {
    const y = -POT.height - 18 * (n + 1);
    pen.quadraticCurveTo((n % 2 === 0 ? 1 : -1) * 9, y + 9, 0, y);
  }
  pen.stroke({ width: 3, color: STEM });
  for (let n = 0; n < 6; n++) {
    const y = -POT.height - 20 - 23 * n;
    const size = 1.15 - 0.08 * n;
    const side = n % 2 === 0 ? 1 : -1;
    leaflet(pen, 0, y, side, size);
    leaflet(pen, 0, y + 5, -side, size * 0.82);
    const [x, end] = [side * 26 * size, y - 4 * size];
    pen
      .moveTo(side * 20 * size, y - 3 * size)
      .bezierCurveTo(x + side * 6, end - 3, x + side * 12, end - 12, x + side * 5, end - 12)
      .bezierCurveTo(x + side * 1, end - 12, x + side * 1, end - 6, x + side * 5, end - 7)
      .stroke({ width: 1, color: STEM });
  }
}

function snapdragonStem(pen: Graphics): void {
  pen
    .moveTo(0, -POT.height)
    .lineTo(0, -HIGH + 14)
    .stroke({ width: 3.4, color: STEM });
  for (let n = 0; n < 7; n++) {
    const y = -POT.height - 4 - 8 * n;
    for (const side of [-1, 1]) {
      const reach = 36 - 2.6 * n;
      pen
        .moveTo(0, y)
        .bezierCurveTo(side * reach * 0.4, y - 10, side * reach * 0.8, y - 12, side * reach, y - 8)
        .bezierCurveTo(side * reach * 0.7, y - 3, side * reach * 0.3, y, 0, y)
        .fill(mix(LEAF, side < 0 ? 0xffffff : 0x000000, 0.14));
    }
  }
  for (const [x, y] of [
    [0, -HIGH + 13],
    [-3, -HIGH + 20],
    [3, -HIGH + 22],
  ] as const)
    pen.ellipse(x, y, 3, 4.6).fill(mix(LEAF, 0xd9e0a0, 0.4));
}

export function createParentPlant(context: StageContext, name: string): ParentPlant {
  const { theme } = context;
  const root = new Container({ label: name });
  const body = new Container();
  const plant = new Graphics();
  const flowers = new Graphics();
  const pot = new Graphics();
  drawPot(pot);
  body.addChild(plant, flowers, pot);
  const tag = new Graphics();
  const title = context.text({ text: name, size: 12, weight: '600', colour: theme.paperInk, anchor: [0.5, 0.5] });
  const words = context.text({
    text: '',
    size: 15,
    weight: '700',
    mono: true,
    colour: theme.paperInk,
    anchor: [0.5, 0.5],
  });
  root.addChild(body, tag, title, words);
  let shown = '';
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let scale = 1;
  return {
    root,
    get flower() {
      return { x: body.x, y: body.y - 140 * scale };
    },
    get box() {
      return box;
    },
    lay(next, type: TypeSizes) {
      box = next;
      title.style.fontSize = type.small;
      words.style.fontSize = type.text;
      const high = 2.5 * type.text;
      const wide = Math.max(title.width, 3 * type.text) + 14;
      scale = Math.min(next.width / WIDE, (next.height - high) / HIGH);
      body.scale.set(scale);
      const x = next.x + next.width / 2;
      const y = next.y + next.height - high;
      body.position.set(x, y);
      tag
        .clear()
        .roundRect(x - wide / 2 + 1.5, y + 3.5, wide, high - 3, 4)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
        .roundRect(x - wide / 2, y + 2, wide, high - 3, 4)
        .fill(theme.paper)
        .stroke({ width: 1, color: 0x9aa4ae });
      asPanel(tag, { x: x - wide / 2, y: y + 2, width: wide, height: high - 3 });
      title.position.set(x, y + 0.78 * type.text);
      words.position.set(x, y + 1.78 * type.text);
    },
    show(genotype, dominance) {
      const key = `${genotype} ${dominance}`;
      if (key === shown) return;
      shown = key;
      words.text = genotype === null ? '?' : (GENOTYPES[genotype] ?? '');
      plant.clear();
      if (dominance === 'Complete') peaStem(plant);
      else snapdragonStem(plant);
      flowers.clear();
      const look = genotype === null ? undefined : LOOKS[dominance][lookOf(genotype, dominance)];
      if (!look) return;
      for (const [x, y, size] of dominance === 'Complete' ? PEA_FLOWERS : SPIKE) {
        flowers.scaleTransform(size).translateTransform(x, y);
        drawFlower(flowers.context, look, dominance);
        flowers.resetTransform();
      }
    },
  };
}
