/** A magnetic stirrer with a white tile on its plate. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { contactShadow, downGradient, housing, mix, roundGradient, screen } from './shading';

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
  /** Whether there is room for the figures on its screen. */
  showFigures(visible: boolean): void;
}

const FULL_RPM = 360;
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
  const display = screen(theme, 66, 17, 4);
  display.position.set(-width / 2 + 12, middle - 8.5);
  const rpm = context.text({ text: '0 rpm', size: 11.5, mono: true, colour: theme.screenGlow, anchor: [0.5, 0.5] });
  rpm.position.set(-width / 2 + 45, middle);

  const knob = { x: width / 2 - 24, y: middle };
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
  const lamp = new Graphics().circle(knob.x - 22, middle, 3.2).fill(0xffffff);
  root.addChild(shadow, box, tile, display, rpm, lamp, dial);
  let shown = -1;
  return {
    root,
    plateY: height,
    knob,
    set(on, speed) {
      dial.rotation = on ? 1.9 : -1.9;
      lamp.tint = on ? theme.screenGlow : mix(theme.housingShade, 0x000000, 0.3);
      const turns = Math.round((FULL_RPM * speed) / 10) * 10;
      if (turns === shown) return;
      shown = turns;
      rpm.text = `${turns} rpm`;
    },
    showFigures(visible) {
      rpm.visible = visible;
      display.visible = visible;
    },
  };
}
