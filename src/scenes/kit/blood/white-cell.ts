/**
 * White cells as Wright and Giemsa stain them: each class after its rules (size, nucleus, chromatin, granules), each cell a little
 * different. A nucleus is a string of beads that run together, so that clumps of chromatin lie inside it whatever its shape.
 */
import { createRng, type Rng } from '../../../../engine/core/rng';
import type { CellClass } from '../../../../engine/data/white-cells';
import { cssColour, mix } from '../paint/shading';

export interface WhiteCellLook {
  readonly kind: CellClass;
  /** µm. */
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  /** Which of all cells of its class it is. */
  readonly form: number;
  /** False where the film hides its detail. */
  readonly readable: boolean;
}

type Pen = CanvasRenderingContext2D;

/** In radii of the cell about its middle. */
interface Bead {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface Nucleus {
  readonly beads: readonly Bead[];
  /** Threads between lobes, from bead to bead. */
  readonly threads?: readonly (readonly [from: number, to: number])[];
  /** Of the stain, and how coarse its chromatin is: 0 fine, 1 in dark blocks. */
  readonly tone: number;
  readonly coarse: number;
}

interface Granules {
  readonly colour: number;
  readonly count: number;
  /** µm. */
  readonly size: number;
  /** Lie over the nucleus too. */
  readonly over?: true;
}

interface Recipe {
  /** Cytoplasm in the middle and at the rim. */
  readonly inner: number;
  readonly rim: number;
  /** How uneven its outline is. */
  readonly uneven: number;
  readonly nucleus: (rng: Rng) => Nucleus;
  readonly granules?: Granules;
}

const PURPLE = 0x5a3890;
const DEEP = 0x47297c;
const LILAC = 0x8560b4;

const alongArc = (radius: number, width: number, from: number, to: number, count: number): readonly Bead[] =>
  Array.from({ length: count }, (_, n) => {
    const angle = from + ((to - from) * n) / (count - 1);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), r: width };
  });

const oval = (x: number, y: number, long: number, wide: number): readonly Bead[] => {
  const reach = long - wide;
  return Array.from({ length: 7 }, (_, n) => ({ x: x + reach * (n / 3 - 1), y, r: wide }));
};

/** Lobes on an arc, joined by threads. */
function lobed(rng: Rng, count: number, size: number, radius: number, tone: number): Nucleus {
  const span = count * (count > 2 ? 1.12 : 1.5);
  const beads: Bead[] = [];
  const threads: (readonly [number, number])[] = [];
  for (let n = 0; n < count; n++) {
    const angle = -span / 2 + (span * n) / (count - 1) + rng.uniform(-0.14, 0.14);
    const away = radius * rng.uniform(0.86, 1.12);
    const r = size * rng.uniform(0.86, 1.12);
    if (n > 0) threads.push([beads.length - 1, beads.length]);
    // A lobe is two beads: rounder at one end.
    beads.push({ x: away * Math.cos(angle), y: away * Math.sin(angle), r });
    beads.push({ x: away * 1.05 * Math.cos(angle + 0.22), y: away * 1.05 * Math.sin(angle + 0.22), r: r * 0.84 });
  }
  return { beads, threads, tone, coarse: 0.85 };
}

