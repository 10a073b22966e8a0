/** Fragment size on a logarithmic scale against distance: points of a ladder, three curves, an unknown with its cross. */
import { Container, Graphics, type Text } from 'pixi.js';
import type { StageContext } from '../contract';
import { createAxis } from './axis';
import { mix, screen } from './shading';

export interface SizeCurves {
  /** Distance, mm, and size, bp; `faint` points are hollow. */
  readonly points: readonly { readonly distance: number; readonly size: number; readonly faint: boolean }[];
  /** log₁₀ of the size along smooth curve, straight line and Southern fit, each evenly from first point to last. */
  readonly curves: Float32Array;
  /** The unknown on the smooth curve, with its standard uncertainty; null where it has no size. */
  readonly unknown: { readonly distance: number; readonly size: number; readonly uncertainty: number } | null;
}

export interface SizeCalibrationPlot {
  readonly root: Container;
  /** Size, stage units, height of its text, and the greatest distance, mm. */
  lay(width: number, height: number, text: number, length: number): void;
  /** Null: an empty grid. */
  draw(curves: SizeCurves | null): void;
}

/** Colours of smooth curve, straight line and Southern fit, safe for colour-blind eyes; they differ in dash as well. */
export const CURVE_COLOURS = [0x5eead4, 0xb8c4d4, 0xfbbf55] as const;
const DASHES: readonly (readonly [on: number, off: number])[] = [
  [1, 0],
  [1, 2],
  [5, 3],
];
const NAMES = ['smooth', 'line', 'Southern'] as const;
/** Widths of a letter at which the legend has its strokes, and heights of a line at which it is there at all. */
const ROOMY = 12.5;
const LEAST_ROWS = 6.5;
const POINT = 0xffffff;
const UNKNOWN = 0xff7ab8;
const LEAST = 2;
const MOST = 4.6;
const DECADES = [2, 3, 4] as const;

/** Origin at its top left. */
export function createSizeCalibrationPlot(context: StageContext): SizeCalibrationPlot {
  const { theme } = context;
  const root = new Container({ label: 'size calibration plot' });
  const back = new Container();
  const grid = new Graphics();
  const ink = new Graphics();
  const soft = mix(theme.screenGlow, 0x9fb0c4, 0.75);
  const axis = createAxis(context, { side: 'bottom', colour: soft, size: 12, unit: 'mm' });
  const figures: readonly Text[] = DECADES.map((decade) =>
    context.text({ text: String(10 ** decade), size: 12, mono: true, colour: soft, anchor: [1, 0.5] }),
  );
  const title = context.text({ text: 'size / bp', size: 12, colour: soft, anchor: [0, 0] });
  const names = NAMES.map((name, n) =>
    context.text({ text: name, size: 12, colour: CURVE_COLOURS[n] ?? soft, anchor: [1, 0.5] }),
  );
  const swatches = new Graphics();
  root.addChild(back, grid, axis.root, ...figures, title, swatches, ...names, ink);
  let box = { x: 0, y: 0, width: 1, height: 1 };
  let most = 1;
  const xOf = (distance: number): number => box.x + (box.width * distance) / most;
  const yOf = (log: number): number => box.y + (box.height * (MOST - log)) / (MOST - LEAST);
  const clampY = (log: number): number => Math.min(box.y + box.height, Math.max(box.y, yOf(log)));

  function drawCurve(
    curve: Float32Array,
    first: number,
    last: number,
    colour: number,
    [on, off]: readonly [number, number],
  ) {
    for (let n = 1; n < curve.length; n++) {
      if (off > 0 && n % (on + off) >= on) continue;
      const at = (k: number): number => xOf(first + ((last - first) * k) / (curve.length - 1));
      ink.moveTo(at(n - 1), clampY(curve[n - 1] ?? 0)).lineTo(at(n), clampY(curve[n] ?? 0));
    }
    ink.stroke({ width: 2, color: colour, cap: 'round' });
  }

  return {
    root,
    lay(width, height, text, length) {
      for (const child of back.removeChildren()) child.destroy();
      back.addChild(screen(theme, width, height, 8));
      most = length;
      const left = text * 3.5;
      box = { x: left, y: text * 1.9, width: width - left - text, height: height - text * 4.1 };
      title.position.set(8, text * 0.4);
      grid.clear();
      for (let decade = LEAST; decade < MOST; decade++) {
        for (let n = 1; n < 10; n++) {
          const log = decade + Math.log10(n);
          if (log > MOST) break;
          grid.rect(box.x, yOf(log) - 0.5, box.width, 1).fill({ color: soft, alpha: n === 1 ? 0.4 : 0.12 });
        }
      }
      DECADES.forEach((decade, n) => figures[n]?.position.set(box.x - 5, yOf(decade)));
      // The names carry the colours: the strokes are left out first.
      const roomy = box.width > text * ROOMY;
      swatches.clear();
      swatches.visible = roomy;
      names.forEach((name, n) => {
        // From the line of the title on: small fragments lie low at the right, and the curves stay clear of the names.
        const y = text * (1 + 1.35 * n);
        name.position.set(box.x + box.width - (roomy ? text * 2.6 : 0), y);
        name.visible = box.height > text * LEAST_ROWS;
        const from = box.x + box.width - text * 2.2;
        const [on, off] = DASHES[n] ?? [1, 0];
        const piece = (text * 2.2) / 12;
        for (let k = 0; k < 12; k++) {
          if (off === 0 || k % (on + off) < on) swatches.moveTo(from + k * piece, y).lineTo(from + (k + 1) * piece, y);
        }
        swatches.stroke({ width: 2, color: CURVE_COLOURS[n] ?? POINT });
      });
      axis.root.position.set(box.x, box.y + box.height);
      axis.lay(box.width, 0, length, text * 3.2);
    },
    draw(curves) {
      ink.clear();
      const first = curves?.points[0]?.distance;
      const last = curves?.points.at(-1)?.distance;
      if (!curves || first === undefined || last === undefined) return;
      const { unknown } = curves;
      const samples = curves.curves.length / NAMES.length;
      // The smooth curve lies on top.
      for (const k of [1, 2, 0] as const) {
        const curve = curves.curves.subarray(k * samples, (k + 1) * samples);
        drawCurve(curve, first, last, CURVE_COLOURS[k], DASHES[k] ?? [1, 0]);
      }
      if (unknown) {
        const [x, log] = [xOf(unknown.distance), Math.log10(unknown.size)];
        const [high, low] = [unknown.size + unknown.uncertainty, Math.max(1, unknown.size - unknown.uncertainty)];
        const top = clampY(Math.log10(high));
        ink
          .rect(box.x, top, x - box.x, Math.max(1, clampY(Math.log10(low)) - top))
          .fill({ color: UNKNOWN, alpha: 0.3 })
          .moveTo(x, box.y + box.height)
          .lineTo(x, clampY(log))
          .lineTo(box.x, clampY(log))
          .stroke({ width: 1.4, color: UNKNOWN, alpha: 0.9 })
          .moveTo(x - 6, clampY(log) - 6)
          .lineTo(x + 6, clampY(log) + 6)
          .moveTo(x - 6, clampY(log) + 6)
          .lineTo(x + 6, clampY(log) - 6)
          .stroke({ width: 2.6, color: UNKNOWN, cap: 'round' });
      }
      for (const { distance, size, faint } of curves.points) {
        ink.circle(xOf(distance), clampY(Math.log10(size)), 3.8);
        if (faint) ink.stroke({ width: 1.5, color: POINT });
        else ink.fill(POINT);
      }
    },
  };
}
