/** Where the ammeter of the series and parallel circuits can stand: a module of its own, so that the stage has the names without the model. */
export const AMMETER_PLACES = ['In the main lead', 'In line with R1', 'In line with R2'] as const;
export type AmmeterPlace = (typeof AMMETER_PLACES)[number];
