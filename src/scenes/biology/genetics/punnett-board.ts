/** A slate with the Punnett square: the gametes of both parents at its edges, in each cell what they give and how often they gave it. */
import { Container, Graphics } from 'pixi.js';
import { allelesOf, type Dominance, GENOTYPES, type Genotype, united } from '../../../../engine/biology/mendel-cross';
import type { Part, Point, StageContext, TypeSizes } from '../../contract';
import { mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';
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

export function createPunnettBoard(context: StageContext): PunnettBoard {
  const root = new Container({ label: 'Punnett square' });
  const board = new Graphics();
  const lit = new Graphics({ visible: false });
  const gametes = Array.from({ length: 4 }, () => new Graphics());
  const letters = Array.from({ length: 4 }, () =>
    context.text({ size: 14, weight: '700', colour: CHALK, anchor: [0, 0.5] }),
  );
  const flowers = Array.from({ length: 4 }, () => new Graphics());
  const names = Array.from({ length: 4 }, () =>
    context.text({ size: 14, weight: '700', colour: CHALK, anchor: [0, 0.5] }),
  );
  const tallies = Array.from({ length: 4 }, () =>
    context.text({ size: 12, mono: true, colour: CHALK, anchor: [0, 0.5] }),
  );
  root.addChild(board, lit, ...gametes, ...letters, ...flowers, ...names, ...tallies);
  let [x0, y0, cellWide, cellHigh] = [0, 0, 1, 1];
  let shown = '';
  const cellAt = (cell: number): Point => ({
    x: x0 + ((cell >> 1) + 0.5) * cellWide,
    y: y0 + ((cell & 1) + 0.5) * cellHigh,
  });
  return {
    root,
    cellAt,
    lay(box, type: TypeSizes) {
      const { x, y, width, height } = box;
      const [left, top] = [2.6 * type.text, 1.7 * type.text];
      const edge = 6;
      [x0, y0] = [x + edge + left, y + edge + top];
      cellWide = (width - 2 * edge - left) / 2;
      cellHigh = (height - 2 * edge - top) / 2;
      board
        .clear()
        .roundRect(x + 3, y + 5, width, height, 6)
        .fill({ color: context.theme.shadow, alpha: context.theme.shadowAlpha * 0.7 })
        .roundRect(x, y, width, height, 6)
        .fill(WOOD)
        .roundRect(x, y, width, height, 6)
        .stroke({ width: 1, color: mix(WOOD, 0x000000, 0.4) })
        .rect(x + edge, y + edge, width - 2 * edge, height - 2 * edge)
        .fill(SLATE);
      for (let n = 0; n < 3; n++)
        board
          .moveTo(x0 + n * cellWide, n === 2 ? y0 : y + edge)
          .lineTo(x0 + n * cellWide, y0 + 2 * cellHigh)
          .moveTo(n === 2 ? x0 : x + edge, y0 + n * cellHigh)
          .lineTo(x0 + 2 * cellWide, y0 + n * cellHigh);
      board.stroke({ width: 1.4, color: CHALK, alpha: 0.75 });
      asPanel(board, { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge });
      lit
        .clear()
        .rect(-cellWide / 2 + 2, -cellHigh / 2 + 2, cellWide - 4, cellHigh - 4)
        .fill({ color: 0xffe9a8, alpha: 0.24 });
      const radius = type.text * 0.48;
      for (let n = 0; n < 2; n++) {
        const [above, beside] = [gametes[n], gametes[n + 2]];
        above?.position.set(x0 + (n + 0.5) * cellWide - radius, y + edge + top / 2);
        beside?.position.set(x + edge + left / 2 - radius, y0 + (n + 0.5) * cellHigh);
      }
      gametes.forEach((gamete, n) => {
        gamete.scale.set(radius / 8);
        letters[n]?.position.set(gamete.x + radius + 4, gamete.y);
      });
      for (const letter of letters) letter.style.fontSize = type.text;
      // Where a cell is low, name and tally stand side by side.
      const low = cellHigh < 2.7 * type.text;
      const size = Math.min(cellHigh / 26, cellWide / (low ? 92 : 46), 2.2);
      const nameSize = low ? type.small : type.text;
      for (let cell = 0; cell < 4; cell++) {
        const at = cellAt(cell);
        const edgeX = at.x - cellWide / 2;
        flowers[cell]?.position.set(edgeX + 13 * size, at.y);
        flowers[cell]?.scale.set(size);
        const from = edgeX + 25 * size;
        const [name, tally] = [names[cell], tallies[cell]];
        if (!name || !tally) continue;
        name.style.fontSize = nameSize;
        tally.style.fontSize = type.small;
        name.position.set(from, at.y - (low ? 0 : 0.62 * type.text));
        tally.position.set(low ? from + 1.75 * type.small : from, at.y + (low ? 0 : 0.68 * type.text));
      }
    },
    set(parent1, parent2, dominance) {
      const key = `${parent1} ${parent2} ${dominance}`;
      if (key === shown) return;
      shown = key;
      const [one, two] = [parent1 && allelesOf(parent1), parent2 && allelesOf(parent2)];
      [one?.[0], one?.[1], two?.[0], two?.[1]].forEach((allele, n) => {
        const [gamete, letter] = [gametes[n], letters[n]];
        if (!gamete || !letter) return;
        gamete.clear();
        if (allele) drawGamete(gamete, allele, 8);
        letter.text = allele ?? '?';
      });
      for (let cell = 0; cell < 4; cell++) {
        const [flower, name] = [flowers[cell], names[cell]];
        const [first, second] = [one?.[(cell >> 1) as 0 | 1], two?.[(cell & 1) as 0 | 1]];
        if (!flower || !name) continue;
        flower.clear();
        name.text = '?';
        if (!first || !second) continue;
        const genotype = united(first, second);
        const look = LOOKS[dominance][lookOf(genotype, dominance)];
        if (look) drawFlower(flower.context, look, dominance);
        name.text = GENOTYPES[genotype];
      }
    },
    counts(cells, known) {
      for (let cell = 0; cell < 4; cell++) {
        const tally = tallies[cell];
        const words = known ? String(cells[cell] ?? 0) : '';
        if (tally) tally.text = words;
      }
    },
    glow(cell) {
      const on = cell >= 0;
      lit.visible = on;
      if (!on) return;
      const { x, y } = cellAt(cell);
      lit.position.set(x, y);
    },
  };
}
