/** A pinch of a solution: particles that wander between four walls, as many of each kind as its concentration says. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { screen } from './shading';

export interface Kind {
  readonly name: string;
  readonly colour: number;
  readonly radius: number;
  /** Two atoms side by side rather than one. */
  readonly pair?: boolean;
  /** The most that are ever shown. */
  readonly most: number;
}

export interface SolutionBox {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** How many of each kind, in the order given, and how far they have wandered: seconds at room temperature. */
  draw(counts: readonly number[], wandered: number): void;
}

const SPEED = 26;
/** Fractions of these steps are spread evenly and never repeat. */
const SPREAD = [0.618_034, 0.754_878, 0.569_84] as const;

const fraction = (x: number): number => x - Math.floor(x);
/** A path that is folded back at both walls: 0 … 1 … 0. */
const fold = (x: number): number => {
  const part = fraction(x / 2) * 2;
  return part > 1 ? 2 - part : part;
};

/** Origin at its upper left. */
export function createSolutionBox(context: StageContext, title: string, kinds: readonly Kind[]): SolutionBox {
  const { theme } = context;
  const root = new Container({ label: 'solution' });
  const back = new Container();
  const heading = context.text({ text: title, size: 13, weight: '600', colour: theme.screenGlow });
  const legend = new Graphics();
  const names = kinds.map(({ name }) =>
    context.text({ text: name, size: 12, colour: theme.screenGlow, anchor: [0, 0.5] }),
  );
  const shapes = kinds.map(({ colour, radius, pair }) => {
    const shape = new GraphicsContext();
    for (const x of pair ? [-radius * 0.8, radius * 0.8] : [0]) {
      shape
        .circle(x, 0, radius)
        .fill(colour)
        .circle(x - radius * 0.3, -radius * 0.35, radius * 0.38)
        .fill({ color: 0xffffff, alpha: 0.45 });
    }
    return shape;
  });
  const particles = shapes.map((shape, kind) =>
    Array.from({ length: kinds[kind]?.most ?? 0 }, () => new Graphics({ context: shape, visible: false })),
  );
  root.once('destroyed', () => {
    for (const shape of shapes) shape.destroy();
  });
  root.addChild(back, heading, legend, ...names, ...particles.flat());
  let box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    lay(width, height, textSize) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 7));
      heading.position.set(12, 9);
      const foot = height - textSize * 0.9 - 4;
      legend.clear();
      // Each name has room for its letters, and its dot as much as three of them.
      const letters = kinds.map(({ name }) => name.length + 3);
      const pitch = (width - 24) / letters.reduce((sum, count) => sum + count, 0);
      let x = 18;
      kinds.forEach(({ colour }, kind) => {
        legend.circle(x, foot, 4.5).fill(colour);
        names[kind]?.position.set(x + 9, foot);
        x += pitch * (letters[kind] ?? 0);
      });
      const top = textSize * 1.2 + 18;
      box = { x: 12, y: top, width: width - 24, height: foot - textSize * 0.8 - 6 - top };
    },
    draw(counts, wandered) {
      let seed = 0;
      kinds.forEach(({ radius, pair }, kind) => {
        const count = counts[kind] ?? 0;
        const margin = radius * (pair ? 1.8 : 1);
        particles[kind]?.forEach((particle, n) => {
          const visible = n < count;
          if (particle.visible !== visible) particle.visible = visible;
          seed++;
          if (!visible) return;
          const angle = 2 * Math.PI * fraction(seed * SPREAD[2]);
          const way = (SPEED * (0.6 + 0.8 * fraction(seed * 0.37)) * wandered) / box.height;
          particle.position.set(
            box.x +
              margin +
              (box.width - 2 * margin) *
                fold(fraction(seed * SPREAD[0]) * 2 + (way * box.height * Math.cos(angle)) / box.width),
            box.y + margin + (box.height - 2 * margin) * fold(fraction(seed * SPREAD[1]) * 2 + way * Math.sin(angle)),
          );
          if (pair) particle.rotation = angle + way;
        });
      });
    },
  };
}
