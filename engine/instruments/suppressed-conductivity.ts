/**
 * Conductivity of what leaves an anion column, behind a suppressor or without one.
 *
 * Suppressed, every cation has become H⁺. In each slice h = [H⁺] solves the charge balance
 *
 *     h = c_s + Σ c_w K_a/(K_a + h) + K₁ C/(K₁ + h) + K_w/h
 *
 * with c_s of strong acids (mol of charge per litre), c_w of weak ones, C of dissolved carbon dioxide. κ adds what each ion carries;
 * for the strong acids Λ = Λ⁰ − (60.20 + 0.229 Λ⁰) √c (Kohlrausch and Onsager, 1:1 at 25 °C). The acid of a peak pushes carbonic
 * acid back, which is why plain suppression falls short for small peaks.
 *
 * P. K. Dasgupta, Ion chromatography: the state of the art, Anal. Chem. 64 (1992) 775A; H. Small, T. S. Stevens and W. C. Bauman,
 * Novel ion exchange chromatographic method using conductimetric detection, Anal. Chem. 47 (1975) 1801.
 */
import type { Quantity } from '../contract';
import { type Anion, LAMBDA } from '../data/samples/anion-exchange';

const K1 = 10 ** -6.35;
const KW = 1e-14;
/**
 * Growth with the temperature: of salts 2 % per °C; of strong acids 1.5, since most of it is carried by H⁺ (426.2 S cm²/mol for HCl at
 * 25 °C, 489 at 35, 550 at 45: R. A. Robinson and R. H. Stokes, Electrolyte Solutions, 2nd ed., Butterworths 1959, appendix 6).
 */
const PER_DEGREE = { salt: 0.02, acid: 0.015 } as const;
/** With the membrane so much of the carbon dioxide stays. */
const CO2_LEFT = 1e-4;
/** Of salts that the suppressor lets through, seen where the carbon dioxide is gone. */
const LEAK: Quantity<'µS/cm'> = 0.9;
/** S cm²/mol times mol/L, in µS/cm. */
const MICRO = 1000;

/** What a mole of charge of an electrolyte conducts at a concentration in eq/L, S cm²/mol. */
export const onsager = (limiting: number, c: Quantity<'eq/L'>): number =>
  limiting - (60.2 + 0.229 * limiting) * Math.sqrt(c);

export const warm = (temperature: Quantity<'°C'>, what: 'salt' | 'acid'): number =>
  1 + PER_DEGREE[what] * (temperature - 25);

/** An anion in the slice that is looked at, mol/L. */
export interface Slice {
  readonly ion: Anion;
  readonly molar: number;
}

function balance(strong: number, weak: readonly Slice[], co2: number): number {
  const excess = (h: number): number => {
    let sum = h - strong - (K1 * co2) / (K1 + h) - KW / h;
    for (const { ion, molar } of weak) {
      const ka = 10 ** -(ion.pKa ?? 0);
      sum -= (molar * ka) / (ka + h);
    }
    return sum;
  };
  let low = 1e-9;
  let high = strong + weak.reduce((sum, { molar }) => sum + molar, 0) + 1e-3;
  // In the logarithm: h spans six powers of ten.
  for (let n = 0; n < 42; n++) {
    const middle = Math.sqrt(low * high);
    if (excess(middle) > 0) high = middle;
    else low = middle;
  }
  return Math.sqrt(low * high);
}

interface Parts {
  /** What the acids carry, and what carbonic acid and water carry beside them, µS/cm at 25 °C. */
  readonly acids: Quantity<'µS/cm'>;
  readonly rest: Quantity<'µS/cm'>;
}

/** Conductivity of acids in water with so much dissolved CO₂. */
export function acidConductivity(slices: readonly Slice[], co2: Quantity<'mol/L'>): Parts {
  let strong = 0;
  let carried = 0;
  const weak: Slice[] = [];
  for (const slice of slices) {
    if (slice.ion.pKa !== undefined) weak.push(slice);
    else {
      const charge = slice.molar * slice.ion.acidity;
      strong += charge;
      carried += charge * slice.ion.lambda;
    }
  }
  const h = balance(strong, weak, co2);
  let acids = strong > 0 ? strong * onsager(LAMBDA.hydrogen + carried / strong, strong) : 0;
  for (const { ion, molar } of weak) {
    const ka = 10 ** -(ion.pKa ?? 0);
    acids += ((molar * ka) / (ka + h)) * (LAMBDA.hydrogen + ion.lambda);
  }
  const rest =
    ((K1 * co2) / (K1 + h)) * (LAMBDA.hydrogen + LAMBDA.hydrogencarbonate) +
    (KW / h) * (LAMBDA.hydrogen + LAMBDA.hydroxide);
  return { acids: MICRO * acids, rest: MICRO * rest };
}

export interface Suppression {
  readonly suppressor: boolean;
  readonly co2_removal: boolean;
  /** Carbonate, mmol/L. */
  readonly eluent: Quantity<'mmol/L'>;
  readonly temperature: Quantity<'°C'>;
}

const co2Of = ({ eluent, co2_removal }: Suppression): Quantity<'mol/L'> =>
  (eluent / 1000) * (co2_removal ? CO2_LEFT : 1);

/** Before anything is injected. */
export function backgroundOf(how: Suppression): Quantity<'µS/cm'> {
  const factor = warm(how.temperature, how.suppressor ? 'acid' : 'salt');
  if (!how.suppressor) {
    const charge = (2 * how.eluent) / 1000;
    return factor * MICRO * charge * onsager(LAMBDA.sodium + LAMBDA.carbonate, charge);
  }
  return factor * (acidConductivity([], co2Of(how)).rest + (how.co2_removal ? LEAK : 0));
}

/** How far a slice stands above the background; without a suppressor below it where the ion carries less than carbonate. */
export function signalOf(how: Suppression): (slices: readonly Slice[]) => Quantity<'µS/cm'> {
  const factor = warm(how.temperature, how.suppressor ? 'acid' : 'salt');
  if (!how.suppressor) {
    return (slices) => {
      let kappa = 0;
      for (const { ion, molar } of slices)
        kappa += molar * ion.charge * ((ion.lambdaEluent ?? ion.lambda) - LAMBDA.carbonate);
      return factor * MICRO * kappa;
    };
  }
  const co2 = co2Of(how);
  const nothing = acidConductivity([], co2).rest;
  return (slices) => {
    const { acids, rest } = acidConductivity(slices, co2);
    return factor * (acids + rest - nothing);
  };
}
