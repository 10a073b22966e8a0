/** A pendulum tester seen along the bar: base, frame with dial and drag pointer, hammer in its latch, anvils, the halves that fly. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../../contract';
import {
  acrossGradient,
  aslantGradient,
  downGradient,
  metalAcross,
  metalDown,
  mix,
  roundGradient,
} from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

/** Its own units, origin at the upper left. */
export const MACHINE = { width: 400, height: 404 } as const;
export const PIVOT = { x: 200, y: 186 } as const;
const ROD = 150;
const DISC = 33;
/** Where the bar lies: at the end of the rod. */
export const ANVIL = { x: PIVOT.x, y: PIVOT.y + ROD } as const;
const DIAL = { radius: 66, figures: 50 } as const;
const SHARES = [0, 1 / 3, 2 / 3, 1] as const;
const INK = 0x17202c;
const FLOOR = 390;
const BAR = 7;
/** A half flies by this, units a second and a second squared. */
const FLIGHT = { x: 250, y: -120, fall: 900 } as const;
const LATCH_ANGLE = (-150 * Math.PI) / 180;
/** Largest rise of the dial: its zero. */
const ZERO = (150 * Math.PI) / 180;

export interface MachineState {
  readonly angle: number;
  readonly pointer: number | null;
  readonly capacity: number;
  /** Tone of the bar that lies on the anvils; null without one. */
  readonly bar: number | null;
  /** Whiteness of rime on it, 0 to 1. */
  readonly rime: number;
  /** Halves: seconds since the blow; null where there are none. */
  readonly flown: number | null;
  readonly halves: number;
  /** The bar bent round the striker and held it. */
  readonly stopped: boolean;
}

export interface CharpyMachine {
  readonly root: Container;
  /** Size of its figures in its own units. */
  letters(size: number): void;
  set(state: MachineState): void;
}

/** The paint of base and frame, lit from the left. */
function enamelOf({ name, housing }: StageTheme) {
  const dark = name === 'dark';
  const paint = mix(0x2f7d6b, housing, dark ? 0.45 : 0.2);
  const lit = mix(paint, 0xffffff, dark ? 0.16 : 0.35);
  const shade = mix(paint, 0x000000, dark ? 0.45 : 0.35);
  const cast = acrossGradient([
    [0, lit],
    [0.55, paint],
    [1, shade],
  ]);
  return { lit, paint, shade, cast };
}
type Enamel = ReturnType<typeof enamelOf>;

function createCage(theme: StageTheme): Graphics {
  const cage = new Graphics();
  for (let x = 22; x <= 378; x += 14) cage.moveTo(x, 16).lineTo(x, 352);
  for (let y = 16; y <= 352; y += 14) cage.moveTo(22, y).lineTo(378, y);
  cage.stroke({ width: 0.8, color: theme.inkSoft, alpha: theme.name === 'dark' ? 0.14 : 0.18 });
  for (const x of [12, 378]) cage.roundRect(x, 8, 10, 380, 4).fill(metalAcross(theme));
  return cage.roundRect(12, 6, 376, 9, 4).fill(metalDown(theme));
}

const createFrame = ({ cast }: Enamel): Graphics =>
  new Graphics()
    .poly([112, 360, 162, 360, 196, 196, 178, 176])
    .fill(cast)
    .poly([288, 360, 238, 360, 204, 196, 222, 176])
    .fill(cast);

/** The arm that holds the latch. */
function createLatchArm(theme: StageTheme, { cast }: Enamel): Graphics {
  const arm = new Graphics()
    .poly([-9, 0, 9, 0, 6, 108, -6, 108])
    .fill(cast)
    .roundRect(-15, 104, 30, 12, 4)
    .fill(metalAcross(theme));
  arm.position.set(PIVOT.x, PIVOT.y);
  arm.rotation = -LATCH_ANGLE;
  return arm;
}

/** Rise at which a hammer of a capacity has given an energy. */
const riseAt = (share: number): number => Math.acos(Math.max(-1, Math.cos(ZERO) + share * (1 - Math.cos(ZERO))));

