/**
 * Decay and count rates.
 *
 *   A(t) = A₀ 2^(−t/T½),   T½ = 1.8288 h = 109.73 min (F-18; LNHB, Table of Radionuclides)
 *   T = s f A,   S = 60 T,   R = w S²,   Sc = T/2,   L = exp(−2 S τ)
 *   NECR = L T²/(T + Sc + R)
 *
 * T true, Sc scattered and R random coincidences a second, S single photons on each side, w the coincidence window, τ the dead time
 * after a photon, L what the dead time leaves. s, f, the parts of singles and scatter, and τ are chosen, so that the noise-equivalent
 * rate has its maximum near 300 MBq. Rates in 1/s, activity in Bq, times in s.
 */
export const HALF_LIFE = 1.8288 * 3600;
/** Counts for each decay in the field of view that its photons survive. */
const SENSITIVITY = 2.5e-3;
const IN_FIELD = 0.07;
const SINGLES = 60;
const SCATTER = 0.5;
const DEAD_TIME = 100e-9;

export interface Rates {
  readonly trues: number;
  readonly scatter: number;
  readonly randoms: number;
  readonly necr: number;
  /** What the dead time leaves. */
  readonly live: number;
}

export const decayed = (seconds: number): number => 2 ** (-seconds / HALF_LIFE);

/** With the dead time in them. `window` in seconds. */
export function ratesAt(activity: number, window: number): Rates {
  const trues = SENSITIVITY * IN_FIELD * activity;
  const singles = SINGLES * trues;
  const live = Math.exp(-2 * singles * DEAD_TIME);
  const randoms = window * singles * singles;
  const scatter = SCATTER * trues;
  const all = trues + scatter + randoms;
  return {
    trues: live * trues,
    scatter: live * scatter,
    randoms: live * randoms,
    necr: all > 0 ? (live * trues * trues) / all : 0,
    live,
  };
}

const UPTAKE_SECONDS = 45 * 60;
const REFERENCE_SECONDS = 3600;

/** Lesion over background `uptake` seconds after the injection, `contrast` after an hour. */
export const lesionRatio = (contrast: number, uptake: number): number =>
  1 + ((contrast - 1) * (1 - Math.exp(-uptake / UPTAKE_SECONDS))) / (1 - Math.exp(-REFERENCE_SECONDS / UPTAKE_SECONDS));
