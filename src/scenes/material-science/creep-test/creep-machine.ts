/** A lever-arm creep machine: frame, lever with weights, split tube furnace with the bar in it, thermocouples, extensometer. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createTubeFurnace, heatColour } from '../../kit/furnace/tube-furnace';
import { acrossGradient, downGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Its own units, origin at the upper left. */
export const MACHINE = { width: 400, height: 500 } as const;
const LINE = 250;
const PIVOT = { x: 214, y: 52 } as const;
const ARM = { long: 176, short: LINE - PIVOT.x, counter: 96 } as const;
const FURNACE = { y: 140, length: 226, bore: 56, wall: 44 } as const;
const FURNACE_LEFT = LINE - FURNACE.bore / 2 - FURNACE.wall;
const BAR = { top: 196, long: 110, half: 9, head: 15 } as const;
const BOTTOM = BAR.top + BAR.long;
/** Of the outline of the bar, and of the teeth of a broken end. */
const STEPS = 16;
const TOOTH = 2.5;
const PAN = { drop: 190, most: 12 } as const;
const BASE_Y = 470;
/** Strain moves the lever by this, radians. */
const TILT = { perStrain: 0.5, fallen: 0.3 } as const;

/** Parts that are pressed. */
export const FURNACE_BOX = { x: LINE - 72, y: FURNACE.y, width: 44, height: FURNACE.length } as const;
export const PAN_BOX = { x: PIVOT.x - ARM.long - 34, y: 150, width: 68, height: 108 } as const;

export interface CreepMachineState {
  readonly furnace: number;
  readonly loaded: boolean;
  /** Weights on the pan, 0 to 1. */
  readonly weights: number;
  readonly strain: number;
  /** How far its neck has gone, 0 to 1. */
  readonly necked: number;
  readonly broken: boolean;
  readonly tone: number;
}

export interface CreepMachine {
  readonly root: Container;
  set(state: CreepMachineState): void;
}

function createFrame(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const paint = mix(0x35618f, theme.housing, dark ? 0.45 : 0.2);
  const lit = mix(paint, 0xffffff, dark ? 0.16 : 0.4);
  const shade = mix(paint, 0x000000, dark ? 0.45 : 0.35);
  const cast = acrossGradient([
    [0, lit],
    [0.5, paint],
    [1, shade],
  ]);
  const frame = new Graphics();
  for (const x of [150, 332]) frame.roundRect(x, 66, 20, BASE_Y - 66, 4).fill(cast);
  frame
    .roundRect(138, 60, 226, 24, 5)
    .fill(
      downGradient([
        [0, lit],
        [1, shade],
      ]),
    )
    .roundRect(20, BASE_Y, 368, 28, 6)
    .fill(
      downGradient([
        [0, lit],
        [0.4, paint],
        [1, shade],
      ]),
    )
    .poly([PIVOT.x - 12, 62, PIVOT.x + 12, 62, PIVOT.x, PIVOT.y + 2])
    .fill(metalAcross(theme));
  for (const x of [40, 368]) frame.circle(x, BASE_Y + 14, 5).fill(metalDown(theme));
  return frame;
}

/** The arm on its knife edge, with the counterweight. */
function createLever(theme: StageTheme): Container {
  const arm = new Graphics()
    .poly([-ARM.long - 8, -5, 0, -11, ARM.counter, -7, ARM.counter, 7, 0, 11, -ARM.long - 8, 5])
    .fill(metalDown(theme))
    .circle(0, 0, 6)
    .fill(theme.metal[2])
    .circle(ARM.short, 0, 5)
    .fill(theme.metal[2])
    .circle(-ARM.long, 0, 5)
    .fill(theme.metal[2])
    .roundRect(ARM.counter - 12, -17, 34, 34, 6)
    .fill(metalAcross(theme));
  const lever = new Container({ label: 'lever', children: [arm] });
  lever.position.set(PIVOT.x, PIVOT.y);
  return lever;
}

/** The pan on its rod and the discs on it. */
function createWeights(theme: StageTheme) {
  const rod = new Graphics()
    .rect(-1.5, 0, 3, PAN.drop)
    .fill(theme.metal[1])
    .roundRect(-30, PAN.drop, 60, 6, 3)
    .fill(metalDown(theme));
  const discs = Array.from({ length: PAN.most }, (_, n) =>
    new Graphics()
      .roundRect(-26 + (n % 2) * 2, PAN.drop - 9 * (n + 1), 52 - (n % 2) * 4, 8, 2)
      .fill(metalAcross(theme))
      .rect(-2, PAN.drop - 9 * (n + 1), 4, 8)
      .fill({ color: 0x000000, alpha: 0.35 }),
  );
  return {
    root: new Container({ label: 'weights', children: [rod, ...discs] }),
    put(count: number) {
      for (const [n, disc] of discs.entries()) disc.visible = n < count;
    },
  };
}

function createFurnace(context: StageContext) {
  const furnace = createTubeFurnace(context, {
    along: 'y',
    length: FURNACE.length,
    bore: FURNACE.bore,
    wall: FURNACE.wall,
  });
  furnace.root.position.set(FURNACE_LEFT, FURNACE.y);
  furnace.light.position.set(FURNACE_LEFT, FURNACE.y);
  return furnace;
}

