/** A circulating thermostat: display, knob, and two hoses to what it keeps warm. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { createKnob } from './knob';
import { contactShadow, housing, mix, screen } from './shading';

export interface Thermostat {
  readonly root: Container;
  /** Middle of the knob, from the origin. */
  readonly knob: Point;
  readonly knobRadius: number;
  /** The hoses lie beside it: they lead to another place of the stage. */
  readonly hoses: Container;
  scaleText(factor: number): void;
  /** The temperature as displayed, and the knob's place from 0 to 1. */
  set(text: string, fraction: number): void;
  /** In the units of the container that holds the hoses: where this thermostat stands and how large, and their far ends. */
  layHoses(at: Point, scale: number, inlet: Point, outlet: Point): void;
}

const KNOB = 19;

export function createThermostat(context: StageContext, width: number, height: number): Thermostat {
  const { theme } = context;
  const root = new Container({ label: 'thermostat' });
  const box = housing(theme, width, height, 9);
  box.position.set(-width / 2, -height);
  const vents = new Graphics();
  for (let n = 0; n < 6; n++) vents.roundRect(-width / 2 + 12, -20 + n * 3, width * 0.34, 1.4, 0.7);
  vents.fill({ color: 0x000000, alpha: 0.4 });
  const glass = screen(theme, width - 24, 34);
  glass.position.set(-width / 2 + 12, -height + 13);
  const text = context.text({ size: 19, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  text.position.set(0, -height + 30);
  const knob = { x: width / 2 - KNOB - 16, y: -30 };
  const turning = createKnob(context, KNOB, 11);
  turning.root.position.set(knob.x, knob.y);
  root.addChild(contactShadow(theme, width * 1.25, 20), box, vents, glass, text, turning.root);
  const hoses = new Graphics({ label: 'hoses' });
  let shown = '';
  return {
    root,
    knob,
    knobRadius: KNOB,
    hoses,
    scaleText(factor) {
      text.scale.set(factor);
    },
    set(next, fraction) {
      turning.turn(fraction);
      if (next === shown) return;
      shown = next;
      text.text = next;
    },
    layHoses(at, scale, inlet, outlet) {
      const rubber = theme.name === 'dark' ? 0x39434f : 0x77838f;
      const from = { x: at.x + scale * (width / 2 - 4), y: at.y - scale * height * 0.42 };
      const up = { x: from.x, y: at.y - scale * height * 0.78 };
      hoses.clear();
      for (const [stroke, colour] of [
        [9, mix(rubber, 0x000000, 0.35)],
        [6, rubber],
        [2, mix(rubber, 0xffffff, 0.3)],
      ] as const) {
        const lift = stroke === 2 ? -1.5 : 0;
        hoses
          .moveTo(from.x, from.y + lift)
          .bezierCurveTo(from.x + 26, from.y + lift, inlet.x - 26, inlet.y + lift, inlet.x, inlet.y + lift)
          .moveTo(up.x, up.y + lift)
          .bezierCurveTo(outlet.x - 6, up.y + lift, outlet.x - 52, outlet.y + lift, outlet.x, outlet.y + lift)
          .stroke({ width: stroke, color: colour, cap: 'round' });
      }
    },
  };
}
