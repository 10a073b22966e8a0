/** Draws what lies on a prepared slide, sharp and in µm, as stain and pigment take light away from white. */
import {
  BLOOD_TILE,
  PLATELET_DIAMETER,
  RED_DIAMETER,
  RED_NUMBERS,
  WHITE_DIAMETER,
  type WhiteCell,
  type WhiteKind,
} from '../../../../engine/biology/slides/blood';
import {
  MICROMETER_DIVISION,
  MICROMETER_DIVISIONS,
  type PreparedSlide,
  prepareSlide,
} from '../../../../engine/biology/slides/prepared-slide';
import { HALF_SLIDE, type Slide } from '../../../../engine/biology/slides/slide-kinds';
import {
  bent,
  type BrickCell,
  type Bricks,
  CHEEK_NUCLEUS,
  type CheekCell,
  CHLOROPLAST,
  chloroplasts,
  ELODEA,
  ONION,
  ONION_NUCLEUS,
  STREAMING,
} from '../../../../engine/biology/slides/tissue';
import { createRng } from '../../../../engine/core/rng';
import type { DrawLayer, FieldArea } from '../../kit/microscope/field-picture';
import { cssColour, mix } from '../../kit/paint/shading';

type Pen = CanvasRenderingContext2D;

export interface SlidePainter {
  readonly draw: DrawLayer;
  /** Which slide lies there, and at what time: for what streams. */
  put(slide: Slide, seed: number, time: number): void;
}

/** Pixels that something must be wide to be drawn one by one. */
const SEEN = 2.4;
/** Lines are never thinner than this, pixels: thinner ones are paler instead. */
const THINNEST = 0.8;

const inside = ({ x, y, half }: FieldArea, left: number, right: number, top: number, bottom: number): boolean =>
  right > x - half && left < x + half && bottom > y - half && top < y + half;

const around = (area: FieldArea, x: number, y: number, radius: number): boolean =>
  inside(area, x - radius, x + radius, y - radius, y + radius);

