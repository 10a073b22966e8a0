/** Colours of a plot: those of the page's theme, or of paper. */
import type { Fonts } from './painter';
import type { PlotPalette } from './scene';

/** Asks for styles: only when a drawing is due anyway. */
export function paletteOf(element: Element): PlotPalette & Fonts {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    trace: token('--plot-trace'),
    point: token('--plot-point'),
    old: token('--plot-old'),
    fit: token('--plot-fit'),
    derivative: token('--plot-derivative'),
    more: [token('--plot-second'), token('--plot-third'), token('--plot-fourth')],
    grid: token('--plot-grid'),
    ink: token('--plot-ink'),
    ground: token('--surface'),
    face: token('--font-text'),
    mono: token('--font-mono'),
  };
}
