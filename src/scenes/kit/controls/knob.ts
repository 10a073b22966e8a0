/** A turned knob on its dial: ridged skirt, cap, white pointer, ticks over three quarters of a turn. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { contactShadow, downGradient, mix, roundGradient } from '../paint/shading';

export interface Knob {
  readonly root: Container;
  /** 0 to 1 over the dial. */
  turn(fraction: number): void;
}

/** Half of the dial's opening, radians from straight up. */
const SWEEP = 0.75 * Math.PI;

/** What a drag changes, as a part of the whole dial: right and up turn it on. `travel`: stage units for the whole dial. */
export const knobTravel = (point: Point, start: Point, travel: number): number =>
  (point.x - start.x - (point.y - start.y)) / travel;

/** Origin at the axis. */
export function createKnob({ theme }: StageContext, radius: number, ticks = 11): Knob {
  const root = new Container({ label: 'knob' });
  const shadow = contactShadow(theme, radius * 2.7, radius * 2.2);
  shadow.position.set(radius * 0.18, radius * 0.3);
  const dial = new Graphics();
  for (let k = 0; k < ticks; k++) {
    const angle = -SWEEP + (2 * SWEEP * k) / (ticks - 1);
    dial
      .moveTo(Math.sin(angle) * radius * 1.2, -Math.cos(angle) * radius * 1.2)
      .lineTo(Math.sin(angle) * radius * 1.38, -Math.cos(angle) * radius * 1.38);
  }
  dial.stroke({ width: 1.2, color: theme.inkSoft });
  const skirt = new Graphics().circle(0, 0, radius).fill(
    downGradient([
      [0, 0x59636f],
      [0.5, 0x2a313a],
      [1, 0x14181d],
    ]),
  );
  const turning = new Container();
  const ridges = new Graphics();
  for (let k = 0; k < 24; k++) {
    const angle = (k * Math.PI) / 12;
    ridges
      .moveTo(Math.cos(angle) * radius * 0.84, Math.sin(angle) * radius * 0.84)
      .lineTo(Math.cos(angle) * radius * 0.98, Math.sin(angle) * radius * 0.98);
  }
  ridges.stroke({ width: 1, color: 0x000000, alpha: 0.45 });
  const cap = new Graphics().circle(0, 0, radius * 0.78).fill(
    roundGradient(
      [
        [0, 0x6d7885],
        [0.6, 0x333b45],
        [1, mix(0x333b45, 0x000000, 0.4)],
      ],
      { x: 0.36, y: 0.3 },
    ),
  );
  const pointer = new Graphics()
    .roundRect(-radius * 0.07, -radius * 0.94, radius * 0.14, radius * 0.6, radius * 0.07)
    .fill(0xf8fafc);
  turning.addChild(ridges, pointer);
  root.addChild(shadow, dial, skirt, cap, turning);
  return {
    root,
    turn(fraction) {
      turning.rotation = SWEEP * (2 * fraction - 1);
    },
  };
}
