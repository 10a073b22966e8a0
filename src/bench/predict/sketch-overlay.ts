/** The sketched curve in the plot: dashed, with a legend. Pure. */
import { createMonotoneCubic } from '../../../engine/core/interpolate';
import type { Painter } from '../plot/painter';
import type { OverlayScene, Place, PlotPalette } from '../plot/scene';

/** px between two places at which the curve is computed. */
const STEP_PX = 3;
const DASH = [9, 5] as const;
const LEGEND = 'your prediction';
const SAMPLE_PX = 26;

export const sketchOverlay = (points: readonly (readonly [number, number])[]): OverlayScene => ({
  side: 'left',
  reach: points.map(([, y]) => y),
  reachX: points.map(([x]) => x),
  paint(painter, place, palette) {
    const colour = predictionColour(palette);
    const curve = createMonotoneCubic(
      points.map(([x]) => x),
      points.map(([, y]) => y),
    );
    const [first, last] = [points[0], points.at(-1)].map((end) => place.x(end?.[0] ?? Number.NaN));
    const start = Number.isNaN(first) ? place.box.left : (first ?? 0);
    const end = last ?? 0;
    painter.begin();
    for (let px = start, down = false; px <= end + STEP_PX; px += STEP_PX) {
      const across = Math.min(px, end);
      const up = place.y(curve.value(place.xAt(across)));
      if (Number.isNaN(up)) down = false;
      else if (down) painter.lineTo(across, up);
      else {
        painter.moveTo(across, up);
        down = true;
      }
    }
    painter.stroke(colour, 2, DASH);
    drawLegend(painter, place, palette, colour);
  },
});

export const predictionColour = ({ more, trace }: PlotPalette): string => more[1] ?? trace;

function drawLegend(painter: Painter, { box }: Place, { ground, ink }: PlotPalette, colour: string): void {
  const width = painter.measure(LEGEND, 'text') + SAMPLE_PX + 14;
  const [left, y] = [box.right - width, box.top + 6];
  painter.begin();
  painter.rect(left - 4, y - 9, width + 4, 18);
  painter.fill(ground, 0.85);
  painter.begin();
  painter.moveTo(left, y);
  painter.lineTo(left + SAMPLE_PX, y);
  painter.stroke(colour, 2, DASH);
  painter.text(LEGEND, left + SAMPLE_PX + 8, y, { colour: ink });
}
