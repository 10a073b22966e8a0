/**
 * Ions of an argon plasma behind a quadrupole: true count rates at each mass.
 *
 *     cps = S₀ c · response(m) · ionised · abundance · plasma · matrix(m) · drift   (c in µg/L, S₀ = 50 000 at Rh)
 *
 * response  0.3 + 0.7 min(1, m/103)
 * plasma    exp(−((P − 1550 W)/600 W)²) exp(−((g − 1.0)/0.25)²), g in L/min
 * matrix    exp(−1.2 tds (103/m)^0.3), dissolved solids in percent
 * drift     −2 % an hour
 * helium    0.35 (m/80)^0.2 for atoms, 10⁻⁴ for molecules
 *
 * Molecular ions have the rates that plasma gas and chloride give them; what the sample has most of joins with argon and oxygen too:
 * ArNa on 63, ArMg on 64 to 66, SO₂ on 64 to 66 and SO on 48, CaO on 56 to 60. Doubly charged barium and strontium and the oxides of
 * barium and calcium follow the plasma. Argon itself, and with a hydrogen, is more than any detector bears: its masses are passed over. All of
 * these numbers are chosen for teaching; which ions there are is that of T. W. May and R. H. Wiedmeyer, A table of polyatomic
 * interferences in ICP-MS, At. Spectrosc. 19 (1998) 150.
 */
import type { Quantity } from '../contract';
import { ARGON, CHLORINE, type IonisedId, ISOTOPES, KRYPTON } from '../data/samples/isotopes';
import { known, milligramsPerLitre, type Sample } from '../data/samples/sample';

export interface Plasma {
  readonly cell_mode: 'No Gas' | 'Helium';
  readonly rf_power: Quantity<'W'>;
  readonly nebuliser_gas: Quantity<'L/min'>;
}

export const FIRST_MASS = 6;
export const LAST_MASS = 240;
/** cps for each µg/L. */
const SENSITIVITY = 50_000;
const KRYPTON_CPS = 200;
const MOLECULES: readonly (readonly [mass: number, cps: number])[] = [
  [56, 2e5],
  [54, 4e4],
  [57, 1e4],
  [52, 3e3],
  [24, 2e3],
  [39, 1e5],
  [44, 5e3],
];
/** ³⁶Ar, ³⁸Ar, ⁴⁰Ar and ⁴⁰ArH. */
export const OF_ARGON: ReadonlySet<number> = new Set([36, 38, 40, 41]);
/** Doubly charged ions for each of barium: the second electron of strontium costs 1.026 eV more (NIST ASD), at 7000 K. */
const SECOND_ELECTRON: Readonly<Partial<Record<IonisedId, number>>> = {
  barium: 1,
  strontium: Math.exp(-1.026 / 0.6032),
};
const ARGON_PAIR_CPS = 2e6;
/** cps for each mg/L of chloride: ClO at 51 and 53, ArCl at 75 and 77. */
const [CLO, ARCL] = [6, 40] as const;
/**
 * cps for each mg/L of what a sample has most of (chosen, in the order of magnitude that is reported: a gram of sodium in a litre looks like
 * some µg/L of copper).
 */
const [ARNA, ARMG, SULFUR_DIOXIDE, SULFUR_MONOXIDE] = [80, 20, 30, 100] as const;
/** CaO⁺/Ca⁺ for each CeO⁺/Ce⁺ (chosen): its bond is weaker by half. */
const CALCIUM_OXIDE = 0.02;
/** Shares of ²⁴Mg, ²⁵Mg, ²⁶Mg and of ³²S, ³³S, ³⁴S. */
const MAGNESIUM = [0.78965, 0.10011, 0.11025] as const;
const SULFUR = [0.9499, 0.0075, 0.0425] as const;
const SULFUR_IN_SULFATE = 32.06 / 96.06;
const THROUGH_HELIUM = 1e-4;

export const massResponse = (mass: number): number => 0.3 + 0.7 * Math.min(1, mass / 103);
export const matrixLoss = (solids: Quantity<'%'>, mass: number): number =>
  Math.exp(-1.2 * solids * (103 / mass) ** 0.3);
const plasmaFactor = ({ rf_power, nebuliser_gas }: Plasma): number =>
  Math.exp(-(((rf_power - 1550) / 600) ** 2) - ((nebuliser_gas - 1) / 0.25) ** 2);
export const atomsThrough = ({ cell_mode }: Plasma, mass: number): number =>
  cell_mode === 'Helium' ? 0.35 * (mass / 80) ** 0.2 : 1;
const moleculesThrough = ({ cell_mode }: Plasma): number => (cell_mode === 'Helium' ? THROUGH_HELIUM : 1);

/** CeO⁺/Ce⁺, and as much MO⁺ for barium. */
export const oxideShare = ({ rf_power, nebuliser_gas }: Plasma): number =>
  0.01 * Math.exp(4 * (nebuliser_gas - 1) + (1550 - rf_power) / 400);
/** Ba²⁺/Ba⁺. */
export const doubleShare = ({ rf_power, nebuliser_gas }: Plasma): number =>
  0.03 * Math.exp(-3 * (nebuliser_gas - 1) + (rf_power - 1550) / 600);

