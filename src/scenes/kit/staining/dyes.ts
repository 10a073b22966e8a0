/** Dyes and reagents of stains: white light after a layer of each, 0xrrggbb, for bottles, pools on a slide and dyed cells. */
import { throughDepth } from '../paint/liquid-colour';

/** After a bottle's width or a flooded slide. */
export const REAGENT = {
  violet: 0x5b2f9c,
  iodine: 0xa2591d,
  solvent: 0xf4f7f6,
  safranin: 0xd9394f,
  water: 0xeaf4fa,
  ink: 0x24211f,
  copper: 0x3f9fdc,
  fuchsin: 0xb3154f,
  acid: 0xf6efec,
  blue: 0x2454a8,
  green: 0x14795a,
} as const;

/** After a cell that is fully dyed. */
export const DYED = {
  violet: 0x54319b,
  safranin: 0xe0557d,
  fuchsin: 0xc21e56,
  blue: 0x5c8fd6,
  green: 0x2f9c6c,
} as const;

/** A cell without a dye takes hardly any light. */
const PLAIN = 0xe9e7e3;

const times = (a: number, b: number): number => {
  const channel = (shift: number): number => Math.round((((a >> shift) & 255) * ((b >> shift) & 255)) / 255) << shift;
  return channel(16) | channel(8) | channel(0);
};

/** A cell with two dyes in it, each as a part of a full stain (Beer and Lambert). */
export const dyedWith = (first: number, firstPart: number, second: number, secondPart: number): number =>
  times(PLAIN, times(throughDepth(first, firstPart), throughDepth(second, secondPart)));

/** A smear on glass before any dye. */
export const FILM = 0xe9e6df;