/** The outline of a piece of the bar from `from` to `to`; `ragged`: which end is torn. */
function outline(
  radius: (y: number) => number,
  [from, to]: readonly [number, number],
  ragged: 'lower' | 'upper' | null,
): number[] {
  const points: number[] = [];
  const at = (n: number): number => from + ((to - from) * n) / STEPS;
  const tooth = (y: number, n: number): void => {
    points.push(LINE - radius(y) + (2 * radius(y) * n) / 6, y + (n % 2 === 0 ? TOOTH : -TOOTH));
  };
  for (let n = 0; n <= STEPS; n++) points.push(LINE - radius(at(n)), at(n));
  if (ragged === 'lower') for (let n = 1; n < 6; n++) tooth(to, n);
  for (let n = STEPS; n >= 0; n--) points.push(LINE + radius(at(n)), at(n));
  if (ragged === 'upper') for (let n = 5; n > 0; n--) tooth(from, n);
  return points;
}

/** As it glows in the furnace. */
function shadeOf(tone: number, celsius: number) {
  const hot = Math.max(0, Math.min(1, (celsius - 480) / 320));
  const glowing = mix(tone, heatColour(celsius + 140), hot * 0.85);
  const deep = mix(glowing, 0x000000, 0.35);
  return acrossGradient([
    [0, deep],
    [0.3, mix(glowing, 0xffffff, 0.35)],
    [0.6, glowing],
    [1, deep],
  ]);
}

/** The bar with the heads of its rods and the legs of the extensometer: as hot, as long and as thin as it has become. */
function createCreepBar(theme: StageTheme) {
  const lower = new Graphics();
  const legs = new Graphics();
  const upperShape = new Graphics();
  const upper = new Container({ label: 'upper half', children: [upperShape] });
  let key = '';

  /** From both ends of the gauge down to the transducers. */
  function drawLegs(top: number): void {
    legs.clear();
    for (const [y, x] of [
      [top + 6, -21],
      [BOTTOM - 6, 21],
    ] as const)
      legs
        .rect(Math.min(LINE + x, LINE), y - 2, Math.abs(x), 4)
        .fill(theme.metal[1])
        .rect(LINE + x - 2, y, 4, 408 - y)
        .fill(theme.metal[1]);
  }

  function drawHalves({ strain, necked, broken, tone, furnace }: CreepMachineState, top: number): void {
    const thin = 1 / Math.sqrt(1 + strain);
    const neckAt = top + (BOTTOM - top) * 0.54;
    const radius = (y: number): number => {
      const waist = Math.exp(-(((y - neckAt) / 15) ** 2));
      return BAR.half * thin * (1 - 0.5 * necked * waist);
    };
    const shade = shadeOf(tone, furnace);
    upperShape
      .clear()
      .rect(LINE - 6, 84, 12, top - 84 - 24)
      .fill(metalAcross(theme))
      .roundRect(LINE - BAR.head, top - 30, 2 * BAR.head, 32, 3)
      .fill(metalAcross(theme))
      .poly(outline(radius, [top, neckAt], broken ? 'lower' : null))
      .fill(shade);
    lower
      .clear()
      .roundRect(LINE - BAR.head, BOTTOM - 2, 2 * BAR.head, 32, 3)
      .fill(metalAcross(theme))
      .rect(LINE - 6, BOTTOM + 28, 12, 60)
      .fill(metalAcross(theme))
      .poly(outline(radius, [neckAt, BOTTOM], broken ? 'upper' : null))
      .fill(shade);
  }
  return {
    lower,
    legs,
    upper,
    draw(state: CreepMachineState) {
      const { strain, necked, broken, tone, furnace } = state;
      const next = `${strain.toFixed(4)} ${necked.toFixed(2)} ${broken} ${tone} ${Math.round(furnace / 8)}`;
      if (next === key) return;
      key = next;
      const top = BAR.top - strain * BAR.long;
      const gap = broken ? 16 : 0;
      drawHalves(state, top);
      upper.y = -gap;
      drawLegs(top - gap);
    },
  };
}

const createTransducers = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(LINE - 34, 400, 26, 46, 4)
    .fill(metalAcross(theme))
    .roundRect(LINE + 8, 400, 26, 46, 4)
    .fill(metalAcross(theme))
    .roundRect(LINE - 9, 372, 18, BASE_Y - 372, 2)
    .fill(metalAcross(theme));

function createThermocouples({ metal }: StageTheme): Graphics {
  const couples = new Graphics();
  const left = FURNACE_LEFT;
  for (const [n, y] of [176, 252, 328].entries())
    couples
      .moveTo(left - 54, y + 30)
      .bezierCurveTo(left - 30, y + 30, left - 30, y, left, y)
      .lineTo(LINE - 13, y)
      .stroke({ width: 2.6, color: metal[1] })
      .circle(LINE - 13, y, 3.2)
      .fill(0xf2c14e)
      .roundRect(left - 68, y + 23, 18, 14, 3)
      .fill(n === 1 ? 0xd9b52c : 0xc9a524);
  return couples;
}

export function createCreepMachine(context: StageContext): CreepMachine {
  const { theme } = context;
  const root = new Container({ label: 'creep machine' });
  const furnace = createFurnace(context);
  const bar = createCreepBar(theme);
  const weights = createWeights(theme);
  const lever = createLever(theme);
  root.addChild(
    createFrame(theme),
    furnace.root,
    bar.lower,
    bar.legs,
    bar.upper,
    createThermocouples(theme),
    furnace.light,
    createTransducers(theme),
    weights.root,
    lever,
  );
  return {
    root,
    set(state) {
      const { strain, broken, loaded } = state;
      furnace.set(state.furnace);
      bar.draw(state);
      const tilt = broken ? -TILT.fallen : loaded ? -TILT.perStrain * strain : 0.02;
      lever.rotation = tilt;
      weights.root.position.set(PIVOT.x - ARM.long * Math.cos(tilt), PIVOT.y - ARM.long * Math.sin(tilt));
      weights.put(loaded || broken ? Math.max(1, Math.round(state.weights * PAN.most)) : 0);
    },
  };
}