/** Sets a line of a width in µm. */
function thin(pen: Pen, { scale }: FieldArea, width: number, colour: number, alpha = 1): void {
  const pixels = width * scale;
  pen.lineWidth = Math.max(width, THINNEST / scale);
  pen.strokeStyle = cssColour(colour, alpha * Math.min(1, Math.max(0.25, pixels / THINNEST)));
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** Parts of a long wall: it wavers between its ends. */
const WALL_PARTS = 5;

function brick(pen: Pen, bricks: Bricks, { left, right, top, bottom, leanLeft, leanRight }: BrickCell): void {
  const wall = (from: number, to: number, y: number): void => {
    for (let n = 0; n <= WALL_PARTS; n++) {
      const x = from + ((to - from) * n) / WALL_PARTS;
      pen.lineTo(x, bent(bricks, x, y));
    }
  };
  pen.moveTo(left - leanLeft, bent(bricks, left - leanLeft, top));
  wall(left - leanLeft, right - leanRight, top);
  wall(right + leanRight, left + leanLeft, bottom);
  pen.closePath();
}

// ---------------------------------------------------------------- tissues

function drawOnion(pen: Pen, cells: readonly BrickCell[], area: FieldArea): void {
  for (const cell of cells) {
    if (!inside(area, cell.left - 40, cell.right + 40, cell.top, cell.bottom)) continue;
    pen.fillStyle = cssColour(mix(0xfbf3d6, 0xf1dfa4, cell.tone));
    pen.beginPath();
    brick(pen, ONION, cell);
    pen.fill();
    thin(pen, area, 2.6, 0x9a7327, 0.95);
    pen.stroke();
    if (area.scale * ONION_NUCLEUS < 0.8) continue;
    const { x } = cell.nucleus;
    const y = bent(ONION, x, cell.nucleus.y);
    if (area.scale > 0.5) {
      // Cytoplasm along the wall, with grains in it.
      const rng = createRng(cell.key, 'grains');
      pen.fillStyle = cssColour(0xa9782a, 0.4);
      for (let n = 0; n < 46; n++) {
        const along = rng.uniform(cell.left + 8, cell.right - 8);
        const up = rng.next() < 0.5 ? cell.top + rng.uniform(2, 6) : cell.bottom - rng.uniform(2, 6);
        disc(pen, along, bent(ONION, along, up), rng.uniform(0.35, 0.9));
      }
    }
    pen.fillStyle = cssColour(0xb8731f, 0.78);
    pen.beginPath();
    pen.ellipse(x, y, ONION_NUCLEUS * 0.56, ONION_NUCLEUS * 0.44, cell.tone, 0, 2 * Math.PI);
    pen.fill();
    thin(pen, area, 0.7, 0x7c4a10, 0.8);
    pen.stroke();
    pen.fillStyle = cssColour(0x6e3d0c, 0.75);
    disc(pen, x - 2 + 3 * cell.tone, y + 1.2, 1.7);
  }
}

function drawCheek(pen: Pen, cells: readonly CheekCell[], area: FieldArea): void {
  pen.globalCompositeOperation = 'multiply';
  for (const cell of cells) {
    const { x, y, diameter, outline, turn, nucleus, fold, tone } = cell;
    if (!around(area, x, y, diameter)) continue;
    pen.fillStyle = cssColour(mix(0xd5e6f6, 0xb9d2ee, tone));
    pen.beginPath();
    const corners = outline.length;
    const corner = (n: number): readonly [number, number] => {
      const radius = ((outline[(n + corners) % corners] ?? 1) * diameter) / 2;
      const angle = turn + (2 * Math.PI * n) / corners;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    };
    for (let n = 0; n < corners; n++) {
      const [ax, ay] = corner(n);
      const [bx, by] = corner(n + 1);
      if (n === 0) {
        const [zx, zy] = corner(-1);
        pen.moveTo((ax + zx) / 2, (ay + zy) / 2);
      }
      pen.quadraticCurveTo(ax, ay, (ax + bx) / 2, (ay + by) / 2);
    }
    pen.closePath();
    pen.fill();
    thin(pen, area, 0.8, 0x6f93bd, 0.9);
    pen.stroke();
    if (fold !== null) {
      thin(pen, area, 3.2, 0x8fb0d6, 0.7);
      pen.beginPath();
      const [across, up] = [Math.cos(fold) * diameter * 0.36, Math.sin(fold) * diameter * 0.36];
      pen.moveTo(x - across + 4, y - up);
      pen.quadraticCurveTo(x + up * 0.3, y - across * 0.3, x + across, y + up);
      pen.stroke();
    }
    if (area.scale > 0.5) {
      const rng = createRng(cell.key, 'grains');
      pen.fillStyle = cssColour(0x7d9fca, 0.55);
      for (let n = 0; n < 34; n++) {
        const away = Math.sqrt(rng.next()) * diameter * 0.4;
        const way = rng.uniform(0, 2 * Math.PI);
        disc(pen, x + away * Math.cos(way), y + away * Math.sin(way), rng.uniform(0.25, 0.7));
      }
    }
    pen.fillStyle = cssColour(0x2d4f9e, 0.9);
    pen.beginPath();
    pen.ellipse(nucleus.x, nucleus.y, CHEEK_NUCLEUS * 0.54, CHEEK_NUCLEUS * 0.46, turn, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = cssColour(0x1d3676, 0.7);
    disc(pen, nucleus.x + 0.9, nucleus.y - 0.6, 1.1);
  }
}

function drawElodea(pen: Pen, cells: readonly BrickCell[], area: FieldArea, time: number): void {
  const single = CHLOROPLAST * area.scale > SEEN;
  const lined = CHLOROPLAST * area.scale > 0.7;
  for (const cell of cells) {
    if (!inside(area, cell.left - 10, cell.right + 10, cell.top, cell.bottom)) continue;
    pen.fillStyle = cssColour(lined ? 0xe9f4d8 : mix(0xc4dea0, 0xa6cb7c, cell.tone));
    pen.beginPath();
    brick(pen, ELODEA, cell);
    pen.fill();
    thin(pen, area, 1.4, 0x6e9a4c, 0.9);
    pen.stroke();
    if (single) {
      const places = chloroplasts(cell, time);
      pen.fillStyle = cssColour(mix(0x4f9a35, 0x6cae3f, cell.tone), 0.88);
      for (let n = 0; n < places.length; n += 2) {
        const [x = 0, y = 0] = [places[n], places[n + 1]];
        pen.beginPath();
        pen.ellipse(x, bent(ELODEA, x, y), CHLOROPLAST * 0.5, CHLOROPLAST * 0.38, (n % 7) * 0.4, 0, 2 * Math.PI);
        pen.fill();
      }
      if (area.scale > 1.5) {
        pen.fillStyle = cssColour(0x2f6d22, 0.5);
        for (let n = 0; n < places.length; n += 2) {
          const [x = 0, y = 0] = [places[n], places[n + 1]];
          disc(pen, x + 0.7, bent(ELODEA, x, y) - 0.5, 0.7);
        }
      }
    } else if (lined) {
      pen.setLineDash([CHLOROPLAST, CHLOROPLAST * (0.5 + cell.tone)]);
      pen.lineDashOffset = -STREAMING * time;
      thin(pen, area, CHLOROPLAST * 0.8, 0x559e3a, 0.9);
      pen.strokeRect(cell.left + 4, cell.top + 4, cell.right - cell.left - 8, cell.bottom - cell.top - 8);
      pen.setLineDash([]);
    }
  }
}

// ---------------------------------------------------------------- blood

const PLASMA = 0xfbf4f2;
const NUCLEUS = 0x5b2f86;
const CYTOPLASM: Readonly<Record<WhiteKind, number>> = {
  neutrophil: 0xf0d3dd,
  lymphocyte: 0xb9c9ec,
  monocyte: 0xc6c4da,
  eosinophil: 0xf3cfc2,
  basophil: 0xd7c5e2,
};
/** Lobes of the nucleus: where, in radii of the cell, and how large. */
const LOBES: Readonly<Record<WhiteKind, readonly (readonly [x: number, y: number, radius: number])[]>> = {
  neutrophil: [
    [-0.42, -0.2, 0.27],
    [-0.08, 0.26, 0.25],
    [0.3, 0.3, 0.24],
    [0.38, -0.14, 0.25],
  ],
  lymphocyte: [[0.06, 0, 0.84]],
  monocyte: [
    [-0.3, -0.1, 0.45],
    [0.05, 0.2, 0.42],
    [0.34, -0.08, 0.4],
  ],
  eosinophil: [
    [-0.36, 0, 0.35],
    [0.36, 0.05, 0.35],
  ],
  basophil: [
    [-0.22, 0.1, 0.38],
    [0.24, -0.08, 0.36],
  ],
};
const GRAINS: Readonly<Partial<Record<WhiteKind, readonly [colour: number, count: number, radius: number]>>> = {
  neutrophil: [0xb98cb8, 40, 0.16],
  eosinophil: [0xe0652f, 70, 0.5],
  basophil: [0x43206e, 42, 0.55],
};

function drawWhite(pen: Pen, { x, y, kind, turn, key }: WhiteCell, area: FieldArea): void {
  const radius = WHITE_DIAMETER / 2;
  pen.fillStyle = cssColour(CYTOPLASM[kind]);
  disc(pen, x, y, radius);
  thin(pen, area, 0.35, 0x8d6aa0, 0.8);
  pen.stroke();
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rng = createRng(key, 'white');
  pen.fillStyle = cssColour(NUCLEUS, 0.95);
  pen.strokeStyle = pen.fillStyle;
  pen.lineWidth = 0.9;
  pen.beginPath();
  for (const [n, [lx, ly]] of LOBES[kind].entries()) {
    const [px, py] = [x + radius * (lx * cos - ly * sin), y + radius * (lx * sin + ly * cos)];
    if (n === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  }
  pen.stroke();
  for (const [lx, ly, size] of LOBES[kind]) {
    const by = 1 + rng.uniform(-0.12, 0.12);
    disc(pen, x + radius * (lx * cos - ly * sin), y + radius * (lx * sin + ly * cos), size * radius * by);
  }
  const grains = GRAINS[kind];
  if (!grains || area.scale < 0.4) return;
  const [colour, count, size] = grains;
  pen.fillStyle = cssColour(colour, 0.85);
  for (let n = 0; n < count; n++) {
    const away = Math.sqrt(rng.next()) * radius * 0.92;
    const way = rng.uniform(0, 2 * Math.PI);
    disc(pen, x + away * Math.cos(way), y + away * Math.sin(way), size);
  }
}

function drawRed(pen: Pen, red: Float32Array, area: FieldArea): void {
  for (let n = 0; n < red.length; n += RED_NUMBERS) {
    const [x = 0, y = 0, diameter = 0, variant = 0] = red.subarray(n, n + RED_NUMBERS);
    if (!around(area, x, y, diameter)) continue;
    const radius = diameter / 2;
    pen.fillStyle = cssColour(mix(0xe29a93, 0xeba9a0, variant));
    pen.beginPath();
    pen.ellipse(x, y, radius * (1 + 0.05 * variant), radius * (1 - 0.05 * variant), 6 * variant, 0, 2 * Math.PI);
    pen.fill();
    if (area.scale < 0.4) continue;
    // The thin middle, softer towards the rim.
    const pale = radius * (0.5 + 0.12 * Math.sin(40 * variant));
    const [px, py] = [x + 0.3 * Math.sin(25 * variant), y + 0.3 * Math.cos(25 * variant)];
    pen.fillStyle = cssColour(0xf5cfc8, 0.55);
    disc(pen, px, py, pale);
    pen.fillStyle = cssColour(0xfae3de, 0.75);
    disc(pen, px, py, pale * 0.62);
  }
}

/** Where cells are smaller than a pixel: their mean tone, and the grain that so many of them leave. */
function drawGrain(pen: Pen, area: FieldArea): void {
  pen.fillStyle = cssColour(0xf3d3ce);
  pen.fillRect(area.x - area.half, area.y - area.half, 2 * area.half, 2 * area.half);
  const rng = createRng(1, 'grain of blood');
  pen.fillStyle = cssColour(0xc9736b, 0.16);
  for (let n = 0; n < 5200; n++) {
    const x = rng.uniform(-HALF_SLIDE, HALF_SLIDE);
    const y = rng.uniform(-HALF_SLIDE, HALF_SLIDE);
    const size = rng.uniform(14, 40);
    if (around(area, x, y, size)) pen.fillRect(x, y, size, size);
  }
}

function drawBlood(pen: Pen, slide: Extract<PreparedSlide, { slide: 'Blood Smear' }>, area: FieldArea): void {
  pen.fillStyle = cssColour(PLASMA);
  pen.fillRect(area.x - area.half, area.y - area.half, 2 * area.half, 2 * area.half);
  if (RED_DIAMETER[0] * area.scale < 1) drawGrain(pen, area);
  else {
    const first = (middle: number): number => Math.floor((middle - area.half) / BLOOD_TILE);
    const last = (middle: number): number => Math.floor((middle + area.half) / BLOOD_TILE);
    for (let column = first(area.x); column <= last(area.x); column++) {
      for (let row = first(area.y); row <= last(area.y); row++) {
        const { red, platelets } = slide.tile(column, row);
        drawRed(pen, red, area);
        pen.fillStyle = cssColour(0x9a6bb0, 0.9);
        for (let n = 0; n < platelets.length; n += 3) {
          disc(pen, platelets[n] ?? 0, platelets[n + 1] ?? 0, (PLATELET_DIAMETER / 2) * (platelets[n + 2] ?? 1));
        }
      }
    }
  }
  for (const white of slide.whites) if (around(area, white.x, white.y, WHITE_DIAMETER)) drawWhite(pen, white, area);
}

// ---------------------------------------------------------------- micrometer

function drawMicrometer(pen: Pen, area: FieldArea): void {
  const half = (MICROMETER_DIVISION * MICROMETER_DIVISIONS) / 2;
  thin(pen, area, 1.2, 0x14181d, 0.95);
  pen.beginPath();
  for (let n = 0; n <= MICROMETER_DIVISIONS; n++) {
    const x = n * MICROMETER_DIVISION - half;
    pen.moveTo(x, 0);
    pen.lineTo(x, n % 10 === 0 ? 90 : n % 5 === 0 ? 65 : 42);
  }
  pen.moveTo(-half, 0);
  pen.lineTo(half, 0);
  pen.stroke();
  // The ring that shows where to look for it.
  thin(pen, area, 12, 0x14181d, 0.8);
  pen.beginPath();
  pen.arc(0, 0, 1600, 0, 2 * Math.PI);
  pen.stroke();
}

export function createSlidePainter(): SlidePainter {
  let lies: { readonly slide: Slide; readonly seed: number; readonly prepared: PreparedSlide } | null = null;
  let now = 0;
  return {
    put(slide, seed, time) {
      now = time;
      if (lies?.slide !== slide || lies.seed !== seed) lies = { slide, seed, prepared: prepareSlide(slide, seed) };
    },
    draw(pen, layer, area) {
      if (!lies) return;
      const { prepared } = lies;
      switch (prepared.slide) {
        case 'Onion Epidermis':
          return drawOnion(pen, prepared.cells, area);
        case 'Cheek Cells':
          return drawCheek(pen, prepared.cells, area);
        case 'Elodea Leaf':
          return drawElodea(pen, prepared.layers[layer] ?? [], area, now);
        case 'Blood Smear':
          return drawBlood(pen, prepared, area);
        case 'Stage Micrometer':
          return drawMicrometer(pen, area);
      }
    },
  };
}
