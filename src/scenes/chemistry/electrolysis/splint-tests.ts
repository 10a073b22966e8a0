/** The two splints of the electrolysis: dragged or sent to their taps, they show which gas is there. */
import { Container } from 'pixi.js';
import type { Handle, Point, SceneContext } from '../../contract';
import { createSplint } from './splint';

type Gas = 'hydrogen' | 'oxygen';

export interface SplintTests {
  readonly root: Container;
  lay(rests: Readonly<Record<Gas, Point>>, tips: Readonly<Record<Gas, Point>>): void;
  /** `pops` and `relit` count the tests that succeeded; true while something moves. */
  draw(now: number, seconds: number, pops: number, relit: number): boolean;
}

/** Part of its way that a splint goes in a second, and how long it stays and its gas burns. */
const SPEED = 2.4;
const STAYS = 0.7;
const BURNS = 1.1;
/** From this part of its way on it is at the tap. */
const AT_TAP = 0.92;
const TIP_SIZE = 30;

/** Where a splint is on its way, where it is going, how long it still stays there, what is left of its flare. */
interface Motion {
  at: number;
  to: number;
  stay: number;
  burst: number;
  held: boolean;
  tested: boolean;
  counted: number;
  /** Where it was drawn. */
  x: number;
}

interface Way {
  rest: Point;
  tip: Point;
}

function splintHandle(context: SceneContext<'electrolysis'>, gas: Gas, motion: Motion, way: Way): Handle {
  const test = (): void => {
    if (motion.tested) return;
    motion.tested = true;
    motion.stay = STAYS;
    context.dispatch({ do: gas === 'hydrogen' ? 'test_hydrogen' : 'test_oxygen' });
  };
  const send = (): void => {
    motion.to = 1;
    test();
    context.redraw();
  };
  return context.handle({
    role: 'slider',
    name: gas === 'hydrogen' ? 'Burning splint' : 'Glowing splint',
    hint: `Drag it to the ${gas} tap, or press an arrow key, to test the gas.`,
    min: 0,
    max: 1,
    step: 1,
    value: 0,
    format: (value) => (value >= AT_TAP ? `at the ${gas} tap` : 'in its holder'),
    set(value) {
      if (!motion.held) {
        if (value >= AT_TAP) send();
        return;
      }
      motion.at = value;
      motion.to = value;
      if (value >= AT_TAP) test();
      context.redraw();
    },
    drag(point, start, startValue) {
      const { rest, tip } = way;
      const [dx, dy] = [tip.x - rest.x, tip.y - rest.y];
      const along = (point.x - start.x) * dx + (point.y - start.y) * dy;
      return Math.min(1, Math.max(0, startValue + along / (dx ** 2 + dy ** 2)));
    },
    held(down) {
      motion.held = down;
      if (!down) motion.to = motion.tested ? 1 : 0;
      context.redraw();
    },
    tap: send,
  });
}

/** Moves it on by wall seconds; `count` of the tests of its gas that succeeded. */
function advance(motion: Motion, seconds: number, count: number, reducedMotion: boolean): void {
  if (Number.isNaN(motion.counted)) motion.counted = count;
  if (count > motion.counted) {
    motion.burst = 1;
    motion.stay = STAYS;
    motion.to = 1;
    motion.tested = true;
  }
  motion.counted = count;
  if (!motion.held) {
    const step = reducedMotion ? 1 : seconds * SPEED;
    motion.at += Math.max(-step, Math.min(step, motion.to - motion.at));
    if (motion.to === 1 && motion.at >= 1) {
      motion.stay -= reducedMotion ? STAYS : seconds;
      if (motion.stay <= 0) motion.to = 0;
    }
    if (motion.to === 0 && motion.at === 0) motion.tested = false;
  }
  // It flares once it is there, not on its way.
  if (motion.burst > 0 && motion.at >= AT_TAP) {
    motion.burst = reducedMotion ? 0 : Math.max(0, motion.burst - seconds / BURNS);
  }
}

/** A splint that is dragged or sent to the tap of its gas. */
function createCarriedSplint(context: SceneContext<'electrolysis'>, gas: Gas) {
  const { reducedMotion } = context;
  const splint = createSplint(context, gas === 'hydrogen' ? 'burning' : 'glowing');
  const motion: Motion = {
    at: 0,
    to: 0,
    stay: 0,
    burst: 0,
    held: false,
    tested: false,
    counted: Number.NaN,
    x: Number.NaN,
  };
  const way: Way = { rest: { x: 0, y: 0 }, tip: { x: 0, y: 0 } };
  const handle = splintHandle(context, gas, motion, way);
  return {
    root: splint.root,
    lay(rest: Point, tip: Point) {
      Object.assign(way, { rest, tip });
      motion.x = Number.NaN;
    },
    /** True while it moves by itself. */
    draw(now: number, seconds: number, count: number): boolean {
      advance(motion, seconds, count, reducedMotion);
      const { rest, tip } = way;
      const eased = motion.held ? motion.at : motion.at * motion.at * (3 - 2 * motion.at);
      const x = rest.x + (tip.x - rest.x) * eased;
      const y = rest.y + (tip.y - rest.y) * eased;
      if (x !== motion.x) {
        motion.x = x;
        splint.root.position.set(x, y);
        handle.place(x - TIP_SIZE, y - TIP_SIZE, 2 * TIP_SIZE - 18, 2 * TIP_SIZE + 44);
      }
      const moving = motion.at !== motion.to || motion.to === 1 || motion.burst > 0;
      splint.set(moving && !reducedMotion ? now / 1000 : 0, motion.at >= AT_TAP ? motion.burst : 0);
      handle.update(motion.at >= AT_TAP ? 1 : 0);
      return moving && !motion.held;
    },
  };
}

export function splintTests(context: SceneContext<'electrolysis'>): SplintTests {
  const root = new Container({ label: 'splints' });
  const hydrogen = createCarriedSplint(context, 'hydrogen');
  const oxygen = createCarriedSplint(context, 'oxygen');
  root.addChild(hydrogen.root, oxygen.root);
  return {
    root,
    lay(rests, tips) {
      hydrogen.lay(rests.hydrogen, tips.hydrogen);
      oxygen.lay(rests.oxygen, tips.oxygen);
    },
    draw(now, seconds, pops, relit) {
      const moving = [hydrogen.draw(now, seconds, pops), oxygen.draw(now, seconds, relit)];
      return moving.includes(true);
    },
  };
}
