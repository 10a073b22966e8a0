/**
 * A wide tube under a funnel: red filtrate drips into it, clear ethanol lies on top, and where they meet white threads rise and are wound
 * on a wooden stick. Origin at the middle of the tube's foot.
 */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import type { StageContext } from '../../contract';
import { glassVessel, levelOf, type Profile, TILT } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { acrossGradient, contactShadow, metalAcross, metalDown, mix } from '../../kit/paint/shading';

export interface TubeState {
  readonly look: number;
  /** mL below and above. */
  readonly aqueous: number;
  readonly ethanol: number;
  readonly filtered: boolean;
  /** Something drips now, and how much pulp lies in the paper, 0 to 1. */
  readonly dripping: boolean;
  readonly pulp: number;
  /** Parts of all DNA: in threads, on the stick. */
  readonly threads: number;
  readonly wound: number;
  readonly spooling: boolean;
}

export interface ExtractionTube {
  readonly root: Container;
  set(state: TubeState): void;
  tick(seconds: number): void;
}

const RADIUS = 46;
const HEIGHT = 236;
const SHAPE: Profile = [
  [0, 30],
  [4, 40],
  [14, RADIUS],
  [HEIGHT - 10, RADIUS],
  [HEIGHT - 3, RADIUS + 3],
  [HEIGHT, RADIUS + 4],
];
const MOST = 92;
const STRANDS = 70;
const FUNNEL = { top: -392, cone: -318, tip: -262, half: 62 } as const;
const ASIDE = 118;
const STICK = { length: 228, rest: { x: 104, y: -8 } } as const;
const CLUMP = 36;

export const FUNNEL_BOX = { x: -FUNNEL.half, y: FUNNEL.top, width: 2 * FUNNEL.half, height: 100 } as const;
export const TUBE_BOX = { x: -RADIUS, y: -HEIGHT, width: 2 * RADIUS, height: HEIGHT } as const;
export const STICK_BOX = { x: STICK.rest.x - 14, y: -STICK.length, width: 28, height: 170 } as const;

