import type { CanvasSize } from './protocol';

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Header of the site, title of the bench and its two gaps; transport and edges below and around a stage. */
const ABOVE = 56 + 54 + 24;
const EDGES = 2;
const TRANSPORT = 53;

/**
 * The stage at its size in a window, after the grid of `bench.css` and `sizes.css`: the scene is made for it while the page
 * is still being laid out. Where the guess is wrong the scene is fitted once more, which costs a weak device its first picture twice.
 */
export function likelySize(width: number, height: number): Pick<CanvasSize, 'width' | 'height'> {
  if (width < 700) return { width, height: Math.round(Math.min(0.625 * width, 0.35 * height)) };
  const inner = width - (width < 1280 ? 32 : 48) - EDGES;
  if (width < 900 && height > 600) {
    return { width: inner, height: Math.round(Math.min(0.56 * width + 54, 0.5 * height)) - TRANSPORT - EDGES };
  }
  const tray = clamp(60, height - ABOVE - 548, 330);
  const row = Math.max(380, height - ABOVE - tray);
  return {
    width: Math.round(inner - 12 - clamp(290, 0.245 * width, 400)),
    height: Math.round(row) - TRANSPORT - EDGES,
  };
}
