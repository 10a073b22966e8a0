import type { Quantity } from '../contract';

export interface FatigueMaterial<Name extends string = string> {
  readonly name: Name;
  /** Fatigue limit, surface factors and Walker's γ differ among these. */
  readonly family: 'steel' | 'aluminium' | 'titanium';
  readonly yield: Quantity<'MPa'>;
  readonly ultimate: Quantity<'MPa'>;
  /** σf′, of Morrow's rule. */
  readonly fatigueStrength: Quantity<'MPa'>;
  /** σa = A N^B, N in cycles. */
  readonly a: Quantity<'MPa'>;
  readonly b: number;
}

/** N. E. Dowling, Mechanical Behavior of Materials, 4th ed., table 9.1; Ti-6Al-4V with rounded constants of the same table. */
export const fatigueMaterials = [
  { name: 'SAE 1015 normalised', family: 'steel', yield: 228, ultimate: 415, fatigueStrength: 1020, a: 927, b: -0.138 },
  { name: 'Man-Ten', family: 'steel', yield: 322, ultimate: 557, fatigueStrength: 1089, a: 1006, b: -0.115 },
  { name: 'RQC-100', family: 'steel', yield: 683, ultimate: 758, fatigueStrength: 938, a: 897, b: -0.0648 },
  {
    name: 'SAE 4142 (450 HB)',
    family: 'steel',
    yield: 1584,
    ultimate: 1757,
    fatigueStrength: 1937,
    a: 1837,
    b: -0.0762,
  },
  {
    name: 'Steel AISI 4340',
    family: 'steel',
    yield: 1103,
    ultimate: 1172,
    fatigueStrength: 1758,
    a: 1643,
    b: -0.0977,
  },
  {
    name: 'Aluminium 2024-T4',
    family: 'aluminium',
    yield: 303,
    ultimate: 476,
    fatigueStrength: 900,
    a: 839,
    b: -0.102,
  },
  { name: 'Ti-6Al-4V', family: 'titanium', yield: 1185, ultimate: 1233, fatigueStrength: 2030, a: 1889, b: -0.104 },
] as const satisfies readonly FatigueMaterial[];

export type FatigueMaterialName = (typeof fatigueMaterials)[number]['name'];

export const fatigueMaterial = (name: FatigueMaterialName): FatigueMaterial => {
  const found = fatigueMaterials.find((material) => material.name === name);
  if (!found) throw new RangeError(`No such material: ${name}`);
  return found;
};
