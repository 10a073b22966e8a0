/** The residuals of a fit below the plot, along the same axis. */
import { atOnce, type Sliced } from '../../../ui/sliced';
import { type Along, type Axis, axisOf, placing } from '../axis';
import { FEW, type Decimator, decimator } from '../decimate';
import type { LowerScene, Place, PlotPoint } from '../scene';

const POINT_PX = 3;
/** Residuals between two pauses. */
const SLICE = 5000;

interface Decimated {
  readonly by: string;
  readonly decimator: Decimator;
  /** Null until all have been looked at. */
  drawn: readonly number[] | null;
}

/** `residuals` in the order of `points`; `sigmas`: their uncertainties, null where none are known. */
export function residualPane(
  points: readonly PlotPoint[],
  residuals: readonly number[],
  sigmas: readonly number[] | null,
  unit: string,
  hidden: boolean,
): LowerScene {
  const reach = residuals.reduce((most, each, i) => Math.max(most, Math.abs(each) + (sigmas?.[i] ?? 0)), 0);
  const extent = { min: -reach || -1, max: reach || 1 };
  const axisBetween = (bottom: number, top: number): Axis =>
    axisOf({ scale: 'linear', extent, view: null, from: bottom, to: top, ticks: 2 });
  const across = (x: Along, i: number): number => x(points[i]?.x ?? Number.NaN);
  /** Which of them are drawn, as long as neither the axes nor the room change. */
  let decimated: Decimated | null = null;
  function* drawnIn({ box: { left, right, top, bottom }, x }: Omit<Place, 'y'>): Sliced<readonly number[]> {
    const by = JSON.stringify([left, right, top, bottom, x(0), x(1)]);
    if (decimated?.by === by && decimated.drawn) return decimated.drawn;
    const up = placing(axisBetween(bottom - 4, top + 14));
    const zeroPx = up(0);
    const room = { kinds: 1, left: left - 6, right: right + 6, top: top - 2, bottom };
    const crowd = {
      count: residuals.length,
      kindOf: () => 0,
      x: (i: number) => across(x, i),
      y: (i: number) => up(residuals[i] ?? Number.NaN),
      bar: (i: number) => Math.abs(up(sigmas?.[i] ?? 0) - zeroPx),
    };
    const here: Decimated = decimated?.by === by ? decimated : { by, decimator: decimator(room), drawn: null };
    decimated = here;
    if (crowd.count > FEW) while (!here.decimator.look(crowd, SLICE)) yield;
    here.drawn = crowd.count > FEW ? here.decimator.drawn() : residuals.map((_, i) => i);
    return here.drawn;
  }
  return {
    labels: hidden ? [] : axisBetween(1, 0).ticks.map(({ text }) => text),
    prepare: drawnIn,
    paint(painter, place, palette) {
      const { left, right, top, bottom } = place.box;
      const axis = axisBetween(bottom - 4, top + 14);
      const zero = Math.round(axis.of(0)) + 0.5;
      painter.text(unit === '' ? 'residual' : `residual (${unit})`, 4, top + 1, { colour: palette.ink });
      for (const { value, text } of hidden ? [] : axis.ticks) {
        painter.text(text, left - 8, axis.of(value), { colour: palette.ink, face: 'mono', align: 'right' });
      }
      painter.begin();
      painter.moveTo(left, zero);
      painter.lineTo(right, zero);
      painter.stroke(palette.ink, 1);
      painter.clipped({ left: left - 6, right: right + 6, top: top - 2, bottom }, () => {
        const drawn = atOnce(drawnIn(place));
        const bar = (i: number): void => {
          const [px, sigma, residual = Number.NaN] = [across(place.x, i), sigmas?.[i], residuals[i]];
          if (sigma === undefined || Number.isNaN(px)) return;
          painter.begin();
          painter.moveTo(px, axis.of(residual - sigma));
          painter.lineTo(px, axis.of(residual + sigma));
          painter.stroke(palette.fit, 1.5);
        };
        // Bars of a crowd lie below all its marks.
        const crowd = residuals.length > FEW;
        if (crowd) for (const i of drawn) bar(i);
        for (const i of drawn) {
          const [px, py] = [across(place.x, i), axis.of(residuals[i] ?? Number.NaN)];
          if (Number.isNaN(px)) continue;
          if (!crowd) bar(i);
          painter.disc({ x: px, y: py, radius: POINT_PX, ground: palette.ground, edge: palette.fit, width: 1.5 });
        }
      });
    },
  };
}
