/** What a hand brings to the meadow: a hutch of rabbits, a crate with foxes, a box trap, the sun of a drought. */
import type { Graphics } from 'pixi.js';
import type { ShelfTool } from '../../kit/controls/tool-shelf';

export type Tool = 'add_rabbits' | 'add_foxes' | 'remove_foxes' | 'drought';

const slats = (pen: Graphics, wood: number): void => {
  for (let n = 0; n < 6; n++) pen.rect(-21 + 8 * n, -24, 2.4, 24);
  pen.fill(wood).rect(-24, -28, 48, 5).rect(-24, -4, 48, 4).fill(wood);
};

const DRAW: Readonly<Record<Tool, (pen: Graphics) => void>> = {
  add_rabbits(pen) {
    pen
      .rect(-24, -28, 48, 28)
      .fill(0x5e4630)
      .ellipse(-4, -8, 9, 6.4)
      .circle(7, -13, 4.4)
      .ellipse(5, -21, 1.6, 5)
      .ellipse(8, -21, 1.6, 5)
      .fill(0xc2a37c)
      .circle(8.4, -13.6, 1)
      .fill(0x1a120b)
      .poly([-28, -28, 0, -39, 28, -28])
      .fill(0x8f5b34);
    slats(pen, 0xcaa272);
  },
  add_foxes(pen) {
    pen
      .rect(-24, -28, 48, 28)
      .fill(0x3f3a36)
      .poly([-10, -8, -9, -22, -4, -17, 4, -17, 9, -22, 10, -8, 0, -1])
      .fill(0xd2691e)
      .poly([-6, -8, 6, -8, 0, -1])
      .fill(0xfbf4ea)
      .circle(-4, -12, 1.3)
      .circle(4, -12, 1.3)
      .circle(0, -2.4, 1.4)
      .fill(0x1a120b);
    slats(pen, 0x9aa4ad);
  },
  remove_foxes(pen) {
    pen.poly([-26, 0, -26, -16, 20, -16, 20, 0]).fill({ color: 0x2d3338, alpha: 0.55 });
    for (let n = 0; n < 7; n++) pen.moveTo(-26 + 7.6 * n, 0).lineTo(-26 + 7.6 * n, -16);
    pen
      .moveTo(-26, -8)
      .lineTo(20, -8)
      .moveTo(-26, -16)
      .lineTo(20, -16)
      .lineTo(26, -36)
      .moveTo(-26, 0)
      .lineTo(20, 0)
      .stroke({ width: 1.8, color: 0xb8c2ca })
      .poly([18, -18, 30, -20, 26, -38, 20, -38])
      .fill(0x7d8790)
      .ellipse(-8, -2.6, 7, 2.6)
      .fill(0xb3523c);
  },
  drought(pen) {
    for (let n = 0; n < 12; n++) {
      const angle = (n * Math.PI) / 6;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      pen.moveTo(13 * cos, -20 + 13 * sin).lineTo(19 * cos, -20 + 19 * sin);
    }
    pen
      .stroke({ width: 2.6, color: 0xf2a71e })
      .circle(0, -20, 10.5)
      .fill(0xf7c531)
      .circle(-3, -23, 4)
      .fill({ color: 0xffffff, alpha: 0.5 });
  },
};

const NAMES: Readonly<Record<Tool, string>> = {
  add_rabbits: 'Hutch: release 20 rabbits',
  add_foxes: 'Crate: release 5 foxes',
  remove_foxes: 'Box trap: take 5 foxes away',
  drought: 'Sun: a drought takes half of the grass',
};
const AMOUNTS: Readonly<Record<Tool, number>> = { add_rabbits: 20, add_foxes: 5, remove_foxes: 5, drought: 50 };
const TOOLS: readonly Tool[] = ['add_rabbits', 'add_foxes', 'remove_foxes', 'drought'];

export const meadowTools = (apply: (tool: Tool, amount: number) => void): readonly ShelfTool[] =>
  TOOLS.map((tool) => ({
    name: NAMES[tool],
    hint: 'Drag it onto the meadow, or press Enter. Other amounts are given in the Do panel.',
    draw: DRAW[tool],
    apply: () => apply(tool, AMOUNTS[tool]),
  }));