const RECIPES: Readonly<Record<Exclude<CellClass, 'smudge'>, Recipe>> = {
  segmented: {
    inner: 0xfaecec,
    rim: 0xeecbd4,
    uneven: 0.03,
    nucleus: (rng) => {
      const count = rng.int(3, 5);
      return lobed(rng, count, 0.34 - 0.028 * count, 0.46, DEEP);
    },
    granules: { colour: 0xb584ba, count: 130, size: 0.14 },
  },
  band: {
    inner: 0xfaecec,
    rim: 0xeecbd4,
    uneven: 0.03,
    nucleus: (rng) => ({
      beads: alongArc(0.47, rng.uniform(0.2, 0.24), -2, rng.uniform(1.9, 2.2), 17),
      tone: PURPLE,
      coarse: 0.7,
    }),
    granules: { colour: 0xb584ba, count: 130, size: 0.14 },
  },
  lymphocyte: {
    inner: 0xc9d9f4,
    rim: 0x9fbce8,
    uneven: 0.03,
    nucleus: (rng) => ({ beads: oval(rng.uniform(-0.06, 0.1), 0, 0.86, 0.81), tone: DEEP, coarse: 1 }),
  },
  atypical_lymphocyte: {
    inner: 0xd3e0f6,
    rim: 0x7d9fd8,
    uneven: 0.16,
    nucleus: (rng) => ({
      beads: [...oval(-0.14, 0.04, 0.56, 0.44), { x: 0.14, y: rng.uniform(-0.16, 0.16), r: 0.4 }],
      tone: mix(PURPLE, LILAC, 0.35),
      coarse: 0.55,
    }),
  },
  monocyte: {
    inner: 0xcdcede,
    rim: 0xaeb2cf,
    uneven: 0.09,
    nucleus: (rng) => ({
      beads: [...alongArc(0.36, 0.33, -1.5, rng.uniform(1.2, 1.6), 9), { x: 0.28, y: rng.uniform(-0.1, 0.1), r: 0.26 }],
      tone: mix(PURPLE, LILAC, 0.45),
      coarse: 0.4,
    }),
    granules: { colour: 0xa98fb8, count: 70, size: 0.12 },
  },
  eosinophil: {
    inner: 0xf7ddd2,
    rim: 0xeec2b2,
    uneven: 0.04,
    nucleus: (rng) => lobed(rng, 2, 0.31, 0.42, PURPLE),
    granules: { colour: 0xe2622c, count: 105, size: 0.46 },
  },
  basophil: {
    inner: 0xe3d3ea,
    rim: 0xcdb6dd,
    uneven: 0.04,
    nucleus: (rng) => ({
      beads: [...oval(-0.08, 0.06, 0.5, 0.38), { x: 0.3, y: rng.uniform(-0.3, 0.1), r: 0.34 }],
      tone: mix(LILAC, 0xcdb6dd, 0.35),
      coarse: 0.2,
    }),
    granules: { colour: 0x35185f, count: 46, size: 0.52, over: true },
  },
  metamyelocyte: {
    inner: 0xf6e3e6,
    rim: 0xe2c3d4,
    uneven: 0.03,
    nucleus: (rng) => ({
      beads: alongArc(0.36, 0.35, -0.95, rng.uniform(0.85, 1.1), 9),
      tone: PURPLE,
      coarse: 0.6,
    }),
    granules: { colour: 0xb584ba, count: 110, size: 0.15 },
  },
  myelocyte: {
    inner: 0xeadbe8,
    rim: 0xcfbedd,
    uneven: 0.03,
    nucleus: (rng) => ({ beads: oval(-0.24, rng.uniform(-0.08, 0.08), 0.62, 0.5), tone: PURPLE, coarse: 0.5 }),
    granules: { colour: 0x9f6cb0, count: 120, size: 0.17 },
  },
  promyelocyte: {
    inner: 0xc6cfee,
    rim: 0x9fafe0,
    uneven: 0.04,
    nucleus: (rng) => ({
      beads: oval(-0.18, rng.uniform(-0.06, 0.06), 0.68, 0.6),
      tone: mix(PURPLE, LILAC, 0.6),
      coarse: 0.25,
    }),
    granules: { colour: 0x97246e, count: 90, size: 0.26, over: true },
  },
  blast: {
    inner: 0xa9bcec,
    rim: 0x7f97d6,
    uneven: 0.05,
    nucleus: (rng) => ({
      beads: oval(rng.uniform(-0.08, 0.04), rng.uniform(-0.06, 0.06), 0.8, 0.74),
      tone: LILAC,
      coarse: 0.08,
    }),
  },
  nrbc: {
    inner: 0xe8b6ae,
    rim: 0xd99a94,
    uneven: 0.03,
    nucleus: (rng) => ({
      beads: oval(rng.uniform(-0.16, 0.16), rng.uniform(-0.1, 0.1), 0.46, 0.44),
      tone: 0x25123f,
      coarse: 0.15,
    }),
  },
};

