/**
 * A wide tube under a funnel: red filtrate drips into it, clear ethanol lies on top, and where they meet white threads rise and are wound
 * on a wooden stick. Origin at the middle of the tube's foot.
 */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import type { StageContext } from '../../contract';
import { glassVessel, levelOf, type Profile, TILT } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { contactShadow, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { createFilterFunnel, FUNNEL } from './filter-funnel';
import { createSpoolingStick, createStickJar, STICK } from './spooling-stick';
import type { TubeState } from './tube-state';

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

export const FUNNEL_BOX = { x: -FUNNEL.half, y: FUNNEL.top, width: 2 * FUNNEL.half, height: 100 } as const;
export const TUBE_BOX = { x: -RADIUS, y: -HEIGHT, width: 2 * RADIUS, height: HEIGHT } as const;
export const STICK_BOX = { x: STICK.rest.x - 14, y: -STICK.length, width: 28, height: 170 } as const;

function createStand(theme: StageTheme): Graphics {
  return new Graphics()
    .roundRect(62, -12, 96, 12, 4)
    .fill(metalDown(theme))
    .rect(146, -420, 7, 412)
    .fill(metalAcross(theme))
    .roundRect(138, FUNNEL.cone - 34, 22, 20, 4)
    .fill(mix(theme.metal[2], 0x000000, 0.2));
}

/** White threads where the layers meet, which sway, or are pulled to the stick. */
function drawThreads(g: Graphics, now: TubeState, low: number, high: number, drift: number): void {
  g.clear();
  if (high - low < 4 || now.threads < 2e-4) return;
  const count = Math.max(1, Math.round(STRANDS * Math.min(1, now.threads / 0.75)));
  const rng = createRng(now.look, 'threads');
  const room = high - low;
  g.ellipse(0, -low - 1, RADIUS * 0.86, RADIUS * TILT * 0.9).fill({
    color: 0xffffff,
    alpha: 0.5 * Math.min(1, now.threads * 2.4),
  });
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
    g.moveTo(x + 1, -low + 2)
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

/** Clear ethanol between two levels. */
function drawSpirit(spirit: Graphics, low: number, high: number, theme: StageTheme): void {
  spirit.clear();
  if (high <= low + 0.5) return;
  spirit
    .rect(-RADIUS + 2, -high, 2 * RADIUS - 4, high - low)
    .fill({ color: mix(theme.water, 0xffffff, 0.55), alpha: theme.name === 'dark' ? 0.14 : 0.26 })
    .ellipse(0, -high, RADIUS - 2, RADIUS * TILT)
    .fill({ color: 0xffffff, alpha: 0.2 })
    .ellipse(0, -high, RADIUS - 2, RADIUS * TILT)
    .stroke({ width: 1.2, color: theme.glassEdge, alpha: 0.8 })
    .ellipse(0, -low, RADIUS - 2, RADIUS * TILT)
    .stroke({ width: 1.4, color: 0xffffff, alpha: 0.6 });
}

/** Pulp that was not filtered off. */
function drawPulp(pulp: Graphics, { aqueous, filtered, look }: TubeState, low: number): void {
  pulp.clear();
  if (filtered || aqueous <= 0 || low <= 8) return;
  const rng = createRng(look, 'debris');
  for (let n = 0; n < 40; n++)
    pulp
      .ellipse(
        rng.uniform(-RADIUS + 9, RADIUS - 9),
        -6 - rng.next() ** 1.5 * (low - 12),
        rng.uniform(3, 7),
        rng.uniform(2, 4),
      )
      .fill({ color: mix(0xa2151f, 0xe98476, rng.next()), alpha: 0.8 });
}

export function createExtractionTube(context: StageContext): ExtractionTube {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'tube and funnel' });
  const glass = glassVessel(theme, SHAPE);
  const inner = SHAPE.map(([at, r]) => [at, r - 1.6] as const);
  const level = levelOf(inner, MOST, HEIGHT * 0.86);
  const liquid = createLiquid(theme, inner);
  const pulpInside = new Graphics();
  const spirit = new Graphics({ label: 'ethanol' });
  const threads = new Graphics({ label: 'threads' });

  const funnel = createFilterFunnel(theme);
  const stick = createSpoolingStick();
  root.addChild(
    contactShadow(theme, 130, 20),
    createStand(theme),
    glass.back,
    liquid.root,
    pulpInside,
    spirit,
    threads,
    stick.root,
    glass.front,
    createStickJar(theme.name === 'dark'),
    funnel.root,
  );

  let now: TubeState | null = null;
  let drawn = '';
  let drift = 0;
  let between = 0;
  let [low, high] = [0, 0];

  const drawStick = (state: TubeState): void => stick.draw(state, drift, low, HEIGHT);

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
      drawSpirit(spirit, low, high, theme);
      drawPulp(pulpInside, state, low);
      funnel.look(state);
      drawThreads(threads, state, low, high, drift);
      drawStick(state);
      funnel.drip(state, drift, low);
    },
    tick(seconds) {
      if (!now || reducedMotion) return;
      drift += seconds;
      between += seconds;
      if (between < 0.08) return;
      between = 0;
      if (now.threads > 2e-4) drawThreads(threads, now, low, high, drift);
      if (now.spooling) drawStick(now);
      if (now.dripping) funnel.drip(now, drift, low);
    },
  };
}
