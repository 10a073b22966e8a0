/** The light that an indicator solution lets through, from its two forms (Beer and Lambert). */
import { type LinearRgb, linearRgbToSrgb, transmittance } from '../core/spectrum';
import type { Quantity } from '../contract';
import type { Indicator } from '../data/indicators';

/** mL in which one drop of indicator has the absorbances that are tabulated. */
const ABSORBANCE_VOLUME = 50;

/** Fraction of the indicator in its base form. */
export const baseForm = (ph: number, { pKin }: Indicator): number => 1 / (1 + 10 ** (pKin - ph));

/** What drops of indicator in so much solution leave of white light; `beta`: the fraction in the base form. */
export function indicatorLight(indicator: Indicator, beta: number, drops: number, volumeMl: number): LinearRgb {
  const dose = (drops * ABSORBANCE_VOLUME) / volumeMl;
  const { acid, base } = indicator.absorbance;
  const channel = (index: 0 | 1 | 2): number => transmittance(dose * (beta * base[index] + (1 - beta) * acid[index]));
  return { r: channel(0), g: channel(1), b: channel(2) };
}

interface Solution {
  readonly ph: Quantity<'1'>;
  /** Of indicator. */
  readonly drops: number;
  readonly volumeMl: Quantity<'mL'>;
}

/** Colours of the solution, and of a plume in it where the indicator is all in its base form. */
export function solutionColours({ ph, drops, volumeMl }: Solution, indicator: Indicator) {
  const beta = baseForm(ph, indicator);
  const word = indicator.colours.find(({ upTo }) => beta <= upTo)?.word;
  const bulk = indicatorLight(indicator, beta, drops, volumeMl);
  const plume = indicatorLight(indicator, 1, drops, volumeMl);
  return {
    bulk: { word: drops > 0 && word ? word : 'colourless', linear: bulk, srgb: linearRgbToSrgb(bulk) },
    plume: { linear: plume, srgb: linearRgbToSrgb(plume) },
  };
}
