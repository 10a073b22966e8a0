/** The bases of a sequence in view: plates with their letters, fainter where they are not copied yet, underlined where edited. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type BaseGlyphs, CAP, PLATE } from './base-glyphs';
import { basePaint } from './cell-palette';
import type { SequenceGrid } from './sequence-grid';

export interface Sequence {
  readonly dna: string;
  /** Bases already copied; those behind are shown fainter. */
  readonly copied: number;
  readonly edited: readonly number[];
}

interface Cell {
  readonly plate: Graphics;
  readonly letter: Graphics;
}

/** Cells and underlines are made when first needed. */
export function createSequenceCells({ theme }: StageContext, glyphs: BaseGlyphs, grid: SequenceGrid) {
  const plates = new Container();
  const letters = new Container();
  const underlined = new Container();
  const cells: Cell[] = [];
  const underlines: Graphics[] = [];
  const addCell = (): Cell => {
    const cell = { plate: new Graphics(glyphs.plate), letter: new Graphics(glyphs.letter('')) };
    plates.addChild(cell.plate);
    letters.addChild(cell.letter);
    cells.push(cell);
    return cell;
  };
  const addUnderline = (): Graphics => {
    const underline = new Graphics()
      .rect(-PLATE.width / 2, -1.5, PLATE.width, 5)
      .fill(theme.housingShade)
      .rect(-PLATE.width / 2, 0, PLATE.width, 3.5)
      .fill(theme.warning);
    underlined.addChild(underline);
    underlines.push(underline);
    return underline;
  };
  const setCell = ({ plate, letter }: Cell, base: string, x: number, y: number, faint: boolean): void => {
    const { pitch, rowHeight, cap } = grid.size;
    const paint = basePaint(base);
    plate.visible = true;
    plate.position.set(x, y + 1);
    plate.scale.set((pitch - 1.5) / PLATE.width, (rowHeight - 5) / PLATE.height);
    plate.tint = paint.fill;
    plate.alpha = faint ? 0.28 : 1;
    letter.visible = true;
    letter.context = glyphs.letter(base);
    letter.position.set(x, y + 1 + (rowHeight - 5) / 2);
    letter.scale.set(cap / CAP);
    letter.tint = faint ? theme.ink : paint.ink;
  };

  return {
    /** Three layers, so that what marks a base can lie between them. */
    plates,
    letters,
    underlines: underlined,
    show({ dna, copied, edited }: Sequence): void {
      const { top } = grid;
      const { rows, pitch, rowHeight } = grid.size;
      const first = Math.max(0, grid.startOf(top));
      const past = Math.min(dna.length, grid.startOf(top + rows));
      let edits = 0;
      for (let index = first; index < past; index++) {
        const x = grid.leftOf(index) + pitch / 2;
        const y = grid.topOf(index);
        setCell(cells[index - first] ?? addCell(), dna[index] ?? '', x, y, index >= copied);
        if (!edited.includes(index)) continue;
        const underline = underlines[edits] ?? addUnderline();
        edits++;
        underline.visible = true;
        underline.position.set(x, y + rowHeight - 6);
        underline.scale.set((pitch - 1.5) / PLATE.width, 1);
      }
      for (const underline of underlines.slice(edits)) underline.visible = false;
      for (const { plate, letter } of cells.slice(past - first)) {
        plate.visible = false;
        letter.visible = false;
      }
    },
  };
}
