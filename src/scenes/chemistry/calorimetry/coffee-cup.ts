/** A calorimeter in section: a cup of polystyrene in a beaker, with lid, probe, stirrer, heater, and salt that dissolves in it. */
import { Container, type FillGradient, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, levelOf, type Profile, radiusAt, TILT } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { type Port, portAt } from '../../kit/instruments/socket';
import { acrossGradient, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export type CupKind = 'lid' | 'open' | 'ideal';

export interface CupContents {
  readonly kind: CupKind;
  /** mL */
  readonly water: number;
  /** °C */
  readonly celsius: number;
  /** Part of the salt that is still there, and lab seconds since it was poured; null: none was. */
  readonly undissolved: number;
  readonly since: number | null;
  /** Turns of the stirrer so far, and whether it is being moved. */
  readonly turns: number;
  readonly stirring: boolean;
  readonly heating: boolean;
}

export interface CoffeeCup {
  readonly root: Container;
  /** Where the stirrer's knob is, and the top of the cup, from the origin. */
  readonly stirrer: { readonly x: number; readonly y: number };
  readonly top: number;
  /** Where the lead of the probe leaves its handle. */
  readonly probe: Port;
  set(contents: CupContents): void;
}

const BEAKER: Profile = [
  [0, 100],
  [5, 106],
  [214, 106],
  [221, 111],
];
const FLOOR = 26;
const RIM = 226;
const INSIDE: Profile = [
  [FLOOR, 56],
  [RIM, 82],
];
const WALL = 15;
/** mL up to the rim. */
const CAPACITY = 250;
const CRYSTALS = 34;
/** Lab seconds of the fall. */
const FALL = 5;
const ROOM = 22;
/** Kelvin from the room at which the water has its full tone. */
const FULL_TONE = 14;
const HOT = 0xff8a65;
const COLD = 0x5aa9ff;
/** Below these the outside mists over, °C. */
const MIST = [15, 8] as const;
const STIRRER = { x: 34, knob: -318 } as const;

const fraction = (x: number): number => x - Math.floor(x);

/** Radii inside, at the rim and at the floor. */
const WIDE = radiusAt(INSIDE, RIM);
const NARROW = radiusAt(INSIDE, FLOOR);

function drawSection(fill: FillGradient, seam: number): Graphics {
  const outer = (height: number): number => radiusAt(INSIDE, height) + WALL;
  const shape = [-outer(RIM), -RIM, -outer(8), -8, outer(8), -8, outer(RIM), -RIM];
  const hole = [WIDE, -RIM, NARROW, -FLOOR, -NARROW, -FLOOR, -WIDE, -RIM];
  const half = WALL / 2;
  return (
    new Graphics()
      .poly([...shape, ...hole])
      .fill(fill)
      // The seam between the two nested cups.
      .moveTo(-WIDE - half, -RIM + 8)
      .lineTo(-NARROW - half, -FLOOR + half + 2)
      .lineTo(NARROW + half, -FLOOR + half + 2)
      .lineTo(WIDE + half, -RIM + 8)
      .stroke({ width: 1.4, color: seam, alpha: 0.5 })
  );
}

function drawFoam(): Graphics {
  const foam = drawSection(
    acrossGradient([
      [0, 0xd3dae1],
      [0.08, 0xffffff],
      [0.5, 0xeef2f5],
      [0.92, 0xf7f9fb],
      [1, 0xb7c2cd],
    ]),
    0x8795a4,
  );
  for (let n = 0; n < 90; n++) {
    const side = n % 2 === 0 ? -1 : 1;
    const height = FLOOR + (RIM - FLOOR) * fraction(n * 0.618_034);
    foam.circle(side * (radiusAt(INSIDE, height) + 2 + (WALL - 4) * fraction(n * 0.377)), -height, 1.3);
  }
  return foam.fill({ color: 0x8fa0b0, alpha: 0.28 });
}

function drawInside(theme: StageTheme): Graphics {
  const inside = new Graphics()
    .poly([-WIDE, -RIM, -NARROW, -FLOOR, NARROW, -FLOOR, WIDE, -RIM])
    .fill(
      acrossGradient([
        [0, 0xaeb9c4],
        [0.3, 0xe6ebef],
        [0.75, 0xd5dce3],
        [1, 0x98a5b2],
      ]),
    )
    .ellipse(0, -RIM, WIDE, WIDE * TILT)
    .fill(0xc9d2da);
  inside.alpha = theme.name === 'dark' ? 0.5 : 0.8;
  return inside;
}

function drawProbe(theme: StageTheme): Graphics {
  const probe = new Graphics({ label: 'probe' })
    .roundRect(-3.4, -300, 6.8, 262, 3.4)
    .fill(metalAcross(theme))
    .roundRect(-8, -330, 16, 46, 5)
    .fill(
      acrossGradient([
        [0, 0x4b5663],
        [0.3, 0x748292],
        [1, 0x1d252e],
      ]),
    );
  probe.x = -26;
  return probe;
}

function drawStirrer(theme: StageTheme): Graphics {
  const stirrer = new Graphics({ label: 'stirrer' })
    .rect(-1.8, STIRRER.knob, 3.6, -STIRRER.knob - 46)
    .fill({ color: theme.glassEdge, alpha: 0.85 })
    .ellipse(-22, -46, 24, 7)
    .stroke({ width: 3.2, color: theme.glassEdge, alpha: 0.85 })
    .circle(0, STIRRER.knob, 9)
    .fill(
      roundGradient(
        [
          [0, mix(theme.accent, 0xffffff, 0.5)],
          [0.7, theme.accent],
          [1, mix(theme.accent, 0x000000, 0.4)],
        ],
        { x: 0.36, y: 0.3 },
      ),
    );
  stirrer.x = STIRRER.x;
  return stirrer;
}

function drawHeater(): Graphics {
  const coil = new Graphics().moveTo(52, -RIM - 40).lineTo(52, -64);
  for (let n = 0; n < 6; n++) coil.lineTo(n % 2 === 0 ? 34 : 54, -60 + n * 4);
  return coil
    .lineTo(60, -38)
    .lineTo(60, -RIM - 40)
    .stroke({ width: 2.4, color: 0xffffff, join: 'round' });
}

function drawLid(): Graphics {
  const radius = WIDE + WALL + 4;
  return new Graphics()
    .roundRect(-radius, -RIM - 14, 2 * radius, 18, 6)
    .fill(
      downGradient([
        [0, 0xffffff],
        [0.5, 0xe9eef2],
        [1, 0xaab6c2],
      ]),
    )
    .ellipse(0, -RIM - 13, radius - 2, 8)
    .fill({ color: 0xffffff, alpha: 0.85 })
    .ellipse(-26, -RIM - 13, 7, 3)
    .ellipse(STIRRER.x, -RIM - 13, 6, 3)
    .fill({ color: 0x5b6875, alpha: 0.8 });
}

function drawMist(): Graphics {
  const mist = new Graphics({ alpha: 0 });
  for (let n = 0; n < 150; n++) {
    const x = -100 + 200 * fraction(n * 0.618_034);
    const y = -10 - 190 * fraction(n * 0.754_878);
    mist.circle(x, y, 1 + 1.6 * fraction(n * 0.37));
  }
  return mist.fill({ color: 0xeaf6ff, alpha: 0.75 });
}

/** The water, whose tone says how warm it is, with its glow, and the mist on the beaker when it is cold. */
function createWater(theme: StageTheme) {
  // A liquid begins at its own foot.
  const aboveFloor = INSIDE.map(([at, r]) => [at - FLOOR, r] as const);
  const liquid = createLiquid(theme, aboveFloor);
  liquid.root.y = -FLOOR;
  const level = levelOf(aboveFloor, CAPACITY, RIM - FLOOR);
  const glow = new Graphics({ alpha: 0 }).ellipse(0, -100, 150, 120).fill(
    roundGradient([
      [0, 0xffffff, 0.55],
      [0.6, 0xffffff, 0.18],
      [1, 0xffffff, 0],
    ]),
  );
  const mist = drawMist();
  let toned = Number.NaN;
  return {
    root: liquid.root,
    glow,
    mist,
    /** Gives the height of its surface. */
    set(water: number, celsius: number): number {
      const height = level(water);
      const tone = Math.round(40 * Math.min(1, Math.abs(celsius - ROOM) / FULL_TONE)) / 40;
      const signed = celsius < ROOM ? -tone : tone;
      const colour = signed < 0 ? COLD : HOT;
      liquid.set(height, mix(0xffffff, colour, 0.42 * tone));
      if (signed !== toned) {
        toned = signed;
        glow.tint = colour;
        glow.alpha = tone * (theme.name === 'dark' ? 0.55 : 0.7);
        mist.alpha = Math.min(1, Math.max(0, (MIST[0] - celsius) / (MIST[0] - MIST[1])));
      }
      return FLOOR + height;
    },
  };
}

function drawStreaks(): Graphics {
  const streaks = new Graphics({ visible: false });
  for (let n = 0; n < 7; n++) {
    const x = -42 + n * 14;
    streaks
      .moveTo(x, 0)
      .bezierCurveTo(x + 14, -14, x - 12, -26, x + 4, -44)
      .stroke({ width: n % 2 === 0 ? 2.4 : 1.4, color: 0xffffff, alpha: 0.4 });
  }
  return streaks;
}

/** Salt that falls, lies on the floor or is stirred up, with the streaks that rise from it as it dissolves. */
function createSalt() {
  const grain = new GraphicsContext()
    .poly([-3.4, 2.6, -2.4, -2.8, 2.8, -3, 3.6, 2.4])
    .fill(0xffffff)
    .poly([-2.4, -2.8, 2.8, -3, 1, -0.4, -1.6, 0])
    .fill({ color: 0xbfd4e6, alpha: 0.9 });
  const crystals = Array.from({ length: CRYSTALS }, () => new Graphics({ context: grain, visible: false }));
  const streaks = drawStreaks();
  let drawn = '';

  function pose(crystal: Graphics, n: number, falling: number, stirring: boolean, swirl: number): void {
    const lane = fraction(n * 0.618_034) * 2 - 1;
    const height = FLOOR + 4 + 7 * fraction(n * 0.754_878) * (1 - Math.abs(lane) * 0.7);
    // Each begins its fall a little later than the one before.
    const part = Math.min(1, Math.max(0, falling * 1.6 - 0.6 * (n / CRYSTALS)));
    const lifted = stirring ? 10 + 30 * fraction(n * 0.37) : 0;
    const round = 2 * Math.PI * (swirl + fraction(n * 0.569));
    const rest = height + lifted * (0.5 + 0.5 * Math.sin(round));
    crystal.position.set(
      lane * 46 + (stirring ? 9 * Math.cos(round) : 0),
      -(rest + (RIM + 30 - rest) * (1 - part) ** 1.5),
    );
    crystal.rotation = n + (1 - part) * 4;
  }

  return {
    crystals,
    streaks,
    destroy: () => grain.destroy(),
    set({ since, undissolved, stirring, turns }: CupContents, surface: number) {
      const falling = since === null ? 1 : Math.min(1, since / FALL);
      const swirl = stirring ? turns : 0;
      const next = `${since === null} ${undissolved.toFixed(3)} ${falling.toFixed(3)} ${swirl.toFixed(2)} ${surface}`;
      if (next === drawn) return;
      drawn = next;
      const left = since === null ? 0 : Math.ceil(undissolved * CRYSTALS - 0.5);
      crystals.forEach((crystal, n) => {
        crystal.visible = n < left;
        if (crystal.visible) pose(crystal, n, falling, stirring, swirl);
      });
      streaks.visible = since !== null && undissolved > 0.01;
      if (!streaks.visible) return;
      streaks.position.set(4 * Math.sin(2 * Math.PI * swirl), -FLOOR - 10);
      streaks.alpha = Math.min(0.9, 0.25 + undissolved);
      streaks.scale.y = Math.max(0.3, Math.min(1.6, (surface - FLOOR - 16) / 50));
    },
  };
}

/** Origin at the middle of its foot. */
export function createCoffeeCup({ theme }: StageContext): CoffeeCup {
  const root = new Container({ label: 'calorimeter' });
  const beaker = glassVessel(theme, BEAKER);
  const water = createWater(theme);
  const salt = createSalt();
  root.once('destroyed', salt.destroy);
  const [foam, silver, lid] = [drawFoam(), drawSection(metalAcross(theme), 0x0b1118), drawLid()];
  const [heater, stirrer] = [drawHeater(), drawStirrer(theme)];
  root.addChild(
    water.glow,
    beaker.back,
    drawInside(theme),
    heater,
    stirrer,
    drawProbe(theme),
    water.root,
    salt.streaks,
    ...salt.crystals,
    foam,
    silver,
    lid,
    beaker.front,
    water.mist,
  );
  let kind: CupKind | null = null;
  return {
    root,
    stirrer: { x: STIRRER.x, y: STIRRER.knob },
    top: -RIM,
    probe: portAt({ x: -26, y: -328 }, 'top'),
    set(contents) {
      if (contents.kind !== kind) {
        kind = contents.kind;
        lid.visible = kind !== 'open';
        foam.visible = kind !== 'ideal';
        silver.visible = kind === 'ideal';
      }
      const surface = water.set(contents.water, contents.celsius);
      const lift = contents.stirring ? 15 * Math.sin(2 * Math.PI * contents.turns) : 0;
      if (stirrer.y !== lift) stirrer.y = lift;
      heater.tint = contents.heating ? 0xff7a3c : mix(theme.metal[1], 0x000000, 0.1);
      salt.set(contents, surface);
    },
  };
}
