/** A bench tester: frame, dial with pointer, indenter, anvil on its screw with the wheel, weights and lever at the side. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export const TESTER = { width: 322, height: 430 } as const;
/** In its own units, origin at the upper left: parts that are pressed. */
export const PARTS = {
  dial: { x: 42, y: 14, width: 156, height: 156 },
  wheel: { x: 60, y: 332, width: 120, height: 44 },
  lever: { x: 246, y: 210, width: 46, height: 130 },
  piece: { x: 66, y: 262, width: 108, height: 42 },
} as const;

const DIAL = { x: 120, y: 92, radius: 74 } as const;
const FIGURES = [0, 20, 40, 60, 80] as const;
/** Of the dial's figures, where both rings have room. */
const MOST_LETTERS = 17;
const BLACK = 0x17202c;
const RED = 0xa3161c;
const turnOf = (points: number): number => (points / 100) * 2 * Math.PI;
const TIP_Y = 262;
/** How far the anvil stands lower while nothing touches. */
const LOWERED = 14;
/** Discs on the rod of the weights, kgf: the lever makes so much of each; units of height for a kgf. */
const DISCS = [60, 40, 50] as const;
const WEIGHTS = { x: 294, foot: 196, half: 24, unit: 0.5, sunk: 12, bench: 428 } as const;

export interface BenchTester {
  readonly root: Container;
  letters(size: number): void;
  /** `points`: of the black scale; `loaded`: lever over; `tone`: of the piece; `total`: on the rod, kgf; null: not to be seen. */
  set(state: {
    touching: boolean;
    points: number;
    loaded: boolean;
    tone: number;
    ball: boolean;
    total: number | null;
  }): void;
}

function createFrame(theme: StageTheme): Graphics {
  const dark = theme.name === 'dark';
  const paint = mix(theme.housing, theme.accent, dark ? 0.18 : 0.12);
  const lit = acrossGradient([
    [0, mix(paint, 0xffffff, dark ? 0.16 : 0.5)],
    [0.6, paint],
    [1, mix(theme.housingShade, 0x000000, 0.25)],
  ]);
  return new Graphics()
    .roundRect(186, 60, 64, 350, 12)
    .fill(lit)
    .roundRect(24, 4, 226, 186, 22)
    .fill(lit)
    .roundRect(10, 386, 262, 44, 10)
    .fill(lit)
    .roundRect(24.5, 4.5, 225, 185, 22)
    .stroke({ width: 1, color: theme.housingEdge })
    .rect(104, 190, 32, 42)
    .fill(metalAcross(theme))
    .poly([108, 232, 132, 232, 126, 250, 114, 250])
    .fill(metalAcross(theme));
}

function createDialFace(theme: StageTheme): Graphics {
  const { x, y, radius } = DIAL;
  const face = new Graphics()
    .circle(x, y, radius + 5)
    .fill(metalDown(theme))
    .circle(x, y, radius)
    .fill(theme.name === 'dark' ? 0xc3ccd6 : 0xfbfcfd);
  for (let n = 0; n < 100; n += 2) {
    const [sin, cos] = [Math.sin(turnOf(n)), Math.cos(turnOf(n))];
    const from = radius - 2 - (n % 10 === 0 ? 10 : 5);
    face.moveTo(x + sin * (radius - 2), y - cos * (radius - 2)).lineTo(x + sin * from, y - cos * from);
  }
  return face.stroke({ width: 1.2, color: BLACK });
}

/** A figure at its place, `at` of the radius from the middle. */
function createFigure(context: StageContext, figure: number, points: number, at: number, colour: number): Text {
  const text = context.text({ text: String(figure), size: 12, weight: '700', colour, anchor: [0.5, 0.5] });
  text.position.set(
    DIAL.x + Math.sin(turnOf(points)) * DIAL.radius * at,
    DIAL.y - Math.cos(turnOf(points)) * DIAL.radius * at,
  );
  return text;
}

/** The dial: a scale of a hundred, black figures for the cone and red ones for the ball, and the pointer. */
function createHardnessDial(context: StageContext) {
  const words = FIGURES.flatMap((points) => [
    createFigure(context, points, points, 0.7, BLACK),
    createFigure(context, (points + 30) % 100, points, 0.4, RED),
  ]);
  const pointer = new Graphics()
    .poly([-2.2, 14, 2.2, 14, 1, -DIAL.radius + 6, -1, -DIAL.radius + 6])
    .fill(BLACK)
    .circle(0, 0, 6)
    .fill(BLACK);
  pointer.position.set(DIAL.x, DIAL.y);
  let crowded = false;
  return {
    face: createDialFace(context.theme),
    words,
    pointer,
    letters(size: number) {
      for (const text of words) text.style.fontSize = size;
      crowded = size > MOST_LETTERS;
    },
    /** `points`: of the black scale. */
    set(points: number, ball: boolean) {
      pointer.rotation = turnOf(points);
      // Without room for both rings the one in use is left.
      words.forEach((text, n) => {
        text.visible = !crowded || (n % 2 === 1) === ball;
      });
    },
  };
}

