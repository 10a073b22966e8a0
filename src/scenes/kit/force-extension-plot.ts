/** Force over extension on a dark screen: where the spring is now, the energy below its line, and where loads came to rest. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { screen } from './shading';

export interface ForceExtensionPlot {
  readonly root: Container;
  /** Stage units; `size`: of its figures. */
  lay(width: number, height: number, size: number): void;
  /** Values at the far ends of the axes, m and N. */
  scale(extension: number, force: number): void;
  /** The state now; the line begins at the permanent set. */
  set(extension: number, force: number, set: number): void;
  rests(points: readonly { readonly extension: number; readonly force: number }[]): void;
  energy(words: string): void;
}

const MOST_RESTS = 40;
const FILL = 0xf2b84b;

/** Origin at the upper left. */
export function createForceExtensionPlot(context: StageContext): ForceExtensionPlot {
  const { theme } = context;
  const root = new Container({ label: 'force over extension' });
  const back = new Container();
  const field = new Container();
  const grid = new Graphics();
  const xAxis = createAxis(context, { side: 'bottom', colour: theme.screenGlow, size: 12, unit: '' });
  const yAxis = createAxis(context, { side: 'left', colour: theme.screenGlow, size: 12, unit: '' });
  xAxis.root.alpha = yAxis.root.alpha = 0.8;
  const title = context.text({ text: 'F in N', size: 12, weight: '600', colour: theme.screenGlow });
  const along = context.text({ text: 'x in m', size: 12, weight: '600', colour: theme.screenGlow, anchor: [1, 1] });
  along.alpha = 0.8;
  const words = context.text({ size: 13, mono: true, weight: '600', colour: FILL, anchor: [1, 0] });
  const triangle = new Graphics().poly([0, 0, 1, 0, 1, -1]).fill({ color: FILL, alpha: 0.3 });
  const line = new Graphics().rect(0, -1.2, 1, 2.4).fill(theme.screenGlow);
  const dot = new GraphicsContext().circle(0, 0, 4.2).fill(0xffffff).circle(0, 0, 2.4).fill(0x0d7d74);
  root.once('destroyed', () => dot.destroy());
  const dots = Array.from({ length: MOST_RESTS }, () => {
    const mark = new Graphics(dot);
    mark.visible = false;
    return mark;
  });
  const now = new Graphics().circle(0, 0, 6).fill(FILL).circle(0, 0, 6).stroke({ width: 1.6, color: 0xffffff });
  field.addChild(grid, triangle, line, ...dots, now);
  root.addChild(back, xAxis.root, yAxis.root, field, title, along, words);
  let box = { width: 1, height: 1 };
  let most = { extension: 1, force: 1 };
  let marked: readonly { readonly extension: number; readonly force: number }[] = [];
  let restsKey = '';
  let size = 12;
  const xOf = (extension: number): number => Math.min(1.02, extension / most.extension) * box.width;
  const yOf = (force: number): number => -Math.min(1.02, force / most.force) * box.height;
  const settle = (): void => {
    xAxis.lay(box.width, 0, most.extension, 4.2 * size);
    yAxis.lay(box.height, 0, most.force, 2 * size);
    grid.clear();
    for (const part of [0.25, 0.5, 0.75, 1]) {
      grid.rect(0, -part * box.height - 0.5, box.width, 1).rect(part * box.width - 0.5, -box.height, 1, box.height);
    }
    grid.fill({ color: theme.screenDim, alpha: 0.55 });
    dots.forEach((mark, n) => {
      const rest = marked[n];
      mark.visible = rest !== undefined && rest.extension <= most.extension && rest.force <= most.force;
      if (rest) mark.position.set(xOf(rest.extension), yOf(rest.force));
    });
  };
  return {
    root,
    lay(width, height, figures) {
      size = figures;
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      const left = 16 + 1.9 * size;
      const bottom = 13 + 1.4 * size;
      const top = 12 + 1.5 * size;
      box = { width: width - left - 14, height: height - top - bottom };
      for (const part of [field, xAxis.root, yAxis.root]) part.position.set(left, height - bottom);
      title.position.set(9, 7);
      along.position.set(width - 12, height - bottom - 4);
      words.position.set(width - 12, 7);
      settle();
    },
    scale(extension, force) {
      if (most.extension === extension && most.force === force) return;
      most = { extension, force };
      settle();
    },
    set(extension, force, set) {
      const from = xOf(set);
      const x = xOf(extension) - from;
      const y = yOf(Math.max(0, force));
      triangle.position.x = line.position.x = from;
      triangle.scale.set(x, -y);
      line.rotation = Math.atan2(y, x);
      line.scale.x = Math.sqrt(x * x + y * y);
      now.position.set(from + x, y);
    },
    rests(points) {
      const last = points.at(-1);
      const key = last ? `${points.length} ${last.extension} ${last.force}` : '';
      if (key === restsKey) return;
      restsKey = key;
      marked = points;
      settle();
    },
    energy(text) {
      if (words.text !== text) words.text = text;
    },
  };
}
