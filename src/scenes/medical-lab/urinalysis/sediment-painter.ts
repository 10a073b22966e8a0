/**
 * Unstained urinary sediment: red cells, white cells, rods, crystals of calcium oxalate and casts, field beside field along the slide. They
 * lie where chance puts them, the same for the same drop.
 */
import { createRng, type Rng } from '../../../../engine/core/rng';
import type { CastKind } from '../../../../engine/data/urine-samples';
import type { FieldCount } from '../../../../engine/medical-lab/urine-sediment';
import type { DrawLayer } from '../../kit/microscope/field-picture';
import { cssColour } from '../../kit/paint/shading';

export interface Sediment {
  /** Diameter of a field, µm; the fields lie this far apart. */
  readonly diameter: number;
  readonly fields: readonly FieldCount[];
  readonly castKind: CastKind;
  readonly seed: number;
}

export interface SedimentPainter {
  readonly draw: DrawLayer;
  put(sediment: Sediment): void;
}

type Pen = CanvasRenderingContext2D;
type Place = readonly [x: number, y: number];

/** Drawn larger than they are, or a high-power field would show them as points. */
const ENLARGED = 2;
const RED = 3.6 * ENLARGED;
const WHITE = 5.6 * ENLARGED;
const ROD = 2 * ENLARGED;
const CRYSTAL = 9 * ENLARGED;
const CAST = { long: 170, half: 16 } as const;
/** More than these are not told apart in a picture. */
const MOST = { red: 700, white: 300, bacteria: 380, crystals: 160, casts: 14 } as const;
/** Two fields either side of the one in sight. */
const AROUND = 1;

function drawRed(pen: Pen, [x, y]: Place, rng: Rng): void {
  const flat = rng.uniform(0.84, 1);
  pen.fillStyle = cssColour(0xdfb98f, 0.55);
  pen.beginPath();
  pen.ellipse(x, y, RED, RED * flat, rng.uniform(0, 3), 0, 2 * Math.PI);
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = cssColour(0xa06a44, 0.9);
  pen.stroke();
  pen.fillStyle = cssColour(0xf6ecd8, 0.85);
  pen.beginPath();
  pen.arc(x, y, RED * 0.38, 0, 2 * Math.PI);
  pen.fill();
}