export function createExtractionTube(context: StageContext): ExtractionTube {
  const { theme, reducedMotion } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'tube and funnel' });
  const glass = glassVessel(theme, SHAPE);
  const inner = SHAPE.map(([at, r]) => [at, r - 1.6] as const);
  const level = levelOf(inner, MOST, HEIGHT * 0.86);
  const liquid = createLiquid(theme, inner);
  const pulpInside = new Graphics();
  const spirit = new Graphics({ label: 'ethanol' });
  const threads = new Graphics({ label: 'threads' });

  // ------------------------------------------------------------ stand and funnel
  const stand = new Graphics()
    .roundRect(62, -12, 96, 12, 4)
    .fill(metalDown(theme))
    .rect(146, -420, 7, 412)
    .fill(metalAcross(theme))
    .roundRect(138, FUNNEL.cone - 34, 22, 20, 4)
    .fill(mix(theme.metal[2], 0x000000, 0.2));
  const funnel = new Container({ label: 'funnel' });
  const arm = new Graphics().rect(FUNNEL.half * 0.62, FUNNEL.cone - 28, 90, 7).fill(metalDown(theme));
  const cone = new Graphics()
    .poly([
      -FUNNEL.half,
      FUNNEL.top,
      FUNNEL.half,
      FUNNEL.top,
      8,
      FUNNEL.cone,
      5,
      FUNNEL.tip,
      -5,
      FUNNEL.tip + 6,
      -8,
      FUNNEL.cone,
    ])
    .fill(
      acrossGradient([
        [0, theme.glassEdge, 0.4],
        [0.3, theme.glassBody, 0.18],
        [0.7, theme.glassBody, 0.2],
        [1, theme.glassEdge, 0.4],
      ]),
    )
    .stroke({ width: 1.7, color: theme.glassEdge, alpha: 0.9 });
  const paper = new Graphics()
    .poly([-FUNNEL.half + 7, FUNNEL.top - 7, FUNNEL.half - 7, FUNNEL.top - 7, 4, FUNNEL.cone - 6, -4, FUNNEL.cone - 6])
    .fill(
      acrossGradient([
        [0, 0xd9d4c6],
        [0.4, 0xfbf8f0],
        [1, 0xcfc9b8],
      ]),
    )
    .moveTo(2, FUNNEL.top - 6)
    .lineTo(0, FUNNEL.cone - 8)
    .stroke({ width: 1, color: 0xb9b29c });
  const cake = new Graphics({ label: 'pulp in the paper' });
  const rim = new Graphics()
    .ellipse(0, FUNNEL.top, FUNNEL.half, 9)
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.9 });
  const drops = new Graphics();
  funnel.addChild(arm, paper, cake, cone, rim, drops);

  // ------------------------------------------------------------ stick
  const stick = new Container({ label: 'stick' });
  const wood = new Graphics()
    .roundRect(-4, -STICK.length, 8, STICK.length, 3)
    .fill(
      acrossGradient([
        [0, 0x9a7442],
        [0.35, 0xe2bd86],
        [1, 0x8a6436],
      ]),
    )
    .poly([-4, -8, 4, -8, 0, 6])
    .fill(0xb48d57);
  const grain = new Graphics();
  const clump = new Graphics();
  stick.addChild(wood, grain, clump);
  const jar = new Graphics()
    .roundRect(STICK.rest.x - 21, -62, 42, 62, 6)
    .fill({ color: dark ? 0x50616f : 0xb9c7d3, alpha: 0.92 })
    .roundRect(STICK.rest.x - 17, -56, 5, 48, 2)
    .fill({ color: 0xffffff, alpha: 0.3 });
  root.addChild(
    contactShadow(theme, 130, 20),
    stand,
    glass.back,
    liquid.root,
    pulpInside,
    spirit,
    threads,
    stick,
    glass.front,
    jar,
    funnel,
  );

  let now: TubeState | null = null;
  let drawn = '';
  let drift = 0;
  let between = 0;
  let [low, high] = [0, 0];

  function drawThreads(): void {
    threads.clear();
    if (!now || high - low < 4 || now.threads < 2e-4) return;
    const count = Math.max(1, Math.round(STRANDS * Math.min(1, now.threads / 0.75)));
    const rng = createRng(now.look, 'threads');
    const room = high - low;
    threads
      .ellipse(0, -low - 1, RADIUS * 0.86, RADIUS * TILT * 0.9)
      .fill({ color: 0xffffff, alpha: 0.5 * Math.min(1, now.threads * 2.4) });
    for (let n = 0; n < count; n++) {
      const x = RADIUS * 0.72 * Math.sin(n * 2.4) * Math.sqrt(rng.next());
      const tall = room * rng.uniform(0.25, 0.86);
      const lean = rng.normal(0, 13);
      const phase = rng.uniform(0, 6.28);
      const sway = 5 * Math.sin(drift * 0.7 + phase);
      const pulled = now.spooling ? 0.75 : 0;
      const end = (x + lean) * (1 - pulled) + sway;
      const y = -low - tall * (now.spooling ? 0.7 : 1);
      // A shade behind each: white on clear is hardly seen.
      const width = rng.uniform(1.2, 2.6);
      threads
        .moveTo(x + 1, -low + 2)
        .bezierCurveTo(
          x + 1 + sway + 9 * Math.sin(phase),
          -low - tall * 0.35 + 1,
          end + 1 - 10 * Math.cos(phase),
          -low - tall * 0.7 + 1,
          end + 1,
          y + 1,
        )
        .stroke({ width: width + 0.8, color: 0x6f8aa3, alpha: 0.35, cap: 'round' })
        .moveTo(x, -low + 1)
        .bezierCurveTo(
          x + sway + 9 * Math.sin(phase),
          -low - tall * 0.35,
          end - 10 * Math.cos(phase),
          -low - tall * 0.7,
          end,
          y,
        )
        .stroke({ width, color: 0xffffff, alpha: rng.uniform(0.6, 0.95), cap: 'round' });
    }
  }

  function drawStick(): void {
    if (!now) return;
    const inTube = now.spooling;
    const lifted = now.wound > 0 && !inTube;
    stick.position.set(
      inTube ? 4 * Math.sin(drift * 5) : lifted ? 0 : STICK.rest.x,
      inTube ? -low - 10 : lifted ? -HEIGHT + 64 : STICK.rest.y,
    );
    stick.rotation = inTube || lifted ? 0.05 : 0.07;
    grain.clear();
    if (inTube)
      for (let n = 0; n < 5; n++) {
        const y = -30 - n * 36 - ((drift * 60) % 36);
        grain
          .moveTo(-4, y)
          .lineTo(4, y - 9)
          .stroke({ width: 1.4, color: 0x7d5a30, alpha: 0.5 });
      }
    clump.clear();
    if (now.wound < 1e-4) return;
    const size = Math.sqrt(Math.min(1, now.wound / 0.7));
    const rng = createRng(now.look, 'clump');
    clump.ellipse(0, -26, 6 + 13 * size, 20 + 12 * size).fill({ color: 0xf7f9fb, alpha: 0.75 });
    for (let n = 0; n < CLUMP * (0.25 + 0.75 * size); n++) {
      const y = -26 + (rng.next() - 0.5) * (40 + 24 * size);
      const half = (6 + 14 * size) * Math.sqrt(Math.max(0.05, 1 - ((y + 26) / (26 + 14 * size)) ** 2));
      const turn = inTube ? 5 * Math.sin(drift * 9 + n) : 0;
      clump
        .moveTo(-half, y + 3)
        .quadraticCurveTo(turn, y + rng.uniform(3, 10), half, y - 4)
        .stroke({ width: rng.uniform(1.2, 2.6), color: n % 4 === 0 ? 0xdfe6ee : 0xffffff, alpha: 0.9, cap: 'round' });
    }
    if (lifted)
      for (let n = 0; n < 4; n++)
        clump
          .moveTo(-6 + n * 4, -4)
          .quadraticCurveTo(-8 + n * 5, 10, -5 + n * 3, 16 + 14 * size * rng.next())
          .stroke({ width: 1.6, color: 0xffffff, alpha: 0.8, cap: 'round' });
  }

  function drawDrops(): void {
    drops.clear();
    if (!now?.dripping) return;
    for (let n = 0; n < 3; n++) {
      const fall = (drift * 0.9 + n / 3) % 1;
      const y = FUNNEL.tip + 8 + fall * fall * Math.max(10, -FUNNEL.tip - low - 10);
      drops.ellipse(0, y, 2.6, 4.2).fill({ color: 0xd83a3f, alpha: 0.9 });
    }
  }

  return {
    root,
    set(state) {
      now = state;
      const { aqueous, ethanol, filtered, pulp, look } = state;
      const key = `${aqueous.toFixed(2)} ${ethanol} ${filtered} ${pulp.toFixed(2)} ${look} ${state.spooling} ${state.threads.toFixed(3)} ${state.wound.toFixed(3)} ${state.dripping}`;
      if (key === drawn) return;
      drawn = key;
      low = Math.min(HEIGHT * 0.55, level(aqueous));
      high = ethanol > 0 ? Math.min(HEIGHT * 0.94, level(aqueous + ethanol)) : low;
      liquid.set(low, filtered ? 0xe0646a : 0xd84a4e);
      spirit.clear();
      if (high > low + 0.5)
        spirit
          .rect(-RADIUS + 2, -high, 2 * RADIUS - 4, high - low)
          .fill({ color: mix(theme.water, 0xffffff, 0.55), alpha: dark ? 0.14 : 0.26 })
          .ellipse(0, -high, RADIUS - 2, RADIUS * TILT)
          .fill({ color: 0xffffff, alpha: 0.2 })
          .ellipse(0, -high, RADIUS - 2, RADIUS * TILT)
          .stroke({ width: 1.2, color: theme.glassEdge, alpha: 0.8 })
          .ellipse(0, -low, RADIUS - 2, RADIUS * TILT)
          .stroke({ width: 1.4, color: 0xffffff, alpha: 0.6 });
      pulpInside.clear();
      if (!filtered && aqueous > 0 && low > 8) {
        const rng = createRng(look, 'debris');
        for (let n = 0; n < 40; n++)
          pulpInside
            .ellipse(
              rng.uniform(-RADIUS + 9, RADIUS - 9),
              -6 - rng.next() ** 1.5 * (low - 12),
              rng.uniform(3, 7),
              rng.uniform(2, 4),
            )
            .fill({ color: mix(0xa2151f, 0xe98476, rng.next()), alpha: 0.8 });
      }
      cake.clear();
      if (pulp > 0.02) {
        const half = FUNNEL.half * 0.84 * pulp;
        const top = FUNNEL.cone - 8 - 60 * pulp;
        cake
          .poly([-half, top, half, top, 3, FUNNEL.cone - 9, -3, FUNNEL.cone - 9])
          .fill({ color: 0xb9242d, alpha: 0.85 });
        const rng = createRng(look, 'cake');
        for (let n = 0; n < 22; n++) {
          const v = rng.next();
          cake
            .ellipse((rng.next() - 0.5) * 2 * half * (1 - v * 0.85), top + v * 54 * pulp, rng.uniform(3, 6), 3)
            .fill({ color: mix(0x8f121c, 0xea8375, rng.next()), alpha: 0.85 });
        }
      }
      funnel.x = ethanol > 0 && !state.dripping ? ASIDE : 0;
      arm.visible = funnel.x === 0;
      drawThreads();
      drawStick();
      drawDrops();
    },
    tick(seconds) {
      if (!now || reducedMotion) return;
      drift += seconds;
      between += seconds;
      if (between < 0.08) return;
      between = 0;
      if (now.threads > 2e-4) drawThreads();
      if (now.spooling) drawStick();
      if (now.dripping) drawDrops();
    },
  };
}
