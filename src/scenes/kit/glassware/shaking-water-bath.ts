/** A shaking water bath with clear walls: vessels stand on its moving deck; display and thermostat knob in its base. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { createKnob } from '../controls/knob';
import {
  acrossGradient,
  contactShadow,
  downGradient,
  housing,
  metalAcross,
  metalDown,
  mix,
  screen,
} from '../paint/shading';

export interface ShakingWaterBath {
  readonly root: Container;
  /** Of what stands in it; its origin is the middle of the deck. */
  readonly deck: Container;
  /** Middle of the knob, from the origin. */
  readonly knob: Point;
  /** Turns of the shaker so far: the deck goes round in a small circle. */
  shake(turns: number): void;
  /** Temperature and speed as displayed, and the knob's place from 0 to 1. */
  set(temperature: string, speed: string, setting: number): void;
  /** The speed is left out where it would have no room. */
  fitText(factor: number, roomy: boolean): void;
}

export interface ShakingWaterBathOptions {
  readonly width: number;
  /** Of the tank above the base. */
  readonly tank: number;
}

const BASE = 62;
const KNOB = 17;
/** Part of the width. */
const DISPLAY = 0.6;
/** Radius of the deck's circle, and its height over its width as it is seen. */
const THROW = 5;
const FLAT = 0.22;
const WATER = 0.56;

/** Where the water stands, the tank's floor and its upper edge, above the foot. */
const heightsOf = (tank: number) => {
  const floor = -BASE - 6;
  return { floor, level: floor - tank * WATER, top: floor - tank };
};

/** The tank behind what stands in it. */
function drawBack({ theme }: StageContext, { width, tank }: ShakingWaterBathOptions): Graphics {
  const half = width / 2;
  const { floor, level, top } = heightsOf(tank);
  return new Graphics()
    .roundRect(-half + 5, top, width - 10, tank, 4)
    .fill(
      acrossGradient([
        [0, theme.glassBody, theme.glassAlpha * 1.5],
        [0.5, theme.glassBody, theme.glassAlpha * 0.5],
        [1, theme.glassBody, theme.glassAlpha * 1.4],
      ]),
    )
    .rect(-half + 7, level, width - 14, floor - level)
    .fill(
      downGradient([
        [0, theme.water, 0.3],
        [1, mix(theme.water, 0x0a2238, 0.45), 0.42],
      ]),
    )
    .ellipse(0, level, half - 7, 7)
    .fill({ color: mix(theme.water, 0xffffff, 0.3), alpha: 0.26 });
}

const drawTray = ({ theme }: StageContext, width: number): Graphics =>
  new Graphics()
    .roundRect(-width * 0.35, -3, width * 0.7, 9, 3)
    .fill(metalDown(theme))
    .ellipse(0, -3, width * 0.34, 6)
    .fill({ color: theme.metal[0], alpha: 0.5 })
    .rect(-14, 6, 28, 8)
    .fill(metalAcross(theme));

/** Water and glass before what stands in it. */
function drawFront({ theme }: StageContext, { width, tank }: ShakingWaterBathOptions): Graphics {
  const half = width / 2;
  const { floor, level, top } = heightsOf(tank);
  return new Graphics()
    .rect(-half + 7, level, width - 14, floor - level)
    .fill(
      downGradient([
        [0, theme.water, 0.12],
        [1, theme.water, 0.24],
      ]),
    )
    .moveTo(-half + 7, level)
    .quadraticCurveTo(0, level + 13, half - 7, level)
    .stroke({ width: 1.4, color: 0xffffff, alpha: 0.45 })
    .roundRect(-half + 5, top, width - 10, tank, 4)
    .stroke({ width: 1.6, color: theme.glassEdge, alpha: 0.6 })
    .roundRect(-half + 15, top + 8, 5, tank - 22, 2.5)
    .fill({ color: theme.glassShine, alpha: 0.22 })
    .roundRect(-half + 25, top + 8, 1.6, tank - 50, 0.8)
    .fill({ color: theme.glassShine, alpha: 0.25 })
    .roundRect(half - 17, top + 12, 3, tank - 26, 1.5)
    .fill({ color: theme.glassShine, alpha: 0.13 })
    .roundRect(-half + 2, top - 4, width - 4, 8, 4)
    .fill(metalDown(theme));
}

/** The base with display and thermostat. */
function createBase(context: StageContext, width: number) {
  const { theme } = context;
  const half = width / 2;
  const root = new Container({ label: 'base' });
  const box = housing(theme, width, BASE, 9);
  box.position.set(-half, -BASE - 4);
  const rim = new Graphics().roundRect(-half + 1, -BASE - 10, width - 2, 9, 4).fill(metalDown(theme));
  const glass = screen(theme, width * DISPLAY, BASE - 24, 5);
  glass.position.set(-half + 14, -BASE + 7);
  const feet = new Graphics();
  for (const x of [-half + 16, half - 44])
    feet.roundRect(x, -5, 28, 6, 3).fill(mix(theme.housingShade, 0x000000, 0.45));
  const line = -BASE + 7 + (BASE - 24) / 2;
  const degrees = context.text({ size: 18, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0, 0.5] });
  degrees.position.set(-half + 22, line);
  const shaking = context.text({ size: 12, mono: true, colour: theme.screenGlow, anchor: [1, 0.5] });
  shaking.position.set(-half + 6 + width * DISPLAY, line + 4);
  const at = { x: half - 14 - KNOB * 1.5, y: -BASE / 2 - 3 };
  const knob = createKnob(context, KNOB, 9);
  knob.root.position.set(at.x, at.y);
  root.addChild(feet, box, rim, glass, degrees, shaking, knob.root);
  return { root, degrees, shaking, at, knob };
}

/** Origin at the middle of its foot. */
export function createShakingWaterBath(context: StageContext, options: ShakingWaterBathOptions): ShakingWaterBath {
  const { width, tank } = options;
  const root = new Container({ label: 'shaking water bath' });
  const { floor } = heightsOf(tank);
  const deck = new Container({ label: 'deck' });
  deck.y = floor - 13;
  deck.addChild(drawTray(context, width));
  const base = createBase(context, width);
  const { degrees, shaking, at, knob } = base;
  const shadow = contactShadow(context.theme, width * 1.16, 24);
  root.addChild(shadow, drawBack(context, options), deck, drawFront(context, options), base.root);
  let shownTemperature = '';
  let shownSpeed = '';
  let turned = Number.NaN;
  let phase = Number.NaN;
  return {
    root,
    deck,
    knob: at,
    shake(turns) {
      if (turns === phase) return;
      phase = turns;
      const angle = 2 * Math.PI * turns;
      deck.position.set(THROW * Math.sin(angle), floor - 13 + THROW * FLAT * Math.cos(angle));
    },
    set(temperature, speed, setting) {
      if (temperature !== shownTemperature) {
        shownTemperature = temperature;
        degrees.text = temperature;
      }
      if (speed !== shownSpeed) {
        shownSpeed = speed;
        shaking.text = speed;
      }
      if (setting !== turned) {
        turned = setting;
        knob.turn(setting);
      }
    },
    fitText(factor, roomy) {
      degrees.scale.set(factor);
      shaking.visible = roomy;
    },
  };
}
