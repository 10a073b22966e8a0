/** Impact energy of full-size bars (10 × 10 × 55 mm) with a V notch of 2 mm, joules; temperatures in °C. */
export type CharpyMaterial<Name extends string = string> = {
  readonly name: Name;
  readonly steel: boolean;
} & (
  | {
      readonly kind: 'transition';
      readonly upper: number;
      readonly lower: number;
      readonly t0: number;
      readonly c: number;
    }
  | {
      /** A straight line about 20 °C, J and J/K. */
      readonly kind: 'line';
      readonly at20: number;
      readonly slope: number;
      readonly most: number;
      /** Share of torn surface, %. */
      readonly shear: 0 | 100;
    }
);

/**
 * A36 and the hull steel are set to their published 20 J temperatures (K. Felkins, H. P. Leighly and A. Jankovic, JOM 50, 1 (1998), 12);
 * the others are typical values of the ASM Handbook, vol. 8.
 */
export const charpyMaterials = [
  { name: 'Structural steel A36', steel: true, kind: 'transition', upper: 130, lower: 4, t0: 6.7, c: 35 },
  { name: 'Hull steel 1912', steel: true, kind: 'transition', upper: 70, lower: 4, t0: 49.1, c: 30 },
  { name: 'Pressure-vessel steel A533B', steel: true, kind: 'transition', upper: 180, lower: 5, t0: -15, c: 38 },
  { name: 'Steel 4340 tempered 425 C', steel: true, kind: 'transition', upper: 35, lower: 14, t0: -50, c: 60 },
  { name: 'Steel 1045 normalised', steel: true, kind: 'transition', upper: 60, lower: 6, t0: 45, c: 40 },
  { name: 'Stainless steel 316L', steel: true, kind: 'line', at20: 180, slope: 0.2, most: 200, shear: 100 },
  { name: 'Aluminium 6061-T6', steel: false, kind: 'line', at20: 18, slope: 0, most: 18, shear: 100 },
  { name: 'Ti-6Al-4V', steel: false, kind: 'line', at20: 24, slope: 0.04, most: 200, shear: 100 },
  { name: 'Grey cast iron', steel: false, kind: 'line', at20: 3, slope: 0, most: 3, shear: 0 },
] as const satisfies readonly CharpyMaterial[];

export type CharpyMaterialName = (typeof charpyMaterials)[number]['name'];

export const charpyMaterial = (name: CharpyMaterialName): CharpyMaterial => {
  const found = charpyMaterials.find((material) => material.name === name);
  if (!found) throw new RangeError(`No such material: ${name}`);
  return found;
};
