/** Potential, kinetic and thermal energy and their sum as curves on a dark screen, against time or distance. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createCurveLine } from './curve-line';
import { ENERGY_COLOURS } from './energy-column';
import { screen } from './shading';

export interface EnergyGraph {
  readonly root: Container;
  lay(width: number, height: number): void;
  /** Rows of time, distance, potential, kinetic, thermal. `whole`: the value at the upper end. */
  draw(rows: Float32Array, points: number, stride: number, whole: number, overDistance: boolean): void;
}

const COLUMNS = 5;
const TOP = 40;
const BOTTOM = 27;
const SIDE = 12;
const ENDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/** Origin at the upper left. */
export function createEnergyGraph(context: StageContext): EnergyGraph {
  const { theme } = context;
  const root = new Container({ label: 'energy graph' });
  const back = new Container();
  const grid = new Graphics();
  const end = context.text({ size: 12, mono: true, colour: theme.screenGlow, anchor: [1, 1] });
  const curves = [
    createCurveLine(0xffffff, 1.6),
    createCurveLine(ENERGY_COLOURS.potential, 2.2),
    createCurveLine(ENERGY_COLOURS.kinetic, 2.2),
    createCurveLine(ENERGY_COLOURS.thermal, 2.2),
  ] as const;
  root.addChild(back, grid, end, ...curves.map((curve) => curve.root));
  let box = { width: 1, height: 1 };
  let key = '';
  let shownEnd = '';
  return {
    root,
    lay(width, height) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      box = { width: width - 2 * SIDE, height: height - TOP - BOTTOM };
      grid.clear();
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        grid.rect(SIDE, TOP + part * box.height - 0.5, box.width, 1);
        grid.rect(SIDE + part * box.width - 0.5, TOP, 1, box.height);
      }
      grid.fill({ color: theme.screenDim, alpha: 0.6 });
      end.position.set(width - 8, height - 5);
      key = '';
    },
    draw(rows, points, stride, whole, overDistance) {
      const along = overDistance ? 1 : 0;
      const last = points > 0 ? (rows[(points - 1) * COLUMNS + along] ?? 0) : 0;
      const most = ENDS.find((value) => value >= last) ?? last;
      const next = `${most} ${stride} ${whole} ${overDistance}`;
      if (next !== key) {
        key = next;
        for (const curve of curves) curve.forget();
      }
      const words = overDistance ? `0 to ${most} m` : `0 to ${most} s`;
      if (words !== shownEnd) {
        shownEnd = words;
        end.text = words;
      }
      curves.forEach((curve, n) => {
        curve.grow(points, (index, place) => {
          const row = index * COLUMNS;
          const energy =
            n === 0 ? (rows[row + 2] ?? 0) + (rows[row + 3] ?? 0) + (rows[row + 4] ?? 0) : (rows[row + 1 + n] ?? 0);
          place.x = SIDE + ((rows[row + along] ?? 0) / most) * box.width;
          place.y = TOP + box.height * (1 - energy / whole);
          return true;
        });
      });
    },
  };
}
