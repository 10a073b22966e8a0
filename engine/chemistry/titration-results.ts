/** What follows from recorded points and titres: slopes in 1/mL, the mean of concordant titres in mL, the verdict on an answer. */
import type { Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import { NL_PER_ML } from './titration-glassware';
import { labelsRelative } from './titration-settings';

const CONCORDANCE: Quantity<'mL'> = 0.1;
/** Below this a difference from the true concentration is called agreement, in %. */
const AGREES_WITHIN = 0.05;

/** Standard uncertainty of a titre: a class B burette, and half a drop at either end. */
const TITRE_ML = Math.sqrt(rectangular(0.1) ** 2 + 2 * rectangular(0.025) ** 2);

/** Two standard uncertainties of an acid concentration, mol/L: burette, drop, pipette and bottle of base at school grade. */
export function answerTolerance(
  acid: Quantity<'mol/L'>,
  { base_conc, acid_vol }: { readonly base_conc: Quantity<'mol/L'>; readonly acid_vol: Quantity<'mL'> },
): Quantity<'mol/L'> {
  const titre = (TITRE_ML * base_conc) / acid_vol;
  return 2 * Math.sqrt(titre ** 2 + (acid * labelsRelative(acid_vol)) ** 2);
}

export interface RecordedPoint {
  readonly volumeNl: number;
  readonly ph: number;
}

/** Slope between the last two recorded points, per mL; null before there are two. */
export function recordedSlope(recorded: readonly RecordedPoint[]): number | null {
  const [before, last] = recorded;
  if (!before || !last) return null;
  return ((last.ph - before.ph) * NL_PER_ML) / (last.volumeNl - before.volumeNl);
}

/** Places in the list of the largest set of titres that agree within 0.10 mL; empty while no two do. */
export function agreeing(titresNl: readonly number[]): readonly number[] {
  const sorted = titresNl.map((titre, place) => ({ titre, place })).toSorted((a, b) => a.titre - b.titre);
  const within = CONCORDANCE * NL_PER_ML;
  let best: readonly { readonly place: number }[] = [];
  sorted.forEach((least, index) => {
    const group = sorted.slice(index).filter(({ titre }) => titre - least.titre <= within);
    if (group.length > best.length) best = group;
  });
  return best.length < 2 ? [] : best.map(({ place }) => place);
}

/** How many titres agree, and their true mean; null while no two do. */
export function concordant(
  titresNl: readonly number[],
): { readonly count: number; readonly meanMl: Quantity<'mL'> } | null {
  const places = agreeing(titresNl);
  if (places.length === 0) return null;
  const sum = places.reduce((total, place) => total + (titresNl[place] ?? 0), 0);
  return { count: places.length, meanMl: sum / places.length / NL_PER_ML };
}

/** What is said of an answer; `open`: how far off, in %, glassware and bottle leave it open. */
export function verdict(answer: number, truth: number, open: number): string {
  const off = (answer / truth - 1) * 100;
  const given = `Your ${answer.toFixed(4)} mol/L`;
  const known = `the true ${truth.toFixed(4)} mol/L`;
  if (Math.abs(off) < AGREES_WITHIN) return `${given} agrees with ${known} within ${AGREES_WITHIN} %.`;
  const size = Math.abs(off).toFixed(Math.abs(off) < 1 ? 2 : 1);
  const verdict = `${given} is ${size} % ${off > 0 ? 'above' : 'below'} ${known}`;
  return Math.abs(off) > open
    ? `${verdict}.`
    : `${verdict}: within the ${open.toFixed(2)} % that burette, pipette and bottle leave open.`;
}
