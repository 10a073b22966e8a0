/** What leaves a tip: a drop that grows, drops that fall and splash, or a thin stream. Origin at the tip. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { mix, roundGradient } from '../../kit/paint/shading';

export interface DrippingState {
  /** Part of a drop that hangs from the tip. */
  readonly pendant: number;
  /** Seconds since the last drop left. */
  readonly sinceDrop: number;
  /** 0 for no stream, 1 for the widest. */
  readonly stream: number;
  /** Stage units from the tip to the surface. */
  readonly fall: number;
}

export interface Dripping {
  readonly root: Container;
  set(state: DrippingState): void;
}

/** Slower than nature, so that a drop can be seen: s for the whole fall, and for the ring that it makes. */
const FALL_TIME = 0.24;
const RING_TIME = 0.5;

export function createDripping({ theme, reducedMotion }: StageContext): Dripping {
  const root = new Container({ label: 'dripping' });
  const light = roundGradient(
    [
      [0, 0xffffff],
      [0.45, mix(theme.water, 0xffffff, 0.4)],
      [1, mix(theme.water, 0x000000, theme.name === 'dark' ? 0.22 : 0.42)],
    ],
    { x: 0.38, y: 0.4 },
  );
  const tear = (): Graphics =>
    new Graphics()
      .moveTo(0, -5)
      .bezierCurveTo(1.2, -1.8, 3.2, -0.4, 3.2, 2.2)
      .bezierCurveTo(3.2, 5.6, -3.2, 5.6, -3.2, 2.2)
      .bezierCurveTo(-3.2, -0.4, -1.2, -1.8, 0, -5)
      .fill(light);
  const hanging = tear();
  const falling = tear();
  const stream = new Graphics().rect(-1, 0, 2, 1).fill({
    color: theme.name === 'dark' ? mix(theme.water, 0xffffff, 0.45) : mix(theme.water, 0x000000, 0.18),
    alpha: 0.85,
  });
  const ring = new Graphics()
    .ellipse(0, 0, 10, 1.8)
    .stroke({ width: 1, color: theme.name === 'dark' ? 0xffffff : mix(theme.water, 0x000000, 0.35), alpha: 0.9 });
  root.addChild(stream, ring, falling, hanging);
  return {
    root,
    set({ pendant, sinceDrop, stream: flow, fall }) {
      hanging.visible = pendant > 0.04 && flow === 0;
      if (hanging.visible) {
        const size = 0.35 + 0.65 * Math.cbrt(pendant);
        hanging.scale.set(size);
        hanging.y = 4 * size;
      }
      stream.visible = flow > 0;
      if (stream.visible) stream.scale.set(0.5 + 0.7 * flow, fall);
      const part = sinceDrop / FALL_TIME;
      falling.visible = !reducedMotion && flow === 0 && part < 1;
      if (falling.visible) falling.y = 4 + (fall - 4) * part * part;
      const age = (sinceDrop - FALL_TIME) / RING_TIME;
      ring.visible = !reducedMotion && age >= 0 && age < 1;
      if (ring.visible) {
        ring.y = fall;
        ring.scale.set(0.3 + 1.3 * age);
        ring.alpha = 1 - age;
      }
    },
  };
}
