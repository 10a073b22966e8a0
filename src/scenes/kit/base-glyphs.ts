/**
 * The letters of the bases as shapes, shared by all strands of a stage: crisp at every scale, cheap to move by the
 * hundred, and never measured. Drawn white, so that an instance takes its colour as a tint.
 */
import { GraphicsContext } from 'pixi.js';
import { downGradient } from './shading';

/** Height of the capitals as drawn, centred on the origin. */
export const CAP = 10;
/** A 12 px face has capitals about this high. */
export const LEAST_CAP_CSS = 8.8;

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

const STROKE = { width: 2, color: 0xffffff, join: 'round', cap: 'butt' } as const;
const OPENING = 0.8;

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
      return pen.arc(0, 0, 4.1, OPENING, 2 * Math.PI - OPENING).stroke(STROKE);
    case 'G':
      return pen
        .moveTo(0.6, 0.6)
        .lineTo(4.1, 0.6)
        .arc(0, 0, 4.1, 0.15, 2 * Math.PI - OPENING)
        .stroke(STROKE);
    case 'T':
      return pen.moveTo(-4, -4).lineTo(4, -4).moveTo(0, -4).lineTo(0, 5).stroke(STROKE);
    case 'U':
      return pen.moveTo(-3.4, -5).lineTo(-3.4, 0.7).arc(0, 0.7, 3.4, Math.PI, 0, true).lineTo(3.4, -5).stroke(STROKE);
    default:
      return pen.circle(0, 0, 1.5).fill(0xffffff);
  }
}

export function createBaseGlyphs(): BaseGlyphs {
  const letters = new Map(Array.from('ACGTU', (base) => [base, drawLetter(base)] as const));
  const none = drawLetter('');
  const plate = new GraphicsContext()
    .roundRect(-PLATE.width / 2, 0, PLATE.width, PLATE.height, 4)
    .fill(
      downGradient([
        [0, 0xb9b9b9],
        [0.25, 0xffffff],
        [1, 0xdedede],
      ]),
    )
    .rect(-PLATE.width / 2 + 3, 2, 2, PLATE.height - 7)
    .fill({ color: 0xffffff, alpha: 0.35 });
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
