/** A glass with the glucose drink, and the label with its dose. */
import { Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { pointOf, type Stand } from '../../kit/layout/layout';
import { acrossGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export const GLASS = { x: 58, top: 54, foot: 170, half: 34, low: 26 } as const;

const createGlass = (dark: boolean): Graphics =>
  new Graphics()
    .poly([
      GLASS.x - GLASS.half,
      GLASS.top,
      GLASS.x + GLASS.half,
      GLASS.top,
      GLASS.x + GLASS.low,
      GLASS.foot,
      GLASS.x - GLASS.low,
      GLASS.foot,
    ])
    .fill(
      acrossGradient([
        [0, 0xdcecf8, 0.5],
        [0.2, 0xdcecf8, 0.14],
        [0.8, 0xdcecf8, 0.1],
        [1, 0xdcecf8, 0.42],
      ]),
    )
    .stroke({ width: 2, color: dark ? 0xdcecf8 : 0x86a2b8 })
    .ellipse(GLASS.x, GLASS.top, GLASS.half, 6)
    .stroke({ width: 2, color: dark ? 0xf2f8fc : 0x86a2b8 })
    .rect(GLASS.x - GLASS.half + 8, GLASS.top + 12, 5, 84)
    .fill({ color: 0xffffff, alpha: 0.5 });

/** `drunk`: part of the glass. */
export function drawDrink(drink: Graphics, drunk: number): void {
  const level = GLASS.top + 14 + (GLASS.foot - GLASS.top - 18) * drunk;
  const half = (y: number): number =>
    GLASS.half - 3 - ((GLASS.half - GLASS.low) * (y - GLASS.top)) / (GLASS.foot - GLASS.top);
  drink.clear();
  if (drunk >= 1) return;
  drink
    .poly([
      GLASS.x - half(level),
      level,
      GLASS.x + half(level),
      level,
      GLASS.x + half(GLASS.foot),
      GLASS.foot - 3,
      GLASS.x - half(GLASS.foot),
      GLASS.foot - 3,
    ])
    .fill({ color: 0xf2a33c, alpha: 0.78 })
    .ellipse(GLASS.x, level, half(level), 5)
    .fill({ color: 0xffc978, alpha: 0.9 });
}

export function createDrink(dark: boolean) {
  const drink = new Graphics();
  return { views: [drink, createGlass(dark)], drink };
}

/** As long as its words. */
export function createDoseLabel(context: StageContext) {
  const paper = new Graphics();
  const label = context.text({ size: 12, weight: '700', colour: 0x1b2530, anchor: [0.5, 0.5] });
  let at: Stand = { x: 0, y: 0, scale: 1 };
  let small = 12;

  function placeLabel(): void {
    const { x, y } = pointOf(at, { x: GLASS.x, y: 116 });
    const [wide, high] = [label.width + small * 0.6, small * 1.4];
    label.position.set(x, y);
    paper
      .clear()
      .roundRect(x - wide / 2, y - high / 2, wide, high, 3)
      .fill(0xfdfdfb);
    asPanel(paper, { x: x - wide / 2, y: y - high / 2, width: wide, height: high });
  }

  return {
    views: [paper, label],
    lay(stand: Stand, size: number): void {
      at = stand;
      small = size;
      label.style.fontSize = size;
      placeLabel();
    },
    set(dose: number): void {
      const words = `${dose} g`;
      if (label.text === words) return;
      label.text = words;
      placeLabel();
    },
  };
}
