/** Cells with capsules, sharp: bright halos in ink, or pale blue ones round violet cells on a violet ground. */
import { createRng } from '../../../../engine/core/rng';
import { type Organism, WIDTH_SCATTER } from '../../../../engine/medical-microbiology/capsule-kinds';
import type { DrawLayer, FieldArea } from '../../kit/microscope/field-picture';
import { cssColour, mix } from '../../kit/paint/shading';
import { type CellForm, type Pen, type PlacedCell, placeCells, rod } from '../../kit/staining/smear-field';

export interface CapsuleFilm {
  readonly organism: Organism;
  readonly anthony: boolean;
  /** Mean width of the halo, µm; null: no cells. */
  readonly width: number | null;
  /** Ink spread or violet taken up, copper, and how dark the film is, 0 to 1. */
  readonly stained: number;
  readonly copper: number;
  readonly contrast: number;
  readonly seed: number;
}

export interface CapsulePainter {
  readonly draw: DrawLayer;
  put(film: CapsuleFilm): void;
}

/** As these organisms are found, µm, and how many lie in a field of the 40x objective. */
const KINDS: Readonly<Record<Organism, CellForm & { readonly count: number }>> = {
  'Klebsiella pneumoniae': { length: [1.7, 0.4], width: 0.8, lie: 'pairs', group: [1, 2], count: 1500 },
  'Streptococcus pneumoniae': { length: [1, 0.06], width: 1, lie: 'pairs', group: [2, 2], count: 2200 },
  'Bacillus anthracis (Sterne control)': { length: [4.2, 0.6], width: 1.2, lie: 'chains', group: [2, 7], count: 1300 },
  'Cryptococcus neoformans': { length: [5, 0.5], width: 5, lie: 'single', group: [1, 1], count: 330 },
  'Escherichia coli K-12': { length: [2.2, 0.4], width: 0.8, lie: 'single', group: [1, 2], count: 2000 },
};
/** Of the 40x field, µm, with a margin. */
const RADIUS = 232;
const PAPER = 0xffffff;
const INK = 0x2c241d;
const GRAINS = 2200;
const BUDDING = 0.3;
const BUD = 0.55;

const inView = ({ x, y, half }: FieldArea, cell: PlacedCell, halo: number): boolean =>
  Math.abs(cell.x - x) < half + cell.length + halo && Math.abs(cell.y - y) < half + cell.length + halo;

/** A cell of a form, or one with a bud: each shape of it, so much wider all round. */
function shape(pen: Pen, cell: PlacedCell, yeast: boolean, wider: number): void {
  const { x, y, turn, length, width, own } = cell;
  rod(pen, x, y, turn, length + 2 * wider, width + 2 * wider);
  if (!yeast || own > BUDDING) return;
  const away = (length * (1 + BUD)) / 2;
  const small = length * BUD + 2 * wider * 0.8;
  rod(pen, x + away * Math.cos(turn), y + away * Math.sin(turn), turn, small, small);
}

/** Carbon particles in Brownian clumps. */
function grain(pen: Pen, area: FieldArea, seed: number, dark: number): void {
  const rng = createRng(seed, 'ink');
  for (let n = 0; n < GRAINS; n++) {
    const [x, y] = [rng.uniform(-RADIUS, RADIUS), rng.uniform(-RADIUS, RADIUS)];
    const [size, tone] = [rng.uniform(0.2, 0.9), rng.next()];
    if (Math.abs(x - area.x) > area.half || Math.abs(y - area.y) > area.half) continue;
    pen.fillStyle = tone < 0.6 ? cssColour(0x000000, 0.4 * dark) : cssColour(0x7a6a5a, 0.35 * dark);
    pen.beginPath();
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.fill();
  }
}

export function createCapsulePainter(): CapsulePainter {
  let film: CapsuleFilm | null = null;
  let cells: readonly PlacedCell[] = [];
  let placed = '';
  return {
    put(next) {
      film = next;
      const key = `${next.organism} ${next.seed}`;
      if (key === placed) return;
      placed = key;
      const kind = KINDS[next.organism];
      cells = placeCells(kind, kind.count, next.seed, RADIUS);
    },
    draw(pen, layer, area) {
      if (!film || layer > 0) return;
      const { anthony, width, stained, copper, contrast, seed, organism } = film;
      const ground = anthony ? mix(PAPER, 0xa88fd0, 0.9 * stained) : mix(PAPER, INK, contrast);
      pen.fillStyle = cssColour(ground);
      pen.fillRect(area.x - area.half, area.y - area.half, 2 * area.half, 2 * area.half);
      if (!anthony) grain(pen, area, seed, contrast);
      if (width === null) return;
      const yeast = organism === 'Cryptococcus neoformans';
      const halo = anthony ? mix(ground, 0xd6e9fb, copper) : mix(PAPER, 0xfbf6ea, 0.6);
      const body = anthony ? mix(0xe8e6e4, 0x3f2290, stained) : 0xc3bdb4;
      const edge = anthony ? mix(0xd4d1ce, 0x2f1875, stained) : 0x857d73;
      pen.lineCap = 'round';
      const seen = cells.filter((cell) => inView(area, cell, 2 * width));
      pen.strokeStyle = cssColour(halo);
      if (width > 0) {
        for (const cell of seen) {
          // Own share of the scatter, from even to normal by its middle part.
          shape(pen, cell, yeast, Math.max(0, width * (1 + 3.4 * WIDTH_SCATTER * (cell.own - 0.5))));
        }
      }
      pen.strokeStyle = cssColour(edge);
      for (const cell of seen) shape(pen, cell, yeast, 0);
      pen.strokeStyle = cssColour(body);
      for (const cell of seen) shape(pen, cell, yeast, yeast ? -0.35 : -0.12);
      if (!yeast) return;
      pen.strokeStyle = cssColour(mix(body, PAPER, 0.4), 0.8);
      for (const cell of seen) rod(pen, cell.x + 0.5, cell.y - 0.6, cell.turn, cell.length * 0.3, cell.length * 0.3);
    },
  };
}
