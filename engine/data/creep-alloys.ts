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
  /** Tensile strength at 20 °C. */
  readonly strength: Quantity<'MPa'>;
  /** Begin of melting. */
  readonly solidus: Quantity<'K'>;
}

/**
 * Strengths for rupture of ECCC Data Sheets (2005, 2009), EN 10216-2 and EN 10216-5, and suppliers' sheets: anchors in the texts of
 * ms4. M, λ, primary strain and solidus are typical values.
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
    strength: 580,
    solidus: 1648,
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
    strength: 560,
    solidus: 1753,
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
    strength: 680,
    solidus: 1700,
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
    strength: 1350,
    solidus: 1533,
  },
] as const satisfies readonly CreepAlloy[];

export type CreepAlloyName = (typeof creepAlloys)[number]['name'];

export const creepAlloy = (name: CreepAlloyName): CreepAlloy => {
  const found = creepAlloys.find((alloy) => alloy.name === name);
  if (!found) throw new RangeError(`No such alloy: ${name}`);
  return found;
};
