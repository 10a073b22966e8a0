/** All that lies on one prepared slide, made from its seed: what the picture in the eyepiece is drawn from. */
import { createRng } from '../../core/rng';
import { type BloodTile, bloodTile, type WhiteCell, whiteCells } from './blood';
import type { Slide } from './slide-kinds';
import { type BrickCell, brickSheet, type CheekCell, cheekCells, ELODEA, ONION } from './tissue';

/** The micrometer: 1 mm in 100 divisions, its middle in the middle of the slide. */
export const MICROMETER_DIVISION = 10;
export const MICROMETER_DIVISIONS = 100;

export type PreparedSlide =
  | { readonly slide: 'Onion Epidermis'; readonly cells: readonly BrickCell[] }
  | { readonly slide: 'Cheek Cells'; readonly cells: readonly CheekCell[] }
  | { readonly slide: 'Elodea Leaf'; readonly layers: readonly (readonly BrickCell[])[] }
  | {
      readonly slide: 'Blood Smear';
      readonly whites: readonly WhiteCell[];
      tile(column: number, row: number): BloodTile;
    }
  | { readonly slide: 'Stage Micrometer' };

/** Tiles that are kept: twice those of the widest field in which cells are drawn one by one. */
const MOST_TILES = 256;

export function prepareSlide(slide: Slide, seed: number): PreparedSlide {
  const rng = createRng(seed, slide);
  switch (slide) {
    case 'Onion Epidermis':
      return { slide, cells: brickSheet(ONION, rng) };
    case 'Cheek Cells':
      return { slide, cells: cheekCells(rng) };
    case 'Elodea Leaf':
      return { slide, layers: ['upper', 'lower'].map((layer) => brickSheet(ELODEA, rng.stream(layer))) };
    case 'Blood Smear': {
      const whites = whiteCells(rng);
      const tiles = new Map<string, BloodTile>();
      return {
        slide,
        whites,
        tile(column, row) {
          const name = `${column} ${row}`;
          const known = tiles.get(name);
          if (known) return known;
          if (tiles.size >= MOST_TILES) tiles.clear();
          const made = bloodTile(seed, column, row, whites);
          tiles.set(name, made);
          return made;
        },
      };
    }
    case 'Stage Micrometer':
      return { slide };
  }
}