/** Radii about the middle, in radii of the cell, of an outline that wavers. */
function outline(pen: Pen, rng: Rng, x: number, y: number, radius: number, uneven: number): void {
  const corners = 14;
  const radii = Array.from({ length: corners }, () => radius * (1 + rng.uniform(-uneven, uneven)));
  const at = (n: number): readonly [number, number] => {
    const angle = (2 * Math.PI * n) / corners;
    const r = radii[n % corners] ?? radius;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  };
  pen.beginPath();
  const between = (a: readonly [number, number], b: readonly [number, number]): readonly [number, number] => [
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2,
  ];
  pen.moveTo(...between(at(corners - 1), at(0)));
  for (let n = 0; n < corners; n++) pen.quadraticCurveTo(...at(n), ...between(at(n), at(n + 1)));
  pen.closePath();
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly cos: number;
  readonly sin: number;
}

const placed = ({ x, y, radius, cos, sin }: Place, bead: Bead): readonly [number, number, number] => [
  x + radius * (bead.x * cos - bead.y * sin),
  y + radius * (bead.x * sin + bead.y * cos),
  radius * bead.r,
];

function drawNucleus(pen: Pen, rng: Rng, place: Place, { beads, threads = [], tone, coarse }: Nucleus): void {
  // Its membrane first, then what lies inside.
  for (const [grow, colour] of [
    [0.16, mix(tone, 0x1c0d33, 0.45)],
    [0, tone],
  ] as const) {
    pen.strokeStyle = cssColour(mix(tone, 0x1c0d33, 0.25));
    pen.lineWidth = 0.055 * place.radius + grow;
    for (const [from, to] of threads) {
      const [a, b] = [beads[from], beads[to]];
      if (!a || !b) continue;
      const [ax, ay] = placed(place, a);
      const [bx, by] = placed(place, b);
      pen.beginPath();
      pen.moveTo(ax, ay);
      pen.lineTo(bx, by);
      pen.stroke();
    }
    pen.fillStyle = cssColour(colour);
    for (const bead of beads) {
      const [x, y, r] = placed(place, bead);
      disc(pen, x, y, r + grow);
    }
  }
  const spots = Math.max(2, Math.round(70 / beads.length));
  for (const bead of beads) {
    const [x, y, r] = placed(place, bead);
    for (let n = 0; n < spots; n++) {
      const away = r * 0.72 * Math.sqrt(rng.next());
      const way = rng.uniform(0, 2 * Math.PI);
      const dark = rng.next() < 0.5;
      const size = r * (0.08 + 0.16 * coarse) * rng.uniform(0.6, 1.2);
      pen.fillStyle = dark
        ? cssColour(mix(tone, 0x1c0d33, 0.55), 0.2 + 0.5 * coarse)
        : cssColour(mix(tone, 0xd9c8ee, 0.5), 0.18 + 0.22 * coarse);
      disc(pen, x + away * Math.cos(way), y + away * Math.sin(way), size);
    }
  }
}

function drawGranules(pen: Pen, rng: Rng, place: Place, { colour, count, size }: Granules): void {
  for (let n = 0; n < count; n++) {
    const away = place.radius * 0.93 * Math.sqrt(rng.next());
    const way = rng.uniform(0, 2 * Math.PI);
    const own = size * rng.uniform(0.75, 1.2);
    const [x, y] = [place.x + away * Math.cos(way), place.y + away * Math.sin(way)];
    pen.fillStyle = cssColour(mix(colour, 0x2a1130, rng.uniform(0, 0.25)), 0.9);
    disc(pen, x, y, own);
    if (size > 0.4 && colour === RECIPES.eosinophil.granules?.colour) {
      pen.fillStyle = cssColour(0xf7a873, 0.75);
      disc(pen, x - own * 0.25, y - own * 0.25, own * 0.4);
    }
  }
}

