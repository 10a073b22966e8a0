/**
 * The ground of a habitat and what grows on it, painted on the canvas behind the stage: it stands still. Places come from
 * an additive sequence, which has neither pattern nor clumps; organisms stand where the model put them.
 */
import type { SampledHabitat } from '../../../../engine/data/habitat-communities';
import { cssColour, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface PlotBox {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface Ground {
  readonly lit: number;
  readonly shade: number;
  /** Colours of what lies about. */
  readonly marks: readonly number[];
  /** Length and width of a mark, in parts of the side of a 50 m plot. */
  readonly mark: readonly [number, number];
  readonly count: number;
  /** Colour of each species seen from far above, by rank. */
  readonly specks: readonly number[];
}

const grounds: Readonly<Record<SampledHabitat, Ground>> = {
  'Rainforest Plot': {
    lit: 0x5b4a31,
    shade: 0x392f20,
    marks: [0x7a5c35, 0x4a3a22, 0x8a6a3f, 0x31291b, 0x6b4e2c],
    mark: [0.022, 0.009],
    count: 620,
    specks: [0x4fae63, 0x2f8a57, 0x8fcb6a, 0x5aa85f, 0x10141c, 0x3f9a52, 0xa6d67a, 0x79c266, 0x2c7f5a, 0x4aa56a],
  },
  'Temperate Meadow': {
    lit: 0x8fa85a,
    shade: 0x64843f,
    marks: [0x9db765, 0x567a38, 0xa9b96b, 0x7a9a4c, 0x6f8f45],
    mark: [0.02, 0.0035],
    count: 900,
    specks: [
      0x3f6b2c, 0xf4f1e6, 0xe3c766, 0x2f5a2a, 0xf5cf1c, 0xc9a7b0, 0xfbf7f4, 0xe9e6dc, 0xc0568c, 0xf6c71c, 0xf2a71a,
      0x7d5fb2, 0xffffff, 0xa24fa0, 0xdccbe8, 0xc62f1f, 0x9186c4, 0xe0a3cd,
    ],
  },
  'Tidal Rock Pool': {
    lit: 0x9aa19d,
    shade: 0x616b6d,
    marks: [0x7a8584, 0xa9aea6, 0x59656a, 0x8a8f86],
    mark: [0.05, 0.028],
    count: 240,
    specks: [
      0x2b2622, 0xd38aa0, 0xcbbf9c, 0xe9e6dc, 0x6b5a26, 0xa32c2e, 0x66b83e, 0x1d2540, 0xe6dcc4, 0x56784a, 0xd29a55,
      0x55622f,
    ],
  },
  'Wheat Field': {
    lit: 0xa08a56,
    shade: 0x7a673e,
    marks: [0x8b7647, 0xb29a63, 0x6a5834],
    mark: [0.012, 0.006],
    count: 420,
    specks: [0xd9bd62, 0x14151b, 0xd8321f, 0x3f66d6],
  },
};

const POOLS = 9;
const DRILL_ROWS = 50;

/** The k-th number of an additive sequence on [0, 1); two steps give places in a square. */
const first = (k: number): number => (k * 0.754_877_666) % 1;
const second = (k: number): number => (k * 0.569_840_291) % 1;
const third = (k: number): number => (k * 0.381_966_011) % 1;

/** Soil, turf, rock or litter. `metres`: how much of it the box shows. */
export function paintGround(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  habitat: SampledHabitat,
  { x, y, side }: PlotBox,
  metres: number,
): void {
  const ground = grounds[habitat];
  const dusk = (colour: number): string => cssColour(mix(colour, 0x0b141c, theme.name === 'dark' ? 0.2 : 0));
  canvas.save();
  canvas.beginPath();
  canvas.rect(x, y, side, side);
  canvas.clip();
  const light = canvas.createLinearGradient(x, y, x + side, y + side);
  light.addColorStop(0, dusk(ground.lit));
  light.addColorStop(1, dusk(ground.shade));
  canvas.fillStyle = light;
  canvas.fillRect(x, y, side, side);

  if (habitat === 'Tidal Rock Pool') {
    for (let k = 1; k <= POOLS; k++) {
      const radius = side * (0.05 + 0.07 * third(k + 4));
      canvas.fillStyle = dusk(0x33596b);
      blob(canvas, x + side * first(k + 2), y + side * second(k + 2), radius, k);
      canvas.fillStyle = dusk(0x4d8299);
      blob(canvas, x + side * first(k + 2) - radius * 0.06, y + side * second(k + 2) + radius * 0.1, radius * 0.86, k);
    }
  }
  if (habitat === 'Wheat Field') {
    canvas.fillStyle = dusk(0x6a5834);
    const rows = Math.max(4, Math.round((DRILL_ROWS * metres) / 50));
    for (let row = 0; row < rows; row++) canvas.fillRect(x + (side * (row + 0.5)) / rows, y, side / rows / 5, side);
  }
  // What is seen of a square metre fills the picture with fewer and larger things.
  const near = metres < 10 ? 2.4 : 1;
  canvas.globalAlpha = 0.5;
  for (let k = 1; k <= ground.count / near; k++) {
    const length = ground.mark[0] * side * near * (0.5 + third(k));
    const width = ground.mark[1] * side * near * (0.6 + 0.7 * first(k + 7));
    canvas.fillStyle = dusk(ground.marks[k % ground.marks.length] ?? 0);
    canvas.beginPath();
    canvas.ellipse(x + side * first(k), y + side * second(k), length / 2, width / 2, 6.28 * third(k * 3), 0, 6.3);
    canvas.fill();
  }
  canvas.restore();
}

/** A closed uneven outline. */
function blob(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number, shape: number): void {
  canvas.beginPath();
  for (let k = 0; k <= 24; k++) {
    const angle = (k / 24) * 2 * Math.PI;
    const r = radius * (1 + 0.16 * Math.sin(3 * angle + shape) + 0.1 * Math.sin(5 * angle + 2 * shape));
    canvas.lineTo(x + 1.25 * r * Math.cos(angle), y + r * Math.sin(angle));
  }
  canvas.fill();
}

export interface Individuals {
  /** Metres from the lower left corner of the plot. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  /** Rank of the species. */
  readonly species: ArrayLike<number>;
}

/** Every individual of the plot as a speck with its shadow; too small to be named. */
export function paintIndividuals(
  canvas: CanvasRenderingContext2D,
  habitat: SampledHabitat,
  { x, y, side }: PlotBox,
  metres: number,
  individuals: Individuals,
): void {
  const { specks } = grounds[habitat];
  const scale = side / metres;
  const radius = Math.max(0.9, side / 330);
  const count = individuals.x.length;
  const dots = (dx: number, wanted: number | null): void => {
    canvas.beginPath();
    for (let i = 0; i < count; i++) {
      const rank = individuals.species[i] ?? 0;
      if (wanted !== null && rank % specks.length !== wanted) continue;
      const atX = x + (individuals.x[i] ?? 0) * scale + dx;
      const atY = y + side - (individuals.y[i] ?? 0) * scale + dx;
      const size = radius * (rank === 0 ? 0.85 : 1.1);
      canvas.moveTo(atX + size, atY);
      canvas.arc(atX, atY, size, 0, 6.3);
    }
    canvas.fill();
  };
  canvas.save();
  canvas.beginPath();
  canvas.rect(x, y, side, side);
  canvas.clip();
  canvas.fillStyle = 'rgba(10, 18, 8, 0.3)';
  dots(radius * 0.6, null);
  specks.forEach((colour, rank) => {
    canvas.fillStyle = cssColour(colour);
    dots(0, rank);
  });
  canvas.restore();
}

/** The edge of the plot: a string around pegs. */
export function paintBoundary(canvas: CanvasRenderingContext2D, theme: StageTheme, { x, y, side }: PlotBox): void {
  canvas.strokeStyle = cssColour(theme.shadow, theme.shadowAlpha);
  canvas.lineWidth = 4;
  canvas.strokeRect(x + 1, y + 2, side, side);
  canvas.strokeStyle = cssColour(theme.name === 'dark' ? 0xd9c9a0 : 0x8a744a);
  canvas.lineWidth = 1.6;
  canvas.strokeRect(x, y, side, side);
  for (const [px, py] of [
    [x, y],
    [x + side, y],
    [x, y + side],
    [x + side, y + side],
  ] as const) {
    canvas.fillStyle = cssColour(0x6b4a2a);
    canvas.beginPath();
    canvas.arc(px, py, 4, 0, 6.3);
    canvas.fill();
    canvas.fillStyle = cssColour(0xc99b62);
    canvas.beginPath();
    canvas.arc(px - 1, py - 1.2, 1.9, 0, 6.3);
    canvas.fill();
  }
}

/** Typed counts as seeds sorted into the cells of a tray; at most so many seeds are drawn in one cell. */
const MOST_SEEDS = 60;
const seedColours = [0xc9a15a, 0x7d4f2c, 0xd9cda4, 0x4a3324, 0xa9683a, 0x8f9a5a, 0x5a5f6b, 0xb98a7a] as const;

export function paintSortingTray(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  { x, y, side }: PlotBox,
  counts: readonly number[],
): void {
  const across = Math.max(1, Math.ceil(Math.sqrt(counts.length)));
  const down = Math.max(1, Math.ceil(counts.length / across));
  const cell = side / across;
  const height = side / down;
  canvas.fillStyle = cssColour(theme.shadow, theme.shadowAlpha);
  canvas.fillRect(x + 3, y + 6, side, side);
  const face = canvas.createLinearGradient(x, y, x + side, y + side);
  face.addColorStop(0, cssColour(0xf2eee4));
  face.addColorStop(1, cssColour(0xcfc8b8));
  canvas.fillStyle = face;
  canvas.fillRect(x, y, side, side);
  counts.forEach((count, k) => {
    const left = x + (k % across) * cell;
    const top = y + Math.floor(k / across) * height;
    const gap = Math.min(5, cell * 0.06);
    canvas.fillStyle = 'rgba(90, 80, 60, 0.22)';
    canvas.fillRect(left + gap, top + gap, cell - 2 * gap, height - 2 * gap);
    canvas.fillStyle = 'rgba(255, 253, 246, 0.75)';
    canvas.fillRect(left + gap + 1.5, top + gap + 2, cell - 2 * gap - 1.5, height - 2 * gap - 2);
    const seeds = Math.min(MOST_SEEDS, count);
    const size = Math.min(cell, height) * (seeds > 20 ? 0.045 : 0.065);
    const colour = seedColours[k % seedColours.length] ?? 0;
    for (let n = 0; n < seeds; n++) {
      const r = seeds === 1 ? 0 : Math.min(cell, height) * 0.36 * Math.sqrt((n + 0.5) / seeds);
      const sx = left + cell / 2 + r * Math.cos(n * 2.4);
      const sy = top + height / 2 + r * Math.sin(n * 2.4);
      const long = 1 + (k % 4) * 0.3;
      canvas.fillStyle = 'rgba(40, 30, 15, 0.35)';
      canvas.beginPath();
      canvas.ellipse(sx + size * 0.3, sy + size * 0.4, size * long, size, n, 0, 6.3);
      canvas.fill();
      canvas.fillStyle = cssColour(mix(colour, 0xffffff, (n % 3) * 0.08));
      canvas.beginPath();
      canvas.ellipse(sx, sy, size * long, size, n, 0, 6.3);
      canvas.fill();
    }
  });
}
