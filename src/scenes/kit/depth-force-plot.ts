/** Forces against depth on a dark screen, as a body found them on its way. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { screen } from './shading';

export const FORCE_COLOURS = { weight: 0xfbbf24, buoyancy: 0x7fe3ff, string: 0x9df0a8, drag: 0xff9ad8 } as const;

export interface DepthForcePlot {
  readonly root: Container;
  /** `titled`: there is room for the title and the names of the curves. */
  lay(width: number, height: number, textSize: number, titled: boolean): void;
  /** Ends of the axes, m and N. */
  scale(from: number, to: number, force: number): void;
  /** Weight; buoyancy and tension at evenly spaced depths, −1 where none was found. */
  draw(weight: number, buoyancies: Float32Array, tensions: Float32Array): void;
}

/** Origin at its upper left. */
export function createDepthForcePlot(context: StageContext): DepthForcePlot {
  const { theme } = context;
  const root = new Container({ label: 'forces against depth' });
  const back = new Container();
  const axis = createAxis(context, { side: 'bottom', colour: theme.screenGlow, size: 12, unit: 'm' });
  const up = createAxis(context, { side: 'left', colour: theme.screenGlow, size: 12, unit: '' });
  const title = context.text({
    text: 'Forces in N against depth',
    size: 12.5,
    weight: '600',
    colour: theme.screenGlow,
  });
  const line = new Graphics().rect(0, -0.8, 1, 1.6).fill({ color: FORCE_COLOURS.weight, alpha: 0.85 });
  const surface = new Graphics().rect(-0.5, 0, 1, 1).fill({ color: theme.screenGlow, alpha: 0.28 });
  const names = (['weight', 'buoyancy', 'string'] as const).map((name) =>
    context.text({ text: name, size: 12, weight: '700', colour: FORCE_COLOURS[name], anchor: [0, 0] }),
  );
  const spots = (['buoyancy', 'string'] as const).map((name) => {
    const shape = new GraphicsContext().circle(0, 0, 2.1).fill(FORCE_COLOURS[name]);
    root.once('destroyed', () => shape.destroy());
    return { shape, place: new Container(), marks: [] as Graphics[], values: new Float32Array(0) };
  });
  root.addChild(back, axis.root, up.root, surface, line, ...spots.map(({ place }) => place), title, ...names);
  let box = { x: 0, y: 0, width: 1, height: 1 };
  let range = { from: 0, to: 1, force: 1 };
  let size = 12;
  let outer = { width: 1, height: 1, titled: true };
  const forget = (): void => {
    for (const spot of spots) spot.values.fill(Number.NaN);
  };
  function place(): void {
    const left = 16 + size * 2.6;
    const top = outer.titled ? 12 + size * 2.9 : 14;
    box = { x: left, y: top, width: outer.width - left - 30, height: outer.height - top - 14 - size * 1.4 };
    axis.root.position.set(box.x, box.y + box.height);
    axis.lay(box.width, range.from, range.to, size * 3.6);
    up.root.position.set(box.x, box.y + box.height);
    up.lay(box.height, 0, range.force, size * 2.2);
    surface.position.set(box.x + (-range.from / (range.to - range.from)) * box.width, box.y);
    surface.scale.y = box.height;
    line.x = box.x;
    line.scale.x = box.width;
    forget();
  }
  return {
    root,
    lay(width, height, textSize, titled) {
      outer = { width, height, titled };
      size = textSize;
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      title.visible = titled;
      title.position.set(12, 7);
      let x = 12;
      for (const name of names) {
        name.visible = titled;
        name.position.set(x, 9 + textSize * 1.3);
        x += name.width + 14;
      }
      place();
    },
    scale(from, to, force) {
      if (from === range.from && to === range.to && force === range.force) return;
      range = { from, to, force };
      place();
    },
    draw(weight, buoyancies, tensions) {
      const y = (force: number): number => box.y + box.height * (1 - Math.min(1.02, force / range.force));
      const level = y(weight);
      if (line.y !== level) line.y = level;
      [buoyancies, tensions].forEach((values, index) => {
        const spot = spots[index];
        if (!spot) return;
        if (spot.values.length !== values.length) spot.values = new Float32Array(values.length).fill(Number.NaN);
        for (let n = 0; n < values.length; n++) {
          const value = values[n] ?? -1;
          if (value === spot.values[n]) continue;
          spot.values[n] = value;
          let mark = spot.marks[n];
          if (!mark) {
            if (value < 0) continue;
            mark = spot.place.addChild(new Graphics({ context: spot.shape }));
            spot.marks[n] = mark;
          }
          mark.visible = value >= 0;
          if (value >= 0) mark.position.set(box.x + (n / (values.length - 1)) * box.width, y(value));
        }
      });
    },
  };
}
