/** A slate with the Punnett square: the gametes of both parents at its edges, in each cell what they give and how often they gave it. */
import { Container, Graphics } from 'pixi.js';
import { allelesOf, type Dominance, GENOTYPES, type Genotype, united } from '../../../../engine/biology/mendel-cross';
import type { Box, Part, Point, StageContext, TypeSizes } from '../../contract';
import { inset } from '../../kit/layout/layout';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
import type { StageTheme } from '../../kit/theme';
import { drawFlower, LOOKS, lookOf } from './flowers';

export interface PunnettBoard extends Part {
  /** Parents, null where one is to be found. */
  set(parent1: Genotype | null, parent2: Genotype | null, dominance: Dominance): void;
  counts(cells: readonly number[], known: boolean): void;
  /** The cell that a child has just come to; −1: none. */
  glow(cell: number): void;
  /** Middle of a cell, in units of its parent. */
  cellAt(cell: number): Point;
}

const SLATE = 0x2d3b38;
const CHALK = 0xf1f4ec;
const WOOD = 0x9a7446;
/** Colours of pollen with A and with a. */
const POLLEN = { A: 0xf2c14b, a: 0xcfe3ef } as const;

/** A gamete: filled with A, a ring with a. Origin in its middle. */
export function drawGamete(pen: Graphics, allele: 'A' | 'a', radius: number): Graphics {
  return allele === 'A'
    ? pen.circle(0, 0, radius).fill(POLLEN.A).stroke({ width: 1.2, color: 0x8a6210 })
    : pen
        .circle(0, 0, radius)
        .fill(mix(POLLEN.a, SLATE, 0.55))
        .stroke({ width: 2, color: POLLEN.a });
}

/** Width of the wooden frame. */
const EDGE = 6;

/** Where the square lies, and the size of a cell. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Gametes stand above the square and to its left. */
function squareIn({ x, y, width, height }: Box, letter: number): Square {
  const [left, top] = [2.6 * letter, 1.7 * letter];
  return {
    x: x + EDGE + left,
    y: y + EDGE + top,
    wide: (width - 2 * EDGE - left) / 2,
    high: (height - 2 * EDGE - top) / 2,
  };
}
const middleOf = ({ x, y, wide, high }: Square, cell: number): Point => ({
  x: x + ((cell >> 1) + 0.5) * wide,
  y: y + ((cell & 1) + 0.5) * high,
});

function drawSlate(board: Graphics, { shadow, shadowAlpha }: StageTheme, box: Box, square: Square): void {
  const { x, y, width, height } = box;
  board
    .clear()
    .roundRect(x + 3, y + 5, width, height, 6)
    .fill({ color: shadow, alpha: shadowAlpha * 0.7 })
    .roundRect(x, y, width, height, 6)
    .fill(WOOD)
    .roundRect(x, y, width, height, 6)
    .stroke({ width: 1, color: mix(WOOD, 0x000000, 0.4) })
    .rect(x + EDGE, y + EDGE, width - 2 * EDGE, height - 2 * EDGE)
    .fill(SLATE);
  for (let n = 0; n < 3; n++)
    board
      .moveTo(square.x + n * square.wide, n === 2 ? square.y : y + EDGE)
      .lineTo(square.x + n * square.wide, square.y + 2 * square.high)
      .moveTo(n === 2 ? square.x : x + EDGE, square.y + n * square.high)
      .lineTo(square.x + 2 * square.wide, square.y + n * square.high);
  board.stroke({ width: 1.4, color: CHALK, alpha: 0.75 });
  asPanel(board, inset(box, EDGE));
}

/** The gametes at the edges: two of parent 1 above, two of parent 2 on the left. */
function createEdgeGametes(context: StageContext) {
  const pens = Array.from({ length: 4 }, () => new Graphics());
  const letters = Array.from({ length: 4 }, () =>
    context.text({ size: 14, weight: '700', colour: CHALK, anchor: [0, 0.5] }),
  );
  return {
    parts: [...pens, ...letters],
    lay({ x, y }: Box, square: Square, letter: number): void {
      const radius = letter * 0.48;
      pens.forEach((pen, n) => {
        if (n < 2) pen.position.set(square.x + (n + 0.5) * square.wide - radius, (y + EDGE + square.y) / 2);
        else pen.position.set((x + EDGE + square.x) / 2 - radius, square.y + (n - 1.5) * square.high);
        pen.scale.set(radius / 8);
        letters[n]?.position.set(pen.x + radius + 4, pen.y);
      });
      for (const text of letters) text.style.fontSize = letter;
    },
    show(alleles: readonly ('A' | 'a' | undefined)[]): void {
      pens.forEach((pen, n) => {
        const [allele, letter] = [alleles[n], letters[n]];
        if (!letter) return;
        pen.clear();
        if (allele) drawGamete(pen, allele, 8);
        letter.text = allele ?? '?';
      });
    },
  };
}

