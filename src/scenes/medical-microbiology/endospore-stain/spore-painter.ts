/** An immersion field after an endospore stain, sharp: rods with a spore in its place, and free spores in old cultures. */
import type { Organism } from '../../../../engine/medical-microbiology/endospore-kinds';
import type { DrawLayer } from '../../kit/microscope/field-picture';
import { cssColour, mix } from '../../kit/paint/shading';
import { DYED, dyedWith } from '../../kit/staining/dyes';
import { type CellForm, type Pen, type PlacedCell, placeCells, rod } from '../../kit/staining/smear-field';

export interface SporeField {
  readonly organism: Organism;
  /** Part of the cells that hold or are a spore, and of those the part that are free. */
  readonly share: number;
  readonly free: number;
  readonly spore: number;
  readonly green: number;
  readonly red: number;
  readonly seed: number;
}

export interface SporePainter {
  readonly draw: DrawLayer;
  put(field: SporeField): void;
}

interface Kind extends CellForm {
  /** Length and width of a spore, µm; where it lies, parts of the cell from its middle. */
  readonly spore: readonly [length: number, width: number];
  readonly at: number;
}

/** Central and not bulging; terminal and bulging, a drumstick; none. */
const KINDS: Readonly<Record<Organism, Kind>> = {
  'Bacillus subtilis': {
    length: [3.1, 0.4],
    width: 0.95,
    lie: 'chains',
    group: [1, 4],
    spore: [1.35, 0.8],
    at: 0,
  },
  'Clostridium tetani (inactivated)': {
    length: [4.6, 0.6],
    width: 0.55,
    lie: 'single',
    group: [1, 2],
    spore: [1.3, 1.2],
    at: 0.44,
  },
  'Escherichia coli': { length: [2.3, 0.5], width: 0.85, lie: 'single', group: [1, 2], spore: [0, 0], at: 0 },
};
const CELLS = 750;
const PAPER = 0xfffdfb;
/** A spore without dye breaks the light and looks bright. */
const BRIGHT = 0xf6f4ee;

export function createSporePainter(): SporePainter {
  let field: SporeField | null = null;
  let cells: readonly PlacedCell[] = [];
  let placed = '';

  function drawSpore(pen: Pen, cell: PlacedCell, { spore, at }: Kind, colour: number): void {
    const away = at * cell.length;
    const [x, y] = [cell.x + away * Math.cos(cell.turn), cell.y + away * Math.sin(cell.turn)];
    pen.strokeStyle = cssColour(mix(colour, 0x10402c, 0.3));
    rod(pen, x, y, cell.turn, spore[0], spore[1]);
    pen.strokeStyle = cssColour(colour);
    rod(pen, x, y, cell.turn, spore[0] - 0.16, spore[1] - 0.16);
  }

  return {
    put(next) {
      field = next;
      const key = `${next.organism} ${next.seed}`;
      if (key === placed) return;
      placed = key;
      cells = placeCells(KINDS[next.organism], CELLS, next.seed);
    },
    draw(pen, layer, area) {
      if (!field) return;
      const { organism, share, free, spore, green, red } = field;
      const kind = KINDS[organism];
      if (layer === 0) {
        pen.fillStyle = cssColour(PAPER);
        pen.fillRect(area.x - area.half, area.y - area.half, 2 * area.half, 2 * area.half);
      }
      pen.lineCap = 'round';
      const body = dyedWith(DYED.green, green, DYED.safranin, red);
      const dyed = mix(BRIGHT, DYED.green, spore);
      for (const cell of cells) {
        if (cell.layer !== layer) continue;
        if (Math.abs(cell.x - area.x) > area.half + 6 || Math.abs(cell.y - area.y) > area.half + 6) continue;
        const holds = cell.own < share;
        if (!holds || cell.own >= share * free) {
          pen.strokeStyle = cssColour(body, 0.95);
          rod(pen, cell.x, cell.y, cell.turn, cell.length, cell.width);
        }
        if (holds) drawSpore(pen, cell, kind, dyed);
      }
    },
  };
}
