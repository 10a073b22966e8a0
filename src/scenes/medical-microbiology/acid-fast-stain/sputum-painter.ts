/** An immersion field of sputum or of a culture after an acid-fast stain, sharp: slim beaded rods among leucocytes and mucus. */
import { createRng } from '../../../../engine/core/rng';
import type { Organism } from '../../../../engine/medical-microbiology/acid-fast-kinds';
import type { DrawLayer, FieldArea } from '../../kit/microscope/field-picture';
import { cssColour, mix } from '../../kit/paint/shading';
import { DYED, dyedWith } from '../../kit/staining/dyes';
import { type CellForm, FIELD, type Pen, type PlacedCell, placeCells, rod } from '../../kit/staining/smear-field';

export interface SputumField {
  readonly organism: Organism;
  /** Bacilli of this field, of sputum. */
  readonly present: number;
  readonly fuchsin: number;
  readonly blue: number;
  /** Another field, another seed. */
  readonly seed: number;
}

export interface SputumPainter {
  readonly draw: DrawLayer;
  put(field: SputumField): void;
}

/** As these species are found, µm, and how many of a culture lie in a field. */
const KINDS: Readonly<Record<Organism, CellForm & { readonly culture: number }>> = {
  'Mycobacterium tuberculosis (inactivated)': {
    length: [3.2, 0.7],
    width: 0.45,
    lie: 'pairs',
    group: [1, 2],
    culture: 0,
  },
  'Nocardia asteroides': { length: [6, 1.6], width: 0.7, lie: 'chains', group: [3, 7], culture: 220 },
  'Escherichia coli': { length: [2.3, 0.5], width: 0.85, lie: 'single', group: [1, 2], culture: 500 },
  'Staphylococcus aureus': { length: [0.95, 0.06], width: 0.95, lie: 'clusters', group: [6, 30], culture: 700 },
};
const PAPER = 0xfffdfb;
const LEUCOCYTES = 17;
const STRANDS = 26;
const HALF = FIELD / 2 + 8;

function strands(pen: Pen, seed: number, blue: number): void {
  const rng = createRng(seed, 'mucus');
  for (let n = 0; n < STRANDS; n++) {
    const [x, y] = [rng.uniform(-HALF, HALF), rng.uniform(-HALF, HALF)];
    const [dx, dy] = [rng.normal(0, 28), rng.normal(0, 16)];
    pen.strokeStyle = cssColour(mix(0xf0ece6, 0xb9d0ee, blue), 0.55);
    pen.lineWidth = rng.uniform(1, 6);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + dx, y + rng.normal(0, 14), x + 2 * dx, y + 2 * dy);
    pen.stroke();
  }
}

/** Neutrophils, 12 µm across, with a nucleus in three or four lobes. */
function leucocytes(pen: Pen, seed: number, blue: number): void {
  const rng = createRng(seed, 'leucocytes');
  for (let n = 0; n < LEUCOCYTES; n++) {
    const [x, y, radius] = [rng.uniform(-HALF, HALF), rng.uniform(-HALF, HALF), rng.uniform(5, 7)];
    pen.fillStyle = cssColour(mix(0xefece8, 0xa9c4ea, blue), 0.85);
    pen.beginPath();
    pen.ellipse(x, y, radius, radius * rng.uniform(0.85, 1), rng.uniform(0, 3), 0, 2 * Math.PI);
    pen.fill();
    const turn = rng.uniform(0, 6);
    const lobes = rng.int(3, 4);
    pen.fillStyle = cssColour(mix(0xdedad5, 0x3d64b4, blue), 0.9);
    for (let lobe = 0; lobe < lobes; lobe++) {
      const way = turn + lobe * 1.35;
      pen.beginPath();
      pen.arc(x + 2.6 * Math.cos(way), y + 2.6 * Math.sin(way), rng.uniform(1.7, 2.3), 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

const inView = ({ x, y, half }: FieldArea, cell: PlacedCell): boolean =>
  Math.abs(cell.x - x) < half + cell.length && Math.abs(cell.y - y) < half + cell.length;

export function createSputumPainter(): SputumPainter {
  let field: SputumField | null = null;
  let cells: readonly PlacedCell[] = [];
  return {
    put(next) {
      field = next;
      const kind = KINDS[next.organism];
      cells = placeCells(kind, kind.culture > 0 ? kind.culture : next.present, next.seed, FIELD / 2 - 4);
    },
    draw(pen, layer, area) {
      if (!field) return;
      const { organism, fuchsin, blue, seed } = field;
      const sputum = KINDS[organism].culture === 0;
      pen.lineCap = 'round';
      if (layer === 0) {
        pen.fillStyle = cssColour(PAPER);
        pen.fillRect(area.x - area.half, area.y - area.half, 2 * area.half, 2 * area.half);
        if (sputum) {
          // Cells of the patient give the fuchsin back to acid and take the blue as others do.
          const dyed = Math.min(1, blue / Math.max(0.05, 1 - fuchsin));
          strands(pen, seed, dyed);
          leucocytes(pen, seed, dyed);
        }
      }
      pen.globalCompositeOperation = 'multiply';
      for (const cell of cells) {
        if (cell.layer !== layer || !inView(area, cell)) continue;
        const light = dyedWith(DYED.fuchsin, fuchsin, DYED.blue, blue);
        pen.strokeStyle = cssColour(light, 0.95);
        rod(pen, cell.x, cell.y, cell.turn, cell.length, cell.width);
        if (cell.length < 2 * cell.width) continue;
        // Beads along a slim rod.
        const beads = Math.max(2, Math.round(cell.length / 1.1));
        for (let bead = 0; bead < beads; bead++) {
          const along = ((bead + 0.5) / beads - 0.5) * (cell.length - cell.width);
          pen.strokeStyle = cssColour(light, 0.55);
          rod(
            pen,
            cell.x + along * Math.cos(cell.turn),
            cell.y + along * Math.sin(cell.turn),
            0,
            cell.width,
            cell.width,
          );
        }
      }
    },
  };
}
