/** A pinch of a solution: particles that wander between four walls, as many of each kind as its concentration says. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';

export interface Kind {
  readonly name: string;
  readonly colour: number;
  readonly radius: number;
  /** Two atoms side by side rather than one. */
  readonly pair?: boolean;
  /** The most that are ever shown. */
  readonly most: number;
}

/** It is laid into the pane of a screen. */
export interface SolutionBox extends Part {
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

export function createSolutionBox(context: StageContext, title: string, kinds: readonly Kind[]): SolutionBox {
  const { theme } = context;
  const root = new Container({ label: 'solution' });
  const heading = context.text({ text: title, size: 12, weight: '600', colour: theme.screenInk });
  const legend = new Graphics();
  const names = kinds.map(({ name }) =>
    context.text({ text: name, size: 12, colour: theme.screenInk, anchor: [0, 0.5] }),
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
  root.addChild(heading, legend, ...names, ...particles.flat());
  let box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root,
    lay({ x: left, y: upper, width, height }: Box, { small }: TypeSizes) {
      root.position.set(left, upper);
      heading.style.fontSize = small;
      heading.position.set(4, 0);
      const foot = height - small * 0.7;
      legend.clear();
      // What is left over stands between the names.
      for (const name of names) name.style.fontSize = small;
      const letters = names.reduce((sum, name) => sum + name.width + 14, 0);
      const apart = Math.max(4, (width - 8 - letters) / Math.max(1, kinds.length - 1));
      let x = 8;
      kinds.forEach(({ colour }, kind) => {
        legend.circle(x, foot, 4.5).fill(colour);
        names[kind]?.position.set(x + 9, foot);
        x += (names[kind]?.width ?? 0) + 14 + apart;
      });
      const top = small * 1.5;
      box = { x: 2, y: top, width: width - 4, height: foot - small * 0.9 - top };
    },
    draw(counts, wandered) {
      let seed = 0;
      kinds.forEach(({ radius, pair }, kind) => {
        const count = counts[kind] ?? 0;
        const margin = radius * (pair ? 1.8 : 1);
        particles[kind]?.forEach((particle, n) => {
          const visible = n < count;
          particle.visible = visible;
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
