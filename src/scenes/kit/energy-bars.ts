/** Bars on a dark screen: how an energy divides among its kinds. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { screen } from './shading';

export interface EnergyBars {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** One value each, and what a full bar stands for. */
  set(values: readonly number[], full: number): void;
}

export interface EnergyBar {
  readonly sign: string;
  readonly colour: number;
}

const MARGIN = 10;

/** Origin at the upper left. */
export function createEnergyBars(context: StageContext, kinds: readonly EnergyBar[]): EnergyBars {
  const { theme } = context;
  const root = new Container({ label: 'energy bars' });
  const back = new Container();
  const grid = new Graphics();
  root.addChild(back, grid);
  const bars: readonly { readonly bar: Graphics; readonly sign: Text }[] = kinds.map(({ sign, colour }) => {
    const bar = new Graphics().rect(-0.5, -1, 1, 1).fill(colour);
    const text = context.text({ text: sign, size: 12, weight: '600', colour, anchor: [0.5, 1] });
    root.addChild(bar, text);
    return { bar, sign: text };
  });
  let high = 1;
  return {
    root,
    lay(width, height, textSize) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 6));
      const foot = height - textSize * 1.3 - 8;
      high = foot - MARGIN;
      grid.clear();
      for (let n = 0; n <= 4; n++) grid.rect(MARGIN, foot - (n * high) / 4 - 0.5, width - 2 * MARGIN, 1);
      grid.fill({ color: theme.screenDim, alpha: 0.8 });
      const pitch = (width - 2 * MARGIN) / bars.length;
      bars.forEach(({ bar, sign }, n) => {
        const x = MARGIN + (n + 0.5) * pitch;
        bar.position.set(x, foot);
        bar.scale.x = Math.min(34, pitch * 0.5);
        sign.style.fontSize = textSize;
        sign.position.set(x, height - 5);
      });
    },
    set(values, full) {
      bars.forEach(({ bar }, n) => {
        const next = full > 0 ? high * Math.min(1, Math.max(0, (values[n] ?? 0) / full)) : 0;
        // Less than half a unit is not seen.
        if (Math.abs(next - bar.scale.y) > 0.5 || (next === 0 && bar.scale.y !== 0)) bar.scale.y = next;
      });
    },
  };
}