function createDialFace(theme: StageTheme): Graphics {
  const { x, y } = PIVOT;
  const face = new Graphics()
    .circle(x, y, DIAL.radius + 4)
    .fill(metalDown(theme))
    .circle(x, y, DIAL.radius)
    .fill(theme.name === 'dark' ? 0xc9d2dc : 0xfbfcfd);
  for (let n = 0; n <= 30; n++) {
    const rise = riseAt(n / 30);
    const long = n % 5 === 0 ? 10 : 5;
    const [sin, cos] = [Math.sin(rise), Math.cos(rise)];
    face
      .moveTo(x + sin * (DIAL.radius - 1), y + cos * (DIAL.radius - 1))
      .lineTo(x + sin * (DIAL.radius - long), y + cos * (DIAL.radius - long));
  }
  return face.stroke({ width: 1.2, color: INK });
}

const createHub = (theme: StageTheme): Graphics =>
  new Graphics()
    .circle(PIVOT.x, PIVOT.y, 11)
    .fill(
      roundGradient(
        [
          [0, 0xffffff],
          [0.5, theme.metal[1]],
          [1, theme.metal[2]],
        ],
        { x: 0.35, y: 0.35 },
      ),
    )
    .circle(PIVOT.x, PIVOT.y, 3.5)
    .fill(INK);

/** The dial with its scale of the energy that the hammer gave, and the drag pointer on its hub. */
function createEnergyDial(context: StageContext) {
  const word = (text = ''): Text => context.text({ text, size: 12, weight: '700', colour: INK, anchor: [0.5, 0.5] });
  const figures = SHARES.map((share) => [share, word()] as const);
  const unit = word('J');
  const pointer = new Graphics().poly([-2.4, -14, 2.4, -14, 1, DIAL.radius - 4, -1, DIAL.radius - 4]).fill(0xb3261e);
  pointer.position.set(PIVOT.x, PIVOT.y);
  let shown = 0;
  return {
    face: createDialFace(context.theme),
    words: [...figures.map(([, text]) => text), unit],
    pointer,
    hub: createHub(context.theme),
    /** Size of its figures, in units of the machine. */
    letters(size: number) {
      for (const [share, text] of figures) {
        text.style.fontSize = size;
        text.visible = size < 15 || share === 0 || share === 1;
        // Beside the pointer that stands there at first.
        const rise = riseAt(share) - (share === 1 ? 0.4 : 0);
        const at = DIAL.radius - 10 - size * 0.85;
        text.position.set(PIVOT.x + Math.sin(rise) * at, PIVOT.y + Math.cos(rise) * at);
      }
      unit.style.fontSize = size;
      unit.position.set(PIVOT.x - DIAL.figures * 0.62, PIVOT.y);
    },
    /** `capacity`: energy at the end of the scale; `rise`: where the pointer is, null at its zero. */
    set(capacity: number, rise: number | null) {
      pointer.rotation = -(rise ?? 0);
      if (capacity === shown) return;
      shown = capacity;
      for (const [share, text] of figures) text.text = String(Math.round(share * capacity));
    },
  };
}

/** Rod and disc. */
function createHammer(theme: StageTheme): Container {
  const hammer = new Container({ label: 'hammer' });
  const rod = new Graphics().rect(-4.5, 0, 9, ROD - 20).fill(metalAcross(theme));
  const disc = new Graphics()
    .circle(0, ROD, DISC)
    .fill(
      aslantGradient([
        [0, mix(theme.metal[0], 0xffffff, 0.2)],
        [0.5, theme.metal[1]],
        [1, theme.metal[2]],
      ]),
    )
    .circle(0, ROD, DISC)
    .stroke({ width: 1.6, color: theme.metal[2] })
    .circle(0, ROD, DISC - 7)
    .stroke({ width: 1, color: theme.metal[2], alpha: 0.6 })
    // The mouth: its back edge is the striker.
    .poly([DISC + 2, ROD - 13, 8, ROD - 13, 8, ROD - 5, 1, ROD, 8, ROD + 5, 8, ROD + 13, DISC + 2, ROD + 13])
    .fill(theme.name === 'dark' ? 0x141b24 : 0x4a5664)
    .poly([-6, ROD - 9, 8, ROD - 4, 10, ROD, 8, ROD + 4, -6, ROD + 9])
    .fill(mix(theme.metal[0], 0xffffff, 0.45));
  hammer.addChild(rod, disc);
  hammer.position.set(PIVOT.x, PIVOT.y);
  return hammer;
}