/** What stands in the cells: a flower, the genotype, and how often it came. */
function createOffspringCells(context: StageContext) {
  const flowers = Array.from({ length: 4 }, () => new Graphics());
  const names = flowers.map(() => context.text({ size: 14, weight: '700', colour: CHALK, anchor: [0, 0.5] }));
  const tallies = flowers.map(() => context.text({ size: 12, mono: true, colour: CHALK, anchor: [0, 0.5] }));
  return {
    parts: [...flowers, ...names, ...tallies],
    tallies,
    lay(square: Square, type: TypeSizes): void {
      const { wide, high } = square;
      // Where a cell is low, name and tally stand side by side.
      const low = high < 2.7 * type.text;
      const size = Math.min(high / 26, wide / (low ? 92 : 46), 2.2);
      flowers.forEach((flower, cell) => {
        const at = middleOf(square, cell);
        const edge = at.x - wide / 2;
        flower.position.set(edge + 13 * size, at.y);
        flower.scale.set(size);
        const from = edge + 25 * size;
        const [name, tally] = [names[cell], tallies[cell]];
        if (!name || !tally) return;
        name.style.fontSize = low ? type.small : type.text;
        tally.style.fontSize = type.small;
        name.position.set(from, at.y - (low ? 0 : 0.62 * type.text));
        tally.position.set(low ? from + 1.75 * type.small : from, at.y + (low ? 0 : 0.68 * type.text));
      });
    },
    show(cell: number, genotype: 0 | 1 | 2 | null, dominance: Dominance): void {
      const [flower, name] = [flowers[cell], names[cell]];
      if (!flower || !name) return;
      flower.clear();
      name.text = genotype === null ? '?' : GENOTYPES[genotype];
      const look = genotype === null ? undefined : LOOKS[dominance][lookOf(genotype, dominance)];
      if (look) drawFlower(flower.context, look, dominance);
    },
  };
}

export function createPunnettBoard(context: StageContext): PunnettBoard {
  const root = new Container({ label: 'Punnett square' });
  const board = new Graphics();
  const lit = new Graphics({ visible: false });
  const gametes = createEdgeGametes(context);
  const cells = createOffspringCells(context);
  root.addChild(board, lit, ...gametes.parts, ...cells.parts);
  let square: Square = { x: 0, y: 0, wide: 1, high: 1 };
  let shown = '';
  return {
    root,
    cellAt: (cell) => middleOf(square, cell),
    lay(box, type: TypeSizes) {
      square = squareIn(box, type.text);
      const { wide, high } = square;
      drawSlate(board, context.theme, box, square);
      lit
        .clear()
        .rect(-wide / 2 + 2, -high / 2 + 2, wide - 4, high - 4)
        .fill({ color: 0xffe9a8, alpha: 0.24 });
      gametes.lay(box, square, type.text);
      cells.lay(square, type);
    },
    set(parent1, parent2, dominance) {
      const key = `${parent1} ${parent2} ${dominance}`;
      if (key === shown) return;
      shown = key;
      const [one, two] = [parent1 && allelesOf(parent1), parent2 && allelesOf(parent2)];
      gametes.show([one?.[0], one?.[1], two?.[0], two?.[1]]);
      for (let cell = 0; cell < 4; cell++) {
        const [first, second] = [one?.[(cell >> 1) as 0 | 1], two?.[(cell & 1) as 0 | 1]];
        cells.show(cell, first && second ? united(first, second) : null, dominance);
      }
    },
    counts(counted, known) {
      cells.tallies.forEach((tally, cell) => {
        tally.text = known ? String(counted[cell] ?? 0) : '';
      });
    },
    glow(cell) {
      const on = cell >= 0;
      lit.visible = on;
      if (!on) return;
      const { x, y } = middleOf(square, cell);
      lit.position.set(x, y);
    },
  };
}