function drawWhite(pen: Pen, [x, y]: Place, rng: Rng): void {
  pen.fillStyle = cssColour(0xc9cbc6, 0.8);
  pen.beginPath();
  pen.arc(x, y, WHITE, 0, 2 * Math.PI);
  pen.fill();
  pen.lineWidth = 1.4;
  pen.strokeStyle = cssColour(0x62675f, 0.9);
  pen.stroke();
  pen.fillStyle = cssColour(0x7d8290, 0.75);
  for (let n = 0; n < 3; n++) {
    const angle = rng.uniform(0, 6.3);
    pen.beginPath();
    pen.arc(x + WHITE * 0.34 * Math.cos(angle), y + WHITE * 0.34 * Math.sin(angle), WHITE * 0.3, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.fillStyle = cssColour(0x4f5550, 0.75);
  for (let n = 0; n < 9; n++) {
    const [angle, far] = [rng.uniform(0, 6.3), WHITE * 0.85 * Math.sqrt(rng.next())];
    pen.fillRect(x + far * Math.cos(angle) - 0.7, y + far * Math.sin(angle) - 0.7, 1.4, 1.4);
  }
}

function drawRods(pen: Pen, places: readonly Place[], rng: Rng): void {
  pen.strokeStyle = cssColour(0x3f4a45, 0.85);
  pen.lineWidth = 1.8;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const [x, y] of places) {
    const angle = rng.uniform(0, Math.PI);
    pen.moveTo(x - ROD * Math.cos(angle), y - ROD * Math.sin(angle));
    pen.lineTo(x + ROD * Math.cos(angle), y + ROD * Math.sin(angle));
  }
  pen.stroke();
}

/** Calcium oxalate dihydrate: an octahedron, seen as an envelope. */
function drawCrystal(pen: Pen, [x, y]: Place, rng: Rng): void {
  const half = CRYSTAL * rng.uniform(0.5, 1);
  pen.save();
  pen.translate(x, y);
  pen.rotate(rng.uniform(0, Math.PI / 2));
  pen.fillStyle = cssColour(0xf2f6f4, 0.9);
  pen.fillRect(-half, -half, 2 * half, 2 * half);
  pen.strokeStyle = cssColour(0x47545c, 0.95);
  pen.lineWidth = 1.7;
  pen.strokeRect(-half, -half, 2 * half, 2 * half);
  pen.beginPath();
  pen.moveTo(-half, -half);
  pen.lineTo(half, half);
  pen.moveTo(half, -half);
  pen.lineTo(-half, half);
  pen.stroke();
  pen.restore();
}

function drawCast(pen: Pen, [x, y]: Place, kind: CastKind, rng: Rng): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(rng.uniform(0, Math.PI));
  const long = CAST.long * rng.uniform(0.7, 1.15);
  pen.fillStyle = kind === 'fatty' ? cssColour(0xdccf9c, 0.75) : cssColour(0xcf8a5c, 0.6);
  pen.strokeStyle = kind === 'fatty' ? cssColour(0x7f7040, 0.9) : cssColour(0x86411f, 0.9);
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(-long / 2, -CAST.half, long, 2 * CAST.half, CAST.half * 0.8);
  pen.fill();
  pen.stroke();
  for (let n = 0; n < 34; n++) {
    const [a, b] = [rng.uniform(-0.45, 0.45) * long, rng.uniform(-0.75, 0.75) * CAST.half];
    pen.beginPath();
    if (kind === 'fatty') {
      pen.fillStyle = cssColour(n % 2 === 0 ? 0xfff7d0 : 0x9c8a4a, 0.95);
      pen.arc(a, b, rng.uniform(1.5, 4), 0, 2 * Math.PI);
    } else {
      pen.fillStyle = cssColour(0xb0502a, 0.8);
      pen.arc(a, b, RED * 0.62, 0, 2 * Math.PI);
    }
    pen.fill();
  }
  pen.restore();
}

export function createSedimentPainter(): SedimentPainter {
  let sediment: Sediment = { diameter: 450, fields: [], castKind: 'none', seed: 1 };

  function drawField(pen: Pen, n: number): void {
    const count = sediment.fields[n];
    if (!count) return;
    const { diameter, seed, castKind } = sediment;
    const rng = createRng(seed, `sediment ${diameter} ${n}`);
    const places = (how: number): readonly Place[] =>
      Array.from({ length: how }, () => {
        const [angle, far] = [rng.uniform(0, 2 * Math.PI), 0.48 * diameter * Math.sqrt(rng.next())];
        return [n * diameter + far * Math.cos(angle), far * Math.sin(angle)] as const;
      });
    drawRods(pen, places(Math.min(MOST.bacteria, count.bacteria)), rng);
    for (const place of places(Math.min(MOST.casts, count.casts))) drawCast(pen, place, castKind, rng);
    for (const place of places(Math.min(MOST.red, count.red))) drawRed(pen, place, rng);
    for (const place of places(Math.min(MOST.white, count.white))) drawWhite(pen, place, rng);
    for (const place of places(Math.min(MOST.crystals, count.crystals))) drawCrystal(pen, place, rng);
  }

  return {
    put: (next) => {
      sediment = next;
    },
    draw(pen, _layer, { x, y, half }) {
      pen.fillStyle = cssColour(0xf6f1df);
      pen.fillRect(x - half, y - half, 2 * half, 2 * half);
      const middle = Math.round(x / sediment.diameter);
      for (let n = middle - AROUND; n <= middle + AROUND; n++)
        if (Math.abs(n * sediment.diameter - x) < sediment.diameter * 0.5 + half) drawField(pen, n);
    },
  };
}
