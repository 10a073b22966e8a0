import type { Quantity } from '../contract';

export interface HardMaterial<Name extends string = string> {
  readonly name: Name;
  /** Vickers hardness, kgf/mm². */
  readonly vickers: number;
  /** Exponent n of the contact pressure under a ball. */
  readonly hardening: number;
  /** Young's modulus. */
  readonly modulus: Quantity<'GPa'>;
  /** A steel that is not austenitic: the first tables of ASTM E140 hold for it. */
  readonly steel: boolean;
}

/**
 * Typical values of suppliers' sheets and the ASM Handbook; exponents chosen so that the model follows ASTM E140. Brass of temper H02 has
 * 70 HRB on makers' sheets (82 is the full hard temper, H04).
 */
export const hardMaterials = [
  { name: 'Steel 1018 cold drawn', vickers: 131, hardening: 0.1, modulus: 205, steel: true },
  { name: 'Stainless 304 annealed', vickers: 155, hardening: 0.3, modulus: 193, steel: false },
  { name: 'Aluminium 6061-T6', vickers: 107, hardening: 0.1, modulus: 68.9, steel: false },
  { name: 'Brass C26000 half hard', vickers: 125, hardening: 0.1, modulus: 110, steel: false },
  { name: 'Grey iron class 30', vickers: 210, hardening: 0.08, modulus: 105, steel: false },
  { name: 'Steel 4140 quenched and tempered', vickers: 302, hardening: 0.08, modulus: 205, steel: true },
  { name: 'Spring steel 1095', vickers: 446, hardening: 0.06, modulus: 207, steel: true },
  { name: 'Tool steel O1', vickers: 720, hardening: 0.04, modulus: 207, steel: true },
] as const satisfies readonly HardMaterial[];

export type HardMaterialName = (typeof hardMaterials)[number]['name'];

/** Verification blocks: what their certificates say, that is what the model's blocks have after 4 s on a tester without error. */
export const hardnessBlocks = [
  { name: '25 HRC', vickers: 266, hardening: 0.06, modulus: 207, steel: true, scale: 'HRC', certified: 25.4 },
  { name: '45 HRC', vickers: 446, hardening: 0.06, modulus: 207, steel: true, scale: 'HRC', certified: 45.3 },
  { name: '63 HRC', vickers: 772, hardening: 0.04, modulus: 207, steel: true, scale: 'HRC', certified: 63.4 },
  { name: '80 HRB', vickers: 150, hardening: 0.1, modulus: 207, steel: true, scale: 'HRB', certified: 79.9 },
] as const satisfies readonly (HardMaterial & { readonly scale: 'HRC' | 'HRB'; readonly certified: number })[];

export type HardnessBlockName = (typeof hardnessBlocks)[number]['name'];

/**
 * Hardness conversion of non-austenitic steel, ASTM E140, tables 1 (HRC, HRA) and 2 (HRB): points beside HV. Between the knots
 * straight in ln HV.
 */
const C_VICKERS = [238, 266, 302, 345, 392, 446, 513, 595, 697, 832, 940];
export const E140 = {
  HRC: { points: [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 68], vickers: C_VICKERS },
  HRA: { points: [60.5, 62.8, 65.3, 67.9, 70.4, 73.1, 75.9, 78.5, 81.2, 83.9, 85.6], vickers: C_VICKERS },
  HRB: { points: [60, 65, 70, 75, 80, 85, 90, 95, 100], vickers: [107, 116, 125, 137, 150, 165, 185, 210, 240] },
} as const;
