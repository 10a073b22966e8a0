/** A helical spring of bright wire, hanging: its turns are moved apart, wider at the top where the spring carries itself. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../paint/shading';

export interface HelicalSpring {
  readonly root: Container;
  /**
   * From the first turn to the last, stage units; `sag`: how much of it is the stretch under its own weight. Turn f (0 at
   * the top, 1 at the end) hangs at length · f + sag · (f − f²).
   */
  stretch(length: number, sag: number): void;
}

export interface HelicalSpringOptions {
  readonly turns: number;
  readonly width: number;
  readonly wire: number;
}

/** Origin at the top of the first turn, on the axis. */
export function createHelicalSpring(
  { theme }: StageContext,
  { turns, width, wire }: HelicalSpringOptions,
): HelicalSpring {
  const root = new Container({ label: 'spring' });
  const [bright, middle, dark] = theme.metal;
  const front = new GraphicsContext()
    .roundRect(-width / 2 - wire / 2, -wire / 2, width + wire, wire, wire / 2)
    .fill(
      downGradient([
        [0, middle],
        [0.28, mix(bright, 0xffffff, 0.5)],
        [0.6, middle],
        [1, mix(dark, 0x000000, 0.35)],
      ]),
    )
    .roundRect(-width * 0.36, -wire * 0.3, width * 0.3, wire * 0.24, wire * 0.12)
    .fill({ color: 0xffffff, alpha: 0.75 });
  const back = new GraphicsContext()
    .roundRect(-width / 2 - wire * 0.3, -wire * 0.42, width + wire * 0.6, wire * 0.84, wire * 0.4)
    .fill(
      downGradient([
        [0, mix(dark, middle, 0.25)],
        [1, mix(dark, 0x000000, 0.5)],
      ]),
    );
  root.once('destroyed', () => {
    front.destroy();
    back.destroy();
  });
  const fronts = Array.from({ length: turns }, () => new Graphics(front));
  const backs = Array.from({ length: turns }, () => new Graphics(back));
  root.addChild(...backs, ...fronts);
  let shownLength = Number.NaN;
  let shownSag = Number.NaN;
  return {
    root,
    stretch(length, sag) {
      if (length === shownLength && sag === shownSag) return;
      shownLength = length;
      shownSag = sag;
      const at = (f: number): number => length * f + sag * (f - f * f);
      let from = 0;
      for (let n = 0; n < turns; n++) {
        const to = at((n + 1) / turns);
        const half = (to - from) / 2;
        const slope = Math.atan2(half, width);
        const long = Math.sqrt(width * width + half * half) / width;
        const near = fronts[n];
        const far = backs[n];
        if (near && far) {
          near.y = from + half / 2;
          near.rotation = slope;
          near.scale.x = far.scale.x = long;
          far.y = from + 1.5 * half;
          far.rotation = -slope;
        }
        from = to;
      }
    },
  };
}
