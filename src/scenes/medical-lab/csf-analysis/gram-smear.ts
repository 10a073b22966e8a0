/** A Gram stain of spinal fluid under the oil lens: pink neutrophils and debris, violet diplococci or budding yeasts where they are found. */
import { createRng, type Rng } from '../../../../engine/core/rng';
import type { DrawLayer } from '../../kit/microscope/field-picture';
import { cssColour } from '../../kit/paint/shading';

export interface GramLook {
  readonly organism: 'none' | 'diplococci' | 'yeasts';
  /** Neutrophils, 0 to 1. */
  readonly pus: number;
  readonly seed: number;
}

export const GRAM_FIELD = 60;
const NEUTROPHIL = 6;
const COCCUS = 0.55;
const YEAST = 2.6;

type Pen = CanvasRenderingContext2D;

function neutrophil(pen: Pen, x: number, y: number, rng: Rng): void {
  pen.fillStyle = cssColour(0xf3c1cc, 0.9);
  pen.beginPath();
  pen.ellipse(x, y, NEUTROPHIL, NEUTROPHIL * rng.uniform(0.85, 1), rng.uniform(0, 3), 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = cssColour(0xc4456f, 0.9);
  const turn = rng.uniform(0, 6.3);
  for (let n = 0; n < 3; n++) {
    pen.beginPath();
    pen.arc(x + 2.4 * Math.cos(turn + n * 1.7), y + 2.4 * Math.sin(turn + n * 1.7), 1.9, 0, 2 * Math.PI);
    pen.fill();
  }
}

function diplococcus(pen: Pen, x: number, y: number, rng: Rng): void {
  const turn = rng.uniform(0, Math.PI);
  const [across, down] = [Math.cos(turn), Math.sin(turn)];
  pen.fillStyle = cssColour(0x3b1f78, 0.95);
  for (const side of [-1, 1]) {
    pen.beginPath();
    // Lancets: their tips point away from each other.
    pen.ellipse(
      x + side * COCCUS * 1.1 * across,
      y + side * COCCUS * 1.1 * down,
      COCCUS * 1.15,
      COCCUS * 0.85,
      turn,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
}

function yeast(pen: Pen, x: number, y: number, rng: Rng): void {
  pen.fillStyle = cssColour(0xfdf3ef, 1);
  pen.beginPath();
  pen.arc(x, y, YEAST * 1.8, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = cssColour(0x4a2b86, 0.92);
  pen.beginPath();
  pen.arc(x, y, YEAST, 0, 2 * Math.PI);
  pen.fill();
  if (rng.next() < 0.5) {
    const turn = rng.uniform(0, 6.3);
    pen.beginPath();
    pen.arc(x + YEAST * 1.35 * Math.cos(turn), y + YEAST * 1.35 * Math.sin(turn), YEAST * 0.5, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** Draws the smear that was put last. */
export function createGramSmear(): { readonly draw: DrawLayer; put(look: GramLook): void } {
  let look: GramLook = { organism: 'none', pus: 0, seed: 1 };
  return {
    put: (next) => {
      look = next;
    },
    draw(pen, _layer, { x, y, half }) {
      pen.fillStyle = cssColour(0xfbeff0);
      pen.fillRect(x - half, y - half, 2 * half, 2 * half);
      const rng = createRng(look.seed, 'gram smear');
      const place = (): readonly [number, number] => [
        rng.uniform(-0.5, 0.5) * GRAM_FIELD,
        rng.uniform(-0.5, 0.5) * GRAM_FIELD,
      ];
      pen.fillStyle = cssColour(0xf0ccd2, 0.6);
      for (let n = 0; n < 26; n++) {
        const [px, py] = place();
        pen.beginPath();
        pen.arc(px, py, rng.uniform(0.3, 1.2), 0, 2 * Math.PI);
        pen.fill();
      }
      for (let n = 0; n < 2 + 15 * look.pus; n++) neutrophil(pen, ...place(), rng);
      if (look.organism === 'diplococci') for (let n = 0; n < 46; n++) diplococcus(pen, ...place(), rng);
      if (look.organism === 'yeasts') for (let n = 0; n < 13; n++) yeast(pen, ...place(), rng);
    },
  };
}