/** The anvil on its screw, with the piece. */
function createAnvil(theme: StageTheme) {
  const screw = new Graphics().rect(104, 316, 32, 84).fill(metalAcross(theme));
  for (let y = 320; y < 400; y += 5) screw.moveTo(104, y + 3).lineTo(136, y);
  screw
    .stroke({ width: 1.2, color: 0x10161d, alpha: 0.5 })
    .poly([86, 302, 154, 302, 142, 320, 98, 320])
    .fill(metalAcross(theme));
  const piece = new Graphics().roundRect(66, TIP_Y, 108, 40, 3).fill(0xffffff);
  const shine = new Graphics()
    .rect(68, TIP_Y, 104, 4)
    .fill({ color: 0xffffff, alpha: 0.5 })
    .rect(68, TIP_Y + 26, 104, 13)
    .fill({ color: 0x000000, alpha: 0.22 });
  return { lift: new Container({ label: 'anvil', children: [screw, piece, shine] }), piece };
}

/** It lifts the anvil. */
function createWheel(theme: StageTheme): Graphics {
  const wheel = new Graphics().roundRect(60, 340, 120, 26, 10).fill(metalDown(theme));
  for (let x = 70; x < 176; x += 11) wheel.moveTo(x, 343).lineTo(x, 363);
  return wheel.stroke({ width: 3, color: 0x10161d, alpha: 0.35 });
}

function createLever(theme: StageTheme): Graphics {
  const lever = new Graphics()
    .roundRect(-5, -6, 10, 100, 5)
    .fill(metalAcross(theme))
    .circle(0, 92, 13)
    .fill(0x1a2129)
    .circle(-3, 88, 4)
    .fill({ color: 0xffffff, alpha: 0.3 })
    .circle(0, 0, 11)
    .fill(metalAcross(theme));
  lever.position.set(254, 222);
  return lever;
}

const createWeightArm = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(240, 34, WEIGHTS.x - 240 + 8, 13, 5)
    .fill(metalDown(theme))
    .circle(WEIGHTS.x, 40, 10)
    .fill(metalAcross(theme));

const createWeightRod = (theme: StageTheme): Graphics =>
  new Graphics()
    .rect(WEIGHTS.x - 3, 40, 6, WEIGHTS.foot - 40)
    .fill(metalAcross(theme))
    .roundRect(WEIGHTS.x - WEIGHTS.half, WEIGHTS.foot - 2, 2 * WEIGHTS.half, 5, 2)
    .fill(metalDown(theme));

function createDisc(kgf: number, dark: boolean): Container {
  const high = kgf * WEIGHTS.unit;
  const iron = new Graphics()
    .roundRect(-WEIGHTS.half, -high, 2 * WEIGHTS.half, high - 1, 4)
    .fill(
      acrossGradient([
        [0, dark ? 0x5d6976 : 0x6d7986],
        [0.3, dark ? 0x8d9aa8 : 0xa5b1bd],
        [1, dark ? 0x2c343d : 0x414b56],
      ]),
    )
    .rect(-WEIGHTS.half + 2, -high + 1.5, 2 * WEIGHTS.half - 4, 1.5)
    .fill({ color: 0xffffff, alpha: 0.35 });
  return new Container({ label: `${kgf} kgf`, children: [iron] });
}

/** The arm and the rod at the side with the discs of the scale; those that it does not take stand on the bench. */
function createLoadWeights(theme: StageTheme) {
  const rod = createWeightRod(theme);
  const discs = DISCS.map((kgf) => createDisc(kgf, theme.name === 'dark'));
  return {
    parts: [createWeightArm(theme), rod, ...discs],
    /** `total`: on the rod, kgf; null: not to be seen. `loaded`: the rod has sunk. */
    set(total: number | null, loaded: boolean) {
      rod.visible = total !== null;
      rod.y = loaded ? WEIGHTS.sunk : 0;
      let [carried, above, below] = [0, WEIGHTS.foot - 2 + rod.y, WEIGHTS.bench as number];
      discs.forEach((disc, n) => {
        const kgf = DISCS[n] ?? 0;
        const on = carried + kgf <= (total ?? 0);
        disc.visible = total !== null;
        disc.position.set(WEIGHTS.x, on ? above : below);
        if (on) {
          carried += kgf;
          above -= kgf * WEIGHTS.unit;
        } else below -= kgf * WEIGHTS.unit;
      });
    },
  };
}

export function createBenchTester(context: StageContext): BenchTester {
  const { theme } = context;
  const root = new Container({ label: 'bench tester' });
  const cone = new Graphics().poly([115, 250, 125, 250, 120, TIP_Y]).fill(0xbfe6f5);
  const ball = new Graphics().circle(120, TIP_Y - 6, 6).fill(0x59636f);
  const dial = createHardnessDial(context);
  const { lift, piece } = createAnvil(theme);
  const lever = createLever(theme);
  const weights = createLoadWeights(theme);
  root.addChild(
    ...weights.parts,
    lift,
    createWheel(theme),
    createFrame(theme),
    cone,
    ball,
    dial.face,
    ...dial.words,
    dial.pointer,
    lever,
  );
  return {
    root,
    letters: (size) => dial.letters(size),
    set(state) {
      lift.y = state.touching ? 0 : LOWERED;
      lever.rotation = state.loaded ? -0.5 : 0.12;
      piece.tint = state.tone;
      weights.set(state.total, state.loaded);
      dial.set(state.points, state.ball);
      cone.visible = !state.ball;
      ball.visible = state.ball;
    },
  };
}
