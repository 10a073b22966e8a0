/** A probe on its line beside the boat; the ice of a winter with a sledge and two holes, where the boat lies in summer. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { type Basin, unitOf } from './lake-picture';

export interface LakeGear {
  readonly root: Container;
  /** Where the probe hangs, stage units. */
  readonly probe: Point;
  lay(basin: Basin): void;
  draw(now: { readonly probe: number; readonly depth: number; readonly ice: number }): void;
}

/** Where the boat lies across the lake, and how far right of it the lines of probe and disc go down, in units of the boat. */
export const BOAT_AT = 0.42;
const LINE_AT = -34;
export const DISC_AT = 22;
/** Least thickness that ice is drawn with, in units of the boat. */
const THIN = 4;

export function createLakeGear({ theme }: StageContext): LakeGear {
  const root = new Container({ label: 'gear' });
  const dark = theme.name === 'dark';
  const ice = new Graphics({ label: 'ice' });
  const sledge = new Graphics({ label: 'sledge' })
    .moveTo(-46, -1)
    .lineTo(30, -1)
    .quadraticCurveTo(40, -1, 42, -10)
    .stroke({ width: 2.5, color: 0x6b4a2a, cap: 'round' })
    .rect(-40, -9, 66, 4)
    .fill(0x9a6b3c)
    .rect(-36, -21, 20, 12)
    .fill(dark ? 0x2f5d86 : 0x3b7bb0)
    .circle(-2, -33, 5)
    .fill(0xd9a77f)
    .poly([-9, -27, 5, -27, 6, -9, -10, -9])
    .fill(0xd9562f)
    .moveTo(4, -23)
    .lineTo(22, -17)
    .stroke({ width: 3, color: 0xd9562f, cap: 'round' });
  const line = new Graphics({ label: 'line of the probe' }).rect(-0.8, 0, 1.6, 1).fill(dark ? 0xdbe5ee : 0x37424d);
  const probe = new Graphics({ label: 'probe' })
    .roundRect(-4, -9, 8, 14, 3)
    .fill(0xf2b632)
    .stroke({ width: 1, color: 0x5b4410 })
    .rect(-3, 5, 6, 5)
    .fill(0x39424d)
    .rect(-0.8, 10, 1.6, 4)
    .fill(0xd5dde4);
  root.addChild(ice, sledge, line, probe);
  let basin: Basin | null = null;
  let u = 1;
  let thick = -1;
  const at = { x: 0, y: 0 };
  return {
    root,
    get probe() {
      return at;
    },
    lay(next) {
      basin = next;
      u = unitOf(next);
      for (const each of [sledge, probe]) each.scale.set(u);
      thick = -1;
    },
    draw(now) {
      if (!basin) return;
      const { left, right, surface, bed } = basin;
      const tall = bed - surface;
      const boat = left + BOAT_AT * (right - left);
      const frozen = now.ice > 0;
      if (ice.visible !== frozen) ice.visible = sledge.visible = frozen;
      if (frozen) {
        const next = Math.round(Math.max(THIN * u, (tall * now.ice) / now.depth));
        if (next !== thick) {
          thick = next;
          ice
            .clear()
            .rect(left, surface - 1, right - left, thick)
            .fill({ color: dark ? 0xa9c3d8 : 0xe9f4fb, alpha: 0.92 })
            .rect(left, surface - 3 * u, right - left, 3 * u)
            .fill(dark ? 0xc3d3e2 : 0xffffff);
          for (const hole of [LINE_AT, DISC_AT])
            ice.rect(boat + (hole - 5) * u, surface - 3 * u, 10 * u, thick + 3 * u).fill(dark ? 0x14405e : 0x2f6f96);
        }
        sledge.position.set(boat, surface - 3 * u);
      }
      at.x = boat + LINE_AT * u;
      at.y = surface + (tall * now.probe) / now.depth;
      line.position.set(at.x, surface - 14 * u);
      line.scale.y = Math.max(1, at.y - line.y);
      probe.position.set(at.x, at.y);
    },
  };
}
