/** The residuals of a fit below the plot, along the same axis. */
import { type Axis, axisOf, placing } from '../axis';
import { decimated } from '../decimate';
import type { Painter } from '../painter';
import type { LowerScene, PlotPalette, PlotPoint } from '../scene';

const POINT_PX = 3;

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
  /** Which of them are drawn, as long as neither the axes nor the room change. */
  let thinned: { readonly by: string; readonly drawn: readonly number[] } = { by: '', drawn: [] };
  return {
    labels: hidden ? [] : axisBetween(1, 0).ticks.map(({ text }) => text),
    paint(painter, { box, x }, palette) {
      const { left, right, top, bottom } = box;
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
        const across = (i: number): number => x(points[i]?.x ?? Number.NaN);
        const by = JSON.stringify([box, x(0), x(1)]);
        if (thinned.by !== by) {
          const up = placing(axis);
          const zeroPx = up(0);
          const drawn = decimated({
            count: residuals.length,
            kinds: 1,
            kindOf: () => 0,
            x: across,
            y: (i) => up(residuals[i] ?? Number.NaN),
            bar: (i) => Math.abs(up(sigmas?.[i] ?? 0) - zeroPx),
            left: left - 6,
            right: right + 6,
            top: top - 2,
            bottom,
          });
          thinned = { by, drawn };
        }
        for (const i of thinned.drawn) {
          const px = across(i);
          if (!Number.isNaN(px)) drawResidual(painter, axis, px, residuals[i] ?? Number.NaN, sigmas?.[i], palette);
        }
      });
    },
  };
}

function drawResidual(
  painter: Painter,
  axis: Axis,
  px: number,
  residual: number,
  sigma: number | undefined,
  palette: PlotPalette,
): void {
  if (sigma !== undefined) {
    painter.begin();
    painter.moveTo(px, axis.of(residual - sigma));
    painter.lineTo(px, axis.of(residual + sigma));
    painter.stroke(palette.fit, 1.5);
  }
  painter.begin();
  painter.circle(px, axis.of(residual), POINT_PX);
  painter.fill(palette.ground);
  painter.stroke(palette.fit, 1.5);
}
