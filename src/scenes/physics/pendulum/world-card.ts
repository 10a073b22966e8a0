/** A card that hangs from the crossbar: the globe on which the pendulum swings, and its name. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { roundGradient } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface WorldCard {
  readonly root: Container;
  /** Of the card, from its origin. */
  readonly box: Box;
  /** Width of the card and height of its letters. */
  lay(width: number, size: number): void;
  /** Null: it is to be found. */
  set(gravity: number | null): void;
}

interface World {
  readonly name: string;
  readonly gravity: number;
  readonly lit: number;
  readonly dim: number;
  readonly marks: (pen: GraphicsContext) => void;
}

/** Of a globe that is drawn with radius 20. */
const GLOBE = 20;
const THREAD = 9;

const WORLDS: readonly World[] = [
  {
    name: 'Moon',
    gravity: 1.62,
    lit: 0xe9e9e6,
    dim: 0x85888e,
    marks(pen) {
      pen
        .ellipse(-6, -6, 6, 5)
        .ellipse(5, -2, 5, 4)
        .ellipse(-3, 4, 4.6, 3)
        .fill({ color: 0x6c7077, alpha: 0.55 })
        .circle(5, 11, 2)
        .circle(-11, 6, 1.6)
        .circle(11, 6, 1.4)
        .fill({ color: 0xffffff, alpha: 0.75 });
    },
  },
  {
    name: 'Mars',
    gravity: 3.71,
    lit: 0xe9a06c,
    dim: 0x8a4023,
    marks(pen) {
      pen
        .poly([-14, 2, -6, -2, 2, 2, 12, -1, 14, 4, 5, 7, -3, 5, -11, 8])
        .fill({ color: 0x5f2a17, alpha: 0.55 })
        .ellipse(0, -17, 7, 2.2)
        .ellipse(1, 18, 4, 1.4)
        .fill({ color: 0xffffff, alpha: 0.85 });
    },
  },
  {
    name: 'Earth',
    gravity: 9.81,
    lit: 0x6fb4ee,
    dim: 0x164a86,
    marks(pen) {
      pen
        .poly([-4, -15, 4, -15, 6, -10, 2, -7, -3, -9])
        .poly([-6, -5, 1, -6, 7, -3, 11, 1, 6, 4, 4, 11, 0, 14, -2, 6, -7, 1])
        .poly([12, -10, 16, -7, 17, -1, 13, -4])
        .fill({ color: 0x4d9a4c, alpha: 0.95 })
        .ellipse(0, -18, 6, 1.5)
        .ellipse(0, 18, 6, 1.5)
        .fill({ color: 0xffffff, alpha: 0.9 })
        .ellipse(-9, 5, 6, 1.6)
        .ellipse(7, -9, 7, 1.5)
        .ellipse(-7, -10, 5, 1.2)
        .fill({ color: 0xffffff, alpha: 0.6 });
    },
  },
  {
    name: 'Neptune',
    gravity: 11.15,
    lit: 0x7d9df2,
    dim: 0x1f357f,
    marks(pen) {
      pen
        .ellipse(0, -9, 16, 1.8)
        .ellipse(0, 9, 16, 1.6)
        .fill({ color: 0xffffff, alpha: 0.22 })
        .ellipse(-5, 3, 5, 2.4)
        .fill({ color: 0x14245f, alpha: 0.7 });
    },
  },
];
const ELSEWHERE: World = { name: '', gravity: Number.NaN, lit: 0xd9e0e8, dim: 0x78838f, marks: () => {} };

/** The next of the known worlds, by the strength of its gravity. */
export const nextWorld = (gravity: number): number =>
  (WORLDS.find((world) => world.gravity > gravity + 1e-9) ?? WORLDS[0] ?? ELSEWHERE).gravity;

/** Origin where its threads leave the crossbar. */
export function createWorldCard(context: StageContext): WorldCard {
  const { theme } = context;
  const root = new Container({ label: 'world' });
  const card = new Graphics();
  const shapes = new Map(
    [...WORLDS, ELSEWHERE].map((world) => {
      const shape = new GraphicsContext().circle(0, 0, GLOBE).fill(
        roundGradient(
          [
            [0, world.lit],
            [1, world.dim],
          ],
          { x: 0.34, y: 0.3 },
        ),
      );
      world.marks(shape);
      return [world, shape] as const;
    }),
  );
  root.once('destroyed', () => {
    for (const shape of shapes.values()) shape.destroy();
  });
  const globe = new Graphics({ context: shapes.get(ELSEWHERE) as GraphicsContext });
  const words = context.text({ size: 12, weight: '600', colour: theme.paperInk, anchor: [0.5, 0] });
  root.addChild(card, globe, words);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let shown: number | null | undefined;
  return {
    root,
    get box() {
      return box;
    },
    lay(width, size) {
      const radius = Math.min(0.3 * width, 1.5 * size);
      box = { x: -width / 2, y: THREAD, width, height: 2 * radius + size * 1.3 + 13 };
      const side = width / 2 - 8;
      card
        .clear()
        .moveTo(-side, 0)
        .lineTo(-side, THREAD + 2)
        .moveTo(side, 0)
        .lineTo(side, THREAD + 2)
        .stroke({ width: 1.2, color: theme.inkSoft })
        .rect(box.x + 2, box.y + 3, box.width, box.height)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
        .rect(box.x, box.y, box.width, box.height)
        .fill(theme.paper);
      asPanel(card, box);
      globe.scale.set(radius / GLOBE);
      globe.y = THREAD + 5 + radius;
      words.style.fontSize = size;
      words.y = globe.y + radius + 3;
    },
    set(gravity) {
      if (gravity === shown) return;
      shown = gravity;
      const world = WORLDS.find((each) => gravity !== null && Math.abs(each.gravity - gravity) < 1e-9) ?? ELSEWHERE;
      globe.context = shapes.get(world) as GraphicsContext;
      words.text = gravity === null ? '?' : world.name === '' ? gravity.toFixed(2) : world.name;
    },
  };
}
