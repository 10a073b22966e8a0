/** Slotted brass masses: on their hanger, on the peg of a rack, or one in the hand. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, metalAcross, metalDown, mix } from '../../kit/paint/shading';

export const DISC = { width: 72, height: 5.2 } as const;
/** Of the hanger, from its hook to its plate. */
export const HANGER_LENGTH = 118;

const brass = acrossGradient([
  [0, 0x8a6524],
  [0.2, 0xf4dc98],
  [0.45, 0xd2a54c],
  [0.85, 0x85611f],
  [1, 0xa67d33],
]);

function discContext(): GraphicsContext {
  return new GraphicsContext()
    .roundRect(-DISC.width / 2, -DISC.height, DISC.width, DISC.height - 0.5, 1.6)
    .fill(brass)
    .rect(-DISC.width / 2 + 1.5, -DISC.height + 0.3, DISC.width - 3, 0.9)
    .fill({ color: 0xffffff, alpha: 0.42 })
    .rect(-2.4, -DISC.height, 4.8, DISC.height - 0.5)
    .fill({ color: 0x3d2a08, alpha: 0.75 });
}

interface Pile {
  readonly root: Container;
  /** How many lie there. */
  count(discs: number): void;
}

/** Grows upwards from its origin. */
function createPile(most: number): Pile {
  const root = new Container({ label: 'masses' });
  const context = discContext();
  root.once('destroyed', () => context.destroy());
  const discs = Array.from({ length: most }, (_, n) => {
    const disc = new Graphics(context);
    disc.position.set((n % 3) - 1, -n * DISC.height);
    return disc;
  });
  root.addChild(...discs);
  return {
    root,
    count(shown) {
      discs.forEach((disc, n) => {
        const visible = n < shown;
        disc.visible = visible;
      });
    },
  };
}

export interface MassHanger {
  readonly root: Container;
  count(discs: number): void;
}

/** A hanger that is a mass itself. Origin where it hangs. */
export function createMassHanger({ theme }: StageContext, most: number): MassHanger {
  const root = new Container({ label: 'hanger' });
  const pile = createPile(most);
  pile.root.y = HANGER_LENGTH - 6;
  const plate = new Graphics()
    .roundRect(-DISC.width / 2 - 3, HANGER_LENGTH - 6, DISC.width + 6, 6, 2.4)
    .fill(brass)
    .roundRect(-DISC.width / 2 - 1, HANGER_LENGTH - 5.4, DISC.width + 2, 1, 0.5)
    .fill({ color: 0xffffff, alpha: 0.45 });
  const rod = new Graphics()
    .rect(-1.6, 7, 3.2, HANGER_LENGTH - 12)
    .fill(metalAcross(theme))
    .moveTo(0, 8)
    .arc(0, 3, 5, Math.PI / 2, -Math.PI * 0.75, true)
    .stroke({ width: 2.6, color: theme.metal[1], cap: 'round' });
  root.addChild(plate, rod, pile.root);
  return { root, count: (discs) => pile.count(discs) };
}

/** A peg on a foot with the masses that are not in use. Origin at the middle of its foot, on the bench. */
export function createMassRack(context: StageContext, most: number): MassHanger {
  const { theme } = context;
  const root = new Container({ label: 'rack of masses' });
  const height = most * DISC.height + 14;
  const shadow = contactShadow(theme, 110, 16);
  shadow.y = 2;
  const wood = mix(0x8b5e34, 0x000000, theme.name === 'dark' ? 0.25 : 0);
  const foot = new Graphics()
    .roundRect(-44, -9, 88, 11, 3)
    .fill(
      acrossGradient([
        [0, mix(wood, 0x000000, 0.15)],
        [0.25, mix(wood, 0xffffff, 0.22)],
        [1, mix(wood, 0x000000, 0.35)],
      ]),
    )
    .roundRect(-2, -height - 9, 4, height, 2)
    .fill(metalDown(theme));
  const pile = createPile(most);
  pile.root.y = -9;
  root.addChild(shadow, foot, pile.root);
  return { root, count: (discs) => pile.count(discs) };
}

/** One mass, as a hand carries it. Origin at the middle of its foot. */
export function createLooseMass(): Container {
  const root = new Container({ label: 'a mass in the hand', visible: false });
  const context = discContext();
  root.once('destroyed', () => context.destroy());
  root.addChild(new Graphics(context));
  return root;
}
