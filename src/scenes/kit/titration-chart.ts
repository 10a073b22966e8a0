/** A recorder's screen for a titration: the pH against the volume of base, and below it how steeply it rises. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { createCurveLine } from './curve-line';
import { screen } from './shading';

export interface TitrationChart {
  readonly root: Container;
  lay(width: number, height: number, textSize: number): void;
  /** Marked points, mL and pH, and where the pen stands now. */
  draw(volumes: readonly number[], ph: readonly number[], volume: number, phNow: number): void;
}

const MOST_PH = 14;
const PH_FIGURES = [0, 7, 14] as const;
/** Figures on the volume axis beside its zero. */
const VOLUME_FIGURES = 5;
/** Right ends of the volume axis, mL, and upper ends of the slope's, 1/mL: the least that holds the curve. */
const VOLUMES = [50, 100, 150, 250] as const;
const SLOPES = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
/** Part of the height that the pH takes, the gap below it, in text sizes, and the least step of volume that gives a slope, mL. */
const UPPER = 0.66;
const GAP = 0.7;
const LEAST_STEP = 0.01;
/** The pen is drawn anew when it has moved by half of a stage unit. */
const PEN_STEP = 0.5;
const SLOPE_COLOUR = 0xf4b350;

const holding = (ends: readonly number[], value: number): number =>
  ends.find((end) => value <= end) ?? ends.at(-1) ?? value;

