/** A magnetic stirrer with a white tile on its plate. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { contactShadow, downGradient, housing, mix, roundGradient } from '../../kit/paint/shading';

export interface MagneticStirrerOptions {
  readonly width: number;
  readonly height: number;
}

export interface MagneticStirrer {
  readonly root: Container;
  /** Height of the tile's top above the foot. */
  readonly plateY: number;
  /** Where the knob is, from the origin. */
  readonly knob: { readonly x: number; readonly y: number };
  /** `speed`: part of full speed. */
  set(on: boolean, speed: number): void;
}

/** The knob from the middle of its scale to either end. */
const TURN = 1.9;
const TILE = 7;

export function createMagneticStirrer(
  context: StageContext,
  { width, height }: MagneticStirrerOptions,
): MagneticStirrer {
  const { theme } = context;
  const root = new Container({ label: 'magnetic stirrer' });
  const shadow = contactShadow(theme, width * 1.2, 18);
  const box = housing(theme, width, height - TILE, 6);
  box.position.set(-width / 2, -height + TILE);
  const tile = new Graphics().roundRect(-width * 0.46, -height, width * 0.92, TILE + 1, 3).fill(
    downGradient([
      [0, 0xffffff],
      [0.55, 0xeef2f6],
      [1, 0xb9c4d0],
    ]),
  );
  const middle = -(height - TILE) / 2;
  // Its knob has a scale, as simple stirrers do.
  const scale = new Graphics();
  const knob = { x: width / 2 - 24, y: middle };
  for (let mark = 0; mark <= 6; mark++) {
    const angle = TURN * ((2 * mark) / 6 - 1);
    const [across, up] = [Math.sin(angle), -Math.cos(angle)];
    scale
      .moveTo(knob.x + 11.5 * across, knob.y + 11.5 * up)
      .lineTo(knob.x + 14 * across, knob.y + 14 * up)
      .stroke({ width: 1.2, color: theme.ink, alpha: 0.75 });
  }
  const dial = new Container({ label: 'knob' });
  dial.position.set(knob.x, knob.y);
  dial.addChild(
    new Graphics().circle(0, 0, 9.5).fill(
      roundGradient(
        [
          [0, mix(theme.metal[0], 0xffffff, 0.3)],
          [0.7, theme.metal[1]],
          [1, theme.metal[2]],
        ],
        { x: 0.35, y: 0.3 },
      ),
    ),
    new Graphics().rect(-1, -8.5, 2, 6).fill(0x1b2735),
  );
  const lamp = new Graphics().circle(knob.x - 30, middle, 3.2).fill(0xffffff);
  root.addChild(shadow, box, tile, scale, lamp, dial);
  return {
    root,
    plateY: height,
    knob,
    set(on, speed) {
      dial.rotation = TURN * (2 * speed - 1);
      lamp.tint = on ? theme.screenGlow : mix(theme.housingShade, 0x000000, 0.3);
    },
  };
}
