/**
 * The letters of the bases as shapes, shared by all strands of a stage: crisp at every scale, cheap to move by the
 * hundred, and never measured. Drawn white, so that an instance takes its colour as a tint.
 */
import { GraphicsContext } from 'pixi.js';
import { downGradient } from '../../kit/paint/shading';

/** Height of the capitals as drawn, centred on the origin. */
export const CAP = 10;
/** Height of the capitals of a face, in its size. */
export const CAP_OF_TEXT = 0.735;

export const PLATE = { width: 20, height: 26 } as const;

export interface BaseGlyphs {
  /** The letter of a base; a dot for anything else. */
  letter(base: string): GraphicsContext;
  /** A base seen from its flat side: hangs down from its backbone at the origin. */
  readonly plate: GraphicsContext;
  /** One unit of backbone along x: from 0 to 1, 1 high, to be scaled. */
  readonly link: GraphicsContext;
  destroy(): void;
}

const STROKE = { width: 2, color: 0xffffff, join: 'miter', cap: 'butt' } as const;
const OPENING = 0.8;

/** Continues the path along an arc by few straight parts: every corner is moved with every letter, in every frame. */
function bend(
  pen: GraphicsContext,
  y: number,
  radius: number,
  from: number,
  to: number,
  parts: number,
): GraphicsContext {
  for (let k = 0; k <= parts; k++) {
    const angle = from + ((to - from) * k) / parts;
    const point = [radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    if (k === 0 && from === OPENING) pen.moveTo(...point);
    else pen.lineTo(...point);
  }
  return pen;
}

function drawLetter(base: string): GraphicsContext {
  const pen = new GraphicsContext();
  switch (base) {
    case 'A':
      return pen
        .moveTo(-4, 5)
        .lineTo(-0.4, -4.6)
        .lineTo(0.4, -4.6)
        .lineTo(4, 5)
        .moveTo(-2.8, 2)
        .lineTo(2.8, 2)
        .stroke(STROKE);
    case 'C':
      return bend(pen, 0, 4.15, OPENING, 2 * Math.PI - OPENING, 10).stroke(STROKE);
    case 'G':
      return bend(pen.moveTo(0.6, 0.6), 0, 4.15, 0.15, 2 * Math.PI - OPENING, 11).stroke(STROKE);
    case 'T':
      return pen.moveTo(-4, -4).lineTo(4, -4).moveTo(0, -4).lineTo(0, 5).stroke(STROKE);
    case 'U':
      return bend(pen.moveTo(-3.4, -5), 0.7, 3.4, Math.PI, 0, 7).lineTo(3.4, -5).stroke(STROKE);
    default:
      return pen.rect(-1.5, -1.5, 3, 3).fill(0xffffff);
  }
}

/** Corners of a plate, cut twice: few, for the same reason. */
const CUT = 3.6;
const CORNERS: readonly (readonly [number, number])[] = [
  [0, CUT],
  [CUT * 0.3, CUT * 0.3],
  [CUT, 0],
];

function drawPlate(): GraphicsContext {
  const { width, height } = PLATE;
  const points: number[] = [];
  for (const [x, y] of CORNERS) points.push(x - width / 2, y);
  for (const [x, y] of CORNERS.toReversed()) points.push(width / 2 - x, y);
  for (const [x, y] of CORNERS) points.push(width / 2 - x, height - y);
  for (const [x, y] of CORNERS.toReversed()) points.push(x - width / 2, height - y);
  return new GraphicsContext().poly(points).fill(
    downGradient([
      [0, 0xb4b4b4],
      [0.25, 0xffffff],
      [1, 0xd8d8d8],
    ]),
  );
}

export function createBaseGlyphs(): BaseGlyphs {
  const letters = new Map(Array.from('ACGTU', (base) => [base, drawLetter(base)] as const));
  const none = drawLetter('');
  const plate = drawPlate();
  const link = new GraphicsContext().rect(0, -0.5, 1, 1).fill(
    downGradient([
      [0, 0xe8e8e8],
      [0.3, 0xffffff],
      [1, 0x808080],
    ]),
  );
  return {
    letter: (base) => letters.get(base) ?? none,
    plate,
    link,
    destroy() {
      for (const context of [...letters.values(), none, plate, link]) context.destroy();
    },
  };
}
