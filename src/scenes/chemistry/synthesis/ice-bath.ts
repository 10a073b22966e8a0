/** A glass bowl of crushed ice and water; what stands in it is put into `well`. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, type Profile, TILT } from '../../kit/glassware/glass';
import { contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface IceBath {
  readonly root: Container;
  /** For what stands in the ice; its origin is the middle of the bowl's floor. */
  readonly well: Container;
}

const WALL: Profile = [
  [0, 0.72],
  [0.05, 0.82],
  [0.2, 0.92],
  [0.5, 0.98],
  [0.94, 1],
  [1, 1.03],
];
const ROWS = 3;
const PER_ROW = 9;

export function createIceBath({ theme }: StageContext, radius: number, height: number): IceBath {
  const root = new Container({ label: 'ice bath' });
  const profile = WALL.map(([at, r]) => [at * height, r * radius] as const);
  const glass = glassVessel(theme, profile);
  const level = height * 0.8;
  const water = new Graphics()
    .poly([
      -radius * 0.8,
      -6,
      -radius * 0.97,
      -level,
      radius * 0.97,
      -level,
      radius * 0.8,
      -6,
      radius * 0.4,
      4,
      -radius * 0.4,
      4,
    ])
    .fill(
      downGradient([
        [0, mix(theme.water, 0xffffff, 0.45), 0.5],
        [1, theme.water, 0.5],
      ]),
    )
    .ellipse(0, -level, radius * 0.97, radius * 0.97 * TILT)
    .fill({ color: mix(theme.water, 0xffffff, 0.6), alpha: 0.5 });

  /** Lumps with one lit facet, spread over rows. */
  const lumps = (rows: number, from: number, spread: number, alpha: number): Graphics => {
    const ice = new Graphics();
    for (let row = 0; row < rows; row++) {
      for (let n = 0; n < PER_ROW; n++) {
        const k = row * PER_ROW + n;
        const size = 13 + ((k * 7) % 9);
        const x =
          ((n + 0.5 + (((k * 5) % 7) - 3) * 0.08) / PER_ROW - 0.5) * 2 * radius * 0.86 * (1 - 0.06 * (rows - row));
        const y = -from + row * spread + (((k * 3) % 5) - 2) * 2;
        const turn = ((k * 11) % 13) / 4;
        const corner = (angle: number, part: number): [number, number] => [
          x + size * part * Math.cos(turn + angle),
          y + size * part * 0.72 * Math.sin(turn + angle),
        ];
        const points = [0, 1.3, 2.5, 3.7, 5].map((angle, i) => corner(angle, i % 2 === 0 ? 1 : 0.85));
        ice.poly(points.flat(), true).fill({ color: theme.name === 'dark' ? 0xc2dcef : 0xdff0fa, alpha });
        ice
          .poly([...points[2]!, ...points[3]!, ...points[4]!, x, y])
          .fill({ color: 0xffffff, alpha: alpha * 0.75 })
          .poly(points.flat(), true)
          .stroke({ width: 0.8, color: theme.name === 'dark' ? 0xffffff : 0x86aac2, alpha: 0.5 });
      }
    }
    return ice;
  };
  const well = new Container({ label: 'in the ice' });
  well.y = -8;
  root.addChild(
    contactShadow(theme, radius * 2.3, 22),
    glass.back,
    water,
    lumps(1, level + 3, 0, 0.7),
    well,
    lumps(ROWS, level - 12, (level - 26) / ROWS, 0.24),
    glass.front,
  );
  return { root, well };
}
