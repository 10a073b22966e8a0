import type { Quantity } from '../contract';

interface AlloyBase<Name extends string> {
  readonly name: Name;
  /** Young's modulus E. */
  readonly modulus: Quantity<'Pa'>;
  /** Typical 0.2 % proof stress Rp0.2 and tensile strength Rm. */
  readonly proofStress: Quantity<'Pa'>;
  readonly tensileStrength: Quantity<'Pa'>;
  readonly source: string;
}

/** A sharp yield point: upper yield stress, plateau of the Lüders bands (engineering stresses) and its ripple. */
export interface YieldPoint {
  readonly upper: Quantity<'Pa'>;
  readonly plateau: Quantity<'Pa'>;
  readonly ripple: Quantity<'Pa'>;
  /** Plastic strain from one crest of the ripple to the next. */
  readonly period: number;
}

/** Hardens by Voce's law σ = σ0 + Q (1 − exp(−b εp)), necks, and breaks as cup and cone. */
export interface DuctileAlloy<Name extends string = string> extends AlloyBase<Name> {
  readonly law: 'Voce';
  /** Total extension at maximum force Ag, as a fraction: there a neck begins. */
  readonly uniformElongation: number;
  /** Reduction of area Z, as a fraction. */
  readonly reductionOfArea: number;
  readonly sigma0: Quantity<'Pa'>;
  readonly q: Quantity<'Pa'>;
  readonly b: number;
  /** β of Barba's law A = Ag + β √S0/L0. */
  readonly barba: number;
  /** m of the flow stress ∝ (strain rate)^m. */
  readonly rateExponent: number;
  readonly yieldPoint: YieldPoint | null;
}

/** Follows ε = σ/E + (σ/K)^n up to its strength, where it breaks without a neck. */
export interface BrittleAlloy<Name extends string = string> extends AlloyBase<Name> {
  readonly law: 'Ramberg-Osgood';
  readonly reference: Quantity<'Pa'>;
  readonly exponent: number;
}

export type TensileAlloy<Name extends string = string> = DuctileAlloy<Name> | BrittleAlloy<Name>;

const GPA = 1e9;
const MPA = 1e6;

const solved =
  'σ0, Q, b: solved so that the curve passes through Rp0.2 and has its Considère point at Ag, Rm; β from A50';
const steels = `typical values for bar, ASM Handbook vol. 1 and suppliers' sheets; ${solved}`;
const aluminium = `typical values, ASM Handbook vol. 2 and Aluminum Association, Aluminum Standards and Data; ${solved}`;
const copper = `typical values, soft temper, ASM Handbook vol. 2 and makers' sheets; ${solved}`;

/** Typical tensile properties at room temperature. Rate exponents: orders of magnitude, teaching values. */
export const tensileAlloys = [
  {
    name: 'Low-carbon steel A36',
    law: 'Voce',
    modulus: 200 * GPA,
    proofStress: 250 * MPA,
    tensileStrength: 430 * MPA,
    uniformElongation: 0.2,
    reductionOfArea: 0.62,
    sigma0: 190.51 * MPA,
    q: 368.98 * MPA,
    b: 11.8964,
    barba: 0.5868,
    rateExponent: 0.01,
    yieldPoint: { upper: 285 * MPA, plateau: 250 * MPA, ripple: 1.5 * MPA, period: 0.0015 },
    source: `ASTM A36 asks for at least 250 MPa and 400–550 MPa; ${steels}`,
  },
  {
    name: 'Medium-carbon steel 1045 (normalised)',
    law: 'Voce',
    modulus: 206 * GPA,
    proofStress: 410 * MPA,
    tensileStrength: 650 * MPA,
    uniformElongation: 0.13,
    reductionOfArea: 0.42,
    sigma0: 397.47 * MPA,
    q: 375.36 * MPA,
    b: 19.2287,
    barba: 0.4062,
    rateExponent: 0.008,
    yieldPoint: null,
    source: steels,
  },
  {
    name: 'Stainless steel 304 (annealed)',
    law: 'Voce',
    modulus: 193 * GPA,
    proofStress: 240 * MPA,
    tensileStrength: 585 * MPA,
    uniformElongation: 0.45,
    reductionOfArea: 0.7,
    sigma0: 235.01 * MPA,
    q: 869.01 * MPA,
    b: 3.3311,
    barba: 0.5868,
    rateExponent: 0.008,
    yieldPoint: null,
    source: steels,
  },
  {
    name: 'Aluminium 6061-T6',
    law: 'Voce',
    modulus: 68.9 * GPA,
    proofStress: 276 * MPA,
    tensileStrength: 310 * MPA,
    uniformElongation: 0.085,
    reductionOfArea: 0.45,
    sigma0: 274.56 * MPA,
    q: 78.6 * MPA,
    b: 20.1134,
    barba: 0.3836,
    rateExponent: 0.002,
    yieldPoint: null,
    source: aluminium,
  },
  {
    name: 'Aluminium 7075-T6',
    law: 'Voce',
    modulus: 71.7 * GPA,
    proofStress: 503 * MPA,
    tensileStrength: 572 * MPA,
    uniformElongation: 0.075,
    reductionOfArea: 0.24,
    sigma0: 499.81 * MPA,
    q: 136.37 * MPA,
    b: 29.1367,
    barba: 0.158,
    rateExponent: 0.002,
    yieldPoint: null,
    source: aluminium,
  },
  {
    name: 'Copper C11000 (annealed)',
    law: 'Voce',
    modulus: 117 * GPA,
    proofStress: 69 * MPA,
    tensileStrength: 220 * MPA,
    uniformElongation: 0.33,
    reductionOfArea: 0.7,
    sigma0: 65.79 * MPA,
    q: 273.91 * MPA,
    b: 6.2282,
    barba: 0.5416,
    rateExponent: 0.006,
    yieldPoint: null,
    source: copper,
  },
  {
    name: 'Brass C26000 (annealed)',
    law: 'Voce',
    modulus: 110 * GPA,
    proofStress: 115 * MPA,
    tensileStrength: 325 * MPA,
    uniformElongation: 0.45,
    reductionOfArea: 0.65,
    sigma0: 111.85 * MPA,
    q: 491.94 * MPA,
    b: 3.5707,
    barba: 0.5868,
    rateExponent: 0.004,
    yieldPoint: null,
    source: copper,
  },
  {
    name: 'Titanium Ti-6Al-4V (annealed)',
    law: 'Voce',
    modulus: 113.8 * GPA,
    proofStress: 880 * MPA,
    tensileStrength: 950 * MPA,
    uniformElongation: 0.065,
    reductionOfArea: 0.36,
    sigma0: 879.17 * MPA,
    q: 168.09 * MPA,
    b: 28.7426,
    barba: 0.3385,
    rateExponent: 0.012,
    yieldPoint: null,
    source: `typical values, ASM Handbook vol. 2 and makers' sheets; ${solved}`,
  },
  {
    name: 'Grey cast iron class 30',
    law: 'Ramberg-Osgood',
    modulus: 100 * GPA,
    proofStress: 181 * MPA,
    tensileStrength: 207 * MPA,
    reference: 854 * MPA,
    exponent: 4,
    source: 'ASTM A48 class 30 asks for 207 MPa; modulus and curve: typical values, ASM Handbook vol. 1',
  },
] as const satisfies readonly TensileAlloy[];

export type TensileAlloyName = (typeof tensileAlloys)[number]['name'];
