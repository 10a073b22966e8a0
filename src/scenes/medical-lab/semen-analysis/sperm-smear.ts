/** Stained sperm under the oil lens: pink heads are dead, pale ones alive; some have two tails, large or pointed heads. */
import { createRng, type Rng } from '../../../../engine/core/rng';
import type { DrawLayer } from '../../kit/microscope/field-picture';
import { cssColour } from '../../kit/paint/shading';

export interface SmearLook {
  /** %; null: not stained for it. */
  readonly vitality: number | null;
  readonly normal: number | null;
  readonly seed: number;
}

export const SMEAR_FIELD = 90;
const CELLS = 22;

type Pen = CanvasRenderingContext2D;

function drawCell(pen: Pen, rng: Rng, { vitality, normal }: SmearLook): void {
  const [x, y] = [rng.uniform(-0.48, 0.48) * SMEAR_FIELD, rng.uniform(-0.48, 0.48) * SMEAR_FIELD];
  const turn = rng.uniform(0, 2 * Math.PI);
  const alive = 100 * rng.next() < (vitality ?? 0);
  const good = 100 * rng.next() < (normal ?? 0);
  const fault = Math.floor(rng.uniform(0, 4));
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  const [long, wide] = good
    ? [2.4, 1.6]
    : fault === 0
      ? [3.6, 2.5]
      : fault === 1
        ? [3.2, 0.9]
        : fault === 2
          ? [1.5, 1.4]
          : [2.4, 1.6];
  pen.strokeStyle = cssColour(0x5b4a7a, 0.85);
  pen.lineWidth = 0.55;
  pen.lineCap = 'round';
  const tails = !good && fault === 3 ? 2 : 1;
  for (let n = 0; n < tails; n++) {
    pen.beginPath();
    pen.moveTo(-long, 0);
    pen.bezierCurveTo(-long - 8, 3 - 6 * n, -long - 14, -4 + 8 * n, -long - 22, rng.uniform(-5, 5));
    pen.stroke();
  }
  pen.fillStyle =
    vitality === null ? cssColour(0x7d6bb5, 0.9) : alive ? cssColour(0xfaf3f5, 1) : cssColour(0xd8436f, 0.95);
  pen.strokeStyle = cssColour(0x4a3a72, 0.9);
  pen.lineWidth = 0.45;
  pen.beginPath();
  pen.ellipse(0, 0, long, wide, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  if (normal !== null) {
    // The cap is paler than the nucleus.
    pen.fillStyle = cssColour(0xd9d0ee, 0.9);
    pen.beginPath();
    pen.ellipse(long * 0.45, 0, long * 0.5, wide * 0.8, 0, -1.4, 1.4);
    pen.fill();
  }
  pen.restore();
}

/** Draws the smear that was put last. */
export function createSpermSmear(): { readonly draw: DrawLayer; put(look: SmearLook): void } {
  let look: SmearLook = { vitality: null, normal: null, seed: 1 };
  return {
    put: (next) => {
      look = next;
    },
    draw(pen, _layer, { x, y, half }) {
      pen.fillStyle = cssColour(look.vitality === null ? 0xf1eef8 : 0x8f86a8);
      pen.fillRect(x - half, y - half, 2 * half, 2 * half);
      const rng = createRng(look.seed, 'sperm smear');
      for (let n = 0; n < CELLS; n++) drawCell(pen, rng, look);
    },
  };
}
