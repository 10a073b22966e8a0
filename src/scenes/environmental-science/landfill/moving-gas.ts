/** What moves: gas that rises, is caught or seeks its way to the fence; drops below the liner; rain. Small sprites of one shape each. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageTheme } from '../../kit/theme';
import { FENCE } from './landfill-ground';
import { FLOOR, GROUND, halfAt, MIDDLE, scattered, type SectionMap, SKY, WATER_TABLE } from './section-map';

export interface MovingState {
  /** Methane in m³ per m² and year: a bubble stands for so much. */
  readonly perArea: number;
  /** Part of the gas that wells draw off. */
  readonly caught: number;
  readonly capped: boolean;
  /** Top of the waste, v. */
  readonly top: number;
  readonly leak: number;
  readonly rain: number;
  /** u of the gas wells. */
  readonly wells: readonly number[];
}

export interface Moving {
  readonly root: Container;
  lay(map: SectionMap): void;
  /** `seconds`: wall time since the picture before; 0 while nothing runs. */
  draw(state: MovingState, seconds: number): void;
}

const GAS = 90;
/** Flux at which all bubbles are on their way. */
const FULL_FLUX = 110;
const DROPS = 24;
const RAIN = 60;
/** mm/yr at which all of it rains. */
const FULL_RAIN = 3000;
/** Part of its way that a bubble is in the waste. */
const IN_WASTE = 0.55;
/** Under a cap every so many of those not caught go sideways. */
const SIDEWAYS = 2;
/** A leak of a litre a day is one step, each ten times more another; m³/d. */
const dropsOf = (leak: number): number =>
  leak <= 0 ? 0 : Math.max(1, Math.round(DROPS * Math.min(1, (Math.log10(leak) + 3.5) / 5.5)));

/** Where a bubble is on its way at a time in seconds: up, into a well, or below the cap to the fence. */
function bubbleAt(n: number, clock: number, { caught, capped, top, wells }: MovingState) {
  const way = (clock * (0.16 + 0.08 * scattered(n, 1)) + scattered(n, 2)) % 1;
  const from = top + (FLOOR - top) * (0.15 + 0.8 * scattered(n, 3));
  const u = MIDDLE + (scattered(n, 4) - 0.5) * 1.7 * Math.min(halfAt(from), halfAt(top));
  const rise = Math.min(1, way / IN_WASTE);
  const after = Math.max(0, (way - IN_WASTE) / (1 - IN_WASTE));
  const [at, v] = [u + 5 * Math.sin(9 * way + n), from + (top - from) * rise];
  if (scattered(n, 5) < caught) {
    // To the nearest well, and up in it.
    const near = wells.reduce((best, well) => (Math.abs(well - u) < Math.abs(best - u) ? well : best), wells[0] ?? u);
    return { u: at + (near - at) * Math.min(1, 1.3 * rise), v: v - 26 * after, alpha: after > 0.6 ? 0 : 1 };
  }
  if (capped && n % SIDEWAYS === 0) {
    const gone = Math.min(1, way * 1.05);
    const deep = Math.max(from, GROUND + 18);
    return {
      u: u + (FENCE - 22 - u) * gone,
      v: deep + (GROUND + 26 - deep) * gone,
      alpha: gone > 0.96 ? 0 : 0.95,
    };
  }
  return { u: at + 40 * after, v: v - 85 * after, alpha: (capped ? 0.7 : 1) * (1 - after) };
}

export function createMoving(theme: StageTheme): Moving {
  const root = new Container({ label: 'gas and water' });
  const bubble = new GraphicsContext()
    .circle(0, 0, 3.6)
    .fill({ color: 0xffe08a, alpha: 0.75 })
    .circle(0, 0, 3.6)
    .stroke({ width: 0.9, color: theme.name === 'dark' ? 0xfff4cf : 0x8f6200, alpha: 0.9 });
  const drop = new GraphicsContext()
    .moveTo(0, -5)
    .quadraticCurveTo(4, 1, 0, 4)
    .quadraticCurveTo(-4, 1, 0, -5)
    .fill(theme.name === 'dark' ? 0xd9a15a : 0x7a3f10);
  const streak = new GraphicsContext()
    .rect(-0.6, -6, 1.2, 12)
    .fill({ color: theme.name === 'dark' ? 0x9cc4e4 : 0x3f6f9a, alpha: 0.75 });
  root.once('destroyed', () => {
    for (const shape of [bubble, drop, streak]) shape.destroy();
  });
  const many = (count: number, context: GraphicsContext): Graphics[] =>
    Array.from({ length: count }, () => root.addChild(new Graphics({ context, visible: false })));
  const rain = many(RAIN, streak);
  const gas = many(GAS, bubble);
  const drops = many(DROPS, drop);
  let map: SectionMap | null = null;
  let clock = 0;

  const show = (item: Graphics, on: boolean): boolean => {
    item.visible = on;
    return on;
  };

  return {
    root,
    lay(next) {
      map = next;
    },
    draw(state, seconds) {
      if (!map) return;
      clock += seconds;
      const { x, y, unit } = map;
      const most = GAS * Math.min(1, state.perArea / FULL_FLUX);
      gas.forEach((item, n) => {
        if (!show(item, n < most)) return;
        const { u, v, alpha } = bubbleAt(n, clock, state);
        item.position.set(x(u), y(v));
        item.scale.set(unit);
        item.alpha = alpha;
      });
      const falling = dropsOf(state.leak);
      drops.forEach((item, n) => {
        if (!show(item, n < falling)) return;
        const way = (0.35 * clock + scattered(n, 6)) % 1;
        const u = MIDDLE + 400 * (((n * 0.618_034 + 0.31) % 1) - 0.5);
        item.position.set(x(u), y(FLOOR + 12 + (WATER_TABLE - FLOOR - 12) * way));
        item.scale.set(unit);
      });
      const raining = RAIN * Math.min(1, state.rain / FULL_RAIN);
      rain.forEach((item, n) => {
        if (!show(item, n < raining)) return;
        const way = (1.1 * clock + scattered(n, 7)) % 1;
        const u = 345 + 230 * scattered(n, 8);
        item.position.set(x(u - 14 * way), y(SKY + 54 + (Math.min(state.top, GROUND) - SKY - 54) * way));
        item.scale.set(unit);
        item.alpha = 0.8 * (1 - 0.4 * way);
      });
    },
  };
}
