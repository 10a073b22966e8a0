/** A transfer RNA: anticodon below, its amino acid on top. Also the release factor, which has the same shape and no anticodon. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type BaseGlyphs, CAP, PLATE } from './base-glyphs';
import { mix } from '../../kit/paint/shading';
import { basePaint, cellPalette } from './cell-palette';
import { softBody } from './soft-body';

export interface TransferRna {
  readonly root: Container;
  /** Three bases from left to right over the codon, that is 3'→5'. */
  anticodon(bases: string, capHeight: number): void;
}

/** From the origin, the codon's backbone, to the middle of the amino acid. */
export const ACCEPTOR_HEIGHT = 120;
const BODY = [
  { x: -27, y: -54 },
  { x: -17, y: -68 },
  { x: -30, y: -76 },
  { x: -32, y: -90 },
  { x: -16, y: -94 },
  { x: -8, y: -106 },
  { x: 8, y: -106 },
  { x: 16, y: -94 },
  { x: 32, y: -90 },
  { x: 30, y: -76 },
  { x: 17, y: -68 },
  { x: 27, y: -54 },
  { x: 0, y: -51 },
];

/** Origin on the backbone of the message, under the middle base of the codon. `pitch`: from base to base. */
export function createTransferRna({ theme }: StageContext, glyphs: BaseGlyphs, pitch: number): TransferRna {
  const [lit, shade] = cellPalette(theme).transferRna;
  const root = new Container({ label: 'tRNA' });
  root.addChild(softBody(theme, { points: BODY, lit, shade, shadow: false }));
  const bases = [-1, 0, 1].map((place) => {
    const plate = new Graphics(glyphs.plate);
    plate.position.set(place * pitch, -2 * PLATE.height - 2);
    const letter = new Graphics(glyphs.letter(''));
    letter.position.set(place * pitch, -1.5 * PLATE.height - 2);
    root.addChild(plate, letter);
    return { plate, letter };
  });
  return {
    root,
    anticodon(letters, capHeight) {
      bases.forEach(({ plate, letter }, i) => {
        const base = letters[i] ?? '';
        const paint = basePaint(base);
        plate.tint = paint.fill;
        letter.context = glyphs.letter(base);
        letter.tint = paint.ink;
        letter.scale.set(capHeight / CAP);
      });
    },
  };
}

export interface ReleaseFactor {
  readonly root: Container;
  /** Size of its word. */
  fit(size: number): void;
}

/** The protein that sits in the A site at a stop codon. Origin as the tRNA's. */
export function createReleaseFactor(context: StageContext): ReleaseFactor {
  const [lit, shade] = cellPalette(context.theme).releaseFactor;
  const root = new Container({ label: 'release factor' });
  const points = BODY.map(({ x, y }) => ({ x: x * 1.08, y: y < -51 ? y : -30 }));
  root.addChild(softBody(context.theme, { points, lit, shade, shadow: false }));
  const label: Text = context.text({
    text: 'stop',
    size: 13,
    weight: '700',
    anchor: [0.5, 0.5],
    colour: context.theme.name === 'dark' ? 0x2a070b : 0x3a0a10,
  });
  label.position.set(0, -66);
  // The word may be wider than the body: its ground goes with it.
  const ground = new Graphics();
  root.addChild(ground, label);
  return {
    root,
    fit(size) {
      label.style.fontSize = size;
      const [width, height] = [label.width + 8, label.height + 2];
      ground
        .clear()
        .roundRect(-width / 2, -66 - height / 2, width, height, 6)
        .fill({ color: mix(lit, 0xffffff, 0.35), alpha: 0.85 });
    },
  };
}
