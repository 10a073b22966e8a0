/** The lamp in the ground that sends one photon of infrared up. */
import { Graphics } from 'pixi.js';
import type { Point, SceneContext } from '../../contract';

export interface PhotonLamp {
  readonly root: Graphics;
  at(place: Point): void;
}

export function createPhotonLamp(context: SceneContext<'greenhouse_effect'>): PhotonLamp {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const handle = context.actionHandle('fire_photon', { grip: 'press' });
  const root = new Graphics();
  return {
    root,
    at({ x, y }) {
      root
        .clear()
        .poly([x - 13, y + 16, x + 13, y + 16, x + 8, y - 6, x - 8, y - 6])
        .fill(theme.metal[1])
        .stroke({ width: 1.2, color: theme.metal[2] })
        .ellipse(x, y - 6, 8.5, 3.4)
        .fill(dark ? 0xff3fa4 : 0xc2127a);
      handle.place(x - 14, y - 10, 28, 28);
    },
  };
}
