/** A hairline with a grip, laid across a picture to read a distance. Origin at the left end of the line. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';

export interface MeasuringLine {
  readonly root: Container;
  /** Length, stage units. */
  lay(length: number): void;
}

const GRIP = { width: 22, height: 20 } as const;

export function createMeasuringLine({ theme }: StageContext): MeasuringLine {
  const root = new Container({ label: 'measuring line' });
  const line = new Graphics();
  root.addChild(line);
  const accent = mix(theme.screenGlow, 0xffffff, 0.25);
  return {
    root,
    lay(length) {
      line
        .clear()
        .rect(0, -1.6, length, 3.2)
        .fill({ color: 0x000000, alpha: 0.35 })
        .rect(0, -0.6, length, 1.2)
        .fill(accent)
        .roundRect(length - 2, -GRIP.height / 2 + 2, GRIP.width, GRIP.height, 5)
        .fill({ color: 0x000000, alpha: 0.4 })
        .roundRect(length - 4, -GRIP.height / 2, GRIP.width, GRIP.height, 5)
        .fill(
          downGradient([
            [0, mix(accent, 0xffffff, 0.5)],
            [0.5, accent],
            [1, mix(accent, 0x000000, 0.35)],
          ]),
        )
        .rect(length + 2, -4, 10, 1.6)
        .rect(length + 2, -0.8, 10, 1.6)
        .rect(length + 2, 2.4, 10, 1.6)
        .fill({ color: 0x06201d, alpha: 0.65 });
    },
  };
}
