/** Colours of agar in a layer of 4 mm, for recognition: matter, not marks. */
import { redShare } from '../../../../engine/medical-microbiology/colony-acid';
import { mix } from '../paint/shading';

export const NUTRIENT_AGAR = 0xe2cd94;
const NEUTRAL_RED = { yellow: 0xdfbb80, red: 0xbf2453 } as const;

/** MacConkey agar at a pH: neutral red between its yellow and its red form. */
export const macConkeyAt = (ph: number): number => mix(NEUTRAL_RED.yellow, NEUTRAL_RED.red, redShare(ph));
