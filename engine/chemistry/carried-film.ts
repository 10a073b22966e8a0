/**
 * What clings to an electrode that was not rinsed: a film of the last liquid mixes into the next one. Amounts mix, and the balance of
 * charges of the mixture (`charge-balance.ts`) gives its pH: a buffer takes the film up, pure water does not.
 *
 * Buffers have exactly the pH of their labels: their strong cations are what the balance asks for there.
 */
import type { Quantity } from '../contract';
import { weakAcidSteps } from '../data/acids';
import { chargeAt, chargeBalancePh, type DissolvedAcid, type WaterMixture } from './charge-balance';

/** Chosen: a film and a drop at the tip of an electrode, and a beaker half full. */
const FILM: Quantity<'mL'> = 0.1;
const BEAKER: Quantity<'mL'> = 100;
const PART = FILM / (FILM + BEAKER);

const buffered = (ph: number, acid: Omit<DissolvedAcid, 'charge'>): WaterMixture => {
  const acids = [{ ...acid, charge: 0 as const }];
  return { strongCations: -chargeAt({ strongCations: 0, acids }, ph), acids };
};

/** Usual compositions: potassium hydrogen phthalate, phosphates, carbonates, 0.05 mol/L in all. */
export const bufferMixtures = {
  '4.01': buffered(4.01, { total: 0.05, pKa: weakAcidSteps.phthalic.pKa }),
  '7.00': buffered(7, { total: 0.05, pKa: weakAcidSteps.phosphoric.pKa }),
  '10.01': buffered(10.01, { total: 0.05, pKa: weakAcidSteps.carbonic.pKa }),
} as const;

/** The liquid as a film of it is: what the air held constant in it is now a fixed amount. */
function closed({ strongCations, acids, open }: WaterMixture): WaterMixture {
  if (!open) return { strongCations, acids };
  const ph = chargeBalancePh({ strongCations, acids, open });
  const [first, second] = open.pKa;
  const total = open.undissociated * (1 + 10 ** (ph - first) + 10 ** (2 * ph - first - second));
  return { strongCations, acids: [...acids, { total, pKa: open.pKa, charge: 0 }] };
}

const scaled = (acids: readonly DissolvedAcid[], by: number): readonly DissolvedAcid[] =>
  acids.map((acid) => ({ ...acid, total: acid.total * by }));

/** pH of a beaker of `liquid` into which an electrode brings a film of `last`. */
export function phWithFilm(liquid: WaterMixture, last: WaterMixture): Quantity<'1'> {
  const film = closed(last);
  return chargeBalancePh({
    ...liquid,
    strongCations: (1 - PART) * liquid.strongCations + PART * film.strongCations,
    acids: [...scaled(liquid.acids, 1 - PART), ...scaled(film.acids, PART)],
  });
}
