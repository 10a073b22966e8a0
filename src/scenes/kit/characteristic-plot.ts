/** A screen with current against voltage: settled points of several components, and where the circuit stands now. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { screen } from './shading';

export interface CharacteristicPoint {
  /** V and A. */
  readonly voltage: number;
  readonly current: number;
  /** Which of the plot's series it belongs to. */
  readonly series: number;
}

export interface CharacteristicPlot {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** `now` is null where nothing can be seen of the circuit; `volts` is the end of the axis. */
  draw(
    points: readonly CharacteristicPoint[],
    now: { readonly voltage: number; readonly current: number } | null,
    volts: number,
  ): void;
}

/** Marks of the series differ in form as well: disc, diamond, triangle. */
const HUES = [0x56b4e9, 0xf0a830, 0x2fd0a0] as const;
const MARKS: readonly ((g: GraphicsContext) => GraphicsContext)[] = [
  (g) => g.circle(0, 0, 3.4),
  (g) => g.poly([0, -4.4, 4.4, 0, 0, 4.4, -4.4, 0], true),
  (g) => g.poly([0, -4.4, 4.2, 3.4, -4.2, 3.4], true),
];
/** Ends that the axis of the current may have, mA. */
const ENDS = [1, 3, 10, 30, 100, 300, 1000, 3000];

/** Origin at its upper left. */
export function createCharacteristicPlot(context: StageContext): CharacteristicPlot {
  const { theme } = context;
  const root = new Container({ label: 'characteristic' });
  const back = new Container();
  const grid = new Graphics();
  const ink = { colour: theme.screenGlow, size: 11 } as const;
  const title = context.text({ text: 'I / mA', size: 13, weight: '600', colour: theme.screenGlow });
  const below = context.text({
    text: 'V / V',
    size: 13,
    weight: '600',
    colour: theme.screenGlow,
    anchor: [1, 1],
  });
  const across = createAxis(context, { side: 'bottom', unit: '', ...ink });
  const up = createAxis(context, { side: 'left', unit: '', ...ink });
  const shapes = MARKS.map((mark) => mark(new GraphicsContext()).fill(0xffffff));
  root.once('destroyed', () => {
    for (const shape of shapes) shape.destroy();
  });
  const layer = new Container();
  const marks: Graphics[] = [];
  const pen = new Graphics()
    .circle(0, 0, 8)
    .stroke({ width: 1.6, color: 0xffffff, alpha: 0.9 })
    .circle(0, 0, 3)
    .fill(0xffffff);
  root.addChild(back, grid, across.root, up.root, title, below, layer, pen);
  let box = { x: 0, y: 0, width: 1, height: 1 };
  let em = 12;
  let shown: readonly CharacteristicPoint[] | null = null;
  let scale = { left: 0, right: 12, low: 0, high: 100 };
  let key = '';

  const spot = (voltage: number, current: number): { x: number; y: number } => ({
    x: box.x + ((voltage - scale.left) / (scale.right - scale.left)) * box.width,
    y: box.y + box.height * (1 - (current * 1e3 - scale.low) / (scale.high - scale.low)),
  });

  function rule(): void {
    across.root.position.set(box.x, box.y + box.height);
    up.root.position.set(box.x, box.y + box.height);
    across.lay(box.width, scale.left, scale.right, em * 2.6);
    up.lay(box.height, scale.low, scale.high, em * 2.2);
    grid.clear();
    const zero = spot(0, 0);
    for (let n = 1; n < 8; n++) {
      grid.moveTo(box.x + (n * box.width) / 8, box.y).lineTo(box.x + (n * box.width) / 8, box.y + box.height);
      grid.moveTo(box.x, box.y + (n * box.height) / 8).lineTo(box.x + box.width, box.y + (n * box.height) / 8);
    }
    grid.stroke({ width: 1, color: theme.screenDim, alpha: 0.7 });
    grid
      .moveTo(zero.x, box.y)
      .lineTo(zero.x, box.y + box.height)
      .moveTo(box.x, zero.y)
      .lineTo(box.x + box.width, zero.y)
      .stroke({ width: 1.4, color: theme.screenGlow, alpha: 0.65 });
  }

  return {
    root,
    lay(width, height, textSize) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      em = textSize;
      const left = em * 3.4 + 12;
      // The caller's figures have the first line, the axis its title in the second.
      const top = em * 2.7 + 16;
      box = { x: left, y: top, width: width - left - em * 1.1, height: height - top - em * 2.9 - 10 };
      title.position.set(12, em * 1.3 + 10);
      below.position.set(width - 10, height - 6);
      key = '';
      shown = null;
    },
    draw(points, now, volts) {
      const all = now ? [...points, now] : points;
      const least = all.reduce((low, { voltage }) => Math.min(low, voltage), 0);
      const largest = all.reduce((most, { current }) => Math.max(most, Math.abs(current) * 1e3), 0);
      const end = ENDS.find((value) => largest <= value * 1.001) ?? 3000;
      const both = least < 0;
      const next = `${both} ${end} ${volts} ${box.width} ${box.height}`;
      if (next !== key) {
        key = next;
        scale = { left: both ? -volts : 0, right: volts, low: both ? -end : 0, high: end };
        rule();
        shown = null;
      }
      if (points !== shown) {
        shown = points;
        points.forEach(({ voltage, current, series }, n) => {
          const shape = shapes[series % shapes.length];
          if (!shape) return;
          const mark = marks[n] ?? layer.addChild(new Graphics(shape));
          marks[n] = mark;
          mark.context = shape;
          mark.tint = HUES[series % HUES.length] ?? HUES[0];
          const { x, y } = spot(voltage, current);
          mark.position.set(x, y);
          mark.visible = true;
        });
        for (let n = points.length; n < marks.length; n++) {
          const mark = marks[n];
          if (mark) mark.visible = false;
        }
      }
      pen.visible = now !== null;
      if (now) {
        const { x, y } = spot(now.voltage, now.current);
        pen.position.set(x, y);
      }
    },
  };
}
