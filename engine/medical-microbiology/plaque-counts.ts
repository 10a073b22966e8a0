/**
 * The burst size from plaque counts: b = (F − U)/(N − U).
 *
 * N, U  titres between the last dilution and the end of the eclipse: all that makes plaques, and what chloroform leaves (no phage is finished yet)
 * F     titre at twice the latent time or later
 *
 * A titre is Σcounts/Σ(0.1 mL · 10⁻ᵈ) of the plates that can be counted, with a Poisson error of √Σcounts/Σ(…).
 */
import type { Quantity } from '../contract';
import { MOST_COLONIES, PLATED } from './growth-samples';

export interface PlaquePlate {
  readonly minutes: Quantity<'min'>;
  /** d of the 10⁻ᵈ dilution. */
  readonly dilution: number;
  readonly count: number;
  readonly chloroform: boolean;
  /** Of the tube when it was taken: 10 to the minus this of the mixture. */
  readonly tube: number;
}

export const isCountable = ({ count }: PlaquePlate): boolean => count <= MOST_COLONIES;

export interface Titre {
  readonly value: Quantity<'PFU/mL'>;
  readonly error: Quantity<'PFU/mL'>;
}

export function titreOf(plates: readonly PlaquePlate[]): Titre | null {
  const countable = plates.filter(isCountable);
  const volume = countable.reduce((sum, { dilution }) => sum + PLATED * 10 ** -dilution, 0);
  if (volume === 0) return null;
  const plaques = countable.reduce((sum, { count }) => sum + count, 0);
  return { value: plaques / volume, error: Math.sqrt(plaques) / volume };
}

interface Times {
  readonly eclipse: Quantity<'min'>;
  readonly latent: Quantity<'min'>;
}

interface Titres {
  readonly all: Titre | null;
  readonly free: Titre | null;
  readonly last: Titre | null;
}

function titresOf(plates: readonly PlaquePlate[], dilutedAt: Quantity<'min'>, { eclipse, latent }: Times): Titres {
  const after = plates.filter(({ minutes }) => minutes >= dilutedAt);
  const early = after.filter(({ minutes }) => minutes <= eclipse);
  return {
    all: titreOf(early.filter(({ chloroform }) => !chloroform)),
    free: titreOf(early.filter(({ chloroform }) => chloroform)),
    last: titreOf(after.filter(({ minutes, chloroform }) => !chloroform && minutes >= 2 * latent)),
  };
}

/** What the burst size still wants, in the order of the work. */
export const WANTED = [
  'dilute the tube',
  'countable plates before the eclipse ends',
  'countable chloroform plates before the eclipse ends',
  'countable plates after twice the latent time',
  'lower dilutions after twice the latent time: hardly a plaque was counted',
  'more plates: no infected cells are left by the difference',
  'nothing: see the burst size',
] as const;

export function wantedFor(
  plates: readonly PlaquePlate[],
  dilutedAt: Quantity<'min'> | null,
  times: Times,
): (typeof WANTED)[number] {
  if (dilutedAt === null) return WANTED[0];
  const { all, free, last } = titresOf(plates, dilutedAt, times);
  if (!all) return WANTED[1];
  if (!free) return WANTED[2];
  if (!last) return WANTED[3];
  if (last.value <= free.value) return WANTED[4];
  return all.value <= free.value ? WANTED[5] : WANTED[6];
}

export function burstFrom(
  plates: readonly PlaquePlate[],
  dilutedAt: Quantity<'min'> | null,
  times: Times,
): { readonly burst: number; readonly error: number } | null {
  if (dilutedAt === null) return null;
  const { all, free, last } = titresOf(plates, dilutedAt, times);
  if (!all || !free || !last || all.value <= free.value || last.value <= free.value) return null;
  const infected = all.value - free.value;
  const burst = (last.value - free.value) / infected;
  return {
    burst,
    error: Math.sqrt(last.error ** 2 + (burst * all.error) ** 2 + ((burst - 1) * free.error) ** 2) / infected,
  };
}
