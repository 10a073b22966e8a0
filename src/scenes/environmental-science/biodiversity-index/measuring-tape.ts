/** A surveyor's tape of coated cloth, laid out along an edge: marks every metre, figures every ten. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, downGradient, roundGradient } from '../../kit/paint/shading';

export interface MeasuringTape {
  readonly root: Container;
  /** Stage units of its length and width, and how many metres that is; figures where there is room. */
  lay(length: number, width: number, metres: number, figures: boolean): void;
}

const FIGURES = 5;
const INK = 0x1b1a14;
const TENS = 0x8a1410;

/** Lies to the right of its origin, below the line that it measures; `upright`: it lies upwards, left of the line. */
export function createMeasuringTape(context: StageContext, upright: boolean): MeasuringTape {
  const { theme } = context;
  const root = new Container({ label: 'measuring tape' });
  const reelShadow = contactShadow(theme, 44, 30);
  const tape = new Graphics();
  const reel = new Graphics()
    .circle(0, 0, 15)
    .fill(
      roundGradient(
        [
          [0, 0xf08a3c],
          [0.75, 0xd2601c],
          [1, 0x8f3c0e],
        ],
        { x: 0.36, y: 0.3 },
      ),
    )
    .circle(0, 0, 6)
    .fill(0x2b2f35)
    .circle(-1.5, -1.8, 2)
    .fill({ color: 0xffffff, alpha: 0.5 });
  const figures: readonly Text[] = Array.from({ length: FIGURES }, (_, k) =>
    context.text({ text: `${10 * (k + 1)}`, size: 11, weight: '700', colour: TENS, anchor: [1, 0.5] }),
  );
  root.addChild(tape, reelShadow, reel, ...figures);
  return {
    root,
    lay(length, width, metres, shown) {
      const unit = length / metres;
      // One drawing for both ways: `along` runs from the zero, `away` from the line that is measured.
      const box = (along: number, away: number, long: number, deep: number): [number, number, number, number] =>
        upright ? [-away - deep, -along - long, deep, long] : [along, away, long, deep];
      const cloth = (upright ? acrossGradient : downGradient)([
        [0, 0xe9d273],
        [0.3, 0xfbeb9e],
        [1, 0xd5b64a],
      ]);
      tape
        .clear()
        .rect(...box(0, 2.5, length, width))
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
        .rect(...box(-5, 0, length + 5, width))
        .fill(cloth)
        .rect(...box(-9, width * 0.2, 5, width * 0.6))
        .fill(theme.metal[1]);
      for (let metre = 0; metre <= metres; metre++) {
        const ten = metre % 10 === 0;
        const deep = width * (ten ? (upright ? 0.34 : 1) : metre % 5 === 0 ? 0.3 : 0.2);
        tape.rect(...box(metre * unit - 0.5, 0, ten ? 1.4 : 1, deep)).fill(ten ? TENS : INK);
      }
      const at = length + 14;
      reel.position.set(at, width / 2);
      reelShadow.position.set(at, width / 2 + 10);
      // Of two tapes at a corner, the one that lies keeps its reel in sight.
      reel.visible = reelShadow.visible = shown && !upright;
      figures.forEach((figure, k) => {
        figure.visible = shown;
        const along = 10 * (k + 1) * unit - 4;
        figure.rotation = upright ? -Math.PI / 2 : 0;
        if (upright) figure.position.set(-width * 0.6, -along);
        else figure.position.set(along, width * 0.58);
      });
    },
  };
}
