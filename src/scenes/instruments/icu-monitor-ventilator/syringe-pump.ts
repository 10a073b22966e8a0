/** A syringe pump on an infusion pole, under a bag of fluid. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import {
  acrossGradient,
  contactShadow,
  downGradient,
  housing,
  metalAcross,
  metalDown,
  screen,
} from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface SyringePump {
  readonly root: Container;
  /** Boxes of the bag and the pump, from the origin. */
  readonly bag: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly pump: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** `rate` 0 to 1 of the greatest; `left` 0 to 1 of the bags; a pump that runs has a lit lamp. */
  set(display: string, rate: number, left: number): void;
  /** Words beside the bag, under the pump and beside its display; empty where there is no room. */
  caption(bag: string, pump: string, unit: string): void;
}

const WIDTH = 118;
const HEIGHT = 182;
const BAG = { x: 8, y: -HEIGHT + 10, width: 44, height: 66 } as const;
const PUMP = { x: -4, y: -88, width: WIDTH, height: 58 } as const;
const FLUID = 0xa8d4ea;
const BARREL = { x: 8, y: -78, width: 70, height: 13 } as const;

const createPole = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(60, -HEIGHT, 6, HEIGHT - 4, 2)
    .fill(metalAcross(theme))
    .roundRect(26, -HEIGHT, 74, 4, 2)
    .fill(metalDown(theme))
    .roundRect(22, -7, 82, 6, 3)
    .fill(metalDown(theme));

const createBag = (theme: StageTheme): Graphics =>
  new Graphics()
    .moveTo(BAG.x + BAG.width / 2, -HEIGHT + 2)
    .lineTo(BAG.x + BAG.width / 2, BAG.y + 3)
    .stroke({ width: 2, color: theme.metal[1] })
    .roundRect(BAG.x, BAG.y, BAG.width, BAG.height, 9)
    .fill({ color: theme.glassBody, alpha: 0.28 });

const createFluid = (): Graphics =>
  new Graphics().roundRect(BAG.x + 3, 0, BAG.width - 6, BAG.height - 6, 6).fill(
    acrossGradient([
      [0, FLUID, 0.95],
      [0.3, 0xe3f3fb, 0.95],
      [1, 0x76aac6, 0.95],
    ]),
  );

/** Light on the bag, its edge and its label. */
const createBagFront = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(BAG.x + 5, BAG.y + 6, 4, BAG.height - 16, 2)
    .fill({ color: 0xffffff, alpha: 0.6 })
    .roundRect(BAG.x + 0.5, BAG.y + 0.5, BAG.width - 1, BAG.height - 1, 9)
    .stroke({ width: 1.2, color: theme.glassEdge, alpha: 0.7 })
    .roundRect(BAG.x + 12, BAG.y + 20, BAG.width - 20, 22, 2)
    .fill({ color: theme.paper, alpha: 0.92 })
    .rect(BAG.x + 15, BAG.y + 25, BAG.width - 27, 2)
    .rect(BAG.x + 15, BAG.y + 30, BAG.width - 31, 2)
    .rect(BAG.x + 15, BAG.y + 35, BAG.width - 29, 2)
    .fill({ color: theme.paperInk, alpha: 0.5 });

function createBarrel(theme: StageTheme): Graphics {
  const barrel = new Graphics().roundRect(BARREL.x, BARREL.y, BARREL.width, BARREL.height, 3).fill(
    downGradient([
      [0, 0xffffff, 0.75],
      [0.4, theme.glassBody, 0.35],
      [1, theme.glassEdge, 0.4],
    ]),
  );
  for (let k = 1; k < 9; k++) {
    barrel.moveTo(BARREL.x + k * 7.5, BARREL.y + 1).lineTo(BARREL.x + k * 7.5, BARREL.y + (k % 2 ? 4 : 6));
  }
  barrel.stroke({ width: 1, color: theme.paperInk, alpha: 0.6 });
  return barrel;
}

const createPlunger = (theme: StageTheme): Graphics =>
  new Graphics()
    .rect(0, BARREL.y + 1, 5, BARREL.height - 2)
    .fill(0x2a313a)
    .rect(5, BARREL.y + 5, 26, 3)
    .fill(theme.metal[1])
    .roundRect(29, BARREL.y - 2, 5, BARREL.height + 4, 2)
    .fill(metalDown(theme));

/** Behind the name of what it gives. */
const createPlate = (theme: StageTheme): Graphics =>
  new Graphics().roundRect(PUMP.x + 6, PUMP.y + PUMP.height + 1, PUMP.width - 12, 20, 5).fill({ color: theme.housing });

/** The infusion line. */
const createLine = (theme: StageTheme): Graphics =>
  new Graphics()
    .moveTo(BAG.x + BAG.width / 2, BAG.y + BAG.height)
    .bezierCurveTo(BAG.x + 20, -70, 40, -30, 128, -34)
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.6 });

function createPumpWords(context: StageContext) {
  const { theme } = context;
  const value = context.text({ size: 16, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  value.position.set(PUMP.x + 28.5, PUMP.y + 40);
  const bagText = context.text({ size: 12, weight: '600', colour: theme.ink });
  bagText.position.set(72, BAG.y + 8);
  const pumpText = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0.5, 0] });
  pumpText.position.set(PUMP.x + PUMP.width / 2, PUMP.y + PUMP.height + 3);
  const unitText = context.text({ size: 12, weight: '600', colour: theme.ink, anchor: [0, 0.5] });
  unitText.position.set(PUMP.x + 55, PUMP.y + 40);
  return { value, bagText, pumpText, unitText };
}

/** Origin at the left of its foot. */
export function createSyringePump(context: StageContext): SyringePump {
  const { theme } = context;
  const root = new Container({ label: 'syringe pump' });
  const shadow = contactShadow(theme, 96, 16);
  shadow.position.set(62, 0);
  const fluid = createFluid();
  const body = housing(theme, PUMP.width, PUMP.height, 7);
  body.position.set(PUMP.x, PUMP.y);
  const plunger = createPlunger(theme);
  const glass = screen(theme, 45, 24, 4);
  glass.position.set(PUMP.x + 6, PUMP.y + 28);
  const lamp = new Graphics().circle(PUMP.x + PUMP.width - 11, PUMP.y + 12, 4.5).fill(0xffffff);
  lamp.tint = 0x39434e;
  const { value, bagText, pumpText, unitText } = createPumpWords(context);
  root.addChild(
    shadow,
    createLine(theme),
    createPole(theme),
    createBag(theme),
    fluid,
    createBagFront(theme),
    body,
    createBarrel(theme),
    plunger,
    glass,
    value,
    lamp,
    bagText,
    unitText,
    createPlate(theme),
    pumpText,
  );
  let shownRate = -1;
  let shownLeft = -1;
  return {
    root,
    bag: BAG,
    pump: PUMP,
    set(display, rate, left) {
      value.text = display;
      if (rate !== shownRate) {
        shownRate = rate;
        lamp.tint = rate > 0 ? 0x4ade80 : 0x39434e;
        plunger.x = BARREL.x + 38 - 14 * rate;
      }
      if (left === shownLeft) return;
      shownLeft = left;
      fluid.scale.y = Math.max(0.03, left);
      fluid.y = BAG.y + 3 + (BAG.height - 6) * (1 - left);
    },
    caption(bagWords, pumpWords, unit) {
      unitText.text = unit;
      bagText.text = bagWords;
      pumpText.text = pumpWords;
    },
  };
}
