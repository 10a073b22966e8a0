/** Colours of the cell's parts in both themes, and the colour-blind-safe sets for bases and side chains. */
import type { SideChainClass } from '../../../../engine/data/side-chains';
import { sideChains } from '../../../../engine/data/side-chains';
import type { StageTheme } from '../../kit/theme';

export interface CellPalette {
  /** Lit and shaded tone of each body. */
  readonly cytoplasm: readonly [number, number];
  readonly organelle: number;
  readonly nucleus: readonly [number, number];
  readonly membrane: readonly [number, number];
  readonly pore: number;
  readonly polymerase: readonly [number, number];
  readonly largeSubunit: readonly [number, number];
  readonly smallSubunit: readonly [number, number];
  readonly site: number;
  readonly transferRna: readonly [number, number];
  readonly releaseFactor: readonly [number, number];
  readonly codingBackbone: number;
  readonly templateBackbone: number;
  readonly rnaBackbone: number;
  readonly quietBase: number;
  readonly bond: number;
}

const dark: CellPalette = {
  cytoplasm: [0x1d4650, 0x0b1d26],
  organelle: 0x3f7f86,
  nucleus: [0x3a3a72, 0x191936],
  membrane: [0xa9a2ee, 0x5a53a6],
  pore: 0xcfc9ff,
  polymerase: [0xd98a6a, 0x6e3527],
  largeSubunit: [0x6f83c9, 0x2c3768],
  smallSubunit: [0x4f9d90, 0x1d4a48],
  site: 0x18214a,
  transferRna: [0xd9c98a, 0x8a7636],
  releaseFactor: [0xe58a8f, 0x8a3540],
  codingBackbone: 0xa9bddb,
  templateBackbone: 0x7390bd,
  rnaBackbone: 0xf0a860,
  quietBase: 0x56628e,
  bond: 0xc7d4e4,
};

const light: CellPalette = {
  cytoplasm: [0xeaf7f4, 0xbcdcda],
  organelle: 0x86bdbb,
  nucleus: [0xf0eefc, 0xc6c0ea],
  membrane: [0xa39adf, 0x6b61b8],
  pore: 0x584fa3,
  polymerase: [0xf2b99f, 0xc0694a],
  largeSubunit: [0xb9c6f0, 0x7184c4],
  smallSubunit: [0xa9dcd1, 0x54a194],
  site: 0xe6ebfb,
  transferRna: [0xf0e2a8, 0xc2a64e],
  releaseFactor: [0xf4b5b8, 0xc05a66],
  codingBackbone: 0x6f86aa,
  templateBackbone: 0x48618c,
  rnaBackbone: 0xd2781e,
  quietBase: 0xa7aed2,
  bond: 0x5b6b7d,
};

export const cellPalette = ({ name }: StageTheme): CellPalette => (name === 'dark' ? dark : light);

export interface Paint {
  readonly fill: number;
  /** Readable on the fill: at least 4.5 : 1. */
  readonly ink: number;
}

/** After M. Okabe and K. Ito, darkened or lightened so that the letter on each is readable. */
const basePaints: Readonly<Record<string, Paint>> = {
  A: { fill: 0x0a7d5c, ink: 0xffffff },
  C: { fill: 0x0b67a8, ink: 0xffffff },
  G: { fill: 0xf0b43c, ink: 0x1d1605 },
  T: { fill: 0xdc9ac0, ink: 0x2a0d1f },
  U: { fill: 0xb9490c, ink: 0xffffff },
};
const NO_PAINT: Paint = { fill: 0x8792a0, ink: 0x0f1722 };
export const basePaint = (base: string): Paint => basePaints[base] ?? NO_PAINT;

export const sideChainPaint: Readonly<Record<SideChainClass, Paint>> = {
  hydrophobic: { fill: 0xf0c34e, ink: 0x241a02 },
  polar: { fill: 0x7cc4ef, ink: 0x07202f },
  acidic: { fill: 0xc24a0d, ink: 0xffffff },
  basic: { fill: 0x1f5fb4, ink: 0xffffff },
  special: { fill: 0xc9cfd8, ink: 0x17202c },
};

const classOf: ReadonlyMap<string, SideChainClass> = new Map(
  sideChains.flatMap((group) => Array.from(group.residues, (letter) => [letter, group.class] as const)),
);
export const sideChainOf = (residue: string): SideChainClass | undefined => classOf.get(residue);
export const residuePaint = (residue: string): Paint => {
  const sideChain = classOf.get(residue);
  return sideChain ? sideChainPaint[sideChain] : NO_PAINT;
};
