/** What rooms are painted with: gradients and soft patches on a 2D canvas. */
import { cssColour } from '../paint/shading';

type Stops = readonly (readonly [offset: number, colour: number, alpha?: number])[];

const withStops = (gradient: CanvasGradient, stops: Stops): CanvasGradient => {
  for (const [offset, colour, alpha] of stops) gradient.addColorStop(offset, cssColour(colour, alpha));
  return gradient;
};

/** A rectangle in a gradient from its top to its bottom. */
export function fillDown(
  canvas: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  stops: Stops,
): void {
  canvas.fillStyle = withStops(canvas.createLinearGradient(0, y, 0, y + height), stops);
  canvas.fillRect(x, y, width, height);
}

/** A rectangle in a gradient from its left to its right. */
export function fillAcross(
  canvas: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  stops: Stops,
): void {
  canvas.fillStyle = withStops(canvas.createLinearGradient(x, 0, x + width, 0), stops);
  canvas.fillRect(x, y, width, height);
}

/** An ellipse that fades outwards: a pool of light, a shadow. */
export function softEllipse(
  canvas: CanvasRenderingContext2D,
  [x, y, radiusX, radiusY]: readonly [number, number, number, number],
  stops: Stops,
): void {
  if (radiusX <= 0 || radiusY <= 0) return;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(radiusX, radiusY);
  canvas.fillStyle = withStops(canvas.createRadialGradient(0, 0, 0, 0, 0, 1), stops);
  canvas.fillRect(-1, -1, 2, 2);
  canvas.restore();
}

/** A filled polygon: x, y, x, y … */
export function fillPoly(
  canvas: CanvasRenderingContext2D,
  points: readonly number[],
  colour: number,
  alpha: number,
): void {
  canvas.fillStyle = cssColour(colour, alpha);
  canvas.beginPath();
  for (let n = 0; n + 1 < points.length; n += 2) {
    const [x, y] = [points[n] ?? 0, points[n + 1] ?? 0];
    if (n === 0) canvas.moveTo(x, y);
    else canvas.lineTo(x, y);
  }
  canvas.closePath();
  canvas.fill();
}
