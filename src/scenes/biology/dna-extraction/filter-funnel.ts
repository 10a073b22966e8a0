/** The funnel over the tube: paper with the pulp that it holds back, and the red filtrate that drips. */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import { acrossGradient, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import type { TubeState } from './tube-state';

export const FUNNEL = { top: -392, cone: -318, tip: -262, half: 62 } as const;
const ASIDE = 118;

/** Glass, paper and rim, with the arm that holds it. */
export function createFilterFunnel(theme: StageTheme) {
  const funnel = new Container({ label: 'funnel' });
  const arm = new Graphics().rect(FUNNEL.half * 0.62, FUNNEL.cone - 28, 90, 7).fill(metalDown(theme));
  const cone = new Graphics()
    .poly([
      -FUNNEL.half,
      FUNNEL.top,
      FUNNEL.half,
      FUNNEL.top,
      8,
      FUNNEL.cone,
      5,
      FUNNEL.tip,
      -5,
      FUNNEL.tip + 6,
      -8,
      FUNNEL.cone,
    ])
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.4],
        [0.3, theme.glassBody, 0.18],
        [0.7, theme.glassBody, 0.2],
        [1, theme.glassEdge, 0.4],
      ]),
    )
    .stroke({ width: 1.7, color: theme.glassEdge, alpha: 0.9 });
  const paper = new Graphics()
    .poly([-FUNNEL.half + 7, FUNNEL.top - 7, FUNNEL.half - 7, FUNNEL.top - 7, 4, FUNNEL.cone - 6, -4, FUNNEL.cone - 6])
    .fill(
      acrossGradient([
        [0, 0xd9d4c6],
        [0.4, 0xfbf8f0],
        [1, 0xcfc9b8],
      ]),
    )
    .moveTo(2, FUNNEL.top - 6)
    .lineTo(0, FUNNEL.cone - 8)
    .stroke({ width: 1, color: 0xb9b29c });
  const cake = new Graphics({ label: 'pulp in the paper' });
  const rim = new Graphics()
    .ellipse(0, FUNNEL.top, FUNNEL.half, 9)
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.9 });
  const drops = new Graphics();
  funnel.addChild(arm, paper, cake, cone, rim, drops);

  function drawCake({ pulp, look }: TubeState): void {
    cake.clear();
    if (pulp <= 0.02) return;
    const half = FUNNEL.half * 0.84 * pulp;
    const top = FUNNEL.cone - 8 - 60 * pulp;
    cake.poly([-half, top, half, top, 3, FUNNEL.cone - 9, -3, FUNNEL.cone - 9]).fill({ color: 0xb9242d, alpha: 0.85 });
    const rng = createRng(look, 'cake');
    for (let n = 0; n < 22; n++) {
      const v = rng.next();
      cake
        .ellipse((rng.next() - 0.5) * 2 * half * (1 - v * 0.85), top + v * 54 * pulp, rng.uniform(3, 6), 3)
        .fill({ color: mix(0x8f121c, 0xea8375, rng.next()), alpha: 0.85 });
    }
  }

  return {
    root: funnel,
    look(state: TubeState): void {
      drawCake(state);
      funnel.x = state.ethanol > 0 && !state.dripping ? ASIDE : 0;
      arm.visible = funnel.x === 0;
    },
    /** Drops fall down to `low`. */
    drip({ dripping }: TubeState, drift: number, low: number): void {
      drops.clear();
      if (!dripping) return;
      for (let n = 0; n < 3; n++) {
        const fall = (drift * 0.9 + n / 3) % 1;
        const y = FUNNEL.tip + 8 + fall * fall * Math.max(10, -FUNNEL.tip - low - 10);
        drops.ellipse(0, y, 2.6, 4.2).fill({ color: 0xd83a3f, alpha: 0.9 });
      }
    },
  };
}
