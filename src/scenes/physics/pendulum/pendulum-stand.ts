/** What the pendulum hangs in: two uprights with their feet, and the crossbar with the clamp. */
import { Container, Graphics } from 'pixi.js';
import { metalAcross, metalDown, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Width of an upright. */
export const ROD = 9;

/** The crossbar is drawn about its middle, where the clamp is. */
export function createPendulumStand(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const stand = new Container({ label: 'stand' });
  const clamp = new Container({ label: 'clamp' });
  function lay(ends: readonly [number, number], middle: number, top: number, footY: number): void {
    for (const child of [...stand.removeChildren(), ...clamp.removeChildren()]) child.destroy();
    const [bright] = theme.metal;
    for (const x of ends) {
      stand.addChild(
        new Graphics().rect(x - ROD / 2, top, ROD, footY - top - 6).fill(metalAcross(theme)),
        new Graphics().roundRect(x - ROD / 2 - 0.5, top - 3, ROD + 1, 5, 2.5).fill(bright),
        new Graphics().roundRect(x - 34, footY - 9, 68, 9, 4).fill(metalDown(theme)),
        new Graphics().roundRect(x - 11, footY - 15, 22, 9, 3).fill(metalDown(theme)),
      );
    }
    const cork = mix(0xb88450, 0x000000, dark ? 0.15 : 0);
    const [left, right] = ends;
    clamp.addChild(new Graphics().rect(left - middle, -4.5, right - left, 9).fill(metalDown(theme)));
    for (const x of ends) {
      clamp.addChild(
        new Graphics().roundRect(x - middle - 13, -14, 26, 28, 6).fill(
          roundGradient(
            [
              [0, mix(theme.metal[1], bright, 0.3)],
              [1, theme.metal[2]],
            ],
            { x: 0.35, y: 0.3 },
          ),
        ),
        new Graphics().circle(x - middle, 0, 5).fill(metalAcross(theme)),
      );
    }
    clamp.addChild(
      new Graphics()
        .roundRect(-11, -13, 22, 14, 3)
        .fill(cork)
        .rect(-0.8, -13, 1.6, 14)
        .fill({ color: 0x3a2610, alpha: 0.8 }),
    );
  }
  return { stand, clamp, lay };
}
