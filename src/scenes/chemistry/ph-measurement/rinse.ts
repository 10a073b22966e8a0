/** The wash bottle, and its jet that rinses the electrode. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Point, StageContext } from '../../contract';
import { createWashBottle, type WashBottle } from '../../kit/glassware/wash-bottle';

export interface Rinse {
  readonly root: Container;
  readonly wash: WashBottle;
  /** In front of the vessels. */
  readonly jet: Container;
  /** Rinses a little after this, wall milliseconds. */
  begin(now: number): void;
  /** Of the bottle. */
  box(): Box;
  /** `bulb`: where the electrode ends; true while it goes on. */
  draw(now: number, bulb: Point): boolean;
}

const WASH = { width: 46, height: 124 } as const;
const SQUIRT_MS = 750;
/** The electrode needs so long to come. */
const DELAY_MS = 260;

export function createRinse(context: StageContext): Rinse {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'wash bottle' });
  const wash = createWashBottle(context, WASH.height);
  root.addChild(wash.root);
  const jet = new Container({ label: 'jet', visible: false });
  const squirt = new Graphics().rect(0, -1.5, 1, 3).fill({ color: theme.water, alpha: 0.9 });
  const drips = new Graphics().ellipse(0, 0, 2.4, 3.4).fill({ color: theme.water, alpha: 0.95 });
  jet.addChild(squirt, drips);
  let since = Number.NEGATIVE_INFINITY;
  return {
    root,
    wash,
    jet,
    box() {
      const { x, y, scale } = wash.root;
      const [width, height] = [WASH.width * scale.x, WASH.height * scale.x];
      return { x: x - width / 2, y: y - height, width, height };
    },
    begin(now) {
      since = now + DELAY_MS;
    },
    draw(now, bulb) {
      const part = (now - since) / SQUIRT_MS;
      jet.visible = part >= 0 && part < 1 && !reducedMotion;
      wash.squeeze(jet.visible ? Math.sin(Math.PI * part) : 0);
      if (!jet.visible) return part < 0;
      const { x, y, scale } = wash.root;
      const from = { x: x + scale.x * wash.spout.x, y: y + scale.x * wash.spout.y };
      const to = { x: bulb.x + 3, y: bulb.y - 26 };
      squirt.position.set(from.x, from.y);
      squirt.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      squirt.scale.x = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
      const fall = (part * 3) % 1;
      drips.position.set(bulb.x, bulb.y + 4 + 52 * fall * fall);
      return true;
    },
  };
}
