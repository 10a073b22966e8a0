/** A combined glass electrode. Origin at its bulb; it stands upright, `length` units tall. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, mix, roundGradient } from '../paint/shading';

export function createPhElectrode({ theme }: StageContext, length: number): Container {
  const root = new Container({ label: 'pH electrode' });
  root.addChild(
    new Graphics().roundRect(-4, -length + 22, 8, length - 26, 3).fill(
      acrossGradient([
        [0, theme.glassEdge, 0.75],
        [0.25, theme.glassShine, 0.55],
        [0.6, theme.glassBody, 0.4],
        [1, theme.glassEdge, 0.7],
      ]),
    ),
    new Graphics().rect(-0.8, -length + 22, 1.6, length - 30).fill({ color: 0x7b8794, alpha: 0.9 }),
    new Graphics().circle(0, -3.6, 4.6).fill(
      roundGradient(
        [
          [0, 0xffffff, 0.9],
          [1, mix(theme.screenGlow, theme.glassBody, 0.5), 0.8],
        ],
        { x: 0.35, y: 0.35 },
      ),
    ),
    new Graphics().roundRect(-6, -length, 12, 26, 4).fill(
      acrossGradient([
        [0, 0x3c4c60],
        [0.3, 0x64788f],
        [1, 0x1d2835],
      ]),
    ),
  );
  return root;
}
