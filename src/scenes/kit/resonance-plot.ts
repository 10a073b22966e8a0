/** Amplitude over frequency on a dark screen: points that were put there, and where the frequency stands now. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { screen } from './shading';

export interface ResonancePoint {
  readonly frequency: number;
  readonly amplitude: number;
  /** Made with the settings that stand now. */
  readonly present: boolean;
}

export interface ResonancePlot {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** Values at the far ends of the axes, Hz and m. */
  scale(frequency: number, amplitude: number): void;
  points(points: readonly ResonancePoint[]): void;
  /** The frequency that is set; null while the motor is off. */
  cursor(frequency: number | null): void;
}

const MOST = 60;

/** Origin at the upper left. */
export function createResonancePlot(context: StageContext): ResonancePlot {
  const { theme } = context;
  const root = new Container({ label: 'resonance curve' });
  const back = new Container();
  const field = new Container();
  const grid = new Graphics();
  const ink = { colour: theme.screenGlow, size: 11 } as const;
  const xAxis = createAxis(context, { side: 'bottom', unit: 'Hz', ...ink });
  const yAxis = createAxis(context, { side: 'left', unit: '', ...ink });
  const title = context.text({ text: 'resonance', size: 12, weight: '600', colour: theme.screenGlow, anchor: [1, 0] });
  const up = context.text({ text: 'A in m', size: 12, weight: '600', colour: theme.screenGlow, anchor: [0, 0] });
  const line = new Graphics({ visible: false }).rect(-0.7, -1, 1.4, 1).fill({ color: 0xffb066, alpha: 0.9 });
  const fresh = new GraphicsContext().circle(0, 0, 4).fill(0xffffff).circle(0, 0, 2.6).fill(0x0d9488);
  const old = new GraphicsContext().circle(0, 0, 3).stroke({ width: 1.4, color: theme.screenGlow, alpha: 0.6 });
  root.once('destroyed', () => {
    fresh.destroy();
    old.destroy();
  });
  const dots = Array.from({ length: MOST }, () => {
    const dot = new Graphics(fresh);
    dot.visible = false;
    return dot;
  });
  field.addChild(grid, line, ...dots);
  root.addChild(back, xAxis.root, yAxis.root, field, title, up);
  let box = { width: 1, height: 1 };
  let most = { frequency: 3, amplitude: 0.5 };
  let shown: readonly ResonancePoint[] = [];
  let size = 12;
  const settle = (): void => {
    xAxis.lay(box.width, 0, most.frequency, 3.6 * size);
    yAxis.lay(box.height, 0, most.amplitude, 2 * size);
    grid.clear();
    for (const part of [0.25, 0.5, 0.75, 1]) {
      grid.rect(0, -part * box.height - 0.5, box.width, 1).rect(part * box.width - 0.5, -box.height, 1, box.height);
    }
    grid.fill({ color: theme.screenDim, alpha: 0.55 });
    dots.forEach((dot, n) => {
      const point = shown[n];
      dot.visible = point !== undefined && point.frequency <= most.frequency;
      if (!point) return;
      dot.context = point.present ? fresh : old;
      dot.position.set(
        (point.frequency / most.frequency) * box.width,
        -Math.min(1.02, point.amplitude / most.amplitude) * box.height,
      );
    });
    line.scale.y = box.height;
  };
  return {
    root,
    lay(width, height, textSize) {
      size = textSize;
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 6));
      const left = 14 + 2.6 * size;
      const bottom = 12 + 1.3 * size;
      box = { width: width - left - 1.6 * size, height: height - bottom - 12 - size };
      for (const part of [field, xAxis.root, yAxis.root]) part.position.set(left, height - bottom);
      for (const text of [title, up]) text.style.fontSize = size;
      title.position.set(width - 8, 4);
      up.position.set(9, 4);
      settle();
    },
    scale(frequency, amplitude) {
      if (frequency === most.frequency && amplitude === most.amplitude) return;
      most = { frequency, amplitude };
      settle();
    },
    points(points) {
      shown = points;
      settle();
    },
    cursor(frequency) {
      const visible = frequency !== null && frequency <= most.frequency;
      if (line.visible !== visible) line.visible = visible;
      if (frequency === null) return;
      const x = (frequency / most.frequency) * box.width;
      if (line.x !== x) line.x = x;
    },
  };
}
