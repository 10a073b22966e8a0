/** A small bulb in its holder on a block with two sockets. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createLamp, type Lamp } from '../../kit/electric/lamp';
import { drawSocket, type Port, portAt } from '../../kit/instruments/socket';
import { downGradient, mix } from '../../kit/paint/shading';

export interface LampStand {
  readonly root: Container;
  readonly lamp: Lamp;
  readonly ports: readonly [Port, Port];
}

const LENGTH = 84;
const BLOCK = { width: 88, height: 26 } as const;

/** Origin at the middle of the foot. */
export function createLampStand(context: StageContext): LampStand {
  const { theme } = context;
  const root = new Container({ label: 'lamp stand' });
  const block = new Graphics()
    .roundRect(-BLOCK.width / 2, -BLOCK.height, BLOCK.width, BLOCK.height, 4)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.15)],
        [1, theme.housingShade],
      ]),
    )
    .stroke({ width: 1, color: theme.housingEdge });
  const lamp = createLamp(context, LENGTH, true);
  lamp.root.y = -BLOCK.height - LENGTH * 0.2;
  const places = [-1, 1].map((side) => ({ x: side * (BLOCK.width / 2 - 13), y: -BLOCK.height - 1 }));
  const [left, right] = places as [(typeof places)[number], (typeof places)[number]];
  drawSocket(block, context, 'red', left, 'top');
  drawSocket(block, context, 'red', right, 'top');
  root.addChild(lamp.root, block);
  return { root, lamp, ports: [portAt(left, 'top'), portAt(right, 'top')] };
}
