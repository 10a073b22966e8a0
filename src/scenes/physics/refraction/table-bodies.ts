/** What can be laid on the optical table, and the small pictures of it. */

export const SHAPES = ['flat', 'half-disc', 'prism', 'slab'] as const;
export type Shape = (typeof SHAPES)[number];
export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  flat: 'Flat boundary',
  'half-disc': 'Half-disc',
  prism: 'Prism',
  slab: 'Slab',
};
/** Of the chips that name the media. */
export const CHIP = { wide: { width: 92, height: 26 }, tall: { width: 72, height: 34 } } as const;

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
