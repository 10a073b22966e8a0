import type { CanvasSize } from './protocol';

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** CSS px: header of the site; title of the bench where it has a row of its own, and the gap that is left where it has none. */
const HEADER = 56;
const TITLE = 54;
const NO_TITLE = 8;
const GAP = 12;
const EDGES = 2;

/**
 * The stage at its size in a window, after the grid of `bench.css` and `sizes.css`: the scene is made for it while the page
 * is still being laid out. Where the guess is wrong the scene is fitted once more, which costs a weak device its first picture
 * twice. `coarse`: fingers press, so that the strip above the stage and the transport below it are higher.
 */
export function likelySize(width: number, height: number, coarse: boolean): Pick<CanvasSize, 'width' | 'height'> {
  if (width < 560 || (width < 700 && height >= 480)) {
    return { width, height: Math.round(Math.max(200, Math.min(width, 0.46 * height))) };
  }
  const strip = coarse ? 44 : 34;
  const low = height <= 560;
  const transport = low ? (coarse ? 49 : 45) : coarse ? 57 : 53;
  const around = strip + transport + EDGES;
  const inner = width - (width < 1280 ? 32 : 48) - EDGES;
  if (width < 900 && height > 600) {
    return { width: inner, height: Math.round(Math.min(0.56 * width + 54 + strip, 0.52 * height) - around) };
  }
  const side = Math.round(inner - GAP - clamp(290, 0.245 * width, 400));
  const above = HEADER + (height <= 800 ? NO_TITLE : TITLE);
  if (low) return { width: side, height: Math.round(Math.max(250, height - above - 8) - around) };
  const tray = clamp(48, height - above - 2 * GAP - strip - 548, 300);
  return { width: side, height: Math.round(Math.max(380, height - above - 2 * GAP - tray) - around) };
}
