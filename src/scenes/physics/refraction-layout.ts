/** Where things stand on the optical table, and the small pictures of what can be laid on it. */
import type { Point, StageSize } from '../contract';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly centre: Point;
  /** Of the divided circle. */
  readonly radius: number;
  /** Of the ray box and the detector. */
  readonly apparatus: number;
  readonly readOut: Box;
  readonly magnifier: Point | null;
  readonly shapes: readonly [Box, Box, Box, Box];
  readonly buttons: readonly [Box, Box, Box, Box];
  readonly wavelength: Box;
  readonly spectrum: Box | null;
  /** Inside the figures of the divided circle, which larger letters push inwards. */
  readonly media: readonly [Point, Point];
}

const column = (x: number, y: number, width: number, height: number, gap: number): readonly [Box, Box, Box, Box] => [
  { x, y, width, height },
  { x, y: y + height + gap, width, height },
  { x, y: y + 2 * (height + gap), width, height },
  { x, y: y + 3 * (height + gap), width, height },
];

const grid = (x: number, y: number, width: number, height: number, gap: number): readonly [Box, Box, Box, Box] => [
  { x, y, width, height },
  { x: x + width + gap, y, width, height },
  { x, y: y + height + gap, width, height },
  { x: x + width + gap, y: y + height + gap, width, height },
];

export const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    centre: { x: 412, y: 270 },
    radius: 188,
    apparatus: 1,
    readOut: { x: 704, y: 24, width: 240, height: 142 },
    magnifier: { x: 824, y: 272 },
    shapes: column(20, 60, 112, 48, 8),
    buttons: column(20, 302, 112, 44, 10),
    wavelength: { x: 716, y: 494, width: 216, height: 18 },
    spectrum: { x: 704, y: 384, width: 240, height: 66 },
    media: [
      { x: 509, y: 250 },
      { x: 315, y: 290 },
    ],
  },
  narrow: {
    centre: { x: 208, y: 202 },
    radius: 140,
    apparatus: 0.78,
    readOut: { x: 422, y: 8, width: 208, height: 94 },
    magnifier: null,
    shapes: grid(422, 110, 100, 46, 6),
    buttons: grid(422, 216, 100, 46, 6),
    wavelength: { x: 432, y: 366, width: 188, height: 18 },
    spectrum: null,
    media: [
      { x: 268, y: 183 },
      { x: 148, y: 221 },
    ],
  },
};

export const SHAPES = ['flat', 'half-disc', 'prism', 'slab'] as const;
export type Shape = (typeof SHAPES)[number];
export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  flat: 'Flat boundary',
  'half-disc': 'Half-disc',
  prism: 'Prism',
  slab: 'Slab',
};
/** Of the chips that name the media. */
export const CHIP = { wide: { width: 92, height: 26 }, narrow: { width: 66, height: 30 } } as const;

/** Corners of a body as its button shows it; `r` is about half its height. */
export function outlineOfToken(shape: Shape, r: number): number[] {
  switch (shape) {
    case 'flat':
      return [-r * 1.6, 0, r * 1.6, 0, r * 1.6, r, -r * 1.6, r];
    case 'half-disc':
      return Array.from({ length: 13 }, (_, k) => (k * Math.PI) / 12).flatMap((angle) => [
        r * 1.2 * Math.cos(angle),
        r * (1.2 * Math.sin(angle) - 0.5),
      ]);
    case 'prism':
      return [-r, -r * 0.75, r, -r * 0.75, 0, r * 0.98];
    case 'slab':
      return [-r * 1.5, -r * 0.4, r * 1.5, -r * 0.4, r * 1.5, r * 0.4, -r * 1.5, r * 0.4];
  }
}