/** Of the bar, seen along its length. */
const createSection = (): Graphics => new Graphics().rect(-BAR / 2, -BAR / 2, BAR, BAR).fill(0xffffff);

/** The bar on the anvils: with its rime before the blow, as two halves that fly after it. */
function createStruckBar() {
  const bar = createSection();
  bar.position.set(ANVIL.x + 6, ANVIL.y);
  const rime = new Graphics()
    .roundRect(-BAR / 2 - 1, -BAR / 2 - 1, BAR + 2, BAR + 2, 2)
    .fill({ color: 0xffffff, alpha: 0.85 });
  rime.position.copyFrom(bar.position);
  const halves = [createSection(), createSection()];

  function fly(half: Graphics, n: number, seconds: number): void {
    const t = Math.min(seconds, 0.52);
    const x = ANVIL.x + 8 + FLIGHT.x * t * (n === 0 ? 1 : 0.86);
    const y = ANVIL.y + FLIGHT.y * t + (FLIGHT.fall / 2) * t * t;
    half.position.set(Math.min(x, 348 - 22 * n), Math.min(y, n === 0 ? 344 : 345, FLOOR));
    half.rotation = t * (n === 0 ? 9 : -7);
  }
  return {
    halves,
    bar,
    rime,
    set(state: MachineState) {
      bar.visible = state.bar !== null;
      bar.tint = state.bar ?? 0xffffff;
      rime.visible = state.bar !== null && state.rime > 0;
      rime.alpha = state.rime * 0.8;
      for (const [n, half] of halves.entries()) {
        half.visible = state.flown !== null;
        if (state.flown === null) continue;
        half.tint = state.halves;
        fly(half, n, state.stopped ? 0 : state.flown);
      }
    },
  };
}

/** The base with its anvils. */
function createBase(theme: StageTheme, { lit, paint, shade }: Enamel): Graphics {
  const base = new Graphics()
    .roundRect(34, 356, 332, 44, 7)
    .fill(
      downGradient([
        [0, lit],
        [0.25, paint],
        [1, shade],
      ]),
    )
    .roundRect(34.5, 356.5, 331, 43, 7)
    .stroke({ width: 1, color: shade })
    .poly([164, 358, 170, 343, 196, 343, 196, 358])
    .fill(metalDown(theme))
    .poly([236, 358, 230, 343, 212, 343, 212, 358])
    .fill(metalDown(theme));
  for (const x of [52, 348]) base.circle(x, 378, 6).fill(metalDown(theme)).circle(x, 378, 2.5).fill(theme.metal[2]);
  return base;
}

/** It catches the halves. */
const createTray = (theme: StageTheme): Graphics =>
  new Graphics()
    .poly([296, 356, 362, 356, 356, 346, 302, 346])
    .fill({ color: theme.metal[2], alpha: 0.9 })
    .roundRect(292, 352, 74, 6, 2)
    .fill(metalDown(theme));

export function createCharpyMachine(context: StageContext): CharpyMachine {
  const { theme } = context;
  const enamel = enamelOf(theme);
  const root = new Container({ label: 'pendulum tester' });
  const dial = createEnergyDial(context);
  const hammer = createHammer(theme);
  const struck = createStruckBar();
  root.addChild(
    createCage(theme),
    createLatchArm(theme, enamel),
    createFrame(enamel),
    dial.face,
    ...dial.words,
    hammer,
    dial.pointer,
    dial.hub,
    createTray(theme),
    ...struck.halves,
    struck.bar,
    struck.rime,
    createBase(theme, enamel),
  );
  return {
    root,
    letters: (size) => dial.letters(size),
    set(state) {
      hammer.rotation = -state.angle;
      dial.set(state.capacity, state.pointer);
      struck.set(state);
    },
  };
}
