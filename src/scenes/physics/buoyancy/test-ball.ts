/** Balls of the materials that a density stands for: cork, wood, ice, plastic, aluminium, steel, copper. */
import { Container, Graphics } from 'pixi.js';
import { mix, roundGradient } from '../../kit/paint/shading';

export interface BallMaterial {
  readonly name: string;
  readonly density: number;
  readonly colour: number;
  readonly grain: 'specks' | 'rings' | 'cracks' | 'none' | 'metal';
}

/** By rising density, kg/m³. */
export const BALL_MATERIALS: readonly BallMaterial[] = [
  { name: 'cork', density: 240, colour: 0xc79a62, grain: 'specks' },
  { name: 'wood', density: 700, colour: 0xa9713c, grain: 'rings' },
  { name: 'ice', density: 917, colour: 0xcfe9f8, grain: 'cracks' },
  { name: 'plastic', density: 1100, colour: 0xe0574f, grain: 'none' },
  { name: 'aluminium', density: 2700, colour: 0xc3ccd6, grain: 'metal' },
  { name: 'iron', density: 7874, colour: 0x6f7a86, grain: 'metal' },
  { name: 'copper', density: 8960, colour: 0xc9784a, grain: 'metal' },
];

/** The material whose density is nearest in proportion. */
export function materialOf(density: number): BallMaterial {
  let [best, distance] = [BALL_MATERIALS[0] as BallMaterial, Number.POSITIVE_INFINITY];
  for (const material of BALL_MATERIALS) {
    const away = Math.abs(Math.log(density / material.density));
    if (away < distance) [best, distance] = [material, away];
  }
  return best;
}

/** Drawn for this radius; scale it. */
export const BALL_RADIUS = 50;

export interface TestBall {
  readonly root: Container;
  set(material: BallMaterial): void;
}

/** Origin at the middle. */
export function createTestBall(): TestBall {
  const root = new Container({ label: 'ball' });
  const body = new Graphics();
  root.addChild(body);
  const r = BALL_RADIUS;
  let shown: BallMaterial | null = null;
  return {
    root,
    set(material) {
      if (material === shown) return;
      shown = material;
      const { colour, grain } = material;
      const metal = grain === 'metal';
      body
        .clear()
        .circle(0, 0, r)
        .fill(
          roundGradient(
            [
              [0, mix(colour, 0xffffff, metal ? 0.85 : 0.55)],
              [metal ? 0.22 : 0.3, mix(colour, 0xffffff, metal ? 0.25 : 0.15)],
              [0.66, colour],
              [0.9, mix(colour, 0x000000, metal ? 0.55 : 0.38)],
              [1, mix(colour, 0x000000, metal ? 0.4 : 0.5)],
            ],
            { x: 0.36, y: 0.32 },
          ),
        );
      switch (grain) {
        case 'specks':
          for (let n = 0; n < 46; n++) {
            // The golden angle spreads them evenly over the disc.
            const [d, angle] = [r * 0.93 * Math.sqrt((n + 0.5) / 46), n * 2.399_963];
            body
              .ellipse(d * Math.cos(angle), d * Math.sin(angle), 2.6 - (n % 3) * 0.6, 1.5)
              .fill({ color: n % 4 === 0 ? 0xe2c190 : 0x6d4520, alpha: 0.55 });
          }
          break;
        case 'rings':
          for (let n = 1; n < 6; n++) {
            body.ellipse(-4, 2, r * 0.16 * n, r * 0.1 * n + 3).stroke({ width: 1.6, color: 0x5f3917, alpha: 0.45 });
          }
          break;
        case 'cracks':
          for (const [x, y, dx, dy] of [
            [-20, -8, 26, 14],
            [6, 6, 14, -22],
            [-6, 14, -16, 14],
            [14, 14, 12, 10],
          ] as const) {
            body
              .moveTo(x, y)
              .lineTo(x + dx * 0.5, y + dy * 0.4 + 3)
              .lineTo(x + dx, y + dy)
              .stroke({ width: 1.3, color: 0xffffff, alpha: 0.8 });
          }
          break;
        case 'metal':
          body.ellipse(-r * 0.05, r * 0.78, r * 0.5, r * 0.1).fill({ color: 0xffffff, alpha: 0.16 });
          break;
        case 'none':
          break;
      }
      body.ellipse(-r * 0.36, -r * 0.44, r * 0.2, r * 0.13).fill({ color: 0xffffff, alpha: metal ? 0.75 : 0.5 });
    },
  };
}