/** Dissolved solids of a sample, percent; what came as acid is none. */
export const solidsOf = ({ parts }: Sample): Quantity<'%'> =>
  parts.reduce((sum, part) => (part.form === 'acid' ? sum : sum + milligramsPerLitre(part) / 1e4), 0);

export interface Solution {
  /** µg/L of each element. */
  readonly contents: Readonly<Partial<Record<IonisedId, number>>>;
  /** µg/L of ⁶⁵Cu at 99 % that was added. */
  readonly spike: number;
  readonly chloride: Quantity<'mg/L'>;
  readonly solids: Quantity<'%'>;
  /** mg/L of what makes molecules with argon and oxygen. */
  readonly matrix: Matrix;
}

export interface Matrix {
  readonly sodium: Quantity<'mg/L'>;
  readonly magnesium: Quantity<'mg/L'>;
  readonly sulfur: Quantity<'mg/L'>;
}
export const NO_MATRIX: Matrix = { sodium: 0, magnesium: 0, sulfur: 0 };

/** What a record brings into the plasma. */
export function solutionOf(sample: Sample): Solution {
  const contents: Partial<Record<IonisedId, number>> = {};
  for (const part of known(sample, ISOTOPES).parts) contents[part.id as IonisedId] = 1000 * milligramsPerLitre(part);
  const of = (id: string): number =>
    sample.parts.reduce((sum, part) => (part.id === id ? sum + milligramsPerLitre(part) : sum), 0);
  const matrix = { sodium: of('sodium'), magnesium: of('magnesium'), sulfur: SULFUR_IN_SULFATE * of('sulfate') };
  return { contents, spike: 0, chloride: of('chloride'), solids: solidsOf(sample), matrix };
}

/** cps for each µg/L of an element with one isotope of this mass, all of it ionised. */
export const sensitivity = (mass: number, plasma: Plasma, solids: number, drift: number): number =>
  SENSITIVITY *
  massResponse(mass) *
  plasmaFactor(plasma) *
  matrixLoss(solids, mass) *
  atomsThrough(plasma, mass) *
  drift;

/** True cps at each mass from 0 to `LAST_MASS`. */
export function massSpectrum(solution: Solution, plasma: Plasma, drift: number): Float64Array {
  const counts = new Float64Array(LAST_MASS + 1);
  const add = (mass: number, cps: number): void => {
    if (Number.isInteger(mass) && mass <= LAST_MASS) counts[mass] = (counts[mass] ?? 0) + cps;
  };
  const { solids, spike, chloride, matrix } = solution;
  for (const [id, content] of Object.entries(solution.contents)) {
    const { isotopes, ionised } = ISOTOPES[id as IonisedId];
    for (const [mass, percent] of isotopes) {
      const cps = sensitivity(mass, plasma, solids, drift) * content * ionised * (percent / 100);
      add(mass, cps);
      const second = SECOND_ELECTRON[id as IonisedId];
      if (second !== undefined) add(mass / 2, cps * second * doubleShare(plasma));
      const oxide = id === 'barium' ? 1 : id === 'calcium' ? CALCIUM_OXIDE : 0;
      if (oxide > 0)
        add(mass + 16, cps * oxide * oxideShare(plasma) * (moleculesThrough(plasma) / atomsThrough(plasma, mass)));
    }
  }
  // As many atoms as natural copper of this content has.
  const atoms = (spike * 63.546) / 64.908;
  add(63, sensitivity(63, plasma, solids, drift) * atoms * 0.01);
  add(65, sensitivity(65, plasma, solids, drift) * atoms * 0.99);
  for (const [mass, percent] of KRYPTON) add(mass, (KRYPTON_CPS * percent * atomsThrough(plasma, mass)) / 100);
  const molecules = moleculesThrough(plasma);
  for (const [mass, cps] of MOLECULES) add(mass, cps * molecules);
  add(63, ARNA * matrix.sodium * molecules);
  MAGNESIUM.forEach((share, n) => add(64 + n, ARMG * matrix.magnesium * share * molecules));
  SULFUR.forEach((share, n) => {
    add(48 + n, SULFUR_MONOXIDE * matrix.sulfur * share * molecules);
    add(64 + n, SULFUR_DIOXIDE * matrix.sulfur * share * molecules);
  });
  const pairs = ARGON[40] ** 2;
  add(80, ARGON_PAIR_CPS * molecules);
  add(78, (ARGON_PAIR_CPS * molecules * 2 * ARGON[40] * ARGON[38]) / pairs);
  add(76, (ARGON_PAIR_CPS * molecules * 2 * ARGON[40] * ARGON[36]) / pairs);
  for (const [isotope, share] of [
    [35, CHLORINE[35]],
    [37, CHLORINE[37]],
  ] as const) {
    add(isotope + 16, CLO * chloride * share * molecules);
    add(isotope + 40, ARCL * chloride * share * molecules);
  }
  return counts;
}

// ---------------------------------------------------------------- the counter

/** Above so many counts a second the detector works as an amplifier, without dead time. */
export const ANALOGUE_FROM: Quantity<'cps'> = 1e7;

/** What a counter with a dead time in s shows of a true rate; as an amplifier it shows all of it. */
export function rawRate(rate: number, deadTime: Quantity<'s'>): { readonly raw: number; readonly analogue: boolean } {
  const raw = rate / (1 + rate * deadTime);
  return raw > ANALOGUE_FROM ? { raw: rate, analogue: true } : { raw, analogue: false };
}
