/** A pipette that comes over the neck of the flask and lets one drop of indicator fall. Origin at the flask's foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface Dropper {
  readonly root: Container;
  /** At wall milliseconds. */
  begin(now: number): void;
  /** In the colour of the stock, to the flask's surface above its foot; true while it goes on. */
  draw(now: number, colour: number, surface: number): boolean;
}

const WHOLE_MS = 620;

/** `mouth`: of the flask above its foot, stage units. */
export function createDropper({ theme }: StageContext, mouth: number): Dropper {
  const root = new Container({ label: 'pipette', visible: false });
  const drop = new Graphics().circle(0, 0, 3).fill(0xffffff);
  root.addChild(
    new Graphics()
      .roundRect(-2, -44, 4, 44, 2)
      .fill({ color: theme.glassEdge, alpha: 0.75 })
      .roundRect(-6, -68, 12, 27, 6)
      .fill(0xb65b54)
      .roundRect(-4, -65, 3, 18, 1.5)
      .fill({ color: 0xffffff, alpha: 0.3 }),
    drop,
  );
  root.position.set(-9, -mouth - 4);
  let since = Number.NEGATIVE_INFINITY;
  return {
    root,
    begin(now) {
      since = now;
    },
    draw(now, colour, surface) {
      const part = (now - since) / WHOLE_MS;
      root.visible = part >= 0 && part < 1;
      if (!root.visible) return false;
      root.alpha = Math.min(1, 6 * part, 6 * (1 - part));
      const fall = Math.max(0, (part - 0.25) / 0.45);
      drop.visible = fall > 0 && fall < 1;
      drop.tint = colour;
      drop.y = (mouth - surface) * fall * fall;
      return true;
    },
  };
}
