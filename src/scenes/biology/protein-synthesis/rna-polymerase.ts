/** RNA polymerase: a body with jaws ahead and an exit for the message behind. One layer behind the strands, one before. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { cellPalette } from './cell-palette';
import { roundGradient } from '../../kit/paint/shading';
import { smoothOutline, softBody } from './soft-body';

export interface RnaPolymerase {
  readonly behind: Container;
  readonly before: Container;
  place(x: number, y: number): void;
  fade(alpha: number): void;
}

const OUTLINE = [
  { x: -222, y: -8 },
  { x: -204, y: -62 },
  { x: -146, y: -98 },
  { x: -70, y: -106 },
  { x: 8, y: -96 },
  { x: 58, y: -62 },
  { x: 70, y: -24 },
  { x: 54, y: 2 },
  { x: 72, y: 28 },
  { x: 58, y: 66 },
  { x: 2, y: 92 },
  { x: -80, y: 96 },
  { x: -160, y: 82 },
  { x: -208, y: 46 },
];

/** Origin at the active site, on the axis of the DNA. */
export function createRnaPolymerase({ theme }: StageContext): RnaPolymerase {
  const palette = cellPalette(theme);
  const [lit, shade] = palette.polymerase;
  const behind = new Container({ label: 'RNA polymerase' });
  behind.addChild(softBody(theme, { points: OUTLINE, lit, shade, alpha: theme.name === 'dark' ? 0.82 : 0.9 }));
  const cleft = new Graphics().ellipse(-86, 0, 132, 66).fill(
    roundGradient([
      [0, shade, 0.75],
      [0.6, shade, 0.5],
      [1, shade, 0],
    ]),
  );
  behind.addChild(cleft);
  const before = new Container({ label: 'RNA polymerase, front' });
  const sheen = new Graphics();
  smoothOutline(sheen, OUTLINE).fill({ color: lit, alpha: 0.07 });
  smoothOutline(sheen, OUTLINE, 0.985).stroke({ width: 2.5, color: lit, alpha: 0.5 });
  sheen
    .ellipse(-112, -86, 62, 11)
    .fill({ color: 0xffffff, alpha: 0.16 })
    .circle(0, 14, 17)
    .fill(
      roundGradient([
        [0, theme.accent, 0.35],
        [1, theme.accent, 0],
      ]),
    );
  before.addChild(sheen);
  return {
    behind,
    before,
    place(x, y) {
      behind.position.set(x, y);
      before.position.set(x, y);
    },
    fade(alpha) {
      behind.alpha = alpha;
      before.alpha = alpha;
    },
  };
}
