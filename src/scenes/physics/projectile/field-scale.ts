/** A surveyor's tape laid along the ground: metres from the launcher, with marks as fine as can be seen. */
import { Container, Graphics, type Text } from 'pixi.js';
import { formatFixed } from '../../../../engine/runtime/format';
import type { StageContext } from '../../contract';
import { downGradient } from '../../kit/paint/shading';
import { roundStep } from '../../kit/mechanics/round-step';

/** With as many digits as a scale whose finest division is `fine` metres lets one read. */
export const metres = (value: number, fine: number): string => formatFixed(value, fine < 0.05 ? 3 : fine < 0.5 ? 2 : 1);

export interface FieldScalePlace {
  /** Stage units from mark 0 to the tape's end, and of one metre. */
  readonly length: number;
  readonly unit: number;
  /** Height of the figures, and stage units of one CSS pixel. */
  readonly textSize: number;
  readonly pixel: number;
}

export interface FieldScale {
  readonly root: Container;
  lay(place: FieldScalePlace): void;
  /** Metres between two of the finest marks. */
  readonly fine: number;
}

const MOST_FIGURES = 16;
const TAPE = 10;
const INK = 0x2a2410;

/** Origin at mark 0, on the tape's upper edge: the ground line. */
export function createFieldScale(context: StageContext): FieldScale {
  const { theme } = context;
  const root = new Container({ label: 'field scale' });
  const tape = new Graphics();
  const figures: readonly Text[] = Array.from({ length: MOST_FIGURES }, () =>
    context.text({ size: 12, mono: true, weight: '600', colour: theme.ink, anchor: [0.5, 0] }),
  );
  root.addChild(tape, ...figures);
  let fine = 1;
  return {
    root,
    get fine() {
      return fine;
    },
    lay({ length, unit, textSize, pixel }) {
      const reach = length / unit;
      const widest = String(Math.round(reach)).length + (reach < 3 ? 2 : 0) + 3;
      const step = Math.max(roundStep((widest * textSize * 0.62) / unit), roundStep(reach / (MOST_FIGURES - 1)));
      const parts = [10, 5, 2].find((count) => (step / count) * unit >= 5 * pixel) ?? 1;
      fine = step / parts;
      tape
        .clear()
        .rect(-6, 2.5, length + 12, TAPE)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
        .rect(-6, 0, length + 12, TAPE)
        .fill(
          downGradient([
            [0, 0xfff3b0],
            [0.2, 0xf6d24a],
            [1, 0xc99a1e],
          ]),
        );
      const marks = Math.floor(reach / fine + 1e-6);
      for (let n = 0; n <= marks; n++) {
        const major = n % parts === 0;
        const middle = parts === 10 && n % 5 === 0;
        tape.rect(n * fine * unit - 0.6, 0, major ? 1.6 : 1.1, major ? TAPE : middle ? 6.5 : 4.5);
      }
      tape.fill(INK);
      const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
      const last = Math.floor(reach / step + 1e-6);
      figures.forEach((figure, n) => {
        figure.visible = n <= last;
        if (!figure.visible) return;
        figure.text = `${(n * step).toFixed(n === 0 ? 0 : decimals)}${n === last ? ' m' : ''}`;
        figure.position.set(n * step * unit, TAPE + 7);
      });
    },
  };
}
