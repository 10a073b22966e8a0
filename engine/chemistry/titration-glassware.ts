/** Volumes of the titration's glassware. The model counts in whole nanolitres, so that sums are exact. */
import type { Quantity } from '../contract';

export const NL_PER_ML = 1e6;
export const BURETTE_ML: Quantity<'mL'> = 50;
export const DROP_ML: Quantity<'mL'> = 0.05;
export const FLASK_ML: Quantity<'mL'> = 250;
export const BURETTE_NL = BURETTE_ML * NL_PER_ML;
export const DROP_NL = DROP_ML * NL_PER_ML;
export const FLASK_NL = FLASK_ML * NL_PER_ML;
