/** The colours of the four forces, the same on arrows, names and curves. */
import type { SeriesName } from '../../kit/charts/series-colours';

export const FORCE_COLOURS = {
  weight: 'orange',
  buoyancy: 'sky',
  drag: 'purple',
  string: 'green',
} as const satisfies Record<string, SeriesName>;
