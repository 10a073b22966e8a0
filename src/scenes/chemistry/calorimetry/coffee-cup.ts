/** A calorimeter in section: a cup of polystyrene in a beaker, with lid, probe, stirrer, heater, and salt that dissolves in it. */
import { Container, type FillGradient, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, levelOf, type Profile, radiusAt, TILT } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { type Port, portAt } from '../../kit/instruments/socket';
import { acrossGradient, downGradient, metalAcross, mix, roundGradient } from '../../kit/paint/shading';

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

/** Origin at the middle of its foot. */
export function createCoffeeCup({ theme }: StageContext): CoffeeCup {
  const root = new Container({ label: 'calorimeter' });
  const beaker = glassVessel(theme, BEAKER);

  const section = (fill: FillGradient, seam: number): Graphics => {
    const outer = (height: number): number => radiusAt(INSIDE, height) + WALL;
    const shape = [-outer(RIM), -RIM, -outer(8), -8, outer(8), -8, outer(RIM), -RIM];
    const hole = [
      radiusAt(INSIDE, RIM),
      -RIM,
      radiusAt(INSIDE, FLOOR),
      -FLOOR,
      -radiusAt(INSIDE, FLOOR),
      -FLOOR,
      -radiusAt(INSIDE, RIM),
      -RIM,
    ];
    const part = new Graphics().poly([...shape, ...hole]).fill(fill);
    // The seam between the two nested cups.
    const half = WALL / 2;
    part
      .moveTo(-radiusAt(INSIDE, RIM) - half, -RIM + 8)
      .lineTo(-radiusAt(INSIDE, FLOOR) - half, -FLOOR + half + 2)
      .lineTo(radiusAt(INSIDE, FLOOR) + half, -FLOOR + half + 2)
      .lineTo(radiusAt(INSIDE, RIM) + half, -RIM + 8)
      .stroke({ width: 1.4, color: seam, alpha: 0.5 });
    return part;
  };
  const foam = section(
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
  foam.fill({ color: 0x8fa0b0, alpha: 0.28 });
  const silver = section(metalAcross(theme), 0x0b1118);
  const back = new Graphics()
    .poly([
      -radiusAt(INSIDE, RIM),
      -RIM,
      -radiusAt(INSIDE, FLOOR),
      -FLOOR,
      radiusAt(INSIDE, FLOOR),
      -FLOOR,
      radiusAt(INSIDE, RIM),
      -RIM,
    ])
    .fill(
      acrossGradient([
        [0, 0xaeb9c4],
        [0.3, 0xe6ebef],
        [0.75, 0xd5dce3],
        [1, 0x98a5b2],
      ]),
    )
    .ellipse(0, -RIM, radiusAt(INSIDE, RIM), radiusAt(INSIDE, RIM) * TILT)
    .fill(0xc9d2da);
  back.alpha = theme.name === 'dark' ? 0.5 : 0.8;

  // A liquid begins at its own foot.
  const aboveFloor = INSIDE.map(([at, r]) => [at - FLOOR, r] as const);
  const liquid = createLiquid(theme, aboveFloor);
  liquid.root.y = -FLOOR;
  const level = levelOf(aboveFloor, CAPACITY, RIM - FLOOR);
  const glow = new Graphics().ellipse(0, -100, 150, 120).fill(
    roundGradient([
      [0, 0xffffff, 0.55],
      [0.6, 0xffffff, 0.18],
      [1, 0xffffff, 0],
    ]),
  );
  glow.alpha = 0;

  const grain = new GraphicsContext()
    .poly([-3.4, 2.6, -2.4, -2.8, 2.8, -3, 3.6, 2.4])
    .fill(0xffffff)
    .poly([-2.4, -2.8, 2.8, -3, 1, -0.4, -1.6, 0])
    .fill({ color: 0xbfd4e6, alpha: 0.9 });
  const crystals = Array.from({ length: CRYSTALS }, () => new Graphics({ context: grain, visible: false }));
  root.once('destroyed', () => grain.destroy());
  const streaks = new Graphics({ visible: false });
  for (let n = 0; n < 7; n++) {
    const x = -42 + n * 14;
    streaks
      .moveTo(x, 0)
      .bezierCurveTo(x + 14, -14, x - 12, -26, x + 4, -44)
      .stroke({ width: n % 2 === 0 ? 2.4 : 1.4, color: 0xffffff, alpha: 0.4 });
  }

  const probe = new Container({ label: 'probe' });
  probe.addChild(
    new Graphics()
      .roundRect(-3.4, -300, 6.8, 262, 3.4)
      .fill(metalAcross(theme))
      .roundRect(-8, -330, 16, 46, 5)
      .fill(
        acrossGradient([
          [0, 0x4b5663],
          [0.3, 0x748292],
          [1, 0x1d252e],
        ]),
      ),
  );
  probe.x = -26;
  const rod = new Container({ label: 'stirrer' });
  rod.addChild(
    new Graphics()
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
      ),
  );
  rod.x = STIRRER.x;
  const coil = new Graphics();
  coil.moveTo(52, -RIM - 40).lineTo(52, -64);
  for (let n = 0; n < 6; n++) coil.lineTo(n % 2 === 0 ? 34 : 54, -60 + n * 4);
  coil
    .lineTo(60, -38)
    .lineTo(60, -RIM - 40)
    .stroke({ width: 2.4, color: 0xffffff, join: 'round' });

  const lidRadius = radiusAt(INSIDE, RIM) + WALL + 4;
  const lid = new Graphics()
    .roundRect(-lidRadius, -RIM - 14, 2 * lidRadius, 18, 6)
    .fill(
      downGradient([
        [0, 0xffffff],
        [0.5, 0xe9eef2],
        [1, 0xaab6c2],
      ]),
    )
    .ellipse(0, -RIM - 13, lidRadius - 2, 8)
    .fill({ color: 0xffffff, alpha: 0.85 })
    .ellipse(-26, -RIM - 13, 7, 3)
    .ellipse(STIRRER.x, -RIM - 13, 6, 3)
    .fill({ color: 0x5b6875, alpha: 0.8 });

  const mist = new Graphics({ alpha: 0 });
  for (let n = 0; n < 150; n++) {
    const x = -100 + 200 * fraction(n * 0.618_034);
    const y = -10 - 190 * fraction(n * 0.754_878);
    mist.circle(x, y, 1 + 1.6 * fraction(n * 0.37));
  }
  mist.fill({ color: 0xeaf6ff, alpha: 0.75 });

  root.addChild(
    glow,
    beaker.back,
    back,
    coil,
    rod,
    probe,
    liquid.root,
    streaks,
    ...crystals,
    foam,
    silver,
    lid,
    beaker.front,
    mist,
  );

  let kind: CupKind | null = null;
  let toned = Number.NaN;
  let grains = '';
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
      const surface = FLOOR + level(contents.water);
      const tone = Math.round(40 * Math.min(1, Math.abs(contents.celsius - ROOM) / FULL_TONE)) / 40;
      const signed = contents.celsius < ROOM ? -tone : tone;
      liquid.set(surface - FLOOR, mix(0xffffff, signed < 0 ? COLD : HOT, 0.42 * tone));
      if (signed !== toned) {
        toned = signed;
        glow.tint = signed < 0 ? COLD : HOT;
        glow.alpha = tone * (theme.name === 'dark' ? 0.55 : 0.7);
        mist.alpha = Math.min(1, Math.max(0, (MIST[0] - contents.celsius) / (MIST[0] - MIST[1])));
      }
      const lift = contents.stirring ? 15 * Math.sin(2 * Math.PI * contents.turns) : 0;
      if (rod.y !== lift) rod.y = lift;
      coil.tint = contents.heating ? 0xff7a3c : mix(theme.metal[1], 0x000000, 0.1);
      const falling = contents.since === null ? 1 : Math.min(1, contents.since / FALL);
      const swirl = contents.stirring ? contents.turns : 0;
      const next = `${contents.since === null} ${contents.undissolved.toFixed(3)} ${falling.toFixed(3)} ${swirl.toFixed(2)} ${surface}`;
      if (next === grains) return;
      grains = next;
      const left = contents.since === null ? 0 : Math.ceil(contents.undissolved * CRYSTALS - 0.5);
      crystals.forEach((crystal, n) => {
        crystal.visible = n < left;
        if (!crystal.visible) return;
        const lane = fraction(n * 0.618_034) * 2 - 1;
        const height = FLOOR + 4 + 7 * fraction(n * 0.754_878) * (1 - Math.abs(lane) * 0.7);
        // Each begins its fall a little later than the one before.
        const part = Math.min(1, Math.max(0, falling * 1.6 - 0.6 * (n / CRYSTALS)));
        const lifted = contents.stirring ? 10 + 30 * fraction(n * 0.37) : 0;
        const round = 2 * Math.PI * (swirl + fraction(n * 0.569));
        const rest = height + lifted * (0.5 + 0.5 * Math.sin(round));
        crystal.position.set(
          lane * 46 + (contents.stirring ? 9 * Math.cos(round) : 0),
          -(rest + (RIM + 30 - rest) * (1 - part) ** 1.5),
        );
        crystal.rotation = n + (1 - part) * 4;
      });
      const streaming = contents.since !== null && contents.undissolved > 0.01;
      streaks.visible = streaming;
      if (streaming) {
        streaks.position.set(4 * Math.sin(2 * Math.PI * swirl), -FLOOR - 10);
        streaks.alpha = Math.min(0.9, 0.25 + contents.undissolved);
        streaks.scale.y = Math.max(0.3, Math.min(1.6, (surface - FLOOR - 16) / 50));
      }
    },
  };
}
