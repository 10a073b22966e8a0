/** A flame on a long slot, seen from the side: blue cones above the slot, a pale body, and the colour that metals give it. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';

export interface FlameLook {
  readonly gas: 'air' | 'nitrous' | null;
  /** Colours that metals give, with the share of their greatest strength. */
  readonly metals: readonly { readonly colour: number; readonly strength: number }[];
  /** Absorbance of the smoke. */
  readonly smoke: number;
  /** Of the slot as it is seen. */
  readonly length: number;
}

export interface Flame {
  readonly root: Container;
  /** Stands on the middle of the slot; `now` is wall seconds, for its flicker. */
  draw(look: FlameLook, now: number): void;
}

const HEIGHT = 104;
const TONGUES = 44;

export function createFlame({ theme, reducedMotion }: StageContext): Flame {
  const root = new Container({ label: 'flame' });
  const body = new Graphics();
  root.addChild(body);
  const dark = theme.name === 'dark';
  return {
    root,
    draw({ gas, metals, smoke, length }, now) {
      body.clear();
      if (!gas) return;
      const time = reducedMotion ? 0 : now;
      const hot = gas === 'nitrous';
      const outer = hot ? 0xffd9e0 : 0x8db8ff;
      let tint = outer;
      let strongest = 0;
      for (const { colour, strength } of metals) {
        tint = mix(tint, colour, 0.9 * strength);
        strongest = Math.max(strongest, strength);
      }
      const alpha = (dark ? 0.5 : 0.6) + 0.35 * strongest;
      const half = length / 2;
      const tongue = (height: number, from: number, flutter: number): number[] => {
        const points: number[] = [-half - 2, -2];
        for (let n = 0; n <= TONGUES; n++) {
          const share = n / TONGUES;
          const ends = Math.sqrt(Math.max(0, 1 - Math.abs(2 * share - 1) ** 2.6));
          const wave =
            0.5 + 0.3 * Math.sin(13 * share + time * 7 + from) + 0.2 * Math.sin(31 * share - time * 10 + 2 * from);
          // It narrows as it rises.
          const rise = ends * (1 - flutter * wave);
          points.push((-half + share * length) * (1 - 0.12 * rise), -2 - height * rise);
        }
        points.push(half + 2, -2);
        return points;
      };
      const stops = (colour: number, strength: number) =>
        downGradient([
          [0, colour, 0],
          [0.5, colour, strength * 0.5],
          [1, mix(colour, 0xffffff, 0.25), strength],
        ]);
      body.poly(tongue(HEIGHT, 0, 0.28)).fill(stops(tint, alpha));
      body.poly(tongue(HEIGHT * 0.68, 2, 0.2)).fill(stops(mix(tint, 0xffffff, 0.35), alpha));
      if (hot) body.poly(tongue(HEIGHT * 0.42, 1, 0.14)).fill(stops(0xff7d95, 0.85));
      // The primary cones stand close above the slot.
      const cones = Math.max(2, Math.round(length / 9));
      for (let n = 0; n < cones; n++) {
        const x = -half + ((n + 0.5) * length) / cones;
        const high = (hot ? 9 : 14) * (1 + 0.12 * Math.sin(time * 11 + n * 1.7));
        body.poly([x - length / cones / 2, -1, x, -high, x + length / cones / 2, -1]).fill({
          color: hot ? 0xf4fbff : 0x3f86ff,
          alpha: 0.85,
        });
      }
      if (smoke > 0) {
        for (let n = 0; n < 9; n++) {
          const rise = (n / 9 + time * 0.22) % 1;
          body
            .circle(Math.sin(n * 2.2 + time) * half * 0.7, -HEIGHT * (0.35 + 0.8 * rise), 9 + 12 * rise)
            .fill({ color: dark ? 0x9aa4b0 : 0x66707a, alpha: Math.min(0.4, smoke) * (1 - rise) });
        }
      }
    },
  };
}
