/**
 * What lies in the coil: ellipses and bars, each with the tissue inside it and the one around it; mm, x along the readout, y along
 * the phase direction and down the picture. Sizes are those of an adult head; the bars are chosen.
 */
import type { TissueName } from './tissues';

export type MriObject = 'Brain' | 'Uniform Sphere' | 'Resolution Bars';
/** `none` gives no signal; `probe` is the tissue that the sphere is filled with. */
export type Filling = TissueName | 'none' | 'lesion' | 'probe';

export interface Shape {
  readonly kind: 'ellipse' | 'bar';
  readonly x: number;
  readonly y: number;
  /** Semi-axes of an ellipse, sides of a bar. */
  readonly a: number;
  readonly b: number;
  /** Radians. */
  readonly tilt: number;
  readonly inside: Filling;
  readonly outside: Filling;
}

const ellipse = (
  x: number,
  y: number,
  a: number,
  b: number,
  inside: Filling,
  outside: Filling,
  degrees = 0,
): Shape => ({
  kind: 'ellipse',
  x,
  y,
  a,
  b,
  tilt: (degrees * Math.PI) / 180,
  inside,
  outside,
});

const BRAIN: readonly Shape[] = [
  ellipse(0, 0, 95, 115, 'Fat', 'none'),
  ellipse(0, 0, 90, 110, 'none', 'Fat'),
  ellipse(0, 0, 82, 102, 'CSF', 'none'),
  ellipse(0, 0, 78, 98, 'Grey matter', 'CSF'),
  ellipse(0, 0, 68, 88, 'White matter', 'Grey matter'),
  ellipse(14, 8, 7, 24, 'CSF', 'White matter', -15),
  ellipse(-14, 8, 7, 24, 'CSF', 'White matter', 15),
  ellipse(0, -18, 2.5, 10, 'CSF', 'White matter'),
  ellipse(12, -16, 9, 13, 'Grey matter', 'White matter'),
  ellipse(-12, -16, 9, 13, 'Grey matter', 'White matter'),
  ellipse(30, 35, 8, 8, 'lesion', 'White matter'),
];

/** Width of bar and gap, mm, in five groups of four. */
const BARS = [0.8, 1.2, 2, 3, 5] as const;
const BAR_LENGTH = 20;

const bars: readonly Shape[] = BARS.flatMap((width, group) =>
  Array.from(
    { length: 4 },
    (_, n): Shape => ({
      kind: 'bar',
      x: (2 * n - 3) * width + (group % 2 === 0 ? -28 : 28),
      y: -52 + 26 * group,
      a: width,
      b: BAR_LENGTH,
      tilt: 0,
      inside: 'none',
      outside: 'CSF',
    }),
  ),
);

export const shapesOf: Readonly<Record<MriObject, readonly Shape[]>> = {
  Brain: BRAIN,
  'Uniform Sphere': [ellipse(0, 0, 90, 90, 'probe', 'none')],
  'Resolution Bars': [ellipse(0, 0, 90, 90, 'CSF', 'none'), ...bars],
};

const within = (x: number, y: number, a: number, b: number): boolean => (x / a) ** 2 + (y / b) ** 2 <= 1;
const near = (x: number, y: number, cx: number, cy: number, r: number): boolean =>
  (x - cx) ** 2 + (y - cy) ** 2 <= r * r;

/** Whether a place, mm, belongs to the region in which the tissue is measured; null where there is none. */
export function regionOf(object: MriObject, tissue: TissueName): ((x: number, y: number) => boolean) | null {
  if (object === 'Uniform Sphere') return (x, y) => within(x, y, 72, 72);
  if (object === 'Resolution Bars') return null;
  switch (tissue) {
    case 'White matter':
      return (x, y) => near(x, y, -38, 35, 10);
    case 'Grey matter':
      return (x, y) => within(x, y, 76, 96) && !within(x, y, 70, 90);
    case 'CSF':
      return (x, y) => near(x, y, 14, 8, 4) || near(x, y, -14, 8, 4);
    case 'Fat':
      // The scalp in front and behind: at the sides its own shift along the readout would move it out of its place.
      return (x, y) => Math.abs(x) < 40 && within(x, y, 94, 114) && !within(x, y, 91, 111);
    default:
      return null;
  }
}
