/** How the metals of the bars look: for recognition. */
import type { CharpyMaterialName } from '../../../../engine/data/charpy-materials';

export const BAR_TONES: Readonly<Record<CharpyMaterialName, number>> = {
  'Structural steel A36': 0x93a0ae,
  'Hull steel 1912': 0x7d7a78,
  'Pressure-vessel steel A533B': 0x8b97a5,
  'Steel 4340 tempered 425 C': 0x7f8c9a,
  'Steel 1045 normalised': 0x8a949f,
  'Stainless steel 316L': 0xb4bec8,
  'Aluminium 6061-T6': 0xcdd5dc,
  'Ti-6Al-4V': 0xa7a59c,
  'Grey cast iron': 0x5b6168,
};
/** Under a lid. */
export const COVERED = 0x8f9aa6;

/** Rime on a bar, 0 to 1. */
export const rimeAt = (temperature: number): number => Math.max(0, Math.min(1, -temperature / 90));
