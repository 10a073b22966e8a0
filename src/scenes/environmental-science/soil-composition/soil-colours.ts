/** Colours of a soil and of its grains. */
import { mix } from '../../kit/paint/shading';

export const GRAIN_COLOURS = { sand: 0xdcbc7c, silt: 0xa8835a, clay: 0x934f38 } as const;

const HUMUS = 0x2b1d14;

interface Soil {
  readonly sand_pct: number;
  readonly clay_pct: number;
  readonly organic_matter: number;
}

/** Of its grains by mass, darkened by humus. */
export function soilColour({ sand_pct: sand, clay_pct: clay, organic_matter: om }: Soil): number {
  const coarse = mix(GRAIN_COLOURS.silt, GRAIN_COLOURS.sand, Math.min(1, sand / 100));
  return mix(mix(coarse, GRAIN_COLOURS.clay, Math.min(1, clay / 100)), HUMUS, Math.min(0.78, 0.12 * om));
}

export const soilKey = ({ sand_pct, clay_pct, organic_matter }: Soil): string =>
  `${sand_pct} ${clay_pct} ${organic_matter}`;
