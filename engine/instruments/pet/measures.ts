/** What is read off a picture of the tracer, in units of the background concentration of the true weight. */
import type { PetObject } from './objects';
import { BIN, insidePixels, SIZE } from './projector';
import { type Disc, RADIUS, type SphereDiameter, SPHERES, spheres } from './spheres';

export interface PictureNumbers {
  readonly background: number | null;
  /** Standard deviation over mean of the background. */
  readonly variation: number | null;
  readonly lesion: number | null;
  readonly most: number | null;
  readonly centreOverEdge: number | null;
}

/** Of the background: so far from the middle, and from the spheres' edges, mm. */
const BACKGROUND = { reach: 85, apart: 12 } as const;
const CENTRE = 12;
const EDGE = { from: 80, to: 92 } as const;
/** Inner part of a sphere's radius. */
const INNER = 0.8;

const placeOf = (p: number): readonly [number, number] => [
  ((p % SIZE) - (SIZE - 1) / 2) * BIN,
  (Math.floor(p / SIZE) - (SIZE - 1) / 2) * BIN,
];

const distance = (x: number, y: number, disc: Pick<Disc, 'x' | 'y'>): number =>
  Math.sqrt((x - disc.x) ** 2 + (y - disc.y) ** 2);

const all = SPHERES.map((diameter) => spheres[diameter]);

function pixels(wanted: (x: number, y: number) => boolean): Int32Array {
  return insidePixels.filter((p) => wanted(...placeOf(p)));
}

const even = pixels((x, y) => Math.sqrt(x * x + y * y) <= BACKGROUND.reach);
const between = even.filter((p) => {
  const [x, y] = placeOf(p);
  return all.every((disc) => distance(x, y, disc) >= disc.radius + BACKGROUND.apart);
});
const centre = pixels((x, y) => x * x + y * y <= CENTRE * CENTRE);
const edge = pixels((x, y) => {
  const r = Math.sqrt(x * x + y * y);
  return r >= EDGE.from && r <= EDGE.to && r < RADIUS;
});
const inner: ReadonlyMap<SphereDiameter, Int32Array> = new Map(
  SPHERES.map((diameter) => [
    diameter,
    pixels((x, y) => distance(x, y, spheres[diameter]) <= INNER * spheres[diameter].radius),
  ]),
);

const mean = (picture: Float64Array, of: Int32Array): number => {
  let sum = 0;
  for (const p of of) sum += picture[p]!;
  return sum / of.length;
};

/** `unit`: what the picture has where the concentration is that of the background. */
export function numbersOf(
  picture: Float64Array,
  name: PetObject,
  sphere: SphereDiameter,
  unit: number,
): PictureNumbers {
  if (name === 'Brain') return { background: null, variation: null, lesion: null, most: null, centreOverEdge: null };
  const region = name === 'Hot Spheres' ? between : even;
  const background = mean(picture, region);
  let squares = 0;
  for (const p of region) squares += (picture[p]! - background) ** 2;
  const variation = background > 0 ? Math.sqrt(squares / region.length) / background : null;
  if (name === 'Uniform Cylinder') {
    const rim = mean(picture, edge);
    return {
      background: background / unit,
      variation,
      lesion: null,
      most: null,
      centreOverEdge: rim > 0 ? mean(picture, centre) / rim : null,
    };
  }
  const hot = inner.get(sphere) ?? new Int32Array(0);
  let most = -Infinity;
  for (const p of hot) most = Math.max(most, picture[p]!);
  return {
    background: background / unit,
    variation,
    lesion: mean(picture, hot) / unit,
    most: most / unit,
    centreOverEdge: null,
  };
}
