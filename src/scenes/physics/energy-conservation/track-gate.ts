/** A light gate above a track, its beam across it. Origin where the beam crosses the track. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient } from '../../kit/paint/shading';

export function createTrackGate({ theme }: StageContext): Container {
  const root = new Container({ label: 'light gate', scale: 1.35 });
  root.addChild(
    new Graphics()
      .rect(-1, -44, 2, 44)
      .fill({ color: 0xff3b30, alpha: 0.8 })
      .roundRect(-11, -56, 22, 13, 3)
      .fill(
        downGradient([
          [0, 0x4a5765],
          [1, 0x1b232c],
        ]),
      )
      .roundRect(-11, -56, 22, 13, 3)
      .stroke({ width: 1, color: theme.housingEdge })
      .circle(6, -49.5, 2.4)
      .fill(0xff5a4d)
      .roundRect(-6, -1, 12, 5, 2)
      .fill(0x1b232c),
  );
  return root;
}
