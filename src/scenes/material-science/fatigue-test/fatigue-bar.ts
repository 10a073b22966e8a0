/** An hourglass bar between the grips of the machine: its crack, and the two halves. */
import { Container, Graphics } from 'pixi.js';
import { JAW_HEIGHT } from '../../kit/testing/universal-testing-machine';
import { acrossGradient, mix } from '../../kit/paint/shading';

export interface FatigueBarState {
  /** Of the upper jaws above the lower ones. */
  readonly opening: number;
  readonly tone: number;
  readonly rough: boolean;
  /** Of the section, 0 to 1. */
  readonly crack: number;
  readonly broken: boolean;
}

export interface FatigueBar {
  /** Origin as that of the machine. */
  readonly root: Container;
  set(state: FatigueBarState): void;
}

const SHANK = 13;
const WAIST = 6.5;
const HELD = 34;
const GAP = 9;
const STEPS = 14;

export function createFatigueBar(): FatigueBar {
  const root = new Container({ label: 'bar' });
  const upper = new Graphics();
  const lower = new Graphics();
  const crackLine = new Graphics();
  root.addChild(lower, upper, crackLine);
  let key = '';

  function half(g: Graphics, from: number, to: number, middle: number, gauge: number, state: FatigueBarState): void {
    const { tone, broken, rough } = state;
    const radius = (y: number): number => {
      const share = Math.min(1, Math.abs(y - middle) / (gauge / 2));
      return WAIST + (SHANK - WAIST) * share * share * (3 - 2 * share);
    };
    const points: number[] = [];
    for (let n = 0; n <= STEPS; n++) {
      const y = from + ((to - from) * n) / STEPS;
      points.push(-radius(y), y);
    }
    if (broken) points.push(-radius(to) * 0.2, to, radius(to) * 0.2, to + 2.4, radius(to) * 0.6, to - 1.6);
    for (let n = STEPS; n >= 0; n--) {
      const y = from + ((to - from) * n) / STEPS;
      points.push(radius(y), y);
    }
    g.clear()
      .poly(points)
      .fill(
        acrossGradient([
          [0, mix(tone, 0x000000, 0.35)],
          [0.3, mix(tone, 0xffffff, rough ? 0.15 : 0.6)],
          [0.6, tone],
          [1, mix(tone, 0x000000, 0.45)],
        ]),
      );
    if (!rough) return;
    for (let n = 1; n < 22; n++) {
      const y = from + ((to - from) * n) / 22;
      g.circle(((n * 37) % 17) - 8, y, 1.1);
    }
    g.fill({ color: 0x3b2a1e, alpha: 0.5 });
  }

  return {
    root,
    set(state) {
      const opening = Math.round(state.opening * 4) / 4;
      const next = `${opening} ${state.tone} ${state.rough} ${state.crack.toFixed(2)} ${state.broken}`;
      if (next === key) return;
      key = next;
      const bottom = -JAW_HEIGHT + HELD;
      const top = -JAW_HEIGHT - opening - HELD;
      const middle = (top + bottom) / 2;
      const gauge = opening * 0.86;
      half(upper, top, middle, middle, gauge, state);
      half(lower, bottom, middle, middle, gauge, state);
      upper.y = state.broken ? -GAP : 0;
      crackLine.clear();
      if (state.crack > 0 && !state.broken)
        crackLine
          .poly([
            -WAIST - 1,
            middle - 1.4,
            -WAIST + 2 * WAIST * Math.sqrt(state.crack),
            middle,
            -WAIST - 1,
            middle + 1.4,
          ])
          .fill(0x0c0e11);
    },
  };
}
