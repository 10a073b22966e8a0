/** The patient table of a scanner from its foot: a pedestal in front of the gantry, and the top that slides into the bore. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';

export interface CtTable {
  readonly root: Container;
  /** `y`: where what lies on it rests, where the slice is taken; `near`, `far`: its ends. Heights below the centre of the bore. */
  set(near: { readonly y: number; readonly scale: number }, far: { readonly y: number; readonly scale: number }): void;
}

const HALF = 74;
const HOLLOW = 14;
/** Edge of the cradle that is turned to who looks at it. */
const EDGE = 11;

/** Origin at the centre of the bore. `floor`: where the pedestal stands. */
export function createCtTable({ theme }: StageContext, floor: number): CtTable {
  const root = new Container({ label: 'patient table' });
  const carbon = theme.name === 'dark' ? 0x35404c : 0x4a5663;
  const mat = mix(0x5b7fa6, theme.housing, 0.25);
  const plastic = theme.name === 'dark' ? mix(theme.housing, 0xdfe8f2, 0.36) : mix(theme.housing, 0xffffff, 0.6);
  const pedestal = new Graphics();
  const top = new Graphics();
  root.addChild(pedestal, top);
  let key = '';
  return {
    root,
    set(near, far) {
      const next = `${near.y.toFixed(1)} ${far.y.toFixed(1)}`;
      if (next === key) return;
      key = next;
      const [n, f] = [HALF * near.scale, HALF * far.scale];
      pedestal
        .clear()
        .ellipse(6, floor, 92, 9)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
        .roundRect(-72, floor - 14, 144, 14, 5)
        .fill(mix(plastic, 0x000000, 0.45))
        .poly([-46, near.y + 6, 46, near.y + 6, 58, floor - 12, -58, floor - 12])
        .fill(
          acrossGradient([
            [0, mix(plastic, 0xffffff, 0.3)],
            [0.5, plastic],
            [1, mix(plastic, 0x000000, 0.3)],
          ]),
        );
      for (let y = near.y + 26; y < floor - 18; y += 9) pedestal.moveTo(-50, y).lineTo(50, y);
      pedestal.stroke({ width: 1, color: 0x000000, alpha: 0.16 });
      top
        .clear()
        .moveTo(-f, far.y - HOLLOW * far.scale)
        .quadraticCurveTo(0, far.y + HOLLOW * far.scale, f, far.y - HOLLOW * far.scale)
        .lineTo(n, near.y - HOLLOW)
        .quadraticCurveTo(0, near.y + HOLLOW, -n, near.y - HOLLOW)
        .closePath()
        .fill(
          downGradient([
            [0, mix(mat, 0x000000, 0.5)],
            [1, mat],
          ]),
        )
        .moveTo(-n, near.y - HOLLOW)
        .quadraticCurveTo(0, near.y + HOLLOW, n, near.y - HOLLOW)
        .lineTo(n - 4, near.y - HOLLOW + EDGE)
        .quadraticCurveTo(0, near.y + HOLLOW + EDGE + 4, -n + 4, near.y - HOLLOW + EDGE)
        .closePath()
        .fill(
          downGradient([
            [0, mix(carbon, 0xffffff, 0.3)],
            [0.5, carbon],
            [1, mix(carbon, 0x000000, 0.45)],
          ]),
        )
        .moveTo(-n, near.y - HOLLOW)
        .quadraticCurveTo(0, near.y + HOLLOW, n, near.y - HOLLOW)
        .stroke({ width: 1.4, color: 0xffffff, alpha: 0.4 });
    },
  };
}
