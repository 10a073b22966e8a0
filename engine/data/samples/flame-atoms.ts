/**
 * Metals in a flame: the line of their lamp, how strongly they absorb it, and what becomes of them there.
 *
 * Lines and characteristic concentrations (the content that absorbs 1 %, A = 0.0044) as flame cookbooks list them. The shares of a hot
 * flame and the constants of ionisation α²c/(1 − α) = K, c in mg/L, are chosen to give the usual losses.
 */
import type { SubstanceId } from './substances';

export type FlameKind = 'Air-Acetylene' | 'Nitrous Oxide-Acetylene';

export interface FlameAtom {
  /** nm. */
  readonly line: number;
  /** mg/L, in the flame that suits it. */
  readonly charConc: number;
  /** Share of that sensitivity in each flame. */
  readonly share: Readonly<Record<FlameKind, number>>;
  /** K, mg/L; a flame that is not named does not ionise it. */
  readonly ionised: Readonly<Partial<Record<FlameKind, number>>>;
  /** Phosphate holds it back in the cool flame. */
  readonly bound?: true;
}

const shares = (air: number, nitrous: number): FlameAtom['share'] => ({
  'Air-Acetylene': air,
  'Nitrous Oxide-Acetylene': nitrous,
});
const ions = (air: number | null, nitrous: number | null): FlameAtom['ionised'] => ({
  ...(air !== null && { 'Air-Acetylene': air }),
  ...(nitrous !== null && { 'Nitrous Oxide-Acetylene': nitrous }),
});
const COOL = shares(1, 0.5);

const atoms = {
  copper: { line: 324.8, charConc: 0.077, share: COOL, ionised: {} },
  zinc: { line: 213.9, charConc: 0.018, share: COOL, ionised: {} },
  iron: { line: 248.3, charConc: 0.11, share: COOL, ionised: {} },
  lead: { line: 283.3, charConc: 0.45, share: COOL, ionised: {} },
  magnesium: { line: 285.2, charConc: 0.0078, share: COOL, ionised: ions(null, 0.0019) },
  calcium: { line: 422.7, charConc: 0.092, share: shares(1, 2.5), ionised: ions(null, 1.3), bound: true },
  sodium: { line: 589, charConc: 0.012, share: COOL, ionised: ions(0.00132, 0.133) },
  potassium: { line: 766.5, charConc: 0.043, share: COOL, ionised: ions(0.129, 1.63) },
  chromium: { line: 357.9, charConc: 0.078, share: shares(1, 1), ionised: {} },
  aluminium: { line: 309.3, charConc: 1.1, share: shares(0, 1), ionised: ions(null, 0.556) },
} as const satisfies Readonly<Partial<Record<SubstanceId, FlameAtom>>>;

export type FlameAtomId = keyof typeof atoms;

export const FLAME_ATOMS: Readonly<Record<FlameAtomId, FlameAtom>> = atoms;

/** What a flame is known to do with: the metals above, and phosphate, which absorbs no line of a lamp, yet binds calcium. */
export const KNOWN_IN_FLAMES: Readonly<Partial<Record<SubstanceId, true>>> = {
  ...Object.fromEntries(Object.keys(atoms).map((id) => [id, true])),
  phosphate: true,
};
