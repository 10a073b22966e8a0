/** What lives and moves in a lake: algae in the light, fish in the deep, and the bubbles of the aerator. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { scattered } from '../../kit/room/countryside';
import type { LakeNow } from './lake-now';
import { type Basin, unitOf } from './lake-picture';

const SPECKS = 90;
const FISH = 7;
const BUBBLES = 24;
/** mg/L below which cold-water fish leave. */
export const LEAVE = 5;

/** A basin, and the part of its depth at which the deep layer begins. */
interface Water {
  readonly basin: Basin;
  readonly from: number;
}

/** Many of one shape. */
function createSwarm(label: string, count: number, shape: GraphicsContext) {
  const root = new Container({ label });
  const each = Array.from({ length: count }, () => root.addChild(new Graphics({ context: shape })));
  root.once('destroyed', () => shape.destroy());
  return { root, each };
}

function createAlgae() {
  const speck = new GraphicsContext().circle(0, 0, 2).fill({ color: 0x3f8f2e, alpha: 0.85 });
  const { root, each } = createSwarm('algae', SPECKS, speck);
  return {
    root,
    each,
    /** `parted`: how far the layers are parted, which keeps them above. */
    draw({ basin, from }: Water, chlorophyll: number, parted: number, drift: number) {
      const { left, right, surface, bed } = basin;
      const u = unitOf(basin);
      const reach = from + (1 - from) * (1 - parted);
      const many = Math.min(SPECKS, Math.round(chlorophyll * 1.8));
      each.forEach((speck, n) => {
        const shown = n < many;
        speck.visible = shown;
        if (!shown) return;
        speck.position.set(
          left + (right - left) * (0.04 + 0.92 * scattered(n, 54)) + 4 * Math.sin(drift * 0.7 + n),
          surface + 7 * u + ((bed - surface) * reach - 14 * u) * scattered(n, 55) ** (1 + 0.4 * parted),
        );
      });
    },
  };
}

function createFish() {
  const trout = new GraphicsContext()
    .poly([-11, 0, -19, -6, -17, 0, -19, 6])
    .fill(0x7d8a94)
    .ellipse(0, 0, 14, 5.4)
    .fill(0x7d8a94)
    .ellipse(1, 2, 11, 2.6)
    .fill({ color: 0xf3d3c0, alpha: 0.7 })
    .circle(9, -1.2, 1.4)
    .fill(0x10161c);
  const { root, each } = createSwarm('fish', FISH, trout);
  return {
    root,
    each,
    draw({ basin, from }: Water, oxygen: number, drift: number) {
      root.visible = oxygen >= LEAVE;
      if (!root.visible) return;
      const { left, right, surface, bed } = basin;
      const u = unitOf(basin);
      each.forEach((fish, n) => {
        const swims = Math.sin(drift * 0.5 + n * 1.7);
        fish.position.set(
          left + (right - left) * (0.24 + 0.5 * ((n + 0.7 * scattered(n, 56)) / FISH)) + swims * 16 * u,
          surface + (bed - surface) * (from + (1 - from) * (0.25 + 0.5 * scattered(n, 57))),
        );
        const facing = Math.cos(drift * 0.5 + n * 1.7) >= 0 ? u : -u;
        if (fish.scale.x !== facing) fish.scale.x = facing;
      });
    },
  };
}

function createAeration() {
  const bubble = new GraphicsContext().circle(0, 0, 3).fill({ color: 0xe8fbff, alpha: 0.75 });
  const { root, each } = createSwarm('bubbles', BUBBLES, bubble);
  return {
    root,
    each,
    draw({ basin: { left, right, surface, bed } }: Water, aerated: boolean, drift: number) {
      root.visible = aerated;
      if (!aerated) return;
      each.forEach((one, n) => {
        const up = (drift * 0.35 + scattered(n, 58)) % 1;
        const across = left + (right - left) * (0.7 + 0.025 * scattered(n, 59));
        one.position.set(across + 3 * Math.sin(9 * up + n), bed - (bed - surface) * up);
      });
    },
  };
}

export function createLakeLife(reducedMotion: boolean) {
  const root = new Container({ label: 'life' });
  const algae = createAlgae();
  const fish = createFish();
  const aeration = createAeration();
  root.addChild(algae.root, fish.root, aeration.root);
  let water: Water | null = null;
  let drift = 0;
  let last = Number.NaN;
  return {
    root,
    /** `from`: the part of the depth at which the deep layer begins. */
    lay(basin: Basin, from: number) {
      water = { basin, from };
      for (const one of [...algae.each, ...fish.each, ...aeration.each]) one.scale.set(unitOf(basin));
    },
    draw({ chlorophyll, oxygen, aerated, flows }: LakeNow, parted: number, wall: number) {
      const seconds = Number.isNaN(last) ? 0 : Math.min(0.1, Math.max(0, (wall - last) / 1000));
      last = wall;
      if (flows && !reducedMotion) drift += seconds;
      if (!water) return;
      algae.draw(water, chlorophyll, parted, drift);
      fish.draw(water, oxygen, drift);
      aeration.draw(water, aerated, drift);
    },
  };
}
