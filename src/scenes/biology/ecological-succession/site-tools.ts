/** What a hand takes to the site: a box of matches, loppers, a bag of fertiliser. */
import type { Graphics } from 'pixi.js';
import type { ShelfTool } from '../../kit/controls/tool-shelf';

export type Tool = 'fire' | 'remove_shrubs' | 'add_nitrogen';

const DRAW: Readonly<Record<Tool, (pen: Graphics) => void>> = {
  fire(pen) {
    pen
      .poly([-24, -26, 18, -26, 24, -20, 24, 0, -18, 0, -24, -6])
      .fill(0x8f2a1c)
      .rect(-18, -20, 42, 20)
      .fill(0xd8472e)
      .rect(-18, -14, 42, 8)
      .fill(0xf5d85a)
      .rect(-18, -4, 42, 4)
      .fill(0x4a2418)
      .moveTo(-8, -28)
      .lineTo(20, -36)
      .stroke({ width: 2.4, color: 0xe0c08a })
      .circle(21, -36.4, 3)
      .fill(0xb3241c);
  },
  remove_shrubs(pen) {
    pen
      .moveTo(-26, -2)
      .lineTo(8, -20)
      .moveTo(-26, -20)
      .lineTo(8, -12)
      .stroke({ width: 4.4, color: 0x2f6b45 })
      .moveTo(8, -20)
      .quadraticCurveTo(24, -28, 28, -16)
      .quadraticCurveTo(20, -20, 8, -14)
      .fill(0xb9c3cc)
      .moveTo(8, -12)
      .quadraticCurveTo(20, -2, 27, -9)
      .quadraticCurveTo(18, -12, 9, -17)
      .fill(0x8d99a5)
      .circle(8, -16, 2.6)
      .fill(0x39424b);
  },
  add_nitrogen(pen) {
    pen
      .moveTo(-18, 0)
      .quadraticCurveTo(-23, -16, -15, -32)
      .lineTo(15, -32)
      .quadraticCurveTo(23, -16, 18, 0)
      .closePath()
      .fill(0xeae3cf)
      .stroke({ width: 1.2, color: 0x9a8f74 })
      .poly([-15, -32, -19, -38, 19, -38, 15, -32])
      .fill(0xd6cba9)
      .rect(-17, -22, 34, 13)
      .fill(0x2f7d4a)
      // The N of nitrogen, in strokes.
      .poly([-5, -10.5, -5, -20.5, -3, -20.5, 3, -14, 3, -20.5, 5, -20.5, 5, -10.5, 3, -10.5, -3, -17, -3, -10.5])
      .fill(0xffffff);
  },
};
const NAMES: Readonly<Record<Tool, string>> = {
  fire: 'Box of matches: set fire',
  remove_shrubs: 'Loppers: cut the shrubs',
  add_nitrogen: 'Bag of fertiliser: spread it',
};
const TOOLS: readonly Tool[] = ['fire', 'remove_shrubs', 'add_nitrogen'];

export const siteTools = (apply: (tool: Tool) => void): readonly ShelfTool[] =>
  TOOLS.map((tool) => ({
    name: NAMES[tool],
    hint: 'Drag it onto the site, or press Enter.',
    draw: DRAW[tool],
    apply: () => apply(tool),
  }));
