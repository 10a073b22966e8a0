/** How a bacterial suspension looks: its broth, made milky by the light that the cells scatter. */
import { mix } from '../../kit/paint/shading';

/** A dense suspension of bacteria in daylight. */
const CELLS = 0xd8caa0;

/**
 * White light after a vessel of this depth (cm), 0xrrggbb. `broth`: the clear medium; `od`: optical density of 1 cm.
 * The scattered share 1 − 10^(−od·depth) takes on the colour of the cells.
 */
export const turbidLight = (broth: number, od: number, depth: number): number =>
  mix(broth, CELLS, 1 - 10 ** (-Math.max(0, od) * depth));
