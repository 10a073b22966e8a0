/** A hook balance that runs on a rail, with a glass sinker on its thread over two beakers. Origin at the middle of the foot. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted, type Size } from '../../kit/layout/layout';
import { createLabelledBeaker, type LabelledBeaker } from '../../kit/glassware/labelled-beaker';
import { acrossGradient, contactShadow, housing, metalAcross, metalDown, screen } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export type SinkerPlace = 'rest' | 'air' | 'water' | 'liquid';

export interface SinkerBalance extends Part {
  /** Left, right and heights of what can be grabbed, from the origin. */
  readonly stations: Readonly<Record<SinkerPlace, number>>;
  /** Middle of the sinker now, from the origin. */
  readonly sinker: { readonly x: number; readonly y: number };
  /** Display, empty for off. */
  set(text: string): void;
  /** Moves the sinker by so much of the way; true once it is there. */
  move(to: SinkerPlace, part: number): boolean;
  nameLiquid(name: string): void;
}

const RAIL = -330;
const HALF = 150;
const SIZE: Size = { width: 2 * HALF + 12, height: 18 - RAIL };
const BODY = { width: 92, height: 50 } as const;
const BEAKER = { height: 124, radius: 44, labelTop: 0.28 } as const;
const STATIONS: Readonly<Record<SinkerPlace, number>> = { rest: -104, air: -104, water: -8, liquid: 92 };
const HANGS: Readonly<Record<SinkerPlace, number>> = { rest: -190, air: -150, water: -66, liquid: -66 };
const NEAR = 0.6;

const createFrame = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(HALF - 14, RAIL - 8, 12, -RAIL + 2, 4)
    .fill(metalAcross(theme))
    .roundRect(HALF - 60, -10, 74, 12, 5)
    .fill(metalDown(theme))
    .roundRect(-HALF, RAIL - 6, 2 * HALF, 11, 5)
    .fill(metalDown(theme));

/** The balance on its rail, with its display, hook and thread. */
function createHangingBalance(context: StageContext) {
  const { theme } = context;
  const body = new Container({ label: 'balance' });
  const box = housing(theme, BODY.width, BODY.height, 9);
  box.position.set(-BODY.width / 2, RAIL + 2);
  const glass = screen(theme, BODY.width - 16, BODY.height - 18, 4);
  glass.position.set(-BODY.width / 2 + 8, RAIL + 10);
  const value = context.text({ size: 20, mono: true, colour: theme.screenGlow, anchor: [0.5, 0.5] });
  value.position.set(0, RAIL + 10 + (BODY.height - 18) / 2);
  const hook = new Graphics()
    .moveTo(0, RAIL + BODY.height + 2)
    .lineTo(0, RAIL + BODY.height + 10)
    .arc(-3, RAIL + BODY.height + 13, 4, -0.6, Math.PI)
    .stroke({ width: 2.2, color: theme.metal[1], cap: 'round' });
  const thread = new Graphics().rect(-0.6, 0, 1.2, 1).fill({ color: theme.ink, alpha: 0.7 });
  thread.y = RAIL + BODY.height + 16;
  body.addChild(box, glass, value, hook, thread);
  return { body, value, thread };
}

const createBob = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(-13, -24, 26, 48, 12)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.75],
        [0.25, 0xffffff, 0.6],
        [0.6, theme.glassBody, 0.35],
        [1, theme.glassEdge, 0.8],
      ]),
    )
    .roundRect(-13, -24, 26, 48, 12)
    .stroke({ width: 1.2, color: theme.glassEdge, alpha: 0.9 })
    .circle(0, -28, 3.4)
    .stroke({ width: 1.6, color: theme.glassEdge })
    .roundRect(-8, -16, 3, 30, 1.5)
    .fill({ color: 0xffffff, alpha: 0.6 })
    .roundRect(-9, 8, 18, 12, 6)
    .fill({ color: 0x8392a1, alpha: 0.75 });

function createBeaker(context: StageContext, at: 'water' | 'liquid'): LabelledBeaker {
  const beaker = createLabelledBeaker(context, {
    ...BEAKER,
    label: at === 'water' ? 'Water' : ' ',
    transmitted: 0xffffff,
    filled: 0.8,
  });
  beaker.place(STATIONS[at], 0, 1);
  return beaker;
}

export function createSinkerBalance(context: StageContext): SinkerBalance {
  const { theme } = context;
  const root = new Container({ label: 'hook balance' });
  const { body, value, thread } = createHangingBalance(context);
  const bob = createBob(theme);
  const beakers = [createBeaker(context, 'water'), createBeaker(context, 'liquid')];
  const backs = beakers.map(({ back }) => back);
  root.addChild(contactShadow(theme, 2 * HALF, 18), createFrame(theme), ...backs, body, bob);
  root.addChild(...beakers.map(({ front }) => front));
  let [x, y] = [STATIONS.rest, HANGS.rest];
  const sinker = { x, y };
  const put = (): void => {
    body.x = bob.x = sinker.x = x;
    bob.y = sinker.y = y;
    thread.scale.y = Math.max(1, y - 28 - thread.y);
  };
  put();
  let shown: string | null = null;
  return {
    root,
    stations: STATIONS,
    sinker,
    set(text) {
      if (text === shown) return;
      shown = text;
      value.text = text;
    },
    move(to, part) {
      const [toX, toY] = [STATIONS[to], HANGS[to]];
      if (x === toX && y === toY) return true;
      const sideways = Math.abs(x - toX) > NEAR;
      // Out of the liquid first.
      const wanted = sideways ? HANGS.rest : toY;
      y += (wanted - y) * part;
      if (!sideways || y < HANGS.air) x += (toX - x) * part;
      if (Math.abs(x - toX) <= NEAR) x = toX;
      if (x === toX && Math.abs(y - toY) <= NEAR) y = toY;
      put();
      return x === toX && y === toY;
    },
    nameLiquid: (name) => beakers[1]?.relabel(name),
    lay(box, type) {
      const { x: left, y: top, width, height, scale } = fitted(box, SIZE);
      root.position.set(left + width / 2, top + height);
      root.scale.set(scale);
      for (const beaker of beakers) beaker.fit(scale, type);
    },
  };
}
