/** The boat, and the Secchi disc that is let down from it on a line. */
import { Container, Graphics } from 'pixi.js';
import type { StageTheme } from '../../kit/theme';
import { BOAT_AT, DISC_AT } from './lake-gear';
import type { LakeNow } from './lake-now';
import { type Basin, unitOf } from './lake-picture';

const createDisc = (): Graphics =>
  new Graphics({ label: 'Secchi disc' })
    .ellipse(0, 0, 17, 5.5)
    .fill(0xffffff)
    .poly([0, 0, 17, 0, 14, 3.2, 8, 4.9, 0, 5.5])
    .fill(0x111111)
    .poly([0, 0, -17, 0, -14, -3.2, -8, -4.9, 0, -5.5])
    .fill(0x111111)
    .ellipse(0, 0, 17, 5.5)
    .stroke({ width: 1, color: 0x111111 });

const createHull = (dark: boolean): Graphics =>
  new Graphics({ label: 'boat' })
    .poly([-38, -7, 34, -7, 26, 7, -30, 7])
    .fill(dark ? 0x2f5d86 : 0x3b7bb0)
    .rect(-39, -9, 74, 3)
    .fill(0xd8c7a8)
    .circle(-2, -30, 5)
    .fill(0xd9a77f)
    .poly([-9, -24, 5, -24, 6, -8, -10, -8])
    .fill(0xd9562f)
    .moveTo(4, -20)
    .lineTo(22, -16)
    .stroke({ width: 3, color: 0xd9562f, cap: 'round' });

export function createSecchiBoat({ name }: StageTheme) {
  const dark = name === 'dark';
  const tackle = new Container({ label: 'disc on its line' });
  const line = new Graphics().rect(-0.8, 0, 1.6, 1).fill(dark ? 0xdbe5ee : 0x37424d);
  const disc = createDisc();
  const boat = createHull(dark);
  tackle.addChild(line, disc);
  let basin: Basin | null = null;
  return {
    boat,
    tackle,
    lay(next: Basin) {
      basin = next;
      const u = unitOf(next);
      boat.scale.set(u);
      boat.position.set(next.left + BOAT_AT * (next.right - next.left), next.surface - 4 * u);
      disc.scale.set(u);
    },
    draw({ disc: held, depth, secchi, ice }: LakeNow) {
      boat.visible = ice === 0;
      if (!basin) return;
      const { surface, bed } = basin;
      const u = unitOf(basin);
      const at = { x: boat.x + DISC_AT * u, y: surface + ((bed - surface) * held) / depth };
      line.position.set(at.x, surface - 19 * u);
      line.scale.y = at.y - line.y;
      disc.position.set(at.x, at.y);
      // It fades in the green, and is gone at its depth.
      disc.alpha = held <= 0 ? 1 : Math.max(0, Math.min(1, 1.06 - (held / secchi) ** 2));
    },
  };
}
