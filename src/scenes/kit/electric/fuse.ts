/** A glass fuse in its clips: whole, its wire can be seen; blown, the wire has gone and the glass is sooted. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, metalDown } from '../paint/shading';

export interface Fuse {
  readonly root: Container;
  set(state: 'whole' | 'open'): void;
}

/** Origin at its middle, lying. */
export function createFuse({ theme }: StageContext, width: number): Fuse {
  const root = new Container({ label: 'fuse' });
  const half = width / 2;
  const cap = width * 0.26;
  const back = new Graphics()
    .roundRect(-half + 2, -5, width, 15, 6)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha });
  const tube = new Graphics()
    .roundRect(-half, -7, width, 14, 6)
    .fill({ color: theme.name === 'dark' ? 0x223040 : 0xd4e2ee });
  const whole = new Graphics()
    .moveTo(-half, 0)
    .bezierCurveTo(-half * 0.4, -2.5, half * 0.4, 2.5, half, 0)
    .stroke({ width: 1.4, color: theme.name === 'dark' ? 0xe2e8f0 : 0x475569 });
  const blown = new Graphics()
    .roundRect(-half + 4, -6, width - 8, 12, 5)
    .fill({ color: 0x0b0908, alpha: 0.82 })
    .moveTo(-half, 0)
    .lineTo(-half * 0.42, 2)
    .moveTo(half * 0.45, -2)
    .lineTo(half, 0)
    .stroke({ width: 1.6, color: 0x94a3b8 });
  const glass = new Graphics().roundRect(-half, -7, width, 14, 6).fill(
    downGradient([
      [0, theme.glassShine, 0.55],
      [0.3, theme.glassShine, 0.08],
      [0.75, 0x000000, 0],
      [1, 0x000000, 0.3],
    ]),
  );
  const caps = new Graphics()
    .roundRect(-half - 2, -8, cap, 16, 2.5)
    .fill(metalDown(theme))
    .roundRect(half + 2 - cap, -8, cap, 16, 2.5)
    .fill(metalDown(theme));
  root.addChild(back, tube, whole, blown, glass, caps);
  return {
    root,
    set(state) {
      whole.visible = state === 'whole';
      blown.visible = state === 'open';
    },
  };
}
