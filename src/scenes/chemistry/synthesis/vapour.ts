/** Wisps that rise from warm water: a few small ones. Origin where they begin. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';

export interface Vapour {
  readonly root: Container;
  /** Wall milliseconds; null for none. */
  set(now: number | null): void;
}

const WISPS = 6;
const SECONDS = 3.4;
const RISE = 84;

export function createVapour(context: StageContext): Vapour {
  const root = new Container({ label: 'vapour' });
  const wisp = new GraphicsContext().ellipse(0, 0, 9, 15).fill(
    roundGradient([
      [0, 0xffffff, context.theme.name === 'dark' ? 0.22 : 0.6],
      [1, 0xffffff, 0],
    ]),
  );
  const wisps = Array.from({ length: WISPS }, () => root.addChild(new Graphics(wisp)));
  root.visible = false;
  return {
    root,
    set(now) {
      root.visible = now !== null;
      if (now === null) return;
      wisps.forEach((sprite, n) => {
        const age = (now / 1000 / SECONDS + n / WISPS) % 1;
        const side = ((n * 2.4) % WISPS) / WISPS - 0.42;
        sprite.position.set(side * 190 + 7 * Math.sin(6 * age + n), -RISE * age);
        sprite.scale.set(0.7 + 0.9 * age, 0.7 + 0.6 * age);
        sprite.alpha = Math.sin(Math.PI * age);
      });
    },
  };
}
