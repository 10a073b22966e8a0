/** What a photometer makes of DNA that protein came along with (Warburg and Christian): absorbances of 1 cm, in mL/mg. */

/** At 260 and 280 nm. */
const DNA = { at260: 20, at280: 11.11 } as const;
const PROTEIN = { at260: 0.57, at280: 1 } as const;

/** A₂₆₀/A₂₈₀ of masses in one unit: 1.80 for DNA alone, 0.57 for protein alone. */
export const purityRatio = (dna: number, protein: number): number =>
  (DNA.at260 * dna + PROTEIN.at260 * protein) / (DNA.at280 * dna + PROTEIN.at280 * protein);
