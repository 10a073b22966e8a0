import type { Quantity } from '../contract';

export interface CreepAlloy<Name extends string = string> {
  readonly name: Name;
  /** log₁₀ t_r[h] = (b0 + b1 log₁₀ σ[MPa])/T[K] − C. */
  readonly c: number;
  readonly b0: number;
  readonly b1: number;
  /** Monkman and Grant: secondary rate times life. */
  readonly m: number;
  /** Strain at rupture over M, of secondary and tertiary creep together. */
  readonly lambda: number;
  /** All primary strain. */
  readonly primary: number;
  readonly modulus: { readonly at20: Quantity<'GPa'>; readonly slope: Quantity<'GPa/K'> };
  /** Proof strength of 0.2 % at 20 °C, and its slope: a bar that is loaded above it yields before it creeps. */
  readonly proof: { readonly at20: Quantity<'MPa'>; readonly slope: Quantity<'MPa/K'> };
  /** Tensile strength at 20 °C. */
  readonly strength: Quantity<'MPa'>;
  /** Begin of melting. */
  readonly solidus: Quantity<'K'>;
  /** Up to this share of it lives were measured. */
  readonly hottest: number;
}

/**
 * Strengths for rupture of ECCC Data Sheets (2005, 2009), EN 10216-2 and EN 10216-5, and suppliers' sheets: anchors in the texts of
 * ms4. M, λ, primary strain and solidus are typical values. Proof strength of 316: 276 MPa at 24 °C, 193 at 540, 165 at 650 (tables of high
 * temperature properties after the ASM Metals Handbook, vol. 3); of the others typical.
 */
export const creepAlloys = [
  {
    name: 'Stainless steel 316',
    c: 20,
    b0: 32931.5,
    b1: -5340,
    m: 0.05,
    lambda: 6,
    primary: 0.006,
    modulus: { at20: 193, slope: -0.08 },
    proof: { at20: 276, slope: -0.174 },
    strength: 580,
    solidus: 1648,
    hottest: 0.6,
  },
  {
    name: 'Steel 2.25Cr-1Mo',
    c: 20,
    b0: 28270,
    b1: -4197.1,
    m: 0.05,
    lambda: 5,
    primary: 0.004,
    modulus: { at20: 212, slope: -0.085 },
    proof: { at20: 310, slope: -0.15 },
    strength: 560,
    solidus: 1753,
    hottest: 0.6,
  },
  {
    name: 'Steel Grade 91',
    c: 30,
    b0: 43683.5,
    b1: -6715.2,
    m: 0.02,
    lambda: 6,
    primary: 0.003,
    modulus: { at20: 218, slope: -0.09 },
    proof: { at20: 530, slope: -0.42 },
    strength: 680,
    solidus: 1700,
    hottest: 0.6,
  },
  {
    name: 'Inconel 718',
    c: 25,
    b0: 65331.2,
    b1: -14259.5,
    m: 0.01,
    lambda: 4,
    primary: 0.002,
    modulus: { at20: 200, slope: -0.06 },
    proof: { at20: 1100, slope: -0.27 },
    strength: 1350,
    solidus: 1533,
    hottest: 0.65,
  },
] as const satisfies readonly CreepAlloy[];

export type CreepAlloyName = (typeof creepAlloys)[number]['name'];

export const creepAlloy = (name: CreepAlloyName): CreepAlloy => {
  const found = creepAlloys.find((alloy) => alloy.name === name);
  if (!found) throw new RangeError(`No such alloy: ${name}`);
  return found;
};