/** Vacuoles of a monocyte, nucleoli of a blast. */
function drawBubbles(
  pen: Pen,
  rng: Rng,
  place: Place,
  colour: number,
  count: number,
  size: number,
  near: number,
): void {
  for (let n = 0; n < count; n++) {
    const away = place.radius * near * rng.uniform(0.55, 1);
    const way = rng.uniform(0, 2 * Math.PI);
    pen.fillStyle = cssColour(colour, 0.85);
    disc(pen, place.x + away * Math.cos(way), place.y + away * Math.sin(way), size * rng.uniform(0.8, 1.25));
  }
}

/** A lymphocyte that broke when the film was spread: a smear of chromatin without an edge. */
function drawSmudge(pen: Pen, rng: Rng, { x, y, radius, cos, sin }: Place): void {
  for (let n = 0; n < 70; n++) {
    const along = rng.normal(0, 0.42) * radius;
    const across = rng.normal(0, 0.26) * radius;
    pen.fillStyle = cssColour(mix(0x8c66b3, 0xc3a3d3, rng.next()), 0.34);
    pen.beginPath();
    pen.ellipse(
      x + along * cos - across * sin,
      y + along * sin + across * cos,
      radius * rng.uniform(0.16, 0.4),
      radius * rng.uniform(0.06, 0.16),
      Math.atan2(sin, cos) + rng.uniform(-0.7, 0.7),
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
}

/** In the thick end a cell is a dark round thing without detail. */
function drawHidden(pen: Pen, rng: Rng, { x, y, radius }: Place): void {
  const shrunk = radius * 0.74;
  pen.fillStyle = cssColour(0x8c7aa8, 0.9);
  outline(pen, rng, x, y, shrunk, 0.06);
  pen.fill();
  pen.fillStyle = cssColour(0x55407c, 0.72);
  outline(pen, rng, x + 0.1 * shrunk, y, shrunk * 0.8, 0.1);
  pen.fill();
}

export function drawWhiteCell(pen: Pen, { kind, x, y, diameter, form, readable }: WhiteCellLook): void {
  const rng = createRng(form, 'white cell');
  const turn = rng.uniform(0, 2 * Math.PI);
  const place: Place = { x, y, radius: diameter / 2, cos: Math.cos(turn), sin: Math.sin(turn) };
  pen.lineCap = 'round';
  if (!readable) return drawHidden(pen, rng, place);
  if (kind === 'smudge') return drawSmudge(pen, rng, place);
  const { inner, rim, uneven, nucleus, granules } = RECIPES[kind];
  const cytoplasm = pen.createRadialGradient(x, y, 0.2 * place.radius, x, y, place.radius);
  cytoplasm.addColorStop(0, cssColour(inner));
  cytoplasm.addColorStop(0.75, cssColour(mix(inner, rim, 0.5)));
  cytoplasm.addColorStop(1, cssColour(rim));
  pen.fillStyle = cytoplasm;
  outline(pen, rng, x, y, place.radius, uneven);
  pen.fill();
  pen.strokeStyle = cssColour(mix(rim, 0x5b4b7a, 0.4), 0.75);
  pen.lineWidth = 0.22;
  pen.stroke();
  if (granules && !granules.over) drawGranules(pen, rng, place, granules);
  drawNucleus(pen, rng, place, nucleus(rng));
  if (kind === 'blast') drawBubbles(pen, rng, place, 0xb9a8dc, rng.int(1, 3), 0.17 * place.radius, 0.42);
  if (kind === 'monocyte') drawBubbles(pen, rng, place, 0xf0eff6, rng.int(3, 6), 0.07 * place.radius, 0.86);
  if (granules?.over) drawGranules(pen, rng, place, granules);
}