/** Origin at its upper left. */
export function createTitrationChart(context: StageContext): TitrationChart {
  const { theme } = context;
  const root = new Container({ label: 'titration chart' });
  const back = new Container();
  const grid = new Graphics();
  const ink = { colour: theme.screenGlow, size: 12 } as const;
  const figures = (count: number, anchor: readonly [number, number]): readonly Text[] =>
    Array.from({ length: count }, () => context.text({ mono: true, anchor, ...ink }));
  const phFigures = figures(PH_FIGURES.length, [1, 0.5]);
  const volumeFigures = figures(VOLUME_FIGURES + 1, [0.5, 0]);
  const phTitle = context.text({ text: 'pH', size: 12.5, weight: '600', colour: theme.screenGlow });
  const slopeTitle = context.text({ size: 12.5, weight: '600', colour: SLOPE_COLOUR });
  const phCurve = createCurveLine(theme.screenGlow, 2);
  const slopeCurve = createCurveLine(SLOPE_COLOUR, 1.8);
  const pen = new Graphics();
  root.addChild(back, grid, ...phFigures, ...volumeFigures, phCurve.root, slopeCurve.root, pen, phTitle, slopeTitle);
  let size = 12;
  let left = 0;
  let width = 1;
  const upper = { top: 0, height: 1 };
  const lower = { top: 0, height: 1 };
  let most = VOLUMES[0] as number;
  let steepest = SLOPES[0] as number;
  /** The newest marked volume that is drawn: another one at its place means another flask. */
  let newest = { at: -1, volume: Number.NaN };
  let penKey = '';

  const x = (volume: number): number => left + (Math.min(volume, most) / most) * width;
  const phY = (value: number): number =>
    upper.top + (1 - Math.min(MOST_PH, Math.max(0, value)) / MOST_PH) * upper.height;
  const slopeY = (value: number): number =>
    lower.top + (1 - Math.min(steepest, Math.max(0, value)) / steepest) * lower.height;
  const slopeAt = (volumes: readonly number[], ph: readonly number[], n: number): number | null => {
    const step = (volumes[n + 1] ?? Number.NaN) - (volumes[n] ?? Number.NaN);
    return step >= LEAST_STEP ? ((ph[n + 1] ?? 0) - (ph[n] ?? 0)) / step : null;
  };
  const layAxes = (): void => {
    volumeFigures.forEach((figure, n) => {
      const volume = (n * most) / VOLUME_FIGURES;
      figure.text = n === VOLUME_FIGURES ? `${volume} mL` : String(volume);
      figure.position.set(x(volume), lower.top + lower.height + 8);
    });
    slopeTitle.text = `ΔpH/ΔV: 0–${steepest}/mL`;
    phCurve.forget();
    slopeCurve.forget();
    newest = { at: -1, volume: Number.NaN };
    penKey = '';
  };

  return {
    root,
    lay(fullWidth, fullHeight, textSize) {
      size = textSize;
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, fullWidth, fullHeight, 8));
      left = size * 1.9 + 16;
      width = fullWidth - left - size * 2.2;
      const top = size * 0.5 + 6;
      const height = fullHeight - top - size * 1.2 - 14;
      Object.assign(upper, { top, height: height * UPPER - size * GAP });
      Object.assign(lower, { top: top + height * UPPER, height: height * (1 - UPPER) });
      grid.clear();
      for (const value of PH_FIGURES) grid.moveTo(left, phY(value)).lineTo(left + width, phY(value));
      grid.moveTo(left, lower.top + lower.height).lineTo(left + width, lower.top + lower.height);
      grid.stroke({ width: 1, color: theme.screenDim });
      grid
        .moveTo(left, lower.top)
        .lineTo(left, lower.top + lower.height)
        .stroke({ width: 1.2, color: SLOPE_COLOUR });
      grid.moveTo(left, upper.top).lineTo(left, upper.top + upper.height);
      for (let value = 0; value <= MOST_PH; value++)
        grid.moveTo(left, phY(value)).lineTo(left - (value % 7 === 0 ? 6 : 3), phY(value));
      const foot = lower.top + lower.height;
      for (let n = 0; n <= 5 * VOLUME_FIGURES; n++) {
        const at = left + (width * n) / (5 * VOLUME_FIGURES);
        grid.moveTo(at, foot).lineTo(at, foot + (n % 5 === 0 ? 6 : 3));
      }
      grid
        .moveTo(left, foot)
        .lineTo(left + width, foot)
        .stroke({ width: 1.2, color: theme.screenGlow });
      phFigures.forEach((figure, n) => {
        const value = PH_FIGURES[n] ?? 0;
        figure.text = String(value);
        figure.position.set(left - 9, phY(value));
      });
      // Where the curve is low and leaves room.
      phTitle.position.set(left + 8, upper.top - 2);
      layAxes();
    },
    draw(volumes, ph, volume, phNow) {
      let slope = 0;
      let peak = 0;
      for (let n = 0; n + 1 < volumes.length; n++) {
        const here = slopeAt(volumes, ph, n) ?? 0;
        if (here <= slope) continue;
        slope = here;
        peak = volumes[n] ?? 0;
      }
      const end = holding(VOLUMES, volume);
      const top = holding(SLOPES, slope);
      if (end !== most || top !== steepest) {
        most = end;
        steepest = top;
        layAxes();
      }
      // Beside the peak, on its roomier side.
      const right = peak < most * 0.55;
      slopeTitle.anchor.x = right ? 1 : 0;
      slopeTitle.position.set(right ? left + width : left + 8, lower.top - 2);
      const count = volumes.length;
      if (count < newest.at + 1 || (newest.at >= 0 && volumes[newest.at] !== newest.volume)) {
        phCurve.forget();
        slopeCurve.forget();
      }
      newest = { at: count - 1, volume: volumes[count - 1] ?? Number.NaN };
      phCurve.grow(count, (n, place) => {
        place.x = x(volumes[n] ?? 0);
        place.y = phY(ph[n] ?? 0);
        return true;
      });
      slopeCurve.grow(Math.max(0, count - 1), (n, place) => {
        const value = slopeAt(volumes, ph, n);
        place.x = x(((volumes[n] ?? 0) + (volumes[n + 1] ?? 0)) / 2);
        place.y = slopeY(value ?? 0);
        return value !== null;
      });
      const round = (at: number): number => Math.round(at / PEN_STEP) * PEN_STEP;
      const tip = { x: round(x(volume)), y: round(phY(phNow)) };
      const key = `${count} ${tip.x} ${tip.y}`;
      if (key === penKey) return;
      penKey = key;
      pen.clear();
      if (count > 0) {
        pen
          .moveTo(x(volumes[count - 1] ?? 0), phY(ph[count - 1] ?? 0))
          .lineTo(tip.x, tip.y)
          .stroke({ width: 2, color: theme.screenGlow, cap: 'round' });
      }
      pen.circle(tip.x, tip.y, 3.2).fill(0xffffff);
    },
  };
}
