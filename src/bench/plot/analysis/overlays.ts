/** What analyses draw into a plot. */
import { decimated } from '../decimate';
import type { Painter } from '../painter';
import type { OverlayScene, Place, Side } from '../scene';
import type { Place2 } from './derivative';

/** px between two places at which a curve is computed. */
const CURVE_STEP_PX = 2;
/** A curve that leaves the plot is drawn so far beyond its edge. */
const BEYOND_PX = 2000;
const BAND_OPACITY = 0.16;

/** A curve: full over the points that it was fitted to, dashed beyond. */
export const curveOverlay = (
  at: (x: number) => number,
  from: number,
  to: number,
  side: Side = 'left',
): OverlayScene => ({
  side,
  reach: [],
  paint(painter, place, palette) {
    // An end at zero or below is beyond the left of a logarithmic axis.
    const [start, end] = [from, to].map((value) => {
      const px = place.x(value);
      return Number.isNaN(px) ? place.box.left : px;
    }) as [number, number];
    paintCurve(painter, at, place, place.box.left, start);
    painter.stroke(palette.fit, 1.5, [6, 5]);
    paintCurve(painter, at, place, start, end);
    painter.stroke(palette.fit, 2);
    paintCurve(painter, at, place, end, place.box.right);
    painter.stroke(palette.fit, 1.5, [6, 5]);
  },
});

/** Beneath a curve: how far it may be off by one standard uncertainty, `u`, on either side. */
export const uncertaintyOverlay = (at: (x: number) => number, u: (x: number) => number): OverlayScene => ({
  side: 'left',
  reach: [],
  paint(painter, place, palette) {
    const { left, right, top, bottom } = place.box;
    const edge = (sign: 1 | -1, px: number): number => {
      const x = place.xAt(px);
      const py = place.y(at(x) + sign * u(x));
      // Zero and below have no place on a logarithmic axis: they are beneath it.
      return Number.isNaN(py) ? bottom + BEYOND_PX : Math.min(bottom + BEYOND_PX, Math.max(top - BEYOND_PX, py));
    };
    const steps = Math.max(1, Math.ceil((right - left) / CURVE_STEP_PX));
    const places = Array.from({ length: steps + 1 }, (_, step) => left + ((right - left) * step) / steps).filter(
      (px) => Number.isFinite(at(place.xAt(px))) && Number.isFinite(u(place.xAt(px))),
    );
    painter.begin();
    for (const [index, px] of places.entries()) {
      if (index === 0) painter.moveTo(px, edge(1, px));
      else painter.lineTo(px, edge(1, px));
    }
    for (const px of places.toReversed()) painter.lineTo(px, edge(-1, px));
    painter.close();
    painter.fill(palette.fit, BAND_OPACITY);
  },
});

function paintCurve(painter: Painter, at: (x: number) => number, place: Place, from: number, to: number): void {
  const { box } = place;
  const [start, end] = [Math.max(box.left, from), Math.min(box.right, to)];
  painter.begin();
  let down = false;
  const steps = Math.max(1, Math.ceil((end - start) / CURVE_STEP_PX));
  for (let step = 0; step <= steps && end > start; step++) {
    const px = start + ((end - start) * step) / steps;
    const py = place.y(at(place.xAt(px)));
    if (Number.isNaN(py)) {
      down = false;
      continue;
    }
    const near = Math.min(box.bottom + BEYOND_PX, Math.max(box.top - BEYOND_PX, py));
    if (down) painter.lineTo(px, near);
    else painter.moveTo(px, near);
    down = true;
  }
}

/** Those that can be told apart. */
const decimatedPlaces = (
  points: readonly Place2[],
  box: Place['box'],
  x: Place['x'],
  y: Place['y'],
): readonly Place2[] =>
  decimated({
    ...box,
    count: points.length,
    kinds: 1,
    kindOf: () => 0,
    x: (index) => x(points[index]?.x ?? Number.NaN),
    y: (index) => y(points[index]?.y ?? Number.NaN),
    bar: () => 0,
  }).flatMap((index) => points[index] ?? []);

/** Triangles joined by dots, on the right axis. */
export const trianglesOverlay = (points: readonly Place2[]): OverlayScene => ({
  side: 'right',
  reach: [0, ...points.map(({ y }) => y)],
  paint(painter, { box, x, y }, { derivative }) {
    const drawn = decimatedPlaces(points, box, x, y);
    painter.begin();
    for (const [index, point] of drawn.entries()) {
      if (index === 0) painter.moveTo(x(point.x), y(point.y));
      else painter.lineTo(x(point.x), y(point.y));
    }
    painter.stroke(derivative, 1.5, [2, 3]);
    for (const point of drawn) {
      const [px, py] = [x(point.x), y(point.y)];
      painter.begin();
      painter.moveTo(px, py - 4);
      painter.lineTo(px + 4, py + 3);
      painter.lineTo(px - 4, py + 3);
      painter.close();
      painter.fill(derivative);
    }
  },
});

/** An upright line with words. */
export const markOverlay = (value: number, text: string): OverlayScene => ({
  side: 'left',
  reach: [],
  paint(painter, { box, x }, { derivative }) {
    const px = x(value);
    if (!(px >= box.left - 1 && px <= box.right + 1)) return;
    painter.begin();
    painter.moveTo(px, box.top);
    painter.lineTo(px, box.bottom);
    painter.stroke(derivative, 1, [4, 4]);
    const before = px > (box.left + box.right) / 2;
    painter.text(text, px + (before ? -8 : 8), box.top + 20, { colour: derivative, align: before ? 'right' : 'left' });
  },
});
